//! Where the nodes of a tree stand: a tidy drawing, in which every ply has a row of its own.
//!
//! This module knows a tree as its [`LayoutTree`] only: who is whose parent, and how far a node's drawing reaches to the
//! left and to the right. It does not know what the nodes mean, how they are drawn, how high a row is or how long a
//! unit is on the screen. It computes x alone; the row of a node is its ply, and where that row lies is the picture's.
//!
//! ```
//! use poda::layout::{Extent, Separation, Layout, LayoutTree};
//!
//! /// A root with two children, the first of which has a child of its own.
//! struct Small;
//!
//! impl LayoutTree for Small {
//!     fn node_count(&self) -> u32 { 4 }
//!     fn parent(&self, node: u32) -> u32 { [u32::MAX, 0, 1, 0][node as usize] }
//!     fn extent(&self, _: u32) -> Extent { Extent { left: 10.0, right: 10.0 } }
//! }
//!
//! let layout = Layout::new(&Small, Separation { siblings: 8.0, cousins: 20.0 });
//! assert_eq!((layout.x(0), layout.x(1), layout.x(3)), (0.0, -14.0, 14.0));
//! assert_eq!(layout.row(1), [1, 3]);
//! assert_eq!(layout.visible(1, 0.0..100.0), [3]);
//! assert_eq!(layout.subtree_span(1), (-24.0, -4.0));
//! ```

mod rows;
mod tidy;

use std::ops::Range;

use rows::Rows;

/// A tree, as much of it as a layout has to know.
///
/// Nodes are numbered from 0 in preorder: a node comes before its children, and all of a subtree before the next
/// sibling of its root. Node 0 is the root.
pub trait LayoutTree {
    /// The number of nodes; 0 for no tree at all.
    fn node_count(&self) -> u32;

    /// The parent of a node. It is never asked of the root, so what it says of node 0 does not matter.
    fn parent(&self, node: u32) -> u32;

    /// How far the drawing of a node reaches. Asked once of each node.
    fn extent(&self, node: u32) -> Extent;

    /// Whether a node is folded: it stands there alone, and nothing below it takes any room. Nothing is, unless an
    /// outline says so.
    fn is_folded(&self, _node: u32) -> bool {
        false
    }
}

/// How far a drawing reaches to the left and to the right of its node's centre, in the units of the layout.
///
/// The two differ where a label stands on one side. Both are finite and at least 0.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Extent {
    /// From the centre to the left edge.
    pub left: f32,
    /// From the centre to the right edge.
    pub right: f32,
}

/// The least free space between the drawings of two neighbours in a row, in the units of the layout; at least 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Separation {
    /// Between two children of one parent.
    pub siblings: f32,
    /// Between neighbours with different parents.
    pub cousins: f32,
}

/// The place of every node of a tree.
///
/// The root's centre is at x = 0 and x grows to the right. Places are `f64`, because half a million nodes reach past
/// the whole numbers of `f32`. A layout keeps 28 bytes a node.
///
/// What is below a folded node stands in no row; asked for its place, it gives that of the folded node.
///
/// A row is in the order of the tree, and no two drawings in it overlap. So the left edges of a row ascend, and so do
/// the right edges, and what is asked about a stretch of a row is answered exactly by binary search, however much the
/// extents differ.
#[derive(Clone, Debug)]
pub struct Layout {
    /// By node, as the extents are.
    centres: Vec<f64>,
    extents: Vec<Extent>,
    rows: Rows,
    span: (f64, f64),
}

impl Layout {
    /// Lays out a tree, in time and memory linear in its nodes and without recursion, so that no depth is too great.
    ///
    /// # Panics
    ///
    /// If the nodes are not numbered in preorder.
    #[must_use]
    pub fn new(outline: &impl LayoutTree, gaps: Separation) -> Self {
        let nodes = 0..outline.node_count();
        let extents: Vec<Extent> = nodes.map(|node| outline.extent(node)).collect();
        let rows = Rows::new(outline);
        let centres = tidy::centres(outline, &rows, &extents, gaps);

        let mut layout = Self { centres, extents, rows, span: (0.0, 0.0) };
        if !layout.is_empty() {
            layout.span = layout.subtree_span(0);
        }
        layout
    }

    /// The number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.centres.len()
    }

    /// Whether there is no node.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.centres.is_empty()
    }

    /// Whether a node stands in a row: whether nothing above it is folded.
    #[must_use]
    pub fn is_shown(&self, node: u32) -> bool {
        self.rows.is_shown(node)
    }

    /// The node that stands where a node would: itself, or the folded one above it.
    #[must_use]
    pub fn shown_ancestor(&self, node: u32) -> u32 {
        self.rows.shown_ancestor(node)
    }

    /// The x of a node's centre.
    #[must_use]
    pub fn x(&self, node: u32) -> f64 {
        self.centres[node as usize]
    }

    /// How far a node's drawing reaches, as the outline said.
    #[must_use]
    pub fn extent(&self, node: u32) -> Extent {
        self.extents[node as usize]
    }

    /// The ply of a node, 0 for the root; found by a binary search among the rows.
    #[must_use]
    pub fn ply(&self, node: u32) -> usize {
        self.rows.ply(node)
    }

    /// The children of a node, from left to right.
    #[must_use]
    pub fn children(&self, node: u32) -> &[u32] {
        self.rows.children(node)
    }

    /// The number of rows: the greatest ply and one more, 0 for an empty layout.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows.count()
    }

    /// The nodes of a ply from left to right, which is also the order of their numbers; none beyond the last row.
    #[must_use]
    pub fn row(&self, ply: usize) -> &[u32] {
        self.rows.row(ply)
    }

    /// Exactly those nodes of a row, from left to right, that reach into a range of x: the right edge of their drawing
    /// is beyond its start and the left edge before its end.
    ///
    /// Whoever draws beyond the extents, a shadow or a thick line, widens the range by as much.
    #[must_use]
    pub fn visible(&self, ply: usize, range: Range<f64>) -> &[u32] {
        let row = self.row(ply);
        let start = row.partition_point(|&node| self.right_edge(node) <= range.start);
        let end = row.partition_point(|&node| self.left_edge(node) < range.end);
        &row[start.min(end)..end]
    }

    /// The node of a row whose drawing is at x, edges included; the left one where two drawings touch at x.
    #[must_use]
    pub fn hit(&self, ply: usize, x: f64) -> Option<u32> {
        let row = self.row(ply);
        let first = row.partition_point(|&node| self.right_edge(node) < x);
        row.get(first).copied().filter(|&node| self.left_edge(node) <= x)
    }

    /// The left edge of everything, 0 for an empty layout.
    #[must_use]
    pub fn left(&self) -> f64 {
        self.span.0
    }

    /// The right edge of everything, 0 for an empty layout.
    #[must_use]
    pub fn right(&self) -> f64 {
        self.span.1
    }

    /// From the left edge of everything to the right edge.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.right() - self.left()
    }

    /// The rows in which a node's subtree has nodes; linear in its height.
    #[must_use]
    pub fn subtree_rows(&self, node: u32) -> Range<usize> {
        let first = self.ply(node);
        first..first + self.rows.descendants(node).count()
    }

    /// The number of nodes that stand in a node's subtree, the node included; linear in its height.
    #[must_use]
    pub fn subtree_len(&self, node: u32) -> usize {
        self.rows.descendants(node).map(<[u32]>::len).sum()
    }

    /// The least and the greatest x of a centre in a node's subtree; linear in its height.
    #[must_use]
    pub fn subtree_centres(&self, node: u32) -> (f64, f64) {
        let ends = |run: &[u32]| match *run {
            [first, .., last] => (self.x(first), self.x(last)),
            [only] => (self.x(only), self.x(only)),
            [] => (f64::INFINITY, f64::NEG_INFINITY),
        };
        self.rows.descendants(node).map(ends).reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or_default()
    }

    /// The left and the right edge of everything in a node's subtree, the node included.
    ///
    /// The descendants of a node in one row stand side by side, so only the first and the last of each row are looked
    /// at: the time is linear in the height of the subtree, whatever its size.
    #[must_use]
    pub fn subtree_span(&self, node: u32) -> (f64, f64) {
        let edges = |run: &[u32]| match *run {
            [first, .., last] => (self.left_edge(first), self.right_edge(last)),
            [only] => (self.left_edge(only), self.right_edge(only)),
            [] => (f64::INFINITY, f64::NEG_INFINITY),
        };
        self.rows.descendants(node).map(edges).reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or_default()
    }

    fn left_edge(&self, node: u32) -> f64 {
        self.x(node) - f64::from(self.extent(node).left)
    }

    fn right_edge(&self, node: u32) -> f64 {
        self.x(node) + f64::from(self.extent(node).right)
    }
}
