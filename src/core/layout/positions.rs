//! A finished layout: the x coordinate of every node, and queries by row, by range of x and by subtree.

use super::rows::Rows;
use super::tidy::FirstWalk;
use super::{Extent, LayoutTree, Separation};
use std::collections::BTreeMap;
use std::ops::Range;

/// The positions of all nodes of a tree.
///
/// The root's center is at x = 0 and x grows to the right. Coordinates are `f64`, because a row of half a million nodes
/// is wider than the integers that `f32` represents exactly. A layout occupies 28 bytes a node.
///
/// A node below a folded one is hidden: it is in no row, and its position and its extent are those of the folded node.
/// The same is true of a node that is drawn in the place of another.
///
/// The nodes of a row are in tree order, except in a [layered](Self::is_layered) drawing, and their drawings do not
/// overlap. So the left edges of a row ascend, and so do the right edges, which makes every query about a range of x an
/// exact binary search, however different the extents are.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The x of the center, by slot.
    centers: Vec<f64>,
    /// The distances from the center to the left and right edges, by slot.
    extents: Vec<[f32; 2]>,
    rows: Rows,
    /// The leftmost and the rightmost edge of the drawing.
    span: (f64, f64),
    /// What only a layered drawing has; `None` for a tree.
    layered: Option<Layered>,
}

/// The places of edges in a drawing in which several edges may lead to a node.
#[derive(Clone, Debug)]
struct Layered {
    /// For each edge over several rows, as its nodes: its x in each row between them, from its beginning to its end.
    bends: BTreeMap<(u32, u32), Vec<f64>>,
    /// Whether the nodes of each row are in ascending order of their numbers.
    is_in_order: bool,
}

/// A tree whose nodes are sorted into rows and are being measured: the first half of the work of a layout.
#[derive(Clone, Debug)]
pub struct MeasuredTree {
    rows: Rows,
    /// The distances from the center to the left and right edges, by slot; zero if the node is not measured yet.
    extents: Vec<[f32; 2]>,
    /// The number of measured nodes.
    measured: u32,
}

impl MeasuredTree {
    /// Sorts the nodes of a tree into rows, in time and memory linear in their number.
    ///
    /// # Panics
    ///
    /// Panics if the nodes are not numbered in preorder.
    pub fn begin(tree: &impl LayoutTree) -> Self {
        let rows = Rows::new(tree);
        let extents = vec![[0.0; 2]; rows.slot_count() as usize];
        Self { rows, extents, measured: 0 }
    }

    /// Measures at most `max` more nodes of the same tree. Returns whether all are measured.
    pub fn measure(&mut self, tree: &impl LayoutTree, max: u32) -> bool {
        let count = tree.node_count();
        let nodes = self.measured..count.min(self.measured.saturating_add(max));
        self.measured = nodes.end;
        for node in nodes.filter(|&node| self.rows.is_shown(node)) {
            let Extent { left, right } = tree.extent(node);
            self.extents[self.rows.slot(node) as usize] = [left, right];
        }
        self.measured == count
    }

    /// Begins to place the nodes. All of them must be measured.
    pub fn placed(self, separation: Separation) -> PlacedTree {
        PlacedTree(FirstWalk::new(self.rows, self.extents, separation))
    }
}

/// A tree whose nodes are being placed: the second half of the work of a layout.
#[derive(Clone, Debug)]
pub struct PlacedTree(FirstWalk);

impl PlacedTree {
    /// Places the children of at most `max` more nodes. Returns whether all are placed.
    pub fn place(&mut self, max: u32) -> bool {
        self.0.visit(max)
    }

    /// Returns the layout. All nodes must be placed.
    pub fn layout(self) -> Layout {
        let (rows, extents, centers) = self.0.centers();
        let mut layout = Layout { centers, extents, rows, span: (0.0, 0.0), layered: None };
        if !layout.is_empty() {
            layout.span = layout.subtree_span(0);
        }
        layout
    }
}

impl Layout {
    /// Lays out a tree in time and memory linear in the number of its nodes, and without recursion: any depth is
    /// possible.
    ///
    /// # Panics
    ///
    /// Panics if the nodes are not numbered in preorder.
    pub fn new(tree: &impl LayoutTree, separation: Separation) -> Self {
        let mut measured = MeasuredTree::begin(tree);
        measured.measure(tree, u32::MAX);
        let mut placed = measured.placed(separation);
        placed.place(u32::MAX);
        placed.layout()
    }

    /// Lays out a graph with these rows, extents by slot, centers by slot, and edges over several rows.
    pub(super) fn layered(
        rows: Rows,
        extents: Vec<[f32; 2]>,
        centers: Vec<f64>,
        bends: BTreeMap<(u32, u32), Vec<f64>>,
    ) -> Self {
        let is_in_order = (0..rows.count()).all(|row| rows.nodes(rows.row(row)).is_sorted());
        let ends = bends.values().flatten().fold(None, |ends: Option<(f64, f64)>, &x| {
            Some(ends.map_or((x, x), |(left, right)| (left.min(x), right.max(x))))
        });
        let mut layout = Self { centers, extents, rows, span: (0.0, 0.0), layered: None };
        if !layout.is_empty() {
            let (left, right) = layout.subtree_span(0);
            layout.span = ends.map_or((left, right), |ends| (left.min(ends.0), right.max(ends.1)));
        }
        Self { layered: Some(Layered { bends, is_in_order }), ..layout }
    }

    /// Returns whether several edges may lead to a node, and nodes are drawn in the place of others: see
    /// [`LayeredGraph`](super::LayeredGraph). The [parent](Self::parent) of a node is then one of the nodes above it.
    pub const fn is_layered(&self) -> bool {
        self.layered.is_some()
    }

    /// Returns whether the nodes of each row are in ascending order of their numbers, as in every tree.
    pub fn is_in_order(&self) -> bool {
        self.layered.as_ref().is_none_or(|layered| layered.is_in_order)
    }

    /// Returns the x of an edge in each row between those of its nodes, from its beginning to its end; nothing for an
    /// edge of a tree, for one to a neighboring row, and in a graph too large for it.
    pub fn bends(&self, from: u32, to: u32) -> &[f64] {
        self.layered.as_ref().and_then(|layered| layered.bends.get(&(from, to))).map_or(&[], Vec::as_slice)
    }

    /// Returns the index of a node in its row; for a hidden node, of the node in whose place it is drawn.
    pub fn index_in_row(&self, node: u32) -> usize {
        (self.rows.slot(node) - self.rows.row(self.rows.ply(node)).start) as usize
    }

    /// Returns the number of nodes.
    pub fn len(&self) -> usize {
        self.rows.node_count()
    }

    /// Returns whether the tree has no nodes.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns whether a node is in a row, that is, whether none of its ancestors is folded.
    pub fn is_shown(&self, node: u32) -> bool {
        self.rows.is_shown(node)
    }

    /// Returns the node itself if it is shown, else its topmost folded ancestor.
    pub fn shown_ancestor(&self, node: u32) -> u32 {
        self.rows.node(self.rows.slot(node))
    }

    /// Returns the x of a node's center; for a hidden node, the x of its folded ancestor.
    pub fn x(&self, node: u32) -> f64 {
        self.centers[self.rows.slot(node) as usize]
    }

    /// Returns the extent of a node's drawing, as the tree returned it; for a hidden node, the extent of its folded
    /// ancestor.
    pub fn extent(&self, node: u32) -> Extent {
        let [left, right] = self.extents[self.rows.slot(node) as usize];
        Extent { left, right }
    }

    /// Returns the ply of a node, 0 for the root, by a binary search among the rows.
    pub fn ply(&self, node: u32) -> usize {
        self.rows.ply(node)
    }

    /// Returns the parent of a node, or of its folded ancestor; `None` for the root. Takes a binary search.
    pub fn parent(&self, node: u32) -> Option<u32> {
        self.rows.parent(self.rows.slot(node)).map(|slot| self.rows.node(slot))
    }

    /// Returns the children of a node, from left to right.
    pub fn children(&self, node: u32) -> &[u32] {
        self.rows.nodes(self.rows.children(self.rows.slot(node)))
    }

    /// Returns the number of rows: the greatest ply plus one, 0 for an empty layout.
    pub fn rows(&self) -> usize {
        self.rows.count()
    }

    /// Returns the nodes of a ply from left to right, [in order](Self::is_in_order) of their numbers in a tree. Empty
    /// beyond the last row.
    pub fn row(&self, ply: usize) -> &[u32] {
        self.rows.nodes(self.rows.row(ply))
    }

    /// Returns the nodes of a row whose drawings overlap a range of x, from left to right: their right edge is beyond
    /// its start and their left edge before its end.
    ///
    /// A caller that draws beyond the extents, for example a shadow or a thick line, must widen the range accordingly.
    pub fn visible(&self, ply: usize, range: Range<f64>) -> &[u32] {
        let start = self.first_in_row(ply, |slot| range.start < self.right_edge(slot));
        let end = self.first_in_row(ply, |slot| range.end <= self.left_edge(slot));
        self.rows.nodes(start.min(end)..end)
    }

    /// Returns the node of a row whose drawing contains x, edges included; the left one if two drawings touch at x.
    pub fn hit(&self, ply: usize, x: f64) -> Option<u32> {
        let first = self.first_in_row(ply, |slot| x <= self.right_edge(slot));
        let is_hit = first < self.rows.row(ply).end && self.left_edge(first) <= x;
        is_hit.then(|| self.rows.node(first))
    }

    /// Returns the left edge of the whole drawing, 0 for an empty layout.
    pub fn left(&self) -> f64 {
        self.span.0
    }

    /// Returns the right edge of the whole drawing, 0 for an empty layout.
    pub fn right(&self) -> f64 {
        self.span.1
    }

    /// Returns the width of the whole drawing.
    pub fn width(&self) -> f64 {
        self.right() - self.left()
    }

    /// Returns the rows that a node's subtree spans. Linear in its height.
    pub fn subtree_rows(&self, node: u32) -> Range<usize> {
        let first = self.ply(node);
        first..first + self.rows.descendants(node).count()
    }

    /// Returns the number of shown nodes in a node's subtree, the node included. Linear in its height.
    pub fn subtree_len(&self, node: u32) -> usize {
        self.rows.descendants(node).map(|slots| slots.len()).sum()
    }

    /// Returns the smallest and the largest x of a center in a node's subtree. Linear in its height.
    pub fn subtree_centers(&self, node: u32) -> (f64, f64) {
        self.ends_of_subtree(node, |first, last| (self.centers[first as usize], self.centers[last as usize]))
    }

    /// Returns the left and right edges of a node's subtree, the node included.
    ///
    /// The descendants of a node in one row are contiguous, so only the first and the last of each row matter: the time
    /// is linear in the height of the subtree, whatever its size.
    pub fn subtree_span(&self, node: u32) -> (f64, f64) {
        // Edges of a layered drawing may pass beside all nodes of a row.
        if self.is_layered() && node == 0 {
            return self.span;
        }
        self.ends_of_subtree(node, |first, last| (self.left_edge(first), self.right_edge(last)))
    }

    /// Returns the least and the greatest of the ends that `ends` returns for the first and the last slot of each row
    /// of a node's subtree.
    fn ends_of_subtree(&self, node: u32, ends: impl Fn(u32, u32) -> (f64, f64)) -> (f64, f64) {
        let rows = self.rows.descendants(node).map(|slots| ends(slots.start, slots.end - 1));
        rows.reduce(|a, b| (a.0.min(b.0), a.1.max(b.1))).unwrap_or_default()
    }

    /// Returns the first slot of a row for which a condition is true, or the end of the row. If the condition is true
    /// for a slot, it must be true for all later slots of the row.
    fn first_in_row(&self, ply: usize, condition: impl Fn(u32) -> bool) -> u32 {
        let Range { mut start, mut end } = self.rows.row(ply);
        while start < end {
            let middle = start.midpoint(end);
            if condition(middle) { end = middle } else { start = middle + 1 }
        }
        start
    }

    fn left_edge(&self, slot: u32) -> f64 {
        self.centers[slot as usize] - f64::from(self.extents[slot as usize][0])
    }

    fn right_edge(&self, slot: u32) -> f64 {
        self.centers[slot as usize] + f64::from(self.extents[slot as usize][1])
    }
}
