//! Which view shows a tree best in a viewport: all of it, as much as is legible, or all of it as strips.
//!
//! A fitted view has one level of detail: either every node keeps its shape and every text its least size, or the tree is
//! drawn as strips. Where a small tree does not fit so, labels are left out first (see `draw::labels`),
//! then rows come closer, and then only a part of the tree is in view, around one node. Such a view stays while the current node
//! is in it, and else moves so that the node is shown with as much of its surroundings as there is room for.

use super::measure::{BOUND_SIZE, MIN_TEXT_PX};
use super::shape::{Point, point};
pub use super::tree_layout::SMALL_TREE_NODES;
use super::tree_layout::TreeLayout;
use super::view::{
    CLEARANCE, LEFT_MARGIN, MIN_ROW_PX, NODES_FROM, ROW_LABEL_SIZE, STRIPS_BELOW, View, right_margin, row_label_scale,
};
use poda_core::layout::Layout;
use poda_core::trace::{NodeId, Trace};
use std::ops::Range;

/// The largest scale of a fitted view in a window of 1280 × 800.
const MAX_SCALE: f32 = 1.2;
/// The largest scale while presenting, as a multiple of the scale at which all text has its least size.
const MAX_SCALE_PRESENTING: f32 = 1.4;
/// A small tree is spread out rather than enlarged, up to this factor between its nodes.
const MAX_SPREAD: f64 = 2.4;

/// A narrower picture of a given size has no plies at its right edge: the tree needs the room.
const MIN_WIDTH_WITH_PLIES: f32 = 560.0;

/// A subtree of more nodes is drawn as strips in a picture of its own whose size is not given.
pub const MAX_NATURAL_NODES: usize = 1_000;
/// Nodes are this much further apart in a picture whose width is not given, so that there is room for labels.
const NATURAL_SPREAD: f64 = 1.25;
/// The same for the nodes of a tight tree, between which there is no room else.
const TIGHT_SPREAD: f64 = 1.8;
/// The least width of a picture whose width is not given, in pixels: what is written beside a root takes as much.
const MIN_NATURAL_WIDTH: f32 = 480.0;
/// The width of a picture of strips whose width is not given, in pixels.
const STRIPS_WIDTH: f32 = 1280.0;
/// The height of a picture of few strips whose height is not given, in pixels.
const STRIPS_HEIGHT: f32 = 800.0;
/// The largest height of a strip in a picture whose height is not given, in pixels.
const MAX_STRIP: f32 = 72.0;

/// The room for a tree, and how large the tree is drawn in it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The size, in pixels.
    pub size: Point,
    /// The largest scale.
    pub max_scale: f32,
    /// The smallest text, in pixels.
    pub min_text_px: f32,
    /// Whether there is room for the plies at the right edge.
    pub has_plies: bool,
}

impl Viewport {
    /// The viewport in a window. A larger window has larger nodes, but a small tree is not enlarged much.
    pub fn window(size: Point) -> Self {
        let max_scale = MAX_SCALE * (size.x / 980.0).min(size.y / 632.0).clamp(1.0, 1.5);
        Self { size, max_scale, min_text_px: MIN_TEXT_PX, has_plies: has_space_for_plies(size) }
    }

    /// The viewport while presenting, with text that is legible from the last row.
    pub fn presenting(size: Point, min_text_px: f32) -> Self {
        let min_text_px = min_text_px.max(MIN_TEXT_PX);
        let max_scale = MAX_SCALE_PRESENTING * min_text_px / BOUND_SIZE;
        Self { size, max_scale, min_text_px, has_plies: has_space_for_plies(size) }
    }

    /// The least scale at which no text is larger than measured, so that there is room for all labels.
    pub fn readable(&self) -> f32 {
        self.min_text_px / BOUND_SIZE
    }

    /// The least scale at which every node of a tree keeps its shape.
    fn smallest(&self, layout: &TreeLayout) -> f32 {
        (layout.sizes.min_scale * self.min_text_px / MIN_TEXT_PX).min(self.readable())
    }
}

/// Returns whether a picture is wide enough for plies at its right edge.
fn has_space_for_plies(size: Point) -> bool {
    MIN_WIDTH_WITH_PLIES <= size.x
}

/// The default view of a subtree: all of it, if every node keeps its shape; else a small subtree at a legible scale, with
/// `node` in the middle, and a large one as strips.
pub fn automatic(layout: &TreeLayout, viewport: Viewport, subtree: NodeId, node: NodeId) -> View {
    whole_subtree(layout, viewport, subtree).unwrap_or_else(|| {
        let is_small = layout.positions.subtree_len(subtree.number()) <= SMALL_TREE_NODES;
        if is_small { readable(layout, viewport, subtree, node) } else { overview(layout, viewport, subtree) }
    })
}

/// All of a subtree; `None` if its nodes would not keep their shapes. The plies at the right edge give way to it.
pub fn whole_subtree(layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> Option<View> {
    let without_plies = Viewport { has_plies: false, ..viewport };
    let viewport = if layout.sizes.is_tight { without_plies } else { viewport };
    [viewport, without_plies].into_iter().find_map(|viewport| {
        let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
        subtree_fit.whole_scale().map(|scale| subtree_fit.view(scale))
    })
}

/// As much of a subtree as is legible, with `node` in the middle. Its rows fill the height, if possible.
pub fn readable(layout: &TreeLayout, viewport: Viewport, subtree: NodeId, node: NodeId) -> View {
    if let Some(whole) = whole_subtree(layout, viewport, subtree) {
        return whole;
    }
    let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
    let (smallest, down) = (viewport.smallest(layout), subtree_fit.scale_down());
    let fits_down = smallest <= down || subtree_fit.has_space_for_rows(smallest);
    let scale = if fits_down { down.clamp(smallest, viewport.readable()) } else { viewport.readable() };
    let view = if fits_down { subtree_fit.view(scale) } else { subtree_fit.part(scale) };
    subtree_fit.around(view, node)
}

/// All of a subtree, as strips.
pub fn overview(layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> View {
    let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
    // A fitted view never blends nodes and strips.
    let scale = subtree_fit.widest().min(subtree_fit.scale_down()).clamp(1e-6, STRIPS_BELOW - 0.001);
    // A thousand rows do not fit.
    let has_low_rows = viewport.size.y / subtree_fit.row_count() < MIN_ROW_PX;
    if has_low_rows { subtree_fit.part(scale) } else { subtree_fit.view(scale) }
}

/// The size of a picture that shows all of a subtree; what is not given is as large as the subtree needs.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PictureBounds {
    /// The width, in pixels.
    pub width: Option<f32>,
    /// The height, in pixels.
    pub height: Option<f32>,
    /// The greatest width over height where no height is given: a wider picture gets higher rows, up to a limit.
    pub max_aspect: Option<f32>,
}

/// How many times as high as usual rows are at most that fill a slide.
const MAX_ROW_STRETCH: f32 = 2.0;

impl PictureBounds {
    /// Returns the scale at which a picture within these bounds shows all of a subtree; `None` if it does so as strips, because
    /// nodes would not keep their shapes, or because there are more than [`MAX_NATURAL_NODES`] and no bounds. Without bounds the
    /// scale is 1, or as much larger as its boards need to be legible.
    pub fn scale(self, layout: &TreeLayout, subtree: NodeId) -> Option<f32> {
        let is_free = self.width.is_none() && self.height.is_none();
        if is_free && MAX_NATURAL_NODES < layout.positions.subtree_len(subtree.number()) {
            return None;
        }
        let viewport = self.viewport();
        let natural = viewport.smallest(layout).max(1.0);
        let viewport = if is_free { Viewport { max_scale: natural, ..viewport } } else { viewport };
        SubtreeFit::new(layout, viewport, subtree).whole_scale()
    }

    /// Returns the size of a picture that shows all of a subtree at a scale, or as strips.
    pub fn size(self, layout: &TreeLayout, subtree: NodeId, scale: Option<f32>) -> Point {
        let subtree_fit = SubtreeFit::new(layout, self.viewport(), subtree);
        let (width, height) = match scale {
            Some(scale) => (subtree_fit.natural_width(scale).max(MIN_NATURAL_WIDTH), subtree_fit.natural_height(scale)),
            None => (STRIPS_WIDTH, subtree_fit.strips_height()),
        };
        let width = self.width.unwrap_or(width);
        let stretched = |aspect: f32| (width / aspect).clamp(height, MAX_ROW_STRETCH * height);
        point(width, self.height.unwrap_or(self.max_aspect.map_or(height, stretched)))
    }

    /// Returns the view of all of a subtree at a scale, or as strips, in a picture of this size. The rows have their natural height
    /// and begin at the top; within a given height, or that of a slide, they fill it.
    pub fn view(self, layout: &TreeLayout, subtree: NodeId, scale: Option<f32>, size: Point) -> View {
        let viewport = Viewport { size, ..self.viewport() };
        let Some(scale) = scale else { return overview(layout, viewport, subtree) };
        let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
        // A tree with fewer rows than the picture has room for begins at the top.
        let has_space_below = self.size(layout, subtree, Some(scale)).y + 1.0 < size.y;
        if has_space_below && self.height.is_none() { subtree_fit.part(scale) } else { subtree_fit.view(scale) }
    }

    fn viewport(self) -> Viewport {
        Viewport::window(point(self.width.unwrap_or(f32::INFINITY), self.height.unwrap_or(f32::INFINITY)))
    }
}

impl View {
    /// The whole tree at a scale of at most `max_scale`: as nodes, if they keep their shapes, else as strips.
    pub fn fit(layout: &TreeLayout, size: Point, max_scale: f32) -> Self {
        let viewport = Viewport { size, max_scale, min_text_px: MIN_TEXT_PX, has_plies: true };
        whole_subtree(layout, viewport, NodeId::ROOT).unwrap_or_else(|| overview(layout, viewport, NodeId::ROOT))
    }
}

/// A subtree that is fitted into a viewport.
struct SubtreeFit<'a> {
    layout: &'a TreeLayout,
    viewport: Viewport,
    root: NodeId,
    /// The left end of its drawing, in units.
    left: f64,
    /// The right end of its drawing, in units.
    right: f64,
    rows: Range<usize>,
}

impl<'a> SubtreeFit<'a> {
    fn new(layout: &'a TreeLayout, viewport: Viewport, subtree: NodeId) -> Self {
        let (left, right) = layout.positions.subtree_span(subtree.number());
        let rows = layout.positions.subtree_rows(subtree.number());
        Self { layout, viewport, root: subtree, left, right, rows }
    }

    fn width(&self) -> f64 {
        (self.right - self.left).max(1.0)
    }

    /// The scale at which all of the subtree is drawn; `None` if its nodes would not keep their shapes.
    fn whole_scale(&self) -> Option<f32> {
        let smallest = self.viewport.smallest(self.layout);
        // Nodes that are close to each other stand apart before they grow.
        let max_scale = if self.layout.sizes.is_tight { self.viewport.readable() } else { self.viewport.max_scale };
        let widest = self.widest().min(max_scale);
        let scale = widest.min(self.scale_down());
        // The rows come closer before a part of the tree is left outside.
        let fits_smallest = || smallest <= widest && self.has_space_for_rows(smallest);
        if smallest <= scale { Some(scale) } else { fits_smallest().then_some(smallest) }
    }

    /// The margins at both edges, in pixels at scale 1.
    const fn margins(&self) -> f32 {
        LEFT_MARGIN + right_margin(self.viewport.has_plies)
    }

    /// The width of a picture of the subtree at a scale, with the margins.
    fn natural_width(&self, scale: f32) -> f32 {
        let row_height = View::natural_row_height(scale, self.layout.sizes.row_height());
        let margins = self.margins() * row_label_scale(scale, row_height, self.viewport.min_text_px);
        let spread = if self.layout.sizes.is_tight { TIGHT_SPREAD } else { NATURAL_SPREAD };
        #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
        let width = (self.width() * f64::from(scale) * spread) as f32 + margins;
        width.ceil()
    }

    /// The height of a picture of the subtree at a scale, with rows of their natural height.
    fn natural_height(&self, scale: f32) -> f32 {
        (self.row_count() * View::natural_row_height(scale, self.layout.sizes.row_height())).ceil()
    }

    fn strips_height(&self) -> f32 {
        let natural = STRIPS_HEIGHT.min(self.row_count() * MAX_STRIP);
        natural.max(self.row_count() * MIN_ROW_PX).ceil()
    }

    /// The pixels per unit at which the subtree fills the width between margins of this scale.
    fn scale_across(&self, margin: f32) -> f64 {
        f64::from(self.viewport.size.x - self.margins() * margin).max(1.0) / self.width()
    }

    /// The largest scale at which the subtree fits the width.
    fn widest(&self) -> f32 {
        // The margins shrink with the scale.
        let with_margins = f64::from(self.viewport.size.x) / (self.width() + f64::from(self.margins()));
        #[expect(clippy::cast_possible_truncation, reason = "a scale needs no more digits")]
        let widest = self.scale_across(self.viewport.min_text_px / ROW_LABEL_SIZE).min(with_margins) as f32;
        widest.max(1e-6)
    }

    fn row_count(&self) -> f32 {
        self.rows.len().max(1) as f32
    }

    /// The largest scale at which the rows fit the height.
    fn scale_down(&self) -> f32 {
        self.viewport.size.y / (self.row_count() * self.layout.sizes.row_height())
    }

    /// Returns whether the rows fit the height at a scale if they are as low as possible.
    fn has_space_for_rows(&self, scale: f32) -> bool {
        self.row_count() * self.layout.sizes.min_row_height() * scale <= self.viewport.size.y
    }

    /// The view at a scale, with rows that fill the height.
    fn view(&self, scale: f32) -> View {
        let row_height = self.viewport.size.y / self.row_count();
        self.placed(scale, row_height, self.rows.start as f32 * row_height)
    }

    /// The view at a scale, with rows of their natural height.
    fn part(&self, scale: f32) -> View {
        let row_height = View::natural_row_height(scale, self.layout.sizes.row_height());
        self.placed(scale, row_height, self.rows.start as f32 * row_height)
    }

    fn placed(&self, scale: f32, row_height: f32, top: f32) -> View {
        let Viewport { size, min_text_px, has_plies, .. } = self.viewport;
        let row_height_units = self.layout.sizes.row_height();
        let margin = row_label_scale(scale, row_height, min_text_px);
        let scale_across = self.scale_across(margin);
        let x_scale = if scale < NODES_FROM {
            scale_across.max(f64::from(scale))
        } else {
            scale_across.clamp(f64::from(scale), f64::from(scale) * MAX_SPREAD)
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
            has_plies,
        };
        let left = self.middle(&view) - f64::from(size.x) / 2.0 / x_scale;
        View { left, ..view }
    }

    /// The x in the middle of the picture, in units: the middle between the outermost nodes, if all drawings are within the
    /// margins then, else the middle of all drawings.
    fn middle(&self, view: &View) -> f64 {
        let margins =
            [LEFT_MARGIN, right_margin(view.has_plies)].map(|margin| f64::from(margin * view.row_label_scale()));
        let (first, last) = self.layout.positions.subtree_centers(self.root.number());
        let half = f64::from(view.size.x) / 2.0;
        // The drawings must not reach into the margins.
        let low = self.right - (half - margins[1]) / view.x_scale;
        let high = self.left + (half - margins[0]) / view.x_scale;
        let middle = f64::midpoint(first, last);
        if low <= high { middle.clamp(low, high) } else { f64::midpoint(low, high) }
    }

    /// A view of a part of the tree, panned so that a node is in its middle, or as near to it as the tree's ends allow.
    fn around(&self, view: View, node: NodeId) -> View {
        let positions: &Layout = &self.layout.positions;
        let node = if positions.subtree_rows(self.root.number()).contains(&positions.ply(node.number())) {
            node
        } else {
            self.root
        };
        let center = view.center(positions, node);
        let clear = view.content_range();
        let to_middle = point(f32::midpoint(clear.start, clear.end) - center.x, view.size.y / 2.0 - center.y);
        back_over(view.panned(to_middle), positions, self.root)
    }
}

/// Where a node goes whose siblings do not all fit, as a share of the width: the next siblings are in view, too.
const PLACE_AMONG_MANY: f32 = 0.3;

/// Returns the view of a subtree after a step to `node`: the same, if all of the subtree or the node is in view; else moved to it.
pub fn followed(view: &View, layout: &Layout, trace: &Trace, subtree: NodeId, node: NodeId) -> View {
    if view.scale < NODES_FROM && !view.shows_all(layout, subtree) {
        // A folded node may be in no row.
        return view.scrolled_to(layout, node);
    }
    let path = trace.ancestors(node).take_while(|&node| node >= subtree);
    followed_up(view, layout, subtree, &path.filter(|node| layout.is_shown(node.number())).collect::<Vec<_>>())
}

/// Returns the view of a subtree after a step to the first node of a path, which leads up to the root of the subtree: the same, if all of
/// the subtree or the node is in view; else moved to it.
pub fn followed_up(view: &View, layout: &Layout, subtree: NodeId, path: &[NodeId]) -> View {
    match path.first() {
        _ if view.shows_all(layout, subtree) => *view,
        Some(&node) if view.scale < NODES_FROM => view.scrolled_to(layout, node),
        Some(_) | None => follow(view, layout, subtree, path),
    }
}

/// Returns the view before, if it differs from the fitted one only in its position; else the fitted one.
pub fn kept_if_fitted(before: &View, fitted: View) -> View {
    if (View { left: fitted.left, top: fitted.top, ..*before }) == fitted { *before } else { fitted }
}

/// Returns the view, moved if the first node of `path` is not in it. `path` leads from that node up to the root of the `subtree`
/// that is shown.
///
/// The moved view is centred on the siblings of the node and as many of the levels above as fit, within the ends of the
/// subtree. Its scale is that of `view`.
fn follow(view: &View, layout: &Layout, subtree: NodeId, path: &[NodeId]) -> View {
    let Some(&node) = path.first() else { return *view };
    if view.scrolled_to(layout, node) == *view {
        return *view;
    }
    let clear = view.content_range();
    let surroundings = surroundings(view, layout, path);
    let x = match surroundings.across {
        Some(across) => f32::midpoint(clear.start, clear.end) - f32::midpoint(across.start, across.end),
        None => clear.start + PLACE_AMONG_MANY * (clear.end - clear.start) - view.center(layout, node).x,
    };
    let y = view.size.y / 2.0 - f32::midpoint(surroundings.down.start, surroundings.down.end);
    back_over(view.panned(point(x, y)), layout, subtree)
}

fn back_over(moved: View, layout: &Layout, subtree: NodeId) -> View {
    let (left, right) = layout.subtree_span(subtree.number());
    let rows = layout.subtree_rows(subtree.number());
    let clearance = CLEARANCE * moved.scale;
    moved.panned(point(
        back_within(moved.x(left) - clearance..moved.x(right) + clearance, &moved.content_range()),
        back_within(moved.row_top(rows.start)..moved.row_top(rows.end), &(0.0..moved.size.y)),
    ))
}

/// What is shown around a node, in pixels.
struct Surroundings {
    /// From the left to the right end; `None` if not even the siblings of the node fit.
    across: Option<Range<f32>>,
    /// From the top to the bottom.
    down: Range<f32>,
}

/// Returns the largest surroundings that fit the view: the node with its siblings, then with its parent and the siblings of
/// that, and so on up the path.
fn surroundings(view: &View, layout: &Layout, path: &[NodeId]) -> Surroundings {
    let clear = view.content_range();
    let row = |node: NodeId| layout.ply(node.number());
    let mut found = Surroundings { across: None, down: view.row_top(row(path[0]))..view.row_top(row(path[0]) + 1) };
    let mut across = extent(view, layout, path[0].number());
    for above in path.iter().skip(1) {
        let family = layout.children(above.number()).iter().copied().chain([above.number()]);
        across = family.map(|node| extent(view, layout, node)).fold(across, |all, one| union(&all, &one));
        let down = view.row_top(row(*above))..found.down.end;
        if clear.end - clear.start < across.end - across.start || view.size.y < down.end - down.start {
            break;
        }
        found = Surroundings { across: Some(across.clone()), down };
    }
    found
}

/// Returns the columns that a node with its labels takes, in pixels.
fn extent(view: &View, layout: &Layout, node: u32) -> Range<f32> {
    let (x, extent) = (view.x(layout.x(node)), layout.extent(node));
    x - extent.left * view.scale..x + extent.right * view.scale
}

fn union(one: &Range<f32>, other: &Range<f32>) -> Range<f32> {
    one.start.min(other.start)..one.end.max(other.end)
}

/// Returns how far a picture is to be moved so that it leaves no room empty at one end while it is cut off at the other; a
/// picture that fits is centred.
fn back_within(picture: Range<f32>, space: &Range<f32>) -> f32 {
    if picture.end - picture.start <= space.end - space.start {
        f32::midpoint(space.start, space.end) - f32::midpoint(picture.start, picture.end)
    } else {
        (space.start - picture.start).min(0.0) + (space.end - picture.end).max(0.0)
    }
}
