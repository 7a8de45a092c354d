//! Requests of panels: a command of the table, a command for the session, or a request with its own arguments.
//!
//! Panels read the model and push requests; the application carries them out at the end of the frame.

use crate::documents::file_export::{DialogPurpose, ExportedText, FileExport, PathSource};
use crate::documents::loaded_document::{LoadedDocument, Opened};
use crate::documents::notification::Notification;
use crate::documents::paste::DroppedOrPasted;
use crate::games::new_game::NewGame;
use crate::input::command::UiCommand;
use crate::state::classroom::ClassroomRequest;
use crate::state::lectern::LecternRequest;
use crate::state::mode::{Mode, Modes};
use crate::state::practice::{FillInRequest, PracticeRequest, PredictRequest, QuestionRequest, StripRequest};
use crate::stored::settings::LeafValues;
use derive_more::From;
use poda_core::document::Document;
use poda_core::game::tree::Tree;
use poda_core::game::tree::editing::TreeEdit;
use poda_core::trace::NodeId;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::palette::Theme;
use poda_session::Command;
use poda_words::i18n::Language;
use poda_words::i18n::code::CodeLanguage;
use poda_words::i18n::glossary::GlossaryTerm;
use poda_words::practice::blank::BlankPart;
use poda_words::practice::misconception::Misconception;
use std::cell::RefCell;
use std::path::PathBuf;

/// The requests of a frame, in order, in a list that all panels share.
#[derive(Debug, Default)]
pub struct Requests(RefCell<Vec<UiRequest>>);

impl Requests {
    pub fn push(&self, request: impl Into<UiRequest>) {
        self.0.borrow_mut().push(request.into());
    }

    pub fn extend(&self, requests: impl IntoIterator<Item = impl Into<UiRequest>>) {
        requests.into_iter().for_each(|request| self.push(request));
    }

    pub fn count(&self) -> usize {
        self.0.borrow().len()
    }

    /// Returns all requests and empties the list.
    pub fn take(&self) -> Vec<UiRequest> {
        self.0.take()
    }
}

/// An action for the end of the frame.
#[derive(Clone, Debug, From)]
pub enum UiRequest {
    #[from]
    Run(UiCommand),
    #[from]
    Session(Command),
    /// Selects a node, or clears the selection, so that the current node has the focus.
    Select(Option<NodeRef>),
    /// Selects a node and scrolls it into view.
    Reveal(NodeRef),
    /// Asks why the move to a node is not played, or stops asking.
    AskWhyNot(Option<NodeRef>),
    /// Carries out the command that leads to the move that is asked about.
    LeadToMove(Command),
    /// Shows the payoffs of one of several players in strong colors, or those of all.
    ViewPlayer(Option<usize>),
    /// Fits a subtree into the panel.
    FitSubtree(NodeRef),
    /// Shows only the subtree of a node.
    ShowSubtree(NodeRef),
    ToggleFold(NodeRef),
    EditTree(TreeEdit),
    /// Moves a node to this index among its siblings.
    Reorder(NodeRef, usize),
    /// Selects a node and puts the cursor into a field of the side panel or of the strip.
    FocusField(EditField, NodeRef),
    SetLanguage(Language),
    SetTheme(Theme),
    /// Sets the size of all text, in percent.
    SetTextSize(u16),
    /// Sets when the values of leaves are shown.
    SetLeafValues(LeafValues),
    /// Sets the programming language of the code that is shown; `None` for pseudocode.
    SetCode(Option<CodeLanguage>),
    /// Folds or unfolds the sections of the side panel that have this message as their heading.
    ToggleSection(&'static str),
    OpenGlossary(GlossaryTerm),
    /// Generates an exercise in which a kind of mistake can be made.
    OpenExercise(Misconception),
    /// Opens or saves a document, or answers a dialog.
    #[from(DocumentRequest, DocumentAnswer)]
    Document(DocumentRequest),
    /// Changes the presentation.
    #[from]
    Lectern(LecternRequest),
    /// Starts or ends a class, or sets its time for answers.
    #[from]
    Classroom(ClassroomRequest),
    /// Changes the selection in a lane that is not depth first.
    #[from]
    Lane(LaneRequest),
    /// Changes an exercise or its answers.
    #[from(PracticeRequest, PredictRequest, QuestionRequest, FillInRequest, StripRequest)]
    Practice(PracticeRequest),
}

/// A request about the stepped lane, if its search is not depth first. Such a search keeps the numbers of its nodes
/// while more of it is recorded, so that requests need no reference to a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LaneRequest {
    /// Selects a node, or clears the selection, so that the current node has the focus.
    Select(Option<NodeId>),
    /// Selects a node and scrolls it into view.
    Reveal(NodeId),
    /// Asks why a move is not played, or stops asking.
    AskWhyNot(Option<MoveInLane>),
}

/// A move in the tree of a lane that is not depth first, whether or not the tree has a node for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveInLane {
    /// The node at which it is a move.
    pub node: NodeId,
    /// Its index among the legal moves there.
    pub index: usize,
}

/// A request about documents, or an answer to an open dialog.
#[derive(Clone, Debug, From)]
pub enum DocumentRequest {
    OpenFile(PathBuf),
    OpenLesson(usize),
    OpenLecture(usize),
    /// Opens a new lecture with a slide and the open document.
    NewLecture,
    /// Opens the entry of the open lecture at this index.
    OpenEntry(usize),
    /// Opens the first entry of the open lecture that can be opened.
    OpenFirstEntry,
    /// Opens the entry after the current one of the open lecture.
    OpenNextEntry,
    /// Opens the entry before the current one of the open lecture, at its end.
    OpenEndOfPreviousEntry,
    SaveLecture,
    /// Closes the open lecture.
    CloseLecture,
    /// Opens a game at its initial position.
    OpenGame(NewGame),
    /// Opens a file or text that was dropped on the window or pasted into it.
    OpenDroppedOrPasted(DroppedOrPasted),
    OpenAt(Box<LoadedDocument>),
    /// Writes a text to a file that the user chooses.
    Export(ExportedText),
    /// Writes files that the user chooses.
    ExportFiles(FileExport),
    /// Cancels the running export.
    CancelExport,
    /// Asks whether to delete all drafts.
    AskToDeleteDrafts,
    /// Answers the open modal or dialog.
    #[from]
    DocumentAnswer(DocumentAnswer),
}

/// An answer from the user, from a file dialog or from reading in the background.
#[derive(Clone, Debug)]
pub enum DocumentAnswer {
    /// Saves, then continues the interrupted action.
    Save,
    /// Continues the interrupted action without saving.
    DoNotSave,
    /// Cancels the interrupted action and changes nothing.
    Cancel,
    DeleteDrafts,
    /// Overwrites the file and keeps the old one as a backup.
    Overwrite,
    /// Saves to another path.
    SaveElsewhere,
    /// Uses a tree typed by the user.
    Tree {
        tree: Tree,
        /// Whether the tree replaces the open tree.
        is_open_tree: bool,
    },
    /// Opens a generated exercise.
    Exercise(Box<Document>),
    /// Uses the result of reading in the background.
    Read(Result<Opened, Notification>),
    /// Uses a path that the user typed or chose in a dialog of the system.
    Path(DialogPurpose, PathBuf, PathSource),
}

impl UiRequest {
    /// Returns what differs by request.
    pub fn properties(&self) -> RequestProperties {
        const PLAIN: RequestProperties = RequestProperties { refused_in: Modes::READING, is_jump: false, node: None };
        let goes_far = |command: &Command| matches!(command, Command::Seek(_) | Command::Go(_) | Command::SetFolds(_));
        match self {
            Self::Run(command) => {
                let info = command.info();
                RequestProperties { refused_in: info.refused_in, is_jump: info.is_jump, ..PLAIN }
            }
            Self::Session(command) => RequestProperties { is_jump: goes_far(command), ..PLAIN },
            Self::Select(node) => RequestProperties { node: *node, ..PLAIN },
            Self::Reveal(node) | Self::FitSubtree(node) | Self::ShowSubtree(node) | Self::ToggleFold(node) => {
                RequestProperties { is_jump: true, node: Some(*node), ..PLAIN }
            }
            Self::AskWhyNot(node) => {
                RequestProperties { refused_in: UiCommand::ToggleWhyNot.info().refused_in, node: *node, ..PLAIN }
            }
            Self::LeadToMove(command) => RequestProperties {
                refused_in: UiCommand::ToggleWhyNot.info().refused_in,
                is_jump: goes_far(command),
                ..PLAIN
            },
            Self::EditTree(_) => {
                let modes = [Mode::Embedded, Mode::Playing, Mode::Practicing, Mode::Ordering, Mode::SeveralPlayers];
                RequestProperties { refused_in: Modes::of(&modes), ..PLAIN }
            }
            Self::Reorder(node, _) => {
                let modes = [Mode::Embedded, Mode::Playing, Mode::Practicing, Mode::SeveralPlayers];
                RequestProperties { refused_in: Modes::of(&modes), node: Some(*node), ..PLAIN }
            }
            Self::FocusField(_, node) => {
                RequestProperties { refused_in: Modes::of(&[Mode::Embedded]), node: Some(*node), ..PLAIN }
            }
            Self::Document(DocumentRequest::OpenDroppedOrPasted(_)) => {
                RequestProperties { refused_in: Modes::of(&[Mode::Embedded]), ..PLAIN }
            }
            Self::Practice(request) => {
                RequestProperties { is_jump: matches!(request, PracticeRequest::Start(_)), ..PLAIN }
            }
            Self::ViewPlayer(_)
            | Self::SetLanguage(_)
            | Self::SetTheme(_)
            | Self::SetTextSize(_)
            | Self::SetLeafValues(_)
            | Self::SetCode(_)
            | Self::ToggleSection(_)
            | Self::OpenGlossary(_)
            | Self::OpenExercise(_)
            | Self::Document(_)
            | Self::Lectern(_)
            | Self::Classroom(_)
            | Self::Lane(_) => PLAIN,
        }
    }
}

/// What differs by request.
#[derive(Clone, Copy, Debug)]
pub struct RequestProperties {
    /// The modes in which the request is refused. An embedded frame neither changes nor opens documents. The position
    /// of a match or an exercise cannot be edited.
    pub refused_in: Modes,
    /// Whether the request may move the step or the view so far that the user loses the place, as
    /// [`CommandInfo::is_jump`](crate::input::command::CommandInfo::is_jump).
    pub is_jump: bool,
    /// The node that the request refers to, if any.
    pub node: Option<NodeRef>,
}

/// A field of the side panel or of the strip into which other panels can put the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditField {
    /// The name of a node of an explicit tree.
    Name,
    /// The value assumed for a pruned branch.
    WhatIf,
    /// A field of a node in a blank tree.
    Entry(BlankPart),
}
