//! How much memory a search holds of its own, as it was last reported to the tracer.

use super::ordering::OrderReason;
use crate::game::Game;

/// The most that the tracer was told of. There is another report when there is more.
#[derive(Clone, Copy, Debug, Default)]
pub struct MemoryReport {
    plies: usize,
    /// The moves of open nodes.
    pub moves: usize,
    /// The moves of best lines.
    pub line_moves: usize,
    /// The bytes of the transposition table.
    pub table: usize,
}

impl MemoryReport {
    /// The bytes that a ply of the recursion takes on the stack, beside its positions.
    const FRAME_BYTES: usize = 512;

    /// An eighth more, so that reports are rare.
    const fn with_room(number: usize) -> usize {
        number + number / 8 + 8
    }

    /// Raises each number that the search has outgrown, with some room to spare; `line_moves` is `None` where no lines are
    /// kept.
    pub fn grow(&mut self, plies: usize, moves: usize, line_moves: Option<usize>) {
        self.plies = self.plies.max(Self::with_room(plies));
        self.moves = self.moves.max(Self::with_room(moves));
        if let Some(line_moves) = line_moves {
            self.line_moves = self.line_moves.max(Self::with_room(line_moves));
        }
    }

    /// The sum in bytes; `stores_reasons` where each move has a stored reason for its rank.
    pub fn bytes<G: Game>(&self, stores_reasons: bool) -> usize {
        let bytes_per_move = size_of::<G::Move>() + if stores_reasons { size_of::<OrderReason>() } else { 0 };
        let bytes_per_ply = Self::FRAME_BYTES + 2 * size_of::<G>();
        let moves = self.moves * bytes_per_move + self.line_moves * size_of::<G::Move>();
        moves + self.plies * bytes_per_ply + self.table
    }
}
