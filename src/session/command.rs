//! What a session is told to do.

use super::history::{History, OpenChange, Origin};
use super::lanes::Side;
use super::lecture::OpenLecture;
use super::play_match::MatchCommand;
use super::playback::{Direction, StepSize};
use super::shown_search::DrawingOptions;
use super::task::{Shown, TaskId};
use poda_core::document::{Annotation, Document};
use poda_core::game::any::AnyGame;
use poda_core::search::AnySearch;
use poda_core::trace::TimelineStep;
use poda_core::trace::limits::Limits;
use poda_core::trace::recording::NodeRef;
use poda_picture::picture::Folds;

/// A command, executed by [`Session::apply`](super::Session::apply).
#[derive(Clone, Debug)]
pub enum Command {
    Seek(TimelineStep),
    Go(Direction),
    TogglePlay,
    /// Set the speed, in steps per second.
    SetSpeed(f32),
    /// Set the size of a step for the kind of search through which the user steps; `None` for the document's own.
    SetStepSize(Option<StepSize>),
    /// Advance playback by this many seconds.
    Tick(f32),
    /// Search the position in this way.
    SetSearch(AnySearch),
    /// Show this search beside the first one, or remove the second search.
    SetBeside(Option<AnySearch>),
    /// Step through the lane of this side, if each of two lanes is at its own step.
    StepThrough(Side),
    /// Search this position, which results from editing a board or a leaf.
    SetGame(AnyGame),
    /// Search this position, in which only the value of the explicit tree's node with this index differs, and stay at
    /// the current event.
    TryValue(AnyGame, usize),
    /// Change the author's texts, bookmarks or other annotations.
    Annotate(Annotation),
    /// End this change, because its field has lost the focus or a dragged leaf was released: the next edit is a
    /// separate change.
    EndChange(OpenChange),
    /// Bookmark the current step, or remove its bookmark.
    ToggleBookmark,
    Match(MatchCommand),
    SetDrawingOptions(DrawingOptions),
    ToggleFold(NodeRef),
    /// Fold exactly these nodes.
    SetFolds(Folds),
    SetLimits(Limits),
    /// Continue a search that was cut short.
    ContinueSearch,
    Show(TaskId, Shown),
    Fail(TaskId),
    /// Cancel the pending task. The shown search does not change.
    Cancel,
    /// Undo the last change of the document, or go back a turn in a match.
    Undo,
    /// Redo the change that was undone last, or go forward a turn in a match.
    Redo,
    Open(Box<Document>, Origin),
    /// Open another document at a step of its timeline.
    OpenAt(Box<Document>, Origin, TimelineStep),
    /// Show more of the open tree, which another program describes: this document has a deeper tree. Stay at the same
    /// event of the search. The settings of an edited document are kept.
    Grow(Box<Document>),
    /// Open a document that was left, with its undo history, at a step of its timeline.
    Resume(Box<History>, TimelineStep),
    /// Present this lecture, or end the one that is presented.
    SetLecture(Option<Box<OpenLecture>>),
    /// Record that the document has been saved to this origin.
    Saved(Origin),
}
