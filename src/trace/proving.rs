//! Which child proves what is proved of a node, and the principal variation: the line of those children.
//!
//! The best child of a search is the first that returned a strictly better score than all before it. Where the window was
//! narrow that score may be a bound on the wrong side: a MAX node whose best child is worth 5 *at most* has proved
//! nothing by it. The child that proves the value is the first that guarantees it to the node's player.

use super::moment::NodeState;
use super::visit::Visit;
use super::{NodeId, NodeKind, Trace};
use crate::score::Interval;

impl Visit<'_> {
    /// The child that proves the node's own end so far: at MAX the first that is worth at least what the node is, at MIN
    /// the first that is worth at most that. `None` where no single child does: before the first, at a leaf, and where
    /// the search has only proved that no child is better than a bound. A mistaken search proves nothing: of it, its best
    /// child.
    ///
    /// O(1) where the best child proves it, else linear in the children.
    #[must_use]
    pub fn proving_child(&self) -> Option<NodeId> {
        let trace = self.moment.trace();
        let best = self.best_child()?;
        if trace.mistake().is_some() {
            return Some(best);
        }
        if self.node == NodeId::ROOT && self.moment.step() == trace.len() && !trace.line.is_empty() {
            return trace.line.get(1).copied();
        }
        let player = trace.player(self.node);
        let end = self.proved().own_end(player);
        if end == player.worst() {
            // Every move guarantees the worst of all values: only where it is the value does the first one prove it.
            let is_known = trace.proved_by_result(best).is_exact() && trace.score_for_parent(best) == Some(end);
            return is_known.then_some(best);
        }
        let proves = |child: &NodeId| {
            let is_finished = self.moment.state(*child) == NodeState::Finished;
            is_finished && !player.prefers(end, trace.proved_by_result(*child).own_end(player))
        };
        Some(best).filter(proves).or_else(|| trace.children(self.node).find(proves))
    }
}

impl Trace {
    /// The principal variation: from the root along the children that prove what is proved. It ends at a leaf, at a node
    /// that the table answered, and where no single child proves anything.
    #[must_use]
    pub fn principal_variation(&self) -> Vec<NodeId> {
        if !self.line.is_empty() {
            return self.line.clone();
        }
        let end = self.end();
        std::iter::successors(Some(NodeId::ROOT), |&node| end.proving_child(node)).collect()
    }

    /// The line of the best children, each the first that was strictly better than all before it, proved or not.
    #[must_use]
    pub fn line_of_best_children(&self) -> Vec<NodeId> {
        std::iter::successors(Some(NodeId::ROOT), |&node| self.best_child(node)).collect()
    }

    /// What the visits of a child prove, this one and those right before it of the same move.
    pub(super) fn proved_by_visits(&self, visit: NodeId, before: Interval) -> Interval {
        let proved = self.proved_by_result(visit);
        if self.is_research(visit) { before.intersection(proved) } else { proved }
    }

    /// What a returned score proves of its node.
    pub(super) fn proved_by_result(&self, node: NodeId) -> Interval {
        let is_proved = self.mistake.is_none() || self.kind(node) != NodeKind::Inner;
        let result = self.result(node).filter(|_| is_proved);
        let proved = result.map_or(Interval::UNKNOWN, |(score, bound)| Interval::of(score, bound));
        if node == NodeId::ROOT && result.is_some() { proved.intersection(self.proved_before) } else { proved }
    }
}
