//! Mancala boards: North's pits above South's, the stores at the ends, and numbers or tokens in the pits.

use super::style::BoardStyle;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, player_color, player_fill};
use crate::picture::shape::{Anchor, Point, Shape, Stroke, point, text_shape};
use poda_core::game::board::{MancalaBoard, MancalaRow, PitContents};
use poda_core::score::Player;

/// The free space around a pit in its cell, in cells.
const PAD: f32 = 0.08;
/// The largest number of tokens that are drawn in one pit. In a fuller pit, the last place shows the number of the
/// remaining tokens.
const MAX_DRAWN: usize = 7;
/// The smallest number of tokens for which a pit reserves space, so that tokens have the same size in all pits.
const MIN_ROOM: usize = 4;
/// The text size of a token, in cells. At this size, a 10 is as wide as a pit.
const TOKEN_TEXT: f32 = 0.48;

/// Returns the size of a board in a tree whose boards are usually `usual` wide.
pub fn size(board: &MancalaBoard, usual: f32) -> Point {
    let cells = cells(board);
    // Boards with many pits have smaller cells, to keep the tree narrow.
    let cell = (usual * if holds_tokens(board) { 0.31 } else { 0.36 }).min(usual * 4.2 / cells);
    point(cells * cell, 2.0 * height(board) * cell)
}

fn cells(board: &MancalaBoard) -> f32 {
    board.south.pits.len() as f32 + 2.0 * store_width(board)
}

/// Returns the width of a store, in cells. It is wider if cells are small compared to their text.
fn store_width(board: &MancalaBoard) -> f32 {
    if holds_tokens(board) { 1.35 } else { 1.15 }
}

/// Returns the height of a row, in cells. Rows with tokens are higher, because tokens are stacked.
fn height(board: &MancalaBoard) -> f32 {
    if holds_tokens(board) { 3.1 } else { 1.0 }
}

fn holds_tokens(board: &MancalaBoard) -> bool {
    board.south.pits.iter().any(|pit| matches!(pit, PitContents::Tokens(_)))
}

pub fn draw(board: &MancalaBoard, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let cell = style.width / cells(board);
    let row = height(board) * cell;
    let max = point(style.min.x + style.width, style.min.y + 2.0 * row);
    let ground = |fill, stroke| Shape::Rect { min: style.min, max, radius: cell * 0.4, fill, stroke };
    shapes.push(ground(Some(PaletteColor::Background), None));
    shapes.push(ground(None, Some(style.frame)));
    let token_text = Some(cell * TOKEN_TEXT).filter(|&size| style.min_token_text <= size);
    let (pits, store_width) = (board.south.pits.len(), store_width(board));
    for (side, is_north) in [(&board.north, true), (&board.south, false)] {
        let hole =
            |(min, max): (Point, Point)| HolePainter { min, max, owner: side.owner, faint: style.faint, token_text };
        let store = if is_north { 0.0 } else { store_width + pits as f32 };
        let store = (
            point(style.min.x + (store + PAD) * cell, style.min.y + PAD * cell),
            point(style.min.x + (store + store_width - PAD) * cell, max.y - PAD * cell),
        );
        hole(store).draw_store(side, cell, shapes);
        for (pit, content) in side.pits.iter().enumerate() {
            let bounds = pit_bounds(board, is_north, pit, style.min, style.width);
            hole(bounds).draw_pit(content, side.last == Some(pit), cell, shapes);
        }
    }
}

/// Returns the top left and bottom right corners of a pit, on a board `width` pixels wide whose top left corner is at
/// `min`.
pub fn pit_bounds(board: &MancalaBoard, is_north: bool, pit: usize, min: Point, width: f32) -> (Point, Point) {
    let cell = width / cells(board);
    let row = height(board) * cell;
    let column = if is_north { board.north.pits.len() - 1 - pit } else { pit };
    let (x, y) = (store_width(board) + column as f32, if is_north { 0.0 } else { row });
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
    /// The text size of tokens; `None` if it would be illegible.
    token_text: Option<f32>,
}

impl HolePainter {
    fn center(&self) -> Point {
        point(f32::midpoint(self.min.x, self.max.x), f32::midpoint(self.min.y, self.max.y))
    }

    /// Returns the color, or the faint color on a faint board.
    const fn color(&self, color: PaletteColor) -> PaletteColor {
        if self.faint { PaletteColor::FaintLine } else { color }
    }

    fn draw_store(&self, side: &MancalaRow, cell: f32, shapes: &mut Vec<Shape>) {
        let fill = (!self.faint).then_some(player_fill(self.owner));
        let stroke = Some(Stroke::solid((cell * 0.05).max(0.6), self.color(player_color(self.owner))));
        shapes.push(Shape::Rect { min: self.min, max: self.max, radius: cell * 0.34, fill, stroke });
        self.write(&side.store.to_string(), cell * 0.62, shapes);
    }

    fn draw_pit(&self, content: &PitContents, is_last: bool, cell: f32, shapes: &mut Vec<Shape>) {
        let fill = (!self.faint).then_some(PaletteColor::Panel);
        // The outline of the last move's pit has the color of its owner.
        let stroke = if is_last {
            Stroke::solid((cell * 0.09).max(1.0), self.color(player_color(self.owner)))
        } else {
            Stroke::solid((cell * 0.04).max(0.5), PaletteColor::Hairline)
        };
        shapes.push(Shape::Rect { min: self.min, max: self.max, radius: cell * 0.38, fill, stroke: Some(stroke) });
        match content {
            PitContents::Seeds(0) => {}
            PitContents::Seeds(seeds) => self.write(&seeds.to_string(), cell * 0.58, shapes),
            PitContents::Tokens(tokens) => self.draw_tokens(tokens, cell, shapes),
        }
    }

    /// Writes a number in the middle, smaller if it is long.
    fn write(&self, number: &str, size: f32, shapes: &mut Vec<Shape>) {
        let fitting = (self.max.x - self.min.x) * 0.9 / Font::SemiBold.width(number, 1.0);
        let (color, size) = (self.color(player_color(self.owner)), size.min(fitting));
        shapes.push(text_shape(self.center(), Anchor::Center, size, Font::SemiBold, color, number.to_owned()));
    }

    /// Draws tokens stacked in the order of their arrival, the first at the top. If there are too many, the number of
    /// the remaining tokens is written below those that are drawn.
    fn draw_tokens(&self, tokens: &[u8], cell: f32, shapes: &mut Vec<Shape>) {
        let lines = tokens.len().min(MAX_DRAWN);
        let high = (self.max.y - self.min.y - 2.0 * PAD * cell) / lines.max(MIN_ROOM) as f32;
        let line = |index: usize| {
            let center = self.center();
            point(center.x, center.y + (index as f32 - (lines as f32 - 1.0) / 2.0) * high)
        };
        let drawn = if lines < tokens.len() { lines - 1 } else { lines };
        for (index, &token) in tokens[..drawn].iter().enumerate() {
            self.draw_token(token, line(index), point(self.max.x - self.min.x, high), cell, shapes);
        }
        if drawn < tokens.len() {
            let (at, color) = (line(drawn), self.color(PaletteColor::Text));
            match self.token_text {
                Some(size) => {
                    let text = format!("+{}", tokens.len() - drawn);
                    let size = size.min((self.max.x - self.min.x) / Font::Regular.width(&text, 1.0));
                    shapes.push(text_shape(at, Anchor::Center, size, Font::Regular, color, text));
                }
                None => shapes.extend([-1.0, 0.0, 1.0].map(|dot| Shape::Circle {
                    center: point(at.x + dot * cell * 0.2, at.y),
                    radius: cell * 0.05,
                    fill: Some(color),
                    stroke: None,
                })),
            }
        }
    }

    /// Draws a token in its space. Tokens with higher values are wider and darker. The value is written on the token if
    /// it is legible there.
    fn draw_token(&self, token: u8, center: Point, space: Point, cell: f32, shapes: &mut Vec<Shape>) {
        let (share, fill, letters) = match token {
            0..=1 => (0.56, PaletteColor::Background, PaletteColor::Text),
            2..=5 => (0.76, PaletteColor::FaintLine, PaletteColor::Text),
            6.. => (0.96, PaletteColor::Secondary, PaletteColor::Background),
        };
        let stroke = Stroke::solid((cell * 0.03).max(0.6), self.color(PaletteColor::Secondary));
        let fill = (!self.faint).then_some(fill);
        let half = point((space.x * share - stroke.width) / 2.0, (space.y * 0.94 - stroke.width) / 2.0);
        let Some(size) = self.token_text else {
            let radius = half.x.min(half.y * share);
            return shapes.push(Shape::Circle { center, radius, fill, stroke: Some(stroke) });
        };
        let (min, max) = (point(center.x - half.x, center.y - half.y), point(center.x + half.x, center.y + half.y));
        shapes.push(Shape::Rect { min, max, radius: half.y.min(cell * 0.22), fill, stroke: Some(stroke) });
        let color = self.color(letters);
        shapes.push(text_shape(center, Anchor::Center, size, Font::Regular, color, token.to_string()));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::shape::PixelRect;

    fn texts(pit: &[u8], width: f32, min_token_text: f32) -> Vec<(String, f32, PixelRect)> {
        let row = |owner, pits| MancalaRow { owner, pits, store: 10, last: None };
        let pits = |tokens: &[u8]| vec![PitContents::Tokens(tokens.to_vec()); 6];
        let board = MancalaBoard { south: row(Player::Max, pits(pit)), north: row(Player::Min, pits(&[])) };
        let style = BoardStyle::new(point(0.0, 0.0), width, Stroke::solid(1.0, PaletteColor::Text));
        let mut shapes = Vec::new();
        draw(&board, BoardStyle { min_token_text, ..style }, &mut shapes);
        let read = |shape: &Shape| match shape {
            Shape::Text { text, size, .. } => Some((text.clone(), *size, PixelRect::of_text(shape)?)),
            _ => None,
        };
        shapes.iter().filter_map(read).collect()
    }

    /// The side panel is 264 pixels wide without its margins.
    #[test]
    fn tokens_can_be_read_in_the_side_panel_in_the_order_of_their_arrival() {
        for (pit, written) in [
            (&[1, 5, 10][..], &["1", "5", "10"][..]),
            (&[10, 10, 5, 1, 1, 5, 10], &["10", "10", "5", "1", "1", "5", "10"]),
            (&[10, 1, 1, 5, 5, 10, 1, 1], &["10", "1", "1", "5", "5", "10", "+2"]),
        ] {
            let mut texts = texts(pit, 264.0, 14.5);
            texts.retain(|(_, _, at)| 30.0 < at.min.x && at.max.x < 264.0 - 30.0);
            let first_pit = &texts[..written.len()];
            assert_eq!(first_pit.iter().map(|(text, ..)| &**text).collect::<Vec<_>>(), written);
            assert!(first_pit.iter().all(|(_, size, _)| 14.5 <= *size), "digits are 10 pixels high");
            let centers = first_pit.iter().map(|(.., at)| f32::midpoint(at.min.y, at.max.y));
            assert!(centers.is_sorted_by(|above, below| above + 10.5 < *below), "no digits touch");
        }
    }

    #[test]
    fn tokens_whose_text_would_be_too_small_have_none() {
        let written = |width, least| texts(&[1, 5, 10], width, least).len();
        assert_eq!(written(264.0, 29.0), 2, "only the sums in the stores");
        assert_eq!(written(160.0, 14.5), 2);
        assert_eq!(written(540.0, 29.0), 2 + 6 * 3);
    }
}
