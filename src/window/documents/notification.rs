//! Notifications: messages to the user. They store facts, which are turned into text in the current language.

use super::export_outcome::ExportOutcome;
use super::file_name::file_name;
use super::plain_notification::PlainNotification;
use poda_core::document::LocalizedText;
use poda_core::text::{Excerpt, visible};
use poda_lecture::LectureFault;
use poda_paper::series::export_error_sentence;
use poda_platform::disk::DiskError;
use poda_words::file::notation::{SideName, TreeNotation, TreeSize};
use poda_words::file::{LinkError, LoadError, MAX_DIAGNOSTICS};
use poda_words::i18n::tree_notations::understood;
use poda_words::i18n::{Words, args, diagnostics};
use poda_words::messages::Message;
use std::mem::discriminant;
use std::path::{Path, PathBuf};

/// The length of a link above which some learning platforms and mail programs truncate it.
const MAX_PLATFORM_CHARACTERS: usize = 2_000;
/// The length of a link above which some browsers do not open it. Safari has the smallest limit.
const MAX_BROWSER_CHARACTERS: usize = 80_000;

#[derive(Clone, Debug, PartialEq)]
pub enum Notification {
    /// Everything is said by the notification's own messages.
    Plain(PlainNotification),
    /// A file or a text is not a position file.
    Faulty {
        /// `None` for a pasted or dropped text.
        file: Option<PathBuf>,
        error: LoadError,
    },
    /// A text that is a tree alone was opened as a new document.
    Understood {
        /// `None` for a pasted text.
        file: Option<PathBuf>,
        notation: TreeNotation,
        size: TreeSize,
        /// A name in the text that looks like a side.
        side_name: Option<SideName>,
    },
    /// The run of a user's program contains nothing that can be shown.
    FaultyRun {
        /// `None` for a text or a link.
        file: Option<PathBuf>,
        why: LocalizedText,
    },
    /// A link cannot be opened.
    FaultyLink(LinkError),
    /// Entries of a lecture ask for what their searches do not have.
    FaultyLecture {
        source: LectureSource,
        /// The faults, each with the line and the column of its entry; never empty.
        faults: Vec<((usize, usize), LectureFault)>,
    },
    ExportEnded(ExportOutcome),
    /// The link to the open document or lecture was copied to the clipboard.
    LinkCopied {
        /// The target of the link.
        linked: Linked,
        /// The length of the link.
        characters: usize,
        /// Whether the link begins with the address of a page, and not with the fragment.
        has_base: bool,
    },
    /// Files of a lecture are missing. The lecture was opened without them.
    MissingFiles {
        /// The file of the lecture; `None` for a pasted or dropped text.
        lecture: Option<PathBuf>,
        /// The missing files; never empty.
        missing: Vec<MissingFile>,
    },
    /// An entry of a lecture could not be opened.
    EntrySkipped {
        /// The number of the entry, counted from 1.
        number: usize,
        /// The number of all entries.
        count: usize,
        /// The reason why it could not be opened.
        why: Box<Notification>,
    },
    /// The session could not be stored.
    NotStored(Option<PathBuf>, DiskError),
    /// The last document could not be restored.
    NotRestored(LoadError),
    /// The last file could not be read. Its stored copy is shown.
    RememberedInstead(Box<Notification>),
}

/// The target of a copied link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linked {
    /// The document, or the entry of a lecture, at its step.
    Step,
    /// A whole lecture, from its beginning.
    Lecture,
}

/// Where the text of a lecture comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LectureSource {
    File(PathBuf),
    /// A pasted or dropped text.
    Text,
    Link,
}

/// A file that a lecture names and that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingFile {
    /// The line and the column of the name in the lecture's text.
    pub position: (usize, usize),
    /// The name in the lecture's text.
    pub name: String,
    pub path: PathBuf,
}

impl From<PlainNotification> for Notification {
    fn from(plain: PlainNotification) -> Self {
        Self::Plain(plain)
    }
}

impl Notification {
    /// Returns whether the notification describes the content of the clipboard, so that the next copy makes it
    /// outdated.
    pub const fn is_about_clipboard(&self) -> bool {
        matches!(self, Self::Plain(plain) if plain.is_about_clipboard()) || matches!(self, Self::LinkCopied { .. })
    }

    /// Returns whether the notification confirms something that went well, so that it need not be closed.
    pub const fn is_confirmation(&self) -> bool {
        matches!(self, Self::Plain(plain) if plain.is_confirmation())
            || matches!(self, Self::LinkCopied { .. } | Self::Understood { .. })
    }

    /// Returns whether the notification is about the user's own work or about what the program found when it was
    /// started. It is held back from an audience.
    pub const fn is_for_presenter(&self) -> bool {
        matches!(self, Self::Plain(plain) if plain.is_for_presenter())
            || matches!(self, Self::NotStored(..) | Self::NotRestored(_) | Self::RememberedInstead(_))
    }

    /// Returns whether the notification is about what was opened or may be opened, which is outdated once the user
    /// steps through the document.
    pub const fn ends_with_step(&self) -> bool {
        matches!(self, Self::Plain(plain) if plain.ends_with_step())
    }

    /// Returns whether the notification is about an edit, so that it is outdated when edits are undone.
    pub const fn is_about_edit(&self) -> bool {
        matches!(self, Self::Plain(plain) if plain.is_about_edit())
    }

    /// Returns whether another notification is about the same, possibly with other details.
    pub fn is_like(&self, other: &Self) -> bool {
        let plain = |it: &Self| if let Self::Plain(plain) = it { Some(discriminant(plain)) } else { None };
        discriminant(self) == discriminant(other) && plain(self) == plain(other)
    }

    /// Returns all sentences, the heading first.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let NotificationText { heading, lines, reassurance, .. } = self.text(words);
        let lines = lines.into_iter().map(|(_, line)| line);
        std::iter::once(heading).chain(lines).chain(reassurance).collect()
    }

    pub fn text(&self, words: &Words) -> NotificationText {
        let headed = |key: &str| NotificationText::new(words.text(key));
        // A heading with the name of a file, whose path is shown below it.
        let named = |key: &str, path: &Path| {
            NotificationText::new(words.fill(key, &args![name = file_name(path)])).with_path(path)
        };
        let kept = || words.text("notification-kept");
        match self {
            Self::Plain(plain) => plain_text(words, plain),
            Self::Faulty { file: Some(path), error } => named("notification-not-opened", path)
                .with_placed_lines(placed(words, &file_name(path), error))
                .with_reassurance(kept()),
            Self::Faulty { file: None, error } => headed("notification-text-not-opened")
                .with_placed_lines(placed(words, &words.text("notification-text"), error))
                .with_reassurance(kept()),
            Self::Understood { file: Some(path), notation, size, side_name } => named("notification-understood", path)
                .with_line(understood(words, *notation, *size, side_name.as_ref())),
            Self::Understood { file: None, notation, size, side_name } => headed("notification-understood-text")
                .with_line(understood(words, *notation, *size, side_name.as_ref())),
            Self::FaultyRun { file: Some(path), why } => {
                named("notification-not-opened", path).with_line(why.in_language(words.language()).to_owned())
            }
            Self::FaultyRun { file: None, why } => {
                headed("notification-text-not-opened").with_line(why.in_language(words.language()).to_owned())
            }
            Self::FaultyLink(LinkError::Text(error)) => headed("notification-link-not-opened")
                .with_placed_lines(placed(words, &words.text("notification-link"), error))
                .with_reassurance(kept()),
            Self::FaultyLink(error) => headed("notification-link-not-opened")
                .with_line(diagnostics::link_sentences(words, error).swap_remove(0).1)
                .with_reassurance(kept()),
            Self::FaultyLecture { source, faults } => {
                let (text, name) = match source {
                    LectureSource::File(path) => (named("notification-not-opened", path), file_name(path)),
                    LectureSource::Text => (headed("notification-text-not-opened"), words.text("notification-text")),
                    LectureSource::Link => (headed("notification-link-not-opened"), words.text("notification-link")),
                };
                let sentence = |((line, column), fault): &((usize, usize), LectureFault)| {
                    (format!("{name}:{line}:{column}: "), fault.sentence(words))
                };
                text.with_placed_lines(faults.iter().take(MAX_DIAGNOSTICS).map(sentence)).with_reassurance(kept())
            }
            Self::ExportEnded(outcome) => export_text(words, outcome),
            Self::LinkCopied { linked, characters, has_base } => link_copied(words, *linked, *characters, *has_base),
            Self::MissingFiles { lecture, missing } => missing_files(words, lecture.as_deref(), missing),
            Self::EntrySkipped { number, count, why } => {
                let args = args![number = number.to_string(), count = count.to_string()];
                let heading = words.fill("lecture-entry-skipped", &args);
                NotificationText { heading, reassurance: None, ..why.text(words) }
            }
            Self::NotStored(file, error) => {
                let said = headed("notification-not-stored").with_line(error.sentence_of_writing(words));
                let said = file.iter().fold(said, |said, file| said.with_path(file));
                said.with_reassurance(words.text("notification-not-stored-save"))
            }
            Self::NotRestored(error) => headed("notification-not-restored").with_placed_lines(placed(
                words,
                &words.text("notification-text"),
                error,
            )),
            Self::RememberedInstead(notification) => {
                notification.text(words).with_reassurance(words.text("notification-restored-why"))
            }
        }
    }
}

/// Returns the text of a notification with messages of its own: the heading, and a line for each further sentence.
fn plain_text(words: &Words, plain: &PlainNotification) -> NotificationText {
    let mut sentences = plain.sentences(words).into_iter();
    let text = NotificationText::new(sentences.next().unwrap_or_default()).with_lines(sentences);
    let text = plain.path().into_iter().fold(text, NotificationText::with_path);
    NotificationText { reassurance: plain.reassurance().map(|message| words.text(message)), ..text }
}

/// Returns the text about a copied link: how to use it, and whether it is longer than some programs accept.
fn link_copied(words: &Words, linked: Linked, characters: usize, has_base: bool) -> NotificationText {
    let usage = words.text(match (has_base, linked) {
        (true, Linked::Step) => "link-copied-why",
        (true, Linked::Lecture) => "link-copied-lecture",
        (false, _) => "link-copied-fragment",
    });
    let length = args![characters = words.number(characters as u64)];
    let too_long = if MAX_BROWSER_CHARACTERS < characters {
        Some(words.fill("link-copied-very-long", &length))
    } else if MAX_PLATFORM_CHARACTERS < characters {
        Some(words.fill("link-copied-long", &length))
    } else {
        None
    };
    NotificationText::new(words.text("link-copied")).with_line(usage).with_lines(too_long)
}

/// Returns the text for files that a lecture names but that do not exist.
fn missing_files(words: &Words, lecture: Option<&Path>, missing: &[MissingFile]) -> NotificationText {
    let name = lecture.map_or_else(|| words.text("notification-text"), file_name);
    let sentence = |file: &MissingFile| {
        let folder = file.path.parent().unwrap_or(Path::new("")).display().to_string();
        let args = args![name = Excerpt::new(&file.name).as_str(), folder = visible(&folder).into_owned()];
        let (line, column) = file.position;
        (format!("{name}:{line}:{column}: "), words.fill("lecture-file-missing", &args))
    };
    let args = args![count = missing.len(), name = name.clone()];
    let text = NotificationText::new(words.fill("lecture-files-missing", &args))
        .with_placed_lines(missing.iter().take(MAX_DIAGNOSTICS).map(sentence))
        .with_reassurance(words.text("lecture-files-missing-kept"));
    lecture.into_iter().fold(text, NotificationText::with_path)
}

/// Returns each problem, after its position in the form `file.ron:3:14:`.
fn placed(words: &Words, name: &str, error: &LoadError) -> Vec<(String, String)> {
    let place = |(line, column)| format!("{name}:{line}:{column}: ");
    let lines = diagnostics::placed_sentences(words, error).into_iter();
    lines.map(|(position, sentence)| (position.map(place).unwrap_or_default(), sentence)).collect()
}

fn export_text(words: &Words, outcome: &ExportOutcome) -> NotificationText {
    let refused = |lines: Vec<String>| {
        NotificationText::new(words.text("export-not-written"))
            .with_lines(lines)
            .with_reassurance(words.text("export-nothing-written"))
    };
    match outcome {
        ExportOutcome::Pictures(files, pages) => {
            let pages = args![count = *pages, pages = words.number(*pages as u64)];
            match files.as_slice() {
                [] => refused(Vec::new()),
                [file] => written(words, files).with_path(file).with_line(words.fill("pictures-written-pages", &pages)),
                [first, .., last] => {
                    let args = args![first = file_name(first), last = file_name(last)];
                    let text = written(words, files).with_line(words.fill("pictures-written-from-to", &args));
                    first.parent().into_iter().fold(text, NotificationText::with_path)
                }
            }
        }
        ExportOutcome::Paper(files) => {
            let names = files.iter().map(|file| file_name(file)).filter(|_| 1 < files.len());
            let folder = files.first().and_then(|file| file.parent());
            folder.into_iter().fold(written(words, files).with_lines(names), NotificationText::with_path)
        }
        ExportOutcome::Package { file, questions, left_out } => {
            let args = args![file = file_name(file), count = *questions];
            let left_out = (0 < *left_out).then(|| words.fill("scorm-left-out", &args![count = *left_out]));
            let text = NotificationText::new(words.fill("scorm-written", &args)).with_lines(left_out);
            file.parent().into_iter().fold(text, NotificationText::with_path)
        }
        ExportOutcome::Canceled => {
            NotificationText::new(words.text("export-canceled")).with_line(words.text("export-nothing-written"))
        }
        ExportOutcome::NotWritten(path, error) => {
            // An error "not found" while a file is written means that the folder does not exist.
            let error = if *error == DiskError::NotFound { &DiskError::FolderNotFound } else { error };
            refused(vec![error.sentence(words)]).with_path(path)
        }
        ExportOutcome::NotDrawn(error) => refused(vec![export_error_sentence(words, error)]),
        ExportOutcome::NoPages(error) => refused(vec![error.sentence(words)]),
        ExportOutcome::NoPaper(error) => refused(error.sentences(words)),
        ExportOutcome::LectureTooLong(why) => refused(vec![why.clone()]),
        ExportOutcome::NotPacked(why) => refused(why.sentences(words)),
        ExportOutcome::NotAlone => refused(vec![words.text("practice-not-alone")]),
        ExportOutcome::NoQuestion(failure) => refused(vec![failure.sentence(words)]),
        ExportOutcome::Failed => refused(vec![words.text("export-failed")]),
    }
}

/// Returns a text about the written files that consists of a heading only.
fn written(words: &Words, files: &[PathBuf]) -> NotificationText {
    let name = files.first().map(|file| file_name(file)).unwrap_or_default();
    let args = args![count = files.len(), name, files = words.number(files.len() as u64)];
    NotificationText::new(words.fill("export-written-files", &args))
}

#[derive(Default)]
pub struct NotificationText {
    pub heading: String,
    /// The path of the file that the heading names.
    pub path: Option<String>,
    /// Pairs of a position in the text, possibly empty, and a sentence.
    pub lines: Vec<(String, String)>,
    /// A reassuring last sentence.
    pub reassurance: Option<String>,
}

impl NotificationText {
    fn new(heading: String) -> Self {
        Self { heading, ..Self::default() }
    }

    fn with_path(self, path: &Path) -> Self {
        Self { path: Some(path.display().to_string()), ..self }
    }

    fn with_placed_lines(mut self, lines: impl IntoIterator<Item = (String, String)>) -> Self {
        self.lines.extend(lines);
        self
    }

    fn with_lines(self, lines: impl IntoIterator<Item = String>) -> Self {
        self.with_placed_lines(lines.into_iter().map(|line| (String::new(), line)))
    }

    fn with_line(self, line: String) -> Self {
        self.with_lines([line])
    }

    fn with_reassurance(self, sentence: String) -> Self {
        Self { reassurance: Some(sentence), ..self }
    }

    /// Returns the whole text in one line.
    pub fn plain(self) -> String {
        let lines = self.lines.into_iter().map(|(position, line)| format!("{position} {line}").trim().to_owned());
        let heading = format!("{}.", self.heading.trim_end_matches('.'));
        let parts = [Some(heading), self.path].into_iter().flatten().chain(lines).chain(self.reassurance);
        parts.filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
    }
}
