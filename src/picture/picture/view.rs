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
/// The distance between a node that is scrolled into view and the row labels, in pixels at scale 1. It leaves space for
/// the mark of the current node.
pub const CLEARANCE: f32 = 10.0;
/// How far the badge of a folded node may extend below the middle of the gap between rows, in pixels at scale 1.
const BELOW_ROW: f32 = 19.0;
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
/// How far its first row may extend beyond the top, as a share of the height of the row. Nodes are lower than that.
const RAISED: f32 = 0.15;

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
    /// The distance from the top of row 0 down to the picture's top edge, in pixels; negative if the row starts below
    /// the edge.
    pub top: f32,
    /// The minimum text size, in pixels.
    pub min_text_px: f32,
    /// Whether the plies are written at the right edge.
    pub has_plies: bool,
    /// The number of rows with the usual height. Later rows are empty, and as low as a label.
    pub high_rows: usize,
    /// The path whose siblings are drawn in the picture wherever the layout places them, if the view is fitted to a
    /// part of the tree.
    pub focus: Option<Focus>,
}

/// A path in the layout of a tree, and how close together the siblings of its nodes may be drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Focus {
    /// The root of the shown subtree.
    pub root: NodeId,
    /// The last node of the path.
    pub node: NodeId,
    /// The distances from the center of a node to the left and right edges of its drawing without labels, in units.
    pub body: [f32; 2],
    /// The distance from the center of a stack to its left and right edges, in pixels.
    pub stack: f32,
}

/// The children of a node on the path, drawn closer together than the layout places them, so that all are in the
/// picture.
struct Family<'a> {
    nodes: &'a [u32],
    /// The x of each center, in pixels.
    places: Vec<f32>,
    /// The distances from each center to the left and right edges of the space of the node, in pixels.
    sides: Vec<[f32; 2]>,
    /// Whether there is space for the stacks below them with their texts.
    has_stack_texts: bool,
}

/// How the space of siblings is shared, the best first: the part of their labels that has space, and whether the texts
/// of their stacks have. Labels without space are left out, but no two nodes ever meet.
const FAMILY_SPACES: [(f32, bool); 6] =
    [(1.0, true), (0.5, true), (0.0, true), (1.0, false), (0.5, false), (0.0, false)];
/// The maximum free space on each side of such a sibling, in pixels at scale 1, if more space is left.
const BESIDE_SIBLING: f32 = 8.0;

impl Family<'_> {
    /// Returns the x at which a node is drawn, in pixels, if it is one of them.
    fn place(&self, node: u32) -> Option<f32> {
        self.nodes.iter().position(|&other| other == node).map(|index| self.places[index])
    }

    /// Returns the node that is drawn at an x, in pixels; any node of the row that is not one of them is elsewhere.
    fn at(&self, x: f32) -> Option<u32> {
        let is_at = |(place, [left, right]): (&f32, &[f32; 2])| (place - left..=place + right).contains(&x);
        let index = self.places.iter().zip(&self.sides).position(is_at)?;
        Some(self.nodes[index])
    }
}

impl View {
    /// Returns a length in pixels for a length in units.
    pub fn px(&self, units: f32) -> f32 {
        units * self.scale
    }

    /// Returns whether the text is so large that it can be read from the last bench of a room.
    pub const fn is_presented(&self) -> bool {
        MIN_TEXT_PX * 1.5 < self.min_text_px
    }

    /// Returns a text size in pixels for a size in units: at least the minimum of the view.
    pub fn text_px(&self, units: f32) -> f32 {
        self.px(units).max(self.min_text_px)
    }

    /// Returns the preferred text size of values, in pixels.
    pub fn value_px(&self) -> f32 {
        self.px(VALUE_SIZE).max(self.min_text_px * VALUE_SIZE / MIN_TEXT_PX)
    }

    /// Returns a line width in pixels for a width in units. It follows the scale within limits, so that every line
    /// stays visible.
    pub fn line_px(&self, units: f32) -> f32 {
        line_px(units, self.scale)
    }

    /// Returns how much of the overview is blended in: 0 if only nodes are drawn, 1 if only strips are drawn, and a
    /// value between them while both are blended.
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
        let high = row.min(self.high_rows);
        high as f32 * self.row_height() + (row - high) as f32 * MIN_ROW_PX - self.top
    }

    /// Returns the row at a height in pixels, as a fraction of the way to the next one.
    pub(super) fn row_at(&self, y: f32) -> f32 {
        let (down, high) = (y + self.top, self.high_rows as f32);
        let below = down - high * self.row_height();
        if 0.0 < below { high + below / MIN_ROW_PX } else { down / self.row_height() }
    }

    /// Returns the same view of a tree with this many rows, of which only the first `high` have nodes to draw. These
    /// fill the picture, and the others are as low as a label.
    #[must_use]
    pub fn with_low_rows(&self, high: usize, rows: usize) -> Self {
        let Some(low) = rows.checked_sub(high).filter(|&low| 0 < low && 0 < high) else { return *self };
        let height = (self.size.y - low as f32 * MIN_ROW_PX) / high as f32;
        let row_stretch = height / Self::natural_row_height(self.scale, self.row_height_units);
        if row_stretch < self.row_stretch { *self } else { Self { row_stretch, high_rows: high, top: 0.0, ..*self } }
    }

    /// Returns the view of the same picture inside another one of this size: enlarged by a factor, with its top left
    /// corner at a point.
    #[must_use]
    pub fn within(&self, size: Point, corner: Point, factor: f32) -> Self {
        let (scale, x_scale) = (self.scale * factor, self.x_scale * f64::from(factor));
        let row_stretch = self.row_height() * factor / Self::natural_row_height(scale, self.row_height_units);
        let left = self.left - f64::from(corner.x) / x_scale;
        Self { size, scale, x_scale, row_stretch, left, top: self.top * factor - corner.y, ..*self }
    }

    /// Returns the view a share of the way to another one of the same tree. Every node that neither view draws at an
    /// edge moves in a straight line.
    #[must_use]
    pub fn toward(&self, to: &Self, share: f32) -> Self {
        let between = |from: f32, to: f32| from + (to - from) * share;
        let between_x = |from: f64, to: f64| from + (to - from) * f64::from(share);
        let (scale, x_scale) = (between(self.scale, to.scale), between_x(self.x_scale, to.x_scale));
        let row_height = between(self.row_height(), to.row_height());
        Self {
            scale,
            x_scale,
            row_stretch: row_height / Self::natural_row_height(scale, to.row_height_units),
            left: between_x(self.left * self.x_scale, to.left * to.x_scale) / x_scale,
            top: between(self.top, to.top),
            min_text_px: between(self.min_text_px, to.min_text_px),
            ..*to
        }
    }

    /// Returns the center of a node as it is drawn, in pixels.
    ///
    /// A node outside the picture whose descendants are in view is drawn above them, at the edge of the picture. This
    /// keeps the root and the path to the current node in view, however wide the tree is. Neighbors in a row keep their
    /// order and do not overlap.
    pub fn center(&self, layout: &Layout, node: NodeId) -> Point {
        let Some(family) = self.family(layout, layout.ply(node.number())) else {
            return self.center_at_edge(layout, node);
        };
        let laid_out = self.laid_out_center(layout, node);
        point(family.place(node.number()).unwrap_or(laid_out.x), laid_out.y)
    }

    /// Returns the center of a node. A node outside the picture whose descendants are in view is drawn above them, at
    /// the edge of the picture.
    fn center_at_edge(&self, layout: &Layout, node: NodeId) -> Point {
        let (laid_out, index) = (self.laid_out_center(layout, node), node.number());
        let (clear, extent) = (self.content_range(), layout.extent(index));
        let all_of_it = clear.start + extent.left * self.scale..=clear.end - extent.right * self.scale;
        let beside = 1.0 + CLEARANCE * self.scale;
        let (low, high) = (all_of_it.start() + beside, all_of_it.end() - beside);
        // In a layered drawing, edges pass beside the places of the layout.
        if layout.is_layered() || self.scale < NODES_FROM || high < low || all_of_it.contains(&laid_out.x) {
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
        let (index, row) = (node.number(), layout.ply(node.number()));
        point(self.x(layout.x(index)), f32::midpoint(self.row_top(row), self.row_top(row + 1)))
    }

    /// Returns the children of the node on the path in the row above, if they are not all in the picture where the
    /// layout places them but fit into it closer together. They stay between their neighbors in the row.
    fn family<'a>(&self, layout: &'a Layout, row: usize) -> Option<Family<'a>> {
        let Focus { root, node, body, stack } = self.focus.filter(|_| NODES_FROM <= self.scale)?;
        let mut above = layout.shown_ancestor(node.number());
        while row <= layout.ply(above) {
            above = layout.parent(above).filter(|_| above != root.number())?;
        }
        let nodes = layout.children(above);
        let (&first, &last) = nodes.first().zip(nodes.last()).filter(|(first, _)| layout.ply(**first) == row)?;
        let (clear, beside) = (self.content_range(), 1.0 + CLEARANCE * self.scale);
        // Without any labels, a node still takes its body. Thousands of nodes are not measured one by one.
        if clear.end - clear.start < nodes.len() as f32 * (body[0] + body[1]) * self.scale {
            return None;
        }
        let extent = |node: u32| {
            let extent = layout.extent(node);
            [extent.left * self.scale, extent.right * self.scale]
        };
        let laid_out: Vec<f32> = nodes.iter().map(|&node| self.x(layout.x(node))).collect();
        let [outer_left, outer_right] = [laid_out[0] - extent(first)[0], laid_out[nodes.len() - 1] + extent(last)[1]];
        if clear.start <= outer_left && outer_right <= clear.end {
            return None;
        }
        let in_row = layout.row(row);
        let at = in_row.partition_point(|&other| other < first);
        let before = at.checked_sub(1).map(|before| in_row[before]);
        let before = before.map_or(f32::MIN, |before| self.x(layout.x(before)) + extent(before)[1]);
        let after = in_row.get(at + nodes.len()).map_or(f32::MAX, |&after| self.x(layout.x(after)) - extent(after)[0]);
        let (low, high) = ((clear.start + beside).max(before), (clear.end - beside).min(after));
        let sides_with = |labels: f32, has_stack_texts: bool| -> Vec<[f32; 2]> {
            let sides = nodes.iter().zip(&laid_out).map(|(&node, x)| {
                // Below a node that the layout places in the picture, its children are drawn.
                let is_above_stack = has_stack_texts && !clear.contains(x) && !layout.children(node).is_empty();
                let smallest = if is_above_stack { stack } else { 0.0 };
                let extent = extent(node);
                std::array::from_fn(|side| {
                    let body = body[side] * self.scale;
                    (body + labels * (extent[side] - body).max(0.0)).max(smallest)
                })
            });
            sides.collect()
        };
        let free = |sides: &[[f32; 2]]| high - low - sides.as_flattened().iter().sum::<f32>();
        let mut spaces = FAMILY_SPACES.into_iter().map(|(labels, texts)| (sides_with(labels, texts), texts));
        let (mut sides, has_stack_texts) = spaces.find(|(sides, _)| 0.0 <= free(sides))?;
        let beside = (free(&sides) / (2 * nodes.len()) as f32).min(BESIDE_SIBLING * self.scale);
        sides.as_flattened_mut().iter_mut().for_each(|side| *side += beside);
        let mut places = laid_out;
        let mut end = low;
        for (place, [left, right]) in places.iter_mut().zip(&sides) {
            *place = place.max(end + left);
            end = *place + right;
        }
        let mut start = high;
        for (place, [left, right]) in places.iter_mut().zip(&sides).rev() {
            *place = place.min(start - right);
            start = *place - left;
        }
        Some(Family { nodes, places, sides, has_stack_texts })
    }

    /// Returns the nodes of a row that are drawn closer together than the layout places them.
    pub fn squeezed<'a>(&self, layout: &'a Layout, row: usize) -> &'a [u32] {
        self.family(layout, row).map_or(&[], |family| family.nodes)
    }

    /// Returns whether the stacks below these nodes have space for their texts.
    pub fn has_stack_texts(&self, layout: &Layout, row: usize) -> bool {
        self.family(layout, row).is_some_and(|family| family.has_stack_texts)
    }

    /// Returns whether a node is drawn in the picture although the layout places it outside, so that its children are
    /// not near it.
    pub fn is_pulled_in(&self, layout: &Layout, node: NodeId) -> bool {
        let clear = self.content_range();
        let is_outside = || !clear.contains(&self.x(layout.x(node.number())));
        self.focus.is_some()
            && is_outside()
            && self.squeezed(layout, layout.ply(node.number())).contains(&node.number())
    }

    /// Returns the nodes of a row that may be drawn at the edges of the picture although the layout places them outside
    /// it.
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
        let row_at = |y: f32| self.row_at(y).max(0.0) as usize;
        row_at(0.0).min(count)..(row_at(self.size.y) + 1).min(count)
    }

    /// Returns the node whose drawing is at a point or, in the overview, whose block is at the point.
    pub fn node_at(&self, tree_layout: &TreeLayout, at: Point) -> Option<NodeId> {
        if at.y + self.top < 0.0 {
            return None;
        }
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "not negative, and few rows")]
        let row = self.row_at(at.y) as usize;
        let x = self.plane_x(at.x);
        if self.scale < NODES_FROM {
            return block_at(tree_layout, row, x);
        }
        let layout = &tree_layout.positions;
        let is_drawn_at = |&node: &u32| {
            let (x, extent) = (self.center(layout, NodeId::new(node as usize)).x, layout.extent(node));
            (x - extent.left * self.scale..=x + extent.right * self.scale).contains(&at.x)
        };
        let node = match self.family(layout, row) {
            Some(family) => family.at(at.x)?,
            None => layout.hit(row, x).or_else(|| self.edge_nodes(layout, row).find(is_drawn_at))?,
        };
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
        let zoomed = Self { scale: self.scale * factor, x_scale, high_rows: usize::MAX, focus: None, ..*self };
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

    /// Returns the view, panned if a node is not completely in view with its labels and clear of the row labels. The
    /// node is then centered in each direction in which it was not in view.
    #[must_use]
    pub fn scrolled_to(&self, layout: &Layout, node: NodeId) -> Self {
        let center = self.center_at_edge(layout, node);
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
        -TOLERANCE <= left
            && -TOLERANCE.max(RAISED * self.row_height()) <= top
            && right <= self.size.x + TOLERANCE
            && bottom <= self.size.y + TOLERANCE
    }

    /// Returns the view, panned by the minimum distance that brings a part of a subtree into view.
    #[must_use]
    pub fn panned_to_show(&self, layout: &Layout, root: NodeId) -> Self {
        let (left, right) = layout.subtree_span(root.number());
        let rows = layout.subtree_rows(root.number());
        let clear = self.content_range();
        let back = |from: f32, to: f32, low: f32, high: f32| (low - to).max(0.0) - (from - high).max(0.0);
        // A whole row, so that the nodes in it can be seen and pressed.
        let row = self.row_height().min(self.size.y / 2.0);
        self.panned(point(
            back(self.x(left), self.x(right), clear.start + MIN_VISIBLE_PX, clear.end - MIN_VISIBLE_PX),
            back(self.row_top(rows.start) + row, self.row_top(rows.end) - row, 0.0, self.size.y),
        ))
    }

    /// Returns whether a node is in view with legible labels.
    pub fn shows_readably(&self, layout: &Layout, node: NodeId) -> bool {
        self.is_readable() && self.scrolled_to(layout, node) == *self
    }

    fn is_readable(&self) -> bool {
        READABLE_FROM * self.min_text_px / MIN_TEXT_PX <= self.scale
    }

    /// Returns the view with a node at a point and its labels legible. It is zoomed to the natural size, unless labels
    /// are legible already.
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

    pub fn row_label_scale(&self) -> f32 {
        row_label_scale(self.scale, self.row_height(), self.min_text_px)
    }

    /// Returns the left and the right end of a node's block, or of that of its position, in pixels; `None` if an
    /// ancestor of the node is folded.
    pub fn block(&self, tree_layout: &TreeLayout, node: NodeId) -> Option<(f32, f32)> {
        let (layout, node) = (&tree_layout.positions, node.number());
        if !layout.is_shown(node) && !layout.is_layered() {
            return None;
        }
        let (ply, index) = (layout.ply(node), layout.index_in_row(node));
        let (left, right) = tree_layout.strips.row(ply).block(index);
        Some((self.x(left), self.x(right)))
    }
}

/// Returns the scale of row labels in a view. They grow with the tree, but stay legible in the overview.
pub fn row_label_scale(scale: f32, row_height: f32, min_text_px: f32) -> f32 {
    let scale = if scale < NODES_FROM { row_height / USUAL_ROW } else { scale };
    scale.clamp(min_text_px / ROW_LABEL_SIZE, MAX_ROW_LABEL_SCALE * min_text_px / MIN_TEXT_PX)
}

fn block_at(tree_layout: &TreeLayout, row: usize, x: f64) -> Option<NodeId> {
    if tree_layout.rows() <= row {
        return None;
    }
    let index = tree_layout.strips.row(row).started(x).checked_sub(1)?;
    let &node = tree_layout.positions.row(row).get(index)?;
    (x <= tree_layout.strips.row(row).block(index).1).then(|| NodeId::new(node as usize))
}
