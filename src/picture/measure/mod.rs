//! How large the nodes of a tree are, and what is written at them.

pub mod node_sizes;
