//! How much a file may contain. Its diagnostics name these limits.

pub use poda_core::game::game_record::MAX_MOVES;

/// The size of the largest text that is read, in bytes: far larger than any practical lecture or tree.
pub const MAX_BYTES: usize = 64 << 20;

/// The largest number of entries of a lecture.
pub const MAX_ENTRIES: usize = 1_000;
