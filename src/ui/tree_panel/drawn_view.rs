//! A view of a tree as it is drawn, whatever tree it is: what the map in the corner and the pen have to know of it.

use poda_core::trace::NodeId;
use poda_picture::picture::{TreeLayout, View};

/// A view of a tree.
#[derive(Clone, Copy)]
pub struct DrawnView<'a> {
    pub view: &'a View,
    /// Where the nodes are: they are numbered in preorder.
    pub tree_layout: &'a TreeLayout,
    /// The topmost node shown.
    pub root: NodeId,
    /// Returns the nodes in view.
    pub visible: &'a dyn Fn() -> Vec<NodeId>,
}
