//! Identity of things that can be equal by value and yet be different things.

use std::sync::atomic::{AtomicU64, Ordering};

/// A number that is given out once while the program runs. Clones of what carries it keep it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct UniqueId(u64);

impl UniqueId {
    /// An id that was not given out before.
    pub(super) fn next() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        Self(NEXT.fetch_add(1, Ordering::Relaxed))
    }
}
