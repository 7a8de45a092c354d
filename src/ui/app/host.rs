//! The interface to the host of the window. In a browser, the page mirrors the caption for screen readers, shows the
//! title and the address, and forwards links and messages from the page around it.

use super::document_link::linked_lecture;
use super::{App, Panels};
use egui::{ColorImage, Context, OpenUrl};
use poda_core::document::Document;
use poda_core::game::game_record::recorded_moves;
use poda_core::text::Excerpt;
use poda_core::trace::TimelineStep;
use poda_lecture::slide_text::parse as parse_slide;
use poda_panels::dialogs::{Dialog, PageFrameModal, QrCodeModal};
use poda_panels::frame::copied_picture::{TitledTree, copied_picture};
use poda_panels::frame::printed_page::{PrintedPage, PrintedPart, SMALL, TEXT, TITLE};
use poda_panels::frame::{caption, sides};
use poda_panels::lectern::slide_texts;
use poda_panels::practice::{spoken_card, spoken_rounds};
use poda_panels::tree_panel::whole_tree;
use poda_paper::packing::check_packable;
use poda_picture::export::png::{PngText, png};
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::shape::point;
use poda_platform::{ByHand, window};
use poda_session::lanes::Side;
use poda_session::{Command, Origin};
use poda_window::documents::export_outcome::ExportOutcome;
use poda_window::documents::file_export::FileExport;
use poda_window::documents::lecture_plan::{LectureExport, LecturePlan};
use poda_window::documents::loaded_document::without_files;
use poda_window::documents::notification::{Linked, Notification};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::documents::scorm_plan::ScormPlan;
use poda_window::documents::{LoadedDocument, document_title};
use poda_window::panel::request::DocumentRequest;
use poda_window::state::mode::Mode;
use poda_window::state::practice::{Audience, PracticeMode};
use poda_words::file::{Link, LinkMode, LinkView};
use poda_words::i18n::Language;
use poda_words::i18n::narration;
use poda_words::i18n::styled_text::StyledText;
use poda_words::lessons::{self, lectures};
use std::rc::Rc;

impl App {
    /// Returns the title of the window: the name of the open document, and that of the program.
    pub fn title(&self) -> String {
        format!("{} – Poda", document_title::title(&self.model.session, &self.model.words))
    }

    pub const fn language(&self) -> Language {
        self.model.settings.language
    }

    /// Returns the text that describes the current step: the sentence of the caption, the question with the feedback on
    /// its answer, or both captions of a split view. It is empty on a black screen.
    pub fn caption_text(&self) -> String {
        let Self { model, panels, .. } = self;
        if model.is(Mode::Blank) {
            return String::new();
        }
        let lanes = model.session.lanes();
        if lanes.second.is_some() {
            return sides::captions(&model.words, lanes);
        }
        let context = model.view_context(&panels.tree);
        let rounds = model.practice.mode.as_ref().and_then(PracticeMode::rounds);
        if let Some((context, rounds)) = context.depth_first().zip(rounds) {
            return spoken_rounds(&context, rounds);
        }
        let predict = model.predict().filter(|predict| predict.has_card_in(&model.session));
        match context.depth_first().zip(predict) {
            Some((context, predict)) => spoken_card(&context, predict),
            None => caption::sentence(&context).plain(),
        }
    }

    pub fn timeline_step(&self) -> TimelineStep {
        self.model.session.timeline_step()
    }

    /// Returns the number of steps of the timeline. In an exercise, steps after the open question are not counted, so
    /// that their number reveals nothing.
    pub fn step_count(&self) -> usize {
        let session = &self.model.session;
        let context = self.view_context();
        context.last_step().unwrap_or_else(|| session.timeline_len()).get()
    }

    /// Returns the texts shown over the tree: the notifications, and why the search was cut short. Empty if there are
    /// none.
    pub fn notice_text(&self) -> String {
        let Self { model, panels, .. } = self;
        let cut_short = model.session.lanes().first.text().cut_short(&model.words);
        let texts = [Some(panels.notifications.text(&model.words)), cut_short].into_iter().flatten();
        texts.filter(|text| !text.is_empty()).collect::<Vec<_>>().join("\n")
    }

    /// Returns whether a search, a layout or a read is running in the background.
    pub fn is_searching(&self) -> bool {
        let session = &self.model.session;
        session.has_tasks() || self.panels.files.is_reading()
    }

    /// Returns whether the user has answered anything in the current exercise.
    pub fn has_answers(&self) -> bool {
        self.model.practice.mode.as_ref().is_some_and(PracticeMode::is_answered)
    }

    /// Goes to a step of the timeline, or to the last step if there are fewer. An exercise stops at its open question.
    pub fn go_to_step(&mut self, step: TimelineStep) {
        self.apply(Command::Seek(step));
    }

    pub const fn is_presenting(&self) -> bool {
        self.model.window.modes.has(Mode::Presenting)
    }

    /// Ends presenting after the page has left full screen. Does nothing while the presenter view is open, because a
    /// browser also leaves full screen when it opens that view.
    pub fn leave_presentation(&mut self, ctx: &Context) {
        if self.is_presenting() && self.presentation.presenter.is_none() {
            self.set_presenting(ctx, false);
        }
    }

    /// Returns whether the window is embedded in another page as a frame, which shows only the tree, the caption and
    /// the transport.
    pub const fn is_embedded(&self) -> bool {
        self.model.window.modes.has(Mode::Embedded)
    }

    pub const fn set_embedded(&mut self, is_embedded: bool) {
        self.model.set_mode(Mode::Embedded, is_embedded);
    }

    /// Sets the part of links before the fragment: the address of the page that opens them.
    pub fn set_link_base(&mut self, base: &str) {
        base.split('#').next().unwrap_or_default().clone_into(&mut self.link.base);
    }

    /// Returns the fragment of the address that reproduces the window, including its `#`: the document with all
    /// changes, the step, the language, and whether it is practiced, presented or embedded. Returns `None` if the
    /// document is too large for an address.
    ///
    /// While stepping, only the number of the step is encoded again.
    pub fn link_fragment(&mut self) -> Option<String> {
        let view = self.link_view();
        Some(format!("#{}{view}", self.link.target(&self.model.session)?))
    }

    /// Opens a link that the address of the window was changed to. A link to the open document changes only the step,
    /// the language and the mode. Any other link opens its document, after a confirmation if unsaved work would be
    /// lost. An address without a fragment changes nothing.
    pub fn open_link(&mut self, ctx: &Context, link: &str) {
        if link.trim().split_once('#').is_none_or(|(_, fragment)| fragment.is_empty()) {
            return;
        }
        self.panels.notifications.clear();
        match LoadedDocument::of_link(Link::parse_with_players(link)) {
            Ok(loaded) => {
                self.set_embedded(LinkView::parse(link).is_embedded);
                if loaded.lecture.is_none() && self.is_open(&loaded.document) {
                    self.show_linked(&loaded);
                } else {
                    self.handle(ctx, DocumentRequest::OpenAt(Box::new(loaded)).into());
                }
            }
            Err(notification) => self.panels.notifications.add(notification),
        }
    }

    /// Returns the fragment of a link to the current view. `None` if the document does not fit in a link.
    fn fragment_to_copy(&mut self, is_embedded: bool) -> Option<String> {
        let view = LinkView { is_embedded, ..self.link_view() };
        Some(format!("#{}{view}", self.link.target_to_copy(&self.model.session)?))
    }

    /// Like [`fragment_to_copy`](Self::fragment_to_copy), but notifies the user if the document does not fit.
    fn fragment_or_notify(&mut self, is_embedded: bool) -> Option<String> {
        let fragment = self.fragment_to_copy(is_embedded);
        if fragment.is_none() {
            self.panels.notifications.replace(PlainNotification::LinkNotCopied);
        }
        fragment
    }

    /// Copies the link to the current view. The link is a full address if the address of the page is known, or else
    /// only the fragment.
    pub(super) fn copy_link(&mut self, ctx: &Context) {
        if let Some(fragment) = self.fragment_or_notify(false) {
            self.copy_address(ctx, &fragment, Linked::Step);
        }
    }

    /// Copies the link to the open lecture, with the positions of its files embedded.
    pub(super) fn copy_lecture_link(&mut self, ctx: &Context) {
        let Some(open) = self.model.session.lecture() else { return };
        let code = without_files(&open.lecture, &open.origin)
            .and_then(|lecture| lectures::link_target(&lecture).map_err(|_| PlainNotification::LinkNotCopied.into()));
        match code {
            Ok(code) => {
                let session = &self.model.session;
                let shown = session.shown_lecture().filter(|open| open.entry().is_some());
                let entry = shown.map(|open| open.index + 1).filter(|&entry| 1 < entry);
                let step = shown.filter(|open| open.slide().is_none() && open.first_step() != session.timeline_step());
                let step = step.map(|_| session.timeline_step());
                let view = LinkView { entry, step, language: Some(self.language()), ..LinkView::default() };
                self.copy_address(ctx, &format!("#{code}{view}"), Linked::Lecture);
            }
            Err(notification) => self.panels.notifications.replace(notification),
        }
    }

    /// Opens the dialog for the file in which the lecture is exported.
    pub(super) fn export_lecture(&mut self, ctx: &Context, export: LectureExport) {
        let Some(open) = self.model.session.lecture() else { return };
        match without_files(&open.lecture, &open.origin) {
            Ok(lecture) => {
                let (language, theme) = (self.language(), self.model.settings.theme);
                let plan = LecturePlan { lecture, export, language, theme, base: self.link.base.clone() };
                self.handle(ctx, DocumentRequest::ExportFiles(FileExport::Lecture(Box::new(plan))).into());
            }
            Err(notification) => self.panels.notifications.replace(notification),
        }
    }

    /// Opens the dialog for the file in which the questions about the open document are packed.
    pub(super) fn export_package(&mut self, ctx: &Context) {
        let session = &self.model.session;
        let refused = |panels: &mut Panels, why| panels.notifications.replace(Notification::ExportEnded(why));
        if session.current_match().is_some() || session.lanes().second.is_some() {
            return refused(&mut self.panels, ExportOutcome::NotAlone);
        }
        let recorded = session.lanes().first.recorded();
        if let Err(why) = check_packable(&recorded) {
            return refused(&mut self.panels, ExportOutcome::NotPacked(why));
        }
        let mut document = session.document().clone();
        // Questions that the author chose about another search are not asked.
        if let Some(practice) = &mut document.practice {
            practice.questions = session.history().chosen_questions().to_vec();
        }
        let name = match session.origin() {
            Origin::Lesson(number) => lessons::name(*number).to_owned(),
            Origin::File(path) => path.file_stem().unwrap_or_default().to_string_lossy().into_owned(),
            Origin::Link | Origin::Entry(_) | Origin::New => document_title::name(session, &self.model.words),
        };
        let is_lesson = session.origin().lesson().is_some();
        let plan = ScormPlan { document, recorded, name, is_lesson, language: self.language() };
        self.handle(ctx, DocumentRequest::ExportFiles(FileExport::Package(Box::new(plan))).into());
    }

    /// Copies the moves that were played, as players write them.
    pub(super) fn copy_moves(&self, ctx: &Context) {
        let moves = recorded_moves(&self.model.session.latest_document().game);
        let (copied, told) = (Rc::clone(&self.copied), PlainNotification::MovesCopied(Excerpt::new(&moves)));
        let words = &self.model.words;
        let by_hand = ByHand { heading: words.text("moves-by-hand"), close: words.text("link-by-hand-close") };
        window::copy_text(ctx, moves, by_hand, move || {
            copied.replace(Some(told.into()));
        });
    }

    fn copy_address(&self, ctx: &Context, fragment: &str, linked: Linked) {
        let link = format!("{}{fragment}", self.link.base);
        let (characters, has_base) = (link.len(), !self.link.base.is_empty());
        let copied = Rc::clone(&self.copied);
        let words = &self.model.words;
        let by_hand = ByHand { heading: words.text("link-by-hand"), close: words.text("link-by-hand-close") };
        window::copy_text(ctx, link, by_hand, move || {
            copied.replace(Some(Notification::LinkCopied { linked, characters, has_base }));
        });
    }

    /// Notifies the user about the outcome of copying to the clipboard.
    pub(super) fn note_copied(&mut self) {
        if let Some(notification) = self.copied.take() {
            self.panels.notifications.replace(notification);
        }
    }

    /// Opens the content of the embedded frame in its own page or, if the address of the page is unknown, in this
    /// window.
    pub(super) fn open_whole(&mut self, ctx: &Context) {
        match self.fragment_to_copy(false).filter(|_| !self.link.base.is_empty()) {
            Some(fragment) => ctx.open_url(OpenUrl::new_tab(format!("{}{fragment}", self.link.base))),
            None => self.set_embedded(false),
        }
    }

    /// Opens the modal with the HTML of a frame that shows the current view.
    pub(super) fn offer_frame(&mut self) {
        if let Some(fragment) = self.fragment_or_notify(true) {
            let title = document_title::name(&self.model.session, &self.model.words);
            self.panels.dialogs.open(Dialog::PageFrame(PageFrameModal::new(&self.link.base, fragment, title)));
        }
    }

    /// Opens the modal with a QR code of the link to the current view.
    pub(super) fn show_qr_code(&mut self) {
        if let Some(fragment) = self.fragment_or_notify(false) {
            self.panels.dialogs.open(Dialog::QrCode(QrCodeModal::new(self.link.base.clone(), fragment)));
        }
    }

    /// Returns the part of a link that describes how the open document is shown.
    pub(super) fn link_view(&self) -> LinkView {
        let session = &self.model.session;
        let is_practicing = match &self.model.practice.mode {
            Some(PracticeMode::Questions(questions)) => questions.under_way().state().audience == Audience::User,
            Some(PracticeMode::FillIn(_) | PracticeMode::ImproveOrder(_)) => true,
            Some(PracticeMode::Rounds(_)) | None => false,
        };
        // The searches of a match do not belong to the document, and a pending search has no step yet.
        let is_own_search = session.current_match().is_none()
            && (session.task().is_none_or(|task| task.work().is_none()) || session.shows_partial_search());
        let shown = session.shown_lecture().filter(|_| linked_lecture(session).is_some());
        LinkView {
            entry: shown.map(|shown| shown.index + 1),
            step: Some(session.linked_step()).filter(|&step| is_own_search && step != TimelineStep::START),
            language: Some(self.language()),
            mode: if self.is_presenting() {
                Some(LinkMode::Present)
            } else {
                is_practicing.then_some(LinkMode::Practice)
            },
            // Included only if a link or the command line has set a limit that differs from the settings.
            max_seconds: session
                .limits()
                .seconds
                .filter(|_| session.limits().seconds != self.model.settings.max_seconds),
            is_embedded: self.is_embedded(),
        }
    }

    /// Returns whether `document` equals the open one with all its changes. Always false during a match, which does not
    /// show the document.
    fn is_open(&self, document: &Document) -> bool {
        let session = &self.model.session;
        session.current_match().is_none() && session.latest_document() == document
    }

    /// Shows the open document as a link specifies, as if it had just been opened from the link.
    fn show_linked(&mut self, loaded: &LoadedDocument) {
        let LoadedDocument { step, language, mode, .. } = *loaded;
        self.model.settings.language = language.unwrap_or(self.model.settings.language);
        self.leave_practice();
        self.apply(Command::StepThrough(Side::First));
        self.apply(Command::Seek(step));
        self.panels.files.link_mode = mode;
        // Let the exercise start as for an opened document, once the search is recorded.
        self.seen.history = None;
    }

    /// Copies the trees as drawn in this frame, without anything that an exercise conceals. Does nothing on a black
    /// screen.
    pub(super) fn copy_picture(&mut self, ctx: &Context) {
        if self.model.is(Mode::Blank) {
            return;
        }
        let Some(picture) = copied_picture(&self.drawn_trees(), self.model.settings.theme) else { return };
        let [width, height] = [picture.width(), picture.height()].map(|pixels| pixels as usize);
        let image = ColorImage::from_rgba_unmultiplied([width, height], picture.rgba());
        let copied = Rc::clone(&self.copied);
        window::copy_picture(
            ctx,
            image,
            move || png(&picture, 1.0, &PngText::default()).ok(),
            move |is_copied| {
                let told = if is_copied {
                    PlainNotification::PictureCopied { width, height }
                } else {
                    PlainNotification::PictureNotCopied
                };
                copied.replace(Some(told.into()));
            },
        );
    }

    /// Prepares the page with the current view for printing, without anything that an exercise conceals. Does nothing
    /// on a black screen.
    pub(super) fn print(&mut self) {
        if self.model.is(Mode::Blank) {
            return;
        }
        let mut page = self.printed_page();
        let session = &self.model.session;
        // A slide is not a document: only a link to its lecture can reach it.
        let is_linked = session.slide().is_none() || linked_lecture(session).is_some();
        let fragment = self.fragment_to_copy(false).filter(|_| is_linked);
        let code = fragment.and_then(|fragment| LinkCode::for_paper(format!("{}{fragment}", self.link.base)));
        page.parts.extend(code.into_iter().flat_map(|code| PrintedPart::link(&self.model.words, code)));
        self.printed = Some(page);
    }

    /// Takes the page that waits to be printed.
    pub const fn take_printed(&mut self) -> Option<PrintedPage> {
        self.printed.take()
    }

    /// Returns the page: the title, the whole tree or both trees as drawn, and the caption with the settings of the
    /// search. For a slide, returns the title and the text of the slide.
    fn printed_page(&self) -> PrintedPage {
        let context = self.view_context();
        let (words, session) = (context.words, context.session);
        let title = document_title::name(session, words);
        let mut parts = vec![PrintedPart::Text(TITLE, StyledText::strong(&title))];
        if let Some(slide) = session.slide() {
            let [heading, text] = slide_texts(&context, slide);
            let lines = parse_slide(&text).into_iter().map(|line| PrintedPart::Text(TEXT, line.with_marker()));
            parts.extend(std::iter::once(PrintedPart::Text(TEXT, StyledText::strong(&heading))).chain(lines));
            return PrintedPage { title, language: words.language(), parts };
        }
        let steps = [("step", self.timeline_step().get()), ("steps", self.step_count())];
        let steps = steps.map(|(name, step)| (name, words.number(step as u64).into()));
        parts.push(PrintedPart::faint(SMALL, &words.fill("series-heading", &steps)));
        let drawn = self.drawn_trees();
        if drawn.len() < 2 {
            let (shapes, size) = whole_tree(&context);
            parts.push(PrintedPart::Tree(shapes, size));
        } else {
            for TitledTree { title, tree } in drawn {
                parts.extend(title.map(|title| PrintedPart::Text(TEXT, StyledText::strong(&title))));
                let shapes = [tree.shapes.as_slice(), tree.entries.as_slice()].concat();
                parts.push(PrintedPart::Tree(shapes, point(tree.rect.width(), tree.rect.height())));
            }
        }
        let shown = session.lanes();
        let is_plain = shown.second.is_none() && context.practice.is_none();
        let caption = match shown.first.search().filter(|_| is_plain) {
            Some(search) => narration::page_caption(words, search.recording(), search.step()),
            None => StyledText::plain_text(&self.caption_text()),
        };
        parts.push(PrintedPart::Text(TEXT, caption));
        let settings = [Some(shown.first), shown.second].map(|lane| lane?.text().settings(words));
        parts.extend(settings.into_iter().flatten().map(|settings| PrintedPart::faint(SMALL, &settings)));
        if session.split().is_none() && shown.first.search().is_some() {
            parts.push(PrintedPart::settings(&context));
        }
        PrintedPage { title, language: words.language(), parts }
    }

    pub(super) fn drawn_trees(&self) -> Vec<TitledTree<'_>> {
        let (model, panels) = (&self.model, &self.panels);
        let lanes = model.session.lanes();
        if lanes.second.is_some() {
            let trees = match model.session.split() {
                Some(_) => panels.split_view.drawn(),
                None => Side::BOTH.map(|side| panels.drawn_in(lanes.lane(side), side)),
            };
            return sides::titled(&model.words, lanes, trees);
        }
        let context = model.view_context(&panels.tree);
        let is_solved = context.filled_in().is_some_and(|fill_in| fill_in.solution.is_some());
        let tree = panels.drawn_in(lanes.first, Side::First);
        let shown = if is_solved && lanes.first.search().is_some() {
            vec![(tree, Some("fill-in-own-tree")), (panels.true_tree.drawn.as_ref(), Some("fill-in-true-tree"))]
        } else {
            vec![(tree, None)]
        };
        let titled = shown.into_iter().map(|(tree, title)| (tree, title.map(|title| model.words.text(title))));
        titled.filter_map(|(tree, title)| Some(TitledTree { title, tree: tree? })).collect()
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
        let (_, code) = app.link.encoded.as_ref().unwrap();
        code.as_ref().unwrap().as_ptr()
    }

    #[test]
    fn stepping_does_not_encode_the_document_again() {
        let mut app = app("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))");
        let first = app.link_fragment().unwrap();
        let address = address_of_code(&app);
        for step in 1..12 {
            app.apply(Command::Go(Direction::Forward));
            let fragment = app.link_fragment().unwrap();
            assert_eq!(address_of_code(&app), address, "step {step}");
            assert_eq!(fragment.replace(&format!("&step={step}"), ""), first);
        }
        app.apply(Command::SetBeside(None));
        let _ = app.link_fragment();
        assert_eq!(address_of_code(&app), address, "a change to the same document is none");
    }

    #[test]
    fn an_edit_encodes_the_document_again() {
        let mut app = app("(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6]]))");
        let first = app.link_fragment().unwrap();
        let edited = load(b"(version: 1, game: Tree(tree: [[3, 12, 9], [2, 4, 6]]))").unwrap();
        app.apply(Command::SetGame(edited.position().clone()));
        let second = app.link_fragment().unwrap();
        assert_ne!(first, second);
        app.apply(Command::Undo);
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
        assert_eq!(app.link.base, "https://example.org/poda/");
    }
}
