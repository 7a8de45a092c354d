//! Which part of the plane is seen, and how large: between the layout's units and pixels.

use super::plan::Plan;
use super::shape::{Point, at};
use crate::layout::Layout;
use crate::trace::NodeId;

/// The smallest and the largest scale that zooming reaches.
const SMALLEST: f32 = 1e-6;
const LARGEST: f32 = 5.0;
/// No text in a window is smaller than this many pixels; a view for the last row has a larger limit.
pub const LEAST_TEXT: f32 = 12.0;
/// The smallest of the texts at the edges of the picture, in pixels at scale 1.
pub const PLY_SIZE: f32 = 12.5;
/// The layers' names grow with the tree up to this many times the size of the smallest text.
const LARGEST_NAMES: f32 = 1.6;
/// From this scale on nodes are drawn one by one; below [`FAR_BELOW`] strips have taken their place.
pub const NEAR_FROM: f32 = 0.36;
/// Below this scale the tree is drawn as strips.
pub const FAR_BELOW: f32 = 0.28;
/// From this scale on all that is written beside a node can be read, where text may be as small as [`LEAST_TEXT`].
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
    pub across: f64,
    /// What a row needs at least, in units.
    pub row_units: f32,
    /// How many times as high the rows are drawn, so that they fill the picture.
    pub stretch: f32,
    /// The layout's x at the picture's left edge.
    pub left: f64,
    /// The pixels of rows above the picture's top edge; negative where the first row starts below it.
    pub top: f32,
    /// No text is drawn smaller than this many pixels.
    pub least_text: f32,
}

impl View {
    /// Pixels a row. From afar the width alone shrinks, so that the rows stay high enough to be read.
    #[must_use]
    pub fn row_height(&self) -> f32 {
        Self::natural_row_height(self.scale, self.row_units) * self.stretch
    }

    pub(super) fn natural_row_height(scale: f32, row_units: f32) -> f32 {
        (scale * row_units).max(LOWEST_ROW)
    }

    /// The pixel column of a layout's x.
    #[must_use]
    pub fn x(&self, x: f64) -> f32 {
        #[expect(clippy::cast_possible_truncation, reason = "pixels near the picture fit")]
        let pixels = ((x - self.left) * self.across) as f32;
        pixels
    }

    /// The layout's x at a pixel column.
    #[must_use]
    pub fn plane_x(&self, x: f32) -> f64 {
        self.left + f64::from(x) / self.across
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
        at(self.x(layout.x(index)), self.row_top(layout.ply(index)) + self.row_height() / 2.0)
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
    pub fn node_at(&self, plan: &Plan, place: Point) -> Option<NodeId> {
        if place.y + self.top < 0.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not negative, and few rows")]
        let row = ((place.y + self.top) / self.row_height()) as usize;
        let x = self.plane_x(place.x);
        if self.scale < NEAR_FROM {
            return block_at(plan, row, x);
        }
        let node = NodeId::new(plan.layout.hit(row, x)? as usize);
        let from_middle = place.y - self.center(&plan.layout, node).y;
        (from_middle.abs() <= (plan.measures.row_height() / 2.0).max(46.0) * self.scale).then_some(node)
    }

    /// The view `factor` times as large, with the pixel `fixed` where it is.
    #[must_use]
    pub fn zoomed(&self, factor: f32, fixed: Point) -> Self {
        let factor = factor.clamp(SMALLEST / self.scale, LARGEST / self.scale);
        let across = self.across * f64::from(factor);
        let zoomed = Self { scale: self.scale * factor, across, ..*self };
        Self {
            left: self.plane_x(fixed.x) - f64::from(fixed.x) / across,
            top: (self.top + fixed.y) * zoomed.row_height() / self.row_height() - fixed.y,
            ..zoomed
        }
    }

    /// The view moved by so many pixels.
    #[must_use]
    pub fn panned(&self, by: Point) -> Self {
        Self { left: self.left - f64::from(by.x) / self.across, top: self.top - by.y, ..*self }
    }

    /// The view moved just so far that a node is inside, with all that belongs to it, beside the layers' names.
    #[must_use]
    pub fn showing(&self, layout: &Layout, node: NodeId) -> Self {
        let center = self.center(layout, node);
        let extent = layout.extent(node.number());
        let clear = self.clear_of_names();
        let clearance = CLEARANCE * self.scale;
        let reach = [extent.left, extent.right].map(|units| (units * self.scale + clearance).min(self.size.x / 4.0));
        let high = (50.0 * self.scale).min(self.row_height() / 2.0).min(self.size.y / 3.0);
        let shift = |from: f32, to: f32, low: f32, high: f32| {
            if low <= from && to <= high { 0.0 } else { f32::midpoint(low, high) - f32::midpoint(from, to) }
        };
        self.panned(at(
            shift(center.x - reach[0], center.x + reach[1], clear.start, clear.end),
            shift(center.y - high, center.y + high, 0.0, self.size.y),
        ))
    }

    /// The columns of pixels between the layers' names at the left edge and the plies at the right.
    #[must_use]
    pub fn clear_of_names(&self) -> std::ops::Range<f32> {
        let scale = self.name_scale();
        let left = ((LEFT_MARGIN - BESIDE_NAMES) * scale).min(self.size.x / 3.0);
        left..(self.size.x - (RIGHT_MARGIN - BESIDE_NAMES) * scale).max(2.0 * left)
    }

    /// The view moved so that a part of a subtree is in it.
    #[must_use]
    pub fn keeping(&self, layout: &Layout, root: NodeId) -> Self {
        let (left, right) = layout.subtree_span(root.number());
        let rows = layout.subtree_rows(root.number());
        let clear = self.clear_of_names();
        let back = |from: f32, to: f32, low: f32, high: f32| (low - to).max(0.0) - (from - high).max(0.0);
        let half = self.row_height() / 2.0;
        self.panned(at(
            back(self.x(left), self.x(right), clear.start + KEPT, clear.end - KEPT),
            back(self.row_top(rows.start) + half, self.row_top(rows.end) - half, 0.0, self.size.y),
        ))
    }

    /// Whether a node is inside, and large enough to be read.
    #[must_use]
    pub fn reads(&self, layout: &Layout, node: NodeId) -> bool {
        self.is_readable() && self.showing(layout, node) == *self
    }

    fn is_readable(&self) -> bool {
        READABLE_FROM * self.least_text / LEAST_TEXT <= self.scale
    }

    /// The view with a node at `place`, large enough to be read: at its natural size, unless it is shown so already.
    #[must_use]
    pub fn reading(&self, layout: &Layout, node: NodeId, place: Point) -> Self {
        let scale = self.least_text / LEAST_TEXT;
        let natural = Self { scale, across: f64::from(scale), stretch: 1.0, ..*self };
        let view = if self.is_readable() { *self } else { natural };
        view.with_node_at(layout, node, place)
    }

    /// The view moved so that a node is at `place`.
    #[must_use]
    pub fn with_node_at(&self, layout: &Layout, node: NodeId, place: Point) -> Self {
        let center = self.center(layout, node);
        self.panned(at(place.x - center.x, place.y - center.y))
    }
}

/// How large the names of the layers are written: they grow with the tree, but stay readable from afar.
#[must_use]
pub fn name_scale(scale: f32, row_height: f32, least_text: f32) -> f32 {
    let scale = if scale < NEAR_FROM { row_height / USUAL_ROW } else { scale };
    scale.clamp(least_text / PLY_SIZE, LARGEST_NAMES * least_text / LEAST_TEXT)
}

impl View {
    /// How large the names of the layers are written.
    #[must_use]
    pub fn name_scale(&self) -> f32 {
        name_scale(self.scale, self.row_height(), self.least_text)
    }
    /// The left and the right end of a node's block, in pixels; none, if it is folded away.
    #[must_use]
    pub fn block(&self, plan: &Plan, node: NodeId) -> Option<(f32, f32)> {
        let ply = plan.layout.ply(node.number());
        let index = plan.layout.row(ply).binary_search(&node.number()).ok()?;
        let (left, right) = plan.strips.block(ply, index);
        Some((self.x(left), self.x(right)))
    }
}

/// The node of a row whose block is at an x.
fn block_at(plan: &Plan, row: usize, x: f64) -> Option<NodeId> {
    if plan.rows() <= row {
        return None;
    }
    let index = plan.strips.started(row, x).checked_sub(1)?;
    let &node = plan.layout.row(row).get(index)?;
    (x <= plan.strips.block(row, index).1).then(|| NodeId::new(node as usize))
}
