//! A search of the same position beside one that is already recorded: both are recorded with the nodes that only the
//! other visited, and their trees are laid out together.

use super::minimax_check::{CheckBudget, MinimaxResult, check};
use super::progress::{IMMEDIATE_CHECK_NODES, IMMEDIATE_NODES, ImmediateLimit, ProgressSink, Stage};
use super::shown_search::{Analysis, ShownSearch, TreeDrawing};
use poda_core::check::record_run;
use poda_core::document::recorder::record_with_union;
use poda_core::game::any::{AnyGame, AnyMove};
use poda_core::game::played_game::PlayedGame;
use poda_core::search::SearchConfig;
use poda_core::trace::limits::{Ending, Limits};
use poda_core::trace::passes::Passes;
use poda_core::trace::recording::Recording;
use poda_core::trace::union_tree::UnionTree;
use poda_picture::picture::{LayoutsInParts, TreeLayout};
use poda_words::file::run::read_run;
use std::ops::ControlFlow;
use std::sync::Arc;

/// A search to be recorded beside another one.
#[derive(Clone, Debug)]
pub struct PairWork {
    /// The game that led to the position.
    pub game: PlayedGame<AnyGame>,
    /// The first search; only the last pass, if it has several.
    pub first: Analysis,
    /// The configuration of the second search, of the same position.
    pub second: SearchConfig,
    /// The output of a user's program, if it is shown beside the first search. The program then claims to make the
    /// second search.
    pub run: Option<Arc<str>>,
    /// The memory of all passes of the first search and its layout, in bytes.
    pub shown_bytes: usize,
}

/// Two recorded searches of one position, before their trees are laid out.
#[derive(Clone, Debug)]
pub struct FoundPair {
    pub first: Analysis,
    /// Whether the first search was recorded again, with the nodes that only the second visited.
    pub is_first_new: bool,
    pub second: Analysis,
}

impl PairWork {
    pub(super) fn new(
        game: PlayedGame<AnyGame>,
        first: &Analysis,
        second: SearchConfig,
        run: Option<Arc<str>>,
    ) -> Self {
        let last_pass = Passes::of_one(Arc::clone(first.passes.last()));
        let shown_bytes = first.bytes();
        Self { game, first: Analysis { passes: last_pass, ..first.clone() }, second, run, shown_bytes }
    }

    /// Does all of the work if that takes a few milliseconds.
    pub(super) fn do_at_once(&self, drawing: &TreeDrawing, limits: Limits) -> Option<[ShownSearch; 2]> {
        if IMMEDIATE_NODES < self.first.passes.last().trace().node_count() as u64 {
            return None;
        }
        let limit = ImmediateLimit(Ending::Underway);
        let mut layout = PairLayout::new(self.find(limits, &limit)?, drawing.clone());
        let mut searches = loop {
            match layout.advance() {
                ControlFlow::Continue(next) => layout = next,
                ControlFlow::Break(searches) => break searches,
            }
        };
        let budget = CheckBudget { nodes: IMMEDIATE_CHECK_NODES, bytes: limits.bytes };
        searches[1].analysis.check = self.check(searches[1].passes(), budget, &limit);
        let is_done = |search: &ShownSearch| {
            let trace = search.trace();
            trace.ending() != Ending::Underway && (search.check().is_some() || !trace.is_complete())
        };
        searches.iter().all(is_done).then_some(searches)
    }

    /// Checks the second search. The run of a program is not checked.
    pub(super) fn check(
        &self,
        second: &Passes<AnyGame>,
        budget: CheckBudget,
        progress: &impl ProgressSink,
    ) -> Result<Option<MinimaxResult>, Ending> {
        if self.run.is_some() {
            return Ok(None);
        }
        check(self.game.position(), &self.second, second, budget, progress)
    }

    /// Records the output of a user's program together with the nodes that the searches visited. Returns `None` if
    /// there is no such output.
    fn told(&self, limits: Limits, visited: &UnionTree<AnyMove>) -> Option<Recording<AnyGame>> {
        let (run, _) = read_run(self.run.as_ref()?.as_bytes());
        record_run(&run?, self.game.position(), &self.second, limits, Some(visited)).pop()
    }

    /// Records the second search, and the first again if the second visited more. Returns `None` if `progress` cancels
    /// it.
    pub(super) fn find(&self, limits: Limits, progress: &impl ProgressSink) -> Option<FoundPair> {
        let first = self.first.passes.last();
        // All memory in use counts: what is already shown, and the tree with which it is compared.
        let max_bytes = limits.bytes;
        let record = |config: &SearchConfig, bytes: usize, union_tree: &UnionTree<_>| {
            let limits = Limits { bytes, ..limits };
            let work = || Arc::new(record_with_union(config, self.game.position(), limits, progress, union_tree));
            progress.begin_stage(Stage::Searching).then(work)
        };
        let mut union_tree = UnionTree::of(&**first);
        // Both trees are laid out again. If the first search has used all memory, the second is cut short early.
        let layout_bytes = first.trace().node_count() * TreeLayout::BYTES_A_NODE;
        let held = self.shown_bytes.saturating_add(union_tree.bytes()).saturating_add(layout_bytes);
        let bytes_left = (max_bytes + max_bytes / 20 * 3).saturating_sub(held).clamp(max_bytes / 20, max_bytes);
        let second = match self.told(Limits { bytes: bytes_left, ..limits }, &union_tree) {
            Some(told) => Arc::new(told),
            None => record(&self.second, bytes_left, &union_tree)?,
        };
        let mut first_again = None;
        if union_tree.add(&*second) {
            let second_bytes = second.bytes() + second.trace().node_count() * TreeLayout::BYTES_A_NODE;
            let held = self.shown_bytes.saturating_add(union_tree.bytes()).saturating_add(second_bytes);
            let bytes_left = (max_bytes + max_bytes / 20 * 3).saturating_sub(held);
            let again = record(&self.first.config, bytes_left, &union_tree)?;
            // If the memory is too small to show the same tree in both, each search shows its own.
            let is_as_long = first.trace().end().stats().nodes <= again.trace().end().stats().nodes;
            first_again = is_as_long.then_some(again);
        }
        Some(self.found(first_again, second, limits, Ok(None)))
    }

    /// Returns the result with these recordings: the first search, if it was recorded again, and the second with its
    /// check.
    pub fn found(
        &self,
        first_again: Option<Arc<Recording<AnyGame>>>,
        second: Arc<Recording<AnyGame>>,
        limits: Limits,
        check: Result<Option<MinimaxResult>, Ending>,
    ) -> FoundPair {
        let is_first_new = first_again.is_some();
        let passes = first_again.map_or_else(|| self.first.passes.clone(), Passes::of_one);
        let first = Analysis { limits, passes, ..self.first.clone() };
        let second = Analysis { config: self.second, limits, passes: Passes::of_one(second), check };
        FoundPair { first, is_first_new, second }
    }
}

/// A layout in parts of two searches that are shown side by side.
#[derive(Clone, Debug)]
pub struct PairLayout {
    searches: [Analysis; 2],
    drawing: TreeDrawing,
    layouts: LayoutsInParts,
}

impl PairLayout {
    pub(super) fn new(FoundPair { first, is_first_new: _, second }: FoundPair, drawing: TreeDrawing) -> Self {
        Self { searches: [first, second], drawing, layouts: LayoutsInParts::Begun }
    }

    pub(super) fn advance(self) -> ControlFlow<[ShownSearch; 2], Self> {
        let Self { searches, drawing, layouts } = self;
        let recordings = searches.each_ref().map(|search| &**search.passes.last());
        match layouts.advance(recordings, drawing.notation, &drawing.folds) {
            ControlFlow::Continue(layouts) => ControlFlow::Continue(Self { searches, drawing, layouts }),
            ControlFlow::Break([first, second]) => {
                let [one, other] = searches;
                ControlFlow::Break([
                    ShownSearch::with_layout(one, 0, first, drawing.folds.clone()),
                    ShownSearch::with_layout(other, 0, second, drawing.folds),
                ])
            }
        }
    }
}
