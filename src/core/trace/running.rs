//! What follows from the children of a node, continued from child to child.

use super::node::NodeId;
use super::trace::Trace;

/// A value for each node on one path that follows from some of the node's children.
///
/// A caller that goes through a search step by step asks for it at each child. Each value continues the one before, so
/// that all children of a node together take time proportional to their number.
#[derive(Clone, Debug)]
pub struct Running<T> {
    /// For each ply, what was asked for last.
    by_ply: Vec<Option<KeptPly<T>>>,
}

#[derive(Clone, Debug)]
struct KeptPly<T> {
    node: NodeId,
    /// The last child that counts.
    last: NodeId,
    value: T,
}

impl<T> Default for Running<T> {
    fn default() -> Self {
        Self { by_ply: Vec::new() }
    }
}

impl<T> Running<T> {
    /// Returns the value of `node` over its children up to `last`, always of the same trace. `begin` returns the value
    /// over no child, and `add` adds the next one.
    pub fn until(
        &mut self,
        trace: &Trace,
        [node, last]: [NodeId; 2],
        begin: impl FnOnce() -> T,
        mut add: impl FnMut(&mut T, NodeId),
    ) -> &T {
        let ply = trace.ply(node);
        if self.by_ply.len() <= ply {
            self.by_ply.resize_with(ply + 1, || None);
        }
        let kept = self.by_ply[ply].take().filter(|kept| kept.node == node && kept.last <= last);
        let (first, mut value) = match kept {
            Some(kept) => (trace.node(kept.last).end, kept.value),
            None => (node.number() + 1, begin()),
        };
        for child in trace.siblings_between(first, trace.node(node).end).take_while(|&child| child <= last) {
            add(&mut value, child);
        }
        &self.by_ply[ply].insert(KeptPly { node, last, value }).value
    }
}
