//! Which boards come up in games of tic-tac-toe, where X starts and nobody plays on after a line.
//!
//! Knows the lines; what follows from them is known to [`marks`](crate::game::marks).

use super::{BoardFault, HAS_LINE, Mark, TicTacToe, TicTacToeRules};
use crate::game::marks::mark_to_move;

impl TicTacToe {
    /// The position with these marks, row by row; the counts say who is to move.
    ///
    /// # Errors
    /// Every reason why no game comes to this board, or why `to_move` cannot be to move on it.
    pub fn from_cells(
        cells: [Option<Mark>; 9],
        to_move: Option<Mark>,
        rules: TicTacToeRules,
    ) -> Result<Self, Vec<BoardFault>> {
        let set = |mark| (0..9).filter(|&cell| cells[cell] == Some(mark)).fold(0, |set, cell| set | 1 << cell);
        let (x, o): (u16, u16) = (set(Mark::X), set(Mark::O));
        let has_line = [x, o].map(|set| HAS_LINE[set as usize]);
        let to_move = mark_to_move([x.count_ones(), o.count_ones()], has_line, to_move)?;
        Ok(Self { marks: [x, o], to_move, last: None, rules })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of the 19,683 ways to fill nine cells, 5,478 come up in games; the others fail for these reasons.
    #[test]
    fn exactly_5478_boards_are_legal() {
        let (mut legal, mut counts, mut both, mut after_x, mut after_o) = (0, 0, 0, 0, 0);
        for number in 0..3_u32.pow(9) {
            let mark_at = |cell| [None, Some(Mark::X), Some(Mark::O)][(number / 3_u32.pow(cell) % 3) as usize];
            let cells = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(mark_at);
            match TicTacToe::from_cells(cells, None, TicTacToeRules::default()).map_err(|faults| faults[0]) {
                Ok(_) => legal += 1,
                Err(BoardFault::Counts { .. }) => counts += 1,
                Err(BoardFault::BothHaveALine) => both += 1,
                Err(BoardFault::MovedAfterTheEnd { winner: Mark::X }) => after_x += 1,
                Err(BoardFault::MovedAfterTheEnd { winner: Mark::O }) => after_o += 1,
                Err(fault) => unreachable!("{fault:?}: no side to move was given, and nothing falls"),
            }
        }
        assert_eq!((legal, counts, both, after_x, after_o), (5_478, 13_637, 156, 316, 96));
    }
}
