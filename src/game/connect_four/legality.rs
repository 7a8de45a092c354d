//! Which boards come up in games of Connect Four, where X starts, discs fall, and nobody plays on after a line.
//!
//! Says all that is wrong with the others; in which words is not known here.

use super::{ConnectFour, ConnectFourRules};
use crate::game::marks::{BoardFault, Mark, mark_to_move};

impl ConnectFour {
    /// The position with these discs, row by row from the top left; the counts say who is to move.
    ///
    /// # Errors
    /// Every reason why no game comes to this board, or why `to_move` cannot be to move on it.
    pub fn from_cells(
        cells: &[Option<Mark>],
        to_move: Option<Mark>,
        rules: ConnectFourRules,
    ) -> Result<Self, Vec<BoardFault>> {
        let mut game = Self::new(rules);
        let (mut counts, mut faults) = ([0; 2], Vec::new());
        for (cell, mark) in cells.iter().enumerate().filter_map(|(cell, mark)| Some((cell, (*mark)?))) {
            game.discs[mark as usize][cell % rules.columns] |= 1 << (rules.rows - 1 - cell / rules.columns);
            counts[mark as usize] += 1;
            if cells.get(cell + rules.columns).is_some_and(Option::is_none) {
                faults.push(BoardFault::Floating { cell });
            }
        }
        let has_line = [Mark::X, Mark::O].map(|mark| game.has_line(mark));
        match mark_to_move(counts, has_line, to_move) {
            Ok(to_move) if faults.is_empty() => Ok(Self { to_move, ..game }),
            Ok(_) => Err(faults),
            Err(others) => Err(others.into_iter().chain(faults).collect()),
        }
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// A board written as in a file.
    pub fn position(rules: ConnectFourRules, board: &[&str]) -> Result<ConnectFour, Vec<BoardFault>> {
        let mark = |letter| match letter {
            'X' => Some(Mark::X),
            'O' => Some(Mark::O),
            _ => None,
        };
        let cells: Vec<_> = board.iter().flat_map(|row| row.chars()).map(mark).collect();
        ConnectFour::from_cells(&cells, None, rules)
    }

    #[test]
    fn boards_of_no_game_are_told_apart() {
        let rules = ConnectFourRules { columns: 4, rows: 4, connect: 3, ..ConnectFourRules::default() };
        let faults = |board: &[&str]| position(rules, board).unwrap_err();
        assert_eq!(faults(&["....", "....", "X...", ".O.."]), [BoardFault::Floating { cell: 8 }]);
        assert_eq!(faults(&["....", "....", "....", "XX.."]), [BoardFault::Counts { x: 2, o: 0 }]);
        assert_eq!(faults(&["....", "....", "OOO.", "XXX."]), [BoardFault::BothHaveALine]);
        assert_eq!(faults(&["....", "....", "O.O.", "XXXO"]), [BoardFault::MovedAfterTheEnd { winner: Mark::X }]);
        assert_eq!(faults(&["....", "X...", "XX..", "OOOX"]), [BoardFault::MovedAfterTheEnd { winner: Mark::O }]);
        assert_eq!(
            faults(&["X...", "....", "X...", "...."]),
            [BoardFault::Counts { x: 2, o: 0 }, BoardFault::Floating { cell: 0 }, BoardFault::Floating { cell: 8 }]
        );
    }
}
