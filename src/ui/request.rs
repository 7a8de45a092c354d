//! What a panel, a key or a menu can ask for.

use super::documents::LoadedDocument;
use super::documents::dropped_files::DroppedOrPasted;
use super::documents::file_dialog::DialogPurpose;
use super::documents::new_game::NewGame;
use super::documents::notifications::Notification;
use super::neighbor::Neighbor;
use super::settings::LeafValues;
use super::side_panel::EditField;
use crate::game::tree::Tree;
use crate::game::tree::editing::TreeEdit;
use crate::i18n::Language;
use crate::i18n::glossary::GlossaryTerm;
use crate::picture::palette::Theme;
use crate::session::command::Command;
use crate::trace::node_ref::NodeRef;
use std::path::PathBuf;

/// Something to be done at the end of the frame.
#[derive(Clone, Debug)]
pub enum UiRequest {
    /// Something with the open document.
    Do(Command),
    /// Show the whole tree.
    Fit,
    /// Fit a subtree into the panel.
    FitSubtree(NodeRef),
    /// Show the subtree of a node and nothing else.
    SetRoot(NodeRef),
    /// Show the subtree of the node that is looked at and nothing else.
    SetRootHere,
    /// Show the subtree of the parent of what is shown.
    RootUp,
    /// Fold what is below a node, or open it again.
    Fold(NodeRef),
    /// The same at the node that is looked at.
    FoldHere,
    /// Make the tree so many times as large, around the middle of its panel.
    Zoom(f32),
    /// Show the tree at its natural size.
    NaturalSize,
    /// Look at a node, or at the current one again.
    Select(Option<NodeRef>),
    /// Look at a node, and bring it into view.
    Jump(NodeRef),
    /// Change the open tree.
    EditTree(TreeEdit),
    /// Have a node tried at this place among its siblings.
    Reorder(NodeRef, usize),
    /// Have the node that is looked at tried one place later among its siblings, or earlier.
    Shift {
        /// Later.
        is_later: bool,
    },
    /// Look at a node beside the one that is looked at.
    Neighbor(Neighbor),
    /// Open the panel that tells of the node that is looked at.
    Tell,
    /// Delete the node that was chosen, with what is below it.
    DeleteHere,
    /// Look at a node, and type into a field of the side panel.
    Type(EditField, NodeRef),
    /// Find a node by what is typed.
    Find,
    /// Go to the next thing that happens at the node that is looked at.
    NextChange,
    /// Speak a language.
    SetLanguage(Language),
    /// Use light or dark colours.
    SetTheme(Theme),
    /// Stop the search that is being made, and show what was recorded of it.
    StopSearch,
    /// Show or hide the map of the whole tree.
    ToggleMinimap,
    /// Sit down to play a game against the program, or get up.
    ToggleGame,
    /// Show or hide the side panel.
    TogglePanel,
    /// Present, or stop presenting.
    TogglePresent,
    /// Blank the screen, or show it again.
    ToggleBlank,
    /// Show or hide the sheet of keys.
    ToggleKeys,
    /// Show what the terms mean, this one first in view.
    OpenGlossary(Option<GlossaryTerm>),
    /// Show or hide the glossary.
    ToggleGlossary,
    /// Show the values of a tree's leaves from then on.
    SetLeaves(LeafValues),
    /// Show the values of pruned leaves at the end, or show them no more.
    TogglePrunedValues,
    /// Fold the text of the lesson, or open it again.
    ToggleNotes,
    /// Open the next lesson, or the one before.
    TurnLesson {
        /// The next.
        is_next: bool,
    },
    /// Leave what is in front: a sheet, the blank screen, presenting.
    Leave,
    /// Ask for a file and open it.
    OpenDialog,
    /// Open a file.
    OpenFile(PathBuf),
    /// Open what was dropped on the window or pasted into it.
    Arrive(DroppedOrPasted),
    /// Open a bundled lesson.
    OpenLesson(usize),
    /// Write down a new tree.
    NewTree,
    /// Open a game at its opening.
    NewGame(NewGame),
    /// Show the open tree as text that can be changed.
    EditAsText,
    /// Show the sheet on which searches are compared.
    Compare,
    /// Show another search beside the first, or the first alone again.
    ToggleBeside,
    /// Save where the document came from.
    Save,
    /// Ask for a place and save there.
    SaveAs,
    /// Answer what a sheet or a dialog asked.
    Answer(Answer),
}

impl UiRequest {
    /// The node that it is about, if it is about one.
    #[must_use]
    pub const fn node(&self) -> Option<NodeRef> {
        match *self {
            Self::FitSubtree(node)
            | Self::SetRoot(node)
            | Self::Fold(node)
            | Self::Select(Some(node))
            | Self::Jump(node)
            | Self::Reorder(node, _)
            | Self::Type(_, node) => Some(node),
            _ => None,
        }
    }
}

/// An answer to what a sheet or a dialog asked.
#[derive(Clone, Debug)]
pub enum Answer {
    /// Save, and then do what was about to be done.
    Save,
    /// Do it without saving.
    DoNotSave,
    /// Leave everything as it is.
    Cancel,
    /// Save over the file, and keep the old one beside it.
    WriteOver,
    /// Save somewhere else.
    SaveElsewhere,
    /// This tree.
    Tree {
        /// The tree.
        tree: Tree,
        /// Whether it is the open one, changed.
        is_open_tree: bool,
    },
    /// This is what was read beside the window, or why it was not.
    Read(Result<LoadedDocument, Notification>),
    /// This path, which was typed.
    Path(DialogPurpose, PathBuf),
    /// This path, which was chosen in a dialog of the system.
    Chosen(DialogPurpose, PathBuf),
}
