//! Computes the view that shows a tree best in a viewport: the whole tree, a legible part of it, or the whole tree as
//! strips.
//!
//! A fitted view has one level of detail: either every node keeps its shape and every text its minimum size, or the
//! tree is drawn as strips. If a small tree does not fit, labels are left out first (see `draw::labels`); then rows
//! move closer together; and then only a part of the tree around one node is in view. How such a view moves is in
//! [`follow`](super::follow).

use super::follow::back_over;
pub use super::measure::MIN_TEXT_PX;
use super::measure::{BOUND_SIZE, LEAF_HEIGHT, NAME_BELOW_LEAF, NAME_SIZE, NodeStyle, stack_width};
use super::shape::{Point, point};
pub use super::tree_layout::SMALL_TREE_NODES;
use super::tree_layout::TreeLayout;
use super::view::{
    Focus, LEFT_MARGIN, MIN_ROW_PX, NODES_FROM, ROW_LABEL_SIZE, STRIPS_BELOW, View, right_margin, row_label_scale,
};
use poda_core::layout::Layout;
use poda_core::trace::NodeId;
use std::ops::Range;

/// The maximum scale of a fitted view in a window of 1280 × 800.
const MAX_SCALE: f32 = 1.2;
/// The maximum scale while presenting, as a multiple of the scale at which all text has its minimum size.
const MAX_SCALE_PRESENTING: f32 = 1.4;
/// The maximum spread. A small tree is spread out rather than enlarged, by up to this factor between its nodes.
const MAX_SPREAD: f64 = 2.4;

/// The most moves of a root beside whose first child there is space for that child's own children.
const FEW_MOVES: usize = 3;

/// The number of rows below which a part of a tree has lower rows than usual, and the number that it has then.
const FEW_ROWS: f32 = 3.0;
const ROWS_OF_PART: f32 = 4.0;

/// The minimum width of a picture of a given size with plies at its right edge. A narrower picture needs the space for
/// the tree.
const MIN_WIDTH_WITH_PLIES: f32 = 560.0;

/// The maximum number of nodes of a subtree that is drawn as nodes in a picture whose size is not given. Larger
/// subtrees are drawn as strips.
pub const MAX_NATURAL_NODES: usize = 1_000;
/// The factor by which nodes are further apart in a picture whose width is not given, which leaves space for labels.
const NATURAL_SPREAD: f64 = 1.25;
/// The same factor for a tight tree, whose nodes would otherwise have no space between them.
const TIGHT_SPREAD: f64 = 1.8;
/// The minimum width of a picture whose width is not given, in pixels: the width of the text beside a root.
const MIN_NATURAL_WIDTH: f32 = 480.0;
/// The width of a picture of strips, if no width is given, in pixels.
const STRIPS_WIDTH: f32 = 1280.0;
/// The height of a picture of few strips, if no height is given, in pixels.
const STRIPS_HEIGHT: f32 = 800.0;
/// The maximum height of a strip in a picture whose height is not given, in pixels.
const MAX_STRIP: f32 = 72.0;

/// The least space above a root that is raised, in pixels.
const ABOVE_ROOT: f32 = 3.0;

/// The space for a tree, and the limits of its scale.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Viewport {
    /// The size, in pixels.
    pub size: Point,
    pub max_scale: f32,
    /// The minimum text size, in pixels.
    pub min_text_px: f32,
    /// The minimum text size where otherwise not all of a small tree would be in view, in pixels.
    pub least_text_px: f32,
    /// Whether there is space for the plies at the right edge.
    pub has_plies: bool,
}

impl Viewport {
    /// Returns the viewport of a window. A larger window has larger nodes, but a small tree is not enlarged much.
    pub fn window(size: Point) -> Self {
        let max_scale = MAX_SCALE * (size.x / 980.0).min(size.y / 632.0).clamp(1.0, 1.5);
        Self {
            size,
            max_scale,
            min_text_px: MIN_TEXT_PX,
            least_text_px: MIN_TEXT_PX,
            has_plies: has_space_for_plies(size),
        }
    }

    /// Returns the viewport while presenting, with text that is legible from the last row.
    pub fn presenting(size: Point, min_text_px: f32) -> Self {
        let min_text_px = min_text_px.max(MIN_TEXT_PX);
        let max_scale = MAX_SCALE_PRESENTING * min_text_px / BOUND_SIZE;
        Self { size, max_scale, min_text_px, least_text_px: min_text_px, has_plies: has_space_for_plies(size) }
    }

    /// Returns the smallest scale at which no text is larger than measured, so that all labels fit.
    pub fn readable(&self) -> f32 {
        self.min_text_px / BOUND_SIZE
    }

    /// Returns the smallest scale at which every node of a tree keeps its shape.
    fn smallest(&self, layout: &TreeLayout) -> f32 {
        (layout.sizes.min_scale * self.min_text_px / MIN_TEXT_PX).min(self.readable())
    }
}

/// The space for a picture on a page of a fixed size.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PageSpace {
    /// The size, in pixels of the picture.
    pub size: Point,
    /// The minimum text size that is legible on the page, in pixels of the picture.
    pub min_text_px: f32,
}

impl PageSpace {
    /// Returns the viewport of a picture that fills the space.
    pub fn viewport(self) -> Viewport {
        Viewport { min_text_px: self.min_text_px, least_text_px: self.min_text_px, ..Viewport::window(self.size) }
    }
}

/// Returns the layout and the view with which a whole subtree is drawn on a page that has a choice of spaces: with the
/// most space between its nodes, and then in the first space. Returns `None` if its nodes keep their shapes in no
/// space.
pub fn whole_on_page<'a>(
    layout: &'a TreeLayout,
    spaces: &[PageSpace],
    subtree: NodeId,
) -> Option<(&'a TreeLayout, View)> {
    let layouts = [layout].into_iter().chain(&layout.denser);
    let drawn = |layout: &'a TreeLayout| {
        let view = spaces.iter().find_map(|space| whole_subtree(layout, space.viewport(), subtree));
        Some((layout, view?))
    };
    layouts.into_iter().find_map(drawn)
}

/// How densely a tree is laid out, and the size of its text.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Density {
    /// Which of the layouts of the tree is drawn, from 0 for the one with the most space for labels.
    level: usize,
    /// The minimum text size, as a share of that of the viewport.
    text: f32,
}

impl Default for Density {
    fn default() -> Self {
        Self { level: 0, text: 1.0 }
    }
}

/// The shares of the minimum text size that are tried, the largest first.
const TEXT_SHARES: [f32; 7] = [1.0, 0.9, 0.8, 0.7, 0.62, 0.56, 0.5];

impl Density {
    /// Returns how a subtree is drawn so that all of it is in view: with the largest text for which it fits, and then
    /// with the most space between its nodes. Where it never fits, as many nodes as possible are in view, with large
    /// text. Large trees have one density.
    pub fn of(layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> Self {
        let levels = 0..=layout.denser.len();
        let of_text = |text: f32| levels.clone().map(move |level| Self { level, text });
        let mut densities = TEXT_SHARES.into_iter().flat_map(of_text);
        let is_allowed = |density: &Self| viewport.least_text_px <= density.text * viewport.min_text_px + 0.01;
        let fits =
            |density: &Self| whole_subtree(density.layout(layout), density.viewport(viewport), subtree).is_some();
        if layout.denser.is_empty() {
            return Self::default();
        }
        densities.find(|density| is_allowed(density) && fits(density)).unwrap_or_else(|| {
            // A part of the tree has triangles that are as large as their values. Of boards as many as possible are
            // seen.
            let level = match layout.sizes.node_style {
                NodeStyle::Abstract => layout.denser.len() - 1,
                NodeStyle::Board => layout.denser.len(),
            };
            Self { level, text: 1.0 }
        })
    }

    pub fn layout(self, layout: &TreeLayout) -> &TreeLayout {
        layout.at_density(self.level)
    }

    /// Returns the viewport with the text of this density.
    #[must_use]
    pub fn viewport(self, viewport: Viewport) -> Viewport {
        Viewport { min_text_px: viewport.min_text_px * self.text, ..viewport }
    }
}

/// Returns whether a picture is wide enough for plies at its right edge.
fn has_space_for_plies(size: Point) -> bool {
    MIN_WIDTH_WITH_PLIES <= size.x
}

/// Returns the default view of a subtree: the whole subtree, if every node keeps its shape. Otherwise a small subtree
/// is shown at a legible scale with `node` in the middle, and a large one as strips.
pub fn automatic(layout: &TreeLayout, viewport: Viewport, subtree: NodeId, node: NodeId) -> View {
    whole_subtree(layout, viewport, subtree).unwrap_or_else(|| {
        let is_small = layout.positions.subtree_len(subtree.number()) <= SMALL_TREE_NODES;
        if is_small { readable(layout, viewport, subtree, node) } else { overview(layout, viewport, subtree) }
    })
}

/// Returns the view of a whole subtree; `None` if its nodes would not keep their shapes. The plies at the right edge
/// are left out if the subtree needs their space.
pub fn whole_subtree(layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> Option<View> {
    let without_plies = Viewport { has_plies: false, ..viewport };
    let viewport = if layout.sizes.is_tight() { without_plies } else { viewport };
    [viewport, without_plies].into_iter().find_map(|viewport| {
        let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
        subtree_fit.whole_scale().map(|scale| subtree_fit.view(scale))
    })
}

/// Returns a view of a subtree at a legible scale. If not all of it fits, `node` is in the middle, and the siblings of
/// the path to the node are all in view, if possible; the root is seen with the children of its first child. The rows
/// fill the height, if possible.
pub fn readable(layout: &TreeLayout, viewport: Viewport, subtree: NodeId, node: NodeId) -> View {
    if let Some(whole) = whole_subtree(layout, viewport, subtree) {
        return whole;
    }
    let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
    let (smallest, down) = (viewport.smallest(layout), subtree_fit.scale_down());
    let fits_down = smallest <= down || subtree_fit.has_space_for_rows(smallest);
    // The smaller the nodes, the more of them are in view. But triangles and squares that are as close together as
    // their values allow would only make these smaller.
    let is_tight = layout.sizes.is_tight() && layout.sizes.node_style == NodeStyle::Abstract;
    let scale = if is_tight { down.clamp(smallest, viewport.readable()) } else { smallest };
    let view = if fits_down { subtree_fit.view(scale) } else { subtree_fit.rows_in_view() };
    let most_below = layout.positions.subtree_len(subtree.number());
    let stack = stack_width(most_below, view.text_px(NAME_SIZE)) / 2.0;
    let around = |node: NodeId| {
        let focus = Focus { root: subtree, node, body: layout.sizes.body(), stack };
        // The siblings of a position are not the positions below one node.
        let focus = Some(focus).filter(|_| !layout.positions.is_layered());
        View { focus, ..subtree_fit.around(view, node) }
    };
    // Where the root has few moves, it is seen with what the next steps need: the first child with its own children.
    // Where it has many, their row is what is seen first.
    let positions = &layout.positions;
    let moves = positions.children(subtree.number());
    let below = moves.first().filter(|_| node == subtree && moves.len() <= FEW_MOVES);
    let below = below.map(|&child| around(NodeId::new(child as usize)));
    below.filter(|below| below.scrolled_to(positions, subtree) == *below).unwrap_or_else(|| around(node))
}

/// Returns the view of a whole subtree as strips.
pub fn overview(layout: &TreeLayout, viewport: Viewport, subtree: NodeId) -> View {
    let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
    // A fitted view never blends nodes and strips.
    let scale = subtree_fit.widest().min(subtree_fit.scale_down()).clamp(1e-6, STRIPS_BELOW - 0.001);
    // Very many rows do not fit the height.
    let has_low_rows = viewport.size.y / subtree_fit.row_count() < MIN_ROW_PX;
    if has_low_rows { subtree_fit.part(scale) } else { subtree_fit.view(scale) }
}

/// The given size of a picture that shows a whole subtree. A dimension that is not given is as large as the subtree
/// needs.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct PictureBounds {
    /// The width, in pixels.
    pub width: Option<f32>,
    /// The height, in pixels.
    pub height: Option<f32>,
    /// The maximum aspect ratio (width over height) if no height is given. A wider picture gets higher rows, up to a
    /// limit.
    pub max_aspect: Option<f32>,
    /// The minimum text size, in pixels; `None`: the usual one, or a smaller one if only then a small tree fits.
    pub min_text_px: Option<f32>,
}

/// The maximum factor by which rows are higher than usual to fill a slide.
const MAX_ROW_STRETCH: f32 = 2.0;

impl PictureBounds {
    /// Returns the scale at which a picture within these bounds shows a whole subtree. Returns `None` if the subtree is
    /// drawn as strips, because nodes would not keep their shapes, or because there are no bounds and more than
    /// [`MAX_NATURAL_NODES`] nodes. Without bounds, the scale is that of the minimum text size, which is usually 1, or
    /// larger if boards need that to be legible.
    pub fn scale(self, layout: &TreeLayout, subtree: NodeId) -> Option<f32> {
        if self.is_free() && MAX_NATURAL_NODES < layout.positions.subtree_len(subtree.number()) {
            return None;
        }
        let viewport = self.viewport();
        let natural = viewport.smallest(layout).max(viewport.min_text_px / MIN_TEXT_PX);
        let viewport = if self.is_free() { Viewport { max_scale: natural, ..viewport } } else { viewport };
        SubtreeFit::new(layout, viewport, subtree).whole_scale()
    }

    /// Returns whether the size is not given.
    fn is_free(self) -> bool {
        self.width.is_none() && self.height.is_none()
    }

    /// Returns the layout with the most space between its nodes at which a subtree is drawn as nodes; the usual one if
    /// there is none, or if the picture is as large as the subtree needs.
    pub fn densest(self, layout: &TreeLayout, subtree: NodeId) -> &TreeLayout {
        let layouts = [layout].into_iter().chain(&layout.denser).filter(|_| !self.is_free());
        layouts.into_iter().find(|layout| self.scale(layout, subtree).is_some()).unwrap_or(layout)
    }

    /// Returns the same bounds with a minimum text size, unless one is given: the largest at which each of some small
    /// trees is drawn as nodes, which are given with the root of the subtree. The usual one if there is none.
    #[must_use]
    pub fn with_fitting_text(self, trees: &[(&TreeLayout, NodeId)]) -> Self {
        let is_large = |&(layout, _): &(&TreeLayout, NodeId)| layout.denser.is_empty();
        if self.is_free() || self.min_text_px.is_some() || trees.iter().any(is_large) {
            return self;
        }
        let of_text = |share: f32| Self { min_text_px: Some(share * MIN_TEXT_PX), ..self };
        let fits = |bounds: &Self| {
            trees.iter().all(|&(layout, root)| bounds.scale(bounds.densest(layout, root), root).is_some())
        };
        TEXT_SHARES.into_iter().map(of_text).find(fits).unwrap_or(self)
    }

    /// Returns the size of a picture that shows a whole subtree at a scale, or as strips.
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

    /// Returns the view of a whole subtree at a scale, or as strips, in a picture of this size. The rows have their
    /// natural height and start at the top. They fill a given height, or the height of a slide.
    pub fn view(self, layout: &TreeLayout, subtree: NodeId, scale: Option<f32>, size: Point) -> View {
        let viewport = Viewport { size, ..self.viewport() };
        let Some(scale) = scale else { return overview(layout, viewport, subtree) };
        let subtree_fit = SubtreeFit::new(layout, viewport, subtree);
        // If the picture has space for more rows than the tree has, the tree starts at the top.
        let has_space_below = self.size(layout, subtree, Some(scale)).y + 1.0 < size.y;
        if has_space_below && self.height.is_none() { subtree_fit.part(scale) } else { subtree_fit.view(scale) }
    }

    /// Returns the view of a picture that shows a whole subtree, at the scale and the size that these bounds give it.
    pub fn whole_view(self, layout: &TreeLayout, subtree: NodeId) -> View {
        let scale = self.scale(layout, subtree);
        self.view(layout, subtree, scale, self.size(layout, subtree, scale))
    }

    fn viewport(self) -> Viewport {
        let size = point(self.width.unwrap_or(f32::INFINITY), self.height.unwrap_or(f32::INFINITY));
        let min_text_px = self.min_text_px.unwrap_or(MIN_TEXT_PX);
        Viewport { min_text_px, least_text_px: min_text_px, ..Viewport::window(size) }
    }
}

impl View {
    /// Returns the view of the whole tree at a scale of at most `max_scale`: as nodes, if they keep their shapes,
    /// otherwise as strips.
    pub fn fit(layout: &TreeLayout, size: Point, max_scale: f32) -> Self {
        let viewport = Viewport { max_scale, has_plies: true, ..Viewport::window(size) };
        whole_subtree(layout, viewport, NodeId::ROOT).unwrap_or_else(|| overview(layout, viewport, NodeId::ROOT))
    }
}

/// A subtree to be fitted into a viewport.
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

    /// Returns the scale at which the whole subtree is drawn; `None` if its nodes would not keep their shapes.
    fn whole_scale(&self) -> Option<f32> {
        let smallest = self.viewport.smallest(self.layout);
        // In a tight tree, nodes move apart before they become larger.
        let max_scale = if self.layout.sizes.is_tight() { self.viewport.readable() } else { self.viewport.max_scale };
        let widest = self.widest().min(max_scale);
        let scale = widest.min(self.scale_down());
        // Rows move closer together before a part of the tree is left out.
        let fits_smallest = || smallest <= widest && self.has_space_for_rows(smallest);
        if smallest <= scale { Some(scale) } else { fits_smallest().then_some(smallest) }
    }

    /// Returns the sum of the margins at both edges, in pixels at scale 1.
    const fn margins(&self) -> f32 {
        LEFT_MARGIN + right_margin(self.viewport.has_plies)
    }

    /// Returns the width of a picture of the subtree at a scale, including the margins.
    fn natural_width(&self, scale: f32) -> f32 {
        let row_height = View::natural_row_height(scale, self.layout.sizes.row_height());
        let margins = self.margins() * row_label_scale(scale, row_height, self.viewport.min_text_px);
        let spread = if self.layout.sizes.is_tight() { TIGHT_SPREAD } else { NATURAL_SPREAD };
        #[expect(clippy::cast_possible_truncation, reason = "pixels of a picture")]
        let width = (self.width() * f64::from(scale) * spread) as f32 + margins;
        width.ceil()
    }

    /// Returns the height of a picture of the subtree at a scale, with rows of their natural height.
    fn natural_height(&self, scale: f32) -> f32 {
        (self.row_count() * View::natural_row_height(scale, self.layout.sizes.row_height())).ceil()
    }

    fn strips_height(&self) -> f32 {
        let natural = STRIPS_HEIGHT.min(self.row_count() * MAX_STRIP);
        natural.max(self.row_count() * MIN_ROW_PX).ceil()
    }

    /// Returns the pixels per unit at which the subtree fills the width between margins of scale `margin`.
    fn scale_across(&self, margin: f32) -> f64 {
        f64::from(self.viewport.size.x - self.margins() * margin).max(1.0) / self.width()
    }

    /// Returns the largest scale at which the subtree fits the width.
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

    /// Returns the largest scale at which the rows fit the height.
    fn scale_down(&self) -> f32 {
        self.viewport.size.y / (self.row_count() * self.layout.sizes.row_height())
    }

    /// Returns whether the rows fit the height at a scale if they have their minimum height.
    fn has_space_for_rows(&self, scale: f32) -> bool {
        self.row_count() * self.layout.sizes.min_row_height() * scale <= self.viewport.size.y
    }

    /// Returns the view at a scale, with rows that fill the height.
    fn view(&self, scale: f32) -> View {
        let row_height = self.viewport.size.y / self.row_count();
        self.placed(scale, row_height, self.rows.start as f32 * row_height + self.raised(scale, row_height))
    }

    /// Returns the distance by which low rows are raised, in pixels, so that there is space for the names below the
    /// leaves of the last one. The first one keeps clear of the top.
    fn raised(&self, scale: f32, row_height: f32) -> f32 {
        let sizes = &self.layout.sizes;
        if !sizes.names_leaves() {
            return 0.0;
        }
        let name = NAME_SIZE * (self.viewport.min_text_px / NAME_SIZE).max(scale);
        let below = (LEAF_HEIGHT / 2.0 + NAME_BELOW_LEAF) * scale + 0.85 * name - 0.35 * NAME_SIZE * scale;
        let free = row_height / 2.0 - sizes.half_height() * scale - ABOVE_ROOT;
        (below - row_height / 2.0).clamp(0.0, free.max(0.0))
    }

    /// Returns the view at a scale, with rows of their natural height.
    fn part(&self, scale: f32) -> View {
        let row_height = View::natural_row_height(scale, self.layout.sizes.row_height());
        self.placed(scale, row_height, self.rows.start as f32 * row_height)
    }

    /// Returns a view at a legible scale, with rows of their natural height. If only one or two of these are in view,
    /// rows are as low as nodes of the smallest scale allow, until [`ROWS_OF_PART`] are in view.
    fn rows_in_view(&self) -> View {
        let readable = self.viewport.readable();
        let natural = View::natural_row_height(readable, self.layout.sizes.row_height());
        // Boards in lower rows would be too small to be read.
        let has_boards = self.layout.sizes.node_style == NodeStyle::Board;
        if has_boards || FEW_ROWS * natural <= self.viewport.size.y {
            return self.part(readable);
        }
        let (smallest, lowest) = (self.viewport.smallest(self.layout), self.layout.sizes.min_row_height());
        let row_height = (self.viewport.size.y / ROWS_OF_PART).min(natural).max(lowest * smallest);
        let scale = (row_height / lowest).clamp(smallest, readable);
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
            high_rows: usize::MAX,
            focus: None,
        };
        let left = self.middle(&view) - f64::from(size.x) / 2.0 / x_scale;
        View { left, ..view }
    }

    /// Returns the x in the middle of the picture, in units. It is midway between the outermost nodes, or the nearest x
    /// to that at which no drawing extends into the margins. If there is no such x, it is midway between both limits.
    fn middle(&self, view: &View) -> f64 {
        let margins =
            [LEFT_MARGIN, right_margin(view.has_plies)].map(|margin| f64::from(margin * view.row_label_scale()));
        let (first, last) = self.layout.positions.subtree_centers(self.root.number());
        let half = f64::from(view.size.x) / 2.0;
        // The drawings must not extend into the margins.
        let low = self.right - (half - margins[1]) / view.x_scale;
        let high = self.left + (half - margins[0]) / view.x_scale;
        let middle = f64::midpoint(first, last);
        if low <= high { middle.clamp(low, high) } else { f64::midpoint(low, high) }
    }

    /// Returns a view of a part of the tree, panned so that a node is in its middle, or as near to it as the ends of
    /// the tree allow.
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
