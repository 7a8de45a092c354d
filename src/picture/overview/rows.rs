//! The tree from afar: a block for every node while there is room, else columns that show the shares of what is under
//! them. The way to the current node is framed at every zoom.

use super::columns::ColumnMerger;
use super::prefix_sums::PrefixSums;
use super::strips::{self, NodeCategory};
use crate::game::GameView;
use crate::picture::board::{self, BoardStyle};
use crate::picture::draw::nodes::make_legible;
use crate::picture::draw::scene::Scene;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke, fade, point, text_shape};
use crate::picture::tree_layout::{NodeStyle, VALUE_SIZE};
use crate::trace::NodeId;
use crate::trace::moment::NodeState;

/// The share of a row's height that its strip fills.
const FILLED: f32 = 0.68;
/// A row has blocks while its nodes are at least this many pixels apart, on average. Columns look the same by then.
const BLOCKS_FROM: f32 = 4.0;
/// Between these widths in pixels a gap opens between neighbouring blocks.
const GAP: (f32, f32) = (4.0, 8.0);
/// Boards are drawn into blocks if they can have this share of their height beside a node, and fully so from the second
/// share on.
const SMALLEST_BOARD: (f32, f32) = (0.6, 0.63);
/// How high a value under a board is, in pixels, with the room around it.
const BELOW_BOARD: f32 = 30.0;
/// The room around a board or a value, in pixels, in which it fades.
const FADING_ROOM: f32 = 8.0;
/// A strip this high, in pixels, has values of the usual size.
const USUAL_STRIP: f32 = 46.0;
/// The frame around the current node is at least this wide.
const NARROWEST_FRAME: f32 = 8.0;

/// On a map: how low a strip may be, how much room is left between two, how wide a mark of the way is at least and how
/// thick its line.
const LOWEST_STRIP: f32 = 4.0;
const MAP_GAP: f32 = 1.0;
const MARK: f32 = 5.0;
const MAP_LINE: f32 = 2.0;

/// Draws the strips of the rows in view.
pub(in crate::picture) fn draw<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    for ply in scene.rows() {
        StripPainter::new(scene, ply).draw(shapes);
    }
    draw_way(scene, shapes);
}

/// Draws all that the view holds as strips that fill their rows, without a word. Where rows are lower than can be seen,
/// only one of several is drawn, in the place of all.
pub(in crate::picture) fn draw_map<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let height = scene.view.row_height();
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
    let every = (LOWEST_STRIP / height).ceil().max(1.0) as usize;
    let place = |ply: usize| {
        let top = scene.view.row_top(ply);
        (top, top + height * every as f32 - MAP_GAP)
    };
    let rows = scene.rows();
    for ply in rows.clone().step_by(every) {
        let (top, bottom) = place(ply);
        StripPainter { top, bottom, has_words: false, ..StripPainter::new(scene, ply) }.draw(shapes);
    }
    for node in way(scene) {
        let ply = scene.recording.trace().ply(node);
        if rows.contains(&ply) && (ply - rows.start).is_multiple_of(every) {
            let (left, right) = block_of(scene, node);
            let middle = f32::midpoint(left, right).clamp(MARK / 2.0, scene.view.size.x - MARK / 2.0);
            let half = ((right - left) / 2.0).max(MARK / 2.0);
            let (min, max) = ((middle - half).max(0.0), (middle + half).min(scene.view.size.x));
            shapes.push(mark(point(min, place(ply).0), point(max, place(ply).1)));
        }
    }
}

/// One row of the picture.
struct StripPainter<'a, 'b, G: GameView> {
    scene: &'a Scene<'b, G>,
    ply: usize,
    top: f32,
    bottom: f32,
    /// Whether values and boards are drawn into blocks that have room for them.
    has_words: bool,
    /// The stretch of the row whose blocks are in view.
    first: usize,
    last: usize,
}

impl<'a, 'b, G: GameView> StripPainter<'a, 'b, G> {
    fn new(scene: &'a Scene<'b, G>, ply: usize) -> Self {
        let (view, strips) = (&scene.view, &scene.tree_layout.strips);
        // Beside the subtree that is drawn stand others.
        let row = scene.tree_layout.positions.row(ply);
        let inside = scene.recording.trace().subtree_range(scene.root);
        let (low, high) = (row.partition_point(|&n| n < inside.start), row.partition_point(|&n| n < inside.end));
        let first = strips.started(ply, view.plane_x(0.0)).saturating_sub(1).clamp(low, high);
        let last = strips.started(ply, view.plane_x(view.size.x)).clamp(first, high);
        let (top, bottom) = bounds(scene, ply);
        Self { scene, ply, top, bottom, has_words: true, first, last }
    }

    fn draw(&self, shapes: &mut Vec<Shape>) {
        if self.first == self.last {
            return;
        }
        if self.has_blocks() {
            self.draw_blocks(shapes);
        } else {
            self.draw_columns(shapes);
        }
    }

    fn row(&self) -> &'b [u32] {
        self.scene.tree_layout.positions.row(self.ply)
    }

    fn has_blocks(&self) -> bool {
        (self.last - self.first) as f32 * BLOCKS_FROM <= self.scene.view.size.x
    }

    /// The left and the right end of a node's block, in pixels.
    fn block(&self, index: usize) -> (f32, f32) {
        let (left, right) = self.scene.tree_layout.strips.block(self.ply, index);
        (self.scene.view.x(left), self.scene.view.x(right))
    }

    fn draw_blocks(&self, shapes: &mut Vec<Shape>) {
        let moment = self.scene.moment();
        let mut contents = Vec::new();
        for index in self.first..self.last {
            let node = NodeId::new(self.row()[index] as usize);
            if !self.scene.is_drawn(node) {
                continue;
            }
            let (left, right) = self.block(index);
            let fill = if moment.state(node) == NodeState::Open {
                (PaletteColor::Secondary, 0.22)
            } else {
                let category = strips::category(&moment, node);
                let (color, opacity) = category_color(category);
                (color, opacity * self.strength(category, node))
            };
            self.draw_block((left, right), fill, shapes);
            if !self.has_words {
                continue;
            }
            self.mark_folded(node, (left, right), shapes);
            let room = self.free_of_names(left, right);
            let boardness = self.boardness(node, room);
            let start = contents.len();
            // While a board comes, the value goes: halfway both are seen.
            if boardness < 0.75 {
                self.write_value(node, room, fill, &mut contents);
                fade(&mut contents, start, (0.75 - boardness) * 2.0);
            }
            if 0.25 < boardness {
                let start = contents.len();
                self.draw_board(node, room, &mut contents);
                fade(&mut contents, start, (boardness - 0.25) * 2.0);
            }
        }
        shapes.append(&mut contents);
    }

    /// A block from pixel to pixel. Where there is room, its last pixel is a gap.
    fn draw_block(&self, (left, right): (f32, f32), (color, opacity): (PaletteColor, f32), shapes: &mut Vec<Shape>) {
        let gap = ((right - left - GAP.0) / (GAP.1 - GAP.0)).clamp(0.0, 1.0);
        let (left, right) = (left.max(-2.0).round(), right.min(self.scene.view.size.x + 2.0).round());
        let mut bar = |left: f32, right: f32, opacity: f32| {
            if left < right && opacity > 0.0 {
                shapes.push(Shape::Bar { min: point(left, self.top), max: point(right, self.bottom), color, opacity });
            }
        };
        if gap > 0.0 {
            bar(left, right - 1.0, opacity);
            bar(right - 1.0, right, opacity * (1.0 - gap));
        } else {
            bar(left, right, opacity);
        }
    }

    /// What of a block is seen beside the names of its row, which stand at the edges of the picture.
    fn free_of_names(&self, left: f32, right: f32) -> (f32, f32) {
        let clear = self.scene.view.content_range();
        (left.max(clear.start), right.min(clear.end))
    }

    /// A bar under the block of a folded node, as wide as can be seen.
    fn mark_folded(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) {
        if self.scene.folded_below(node) > 0 {
            let (middle, half) = (f32::midpoint(left, right), ((right - left) / 2.0 - 1.0).max(5.0));
            let (min, max) = (point(middle - half, self.bottom + 2.0), point(middle + half, self.bottom + 6.0));
            shapes.push(Shape::Bar { min, max, color: PaletteColor::Secondary, opacity: 1.0 });
        }
    }

    /// How strong the colour of a node's block is.
    fn strength(&self, category: NodeCategory, node: NodeId) -> f32 {
        let score = self.scene.recording.trace().result(node).map(|(score, _)| score);
        match (category, score) {
            (NodeCategory::MaxAhead | NodeCategory::MinAhead, Some(score)) => {
                self.scene.tree_layout.strips.strength(score)
            }
            _ => 1.0,
        }
    }

    /// How large values are written: larger where the strips are high, as when presenting.
    fn value_size(&self) -> f32 {
        let size = VALUE_SIZE * ((self.bottom - self.top) / USUAL_STRIP).clamp(1.0, 1.7);
        size.max(self.scene.view.min_text_px)
    }

    fn is_known(&self, node: NodeId) -> bool {
        !matches!(self.scene.moment().state(node), NodeState::Unvisited | NodeState::Pruned)
    }

    /// What is written of a node: nothing of what is not visited.
    fn value(&self, node: NodeId) -> String {
        if self.is_known(node) { self.scene.moment().shown_value(node).to_string() } else { String::new() }
    }

    /// The width and the height of a node's board in its block: as large as beside a node, or as there is room for with
    /// the value beside it, but not too small to be read.
    fn board_size(&self, node: NodeId, (left, right): (f32, f32)) -> Point {
        let largest = self.scene.tree_layout.sizes.boards.inner;
        let width = (right - left - self.beside(node) - FADING_ROOM).clamp(largest.x * SMALLEST_BOARD.1, largest.x);
        let height = (self.bottom - self.top - 14.0).min(width * largest.y / largest.x);
        point(height * largest.x / largest.y, height)
    }

    /// The room on both sides of a board, which is in the middle, for the value on one of them. None where the row is
    /// high enough for the value to stand under the board.
    fn beside(&self, node: NodeId) -> f32 {
        let has_room_below = self.scene.tree_layout.sizes.boards.inner.y + 2.0 * BELOW_BOARD <= self.bottom - self.top;
        if has_room_below { 0.0 } else { self.beside_board(node) }
    }

    fn beside_board(&self, node: NodeId) -> f32 {
        2.0 * (Font::SemiBold.width(&self.value(node), self.value_size()) + 10.0).max(6.0)
    }

    /// From 0, where a block is too small for a node's board with its value beside it, to 1, where there is room for both.
    fn boardness(&self, node: NodeId, (left, right): (f32, f32)) -> f32 {
        let sizes = &self.scene.tree_layout.sizes;
        let (hidden, shown) = SMALLEST_BOARD;
        if sizes.node_style == NodeStyle::Abstract || right - left < sizes.boards.inner.x * hidden {
            return 0.0;
        }
        let size = self.board_size(node, (left, right));
        let height = (size.y / sizes.boards.inner.y - hidden) / (shown - hidden);
        let width = (right - left - size.x - self.beside(node)) / FADING_ROOM;
        height.min(width).clamp(0.0, 1.0)
    }

    /// A node's board in its block, with its value beside it.
    fn draw_board(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) {
        let size = self.board_size(node, (left, right));
        let middle = point(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let min = point(middle.x - size.x / 2.0, middle.y - size.y / 2.0);
        let is_known = self.is_known(node);
        let frame = Stroke::solid(1.2, if is_known { PaletteColor::Secondary } else { PaletteColor::FaintLine });
        let style = BoardStyle { min, width: size.x, frame, faint: !is_known };
        let start = shapes.len();
        board::draw(&self.scene.recording.position(node).board(), style, shapes);
        make_legible(shapes, start, self.scene.view.min_text_px, &self.scene.view.content_range());
        if is_known {
            let value = self.value(node);
            let width = Font::SemiBold.width(&value, self.value_size());
            let place = if size.x + self.beside_board(node) <= right - left {
                point(min.x + size.x + 8.0, middle.y)
            } else {
                point(middle.x - width / 2.0, min.y + size.y + BELOW_BOARD / 2.0)
            };
            shapes.push(Shape::Bar {
                min: point(place.x - 4.0, place.y - 0.7 * self.value_size()),
                max: point(place.x + width + 4.0, place.y + 0.7 * self.value_size()),
                color: PaletteColor::Background,
                opacity: 0.85,
            });
            shapes.push(text_shape(place, Anchor::Left, self.value_size(), Font::SemiBold, PaletteColor::Text, value));
        }
    }

    /// A node's value in its block, which fades where there is hardly room for it.
    fn write_value(&self, node: NodeId, (left, right): (f32, f32), fill: (PaletteColor, f32), shapes: &mut Vec<Shape>) {
        if right - left < 14.0 || !self.is_known(node) {
            return;
        }
        let text = self.value(node);
        let room = right - left - Font::SemiBold.width(&text, self.value_size()) - 6.0;
        // Grey, and a colour that is not at its full strength, are too light for words in the colour of paper.
        let is_dark = matches!(fill.0, PaletteColor::Max | PaletteColor::Min) && fill.1 > 0.75;
        let color = if is_dark { PaletteColor::Background } else { PaletteColor::Text };
        let place = point(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let start = shapes.len();
        shapes.push(text_shape(place, Anchor::Center, self.value_size(), Font::SemiBold, color, text));
        fade(shapes, start, room / (FADING_ROOM / 2.0));
    }

    fn draw_columns(&self, shapes: &mut Vec<Shape>) {
        let (view, strips) = (&self.scene.view, &self.scene.tree_layout.strips);
        let settled = strips::settled(self.row(), &self.scene.moment());
        let hides_unvisited = !self.scene.shows_unvisited();
        let pixel = 1.0 / view.x_scale;
        let (left, right) = (self.block(self.first).0, self.block(self.last - 1).1);
        let left = left.max(0.0).floor();
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "pixels of the picture")]
        let count = (right.min(view.size.x) - left).max(0.0).ceil() as usize;
        shapes.reserve(2 * count);
        let mut columns = ColumnMerger::new(self.top, self.bottom);
        let mut before: Option<(f64, PrefixSums)> = None;
        for (index, place) in strips.places(self.ply, view.plane_x(left), pixel, count + 1).into_iter().enumerate() {
            let after = strips.sums(self.ply, place.within(self.first, self.last), settled);
            if let Some((x, before)) = before.replace((place.x, after)) {
                let mut column = before.shares_until(&after, place.x - x);
                if hides_unvisited {
                    column.unvisited = 0.0;
                }
                let right = left + index as f32;
                columns.add(right - 1.0, right, &column, shapes);
            }
        }
        columns.draw(shapes);
    }
}

/// The colour of a verdict, and how opaque it is.
#[must_use]
pub const fn category_color(category: NodeCategory) -> (PaletteColor, f32) {
    match category {
        NodeCategory::MaxAhead => (PaletteColor::Max, 1.0),
        NodeCategory::Even => (PaletteColor::Secondary, 0.68),
        NodeCategory::MinAhead => (PaletteColor::Min, 1.0),
        NodeCategory::Undecided => (PaletteColor::FaintLine, 0.75),
        NodeCategory::Pruned => (PaletteColor::Cut, 0.22),
        NodeCategory::Unfinished => (PaletteColor::Hairline, 0.62),
    }
}

/// The top and the bottom of a row's strip.
fn bounds<G: GameView>(scene: &Scene<'_, G>, ply: usize) -> (f32, f32) {
    let height = scene.view.row_height();
    let top = scene.view.row_top(ply) + height * (1.0 - FILLED) / 2.0;
    (top, top + height * FILLED)
}

/// Frames the way to the current node, and at the end the line of best play.
fn draw_way<G: GameView>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let rows = scene.rows();
    for node in way(scene) {
        if rows.contains(&scene.recording.trace().ply(node)) {
            shapes.push(frame(scene, node, Stroke::solid(3.0, PaletteColor::Current)));
        }
    }
    let selected = scene.selected.map(|node| scene.shown_ancestor(node)).filter(|&node| scene.is_laid_out(node));
    if let Some(node) = selected.filter(|&node| rows.contains(&scene.recording.trace().ply(node))) {
        shapes.push(frame(scene, node, Stroke::solid(2.0, PaletteColor::Text)));
    }
}

/// The way to the current node, and at the end the line of best play: as much of it as is drawn.
fn way<G: GameView>(scene: &Scene<'_, G>) -> Vec<NodeId> {
    let mut way: Vec<NodeId> = scene.moment().path().collect();
    if scene.shows_principal_variation() {
        way.extend(scene.recording.trace().principal_variation());
    }
    way.retain(|&node| scene.is_laid_out(node));
    way
}

/// The left and the right end of a node's block.
fn block_of<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> (f32, f32) {
    let ply = scene.recording.trace().ply(node);
    let index = scene.tree_layout.positions.row(ply).partition_point(|&other| (other as usize) < node.index());
    let (left, right) = scene.tree_layout.strips.block(ply, index);
    (scene.view.x(left), scene.view.x(right))
}

/// A node of the way on a map: its block in yellow or, where that is wide, framed in yellow.
fn mark(min: Point, max: Point) -> Shape {
    let is_narrow = max.x - min.x <= 2.0 * MARK;
    let fill = is_narrow.then_some(PaletteColor::Current);
    let stroke = (!is_narrow).then_some(Stroke::solid(MAP_LINE, PaletteColor::Current));
    Shape::Rect { min, max, radius: 1.0, fill, stroke }
}

fn frame<G: GameView>(scene: &Scene<'_, G>, node: NodeId, stroke: Stroke) -> Shape {
    let ply = scene.recording.trace().ply(node);
    let (left, right) = block_of(scene, node);
    let (left, right) = (left.max(-4.0), right.min(scene.view.size.x + 4.0));
    let middle = f32::midpoint(left, right);
    let half = ((right - left) / 2.0 + 1.0).max(NARROWEST_FRAME / 2.0);
    let (top, bottom) = bounds(scene, ply);
    let (min, max): (Point, Point) = (point(middle - half, top - 3.5), point(middle + half, bottom + 3.5));
    Shape::Rect { min, max, radius: 3.0, fill: None, stroke: Some(stroke) }
}
