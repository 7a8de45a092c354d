//! The part of the plane that is shown, and its scale: the mapping between the layout's units and pixels.

use super::measure::{MIN_TEXT_PX, VALUE_SIZE, line_px};
use super::shape::{PixelRect, Point, point};
use super::tree_layout::TreeLayout;
use poda_core::layout::Layout;
use poda_core::trace::NodeId;

const MIN_SCALE: f32 = 1e-6;
const MAX_SCALE: f32 = 5.0;
/// The text size of the plies at the right edge, in pixels at scale 1.
pub const ROW_LABEL_SIZE: f32 = 14.5;
/// The maximum factor by which row labels grow with the tree.
const MAX_ROW_LABEL_SCALE: f32 = 1.6;
/// The scale from which on only nodes are drawn. Between [`STRIPS_BELOW`] and this scale, nodes and strips blend.
pub const NODES_FROM: f32 = 0.36;
/// The scale below which only strips are drawn.
pub const STRIPS_BELOW: f32 = 0.28;
/// The scale from which on all labels of a node are legible, if text may be as small as [`MIN_TEXT_PX`].
const READABLE_FROM: f32 = 0.8;
/// The distance between a node that is scrolled into view and the row labels, in pixels at scale 1. It leaves space for the mark of
/// the current node.
pub const CLEARANCE: f32 = 10.0;
/// How far the badge of a folded node may extend below the middle of the gap between rows, in pixels at scale 1.
const BELOW_ROW: f32 = 16.0;
/// How much of the tree stays in view, however far the user pans, in pixels.
const MIN_VISIBLE_PX: f32 = 60.0;
/// The minimum height of a row, in pixels.
pub(super) const MIN_ROW_PX: f32 = 24.0;
/// The height of rows whose labels have their natural size in the overview, in pixels.
const USUAL_ROW: f32 = 68.0;
/// The space for row labels at the left edge, in pixels at scale 1.
pub const LEFT_MARGIN: f32 = 74.0;
/// The space for plies at the right edge, in pixels at scale 1.
pub const RIGHT_MARGIN: f32 = 70.0;
/// The margin at the right edge of a picture that is too narrow for plies, in pixels at scale 1.
const RIGHT_MARGIN_WITHOUT_PLIES: f32 = 13.0;
/// The part of a margin, in pixels at scale 1, that the mark of the current node may cover.
const BESIDE_ROW_LABELS: f32 = 9.0;

/// Returns the margin at the right edge of a picture with or without plies, in pixels at scale 1.
pub(super) const fn right_margin(has_plies: bool) -> f32 {
    if has_plies { RIGHT_MARGIN } else { RIGHT_MARGIN_WITHOUT_PLIES }
}

/// How far outside the picture a point still counts as visible, in pixels.
const NEARLY_IN: f32 = 4.0;
/// How far a tree may extend beyond a view that still counts as showing the whole tree, in pixels.
const TOLERANCE: f32 = 2.0;

/// A view of the plane of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The size of the picture, in pixels.
    pub size: Point,
    /// Pixels per unit of the sizes of nodes and text.
    pub scale: f32,
    /// Pixels per unit of the x of positions. It is at least `scale`, so that nothing overlaps.
    pub x_scale: f64,
    /// The natural height of a row, in units.
    pub row_height_units: f32,
    /// The factor by which rows are higher than their natural height, to fill the picture.
    pub row_stretch: f32,
    /// The x at the picture's left edge, in units.
    pub left: f64,
    /// The distance from the top of row 0 down to the picture's top edge, in pixels; negative if the row starts below the edge.
    pub top: f32,
    /// The minimum text size, in pixels.
    pub min_text_px: f32,
    /// Whether the plies are written at the right edge.
    pub has_plies: bool,
}

impl View {
    /// Returns a length in pixels for a length in units.
    pub fn px(&self, units: f32) -> f32 {
        units * self.scale
    }

    /// Returns a text size in pixels for a size in units: at least the minimum of the view.
    pub fn text_px(&self, units: f32) -> f32 {
        self.px(units).max(self.min_text_px)
    }

    /// Returns the preferred text size of values, in pixels.
    pub fn value_px(&self) -> f32 {
        self.px(VALUE_SIZE).max(self.min_text_px * VALUE_SIZE / MIN_TEXT_PX)
    }

    /// Returns a line width in pixels for a width in units. It follows the scale within limits, so that every line stays visible.
    pub fn line_px(&self, units: f32) -> f32 {
        line_px(units, self.scale)
    }

    /// Returns how much of the overview is blended in: 0 if only nodes are drawn, 1 if only strips are drawn, and a value between them
    /// while both are blended.
    pub fn overview_blend(&self) -> f32 {
        ((NODES_FROM - self.scale) / (NODES_FROM - STRIPS_BELOW)).clamp(0.0, 1.0)
    }

    /// Returns the height of a row, in pixels. At small scales, only the width shrinks, so that rows stay legible.
    pub fn row_height(&self) -> f32 {
        Self::natural_row_height(self.scale, self.row_height_units) * self.row_stretch
    }

    pub(super) fn natural_row_height(scale: f32, row_height_units: f32) -> f32 {
        (scale * row_height_units).max(MIN_ROW_PX)
    }

    /// Returns the pixel column of an x in units.
    pub fn x(&self, x: f64) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels near the picture fit")]
        let pixels = ((x - self.left) * self.x_scale) as f32;
        pixels
    }

    /// Returns the x in units at a pixel column.
    pub fn plane_x(&self, x: f32) -> f64 {
        self.left + f64::from(x) / self.x_scale
    }

    /// Returns the top of a row, in pixels.
    pub fn row_top(&self, row: usize) -> f32 {
        row as f32 * self.row_height() - self.top
    }

    /// Returns the center of a node as it is drawn, in pixels.
    ///
    /// A node outside the picture whose descendants are in view is drawn above them, at the edge of the picture. This keeps the root
    /// and the path to the current node in view, however wide the tree is. Neighbors in a row keep their order and do not overlap.
    pub fn center(&self, layout: &Layout, node: NodeId) -> Point {
        let (laid_out, index) = (self.laid_out_center(layout, node), node.number());
        let (clear, extent) = (self.content_range(), layout.extent(index));
        let all_of_it = clear.start + extent.left * self.scale..=clear.end - extent.right * self.scale;
        let beside = 1.0 + CLEARANCE * self.scale;
        let (low, high) = (all_of_it.start() + beside, all_of_it.end() - beside);
        if self.scale < NODES_FROM || high < low || all_of_it.contains(&laid_out.x) {
            return laid_out;
        }
        let (first, last) = layout.subtree_centers(index);
        let row = layout.row(layout.ply(index));
        let at = row.partition_point(|&other| other < index);
        let between = |left: u32, right: u32| (layout.extent(left).right + layout.extent(right).left) * self.scale;
        let x = if laid_out.x < low {
            let end = row.get(at + 1).map_or(f32::MAX, |&next| self.x(layout.x(next)) - between(index, next));
            low.min(self.x(last)).min(end).max(laid_out.x)
        } else {
            let before = at.checked_sub(1).and_then(|before| row.get(before));
            let end = before.map_or(f32::MIN, |&before| self.x(layout.x(before)) + between(before, index));
            high.max(self.x(first)).max(end).min(laid_out.x)
        };
        point(x, laid_out.y)
    }

    /// Returns the center of a node according to the layout, in pixels.
    fn laid_out_center(&self, layout: &Layout, node: NodeId) -> Point {
        let index = node.number();
        point(self.x(layout.x(index)), self.row_top(layout.ply(index)) + self.row_height() / 2.0)
    }

    /// Returns the nodes of a row that may be drawn at the edges of the picture although the layout places them outside it.
    pub fn edge_nodes(&self, layout: &Layout, row: usize) -> impl Iterator<Item = u32> {
        let (row, clear) = (layout.row(row), self.content_range());
        let [start, end] = [clear.start, clear.end].map(|x| self.plane_x(x));
        let before = row.partition_point(|&node| layout.x(node) < start).checked_sub(1);
        let after = row.partition_point(|&node| layout.x(node) <= end);
        let nodes = [before.map(|before| row[before]), row.get(after).copied()];
        nodes.into_iter().flatten().filter(move |_| NODES_FROM <= self.scale)
    }

    /// Returns the first node in each pixel column. `nodes` are consecutive nodes of a row.
    pub fn one_a_column(&self, layout: &Layout, mut nodes: &[u32]) -> Vec<NodeId> {
        let mut first = Vec::new();
        while let Some((&node, after)) = nodes.split_first() {
            first.push(NodeId::new(node as usize));
            let beyond = self.plane_x(self.x(layout.x(node)) + 1.0);
            nodes = &after[after.partition_point(|&node| layout.x(node) < beyond)..];
        }
        first
    }

    /// Returns whether a point is in the picture or just outside it.
    pub fn contains(&self, at: Point) -> bool {
        let is_in = |at: f32, size: f32| (-NEARLY_IN..=size + NEARLY_IN).contains(&at);
        is_in(at.x, self.size.x) && is_in(at.y, self.size.y)
    }

    /// Returns the rows in view, out of `count` rows.
    pub fn rows(&self, count: usize) -> std::ops::Range<usize> {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped below, and few rows")]
        let row_at = |y: f32| ((y + self.top) / self.row_height()).max(0.0) as usize;
        row_at(0.0).min(count)..(row_at(self.size.y) + 1).min(count)
    }

    /// Returns the node whose drawing is at a point or, in the overview, whose block is at the point.
    pub fn node_at(&self, tree_layout: &TreeLayout, at: Point) -> Option<NodeId> {
        if at.y + self.top < 0.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not negative, and few rows")]
        let row = ((at.y + self.top) / self.row_height()) as usize;
        let x = self.plane_x(at.x);
        if self.scale < NODES_FROM {
            return block_at(tree_layout, row, x);
        }
        let layout = &tree_layout.positions;
        let is_drawn_at = |&node: &u32| {
            let (x, extent) = (self.center(layout, NodeId::new(node as usize)).x, layout.extent(node));
            (x - extent.left * self.scale..=x + extent.right * self.scale).contains(&at.x)
        };
        let node = layout.hit(row, x).or_else(|| self.edge_nodes(layout, row).find(is_drawn_at))?;
        let node = NodeId::new(node as usize);
        let from_middle = at.y - self.center(&tree_layout.positions, node).y;
        (from_middle.abs() <= ((tree_layout.sizes.row_height() / 2.0).max(46.0) + BELOW_ROW) * self.scale)
            .then_some(node)
    }

    /// Returns the view zoomed by a factor, with `fixed` as the fixed point.
    #[must_use]
    pub fn zoomed(&self, factor: f32, fixed: Point) -> Self {
        let factor = factor.clamp(MIN_SCALE / self.scale, MAX_SCALE / self.scale);
        let x_scale = self.x_scale * f64::from(factor);
        let zoomed = Self { scale: self.scale * factor, x_scale, ..*self };
        Self {
            left: self.plane_x(fixed.x) - f64::from(fixed.x) / x_scale,
            top: (self.top + fixed.y) * zoomed.row_height() / self.row_height() - fixed.y,
            ..zoomed
        }
    }

    /// Returns the view with the tree moved by `by`, in pixels.
    #[must_use]
    pub fn panned(&self, by: Point) -> Self {
        Self { left: self.left - f64::from(by.x) / self.x_scale, top: self.top - by.y, ..*self }
    }

    /// Returns the view, panned if a node is not completely in view with its labels and clear of the row labels. The node is then
    /// centered in each direction in which it was not in view.
    #[must_use]
    pub fn scrolled_to(&self, layout: &Layout, node: NodeId) -> Self {
        let center = self.center(layout, node);
        let extent = layout.extent(node.number());
        let clear = self.content_range();
        let clearance = CLEARANCE * self.scale;
        let widths = [extent.left, extent.right].map(|units| (units * self.scale + clearance).min(self.size.x / 4.0));
        let high = (50.0 * self.scale).min(self.row_height() / 2.0).min(self.size.y / 3.0);
        let shift = |from: f32, to: f32, low: f32, high: f32| {
            if low <= from && to <= high { 0.0 } else { f32::midpoint(low, high) - f32::midpoint(from, to) }
        };
        self.panned(point(
            shift(center.x - widths[0], center.x + widths[1], clear.start, clear.end),
            shift(center.y - high, center.y + high, 0.0, self.size.y),
        ))
    }

    /// Returns the pixel columns between the row labels at the left and at the right edge.
    pub fn content_range(&self) -> std::ops::Range<f32> {
        let scale = self.row_label_scale();
        let left = ((LEFT_MARGIN - BESIDE_ROW_LABELS) * scale).min(self.size.x / 3.0);
        left..(self.size.x - (right_margin(self.has_plies) - BESIDE_ROW_LABELS) * scale).max(2.0 * left)
    }

    /// Returns the rectangle of the picture without the row labels.
    pub fn content_rect(&self) -> PixelRect {
        let across = self.content_range();
        PixelRect { min: point(across.start, 0.0), max: point(across.end, self.size.y) }
    }

    /// Returns whether the whole subtree of a node is in view.
    pub fn shows_all(&self, layout: &Layout, root: NodeId) -> bool {
        let (left, right) = layout.subtree_span(root.number());
        let (left, right) = (self.x(left), self.x(right));
        let rows = layout.subtree_rows(root.number());
        let (top, bottom) = (self.row_top(rows.start), self.row_top(rows.end));
        -TOLERANCE <= left.min(top) && right <= self.size.x + TOLERANCE && bottom <= self.size.y + TOLERANCE
    }

    /// Returns the view, panned by the minimum distance that brings a part of a subtree into view.
    #[must_use]
    pub fn panned_to_show(&self, layout: &Layout, root: NodeId) -> Self {
        let (left, right) = layout.subtree_span(root.number());
        let rows = layout.subtree_rows(root.number());
        let clear = self.content_range();
        let back = |from: f32, to: f32, low: f32, high: f32| (low - to).max(0.0) - (from - high).max(0.0);
        let half = self.row_height() / 2.0;
        self.panned(point(
            back(self.x(left), self.x(right), clear.start + MIN_VISIBLE_PX, clear.end - MIN_VISIBLE_PX),
            back(self.row_top(rows.start) + half, self.row_top(rows.end) - half, 0.0, self.size.y),
        ))
    }

    /// Returns whether a node is in view with legible labels.
    pub fn shows_readably(&self, layout: &Layout, node: NodeId) -> bool {
        self.is_readable() && self.scrolled_to(layout, node) == *self
    }

    fn is_readable(&self) -> bool {
        READABLE_FROM * self.min_text_px / MIN_TEXT_PX <= self.scale
    }

    /// Returns the view with a node at a point and its labels legible. It is zoomed to the natural size, unless labels are legible
    /// already.
    #[must_use]
    pub fn zoomed_to_read(&self, layout: &Layout, node: NodeId, at: Point) -> Self {
        let scale = self.min_text_px / MIN_TEXT_PX;
        let natural = Self { scale, x_scale: f64::from(scale), row_stretch: 1.0, ..*self };
        let view = if self.is_readable() { *self } else { natural };
        view.with_node_at(layout, node, at)
    }

    /// Returns the view, panned so that a node is at a point.
    #[must_use]
    pub fn with_node_at(&self, layout: &Layout, node: NodeId, at: Point) -> Self {
        let center = self.laid_out_center(layout, node);
        self.panned(point(at.x - center.x, at.y - center.y))
    }

    /// Returns the scale of row labels.
    pub fn row_label_scale(&self) -> f32 {
        row_label_scale(self.scale, self.row_height(), self.min_text_px)
    }

    /// Returns the left and the right end of a node's block, in pixels; `None` if an ancestor of the node is folded.
    pub fn block(&self, tree_layout: &TreeLayout, node: NodeId) -> Option<(f32, f32)> {
        let ply = tree_layout.positions.ply(node.number());
        let index = tree_layout.positions.row(ply).binary_search(&node.number()).ok()?;
        let (left, right) = tree_layout.strips.row(ply).block(index);
        Some((self.x(left), self.x(right)))
    }
}

/// Returns the scale of row labels in a view. They grow with the tree, but stay legible in the overview.
pub fn row_label_scale(scale: f32, row_height: f32, min_text_px: f32) -> f32 {
    let scale = if scale < NODES_FROM { row_height / USUAL_ROW } else { scale };
    scale.clamp(min_text_px / ROW_LABEL_SIZE, MAX_ROW_LABEL_SCALE * min_text_px / MIN_TEXT_PX)
}

/// Returns the node of a row whose block is at an x in units.
fn block_at(tree_layout: &TreeLayout, row: usize, x: f64) -> Option<NodeId> {
    if tree_layout.rows() <= row {
        return None;
    }
    let index = tree_layout.strips.row(row).started(x).checked_sub(1)?;
    let &node = tree_layout.positions.row(row).get(index)?;
    (x <= tree_layout.strips.row(row).block(index).1).then(|| NodeId::new(node as usize))
}
