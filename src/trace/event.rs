//! The events of a trace: what happened, and to which node.

use super::NodeId;

/// One thing that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The node was entered.
    Enter(NodeId),
    /// The node, a leaf, was evaluated.
    Evaluate(NodeId),
    /// The table knew the node.
    TableHit(NodeId),
    /// This child became its parent's best.
    Improve(NodeId),
    /// This child closed its parent's window.
    Cutoff(NodeId),
    /// This child was taken by chance, and its siblings are left out.
    PassOver(NodeId),
    /// The node was left.
    Leave(NodeId),
}

/// An event in four bytes: three bits say what happened, the others to which node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Packed(u32);

impl Packed {
    const SHIFT: u32 = 29;
    pub(super) const MOST_NODES: usize = 1 << Self::SHIFT;

    pub(super) fn new(event: Event) -> Self {
        let (what, node) = match event {
            Event::Enter(node) => (0, node),
            Event::Evaluate(node) => (1, node),
            Event::Improve(node) => (2, node),
            Event::Cutoff(node) => (3, node),
            Event::Leave(node) => (4, node),
            Event::TableHit(node) => (5, node),
            Event::PassOver(node) => (6, node),
        };
        Self(what << Self::SHIFT | node.0)
    }

    pub(super) fn unpack(self) -> Event {
        let node = NodeId(self.0 & ((1 << Self::SHIFT) - 1));
        match self.0 >> Self::SHIFT {
            0 => Event::Enter(node),
            1 => Event::Evaluate(node),
            2 => Event::Improve(node),
            3 => Event::Cutoff(node),
            4 => Event::Leave(node),
            5 => Event::TableHit(node),
            _ => Event::PassOver(node),
        }
    }
}
