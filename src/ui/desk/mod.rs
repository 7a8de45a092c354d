//! The desk: where documents come from and go to, and the sheets that ask or tell something about them.
//!
//! Knows neither trees nor steps: it opens, saves and asks, and gives what is to be done with the session.

mod comparing;
pub mod dialogs;
pub mod drops;
mod glossary;
mod incoming;
mod keys;
pub mod news;
pub mod openings;
mod outgoing;
mod pasted;
mod path_sheet;
mod questions;
mod sheet;
mod tree_sheet;

pub use incoming::Arriving;
use incoming::Reading;

use super::action::{Action, Answer};
use super::lessons_menu;
use super::settings::Settings;
use super::top_bar;
use super::tree_panel::Shown;
use crate::file;
use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::i18n::Words;
use crate::session::command::Command;
use crate::session::{Origin, Session};
use comparing::Comparing;
use dialogs::{Choice, Dialogs, Purpose, Request, SystemDialogs};
use egui::{Context, Ui, ViewportCommand};
use glossary::Glossary;
use news::News;
use path_sheet::PathSheet;
use questions::Question;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::mpsc::{Receiver, TryRecvError};
use tree_sheet::TreeSheet;

/// The most nodes that a tree may have to be edited as text: a field for more would make everything wait.
pub const MOST_ON_SHEET: usize = 10_000;

/// Everything about documents that is not the open document.
#[derive(Debug)]
pub struct Desk {
    dialogs: Box<dyn Dialogs>,
    /// The dialog that is open, and where its choice arrives.
    asked: Option<(Request, Receiver<Choice>)>,
    /// What lies in front.
    sheet: Option<Sheet>,
    /// The sheet that the question in front covers.
    covered: Option<Sheet>,
    /// Whether that in front was drawn before.
    sheet_is_old: bool,
    news: Vec<News>,
    /// What is done once the question is answered or the document is saved.
    then: Option<Then>,
    /// What is being read beside the window.
    reading: Option<Reading>,
    /// The files that were read or written, with a digest of what each held then.
    known: BTreeMap<PathBuf, u64>,
    /// Whether the window may close without asking.
    may_close: bool,
    /// Whether the changes of the document are given up.
    gives_up_changes: bool,
}

/// What lies in front of the window.
#[derive(Debug)]
enum Sheet {
    Keys,
    Glossary(Glossary),
    Question(Question),
    Tree(TreeSheet),
    Path(PathSheet),
    Comparing(Box<Comparing>),
}

/// What waits for an answer.
#[derive(Debug)]
enum Then {
    /// To be opened.
    Open(Arriving),
    /// The window is to be closed.
    Close,
}

/// What the desk needs to know of everything else.
struct Room<'a> {
    ctx: &'a Context,
    session: &'a Session,
    settings: &'a mut Settings,
    words: &'a Words,
}

impl Default for Desk {
    fn default() -> Self {
        Self::new(Box::new(SystemDialogs))
    }
}

impl Desk {
    /// A desk that asks for paths by these dialogs.
    #[must_use]
    pub fn new(dialogs: Box<dyn Dialogs>) -> Self {
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
            gives_up_changes: false,
        }
    }

    /// Whether a question has to be answered before anything else.
    #[must_use]
    pub const fn asks_a_question(&self) -> bool {
        matches!(self.sheet, Some(Sheet::Question(_) | Sheet::Tree(_) | Sheet::Path(_) | Sheet::Comparing(_)))
    }

    /// Whether what was changed is not to be remembered for the next run.
    #[must_use]
    pub const fn gives_up_changes(&self) -> bool {
        self.gives_up_changes
    }

    /// Tells something.
    pub fn tell(&mut self, news: News) {
        self.news.push(news);
    }

    /// Lets the window close without asking.
    pub const fn let_close(&mut self) {
        self.may_close = true;
    }

    /// Whether there is work in the document that would be lost with it. What was written down or pasted is such work
    /// from the start; the opening of a game is not.
    #[must_use]
    pub fn would_lose_work(session: &Session) -> bool {
        let is_made = *session.origin() == Origin::New && !openings::is_opening(session.document());
        is_made || session.is_edited()
    }

    /// Shows the sheets that are open, and takes what was dropped on the window, pasted into it or chosen in a dialog.
    pub fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
        let ctx = ui.ctx().clone();
        let words = shown.words;
        actions.extend(self.choice());
        self.show_reading(ui, words, actions);
        if !self.asks_a_question() {
            actions.extend(drops::take(&ctx).map(Action::Arrive));
        }
        if !self.news.is_empty() && news::card_ui(ui, words, &self.news) {
            self.news.clear();
        }
        let is_new = !std::mem::replace(&mut self.sheet_is_old, true);
        match &mut self.sheet {
            None => self.sheet_is_old = false,
            Some(Sheet::Keys) => {
                if keys::keys_ui(&ctx, words) {
                    self.sheet = None;
                }
            }
            Some(Sheet::Glossary(glossary)) => {
                if glossary.show(&ctx, words) {
                    self.sheet = None;
                }
            }
            Some(Sheet::Question(question)) => question.show(&ctx, words, is_new, actions),
            Some(Sheet::Tree(sheet)) => sheet.show(&ctx, words, is_new, actions),
            Some(Sheet::Path(sheet)) => sheet.show(&ctx, words, is_new, actions),
            Some(Sheet::Comparing(sheet)) => sheet.show(&ctx, shown.session, words, is_new, actions),
        }
        drops::hint_ui(ui, words);
    }

    /// Does what concerns documents and sheets. Gives what is to be done with the session.
    pub fn act(
        &mut self,
        ctx: &Context,
        action: Action,
        session: &Session,
        settings: &mut Settings,
        words: &Words,
    ) -> Vec<Command> {
        let mut room = Room { ctx, session, settings, words };
        match action {
            Action::OpenDialog => self.ask(&room, Purpose::Open),
            Action::OpenFile(path) => return self.open_file(&mut room, &path),
            Action::OpenLesson(number) => return self.open_lesson(&mut room, number),
            Action::Arrive(arrival) => return self.take_in(&mut room, &arrival),
            Action::NewTree => self.put_in_front(Sheet::Tree(TreeSheet::empty())),
            Action::NewGame(opening) => return self.open_game(&mut room, opening),
            Action::EditAsText => self.edit_as_text(session),
            Action::Compare => self.put_in_front(Sheet::Comparing(Box::new(Comparing::new(session)))),
            Action::Save => return self.save(&mut room),
            Action::SaveAs => self.ask(&room, Purpose::Save),
            Action::ToggleKeys if matches!(self.sheet, Some(Sheet::Keys)) => self.sheet = None,
            Action::ToggleKeys => self.put_in_front(Sheet::Keys),
            Action::ToggleGlossary if matches!(self.sheet, Some(Sheet::Glossary(_))) => self.sheet = None,
            Action::ToggleGlossary => self.put_in_front(Sheet::Glossary(Glossary::at(None))),
            Action::OpenGlossary(term) => self.put_in_front(Sheet::Glossary(Glossary::at(term))),
            Action::TurnLesson { is_next } => {
                if let Some(number) = lessons_menu::lesson_beside(session, is_next) {
                    return self.open_lesson(&mut room, number);
                }
            }
            Action::Answer(answer) => return self.answer(&mut room, answer),
            // All others are no business of the desk's.
            _ => {}
        }
        Vec::new()
    }

    /// Closes the sheet or the card in front. Gives whether there was one.
    pub fn close(&mut self) -> bool {
        if matches!(self.sheet, Some(Sheet::Keys | Sheet::Glossary(_))) {
            self.sheet = None;
            return true;
        }
        !std::mem::take(&mut self.news).is_empty()
    }

    /// Asks before the window closes, if there is something to lose.
    pub fn watch_closing(&mut self, ctx: &Context, session: &Session, words: &Words) {
        let closes = ctx.input(|input| input.viewport().close_requested());
        if closes && !self.may_close && Self::would_lose_work(session) {
            ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            self.ask_before(Then::Close, session, words);
        }
    }

    fn put_in_front(&mut self, sheet: Sheet) {
        self.sheet = Some(sheet);
        self.sheet_is_old = false;
    }

    /// Asks whether the changes are to be saved before something else is done.
    fn ask_before(&mut self, then: Then, session: &Session, words: &Words) {
        self.then = Some(then);
        if let Some(sheet @ (Sheet::Tree(_) | Sheet::Path(_) | Sheet::Comparing(_))) = self.sheet.take() {
            self.covered = Some(sheet);
        }
        let title = top_bar::name(session, words);
        self.put_in_front(Sheet::Question(Question::Unsaved { title }));
    }

    /// Leaves what waited for an answer undone, and what was covered by the question comes back.
    fn give_up(&mut self) {
        self.then = None;
        if let Some(sheet) = self.covered.take() {
            self.put_in_front(sheet);
        }
    }

    fn answer(&mut self, room: &mut Room<'_>, answer: Answer) -> Vec<Command> {
        // What was chosen in a dialog or read from a file answers no sheet.
        let sheet = if matches!(answer, Answer::Chosen(..) | Answer::Read(_)) { None } else { self.sheet.take() };
        match answer {
            // Nothing waits for a tree or for a table.
            Answer::Cancel if matches!(sheet, Some(Sheet::Tree(_) | Sheet::Comparing(_))) => {}
            Answer::Cancel => self.give_up(),
            Answer::Save => return self.save(room),
            Answer::DoNotSave => {
                self.gives_up_changes = matches!(self.then, Some(Then::Close));
                return self.go_on(room);
            }
            Answer::WriteOver => {
                if let Some(Sheet::Question(Question::Overwrite { path, .. })) = sheet {
                    return self.write_over(room, path);
                }
            }
            Answer::SaveElsewhere => self.ask(room, Purpose::Save),
            Answer::Tree { tree, is_open_tree: true } => return vec![Command::SetGame(AnyGame::Tree(tree))],
            Answer::Tree { tree, is_open_tree: false } => {
                let arriving =
                    Arriving { document: Box::new(pasted::document_of(tree)), origin: Origin::New, known: None };
                let commands = self.open(room, arriving);
                if matches!(self.sheet, Some(Sheet::Question(_))) {
                    self.covered = sheet;
                }
                return commands;
            }
            Answer::Read(read) => return self.arrived(room, read),
            Answer::Path(Purpose::Open, path) | Answer::Chosen(Purpose::Open, path) => {
                return self.open_file(room, &path);
            }
            Answer::Path(Purpose::Save, path) => {
                let commands = self.save_as(room, path, true);
                if matches!(self.sheet, Some(Sheet::Question(_))) {
                    self.covered = sheet;
                }
                return commands;
            }
            Answer::Chosen(Purpose::Save, path) => return self.save_as(room, path, false),
        }
        Vec::new()
    }

    /// Does what waited.
    fn go_on(&mut self, room: &mut Room<'_>) -> Vec<Command> {
        match self.then.take() {
            Some(Then::Open(arriving)) => self.put_down(room, arriving),
            Some(Then::Close) => {
                self.may_close = true;
                room.ctx.send_viewport_cmd(ViewportCommand::Close);
                Vec::new()
            }
            None => Vec::new(),
        }
    }

    /// Asks for a path, unless that is being done already.
    fn ask(&mut self, room: &Room<'_>, purpose: Purpose) {
        if self.asked.is_some() {
            return;
        }
        let request = outgoing::request(room, purpose);
        let receiver = self.dialogs.ask(request.clone(), room.ctx);
        self.asked = Some((request, receiver));
    }

    /// What was chosen in the open dialog, if that is over. It waits while something else has to be answered.
    fn choice(&mut self) -> Option<Action> {
        if self.asks_a_question() {
            return None;
        }
        let (request, receiver) = self.asked.take()?;
        match receiver.try_recv() {
            Err(TryRecvError::Empty) => self.asked = Some((request, receiver)),
            Ok(Choice::Path(path)) => return Some(Action::Answer(Answer::Chosen(request.purpose, path))),
            Ok(Choice::NoDialog) => self.put_in_front(Sheet::Path(PathSheet::new(&request))),
            // What waited for being saved goes on waiting no longer.
            Ok(Choice::Nothing) | Err(TryRecvError::Disconnected) => self.give_up(),
        }
        None
    }

    /// What has been read beside the window is opened; what takes its time is named. It waits while something else has
    /// to be answered.
    fn show_reading(&mut self, ui: &Ui, words: &Words, actions: &mut Vec<Action>) {
        let Some(reading) = self.reading.take() else { return };
        if self.asks_a_question() {
            self.reading = Some(reading);
        } else if let Some(read) = reading.poll() {
            actions.push(Action::Answer(Answer::Read(read)));
        } else {
            ui.ctx().request_repaint_after(std::time::Duration::from_millis(60));
            if let Some(name) = reading.name() {
                news::reading_ui(ui, &words.fill("news-reading", &[("name", name.into())]));
            }
            self.reading = Some(reading);
        }
    }

    fn edit_as_text(&mut self, session: &Session) {
        if let AnyGame::Tree(tree) = session.document().position()
            && fits_on_sheet(tree)
        {
            let sheet = TreeSheet::with(file::write_tree(tree), tree.node().player, session.search().depth);
            self.put_in_front(Sheet::Tree(sheet));
        }
    }
}

/// Whether a tree is small enough to be written as a text that somebody edits.
#[must_use]
pub fn fits_on_sheet(tree: &Tree) -> bool {
    tree.nodes().len() <= MOST_ON_SHEET
}

/// The line of the menu that leads to the sheet; where a tree is too large for it, it says so.
#[must_use]
pub fn edit_as_text_line(tree: &Tree, words: &Words) -> String {
    if fits_on_sheet(tree) {
        words.text("document-edit-as-text")
    } else {
        words.fill("document-too-large-as-text", &[("most", words.number(MOST_ON_SHEET as u64).into())])
    }
}
