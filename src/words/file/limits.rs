//! How much a file may contain. Its diagnostics name these limits.

/// The size of the largest text that is read, in bytes: far larger than any practical lecture or tree.
pub const MAX_BYTES: usize = 64 << 20;

/// The largest number of entries of a lecture.
pub const MAX_ENTRIES: usize = 1_000;

/// The largest number of moves that a file plays.
pub const MAX_MOVES: usize = 10_000;
