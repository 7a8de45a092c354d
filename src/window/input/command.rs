//! Every command that a user invokes by a key, a menu item or a button: one table of texts, icons and keys.
//!
//! Buttons, menus, tooltips, the key sheet, the palette and the manual show the texts, icons and keys of this table.
//! The keyboard and the application read from it when a command is available. The application executes the commands.

use super::shortcut::{Shortcut, alt, command, command_shift, plain, shift};
use crate::look::icons::Icon;
use crate::state::mode::{Mode, Modes};
use egui::{Key, Modifiers};
use poda_session::playback::Direction;
use poda_words::i18n::{Language, Words};
use poda_words::messages::Message;
use strum::EnumCount;

/// A command without further arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumCount)]
pub enum UiCommand {
    TogglePlay,
    /// Goes to another step.
    Go(Direction),
    /// Goes to step 0.
    Restart,
    GoBack,
    /// Goes to the next event of the focused node.
    GoToNextChange,
    Fit,
    /// Shows only the subtree of the focused node.
    ShowSubtree,
    /// Shows the subtree of the parent of the topmost node shown.
    ShowParent,
    /// Folds or unfolds the focused node.
    ToggleFold,
    ZoomIn,
    ZoomOut,
    /// Shows the tree at its natural size.
    NaturalSize,
    EnlargeText,
    ReduceText,
    /// Shows all text at its usual size.
    UsualText,
    /// Draws each position once, or each visit.
    TogglePositions,
    /// Shows or hides the map of the whole tree.
    ToggleMinimap,
    Find,
    ToggleSplitView,
    /// Opens the comparison of several searches.
    CompareSearches,
    /// Starts or leaves a match against the program.
    ToggleMatch,
    /// Starts or leaves predicting the next step.
    TogglePredicting,
    /// Starts or leaves filling in the tree.
    ToggleFillingIn,
    /// Starts or leaves improving the order.
    ToggleImprovingOrder,
    /// Starts or ends asking the room while stepping.
    ToggleAsking,
    Hint,
    /// Starts or ends presenting.
    TogglePresenting,
    /// Starts presenting at the beginning.
    PresentFromStart,
    /// Starts presenting at the current step.
    PresentFromHere,
    TogglePresenterView,
    ToggleBlank,
    /// Shows or hides the reason of a cut beside the tree, while presenting.
    ToggleReasonAside,
    /// Shows or hides the algorithm beside the tree, while presenting.
    ToggleAlgorithmAside,
    /// Shows or hides the call stack beside the tree, while presenting.
    ToggleStackAside,
    /// Shows or hides the position, large beside the tree, while presenting. Available for a game whose evaluation
    /// counts lines, and for any game with a board if the search is not depth first.
    ToggleBoardAside,
    /// Starts or ends counting the lines of leaves one by one, with a click for each.
    ToggleCountingLines,
    /// Selects the next larger size of a step, and the smallest one after the largest.
    NextStepSize,
    /// Shows the window in the other language.
    NextLanguage,
    /// Shows the window light or dark.
    NextTheme,
    /// Turns the dot at the pointer on or off.
    ToggleLaser,
    /// Selects the pen in its next color.
    NextPenColor,
    ToggleSpotlight,
    EnlargeSpotlight,
    ReduceSpotlight,
    /// Starts or ends drawing over the tree with the pen.
    TogglePen,
    UndoStroke,
    WipeStrokes,
    /// Closes the topmost of the open modal, the blank screen, the presentation and the selection.
    Close,
    /// Moves the focused node one position forward among its siblings.
    MoveEarlier,
    /// Moves the focused node one position back among its siblings.
    MoveLater,
    /// Selects a neighbor of the focused node.
    SelectNeighbor(Neighbor),
    /// Opens the side panel at the section of the focused node.
    ShowNodeSection,
    /// Asks why the move to the focused node is not played, or stops asking.
    ToggleWhyNot,
    /// Deletes the selected node of an explicit tree with all nodes below it.
    DeleteNode,
    Open,
    /// Saves the document to the file that it was opened from.
    Save,
    /// Saves the document to a file chosen in a dialog.
    SaveAs,
    /// Undoes the last change.
    Undo,
    /// Redoes the change that was undone last.
    Redo,
    /// Shows all lessons.
    OpenLessons,
    OpenPalette,
    ToggleKeySheet,
    ToggleGlossary,
    PreviousLesson,
    NextLesson,
    /// Opens the field for the text of a new tree.
    NewTree,
    /// Opens a new lecture and the fields that change it.
    NewLecture,
    /// Opens the modal that generates an exercise.
    NewExercise,
    /// Opens the modal that makes an exam paper.
    MakePaper,
    /// Opens the modal that brings back an exercise of a printed paper.
    OpenPrintedExercise,
    /// Opens the list of mistakes and the progress of practice.
    ShowProgress,
    /// Opens the modal that hands in the answers of this run.
    HandIn,
    /// Opens the modal that exports pictures.
    ExportPictures,
    CopyPicture,
    /// Prints the current picture on its own page.
    Print,
    CopyLink,
    CopyLectureLink,
    /// Exports the pages of the lecture as a PDF file.
    ExportLecture,
    /// Exports the pages of the lecture on paper, three on a sheet.
    ExportLectureHandout,
    /// Exports the pages of the lecture as a web page.
    ExportLectureHtml,
    /// Exports the questions as a package for a learning platform.
    ExportPackage,
    /// Writes the contact sheet of every press of the clicker.
    RehearseLecture,
    /// Explains how to watch the searches of a user's own program.
    WatchProgram,
    /// Explains how to open a game whose rules are in a user's own program.
    OwnGame,
    /// Shows in every lesson all controls, also those that it has not taught yet, or no longer does so.
    ToggleAllControls,
    /// Opens the modal that copies the HTML of a frame for another page.
    CopyFrame,
    /// Copy the moves that were played, as players write them.
    CopyMoves,
    SaveMoves,
    CopyCode,
    SaveCode,
    /// Shows the link to the document as a QR code.
    ShowQrCode,
    /// Opens the modal with which a class joins on its phones.
    LetClassJoin,
    /// Opens the content of an embedded frame in the whole program.
    OpenWhole,
    /// Shows the open tree as text to be edited.
    EditAsText,
    ToggleSidePanel,
    /// Marks the current step, or removes its mark.
    ToggleBookmark,
    /// Closes the open lecture, but not the document that is shown.
    CloseLecture,
    /// Opens or closes the fields of the title, the notes and the bookmarks.
    EditNotes,
    /// Shows or hides the notes of bookmarks while presenting.
    TogglePresentedNotes,
    /// Folds or unfolds the text of the lesson.
    ToggleLessonText,
    /// Switches between showing the values of all leaves from the start and showing each when it is visited.
    ToggleGivenLeaves,
    /// Shows or hides the values of pruned leaves at the end of a search.
    TogglePrunedValues,
    /// Says or does not say in a match when a move of the user has lost value.
    ToggleLostValues,
    /// Ends the running search and shows what it has recorded.
    StopSearch,
}

/// A row of the table of commands.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    pub command: UiCommand,
    /// The message id of the text.
    pub message: &'static str,
    /// The keys. The first one is shown in tooltips. Empty for a command without keys.
    pub keys: &'static [Shortcut],
    /// The icon on the button; `None` for a command without an icon.
    pub icon: Option<Icon>,
    /// The modes of the window in which the command is not available.
    pub refused_in: Modes,
    /// Whether a notification appears when the command is refused because of an exercise.
    pub notifies_if_refused: bool,
    /// Whether the keys also work while a text field has the focus, except those that type text.
    pub works_while_typing: bool,
    /// Whether the command may move the step or the view so far that the user loses the place. [`UiCommand::GoBack`]
    /// returns to it.
    pub is_jump: bool,
    /// What the command needs of a page's program.
    pub part: ProgramPart,
    /// The condition under which the command has an effect.
    pub need: Need,
}

/// A part of the program that a page downloads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProgramPart {
    /// What is downloaded before the first picture.
    First,
    /// What is downloaded after it.
    Rest,
}

/// A condition under which a command has an effect.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// No condition.
    Nothing,
    Step(Direction),
    /// There are steps to play, or playing can be paused.
    Playing,
    /// There is a lesson, or an entry of the lecture, before the open one.
    PreviousLesson,
    /// There is a lesson, or an entry of the lecture, after the open one.
    NextLesson,
    Undo,
    Redo,
    Bookmark,
    /// Moves have been played.
    PlayedMoves,
    /// Code in a programming language is shown.
    Code,
    Lecture,
    Presenting,
    /// The program can serve phones, which it cannot in a browser.
    Server,
    /// The document is an explicit tree that is small enough to be edited as text.
    TreeText,
    Question,
    /// A search is running.
    Task,
    Frame,
    Jump,
    /// Only a part of the tree is shown.
    Subtree,
    /// The focused node has a neighbor of this kind.
    Neighbor(Neighbor),
    /// The focused node has a sibling before it, in an order that can be changed.
    EarlierSibling,
    /// The focused node has a sibling after it, in an order that can be changed.
    LaterSibling,
    /// A node of an explicit tree is selected.
    SelectedNode,
    /// A move leads to the focused node, or it is asked about already.
    FocusedMove,
}

/// A group of commands on the key sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// Going to another step.
    Steps,
    /// Selecting, moving and deleting nodes.
    Node,
    /// Closing things, and explanations of the program.
    Window,
    /// What the window shows.
    View,
    /// Documents and matches.
    Document,
    /// Tools of a lecturer who presents.
    Lectern,
    /// Commands without keys, which are not on the sheet.
    WithoutKeys,
}

impl KeyGroup {
    /// Returns the message id of the heading; `None` for the group that is not on the sheet.
    pub const fn heading(self) -> Option<&'static str> {
        match self {
            Self::Steps => Some("keys-steps"),
            Self::Node => Some("keys-order"),
            Self::Window => Some("keys-window"),
            Self::View => Some("keys-view"),
            Self::Document => Some("keys-document"),
            Self::Lectern => Some("keys-lectern"),
            Self::WithoutKeys => None,
        }
    }

    /// Returns the commands of the group, in the order of the table.
    pub fn commands(self) -> impl Iterator<Item = UiCommand> {
        let rows = GROUPS.iter().filter(move |(group, _)| *group == self).flat_map(|(_, rows)| *rows);
        rows.map(|row| row.command)
    }
}

/// Returns a row of a command without keys that is available in all modes except [`Mode::Embedded`].
const fn row(command: UiCommand, message: &'static str) -> CommandInfo {
    let refused_in = Modes::READING.with(Mode::Embedded, true);
    CommandInfo {
        command,
        message,
        keys: &[],
        icon: None,
        refused_in,
        notifies_if_refused: false,
        works_while_typing: false,
        is_jump: false,
        part: ProgramPart::First,
        need: Need::Nothing,
    }
}

const fn step(direction: Direction, message: &'static str) -> CommandInfo {
    row(UiCommand::Go(direction), message).needing(Need::Step(direction)).in_frames()
}

const fn select(neighbor: Neighbor, message: &'static str) -> CommandInfo {
    row(UiCommand::SelectNeighbor(neighbor), message).needing(Need::Neighbor(neighbor)).in_frames()
}

impl CommandInfo {
    const fn on(self, keys: &'static [Shortcut]) -> Self {
        Self { keys, ..self }
    }

    const fn with_icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }

    const fn in_frames(self) -> Self {
        Self { refused_in: self.refused_in.with(Mode::Embedded, false), ..self }
    }

    const fn not_in(self, modes: Modes) -> Self {
        Self { refused_in: self.refused_in.and(modes), ..self }
    }

    /// Refuses the command where a search is shown in which it has no meaning, because that search is not depth first.
    const fn depth_first_only(self) -> Self {
        self.not_in(Modes::NOT_DEPTH_FIRST)
    }

    const fn notifying_if_refused(self) -> Self {
        Self { notifies_if_refused: true, ..self }
    }

    const fn needing(self, need: Need) -> Self {
        Self { need, ..self }
    }

    const fn jumping(self) -> Self {
        Self { is_jump: true, ..self }
    }

    const fn coming_later(self) -> Self {
        Self { part: ProgramPart::Rest, ..self }
    }

    const fn while_typing(self) -> Self {
        Self { works_while_typing: true, ..self }
    }
}

/// The exercises. A command that is refused in them would show the answer, or change the search that the question is
/// about.
const EXERCISES: Modes = Modes::of(&[Mode::Practicing, Mode::Ordering]);

/// The mode of commands that need two sides, or that edit the numbers of a tree.
const SEVERAL: Modes = Modes::of(&[Mode::SeveralPlayers]);

/// All commands by group. Those with keys are in the order of the key sheet.
pub const GROUPS: [(KeyGroup, &[CommandInfo]); 7] = [
    (
        KeyGroup::Steps,
        &[
            row(UiCommand::TogglePlay, "key-play").needing(Need::Playing).on(&[plain(Key::Space)]).in_frames(),
            step(Direction::Forward, "key-forward")
                .on(&[plain(Key::ArrowRight), plain(Key::PageDown)])
                .with_icon(Icon::Forward),
            step(Direction::Back, "key-back").on(&[plain(Key::ArrowLeft), plain(Key::PageUp)]).with_icon(Icon::Back),
            step(Direction::NextCutoff, "key-next-cutoff")
                .jumping()
                .on(&[shift(Key::ArrowRight)])
                .with_icon(Icon::NextCutoff)
                .depth_first_only(),
            step(Direction::PreviousCutoff, "key-previous-cutoff")
                .jumping()
                .on(&[shift(Key::ArrowLeft)])
                .with_icon(Icon::PreviousCutoff)
                .depth_first_only(),
            step(Direction::NextLeaf, "key-next-leaf").jumping().on(&[plain(Key::L)]).depth_first_only(),
            step(Direction::FirstDifference, "key-first-difference").jumping().on(&[shift(Key::N)]).depth_first_only(),
            row(UiCommand::GoToNextChange, "key-next-change")
                .jumping()
                .on(&[plain(Key::N)])
                .in_frames()
                .not_in(EXERCISES)
                .depth_first_only(),
            step(Direction::Over, "key-over").on(&[plain(Key::ArrowDown)]).with_icon(Icon::Over).depth_first_only(),
            step(Direction::Out, "key-out").on(&[plain(Key::ArrowUp)]).with_icon(Icon::Out).depth_first_only(),
            step(Direction::First, "key-first").jumping().on(&[plain(Key::Home)]).with_icon(Icon::First),
            step(Direction::Last, "key-last").jumping().on(&[plain(Key::End)]).with_icon(Icon::Last),
            row(UiCommand::Restart, "key-restart").jumping().on(&[plain(Key::R)]).in_frames(),
        ],
    ),
    (
        KeyGroup::Node,
        &[
            select(Neighbor::Parent, "key-walk-parent").on(&[alt(Key::ArrowUp)]),
            select(Neighbor::Child, "key-walk-child").on(&[alt(Key::ArrowDown)]),
            select(Neighbor::Previous, "key-walk-previous").on(&[alt(Key::ArrowLeft)]),
            select(Neighbor::Next, "key-walk-next").on(&[alt(Key::ArrowRight)]),
            row(UiCommand::ShowNodeSection, "key-node-details").on(&[plain(Key::Enter)]).in_frames(),
            row(UiCommand::ToggleWhyNot, "key-why-not")
                .needing(Need::FocusedMove)
                .on(&[shift(Key::Y)])
                .in_frames()
                .not_in(EXERCISES)
                .not_in(Modes::of(&[Mode::Playing])),
            row(UiCommand::MoveEarlier, "key-earlier")
                .needing(Need::EarlierSibling)
                .on(&[command(Key::ArrowLeft)])
                .not_in(Modes::of(&[Mode::Practicing, Mode::Playing]))
                .depth_first_only()
                .not_in(SEVERAL),
            row(UiCommand::MoveLater, "key-later")
                .needing(Need::LaterSibling)
                .on(&[command(Key::ArrowRight)])
                .not_in(Modes::of(&[Mode::Practicing, Mode::Playing]))
                .depth_first_only()
                .not_in(SEVERAL),
            row(UiCommand::DeleteNode, "key-delete")
                .needing(Need::SelectedNode)
                .on(&[plain(Key::Delete)])
                .not_in(EXERCISES)
                .not_in(Modes::of(&[Mode::Playing]))
                .depth_first_only()
                .not_in(SEVERAL),
        ],
    ),
    (
        KeyGroup::Window,
        &[
            row(UiCommand::Close, "key-leave").on(&[plain(Key::Escape)]).in_frames(),
            row(UiCommand::OpenPalette, "key-palette").coming_later().on(&[command(Key::K)]).while_typing(),
            row(UiCommand::ToggleKeySheet, "key-keys").on(&[plain(Key::Questionmark)]),
            row(UiCommand::ToggleGlossary, "key-glossary").coming_later().on(&[plain(Key::G)]),
        ],
    ),
    (
        KeyGroup::View,
        &[
            row(UiCommand::Find, "key-find").coming_later().on(&[command(Key::F)]).while_typing().depth_first_only(),
            row(UiCommand::ToggleSplitView, "key-split").not_in(SEVERAL).on(&[plain(Key::S)]).not_in(EXERCISES),
            row(UiCommand::CompareSearches, "key-compare").coming_later().on(&[plain(Key::T)]).not_in(EXERCISES),
            row(UiCommand::Fit, "key-fit").jumping().on(&[plain(Key::F)]).in_frames(),
            row(UiCommand::ZoomIn, "key-zoom-in").on(&[plain(Key::Plus), plain(Key::Equals)]).in_frames(),
            row(UiCommand::ZoomOut, "key-zoom-out").on(&[plain(Key::Minus)]).in_frames(),
            row(UiCommand::NaturalSize, "key-natural-size").jumping().on(&[plain(Key::Num0)]).in_frames(),
            row(UiCommand::EnlargeText, "key-enlarge-text")
                .on(&[command(Key::Plus), command(Key::Equals)])
                .while_typing(),
            row(UiCommand::ReduceText, "key-reduce-text").on(&[command(Key::Minus)]).while_typing(),
            row(UiCommand::UsualText, "key-usual-text").on(&[command(Key::Num0)]).while_typing(),
            row(UiCommand::TogglePositions, "key-positions")
                .on(&[shift(Key::G)])
                .not_in(EXERCISES)
                .not_in(Modes::of(&[Mode::Playing]))
                .depth_first_only(),
            row(UiCommand::ToggleMinimap, "key-minimap").on(&[plain(Key::M)]),
            row(UiCommand::ShowSubtree, "key-only-subtree")
                .jumping()
                .on(&[plain(Key::V)])
                .in_frames()
                .depth_first_only(),
            row(UiCommand::GoBack, "key-go-back").needing(Need::Jump).on(&[plain(Key::Backspace)]).in_frames(),
            row(UiCommand::ToggleFold, "key-fold").jumping().on(&[plain(Key::C)]).in_frames().depth_first_only(),
            row(UiCommand::TogglePresenting, "key-present").on(&[plain(Key::F11)]),
            row(UiCommand::PresentFromStart, "key-present-start")
                .jumping()
                .on(&[plain(Key::F5)])
                .not_in(Modes::of(&[Mode::Presenting])),
            row(UiCommand::PresentFromHere, "key-present-here")
                .on(&[shift(Key::F5)])
                .not_in(Modes::of(&[Mode::Presenting])),
            row(UiCommand::TogglePresenterView, "key-presenter-view").on(&[shift(Key::P)]).needing(Need::Presenting),
            row(UiCommand::TogglePresentedNotes, "more-presented-notes").on(&[plain(Key::I)]),
            row(UiCommand::NextTheme, "key-theme").on(&[shift(Key::T)]),
            row(UiCommand::NextLanguage, "key-language").on(&[shift(Key::E)]),
            row(UiCommand::ToggleBlank, "key-blank").on(&[plain(Key::B), plain(Key::Period)]),
        ],
    ),
    (
        KeyGroup::Document,
        &[
            row(UiCommand::Open, "key-open").coming_later().on(&[command(Key::O)]).while_typing(),
            row(UiCommand::Save, "key-save").coming_later().on(&[command(Key::S)]).while_typing(),
            row(UiCommand::SaveAs, "key-save-as").coming_later().on(&[command_shift(Key::S)]).while_typing(),
            row(UiCommand::ExportPictures, "key-export")
                .coming_later()
                .on(&[command(Key::E)])
                .while_typing()
                .not_in(EXERCISES)
                .notifying_if_refused(),
            row(UiCommand::Print, "key-print").coming_later().on(&[command(Key::P)]).while_typing().in_frames(),
            row(UiCommand::CopyPicture, "key-copy-picture")
                .coming_later()
                .on(&[command_shift(Key::C)])
                .while_typing()
                .in_frames(),
            row(UiCommand::CopyLink, "key-copy-link").on(&[command_shift(Key::L)]).while_typing().in_frames(),
            row(UiCommand::Undo, "key-undo").needing(Need::Undo).on(&[command(Key::Z)]).with_icon(Icon::Back),
            row(UiCommand::Redo, "key-redo")
                .needing(Need::Redo)
                .on(&[command_shift(Key::Z), command(Key::Y)])
                .with_icon(Icon::Forward),
            row(UiCommand::ToggleMatch, "key-game")
                .not_in(Modes::of(&[Mode::PlayersTree]))
                .on(&[plain(Key::P)])
                .not_in(EXERCISES),
            row(UiCommand::TogglePredicting, "key-predict").jumping().on(&[plain(Key::E)]),
            row(UiCommand::ToggleFillingIn, "key-fill-in").jumping().on(&[plain(Key::W)]).depth_first_only(),
            row(UiCommand::ToggleImprovingOrder, "key-improve-order")
                .not_in(SEVERAL)
                .jumping()
                .on(&[shift(Key::W)])
                .depth_first_only(),
            row(UiCommand::ToggleAsking, "key-ask-room").jumping().on(&[plain(Key::Q)]),
            row(UiCommand::Hint, "key-hint")
                .needing(Need::Question)
                .on(&[command(Key::H), plain(Key::H), plain(Key::F1)])
                .while_typing()
                .in_frames()
                .depth_first_only(),
            row(UiCommand::OpenLessons, "document-lesson-map").on(&[shift(Key::M)]),
            row(UiCommand::PreviousLesson, "lesson-previous")
                .needing(Need::PreviousLesson)
                .on(&[plain(Key::OpenBracket)])
                .with_icon(Icon::TurnBack),
            row(UiCommand::NextLesson, "lesson-next")
                .needing(Need::NextLesson)
                .on(&[plain(Key::CloseBracket)])
                .with_icon(Icon::TurnOn),
            row(UiCommand::ToggleBookmark, "bookmark-toggle").needing(Need::Bookmark).on(&[plain(Key::K)]),
        ],
    ),
    (
        KeyGroup::Lectern,
        &[
            row(UiCommand::ToggleGivenLeaves, "key-given-leaves")
                .on(&[shift(Key::L)])
                .not_in(EXERCISES)
                .depth_first_only(),
            row(UiCommand::NextStepSize, "key-step-size").on(&[shift(Key::S)]),
            row(UiCommand::ToggleReasonAside, "key-aside-reason").on(&[plain(Key::Y)]),
            row(UiCommand::ToggleAlgorithmAside, "key-aside-algorithm").on(&[plain(Key::A)]),
            row(UiCommand::ToggleStackAside, "key-aside-stack").on(&[plain(Key::J)]),
            row(UiCommand::ToggleBoardAside, "key-board-aside").on(&[plain(Key::Z)]),
            row(UiCommand::ToggleCountingLines, "key-count-lines").on(&[shift(Key::Z)]).depth_first_only(),
            row(UiCommand::ToggleSpotlight, "key-spotlight").on(&[plain(Key::O)]),
            row(UiCommand::EnlargeSpotlight, "key-spotlight-larger").on(&[alt(Key::Plus), alt(Key::Equals)]),
            row(UiCommand::ReduceSpotlight, "key-spotlight-smaller").on(&[alt(Key::Minus)]),
            row(UiCommand::ToggleLaser, "key-laser").on(&[shift(Key::O)]),
            row(UiCommand::TogglePen, "key-pen").on(&[plain(Key::D)]),
            row(UiCommand::NextPenColor, "key-pen-color").on(&[shift(Key::D)]),
            row(UiCommand::UndoStroke, "key-pen-undo").on(&[plain(Key::U)]),
            row(UiCommand::WipeStrokes, "key-pen-wipe").on(&[plain(Key::X)]),
        ],
    ),
    (
        KeyGroup::WithoutKeys,
        &[
            row(UiCommand::CloseLecture, "lecture-close").needing(Need::Lecture),
            row(UiCommand::EditNotes, "document-edit-notes").coming_later(),
            row(UiCommand::ShowParent, "key-up").jumping().needing(Need::Subtree).in_frames().depth_first_only(),
            row(UiCommand::NewTree, "document-new-tree").coming_later(),
            row(UiCommand::NewLecture, "document-new-lecture").coming_later().not_in(EXERCISES),
            row(UiCommand::NewExercise, "document-new-exercise").coming_later(),
            row(UiCommand::MakePaper, "document-make-paper").coming_later().not_in(EXERCISES).notifying_if_refused(),
            row(UiCommand::OpenPrintedExercise, "document-open-printed").coming_later(),
            row(UiCommand::ShowProgress, "practice-progress").coming_later(),
            row(UiCommand::HandIn, "practice-hand-in").coming_later(),
            row(UiCommand::CopyLectureLink, "lecture-copy-link").needing(Need::Lecture),
            row(UiCommand::ExportLecture, "lecture-export-pdf").coming_later().needing(Need::Lecture).not_in(EXERCISES),
            row(UiCommand::ExportLectureHandout, "lecture-export-handout")
                .coming_later()
                .needing(Need::Lecture)
                .not_in(EXERCISES),
            row(UiCommand::ExportLectureHtml, "lecture-export-html")
                .coming_later()
                .needing(Need::Lecture)
                .not_in(EXERCISES),
            row(UiCommand::RehearseLecture, "lecture-rehearse").coming_later().needing(Need::Lecture).not_in(EXERCISES),
            row(UiCommand::ExportPackage, "scorm-export").coming_later(),
            row(UiCommand::WatchProgram, "document-watch").coming_later().not_in(EXERCISES),
            row(UiCommand::OwnGame, "document-own-game").coming_later().not_in(EXERCISES),
            row(UiCommand::ToggleAllControls, "key-all-controls"),
            row(UiCommand::CopyFrame, "document-copy-frame"),
            row(UiCommand::CopyMoves, "key-copy-moves").coming_later().needing(Need::PlayedMoves),
            row(UiCommand::SaveMoves, "key-save-moves").coming_later().needing(Need::PlayedMoves),
            row(UiCommand::CopyCode, "key-copy-code").coming_later().needing(Need::Code),
            row(UiCommand::SaveCode, "key-save-code").coming_later().needing(Need::Code),
            row(UiCommand::ShowQrCode, "document-qr-code").coming_later(),
            row(UiCommand::LetClassJoin, "class-let-join").needing(Need::Server),
            row(UiCommand::OpenWhole, "frame-open").needing(Need::Frame).with_icon(Icon::Whole).in_frames(),
            row(UiCommand::EditAsText, "document-edit-as-text")
                .coming_later()
                .needing(Need::TreeText)
                .not_in(EXERCISES),
            row(UiCommand::ToggleSidePanel, "top-panel").with_icon(Icon::Panel),
            row(UiCommand::ToggleLessonText, "panel-notes"),
            row(UiCommand::TogglePrunedValues, "more-pruned-values").not_in(EXERCISES).depth_first_only(),
            row(UiCommand::ToggleLostValues, "key-lost-values"),
            row(UiCommand::StopSearch, "progress-stop").needing(Need::Task).in_frames(),
        ],
    ),
];

pub fn table() -> impl Iterator<Item = &'static CommandInfo> {
    GROUPS.iter().flat_map(|(_, rows)| *rows)
}

impl UiCommand {
    /// Returns the row of the table.
    ///
    /// # Panics
    /// Panics if the table has no row for the command. A test checks that every command has one.
    pub fn info(self) -> &'static CommandInfo {
        table().find(|row| row.command == self).expect("every command is in the table")
    }

    /// Returns the text of the command.
    pub fn name(self, words: &Words) -> String {
        words.text(self.info().message)
    }

    /// Returns whether the key of the command works while the sheet of keys or the glossary is open: the command opens
    /// or closes such a dialog, or changes how the window looks, and does nothing that the dialog would hide.
    pub const fn works_over_dialog(self) -> bool {
        matches!(
            self,
            Self::Close
                | Self::OpenPalette
                | Self::ToggleKeySheet
                | Self::ToggleGlossary
                | Self::EnlargeText
                | Self::ReduceText
                | Self::UsualText
                | Self::NextLanguage
                | Self::NextTheme
        )
    }

    /// Returns the first key as a tooltip shows it; empty for a command without keys.
    pub fn key(self, words: &Words) -> String {
        self.info().keys.first().map(|key| key.name(words)).unwrap_or_default()
    }

    /// Returns all keys as tooltips show them.
    pub fn key_names(self, words: &Words) -> Vec<String> {
        self.info().keys.iter().map(|key| key.name(words)).collect()
    }

    /// Returns the row of a pressed key with its modifiers, and the shortcut in that row.
    pub fn of_key(key: Key, modifiers: Modifiers) -> Option<(&'static CommandInfo, Shortcut)> {
        table().find_map(|row| {
            let shortcut = row.keys.iter().find(|shortcut| shortcut.is_pressed_by(key, modifiers))?;
            Some((row, *shortcut))
        })
    }
}

/// Returns the table of all keys in a language, as Markdown: for each group, the keys and the text of every command,
/// and the modes in which it is not available.
///
/// ```
/// use poda_words::i18n::Language;
/// use poda_window::input::command::key_table;
///
/// assert!(key_table(Language::ENGLISH).contains("| `→` · `PageDown` | One step forward | |"));
/// ```
pub fn key_table(language: Language) -> String {
    let words = Words::new(language);
    let line = |cells: [String; 3]| format!("| {} |\n", cells.join(" | ")).replace("  ", " ");
    let heading = |message: &str| [words.text(message), String::new(), String::new()];
    let mut table = line(heading("keys-title")) + "|---|---|---|\n";
    for (group, rows) in GROUPS {
        let Some(message) = group.heading() else { continue };
        table += &line(heading(message).map(|cell| if cell.is_empty() { cell } else { format!("**{cell}**") }));
        for row in rows {
            let marked = |shortcut: &Shortcut| {
                let names = shortcut.key_names("Ctrl", &words);
                names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join("+")
            };
            let keys: Vec<String> = row.keys.iter().map(marked).collect();
            let refused = row.refused_in.with(Mode::Embedded, false);
            let refused: Vec<String> = refused.iter().map(|mode| mode.sentence(&words)).collect();
            table += &line([keys.join(" · "), row.command.name(&words), refused.join(", ")]);
        }
    }
    table
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Neighbor {
    Parent,
    /// The best child so far, or the first.
    Child,
    /// The previous sibling in the order of moves.
    Previous,
    /// The next sibling in the order of moves.
    Next,
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_keys_clash() {
        let mut seen = HashSet::new();
        for row in table() {
            for shortcut in row.keys {
                let Shortcut { command, shift, alt, key } = *shortcut;
                assert!(seen.insert(*shortcut), "{shortcut:?} is in the table twice");
                let modifiers = Modifiers { shift, command, alt, ..Modifiers::NONE };
                let found = UiCommand::of_key(key, modifiers).map(|(row, _)| row.command);
                assert_eq!(found, Some(row.command), "{shortcut:?} does what its row says");
            }
        }
    }

    #[test]
    fn every_command_has_one_row() {
        let commands: HashSet<_> = table().map(|row| row.command).collect();
        assert_eq!(commands.len(), table().count());
        let variants: HashSet<_> = commands.iter().map(std::mem::discriminant).collect();
        assert_eq!(variants.len(), UiCommand::COUNT);
    }

    #[test]
    fn commands_with_keys_and_no_others_are_in_a_group_of_the_key_sheet() {
        for (group, rows) in GROUPS {
            assert!(rows.iter().all(|row| row.keys.is_empty() == group.heading().is_none()), "{group:?}");
        }
    }
}
