//! What the searches of one position cost, side by side: which are run, and what came of each.
//!
//! Every search is counted and none is recorded, so that much larger trees can be compared than shown. Plain minimax is
//! run once for each depth, asked for or not: what a search has saved, and whether it has found the right value, can
//! only be told beside it. Knows no particular game, no languages and no threads.

pub mod cost;
pub mod minimal;
pub mod ordering_preset;

use crate::game::Game;
use crate::score::Score;
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Merge, Quiescence, SearchConfig};
use crate::trace::limits::{Ending, Limits, Progress};
use cost::{CountedSearch, SearchCost, TreeShape, count};
use minimal::MinimalTree;
use ordering_preset::OrderingPreset;
use std::ops::ControlFlow;

/// Every algorithm at every depth in every order of moves, in which they are told: the depths outside, the orders inside.
///
/// An order that says the same as one before it is left out. What prunes nothing is searched once at each depth, in the
/// order of `base`: no order makes it cheaper. The levels of play come last and once: they bring their own depth.
#[must_use]
pub fn searches(
    base: &SearchConfig,
    algorithms: &[Algorithm],
    depths: &[Option<usize>],
    orders: &[OrderingPreset],
) -> Vec<SearchConfig> {
    let mut orderings = Vec::new();
    for order in orders {
        let ordering = order.over(base.ordering);
        if !orderings.contains(&ordering) {
            orderings.push(ordering);
        }
    }
    let (levels, others): (Vec<Algorithm>, Vec<Algorithm>) =
        algorithms.iter().partition(|algorithm| algorithm.properties().level.is_some());
    let mut searches = Vec::new();
    for &depth in depths {
        for &algorithm in &others {
            let search = SearchConfig { algorithm, depth, ..*base };
            if algorithm.properties().prunes {
                searches.extend(orderings.iter().map(|&ordering| SearchConfig { ordering, ..search }));
            } else {
                searches.push(search);
            }
        }
    }
    let own =
        |algorithm| SearchConfig { depth: SearchConfig { algorithm, ..*base }.effective().depth, algorithm, ..*base };
    searches.extend(levels.into_iter().map(own));
    searches
}

/// What plain minimax says of the same position at the same depth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinimaxReference {
    /// The root's value.
    pub score: Score,
    /// How many nodes there are.
    pub nodes: u64,
    /// How many of them are leaves.
    pub leaves: u64,
    /// What shape the tree is.
    pub shape: TreeShape,
}

impl MinimaxReference {
    fn of(counted: &CountedSearch) -> Self {
        let CountedSearch { score, cost, shape } = counted;
        Self { score: *score, nodes: cost.count.nodes, leaves: cost.count.leaves, shape: *shape }
    }

    /// The least that alpha-beta would have to look at. `None` where the root is a leaf.
    #[must_use]
    pub fn minimal_tree(&self) -> Option<MinimalTree> {
        MinimalTree::of(self.leaves, self.shape.plies, self.shape.moves)
    }
}

/// What a search came to.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparisonRow {
    /// The search.
    pub config: SearchConfig,
    /// Its score and what it has cost; `None` where it needs more nodes than it may.
    pub found: Option<SearchOutcome>,
    /// The limit that it met, if it met one: then it has no cost.
    pub limit: Option<Ending>,
    /// What minimax says, where that was affordable.
    pub reference: Option<MinimaxReference>,
}

/// What a search found, and what finding it cost.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchOutcome {
    /// The root's score from MAX's side.
    pub score: Score,
    /// What it has cost.
    pub cost: SearchCost,
}

impl ComparisonRow {
    /// The order in which moves were tried; `None` where nothing is pruned: all of the tree is searched in any order.
    #[must_use]
    pub fn order(&self) -> Option<OrderingPreset> {
        OrderingPreset::of_search(&self.config)
    }

    /// Whether what was found is what minimax finds, as far as the window of the search lets it tell: beyond its window a
    /// search promises a bound only. `None` where one of them is not known, and of a beginner, who promises nothing.
    #[must_use]
    pub fn agrees_with_minimax(&self) -> Option<bool> {
        if self.config.algorithm == Algorithm::Level(PlayLevel::Beginner) {
            return None;
        }
        let (score, value) = (self.found.as_ref()?.score, self.reference?.score);
        let window = self.config.effective().window;
        let has_window = self.config.algorithm.properties().prunes;
        Some(if has_window && score <= window.alpha {
            value <= score
        } else if has_window && window.beta <= score {
            score <= value
        } else {
            score == value
        })
    }

    /// How many leaves of the whole tree were pruned; `None` where that is not all that kept leaves from being evaluated, or
    /// where some were evaluated again.
    #[must_use]
    pub fn pruned_leaves(&self) -> Option<i64> {
        // What is evaluated twice, known from a table or passed over by chance has no place in such a difference.
        let recalls = self.found.as_ref().is_some_and(|found| 0 < found.cost.count.table_hits);
        if recalls
            || self.config.algorithm.properties().revisits_nodes
            || self.config.algorithm.properties().level.is_some()
        {
            return None;
        }
        let evaluated = self.found.as_ref()?.cost.count.leaves;
        self.reference?.leaves.checked_signed_diff(evaluated)
    }
}

/// One row of each depth that was asked for: what holds of a depth is told once. The levels of play, whose depth nobody
/// asked for, are passed over.
pub fn first_row_per_depth(rows: &[ComparisonRow]) -> impl Iterator<Item = &ComparisonRow> {
    let mut told = None;
    let asked = rows.iter().filter(|row| !row.config.algorithm.properties().level.is_some());
    asked.filter(move |row| told.replace(row.config.depth) != Some(row.config.depth))
}

/// Runs these searches from `root`, one after the other, each within the limits. `found` hears of each as soon as it is over.
///
/// ```
/// use poda::comparison::ordering_preset::OrderingPreset;
/// use poda::comparison::{compare, searches};
/// use poda::search::{Algorithm, SearchConfig};
/// use poda::trace::limits::Limits;
///
/// let document = poda::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
/// let asked = searches(&document.search, &[Algorithm::AlphaBeta], &[None], &[OrderingPreset::Own]);
/// let mut rows = Vec::new();
/// let _ = compare(&asked, document.position(), Limits::nodes(1_000), &(), |row| rows.push(row));
/// assert_eq!((rows[0].agrees_with_minimax(), rows[0].pruned_leaves()), (Some(true), Some(2)));
/// ```
pub fn compare<G: Game>(
    searches: &[SearchConfig],
    root: &G,
    limits: Limits,
    progress: &impl Progress,
    mut found: impl FnMut(ComparisonRow),
) -> ControlFlow<Ending> {
    let mut known: Option<(Tree, Result<CountedSearch, Ending>)> = None;
    for config in searches {
        let SearchConfig { depth, merge, quiescence, .. } = config.effective();
        let tree = (depth, merge, quiescence);
        let counted = if let Some((_, counted)) = known.take().filter(|(of, _)| *of == tree) {
            counted
        } else {
            let minimax = SearchConfig { algorithm: Algorithm::Minimax, ..config.effective() };
            affordable(count(&minimax, root, limits, progress))?
        };
        let own = match config.algorithm {
            Algorithm::Minimax => counted.clone(),
            _ => affordable(count(config, root, limits, progress))?,
        };
        let (own, limit) = match own {
            Ok(CountedSearch { score, cost, .. }) => (Some(SearchOutcome { score, cost }), None),
            Err(limit) => (None, Some(limit)),
        };
        found(ComparisonRow {
            config: *config,
            found: own,
            limit,
            reference: counted.as_ref().ok().map(MinimaxReference::of),
        });
        known = Some((tree, counted));
    }
    ControlFlow::Continue(())
}

/// What decides which tree minimax goes through.
type Tree = (Option<usize>, Merge, Option<Quiescence>);

/// A search that met a limit has no count; one that was stopped ends everything.
fn affordable(counted: Result<CountedSearch, Ending>) -> ControlFlow<Ending, Result<CountedSearch, Ending>> {
    match counted {
        Err(ending @ (Ending::Stopped | Ending::Underway | Ending::TimeLimit)) => ControlFlow::Break(ending),
        counted => ControlFlow::Continue(counted),
    }
}
