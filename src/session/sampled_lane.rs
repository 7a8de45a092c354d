//! A Monte Carlo tree search as it is shown: its recording, the layout of its finished tree, and the current step; and
//! the work that records it.
//!
//! It is shown instead of the document's depth-first search, or beside it. If recording the whole search takes long,
//! its beginning is shown until the task is done; steps and node numbers of the beginning are those of the whole. This
//! module does not depend on windows.

use super::UniqueId;
use super::opponent::{MoveSource, Reply};
use super::progress::{IMMEDIATE_VALUES_NODES, ImmediateIterations, ProgressSink, Stage};
use poda_core::comparison::convergence::Convergence;
use poda_core::comparison::move_values::{MoveValues, move_values};
use poda_core::document::check_mcts;
use poda_core::document::recorder::record_mcts;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::limits::{Ending, Limits, Progress};
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
    /// Makes the lane of the whole search if that takes a few milliseconds, otherwise of its beginning. The true values
    /// of moves are taken over from `known`, another lane of the same position.
    pub(super) fn begin(work: &SampledWork, limits: Limits, known: Option<&Self>) -> Self {
        let found = FoundSample::new(work.record(limits, &ImmediateIterations));
        let values = match known.filter(|known| known.recording().scale() == work.scale) {
            Some(known) => known.values.clone(),
            None => work.move_values().map(Arc::new),
        };
        Self { id: UniqueId::next(), layout_id: UniqueId::next(), found, values, step: 0 }
    }

    /// Shows more of the search.
    pub(super) fn show(&mut self, found: FoundSample) {
        (self.found, self.layout_id) = (found, UniqueId::next());
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

    /// Returns the node that is in focus unless the user selects another: the current node; at the end the node of the
    /// chosen move; otherwise the root.
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

    /// Returns the number of the iteration to which the current step belongs: 0 before the first, and the last one
    /// after the end.
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

    /// Returns the move that the search has decided on, or would decide on if it was cut short, and its estimated
    /// value; `None` if no player is to move or no iteration was made.
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

/// A recorded search with its layout.
#[derive(Clone, Debug)]
pub struct FoundSample {
    pub recording: Arc<SampledTree<AnyGame>>,
    pub layout: Arc<SampledLayout>,
    pub convergence: Arc<Convergence>,
}

impl FoundSample {
    pub fn new(recording: SampledTree<AnyGame>) -> Self {
        let (layout, convergence) = (SampledLayout::new(&recording), Convergence::of(&recording));
        Self { recording: Arc::new(recording), layout: Arc::new(layout), convergence: Arc::new(convergence) }
    }
}

/// A position to be sampled, and how.
#[derive(Clone, Debug)]
pub struct SampledWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    pub config: MctsConfig,
    /// The scale that maps the results of games to scores.
    pub scale: ResultScale,
}

impl SampledWork {
    /// Returns the search of a position; `None` if it cannot be sampled.
    pub fn new(game: PlayedGame<AnyGame>, config: MctsConfig) -> Option<Self> {
        let scale = check_mcts(game.position(), &config).ok()?;
        Some(Self { game, config, scale })
    }

    /// Records the search. Returns `None` if `progress` cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<SampledTree<AnyGame>> {
        progress.begin_stage(Stage::Searching).then(|| self.record(limits, progress))
    }

    /// Returns the true values of the moves; `None` if they are not found in a few milliseconds.
    fn move_values(&self) -> Option<MoveValues<AnyMove>> {
        move_values(self.game.position(), self.scale, Limits::nodes(IMMEDIATE_VALUES_NODES), &()).ok()
    }

    fn record(&self, limits: Limits, progress: &dyn Progress) -> SampledTree<AnyGame> {
        record_mcts(&self.config, self.scale, self.game.position(), limits, progress)
    }
}
