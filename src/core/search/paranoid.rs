//! Paranoid: alpha-beta for several players, against a coalition of all others.
//!
//! N. R. Sturtevant and R. E. Korf, "On Pruning Techniques for Multi-Player Games", 2000. The player at the root
//! assumes that all others have no aim but to harm this player. Then there are two sides with opposite interests: MAX,
//! the player at the root, and MIN, everybody else. Only one entry of a vector counts, that of the player at the root,
//! and the search is alpha-beta with all its deep cutoffs.
//!
//! Contract: as in [alpha-beta](super::alpha_beta). The value is what the player at the root can get whatever the
//! others do, so it is never more than what any equilibrium gives this player.

use super::alpha_beta::alpha_beta;
use super::event::Tracer;
use super::support::searcher::{Node, Searched, Searcher};
use crate::game::Game;
use crate::score::Window;

/// Returns the score of `root`, exact only inside `window`. A game of [several players](Game::players) shows itself to
/// alpha-beta from the view of the player who moves first.
pub(super) fn paranoid<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    root: &Node<G>,
    window: Window,
) -> Searched {
    alpha_beta(searcher, root, window)
}
