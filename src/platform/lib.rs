//! The few things that differ between a desktop and a browser: clocks, background work, files and their dialogs, the
//! window, the page around it, and the system's language.
//!
//! A desktop has threads, disks and signals. A browser has none of them: work runs in slices between frames or in a
//! worker with separate memory; files are opened from an input element or by dropping them, and are saved as downloads.
//! The modules for both have the same names and the same items, so that no other module distinguishes the two.

use poda_words::file;
use poda_words::i18n::Words;
use poda_words::messages::{Message, Whole};
use poda_words::practice::generator::chosen_seed;
use std::io::{self, ErrorKind, Read};
use std::path::PathBuf;
use std::time::Duration;
/// The clock: the standard library's on a desktop, the browser's in a page.
pub use web_time as clock;

pub mod game_program;

#[cfg(not(target_family = "wasm"))]
pub mod desktop;
#[cfg(not(target_family = "wasm"))]
pub use desktop::{
    background, class, dialogs, disk, fonts, page, printing, process_groups, reader, second_page, store, system, window,
};

#[cfg(target_family = "wasm")]
pub mod web;
#[cfg(target_family = "wasm")]
pub use web::{
    background, class, dialogs, disk, fonts, page, printing, process_groups, reader, second_page, store, system, window,
};

/// Returns a seed from the clock of this machine.
pub fn another_seed() -> u64 {
    chosen_seed(since_1970())
}

/// Returns the seconds since 1970 according to the clock of this machine.
pub fn unix_seconds() -> u64 {
    since_1970().as_secs()
}

fn since_1970() -> Duration {
    clock::SystemTime::now().duration_since(clock::UNIX_EPOCH).unwrap_or_default()
}

/// The prefix of the names of all drafts.
const DRAFT: &str = "poda-draft-";

/// A draft that was stored by another program, or by another tab of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredDraft {
    /// Its name in the store.
    pub name: String,
    /// Its text.
    pub text: String,
    /// Whether the program run that wrote it has ended.
    pub is_left_behind: bool,
}

/// The time between two writings of stored texts. What changes meanwhile is written at the end of it, by a timer and
/// not by a frame: whatever changed last is stored a second later, on a slow disk two.
const STORE_INTERVAL: Duration = Duration::from_millis(500);

/// Returns the text to be stored, or `None` to leave what is stored. Its argument reads what is stored now, which
/// another program may have changed; until the text is written no other program changes it.
pub type MakeText = Box<dyn FnOnce(&mut dyn FnMut() -> Option<String>) -> Option<String> + Send>;

/// A change of a stored text.
enum TextChange {
    Write(MakeText),
    Remove,
}

impl TextChange {
    /// Returns the change to this text, or its removal.
    fn to(text: Option<String>) -> Self {
        text.map_or(Self::Remove, |text| Self::Write(Box::new(|_| Some(text))))
    }

    /// Adds a change to those that are pending. It takes the place of an earlier one of the same text, so that what was
    /// to be written before something else is removed still is.
    fn add_to<N: PartialEq>(self, pending: &mut Vec<(N, Self)>, name: N) {
        match pending.iter_mut().find(|(other, _)| *other == name) {
            Some((_, earlier)) => *earlier = self,
            None => pending.push((name, self)),
        }
    }
}

/// What the page around the program shows of it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PageState {
    /// The title of the page.
    pub title: String,
    /// The code of the page's language.
    pub language: &'static str,
    /// The sentence for the current step, for screen readers.
    pub caption: String,
    /// The document and its step, as the fragment of an address.
    pub fragment: String,
    /// Whether the program is asking the user what to do with unsaved work before it opens the document in the address.
    pub is_asking: bool,
    /// The current step.
    pub step: usize,
    /// The number of steps.
    pub steps: usize,
    /// The sentences of the notifications, for screen readers; empty if there are none.
    pub notice: String,
    /// Whether a search or a layout is running.
    pub is_busy: bool,
    /// Whether an exercise has answers, which no address contains.
    pub has_answers: bool,
}

/// The picture of a step that the page has shown while the program was loaded.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FirstPicture {
    /// The top left corner of the picture in the page, in pixels.
    pub corner: [f32; 2],
    /// The factor by which the picture was enlarged.
    pub scale: f32,
}

/// The texts for copying by hand, shown if a text cannot be put on the clipboard.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ByHand {
    /// The instruction to the user.
    pub heading: String,
    /// The label of the button that closes the field.
    pub close: String,
}

/// A request from the page to the program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PageEvent {
    /// The user or the page changed the fragment of the address.
    Fragment(String),
    /// The page requests a step.
    Step(usize),
    /// The page has left full screen.
    FullscreenEnded,
}

/// The contents of a second page, or of a printed one.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PageText {
    /// The title of the page.
    pub title: String,
    /// The code of the page's language.
    pub language: &'static str,
    /// The background color, in CSS notation.
    pub background: String,
    /// The parts of the page, from top to bottom.
    pub parts: Vec<PagePart>,
}

/// A part of a second or printed page.
#[derive(Clone, Debug, PartialEq)]
pub enum PagePart {
    /// A row of text.
    Row(TextRow),
    /// A picture as SVG. A row describes it in text.
    Picture(String),
    /// A picture as SVG in the bottom corner.
    Corner {
        /// The picture.
        svg: String,
        /// Its width and height on paper, in millimeters.
        size: f32,
    },
}

/// A row of text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TextRow {
    /// Its size in pixels.
    pub size: f32,
    /// Its runs, in reading order.
    pub runs: Vec<StyledRun>,
}

/// A run of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyledRun {
    /// The text.
    pub text: String,
    /// Its color, in CSS notation.
    pub color: String,
    /// Whether it is bold.
    pub is_strong: bool,
}

/// The error that the browser did not open a second page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PopupBlocked;

/// An event sent by a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WorkerEvent {
    /// A message. More events follow.
    Message(Vec<u8>),
    /// The answer. No event follows.
    Answer(Vec<u8>),
    /// There will be no answer, because the worker could not be started or has failed.
    Failed,
}

/// What an instance of the program does that has no window. It belongs to a page, or to the build of the page.
pub trait Service: 'static {
    /// Returns the answer to a request, or `None` if the bytes are not a request. Sends messages while it works.
    fn perform(request: &[u8], send: impl FnMut(Vec<u8>)) -> Option<Vec<u8>>;

    /// Rehearses a request while the instance waits for one. `round` is the number of earlier calls.
    fn rehearse(round: usize) -> impl Future<Output = ()>;

    /// Returns the sentences and pictures of the lesson with a given name and language, such as `first-tree.en`.
    fn draw(lesson: &str) -> Vec<[String; 2]>;

    /// Does with a lesson, named as for [`Self::draw`], what its readers do first.
    fn read(lesson: &str) -> impl Future<Output = ()>;
}

/// A worker that has received a request. Dropping it stops the worker immediately.
pub trait WorkerPort: Sized {
    /// Starts a worker with a request. Returns `None` on a platform that uses threads with shared memory instead.
    /// `hear` is called with each event from the worker, in order.
    fn start(request: impl FnOnce() -> Vec<u8>, hear: impl FnMut(WorkerEvent) + 'static) -> Option<Self>;

    /// Keeps a worker ready, so that the next request need not wait until the program has started in it. Does nothing
    /// if a worker is ready already.
    fn prepare();
}

/// The most bytes that are read of a file or of standard input: those of a position file.
pub const MAX_BYTES: u64 = file::MAX_BYTES as u64;

/// Returns all that a reader has, or `None` if that is more than `max_bytes`: of what never ends no more is read.
/// Memory is allocated for `expected_bytes` at once.
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
#[derive(Clone, Debug, PartialEq, Eq, Message)]
#[message(prefix = "disk")]
pub enum DiskError {
    /// The file does not exist.
    #[message("disk-missing")]
    NotFound,
    /// The folder of the file does not exist.
    #[message("disk-no-folder")]
    FolderNotFound,
    /// The user lacks the permission.
    #[message("disk-denied")]
    PermissionDenied,
    /// The file is read-only.
    ReadOnly,
    /// The file system is read-only.
    ReadOnlyDisk,
    /// The path refers to a folder.
    #[message("disk-folder")]
    IsFolder,
    /// The path refers to a device, a pipe or the like.
    #[message("disk-no-file")]
    NotAFile,
    /// The file is larger than [`MAX_BYTES`].
    #[message("disk-too-long", megabytes = MAX_BYTES >> 20)]
    TooLarge,
    /// The disk or the user's quota is full.
    #[message("disk-full")]
    DiskFull,
    /// Another error, with the message of the operating system.
    Other(#[message("said", Whole)] String),
}

impl DiskError {
    /// Returns the reason why a file other than a position file could not be written, as a sentence.
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
            ErrorKind::ReadOnlyFilesystem => Self::ReadOnlyDisk,
            ErrorKind::IsADirectory => Self::IsFolder,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => Self::DiskFull,
            _ => Self::Other(error.to_string()),
        }
    }
}

/// The purpose of a file dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileDialogKind {
    /// Choosing a file to read.
    Open,
    /// Choosing a path to write a file to.
    Save,
}

/// The settings of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileDialog {
    /// Its purpose.
    pub kind: FileDialogKind,
    /// Its title.
    pub title: String,
    /// The name of the file type.
    pub file_type: String,
    /// The extensions of the files that can be chosen.
    pub extensions: Vec<&'static str>,
    /// The folder that it shows first.
    pub folder: Option<PathBuf>,
    /// The proposed name of the file to write.
    pub name: String,
}

/// The result of a file dialog.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileChoice {
    /// A path was chosen.
    Path(PathBuf),
    /// Two or more files were chosen to be read.
    Several(Vec<PathBuf>),
    /// The dialog was closed without a choice.
    Nothing,
    /// The system has no file dialog.
    NoDialog,
}

/// Converts the chosen files.
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
    /// The contents of the file.
    pub bytes: Vec<u8>,
    /// The path from which it can be read again, if there is one.
    pub path: Option<PathBuf>,
}
