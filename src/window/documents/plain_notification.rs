//! Notifications whose messages all stand at their variants: a heading and, for some, sentences below it, which may be
//! those of an error.

use super::file_name::FileName;
use super::nothing_to_ask::NothingToAsk;
use crate::input::command::UiCommand;
use crate::state::mode::{Mode, Refusal};
use poda_core::document::{LocalizedText, MissingEstimates};
use poda_core::game::game_record::RecordError;
use poda_core::game::tree::editing::EditError;
use poda_core::text::{Excerpt, visible};
use poda_platform::disk::DiskError;
use poda_platform::game_program::GameFault;
use poda_words::file::game_protocol::GameLimit;
use poda_words::file::program_file::ProgramFile;
use poda_words::i18n::{Words, args};
use poda_words::lessons::UnknownLesson;
use poda_words::lessons::lectures::UnknownLecture;
use poda_words::messages::{Grouped, Message, MessageArg, Whole};
use poda_words::practice::Unaskable;
use std::path::{Path, PathBuf};

/// The largest number of titles that are listed.
const MAX_TITLES: usize = 3;

/// A notification whose messages all stand at its variant. The first message is the heading.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "notification")]
pub enum PlainNotification {
    /// No font has these letters of the title and the names of a document.
    #[message("notification-missing-letters", "notification-missing-letters-why")]
    MissingLetters(#[message("letters", Whole)] String),
    /// A text that is not a document was written to this file.
    Exported(#[message("name", FileName)] PathBuf),
    /// The picture of the window was copied to the clipboard.
    #[message("picture-copied", "picture-copied-size")]
    PictureCopied {
        #[message(Grouped)]
        width: usize,
        #[message(Grouped)]
        height: usize,
    },
    /// The moves that were played were copied to the clipboard.
    #[message("moves-copied", "moves-copied-text")]
    MovesCopied(#[message("moves")] Excerpt),
    /// A program was copied to the clipboard; the name of its file.
    #[message("code-copied", "code-copied-text")]
    CodeCopied(#[message("name")] Excerpt),
    /// A text begins like the moves of a game and goes on otherwise.
    #[message("moves-not-read")]
    MovesNotRead(#[message(then)] RecordError),
    /// The clipboard has not taken the picture.
    #[message("picture-not-copied", "picture-not-copied-why")]
    PictureNotCopied,
    /// A page was written to a file, to be printed with the system's viewer.
    #[message("print-written", "print-written-why")]
    Printed(#[message("path", skip)] PathBuf),
    /// The document is too large for a link.
    #[message("link-not-copied", "link-not-copied-why")]
    LinkNotCopied,
    /// The browser has blocked the presenter view.
    #[message("presenter-blocked", "presenter-blocked-why")]
    PresenterBlocked,
    /// An export was refused because of an exercise.
    #[message("export-practicing", "export-practicing-why")]
    NotWhilePracticing,
    /// A command cannot be used where a search is shown that is not depth first.
    #[message(transparent)]
    NotForKind(RefusedForKind),
    /// A command cannot be used where a search of several players is shown.
    #[message("players-not-here", "players-not-here-why", command = Whole(refused.name(words)))]
    NotForPlayers(#[message("refused", skip)] UiCommand),
    /// A recent file no longer exists.
    #[message("notification-file-missing", "notification-file-missing-why")]
    Gone(#[message("name", FileName)] PathBuf),
    /// A pasted text cannot be opened.
    #[message("notification-nothing-to-open", "notification-nothing-to-open-why")]
    NothingToOpen,
    /// A pasted text is a web address.
    #[message("notification-address", "notification-address-why")]
    Address,
    /// Only this one of several files was opened.
    #[message("notification-only-one", "notification-only-one-why")]
    OnlyOne(#[message("name", FileName)] PathBuf, #[message("count")] usize),
    /// A link names a lecture that does not exist.
    #[message("notification-link-not-opened")]
    UnknownLecture(#[message(then)] UnknownLecture),
    /// A link names a lesson that does not exist.
    #[message("notification-link-not-opened")]
    UnknownLesson(#[message(then)] UnknownLesson),
    /// A file could not be read.
    #[message("notification-not-opened")]
    NotRead(#[message("name", FileName)] PathBuf, #[message(then)] DiskError),
    /// A file is a program, not a position.
    #[message("notification-not-opened")]
    IsProgram(#[message("name", FileName)] PathBuf, #[message(then)] ProgramFile),
    /// A file could not be written.
    NotSaved(#[message("name", FileName)] PathBuf, #[message(then)] DiskError),
    /// An edit was refused because the tree would not be valid.
    #[message("edit-refused")]
    NotChanged(#[message(then)] EditError),
    /// An edit was refused because the tree could not be searched with the current settings.
    #[message("edit-refused")]
    NotJudged(#[message(then)] MissingEstimates),
    #[message("practice-not-started")]
    NotAskable(#[message(then)] Unaskable),
    /// The room cannot be asked here, for this reason.
    #[message("room-no-question")]
    NothingToAsk(#[message(then)] NothingToAsk),
    /// An edit was refused because it is about a tree that another edit is about to replace.
    #[message("edit-refused", "edit-still-changing")]
    StillChanging,
    /// A practice was refused because two searches are shown or a match is played.
    #[message("practice-not-started", "practice-not-alone")]
    NotAlone,
    /// The command of a key was not executed, because the key came so soon after another letter that it was taken for
    /// typing.
    #[message("notification-taken-for-typing", "notification-taken-for-typing-why", key = command.key(words))]
    TakenForTyping(#[message("command", skip)] UiCommand),
    /// A page has not yet downloaded what a command needs.
    #[message("rest-coming", "rest-coming-why", command = Whole(command.name(words)))]
    Coming(#[message("command", skip)] UiCommand),
    /// The order of the open tree cannot be improved.
    #[message("practice-not-started", "practice-no-order")]
    NoOrder,
    /// Other instances of the program have left unsaved documents with these titles.
    #[message("notification-drafts", "notification-drafts-where", count = titles.len(), names = Whole(shown_titles(titles, words)))]
    Drafts(#[message("titles", skip)] Vec<Option<LocalizedText>>),
    /// The document with this title was restored with its unsaved changes.
    #[message("notification-restored", "notification-restored-unsaved", name = Whole(shown_title(title.as_ref(), words)))]
    Restored(#[message("title", skip)] Option<LocalizedText>),
    /// The document or lecture of this name was left for another one, and is kept with its unsaved changes.
    #[message("notification-left", "notification-left-where", name = Whole(words.fill("notification-title", &args![title = title.as_str()])))]
    Left(#[message("title", skip)] String),
    /// The document with this title is as it was when it was left.
    #[message("notification-restored", "notification-brought-back", key = UiCommand::Undo.key(words))]
    #[message(name = Whole(shown_title(title.as_ref(), words)))]
    BroughtBack(#[message("title", skip)] Option<LocalizedText>),
    /// The program ended before the last document could be used. The document is not opened again.
    #[message("notification-not-opened-again", "notification-not-opened-again-where")]
    NotOpenedAgain,
    /// The program ended before the document in the address could be used. The address is not opened again.
    #[message("notification-link-not-opened-again", "notification-link-not-opened-again-how")]
    LinkNotOpenedAgain,
    /// A match was left, and the document is as it was before.
    #[message("notification-game-left", "notification-game-left-how")]
    #[message(redo = UiCommand::Redo.key(words), play = UiCommand::ToggleMatch.key(words))]
    GameLeft,
    /// The program of a game is asked no further, for this reason.
    GameStopped(#[message(then)] GameFault),
    /// The tree of a game ends before the game does.
    GameCut(#[message(then)] GameLimit),
    /// A search in the background ended because of an error in the program.
    #[message("notification-search-failed", "notification-search-failed-report", key = UiCommand::CopyLink.key(words))]
    SearchFailed,
    /// The stored data could not be read, and was moved to this path.
    SetAside(#[message("path", skip)] PathBuf),
    /// The last file no longer exists. Its stored copy is shown.
    #[message("notification-file-missing", "notification-restored-why")]
    Remembered(#[message("name", FileName)] PathBuf),
}

/// A command that cannot be used where a search is shown of a kind with this word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RefusedForKind {
    word: &'static str,
    command: UiCommand,
}

impl Message for RefusedForKind {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        words.text(&format!("{}-not-here", self.word))
    }

    fn sentences(&self, words: &Words) -> Vec<String> {
        let why = words.fill(&format!("{}-not-here-why", self.word), &args![command = self.command.name(words)]);
        vec![self.sentence(words), why]
    }
}

impl PlainNotification {
    /// Returns the notification that a command is refused in a mode; `None` for modes in which the window shows why.
    pub fn refused_in(mode: Mode, command: UiCommand) -> Option<Self> {
        match mode.refusal()? {
            Refusal::OfKind(kind) => {
                kind.properties().word.map(|word| Self::NotForKind(RefusedForKind { word, command }))
            }
            Refusal::OfPlayers => Some(Self::NotForPlayers(command)),
        }
    }

    /// Returns the file whose path is shown below the heading.
    pub fn path(&self) -> Option<&Path> {
        let (Self::Exported(path)
        | Self::Printed(path)
        | Self::Gone(path)
        | Self::NotRead(path, _)
        | Self::NotSaved(path, _)
        | Self::SetAside(path)
        | Self::Remembered(path)) = self
        else {
            return None;
        };
        Some(path)
    }

    /// Returns the message that reassures the user, such as that what is open stays as it is.
    pub const fn reassurance(&self) -> Option<&'static str> {
        if let Self::NothingToOpen | Self::Address | Self::SearchFailed | Self::UnknownLesson(_) | Self::NotRead(..) =
            self
        {
            Some("notification-kept")
        } else if let Self::NotSaved(..) = self {
            Some("notification-not-saved-kept")
        } else {
            None
        }
    }

    /// Returns whether the notification is about an edit, so that it is outdated when edits are undone.
    pub const fn is_about_edit(&self) -> bool {
        matches!(self, Self::StillChanging | Self::NotChanged(_) | Self::NotJudged(_))
    }

    /// Returns whether the notification describes the content of the clipboard.
    pub const fn is_about_clipboard(&self) -> bool {
        matches!(self, Self::PictureCopied { .. } | Self::PictureNotCopied)
    }

    /// Returns whether the notification confirms something that went well.
    pub const fn is_confirmation(&self) -> bool {
        matches!(
            self,
            Self::Left(_)
                | Self::BroughtBack(_)
                | Self::Restored(_)
                | Self::GameLeft
                | Self::TakenForTyping(_)
                | Self::Coming(_)
        ) || self.is_about_clipboard()
    }

    /// Returns whether the notification is about the user's own work or about what the program found when it was
    /// started, and is shown only when a presentation is over.
    pub const fn is_for_presenter(&self) -> bool {
        matches!(
            self,
            Self::Drafts(_)
                | Self::Restored(_)
                | Self::Left(_)
                | Self::BroughtBack(_)
                | Self::NotOpenedAgain
                | Self::LinkNotOpenedAgain
                | Self::SetAside(_)
                | Self::Remembered(_)
        )
    }

    /// Returns whether the notification is outdated once the user steps through the document.
    pub const fn ends_with_step(&self) -> bool {
        matches!(self, Self::Drafts(_) | Self::Left(_) | Self::BroughtBack(_) | Self::Restored(_) | Self::GameLeft)
    }
}

/// Returns a title in quotation marks, or what an untitled document is called.
fn shown_title(title: Option<&LocalizedText>, words: &Words) -> String {
    let Some(title) = title else { return words.text("document-untitled") };
    let title = visible(title.in_language(words.language())).into_owned();
    words.fill("notification-title", &args![title])
}

/// Returns the first titles, separated by commas.
fn shown_titles(titles: &[Option<LocalizedText>], words: &Words) -> String {
    let listed: Vec<_> = titles.iter().take(MAX_TITLES).map(|title| shown_title(title.as_ref(), words)).collect();
    listed.join(", ") + if MAX_TITLES < titles.len() { ", …" } else { "" }
}
