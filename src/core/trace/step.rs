//! Steps: how far a search has gone, counted in events.
//!
//! A search in several passes is counted in two ways, which differ by type: within one pass by [`Step`], and through
//! all passes in a row by [`TimelineStep`]. Only [`Passes`](super::passes::Passes) converts one into the other.

use super::NodeId;
use std::fmt;

/// A number of steps made in one pass: 0 before its first event, [`Trace::len`](super::Trace::len) after its last.
pub type Step = usize;

/// A number of steps made in a whole search, with its passes in a row. Bookmarks, links and `poda trace` use it.
///
/// In a search of a single pass it is the same number as the [`Step`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct TimelineStep(usize);

impl TimelineStep {
    /// Before the first event.
    pub const START: Self = Self(0);

    /// Returns the step after this number of events.
    pub const fn new(events: usize) -> Self {
        Self(events)
    }

    /// Returns the number of events.
    pub const fn get(self) -> usize {
        self.0
    }

    /// Returns the next step.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

/// Formats the step as its number.
impl fmt::Display for TimelineStep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// The event of a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The node was entered.
    Enter(NodeId),
    /// The node, a leaf, was evaluated.
    Evaluate(NodeId),
    /// The transposition table settled the node.
    TableHit(NodeId),
    /// This child became its parent's best.
    Improve(NodeId),
    /// This outcome of a chance node counts with its weight.
    Expect(NodeId),
    /// This child closed its parent's window.
    Cutoff(NodeId),
    /// This child was chosen at random, and its siblings are skipped.
    Skip(NodeId),
    /// The node was left.
    Leave(NodeId),
}

impl Event {
    /// Returns the node, if it was entered.
    pub const fn entered(self) -> Option<NodeId> {
        if let Self::Enter(node) = self { Some(node) } else { None }
    }
}

/// An event in four bytes: three bits for the kind of event, 29 for the node.
#[derive(Clone, Copy, Debug)]
pub(super) struct PackedEvent(u32);

impl PackedEvent {
    const NODE_BITS: u32 = 29;
    /// The most nodes that a trace can have.
    pub(super) const MAX_NODES: usize = 1 << Self::NODE_BITS;

    #[inline]
    pub(super) const fn new(event: Event) -> Self {
        let (tag, node) = match event {
            Event::Enter(node) => (0, node),
            Event::Evaluate(node) => (1, node),
            Event::Improve(node) => (2, node),
            Event::Cutoff(node) => (3, node),
            Event::Leave(node) => (4, node),
            Event::TableHit(node) => (5, node),
            Event::Skip(node) => (6, node),
            Event::Expect(node) => (7, node),
        };
        Self(tag << Self::NODE_BITS | node.0)
    }

    #[inline]
    pub(super) const fn unpack(self) -> Event {
        let node = NodeId(self.0 & ((1 << Self::NODE_BITS) - 1));
        match self.0 >> Self::NODE_BITS {
            0 => Event::Enter(node),
            1 => Event::Evaluate(node),
            2 => Event::Improve(node),
            3 => Event::Cutoff(node),
            4 => Event::Leave(node),
            5 => Event::TableHit(node),
            6 => Event::Skip(node),
            _ => Event::Expect(node),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_is_unpacked() {
        let last = NodeId::new(PackedEvent::MAX_NODES - 1);
        for node in [NodeId::ROOT, last] {
            for event in [Event::Enter, Event::Evaluate, Event::TableHit, Event::Improve] {
                assert_eq!(PackedEvent::new(event(node)).unpack(), event(node));
            }
            for event in [Event::Expect, Event::Cutoff, Event::Skip, Event::Leave] {
                assert_eq!(PackedEvent::new(event(node)).unpack(), event(node));
            }
        }
        assert_eq!(size_of::<PackedEvent>(), 4);
    }
}
