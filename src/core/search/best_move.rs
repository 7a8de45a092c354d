//! The best move of a search and what it cost, for programs that play and keep no tree.
//!
//! Does not depend on levels of play.

use super::best_line::BestLine;
use super::config::SearchConfig;
use super::event::{PathChange, SearchEvent, Tracer};
use super::search_with;
use super::support::budget::{Budget, SearchLimit};
use super::support::stats::SearchStats;
use crate::game::Game;
use crate::score::{Interval, Score};
use std::ops::ControlFlow;

/// The best move of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundMove<Move> {
    /// The first of the best moves.
    pub mv: Move,
    /// Its score, from MAX's view.
    pub score: Score,
    /// The cost of the search.
    pub stats: SearchStats,
    /// Whether it is proved that the move is worth the root's value.
    pub is_proved: bool,
    /// Whether the value depends on chance.
    pub is_average: bool,
    /// The intervals of the root's value and of the move's that are certain, whatever lies beyond the depth limit.
    pub certain: [Interval; 2],
    /// The depth limit of the last pass.
    pub depth: Option<usize>,
    /// Whether the search went beyond it.
    pub exceeds_its_depth: bool,
}

/// Searches from `root` for the best move. Returns `None` if that takes more than `max_visits` visits, or if the search
/// tries no move because the game is over or the depth is 0.
///
/// ```
/// use poda_core::game::nim::Nim;
/// use poda_core::search::{SearchConfig, best_move::best_move};
///
/// // The last object wins: MAX takes all of the only pile.
/// let nim = Nim::new(&[2], false).unwrap();
/// let found = best_move(&SearchConfig::default(), &nim, 1_000).unwrap();
/// assert_eq!((found.score, found.stats.nodes), (1.into(), 4));
/// assert_eq!(best_move(&SearchConfig::default(), &nim, 3), None);
/// ```
pub fn best_move<G: Game>(config: &SearchConfig, root: &G, max_visits: u64) -> Option<FoundMove<G::Move>> {
    best_move_within(config, root, Budget::nodes(max_visits)).ok()
}

/// Same as [`best_move`], within any budget.
///
/// # Errors
/// Returns the limit that was met, or `None` if the search tries no move.
pub fn best_move_within<G: Game>(
    config: &SearchConfig,
    root: &G,
    budget: Budget,
) -> Result<FoundMove<G::Move>, Option<SearchLimit>> {
    let mut tracer = BestMove { budget, found: BestLine::new(config, root) };
    let score = search_with(config, root, &mut tracer).continue_value().ok_or(tracer.budget.limit_met)?;
    found_move(config, &tracer, score).ok_or(None)
}

/// Returns the best move of the last finished pass of a search that deepens, and whether it was stopped in a later one:
/// where the budget was met, or `is_over` has returned `true`, which is asked after every few thousand visits. `None`
/// if no pass was finished, or if the search tries no move.
///
/// The move of a pass that was stopped is not returned, even if it has found one: only the moves before it in that pass
/// were compared with it.
///
/// ```
/// use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
/// use poda_core::search::{Algorithm, SearchConfig};
/// use poda_core::search::best_move::deepened_move;
/// use poda_core::search::budget::Budget;
///
/// let board = TicTacToe::new(TicTacToeRules::default());
/// let config = SearchConfig { algorithm: Algorithm::IterativeDeepening, ..SearchConfig::default() };
/// let (found, is_stopped) = deepened_move(&config, &board, Budget::nodes(100), &mut || false).unwrap();
/// // The first pass visits 10 nodes, the second 26 more, and the third would take more than 100.
/// assert_eq!((found.depth, is_stopped), (Some(2), true));
/// ```
pub fn deepened_move<G: Game>(
    config: &SearchConfig,
    root: &G,
    budget: Budget,
    is_over: &mut dyn FnMut() -> bool,
) -> Option<(FoundMove<G::Move>, bool)> {
    let best = BestMove { budget, found: BestLine::new(config, root) };
    let mut tracer = Deepening { best, config, open: 0, finished: None, is_over };
    let score = search_with(config, root, &mut tracer).continue_value();
    match score.and_then(|score| found_move(config, &tracer.best, score)) {
        Some(found) => Some((found, false)),
        None => tracer.finished.map(|found| (found, score.is_none())),
    }
}

/// Returns the best move of a search that has returned a score, or of its last pass.
fn found_move<Move: Copy + Eq>(
    config: &SearchConfig,
    tracer: &BestMove<Move>,
    score: Score,
) -> Option<FoundMove<Move>> {
    let BestMove { budget, found } = tracer;
    let line = found.line()?;
    Some(FoundMove {
        mv: line.moves.first().copied()?,
        score,
        stats: budget.stats,
        is_proved: line.is_best_proved && found.proved.is_exact() && config.algorithm.properties().mistake.is_none(),
        is_average: found.has_chance && !(line.is_best_proved && line.is_end && score.is_finite()),
        certain: found.certain,
        depth: found.depth,
        exceeds_its_depth: found.depth.is_some_and(|depth| depth < found.max_ply),
    })
}

/// A tracer that follows the best line within a budget.
struct BestMove<Move> {
    budget: Budget,
    found: BestLine<Move>,
}

impl<G: Game> Tracer<G> for BestMove<G::Move> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        self.found.follow(&event);
        ControlFlow::Continue(())
    }
}

/// The number of visits after which a search is asked whether its time is over.
const ASKING_INTERVAL: u64 = 4_096;

/// A tracer that keeps the best move of every finished pass, and may be stopped.
struct Deepening<'a, Move> {
    best: BestMove<Move>,
    config: &'a SearchConfig,
    /// The number of open visits.
    open: usize,
    finished: Option<FoundMove<Move>>,
    is_over: &'a mut dyn FnMut() -> bool,
}

impl<G: Game> Tracer<G> for Deepening<'_, G::Move> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        let nodes = self.best.budget.stats.nodes;
        match event.path_change() {
            Some(PathChange::Enter { .. }) => {
                if 0 < nodes && nodes.is_multiple_of(ASKING_INTERVAL) && (self.is_over)() {
                    return ControlFlow::Break(());
                }
                self.open += 1;
            }
            Some(PathChange::Leave { score }) => {
                self.open -= 1;
                self.best.record(event)?;
                if self.open == 0 {
                    self.finished = found_move(self.config, &self.best, score).or(self.finished);
                }
                return ControlFlow::Continue(());
            }
            None => {}
        }
        self.best.record(event)
    }
}
