//! Opening files, lessons, games, and what was dropped or pasted. A fault changes nothing but the notifications.

use super::background_read::BackgroundRead;
use super::dropped_files::DroppedOrPasted;
use super::file_dialog::DialogPurpose;
use super::loaded_document::LoadedDocument;
use super::loaded_lecture::{begin, read_file};
use super::notification::Notification;
use super::panel::{Deferred, DocumentContext, Documents};
use super::paste::{self, Pasted};
use crate::file::{self, FileContent};
use crate::lessons;
use crate::platform::disk::DiskError;
use crate::platform::dropped;
use crate::platform::file_access::DroppedContents;
use crate::session::Origin;
use crate::session::command::Command;
use crate::session::lecture::{LectureOrigin, OpenLecture};
use crate::ui::games::new_game::NewGame;
use egui::DroppedFileHandle;
use std::path::{Path, PathBuf};

/// A longer text is read in the background, in bytes.
const BACKGROUND_BYTES: u64 = 200_000;

/// Reads a long text, which is not a list of files.
fn read_long_text(text: &str) -> Result<LoadedDocument, Notification> {
    match paste::read(text) {
        Pasted::Position(document) => Ok(LoadedDocument::without_file(*document, Origin::New)),
        Pasted::Lecture(lecture) => begin(&lecture, LectureOrigin::Text),
        Pasted::Link(link) => LoadedDocument::of_link(*link),
        Pasted::Faulty(error) => Err(Notification::Faulty { file: None, error }),
        Pasted::Address => Err(Notification::Address),
        Pasted::Files(_) | Pasted::Other => Err(Notification::NothingToOpen),
    }
}

/// Reads a dropped file that has no path on this disk.
async fn read_dropped(file: DroppedFileHandle) -> Result<LoadedDocument, Notification> {
    let name = file.path().to_owned();
    let read = dropped::read(&file).await;
    let DroppedContents { bytes, path } =
        read.map_err(|message| Notification::NotRead(name.clone(), DiskError::Other(message)))?;
    if let Some(path) = path {
        return read_file(&path);
    }
    match file::load_file(&bytes, &lessons::names()) {
        Ok(FileContent::Document(document)) => Ok(LoadedDocument::without_file(*document, Origin::New)),
        Ok(FileContent::Lecture(lecture)) => begin(&lecture, LectureOrigin::Text),
        Err(error) => Err(Notification::Faulty { file: Some(name), error }),
    }
}

impl Documents {
    pub(super) fn open_file(&mut self, context: &mut DocumentContext<'_>, path: &Path) -> Vec<Command> {
        self.notifications.clear();
        self.open_file_quietly(context, path)
    }

    /// Opens a file and keeps the notifications.
    fn open_file_quietly(&mut self, context: &mut DocumentContext<'_>, path: &Path) -> Vec<Command> {
        let is_long = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() > BACKGROUND_BYTES);
        if is_long {
            let (name, path) = (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path.to_owned());
            let for_thread = path.clone();
            self.reading = BackgroundRead::start(context.ctx, name, async move || read_file(&for_thread));
            if self.reading.is_some() {
                return Vec::new();
            }
            // Without a thread the window waits.
            return self.finish_reading(context, read_file(&path));
        }
        self.finish_reading(context, read_file(path))
    }

    /// Opens what was read, or shows why it cannot be opened.
    pub(super) fn finish_reading(
        &mut self,
        context: &mut DocumentContext<'_>,
        result: Result<LoadedDocument, Notification>,
    ) -> Vec<Command> {
        match result {
            Ok(loaded) => self.open(context, loaded),
            Err(Notification::NotRead(path, DiskError::NotFound)) if context.settings.recent.contains(&path) => {
                context.settings.recent.retain(|recent| *recent != path);
                self.notify(Notification::Gone(path));
                Vec::new()
            }
            Err(notification) => {
                self.notify(notification);
                Vec::new()
            }
        }
    }

    pub(super) fn open_lesson(&mut self, context: &mut DocumentContext<'_>, number: usize) -> Vec<Command> {
        self.notifications.clear();
        let Some(lesson) = lessons::all().get(number) else { return Vec::new() };
        let origin = Origin::Lesson(number);
        self.open(context, LoadedDocument::without_file(lesson.clone(), origin))
    }

    pub(super) fn open_game(&mut self, context: &mut DocumentContext<'_>, game: NewGame) -> Vec<Command> {
        self.notifications.clear();
        self.open(context, LoadedDocument::without_file(game.document(), Origin::New))
    }

    pub(super) fn open_text(&mut self, context: &mut DocumentContext<'_>, text: &str) -> Vec<Command> {
        self.notifications.clear();
        if text.len() as u64 > BACKGROUND_BYTES {
            let (name, for_thread) = (context.words.text("notification-text"), text.to_owned());
            self.reading = BackgroundRead::start(context.ctx, name, async move || read_long_text(&for_thread));
            if self.reading.is_some() {
                return Vec::new();
            }
            return self.finish_reading(context, read_long_text(text));
        }
        match paste::read(text) {
            Pasted::Files(paths) => return self.open_first(context, &paths),
            Pasted::Position(document) => {
                return self.open(context, LoadedDocument::without_file(*document, Origin::New));
            }
            Pasted::Lecture(lecture) => {
                return self.finish_reading(context, begin(&lecture, LectureOrigin::Text));
            }
            Pasted::Link(link) => return self.finish_reading(context, LoadedDocument::of_link(*link)),
            Pasted::Faulty(error) => self.notify(Notification::Faulty { file: None, error }),
            Pasted::Address => self.notify(Notification::Address),
            Pasted::Other => self.notify(Notification::NothingToOpen),
        }
        Vec::new()
    }

    /// Opens what was dropped or pasted.
    pub(super) fn open_dropped_or_pasted(
        &mut self,
        context: &mut DocumentContext<'_>,
        input: &DroppedOrPasted,
    ) -> Vec<Command> {
        let files = match input {
            DroppedOrPasted::Pasted(text) => return self.open_text(context, text),
            DroppedOrPasted::Dropped(files) => files,
        };
        let paths: Vec<PathBuf> = files.iter().map(|file| file.path().to_owned()).collect();
        if paths.iter().all(|path| path.is_absolute()) {
            return self.open_first(context, &paths);
        }
        // A file without a path on this disk still has bytes.
        self.notifications.clear();
        let (name, file) = (paths[0].to_string_lossy().into_owned(), files[0].clone());
        self.reading = BackgroundRead::start(context.ctx, name, async move || read_dropped(file).await);
        Vec::new()
    }

    /// Opens the first of several files, with a notification that it is only the first.
    fn open_first(&mut self, context: &mut DocumentContext<'_>, paths: &[PathBuf]) -> Vec<Command> {
        self.notifications.clear();
        let Some(first) = paths.first() else { return Vec::new() };
        if paths.len() > 1 {
            self.notify(Notification::OnlyOne(first.clone(), paths.len()));
        }
        self.open_file_quietly(context, first)
    }

    /// Opens a document, after a confirmation where unsaved work would be lost.
    pub(super) fn open(&mut self, context: &mut DocumentContext<'_>, loaded: LoadedDocument) -> Vec<Command> {
        if Self::has_unsaved_work(context.session) {
            self.confirm_before(Deferred::Open(loaded), context.session, context.words);
            return Vec::new();
        }
        self.show_document(context, loaded)
    }

    /// Shows a document in place of the open one.
    pub(super) fn show_document(&mut self, context: &mut DocumentContext<'_>, loaded: LoadedDocument) -> Vec<Command> {
        let LoadedDocument { document, origin, digest, step, language, mode, lecture, notifications } = loaded;
        self.notifications.extend(notifications);
        self.reading = None;
        self.covered = None;
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
        if let Some(LectureOrigin::File(path)) = lecture.as_ref().map(OpenLecture::origin) {
            context.settings.remember(path.clone());
        }
        let mut commands = vec![Command::OpenAt(document, origin, step)];
        commands.extend(lecture.map(|lecture| Command::SetLecture(Some(Box::new(lecture)))));
        commands
    }
}
