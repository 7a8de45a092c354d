//! A finished layout: the x coordinate of every node, and queries by row, by range of x and by subtree.

use super::rows::Rows;
use super::tidy;
use super::tree::{Extent, LayoutTree, Separation};
use std::ops::Range;

/// The positions of all nodes of a tree.
///
/// The root's centre is at x = 0 and x grows to the right. Coordinates are `f64`, because a row of half a million nodes is
/// wider than the integers that `f32` represents exactly. A layout occupies 28 bytes a node.
///
/// A node below a folded one is hidden: it is in no row, and its position is that of the folded node.
///
/// The nodes of a row are in tree order and their drawings do not overlap. So the left edges of a row ascend, and so do the
/// right edges, which makes every query about a range of x an exact binary search, however different the extents are.
#[derive(Clone, Debug)]
pub struct Layout {
    /// By node: the x of its centre.
    centres: Vec<f64>,
    /// By node.
    extents: Vec<Extent>,
    rows: Rows,
    /// The leftmost and the rightmost edge of the drawing.
    span: (f64, f64),
}

/// A tree whose nodes are measured and sorted into rows and have no positions yet: the first half of the work of a layout.
#[derive(Clone, Debug)]
pub struct MeasuredTree {
    extents: Vec<Extent>,
    rows: Rows,
}

/// The extents of the first nodes of a tree: a measured tree in the making.
#[derive(Clone, Debug, Default)]
pub struct Measuring(Vec<Extent>);

impl Measuring {
    /// Measures at most so many more nodes. Returns whether all are measured.
    pub fn measure(&mut self, tree: &impl LayoutTree, most: u32) -> bool {
        let count = tree.node_count();
        self.0.reserve_exact(count as usize - self.0.len());
        let from = u32::try_from(self.0.len()).unwrap_or(count);
        self.0.extend((from..count.min(from.saturating_add(most))).map(|node| tree.extent(node)));
        self.0.len() == count as usize
    }

    /// Sorts the nodes into rows, once all are measured.
    #[must_use]
    pub fn finish(self, tree: &impl LayoutTree) -> MeasuredTree {
        MeasuredTree { extents: self.0, rows: Rows::new(tree) }
    }
}

impl MeasuredTree {
    /// Measures the nodes of a tree, in time and memory linear in their number.
    #[must_use]
    pub fn new(tree: &impl LayoutTree) -> Self {
        let mut measuring = Measuring::default();
        measuring.measure(tree, u32::MAX);
        measuring.finish(tree)
    }

    /// Lays out the tree, in time and memory linear in the number of its nodes. `parent_of` returns the parent of a node, as the
    /// tree does.
    ///
    /// # Panics
    ///
    /// If the nodes are not numbered in preorder.
    #[must_use]
    pub fn laid_out(self, parent_of: impl Fn(u32) -> u32, separation: Separation) -> Layout {
        let Self { extents, rows } = self;
        let centres = tidy::centres(parent_of, &rows, &extents, separation);
        let mut layout = Layout { centres, extents, rows, span: (0.0, 0.0) };
        if !layout.is_empty() {
            layout.span = layout.subtree_span(0);
        }
        layout
    }
}

impl Layout {
    /// Lays out a tree in time and memory linear in the number of its nodes, and without recursion: any depth is possible.
    ///
    /// # Panics
    ///
    /// If the nodes are not numbered in preorder.
    #[must_use]
    pub fn new(tree: &impl LayoutTree, separation: Separation) -> Self {
        MeasuredTree::new(tree).laid_out(|node| tree.parent(node), separation)
    }

    /// The number of nodes.
    #[must_use]
    pub fn len(&self) -> usize {
        self.centres.len()
    }

    /// Whether the tree has no nodes.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.centres.is_empty()
    }

    /// Whether a node is in a row, that is, none of its ancestors is folded.
    #[must_use]
    pub fn is_shown(&self, node: u32) -> bool {
        self.rows.is_shown(node)
    }

    /// The node itself if it is shown, else its topmost folded ancestor.
    #[must_use]
    pub fn shown_ancestor(&self, node: u32) -> u32 {
        self.rows.shown_ancestor(node)
    }

    /// The x of a node's centre; for a hidden node, of its folded ancestor.
    #[must_use]
    pub fn x(&self, node: u32) -> f64 {
        self.centres[node as usize]
    }

    /// The extent of a node's drawing, as the tree returned it.
    #[must_use]
    pub fn extent(&self, node: u32) -> Extent {
        self.extents[node as usize]
    }

    /// The ply of a node, 0 for the root. A binary search among the rows.
    #[must_use]
    pub fn ply(&self, node: u32) -> usize {
        self.rows.ply(node)
    }

    /// The children of a node, from left to right.
    #[must_use]
    pub fn children(&self, node: u32) -> &[u32] {
        self.rows.children(node)
    }

    /// The number of rows: the greatest ply plus one, 0 for an empty layout.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.rows.count()
    }

    /// The nodes of a ply from left to right, in ascending order of their numbers. Empty beyond the last row.
    #[must_use]
    pub fn row(&self, ply: usize) -> &[u32] {
        self.rows.row(ply)
    }

    /// The nodes of a row whose drawings overlap a range of x, from left to right: the right edge is beyond its start and the
    /// left edge before its end.
    ///
    /// A caller that draws beyond the extents, such as a shadow or a thick line, widens the range accordingly.
    #[must_use]
    pub fn visible(&self, ply: usize, range: Range<f64>) -> &[u32] {
        let row = self.row(ply);
        let start = row.partition_point(|&node| self.right_edge(node) <= range.start);
        let end = row.partition_point(|&node| self.left_edge(node) < range.end);
        &row[start.min(end)..end]
    }

    /// The node of a row whose drawing contains x, edges included; the left one where two drawings touch at x.
    #[must_use]
    pub fn hit(&self, ply: usize, x: f64) -> Option<u32> {
        let row = self.row(ply);
        let first = row.partition_point(|&node| self.right_edge(node) < x);
        row.get(first).copied().filter(|&node| self.left_edge(node) <= x)
    }

    /// The left edge of the whole drawing, 0 for an empty layout.
    #[must_use]
    pub fn left(&self) -> f64 {
        self.span.0
    }

    /// The right edge of the whole drawing, 0 for an empty layout.
    #[must_use]
    pub fn right(&self) -> f64 {
        self.span.1
    }

    /// The width of the whole drawing.
    #[must_use]
    pub fn width(&self) -> f64 {
        self.right() - self.left()
    }

    /// The rows that a node's subtree spans. Linear in its height.
    #[must_use]
    pub fn subtree_rows(&self, node: u32) -> Range<usize> {
        let first = self.ply(node);
        first..first + self.rows.descendants(node).count()
    }

    /// The number of shown nodes in a node's subtree, the node included. Linear in its height.
    #[must_use]
    pub fn subtree_len(&self, node: u32) -> usize {
        self.rows.descendants(node).map(<[u32]>::len).sum()
    }

    /// The smallest and the largest x of a centre in a node's subtree. Linear in its height.
    #[must_use]
    pub fn subtree_centres(&self, node: u32) -> (f64, f64) {
        let ends = |run: &[u32]| match *run {
            [first, .., last] => (self.x(first), self.x(last)),
            [only] => (self.x(only), self.x(only)),
            [] => (f64::INFINITY, f64::NEG_INFINITY),
        };
        self.rows.descendants(node).map(ends).reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or_default()
    }

    /// The left and right edges of a node's subtree, the node included.
    ///
    /// The descendants of a node in one row are contiguous, so only the first and the last of each row matter: the time is
    /// linear in the height of the subtree, whatever its size.
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
