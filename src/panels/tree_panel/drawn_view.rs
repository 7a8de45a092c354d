//! A view of a tree of any kind, with the data that the map in the corner and the pen need.

use poda_core::trace::NodeId;
use poda_picture::picture::{TreeLayout, View};

#[derive(Clone, Copy)]
pub struct DrawnView<'a> {
    pub view: &'a View,
    /// The positions of the nodes, which are numbered in preorder.
    pub tree_layout: &'a TreeLayout,
    /// The topmost shown node.
    pub root: NodeId,
    pub visible: &'a dyn Fn() -> Vec<NodeId>,
}
