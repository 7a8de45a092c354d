//! Which part of the plane is seen, and how large: between the layout's units and pixels.

use super::measure::dimensions::MIN_TEXT_PX;
use super::shape::{Point, point};
use super::tree_layout::TreeLayout;
use crate::layout::Layout;
use crate::trace::NodeId;

/// The smallest and the largest scale that zooming reaches.
const SMALLEST: f32 = 1e-6;
const LARGEST: f32 = 5.0;
/// The smallest of the texts at the edges of the picture, in pixels at scale 1.
pub const ROW_LABEL_SIZE: f32 = 12.5;
/// The layers' names grow with the tree up to this many times the size of the smallest text.
const LARGEST_NAMES: f32 = 1.6;
/// From this scale on nodes are drawn one by one; below [`STRIPS_BELOW`] strips have taken their place.
pub const NODES_FROM: f32 = 0.36;
/// Below this scale the tree is drawn as strips.
pub const STRIPS_BELOW: f32 = 0.28;
/// From this scale on all that is written beside a node can be read, where text may be as small as [`MIN_TEXT_PX`].
const READABLE_FROM: f32 = 0.8;
/// Between a node that is brought into view and what it could be covered by, in pixels at scale 1.
const CLEARANCE: f32 = 10.0;
/// So much of the tree stays in view, however far somebody moves it, in pixels.
const KEPT: f32 = 60.0;
/// No row is drawn lower than this many pixels.
pub(super) const LOWEST_ROW: f32 = 24.0;
/// Rows this high, in pixels, have names of the usual size from afar.
const USUAL_ROW: f32 = 68.0;
/// Room for the layers' names at the left edge, in pixels at scale 1.
pub const LEFT_MARGIN: f32 = 78.0;
/// Room for the plies at the right edge.
pub const RIGHT_MARGIN: f32 = 70.0;
/// So much of the margins is left free between the names and the tree, for the mark of the current node.
const BESIDE_NAMES: f32 = 9.0;

/// A view of the plane on which the tree stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct View {
    /// The picture's size in pixels.
    pub size: Point,
    /// How large nodes and words are drawn; 1 is their natural size.
    pub scale: f32,
    /// Pixels a unit of the layout across. At least `scale`, so that nothing overlaps.
    pub x_scale: f64,
    /// What a row needs at least, in units.
    pub row_height_units: f32,
    /// How many times as high the rows are drawn, so that they fill the picture.
    pub row_stretch: f32,
    /// The layout's x at the picture's left edge.
    pub left: f64,
    /// The pixels of rows above the picture's top edge; negative where the first row starts below it.
    pub top: f32,
    /// No text is drawn smaller than this many pixels.
    pub min_text_px: f32,
}

impl View {
    /// Pixels a row. From afar the width alone shrinks, so that the rows stay high enough to be read.
    #[must_use]
    pub fn row_height(&self) -> f32 {
        Self::natural_row_height(self.scale, self.row_height_units) * self.row_stretch
    }

    pub(super) fn natural_row_height(scale: f32, row_height_units: f32) -> f32 {
        (scale * row_height_units).max(LOWEST_ROW)
    }

    /// The pixel column of a layout's x.
    #[must_use]
    pub fn x(&self, x: f64) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels near the picture fit")]
        let pixels = ((x - self.left) * self.x_scale) as f32;
        pixels
    }

    /// The layout's x at a pixel column.
    #[must_use]
    pub fn plane_x(&self, x: f32) -> f64 {
        self.left + f64::from(x) / self.x_scale
    }

    /// The pixel at which a row starts.
    #[must_use]
    pub fn row_top(&self, row: usize) -> f32 {
        row as f32 * self.row_height() - self.top
    }

    /// The middle of a node.
    #[must_use]
    pub fn center(&self, layout: &Layout, node: NodeId) -> Point {
        let index = node.number();
        point(self.x(layout.x(index)), self.row_top(layout.ply(index)) + self.row_height() / 2.0)
    }

    /// The rows that are seen.
    #[must_use]
    pub fn rows(&self, count: usize) -> std::ops::Range<usize> {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped below, and few rows")]
        let row_at = |y: f32| ((y + self.top) / self.row_height()).max(0.0) as usize;
        row_at(0.0).min(count)..(row_at(self.size.y) + 1).min(count)
    }

    /// The node at a pixel: whose drawing it is or, from afar, whose block.
    #[must_use]
    pub fn node_at(&self, tree_layout: &TreeLayout, place: Point) -> Option<NodeId> {
        if place.y + self.top < 0.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not negative, and few rows")]
        let row = ((place.y + self.top) / self.row_height()) as usize;
        let x = self.plane_x(place.x);
        if self.scale < NODES_FROM {
            return block_at(tree_layout, row, x);
        }
        let node = NodeId::new(tree_layout.positions.hit(row, x)? as usize);
        let from_middle = place.y - self.center(&tree_layout.positions, node).y;
        (from_middle.abs() <= (tree_layout.sizes.row_height() / 2.0).max(46.0) * self.scale).then_some(node)
    }

    /// The view `factor` times as large, with the pixel `fixed` where it is.
    #[must_use]
    pub fn zoomed(&self, factor: f32, fixed: Point) -> Self {
        let factor = factor.clamp(SMALLEST / self.scale, LARGEST / self.scale);
        let x_scale = self.x_scale * f64::from(factor);
        let zoomed = Self { scale: self.scale * factor, x_scale, ..*self };
        Self {
            left: self.plane_x(fixed.x) - f64::from(fixed.x) / x_scale,
            top: (self.top + fixed.y) * zoomed.row_height() / self.row_height() - fixed.y,
            ..zoomed
        }
    }

    /// The view moved by so many pixels.
    #[must_use]
    pub fn panned(&self, by: Point) -> Self {
        Self { left: self.left - f64::from(by.x) / self.x_scale, top: self.top - by.y, ..*self }
    }

    /// The view moved just so far that a node is inside, with all that belongs to it, beside the layers' names.
    #[must_use]
    pub fn scrolled_to(&self, layout: &Layout, node: NodeId) -> Self {
        let center = self.center(layout, node);
        let extent = layout.extent(node.number());
        let clear = self.content_range();
        let clearance = CLEARANCE * self.scale;
        let reach = [extent.left, extent.right].map(|units| (units * self.scale + clearance).min(self.size.x / 4.0));
        let high = (50.0 * self.scale).min(self.row_height() / 2.0).min(self.size.y / 3.0);
        let shift = |from: f32, to: f32, low: f32, high: f32| {
            if low <= from && to <= high { 0.0 } else { f32::midpoint(low, high) - f32::midpoint(from, to) }
        };
        self.panned(point(
            shift(center.x - reach[0], center.x + reach[1], clear.start, clear.end),
            shift(center.y - high, center.y + high, 0.0, self.size.y),
        ))
    }

    /// The columns of pixels between the layers' names at the left edge and the plies at the right.
    #[must_use]
    pub fn content_range(&self) -> std::ops::Range<f32> {
        let scale = self.row_label_scale();
        let left = ((LEFT_MARGIN - BESIDE_NAMES) * scale).min(self.size.x / 3.0);
        left..(self.size.x - (RIGHT_MARGIN - BESIDE_NAMES) * scale).max(2.0 * left)
    }

    /// The view moved so that a part of a subtree is in it.
    #[must_use]
    pub fn kept_over(&self, layout: &Layout, root: NodeId) -> Self {
        let (left, right) = layout.subtree_span(root.number());
        let rows = layout.subtree_rows(root.number());
        let clear = self.content_range();
        let back = |from: f32, to: f32, low: f32, high: f32| (low - to).max(0.0) - (from - high).max(0.0);
        let half = self.row_height() / 2.0;
        self.panned(point(
            back(self.x(left), self.x(right), clear.start + KEPT, clear.end - KEPT),
            back(self.row_top(rows.start) + half, self.row_top(rows.end) - half, 0.0, self.size.y),
        ))
    }

    /// Whether a node is inside, and large enough to be read.
    #[must_use]
    pub fn shows_readably(&self, layout: &Layout, node: NodeId) -> bool {
        self.is_readable() && self.scrolled_to(layout, node) == *self
    }

    fn is_readable(&self) -> bool {
        READABLE_FROM * self.min_text_px / MIN_TEXT_PX <= self.scale
    }

    /// The view with a node at `place`, large enough to be read: at its natural size, unless it is shown so already.
    #[must_use]
    pub fn zoomed_to_read(&self, layout: &Layout, node: NodeId, place: Point) -> Self {
        let scale = self.min_text_px / MIN_TEXT_PX;
        let natural = Self { scale, x_scale: f64::from(scale), row_stretch: 1.0, ..*self };
        let view = if self.is_readable() { *self } else { natural };
        view.with_node_at(layout, node, place)
    }

    /// The view moved so that a node is at `place`.
    #[must_use]
    pub fn with_node_at(&self, layout: &Layout, node: NodeId, place: Point) -> Self {
        let center = self.center(layout, node);
        self.panned(point(place.x - center.x, place.y - center.y))
    }
}

/// How large the names of the layers are written: they grow with the tree, but stay readable from afar.
#[must_use]
pub fn row_label_scale(scale: f32, row_height: f32, min_text_px: f32) -> f32 {
    let scale = if scale < NODES_FROM { row_height / USUAL_ROW } else { scale };
    scale.clamp(min_text_px / ROW_LABEL_SIZE, LARGEST_NAMES * min_text_px / MIN_TEXT_PX)
}

impl View {
    /// How large the names of the layers are written.
    #[must_use]
    pub fn row_label_scale(&self) -> f32 {
        row_label_scale(self.scale, self.row_height(), self.min_text_px)
    }
    /// The left and the right end of a node's block, in pixels; none, if it is folded away.
    #[must_use]
    pub fn block(&self, tree_layout: &TreeLayout, node: NodeId) -> Option<(f32, f32)> {
        let ply = tree_layout.positions.ply(node.number());
        let index = tree_layout.positions.row(ply).binary_search(&node.number()).ok()?;
        let (left, right) = tree_layout.strips.block(ply, index);
        Some((self.x(left), self.x(right)))
    }
}

/// The node of a row whose block is at an x.
fn block_at(tree_layout: &TreeLayout, row: usize, x: f64) -> Option<NodeId> {
    if tree_layout.rows() <= row {
        return None;
    }
    let index = tree_layout.strips.started(row, x).checked_sub(1)?;
    let &node = tree_layout.positions.row(row).get(index)?;
    (x <= tree_layout.strips.block(row, index).1).then(|| NodeId::new(node as usize))
}
