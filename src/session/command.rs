//! Everything that can be done with the open document. Panels send these; only the session carries them out.

use super::drawing_options::DrawingOptions;
use super::history::Origin;
use super::navigation::Direction;
use super::play_match::MatchCommand;
use super::playback::StepSize;
use super::shown_search::ShownSearch;
use super::task::TaskId;
use crate::document::Document;
use crate::game::any::AnyGame;
use crate::search::SearchConfig;
use crate::trace::TimelineStep;
use crate::trace::limits::Limits;
use crate::trace::node_ref::NodeRef;

/// Something to be done.
#[derive(Clone, Debug)]
pub enum Command {
    /// Go to a step.
    Seek(TimelineStep),
    /// Go somewhere from the current step.
    Go(Direction),
    /// Play, or pause.
    TogglePlay,
    /// Play so many steps a second.
    SetSpeed(f32),
    /// Make a step of the transport so large.
    SetStepSize(StepSize),
    /// So many seconds have passed.
    Tick(f32),
    /// Search in another way.
    SetSearch(SearchConfig),
    /// Show this search beside the first, or none.
    SetBeside(Option<SearchConfig>),
    /// Search another position: a board or a leaf was edited.
    SetGame(AnyGame),
    /// Play a game: sit down at the table, or do something there.
    Match(MatchCommand),
    /// Draw the tree up in another way.
    SetDrawingOptions(DrawingOptions),
    /// Fold what is below a node, or open it again.
    ToggleFold(NodeRef),
    /// Open everything that was folded.
    UnfoldAll,
    /// Record up to these limits.
    SetLimits(Limits),
    /// Search again what was stopped.
    ContinueSearch,
    /// Show what a task has found.
    Show(TaskId, Box<ShownSearch>),
    /// A task has failed.
    Fail(TaskId),
    /// Show what a task of the split view has found.
    ShowSplit(TaskId, Box<[ShownSearch; 2]>),
    /// A task of the split view has failed.
    FailSplit(TaskId),
    /// Wait no longer for the task that is being done, and leave everything as it is.
    Cancel,
    /// Take back the last change of the document.
    Undo,
    /// Make the change again that was taken back last.
    Redo,
    /// Open another document.
    Open(Box<Document>, Origin),
    /// The document has been saved there.
    Saved(Origin),
}
