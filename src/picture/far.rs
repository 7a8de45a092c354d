//! The tree from afar: a block for every node while there is room, else columns that show the shares of what is under
//! them. The way to the current node is framed at every zoom.

use super::board::{self, Look};
use super::ink::Ink;
use super::lettering::Font;
use super::plan::{BOARD, VALUE_SIZE};
use super::scene::Scene;
use super::shape::{Anchor, Point, Shape, Stroke, at, text_shape};
use super::strips::{self, Shares, Verdict};
use crate::game::Game;
use crate::game::board::Board;
use crate::layout::Layout;
use crate::trace::moment::State;
use crate::trace::{NodeId, Trace};

/// The share of a row's height that its strip fills.
const FILLED: f32 = 0.68;
/// A row has blocks while its nodes are at least this many pixels apart, on average.
const BLOCKS_FROM: f32 = 1.0;
/// Boards are drawn into blocks if they can be this large, in pixels.
const SMALLEST_BOARD: f32 = 34.0;
/// The frame around the current node is at least this wide.
const NARROWEST_FRAME: f32 = 8.0;
/// On a map: how low a strip may be, how much room is left between two, how wide a mark of the way is at least and how
/// thick its line.
const LOWEST_STRIP: f32 = 4.0;
const MAP_GAP: f32 = 1.0;
const MARK: f32 = 5.0;
const MAP_LINE: f32 = 2.0;

/// Draws the strips of the rows in view, `farness` opaque.
pub(super) fn draw<G: Game>(scene: &Scene<'_, G>, farness: f32, shapes: &mut Vec<Shape>) {
    for ply in scene.rows() {
        Strip::new(scene, ply, farness).draw(shapes);
    }
    draw_way(scene, shapes);
}

/// Draws all that the view holds as strips that fill their rows, without a word. Where rows are lower than can be seen, only one
/// of several is drawn, in the place of all.
pub(super) fn draw_map<G: Game>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
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
        Strip { top, bottom, has_words: false, ..Strip::new(scene, ply, 1.0) }.draw(shapes);
    }
    let mut marks = Vec::new();
    for node in way(scene) {
        let ply = scene.recording.trace().ply(node);
        if rows.contains(&ply) && (ply - rows.start).is_multiple_of(every) {
            let (left, right) = block_of(scene, node);
            let middle = f32::midpoint(left, right).clamp(MARK / 2.0, scene.view.size.x - MARK / 2.0);
            let half = ((right - left) / 2.0).max(MARK / 2.0);
            let (min, max) = ((middle - half).max(0.0), (middle + half).min(scene.view.size.x));
            marks.push(mark(at(min, place(ply).0), at(max, place(ply).1)));
        }
    }
    shapes.extend(marks);
}

/// One row of the picture.
struct Strip<'a, 'b, G: Game> {
    scene: &'a Scene<'b, G>,
    ply: usize,
    top: f32,
    bottom: f32,
    opacity: f32,
    /// Whether values and boards are drawn into blocks that have room for them.
    has_words: bool,
    /// The stretch of the row whose middles are in view, with a neighbour on either side.
    first: usize,
    last: usize,
}

impl<'a, 'b, G: Game> Strip<'a, 'b, G> {
    fn new(scene: &'a Scene<'b, G>, ply: usize, opacity: f32) -> Self {
        let (view, layout) = (&scene.view, &scene.plan.layout);
        let row = layout.row(ply);
        let from = view.plane_x(0.0);
        let to = view.plane_x(view.size.x);
        // Beside the subtree that is drawn stand others.
        let inside = scene.recording.trace().numbers_within(scene.root);
        let (low, high) = (row.partition_point(|&n| n < inside.start), row.partition_point(|&n| n < inside.end));
        let first = row.partition_point(|&node| layout.x(node) < from).saturating_sub(1).max(low);
        let last = (row.partition_point(|&node| layout.x(node) < to) + 1).min(high).max(first);
        let (top, bottom) = bounds(scene, ply);
        Self { scene, ply, top, bottom, opacity, has_words: true, first, last }
    }

    fn row(&self) -> &'b [u32] {
        self.scene.plan.layout.row(self.ply)
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

    fn has_blocks(&self) -> bool {
        (self.last - self.first) as f32 * BLOCKS_FROM <= self.scene.view.size.x
    }

    fn bar(&self, left: f32, right: f32, (top, bottom): (f32, f32), (ink, opacity): (Ink, f32)) -> Shape {
        Shape::Bar { min: at(left, top), max: at(right, bottom), ink, opacity: opacity * self.opacity }
    }

    fn draw_blocks(&self, shapes: &mut Vec<Shape>) {
        let moment = self.scene.moment();
        let mut values = Vec::new();
        for index in self.first..self.last {
            let node = NodeId::new(self.row()[index] as usize);
            if !self.scene.is_drawn(node) {
                continue;
            }
            let (left, right) = block(self.scene, self.ply, index);
            let gap = if right - left > 6.0 { 0.5 } else { 0.0 };
            let fill = if moment.state(node) == State::Open {
                (Ink::Second, 0.22)
            } else {
                let verdict = strips::verdict(&moment, node);
                let (ink, opacity) = color(verdict);
                (ink, opacity * self.strength(verdict, node))
            };
            shapes.push(self.bar(left + gap, right - gap, (self.top, self.bottom), fill));
            if self.has_words && !self.draw_board(node, (left, right), &mut values) {
                self.write_value(node, (left, right), fill, &mut values);
            }
        }
        shapes.append(&mut values);
    }

    /// Values other than won, lost and level are the stronger in colour the larger they are.
    fn strength(&self, verdict: Verdict, node: NodeId) -> f32 {
        if !matches!(verdict, Verdict::Max | Verdict::Min) {
            return 1.0;
        }
        let largest = self.scene.plan.measures.largest;
        let score = self.scene.recording.trace().result(node).map_or(0.0, |(score, _)| score.get().abs());
        if score.is_infinite() || largest <= 0.0 {
            return 1.0;
        }
        #[expect(clippy::cast_possible_truncation, reason = "a share of 0 to 1")]
        let share = (score / largest) as f32;
        0.4 + 0.6 * share
    }

    /// Draws a node's board into its block, with its value beside it, where there is room for both. Gives whether it did.
    fn draw_board(&self, node: NodeId, (left, right): (f32, f32), shapes: &mut Vec<Shape>) -> bool {
        let side = (self.bottom - self.top - 14.0).min(BOARD);
        let (left, right) = (left.max(0.0), right.min(self.scene.view.size.x));
        let moment = self.scene.moment();
        let state = moment.state(node);
        let is_known = !matches!(state, State::Unvisited | State::Pruned);
        let value = if is_known { moment.proved(node).to_string() } else { String::new() };
        let beside = Font::SemiBold.width(&value, VALUE_SIZE) + 10.0;
        if side < SMALLEST_BOARD || right - left < side + 2.0 * beside.max(6.0) {
            return false;
        }
        let Board::Grid(grid) = self.scene.recording.position(node).board() else { return false };
        let middle = at(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        let min = at(middle.x - side / 2.0, middle.y - side / 2.0);
        let frame = Stroke::solid(1.2, if is_known { Ink::Second } else { Ink::FaintLine });
        board::draw_grid(&grid, Look { min, side, frame, faint: !is_known }, shapes);
        if is_known {
            let place = at(min.x + side + 8.0, middle.y);
            let half = Font::SemiBold.width(&value, VALUE_SIZE);
            shapes.push(Shape::Bar {
                min: at(place.x - 4.0, middle.y - 11.0),
                max: at(place.x + half + 4.0, middle.y + 11.0),
                ink: Ink::Paper,
                opacity: 0.85 * self.opacity,
            });
            shapes.push(text_shape(place, Anchor::Left, VALUE_SIZE, Font::SemiBold, Ink::Ink, value));
        }
        true
    }

    fn write_value(&self, node: NodeId, (left, right): (f32, f32), fill: (Ink, f32), shapes: &mut Vec<Shape>) {
        let moment = self.scene.moment();
        if matches!(moment.state(node), State::Unvisited | State::Pruned) || right - left < 14.0 {
            return;
        }
        let text = moment.proved(node).to_string();
        let (left, right) = (left.max(0.0), right.min(self.scene.view.size.x));
        if Font::SemiBold.width(&text, VALUE_SIZE) + 6.0 > right - left {
            return;
        }
        let is_dark = matches!(fill.0, Ink::Max | Ink::Min | Ink::Second) && fill.1 > 0.55;
        let ink = if is_dark { Ink::Paper } else { Ink::Ink };
        let place = at(f32::midpoint(left, right), f32::midpoint(self.top, self.bottom));
        shapes.push(text_shape(place, Anchor::Center, VALUE_SIZE, Font::SemiBold, ink, text));
    }

    fn draw_columns(&self, shapes: &mut Vec<Shape>) {
        let (view, layout) = (&self.scene.view, &self.scene.plan.layout);
        let row = self.row();
        let settled = strips::settled(row, &self.scene.moment());
        let hides_unvisited = !self.scene.shows_unvisited();
        let mut first = self.first;
        let mut x = view.x(layout.x(row[first])).max(0.0).floor();
        while first < self.last && x < view.size.x {
            let last = advance(layout, row, first, view.plane_x(x + 1.0));
            if last > first {
                let mut column = self.scene.plan.strips.shares(self.ply, first, last, settled, 1.0 / view.across);
                if hides_unvisited {
                    column.unvisited = 0.0;
                }
                self.draw_column(x, column, shapes);
            }
            first = last;
            x += 1.0;
        }
    }

    /// MAX's share hangs from the top, MIN's stands on the bottom, the others hang between.
    fn draw_column(&self, x: f32, column: Shares, shapes: &mut Vec<Shape>) {
        let height = self.bottom - self.top;
        let mut y = self.top;
        let hanging = [
            (column.max, Verdict::Max),
            (column.level, Verdict::Level),
            (column.undecided, Verdict::Undecided),
            (column.pruned, Verdict::Pruned),
            (column.unvisited, Verdict::Unvisited),
        ];
        for (share, verdict) in hanging {
            if share > 0.0 {
                let next = y + share * height;
                shapes.push(self.bar(x, x + 1.0, (y, next), color(verdict)));
                y = next;
            }
        }
        if column.min > 0.0 {
            let from = self.bottom - column.min * height;
            shapes.push(self.bar(x, x + 1.0, (from, self.bottom), color(Verdict::Min)));
        }
    }
}

/// The colour of a verdict, and how opaque it is.
#[must_use]
pub const fn color(verdict: Verdict) -> (Ink, f32) {
    match verdict {
        Verdict::Max => (Ink::Max, 1.0),
        Verdict::Level => (Ink::Second, 0.68),
        Verdict::Min => (Ink::Min, 1.0),
        Verdict::Undecided => (Ink::FaintLine, 0.75),
        Verdict::Pruned => (Ink::Cut, 0.22),
        Verdict::Unvisited => (Ink::Hairline, 0.62),
    }
}

/// The top and the bottom of a row's strip.
fn bounds<G: Game>(scene: &Scene<'_, G>, ply: usize) -> (f32, f32) {
    let height = scene.view.row_height();
    let top = scene.view.row_top(ply) + height * (1.0 - FILLED) / 2.0;
    (top, top + height * FILLED)
}

/// The left and the right end of a node's block: as wide as its subtree, up to halfway where two of them overlap.
fn block<G: Game>(scene: &Scene<'_, G>, ply: usize, index: usize) -> (f32, f32) {
    let row = scene.plan.layout.row(ply);
    let span = |node: u32| scene.plan.strips.span(&scene.plan.layout, node);
    let (mut left, mut right) = span(row[index]);
    if let Some(&before) = index.checked_sub(1).and_then(|before| row.get(before)) {
        let end = span(before).1;
        left = if left < end { f64::midpoint(left, end) } else { left };
    }
    if let Some(&after) = row.get(index + 1) {
        let start = span(after).0;
        right = if start < right { f64::midpoint(start, right) } else { right };
    }
    (scene.view.x(left), scene.view.x(right))
}

/// The first node of a row from `from` on whose middle is not left of `edge`: found by steps that double, because it is
/// near.
fn advance(layout: &Layout, row: &[u32], from: usize, edge: f64) -> usize {
    let is_before = |index: usize| row.get(index).is_some_and(|&node| layout.x(node) < edge);
    let mut step = 1;
    while is_before(from + step - 1) {
        step *= 2;
    }
    let (low, high) = (from + step / 2, (from + step - 1).min(row.len()));
    low + row[low.min(high)..high].partition_point(|&node| layout.x(node) < edge)
}

/// Frames the way to the current node, and at the end the line of best play.
fn draw_way<G: Game>(scene: &Scene<'_, G>, shapes: &mut Vec<Shape>) {
    let trace = scene.recording.trace();
    let rows = scene.rows();
    for node in way(scene) {
        if rows.contains(&trace.ply(node)) {
            shapes.push(frame(scene, trace, node));
        }
    }
}

/// The way to the current node, and at the end the line of best play: as much of it as is drawn.
fn way<G: Game>(scene: &Scene<'_, G>) -> Vec<NodeId> {
    let mut way: Vec<NodeId> = scene.moment().path().collect();
    if scene.shows_best_play() {
        way.extend(scene.recording.trace().principal_variation());
    }
    way.retain(|&node| scene.has_place(node));
    way
}

/// The left and the right end of a node's block.
fn block_of<G: Game>(scene: &Scene<'_, G>, node: NodeId) -> (f32, f32) {
    let ply = scene.recording.trace().ply(node);
    let index = scene.plan.layout.row(ply).partition_point(|&other| (other as usize) < node.index());
    block(scene, ply, index)
}

/// A node of the way on a map: its block in yellow or, where that is wide, framed in yellow.
fn mark(min: Point, max: Point) -> Shape {
    let is_narrow = max.x - min.x <= 2.0 * MARK;
    let fill = is_narrow.then_some(Ink::Here);
    let stroke = (!is_narrow).then_some(Stroke::solid(MAP_LINE, Ink::Here));
    Shape::Rect { min, max, radius: 1.0, fill, stroke }
}

fn frame<G: Game>(scene: &Scene<'_, G>, trace: &Trace, node: NodeId) -> Shape {
    let ply = trace.ply(node);
    let (left, right) = block_of(scene, node);
    let (left, right) = (left.max(-4.0), right.min(scene.view.size.x + 4.0));
    let middle = f32::midpoint(left, right);
    let half = ((right - left) / 2.0 + 1.0).max(NARROWEST_FRAME / 2.0);
    let (top, bottom) = bounds(scene, ply);
    let (min, max): (Point, Point) = (at(middle - half, top - 3.5), at(middle + half, bottom + 3.5));
    Shape::Rect { min, max, radius: 3.0, fill: None, stroke: Some(Stroke::solid(3.0, Ink::Here)) }
}
