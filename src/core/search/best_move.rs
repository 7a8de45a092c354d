//! The best move of a search and what it cost, for programs that play and keep no tree.
//!
//! Does not depend on levels of play.

use super::best_line::BestLine;
use super::config::SearchConfig;
use super::event::{SearchEvent, Tracer};
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
    let BestMove { budget, found } = tracer;
    let line = found.line().ok_or(None)?;
    let mv = line.moves.first().copied().ok_or(None)?;
    Ok(FoundMove {
        mv,
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
