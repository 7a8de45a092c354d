//! What a panel, a key or a menu can ask for.

use crate::i18n::Language;
use crate::picture::Unvisited;
use crate::picture::ink::Theme;
use crate::session::command::Command;
use crate::trace::NodeId;
use std::path::PathBuf;

/// Something to be done at the end of the frame.
#[derive(Clone, Debug)]
pub enum Action {
    /// Something with the open document.
    Do(Command),
    /// Show the whole tree.
    Fit,
    /// Show a subtree.
    FitSubtree(NodeId),
    /// Make the tree so many times as large, around the middle of its panel.
    Zoom(f32),
    /// Show the tree at its natural size.
    NaturalSize,
    /// Look at a node, or at the current one again.
    Select(Option<NodeId>),
    /// Speak a language.
    SetLanguage(Language),
    /// Use light or dark colours.
    SetTheme(Theme),
    /// Show what is not visited, or not.
    SetUnvisited(Unvisited),
    /// Show or hide the side panel.
    TogglePanel,
    /// Present, or stop presenting.
    TogglePresent,
    /// Blank the screen, or show it again.
    ToggleBlank,
    /// Show or hide the sheet of keys.
    ToggleKeys,
    /// Leave what is in front: a sheet, the blank screen, presenting.
    Leave,
    /// Ask for a file and open it.
    OpenDialog,
    /// Open a file.
    OpenFile(PathBuf),
    /// Open the text of a position, or of a path to one.
    OpenText(String),
    /// Open a bundled lesson.
    OpenLesson(usize),
    /// Write down a new tree.
    NewTree,
    /// Save where the document came from.
    Save,
    /// Ask for a place and save there.
    SaveAs,
}
