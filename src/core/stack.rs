//! Space on the stack for deep recursions: a search recurses as deep as the game goes, and a file is nested as deep as its tree.
//!
//! A desktop's stack grows. A browser's does not, so that the levels of a recursion are limited there.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The space is checked once in so many plies.
const CHECK_EVERY_PLIES: usize = 64;
/// The space that so many plies need, in bytes: a few times what an unoptimised build takes.
const NEEDED_BYTES: usize = 1 << 20;
/// The space that is added where less is left, in bytes.
const ADDED_BYTES: usize = 8 << 20;

/// The deepest recursion, in levels.
static MAX_LEVELS: AtomicUsize = AtomicUsize::new(usize::MAX);

/// Limits recursions to so many levels, for a stack that cannot grow.
pub fn set_max_levels(levels: usize) {
    MAX_LEVELS.store(levels, Ordering::Relaxed);
}

/// Returns how many levels deep a recursion may go that would go so deep.
#[must_use]
pub fn bearable(levels: usize) -> usize {
    levels.min(MAX_LEVELS.load(Ordering::Relaxed))
}

/// Calls `work`, which is `ply` levels deep in a recursion, with enough space on the stack for the levels until the next
/// check.
#[inline]
pub fn with_stack_space<T>(ply: usize, work: impl FnOnce() -> T) -> T {
    if ply.is_multiple_of(CHECK_EVERY_PLIES) { stacker::maybe_grow(NEEDED_BYTES, ADDED_BYTES, work) } else { work() }
}
