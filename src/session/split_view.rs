//! Two searches of the same position side by side, on one tree and one timeline: after step k each has made k of its own
//! steps, or is done.
//!
//! Each half is a session of its own that nobody edits, so that all that shows a session shows a half. What one has visited
//! and the other has not is taken down in the other as never entered. Made anew when the search, the way of drawing or
//! the second search differs by value.

use super::Session;
use super::analysis::{
    Analysis, IMMEDIATE_CHECK_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, RecordedSearch, Stage, Task,
};
use super::command::Direction;
use super::history::History;
use super::playback::{Playback, StepSize};
use super::target::{DrawingOptions, Target};
use crate::document::Document;
use crate::picture::Folds;
use crate::picture::TreeLayout;
use crate::picture::UnvisitedDisplay;
use crate::picture::side_by_side::{is_same_tree, layouts};
use crate::search::SearchConfig;
use crate::trace::limits::{Ending, Limits};
use crate::trace::passes::Passes;
use crate::trace::recorder::record_with_union;
use crate::trace::union_tree::UnionTree;
use crate::trace::{NodeId, TimelineStep};
use std::sync::Arc;

/// Which of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SplitSide {
    /// The search of the document.
    First,
    /// The one beside it.
    Second,
}

impl SplitSide {
    /// Both, from left to right.
    pub const BOTH: [Self; 2] = [Self::First, Self::Second];

    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::First => Self::Second,
            Self::Second => Self::First,
        }
    }
}

/// Two searches side by side.
#[derive(Debug)]
pub struct SplitView {
    halves: [Session; 2],
    timeline_step: TimelineStep,
    is_same_tree: bool,
    number: u64,
}

impl SplitView {
    /// One of the two, at its own step.
    #[must_use]
    pub const fn search(&self, side: SplitSide) -> &Session {
        &self.halves[side as usize]
    }

    /// Whether every node of one has its counterpart in the other at the same place.
    #[must_use]
    pub const fn is_same_tree(&self) -> bool {
        self.is_same_tree
    }

    /// Tells races apart.
    #[must_use]
    pub const fn number(&self) -> u64 {
        self.number
    }

    /// How many steps both have been given.
    #[must_use]
    pub const fn timeline_step(&self) -> TimelineStep {
        self.timeline_step
    }

    /// How many steps the longer one has.
    #[must_use]
    pub fn timeline_len(&self) -> TimelineStep {
        self.halves.iter().map(|half| half.passes().end()).max().unwrap_or_default()
    }

    /// The node of the other half that stands where this one stands: the one to which the same moves lead.
    #[must_use]
    pub fn counterpart(&self, side: SplitSide, node: NodeId) -> Option<NodeId> {
        if self.is_same_tree {
            return Some(node);
        }
        self.search(side).recording().counterpart(node, self.search(side.other()).recording())
    }

    /// Where a direction leads both: on, as soon as one of them comes there, and back alike.
    pub(super) fn destination(&self, step_size: StepSize, direction: Direction) -> Option<TimelineStep> {
        let targets = || self.halves.iter().filter_map(|half| half.own_destination(step_size, direction));
        let target = match direction {
            Direction::First => Some(TimelineStep::START),
            Direction::Last => Some(self.timeline_len()),
            Direction::Back | Direction::PreviousCutoff => {
                targets().filter(|&target| target < self.timeline_step).max()
            }
            Direction::Over | Direction::Out | Direction::NextChange(_) => {
                targets().find(|&target| self.timeline_step < target)
            }
            Direction::Forward | Direction::NextCutoff | Direction::NextLeaf => {
                targets().filter(|&target| self.timeline_step < target).min()
            }
        };
        target.filter(|&target| target != self.timeline_step)
    }

    pub(super) fn set_timeline_step(&mut self, step: TimelineStep) {
        self.timeline_step = step.min(self.timeline_len());
        for half in &mut self.halves {
            half.step = half.passes().locate(self.timeline_step).step;
        }
    }

    /// How much memory it takes, in bytes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.halves.iter().map(|half| half.analysis.bytes()).sum()
    }

    fn discarded(self) -> [Analysis; 2] {
        self.halves.map(|half| half.analysis)
    }
}

/// What decides what a race is of.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SplitKey {
    searches: u64,
    layouts: u64,
    beside: SearchConfig,
    drawing: DrawingOptions,
    limits: Limits,
}

/// All that is needed to make a race.
#[derive(Clone, Debug)]
pub struct SplitTask {
    task_id: u64,
    /// The first is recorded already.
    halves: [Task; 2],
}

impl SplitTask {
    /// Tells tasks apart.
    #[must_use]
    pub const fn id(&self) -> u64 {
        self.task_id
    }

    /// How much each half may record.
    #[must_use]
    pub const fn limits(&self) -> Limits {
        self.halves[1].limits
    }

    /// Does the work, unless nobody wants the findings any more.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<[Analysis; 2]> {
        self.run_within(progress, self.limits().nodes as u64)
    }

    /// Does the work if it takes no time that anybody notices.
    fn run_immediately(&self) -> Option<[Analysis; 2]> {
        let recorded = self.halves[0].recorded.as_ref()?;
        if IMMEDIATE_NODES < recorded.passes.last().trace().node_count() as u64 {
            return None;
        }
        let analysis = self.run_within(&ImmediateLimit(Ending::Underway), IMMEDIATE_CHECK_NODES)?;
        let is_done = |analysis: &Analysis| {
            let trace = analysis.recording().trace();
            trace.ending() != Ending::Underway && (analysis.check.is_some() || !trace.is_complete())
        };
        analysis.iter().all(is_done).then_some(analysis)
    }

    fn run_within(&self, progress: &impl ProgressSink, most_visits: u64) -> Option<[Analysis; 2]> {
        let [first, second] = &self.halves;
        // Of a search in several passes, the last is shown.
        let RecordedSearch { passes, check, unchecked, .. } = first.recorded.as_ref()?;
        let mut one = Arc::clone(passes.last());
        // All that is held counts: what is shown already, and what it is compared with.
        let most = first.limits.bytes;
        let shown = passes.bytes() + passes.node_count() * TreeLayout::BYTES_A_NODE;
        let record = |task: &Task, bytes: usize, union_tree: &UnionTree<_>| {
            let limits = Limits { bytes, ..task.limits };
            let work = || Arc::new(record_with_union(&task.search, &task.game, limits, progress, union_tree));
            progress.begin_stage(Stage::Searching).then(work)
        };
        let mut union_tree = UnionTree::of(&*one);
        // Both trees are laid out anew. Where the first search has taken all of the memory, the second is cut short early.
        let laid_out = one.trace().node_count() * TreeLayout::BYTES_A_NODE;
        let held = shown.saturating_add(union_tree.bytes()).saturating_add(laid_out);
        let room = (most + most / 5).saturating_sub(held).clamp(most / 20, most);
        let other = record(second, room, &union_tree)?;
        if union_tree.add(&*other) {
            let other_bytes = other.bytes() + other.trace().node_count() * TreeLayout::BYTES_A_NODE;
            let taken = shown.saturating_add(union_tree.bytes()).saturating_add(other_bytes);
            let again = record(first, (most + most / 5).saturating_sub(taken), &union_tree)?;
            // Where there is no room to show the same tree in both, each shows what it has.
            if one.trace().end().count().nodes <= again.trace().end().count().nodes {
                one = again;
            }
        }
        drop(union_tree);
        let other = Passes::of_one(other);
        if !progress.begin_stage(Stage::LayingOut) {
            return None;
        }
        let [tree_layout, other_layout] = layouts([&*one, &**other.last()], first.writing, &first.folds);
        let first =
            Analysis { passes: Passes::of_one(one), pass: 0, tree_layout, check: *check, unchecked: *unchecked };
        let mut other = Analysis { passes: other, pass: 0, tree_layout: other_layout, check: None, unchecked: None };
        other.check_by(second.check(&other.passes, most_visits, progress));
        Some([first, other])
    }
}

impl Session {
    /// The two searches side by side, if that is what is shown.
    #[must_use]
    pub fn split(&self) -> Option<&SplitView> {
        self.split.as_deref()
    }

    /// What has to be done before a second search can stand beside the first, if that takes long.
    #[must_use]
    pub fn split_task(&self) -> Option<&Arc<SplitTask>> {
        self.split_task.as_ref()
    }

    /// How many steps have been made on the timeline: in a race the shorter search may be done before.
    #[must_use]
    pub fn timeline_step(&self) -> TimelineStep {
        self.split().map_or_else(|| self.timeline_step_at(self.step), SplitView::timeline_step)
    }

    /// How many steps the timeline has.
    #[must_use]
    pub fn timeline_len(&self) -> TimelineStep {
        self.split().map_or_else(|| self.analysis.passes.end(), SplitView::timeline_len)
    }

    /// Makes the race that the document asks for, at once or as soon as it is found, where it is another than before.
    pub(super) fn update_split(&mut self) {
        let key = self.split_key();
        if key == self.split_key {
            return;
        }
        let timeline_step = self.timeline_step();
        self.split_key = key;
        self.split_task = None;
        if let Some(split) = self.split.take() {
            self.discarded.extend(split.discarded());
        }
        let Some(SplitKey { beside, .. }) = key else { return };
        let (game, search) = self.target.searched();
        let half = |search: SearchConfig, recorded| Task {
            task_id: 0,
            game: game.clone(),
            search,
            awaits_reply: false,
            writing: self.drawing_options().writing(),
            folds: Folds::new(self.drawing_options().unvisited == UnvisitedDisplay::Frontier),
            limits: self.limits(),
            recorded,
        };
        let recorded = self.recorded();
        let task = SplitTask { task_id: self.splits, halves: [half(*search, Some(recorded)), half(beside, None)] };
        self.splits += 1;
        match task.run_immediately() {
            Some(analysis) => self.start_split(&task, analysis, timeline_step),
            None => self.split_task = Some(Arc::new(task)),
        }
    }

    /// There is no race while a game is played, and none of a search of which only the beginning is known.
    fn split_key(&self) -> Option<SplitKey> {
        let beside = self.document().beside?;
        let is_known = self.passes().ending() != Ending::Underway && self.current_match().is_none();
        let (searches, layouts, drawing, limits) = (self.searches, self.layouts, self.drawing_options(), self.limits());
        is_known.then_some(SplitKey { searches, layouts, beside, drawing, limits })
    }

    fn start_split(&mut self, task: &SplitTask, analysis: [Analysis; 2], timeline_step: TimelineStep) {
        let [first, second] = &task.halves;
        let same = is_same_tree(&**analysis[0].recording(), &**analysis[1].recording());
        let [one, other] = analysis;
        let halves = [self.half(first, one), self.half(second, other)];
        let mut split =
            SplitView { halves, timeline_step: TimelineStep::START, is_same_tree: same, number: task.task_id };
        split.set_timeline_step(timeline_step);
        self.split = Some(Box::new(split));
    }

    fn half(&self, task: &Task, analysis: Analysis) -> Self {
        let document =
            Document { game: task.game.clone().into(), search: task.search, beside: None, ..self.document().clone() };
        let target = Target {
            history: History::new(document, self.origin().clone()),
            current_match: None,
            drawing: self.drawing_options(),
            folds: task.folds.clone(),
            limits: task.limits,
        };
        Self::of_findings(target, analysis, Playback::default())
    }

    /// Shows a race that has been made, if it is what is waited for.
    pub(super) fn show_split(&mut self, task_id: u64, analysis: [Analysis; 2]) {
        let is_awaited = |task: &mut Arc<SplitTask>| task.task_id == task_id;
        match self.split_task.take_if(is_awaited) {
            Some(task) => {
                let timeline_step = self.timeline_step();
                self.start_split(&task, analysis, timeline_step);
            }
            None => self.discarded.extend(analysis),
        }
    }

    /// The race came to nothing.
    pub(super) fn fail_split(&mut self, task_id: u64) {
        self.split_task.take_if(|task| task.task_id == task_id);
    }
}
