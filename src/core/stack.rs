//! Space on the stack for deep recursions: a search recurses as deep as the game goes, and a file is nested as deep as its tree.
//!
//! With the feature `growing-stack` a desktop's stack grows. A browser's does not, nor does any without the feature, so that the
//! levels of a recursion are limited there.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The space is checked once in so many plies.
#[cfg(feature = "growing-stack")]
const CHECK_EVERY_PLIES: usize = 64;
/// The space that so many plies need, in bytes: a few times what an unoptimized build takes.
#[cfg(feature = "growing-stack")]
const NEEDED_BYTES: usize = 1 << 20;
/// The space that is added where less is left, in bytes.
#[cfg(feature = "growing-stack")]
const ADDED_BYTES: usize = 8 << 20;

/// The deepest recursion, in levels. A stack that does not grow has 2 MB in a thread of its own, a few kilobytes a level.
static MAX_LEVELS: AtomicUsize = AtomicUsize::new(if cfg!(feature = "growing-stack") { usize::MAX } else { 256 });

/// Limits recursions to so many levels, for a stack that cannot grow.
pub fn set_max_levels(levels: usize) {
    MAX_LEVELS.store(levels, Ordering::Relaxed);
}

/// Returns how many levels deep a recursion may go that needs so many.
pub fn allowed_levels(levels: usize) -> usize {
    levels.min(MAX_LEVELS.load(Ordering::Relaxed))
}

/// Calls `work`, which is `ply` levels deep in a recursion, with enough space on the stack for the levels until the next
/// check.
#[inline]
pub fn with_stack_space<T>(ply: usize, work: impl FnOnce() -> T) -> T {
    #[cfg(feature = "growing-stack")]
    if ply.is_multiple_of(CHECK_EVERY_PLIES) {
        return stacker::maybe_grow(NEEDED_BYTES, ADDED_BYTES, work);
    }
    let _ = ply;
    work()
}
