//! The input of a layout: the shape of a tree, the widths of its nodes and the distances between them.

/// The shape of a tree, as much of it as a layout needs.
///
/// Nodes are numbered from 0 in preorder: a node comes before its children, and a whole subtree before the next sibling of its
/// root. Node 0 is the root.
pub trait LayoutTree {
    /// The number of nodes; 0 for an empty tree.
    fn node_count(&self) -> u32;

    /// The parent of a node. Never called for the root, so its return value for node 0 is arbitrary.
    fn parent(&self, node: u32) -> u32;

    /// The extent of a node's drawing. Called once for each node.
    fn extent(&self, node: u32) -> Extent;

    /// Whether a node is folded: it is drawn without the nodes below it, which then take up no space. By default no node is.
    fn is_folded(&self, _node: u32) -> bool {
        false
    }
}

/// The distances from a node's center to the left and right edges of its drawing, in layout units.
///
/// They differ where a label stands on one side only. Both are finite and at least 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extent {
    /// From the center to the left edge.
    pub left: f32,
    /// From the center to the right edge.
    pub right: f32,
}

/// The minimum free space between the drawings of two neighbors in a row, in layout units; at least 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Separation {
    /// Between two children of the same parent.
    pub siblings: f32,
    /// Between neighbors with different parents.
    pub cousins: f32,
}
