//! Which part of the plane is seen, and how large: between the layout's units and pixels.

use super::plan::Plan;
use super::shape::{Point, at};
use crate::layout::Layout;
use crate::trace::NodeId;

/// The smallest and the largest scale that zooming reaches.
const SMALLEST: f32 = 1e-6;
const LARGEST: f32 = 5.0;
/// The margins shrink with the tree, but no further than to this scale.
const SMALLEST_MARGIN: f32 = 0.92;
/// From this scale on nodes are drawn one by one; below [`FAR_BELOW`] strips have taken their place.
pub const NEAR_FROM: f32 = 0.36;
/// Below this scale the tree is drawn as strips.
pub const FAR_BELOW: f32 = 0.28;
/// From this scale on all that is written beside a node can be read.
const READABLE_FROM: f32 = 0.8;
/// No row is drawn lower than this many pixels.
const LOWEST_ROW: f32 = 24.0;
/// Rows this high, in pixels, have names of the usual size from afar.
const USUAL_ROW: f32 = 68.0;
/// Room for the layers' names at the left edge, in pixels at scale 1.
pub const LEFT_MARGIN: f32 = 78.0;
/// Room for the plies at the right edge.
pub const RIGHT_MARGIN: f32 = 66.0;

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
}

impl View {
    /// The whole tree, as large as fits but no larger than `largest`. The rows fill the height.
    #[must_use]
    pub fn fit(plan: &Plan, size: Point, largest: f32) -> Self {
        Self::fit_span(plan, size, largest, (plan.layout.left(), plan.layout.right()), 0..plan.rows())
    }

    /// The subtree of a node, as large as fits but no larger than `largest`.
    #[must_use]
    pub fn fit_subtree(plan: &Plan, size: Point, largest: f32, node: NodeId, rows: std::ops::Range<usize>) -> Self {
        let index = node.number();
        Self::fit_span(plan, size, largest, plan.layout.subtree_span(index), rows)
    }

    fn fit_span(
        plan: &Plan,
        size: Point,
        largest: f32,
        (left, right): (f64, f64),
        rows: std::ops::Range<usize>,
    ) -> Self {
        let width = (right - left).max(1.0);
        let shown_rows = rows.len().max(1) as f32;
        let scale_across = |margin: f32| f64::from(size.x - (LEFT_MARGIN + RIGHT_MARGIN) * margin) / width;
        let scale_down = size.y / (shown_rows * plan.measures.row_height());
        // The margins belong to the width as long as they shrink with it.
        let with_margins = f64::from(size.x) / (width + f64::from(LEFT_MARGIN + RIGHT_MARGIN));
        let widest = scale_across(SMALLEST_MARGIN).min(with_margins);
        #[expect(clippy::cast_possible_truncation, reason = "a scale needs no more digits")]
        let scale = (widest as f32).min(scale_down).min(largest).max(1e-6);
        let row_units = plan.measures.row_height();
        let natural = Self::natural_row_height(scale, row_units);
        let stretch = (size.y / shown_rows / natural).max(1.0);
        let row_height = natural * stretch;
        let margin = if scale < NEAR_FROM { name_scale(scale, row_height) } else { scale.max(SMALLEST_MARGIN) };
        // A small tree is drawn apart rather than blown up.
        let across = scale_across(margin).clamp(f64::from(scale), f64::from(scale) * 2.4);
        let margin_shift = f64::from((LEFT_MARGIN - RIGHT_MARGIN) * margin) / 2.0;
        let middle = f64::midpoint(left, right);
        Self {
            size,
            scale,
            across,
            row_units,
            stretch,
            left: middle - (f64::from(size.x) / 2.0 + margin_shift) / across,
            top: rows.start as f32 * row_height,
        }
    }

    /// Pixels a row. From afar the width alone shrinks, so that the rows stay high enough to be read.
    #[must_use]
    pub fn row_height(&self) -> f32 {
        Self::natural_row_height(self.scale, self.row_units) * self.stretch
    }

    fn natural_row_height(scale: f32, row_units: f32) -> f32 {
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

    /// The view moved just so far that a node is inside, with some room around it.
    #[must_use]
    pub fn showing(&self, layout: &Layout, node: NodeId) -> Self {
        let center = self.center(layout, node);
        let room = at((90.0 * self.scale).min(self.size.x / 3.0), (50.0 * self.scale).min(self.size.y / 3.0));
        let shift = |place: f32, room: f32, size: f32| {
            if (room..=size - room).contains(&place) { 0.0 } else { size / 2.0 - place }
        };
        self.panned(at(shift(center.x, room.x, self.size.x), shift(center.y, room.y, self.size.y)))
    }

    /// Whether a node is inside, and large enough to be read.
    #[must_use]
    pub fn reads(&self, layout: &Layout, node: NodeId) -> bool {
        READABLE_FROM <= self.scale && self.showing(layout, node) == *self
    }

    /// The view with a node at `place`, large enough to be read: at its natural size, unless it is shown so already.
    #[must_use]
    pub fn reading(&self, layout: &Layout, node: NodeId, place: Point) -> Self {
        let natural = Self { scale: 1.0, across: 1.0, stretch: 1.0, ..*self };
        let view = if READABLE_FROM <= self.scale { *self } else { natural };
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
pub fn name_scale(scale: f32, row_height: f32) -> f32 {
    let scale = if scale < NEAR_FROM { row_height / USUAL_ROW } else { scale };
    scale.clamp(SMALLEST_MARGIN, 1.6)
}

impl View {
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
