//! Where and how a board is drawn.

use crate::picture::shape::{Point, Stroke};

/// The least size, in pixels, of a cell that has a label.
pub const MIN_LABELLED_CELL: f32 = 20.0;
/// The least text size of a label, in pixels.
pub const MIN_LABEL_SIZE: f32 = 12.0;
/// The largest factor by which text on a board is enlarged to stay legible.
pub const MAX_TEXT_FACTOR: f32 = 1.6;

/// Where and how a board is drawn.
#[derive(Clone, Copy, Debug)]
pub struct BoardStyle {
    /// The board's top left, in pixels.
    pub min: Point,
    /// The board's width, in pixels.
    pub width: f32,
    /// The line around the board.
    pub frame: Stroke,
    /// Whether everything is drawn in faint grey instead of the players' colors.
    pub faint: bool,
}
