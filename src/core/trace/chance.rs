//! The chance nodes of a trace and their outcomes; empty if chance decides nowhere.

use super::node::NodeId;
use super::siblings::SIBLING_INTERVAL;
use crate::score::Interval;
use std::collections::{BTreeMap, HashSet};
use std::sync::OnceLock;

/// The chance nodes of a trace, and the visits of their outcomes.
#[derive(Clone, Debug, Default)]
pub(super) struct ChanceNodes {
    /// The nodes in order of appearance.
    nodes: Vec<ChanceNode>,
    /// The weights of the outcomes of all chance nodes, one list after another.
    weights: Vec<u32>,
    /// The children of chance nodes, in order of appearance.
    outcomes: Vec<(NodeId, OutcomeVisit)>,
    /// For each chance node with many outcomes, the visits of its outcomes that have returned, in order, each with the
    /// interval proved for the node after it. Of a node with few outcomes this is computed.
    proved: BTreeMap<NodeId, Vec<(NodeId, Interval)>>,
    /// The children of chance nodes that are never entered and whose outcome another child has visited, in order;
    /// computed on first use.
    unsearched_revisits: OnceLock<Vec<NodeId>>,
}

#[derive(Clone, Copy, Debug)]
struct ChanceNode {
    node: NodeId,
    /// The index at which its weights begin.
    begin: u32,
    /// The sum of its weights, which is asked for at every outcome.
    total: u64,
}

/// The relation of a child of a chance node to its parent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OutcomeVisit {
    /// Its index among the outcomes.
    pub index: u32,
    /// Whether it is a probe, and how the probe has ended.
    pub probe: Option<Probe>,
}

/// A visit that searches an outcome by its first move only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Probe {
    /// The outcome has other moves.
    Partial,
    /// The outcome has no other move, or the search ended before that was known.
    Whole,
}

impl ChanceNodes {
    /// Adds a chance node, which comes after all that were added before.
    pub fn add_node(&mut self, node: NodeId, weights: impl IntoIterator<Item = u32>) {
        let begin = u32::try_from(self.weights.len()).expect("a trace has fewer than 2³² outcomes");
        self.weights.extend(weights);
        let total = self.weights[begin as usize..].iter().copied().map(u64::from).sum();
        self.nodes.push(ChanceNode { node, begin, total });
    }

    /// Adds a child of a chance node, which comes after all that were added before.
    pub fn add_outcome(&mut self, node: NodeId, visit: OutcomeVisit) {
        self.unsearched_revisits.take();
        self.outcomes.push((node, visit));
    }

    /// Records what is proved of a chance node after a child has returned. The child comes after all others of the node
    /// that have.
    pub fn add_proved(&mut self, parent: NodeId, child: NodeId, proved: Interval) {
        self.proved.entry(parent).or_default().push((child, proved));
    }

    /// Returns whether a chance node has so many outcomes that what is proved of it is [recorded](Self::add_proved).
    pub const fn is_recorded(outcomes: usize) -> bool {
        SIBLING_INTERVAL as usize <= outcomes
    }

    /// Returns the interval proved for a chance node after its last child that has returned and has at most this
    /// number; `None` if there is none, and for a node with few outcomes.
    pub fn proved_until(&self, parent: NodeId, last: u32) -> Option<Interval> {
        let returned = self.proved.get(&parent)?;
        let later = returned.partition_point(|(child, _)| child.number() <= last);
        Some(returned.get(later.checked_sub(1)?)?.1)
    }

    /// Returns whether a child of a chance node that is never entered is an outcome that another child has visited.
    /// `parent` returns the parent of a node, and `is_searched` whether a node was entered.
    pub fn is_unsearched_revisit(
        &self,
        node: NodeId,
        parent: impl Fn(NodeId) -> Option<NodeId>,
        is_searched: impl Fn(NodeId) -> bool,
    ) -> bool {
        let revisits = self.unsearched_revisits.get_or_init(|| {
            let mut visited = HashSet::new();
            let is_revisit = |&(node, visit): &(NodeId, OutcomeVisit)| {
                let is_new = visited.insert((parent(node), visit.index));
                (!is_new && !is_searched(node)).then_some(node)
            };
            self.outcomes.iter().filter_map(is_revisit).collect()
        });
        revisits.binary_search(&node).is_ok()
    }

    /// Records that a probe does not search all moves of its node.
    pub fn make_partial(&mut self, node: NodeId) {
        if let Ok(at) = self.outcomes.binary_search_by_key(&node, |&(node, _)| node) {
            self.outcomes[at].1.probe = Some(Probe::Partial);
        }
    }

    /// Returns the weights of the outcomes of a node; empty for a node at which a player chooses.
    pub fn weights(&self, node: NodeId) -> &[u32] {
        self.at(node).map_or(&[], |at| self.weights_at(at))
    }

    /// Returns the sum of the weights of the outcomes of a node; 0 for a node at which a player chooses.
    pub fn total(&self, node: NodeId) -> u64 {
        self.at(node).map_or(0, |at| self.nodes[at].total)
    }

    fn at(&self, node: NodeId) -> Option<usize> {
        self.nodes.binary_search_by_key(&node, |chance| chance.node).ok()
    }

    fn weights_at(&self, at: usize) -> &[u32] {
        let end = self.nodes.get(at + 1).map_or(self.weights.len(), |next| next.begin as usize);
        &self.weights[self.nodes[at].begin as usize..end]
    }

    /// Returns a node's relation to its parent, if the parent is a chance node.
    pub fn outcome(&self, node: NodeId) -> Option<OutcomeVisit> {
        let at = self.outcomes.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(self.outcomes[at].1)
    }

    /// Returns the chance nodes with their weights, in order of appearance.
    pub fn nodes(&self) -> impl ExactSizeIterator<Item = (NodeId, &[u32])> {
        self.nodes.iter().enumerate().map(|(at, chance)| (chance.node, self.weights_at(at)))
    }

    /// Returns the children of chance nodes, in order of appearance.
    pub fn outcomes(&self) -> &[(NodeId, OutcomeVisit)] {
        &self.outcomes
    }

    /// Returns whether there are no chance nodes.
    pub const fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    pub fn bytes(&self) -> usize {
        let proved = self.proved.values().map(|returned| size_of_val(&**returned)).sum::<usize>();
        size_of_val(&*self.nodes) + size_of_val(&*self.weights) + size_of_val(&*self.outcomes) + proved
    }

    pub fn shrink_to_fit(&mut self) {
        self.nodes.shrink_to_fit();
        self.weights.shrink_to_fit();
        self.outcomes.shrink_to_fit();
    }
}
