//! The identity of a recording, which differs between recordings that are otherwise alike.

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
