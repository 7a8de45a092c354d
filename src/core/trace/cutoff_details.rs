//! A cutoff with everything that explains it: the child, the window, and the node that set the bound.

use super::moment::Moment;
use super::node_id::NodeId;
use super::trace::Trace;
use crate::score::{CutOn, Cutoff, Player, Score, Window};

/// The node whose improvement set a bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundOwner {
    /// The parent of the node that is cut: a shallow cutoff.
    Parent(NodeId),
    /// An ancestor further up: a deep cutoff.
    Ancestor(NodeId),
    /// This node, not by an improvement but by the null window of a scout.
    Scout(NodeId),
    /// No node: it is a bound of the root window.
    RootWindow,
}

impl BoundOwner {
    /// Returns the node, where there is one.
    #[must_use]
    pub const fn node(self) -> Option<NodeId> {
        match self {
            Self::Parent(node) | Self::Ancestor(node) | Self::Scout(node) => Some(node),
            Self::RootWindow => None,
        }
    }
}

/// A cutoff and what explains it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutoffDetails {
    /// The node that is cut.
    pub node: NodeId,
    /// The bound that was met.
    pub kind: Cutoff,
    /// The child that closed the window.
    pub child: NodeId,
    /// That child's score.
    pub score: Score,
    /// The node's window just before that score.
    pub window: Window,
    /// The owner of the bound that was met.
    pub owner: BoundOwner,
}

impl CutoffDetails {
    /// Returns the inequality that closed the window: `7 ≥ β = 5`.
    #[must_use]
    pub fn inequality(&self, cut_on: CutOn) -> String {
        let (player, letter, bound) = match self.kind {
            Cutoff::Alpha => (Player::Min, "α", self.window.alpha),
            Cutoff::Beta => (Player::Max, "β", self.window.beta),
        };
        format!("{} {} {letter} {}", self.score.shown(), cut_on.relation(player), bound.shown_as_value())
    }
}

impl Moment<'_> {
    /// Returns the cutoff at a node, if it has happened.
    #[must_use]
    pub fn cutoff(&self, node: NodeId) -> Option<CutoffDetails> {
        let child = self.closing_child(node).filter(|_| self.has_cut(node))?;
        let score = self.trace().score_for_parent(child)?;
        let (kind, window) = (Cutoff::at(self.trace().player(node)), self.window(node)?);
        Some(CutoffDetails { node, kind, child, score, window, owner: self.trace().bound_owner(node) })
    }
}

impl Trace {
    /// Returns the owner of the bound that a node's player must not pass: the nearest ancestor of the other side whose best
    /// child so far narrowed the window it was entered with, or that sent a scout. The root window's where nothing is pruned, and
    /// for a node never searched.
    #[must_use]
    pub fn bound_owner(&self, node: NodeId) -> BoundOwner {
        if !self.has_window || !self.is_searched(node) {
            return BoundOwner::RootWindow;
        }
        let player = self.player(node);
        let parent = self.parent(node);
        let found = self.ancestors(node).find_map(|below| {
            let above = self.parent(below)?;
            let current = self.window_before(above, below);
            if self.windows[below.index()].limit(player) != current.limit(player) {
                return Some(BoundOwner::Scout(above));
            }
            let is_set_here = current.limit(player) != self.windows[above.index()].limit(player);
            is_set_here.then_some(if Some(above) == parent {
                BoundOwner::Parent(above)
            } else {
                BoundOwner::Ancestor(above)
            })
        });
        found.unwrap_or(BoundOwner::RootWindow)
    }
}
