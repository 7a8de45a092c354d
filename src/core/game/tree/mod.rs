//! Explicit trees: a "game" whose positions are the nodes of a tree that an author wrote down.
//!
//! Knows nothing of the files in which such trees are written.

pub mod editing;
mod nodes;
mod position;
#[cfg(test)]
mod tests;

pub use nodes::{TreeFault, TreeNode};
pub use position::{Tree, max_levels};
