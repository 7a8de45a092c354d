//! Which view shows a tree best in the room there is: all of it, as much as can be read, or all of it from afar.
//!
//! A view that fits shows one level of detail: either every node keeps its shape and its text its least size, or the tree
//! is drawn as strips. Where not all of a small tree can be shown so, less is written (see [`labels`](super::draw::labels)),
//! then the rows come closer, and then a part of the tree is shown, around the node that is looked at.

use super::measure::dimensions::MIN_TEXT_PX;
use super::shape::{Point, point};
use super::tree_layout::TreeLayout;
use super::view::{
    LEFT_MARGIN, LOWEST_ROW, NODES_FROM, RIGHT_MARGIN, ROW_LABEL_SIZE, STRIPS_BELOW, View, row_label_scale,
};
use crate::layout::Layout;
use crate::trace::NodeId;
use std::ops::Range;

/// A tree of at most so many nodes is shown as nodes, whether all of it fits or not.
pub const SMALL_TREE_NODES: usize = 120;
/// The smallest text is written as large as is planned at this scale, times [`MIN_TEXT_PX`] over [`PLANNED_TEXT`].
const PLANNED_TEXT: f32 = 13.0;
/// The largest scale that fitting uses in a window of 1280 × 800.
const LARGEST: f32 = 1.2;
/// And for the last row, as a multiple of the scale at which all text has its least size.
const LARGEST_PRESENTING: f32 = 1.1;
/// A small tree is drawn apart rather than blown up, but its nodes stand at most so many times as far from each other.
const FARTHEST_APART: f64 = 2.4;

/// The room for a tree, and how it is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// Its size in pixels.
    pub size: Point,
    /// The largest scale at which a tree is comfortable to look at.
    pub largest: f32,
    /// No text is smaller than this many pixels.
    pub min_text_px: f32,
}

impl Viewport {
    /// Viewport in a window: a larger one bears larger nodes, but a small tree is never blown up.
    #[must_use]
    pub fn window(size: Point) -> Self {
        let largest = LARGEST * (size.x / 980.0).min(size.y / 632.0).clamp(1.0, 1.5);
        Self { size, largest, min_text_px: MIN_TEXT_PX }
    }

    /// Viewport on a screen for the last row, where text is no smaller than this.
    #[must_use]
    pub fn presenting(size: Point, min_text_px: f32) -> Self {
        let min_text_px = min_text_px.max(MIN_TEXT_PX);
        Self { size, largest: LARGEST_PRESENTING * min_text_px / PLANNED_TEXT, min_text_px }
    }

    /// The scale from which on nothing is written larger than planned, so that there is room for all of it.
    #[must_use]
    pub fn readable(&self) -> f32 {
        self.min_text_px / PLANNED_TEXT
    }

    /// The scale from which on every node of a tree keeps its shape.
    fn smallest(&self, tree_layout: &TreeLayout) -> f32 {
        (tree_layout.sizes.smallest_scale * self.min_text_px / MIN_TEXT_PX).min(self.readable())
    }
}

/// The usual view of a subtree: all of it if every node keeps its shape; else a small one as large as can be read, with
/// `node` in the middle, and a large one from afar.
#[must_use]
pub fn automatic(tree_layout: &TreeLayout, viewport: Viewport, subtree: NodeId, node: NodeId) -> View {
    whole_subtree(tree_layout, viewport, subtree).unwrap_or_else(|| {
        let is_small = tree_layout.positions.subtree_len(subtree.number()) <= SMALL_TREE_NODES;
        if is_small { readable(tree_layout, viewport, subtree, node) } else { overview(tree_layout, viewport, subtree) }
    })
}

/// All of a subtree, if every node keeps its shape so.
#[must_use]
pub fn whole_subtree(tree_layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> Option<View> {
    let subtree_fit = SubtreeFit::new(tree_layout, viewport, subtree);
    let (smallest, widest) = (viewport.smallest(tree_layout), subtree_fit.widest().min(viewport.largest));
    let scale = widest.min(subtree_fit.scale_down());
    if smallest <= scale {
        return Some(subtree_fit.view(scale));
    }
    // The rows come closer before a part of the tree is left outside.
    (smallest <= widest && subtree_fit.has_room_for_rows(smallest)).then(|| subtree_fit.view(smallest))
}

/// As much of a subtree as can be read: its rows fill the height, if they can, and `node` is in the middle.
#[must_use]
pub fn readable(tree_layout: &TreeLayout, viewport: Viewport, subtree: NodeId, node: NodeId) -> View {
    if let Some(whole) = whole_subtree(tree_layout, viewport, subtree) {
        return whole;
    }
    let subtree_fit = SubtreeFit::new(tree_layout, viewport, subtree);
    let (smallest, down) = (viewport.smallest(tree_layout), subtree_fit.scale_down());
    let fits_down = smallest <= down || subtree_fit.has_room_for_rows(smallest);
    let scale = if fits_down { down.clamp(smallest, viewport.readable()) } else { viewport.readable() };
    let view = if fits_down { subtree_fit.view(scale) } else { subtree_fit.part(scale) };
    subtree_fit.around(view, node)
}

/// All of a subtree, as strips.
#[must_use]
pub fn overview(tree_layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> View {
    let subtree_fit = SubtreeFit::new(tree_layout, viewport, subtree);
    // It never rests where nodes and strips are seen at once.
    let scale = subtree_fit.widest().min(subtree_fit.scale_down()).clamp(1e-6, STRIPS_BELOW - 0.001);
    // Of a thousand plies not all can be seen.
    let has_low_rows = viewport.size.y / subtree_fit.row_count() < LOWEST_ROW;
    if has_low_rows { subtree_fit.part(scale) } else { subtree_fit.view(scale) }
}

impl View {
    /// The whole tree, as large as fits but no larger than `largest`: as nodes, if they keep their shapes, else as strips.
    #[must_use]
    pub fn fit(tree_layout: &TreeLayout, size: Point, largest: f32) -> Self {
        let viewport = Viewport { size, largest, min_text_px: MIN_TEXT_PX };
        whole_subtree(tree_layout, viewport, NodeId::ROOT)
            .unwrap_or_else(|| overview(tree_layout, viewport, NodeId::ROOT))
    }
}

/// A subtree that is to be fitted into a room.
struct SubtreeFit<'a> {
    tree_layout: &'a TreeLayout,
    viewport: Viewport,
    root: NodeId,
    /// Its ends, in units.
    left: f64,
    right: f64,
    rows: Range<usize>,
}

impl<'a> SubtreeFit<'a> {
    fn new(tree_layout: &'a TreeLayout, viewport: Viewport, subtree: NodeId) -> Self {
        let (left, right) = tree_layout.positions.subtree_span(subtree.number());
        let rows = tree_layout.positions.subtree_rows(subtree.number());
        Self { tree_layout, viewport, root: subtree, left, right, rows }
    }

    fn width(&self) -> f64 {
        (self.right - self.left).max(1.0)
    }

    /// The pixels a unit at which the width is filled, with margins of this size.
    fn scale_across(&self, margin: f32) -> f64 {
        f64::from(self.viewport.size.x - (LEFT_MARGIN + RIGHT_MARGIN) * margin).max(1.0) / self.width()
    }

    /// The largest scale at which the width is enough.
    fn widest(&self) -> f32 {
        // The margins belong to the width as long as they shrink with it.
        let with_margins = f64::from(self.viewport.size.x) / (self.width() + f64::from(LEFT_MARGIN + RIGHT_MARGIN));
        #[expect(clippy::cast_possible_truncation, reason = "a scale needs no more digits")]
        let widest = self.scale_across(self.viewport.min_text_px / ROW_LABEL_SIZE).min(with_margins) as f32;
        widest.max(1e-6)
    }

    fn row_count(&self) -> f32 {
        self.rows.len().max(1) as f32
    }

    /// The scale at which the height is enough for the rows as they are planned.
    fn scale_down(&self) -> f32 {
        self.viewport.size.y / (self.row_count() * self.tree_layout.sizes.row_height())
    }

    /// Whether the height is enough for the rows at a scale, as close to each other as they may be.
    fn has_room_for_rows(&self, scale: f32) -> bool {
        self.row_count() * self.tree_layout.sizes.lowest_row_height() * scale <= self.viewport.size.y
    }

    /// The view at a scale whose rows fill the height.
    fn view(&self, scale: f32) -> View {
        let row_height = self.viewport.size.y / self.row_count();
        self.placed(scale, row_height, self.rows.start as f32 * row_height)
    }

    /// The view at a scale whose rows are as high as planned.
    fn part(&self, scale: f32) -> View {
        let row_height = View::natural_row_height(scale, self.tree_layout.sizes.row_height());
        self.placed(scale, row_height, self.rows.start as f32 * row_height)
    }

    fn placed(&self, scale: f32, row_height: f32, top: f32) -> View {
        let Viewport { size, min_text_px, .. } = self.viewport;
        let row_height_units = self.tree_layout.sizes.row_height();
        let margin = row_label_scale(scale, row_height, min_text_px);
        let scale_across = self.scale_across(margin);
        let x_scale = if scale < NODES_FROM {
            scale_across.max(f64::from(scale))
        } else {
            scale_across.clamp(f64::from(scale), f64::from(scale) * FARTHEST_APART)
        };
        let view = View {
            size,
            scale,
            x_scale,
            row_height_units,
            row_stretch: row_height / View::natural_row_height(scale, row_height_units),
            left: 0.0,
            top,
            min_text_px,
        };
        let left = self.middle(&view) - f64::from(size.x) / 2.0 / x_scale;
        View { left, ..view }
    }

    /// What is in the middle of the picture: the middle between the outermost nodes, if nothing sticks out of the margins
    /// then, else the middle of all that is drawn.
    fn middle(&self, view: &View) -> f64 {
        let margins = [LEFT_MARGIN, RIGHT_MARGIN].map(|margin| f64::from(margin * view.row_label_scale()));
        let (first, last) = self.tree_layout.positions.subtree_centres(self.root.number());
        let half = f64::from(view.size.x) / 2.0;
        // The ends of what is drawn may not come over the margins.
        let low = self.right - (half - margins[1]) / view.x_scale;
        let high = self.left + (half - margins[0]) / view.x_scale;
        let middle = f64::midpoint(first, last);
        if low <= high { middle.clamp(low, high) } else { f64::midpoint(low, high) }
    }

    /// A view that is too small for the tree moved so that a node is in its middle, or as near as the tree's end allows.
    fn around(&self, view: View, node: NodeId) -> View {
        let layout: &Layout = &self.tree_layout.positions;
        let node =
            if layout.subtree_rows(self.root.number()).contains(&layout.ply(node.number())) { node } else { self.root };
        let center = view.center(layout, node);
        let clear = view.content_range();
        let moved = view.panned(point(f32::midpoint(clear.start, clear.end) - center.x, view.size.y / 2.0 - center.y));
        let within = |from: f32, to: f32, low: f32, high: f32| {
            if to - from <= high - low {
                f32::midpoint(low, high) - f32::midpoint(from, to)
            } else {
                (low - from).min(0.0) + (high - to).max(0.0)
            }
        };
        let (top, bottom) = (moved.row_top(self.rows.start), moved.row_top(self.rows.end));
        moved.panned(point(
            within(moved.x(self.left), moved.x(self.right), clear.start, clear.end),
            within(top, bottom, 0.0, view.size.y),
        ))
    }
}
