//! Lanes: one, or two side by side.
//!
//! The user steps through one of two lanes. If the lanes are linked, both follow one timeline: after step k each has
//! made k of its own steps or has finished.

pub use super::lane::Lane;
use super::playback::{Direction, StepSize};
use poda_core::trace::TimelineStep;

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
