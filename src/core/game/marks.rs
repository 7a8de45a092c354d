//! X and O: the two marks or discs of a board, and the reasons why no game leads to a board.
//!
//! Does not depend on a particular game: the caller decides which marks form a line.

use crate::score::Player;

/// The two marks. X moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The first to move.
    X,
    /// The second to move.
    O,
}

impl Mark {
    /// Returns the other mark.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// Returns the mark with this letter.
    pub fn of_letter(letter: char) -> Option<Self> {
        [Self::X, Self::O].into_iter().find(|mark| mark.letter() == letter)
    }

    /// Returns the player of this mark, if `max` is MAX's mark.
    pub const fn player(self, max: Self) -> Player {
        if self as u8 == max as u8 { Player::Max } else { Player::Min }
    }

    /// Returns the mark in a cell, given whether the cell is in X's set and whether it is in O's.
    pub(super) const fn in_sets(has: [bool; 2]) -> Option<Self> {
        match has {
            [true, _] => Some(Self::X),
            [false, true] => Some(Self::O),
            [false, false] => None,
        }
    }

    /// Returns the mark's letter.
    pub const fn letter(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }
}

/// The reason why no game leads to a board, in games in which X starts and a line ends the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardFault {
    /// X must have as many marks as O, or one more; this board has other numbers.
    Counts {
        /// The number of X.
        x: u32,
        /// The number of O.
        o: u32,
    },
    /// By their numbers, it is the turn of the other mark.
    NotToMove {
        /// The given mark.
        given: Mark,
        /// The mark whose turn it is.
        by_counts: Mark,
    },
    /// Both players have a line.
    BothHaveALine,
    /// One player has a line, but the other moved last.
    MovedAfterTheEnd {
        /// The mark that forms the line.
        winner: Mark,
    },
    /// Three players cannot have come to this board: they have not moved in turn, or someone moved after a line.
    NotOfThree,
    /// The cell below a disc is empty, in a game in which discs fall.
    Floating {
        /// The cell of the disc, row by row from the top left.
        cell: usize,
    },
}

/// Returns the mark to move on a board with these numbers of X and O, in a game in which X starts, the marks alternate
/// and a line ends the game. `has_line` is whether X and O have a line.
///
/// # Errors
/// Returns every reason why no game leads to this board, or why it is not the turn of `to_move`.
pub fn mark_to_move([x, o]: [u32; 2], has_line: [bool; 2], to_move: Option<Mark>) -> Result<Mark, Vec<BoardFault>> {
    let mut faults = Vec::new();
    let by_counts = if x <= o { Mark::X } else { Mark::O };
    let counts_fit = x == o || x == o + 1;
    if !counts_fit {
        faults.push(BoardFault::Counts { x, o });
    }
    if let Some(given) = to_move.filter(|&given| counts_fit && given != by_counts) {
        faults.push(BoardFault::NotToMove { given, by_counts });
    }
    match has_line {
        [true, true] => faults.push(BoardFault::BothHaveALine),
        [true, false] if counts_fit && by_counts == Mark::X => {
            faults.push(BoardFault::MovedAfterTheEnd { winner: Mark::X });
        }
        [false, true] if counts_fit && by_counts == Mark::O => {
            faults.push(BoardFault::MovedAfterTheEnd { winner: Mark::O });
        }
        _ => {}
    }
    if faults.is_empty() { Ok(by_counts) } else { Err(faults) }
}
