//! Space on the stack for deep recursions: a search recurses as deep as the game goes, and a file is nested as deep as its tree.
//!
//! With the feature `growing-stack`, the stack of a desktop program grows. In a browser it does not grow, nor without the feature, so the
//! levels of a recursion are limited there.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The number of plies between two checks of the space.
#[cfg(feature = "growing-stack")]
const CHECK_EVERY_PLIES: usize = 64;
/// The space that this number of plies needs, in bytes: a few times the space of an unoptimized build.
#[cfg(feature = "growing-stack")]
const NEEDED_BYTES: usize = 1 << 20;
/// The space that is added if less than the needed space is left, in bytes.
#[cfg(feature = "growing-stack")]
const ADDED_BYTES: usize = 8 << 20;

/// The greatest depth of a recursion, in levels. A stack that does not grow has 2 MB in its own thread, and a level takes a few kilobytes.
static MAX_LEVELS: AtomicUsize = AtomicUsize::new(if cfg!(feature = "growing-stack") { usize::MAX } else { 256 });

/// Limits recursions to this many levels, for a stack that cannot grow.
pub fn set_max_levels(levels: usize) {
    MAX_LEVELS.store(levels, Ordering::Relaxed);
}

/// Returns how many of the needed levels a recursion may use.
pub fn allowed_levels(levels: usize) -> usize {
    levels.min(MAX_LEVELS.load(Ordering::Relaxed))
}

/// Calls `work`, which is `ply` levels deep in a recursion, with enough space on the stack for the levels until the next check.
#[inline]
pub fn with_stack_space<T>(ply: usize, work: impl FnOnce() -> T) -> T {
    #[cfg(feature = "growing-stack")]
    if ply.is_multiple_of(CHECK_EVERY_PLIES) {
        return stacker::maybe_grow(NEEDED_BYTES, ADDED_BYTES, work);
    }
    let _ = ply;
    work()
}
