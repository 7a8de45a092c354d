//! A lane of each kind of search: what is shown of its recording at a step.

use super::UniqueId;
use super::opponent::Reply;
use super::playback::{Direction, StepSize};
use super::sampled_lane::{SampledLane, SampledWork};
use super::shown_search::{ShownSearch, TreeDrawing};
use super::task::{Shown, Task, Work};
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::AnySearch;
use poda_core::search::mcts::MctsAnswer;
use poda_core::trace::limits::Limits;
use poda_core::trace::passes::PassStep;
use poda_core::trace::{NodeId, Recorded, RecordedKind, Step, Story, TimelineStep};
use poda_picture::picture::sampled::SampledLayout;
use poda_words::i18n::panels::search_text::SearchText;

/// What is shown of one recording: the recording, the layout of its tree, and the current step.
#[derive(Clone, Copy, Debug)]
pub enum Lane<'a> {
    Search(&'a ShownSearch),
    Sampled(&'a SampledLane),
}

impl<'a> Lane<'a> {
    pub const fn kind(self) -> RecordedKind {
        match self {
            Self::Search(_) => RecordedKind::Search,
            Self::Sampled(_) => RecordedKind::Sampled,
        }
    }

    pub fn recorded(self) -> Recorded<AnyGame> {
        match self {
            Self::Search(search) => Recorded::Search(search.passes().clone()),
            Self::Sampled(lane) => Recorded::Sampled(lane.shared_recording()),
        }
    }

    /// Returns the requested settings of the search.
    pub fn config(self) -> AnySearch {
        match self {
            Self::Search(search) => (*search.config()).into(),
            Self::Sampled(lane) => (*lane.recording().config()).into(),
        }
    }

    /// Returns what identifies the layout. It changes whenever more of the search is recorded.
    pub const fn layout_id(self) -> UniqueId {
        match self {
            Self::Search(search) => search.layout_id,
            Self::Sampled(lane) => lane.layout_id,
        }
    }

    /// Returns the pass, and the step within it.
    pub fn at(self) -> PassStep {
        match self {
            Self::Search(search) => search.at(),
            Self::Sampled(lane) => PassStep { pass: 0, step: lane.step() },
        }
    }

    /// Returns the recorded tree; of several passes, that of the visible one.
    pub fn story(self) -> &'a dyn Story<AnyGame> {
        match self {
            Self::Search(search) => &**search.recording(),
            Self::Sampled(lane) => lane.recording(),
        }
    }

    /// Returns the timeline step for a step in [`Self::story`].
    pub fn timeline_step_at(self, step: Step) -> TimelineStep {
        match self {
            Self::Search(search) => search.timeline_step_at(step),
            Self::Sampled(_) => TimelineStep::new(step),
        }
    }

    /// Returns the current step in [`Self::story`].
    pub fn step(self) -> Step {
        self.at().step
    }

    /// Returns the node of the current event, if it has one.
    pub fn current(self) -> Option<NodeId> {
        self.story().current(self.step())
    }

    /// Returns the identity of the search, which stays the same while more of it is recorded.
    pub const fn id(self) -> UniqueId {
        match self {
            Self::Search(search) => search.id(),
            Self::Sampled(lane) => lane.id,
        }
    }

    /// Returns whether the last step of the whole search has been made.
    pub fn is_over(self) -> bool {
        match self {
            Self::Search(search) => search.is_over(),
            Self::Sampled(lane) => lane.is_over(),
        }
    }

    /// Returns whether only the beginning of the search is recorded here; the whole is recorded in the background.
    pub(super) fn is_underway(self) -> bool {
        match self {
            Self::Search(search) => search.is_underway(),
            Self::Sampled(lane) => lane.is_underway(),
        }
    }

    /// Returns the memory of the search and its layout in bytes, as counted against the limit.
    pub(super) fn bytes(self) -> usize {
        match self {
            Self::Search(search) => search.bytes(),
            Self::Sampled(lane) => lane.bytes(),
        }
    }

    /// Returns the step after as many iterations as another lane has made; `None` if one of them has no iterations.
    pub(super) fn step_as_far_as(self, lead: Self) -> Option<TimelineStep> {
        match (self, lead) {
            (Self::Sampled(lane), Self::Sampled(lead)) => {
                Some(TimelineStep::new(lane.recording().step_as_far_as(lead.recording(), lead.step())))
            }
            (Self::Search(_), Self::Search(_) | Self::Sampled(_)) | (Self::Sampled(_), Self::Search(_)) => None,
        }
    }

    /// Returns the shown depth-first search, if it is one.
    pub const fn search(self) -> Option<&'a ShownSearch> {
        match self {
            Self::Search(search) => Some(search),
            Self::Sampled(_) => None,
        }
    }

    /// Returns the lane of a sampled search, if it is one.
    pub const fn sampled(self) -> Option<&'a SampledLane> {
        match self {
            Self::Search(_) => None,
            Self::Sampled(lane) => Some(lane),
        }
    }

    pub fn timeline_step(self) -> TimelineStep {
        match self {
            Self::Search(search) => search.timeline_step(),
            Self::Sampled(lane) => lane.timeline_step(),
        }
    }

    pub fn timeline_len(self) -> TimelineStep {
        match self {
            Self::Search(search) => search.passes().end(),
            Self::Sampled(lane) => lane.timeline_len(),
        }
    }

    /// Returns what says the texts about the recording.
    pub fn text(self) -> &'a dyn SearchText {
        match self {
            Self::Search(search) => search.passes(),
            Self::Sampled(lane) => lane.recording(),
        }
    }

    /// Returns the move on which the search has decided once it is over.
    pub fn decision(self) -> Option<AnyMove> {
        match self {
            Self::Search(search) => {
                let trace = search.trace();
                let best = trace.end().proving_child(NodeId::ROOT).or_else(|| trace.best_child(NodeId::ROOT));
                best.and_then(|best| search.recording().move_to(best))
            }
            Self::Sampled(lane) => lane.recording().answer().and_then(MctsAnswer::best),
        }
    }

    /// Returns the timeline step to which a direction leads; `None` if it leads nowhere.
    pub(super) fn destination(self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        self.recorded().destination(self.at(), step_size, direction)
    }
}

/// The lane of each kind of search but the depth-first one.
#[derive(Debug)]
pub(super) enum OtherLaneState {
    Sampled(Box<SampledLane>),
}

impl OtherLaneState {
    /// Makes the lane at its start, and the task that records the whole search if only its beginning is shown; `None`
    /// if the position cannot be searched this way. `known` is another lane of the same position.
    pub fn begin(
        search: AnySearch,
        game: PlayedGame<AnyGame>,
        limits: Limits,
        known: Option<Lane<'_>>,
    ) -> Option<(Self, Option<Task>)> {
        match search {
            // It is shown in the document's own lane, or in the split view.
            AnySearch::Search(_) => None,
            AnySearch::Sampled(config) => {
                let work = SampledWork::new(game, config)?;
                let limits = Limits { extra_bytes_per_node: SampledLayout::BYTES_A_NODE, ..limits };
                let lane = SampledLane::begin(&work, limits, known.and_then(Lane::sampled));
                // Its tree is drawn in one way.
                let rest = lane.is_underway().then(|| Task::new(Work::Sampled(work), TreeDrawing::default(), limits));
                Some((Self::Sampled(Box::new(lane)), rest))
            }
        }
    }

    pub fn lane(&self) -> Lane<'_> {
        match self {
            Self::Sampled(lane) => Lane::Sampled(lane),
        }
    }

    /// Shows the result of the task.
    pub fn show(&mut self, shown: Shown) {
        match (self, shown) {
            (Self::Sampled(lane), Shown::Sampled(found)) => lane.show(found),
            (Self::Sampled(_), Shown::Search(_) | Shown::Pair(_)) => {}
        }
    }

    pub fn set_step(&mut self, step: TimelineStep) {
        match self {
            Self::Sampled(lane) => lane.set_step(step),
        }
    }

    pub fn reply(&self) -> Option<Reply> {
        match self {
            Self::Sampled(lane) => lane.reply(),
        }
    }
}
