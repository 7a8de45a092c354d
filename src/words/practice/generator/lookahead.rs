//! What lies below a position: its minimax value, its best leaf, its first leaf and the number of its nodes.
//!
//! Does not record anything, and does not prune.

use poda_core::game::Game;
use poda_core::score::{Player, Score};

/// What lies below a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lookahead {
    /// The minimax value.
    pub value: Score,
    /// The best value of a leaf for a given player.
    pub best_leaf: Score,
    /// The value of the first leaf.
    pub first_leaf: Score,
    /// The number of nodes, the position itself included.
    pub nodes: usize,
}

impl Lookahead {
    /// Looks ahead from a position to a depth in plies, or to the end of the game. Returns `None` if there are more than
    /// `max_nodes` nodes.
    pub fn new<G: Game>(position: &G, depth: Option<usize>, looking: Player, max_nodes: usize) -> Option<Self> {
        let moves = moves_within(position, depth);
        if max_nodes <= moves.len() {
            return None;
        }
        let mut below: Option<Self> = None;
        let mut nodes = 1;
        for (later_moves, mv) in (0..moves.len()).rev().zip(moves) {
            // Each of the later moves leads to one node at least.
            let nodes_left = max_nodes - nodes - later_moves;
            let child = Self::new(&position.after(mv), after_a_ply(depth), looking, nodes_left)?;
            nodes += child.nodes;
            below = Some(match below {
                None => child,
                Some(before) => Self {
                    value: position.to_move().better_of(before.value, child.value),
                    best_leaf: looking.better_of(before.best_leaf, child.best_leaf),
                    ..before
                },
            });
        }
        let leaf = || {
            let value = position.evaluate().score();
            Self { value, best_leaf: value, first_leaf: value, nodes }
        };
        Some(below.map_or_else(leaf, |below| Self { nodes, ..below }))
    }
}

/// Returns whether a position has more than `max_nodes` nodes below it, itself included, as far as that follows from the number
/// of moves alone. Evaluates nothing, and looks no further than two plies above the depth.
pub(super) fn is_surely_larger<G: Game>(position: &G, depth: Option<usize>, max_nodes: usize) -> bool {
    max_nodes < nodes_of_moves(position, depth, max_nodes)
}

/// Returns the number of nodes that follow from moves alone, or some number above `max_nodes`.
fn nodes_of_moves<G: Game>(position: &G, depth: Option<usize>, max_nodes: usize) -> usize {
    let moves = moves_within(position, depth);
    let mut nodes = 1 + moves.len();
    if depth.is_none_or(|depth| 2 <= depth) {
        for mv in moves {
            if max_nodes < nodes {
                break;
            }
            nodes += nodes_of_moves(&position.after(mv), after_a_ply(depth), max_nodes - nodes) - 1;
        }
    }
    nodes
}

/// Returns the moves of a position that a search to a depth makes: none at the depth limit.
pub(super) fn moves_within<G: Game>(position: &G, depth: Option<usize>) -> Vec<G::Move> {
    let mut moves = Vec::new();
    if depth != Some(0) || !position.can_be_evaluated() {
        position.legal_moves(&mut moves);
    }
    moves
}

/// Returns the depth that is left after a ply.
pub(super) fn after_a_ply(depth: Option<usize>) -> Option<usize> {
    depth.map(|depth| depth.saturating_sub(1))
}
