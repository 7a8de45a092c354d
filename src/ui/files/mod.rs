//! Opening, saving and exporting files: the choices in the system's dialogs, background reads, and actions that wait
//! for an answer. After an error, only the notifications change.
//!
//! Collects commands for the session. Does not depend on trees or steps.

mod background_read;
pub mod context;
pub mod explored_game;
pub mod exports;
mod file_dialog;
pub mod followed_run;
mod lecture;
pub mod left;
mod saving;

pub use context::FileContext;
pub use exports::Exports;

use self::background_read::BackgroundRead;
use self::explored_game::{ExploredGame, GameNews};
use self::file_dialog::FileDialog;
use self::followed_run::FollowedRun;
use self::lecture::{EntryArrival, Writing};
use self::left::{LeftWork, brought_back};
use self::saving::{Digests, loss, text_as_opened, text_to_save};
use egui::{Ui, ViewportCommand};
use poda_core::document::Document;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::game_record::{RecordError, begins_like_record, read_named_record};
use poda_core::game::played_game::PlayedGame;
use poda_panels::dialogs::{ClassModal, Confirmation, Dialog, Loss, PathPrompt};
use poda_panels::frame::notifications::exploring_ui;
use poda_picture::picture::fonts::missing_letters;
use poda_platform::disk::{self, Backup, DiskError};
use poda_session::lecture::LectureOrigin;
use poda_session::play_match::MatchCommand;
use poda_session::{Command, Origin, Session};
use poda_window::documents::file_name::file_name;
use poda_window::documents::loaded_document::{Opened, read_all_dropped, read_file_or_moves, reports_in};
use poda_window::documents::notification::Notification;
use poda_window::documents::paste::{DroppedOrPasted, Pasted};
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::documents::{
    DialogPurpose, FileChoice, FileDialogs, FileExport, LoadedDocument, PathSource, document_title, paste,
};
use poda_window::games::new_game::is_untouched_new_game;
use poda_window::input::command::UiCommand;
use poda_window::panel::command_state::adjacent_lesson;
use poda_window::panel::lecture::lecture_title;
use poda_window::panel::request::{DocumentAnswer, DocumentRequest};
use poda_words::file::{self, LinkMode};
use poda_words::i18n::args;
use poda_words::i18n::node_names::other_move_names;
use poda_words::lessons;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The state of opening and saving files.
#[derive(Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Files {
    dialog: FileDialog,
    /// The action that continues once a confirmation is answered or the document is saved.
    deferred: Option<Deferred>,
    /// Whether the open confirmation is about the lecture instead of the document.
    asks_about_lecture: bool,
    /// The exports to files other than the document's own.
    pub exports: Exports,
    reading: Option<BackgroundRead>,
    /// The file of the run that is shown or awaited.
    pub followed: Option<FollowedRun>,
    /// The game of another program that is explored while it is shown.
    pub explored: Option<ExploredGame>,
    /// The mode that the last opened link specifies, until it is entered.
    pub link_mode: Option<LinkMode>,
    /// The digests of the files that were read or written.
    pub digests: Digests,
    /// The names of the drafts that were opened.
    pub opened_drafts: Vec<String>,
    /// Whether what is left unsaved is stored. If not, the user is asked before it is lost.
    pub keeps_work: bool,
    /// What was left unsaved since the last frame.
    pub left: Vec<LeftWork>,
    /// Whether the user has asked to delete the drafts.
    pub deletes_drafts: bool,
    /// Whether the window may close without asking.
    pub may_close: bool,
    /// Whether the user chose to close without saving. If so, unsaved changes are not kept for the next run of the
    /// program.
    pub discards_changes: bool,
}

/// An action that waits for an answer.
#[derive(Debug)]
enum Deferred {
    Open(Box<LoadedDocument>),
    CloseLecture,
    /// Closing the window.
    Close,
}

/// The size above which a text is read in the background, in bytes.
const BACKGROUND_BYTES: u64 = 200_000;

impl Files {
    /// Returns the initial state. `file_dialogs` opens the dialogs in which files are chosen.
    pub fn new(file_dialogs: Box<dyn FileDialogs>) -> Self {
        Self { dialog: FileDialog::new(file_dialogs), ..Self::default() }
    }

    /// Returns whether an action waits for the answer to a question about unsaved work.
    pub const fn is_asking(&self) -> bool {
        self.deferred.is_some()
    }

    pub const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Returns whether the document contains unsaved work. A typed or pasted document does from the start. A new game
    /// does not, nor does an exercise, because it can be generated again from its seed.
    pub fn has_unsaved_work(session: &Session) -> bool {
        let is_made = *session.origin() == Origin::New && !is_untouched_new_game(session.document());
        let is_generated = session.document().practice.as_ref().is_some_and(|practice| practice.seed.is_some());
        // The run of a program exists outside of Poda.
        let is_told = session.document().searches.run().is_some();
        (is_made && !is_generated && !is_told) || session.is_edited()
    }

    /// Handles background work and dialogs that have ended since the last frame, and files or text that were dropped or
    /// pasted.
    pub fn update(&mut self, ui: &Ui, context: &mut FileContext<'_>) {
        let answer = self.poll_dialog(context);
        context.requests.extend(answer);
        context.requests.extend(self.poll_reading(ui, context));
        self.exports.poll(context);
        self.followed.take_if(|followed| !followed.follow(context));
        self.explore(ui, context);
        if !context.dialogs.takes_keys() {
            context.requests.extend(paste::take(ui.ctx()).map(DocumentRequest::OpenDroppedOrPasted));
        }
    }

    pub fn handle(&mut self, context: &mut FileContext<'_>, request: DocumentRequest) {
        match request {
            DocumentRequest::OpenFile(path) => self.open_file(context, &path),
            DocumentRequest::OpenLesson(number) => self.open_lesson(context, number),
            DocumentRequest::OpenLecture(number) => {
                self.open_entry(context, |context| lecture::bundled(context, number));
            }
            DocumentRequest::NewLecture => self.open_entry(context, lecture::new_lecture),
            DocumentRequest::OpenEntry(index) => {
                self.open_entry(context, |context| lecture::numbered_entry(context, index));
            }
            DocumentRequest::OpenFirstEntry => self.open_entry(context, lecture::first_entry),
            DocumentRequest::OpenNextEntry => self.open_entry(context, lecture::next_entry),
            DocumentRequest::OpenEndOfPreviousEntry => {
                self.open_entry(context, |context| lecture::previous_entry(context, EntryArrival::End));
            }
            DocumentRequest::SaveLecture => self.save_lecture(context),
            DocumentRequest::CloseLecture if self.keeps_work && lecture::is_edited(context.session) => {
                self.leave(context, LeftWork::of(context.session, true));
                context.commands.push(Command::SetLecture(None));
            }
            DocumentRequest::CloseLecture if lecture::is_edited(context.session) => {
                self.confirm_lecture_before(context, Deferred::CloseLecture);
            }
            DocumentRequest::CloseLecture => context.commands.push(Command::SetLecture(None)),
            DocumentRequest::OpenGame(game) => {
                context.notifications.clear();
                self.open(context, LoadedDocument::without_file(game.document(), Origin::New));
            }
            DocumentRequest::OpenDroppedOrPasted(input) => self.open_dropped_or_pasted(context, &input),
            DocumentRequest::OpenAt(loaded) => {
                context.dialogs.take();
                self.open(context, *loaded);
            }
            DocumentRequest::Export(text) => {
                let purpose = DialogPurpose::Export(text.extension);
                self.exports.text = Some(text);
                self.open_export_dialog(context, purpose);
            }
            DocumentRequest::ExportFiles(export) => {
                let purpose = export.purpose();
                self.exports.waiting = Some(export);
                self.open_export_dialog(context, purpose);
            }
            DocumentRequest::CancelExport => self.exports.cancel(),
            DocumentRequest::AskToDeleteDrafts => context.dialogs.confirm(Confirmation::DeleteDrafts),
            DocumentRequest::DocumentAnswer(answer) => self.answer(context, answer),
        }
    }

    /// Opens the previous or next entry of the open lecture or, without a lecture, the previous or next lesson.
    pub fn open_neighbor(&mut self, context: &mut FileContext<'_>, command: UiCommand) {
        match (context.session.lecture(), command) {
            (Some(_), UiCommand::NextLesson) => self.open_entry(context, lecture::next_entry),
            (Some(_), _) => {
                self.open_entry(context, |context| lecture::previous_entry(context, EntryArrival::Beginning));
            }
            (None, _) => {
                if let Some(number) = adjacent_lesson(context.session, command) {
                    self.open_lesson(context, number);
                }
            }
        }
    }

    /// If the window is about to close with unsaved work that is not stored, keeps it open and asks for confirmation.
    pub fn intercept_close(&mut self, context: &mut FileContext<'_>) {
        let closes = context.ctx.input(|input| input.viewport().close_requested());
        let (document, lecture) = (Self::has_unsaved_work(context.session), lecture::is_edited(context.session));
        if closes && !self.may_close && !self.keeps_work && (document || lecture) {
            context.ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            if lecture {
                self.confirm_lecture_before(context, Deferred::Close);
            } else {
                self.confirm_before(context, Deferred::Close);
            }
        }
    }

    // Opening

    fn open_file(&mut self, context: &mut FileContext<'_>, path: &Path) {
        self.open_files(context, &[path.to_owned()]);
    }

    fn open_file_quietly(&mut self, context: &mut FileContext<'_>, path: &Path) {
        let is_long = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() > BACKGROUND_BYTES);
        if !is_long {
            return self.finish_reading(context, read_file_or_moves(path));
        }
        let path = path.to_owned();
        self.read_in_background(context, file_name(&path), async move || read_file_or_moves(&path));
    }

    fn read_in_background(
        &mut self,
        context: &mut FileContext<'_>,
        name: String,
        read: impl AsyncFnOnce() -> Result<Opened, Notification> + Send + 'static,
    ) {
        match BackgroundRead::start(context.ctx, name, read) {
            Some(reading) => self.reading = Some(reading),
            None => self.finish_reading(context, Err(PlainNotification::NothingToOpen.into())),
        }
    }

    /// Opens what was read, or notifies the user why it cannot be opened.
    fn finish_reading(&mut self, context: &mut FileContext<'_>, result: Result<Opened, Notification>) {
        let notification = match result {
            Ok(Opened::Document(loaded)) => return self.open(context, *loaded),
            Ok(Opened::Reports(reports)) => return context.dialogs.open(Dialog::Class(ClassModal::new(&reports))),
            Ok(Opened::Moves(text, _)) if self.open_record(context, &text) => return,
            Ok(Opened::Moves(_, why)) => why,
            Err(Notification::Plain(PlainNotification::NotRead(path, DiskError::NotFound)))
                if context.settings.recent.contains(&path) =>
            {
                context.settings.recent.retain(|recent| *recent != path);
                PlainNotification::Gone(path).into()
            }
            Err(notification) => notification,
        };
        context.notifications.add(notification);
    }

    fn open_lesson(&mut self, context: &mut FileContext<'_>, number: usize) {
        context.notifications.clear();
        if number < lessons::all().len() {
            self.open(context, LoadedDocument::lesson(number));
        }
    }

    fn open_text(&mut self, context: &mut FileContext<'_>, text: &str) {
        context.notifications.clear();
        if text.len() as u64 > BACKGROUND_BYTES {
            let (name, text) = (context.words.text("notification-text"), text.to_owned());
            return self
                .read_in_background(context, name, async move || paste::read(&text).into_document().map(Opened::from));
        }
        match paste::read(text) {
            Pasted::Files(paths) => self.open_files(context, &paths),
            // Lines of moves may also be the lines of a tree.
            Pasted::Position(_, Some(_))
                if matches!(record_in(context, text), Some(Ok(_))) && self.open_record(context, text) => {}
            // Numbers alone may be columns, or leaves that do not say how they are grouped.
            Pasted::Other | Pasted::Faulty(_) if self.open_record(context, text) => {}
            pasted => self.finish_reading(context, pasted.into_document().map(Opened::from)),
        }
    }

    /// Plays the moves of a text from the start of the open game, as players write them, in a match if one is being
    /// played. A text that is not begun by a legal move is none of a game; returns whether this one is.
    fn open_record(&mut self, context: &mut FileContext<'_>, text: &str) -> bool {
        let document = context.session.latest_document();
        let start = document.game.start();
        let Some(read) = record_in(context, text) else { return false };
        match read {
            Ok(played) => {
                let is_match = context.session.current_match().is_some();
                let played = document.with_game(played);
                self.open(context, LoadedDocument::without_file(played, Origin::New));
                context.commands.extend(is_match.then_some(Command::Match(MatchCommand::Start)));
                true
            }
            Err(RecordError::NoMove | RecordError::TooLong { .. }) => false,
            Err(RecordError::NotLegal { number: 1, .. } | RecordError::Over { number: 1, .. })
                if !begins_like_record(start, text) =>
            {
                false
            }
            Err(why @ (RecordError::NotLegal { .. } | RecordError::Over { .. } | RecordError::Ambiguous { .. })) => {
                context.notifications.add(PlainNotification::MovesNotRead(why));
                true
            }
        }
    }

    fn open_dropped_or_pasted(&mut self, context: &mut FileContext<'_>, input: &DroppedOrPasted) {
        let files = match input {
            DroppedOrPasted::Pasted(text) => return self.open_text(context, text),
            DroppedOrPasted::Dropped(files) => files,
        };
        let paths: Vec<PathBuf> = files.iter().map(|file| file.path().to_owned()).collect();
        if paths.iter().all(|path| path.is_absolute()) {
            return self.open_files(context, &paths);
        }
        // A dropped file without a path still has content.
        context.notifications.clear();
        let (name, files) = (paths[0].to_string_lossy().into_owned(), files.clone());
        self.read_in_background(context, name, async move || read_all_dropped(files).await);
    }

    /// If the files contain reports, opens the summary of the class. Otherwise opens the first file, and notifies the
    /// user if there are others.
    fn open_files(&mut self, context: &mut FileContext<'_>, paths: &[PathBuf]) {
        context.notifications.clear();
        let reports = reports_in(paths);
        if !reports.is_empty() {
            return self.finish_reading(context, Ok(Opened::Reports(reports)));
        }
        let Some(first) = paths.first() else { return };
        if paths.len() > 1 {
            context.notifications.add(PlainNotification::OnlyOne(first.clone(), paths.len()));
        }
        self.open_file_quietly(context, first);
    }

    /// Opens an entry of a lecture, if it is to be opened.
    fn open_entry(
        &mut self,
        context: &mut FileContext<'_>,
        entry: impl FnOnce(&mut FileContext<'_>) -> Option<LoadedDocument>,
    ) {
        if let Some(entry) = entry(context) {
            self.open(context, entry);
        }
    }

    /// Opens a document. Unsaved work is kept or, where it cannot be stored, the user is asked first.
    fn open(&mut self, context: &mut FileContext<'_>, loaded: LoadedDocument) {
        let loaded = brought_back(context.session, context.drafts, loaded);
        let is_left = loaded.lecture.as_ref().zip(context.session.lecture());
        let is_left = is_left.is_some_and(|(next, open)| !Arc::ptr_eq(&next.lecture, &open.lecture));
        let leaves_lecture = is_left && lecture::is_edited(context.session);
        if self.keeps_work {
            if leaves_lecture || Self::has_unsaved_work(context.session) {
                self.leave(context, LeftWork::of(context.session, leaves_lecture));
            }
            self.show_document(context, loaded);
        } else if leaves_lecture {
            self.confirm_lecture_before(context, Deferred::Open(Box::new(loaded)));
        } else if Self::has_unsaved_work(context.session) {
            self.confirm_before(context, Deferred::Open(Box::new(loaded)));
        } else {
            self.show_document(context, loaded);
        }
    }

    fn show_document(&mut self, context: &mut FileContext<'_>, loaded: LoadedDocument) {
        let LoadedDocument {
            document,
            history,
            origin,
            digest,
            step,
            language,
            mode,
            lecture,
            draft,
            run_file,
            notifications,
        } = loaded;
        self.followed = run_file.as_deref().and_then(|file| FollowedRun::new(file, &document));
        if let Some(file) = run_file {
            context.settings.remember(file);
        }
        self.opened_drafts.extend(draft);
        context.notifications.extend(notifications);
        context.dialogs.covered = None;
        self.reading = None;
        self.link_mode = mode;
        context.settings.language = language.unwrap_or(context.settings.language);
        let letters = missing_letters(&document.drawn_texts(context.settings.language).concat());
        context.notifications.extend((!letters.is_empty()).then_some(PlainNotification::MissingLetters(letters)));
        // An open save dialog belongs to the previous document.
        self.dialog.ignore(DialogPurpose::Save);
        if let Origin::File(path) = &origin {
            if lecture.is_none() {
                context.settings.remember(path.clone());
            }
            self.digests.extend(digest.map(|digest| (path.clone(), digest)));
        }
        if let Some(LectureOrigin::File(path)) = lecture.as_ref().map(|lecture| &lecture.origin) {
            context.settings.remember(path.clone());
        }
        context.commands.push(match history {
            Some(history) => Command::Resume(history, step),
            None => Command::OpenAt(document, origin, step),
        });
        context.commands.extend(lecture.map(|lecture| Command::SetLecture(Some(lecture))));
    }

    // Asking and saving

    /// Opens a file dialog, unless one is open.
    pub fn open_dialog(&mut self, context: &FileContext<'_>, purpose: DialogPurpose) {
        self.dialog.open(context, purpose, self.exports.text.as_ref());
    }

    /// Saves the document to its file, or opens the dialog for a path if it has none.
    pub fn save(&mut self, context: &mut FileContext<'_>) {
        match context.session.origin() {
            Origin::File(path) => self.save_to(context, path.clone(), OtherFiles::Overwrite),
            Origin::Lesson(_) | Origin::Link | Origin::Entry(_) | Origin::New => {
                self.open_dialog(context, DialogPurpose::Save);
            }
        }
    }

    /// Opens the dialog for the path of an export, and closes the dialog in which the export was chosen.
    fn open_export_dialog(&mut self, context: &mut FileContext<'_>, purpose: DialogPurpose) {
        context.dialogs.take();
        self.open_dialog(context, purpose);
    }

    /// Returns the path that was chosen in the file dialog, once it is closed. The path waits while a dialog of the
    /// window takes the keys.
    fn poll_dialog(&mut self, context: &mut FileContext<'_>) -> Option<DocumentAnswer> {
        if context.dialogs.takes_keys() {
            return None;
        }
        let (request, choice) = self.dialog.poll()?;
        match choice {
            FileChoice::Path(path) => return Some(DocumentAnswer::Path(request.purpose, path, PathSource::Dialog)),
            FileChoice::Several(files) => self.open_files(context, &files),
            FileChoice::NoDialog => context.dialogs.open(Dialog::PathPrompt(PathPrompt::new(&request))),
            // An action that waited for the document to be saved is dropped.
            FileChoice::Nothing => self.cancel(context),
        }
        None
    }

    /// Shows more of the game that is explored, at the same step of the search, and how many positions are known. Once
    /// another tree is open, the game is left, and its program ends.
    fn explore(&mut self, ui: &Ui, context: &mut FileContext<'_>) {
        let Some(explored) = &mut self.explored else { return };
        if context.notifications.is_empty() && !context.dialogs.takes_keys() {
            let count = explored.positions();
            let positions = context.words.number(count as u64);
            exploring_ui(ui, &context.words.fill("game-exploring", &args![count, positions]));
        }
        ui.ctx().request_repaint_after(explored_game::BETWEEN_LOOKS);
        // A match goes on in the tree in which it was begun.
        if context.dialogs.takes_keys() || context.session.has_tasks() || context.session.current_match().is_some() {
            return;
        }
        if !explored.is_open(context.session) {
            self.explored = None;
            return;
        }
        let is_first = !explored.has_shown();
        let GameNews { document, notifications } = explored.look(context.session);
        if explored.has_ended() {
            self.explored = None;
        }
        match document {
            Some(document) if is_first => self.open(context, LoadedDocument::without_file(*document, Origin::New)),
            Some(document) => context.commands.push(Command::Grow(document)),
            None => {}
        }
        context.notifications.extend(notifications);
    }

    /// Returns the result of the background read, or shows its progress. The result waits while a dialog takes the
    /// keys.
    fn poll_reading(&mut self, ui: &Ui, context: &FileContext<'_>) -> Option<DocumentAnswer> {
        let reading = self.reading.as_ref().filter(|_| !context.dialogs.takes_keys())?;
        let result = reading.poll(ui, context.words)?;
        self.reading = None;
        Some(DocumentAnswer::Read(result))
    }

    /// Asks whether to save the changes before `deferred` continues.
    fn confirm_before(&mut self, context: &mut FileContext<'_>, deferred: Deferred) {
        self.deferred = Some(deferred);
        let title = document_title::name(context.session, context.words);
        context.dialogs.confirm(Confirmation::Unsaved { title });
    }

    /// Asks whether to save the edits of the lecture before `deferred` continues.
    fn confirm_lecture_before(&mut self, context: &mut FileContext<'_>, deferred: Deferred) {
        self.deferred = Some(deferred);
        self.asks_about_lecture = true;
        let title = context.session.lecture().map(|lecture| lecture_title(lecture, context.words));
        context.dialogs.confirm(Confirmation::Unsaved { title: title.unwrap_or_default() });
    }

    /// Keeps unsaved work that is left for another document.
    fn leave(&mut self, context: &mut FileContext<'_>, work: LeftWork) {
        context.notifications.replace(work.notification(context.session, context.words));
        self.left.push(work);
    }

    /// Drops the deferred action and reopens the covered dialog.
    fn cancel(&mut self, context: &mut FileContext<'_>) {
        self.asks_about_lecture = false;
        // The window does not close.
        self.discards_changes = false;
        self.deferred = None;
        context.dialogs.uncover();
    }

    /// Continues with the deferred action.
    fn run_deferred(&mut self, context: &mut FileContext<'_>) {
        let was_about_lecture = std::mem::take(&mut self.asks_about_lecture);
        match self.deferred.take() {
            Some(deferred @ (Deferred::Open(_) | Deferred::Close))
                if was_about_lecture && Self::has_unsaved_work(context.session) =>
            {
                self.confirm_before(context, deferred);
            }
            Some(Deferred::CloseLecture) => context.commands.push(Command::SetLecture(None)),
            Some(Deferred::Open(loaded)) => self.show_document(context, *loaded),
            Some(Deferred::Close) => {
                self.may_close = true;
                context.ctx.send_viewport_cmd(ViewportCommand::Close);
            }
            None => {}
        }
    }

    /// Handles the answer of the open dialog or file dialog.
    fn answer(&mut self, context: &mut FileContext<'_>, answer: DocumentAnswer) {
        // Outcomes of file dialogs and background reads are not answers of the open dialog.
        let is_outcome = matches!(answer, DocumentAnswer::Path(_, _, PathSource::Dialog) | DocumentAnswer::Read(_));
        let dialog = if is_outcome { None } else { context.dialogs.take() };
        match answer {
            DocumentAnswer::Cancel => {
                // No action waits for other dialogs.
                if matches!(dialog, Some(Dialog::Confirmation(_) | Dialog::PathPrompt(_))) {
                    self.cancel(context);
                }
            }
            DocumentAnswer::Save if self.asks_about_lecture => self.save_lecture(context),
            DocumentAnswer::Save => self.save(context),
            DocumentAnswer::DoNotSave => {
                self.discards_changes = matches!(self.deferred, Some(Deferred::Close));
                self.run_deferred(context);
            }
            DocumentAnswer::DeleteDrafts => self.deletes_drafts = true,
            DocumentAnswer::Overwrite => {
                let Some(Dialog::Confirmation(confirmation)) = dialog else { return };
                match confirmation {
                    Confirmation::Overwrite { path, purpose: DialogPurpose::Lecture, .. } => {
                        let writing = lecture::replace(context, path, Backup::Keep);
                        self.after_writing(context, writing);
                    }
                    Confirmation::Overwrite { path, .. } => self.write(context, path, Backup::Keep),
                    Confirmation::ReplaceFiles { path, .. } => self.exports.start(context, path),
                    Confirmation::Unsaved { .. } | Confirmation::DeleteDrafts => {}
                }
            }
            DocumentAnswer::SaveElsewhere => {
                let purpose = match dialog {
                    Some(Dialog::Confirmation(Confirmation::ReplaceFiles { .. })) => {
                        self.exports.waiting.as_ref().map(FileExport::purpose)
                    }
                    Some(Dialog::Confirmation(Confirmation::Overwrite { purpose, .. })) => Some(purpose),
                    Some(_) | None => None,
                };
                let purpose = purpose.unwrap_or(DialogPurpose::Save);
                self.open_dialog(context, purpose);
            }
            DocumentAnswer::Tree { tree, is_open_tree: true } => {
                context.commands.push(Command::SetGame(AnyGame::Tree(tree)));
            }
            DocumentAnswer::Tree { tree, is_open_tree: false } => {
                let loaded = LoadedDocument::without_file(Document::of_position(AnyGame::Tree(tree)), Origin::New);
                self.open(context, loaded);
                context.dialogs.cover(dialog);
            }
            DocumentAnswer::Exercise(document) => {
                self.open(context, LoadedDocument::without_file(*document, Origin::New));
                context.dialogs.cover(dialog);
            }
            DocumentAnswer::Read(result) => self.finish_reading(context, result),
            DocumentAnswer::Path(DialogPurpose::Open, path, _) => self.open_file(context, &path),
            DocumentAnswer::Path(DialogPurpose::Save, path, source) => {
                self.save_as(context, path, source);
                context.dialogs.cover(dialog);
            }
            DocumentAnswer::Path(DialogPurpose::Lecture, path, source) => {
                let writing = lecture::write(context, path, source);
                self.after_writing(context, writing);
            }
            DocumentAnswer::Path(DialogPurpose::Export(_), path, _) => {
                self.exports.write_text(context, &path);
            }
            DocumentAnswer::Path(
                DialogPurpose::Pictures(_)
                | DialogPurpose::ExamPaper(_)
                | DialogPurpose::LectureExport(_)
                | DialogPurpose::Package,
                path,
                source,
            ) => self.exports.confirm(context, &path, source),
        }
    }

    /// Saves the open lecture to its file, or opens the dialog for a path if it has none.
    fn save_lecture(&mut self, context: &mut FileContext<'_>) {
        match context.session.lecture().map(|lecture| &lecture.origin) {
            Some(LectureOrigin::File(path)) => {
                let writing = lecture::write(context, path.clone(), PathSource::Dialog);
                self.after_writing(context, writing);
            }
            Some(LectureOrigin::Bundled(_) | LectureOrigin::Text) => self.open_dialog(context, DialogPurpose::Lecture),
            None => {}
        }
    }

    /// Goes on once a lecture was to be written.
    fn after_writing(&mut self, context: &mut FileContext<'_>, writing: Writing) {
        match writing {
            Writing::Done => self.run_deferred(context),
            Writing::Asked => {}
            Writing::Failed => self.cancel(context),
        }
    }

    fn save_as(&mut self, context: &mut FileContext<'_>, path: PathBuf, source: PathSource) {
        let path = std::path::absolute(&path).unwrap_or(path);
        // The dialog asked about the name as typed, not about the name with the added extension.
        let gets_extension = path.extension().is_none();
        let path = if gets_extension { path.with_extension("ron") } else { path };
        let is_asked = source == PathSource::Dialog && !gets_extension;
        self.save_to(context, path, if is_asked { OtherFiles::Overwrite } else { OtherFiles::Confirm });
    }

    fn save_to(&mut self, context: &mut FileContext<'_>, path: PathBuf, other_files: OtherFiles) {
        let is_other = *context.session.origin() != Origin::File(path.clone());
        let is_as_opened = text_as_opened(context.session, &self.digests).is_some() && !is_other;
        let loss = loss(&path, is_other && other_files == OtherFiles::Confirm, &self.digests);
        match loss.filter(|loss| !(is_as_opened && *loss == Loss::Comments)) {
            None => self.write(context, path, Backup::Discard),
            Some(loss) => {
                context.dialogs.open(Dialog::Confirmation(Confirmation::Overwrite {
                    path,
                    loss,
                    purpose: DialogPurpose::Save,
                }));
            }
        }
    }

    fn write(&mut self, context: &mut FileContext<'_>, path: PathBuf, backup: Backup) {
        context.notifications.clear();
        let text = text_to_save(context.session, &self.digests);
        if let Err(error) = disk::write(&path, &text, backup) {
            let is_elsewhere = *context.session.origin() != Origin::File(path.clone());
            let notification: Notification = PlainNotification::NotSaved(path.clone(), error).into();
            if is_elsewhere {
                // The user can correct the path. The deferred action continues to wait.
                let prompt = PathPrompt::refused(DialogPurpose::Save, &path, notification);
                context.dialogs.open(Dialog::PathPrompt(prompt));
            } else {
                context.notifications.add(notification);
                self.cancel(context);
            }
            return;
        }
        context.dialogs.covered.take_if(|dialog| matches!(dialog, Dialog::PathPrompt(_)));
        self.digests.insert(path.clone(), file::digest(text.as_bytes()));
        context.settings.remember(path.clone());
        context.commands.push(Command::Saved(Origin::File(path)));
        self.run_deferred(context);
    }
}

/// How to treat existing files from which the document was not read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OtherFiles {
    Overwrite,
    Confirm,
}

/// Reads the moves of a text from the start of the open game; `None` if what is open is a tree in which no match is
/// played, which has no record.
fn record_in(context: &FileContext<'_>, text: &str) -> Option<Result<PlayedGame<AnyGame>, RecordError>> {
    let (start, words) = (context.session.latest_document().game.start(), context.words);
    if start.is_explicit_tree() && context.session.current_match().is_none() {
        return None;
    }
    let other_names = |position: &AnyGame, mv| other_move_names(words, position, mv);
    Some(read_named_record(start.clone().into(), text, &other_names))
}
