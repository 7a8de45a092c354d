//! NewGame: files, lessons, and what was dropped or pasted. What is no position changes nothing but the news.

use super::dropped_files::DroppedOrPasted;
use super::file_dialog::DialogPurpose;
use super::new_game::NewGame;
use super::notifications::Notification;
use super::paste::{self, Pasted};
use super::{Deferred, DocumentContext, Documents};
use crate::disk::{self, DiskError};
use crate::document::Document;
use crate::file;
use crate::lessons;
use crate::session::Origin;
use crate::session::command::Command;
use egui::Context;
use std::path::{Path, PathBuf};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

/// A text longer than this, in bytes, is read beside the window.
const READ_HERE: u64 = 200_000;
/// What is read sooner than this is not worth a word.
const WORTH_A_WORD: Duration = Duration::from_millis(200);

/// A document that is about to be opened.
#[derive(Clone, Debug)]
pub struct LoadedDocument {
    /// What it says.
    pub document: Box<Document>,
    /// Where it comes from.
    pub origin: Origin,
    /// A digest of the file it was read from.
    pub known: Option<u64>,
}

impl LoadedDocument {
    /// Reads a file.
    ///
    /// # Errors
    /// What is to be told about it.
    pub fn from_file(path: &Path) -> Result<Self, Notification> {
        // The program may be told to work in another folder later on.
        let path = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
        let bytes = disk::read(&path).map_err(|refusal| Notification::NotRead(path.clone(), refusal))?;
        match file::load(&bytes) {
            Ok(document) => {
                Ok(Self { document: Box::new(document), origin: Origin::File(path), known: Some(digest(&bytes)) })
            }
            Err(error) => Err(Notification::Faulty { file: Some(path), error }),
        }
    }
}

/// What is being read beside the window.
#[derive(Debug)]
pub(super) struct BackgroundRead {
    name: String,
    since: Instant,
    arriving: Receiver<Result<LoadedDocument, Notification>>,
}

impl BackgroundRead {
    /// Begins to read; `None` where there is no thread for it.
    fn begin(
        ctx: &Context,
        name: String,
        read: impl FnOnce() -> Result<LoadedDocument, Notification> + Send + 'static,
    ) -> Option<Self> {
        let (sender, arriving) = channel();
        let ctx = ctx.clone();
        let work = move || {
            // If something else was opened meanwhile, nobody listens.
            let _ = sender.send(read());
            ctx.request_repaint();
        };
        let thread = std::thread::Builder::new().name("reading".to_owned()).spawn(work);
        thread.ok().map(|_| Self { name, since: Instant::now(), arriving })
    }

    /// What has been read, once it has.
    pub(super) fn poll(&self) -> Option<Result<LoadedDocument, Notification>> {
        match self.arriving.try_recv() {
            Ok(read) => Some(read),
            // Whoever read it has failed, and nothing will come any more.
            Err(TryRecvError::Disconnected) => Some(Err(Notification::NothingToOpen)),
            Err(TryRecvError::Empty) => None,
        }
    }

    /// The name of what is read, if that takes its time.
    pub(super) fn name(&self) -> Option<&str> {
        (self.since.elapsed() >= WORTH_A_WORD).then_some(&*self.name)
    }
}

/// Tells one content of a file from another: FNV-1a, which gives the same in the next run, whatever built that.
pub(super) fn digest(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// A long text is no list of files.
fn read_long(text: &str) -> Result<LoadedDocument, Notification> {
    match paste::read(text) {
        Pasted::Position(document) => Ok(LoadedDocument { document, origin: Origin::New, known: None }),
        Pasted::Faulty(error) => Err(Notification::Faulty { file: None, error }),
        Pasted::Address => Err(Notification::Address),
        Pasted::Files(_) | Pasted::Other => Err(Notification::NothingToOpen),
    }
}

impl Documents {
    pub(super) fn open_file(&mut self, room: &mut DocumentContext<'_>, path: &Path) -> Vec<Command> {
        self.news.clear();
        self.open_file_too(room, path)
    }

    /// Opens a file and leaves what is told already.
    fn open_file_too(&mut self, room: &mut DocumentContext<'_>, path: &Path) -> Vec<Command> {
        let is_long = std::fs::metadata(path).is_ok_and(|metadata| metadata.len() > READ_HERE);
        if is_long {
            let (name, path) = (path.file_name().unwrap_or_default().to_string_lossy().into_owned(), path.to_owned());
            let for_thread = path.clone();
            self.reading = BackgroundRead::begin(room.ctx, name, move || LoadedDocument::from_file(&for_thread));
            if self.reading.is_some() {
                return Vec::new();
            }
            // Without a thread everybody has to wait.
            return self.arrived(room, LoadedDocument::from_file(&path));
        }
        self.arrived(room, LoadedDocument::from_file(path))
    }

    /// Opens what has been read, or tells why not.
    pub(super) fn arrived(
        &mut self,
        room: &mut DocumentContext<'_>,
        read: Result<LoadedDocument, Notification>,
    ) -> Vec<Command> {
        match read {
            Ok(arriving) => self.open(room, arriving),
            Err(Notification::NotRead(path, DiskError::NotFound)) if room.settings.recent.contains(&path) => {
                room.settings.recent.retain(|recent| *recent != path);
                self.tell(Notification::Gone(path));
                Vec::new()
            }
            Err(news) => {
                self.tell(news);
                Vec::new()
            }
        }
    }

    pub(super) fn open_lesson(&mut self, room: &mut DocumentContext<'_>, number: usize) -> Vec<Command> {
        self.news.clear();
        let Some(lesson) = lessons::all().get(number) else { return Vec::new() };
        let origin = Origin::Lesson(number);
        self.open(room, LoadedDocument { document: Box::new(lesson.clone()), origin, known: None })
    }

    pub(super) fn open_game(&mut self, room: &mut DocumentContext<'_>, opening: NewGame) -> Vec<Command> {
        self.news.clear();
        self.open(room, LoadedDocument { document: Box::new(opening.document()), origin: Origin::New, known: None })
    }

    pub(super) fn open_text(&mut self, room: &mut DocumentContext<'_>, text: &str) -> Vec<Command> {
        self.news.clear();
        if text.len() as u64 > READ_HERE {
            let (name, for_thread) = (room.words.text("notification-text"), text.to_owned());
            self.reading = BackgroundRead::begin(room.ctx, name, move || read_long(&for_thread));
            if self.reading.is_some() {
                return Vec::new();
            }
            return self.arrived(room, read_long(text));
        }
        match paste::read(text) {
            Pasted::Files(paths) => return self.open_first(room, &paths),
            Pasted::Position(document) => {
                return self.open(room, LoadedDocument { document, origin: Origin::New, known: None });
            }
            Pasted::Faulty(error) => self.tell(Notification::Faulty { file: None, error }),
            Pasted::Address => self.tell(Notification::Address),
            Pasted::Other => self.tell(Notification::NothingToOpen),
        }
        Vec::new()
    }

    /// Takes in what was dropped or pasted.
    pub(super) fn take_in(&mut self, room: &mut DocumentContext<'_>, arrival: &DroppedOrPasted) -> Vec<Command> {
        let files = match arrival {
            DroppedOrPasted::Pasted(text) => return self.open_text(room, text),
            DroppedOrPasted::Dropped(files) => files,
        };
        let paths: Vec<PathBuf> = files.iter().map(|file| file.path().to_owned()).collect();
        if paths.iter().all(|path| path.is_absolute()) {
            return self.open_first(room, &paths);
        }
        // Without a path on this disk there are bytes to read all the same.
        self.news.clear();
        let bytes = match files[0].bytes() {
            Ok(bytes) => bytes,
            Err(said) => {
                self.tell(Notification::NotRead(paths[0].clone(), DiskError::Other(said)));
                return Vec::new();
            }
        };
        match file::load(&bytes) {
            Ok(document) => {
                self.open(room, LoadedDocument { document: Box::new(document), origin: Origin::New, known: None })
            }
            Err(error) => {
                self.tell(Notification::Faulty { file: Some(paths[0].clone()), error });
                Vec::new()
            }
        }
    }

    /// Opens the first of several files, and says that it was only the first.
    fn open_first(&mut self, room: &mut DocumentContext<'_>, paths: &[PathBuf]) -> Vec<Command> {
        self.news.clear();
        let Some(first) = paths.first() else { return Vec::new() };
        if paths.len() > 1 {
            self.tell(Notification::OnlyOne(first.clone(), paths.len()));
        }
        self.open_file_too(room, first)
    }

    /// Opens a document, or asks first where another would be lost.
    pub(super) fn open(&mut self, room: &mut DocumentContext<'_>, arriving: LoadedDocument) -> Vec<Command> {
        if Self::has_unsaved_work(room.session) {
            self.ask_before(Deferred::Open(arriving), room.session, room.words);
            return Vec::new();
        }
        self.put_down(room, arriving)
    }

    /// Puts a document on the desk.
    pub(super) fn put_down(&mut self, room: &mut DocumentContext<'_>, arriving: LoadedDocument) -> Vec<Command> {
        let LoadedDocument { document, origin, known } = arriving;
        self.reading = None;
        self.covered = None;
        // Where to save was asked for another document.
        self.asked.take_if(|(request, _)| request.purpose == DialogPurpose::Save);
        if let Origin::File(path) = &origin {
            room.settings.remember(path.clone());
            self.known.extend(known.map(|known| (path.clone(), known)));
        }
        vec![Command::Open(document, origin)]
    }

    /// A digest of what a file held when it was read or written last, if it was.
    #[must_use]
    pub fn known(&self, path: &Path) -> Option<u64> {
        self.known.get(path).copied()
    }

    /// Remembers what a file held that was opened before there was a window.
    pub fn know(&mut self, path: PathBuf, digest: u64) {
        self.known.insert(path, digest);
    }
}
