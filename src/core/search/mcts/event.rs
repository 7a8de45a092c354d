//! The events of a Monte Carlo tree search, and the trait of their receivers.
//!
//! A node of this search is not entered and left but visited by many iterations, so these are not the events of
//! [`SearchEvent`](crate::search::SearchEvent). Does not depend on a search.

use super::statistics::{SelectionTerm, Statistics};
use crate::game::Game;
use crate::score::Score;
use std::ops::ControlFlow;

/// A step of a Monte Carlo tree search. Every iteration consists of one `Iteration`, a `Select` for each move down the
/// tree, an `Expand` unless the game is over there, a `Rollout`, and a `Backup` for each node on the path, from the
/// last one up to the root.
///
/// With [priors](super::Selection::Puct), only outcomes of chance are added by an `Expand`. All moves of a player's node
/// are added at once by `Priors`, when an iteration first ends there, before its `Rollout`; those of the root before
/// the first iteration, without an event.
#[derive(Debug)]
pub enum MctsEvent<'a, G: Game> {
    /// An iteration begins at the root.
    Iteration {
        /// The number of nodes of the tree, the root included.
        nodes: usize,
        /// The bytes that the tree takes.
        bytes: usize,
    },
    /// The child of the current node to which this move leads is selected, and becomes the current node.
    Select {
        /// The move.
        via: G::Move,
        /// The terms of all children, in the order of the moves; empty at a chance node, where the outcome is drawn.
        terms: &'a [SelectionTerm<G::Move>],
    },
    /// The child of the current node to which this move leads becomes a node of the tree, and the current node.
    Expand {
        /// The move.
        via: G::Move,
        /// The position that it leads to.
        position: &'a G,
    },
    /// All children of the current node become nodes of the tree, with the priors of their moves.
    Priors {
        /// The moves with their priors, in the order of the moves.
        priors: &'a [(G::Move, f64)],
    },
    /// The game was played from the current node on by random moves.
    Rollout {
        /// The moves; empty if the game is over at the node.
        moves: &'a [G::Move],
        /// The result from MAX's side.
        result: Score,
    },
    /// The result is added at a node of the path.
    Backup {
        /// The statistics of the node, including this result.
        statistics: Statistics,
    },
    /// The search is over.
    Decide {
        /// The chosen move; `None` if no player has a move.
        best: Option<G::Move>,
    },
}

/// A receiver of the events of a Monte Carlo tree search.
pub trait MctsTracer<G: Game> {
    /// Receives an event. `Break` ends the search at once, because a budget is spent or the search was canceled.
    fn record(&mut self, event: MctsEvent<'_, G>) -> ControlFlow<()>;
}

/// Ignores the events.
impl<G: Game> MctsTracer<G> for () {
    fn record(&mut self, _event: MctsEvent<'_, G>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
