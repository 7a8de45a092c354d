//! Comparisons of the costs of several searches of one position.
//!
//! Every search is counted and none is recorded, so that trees much larger than those on the screen can be compared.
//! Plain minimax is always run once for each depth, to measure what a search saves and to know which value it should
//! find. A search whose moves have estimates is compared with the true values of the moves instead: [`move_values`],
//! [`convergence`] and [`right_moves`]. Does not depend on a particular game, on languages or on threads.

pub mod convergence;
pub mod cost;
pub mod lost_value;
pub mod minimal;
pub mod move_values;
pub mod ordering_preset;
pub mod right_moves;

use crate::game::Game;
use crate::score::{Bound, Interval, Payoffs, Score, Window};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Merge, MultiPlayer, Opponent, Quiescence, SearchConfig};
use crate::trace::limits::{Ending, Limits, Progress};
use cost::{BestPlay, CountedSearch, SearchCost, VisitedShape, count};
use minimal::MinimalTree;
use ordering_preset::OrderingPreset;
use std::ops::ControlFlow;

/// The most nodes of a counted search, unless the user chooses another limit.
pub const MAX_NODES: u64 = 20_000_000;

/// Returns the algorithms that are worth comparing in a position: if chance may decide, those that search chance nodes,
/// and otherwise the others. Without chance nodes the former do the same as the latter.
pub fn algorithms(needs_chance: bool) -> impl Iterator<Item = Algorithm> {
    Algorithm::CORRECT.into_iter().filter(move |algorithm| algorithm.properties().searches_chance == needs_chance)
}

/// Returns the algorithms that are worth comparing in this position with these opponents: those [for its chance
/// nodes](algorithms), or those without a mistake for several players.
pub fn algorithms_for<G: Game>(root: &G, needs_chance: bool) -> Vec<Algorithm> {
    if root.players().is_none() {
        return algorithms(needs_chance).collect();
    }
    let is_usable = |algorithm: &Algorithm| {
        let properties = algorithm.properties();
        properties.multi_player != Some(MultiPlayer::UnsoundVectors) && (properties.searches_chance || !needs_chance)
    };
    Algorithm::OF_PLAYERS.into_iter().filter(is_usable).collect()
}

/// Returns the searches to compare: every algorithm at every depth in every order of moves, sorted by depth, algorithm
/// and order.
///
/// An order that equals an earlier one is dropped. An algorithm that prunes nothing is searched once at each depth, in
/// the order of `base`, because no order makes it cheaper. The levels of play come last and only once, because they
/// have a fixed depth.
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

/// The result of plain minimax, or of max^n for several players, in the same position at the same depth.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MinimaxReference {
    /// The root's value.
    pub score: Score,
    /// The number of nodes.
    pub nodes: u64,
    /// The number of leaves.
    pub leaves: u64,
    /// The shape of the tree.
    pub shape: VisitedShape,
    /// Whether chance may decide in the tree.
    pub needs_chance: bool,
    /// Whether bounds of all values are known, so that alpha-beta may prune more than by values alone.
    pub has_bounds: bool,
    /// What each of several players gets by max^n; `None` in a game of two sides.
    pub best_play: Option<BestPlay>,
}

impl MinimaxReference {
    fn of(counted: &CountedSearch, needs_chance: bool, has_bounds: bool) -> Self {
        let &CountedSearch { score, ref cost, shape, best_play } = counted;
        Self { score, nodes: cost.stats.nodes, leaves: cost.stats.leaves, shape, needs_chance, has_bounds, best_play }
    }

    /// Returns the smallest tree that alpha-beta must visit; `None` if the root is a leaf, if chance may decide, for
    /// several players, and if bounds of all values are known: a value that none exceeds is proved to be the best
    /// without the other moves.
    pub fn minimal_tree(&self) -> Option<MinimalTree> {
        if self.needs_chance || self.has_bounds || self.best_play.is_some() {
            return None;
        }
        MinimalTree::of(self.leaves, self.shape.plies, self.shape.moves)
    }
}

/// One compared search.
#[derive(Clone, Debug, PartialEq)]
pub struct ComparisonRow {
    /// The search.
    pub config: SearchConfig,
    /// Its score and cost; `None` if it reached a limit.
    pub found: Option<SearchOutcome>,
    /// The limit that it reached, if any.
    pub limit: Option<Ending>,
    /// The result of minimax, if it was within the limits.
    pub reference: Option<MinimaxReference>,
}

/// The score that a search found, and its cost.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchOutcome {
    /// The root's score from MAX's side.
    pub score: Score,
    /// The cost.
    pub cost: SearchCost,
    /// What each of several players gets by best play; `None` in a game of two sides.
    pub best_play: Option<BestPlay>,
}

impl ComparisonRow {
    /// Returns the vector that a search of vectors found; `None` if it is one of a single number.
    pub fn vector(&self) -> Option<Payoffs> {
        let backs_up = self.config.algorithm.properties().backs_up_vectors();
        self.found.as_ref()?.best_play.filter(|_| backs_up).map(|it| it.payoffs)
    }

    /// Returns the order in which moves were tried; `None` if nothing is pruned, because every order visits the whole
    /// tree.
    pub fn order(&self) -> Option<OrderingPreset> {
        OrderingPreset::of_search(&self.config)
    }

    /// Returns whether the score agrees with minimax: it is the same value or, beyond the window of the search, a bound
    /// of it. For several players, the vector or the entry is compared with that of max^n. Returns `None` if one of the
    /// two is unknown, and for the beginner, which plays at random.
    pub fn agrees_with_minimax(&self) -> Option<bool> {
        if self.config.algorithm == Algorithm::Level(PlayLevel::Beginner) {
            return None;
        }
        let (score, value) = (self.found.as_ref()?.score, self.reference?.score);
        if let Some((vector, of_max_n)) = self.vector().zip(self.reference?.best_play) {
            return Some(vector == of_max_n.payoffs);
        }
        Some(match self.bound(score) {
            Bound::Exact => score == value,
            Bound::Lower => score <= value,
            Bound::Upper => value <= score,
        })
    }

    /// Returns what a score of this search says of the value: it is a bound where it is not inside the window.
    pub fn bound(&self, score: Score) -> Bound {
        let Window { alpha, beta } = self.config.effective().window;
        if !self.config.algorithm.properties().prunes {
            Bound::Exact
        } else if score <= alpha && alpha.is_finite() {
            Bound::Upper
        } else if beta <= score && beta.is_finite() {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// Returns how many leaves of the whole tree were pruned; `None` if leaves were also skipped at random, by table
    /// hits or because replies are passed over, or if some were evaluated again.
    pub fn pruned_leaves(&self) -> Option<i64> {
        let has_table_hits = self.found.as_ref().is_some_and(|found| 0 < found.cost.stats.table_hits);
        if has_table_hits
            || self.config.algorithm.properties().revisits_nodes
            || self.config.algorithm.properties().level.is_some()
            || self.config.algorithm.properties().multi_player == Some(MultiPlayer::FewReplies)
        {
            return None;
        }
        let evaluated = self.found.as_ref()?.cost.stats.leaves;
        self.reference?.leaves.checked_signed_diff(evaluated)
    }
}

/// Returns the first row of each depth. The levels of play, which have a fixed depth, are not included.
pub fn first_row_per_depth(rows: &[ComparisonRow]) -> impl Iterator<Item = &ComparisonRow> {
    let mut depth = None;
    let rows = rows.iter().filter(|row| row.config.algorithm.properties().level.is_none());
    rows.filter(move |row| depth.replace(row.config.depth) != Some(row.config.depth))
}

/// Runs searches from `root`, one after the other, each within the limits. `on_row` receives each row as soon as its
/// search is over. Breaks with the ending if the user or the clock stops a search.
///
/// ```
/// use poda_core::comparison::ordering_preset::OrderingPreset;
/// use poda_core::comparison::{compare, searches};
/// use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
/// use poda_core::search::{Algorithm, SearchConfig};
/// use poda_core::trace::limits::Limits;
///
/// let board = TicTacToe::new(TicTacToeRules::default());
/// let asked = searches(&SearchConfig::default(), &[Algorithm::AlphaBeta], &[Some(2)], &[OrderingPreset::Own]);
/// let mut rows = Vec::new();
/// let _ = compare(&asked, &board, Limits::nodes(1_000), &(), |row| rows.push(row));
/// assert_eq!((rows[0].agrees_with_minimax(), rows[0].pruned_leaves()), (Some(true), Some(46)));
/// ```
pub fn compare<G: Game>(
    searches: &[SearchConfig],
    root: &G,
    limits: Limits,
    progress: &impl Progress,
    mut on_row: impl FnMut(ComparisonRow),
) -> ControlFlow<Ending> {
    let mut known: Option<(SearchedTree, Result<CountedSearch, Ending>)> = None;
    for config in searches {
        let SearchConfig { algorithm, depth, merge, quiescence, opponent, .. } = config.effective();
        let tree = (algorithm.unpruned(), depth, merge, quiescence, opponent);
        let counted = if let Some((_, counted)) = known.take().filter(|(of, _)| *of == tree) {
            counted
        } else {
            let minimax = SearchConfig { algorithm: config.algorithm.unpruned(), ..config.effective() };
            affordable(count(&minimax, root, limits, progress))?
        };
        let is_minimax = config.algorithm == config.algorithm.unpruned();
        let own = if is_minimax { counted.clone() } else { affordable(count(config, root, limits, progress))? };
        let (own, limit) = match own {
            Ok(CountedSearch { score, cost, best_play, .. }) => (Some(SearchOutcome { score, cost, best_play }), None),
            Err(limit) => (None, Some(limit)),
        };
        on_row(ComparisonRow {
            config: *config,
            found: own,
            limit,
            reference: counted.as_ref().ok().map(|counted| {
                let needs_chance = root.has_chance() || config.effective().opponent == Opponent::Random;
                MinimaxReference::of(counted, needs_chance, root.bounds() != Interval::UNKNOWN)
            }),
        });
        known = Some((tree, counted));
    }
    ControlFlow::Continue(())
}

/// The settings that determine the tree of a search that visits every node.
type SearchedTree = (Algorithm, Option<usize>, Merge, Option<Quiescence>, Opponent);

/// Continues with the count or with the limit that was reached; breaks if the search was stopped.
fn affordable(counted: Result<CountedSearch, Ending>) -> ControlFlow<Ending, Result<CountedSearch, Ending>> {
    match counted {
        Err(ending @ (Ending::Stopped | Ending::Underway | Ending::TimeLimit)) => ControlFlow::Break(ending),
        counted => ControlFlow::Continue(counted),
    }
}
