//! Opening, saving and exporting files: what is chosen in the system's dialogs, what is read in the background, and what waits for
//! an answer. A fault changes nothing but the notifications.
//!
//! Collects commands for the session; knows neither trees nor steps.

pub mod export_outcome;
pub mod exports;
pub mod file_dialog;
pub mod file_export;
pub mod followed_run;
mod lecture;
pub mod loaded_document;
pub mod paste;
mod saving;

pub use exports::Exports;
pub use file_dialog::{DialogRequest, FileChoice, FileDialogs};
pub use file_export::{DialogPurpose, FileExport, PathSource};
pub use loaded_document::LoadedDocument;

use self::file_dialog::SystemDialogs;
use self::file_export::ExportedText;
use self::followed_run::{BETWEEN_LOOKS, FollowedRun};
use self::loaded_document::{Opened, read_all_dropped, read_file, reports_in};
use self::paste::{DroppedOrPasted, Pasted};
use self::saving::{Digests, loss, proposed_name, text_as_opened, text_to_save};
use super::background_job::{BackgroundJob, JobState};
use super::command::UiCommand;
use super::command_state::adjacent_lesson;
use super::dialogs::{ClassModal, Confirmation, Dialog, Dialogs, Loss, PathPrompt};
use super::document_title;
use super::games::looks::is_untouched_new_game;
use super::lecture::lecture_title;
use super::notifications::{Notification, Notifications, file_name, reading_ui};
use super::request::{DocumentAnswer, DocumentRequest, Requests};
use super::settings::Settings;
use egui::{Context, Ui, ViewportCommand};
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_platform::disk::{self, Backup, DiskError};
use poda_session::lecture::LectureOrigin;
use poda_session::{Command, Origin, Session};
use poda_words::file::{self, LinkMode};
use poda_words::i18n::Words;
use poda_words::lessons;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError};

/// A longer text is read in the background, in bytes.
const BACKGROUND_BYTES: u64 = 200_000;

/// The state of opening and saving files.
#[derive(Debug, Default)]
pub struct Files {
    file_dialogs: Box<dyn FileDialogs>,
    /// The open file dialog and the receiver of its outcome.
    dialog: Option<(DialogRequest, Receiver<FileChoice>)>,
    /// What continues once a confirmation is answered or the document is saved.
    deferred: Option<Deferred>,
    /// Whether the open confirmation is about the lecture and not about the document.
    asks_about_lecture: bool,
    /// What is written to other files than the document's own.
    pub exports: Exports,
    /// The name of what is being read in the background, and the job.
    reading: Option<(String, BackgroundJob<Result<Opened, Notification>>)>,
    /// The file of the run that is shown, or that is awaited.
    pub followed: Option<FollowedRun>,
    /// What the link asked for that was opened last.
    pub link_mode: Option<LinkMode>,
    /// What the files were that were read or written.
    pub digests: Digests,
    /// The names of the drafts that were opened.
    pub opened_drafts: Vec<String>,
    /// Whether the window may close without asking.
    pub may_close: bool,
    /// Whether the user chose to close without saving: unsaved changes are not kept for the next run.
    pub discards_changes: bool,
}

/// The part of the program that opening and saving read and change.
pub struct FileContext<'a> {
    /// The context of the window.
    pub ctx: &'a Context,
    /// The open session.
    pub session: &'a Session,
    /// The settings, which keep the recent files.
    pub settings: &'a mut Settings,
    /// The words of the chosen language.
    pub words: &'a Words,
    /// The dialogs over the window.
    pub dialogs: &'a mut Dialogs,
    /// What the user is told.
    pub notifications: &'a mut Notifications,
    /// What is asked for beside the commands.
    pub requests: &'a Requests,
    /// The commands for the session, in order.
    pub commands: Vec<Command>,
}

/// What waits for an answer.
#[derive(Debug)]
enum Deferred {
    Open(Box<LoadedDocument>),
    /// Leaving the lecture.
    CloseLecture,
    /// Closing the window.
    Close,
}

impl Default for Box<dyn FileDialogs> {
    fn default() -> Self {
        Box::new(SystemDialogs)
    }
}

impl Files {
    /// Returns the state at the start, with the dialogs that are used to choose files.
    pub fn new(file_dialogs: Box<dyn FileDialogs>) -> Self {
        Self { file_dialogs, ..Self::default() }
    }

    /// Whether something waits for the answer to a question about unsaved work.
    pub const fn is_asking(&self) -> bool {
        self.deferred.is_some()
    }

    /// Whether a file or text is being read in the background.
    pub const fn is_reading(&self) -> bool {
        self.reading.is_some()
    }

    /// Whether the document holds unsaved work. A document that was typed or pasted does from the start; a new game does not, nor
    /// does an exercise, which is generated from its seed again.
    pub fn has_unsaved_work(session: &Session) -> bool {
        let is_made = *session.origin() == Origin::New && !is_untouched_new_game(session.document());
        let is_generated = session.document().practice.as_ref().is_some_and(|practice| practice.seed.is_some());
        // What a program told is there already.
        let is_told = session.document().run.is_some();
        (is_made && !is_generated && !is_told) || session.is_edited()
    }

    /// Takes what has ended since the last frame, and files that were dropped, pasted or chosen in a dialog.
    pub fn update(&mut self, ui: &Ui, context: &mut FileContext<'_>) {
        let answer = self.poll_dialog(context);
        context.requests.extend(answer);
        context.requests.extend(self.poll_reading(ui, context));
        self.exports.poll(context);
        self.follow(context);
        if !context.dialogs.takes_keys() {
            context.requests.extend(paste::take(ui.ctx()).map(DocumentRequest::OpenDroppedOrPasted));
        }
    }

    /// Carries out a request.
    pub fn handle(&mut self, context: &mut FileContext<'_>, request: DocumentRequest) {
        match request {
            DocumentRequest::OpenFile(path) => self.open_file(context, &path),
            DocumentRequest::OpenLesson(number) => self.open_lesson(context, number),
            DocumentRequest::OpenLecture(number) => self.open_bundled_lecture(context, number),
            DocumentRequest::NewLecture => self.open_new_lecture(context),
            DocumentRequest::OpenEntry(index) => self.open_entry(context, index),
            DocumentRequest::OpenFirstEntry => self.open_first_entry(context),
            DocumentRequest::OpenNextEntry => self.open_next_entry(context),
            DocumentRequest::OpenEndOfPreviousEntry => self.open_end_of_previous_entry(context),
            DocumentRequest::SaveLecture => self.save_lecture(context),
            DocumentRequest::CloseLecture if Self::is_lecture_edited(context.session) => {
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
                self.exports.text = Some(text);
                self.open_export_dialog(context, DialogPurpose::Export);
            }
            DocumentRequest::ExportFiles(export) => {
                let purpose = export.purpose();
                self.exports.waiting = Some(export);
                self.open_export_dialog(context, purpose);
            }
            DocumentRequest::CancelExport => self.exports.cancel(),
            DocumentRequest::DocumentAnswer(answer) => self.answer(context, answer),
        }
    }

    /// Opens the previous or the next lesson, or entry of the open lecture.
    pub fn open_neighbor(&mut self, context: &mut FileContext<'_>, command: UiCommand) {
        match (context.session.lecture(), command) {
            (Some(_), UiCommand::NextLesson) => self.open_next_entry(context),
            (Some(_), _) => self.open_previous_entry(context),
            (None, _) => {
                if let Some(number) = adjacent_lesson(context.session, command) {
                    self.open_lesson(context, number);
                }
            }
        }
    }

    /// Keeps the window open for a confirmation if it is about to close with unsaved work.
    pub fn intercept_close(&mut self, context: &mut FileContext<'_>) {
        let closes = context.ctx.input(|input| input.viewport().close_requested());
        let (document, lecture) = (Self::has_unsaved_work(context.session), Self::is_lecture_edited(context.session));
        if closes && !self.may_close && (document || lecture) {
            context.ctx.send_viewport_cmd(ViewportCommand::CancelClose);
            if lecture {
                self.confirm_lecture_before(context, Deferred::Close);
            } else {
                self.confirm_before(context, Deferred::Close);
            }
        }
    }

    /// Opens a file dialog, unless one is open.
    pub fn open_dialog(&mut self, context: &FileContext<'_>, purpose: DialogPurpose) {
        if self.dialog.is_none() {
            let request = dialog_request(context, purpose, self.exports.text.as_ref());
            let receiver = self.file_dialogs.ask(request.clone(), context.ctx);
            self.dialog = Some((request, receiver));
        }
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

    /// Opens the dialog for the path of an export. The dialog in which it was chosen has done its work.
    fn open_export_dialog(&mut self, context: &mut FileContext<'_>, purpose: DialogPurpose) {
        context.dialogs.take();
        self.open_dialog(context, purpose);
    }

    /// Returns the path chosen in the file dialog, once that is closed. It waits while a dialog of the window is open.
    fn poll_dialog(&mut self, context: &mut FileContext<'_>) -> Option<DocumentAnswer> {
        if context.dialogs.takes_keys() {
            return None;
        }
        let (request, receiver) = self.dialog.take()?;
        match receiver.try_recv() {
            Err(TryRecvError::Empty) => self.dialog = Some((request, receiver)),
            Ok(FileChoice::Path(path)) => {
                return Some(DocumentAnswer::Path(request.purpose, path, PathSource::Dialog));
            }
            Ok(FileChoice::Several(files)) => self.open_files(context, &files),
            Ok(FileChoice::NoDialog) => context.dialogs.open(Dialog::PathPrompt(PathPrompt::new(&request))),
            // What waited for the document to be saved is dropped.
            Ok(FileChoice::Nothing) | Err(TryRecvError::Disconnected) => self.cancel(context),
        }
        None
    }

    /// Shows the run again that a program is still writing, at the step that is shown, or at its end where that is shown. A document
    /// that was edited stays as it is.
    fn follow(&mut self, context: &mut FileContext<'_>) {
        let Some(followed) = &mut self.followed else { return };
        let session = context.session;
        if !followed.is_shown(session.document()) || session.is_edited() {
            self.followed = None;
            return;
        }
        if let Some(LoadedDocument { document, origin, .. }) = followed.look() {
            let step = session.timeline_step();
            let is_at_end = session.document().run.is_none() || step == session.timeline_len();
            let step = if is_at_end { TimelineStep::new(usize::MAX) } else { step };
            context.commands.push(Command::OpenAt(document, origin, step));
        }
        context.ctx.request_repaint_after(BETWEEN_LOOKS);
    }

    /// Returns the result of a background read, or shows that it is running. The result waits while a dialog is open.
    fn poll_reading(&mut self, ui: &Ui, context: &FileContext<'_>) -> Option<DocumentAnswer> {
        let (name, job) = self.reading.as_ref().filter(|_| !context.dialogs.takes_keys())?;
        let result = match job.poll(ui.ctx()) {
            JobState::Running => {
                if job.is_shown() {
                    let args = [("name", name.as_str().into())];
                    reading_ui(ui, &context.words.fill("notification-reading", &args));
                }
                return None;
            }
            JobState::Found(result) => result,
            JobState::Ended => Err(Notification::NothingToOpen),
        };
        self.reading = None;
        Some(DocumentAnswer::Read(result))
    }

    /// Asks whether to save the changes before something else continues.
    fn confirm_before(&mut self, context: &mut FileContext<'_>, deferred: Deferred) {
        self.deferred = Some(deferred);
        let title = document_title::name(context.session, context.words);
        context.dialogs.confirm(Confirmation::Unsaved { title });
    }

    /// Drops what waited for an answer and shows the covered dialog again.
    fn cancel(&mut self, context: &mut FileContext<'_>) {
        self.asks_about_lecture = false;
        // The window stays open after all.
        self.discards_changes = false;
        self.deferred = None;
        context.dialogs.uncover();
    }

    /// Continues with what waited.
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

    /// Carries out the answer to the open dialog or file dialog.
    fn answer(&mut self, context: &mut FileContext<'_>, answer: DocumentAnswer) {
        // Outcomes of file dialogs and background reads do not answer the open dialog.
        let is_outcome = matches!(answer, DocumentAnswer::Path(_, _, PathSource::Dialog) | DocumentAnswer::Read(_));
        let dialog = if is_outcome { None } else { context.dialogs.take() };
        match answer {
            DocumentAnswer::Cancel => {
                // Nothing waits for the other dialogs.
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
            DocumentAnswer::Overwrite => {
                let Some(Dialog::Confirmation(confirmation)) = dialog else { return };
                match confirmation {
                    Confirmation::Overwrite { path, .. } => self.write(context, path, Backup::Keep),
                    Confirmation::ReplaceFiles { path, .. } => self.exports.start(context, path),
                    Confirmation::Unsaved { .. } => {}
                }
            }
            DocumentAnswer::SaveElsewhere => {
                let is_of_export = matches!(dialog, Some(Dialog::Confirmation(Confirmation::ReplaceFiles { .. })));
                let export = self.exports.waiting.as_ref().filter(|_| is_of_export);
                let purpose = export.map_or(DialogPurpose::Save, FileExport::purpose);
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
            DocumentAnswer::Path(DialogPurpose::Lecture, path, source) => self.write_lecture(context, path, source),
            DocumentAnswer::Path(DialogPurpose::Export, path, source) => {
                self.exports.write_text(context, &path, source);
            }
            DocumentAnswer::Path(DialogPurpose::Pictures(_) | DialogPurpose::ExamPaper(_), path, source) => {
                self.exports.confirm(context, &path, source);
            }
        }
    }

    fn open_file(&mut self, context: &mut FileContext<'_>, path: &Path) {
        self.open_files(context, &[path.to_owned()]);
    }

    fn open_file_quietly(&mut self, context: &mut FileContext<'_>, path: &Path) {
        let is_long = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() > BACKGROUND_BYTES);
        if !is_long {
            return self.finish_reading(context, read_file(path).map(Opened::from));
        }
        let path = path.to_owned();
        self.read_in_background(context, file_name(&path), async move || read_file(&path).map(Opened::from));
    }

    fn read_in_background(
        &mut self,
        context: &mut FileContext<'_>,
        name: String,
        read: impl AsyncFnOnce() -> Result<Opened, Notification> + Send + 'static,
    ) {
        let job = BackgroundJob::start(context.ctx, "reading", async move |_| read().await);
        match job {
            Some(job) => self.reading = Some((name, job)),
            None => self.finish_reading(context, Err(Notification::NothingToOpen)),
        }
    }

    /// Opens what was read, or shows why it cannot be opened.
    fn finish_reading(&mut self, context: &mut FileContext<'_>, result: Result<Opened, Notification>) {
        let notification = match result {
            Ok(Opened::Document(loaded)) => return self.open(context, *loaded),
            Ok(Opened::Reports(reports)) => return context.dialogs.open(Dialog::Class(ClassModal::new(&reports))),
            Err(Notification::NotRead(path, DiskError::NotFound)) if context.settings.recent.contains(&path) => {
                context.settings.recent.retain(|recent| *recent != path);
                Notification::Gone(path)
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
            pasted => self.finish_reading(context, pasted.into_document().map(Opened::from)),
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
        // A file without a path on this disk still has bytes.
        context.notifications.clear();
        let (name, files) = (paths[0].to_string_lossy().into_owned(), files.clone());
        self.read_in_background(context, name, async move || read_all_dropped(files).await);
    }

    /// Sums up the reports of a class, or else opens the first of several files, with a notification that it is only the first.
    fn open_files(&mut self, context: &mut FileContext<'_>, paths: &[PathBuf]) {
        context.notifications.clear();
        let reports = reports_in(paths);
        if !reports.is_empty() {
            return self.finish_reading(context, Ok(Opened::Reports(reports)));
        }
        let Some(first) = paths.first() else { return };
        if paths.len() > 1 {
            context.notifications.add(Notification::OnlyOne(first.clone(), paths.len()));
        }
        self.open_file_quietly(context, first);
    }

    /// Opens a document, after a confirmation where unsaved work would be lost.
    fn open(&mut self, context: &mut FileContext<'_>, loaded: LoadedDocument) {
        let is_left = loaded.lecture.as_ref().zip(context.session.lecture());
        let is_left = is_left.is_some_and(|(next, open)| !Arc::ptr_eq(&next.lecture, &open.lecture));
        if is_left && Self::is_lecture_edited(context.session) {
            self.confirm_lecture_before(context, Deferred::Open(Box::new(loaded)));
        } else if Self::has_unsaved_work(context.session) {
            self.confirm_before(context, Deferred::Open(Box::new(loaded)));
        } else {
            self.show_document(context, loaded);
        }
    }

    fn show_document(&mut self, context: &mut FileContext<'_>, loaded: LoadedDocument) {
        let LoadedDocument { document, origin, digest, step, language, mode, lecture, draft, run_file, notifications } =
            loaded;
        self.followed = run_file.as_deref().and_then(|file| FollowedRun::new(file, &document));
        if let Some(file) = run_file {
            context.settings.remember(file);
        }
        self.opened_drafts.extend(draft);
        context.notifications.extend(notifications);
        context.dialogs.drop_covered();
        self.reading = None;
        self.link_mode = mode;
        context.settings.language = language.unwrap_or(context.settings.language);
        // An open save dialog belongs to the previous document.
        self.dialog.take_if(|(request, _)| request.purpose == DialogPurpose::Save);
        if let Origin::File(path) = &origin {
            if lecture.is_none() {
                context.settings.remember(path.clone());
            }
            self.digests.extend(digest.map(|digest| (path.clone(), digest)));
        }
        if let Some(LectureOrigin::File(path)) = lecture.as_ref().map(|lecture| &lecture.origin) {
            context.settings.remember(path.clone());
        }
        context.commands.push(Command::OpenAt(document, origin, step));
        context.commands.extend(lecture.map(|lecture| Command::SetLecture(Some(lecture))));
    }

    fn save_as(&mut self, context: &mut FileContext<'_>, path: PathBuf, source: PathSource) {
        let path = std::path::absolute(&path).unwrap_or(path);
        // The dialog asked about the name as it was typed, not about the name with the extension.
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
                context.dialogs.open(Dialog::Confirmation(Confirmation::Overwrite { path, loss }));
            }
        }
    }

    fn write(&mut self, context: &mut FileContext<'_>, path: PathBuf, backup: Backup) {
        context.notifications.clear();
        let text = text_to_save(context.session, &self.digests);
        if let Err(error) = disk::write(&path, &text, backup) {
            let is_elsewhere = *context.session.origin() != Origin::File(path.clone());
            let notification = Notification::NotSaved(path.clone(), error);
            if is_elsewhere {
                // The user can correct the path; what waits for the saving continues to wait.
                let prompt = PathPrompt::refused(DialogPurpose::Save, &path, notification);
                context.dialogs.open(Dialog::PathPrompt(prompt));
            } else {
                context.notifications.add(notification);
                self.cancel(context);
            }
            return;
        }
        context.dialogs.drop_covered_prompt();
        self.digests.insert(path.clone(), file::digest(text.as_bytes()));
        context.settings.remember(path.clone());
        context.commands.push(Command::Saved(Origin::File(path)));
        self.run_deferred(context);
    }
}

/// Whether files that the document was not read from are overwritten without a confirmation.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OtherFiles {
    Overwrite,
    Confirm,
}

/// Returns what a dialog of a purpose shows; `text` is what is exported.
fn dialog_request(context: &FileContext<'_>, purpose: DialogPurpose, text: Option<&ExportedText>) -> DialogRequest {
    let words = context.words;
    let extension = purpose.extension();
    let with_extension = |name: &str| Path::new(name).with_extension(extension).to_string_lossy().into_owned();
    let document_name = proposed_name(context.session, words);
    let (title, kind, name) = match purpose {
        DialogPurpose::Open => ("dialog-open", words.text("dialog-kind-open"), document_name),
        DialogPurpose::Save => ("dialog-save", words.text("dialog-kind"), document_name),
        DialogPurpose::Lecture => {
            let name = context.session.lecture().map(|lecture| lecture_title(lecture, words)).unwrap_or_default();
            ("dialog-save", words.text("dialog-kind"), format!("{}.ron", name.replace(['/', '\\', ':'], "-")))
        }
        DialogPurpose::Export => {
            let name = text.map(|text| text.name.clone()).unwrap_or_default();
            ("dialog-export", words.text("dialog-export-kind"), name)
        }
        DialogPurpose::Pictures(_) => ("pictures-dialog", extension.to_uppercase(), with_extension(&document_name)),
        DialogPurpose::ExamPaper(_) => {
            ("paper-dialog", extension.to_uppercase(), with_extension(&words.text("paper-file-name")))
        }
    };
    let neighbor = match context.session.origin() {
        Origin::File(path) if purpose != DialogPurpose::Export => Some(path),
        Origin::File(_) | Origin::Lesson(_) | Origin::Link | Origin::Entry(_) | Origin::New => {
            context.settings.recent.first()
        }
    };
    let folder = neighbor.and_then(|path| path.parent()).map(PathBuf::from);
    DialogRequest { purpose, title: words.text(title), kind, folder, name }
}
