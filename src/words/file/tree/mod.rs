//! Explicit trees in RON: parsing and writing.

mod parse;
mod write;

pub(super) use parse::{ExplicitNode, parse, parse_explicit, parse_node};
pub use write::write_tree;
pub(super) use write::{ExplicitTree, write};
