//! References to nodes that outlive a frame, and the identities of recordings that they need.

use super::NodeId;
use std::sync::atomic::{AtomicU64, Ordering};

/// The identity of a recording. A copy of a recording has the same nodes and the same identity.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordingId(u64);

impl RecordingId {
    /// Returns an identity that no recording has had before.
    pub(super) fn unused() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}

/// A node of one recording.
///
/// A bare [`NodeId`] may identify another node in another trace, or no node. A node that is kept from one frame to the
/// next, or sent from one part of the window to another, is a reference: only its own recording resolves it. Between
/// recordings a node is identified by the moves that lead to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NodeRef {
    of: RecordingId,
    node: NodeId,
}

impl NodeRef {
    pub(super) const fn new(of: RecordingId, node: NodeId) -> Self {
        Self { of, node }
    }

    pub(super) fn in_recording(self, recording: RecordingId) -> Option<NodeId> {
        (self.of == recording).then_some(self.node)
    }
}
