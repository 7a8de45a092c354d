//! What a session shows besides the lane of the document's depth-first search: a second search on the same tree, and on
//! each side the lane of a search of another kind.
//!
//! Each is made from its key, and made again when that differs.

use super::lane::{Lane, OtherLaneState};
use super::lanes::Side;
use super::opponent::{Reply, first_legal};
use super::shown_search::ShownSearch;
use super::split_view::{SplitState, SplitView};
use super::task::{Shown, Task, TaskId};
use poda_core::game::any::AnyGame;
use poda_core::game::played_game::PlayedGame;
use poda_core::search::AnySearch;
use poda_core::trace::TimelineStep;
use poda_core::trace::limits::Limits;
use std::sync::Arc;

#[derive(Debug, Default)]
pub(super) struct OtherLanes {
    /// Two searches on one tree, in place of the document's own.
    pub split: Option<SplitState>,
    lanes: [Option<OtherLane>; 2],
}

impl OtherLanes {
    pub const fn on(&self, side: Side) -> Option<&OtherLane> {
        self.lanes[side as usize].as_ref()
    }

    pub const fn on_mut(&mut self, side: Side) -> &mut Option<OtherLane> {
        &mut self.lanes[side as usize]
    }

    fn lanes(&self) -> impl Iterator<Item = Lane<'_>> {
        self.lanes.iter().flatten().filter_map(OtherLane::lane)
    }

    /// Returns the memory of the searches in bytes.
    pub fn bytes(&self) -> usize {
        let split = self.split.as_ref().and_then(|split| split.view.as_deref());
        split.map_or(0, SplitView::bytes) + self.lanes().map(Lane::bytes).sum::<usize>()
    }

    /// Returns the pending tasks that record searches of another kind.
    pub fn recording_tasks(&self) -> impl Iterator<Item = &Arc<Task>> {
        self.lanes.iter().flatten().filter_map(|lane| lane.pending.as_ref()).map(|(task, _)| task)
    }

    /// Shows the result of a task, the split view at a step. Returns the searches that are not shown, because their
    /// task is not pending.
    pub fn show(&mut self, task: TaskId, shown: Shown, step: TimelineStep) -> Vec<ShownSearch> {
        if let Shown::Pair(searches) = shown {
            return match &mut self.split {
                Some(split) => split.show(task, *searches, step),
                None => (*searches).into(),
            };
        }
        if let Some(lane) = self.lanes.iter_mut().flatten().find(|lane| lane.awaits(task)) {
            lane.show(shown);
        }
        Vec::new()
    }

    /// Handles the failure of a task: what is recorded so far remains shown.
    pub fn fail(&mut self, task: TaskId) {
        if let Some(split) = &mut self.split {
            split.fail(task);
        }
        for lane in self.lanes.iter_mut().flatten() {
            lane.pending.take_if(|(pending, _)| pending.id == task);
        }
    }
}

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
    /// What is shown; `None` if the position cannot be searched this way.
    state: Option<OtherLaneState>,
}

impl OtherLane {
    /// The end of a search of any length. Until the whole search is recorded, it is shown from its start.
    pub const END: TimelineStep = TimelineStep::new(usize::MAX);

    /// Makes the lane at a step: of the whole search if that takes a few milliseconds, otherwise of its beginning.
    /// `before` is an earlier lane, or the one on the other side.
    pub fn start(key: LaneKey, game: PlayedGame<AnyGame>, before: Option<&Self>, step: TimelineStep) -> Self {
        let known = before.filter(|before| before.key.position == key.position).and_then(Self::lane);
        let Some((state, rest)) = OtherLaneState::begin(key.search, game, key.limits, known) else {
            return Self { key, pending: None, state: None };
        };
        let shown_first = if rest.is_some() && step == Self::END { TimelineStep::START } else { step };
        let pending = rest.map(|task| (Arc::new(task), step));
        let mut lane = Self { key, pending: None, state: Some(state) };
        lane.set_step(shown_first);
        Self { pending, ..lane }
    }

    pub fn lane(&self) -> Option<Lane<'_>> {
        self.state.as_ref().map(OtherLaneState::lane)
    }

    pub const fn is_pending(&self) -> bool {
        self.pending.is_some()
    }

    /// Returns the step that is shown when the whole search is recorded.
    pub fn pending_step(&self) -> Option<TimelineStep> {
        self.pending.as_ref().map(|(_, step)| *step)
    }

    fn awaits(&self, task: TaskId) -> bool {
        self.pending.as_ref().is_some_and(|(pending, _)| pending.id == task)
    }

    fn show(&mut self, shown: Shown) {
        if let (Some((_, step)), Some(state)) = (self.pending.take(), &mut self.state) {
            state.show(shown);
            state.set_step(step);
        }
    }

    /// Goes to a step, which stays current when the whole search is recorded.
    pub fn set_step(&mut self, step: TimelineStep) {
        if let Some(state) = &mut self.state {
            state.set_step(step);
        }
        if let Some((_, pending)) = &mut self.pending {
            *pending = step;
        }
    }

    /// Returns the program's move by this search. If the search cannot be made, this is the first legal move.
    pub fn reply(&self) -> Option<Reply> {
        self.state.as_ref().and_then(OtherLaneState::reply).or_else(|| first_legal(&self.key.position))
    }
}
