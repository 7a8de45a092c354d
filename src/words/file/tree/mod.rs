//! Explicit trees in position files.

mod read;
mod write;

pub use write::write_tree;

pub(super) use read::{parse, parse_node, parse_player, parse_vectors, vector_length};
pub(super) use write::{push_vector, write};
