//! How much memory a search holds of its own, as the tracer was told of it.

use super::ordering::OrderReason;
use crate::game::Game;

/// How much the tracer was told that the search holds at most. It is told again when there is more.
#[derive(Clone, Copy, Debug, Default)]
pub struct MemoryReport {
    plies: usize,
    pub moves: usize,
    pub line_moves: usize,
    /// What the table takes, in bytes.
    pub table: usize,
}

impl MemoryReport {
    /// What a level of the recursion takes on the stack, beside its positions, in bytes.
    const A_FRAME: usize = 512;

    /// An eighth more, so that what grows is seldom told.
    const fn with_more(number: usize) -> usize {
        number + number / 8 + 8
    }

    /// Raises each number that the search has outgrown, with some room to spare; `line_moves` is `None` where no lines are
    /// kept.
    pub fn grow(&mut self, plies: usize, moves: usize, line_moves: Option<usize>) {
        self.plies = self.plies.max(Self::with_more(plies));
        self.moves = self.moves.max(Self::with_more(moves));
        if let Some(line_moves) = line_moves {
            self.line_moves = self.line_moves.max(Self::with_more(line_moves));
        }
    }

    /// All of it in bytes; `stores_reasons` where each move has a reason for its rank.
    pub fn bytes<G: Game>(&self, stores_reasons: bool) -> usize {
        let a_move = size_of::<G::Move>() + if stores_reasons { size_of::<OrderReason>() } else { 0 };
        let a_ply = Self::A_FRAME + 2 * size_of::<G>();
        let moves = self.moves * a_move + self.line_moves * size_of::<G::Move>();
        moves + self.plies * a_ply + self.table
    }
}
