//! Space on the stack for deep recursions: a search recurses as deep as the game goes, and a file is nested as deep as
//! its tree.
//!
//! With the feature `growing-stack`, the stack of a desktop program grows. In a browser it does not grow, nor without
//! the feature, so the levels of a recursion are limited there.

use std::sync::atomic::{AtomicUsize, Ordering};

/// The space that a level of a recursion needs, with all that it calls, in bytes: many times what an unoptimized build
/// takes.
#[cfg(feature = "growing-stack")]
const NEEDED_BYTES: usize = 512 << 10;
/// The space that is added where less is left, in bytes.
#[cfg(feature = "growing-stack")]
const ADDED_BYTES: usize = 8 << 20;

/// The greatest depth of a recursion, in levels. A stack that does not grow has 2 MB in its own thread, and a level
/// takes a few kilobytes.
static MAX_LEVELS: AtomicUsize = AtomicUsize::new(if cfg!(feature = "growing-stack") { usize::MAX } else { 256 });

/// Limits recursions to this many levels, for a stack that cannot grow.
pub fn set_max_levels(levels: usize) {
    MAX_LEVELS.store(levels, Ordering::Relaxed);
}

/// Returns how many of the needed levels a recursion may use.
pub fn allowed_levels(levels: usize) -> usize {
    levels.min(MAX_LEVELS.load(Ordering::Relaxed))
}

/// Calls `work`, a level of a recursion, with enough space on the stack for it. Every level asks for its own.
#[inline]
pub fn with_stack_space<T>(work: impl FnOnce() -> T) -> T {
    #[cfg(feature = "growing-stack")]
    return stacker::maybe_grow(NEEDED_BYTES, ADDED_BYTES, work);
    #[cfg(not(feature = "growing-stack"))]
    work()
}

/// The part of the current stack on which a level of a recursion has enough space. A search keeps it, because asking
/// the thread at each node takes longer than comparing two addresses.
#[derive(Clone, Copy, Debug)]
pub struct StackSpace {
    /// The address below which the stack has to grow.
    lowest: usize,
}

impl StackSpace {
    /// No space: the next level asks the thread.
    pub const NONE: Self = Self { lowest: usize::MAX };

    /// Returns the space of the current stack.
    pub fn current() -> Self {
        #[cfg(feature = "growing-stack")]
        let lowest = stacker::remaining_stack().map_or(usize::MAX, |left| {
            // Where less is left, no address is low enough.
            address().checked_sub(left).map_or(0, |end| end + NEEDED_BYTES)
        });
        #[cfg(not(feature = "growing-stack"))]
        let lowest = 0;
        Self { lowest }
    }

    /// Returns whether the current level is within the space.
    #[inline]
    pub fn is_enough(self) -> bool {
        self.lowest <= address()
    }
}

/// Returns an address in the frame of the caller.
#[inline]
fn address() -> usize {
    let here = 0_u8;
    std::ptr::from_ref(&here).addr()
}
