//! How much a search may take on a desktop.

/// The limits offered for the nodes of a search; the middle one is the default.
pub const NODES: [usize; 5] = [100_000, 500_000, 2_000_000, 5_000_000, 20_000_000];
/// The limits offered for the memory of a search and its tree, in bytes; the middle one is the default.
pub const BYTES: [usize; 5] = [128 << 20, 256 << 20, 512 << 20, 1 << 30, 4 << 30];
/// The deepest recursion that the stack bears, in levels: a desktop's stack grows.
pub const MAX_LEVELS: usize = usize::MAX;
