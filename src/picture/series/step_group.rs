//! Groups of steps: by what happens at them, or because their author marked them.

use poda_core::trace::{Event, NodeId, NodeKind, Step, Trace};

/// Steps of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepGroup {
    /// Every step, and the beginning.
    All,
    /// A step for each visited node: an inner node is entered, a leaf is evaluated or found in the transposition table.
    Nodes,
    /// A step for each returned value: an inner node, or a root without children, is left.
    Results,
    /// The steps worth stopping at: a leaf has its value, a cutoff happens, an inner node is left.
    Landmarks,
    /// The steps that the author marked.
    Bookmarks,
    /// The last step.
    Last,
}

impl StepGroup {
    /// All groups.
    pub const ALL: [Self; 6] = [Self::All, Self::Nodes, Self::Results, Self::Landmarks, Self::Bookmarks, Self::Last];

    /// The name of the group, as flags spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::All => "all",
            Self::Nodes => "nodes",
            Self::Results => "results",
            Self::Landmarks => "landmarks",
            Self::Bookmarks => "bookmarks",
            Self::Last => "last",
        }
    }

    /// Returns whether a step of a pass is in the group, by what happens there.
    pub(super) fn contains(self, trace: &Trace, step: Step) -> bool {
        let is_inner = |node| trace.kind(node) == NodeKind::Inner;
        match (self, trace.event(step)) {
            (Self::Nodes, Some(Event::Enter(node))) => is_inner(node),
            (Self::All, _)
            | (Self::Nodes | Self::Landmarks, Some(Event::Evaluate(_) | Event::TableHit(_)))
            | (Self::Landmarks, Some(Event::Cutoff(_))) => true,
            (Self::Results | Self::Landmarks, Some(Event::Leave(node))) => is_inner(node) || node == NodeId::ROOT,
            _ => false,
        }
    }
}
