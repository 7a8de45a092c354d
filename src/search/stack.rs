//! Space on the stack for lines of play of thousands of plies: a search recurses as deep as the game goes.
//!
//! Knows no search. A platform that cannot extend a stack, such as a browser, has the stack that it was started with.

/// The space is checked once in so many plies.
const CHECK_EVERY_PLIES: usize = 64;
/// The space that so many plies need, in bytes: a few times what an unoptimised build takes.
const NEEDED_BYTES: usize = 1 << 20;
/// The space that is added where less is left, in bytes.
const ADDED_BYTES: usize = 8 << 20;

/// Calls `work`, which is `ply` levels deep in a recursion, with enough space on the stack for the levels until the next
/// check.
#[inline]
pub(crate) fn with_stack_space<T>(ply: usize, work: impl FnOnce() -> T) -> T {
    if ply.is_multiple_of(CHECK_EVERY_PLIES) { stacker::maybe_grow(NEEDED_BYTES, ADDED_BYTES, work) } else { work() }
}
