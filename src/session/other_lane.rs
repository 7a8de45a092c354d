//! The lane of a search that is not a depth-first one, with the task that records the rest of it.
//!
//! It is made from its key, and made again when that differs.

use super::lane::{Lane, OtherLaneState};
use super::opponent::{Reply, first_legal};
use super::task::{Shown, Task, TaskId};
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::AnySearch;
use poda_core::trace::TimelineStep;
use poda_core::trace::limits::Limits;
use std::sync::Arc;

/// What a lane is made from.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct LaneKey {
    pub position: AnyGame,
    /// Not a depth-first search.
    pub search: AnySearch,
    pub limits: Limits,
}

/// The lane of a search that is not a depth-first search, and its task while that is pending.
#[derive(Debug)]
pub(super) struct OtherLane {
    pub key: LaneKey,
    /// The task that records the whole search, and the step that is shown when it is done.
    pending: Option<(Arc<Task>, TimelineStep)>,
    state: OtherLaneState,
}

impl OtherLane {
    /// The end of a search of any length. Until the whole search is recorded, it is shown from its start.
    pub const END: TimelineStep = TimelineStep::new(usize::MAX);

    /// Makes the lane at a step: of the whole search if that takes a few milliseconds, otherwise of its beginning.
    /// `before` is an earlier lane, or the one on the other side. Returns `None` if the position cannot be searched
    /// this way.
    pub fn start(key: LaneKey, game: PlayedGame<AnyGame>, before: Option<&Self>, step: TimelineStep) -> Option<Self> {
        let known = before.filter(|before| before.key.position == key.position).map(Self::lane);
        let (mut state, rest) = OtherLaneState::begin(key.search, game, key.limits, known)?;
        state.set_step(if rest.is_some() && step == Self::END { TimelineStep::START } else { step });
        Some(Self { key, pending: rest.map(|task| (Arc::new(task), step)), state })
    }

    pub fn lane(&self) -> Lane<'_> {
        self.state.lane()
    }

    /// Returns the task that records the whole search, while it is pending.
    pub fn task(&self) -> Option<&Arc<Task>> {
        self.pending.as_ref().map(|(task, _)| task)
    }

    pub const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Returns the step that is shown when the whole search is recorded.
    pub fn pending_step(&self) -> Option<TimelineStep> {
        self.pending.as_ref().map(|(_, step)| *step)
    }

    pub fn awaits(&self, task: TaskId) -> bool {
        self.task().is_some_and(|pending| pending.id == task)
    }

    /// Shows the result of the pending task.
    pub fn show(&mut self, shown: Shown) {
        if let Some((_, step)) = self.pending.take() {
            self.state.show(shown);
            self.state.set_step(step);
        }
    }

    /// Handles the failure of a task: what is recorded so far remains shown.
    pub fn fail(&mut self, task: TaskId) {
        self.pending.take_if(|(pending, _)| pending.id == task);
    }

    /// Goes to a step, which stays current when the whole search is recorded.
    pub fn set_step(&mut self, step: TimelineStep) {
        self.state.set_step(step);
        if let Some((_, pending)) = &mut self.pending {
            *pending = step;
        }
    }

    /// Returns the program's move by this search. If the search has decided on none, this is the first legal move.
    pub fn reply(&self) -> Option<Reply> {
        self.state.reply().or_else(|| first_legal(&self.key.position))
    }
}
