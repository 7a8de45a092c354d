//! The events of a search, and what receives them.
//!
//! Knows no algorithm.

use super::ordering::OrderReason;
use super::pass::{Pass, StopReason};
use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::score::{Bound, Cutoff, Score, Window};
use std::ops::ControlFlow;

/// Why a node was not expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaf {
    /// The game is over here.
    Terminal,
    /// The depth limit is reached here.
    Horizon,
    /// The depth limit is reached here or above, and the last move has changed little.
    Quiet,
    /// It was searched before, and what was found then settles it.
    TableHit,
}

/// What a search does next. Scores and windows are MAX's view in every search.
#[derive(Debug)]
pub enum SearchEvent<'a, G: Game> {
    /// A node is entered. Everything up to its `Leave` happens in it or below it.
    Enter {
        /// The move that led here; `None` at the root.
        via: Option<G::Move>,
        /// The position.
        position: &'a G,
        /// The window the node is searched with; `None` where nothing is pruned.
        window: Option<Window>,
        /// Why the move was tried at its rank.
        reason: OrderReason,
    },
    /// The node is a leaf, and this is what it is worth.
    Evaluate {
        /// The node's position.
        position: &'a G,
        /// The sum.
        evaluation: Evaluation,
        /// Why the search stops here.
        leaf: Leaf,
    },
    /// The child just left is the node's best so far: strictly better than all before it, or the first. A
    /// [mistaken](Mistake::LastBest) search takes a tie for an improvement.
    Improve {
        /// The child's score.
        score: Score,
    },
    /// The child just left closed the window: the moves after it are not tried.
    Cutoff {
        /// The node's position.
        position: &'a G,
        /// Which bound was met.
        kind: Cutoff,
        /// The moves that are left out; none if the last child cut.
        unsearched: &'a [G::Move],
        /// Why each of them would have been tried at its rank; empty if that is the game's order.
        reasons: &'a [OrderReason],
    },
    /// Chance has taken another move: these are not tried.
    Skip {
        /// The node's position.
        position: &'a G,
        /// The moves that are left out.
        unsearched: &'a [G::Move],
    },
    /// The node was searched before, and is left with what the table knows of it.
    TableHit {
        /// The node's position.
        position: &'a G,
        /// The score found then.
        score: Score,
        /// How it relates to the value.
        bound: Bound,
        /// How many plies below it were searched; `None`: to the end of the game.
        depth: Option<usize>,
    },
    /// The node is left.
    Leave {
        /// The score that it returns.
        score: Score,
    },
    /// Another pass through the tree begins. Searches that make only one do not tell.
    Pass(Pass),
    /// No further pass is made. Searches that make only one do not tell.
    Stop(StopReason),
    /// So many bytes are held by the search itself, in the moves of open nodes, what orders moves, and the table. Told when
    /// it has grown by much, so that memory is limited in one place; what a table is about to take is told before it is
    /// taken.
    HeldBytes(usize),
}

/// Whoever listens to a search: a recorder, a counter, or nobody.
pub trait Tracer<G: Game> {
    /// Takes note of an event. `Break` ends the search at once: a budget is spent, or the user has turned away.
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()>;
}

/// Nobody listens, at no cost.
impl<G: Game> Tracer<G> for () {
    #[inline]
    fn record(&mut self, _event: SearchEvent<'_, G>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
