//! What the drawings of all kinds of recorded trees share: which nodes and edges are in view, the line under the best
//! moves, and the frames in the overview.
//!
//! A layout numbers nodes in preorder, and a recording in the order in which they were added. Does not depend on how
//! nodes are drawn.

use crate::picture::edge_ends::EdgeEnds;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Point, Shape, Stroke, point};
use crate::picture::tree_layout::TreeLayout;
use crate::picture::view::{NODES_FROM, View};
use poda_core::trace::NodeId;
use std::ops::Range;

/// The width of the visible part of the best line's mark on each side of an edge, in pixels.
const BEST_LINE_BORDER: f32 = 2.5;
/// The gap between the mark and the edge, in pixels.
const BEST_LINE_GAP: f32 = 0.8;
/// The minimum average distance between the nodes of a row, in pixels, at which the row has blocks. At this distance,
/// columns look the same.
const MIN_BLOCK_DISTANCE: f32 = 4.0;
/// The share of a row's height that its strip fills.
const FILLED: f32 = 0.68;
/// The number of parts of an edge that fades out.
const FADING_PARTS: u8 = 10;
/// How far the drawing of a node may extend beyond the picture, in pixels.
const NEARLY: f32 = 1.0;
/// The minimum width of a frame, in pixels.
const MIN_FRAME_WIDTH: f32 = 8.0;

/// A tree that is drawn from its layout.
pub(in crate::picture) trait TreeScene {
    /// Returns the part of the tree that is drawn, and its scale.
    fn view(&self) -> &View;

    /// Returns the sizes and positions of the nodes.
    fn tree_layout(&self) -> &TreeLayout;

    /// Returns the root of the drawn subtree.
    fn root(&self) -> NodeId {
        NodeId::ROOT
    }

    /// Returns the numbers of the nodes of the drawn subtree in the layout.
    fn subtree(&self) -> Range<u32> {
        0..u32::MAX
    }

    /// Returns the number of a node in the layout.
    fn placed(&self, node: NodeId) -> NodeId {
        node
    }

    /// Returns the node with a number in the layout.
    fn recorded(&self, placed: NodeId) -> NodeId {
        placed
    }

    /// Returns whether a node is in the drawn subtree and has no folded ancestor.
    fn is_laid_out(&self, _node: NodeId) -> bool {
        true
    }

    /// Returns whether a node is drawn at the current step.
    fn is_drawn(&self, node: NodeId) -> bool;

    /// Returns how many plies below the root of the tree a node is.
    fn ply(&self, node: NodeId) -> usize;

    /// Returns the two ends of the edge to a node.
    fn edge_ends(&self, child: NodeId) -> EdgeEnds;

    /// Returns the corners of the edge to a node, from its parent: its two ends, and those between them if it passes
    /// beside other nodes.
    fn edge_path(&self, child: NodeId) -> Vec<Point> {
        let EdgeEnds { from, to } = self.edge_ends(child);
        vec![from, to]
    }

    /// Returns the center of a node, in pixels.
    fn center(&self, node: NodeId) -> Point {
        self.view().center(&self.tree_layout().positions, self.placed(node))
    }

    /// Returns whether the center of a node is in the picture or just outside it.
    fn is_visible(&self, node: NodeId) -> bool {
        self.view().contains(self.center(node))
    }

    /// Returns the rows of the drawn subtree that are in view.
    fn rows(&self) -> Range<usize> {
        let in_view = self.view().rows(self.tree_layout().rows());
        let drawn = self.tree_layout().positions.subtree_rows(self.root().number());
        in_view.start.max(drawn.start)..in_view.end.min(drawn.end).max(drawn.start)
    }

    /// Returns the part of some consecutive nodes of a row that is in the drawn subtree, as indices.
    fn indices_within(&self, nodes: &[u32]) -> Range<usize> {
        if self.root() == NodeId::ROOT {
            return 0..nodes.len();
        }
        let inside = self.subtree();
        nodes.partition_point(|&node| node < inside.start)..nodes.partition_point(|&node| node < inside.end)
    }

    /// Returns the drawn nodes in view, row by row. If several nodes are in one pixel column, only the first is
    /// returned.
    fn visible_nodes(&self) -> Vec<NodeId> {
        let (view, positions) = (self.view(), &self.tree_layout().positions);
        let range = view.plane_x(0.0)..view.plane_x(view.size.x);
        let mut visible = Vec::new();
        for row in self.rows() {
            let nodes = positions.visible(row, range.clone());
            let nodes = &nodes[self.indices_within(nodes)];
            visible.extend(view.one_a_column(positions, nodes).into_iter().map(|placed| self.recorded(placed)));
            // The outermost nodes may be siblings that are drawn closer together.
            let squeezed = view.squeezed(positions, row);
            let squeezed = &squeezed[self.indices_within(squeezed)];
            let is_elsewhere = |node: &u32| !nodes.contains(node) && !squeezed.contains(node);
            let at_edge = view.edge_nodes(positions, row).filter(is_elsewhere);
            let at_edge = at_edge.map(|placed| self.recorded(NodeId::new(placed as usize)));
            let is_in_view = |node: &NodeId| (0.0..=view.size.x).contains(&self.center(*node).x);
            let at_edge = at_edge.filter(|&node| self.is_laid_out(node)).filter(is_in_view);
            let squeezed = squeezed.iter().filter(|node| !nodes.contains(node));
            let squeezed = squeezed.map(|&placed| self.recorded(NodeId::new(placed as usize)));
            visible.extend(at_edge.chain(squeezed));
        }
        visible.retain(|&node| self.is_drawn(node) && !self.is_left_out(node));
        visible
    }

    /// Returns the nodes whose edges are visible: the visible nodes, all their children, and the nodes on a path.
    fn visible_children(&self, visible: &[NodeId], path: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
        children_in_view(self, visible, path)
    }

    /// Returns whether a node is outside the picture, and its parent is in it although the layout places it elsewhere.
    /// The edge between them would cross the picture.
    fn is_cut_off(&self, node: NodeId) -> bool {
        let positions = &self.tree_layout().positions;
        let parent = positions.parent(self.placed(node).number()).map(|parent| NodeId::new(parent as usize));
        let is_pulled_in = parent.is_some_and(|parent| self.view().is_pulled_in(positions, parent));
        is_pulled_in && !self.view().content_range().contains(&self.center(node).x)
    }

    /// Returns whether a node is left out because the end of a picture fitted to a part of the tree would cut through
    /// it. Its edge fades out.
    fn is_left_out(&self, node: NodeId) -> bool {
        let (view, TreeLayout { sizes, positions, .. }) = (self.view(), self.tree_layout());
        if view.focus.is_none() || view.scale < NODES_FROM {
            return false;
        }
        let (center, extent) = (self.center(node), positions.extent(self.placed(node).number()));
        let [left, right] = sizes.body();
        let [left, right] = [left.min(extent.left), right.min(extent.right)].map(|units| view.px(units));
        let half_height = view.px(sizes.half_height());
        let (clear, height) = (view.content_range(), view.size.y);
        let is_cut_beside = center.x - left < clear.start - NEARLY || clear.end + NEARLY < center.x + right;
        let is_cut_above = center.y - half_height < -NEARLY || height + NEARLY < center.y + half_height;
        // A picture that is smaller than a node cuts through every node.
        is_cut_beside && left + right < clear.end - clear.start || is_cut_above && 2.0 * half_height < height
    }

    /// Returns the line of the edge to a node. It fades out towards the end of the picture if the node is not in it.
    fn edge_shapes(&self, node: NodeId, stroke: Stroke) -> Vec<Shape> {
        let EdgeEnds { from, to } = self.edge_ends(node);
        let line = |from: Point, to: Point| Shape::Line { from, to, stroke };
        if !self.is_left_out(node) {
            return self.edge_path(node).windows(2).map(|ends| line(ends[0], ends[1])).collect();
        }
        let (clear, height) = (self.view().content_range(), self.view().size.y);
        let leaves_at = |from: f32, to: f32, range: Range<f32>| {
            let end = if to < range.start { range.start } else { range.end };
            if range.contains(&to) { 1.0 } else { ((end - from) / (to - from)).clamp(0.0, 1.0) }
        };
        let end = leaves_at(from.x, to.x, clear).min(leaves_at(from.y, to.y, 0.0..height));
        let at = |part: u8| from.toward(to, end * f32::from(part) / f32::from(FADING_PARTS));
        let parts = (1..FADING_PARTS).map(|part| {
            let opacity = 1.0 - f32::from(part) / f32::from(FADING_PARTS);
            Shape::Faded { opacity, shapes: vec![line(at(part), at(part + 1))] }
        });
        [line(from, at(1))].into_iter().chain(parts).collect()
    }

    /// Returns whether none of a node's children is in the picture, because the node is in it although the layout
    /// places it elsewhere.
    fn is_drawn_alone(&self, node: NodeId) -> bool {
        let positions = &self.tree_layout().positions;
        let children = || positions.children(self.placed(node).number()).iter();
        let children = || children().map(|&placed| self.recorded(NodeId::new(placed as usize)));
        self.view().is_pulled_in(positions, self.placed(node))
            && children().any(|child| self.is_drawn(child))
            && children().all(|child| self.is_cut_off(child))
    }

    /// Returns whether the stack below such a node has space for its text. If it has not, none of its siblings' stacks
    /// has a text.
    fn has_stack_text(&self, node: NodeId) -> bool {
        self.view().has_stack_texts(&self.tree_layout().positions, self.ply(node))
    }

    fn has_visible_edge(&self, node: NodeId) -> bool {
        let (rows, ply) = (self.rows(), self.ply(node));
        node != self.root() && self.is_laid_out(node) && rows.start <= ply && ply <= rows.end
    }

    /// Draws a wide line under each visible edge of the best line. It is visible on both sides of the edge at every
    /// scale. A line in the background color between the two keeps their colors apart. `width` returns the width of an
    /// edge.
    fn draw_best_line(
        &self,
        line: impl Iterator<Item = NodeId>,
        width: impl Fn(NodeId) -> f32,
        shapes: &mut Vec<Shape>,
    ) {
        for child in line.filter(|&child| self.has_visible_edge(child)) {
            let path = self.edge_path(child);
            let inner = width(child) + 2.0 * BEST_LINE_GAP;
            let outer = self.view().line_px(9.0).max(inner + 2.0 * BEST_LINE_BORDER);
            for (width, color) in [(outer, PaletteColor::Current), (inner, PaletteColor::Background)] {
                let stroke = Stroke::solid(width, color);
                shapes.extend(path.windows(2).map(|ends| Shape::Line { from: ends[0], to: ends[1], stroke }));
            }
        }
    }

    /// Returns the top and the bottom of a row's strip, in pixels.
    fn strip(&self, row: usize) -> Range<f32> {
        let height = self.view().row_height();
        let top = self.view().row_top(row) + height * (1.0 - FILLED) / 2.0;
        top..top + height * FILLED
    }

    /// Returns the range, within a row, of the nodes whose blocks are in view.
    fn blocks_in_view(&self, row: usize) -> Range<usize> {
        let (view, sums) = (self.view(), self.tree_layout().strips.row(row));
        // The row may also contain nodes outside the drawn subtree.
        let inside = self.indices_within(self.tree_layout().positions.row(row));
        let first = sums.started(view.plane_x(0.0)).saturating_sub(1).clamp(inside.start, inside.end);
        first..sums.started(view.plane_x(view.size.x)).clamp(first, inside.end)
    }

    /// Returns whether this many nodes of a row have enough space for a block each.
    fn has_blocks(&self, count: usize) -> bool {
        count as f32 * MIN_BLOCK_DISTANCE <= self.view().size.x
    }

    /// Draws frames around the blocks of the marked nodes and of the selected one.
    fn draw_frames(&self, marked: impl IntoIterator<Item = NodeId>, selected: Option<NodeId>, shapes: &mut Vec<Shape>) {
        let marked = marked.into_iter().map(|node| (node, Stroke::solid(3.0, PaletteColor::Current)));
        let selected = selected.map(|node| (node, Stroke::solid(2.0, PaletteColor::Text)));
        // Once for all: it takes as long as the drawn subtree is high, and so may the path be.
        let rows = self.rows();
        for (node, stroke) in marked.chain(selected) {
            let row = self.ply(node);
            if rows.contains(&row)
                && let Some(ends) = self.view().block(self.tree_layout(), self.placed(node))
            {
                shapes.push(frame_around(ends.0, ends.1, self.view(), self.strip(row), stroke));
            }
        }
    }
}

/// Returns the nodes whose edges are visible in a tree: the visible nodes, all their children, and the nodes on a path.
pub(in crate::picture) fn children_in_view<S: TreeScene + ?Sized>(
    scene: &S,
    visible: &[NodeId],
    path: impl Iterator<Item = NodeId>,
) -> Vec<NodeId> {
    let (view, positions) = (scene.view(), &scene.tree_layout().positions);
    // An edge from further away than one picture width would only graze a corner of the picture.
    let near = view.plane_x(-view.size.x)..view.plane_x(2.0 * view.size.x);
    let rows = scene.rows();
    let mut children = visible.to_vec();
    for row in rows.start + 1..=rows.end {
        let nodes = positions.visible(row, near.clone());
        let nodes = nodes[scene.indices_within(nodes)].iter().map(|&placed| NodeId::new(placed as usize));
        children.extend(nodes.map(|placed| scene.recorded(placed)).filter(|&node| scene.is_drawn(node)));
    }
    children.extend(path.filter(|&node| scene.has_visible_edge(node)));
    children.retain(|&node| node != scene.root() && !scene.is_cut_off(node));
    children.sort_unstable();
    children.dedup();
    children
}

/// Returns a frame around a block between two ends, in a strip between two heights, in pixels.
fn frame_around(left: f32, right: f32, view: &View, strip: Range<f32>, stroke: Stroke) -> Shape {
    let (left, right) = (left.max(-4.0), right.min(view.size.x + 4.0));
    let middle = f32::midpoint(left, right);
    let half = ((right - left) / 2.0 + 1.0).max(MIN_FRAME_WIDTH / 2.0);
    let (min, max) = (point(middle - half, strip.start - 3.5), point(middle + half, strip.end + 3.5));
    Shape::Rect { min, max, radius: 3.0, fill: None, stroke: Some(stroke) }
}
