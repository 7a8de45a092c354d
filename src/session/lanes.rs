//! Lanes: what is shown of one recording, or of two side by side.
//!
//! The user steps through one of two lanes. If the lanes are linked, both follow one timeline: after step k each has
//! made k of its own steps or has finished.

use super::UniqueId;
use super::playback::{Direction, StepSize};
use super::sampled_lane::SampledLane;
use super::shown_search::ShownSearch;
use poda_core::game::any::AnyGame;
use poda_core::search::AnySearch;
use poda_core::trace::passes::PassStep;
use poda_core::trace::{NodeId, Recorded, RecordedKind, Step, Story, TimelineStep};

/// Which of two lanes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    #[default]
    First,
    Second,
}

impl Side {
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

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
    fn at(self) -> PassStep {
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

    /// Returns the timeline step to which a direction leads; `None` if it leads nowhere.
    fn destination(self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        self.recorded().destination(self.at(), step_size, direction)
    }
}

/// The lanes that are shown.
#[derive(Clone, Copy, Debug)]
pub struct Lanes<'a> {
    pub first: Lane<'a>,
    pub second: Option<Lane<'a>>,
    /// The lane that the user steps through.
    pub stepped_side: Side,
    pub clock: Clock,
}

/// How the steps of two lanes depend on each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Clock {
    /// Each lane is at its own step.
    Separate,
    /// Each lane is at its own step, but both have made as many iterations: the lane that is not stepped follows the
    /// other.
    Iterations,
    /// Both lanes follow one timeline.
    Linked {
        /// The first step at which the lanes differ; `None` if one is the beginning of the other.
        first_difference: Option<TimelineStep>,
    },
}

impl<'a> Lanes<'a> {
    pub const fn of_one(lane: Lane<'a>) -> Self {
        Self { first: lane, second: None, stepped_side: Side::First, clock: Clock::Separate }
    }

    /// Returns whether there are two lanes, of which the user steps through one.
    pub const fn are_separate(self) -> bool {
        self.second.is_some() && !matches!(self.clock, Clock::Linked { .. })
    }

    /// Returns the lane of a side; the only one, if there is one.
    pub fn lane(self, side: Side) -> Lane<'a> {
        match side {
            Side::First => self.first,
            Side::Second => self.second.unwrap_or(self.first),
        }
    }

    /// Returns the lane that the user steps through.
    pub fn stepped(self) -> Lane<'a> {
        self.lane(self.stepped_side)
    }

    /// Returns the lanes that a step moves.
    fn moved(self) -> impl Iterator<Item = Lane<'a>> {
        let (first, second) = match self.clock {
            Clock::Separate | Clock::Iterations => (self.stepped(), None),
            Clock::Linked { .. } => (self.first, self.second),
        };
        std::iter::once(first).chain(second)
    }

    /// Returns the current step of the timeline. The shorter of two linked lanes may have finished before it.
    pub fn timeline_step(self) -> TimelineStep {
        self.moved().map(Lane::timeline_step).max().unwrap_or_default()
    }

    pub fn timeline_len(self) -> TimelineStep {
        self.moved().map(Lane::timeline_len).max().unwrap_or_default()
    }

    /// Returns the timeline step to which a direction leads: the nearest one to which it leads a lane; `None` if it
    /// leads nowhere.
    pub(super) fn destination(self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let now = self.timeline_step();
        let targets = || self.moved().filter_map(|lane| lane.destination(step_size, direction));
        let target = match direction {
            Direction::First => Some(TimelineStep::START),
            Direction::Last => Some(self.timeline_len()),
            Direction::FirstDifference => match self.clock {
                Clock::Separate | Clock::Iterations => None,
                Clock::Linked { first_difference } => first_difference,
            },
            Direction::Back | Direction::PreviousCutoff => targets().filter(|&target| target < now).max(),
            Direction::Over | Direction::Out | Direction::NextChange(_) => targets().find(|&target| now < target),
            Direction::Forward | Direction::NextCutoff | Direction::NextLeaf => {
                targets().filter(|&target| now < target).min()
            }
        };
        target.filter(|&target| target != now)
    }
}
