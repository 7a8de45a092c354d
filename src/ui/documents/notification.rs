//! Notifications: messages to the user. They store facts, which are turned into text in the current language.

use super::export_outcome::ExportOutcome;
use crate::input::command::UiCommand;
use crate::state::mode::Mode;
use poda_core::document::{LocalizedText, MissingEstimates};
use poda_core::game::tree::editing::EditError;
use poda_core::text::{Excerpt, visible};
use poda_paper::series::export_error_sentence;
use poda_platform::disk::DiskError;
use poda_words::file::notation::{SideName, TreeNotation, TreeSize};
use poda_words::file::{LinkError, LoadError, MAX_DIAGNOSTICS};
use poda_words::i18n::practice::unaskable_sentence;
use poda_words::i18n::tree_notations::understood;
use poda_words::i18n::{Words, diagnostics};
use poda_words::lessons::{UnknownLesson, lectures};
use poda_words::messages::Message;
use poda_words::practice::Unaskable;
use std::path::{Path, PathBuf};

/// The length of a link above which some learning platforms and mail programs truncate it.
const MAX_PLATFORM_CHARACTERS: usize = 2_000;
/// The length of a link above which some browsers do not open it. Safari has the smallest limit.
const MAX_BROWSER_CHARACTERS: usize = 80_000;

#[derive(Clone, Debug, PartialEq)]
pub enum Notification {
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
    /// No font has these letters of the title and the names of a document.
    MissingLetters(String),
    /// The run of a user's program contains nothing that can be shown.
    FaultyRun {
        /// `None` for a text or a link.
        file: Option<PathBuf>,
        why: LocalizedText,
    },
    /// A link cannot be opened.
    FaultyLink(LinkError),
    /// A link names a lesson that does not exist.
    UnknownLesson(UnknownLesson),
    /// A link names a lecture that does not exist.
    UnknownLecture(String),
    /// A file could not be read.
    NotRead(PathBuf, DiskError),
    /// A file could not be written.
    NotSaved(PathBuf, DiskError),
    /// A text that is not a document was written to this file.
    Exported(PathBuf),
    /// An export has ended.
    ExportEnded(ExportOutcome),
    /// The picture of the window was copied to the clipboard.
    PictureCopied {
        width: usize,
        height: usize,
    },
    /// The clipboard has not taken the picture.
    PictureNotCopied,
    /// A page was written to a file, to be printed with the system's viewer.
    Printed(PathBuf),
    /// The link to the open document or lecture was copied to the clipboard.
    LinkCopied {
        /// The target of the link.
        linked: Linked,
        /// The length of the link.
        characters: usize,
        /// Whether the link begins with the address of a page, and not with the fragment.
        has_base: bool,
    },
    /// The document is too large for a link.
    LinkNotCopied,
    /// The browser has blocked the presenter view.
    PresenterBlocked,
    /// An export was refused because of an exercise.
    NotWhilePracticing,
    /// A command cannot be used in a mode of the window.
    NotHere {
        command: UiCommand,
        /// The message ids of the headline and of the reason.
        messages: [&'static str; 2],
    },
    /// A recent file no longer exists.
    Gone(PathBuf),
    /// A pasted text cannot be opened.
    NothingToOpen,
    /// A pasted text is a web address.
    Address,
    /// Only this one of several files was opened.
    OnlyOne(PathBuf, usize),
    /// An edit was refused because the tree would not be valid.
    NotChanged(EditError),
    /// An edit was refused because the tree could not be searched with the current settings.
    NotJudged(MissingEstimates),
    /// An edit was refused because it is about a tree that another edit is about to replace.
    StillChanging,
    NotAskable(Unaskable),
    /// A practice was refused because two searches are shown or a match is played.
    NotAlone,
    /// The room cannot be asked here, for this reason.
    NothingToAsk(NothingToAsk),
    /// The command of a key was not executed, because the key came so soon after another letter that it was taken for typing.
    TakenForTyping(UiCommand),
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
    /// The order of the open tree cannot be improved.
    NoOrder,
    /// Other instances of the program have left unsaved documents with these titles.
    Drafts(Vec<Option<LocalizedText>>),
    /// The document with this title was restored with its unsaved changes.
    Restored(Option<LocalizedText>),
    /// The program ended before the last document could be used. The document is not opened again.
    NotOpenedAgain,
    /// The program ended before the document in the address could be used. The address is not opened again.
    LinkNotOpenedAgain,
    /// A match was left, and the document is as it was before.
    GameLeft,
    /// A search in the background ended because of an error in the program.
    SearchFailed,
    /// The session could not be stored.
    NotStored(Option<PathBuf>, DiskError),
    /// The stored data could not be read, and was moved to this path.
    SetAside(PathBuf),
    /// The last document could not be restored.
    NotRestored(LoadError),
    /// The last file no longer exists. Its stored copy is shown.
    Remembered(PathBuf),
    /// The last file could not be read. Its stored copy is shown.
    RememberedInstead(Box<Notification>),
}

/// Why the room cannot be asked about what is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NothingToAsk {
    /// A slide is shown.
    OnSlide,
    /// Nothing has been searched yet.
    AtStart,
    /// The search is over.
    AtEnd,
    /// What follows the current step cannot be decided.
    Here,
    /// Nothing is decided at the current step of a Monte Carlo tree search.
    InMcts,
}

impl NothingToAsk {
    const fn message(self) -> &'static str {
        match self {
            Self::OnSlide => "room-no-question-slide",
            Self::AtStart => "room-no-question-start",
            Self::AtEnd => "room-no-question-end",
            Self::Here => "room-no-question-why",
            Self::InMcts => "room-no-question-mcts",
        }
    }
}

/// The target of a copied link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Linked {
    /// The document, or the entry of a lecture, at its step.
    Step,
    /// A whole lecture, from its beginning.
    Lecture,
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

impl Notification {
    /// Returns the notification that a command is refused in a mode; `None` for modes in which the window shows why.
    pub fn refused_in(mode: Mode, command: UiCommand) -> Option<Self> {
        let messages = match mode {
            Mode::Embedded | Mode::Presenting | Mode::Blank | Mode::Practicing | Mode::Ordering | Mode::Playing => {
                return None;
            }
            Mode::Mcts => ["mcts-not-here", "mcts-not-here-why"],
            Mode::SeveralPlayers | Mode::PlayersTree => ["players-not-here", "players-not-here-why"],
        };
        Some(Self::NotHere { command, messages })
    }

    /// Returns whether the notification describes the content of the clipboard, so that the next copy makes it outdated.
    pub const fn is_about_clipboard(&self) -> bool {
        matches!(self, Self::PictureCopied { .. } | Self::PictureNotCopied | Self::LinkCopied { .. })
    }

    /// Returns whether the notification confirms something that went well, so that it need not be closed.
    pub const fn is_confirmation(&self) -> bool {
        self.is_about_clipboard()
            || matches!(self, Self::Restored(_) | Self::GameLeft | Self::Understood { .. } | Self::TakenForTyping(_))
    }

    /// Returns whether the notification is about what the program found when it was started. It is held back from an audience.
    pub const fn is_about_start(&self) -> bool {
        matches!(
            self,
            Self::Drafts(_)
                | Self::Restored(_)
                | Self::NotOpenedAgain
                | Self::LinkNotOpenedAgain
                | Self::NotStored(..)
                | Self::SetAside(_)
                | Self::NotRestored(_)
                | Self::Remembered(_)
                | Self::RememberedInstead(_)
        )
    }

    /// Returns whether the notification is about what was opened or may be opened, which is outdated once the user steps through the document.
    pub const fn ends_with_step(&self) -> bool {
        matches!(self, Self::Drafts(_) | Self::Restored(_) | Self::GameLeft)
    }

    /// Returns whether the notification is about an edit, so that it is outdated when edits are undone.
    pub const fn is_about_edit(&self) -> bool {
        matches!(self, Self::NotChanged(_) | Self::NotJudged(_) | Self::StillChanging)
    }

    /// Returns all sentences, the heading first.
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let NotificationText { heading, lines, reassurance, .. } = self.text(words);
        let lines = lines.into_iter().map(|(_, line)| line);
        std::iter::once(heading).chain(lines).chain(reassurance).collect()
    }

    #[expect(clippy::too_many_lines, reason = "one arm for each notification")]
    pub(crate) fn text(&self, words: &Words) -> NotificationText {
        let headed = |key: &str| NotificationText::new(words.text(key));
        let why = |key: &str, why: &str| headed(key).with_line(words.text(why));
        let refused = |key: &str, why: &str, command: UiCommand| {
            headed(key).with_line(words.fill(why, &[("command", command.name(words).into())]))
        };
        // A heading with the name of a file, whose path is shown below it.
        let named = |key: &str, path: &Path| {
            NotificationText::new(words.fill(key, &[("name", file_name(path).into())])).with_path(path)
        };
        let kept = || words.text("notification-kept");
        match self {
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
            Self::MissingLetters(letters) => headed("notification-missing-letters")
                .with_line(words.fill("notification-missing-letters-why", &[("letters", letters.as_str().into())])),
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
            Self::UnknownLecture(name) => headed("notification-link-not-opened")
                .with_line(diagnostics::unknown_lecture_sentence(words, name, &lectures::names_in_a_row())),
            Self::UnknownLesson(UnknownLesson { name, nearest }) => headed("notification-link-not-opened")
                .with_line(diagnostics::unknown_lesson_sentence(words, name, *nearest))
                .with_reassurance(kept()),
            Self::NotRead(path, error) => {
                named("notification-not-opened", path).with_line(error.sentence(words)).with_reassurance(kept())
            }
            Self::NotSaved(path, error) => named("notification-not-saved", path)
                .with_line(error.sentence(words))
                .with_reassurance(words.text("notification-not-saved-kept")),
            Self::Exported(path) => named("notification-exported", path),
            Self::ExportEnded(outcome) => export_text(words, outcome),
            Self::PictureCopied { width, height } => {
                let size = [("width", *width), ("height", *height)];
                let args = size.map(|(name, pixels)| (name, words.number(pixels as u64).into()));
                headed("picture-copied").with_line(words.fill("picture-copied-size", &args))
            }
            Self::PictureNotCopied => why("picture-not-copied", "picture-not-copied-why"),
            Self::Printed(path) => why("print-written", "print-written-why").with_path(path),
            Self::LinkCopied { linked, characters, has_base } => link_copied(words, *linked, *characters, *has_base),
            Self::LinkNotCopied => why("link-not-copied", "link-not-copied-why"),
            Self::PresenterBlocked => why("presenter-blocked", "presenter-blocked-why"),
            Self::NotHere { command, messages: [headline, why] } => refused(headline, why, *command),
            Self::NotWhilePracticing => why("export-practicing", "export-practicing-why"),
            Self::Gone(path) => {
                named("notification-file-missing", path).with_line(words.text("notification-file-missing-why"))
            }
            Self::NothingToOpen => {
                why("notification-nothing-to-open", "notification-nothing-to-open-why").with_reassurance(kept())
            }
            Self::Address => why("notification-address", "notification-address-why").with_reassurance(kept()),
            Self::OnlyOne(path, count) => {
                let sentence = words.fill("notification-only-one-why", &[("count", (*count).into())]);
                NotificationText { path: None, ..named("notification-only-one", path) }.with_line(sentence)
            }
            Self::NotChanged(error) => {
                headed("edit-refused").with_lines(diagnostics::edit_error_sentences(words, error))
            }
            Self::NotJudged(fault) => headed("edit-refused").with_line(fault.sentence(words)),
            Self::StillChanging => why("edit-refused", "edit-still-changing"),
            Self::NotAskable(reason) => headed("practice-not-started").with_line(unaskable_sentence(words, *reason)),
            Self::NotAlone => why("practice-not-started", "practice-not-alone"),
            Self::NothingToAsk(reason) => why("room-no-question", reason.message()),
            Self::TakenForTyping(command) => {
                let key = ("key", command.key(words).into());
                NotificationText::new(words.fill("notification-taken-for-typing", std::slice::from_ref(&key)))
                    .with_line(words.fill("notification-taken-for-typing-why", &[key]))
            }
            Self::NoOrder => why("practice-not-started", "practice-no-order"),
            Self::MissingFiles { lecture, missing } => missing_files(words, lecture.as_deref(), missing),
            Self::EntrySkipped { number, count, why } => {
                let args = [("number", number.to_string().into()), ("count", count.to_string().into())];
                let heading = words.fill("lecture-entry-skipped", &args);
                NotificationText { heading, reassurance: None, ..why.text(words) }
            }
            Self::Drafts(titles) => {
                let listed: Vec<_> =
                    titles.iter().take(MAX_TITLES).map(|title| shown_title(title.as_ref(), words)).collect();
                let more = if MAX_TITLES < titles.len() { ", …" } else { "" };
                let args = [("count", titles.len().into()), ("names", (listed.join(", ") + more).into())];
                NotificationText::new(words.fill("notification-drafts", &args))
                    .with_line(words.fill("notification-drafts-where", &args))
            }
            Self::Restored(title) => {
                let args = [("name", shown_title(title.as_ref(), words).into())];
                NotificationText::new(words.fill("notification-restored", &args))
                    .with_line(words.text("notification-restored-unsaved"))
            }
            Self::GameLeft => {
                let [redo, play] = [UiCommand::Redo, UiCommand::ToggleMatch].map(|command| command.key(words).into());
                let how = words.fill("notification-game-left-how", &[("redo", redo), ("play", play)]);
                headed("notification-game-left").with_line(how)
            }
            Self::SearchFailed => {
                let key = [("key", UiCommand::CopyLink.key(words).into())];
                let report = words.fill("notification-search-failed-report", &key);
                headed("notification-search-failed").with_line(report).with_reassurance(kept())
            }
            Self::LinkNotOpenedAgain => {
                why("notification-link-not-opened-again", "notification-link-not-opened-again-how")
            }
            Self::NotOpenedAgain => why("notification-not-opened-again", "notification-not-opened-again-where"),
            Self::NotStored(file, error) => {
                let said = headed("notification-not-stored").with_line(error.sentence_of_writing(words));
                let said = file.iter().fold(said, |said, file| said.with_path(file));
                said.with_reassurance(words.text("notification-not-stored-save"))
            }
            Self::SetAside(path) => headed("notification-set-aside").with_path(path),
            Self::NotRestored(error) => headed("notification-not-restored").with_placed_lines(placed(
                words,
                &words.text("notification-text"),
                error,
            )),
            Self::Remembered(path) => {
                named("notification-file-missing", path).with_line(words.text("notification-restored-why"))
            }
            Self::RememberedInstead(notification) => {
                notification.text(words).with_reassurance(words.text("notification-restored-why"))
            }
        }
    }
}

/// The largest number of titles that are listed.
const MAX_TITLES: usize = 3;

/// Returns a title in quotation marks, or what an untitled document is called.
fn shown_title(title: Option<&LocalizedText>, words: &Words) -> String {
    let Some(title) = title else { return words.text("document-untitled") };
    let title = visible(title.in_language(words.language())).into_owned();
    words.fill("notification-title", &[("title", title.into())])
}

/// Returns the text about a copied link: how to use it, and whether it is longer than some programs accept.
fn link_copied(words: &Words, linked: Linked, characters: usize, has_base: bool) -> NotificationText {
    let usage = words.text(match (has_base, linked) {
        (true, Linked::Step) => "link-copied-why",
        (true, Linked::Lecture) => "link-copied-lecture",
        (false, _) => "link-copied-fragment",
    });
    let length = [("characters", words.number(characters as u64).into())];
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
        let args =
            [("name", Excerpt::new(&file.name).as_str().into()), ("folder", visible(&folder).into_owned().into())];
        let (line, column) = file.position;
        (format!("{name}:{line}:{column}: "), words.fill("lecture-file-missing", &args))
    };
    let args = [("count", missing.len().into()), ("name", name.clone().into())];
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
            let pages = [("count", (*pages).into()), ("pages", words.number(*pages as u64).into())];
            match files.as_slice() {
                [] => refused(Vec::new()),
                [file] => written(words, files).with_path(file).with_line(words.fill("pictures-written-pages", &pages)),
                [first, .., last] => {
                    let args = [("first", file_name(first).into()), ("last", file_name(last).into())];
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
            let args = [("file", file_name(file).into()), ("count", (*questions).into())];
            let left_out = (0 < *left_out).then(|| words.fill("scorm-left-out", &[("count", (*left_out).into())]));
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
    let args =
        [("count", files.len().into()), ("name", name.into()), ("files", words.number(files.len() as u64).into())];
    NotificationText::new(words.fill("export-written-files", &args))
}

#[derive(Default)]
pub(crate) struct NotificationText {
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

/// Returns the name of a file without its folder.
pub fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned()
}
