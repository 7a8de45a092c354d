//! The few things that differ between a desktop and a browser: clocks, background work, files and their dialogs, the window, the page
//! around it, and the system's language.
//!
//! A desktop has threads, disks and signals. A browser has none of them: work runs in slices between frames or in a worker with a
//! memory of its own, files come from an input element or by drop and leave as downloads. The modules of both have the same names and the
//! same items, so that no other module distinguishes them.

use crate::file;
use crate::i18n::Words;
use crate::practice::generator::chosen_seed;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;
use std::time::Duration;
/// The clock: that of the standard library on a desktop, the browser's in a page.
pub use web_time as clock;

#[cfg(not(target_family = "wasm"))]
pub mod desktop;
#[cfg(not(target_family = "wasm"))]
pub use desktop::{background, class, dialogs, disk, page, printing, reader, second_page, store, system, window};

#[cfg(target_family = "wasm")]
pub mod web;
#[cfg(target_family = "wasm")]
pub use web::{background, class, dialogs, disk, page, printing, reader, second_page, store, system, window};

/// Returns a seed by the clock of this machine.
pub fn another_seed() -> u64 {
    chosen_seed(since_1970())
}

/// Returns the seconds since 1970 by the clock of this machine.
pub fn unix_seconds() -> u64 {
    since_1970().as_secs()
}

fn since_1970() -> Duration {
    clock::SystemTime::now().duration_since(clock::UNIX_EPOCH).unwrap_or_default()
}

/// What the names of all drafts begin with.
const DRAFT: &str = "poda-draft-";

/// A draft that was stored by another program, or by another tab of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDraft {
    /// Its name in the store.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Whether the run that wrote it has ended.
    pub is_left_behind: bool,
}

/// What the page around the program shows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageState {
    /// The title of the page.
    pub title: String,
    /// The code of the language that the page is in.
    pub language: &'static str,
    /// The sentence for the current step, for screen readers.
    pub caption: String,
    /// The document and its step as the fragment of an address.
    pub fragment: String,
    /// Whether the user is asked what becomes of unsaved work before the document of the address is opened.
    pub is_asking: bool,
    /// The current step.
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// The sentences of the notifications, for screen readers; empty if there are none.
    pub notice: String,
    /// Whether a search or a layout is running.
    pub is_busy: bool,
    /// Whether there are answers in an exercise, which no address holds.
    pub has_answers: bool,
}

/// What is said where a text cannot be put on the clipboard, and is copied by hand instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByHand {
    /// What to do.
    pub heading: String,
    /// The label of the button that closes the field.
    pub close: String,
}

/// What a page asks of the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageEvent {
    /// The fragment of the address was changed by the user or by the page.
    Fragment(String),
    /// The page goes to a step.
    Step(usize),
    /// The page no longer fills the screen.
    FullscreenEnded,
}

/// What a second page, or a printed one, shows.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageText {
    /// The title of the page.
    pub title: String,
    /// The code of the language that the page is in.
    pub language: &'static str,
    /// The color behind the text, as CSS writes it.
    pub background: String,
    /// What stands on the page, one below the other.
    pub parts: Vec<PagePart>,
}

/// A part of such a page.
#[derive(Clone, Debug, PartialEq)]
pub enum PagePart {
    /// A row of text.
    Row(TextRow),
    /// A picture as SVG. What it shows is said by a row.
    Picture(String),
    /// A picture as SVG in the corner below, and its width and height on paper in millimeters.
    Corner {
        /// The picture.
        svg: String,
        /// Its width and height.
        size: f32,
    },
}

/// A row of text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TextRow {
    /// Its size in pixels.
    pub size: f32,
    /// Its runs, in reading order.
    pub runs: Vec<TextRun>,
}

/// A run of text that looks the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextRun {
    /// The text.
    pub text: String,
    /// Its color, as CSS writes it.
    pub color: String,
    /// Whether its letters are bold.
    pub is_strong: bool,
}

/// The browser has opened no second page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PopupBlocked;

/// What comes from a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEvent {
    /// A message, after which more follows.
    Message(Vec<u8>),
    /// The answer, which is the last that comes.
    Answer(Vec<u8>),
    /// There will be no answer: the worker could not be started, or has failed.
    Failed,
}

/// What a worker does: it returns the answer to a request, or `None` for what is no request, and sends messages while it works.
pub type Perform = fn(&[u8], &mut dyn FnMut(Vec<u8>)) -> Option<Vec<u8>>;

/// A worker that has received a request. Dropping it ends the worker, whatever it is doing.
pub trait WorkerPort: Sized {
    /// Starts a worker with a request; `None` where work is done on threads instead, which share their memory. `hear` is called with
    /// each event that comes from the worker, in order.
    fn start(request: impl FnOnce() -> Vec<u8>, hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self>;

    /// Keeps a worker ready, so that the next request need not wait until the program has started in it. Does nothing where one is
    /// ready.
    fn prepare();
}

/// The most bytes that are read of a file or of standard input: those of a position file.
pub const MAX_BYTES: u64 = file::MAX_BYTES as u64;

/// Returns all that a reader has, or `None` if that is more than `max_bytes`: of what never ends no more is read. Memory is allocated for
/// `expected_bytes` at once.
///
/// # Errors
/// Returns the error of the reader.
pub fn read_within(input: impl Read, max_bytes: u64, expected_bytes: u64) -> io::Result<Option<Vec<u8>>> {
    // With a byte more, the end is found without more memory.
    let capacity = usize::try_from(expected_bytes.min(max_bytes) + 1).unwrap_or_default();
    let mut bytes = Vec::with_capacity(capacity);
    let is_larger = max_bytes < input.take(max_bytes + 1).read_to_end(&mut bytes)? as u64;
    Ok((!is_larger).then_some(bytes))
}

/// Whether a backup of a file is kept when the file is overwritten.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backup {
    /// The old contents are discarded.
    Discard,
    /// The old contents are kept at [`disk::backup_path`].
    Keep,
}

/// Why a file could not be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DiskError {
    /// The file does not exist.
    NotFound,
    /// The folder of the file does not exist.
    FolderNotFound,
    /// The user lacks the permission.
    PermissionDenied,
    /// The file or the file system is read-only.
    ReadOnly,
    /// The path is that of a folder.
    IsFolder,
    /// The path is that of a device, a pipe or the like.
    NotAFile,
    /// The file is larger than [`MAX_BYTES`].
    TooLarge,
    /// The disk or the user's quota is full.
    DiskFull,
    /// Another error, with the message of the operating system.
    Other(String),
}

impl DiskError {
    /// Returns the reason as a sentence.
    pub fn sentence(&self, words: &Words) -> String {
        match self {
            Self::NotFound => words.text("disk-missing"),
            Self::FolderNotFound => words.text("disk-no-folder"),
            Self::PermissionDenied => words.text("disk-denied"),
            Self::ReadOnly => words.text("disk-read-only"),
            Self::IsFolder => words.text("disk-folder"),
            Self::NotAFile => words.text("disk-no-file"),
            Self::TooLarge => words.fill("disk-too-long", &[("megabytes", (MAX_BYTES >> 20).into())]),
            Self::DiskFull => words.text("disk-full"),
            Self::Other(said) => words.fill("disk-other", &[("said", said.as_str().into())]),
        }
    }

    /// Returns the reason why a file that is no position could not be written, as a sentence.
    pub fn sentence_of_writing(&self, words: &Words) -> String {
        match self {
            Self::IsFolder => words.text("export-is-a-folder"),
            Self::NotAFile => words.text("export-is-no-file"),
            Self::NotFound => words.text("disk-no-folder"),
            other => other.sentence(words),
        }
    }
}

impl From<io::Error> for DiskError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            // A component of the path may be a file.
            ErrorKind::NotFound | ErrorKind::NotADirectory => Self::NotFound,
            ErrorKind::PermissionDenied => Self::PermissionDenied,
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::IsADirectory => Self::IsFolder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Self::DiskFull,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// What a file dialog is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialogKind {
    /// Choosing a file that is read.
    Open,
    /// Choosing where a file is written.
    Save,
}

/// What a file dialog shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// What it is for.
    pub kind: FileDialogKind,
    /// Its title.
    pub title: String,
    /// The name of the file type.
    pub file_type: String,
    /// The extensions of the files that can be chosen.
    pub extensions: Vec<&'static str>,
    /// The folder that it opens at.
    pub folder: Option<PathBuf>,
    /// The proposed name of a file to be written.
    pub name: String,
}

/// How a file dialog ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileChoice {
    /// A path was chosen.
    Path(PathBuf),
    /// Several files were chosen to be read, at least two.
    Several(Vec<PathBuf>),
    /// The dialog was closed without a choice.
    Nothing,
    /// The system has no file dialog.
    NoDialog,
}

/// Of the files that were chosen.
impl From<Vec<PathBuf>> for FileChoice {
    fn from(mut files: Vec<PathBuf>) -> Self {
        match files.len() {
            0 => Self::Nothing,
            1 => Self::Path(files.swap_remove(0)),
            _ => Self::Several(files),
        }
    }
}

/// The contents of a file that was dropped on the window.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DroppedContents {
    /// What the file holds.
    pub bytes: Vec<u8>,
    /// The path at which it can be read again, if there is one.
    pub path: Option<PathBuf>,
}
