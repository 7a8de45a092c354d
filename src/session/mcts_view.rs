//! A Monte Carlo tree search as it is shown: its recording, the layout of its finished tree, and the step at which it is shown.
//!
//! It stands in the place of the document's other search. Where recording it takes long, its beginning is shown until its task is done: the
//! steps of the beginning and the numbers of its nodes are those of the whole. Knows no window.

use super::UniqueId;
use super::opponent::{MoveSource, Reply};
use super::playback::{Direction, MctsStepSize};
use super::progress::{IMMEDIATE_VALUES_NODES, ImmediateIterations, ProgressSink, Stage};
use super::task::TaskId;
use poda_core::comparison::convergence::Convergence;
use poda_core::comparison::move_values::{MoveValues, move_values};
use poda_core::document::check_mcts;
use poda_core::document::recorder::record_mcts;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::mcts::{MctsConfig, ResultScale};
use poda_core::trace::limits::{Ending, Limits, Progress};
use poda_core::trace::mcts::recording::{MctsMoment, MctsRecording, MctsStep};
use poda_core::trace::{NodeId, Step, TimelineStep};
use poda_picture::picture::mcts::MctsLayout;
use std::sync::Arc;

/// A search as it is shown.
#[derive(Clone, Debug)]
pub struct MctsView {
    /// Identifies the search: it stays the same while more of it is recorded.
    pub id: UniqueId,
    /// Identifies the layout: while it is the same, every node stands where it stood.
    pub layout_id: UniqueId,
    found: FoundMcts,
    /// What the moves of the root are really worth, where minimax ends within few nodes.
    values: Option<Arc<MoveValues<AnyMove>>>,
    step: Step,
}

/// What a task has found.
#[derive(Clone, Debug)]
pub struct FoundMcts {
    /// The search.
    pub recording: Arc<MctsRecording<AnyGame>>,
    /// The layout of its tree.
    pub layout: Arc<MctsLayout>,
    /// How its estimates have developed.
    pub convergence: Arc<Convergence>,
}

impl FoundMcts {
    /// Lays out a recorded search.
    pub fn new(recording: MctsRecording<AnyGame>) -> Self {
        let (layout, convergence) = (MctsLayout::new(&recording), Convergence::of(&recording));
        Self { recording: Arc::new(recording), layout: Arc::new(layout), convergence: Arc::new(convergence) }
    }
}

impl MctsView {
    fn new(found: FoundMcts, values: Option<Arc<MoveValues<AnyMove>>>, step: TimelineStep) -> Self {
        let mut view = Self { id: UniqueId::next(), layout_id: UniqueId::next(), found, values, step: 0 };
        view.set_step(step);
        view
    }

    /// The recorded search.
    pub fn recording(&self) -> &MctsRecording<AnyGame> {
        &self.found.recording
    }

    /// The same, to be used elsewhere.
    pub fn shared_recording(&self) -> Arc<MctsRecording<AnyGame>> {
        self.found.recording.clone()
    }

    /// The layout of its finished tree.
    pub fn layout(&self) -> &MctsLayout {
        &self.found.layout
    }

    /// How its estimates have developed.
    pub fn convergence(&self) -> &Convergence {
        &self.found.convergence
    }

    /// What the moves of the root are really worth; `None` where minimax does not end within few nodes.
    pub fn move_values(&self) -> Option<&MoveValues<AnyMove>> {
        self.values.as_deref()
    }

    /// How many of its steps have been made.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// The same on the timeline, whose steps are those of the search.
    pub const fn timeline_step(&self) -> TimelineStep {
        TimelineStep::new(self.step)
    }

    /// How many steps the timeline has.
    pub fn timeline_len(&self) -> TimelineStep {
        TimelineStep::new(self.recording().len())
    }

    /// Whether the last step has been made of a search that is not still being recorded.
    pub fn is_over(&self) -> bool {
        self.step == self.recording().len() && !self.is_underway()
    }

    /// Whether only the beginning of the search is recorded so far.
    pub fn is_underway(&self) -> bool {
        self.recording().ending() == Ending::Underway
    }

    /// The search after the step.
    pub fn moment(&self) -> MctsMoment<'_, AnyGame> {
        self.recording().at(self.step)
    }

    /// The node in focus unless another one is selected: the current one, at the end that of the move that is decided on, else the root.
    pub fn focus(&self) -> NodeId {
        let decided =
            || (self.recording().event(self.step) == Some(MctsStep::Decide)).then(|| self.recording().decided_line());
        let current = self.moment().current().or_else(|| decided()?.first().copied());
        current.unwrap_or(NodeId::ROOT)
    }

    /// The nodes of the path as far as the iteration has gone, from the root down; outside of iterations the root alone.
    pub fn path(&self) -> Vec<NodeId> {
        let end = self.moment().path_end().unwrap_or(NodeId::ROOT);
        let mut path: Vec<NodeId> = self.recording().ancestors(end).collect();
        path.reverse();
        path
    }

    /// The number of the iteration that the step belongs to; before the first 0, and after the last that one.
    pub fn iteration(&self) -> usize {
        let outside = if self.step == 0 { 0 } else { self.recording().iteration_count() };
        self.recording().iteration_at(self.step).unwrap_or(outside)
    }

    /// The children of a node that are in the tree at the step, in the order in which they were added.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let moment = self.moment();
        self.recording().children(node).filter(move |&child| moment.has(child))
    }

    /// The same in the order in which they stand in the picture.
    pub fn children_in_order(&self, node: NodeId) -> Vec<NodeId> {
        let mut children: Vec<NodeId> = self.children(node).collect();
        children.sort_by_key(|&child| self.layout().placed(child));
        children
    }

    /// How much memory the search takes with its layout, in bytes, as it is counted against the limit.
    pub fn bytes(&self) -> usize {
        self.recording().bytes() + self.recording().node_count() * MctsLayout::BYTES_A_NODE
    }

    /// The move that the search has decided on or, where it was cut short, would decide on, and what that is estimated at; `None` where no
    /// player chooses or not one iteration was made.
    pub(super) fn reply(&self) -> Option<Reply> {
        let (recording, convergence) = (self.recording(), self.convergence());
        let child = *convergence.children.get(convergence.points.last()?.choice?)?;
        let statistics = recording.statistics(child, recording.len());
        let (estimate, visits) = (statistics.mean_result()?, statistics.visits);
        let iterations = u32::try_from(recording.iteration_count()).unwrap_or(u32::MAX);
        let source = MoveSource::Sampled { estimate, visits, iterations };
        Some(Reply { mv: recording.move_to(child)?, source })
    }

    /// The timeline step to which a direction leads; `None` if it leads nowhere, or there is no such thing in this search.
    pub(super) fn destination(&self, step_size: MctsStepSize, direction: Direction) -> Option<TimelineStep> {
        let (recording, step) = (self.recording(), self.step);
        let target = match direction {
            Direction::Forward => step_size.forward(recording, step),
            Direction::Back => step_size.back(recording, step),
            Direction::First => Some(0),
            Direction::Last => Some(recording.len()),
            Direction::NextCutoff
            | Direction::PreviousCutoff
            | Direction::NextLeaf
            | Direction::Over
            | Direction::Out
            | Direction::FirstDifference
            | Direction::NextChange(_) => None,
        };
        target.filter(|&target| target != step).map(TimelineStep::new)
    }

    pub(super) fn set_step(&mut self, step: TimelineStep) {
        self.step = step.get().min(self.recording().len());
    }
}

/// What a view is made from. It is made again when this differs.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct MctsKey {
    pub position: AnyGame,
    pub config: MctsConfig,
    pub limits: Limits,
}

/// The view, and the task that makes it if that is pending.
#[derive(Debug)]
pub(super) struct MctsState {
    pub key: MctsKey,
    /// The task that records the whole search, and the step to go to when it is done.
    pub pending: Option<(Arc<MctsTask>, TimelineStep)>,
    /// The view; `None` where the position cannot be searched.
    pub view: Option<Box<MctsView>>,
}

impl MctsState {
    /// Makes the view at a step: of the whole search if that takes a few milliseconds, else of its beginning. The position may be that of
    /// the view that was shown before.
    pub fn start(key: MctsKey, game: PlayedGame<AnyGame>, before: Option<&Self>, step: TimelineStep) -> Self {
        let Some(work) = MctsWork::new(game, key.config) else {
            return Self { key, pending: None, view: None };
        };
        let task = MctsTask { id: TaskId::next(), work, limits: with_layout(key.limits) };
        let found = FoundMcts::new(task.work.record(task.limits, &ImmediateIterations));
        let is_known = |before: &&Self| before.key.position == key.position;
        let known = before.filter(is_known).and_then(|before| before.view.as_ref());
        let known = known.filter(|known| known.recording().scale() == task.work.scale);
        let values = match known {
            Some(known) => known.values.clone(),
            None => task.work.move_values().map(Arc::new),
        };
        let mut view = MctsView::new(found, values, step);
        let pending = view.is_underway().then(|| (Arc::new(task), step));
        if pending.is_some() && step == Self::END {
            view.set_step(TimelineStep::START);
        }
        Self { key, pending, view: Some(Box::new(view)) }
    }

    /// The end of a search, however long it is. Until the whole is recorded, that is shown from its start.
    pub const END: TimelineStep = TimelineStep::new(usize::MAX);

    /// Shows what the pending task has found.
    pub fn show(&mut self, task: TaskId, found: FoundMcts) {
        let Some((_, step)) = self.pending.take_if(|(pending, _)| pending.id == task) else { return };
        if let Some(view) = &mut self.view {
            (view.found, view.layout_id) = (found, UniqueId::next());
            view.set_step(step);
        }
    }

    /// The pending task has failed: what is shown is all there will be.
    pub fn fail(&mut self, task: TaskId) {
        self.pending.take_if(|(pending, _)| pending.id == task);
    }

    /// Goes to a step, which is kept when the whole search is recorded.
    pub fn set_step(&mut self, step: TimelineStep) {
        if let Some(view) = &mut self.view {
            view.set_step(step);
        }
        if let Some((_, pending)) = &mut self.pending {
            *pending = step;
        }
    }
}

/// The limits of a recording whose layout is counted too.
const fn with_layout(limits: Limits) -> Limits {
    Limits { extra_bytes_per_node: MctsLayout::BYTES_A_NODE, ..limits }
}

/// All that is needed to record a search and to lay it out.
#[derive(Clone, Debug)]
pub struct MctsTask {
    /// Identifies the task.
    pub id: TaskId,
    /// The search that is made.
    pub work: MctsWork,
    /// How much it may record.
    pub limits: Limits,
}

/// A position that is to be searched.
#[derive(Clone, Debug)]
pub struct MctsWork {
    /// The game that has led to the position.
    pub game: PlayedGame<AnyGame>,
    /// How it is searched.
    pub config: MctsConfig,
    /// By which scale results count.
    pub scale: ResultScale,
}

impl MctsTask {
    /// Does the work. `None` if `progress` cancels it.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<FoundMcts> {
        let recording = self.work.find(self.limits, progress)?;
        progress.begin_stage(Stage::LayingOut).then(|| FoundMcts::new(recording))
    }
}

impl MctsWork {
    /// The search of a position; `None` where it cannot be made.
    pub fn new(game: PlayedGame<AnyGame>, config: MctsConfig) -> Option<Self> {
        let scale = check_mcts(game.position(), &config).ok()?;
        Some(Self { game, config, scale })
    }

    /// Records the search. `None` if `progress` cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<MctsRecording<AnyGame>> {
        progress.begin_stage(Stage::Searching).then(|| self.record(limits, progress))
    }

    /// What the moves are really worth; `None` where that is not found in a few milliseconds.
    fn move_values(&self) -> Option<MoveValues<AnyMove>> {
        move_values(self.game.position(), self.scale, Limits::nodes(IMMEDIATE_VALUES_NODES), &()).ok()
    }

    fn record(&self, limits: Limits, progress: &dyn Progress) -> MctsRecording<AnyGame> {
        record_mcts(&self.config, self.scale, self.game.position(), limits, progress)
    }
}
