//! How much a search may take in a page.

/// The limits offered for the nodes of a search; the middle one is the default.
pub const NODES: [usize; 5] = [100_000, 500_000, 1_000_000, 2_000_000, 5_000_000];
/// The limits offered for the memory of a search and its tree, in bytes; the middle one is the default.
pub const BYTES: [usize; 5] = [64 << 20, 128 << 20, 256 << 20, 512 << 20, 1 << 30];
/// The deepest recursion that the stack bears, in levels. A browser keeps the calls of a page on a stack of its own, of about a
/// megabyte, beside the one that the program was linked with.
pub const MAX_LEVELS: usize = 200;
