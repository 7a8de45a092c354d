//! The interface to the host of the window. In a browser, the page mirrors the caption for screen readers, shows the
//! title and the address, and forwards links and messages from the page around it.

use super::App;
use crate::files::Files;
use egui::Context;
use poda_core::document::Document;
use poda_core::trace::{NodeId, TimelineStep};
use poda_panels::dialogs::Dialogs;
use poda_panels::frame::notifications::Notifications;
use poda_panels::frame::printed_page::PrintedPage;
use poda_panels::tree_panel::EarlierPicture;
use poda_session::lanes::Side;
use poda_session::{Command, Session};
use poda_window::documents::LoadedDocument;
use poda_window::panel::request::DocumentRequest;
use poda_window::state::mode::Mode;
use poda_window::state::practice::{Diary, PracticeMode};
use poda_window::stored::drafts::OtherDraft;
use poda_window::stored::settings::Settings;
use poda_words::file::{Link, LinkView};
use poda_words::i18n::Language;
use poda_words::practice::progress::PracticeProgress;

impl App {
    /// Returns the title of the window: the name of the open document, and that of the program.
    pub fn title(&self) -> String {
        self.workspace.model.title()
    }

    pub const fn language(&self) -> Language {
        self.workspace.model.settings.language
    }

    /// Returns the text that describes the current step. It is empty on a black screen.
    pub fn caption_text(&self) -> String {
        self.workspace.caption_text()
    }

    pub fn timeline_step(&self) -> TimelineStep {
        self.workspace.model.session.timeline_step()
    }

    /// Returns the number of steps of the timeline, without those after an open question.
    pub fn step_count(&self) -> usize {
        self.workspace.step_count()
    }

    /// Returns the texts shown over the tree. Empty if there are none.
    pub fn notice_text(&self) -> String {
        self.workspace.notice_text()
    }

    /// Returns whether a search, a layout or a read is running in the background.
    pub fn is_searching(&self) -> bool {
        let session = &self.workspace.model.session;
        session.has_tasks() || self.workspace.panels.files.is_reading()
    }

    /// Returns whether the user has answered anything in the current exercise.
    pub fn has_answers(&self) -> bool {
        self.workspace.model.practice.mode.as_ref().is_some_and(PracticeMode::is_answered)
    }

    pub const fn session(&self) -> &Session {
        &self.workspace.model.session
    }

    pub const fn settings(&self) -> &Settings {
        &self.workspace.model.settings
    }

    pub const fn files(&self) -> &Files {
        &self.workspace.panels.files
    }

    pub const fn files_mut(&mut self) -> &mut Files {
        &mut self.workspace.panels.files
    }

    /// Returns the unsaved documents of other runs of the program.
    pub fn drafts(&self) -> &[OtherDraft] {
        &self.workspace.model.drafts
    }

    pub const fn drafts_mut(&mut self) -> &mut Vec<OtherDraft> {
        &mut self.workspace.model.drafts
    }

    pub const fn dialogs(&self) -> &Dialogs {
        &self.workspace.panels.dialogs
    }

    pub const fn notifications_mut(&mut self) -> &mut Notifications {
        &mut self.workspace.panels.notifications
    }

    /// Returns the player whose payoffs the user sees alone, if it is one of several.
    pub const fn viewed_player(&self) -> Option<usize> {
        self.workspace.model.selection.player
    }

    /// Returns the node that the user selected, if it belongs to the shown search.
    pub fn selected_node(&self) -> Option<NodeId> {
        self.workspace.model.selected_node()
    }

    pub const fn practice(&self) -> Option<&PracticeMode> {
        self.workspace.model.practice.mode.as_ref()
    }

    pub const fn progress(&self) -> &PracticeProgress {
        &self.workspace.model.practice.diary.progress
    }

    /// Sets the stored progress of the user.
    pub fn set_progress(&mut self, progress: PracticeProgress) {
        self.workspace.model.practice.diary = Diary { progress, ..Diary::default() };
    }

    /// Offers a choice of where to begin when the program is started for the first time. Nothing is asked before the
    /// choice.
    pub fn offer_ways_in(&mut self) {
        self.workspace.model.offer_ways_in();
    }

    /// Goes to a step of the timeline, or to the last step if there are fewer. An exercise stops at its open question.
    pub fn go_to_step(&mut self, step: TimelineStep) {
        self.workspace.apply(Command::Seek(step));
    }

    pub const fn is_presenting(&self) -> bool {
        self.workspace.model.is_presenting()
    }

    /// Ends presenting after the page has left full screen. Does nothing while the presenter view is open, because a
    /// browser also leaves full screen when it opens that view.
    pub fn leave_presentation(&mut self, ctx: &Context) {
        if self.is_presenting() && !self.workspace.panels.presentation.has_presenter() {
            self.workspace.set_presenting(ctx, false);
        }
    }

    /// Returns whether the window is embedded in another page as a frame, which shows only the tree, the caption and
    /// the transport.
    pub const fn is_embedded(&self) -> bool {
        self.workspace.model.is_embedded()
    }

    pub const fn set_embedded(&mut self, is_embedded: bool) {
        self.workspace.model.set_mode(Mode::Embedded, is_embedded);
    }

    /// Lets the tree arrive from a picture that was shown in the place of the window.
    pub const fn arrive_from(&mut self, earlier: EarlierPicture) {
        self.workspace.panels.tree.seen.earlier = Some(earlier);
        self.workspace.panels.other_trees.arrive_from(earlier);
    }

    /// Sets the part of links before the fragment: the address of the page that opens them.
    pub fn set_link_base(&mut self, base: &str) {
        base.split('#').next().unwrap_or_default().clone_into(&mut self.sharing.link.base);
    }

    /// Returns the fragment of the address that reproduces the window, including its `#`: the document with all
    /// changes, the step, the language, and whether it is practiced, presented or embedded. Returns `None` if the
    /// document is too large for an address.
    ///
    /// While stepping, only the number of the step is encoded again.
    pub fn link_fragment(&mut self) -> Option<String> {
        self.sharing.fragment(&self.workspace.model)
    }

    /// Opens a link that the address of the window was changed to. A link to the open document changes only the step,
    /// the language and the mode. Any other link opens its document, after a confirmation if unsaved work would be
    /// lost. An address without a fragment changes nothing.
    pub fn open_link(&mut self, ctx: &Context, link: &str) {
        if link.trim().split_once('#').is_none_or(|(_, fragment)| fragment.is_empty()) {
            return;
        }
        self.workspace.panels.notifications.clear();
        match LoadedDocument::of_link(Link::parse_with_players(link)) {
            Ok(loaded) => {
                self.set_embedded(LinkView::parse(link).is_embedded);
                if loaded.lecture.is_none() && self.shows_document(&loaded.document) {
                    self.show_linked(&loaded);
                } else {
                    self.executor(ctx).handle(DocumentRequest::OpenAt(Box::new(loaded)).into());
                }
            }
            Err(notification) => self.workspace.panels.notifications.add(notification),
        }
    }

    /// Returns whether `document` equals the open one with all its changes. Always false during a match, which does not
    /// show the document.
    fn shows_document(&self, document: &Document) -> bool {
        let session = &self.workspace.model.session;
        session.current_match().is_none() && session.latest_document() == document
    }

    /// Shows the open document as a link specifies, as if it had just been opened from the link.
    fn show_linked(&mut self, loaded: &LoadedDocument) {
        let LoadedDocument { step, language, mode, .. } = *loaded;
        self.workspace.model.settings.language = language.unwrap_or(self.workspace.model.settings.language);
        self.workspace.leave_practice();
        self.workspace.apply(Command::StepThrough(Side::First));
        self.workspace.apply(Command::Seek(step));
        self.workspace.panels.files.link_mode = mode;
        // Let the exercise start as for an opened document, once the search is recorded.
        self.workspace.model.practice.decided_for = None;
    }

    /// Takes the page that waits to be printed.
    pub const fn take_printed(&mut self) -> Option<PrintedPage> {
        self.sharing.printed.take()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::document_link::MAX_ADDRESS_BYTES;
    use crate::files::Files;
    use poda_session::playback::Direction;
    use poda_session::{Origin, Session};
    use poda_window::stored::settings::Settings;
    use poda_words::file::load;

    fn app(text: &str) -> App {
        let settings = Settings::new(Language::ENGLISH);
        let session = Session::new(load(text.as_bytes()).unwrap(), Origin::New, settings.notation);
        App::new(&Context::default(), session, settings, Files::default())
    }

    /// Returns the address of the code in memory, which changes if the document is encoded again.
    fn address_of_code(app: &App) -> *const u8 {
        let (_, code) = app.sharing.link.encoded.as_ref().unwrap();
        code.as_ref().unwrap().as_ptr()
    }

    #[test]
    fn stepping_does_not_encode_the_document_again() {
        let mut app = app("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))");
        let first = app.link_fragment().unwrap();
        let address = address_of_code(&app);
        for step in 1..12 {
            app.workspace.apply(Command::Go(Direction::Forward));
            let fragment = app.link_fragment().unwrap();
            assert_eq!(address_of_code(&app), address, "step {step}");
            assert_eq!(fragment.replace(&format!("&step={step}"), ""), first);
        }
        app.workspace.apply(Command::SetBeside(None));
        let _ = app.link_fragment();
        assert_eq!(address_of_code(&app), address, "a change to the same document is none");
    }

    #[test]
    fn an_edit_encodes_the_document_again() {
        let mut app = app("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))");
        let first = app.link_fragment().unwrap();
        let edited = load(b"(version: 1, game: Tree(tree: [[3, 12, 9], [2, 4, 6]]))").unwrap();
        app.workspace.apply(Command::SetGame(edited.position().clone()));
        let second = app.link_fragment().unwrap();
        assert_ne!(first, second);
        app.workspace.apply(Command::Undo);
        assert_eq!(app.link_fragment().unwrap(), first);
    }

    #[test]
    fn a_document_that_is_too_large_for_an_address_has_no_fragment() {
        let leaves = vec!["123456789"; MAX_ADDRESS_BYTES / 10].join(",");
        let mut app = app(&format!("(version: 1, game: Tree(tree: [{leaves}]))"));
        assert_eq!(app.link_fragment(), None);
    }

    #[test]
    fn the_base_is_an_address_without_a_fragment() {
        let mut app = app("(version: 1, game: Nim())");
        app.set_link_base("https://example.org/poda/#lesson=nim");
        assert_eq!(app.sharing.link.base, "https://example.org/poda/");
    }
}
