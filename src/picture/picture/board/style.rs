//! The position and style of a board.

use crate::picture::shape::{PixelRect, Point, Shape, Stroke};

/// The smallest size, in pixels, of a cell that has a label.
pub const MIN_LABELED_CELL: f32 = 20.0;
/// The smallest text size of a label, in pixels.
pub const MIN_LABEL_SIZE: f32 = 14.5;
/// The largest factor by which text on a board is enlarged to stay legible.
pub const MAX_TEXT_FACTOR: f32 = 1.6;
/// By how much sizes differ that are only rounded differently, as a share.
const ROUNDING: f32 = 0.001;

#[derive(Clone, Copy, Debug)]
pub struct BoardStyle {
    /// The board's top left corner, in pixels.
    pub min: Point,
    /// The board's width, in pixels.
    pub width: f32,
    /// The line around the board.
    pub frame: Stroke,
    /// Whether everything is drawn in faint gray instead of the players' colors.
    pub faint: bool,
    /// The smallest legible text size of tokens, in pixels. Tokens whose text would be smaller have no text.
    pub min_token_text: f32,
}

impl BoardStyle {
    /// Returns the style of a board that is drawn alone.
    pub const fn new(min: Point, width: f32, frame: Stroke) -> Self {
        Self { min, width, frame, faint: false, min_token_text: MIN_LABEL_SIZE }
    }
}

/// Enlarges the texts among the shapes from index `start` on to `min_text_px`. Removes texts that would be enlarged too
/// much, and texts that are not inside the rectangle `visible`.
pub fn make_legible(shapes: &mut Vec<Shape>, start: usize, min_text_px: f32, visible: &PixelRect) {
    let board = shapes.split_off(start);
    shapes.extend(board.into_iter().filter_map(|mut shape| {
        if let Shape::Text { size, .. } = &mut shape {
            // Boards of one size differ by what their places are rounded to, and have their texts or not together.
            if *size * MAX_TEXT_FACTOR * (1.0 + ROUNDING) < min_text_px {
                return None;
            }
            *size = size.max(min_text_px);
        }
        let is_visible = |rect: PixelRect| visible.contains(rect.min) && visible.contains(rect.max);
        PixelRect::of_text(&shape).is_none_or(is_visible).then_some(shape)
    }));
}
