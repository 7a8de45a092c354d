//! What a program reports of a Monte Carlo tree search of its own.

use super::reported_move::ReportedMove;
use crate::score::Score;
use crate::search::mcts::Decide;

/// A report of a Monte Carlo tree search: an event of an iteration, with its line, from 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ReportedSample {
    /// The line of the run.
    pub line: u32,
    /// The event.
    pub event: SampleEvent,
}

/// An event of a Monte Carlo tree search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum SampleEvent {
    /// An iteration begins at the root.
    Iteration,
    /// A child of the current node is selected, and becomes the current node.
    Select {
        /// The move to it.
        mv: Option<ReportedMove>,
        /// The sum by which it is the greatest.
        sum: Option<Score>,
    },
    /// A child is added to the tree, and becomes the current node.
    Expand {
        /// The move to it.
        mv: Option<ReportedMove>,
    },
    /// A game was played from the current node on, with this result from MAX's side.
    Rollout(Score),
    /// The result was added at a node of the path, from the last one up to the root.
    Backup {
        /// The sum of the results at the node.
        wins: Option<Score>,
        /// The number of its iterations.
        visits: Option<Score>,
    },
    /// The search has chosen a move.
    Decide {
        /// The move.
        mv: Option<ReportedMove>,
    },
}

/// The Monte Carlo tree search that a program claims to make; `None` where it makes no claim.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct SampledClaims {
    /// The constant c of UCB1.
    pub exploration: Option<Score>,
    /// How the move is chosen.
    pub decide: Option<Decide>,
}
