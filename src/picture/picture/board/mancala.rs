//! Mancala boards: North's pits above South's, the stores at the ends, and in the pits numbers or tokens.

use super::style::BoardStyle;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::board::{MancalaBoard, MancalaRow, PitContents};
use poda_core::score::Player;

/// The width of a store, in cells.
const STORE: f32 = 1.15;
/// The free room around a pit in its cell, in cells.
const PAD: f32 = 0.08;
/// The largest number of tokens in a pit that are drawn one by one; of more, the counts are written.
const MAX_DRAWN: usize = 6;
/// The least size of a token, in pixels, whose value is written on it.
const LABELED_FROM: f32 = 9.5;

/// The width and the height of a board in a tree whose boards are usually `usual` wide.
pub fn size(board: &MancalaBoard, usual: f32) -> Point {
    let cells = cells(board);
    // Boards of many pits have smaller cells, to keep the tree narrow.
    let cell = (usual * if holds_tokens(board) { 0.31 } else { 0.36 }).min(usual * 4.2 / cells);
    point(cells * cell, 2.0 * height(board) * cell)
}

fn cells(board: &MancalaBoard) -> f32 {
    board.south.pits.len() as f32 + 2.0 * STORE
}

/// The height of a row, in cells: there are up to three tokens on top of each other.
fn height(board: &MancalaBoard) -> f32 {
    if holds_tokens(board) { 1.6 } else { 1.0 }
}

fn holds_tokens(board: &MancalaBoard) -> bool {
    board.south.pits.iter().any(|pit| matches!(pit, PitContents::Tokens(_)))
}

/// Draws a mancala board.
pub fn draw(board: &MancalaBoard, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = style.width / cells(board);
    let row = height(board) * cell;
    let max = point(style.min.x + style.width, style.min.y + 2.0 * row);
    let ground = |fill, stroke| Shape::Rect { min: style.min, max, radius: cell * 0.4, fill, stroke };
    shapes.push(ground(Some(PaletteColor::Background), None));
    shapes.push(ground(None, Some(style.frame)));
    let pits = board.south.pits.len();
    for (side, is_north) in [(&board.north, true), (&board.south, false)] {
        let hole = |(min, max): (Point, Point)| HolePainter { min, max, owner: side.owner, faint: style.faint };
        let store = if is_north { 0.0 } else { STORE + pits as f32 };
        let store = (
            point(style.min.x + (store + PAD) * cell, style.min.y + PAD * cell),
            point(style.min.x + (store + STORE - PAD) * cell, max.y - PAD * cell),
        );
        hole(store).draw_store(side, cell, shapes);
        for (pit, content) in side.pits.iter().enumerate() {
            let bounds = pit_bounds(board, is_north, pit, style.min, style.width);
            hole(bounds).draw_pit(content, side.last == Some(pit), cell, shapes);
        }
    }
}

/// The top left and bottom right of a pit, on a board `width` pixels wide whose top left is at `min`.
pub fn pit_bounds(board: &MancalaBoard, is_north: bool, pit: usize, min: Point, width: f32) -> (Point, Point) {
    let cell = width / cells(board);
    let row = height(board) * cell;
    let column = if is_north { board.north.pits.len() - 1 - pit } else { pit };
    let (x, y) = (STORE + column as f32, if is_north { 0.0 } else { row });
    (
        point(min.x + (x + PAD) * cell, min.y + y + PAD * cell),
        point(min.x + (x + 1.0 - PAD) * cell, min.y + y + row - PAD * cell),
    )
}

/// Draws one pit or store.
struct HolePainter {
    min: Point,
    max: Point,
    owner: Player,
    faint: bool,
}

impl HolePainter {
    fn center(&self) -> Point {
        point(f32::midpoint(self.min.x, self.max.x), f32::midpoint(self.min.y, self.max.y))
    }

    /// The color, or the faint one on a faint board.
    const fn color(&self, color: PaletteColor) -> PaletteColor {
        if self.faint { PaletteColor::FaintLine } else { color }
    }

    fn draw_store(&self, side: &MancalaRow, cell: f32, shapes: &mut Vec<Shape>) {
        let fill = match self.owner {
            Player::Max => PaletteColor::MaxFill,
            Player::Min => PaletteColor::MinFill,
        };
        let fill = (!self.faint).then_some(fill);
        let stroke = Some(Stroke::solid((cell * 0.05).max(0.6), self.color(player_color(self.owner))));
        shapes.push(Shape::Rect { min: self.min, max: self.max, radius: cell * 0.34, fill, stroke });
        self.write(&side.store.to_string(), cell * 0.62, shapes);
    }

    fn draw_pit(&self, content: &PitContents, is_last: bool, cell: f32, shapes: &mut Vec<Shape>) {
        let fill = (!self.faint).then_some(PaletteColor::Panel);
        // The pit of the last move has the color of its owner.
        let stroke = if is_last {
            Stroke::solid((cell * 0.09).max(1.0), self.color(player_color(self.owner)))
        } else {
            Stroke::solid((cell * 0.04).max(0.5), PaletteColor::Hairline)
        };
        shapes.push(Shape::Rect { min: self.min, max: self.max, radius: cell * 0.38, fill, stroke: Some(stroke) });
        match content {
            PitContents::Seeds(0) => {}
            PitContents::Seeds(seeds) => self.write(&seeds.to_string(), cell * 0.58, shapes),
            PitContents::Tokens(tokens) if tokens.len() <= MAX_DRAWN => self.draw_tokens(tokens, shapes),
            PitContents::Tokens(tokens) => self.count_tokens(tokens, shapes),
        }
    }

    /// Writes a number in the middle, in smaller text if it is long.
    fn write(&self, number: &str, size: f32, shapes: &mut Vec<Shape>) {
        let fitting = (self.max.x - self.min.x) * 0.9 / Font::SemiBold.width(number, 1.0);
        let (color, size) = (self.color(player_color(self.owner)), size.min(fitting));
        shapes.push(text_shape(self.center(), Anchor::Center, size, Font::SemiBold, color, number.to_owned()));
    }

    /// Draws tokens in the order of their arrival: up to three in one column, more in two.
    fn draw_tokens(&self, tokens: &[u8], shapes: &mut Vec<Shape>) {
        let space = point(self.max.x - self.min.x, self.max.y - self.min.y);
        let size = (space.x / 2.0).min(space.y / 3.2);
        let columns = if tokens.len() <= 3 { 1 } else { 2 };
        let rows = tokens.len().div_ceil(columns);
        let center = self.center();
        for (index, &token) in tokens.iter().enumerate() {
            let column = (index % columns) as f32 - (columns - 1) as f32 / 2.0;
            let row = (index / columns) as f32 - (rows as f32 - 1.0) / 2.0;
            self.draw_token(token, point(center.x + column * size, center.y + row * size * 1.04), size, shapes);
        }
    }

    /// Draws a token: the higher its value, the larger and the darker it is.
    fn draw_token(&self, token: u8, center: Point, size: f32, shapes: &mut Vec<Shape>) {
        let is_labeled = LABELED_FROM <= size;
        let (share, fill, letters) = match token {
            0..=1 => (if is_labeled { 0.84 } else { 0.5 }, PaletteColor::Background, PaletteColor::Text),
            2..=5 => (if is_labeled { 0.9 } else { 0.74 }, PaletteColor::FaintLine, PaletteColor::Text),
            _ => (0.98, PaletteColor::Secondary, PaletteColor::Background),
        };
        let stroke = Stroke::solid((size * 0.08).max(0.6), self.color(PaletteColor::Secondary));
        let radius = (size * share - stroke.width) / 2.0;
        let fill = (!self.faint).then_some(fill);
        shapes.push(Shape::Circle { center, radius, fill, stroke: Some(stroke) });
        if is_labeled {
            let label = token.to_string();
            let size = (size * 0.64).min(radius * 1.7 / Font::Regular.width(&label, 1.0));
            shapes.push(text_shape(center, Anchor::Center, size, Font::Regular, self.color(letters), label));
        }
    }

    /// Writes the number of tokens of each value: `10×3`.
    fn count_tokens(&self, tokens: &[u8], shapes: &mut Vec<Shape>) {
        let mut sorted = tokens.to_vec();
        sorted.sort_unstable();
        let kinds: Vec<_> = sorted.chunk_by(|a, b| a == b).collect();
        let (width, line) = (self.max.x - self.min.x, (self.max.y - self.min.y) / 3.2);
        let center = self.center();
        for (index, kind) in kinds.iter().enumerate() {
            let text = format!("{}×{}", kind[0], kind.len());
            let size = (line * 0.8).min(width * 0.92 / Font::Regular.width(&text, 1.0));
            let at = point(center.x, center.y + (index as f32 - (kinds.len() - 1) as f32 / 2.0) * line);
            let color = self.color(PaletteColor::Text);
            shapes.push(text_shape(at, Anchor::Center, size, Font::Regular, color, text));
        }
    }
}
