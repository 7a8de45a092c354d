//! The best move of a search and what it cost, for programs that play and keep no tree.
//!
//! Knows no levels of play.

use super::budget::{Budget, SearchLimit};
use super::by_algorithm::search;
use super::config::SearchConfig;
use super::event::{SearchEvent, Tracer};
use super::pass::{Pass, StopReason};
use super::stats::SearchStats;
use crate::game::Game;
use crate::score::{Player, Score};
use std::ops::ControlFlow;

/// The best move of a search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct FoundMove<Move> {
    /// The first of the best moves.
    pub mv: Move,
    /// Its score, from MAX's view.
    pub score: Score,
    /// What the search cost.
    pub stats: SearchStats,
}

/// Searches from `root` for the best move; `None` if that takes more than `max_nodes` nodes, or if the search tries no move
/// because the game is over or the depth is 0.
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
pub fn best_move<G: Game>(config: &SearchConfig, root: &G, max_nodes: u64) -> Option<FoundMove<G::Move>> {
    best_move_within(config, root, Budget::nodes(max_nodes)).ok()
}

/// The same within any budget.
///
/// # Errors
/// The limit that was met; `None` if the search tries no move.
pub fn best_move_within<G: Game>(
    config: &SearchConfig,
    root: &G,
    budget: Budget,
) -> Result<FoundMove<G::Move>, Option<SearchLimit>> {
    let mut tracer =
        BestMove::<G> { budget, open: 0, last: None, candidate: None, best: None, pass: None, player: root.to_move() };
    let found = search(config, root, &mut tracer).continue_value().zip(tracer.best);
    let (score, mv) = found.ok_or(tracer.budget.limit_met())?;
    Ok(FoundMove { mv, score, stats: tracer.budget.stats })
}

/// The tracer that follows which of the root's children is the best.
struct BestMove<G: Game> {
    budget: Budget,
    /// How many nodes are open.
    open: usize,
    /// The move to the child of the root that was entered last.
    last: Option<G::Move>,
    /// The best move so far of the pass under way.
    candidate: Option<G::Move>,
    /// The best move of the last finished pass that shows one.
    best: Option<G::Move>,
    /// The pass under way, in a search in several passes.
    pass: Option<Pass>,
    /// The side to move at the root.
    player: Player,
}

impl<G: Game> Tracer<G> for BestMove<G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        match event {
            SearchEvent::Enter { via, .. } => {
                self.open += 1;
                if self.open == 2 {
                    self.last = via;
                }
            }
            SearchEvent::Improve { .. } if self.open == 1 => self.candidate = self.last,
            SearchEvent::Leave { score } => {
                self.open -= 1;
                let is_shown = self.pass.is_none_or(|pass| pass.shows_best(self.player, score));
                if self.open == 0 && (is_shown || self.best.is_none()) {
                    self.best = self.candidate;
                }
            }
            SearchEvent::Pass(pass) => self.pass = Some(pass),
            SearchEvent::Stop(stop) if stop != StopReason::Converged => self.best = self.candidate,
            _ => {}
        }
        ControlFlow::Continue(())
    }
}
