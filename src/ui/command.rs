//! Every command that a user invokes by a key, a menu item or a button: one table of texts, icons and keys.
//!
//! Buttons, menus, tooltips and the key sheet take what they show from this table. What a command does is in
//! [`execute`](super::app).

use super::icons::Icon;
use super::neighbor::Neighbor;
use super::shortcut::{Shortcut, alt, command, command_shift, plain, shift};
use crate::i18n::{Language, Words};
use crate::session::navigation::Direction;
use egui::{Key, Modifiers};

/// A command without further arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UiCommand {
    /// Plays or pauses.
    TogglePlay,
    /// Goes to another step.
    Go(Direction),
    /// Goes to step 0.
    Restart,
    /// Goes to the next event of the focused node.
    GoToNextChange,
    /// Fits the tree into its panel.
    Fit,
    /// Shows only the subtree of the focused node.
    ShowSubtree,
    /// Shows the subtree of the parent of the topmost node shown.
    ShowParent,
    /// Folds or unfolds the focused node.
    ToggleFold,
    /// Enlarges the tree.
    ZoomIn,
    /// Reduces the tree.
    ZoomOut,
    /// Shows the tree at its natural size.
    NaturalSize,
    /// Shows or hides the map of the whole tree.
    ToggleMinimap,
    /// Opens the find bar.
    Find,
    /// Shows or hides a second search in a split view.
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
    /// Shows a hint for the open question, or a stronger one.
    Hint,
    /// Starts or ends presenting.
    TogglePresenting,
    /// Starts presenting at the beginning.
    PresentFromStart,
    /// Starts presenting at the current step.
    PresentFromHere,
    /// Blanks the screen or shows it again.
    ToggleBlank,
    /// Shows or hides the reason of a cut beside the tree, while presenting.
    ToggleReasonAside,
    /// Shows or hides the algorithm beside the tree, while presenting.
    ToggleAlgorithmAside,
    /// Shows or hides the call stack beside the tree, while presenting.
    ToggleStackAside,
    /// Shows or hides the position, large beside the tree, while presenting a game whose evaluation counts lines.
    ToggleBoardAside,
    /// Counts the lines of leaves one by one, a click each, or all at once.
    ToggleCountingLines,
    /// Turns the spotlight at the pointer on or off.
    ToggleSpotlight,
    /// Enlarges the spotlight.
    EnlargeSpotlight,
    /// Reduces the spotlight.
    ReduceSpotlight,
    /// Takes up the pen that draws over the tree, or puts it down.
    TogglePen,
    /// Removes the last stroke of the pen.
    UndoStroke,
    /// Removes all strokes of the pen.
    WipeStrokes,
    /// Closes the topmost of what is open: a modal, the blank screen, presenting, a selection.
    Close,
    /// Moves the focused node one place forward among its siblings.
    MoveEarlier,
    /// Moves the focused node one place back among its siblings.
    MoveLater,
    /// Selects a neighbour of the focused node.
    SelectNeighbor(Neighbor),
    /// Opens the side panel at the section of the focused node.
    ShowNodeSection,
    /// Deletes the selected node of an explicit tree with all nodes below it.
    DeleteNode,
    /// Opens a file chosen in a dialog.
    Open,
    /// Saves the document where it came from.
    Save,
    /// Saves the document at a place chosen in a dialog.
    SaveAs,
    /// Takes back the last change.
    Undo,
    /// Makes the change again that was taken back last.
    Redo,
    /// Shows or hides the key sheet.
    ToggleKeySheet,
    /// Shows or hides the glossary.
    ToggleGlossary,
    /// Opens the previous lesson.
    PreviousLesson,
    /// Opens the next lesson.
    NextLesson,
    /// Opens the field for the text of a new tree.
    NewTree,
    /// Opens the modal that generates an exercise.
    NewExercise,
    /// Opens the modal that makes an exam paper.
    MakePaper,
    /// Opens the modal that brings back an exercise of a printed paper.
    OpenPrintedExercise,
    /// Opens the list of mistakes and the progress in practice.
    ShowProgress,
    /// Opens the modal that hands in the answers of this run.
    HandIn,
    /// Opens the modal that exports pictures.
    ExportPictures,
    /// Copies the picture of what is shown to the clipboard.
    CopyPicture,
    /// Copies the link to what is shown to the clipboard.
    CopyLink,
    /// Opens the modal that copies a frame for another page.
    CopyFrame,
    /// Opens what a frame in another page shows in the whole program.
    OpenWhole,
    /// Shows the open tree as text to be edited.
    EditAsText,
    /// Shows or hides the side panel.
    ToggleSidePanel,
    /// Marks the current step, or removes its mark.
    ToggleBookmark,
    /// Leaves the open lecture; what is shown stays.
    CloseLecture,
    /// Opens or closes the fields of the title, the notes and the bookmarks.
    EditNotes,
    /// Shows or hides the notes of bookmarks while presenting.
    TogglePresentedNotes,
    /// Folds or unfolds the text of the lesson.
    ToggleLessonText,
    /// Shows the values of all leaves from the start, or each when it is visited.
    ToggleGivenLeaves,
    /// Shows or hides the values of pruned leaves at the end of a search.
    TogglePrunedValues,
    /// Ends the search that is running and shows what was recorded of it.
    StopSearch,
}

/// A row of the table.
#[derive(Clone, Copy, Debug)]
pub struct CommandInfo {
    /// The command.
    pub command: UiCommand,
    /// The message id of its text.
    pub message: &'static str,
    /// Its keys, the one shown in tooltips first; empty for a command without keys.
    pub keys: &'static [Shortcut],
    /// The group of its keys on the key sheet; `None` for a command without keys.
    pub group: Option<KeyGroup>,
    /// The icon on its button, if it has one.
    pub icon: Option<Icon>,
}

/// A group of keys on the key sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeyGroup {
    /// Going to another step.
    Steps,
    /// Selecting, moving and deleting nodes.
    Node,
    /// Closing, and what explains the program.
    Window,
    /// What the window shows.
    View,
    /// Documents and matches.
    Document,
    /// What a lecturer uses at the lectern.
    Lectern,
}

impl KeyGroup {
    /// All variants, in the order of the table.
    pub const ALL: [Self; 6] = [Self::Steps, Self::Node, Self::Window, Self::View, Self::Document, Self::Lectern];

    /// The message id of its heading.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Steps => "keys-steps",
            Self::Node => "keys-order",
            Self::Window => "keys-window",
            Self::View => "keys-view",
            Self::Document => "keys-document",
            Self::Lectern => "keys-lectern",
        }
    }

    /// Its commands, in the order of the table.
    pub fn commands(self) -> impl Iterator<Item = UiCommand> {
        COMMANDS.iter().filter(move |row| row.group == Some(self)).map(|row| row.command)
    }
}

impl CommandInfo {
    const fn with_icon(self, icon: Icon) -> Self {
        Self { icon: Some(icon), ..self }
    }
}

const fn with_keys(
    group: KeyGroup,
    command: UiCommand,
    message: &'static str,
    keys: &'static [Shortcut],
) -> CommandInfo {
    CommandInfo { command, message, keys, group: Some(group), icon: None }
}

const fn without_keys(command: UiCommand, message: &'static str) -> CommandInfo {
    CommandInfo { command, message, keys: &[], group: None, icon: None }
}

/// All commands, those with keys in the order of the key sheet.
pub const COMMANDS: &[CommandInfo] = &[
    with_keys(KeyGroup::Steps, UiCommand::TogglePlay, "key-play", &[plain(Key::Space)]),
    with_keys(
        KeyGroup::Steps,
        UiCommand::Go(Direction::Forward),
        "key-forward",
        &[plain(Key::ArrowRight), plain(Key::PageDown)],
    )
    .with_icon(Icon::Forward),
    with_keys(
        KeyGroup::Steps,
        UiCommand::Go(Direction::Back),
        "key-back",
        &[plain(Key::ArrowLeft), plain(Key::PageUp)],
    )
    .with_icon(Icon::Back),
    with_keys(KeyGroup::Steps, UiCommand::Go(Direction::NextCutoff), "key-next-cutoff", &[shift(Key::ArrowRight)])
        .with_icon(Icon::NextCutoff),
    with_keys(
        KeyGroup::Steps,
        UiCommand::Go(Direction::PreviousCutoff),
        "key-previous-cutoff",
        &[shift(Key::ArrowLeft)],
    )
    .with_icon(Icon::PreviousCutoff),
    with_keys(KeyGroup::Steps, UiCommand::Go(Direction::NextLeaf), "key-next-leaf", &[plain(Key::L)]),
    with_keys(KeyGroup::Steps, UiCommand::GoToNextChange, "key-next-change", &[plain(Key::N)]),
    with_keys(KeyGroup::Steps, UiCommand::Go(Direction::Over), "key-over", &[plain(Key::ArrowDown)])
        .with_icon(Icon::Over),
    with_keys(KeyGroup::Steps, UiCommand::Go(Direction::Out), "key-out", &[plain(Key::ArrowUp)]).with_icon(Icon::Out),
    with_keys(KeyGroup::Steps, UiCommand::Go(Direction::First), "key-first", &[plain(Key::Home)])
        .with_icon(Icon::First),
    with_keys(KeyGroup::Steps, UiCommand::Go(Direction::Last), "key-last", &[plain(Key::End)]).with_icon(Icon::Last),
    with_keys(KeyGroup::Steps, UiCommand::Restart, "key-restart", &[plain(Key::R)]),
    with_keys(KeyGroup::Node, UiCommand::SelectNeighbor(Neighbor::Parent), "key-walk-parent", &[alt(Key::ArrowUp)]),
    with_keys(KeyGroup::Node, UiCommand::SelectNeighbor(Neighbor::Child), "key-walk-child", &[alt(Key::ArrowDown)]),
    with_keys(
        KeyGroup::Node,
        UiCommand::SelectNeighbor(Neighbor::Previous),
        "key-walk-previous",
        &[alt(Key::ArrowLeft)],
    ),
    with_keys(KeyGroup::Node, UiCommand::SelectNeighbor(Neighbor::Next), "key-walk-next", &[alt(Key::ArrowRight)]),
    with_keys(KeyGroup::Node, UiCommand::ShowNodeSection, "key-node-details", &[plain(Key::Enter)]),
    with_keys(KeyGroup::Node, UiCommand::MoveEarlier, "key-earlier", &[command(Key::ArrowLeft)]),
    with_keys(KeyGroup::Node, UiCommand::MoveLater, "key-later", &[command(Key::ArrowRight)]),
    with_keys(KeyGroup::Node, UiCommand::DeleteNode, "key-delete", &[plain(Key::Delete)]),
    with_keys(KeyGroup::Window, UiCommand::Close, "key-leave", &[plain(Key::Escape)]),
    with_keys(KeyGroup::Window, UiCommand::ToggleKeySheet, "key-keys", &[plain(Key::Questionmark)]),
    with_keys(KeyGroup::Window, UiCommand::ToggleGlossary, "key-glossary", &[plain(Key::G)]),
    with_keys(KeyGroup::View, UiCommand::Find, "key-find", &[command(Key::F)]),
    with_keys(KeyGroup::View, UiCommand::ToggleSplitView, "key-split", &[plain(Key::S)]),
    with_keys(KeyGroup::View, UiCommand::CompareSearches, "key-compare", &[plain(Key::T)]),
    with_keys(KeyGroup::View, UiCommand::Fit, "key-fit", &[plain(Key::F)]),
    with_keys(KeyGroup::View, UiCommand::ZoomIn, "key-zoom-in", &[plain(Key::Plus), plain(Key::Equals)]),
    with_keys(KeyGroup::View, UiCommand::ZoomOut, "key-zoom-out", &[plain(Key::Minus)]),
    with_keys(KeyGroup::View, UiCommand::NaturalSize, "key-natural-size", &[plain(Key::Num0)]),
    with_keys(KeyGroup::View, UiCommand::ToggleMinimap, "key-minimap", &[plain(Key::M)]),
    with_keys(KeyGroup::View, UiCommand::ShowSubtree, "key-only-subtree", &[plain(Key::V)]),
    with_keys(KeyGroup::View, UiCommand::ShowParent, "key-up", &[plain(Key::Backspace)]),
    with_keys(KeyGroup::View, UiCommand::ToggleFold, "key-fold", &[plain(Key::C)]),
    with_keys(KeyGroup::View, UiCommand::TogglePresenting, "key-present", &[plain(Key::F11)]),
    with_keys(KeyGroup::View, UiCommand::PresentFromStart, "key-present-start", &[plain(Key::F5)]),
    with_keys(KeyGroup::View, UiCommand::PresentFromHere, "key-present-here", &[shift(Key::F5)]),
    with_keys(KeyGroup::View, UiCommand::TogglePresentedNotes, "more-presented-notes", &[plain(Key::I)]),
    with_keys(KeyGroup::View, UiCommand::ToggleBlank, "key-blank", &[plain(Key::B), plain(Key::Period)]),
    with_keys(KeyGroup::Document, UiCommand::Open, "key-open", &[command(Key::O)]),
    with_keys(KeyGroup::Document, UiCommand::Save, "key-save", &[command(Key::S)]),
    with_keys(KeyGroup::Document, UiCommand::SaveAs, "key-save-as", &[command_shift(Key::S)]),
    with_keys(KeyGroup::Document, UiCommand::ExportPictures, "key-export", &[command(Key::E)]),
    with_keys(KeyGroup::Document, UiCommand::CopyPicture, "key-copy-picture", &[command_shift(Key::C)]),
    with_keys(KeyGroup::Document, UiCommand::CopyLink, "key-copy-link", &[command_shift(Key::L)]),
    with_keys(KeyGroup::Document, UiCommand::Undo, "key-undo", &[command(Key::Z)]).with_icon(Icon::Back),
    with_keys(KeyGroup::Document, UiCommand::Redo, "key-redo", &[command_shift(Key::Z)]).with_icon(Icon::Forward),
    with_keys(KeyGroup::Document, UiCommand::ToggleMatch, "key-game", &[plain(Key::P)]),
    with_keys(KeyGroup::Document, UiCommand::TogglePredicting, "key-predict", &[plain(Key::E)]),
    with_keys(KeyGroup::Document, UiCommand::ToggleFillingIn, "key-fill-in", &[plain(Key::W)]),
    with_keys(KeyGroup::Document, UiCommand::ToggleImprovingOrder, "key-improve-order", &[shift(Key::W)]),
    with_keys(KeyGroup::Document, UiCommand::ToggleAsking, "key-ask-room", &[plain(Key::Q)]),
    with_keys(KeyGroup::Document, UiCommand::Hint, "key-hint", &[plain(Key::H), plain(Key::F1)]),
    with_keys(KeyGroup::Document, UiCommand::PreviousLesson, "lesson-previous", &[plain(Key::OpenBracket)])
        .with_icon(Icon::TurnBack),
    with_keys(KeyGroup::Document, UiCommand::NextLesson, "lesson-next", &[plain(Key::CloseBracket)])
        .with_icon(Icon::TurnOn),
    with_keys(KeyGroup::Document, UiCommand::ToggleBookmark, "bookmark-toggle", &[plain(Key::K)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleGivenLeaves, "key-given-leaves", &[shift(Key::L)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleReasonAside, "key-aside-reason", &[plain(Key::Y)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleAlgorithmAside, "key-aside-algorithm", &[plain(Key::A)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleStackAside, "key-aside-stack", &[plain(Key::J)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleBoardAside, "key-board-aside", &[plain(Key::Z)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleCountingLines, "key-count-lines", &[shift(Key::Z)]),
    with_keys(KeyGroup::Lectern, UiCommand::ToggleSpotlight, "key-spotlight", &[plain(Key::O)]),
    with_keys(
        KeyGroup::Lectern,
        UiCommand::EnlargeSpotlight,
        "key-spotlight-larger",
        &[alt(Key::Plus), alt(Key::Equals)],
    ),
    with_keys(KeyGroup::Lectern, UiCommand::ReduceSpotlight, "key-spotlight-smaller", &[alt(Key::Minus)]),
    with_keys(KeyGroup::Lectern, UiCommand::TogglePen, "key-pen", &[plain(Key::D)]),
    with_keys(KeyGroup::Lectern, UiCommand::UndoStroke, "key-pen-undo", &[plain(Key::U)]),
    with_keys(KeyGroup::Lectern, UiCommand::WipeStrokes, "key-pen-wipe", &[plain(Key::X)]),
    without_keys(UiCommand::CloseLecture, "lecture-close"),
    without_keys(UiCommand::EditNotes, "document-edit-notes"),
    without_keys(UiCommand::NewTree, "document-new-tree"),
    without_keys(UiCommand::NewExercise, "document-new-exercise"),
    without_keys(UiCommand::MakePaper, "document-make-paper"),
    without_keys(UiCommand::OpenPrintedExercise, "document-open-printed"),
    without_keys(UiCommand::ShowProgress, "practice-progress"),
    without_keys(UiCommand::HandIn, "practice-hand-in"),
    without_keys(UiCommand::CopyFrame, "document-copy-frame"),
    without_keys(UiCommand::OpenWhole, "frame-open").with_icon(Icon::Whole),
    without_keys(UiCommand::EditAsText, "document-edit-as-text"),
    without_keys(UiCommand::ToggleSidePanel, "top-panel").with_icon(Icon::Panel),
    without_keys(UiCommand::ToggleLessonText, "panel-notes"),
    without_keys(UiCommand::TogglePrunedValues, "more-pruned-values"),
    without_keys(UiCommand::StopSearch, "progress-stop"),
];

impl UiCommand {
    /// Its row of the table.
    ///
    /// # Panics
    /// If the table had no row for it; a test goes through all commands.
    #[must_use]
    pub fn info(self) -> &'static CommandInfo {
        COMMANDS.iter().find(|row| row.command == self).expect("every command is in the table")
    }

    /// Its text.
    #[must_use]
    pub fn name(self, words: &Words) -> String {
        words.text(self.info().message)
    }

    /// Its first key as a tooltip shows it; empty for a command without keys.
    #[must_use]
    pub fn key(self, words: &Words) -> String {
        self.info().keys.first().map(|key| key.name(words)).unwrap_or_default()
    }

    /// All its keys as tooltips show them.
    #[must_use]
    pub fn key_names(self, words: &Words) -> Vec<String> {
        self.info().keys.iter().map(|key| key.name(words)).collect()
    }

    /// The command of a key pressed with modifiers, if there is one.
    #[must_use]
    pub fn of_key(key: Key, modifiers: Modifiers) -> Option<Self> {
        let is_pressed = |row: &&CommandInfo| row.keys.iter().any(|shortcut| shortcut.is_pressed_by(key, modifiers));
        COMMANDS.iter().find(is_pressed).map(|row| row.command)
    }
}

/// Returns the table of all keys in a language, as Markdown: the keys and the text of each command, group by group.
///
/// ```
/// use poda::i18n::Language;
/// use poda::ui::command::key_table;
///
/// assert!(key_table(Language::English).contains("| `→` · `PageDown` | One step forward |"));
/// ```
#[must_use]
pub fn key_table(language: Language) -> String {
    let words = Words::new(language);
    let mut lines = vec![format!("| {} | |", words.text("keys-title")), "|---|---|".to_owned()];
    for group in KeyGroup::ALL {
        lines.push(format!("| **{}** | |", words.text(group.heading())));
        for command in group.commands() {
            let marked = |shortcut: &Shortcut| {
                let names = shortcut.key_names("Ctrl", &words);
                names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join("+")
            };
            let keys: Vec<String> = command.info().keys.iter().map(marked).collect();
            lines.push(format!("| {} | {} |", keys.join(" · "), command.name(&words)));
        }
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn no_two_keys_clash() {
        let mut seen = HashSet::new();
        for row in COMMANDS {
            for shortcut in row.keys {
                let Shortcut { command, shift, alt, key } = *shortcut;
                assert!(seen.insert(*shortcut), "{shortcut:?} stands in the table twice");
                let modifiers = Modifiers { shift, command, alt, ..Modifiers::NONE };
                assert_eq!(UiCommand::of_key(key, modifiers), Some(row.command), "{shortcut:?} does what its row says");
            }
        }
    }

    #[test]
    fn every_command_has_one_row() {
        let commands: HashSet<_> = COMMANDS.iter().map(|row| row.command).collect();
        assert_eq!(commands.len(), COMMANDS.len());
    }
}
