//! The events that a search sends, and the trait of their receivers.
//!
//! Does not depend on an algorithm.

use super::support::ordering::OrderReason;
use super::support::pass::{Pass, StopReason};
use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::score::{Bound, Cutoff, Inexact, Score, Window};
use std::fmt;
use std::ops::ControlFlow;

/// Why a node was not expanded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Leaf {
    /// The game is over here.
    Terminal,
    /// The depth limit is reached here.
    Horizon,
    /// The depth limit is reached here or above, and the last move has changed the evaluation by little.
    Quiet,
    /// The transposition table has the answer.
    TableHit,
}

/// The relation of a visit to the parent of the node: a move that a player chooses, an outcome of a chance node, or the
/// probe of an outcome.
///
/// It is a single number, because a search passes one to every child and reads and writes it as a whole.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Branch(u32);

impl Branch {
    /// The root, or a move that a player chooses.
    pub const CHOICE: Self = Self(0);
    const IS_PROBE: u32 = 1 << 31;

    pub(super) const fn number(self) -> u32 {
        self.0
    }

    pub(super) const fn of_number(number: u32) -> Self {
        Self(number)
    }

    /// Returns the outcome of a chance node with this index, of at most 2³¹ − 2.
    pub const fn of_outcome(index: u32) -> Self {
        Self(index + 1)
    }

    /// Returns the same outcome, searched by its first move only.
    #[must_use]
    pub const fn probed(self) -> Self {
        Self(self.0 | Self::IS_PROBE)
    }

    /// Returns the index of the outcome, if it is one.
    pub fn outcome(self) -> Option<u32> {
        (self != Self::CHOICE).then(|| (self.0 & !Self::IS_PROBE) - 1)
    }

    /// Returns whether it is the probe of an outcome.
    pub fn is_probe(self) -> bool {
        self.0 & Self::IS_PROBE != 0
    }
}

impl fmt::Debug for Branch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.outcome(), self.is_probe()) {
            (None, _) => f.write_str("a choice"),
            (Some(index), false) => write!(f, "outcome {index}"),
            (Some(index), true) => write!(f, "probe of outcome {index}"),
        }
    }
}

/// A step of a search. Scores and windows are from MAX's view in every search.
#[derive(Debug)]
pub enum SearchEvent<'a, G: Game> {
    /// A node is entered. All events up to its `Leave` belong to it or to nodes below it.
    Enter {
        /// The move that led here; `None` at the root.
        via: Option<G::Move>,
        /// The position.
        position: &'a G,
        /// The visit's relation to the parent.
        branch: Branch,
        /// The window with which the node is searched; `None` if nothing is pruned.
        window: Option<Window>,
        /// Why the move was tried at its rank.
        reason: OrderReason,
    },
    /// The node that was just entered is a chance node.
    Outcomes {
        /// The weights of its moves, in order.
        weights: &'a [u32],
    },
    /// The outcome of a chance node that was just left counts with its weight.
    Expect,
    /// The node is probed: it has several moves, but this visit searches only the first, which was just left.
    Probe {
        /// The moves that this visit does not try.
        unsearched: &'a [G::Move],
    },
    /// The node is a leaf and was evaluated.
    Evaluate {
        /// The node's position.
        position: &'a G,
        /// Its static evaluation.
        evaluation: Evaluation,
        /// Why the node was not expanded.
        leaf: Leaf,
    },
    /// The child just left is the node's best so far: strictly better than all before it, or the first. In a search
    /// with the mistake [`LastBest`](super::FaultyAlgorithm::LastBest) it may only equal the best.
    Improve {
        /// The child's score.
        score: Score,
    },
    /// The child just left closed the window: the moves behind it are not tried.
    Cutoff {
        /// The node's position.
        position: &'a G,
        /// Which bound was met.
        kind: Cutoff,
        /// The moves that are not tried; empty if the last child cut. At a chance node, the outcomes that have not been
        /// searched to the end.
        unsearched: &'a [G::Move],
        /// Why each of them would have been tried at its rank; empty if that is the game's order.
        reasons: &'a [OrderReason],
    },
    /// A beginner has drawn another move, so these are not tried.
    Skip {
        /// The node's position.
        position: &'a G,
        /// The moves that are not tried.
        unsearched: &'a [G::Move],
    },
    /// The transposition table has the node's score, from another visit to the position.
    TableHit {
        /// The node's position.
        position: &'a G,
        /// The score.
        score: Score,
        /// How the score relates to the position's value.
        bound: Bound,
        /// How many plies below the node the earlier search went, if lines ended at that limit; `None`: every line
        /// ended with the game.
        depth: Option<usize>,
    },
    /// The node is left.
    Leave {
        /// The score that it returns.
        score: Score,
    },
    /// Another pass begins. Not sent by searches in one pass.
    Pass(Pass),
    /// No further pass is made. Not sent by searches in one pass.
    Stop(StopReason),
    /// The next result of the search cannot be represented as a score. The search ends.
    Inexact(Inexact),
    /// The bytes that the search itself holds: the moves of open nodes, the tables for ordering moves, and the
    /// transposition table. Sent after considerable growth, so that memory is limited in one place; for the
    /// transposition table, before it grows.
    HeldBytes(usize),
}

/// How an event changes the path of open nodes, which leads from the root to the current node.
#[derive(Debug)]
pub enum PathChange<'a, G: Game> {
    /// A node is entered, a child of the last one.
    Enter {
        /// The move that led here; `None` at the root.
        via: Option<G::Move>,
        /// The position.
        position: &'a G,
    },
    /// The last node is left.
    Leave {
        /// The score that it returns.
        score: Score,
    },
}

impl<'a, G: Game> SearchEvent<'a, G> {
    /// Returns how the event changes the path of open nodes; `None` if it does not.
    #[inline]
    pub const fn path_change(&self) -> Option<PathChange<'a, G>> {
        match *self {
            Self::Enter { via, position, .. } => Some(PathChange::Enter { via, position }),
            Self::Leave { score } => Some(PathChange::Leave { score }),
            Self::Outcomes { .. }
            | Self::Expect
            | Self::Probe { .. }
            | Self::Evaluate { .. }
            | Self::Improve { .. }
            | Self::Cutoff { .. }
            | Self::Skip { .. }
            | Self::TableHit { .. }
            | Self::Pass(_)
            | Self::Stop(_)
            | Self::Inexact(_)
            | Self::HeldBytes(_) => None,
        }
    }
}

/// A receiver of the events of a search: a recorder, a counter, or `()`, which ignores them.
pub trait Tracer<G: Game> {
    /// Receives an event. `Break` ends the search at once, because a budget is spent or the search was canceled.
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()>;
}

/// Forwards the events to a tracer whose type is known only at run time.
impl<G: Game> Tracer<G> for &mut dyn Tracer<G> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        (**self).record(event)
    }
}

/// Ignores the events, at no cost.
impl<G: Game> Tracer<G> for () {
    #[inline]
    fn record(&mut self, _event: SearchEvent<'_, G>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }
}
