//! What stays the same during a game of Connect Four: the size of the board, and how long a line is.

use crate::game::evaluation::EvaluationFunction;
use crate::game::marks::Mark;

/// The maximum number of columns and of rows.
pub const MAX_SIZE: usize = 20;

/// What stays the same during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFourRules {
    /// The mark that MAX plays.
    pub max: Mark,
    /// The evaluation function.
    pub evaluation: EvaluationFunction,
    /// The number of columns, 1 to [`MAX_SIZE`].
    pub columns: usize,
    /// The number of rows, 1 to [`MAX_SIZE`].
    pub rows: usize,
    /// The number of discs in a line, at least 1. If no line fits on the board, neither player can win.
    pub connect: usize,
}

/// The usual board of seven columns and six rows, with lines of four.
impl Default for ConnectFourRules {
    fn default() -> Self {
        Self { max: Mark::X, evaluation: EvaluationFunction::default(), columns: 7, rows: 6, connect: 4 }
    }
}

impl ConnectFourRules {
    /// The number of cells of the board.
    pub const fn cells(&self) -> usize {
        self.columns * self.rows
    }

    /// The number of lines on the board.
    pub(super) const fn line_count(&self) -> usize {
        // How many places a line has in a row, and in a column.
        let across = (self.columns + 1).saturating_sub(self.connect);
        let up = (self.rows + 1).saturating_sub(self.connect);
        across * self.rows + up * self.columns + 2 * across * up
    }

    /// The index of a cell, row by row from the top left; `row` counts from the bottom.
    pub(super) const fn cell(&self, column: usize, row: usize) -> usize {
        (self.rows - 1 - row) * self.columns + column
    }

    /// The set of all rows of a column.
    pub(super) const fn full_column(&self) -> u32 {
        (1 << self.rows) - 1
    }
}
