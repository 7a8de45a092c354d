//! The background of a tree and the edges of its picture: the rows as bands tinted for their players, their labels at
//! both edges, and the marker that points to a node outside the picture.
//!
//! Depends on rows and on the player to move in them, but not on searches or nodes.

use crate::picture::fonts::Font;
use crate::picture::overview::{MINIMAP_MAX_HEIGHT, MINIMAP_WIDTH};
use crate::picture::palette::{PaletteColor, band_color, color_of_several, turn_color};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, sign_mark, text_shape, turn_mark};
use crate::picture::view::{ROW_LABEL_SIZE, View};
use poda_core::score::{Player, Turn};
use poda_core::text::visible;
use poda_words::messages::{Words, args};
use std::ops::Range;

#[derive(Clone, Copy, Debug)]
pub(in crate::picture) struct Bands<'a> {
    /// The part of the tree that is drawn.
    pub view: &'a View,
    /// The first row in view, and the end of the rows in view.
    pub rows: (usize, usize),
    /// For each row, whose turn it is, if that is the same at all its nodes.
    pub turns: &'a [Option<Turn>],
    /// The names of several players; empty if there are two sides.
    pub names: &'a [String],
    /// For each row, which of several players moves at all its nodes.
    pub movers: &'a [Option<u8>],
    /// The first row beyond the depth limit, if there is one.
    pub first_beyond: Option<usize>,
    pub words: &'a Words,
}

const TINT: f32 = 0.55;

impl Bands<'_> {
    /// Draws the background and the bands of the rows in view.
    pub(in crate::picture) fn draw(&self, shapes: &mut Vec<Shape>) {
        let band = |min: Point, max: Point, color| {
            let fill = Some(color);
            Shape::Rect { min, max, radius: 0.0, fill, stroke: None }
        };
        shapes.push(band(point(0.0, 0.0), self.view.size, PaletteColor::Background));
        for row in self.rows() {
            let heights = self.visible_heights(row);
            let (min, max) = (point(0.0, heights.start), point(self.view.size.x, heights.end));
            shapes.push(band(min, max, band_color(self.turns[row])));
        }
    }

    /// Draws MAX or MIN at the left edge of each row and the ply at the right edge. If rows are low, only every second
    /// row, or fewer, has labels. The labels have a background of their own, which hides the tree behind them.
    pub(in crate::picture) fn draw_labels(&self, shapes: &mut Vec<Shape>) {
        let scale = self.view.row_label_scale();
        let every = (20.0 * scale / self.view.row_height()).ceil().max(1.0);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
        let every = every as usize;
        let (size, content) = (self.view.size, self.view.content_range());
        for row in self.rows() {
            let heights = self.visible_heights(row);
            let color = band_color(self.turns[row]);
            for (left, right) in [(0.0, content.start), (content.end, size.x)] {
                let (min, max) = (point(left, heights.start), point(right, heights.end));
                shapes.push(Shape::Bar { min, max, color, opacity: 1.0 });
                self.tint_beyond_depth(row, [min, max], shapes);
            }
            if row.is_multiple_of(every) {
                self.draw_label(row, heights, shapes);
            }
        }
    }

    fn draw_label(&self, row: usize, heights: Range<f32>, shapes: &mut Vec<Shape>) {
        let scale = self.view.row_label_scale();
        let middle = f32::midpoint(self.view.row_top(row), self.view.row_top(row + 1));
        let half = 9.0 * scale;
        let (highest, lowest) = (heights.start + half, heights.end - half);
        let y = if highest <= lowest { middle.clamp(highest, lowest) } else { middle };
        // The visible part of a row at the edge of the picture may be lower than a label.
        if y < half || self.view.size.y - half < y {
            return;
        }
        let mover = self.movers.get(row).copied().flatten().map(usize::from);
        if let Some((mover, name)) = mover.and_then(|mover| Some((mover, self.names.get(mover)?))) {
            let (color, x) = (color_of_several(mover), 14.0 + 6.5 * scale);
            shapes.push(sign_mark(mover, point(x, y), 8.0 * scale, 5.5 * scale, color));
            let (size, left) = (ROW_LABEL_SIZE * scale, 14.0 + 19.0 * scale);
            let name = Font::SemiBold.elided(&visible(name), size, self.view.content_range().start - left);
            shapes.push(text_shape(point(left, y), Anchor::Left, size, Font::SemiBold, color, name));
        } else if let Some(turn) = self.turns[row] {
            let (color, x) = (turn_color(turn), 14.0 + 6.5 * scale);
            let mut label = |mark_y: f32, at: Point, name: String| {
                shapes.push(turn_mark(turn, point(x, mark_y), 6.5 * scale, 11.0 * scale, color));
                shapes.push(text_shape(at, Anchor::Left, ROW_LABEL_SIZE * scale, Font::SemiBold, color, name));
            };
            let beside = point(14.0 + 18.0 * scale, y);
            match turn {
                Turn::Player(Player::Max) => label(y, beside, "MAX".to_owned()),
                Turn::Player(Player::Min) => label(y, beside, "MIN".to_owned()),
                // The word is too long to be beside the mark, so it is below it.
                Turn::Chance if 40.0 * scale <= heights.end - heights.start && y + 2.0 * half <= self.view.size.y => {
                    label(y - half, point(8.0, y + half), self.words.text("picture-chance"));
                }
                Turn::Chance => shapes.push(turn_mark(turn, point(x, y), 6.5 * scale, 11.0 * scale, color)),
            }
        }
        if !self.view.has_plies {
            return;
        }
        let ply = self.words.fill("picture-ply", &args![ply = row.to_string()]);
        let (at, size) = (point(self.view.size.x - 14.0, y), ROW_LABEL_SIZE * scale);
        shapes.push(text_shape(at, Anchor::Right, size, Font::Regular, PaletteColor::Secondary, ply));
    }

    /// Returns the top and the bottom of the visible part of a row, in pixels.
    fn visible_heights(&self, row: usize) -> Range<f32> {
        self.view.row_top(row).max(0.0)..self.view.row_top(row + 1).min(self.view.size.y)
    }

    /// Tints the rows beyond the depth limit and draws the line above them.
    pub(in crate::picture) fn draw_beyond_depth(&self, shapes: &mut Vec<Shape>) {
        let Some(first) = self.first_beyond else { return };
        let (width, height) = (self.view.size.x, self.view.size.y);
        let (top, bottom) = (self.view.row_top(first), self.view.row_top(self.turns.len()).min(height));
        if 0.0 < bottom && top < height {
            let (min, max) = (point(0.0, top.max(0.0)), point(width, bottom));
            shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
        }
        if (0.0..height).contains(&top) {
            let stroke = Stroke::dashed(1.5, PaletteColor::Secondary);
            shapes.push(Shape::Line { from: point(0.0, top), to: point(width, top), stroke });
        }
    }

    /// Tints a rectangle over a row, if the row is beyond the depth limit.
    fn tint_beyond_depth(&self, row: usize, [min, max]: [Point; 2], shapes: &mut Vec<Shape>) {
        if self.first_beyond.is_some_and(|first| first <= row) {
            shapes.push(Shape::Bar { min, max, color: PaletteColor::Hairline, opacity: TINT });
        }
    }

    fn rows(&self) -> Range<usize> {
        self.rows.0..self.rows.1
    }
}

/// The distance from the center of the marker to its tip, in pixels.
const SIZE: f32 = 13.0;
/// The distance from the center of the marker to the edge of the picture, in pixels.
const FROM_EDGE: f32 = 22.0;

/// Returns the position of the marker that points to a target outside a view; `None` if there is not enough space for
/// it.
pub(in crate::picture) fn marker_place(view: &View, target: Point) -> Option<Point> {
    let Point { x: width, y: height } = view.size;
    let clear = view.content_range();
    if width.min(height) < 6.0 * FROM_EDGE || clear.end - clear.start < 6.0 * FROM_EDGE {
        return None;
    }
    let inside = |at: f32, size: f32| at.clamp(FROM_EDGE, size - FROM_EDGE);
    // The row labels are at the left and the right edge, so the marker is between them.
    let mut mark = point(target.x.clamp(clear.start + 20.0, clear.end - 20.0), inside(target.y, height));
    // The minimap may be in the bottom right corner.
    let above_map = (height - MINIMAP_MAX_HEIGHT - 2.0 * FROM_EDGE).max(FROM_EDGE);
    if width - MINIMAP_WIDTH - 2.0 * FROM_EDGE < mark.x && above_map < mark.y {
        mark.y = above_map;
    }
    Some(mark)
}

pub(in crate::picture) fn is_on_marker(mark: Point, pointer: Point) -> bool {
    (mark.x - pointer.x).hypot(mark.y - pointer.y) <= SIZE + 4.0
}

/// Draws the marker at a position, pointing to a target.
pub(in crate::picture) fn draw_marker(mark: Point, target: Point, fill: PaletteColor, shapes: &mut Vec<Shape>) {
    let (dx, dy) = (target.x - mark.x, target.y - mark.y);
    let length = dx.hypot(dy).max(1e-3);
    let (dx, dy) = (dx / length * SIZE, dy / length * SIZE);
    let corners = vec![
        point(mark.x + dx, mark.y + dy),
        point(mark.x - 0.7 * dx - 0.9 * dy, mark.y - 0.7 * dy + 0.9 * dx),
        point(mark.x - 0.7 * dx + 0.9 * dy, mark.y - 0.7 * dy - 0.9 * dx),
    ];
    shapes.push(Shape::Polygon { corners, fill: Some(fill), stroke: Some(Stroke::solid(1.6, PaletteColor::Text)) });
}
