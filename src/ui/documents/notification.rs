//! Notifications: facts to be shown to the user, turned into text in the current language.

use super::export_notification::exported_text;
use super::file_export::ExportOutcome;
use super::notification_text::{NotificationText, file_name};
use crate::document::MissingEstimates;
use crate::file::{LinkError, LoadError, MAX_DIAGNOSTICS};
use crate::game::tree::editing::EditError;
use crate::i18n::practice::unaskable_sentence;
use crate::i18n::{Words, diagnostics};
use crate::lessons::UnknownLesson;
use crate::platform::disk::DiskError;
use crate::practice::Unaskable;
use crate::text::{Excerpt, visible};
use std::path::{Path, PathBuf};

/// A longer link is cut by some learning platforms and mail programs.
const MAX_PLATFORM_CHARACTERS: usize = 2_000;
/// A longer link is not opened by every browser: Safari takes the fewest characters.
const MAX_BROWSER_CHARACTERS: usize = 80_000;

/// A notification.
#[derive(Clone, Debug, PartialEq)]
pub enum Notification {
    /// A file or a text is not a position.
    Faulty {
        /// The file; `None` for a pasted or dropped text.
        file: Option<PathBuf>,
        /// All its faults.
        error: LoadError,
    },
    /// A link cannot be opened.
    FaultyLink(LinkError),
    /// A link names a lesson that does not exist.
    UnknownLesson(UnknownLesson),
    /// A file could not be read.
    NotRead(PathBuf, DiskError),
    /// A file could not be written.
    NotSaved(PathBuf, DiskError),
    /// A text that is no document was written to this file.
    Exported(PathBuf),
    /// An export has ended.
    ExportEnded(ExportOutcome),
    /// The picture of what is shown is on the clipboard.
    PictureCopied {
        /// Its width in pixels.
        width: usize,
        /// Its height in pixels.
        height: usize,
    },
    /// The link to what is shown is on the clipboard.
    LinkCopied {
        /// Its length.
        characters: usize,
        /// Whether it begins with the address of a page.
        has_base: bool,
    },
    /// The document is too large for a link.
    LinkNotCopied,
    /// Nothing is exported during an exercise.
    NotWhilePracticing,
    /// A recent file no longer exists.
    Gone(PathBuf),
    /// A pasted text is nothing that can be opened.
    NothingToOpen,
    /// A pasted text is a web address.
    Address,
    /// Of several files only this one was opened.
    OnlyOne(PathBuf, usize),
    /// An edit would not leave a valid tree.
    NotChanged(EditError),
    /// An edited tree could not be searched with the current settings.
    NotJudged(MissingEstimates),
    /// The search that is shown cannot be practised.
    NotAskable(Unaskable),
    /// Two searches are shown, or a match is played, so that there is nothing to practise.
    NotAlone,
    /// Files of a lecture are missing; the lecture is opened without them.
    MissingFiles {
        /// The file of the lecture; `None` for a pasted or dropped text.
        lecture: Option<PathBuf>,
        /// The files that are missing: one or more.
        missing: Vec<MissingFile>,
    },
    /// An entry of a lecture could not be opened.
    EntrySkipped {
        /// Its number, counted from 1.
        number: usize,
        /// The number of entries.
        count: usize,
        /// Why it could not be opened.
        why: Box<Notification>,
    },
    /// The order of the open tree cannot be improved.
    NoOrder,
    /// The last document could not be restored.
    NotRestored(LoadError),
    /// The last file no longer exists; its stored copy is shown.
    Remembered(PathBuf),
    /// The last file could not be read; its stored copy is shown.
    RememberedInstead(Box<Notification>),
}

/// A file that a lecture names and that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MissingFile {
    /// The line and the column of its name in the lecture's text.
    pub place: (usize, usize),
    /// Its name there.
    pub name: String,
    /// Its path.
    pub path: PathBuf,
}

impl Notification {
    /// Returns all sentences, the heading first.
    #[must_use]
    pub fn sentences(&self, words: &Words) -> Vec<String> {
        let NotificationText { heading, lines, comfort, .. } = self.text(words);
        let lines = lines.into_iter().map(|(_, line)| line);
        std::iter::once(heading).chain(lines).chain(comfort).collect()
    }

    /// Returns the text in the language of `words`.
    pub(super) fn text(&self, words: &Words) -> NotificationText {
        let kept = || Some(words.text("notification-kept"));
        let named = |key: &str, path: &Path| words.fill(key, &[("name", file_name(path).into())]);
        let about = |key: &str, path: &Path, line: String| NotificationText {
            heading: named(key, path),
            path: Some(path.display().to_string()),
            lines: vec![(String::new(), line)],
            comfort: None,
        };
        let unplaced = |key: &str, why: &str| NotificationText {
            heading: words.text(key),
            path: None,
            lines: vec![(String::new(), words.text(why))],
            comfort: kept(),
        };
        match self {
            Self::Faulty { file, error } => {
                let name = file.as_deref().map_or_else(|| words.text("notification-text"), file_name);
                let heading = match file {
                    Some(path) => named("notification-not-opened", path),
                    None => words.text("notification-text-not-opened"),
                };
                let path = file.as_ref().map(|path| path.display().to_string());
                NotificationText { heading, path, lines: placed(words, &name, error), comfort: kept() }
            }
            Self::FaultyLink(LinkError::Text(error)) => {
                let lines = placed(words, &words.text("notification-link"), error);
                NotificationText {
                    heading: words.text("notification-link-not-opened"),
                    path: None,
                    lines,
                    comfort: kept(),
                }
            }
            Self::FaultyLink(error) => link_not_opened(words, &diagnostics::link_sentences(words, error)[0].1),
            Self::UnknownLesson(UnknownLesson { name, nearest }) => {
                link_not_opened(words, &diagnostics::unknown_lesson_sentence(words, name, *nearest))
            }
            Self::NotRead(path, refusal) => {
                NotificationText { comfort: kept(), ..about("notification-not-opened", path, refusal.sentence(words)) }
            }
            Self::NotSaved(path, refusal) => {
                let comfort = Some(words.text("notification-not-saved-kept"));
                NotificationText { comfort, ..about("notification-not-saved", path, refusal.sentence(words)) }
            }
            Self::Exported(path) => NotificationText {
                heading: named("notification-exported", path),
                path: Some(path.display().to_string()),
                lines: Vec::new(),
                comfort: None,
            },
            Self::ExportEnded(outcome) => exported_text(words, outcome),
            Self::PictureCopied { width, height } => {
                let size = [("width", *width), ("height", *height)];
                let args = size.map(|(name, pixels)| (name, words.number(pixels as u64).into()));
                NotificationText {
                    heading: words.text("picture-copied"),
                    path: None,
                    lines: vec![(String::new(), words.fill("picture-copied-size", &args))],
                    comfort: None,
                }
            }
            Self::LinkCopied { characters, has_base } => link_copied(words, *characters, *has_base),
            Self::LinkNotCopied => {
                NotificationText { comfort: None, ..unplaced("link-not-copied", "link-not-copied-why") }
            }
            Self::NotWhilePracticing => {
                NotificationText { comfort: None, ..unplaced("export-practicing", "export-practicing-why") }
            }
            Self::Gone(path) => about("notification-file-missing", path, words.text("notification-file-missing-why")),
            Self::NothingToOpen => unplaced("notification-nothing-to-open", "notification-nothing-to-open-why"),
            Self::Address => unplaced("notification-address", "notification-address-why"),
            Self::OnlyOne(path, count) => NotificationText {
                heading: named("notification-only-one", path),
                path: None,
                lines: vec![(String::new(), words.fill("notification-only-one-why", &[("count", (*count).into())]))],
                comfort: None,
            },
            Self::NotChanged(refused) => unchanged(words, diagnostics::edit_error_sentences(words, refused)),
            Self::NotJudged(fault) => unchanged(words, vec![diagnostics::missing_estimates_sentence(words, fault)]),
            Self::NotAskable(why) => not_practised(words, unaskable_sentence(words, *why)),
            Self::NotAlone => not_practised(words, words.text("practice-not-alone")),
            Self::MissingFiles { lecture, missing } => missing_files(words, lecture.as_deref(), missing),
            Self::EntrySkipped { number, count, why } => {
                let args = [("number", number.to_string().into()), ("count", count.to_string().into())];
                let NotificationText { path, lines, .. } = why.text(words);
                NotificationText { heading: words.fill("lecture-entry-skipped", &args), path, lines, comfort: None }
            }
            Self::NoOrder => not_practised(words, words.text("practice-no-order")),
            Self::NotRestored(error) => NotificationText {
                heading: words.text("notification-not-restored"),
                path: None,
                lines: placed(words, &words.text("notification-text"), error),
                comfort: None,
            },
            Self::Remembered(path) => about("notification-file-missing", path, words.text("notification-restored-why")),
            Self::RememberedInstead(notification) => {
                NotificationText { comfort: Some(words.text("notification-restored-why")), ..notification.text(words) }
            }
        }
    }
}

/// Returns the text for a search that cannot be practised.
fn not_practised(words: &Words, why: String) -> NotificationText {
    let lines = vec![(String::new(), why)];
    NotificationText { heading: words.text("practice-not-started"), path: None, lines, comfort: None }
}

/// Returns the text about a link that was copied: how it is used, and whether it is longer than some programs take.
fn link_copied(words: &Words, characters: usize, has_base: bool) -> NotificationText {
    let use_of_it = words.text(if has_base { "link-copied-why" } else { "link-copied-fragment" });
    let length = [("characters", words.number(characters as u64).into())];
    let too_long = if MAX_BROWSER_CHARACTERS < characters {
        Some(words.fill("link-copied-very-long", &length))
    } else if MAX_PLATFORM_CHARACTERS < characters {
        Some(words.fill("link-copied-long", &length))
    } else {
        None
    };
    NotificationText {
        heading: words.text("link-copied"),
        path: None,
        lines: std::iter::once(use_of_it).chain(too_long).map(|line| (String::new(), line)).collect(),
        comfort: None,
    }
}

/// Returns the text about a link that cannot be opened.
fn link_not_opened(words: &Words, why: &str) -> NotificationText {
    NotificationText {
        heading: words.text("notification-link-not-opened"),
        path: None,
        lines: vec![(String::new(), why.to_owned())],
        comfort: Some(words.text("notification-kept")),
    }
}

/// Returns the text for files that a lecture names and that do not exist.
fn missing_files(words: &Words, lecture: Option<&Path>, missing: &[MissingFile]) -> NotificationText {
    let name = lecture.map_or_else(|| words.text("notification-text"), file_name);
    let sentence = |file: &MissingFile| {
        let folder = file.path.parent().unwrap_or(Path::new("")).display().to_string();
        let args =
            [("name", Excerpt::new(&file.name).as_str().into()), ("folder", visible(&folder).into_owned().into())];
        (format!("{name}:{}:{}: ", file.place.0, file.place.1), words.fill("lecture-file-missing", &args))
    };
    NotificationText {
        heading: words.fill("lecture-files-missing", &[("count", missing.len().into()), ("name", name.clone().into())]),
        path: lecture.map(|path| path.display().to_string()),
        lines: missing.iter().take(MAX_DIAGNOSTICS).map(sentence).collect(),
        comfort: Some(words.text("lecture-files-missing-kept")),
    }
}

/// Returns the text for an edit that was refused.
fn unchanged(words: &Words, sentences: Vec<String>) -> NotificationText {
    let lines = sentences.into_iter().map(|sentence| (String::new(), sentence)).collect();
    NotificationText { heading: words.text("edit-refused"), path: None, lines, comfort: None }
}

/// Returns each problem with its position in front: `file.ron:3:14:`.
fn placed(words: &Words, name: &str, error: &LoadError) -> Vec<(String, String)> {
    let lines = diagnostics::placed_sentences(words, error).into_iter();
    lines
        .map(|(place, sentence)| match place {
            Some((line, column)) => (format!("{name}:{line}:{column}: "), sentence),
            None => (String::new(), sentence),
        })
        .collect()
}
