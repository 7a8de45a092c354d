//! What is written of a node.

use crate::score::{Bound, Turn};
use crate::trace::node::NodeKind;
use serde::{Deserialize, Serialize};

/// What happens to the remaining children after a child was left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Closing {
    /// They may still be searched.
    None,
    /// They are not searched, because the child closed its parent's window.
    Cutoff,
    /// They are not searched, because the child was chosen at random.
    Skip,
}

/// The facts of a node, except its score.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub(super) struct NodeFacts {
    pub ply: u16,
    pub kind: NodeKind,
    pub bound: Bound,
    pub closing: Closing,
    pub turn: Turn,
    pub is_searched: bool,
    pub is_left: bool,
    pub is_research: bool,
    pub has_improved: bool,
    /// Whether the node was entered with a window that differs from its parent's.
    pub has_own_window: bool,
    /// Whether the bound that it closed at its parent is β.
    pub cuts_at_beta: bool,
}

impl NodeFacts {
    /// Returns whether no event is recorded at a node that is not searched, or not left.
    #[inline]
    pub const fn is_consistent(&self) -> bool {
        let needs_left = self.has_improved || !matches!(self.closing, Closing::None);
        let needs_search = self.is_left || self.is_research || self.has_own_window || self.kind.is_table_hit();
        (self.is_left || !needs_left) && (self.is_searched || !needs_search)
    }

    /// Returns whether the facts include something that happens only to a child.
    pub const fn needs_parent(&self) -> bool {
        self.is_research || self.has_improved || !matches!(self.closing, Closing::None)
    }
}
