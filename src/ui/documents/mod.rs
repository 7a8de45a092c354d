//! The desk: where documents come from and go to, and the sheets that ask or tell something about them.
//!
//! Knows neither trees nor steps: it opens, saves and asks, and gives what is to be done with the session.

mod comparison;
mod confirmation;
pub mod dropped_files;
pub mod file_dialog;
mod glossary;
mod key_sheet;
mod modal;
pub mod new_game;
pub mod notifications;
mod open;
mod paste;
mod path_prompt;
mod save;
mod tree_text;

use open::BackgroundRead;
pub use open::LoadedDocument;

use super::lessons_menu;
use super::request::{Answer, UiRequest};
use super::settings::Settings;
use super::top_bar;
use super::tree_panel::ViewContext;
use crate::file;
use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::i18n::Words;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use comparison::ComparisonModal;
use confirmation::Confirmation;
use egui::{Context, Ui, ViewportCommand};
use file_dialog::{DialogOutcome, DialogPurpose, DialogRequest, FileDialogs, SystemDialogs};
use glossary::Glossary;
use notifications::Notification;
use path_prompt::PathPrompt;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use tree_text::TreeTextModal;

/// The most nodes that a tree may have to be edited as text: a field for more would make everything wait.
pub const MOST_NODES_AS_TEXT: usize = 10_000;

/// Everything about documents that is not the open document.
#[derive(Debug)]
pub struct Documents {
    dialogs: Box<dyn FileDialogs>,
    /// The dialog that is open, and where its choice arrives.
    asked: Option<(DialogRequest, Receiver<DialogOutcome>)>,
    /// What lies in front.
    sheet: Option<OpenModal>,
    /// The sheet that the question in front covers.
    covered: Option<OpenModal>,
    /// Whether that in front was drawn before.
    sheet_is_old: bool,
    news: Vec<Notification>,
    /// What is done once the question is answered or the document is saved.
    then: Option<Deferred>,
    /// What is being read beside the window.
    reading: Option<BackgroundRead>,
    /// The files that were read or written, with a digest of what each held then.
    known: BTreeMap<PathBuf, u64>,
    /// Whether the window may close without asking.
    may_close: bool,
    /// Whether the changes of the document are given up.
    discards_changes: bool,
}

/// What lies in front of the window.
#[derive(Debug)]
enum OpenModal {
    Keys,
    Glossary(Glossary),
    Confirmation(Confirmation),
    Tree(TreeTextModal),
    Path(PathPrompt),
    ComparisonModal(Box<ComparisonModal>),
}

/// What waits for an answer.
#[derive(Debug)]
enum Deferred {
    /// To be opened.
    Open(LoadedDocument),
    /// The window is to be closed.
    Close,
}

/// What the desk needs to know of everything else.
struct DocumentContext<'a> {
    ctx: &'a Context,
    session: &'a Session,
    settings: &'a mut Settings,
    words: &'a Words,
}

impl Default for Documents {
    fn default() -> Self {
        Self::new(Box::new(SystemDialogs))
    }
}

impl Documents {
    /// A desk that asks for paths by these dialogs.
    #[must_use]
    pub fn new(dialogs: Box<dyn FileDialogs>) -> Self {
        Self {
            dialogs,
            asked: None,
            sheet: None,
            covered: None,
            sheet_is_old: false,
            news: Vec::new(),
            then: None,
            reading: None,
            known: BTreeMap::new(),
            may_close: false,
            discards_changes: false,
        }
    }

    /// Whether a question has to be answered before anything else.
    #[must_use]
    pub const fn is_modal_open(&self) -> bool {
        matches!(
            self.sheet,
            Some(OpenModal::Confirmation(_) | OpenModal::Tree(_) | OpenModal::Path(_) | OpenModal::ComparisonModal(_))
        )
    }

    /// Whether what was changed is not to be remembered for the next run.
    #[must_use]
    pub const fn discards_changes(&self) -> bool {
        self.discards_changes
    }

    /// Tells something.
    pub fn tell(&mut self, news: Notification) {
        self.news.push(news);
    }

    /// Lets the window close without asking.
    pub const fn allow_close(&mut self) {
        self.may_close = true;
    }

    /// Whether there is work in the document that would be lost with it. What was written down or pasted is such work
    /// from the start; the opening of a game is not.
    #[must_use]
    pub fn has_unsaved_work(session: &Session) -> bool {
        let is_made = *session.origin() == Origin::New && !new_game::is_untouched_new_game(session.document());
        is_made || session.is_edited()
    }

    /// Shows the sheets that are open, and takes what was dropped on the window, pasted into it or chosen in a dialog.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
        let ctx = ui.ctx().clone();
        let words = context.words;
        requests.extend(self.choice());
        self.show_reading(ui, words, requests);
        if !self.is_modal_open() {
            requests.extend(dropped_files::take(&ctx).map(UiRequest::Arrive));
        }
        if !self.news.is_empty() && notifications::card_ui(ui, words, &self.news) {
            self.news.clear();
        }
        let is_new = !std::mem::replace(&mut self.sheet_is_old, true);
        match &mut self.sheet {
            None => self.sheet_is_old = false,
            Some(OpenModal::Keys) => {
                if key_sheet::keys_ui(&ctx, words) {
                    self.sheet = None;
                }
            }
            Some(OpenModal::Glossary(glossary)) => {
                if glossary.show(&ctx, words) {
                    self.sheet = None;
                }
            }
            Some(OpenModal::Confirmation(question)) => question.show(&ctx, words, is_new, requests),
            Some(OpenModal::Tree(sheet)) => sheet.show(&ctx, words, is_new, requests),
            Some(OpenModal::Path(sheet)) => sheet.show(&ctx, words, is_new, requests),
            Some(OpenModal::ComparisonModal(sheet)) => sheet.show(&ctx, context.session, words, is_new, requests),
        }
        dropped_files::hint_ui(ui, words);
    }

    /// Does what concerns documents and sheets. Gives what is to be done with the session.
    pub fn act(
        &mut self,
        ctx: &Context,
        action: UiRequest,
        session: &Session,
        settings: &mut Settings,
        words: &Words,
    ) -> Vec<Command> {
        let mut room = DocumentContext { ctx, session, settings, words };
        match action {
            UiRequest::OpenDialog => self.ask(&room, DialogPurpose::Open),
            UiRequest::OpenFile(path) => return self.open_file(&mut room, &path),
            UiRequest::OpenLesson(number) => return self.open_lesson(&mut room, number),
            UiRequest::Arrive(arrival) => return self.take_in(&mut room, &arrival),
            UiRequest::NewTree => self.put_in_front(OpenModal::Tree(TreeTextModal::empty())),
            UiRequest::NewGame(opening) => return self.open_game(&mut room, opening),
            UiRequest::EditAsText => self.edit_as_text(session),
            UiRequest::Compare => {
                self.put_in_front(OpenModal::ComparisonModal(Box::new(ComparisonModal::new(session))))
            }
            UiRequest::Save => return self.save(&mut room),
            UiRequest::SaveAs => self.ask(&room, DialogPurpose::Save),
            UiRequest::ToggleKeys if matches!(self.sheet, Some(OpenModal::Keys)) => self.sheet = None,
            UiRequest::ToggleKeys => self.put_in_front(OpenModal::Keys),
            UiRequest::ToggleGlossary if matches!(self.sheet, Some(OpenModal::Glossary(_))) => self.sheet = None,
            UiRequest::ToggleGlossary => self.put_in_front(OpenModal::Glossary(Glossary::at(None))),
            UiRequest::OpenGlossary(term) => self.put_in_front(OpenModal::Glossary(Glossary::at(term))),
            UiRequest::TurnLesson { is_next } => {
                if let Some(number) = lessons_menu::lesson_beside(session, is_next) {
                    return self.open_lesson(&mut room, number);
                }
            }
            UiRequest::Answer(answer) => return self.answer(&mut room, answer),
            // All others are no business of the desk's.
            _ => {}
        }
        Vec::new()
    }

    /// Closes the sheet or the card in front. Gives whether there was one.
    pub fn close(&mut self) -> bool {
        if matches!(self.sheet, Some(OpenModal::Keys | OpenModal::Glossary(_))) {
            self.sheet = None;
            return true;
        }
        !std::mem::take(&mut self.news).is_empty()
    }

    /// Asks before the window closes, if there is something to lose.
    pub fn watch_closing(&mut self, ctx: &Context, session: &Session, words: &Words) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes && !self.may_close && Self::has_unsaved_work(session) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask_before(Deferred::Close, session, words);
        }
    }

    fn put_in_front(&mut self, sheet: OpenModal) {
        self.sheet = Some(sheet);
        self.sheet_is_old = false;
    }

    /// Asks whether the changes are to be saved before something else is done.
    fn ask_before(&mut self, then: Deferred, session: &Session, words: &Words) {
        self.then = Some(then);
        if let Some(sheet @ (OpenModal::Tree(_) | OpenModal::Path(_) | OpenModal::ComparisonModal(_))) =
            self.sheet.take()
        {
            self.covered = Some(sheet);
        }
        let title = top_bar::name(session, words);
        self.put_in_front(OpenModal::Confirmation(Confirmation::Unsaved { title }));
    }

    /// LeafValues what waited for an answer undone, and what was covered by the question comes back.
    fn give_up(&mut self) {
        self.then = None;
        if let Some(sheet) = self.covered.take() {
            self.put_in_front(sheet);
        }
    }

    fn answer(&mut self, room: &mut DocumentContext<'_>, answer: Answer) -> Vec<Command> {
        // What was chosen in a dialog or read from a file answers no sheet.
        let sheet = if matches!(answer, Answer::Chosen(..) | Answer::Read(_)) { None } else { self.sheet.take() };
        match answer {
            // Nothing waits for a tree or for a table.
            Answer::Cancel if matches!(sheet, Some(OpenModal::Tree(_) | OpenModal::ComparisonModal(_))) => {}
            Answer::Cancel => self.give_up(),
            Answer::Save => return self.save(room),
            Answer::DoNotSave => {
                self.discards_changes = matches!(self.then, Some(Deferred::Close));
                return self.go_on(room);
            }
            Answer::WriteOver => {
                if let Some(OpenModal::Confirmation(Confirmation::Overwrite { path, .. })) = sheet {
                    return self.write_over(room, path);
                }
            }
            Answer::SaveElsewhere => self.ask(room, DialogPurpose::Save),
            Answer::Tree { tree, is_open_tree: true } => return vec![Command::SetGame(AnyGame::Tree(tree))],
            Answer::Tree { tree, is_open_tree: false } => {
                let arriving =
                    LoadedDocument { document: Box::new(paste::document_of(tree)), origin: Origin::New, known: None };
                let commands = self.open(room, arriving);
                if matches!(self.sheet, Some(OpenModal::Confirmation(_))) {
                    self.covered = sheet;
                }
                return commands;
            }
            Answer::Read(read) => return self.arrived(room, read),
            Answer::Path(DialogPurpose::Open, path) | Answer::Chosen(DialogPurpose::Open, path) => {
                return self.open_file(room, &path);
            }
            Answer::Path(DialogPurpose::Save, path) => {
                let commands = self.save_as(room, path, true);
                if matches!(self.sheet, Some(OpenModal::Confirmation(_))) {
                    self.covered = sheet;
                }
                return commands;
            }
            Answer::Chosen(DialogPurpose::Save, path) => return self.save_as(room, path, false),
        }
        Vec::new()
    }

    /// Does what waited.
    fn go_on(&mut self, room: &mut DocumentContext<'_>) -> Vec<Command> {
        match self.then.take() {
            Some(Deferred::Open(arriving)) => self.put_down(room, arriving),
            Some(Deferred::Close) => {
                self.may_close = true;
                room.ctx.send_viewport_cmd(ViewportCommand::Close);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Asks for a path, unless that is being done already.
    fn ask(&mut self, room: &DocumentContext<'_>, purpose: DialogPurpose) {
        if self.asked.is_some() {
            return;
        }
        let request = save::request(room, purpose);
        let receiver = self.dialogs.ask(request.clone(), room.ctx);
        self.asked = Some((request, receiver));
    }

    /// What was chosen in the open dialog, if that is over. It waits while something else has to be answered.
    fn choice(&mut self) -> Option<UiRequest> {
        if self.is_modal_open() {
            return None;
        }
        let (request, receiver) = self.asked.take()?;
        match receiver.try_recv() {
            Err(TryRecvError::Empty) => self.asked = Some((request, receiver)),
            Ok(DialogOutcome::Path(path)) => return Some(UiRequest::Answer(Answer::Chosen(request.purpose, path))),
            Ok(DialogOutcome::NoDialog) => self.put_in_front(OpenModal::Path(PathPrompt::new(&request))),
            // What waited for being saved goes on waiting no longer.
            Ok(DialogOutcome::Nothing) | Err(TryRecvError::Disconnected) => self.give_up(),
        }
        None
    }

    /// What has been read beside the window is opened; what takes its time is named. It waits while something else has
    /// to be answered.
    fn show_reading(&mut self, ui: &Ui, words: &Words, requests: &mut Vec<UiRequest>) {
        let Some(reading) = self.reading.take() else { return };
        if self.is_modal_open() {
            self.reading = Some(reading);
        } else if let Some(read) = reading.poll() {
            requests.push(UiRequest::Answer(Answer::Read(read)));
        } else {
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(60));
            if let Some(name) = reading.name() {
                notifications::reading_ui(ui, &words.fill("notification-reading", &[("name", name.into())]));
            }
            self.reading = Some(reading);
        }
    }

    fn edit_as_text(&mut self, session: &Session) {
        if let AnyGame::Tree(tree) = session.document().position()
            && fits_as_text(tree)
        {
            let sheet =
                TreeTextModal::with(file::write_tree(tree), tree.node().player, session.search().config().depth);
            self.put_in_front(OpenModal::Tree(sheet));
        }
    }
}

/// Whether a tree is small enough to be written as a text that somebody edits.
#[must_use]
pub fn fits_as_text(tree: &Tree) -> bool {
    tree.nodes().len() <= MOST_NODES_AS_TEXT
}

/// The line of the menu that leads to the sheet; where a tree is too large for it, it says so.
#[must_use]
pub fn edit_as_text_label(tree: &Tree, words: &Words) -> String {
    if fits_as_text(tree) {
        words.text("document-edit-as-text")
    } else {
        words.fill("document-too-large-as-text", &[("most", words.number(MOST_NODES_AS_TEXT as u64).into())])
    }
}
