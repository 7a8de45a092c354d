//! What tells one recording from another, however alike they are.

use std::sync::atomic::{AtomicU64, Ordering};

/// Tells recordings apart. A copy of a recording has the same nodes and the same mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct RecordingId(u64);

impl RecordingId {
    /// A mark that no recording has had before.
    pub(super) fn unused() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
