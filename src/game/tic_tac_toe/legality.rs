//! Which boards come up in games of tic-tac-toe, where X starts and nobody plays on after a line.
//!
//! Says all that is wrong with the others; in which words is not known here.

use super::{HAS_LINE, Mark, Rules, TicTacToe};

/// Why a board cannot come up in a game, where X starts and nobody plays on after a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// X has as many marks as O, or one more; this board has others.
    Counts {
        /// How many X there are.
        x: u32,
        /// How many O there are.
        o: u32,
    },
    /// The counts say that the other side is to move.
    NotToMove {
        /// Who was said to be to move.
        given: Mark,
        /// Who is.
        by_counts: Mark,
    },
    /// Both players have a line.
    BothHaveALine,
    /// One player has a line although the other moved last.
    MovedAfterTheEnd {
        /// Whose line it is.
        winner: Mark,
    },
}

impl TicTacToe {
    /// The position with these marks, row by row; the counts say who is to move.
    ///
    /// # Errors
    /// Every reason why no game comes to this board, or why `to_move` cannot be to move on it.
    pub fn from_cells(cells: [Option<Mark>; 9], to_move: Option<Mark>, rules: Rules) -> Result<Self, Vec<BoardFault>> {
        let set = |mark| (0..9).filter(|&cell| cells[cell] == Some(mark)).fold(0, |set, cell| set | 1 << cell);
        let (x, o): (u16, u16) = (set(Mark::X), set(Mark::O));
        let by_counts = if x.count_ones() <= o.count_ones() { Mark::X } else { Mark::O };
        let faults = faults_of(x, o, by_counts, to_move);
        if faults.is_empty() { Ok(Self { marks: [x, o], to_move: by_counts, last: None, rules }) } else { Err(faults) }
    }
}

/// Everything that keeps these marks from being a position of a game.
fn faults_of(x: u16, o: u16, by_counts: Mark, to_move: Option<Mark>) -> Vec<BoardFault> {
    let mut faults = Vec::new();
    let (x_count, o_count) = (x.count_ones(), o.count_ones());
    let counts_fit = x_count == o_count || x_count == o_count + 1;
    if !counts_fit {
        faults.push(BoardFault::Counts { x: x_count, o: o_count });
    }
    if let Some(given) = to_move.filter(|&given| counts_fit && given != by_counts) {
        faults.push(BoardFault::NotToMove { given, by_counts });
    }
    match (HAS_LINE[x as usize], HAS_LINE[o as usize]) {
        (true, true) => faults.push(BoardFault::BothHaveALine),
        (true, false) if counts_fit && by_counts == Mark::X => {
            faults.push(BoardFault::MovedAfterTheEnd { winner: Mark::X });
        }
        (false, true) if counts_fit && by_counts == Mark::O => {
            faults.push(BoardFault::MovedAfterTheEnd { winner: Mark::O });
        }
        _ => {}
    }
    faults
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
            match TicTacToe::from_cells(cells, None, Rules::default()).map_err(|faults| faults[0]) {
                Ok(_) => legal += 1,
                Err(BoardFault::Counts { .. }) => counts += 1,
                Err(BoardFault::BothHaveALine) => both += 1,
                Err(BoardFault::MovedAfterTheEnd { winner: Mark::X }) => after_x += 1,
                Err(BoardFault::MovedAfterTheEnd { winner: Mark::O }) => after_o += 1,
                Err(BoardFault::NotToMove { .. }) => unreachable!("no side to move was given"),
            }
        }
        assert_eq!((legal, counts, both, after_x, after_o), (5_478, 13_637, 156, 316, 96));
    }
}
