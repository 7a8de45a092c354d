//! The strips of all rows in view as shapes, with frames on the path to the current node, and the same on the minimap.
//! A strip has a block for every node if there is enough space, otherwise columns of pixels that show the shares of the
//! nodes under them.

use crate::picture::board::{self, BoardStyle, make_legible};
use crate::picture::fonts::Font;
use crate::picture::measure::{NodeStyle, VALUE_SIZE};
use crate::picture::options::UnvisitedDisplay;
use crate::picture::palette::PaletteColor;
use crate::picture::scene::Scene;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use crate::picture::strips::hatching::Hatching;
use crate::picture::strips::{ColumnMerger, NodeCategory, PrefixSums, settled_count};
use crate::picture::tree_scene::TreeScene;
use crate::picture::view::View;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::moment::NodeState;
use std::ops::Range;

/// The minimum height of a strip on the minimap, in pixels.
const MIN_MINIMAP_STRIP: f32 = 4.0;
/// The gap between two strips of the minimap, in pixels.
const MINIMAP_GAP: f32 = 1.0;

pub fn draw_strips<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    for row in scene.rows() {
        StripPainter::new(scene, row, scene.strip(row)).draw(true, shapes);
    }
    let selected = scene.selected.map(|node| scene.shown_ancestor(node)).filter(|&node| scene.is_laid_out(node));
    scene.draw_frames(marked_nodes(scene), selected, shapes);
}

/// Draws the strips of the minimap, which fill their rows and have no text. If rows are too low to be visible, only one
/// of several is drawn, with the height of all of them.
pub fn draw_minimap_strips<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let height = scene.view.row_height();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    let every = (MIN_MINIMAP_STRIP / height).ceil().max(1.0) as usize;
    let strip = |row: usize| {
        let top = scene.view.row_top(row);
        top..top + height * every as f32 - MINIMAP_GAP
    };
    let rows = scene.rows();
    for row in rows.clone().step_by(every) {
        StripPainter::new(scene, row, strip(row)).draw(false, shapes);
    }
    for node in marked_nodes(scene) {
        let row = scene.ply(node);
        if rows.contains(&row) && (row - rows.start).is_multiple_of(every) {
            shapes.extend(minimap_mark(scene, node, strip(row)));
        }
    }
}

/// The range of block widths, in pixels, in which a gap opens between neighboring blocks.
const GAP: (f32, f32) = (4.0, 8.0);

/// A color with an opacity from 0 to 1.
#[derive(Clone, Copy)]
pub(in crate::picture) struct Fill {
    pub color: PaletteColor,
    pub opacity: f32,
}

/// Draws a block between two ends and two heights, rounded to whole pixels. If the block is wide enough, its last pixel
/// is a gap.
pub(in crate::picture) fn block_bars(
    ends: &Range<f32>,
    view: &View,
    heights: &Range<f32>,
    Fill { color, opacity }: Fill,
    shapes: &mut Vec<Shape>,
) {
    let Range { start: left, end: right } = *ends;
    let gap = ((right - left - GAP.0) / (GAP.1 - GAP.0)).clamp(0.0, 1.0);
    let (left, right) = (left.max(-2.0).round(), right.min(view.size.x + 2.0).round());
    let mut bar = |left: f32, right: f32, opacity: f32| {
        if left < right && opacity > 0.0 {
            let (min, max) = (point(left, heights.start), point(right, heights.end));
            shapes.push(Shape::Bar { min, max, color, opacity });
        }
    };
    if gap > 0.0 {
        bar(left, right - 1.0, opacity);
        bar(right - 1.0, right, opacity * (1.0 - gap));
    } else {
        bar(left, right, opacity);
    }
}

/// Returns a value in the middle of a block between two ends and two heights.
pub(in crate::picture) fn block_value(
    ends: &Range<f32>,
    heights: &Range<f32>,
    Fill { color, opacity }: Fill,
    size: f32,
    value: String,
) -> Shape {
    // Only a strong blue or orange is dark enough for text in the background color.
    let is_dark = matches!(color, PaletteColor::Max | PaletteColor::Min) && 0.75 < opacity;
    let color = if is_dark { PaletteColor::Background } else { PaletteColor::Text };
    let at = point(f32::midpoint(ends.start, ends.end), f32::midpoint(heights.start, heights.end));
    text_shape(at, Anchor::Center, size, Font::SemiBold, color, value)
}

pub struct StripPainter<'a, 'b, G: GameView> {
    scene: &'a Scene<'b, G>,
    ply: usize,
    /// The top and the bottom of the strip, in pixels.
    heights: Range<f32>,
    /// The indices of the row's nodes whose blocks are in view.
    visible: Range<usize>,
}

impl<'a, 'b, G: GameView> StripPainter<'a, 'b, G> {
    /// Returns the strip of a row between two heights, in pixels.
    pub fn new(scene: &'a Scene<'b, G>, ply: usize, heights: Range<f32>) -> Self {
        Self { scene, ply, heights, visible: scene.blocks_in_view(ply) }
    }

    /// Draws the strip; with `has_contents`, also values and boards in the blocks that are large enough for them.
    pub fn draw(&self, has_contents: bool, shapes: &mut Vec<Shape>) {
        // Columns show a row in the order of appearance.
        if !self.scene.has_blocks(self.visible.len()) && self.scene.tree_layout.positions.is_in_order() {
            self.draw_columns(shapes);
            return;
        }
        let (mut contents, mut hatching) = (Vec::new(), Hatching::new(self.heights.end - self.heights.start));
        for (node, ends) in self.drawn_blocks() {
            let fill = self.fill(node);
            block_bars(&ends, &self.scene.view, &self.heights, fill, shapes);
            let before = contents.len();
            if has_contents {
                self.mark_folded(node, &ends, shapes);
                self.draw_contents(node, &ends, fill, &mut contents);
            }
            // A value is more informative than a pattern.
            if contents.len() == before {
                self.hatch(node, &ends, &mut hatching);
            }
        }
        hatching.finish(shapes);
        shapes.append(&mut contents);
    }

    fn row(&self) -> &'b [u32] {
        self.scene.tree_layout.positions.row(self.ply)
    }

    /// Returns the nodes that have a block, and its left and right end in pixels.
    fn drawn_blocks(&self) -> impl Iterator<Item = (NodeId, Range<f32>)> {
        self.visible.clone().filter_map(|index| {
            let node = NodeId::new(self.row()[index] as usize);
            self.scene.is_drawn(node).then(|| (node, self.block(index)))
        })
    }

    /// Returns the left and the right end of a node's block, in pixels.
    fn block(&self, index: usize) -> Range<f32> {
        let (left, right) = self.scene.tree_layout.strips.row(self.ply).block(index);
        self.scene.view.x(left)..self.scene.view.x(right)
    }

    /// Adds the pattern of a node's block, rounded to whole pixels.
    fn hatch(&self, node: NodeId, ends: &Range<f32>, hatching: &mut Hatching) {
        let (left, right) = (ends.start.max(-2.0).round(), ends.end.min(self.scene.view.size.x + 2.0).round());
        let right = if GAP.0 < right - left { right - 1.0 } else { right };
        let category = NodeCategory::at(&self.scene.moment(), node);
        hatching.add(category.pattern(), point(left, self.heights.start), point(right, self.heights.end));
    }

    /// Returns the fill of a node's block. Larger scores have stronger colors.
    fn fill(&self, node: NodeId) -> Fill {
        let moment = self.scene.moment();
        if moment.state(node) == NodeState::Open {
            return Fill { color: PaletteColor::Secondary, opacity: 0.22 };
        }
        let category = NodeCategory::at(&moment, node);
        let (color, opacity) = category.color();
        let score = self.scene.recording.trace().result(node).map(|(score, _)| score);
        match score {
            Some(score) if matches!(category, NodeCategory::MaxAhead | NodeCategory::MinAhead) => {
                Fill { color, opacity: opacity * self.scene.tree_layout.strips.strength(score) }
            }
            Some(_) | None => Fill { color, opacity },
        }
    }

    /// Draws a bar under the block of a folded node, wide enough to be visible.
    fn mark_folded(&self, node: NodeId, ends: &Range<f32>, shapes: &mut Vec<Shape>) {
        if self.scene.folded_below(node) > 0 {
            let (middle, half) = (f32::midpoint(ends.start, ends.end), ((ends.end - ends.start) / 2.0 - 1.0).max(5.0));
            let bottom = self.heights.end;
            let (min, max) = (point(middle - half, bottom + 2.0), point(middle + half, bottom + 6.0));
            shapes.push(Shape::Bar { min, max, color: PaletteColor::Secondary, opacity: 1.0 });
        }
    }

    fn draw_columns(&self, shapes: &mut Vec<Shape>) {
        let (view, strips) = (&self.scene.view, &self.scene.tree_layout.strips);
        let settled = settled_count(self.row(), &self.scene.moment());
        let hides_unvisited = self.scene.unvisited != UnvisitedDisplay::Outlined;
        let pixel = 1.0 / view.x_scale;
        let Range { start: first, end: last } = self.visible;
        let (left, right) = (self.block(first).start, self.block(last - 1).end);
        let left = left.max(0.0).floor();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of the picture")]
        let count = (right.min(view.size.x) - left).max(0.0).ceil() as usize;
        shapes.reserve(2 * count);
        let mut columns = ColumnMerger::new(self.heights.start, self.heights.end);
        let mut before: Option<(f64, PrefixSums)> = None;
        let positions = strips.row(self.ply).positions(view.plane_x(left), pixel, count + 1);
        for (index, position) in positions.into_iter().enumerate() {
            let after = strips.row(self.ply).sums(position.within(first, last), settled);
            if let Some((x, before)) = before.replace((position.x, after)) {
                let mut column = before.shares_until(&after, position.x - x);
                if hides_unvisited {
                    column.unfinished = 0.0;
                }
                let right = left + index as f32;
                columns.add(right - 1.0, right, &column, shapes);
            }
        }
        columns.finish(shapes);
    }
}

/// The minimum width of a mark on the minimap, in pixels.
const MIN_MARK_WIDTH: f32 = 5.0;
/// The width of the line around a wide mark on the minimap, in pixels.
const MARK_LINE: f32 = 2.0;

/// Returns the nodes to mark: the path to the current node and, at the end of the search, the principal
/// variation, or the line in its place.
pub fn marked_nodes<G: GameView>(scene: &Scene<'_, G>) -> Vec<NodeId> {
    let mut nodes: Vec<NodeId> = scene.moment().path().collect();
    if !scene.line.is_empty() {
        nodes.extend(scene.line);
    } else if scene.shows_principal_variation() {
        nodes.extend(scene.principal_variation());
    }
    nodes.retain(|&node| scene.is_laid_out(node));
    nodes
}

/// Returns the mark of a node on the minimap, in a strip between two heights, in pixels: a narrow block filled with
/// yellow, or a yellow frame around a wide one. Returns `None` if an ancestor of the node is folded.
pub fn minimap_mark<G: GameView>(scene: &Scene<'_, G>, node: NodeId, strip: Range<f32>) -> Option<Shape> {
    let (left, right) = scene.view.block(scene.tree_layout, node)?;
    let width = scene.view.size.x;
    let middle = f32::midpoint(left, right).clamp(MIN_MARK_WIDTH / 2.0, width - MIN_MARK_WIDTH / 2.0);
    let half = ((right - left) / 2.0).max(MIN_MARK_WIDTH / 2.0);
    let (left, right) = ((middle - half).max(0.0), (middle + half).min(width));
    let is_narrow = right - left <= 2.0 * MIN_MARK_WIDTH;
    let fill = is_narrow.then_some(PaletteColor::Current);
    let stroke = (!is_narrow).then_some(Stroke::solid(MARK_LINE, PaletteColor::Current));
    Some(Shape::Rect { min: point(left, strip.start), max: point(right, strip.end), radius: 1.0, fill, stroke })
}

/// The minimum size of a board in a block, as a share of its size beside a node.
const MIN_BOARD: f32 = 0.6;
/// The margins around the contents of a block, horizontal and vertical, in pixels.
const BLOCK_MARGINS: Point = point(8.0, 14.0);
/// The distance from a board to the value beside it or below it, in pixels.
const BOARD_TO_VALUE: f32 = 4.0;
/// The margin on each side of a value's text, in pixels.
const VALUE_MARGIN: f32 = 4.0;
/// The height of a strip in which values have their natural size, in pixels.
const NATURAL_STRIP_HEIGHT: f32 = 46.0;

/// The contents of blocks.
impl<G: GameView> StripPainter<'_, '_, G> {
    /// Draws the contents of a node's block between two ends, in pixels: its board and its value, only its value, or
    /// nothing.
    fn draw_contents(&self, node: NodeId, ends: &Range<f32>, fill: Fill, shapes: &mut Vec<Shape>) {
        // At the edges of the picture, the row labels cover the block.
        let clear = self.scene.view.content_range();
        let space = ends.start.max(clear.start)..ends.end.min(clear.end);
        match self.placed_board(node, &space) {
            Some(placed) => self.draw_board(node, &placed, shapes),
            None => self.draw_value(node, &space, fill, shapes),
        }
    }

    /// Returns the text size of values. It is larger in high strips, for example while presenting.
    fn value_size(&self) -> f32 {
        let size = VALUE_SIZE * ((self.heights.end - self.heights.start) / NATURAL_STRIP_HEIGHT).clamp(1.0, 1.7);
        size.max(self.scene.view.min_text_px)
    }

    fn is_visited(&self, node: NodeId) -> bool {
        !matches!(self.scene.moment().state(node), NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver)
    }

    /// Returns the text of a node's value; empty before the node is visited.
    fn value(&self, node: NodeId) -> String {
        if self.is_visited(node) { self.scene.shown_value(node) } else { String::new() }
    }

    /// Returns the width and the height of a value with its margins; zero before the node is visited.
    fn value_extent(&self, node: NodeId) -> Point {
        let value = self.value(node);
        if value.is_empty() {
            return point(0.0, 0.0);
        }
        let size = self.value_size();
        point(Font::SemiBold.width(&value, size) + 2.0 * VALUE_MARGIN, 1.4 * size)
    }

    /// Returns the positions of a node's board in its block and of its value beside or below the board, whichever
    /// allows a larger board; `None` if both do not fit.
    fn placed_board(&self, node: NodeId, space: &Range<f32>) -> Option<PlacedBoard> {
        let sizes = &self.scene.tree_layout.sizes;
        if self.scene.node_style(node) == NodeStyle::Abstract {
            return None;
        }
        let (largest, value) = (sizes.boards.inner, self.value_extent(node));
        let free =
            point(space.end - space.start - BLOCK_MARGINS.x, self.heights.end - self.heights.start - BLOCK_MARGINS.y);
        let gap = if value.x > 0.0 { BOARD_TO_VALUE } else { 0.0 };
        let scale = |width: f32, height: f32| (width / largest.x).min(height / largest.y).min(1.0);
        let beside = scale(free.x - gap - value.x, free.y);
        let below = if value.x <= free.x { scale(free.x, free.y - gap - value.y) } else { 0.0 };
        let scale = beside.max(below);
        let size = point(largest.x * scale, largest.y * scale);
        let middle = point(f32::midpoint(space.start, space.end), f32::midpoint(self.heights.start, self.heights.end));
        let (min, value) = if below <= beside {
            let start = middle.x - (size.x + gap + value.x) / 2.0;
            (point(start, middle.y - size.y / 2.0), point(start + size.x + gap + value.x / 2.0, middle.y))
        } else {
            let start = middle.y - (size.y + gap + value.y) / 2.0;
            (point(middle.x - size.x / 2.0, start), point(middle.x, start + size.y + gap + value.y / 2.0))
        };
        (MIN_BOARD <= scale).then_some(PlacedBoard { min, width: size.x, value })
    }

    /// Draws a node's board in its block, with its value.
    fn draw_board(&self, node: NodeId, placed: &PlacedBoard, shapes: &mut Vec<Shape>) {
        let is_visited = self.is_visited(node);
        let frame = Stroke::solid(1.2, if is_visited { PaletteColor::Secondary } else { PaletteColor::FaintLine });
        let style = BoardStyle {
            faint: !is_visited,
            min_token_text: self.scene.view.min_text_px,
            ..BoardStyle::new(placed.min, placed.width, frame)
        };
        let start = shapes.len();
        let board = self.scene.recording.position(node).board();
        let sizes = self.scene.tree_layout.sizes.boards.inner;
        board::draw_fitted(&board, style, placed.width * sizes.y / sizes.x, shapes);
        make_legible(shapes, start, self.scene.view.min_text_px, &self.scene.view.content_rect());
        let (value, extent, at) = (self.value(node), self.value_extent(node), placed.value);
        if !value.is_empty() {
            shapes.push(Shape::Bar {
                min: point(at.x - extent.x / 2.0, at.y - extent.y / 2.0),
                max: point(at.x + extent.x / 2.0, at.y + extent.y / 2.0),
                color: PaletteColor::Background,
                opacity: 0.85,
            });
            shapes.push(text_shape(at, Anchor::Center, self.value_size(), Font::SemiBold, PaletteColor::Text, value));
        }
    }

    /// Draws a node's value in its block, if it fits.
    fn draw_value(&self, node: NodeId, space: &Range<f32>, fill: Fill, shapes: &mut Vec<Shape>) {
        if space.end - space.start < self.value_extent(node).x || !self.is_visited(node) {
            return;
        }
        let (size, value) = (self.value_size(), self.value(node));
        shapes.push(block_value(space, &self.heights, fill, size, value));
    }
}

/// The position of a board in a block.
struct PlacedBoard {
    /// The top left corner of the board.
    min: Point,
    width: f32,
    value: Point,
}
