//! What panels ask for: a command of the table, a command for the session, or something with arguments of its own.
//!
//! Panels read the model and push requests; the application carries them out at the end of the frame.

use super::classroom::ClassroomRequest;
use super::command::UiCommand;
use super::files::file_export::{DialogPurpose, ExportedText, FileExport, PathSource};
use super::files::loaded_document::{LoadedDocument, Opened};
use super::files::paste::DroppedOrPasted;
use super::games::looks::NewGame;
use super::lectern::LecternRequest;
use super::mode::{Mode, Modes};
use super::notifications::Notification;
use super::practice::{FillInRequest, PracticeRequest, PredictRequest};
use super::settings::LeafValues;
use derive_more::From;
use poda_core::document::Document;
use poda_core::game::tree::Tree;
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::palette::Theme;
use poda_session::Command;
use poda_words::i18n::Language;
use poda_words::i18n::glossary::GlossaryTerm;
use poda_words::practice::blank::BlankPart;
use poda_words::practice::misconception::Misconception;
use std::cell::RefCell;
use std::path::PathBuf;

/// The requests of a frame, in order. Panels share it.
#[derive(Debug, Default)]
pub struct Requests(RefCell<Vec<UiRequest>>);

impl Requests {
    /// Adds a request.
    pub fn push(&self, request: impl Into<UiRequest>) {
        self.0.borrow_mut().push(request.into());
    }

    /// Adds requests.
    pub fn extend(&self, requests: impl IntoIterator<Item = impl Into<UiRequest>>) {
        requests.into_iter().for_each(|request| self.push(request));
    }

    /// The number of requests.
    pub fn count(&self) -> usize {
        self.0.borrow().len()
    }

    /// Takes all requests.
    pub fn take(&self) -> Vec<UiRequest> {
        self.0.take()
    }
}

/// Something to be done at the end of the frame.
#[derive(Clone, Debug, From)]
pub enum UiRequest {
    /// Runs a command of the table.
    #[from]
    Run(UiCommand),
    /// Changes the session.
    #[from]
    Session(Command),
    /// Selects a node, or none: then the current node has the focus.
    Select(Option<NodeRef>),
    /// Selects a node and scrolls it into view.
    Reveal(NodeRef),
    /// Fits a subtree into the panel.
    FitSubtree(NodeRef),
    /// Shows only the subtree of a node.
    ShowSubtree(NodeRef),
    /// Folds or unfolds a node.
    ToggleFold(NodeRef),
    /// Edits the open tree.
    EditTree(TreeEdit),
    /// Moves a node to an index among its siblings.
    Reorder(NodeRef, usize),
    /// Selects a node and puts the cursor into a field of the side panel.
    FocusField(EditField, NodeRef),
    /// Sets the language.
    SetLanguage(Language),
    /// Sets the theme.
    SetTheme(Theme),
    /// Sets the size of all text, in percent.
    SetTextSize(u16),
    /// Sets when the values of leaves are shown.
    SetLeafValues(LeafValues),
    /// Opens the glossary at a term.
    OpenGlossary(GlossaryTerm),
    /// Generates an exercise in which a kind of mistake can be made.
    OpenExercise(Misconception),
    /// Does something with documents.
    #[from(DocumentRequest, DocumentAnswer)]
    Document(DocumentRequest),
    /// Changes something at the lectern.
    #[from]
    Lectern(LecternRequest),
    /// Lets the class join, or ends it.
    #[from]
    Classroom(ClassroomRequest),
    /// Looks at a Monte Carlo tree search.
    #[from]
    Mcts(MctsRequest),
    /// Does something in practice.
    #[from(PracticeRequest, PredictRequest, FillInRequest)]
    Practice(PracticeRequest),
}

/// What is looked at in a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MctsRequest {
    /// Selects a node, or none: then the current node has the focus.
    Select(Option<NodeId>),
    /// Selects a node and scrolls it into view.
    Reveal(NodeId),
}

/// Opening documents, and answers to open dialogs.
#[derive(Clone, Debug, From)]
pub enum DocumentRequest {
    /// Opens a file.
    OpenFile(PathBuf),
    /// Opens the lesson of this number.
    OpenLesson(usize),
    /// Opens the bundled lecture of this number.
    OpenLecture(usize),
    /// Opens a new lecture, with a slide and what is open.
    NewLecture,
    /// Opens the entry of this index of the open lecture.
    OpenEntry(usize),
    /// Opens the first entry of the open lecture that can be opened.
    OpenFirstEntry,
    /// Opens the entry after the current one of the open lecture.
    OpenNextEntry,
    /// Opens the entry before the current one of the open lecture, at its end.
    OpenEndOfPreviousEntry,
    /// Saves the open lecture.
    SaveLecture,
    /// Leaves the open lecture.
    CloseLecture,
    /// Opens a game at its initial position.
    OpenGame(NewGame),
    /// Opens what was dropped on the window or pasted into it.
    OpenDroppedOrPasted(DroppedOrPasted),
    /// Opens a document at a step.
    OpenAt(Box<LoadedDocument>),
    /// Writes a text to a file that the user chooses.
    Export(ExportedText),
    /// Writes files that the user chooses.
    ExportFiles(FileExport),
    /// Tells the running export to end.
    CancelExport,
    /// Answers the open modal or dialog.
    #[from]
    DocumentAnswer(DocumentAnswer),
}

/// An answer of the user, of a file dialog or of a background read.
#[derive(Clone, Debug)]
pub enum DocumentAnswer {
    /// Saves, then continues with what was interrupted.
    Save,
    /// Continues without saving.
    DoNotSave,
    /// Leaves everything as it is.
    Cancel,
    /// Overwrites the file and keeps the old one as a backup.
    Overwrite,
    /// Saves to another path.
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
    Read(Result<Opened, Notification>),
    /// A path from the user's typing or from a dialog of the system.
    Path(DialogPurpose, PathBuf, PathSource),
}

impl UiRequest {
    /// Returns the modes in which it is refused: a frame in another page changes and opens no document, and neither a match nor an
    /// exercise lets what it is about be edited.
    pub fn refused_in(&self) -> Modes {
        match self {
            Self::Run(command) => command.info().refused_in,
            Self::EditTree(_) => Modes::of(&[Mode::Embedded, Mode::Playing, Mode::Practicing, Mode::Ordering]),
            Self::Reorder(..) => Modes::of(&[Mode::Embedded, Mode::Playing, Mode::Practicing]),
            Self::FocusField(..) | Self::Document(DocumentRequest::OpenDroppedOrPasted(_)) => {
                Modes::of(&[Mode::Embedded])
            }
            Self::Session(_)
            | Self::Select(_)
            | Self::Reveal(_)
            | Self::FitSubtree(_)
            | Self::ShowSubtree(_)
            | Self::ToggleFold(_)
            | Self::SetLanguage(_)
            | Self::SetTheme(_)
            | Self::SetTextSize(_)
            | Self::SetLeafValues(_)
            | Self::OpenGlossary(_)
            | Self::OpenExercise(_)
            | Self::Document(_)
            | Self::Lectern(_)
            | Self::Classroom(_)
            | Self::Mcts(_)
            | Self::Practice(_) => Modes::READING,
        }
    }

    /// Returns whether it can lose the place or the picture.
    pub fn is_jump(&self) -> bool {
        match self {
            Self::Run(command) => command.info().is_jump,
            Self::Session(command) => matches!(command, Command::Seek(_) | Command::Go(_) | Command::SetFolds(_)),
            Self::Practice(request) => matches!(request, PracticeRequest::Start(_)),
            Self::Reveal(_) | Self::FitSubtree(_) | Self::ShowSubtree(_) | Self::ToggleFold(_) => true,
            Self::Select(_)
            | Self::EditTree(_)
            | Self::Reorder(..)
            | Self::FocusField(..)
            | Self::SetLanguage(_)
            | Self::SetTheme(_)
            | Self::SetTextSize(_)
            | Self::SetLeafValues(_)
            | Self::OpenGlossary(_)
            | Self::OpenExercise(_)
            | Self::Document(_)
            | Self::Mcts(_)
            | Self::Lectern(_)
            | Self::Classroom(_) => false,
        }
    }

    /// The node that it refers to, if it refers to one.
    pub const fn node(&self) -> Option<NodeRef> {
        match *self {
            Self::Select(Some(node))
            | Self::Reveal(node)
            | Self::FitSubtree(node)
            | Self::ShowSubtree(node)
            | Self::ToggleFold(node)
            | Self::Reorder(node, _)
            | Self::FocusField(_, node) => Some(node),
            Self::Run(_)
            | Self::Session(_)
            | Self::Select(None)
            | Self::EditTree(_)
            | Self::SetLanguage(_)
            | Self::SetTheme(_)
            | Self::SetTextSize(_)
            | Self::SetLeafValues(_)
            | Self::OpenGlossary(_)
            | Self::OpenExercise(_)
            | Self::Document(_)
            | Self::Lectern(_)
            | Self::Classroom(_)
            | Self::Mcts(_)
            | Self::Practice(_) => None,
        }
    }
}

/// A field of the side panel that other panels can put the cursor into.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditField {
    /// The name of a node of an explicit tree.
    Name,
    /// The value assumed for a pruned branch.
    WhatIf,
    /// A field of a node in a blank tree.
    Entry(BlankPart),
}
