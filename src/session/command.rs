//! The commands of a session. Panels send them; only [`Session::apply`](super::Session::apply) carries them out.

use super::history::Origin;
use super::lecture::OpenLecture;
use super::navigation::Direction;
use super::play_match::MatchCommand;
use super::playback::StepSize;
use super::shown_search::ShownSearch;
use super::target::DrawingOptions;
use super::task::TaskId;
use crate::document::{Annotation, Document};
use crate::game::any::AnyGame;
use crate::search::SearchConfig;
use crate::trace::TimelineStep;
use crate::trace::limits::Limits;
use crate::trace::recording::NodeRef;

/// A command of a session.
#[derive(Clone, Debug)]
pub enum Command {
    /// Go to a step of the timeline.
    Seek(TimelineStep),
    /// Go from the current step in a direction.
    Go(Direction),
    /// Play, or pause.
    TogglePlay,
    /// Play this many steps a second.
    SetSpeed(f32),
    /// Set the size of a step.
    SetStepSize(StepSize),
    /// Let this many seconds pass.
    Tick(f32),
    /// Search in this way.
    SetSearch(SearchConfig),
    /// Show this search beside the first one, or none.
    SetBeside(Option<SearchConfig>),
    /// Search this position: a board or a leaf was edited.
    SetGame(AnyGame),
    /// Change what the author wrote.
    Annotate(Annotation),
    /// The field of a text has lost the focus: what is typed next is a change of its own.
    EndAnnotation,
    /// Mark the current step, or remove its mark.
    ToggleBookmark,
    /// Begin a match, or do something in it.
    Match(MatchCommand),
    /// Draw the tree in this way.
    SetDrawingOptions(DrawingOptions),
    /// Fold the subtree of a node, or unfold it.
    ToggleFold(NodeRef),
    /// Unfold every node.
    UnfoldAll,
    /// Record within these limits.
    SetLimits(Limits),
    /// Continue a search that was cut short.
    ContinueSearch,
    /// Show what a task has found.
    Show(TaskId, Box<ShownSearch>),
    /// A task has failed.
    Fail(TaskId),
    /// Show what a task of the split view has found.
    ShowSplit(TaskId, Box<[ShownSearch; 2]>),
    /// A task of the split view has failed.
    FailSplit(TaskId),
    /// Cancel the pending task and leave everything as it is.
    Cancel,
    /// Undo the last change of the document, or go back a turn in a match.
    Undo,
    /// Redo the change that was undone last, or go on a turn in a match.
    Redo,
    /// Open another document.
    Open(Box<Document>, Origin),
    /// Open another document at a step of its timeline.
    OpenAt(Box<Document>, Origin, TimelineStep),
    /// Go through this lecture, or through none.
    SetLecture(Option<Box<OpenLecture>>),
    /// The document has been saved to this origin.
    Saved(Origin),
}
