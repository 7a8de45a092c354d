//! How large an exercise gets, and how long one is looked for. Other numbers would give other exercises for the same seeds.

/// The greatest number of nodes of the tree of an exercise.
pub const MAX_NODES: usize = 600;
/// The greatest number of drafts of an explicit tree.
pub const TREE_DRAFTS: usize = 100;
/// The greatest number of repairs of each draft, for each of its leaves.
pub const REPAIRS_PER_LEAF: usize = 10;
/// The greatest number of nodes of all trees together that are tried before no further draft or repair is made.
pub const TRIED_NODES: usize = 1_000_000;
/// The greatest number of random games that are played for a board position.
pub const PLAYOUTS: usize = 2_000;
