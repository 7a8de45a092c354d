//! The answer to the question why a move is not the one that a depth-first search plays, as data.

use super::line::RefutingLine;
use crate::score::{Interval, Player};
use crate::trace::node::NodeId;
use crate::trace::passes::PassStep;

/// The answer to the question why a move is not the one that the search plays.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyNot {
    /// The pass that answers, and its step. It is an earlier pass than the one that was asked about if that pass has
    /// not come to the move yet.
    pub at: PassStep,
    /// The first visit of the move in that pass.
    pub child: NodeId,
    /// What is found of the move.
    pub found: Interval,
    /// The move that the search plays at the parent, or its best one so far.
    pub best: Option<BestMoveThere>,
    /// How the two compare.
    pub verdict: Verdict,
    /// How far what is found can be trusted.
    pub basis: Basis,
    /// The line of play that shows the end of the interval that speaks against the move.
    pub line: RefutingLine,
    /// Whether it depends on a depth limit.
    pub is_limited: bool,
}

/// The move with which another one is compared.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BestMoveThere {
    /// Its first visit.
    pub node: NodeId,
    /// What is found of it.
    pub found: Interval,
}

/// How a move compares with the one that the search plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No player chooses: chance decides.
    Outcome,
    /// The search has not come to the node at which it is a move.
    NodeUnvisited,
    /// The search does not come to that node: it lies on a branch that is pruned or passed over.
    NodePruned,
    /// It is the only move.
    Only,
    /// The search has not come to it yet.
    Unvisited,
    /// The search was cut short before it came to it.
    NeverVisited,
    /// A cutoff has pruned it.
    Pruned,
    /// The rule of the search leaves it out.
    PassedOver,
    /// It is the best move, and no other one can be better.
    Best,
    /// It is the best move so far.
    BestSoFar,
    /// It is worse.
    Worse,
    /// It is no better.
    NoBetter,
    /// Both are worth the same.
    Equal,
    /// It is better than the best move so far, which it is about to replace.
    Better,
    /// It is not known yet which of them is better.
    Undecided,
}

/// How far what a search has found of two moves can be trusted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basis {
    /// It is proved.
    Proved,
    /// It is certain by the rule of the search, which passes replies over.
    Rule,
    /// A search with a mistake says so.
    Mistaken,
    /// Cuts that are not sound may have changed it.
    Unsound,
    /// A user's program says so.
    Reported,
}

impl Verdict {
    /// Returns whether the verdict compares the two moves by what is found of them.
    pub const fn is_comparison(self) -> bool {
        match self {
            Self::Worse | Self::NoBetter | Self::Equal | Self::Better | Self::Undecided => true,
            Self::Outcome
            | Self::NodeUnvisited
            | Self::NodePruned
            | Self::Only
            | Self::Unvisited
            | Self::NeverVisited
            | Self::Pruned
            | Self::PassedOver
            | Self::Best
            | Self::BestSoFar => false,
        }
    }

    /// Returns whether a later step of the search, or another pass, may answer better.
    pub(super) const fn is_open(self) -> bool {
        match self {
            Self::Unvisited | Self::NeverVisited | Self::Undecided | Self::Pruned => true,
            Self::Outcome
            | Self::NodeUnvisited
            | Self::NodePruned
            | Self::Only
            | Self::PassedOver
            | Self::Best
            | Self::BestSoFar
            | Self::Worse
            | Self::NoBetter
            | Self::Equal
            | Self::Better => false,
        }
    }

    /// Compares a move with the best one for a player.
    pub(super) fn of(player: Player, found: Interval, best: Interval) -> Self {
        let other = player.opponent();
        if player.prefers(best.own_end(player), found.own_end(other)) {
            Self::Worse
        } else if player.prefers(found.own_end(player), best.own_end(other)) {
            Self::Better
        } else if found.is_exact() && found == best {
            Self::Equal
        } else if !player.prefers(found.own_end(other), best.own_end(player)) {
            Self::NoBetter
        } else {
            Self::Undecided
        }
    }
}
