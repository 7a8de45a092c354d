//! Answers to the open modal or file dialog.

use super::file_dialog::DialogPurpose;
use super::loaded_document::LoadedDocument;
use super::notification::Notification;
use crate::document::Document;
use crate::game::tree::Tree;
use std::path::PathBuf;

/// An answer of the user, of a file dialog or of a background read.
#[derive(Clone, Debug)]
pub enum DocumentAnswer {
    /// Saves, then continues with what was interrupted.
    Save,
    /// Continues without saving.
    DoNotSave,
    /// Leaves everything as it is.
    Cancel,
    /// Overwrites the file and keeps the old one beside it.
    Overwrite,
    /// Saves at another place.
    SaveElsewhere,
    /// A tree typed by the user.
    Tree {
        /// The tree.
        tree: Tree,
        /// Whether it replaces the open tree.
        is_open_tree: bool,
    },
    /// A generated exercise.
    Exercise(Box<Document>),
    /// The result of a background read.
    Read(Result<LoadedDocument, Notification>),
    /// A path typed by the user.
    TypedPath(DialogPurpose, PathBuf),
    /// A path chosen in a dialog of the system.
    ChosenPath(DialogPurpose, PathBuf),
}
