//! A background task: to record searches and lay out their trees, or to lay out the tree of a recorded search again.
//!
//! A task contains all data that it needs, so that it can run on any thread. What takes a few milliseconds is done
//! without a task. This module does not depend on threads or clocks.

use super::UniqueId;
use super::minimax_check::{CheckBudget, MinimaxResult};
use super::pair_work::{FoundPair, PairLayout, PairWork};
use super::progress::{ProgressSink, Stage};
use super::sampled_lane::{FoundSample, SampledWork};
use super::search_work::SearchWork;
use super::shown_search::{Analysis, ShownSearch, TreeDrawing};
use poda_core::game::any::AnyGame;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::Passes;
use poda_core::trace::sampled::tree::SampledTree;
use poda_picture::picture::LayoutInParts;
use std::ops::ControlFlow;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TaskId(UniqueId);

/// A task with all data that it needs.
#[derive(Clone, Debug)]
pub struct Task {
    pub id: TaskId,
    source: Source,
    drawing: TreeDrawing,
    pub limits: Limits,
}

/// Where the recordings of a task come from.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time")]
enum Source {
    Work(Work),
    /// Only the pass with this index is laid out.
    Recorded(Analysis, usize),
}

/// Searches to be recorded.
#[derive(Clone, Debug)]
#[expect(clippy::large_enum_variant, reason = "a task has one")]
pub enum Work {
    Search(SearchWork),
    /// A search beside one that is already recorded.
    Pair(PairWork),
    Sampled(SampledWork),
}

/// Recorded searches, before their trees are laid out.
#[derive(Clone, Debug)]
pub enum Found {
    Search(Box<Analysis>),
    Pair(Box<FoundPair>),
    Sampled(Box<SampledTree<AnyGame>>),
}

/// The result of a task.
#[derive(Clone, Debug)]
pub enum Shown {
    Search(Box<ShownSearch>),
    Pair(Box<[ShownSearch; 2]>),
    Sampled(FoundSample),
}

impl Task {
    pub(super) fn new(work: Work, drawing: TreeDrawing, limits: Limits) -> Self {
        Self { id: TaskId(UniqueId::next()), source: Source::Work(work), drawing, limits }
    }

    /// Creates the task to lay out a pass of a recorded search again.
    pub(super) fn layout_only(recorded: Analysis, pass: usize, drawing: TreeDrawing, limits: Limits) -> Self {
        Self { id: TaskId(UniqueId::next()), source: Source::Recorded(recorded, pass), drawing, limits }
    }

    /// Returns the searches to be recorded; `None` if the task only lays out a tree.
    pub const fn work(&self) -> Option<&Work> {
        match &self.source {
            Source::Work(work) => Some(work),
            Source::Recorded(..) => None,
        }
    }

    /// Returns whether the program moves by the search.
    pub const fn finds_reply(&self) -> bool {
        matches!(self.work(), Some(Work::Search(search)) if search.finds_reply)
    }

    /// Runs the task. Returns `None` if `progress` cancels it.
    pub fn run(&self, progress: &impl ProgressSink) -> Option<Shown> {
        let layout = match &self.source {
            Source::Work(work) => self.begin_layout(work.record(self.limits, progress)?),
            Source::Recorded(..) => self.begin_layout_only()?,
        };
        let mut shown = progress.begin_stage(Stage::LayingOut).then(|| layout.finish())?;
        // The check comes last and uses the remaining time.
        if let (Some(work), Some(analysis)) = (self.work(), shown.last_search()) {
            analysis.check = work.check(&analysis.passes, self.limits, progress);
        }
        Some(shown)
    }

    /// Begins to lay out the result of [`Work::find`], which may have run in a worker.
    pub fn begin_layout(&self, found: Found) -> LayoutTask {
        match found {
            Found::Search(analysis) => self.layout_of(*analysis, 0),
            Found::Pair(pair) => LayoutTask::Pair(Box::new(PairLayout::new(*pair, self.drawing.clone()))),
            Found::Sampled(recording) => LayoutTask::Sampled(recording),
        }
    }

    /// Begins the work of a task that only lays out a tree. Returns `None` if the task searches.
    pub fn begin_layout_only(&self) -> Option<LayoutTask> {
        match &self.source {
            Source::Recorded(analysis, pass) => Some(self.layout_of(analysis.clone(), *pass)),
            Source::Work(_) => None,
        }
    }

    fn layout_of(&self, analysis: Analysis, pass: usize) -> LayoutTask {
        let drawing = self.drawing.resolved(analysis.passes.get(pass).trace());
        LayoutTask::Search(Box::new(SearchLayout { analysis, pass, drawing, layout: LayoutInParts::Begun }))
    }
}

impl Work {
    /// Returns how many searches can follow one another and share the time of the task.
    pub const fn consecutive_searches(&self) -> u32 {
        match self {
            // A shallower search can replace one that took too long, unless it deepens.
            Self::Search(search) if search.finds_reply && !search.config.algorithm.properties().deepens => 2,
            Self::Pair(_) => 2,
            Self::Search(_) | Self::Sampled(_) => 1,
        }
    }

    /// Returns how many iterations the search makes; `None` if it visits nodes one after another.
    pub const fn iterations(&self) -> Option<u32> {
        match self {
            Self::Search(_) | Self::Pair(_) => None,
            Self::Sampled(sampled) => Some(sampled.config.iterations),
        }
    }

    /// Returns whether a search is recorded beside one that is already recorded.
    pub const fn is_pair(&self) -> bool {
        matches!(self, Self::Pair(_))
    }

    /// Records the searches and checks the last of them. Returns `None` if `progress` cancels it.
    pub fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<Found> {
        let mut found = self.record(limits, progress)?;
        if let Some(analysis) = found.last_search() {
            analysis.check = self.check(&analysis.passes, limits, progress);
        }
        Some(found)
    }

    fn record(&self, limits: Limits, progress: &impl ProgressSink) -> Option<Found> {
        Some(match self {
            Self::Search(search) => Found::Search(Box::new(search.find(limits, progress)?)),
            Self::Pair(pair) => Found::Pair(Box::new(pair.find(limits, progress)?)),
            Self::Sampled(sampled) => Found::Sampled(Box::new(sampled.find(limits, progress)?)),
        })
    }

    fn check(
        &self,
        passes: &Passes<AnyGame>,
        limits: Limits,
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxResult>, Ending> {
        match self {
            Self::Search(search) => search.check(passes, limits, progress),
            Self::Pair(pair) => {
                let budget = CheckBudget { nodes: limits.nodes as u64, bytes: limits.bytes };
                pair.check(passes, budget, progress)
            }
            Self::Sampled(_) => Ok(None),
        }
    }
}

impl Found {
    /// Returns the search that was recorded last, which is to be checked; `None` for a sampled one.
    fn last_search(&mut self) -> Option<&mut Analysis> {
        match self {
            Self::Search(search) => Some(search),
            Self::Pair(pair) => Some(&mut pair.second),
            Self::Sampled(_) => None,
        }
    }
}

impl Shown {
    fn last_search(&mut self) -> Option<&mut Analysis> {
        match self {
            Self::Search(search) => Some(&mut search.analysis),
            Self::Pair(pair) => Some(&mut pair[1].analysis),
            Self::Sampled(_) => None,
        }
    }
}

/// A layout in parts. Each part takes a fraction of the time, so that the browser can draw a frame in between.
#[derive(Clone, Debug)]
pub enum LayoutTask {
    Search(Box<SearchLayout>),
    Pair(Box<PairLayout>),
    /// It is laid out in a single part.
    Sampled(Box<SampledTree<AnyGame>>),
}

impl LayoutTask {
    /// Does the next part. Breaks with the result after the last one.
    pub fn advance(self) -> ControlFlow<Shown, Self> {
        match self {
            Self::Search(layout) => match layout.advance() {
                ControlFlow::Continue(layout) => ControlFlow::Continue(Self::Search(Box::new(layout))),
                ControlFlow::Break(search) => ControlFlow::Break(Shown::Search(Box::new(search))),
            },
            Self::Pair(layout) => match layout.advance() {
                ControlFlow::Continue(layout) => ControlFlow::Continue(Self::Pair(Box::new(layout))),
                ControlFlow::Break(searches) => ControlFlow::Break(Shown::Pair(Box::new(searches))),
            },
            Self::Sampled(recording) => ControlFlow::Break(Shown::Sampled(FoundSample::new(*recording))),
        }
    }

    /// Does all parts.
    pub fn finish(mut self) -> Shown {
        loop {
            match self.advance() {
                ControlFlow::Continue(next) => self = next,
                ControlFlow::Break(shown) => return shown,
            }
        }
    }
}

/// The layout of a pass of one search.
#[derive(Clone, Debug)]
pub struct SearchLayout {
    analysis: Analysis,
    pass: usize,
    drawing: TreeDrawing,
    layout: LayoutInParts<1>,
}

impl SearchLayout {
    fn advance(self) -> ControlFlow<ShownSearch, Self> {
        let Self { analysis, pass, drawing, layout } = self;
        match layout.advance([analysis.passes.get(pass)], drawing.notation, &drawing.folds) {
            ControlFlow::Continue(layout) => ControlFlow::Continue(Self { analysis, pass, drawing, layout }),
            ControlFlow::Break([tree_layout]) => {
                ControlFlow::Break(ShownSearch::with_layout(analysis, pass, tree_layout, drawing.folds))
            }
        }
    }
}
