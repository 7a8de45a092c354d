//! A Monte Carlo tree search as it is shown: its recording, the layout of its finished tree, and the current step.
//!
//! It is shown instead of the document's other search, or beside it. If recording the whole search takes long, its beginning is shown
//! until the task is done; steps and node numbers of the beginning are those of the whole. This module does not depend on windows.

use super::UniqueId;
use super::opponent::{MoveSource, Reply};
use super::progress::ImmediateIterations;
use super::sampled_work::{FoundSample, SampledWork};
use super::shown_search::TreeDrawing;
use super::task::{Task, TaskId, Work};
use poda_core::comparison::convergence::Convergence;
use poda_core::comparison::move_values::MoveValues;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::mcts::MctsConfig;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::sampled::tree::{SampledEvent, SampledMoment, SampledTree};
use poda_core::trace::{NodeId, Step, Story, TimelineStep};
use poda_picture::picture::sampled::SampledLayout;
use std::sync::Arc;

/// A Monte Carlo tree search as it is shown.
#[derive(Clone, Debug)]
pub struct SampledLane {
    /// Identifies the search. It stays the same while more of the search is recorded.
    pub id: UniqueId,
    /// Identifies the layout: while it stays the same, no node moves.
    pub layout_id: UniqueId,
    found: FoundSample,
    /// The true values of the root's moves, if minimax finds them within few nodes.
    values: Option<Arc<MoveValues<AnyMove>>>,
    step: Step,
}

impl SampledLane {
    fn new(found: FoundSample, values: Option<Arc<MoveValues<AnyMove>>>, step: TimelineStep) -> Self {
        let mut lane = Self { id: UniqueId::next(), layout_id: UniqueId::next(), found, values, step: 0 };
        lane.set_step(step);
        lane
    }

    pub fn recording(&self) -> &SampledTree<AnyGame> {
        &self.found.recording
    }

    pub fn shared_recording(&self) -> Arc<SampledTree<AnyGame>> {
        self.found.recording.clone()
    }

    /// Returns the layout of the finished tree, which includes nodes that are not added yet at the current step.
    pub fn layout(&self) -> &SampledLayout {
        &self.found.layout
    }

    pub fn convergence(&self) -> &Convergence {
        &self.found.convergence
    }

    /// Returns the true values of the root's moves; `None` if minimax does not find them within few nodes.
    pub fn move_values(&self) -> Option<&MoveValues<AnyMove>> {
        self.values.as_deref()
    }

    /// Returns the current step: how many steps have been made.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Returns the current step as a timeline step. The timeline has the steps of the search.
    pub const fn timeline_step(&self) -> TimelineStep {
        TimelineStep::new(self.step)
    }

    pub fn timeline_len(&self) -> TimelineStep {
        TimelineStep::new(self.recording().len())
    }

    /// Returns whether the last step has been made and the whole search is recorded.
    pub fn is_over(&self) -> bool {
        self.step == self.recording().len() && !self.is_underway()
    }

    pub fn is_underway(&self) -> bool {
        self.recording().ending() == Ending::Underway
    }

    pub fn moment(&self) -> SampledMoment<'_, AnyGame> {
        self.recording().at(self.step)
    }

    /// Returns the node that is in focus unless the user selects another: the current node; at the end the node of the chosen move;
    /// otherwise the root.
    pub fn focus(&self) -> NodeId {
        let decided = || {
            (self.recording().event(self.step) == Some(SampledEvent::Decide)).then(|| self.recording().decided_line())
        };
        let current = self.moment().current().or_else(|| decided()?.first().copied());
        current.unwrap_or(NodeId::ROOT)
    }

    /// Returns the path of the current iteration so far, from the root down; between iterations only the root.
    pub fn path(&self) -> Vec<NodeId> {
        let end = self.moment().path_end().unwrap_or(NodeId::ROOT);
        let mut path: Vec<NodeId> = self.recording().ancestors(end).collect();
        path.reverse();
        path
    }

    /// Returns the number of the iteration to which the current step belongs: 0 before the first, and the last one after the end.
    pub fn iteration(&self) -> usize {
        let outside = if self.step == 0 { 0 } else { self.recording().iteration_count() };
        self.recording().iteration_at(self.step).unwrap_or(outside)
    }

    /// Returns the children of a node that are in the tree at the current step, in the order in which they were added.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let moment = self.moment();
        self.recording().children(node).filter(move |&child| moment.has(child))
    }

    /// Returns the children of a node that are in the tree at the current step, in the order in which they are drawn.
    pub fn children_in_order(&self, node: NodeId) -> Vec<NodeId> {
        let mut children: Vec<NodeId> = self.children(node).collect();
        children.sort_by_key(|&child| self.layout().placed(child));
        children
    }

    /// Returns the memory of the search and its layout in bytes, as counted against the limit.
    pub fn bytes(&self) -> usize {
        self.recording().bytes() + self.recording().node_count() * SampledLayout::BYTES_A_NODE
    }

    /// Returns the move that the search has decided on, or would decide on if it was cut short, and its estimated value; `None` if no
    /// player is to move or no iteration was made.
    pub(super) fn reply(&self) -> Option<Reply> {
        let (recording, convergence) = (self.recording(), self.convergence());
        let child = *convergence.children.get(convergence.points.last()?.choice?)?;
        let statistics = recording.statistics(child, recording.len());
        let (estimate, visits) = (statistics.mean_result()?, statistics.visits);
        let iterations = u32::try_from(recording.iteration_count()).unwrap_or(u32::MAX);
        let source = MoveSource::Sampled { estimate, visits, iterations };
        Some(Reply { mv: recording.move_to(child)?, source })
    }

    pub(super) fn set_step(&mut self, step: TimelineStep) {
        self.step = step.get().min(self.recording().len());
    }
}

/// What a lane is made from. The lane is made again when this differs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct SampledKey {
    pub position: AnyGame,
    pub config: MctsConfig,
    pub limits: Limits,
}

/// The lane, and its task while that is pending.
#[derive(Debug)]
pub(super) struct SampledState {
    pub key: SampledKey,
    /// The task that records the whole search, and the step that is shown when it is done.
    pub pending: Option<(Arc<Task>, TimelineStep)>,
    /// The lane; `None` if the position cannot be searched this way.
    pub lane: Option<Box<SampledLane>>,
}

impl SampledState {
    /// Makes the lane at a step: of the whole search if that takes a few milliseconds, otherwise of its beginning. The true values of moves
    /// are taken over from `before`, the previous lane, if it is of the same position.
    pub fn start(key: SampledKey, game: PlayedGame<AnyGame>, before: Option<&Self>, step: TimelineStep) -> Self {
        let Some(work) = SampledWork::new(game, key.config) else {
            return Self { key, pending: None, lane: None };
        };
        let limits = Limits { extra_bytes_per_node: SampledLayout::BYTES_A_NODE, ..key.limits };
        let found = FoundSample::new(work.record(limits, &ImmediateIterations));
        let is_known = |before: &&Self| before.key.position == key.position;
        let known = before.filter(is_known).and_then(|before| before.lane.as_ref());
        let known = known.filter(|known| known.recording().scale() == work.scale);
        let values = match known {
            Some(known) => known.values.clone(),
            None => work.move_values().map(Arc::new),
        };
        let mut lane = SampledLane::new(found, values, step);
        let pending = lane.is_underway().then(|| {
            // A sampled tree is drawn in one way.
            (Arc::new(Task::new(Work::Sampled(work), TreeDrawing::default(), limits)), step)
        });
        if pending.is_some() && step == Self::END {
            lane.set_step(TimelineStep::START);
        }
        Self { key, pending, lane: Some(Box::new(lane)) }
    }

    /// The end of a search of any length. Until the whole search is recorded, it is shown from its start.
    pub const END: TimelineStep = TimelineStep::new(usize::MAX);

    pub fn awaits(&self, task: TaskId) -> bool {
        self.pending.as_ref().is_some_and(|(pending, _)| pending.id == task)
    }

    pub fn show(&mut self, task: TaskId, found: FoundSample) {
        let Some((_, step)) = self.pending.take_if(|(pending, _)| pending.id == task) else { return };
        if let Some(lane) = &mut self.lane {
            (lane.found, lane.layout_id) = (found, UniqueId::next());
            lane.set_step(step);
        }
    }

    /// Handles the failure of the pending task: what is recorded so far remains shown.
    pub fn fail(&mut self, task: TaskId) {
        self.pending.take_if(|(pending, _)| pending.id == task);
    }

    /// Goes to a step, which stays current when the whole search is recorded.
    pub fn set_step(&mut self, step: TimelineStep) {
        if let Some(lane) = &mut self.lane {
            lane.set_step(step);
        }
        if let Some((_, pending)) = &mut self.pending {
            *pending = step;
        }
    }
}
