//! Lines of text in a fixed pitch, in a frame.

use super::style::BoardStyle;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, point, text_shape};
use poda_core::game::board::TextBoard;

/// The usual text size, as a share of the usual width of a board.
const TEXT: f32 = 0.2;
/// The height of a line, and the free space around the text, in text sizes.
const LINE: f32 = 1.3;
const PAD: f32 = 0.5;

/// Returns the size of a board in text sizes.
fn extent(board: &TextBoard) -> Point {
    let pitch = Font::Mono.width("m", 1.0);
    point(board.columns() as f32 * pitch + 2.0 * PAD, board.lines.len().max(1) as f32 * LINE + 2.0 * PAD)
}

/// Returns the size of a board in a tree whose boards are usually `usual` wide.
pub fn size(board: &TextBoard, usual: f32) -> Point {
    let Point { x, y } = extent(board);
    point(x * usual * TEXT, y * usual * TEXT)
}

/// Draws the lines in a frame.
pub fn draw(board: &TextBoard, style: BoardStyle, shapes: &mut Vec<Shape>) {
    let BoardStyle { min, width, frame, faint, .. } = style;
    let extent = extent(board);
    let size = width / extent.x;
    let max = point(min.x + width, min.y + extent.y * size);
    let ground = |fill, stroke| Shape::Rect { min, max, radius: size * 0.4, fill, stroke };
    shapes.push(ground(Some(PaletteColor::Background), None));
    let color = if faint { PaletteColor::FaintText } else { PaletteColor::Text };
    for (index, line) in board.lines.iter().enumerate() {
        // The lines of a drawing stay below one another, so each letter has its own place.
        let at = point(min.x + PAD * size, min.y + (PAD + (index as f32 + 0.5) * LINE) * size);
        shapes.push(text_shape(at, Anchor::Left, size, Font::Mono, color, line.replace(' ', "\u{a0}")));
    }
    shapes.push(ground(None, Some(frame)));
}
