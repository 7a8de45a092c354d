//! X and O: the two sides of games in which they put marks or discs on a board, and what keeps a board from coming up.
//!
//! Knows no particular game: whose marks form a line is told by whoever knows the lines.

/// The two marks. X moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The first to move.
    X,
    /// The second to move.
    O,
}

impl Mark {
    /// The other mark.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::X => Self::O,
            Self::O => Self::X,
        }
    }

    /// Its letter.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::X => 'X',
            Self::O => 'O',
        }
    }
}

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
    /// A disc has nothing under it, and discs fall.
    Floating {
        /// Its cell, row by row from the top left.
        cell: usize,
    },
}

/// Who is to move on a board with so many X and O, in a game in which they take turns, X starts, and a line ends it.
///
/// # Errors
/// Every reason why no game comes to such a board, or why `to_move` cannot be to move on it.
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
