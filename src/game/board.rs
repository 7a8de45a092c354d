//! What a position looks like, in the terms of its board and without a pixel: who stands where, and which lines count.
//!
//! Knows no particular game and nothing of screens; a picture decides sizes and colours.

use crate::score::Player;

/// What is drawn for a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Nothing but a node: a triangle, or a square at a leaf.
    Abstract,
    /// Rows and columns of cells with marks in them.
    Grid(Grid),
}

/// A rectangular board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    /// How many cells stand side by side.
    pub columns: usize,
    /// The cells row by row from the top left.
    pub cells: Vec<Option<Stone>>,
    /// The cell of the last move, where there was one.
    pub last: Option<usize>,
}

impl Grid {
    /// How many cells stand one above the other.
    #[must_use]
    pub fn rows(&self) -> usize {
        self.cells.len() / self.columns
    }
}

/// What stands in a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stone {
    /// Its shape.
    pub shape: Shape,
    /// Whose it is.
    pub owner: Player,
}

/// The shapes that stones have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    /// ×
    Cross,
    /// ○
    Nought,
    /// A round disc, filled if it is MAX's and hollow if it is MIN's.
    Disc,
}

/// What an evaluation counted for one player: straight lines of cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Whose lines these are.
    pub player: Player,
    /// The letter under which the board knows that player.
    pub mark: char,
    /// Each line by its first and last cell.
    pub lines: Vec<(usize, usize)>,
}
