//! Room on the stack for lines of play of thousands of plies: a search recurses as deep as the game goes.
//!
//! Knows no search. Where a platform cannot add to a stack, as in a browser, the stack is as large as it was made.

/// The room is looked at once every so many plies.
const PLIES: usize = 64;
/// So much is needed for that many plies, in bytes: a few times what an unoptimised build takes.
const NEEDED: usize = 1 << 20;
/// So much is added where that is not left.
const ADDED: usize = 8 << 20;

/// Does `work`, which is `ply` levels deep in a recursion, with enough room on the stack for the levels until the next look.
#[inline]
pub(crate) fn with_stack_space<T>(ply: usize, work: impl FnOnce() -> T) -> T {
    if ply.is_multiple_of(PLIES) { stacker::maybe_grow(NEEDED, ADDED, work) } else { work() }
}
