//! Tic-tac-toe for three players on a board of four rows and four columns: X, O and T, a triangle, move in turn, and
//! three marks in a row, a column or a diagonal win. The winner gets 1 and the others 0; on a full board without a
//! line, the three share 1.
//!
//! An estimate also shares 1: each player has one point for every line without another player's mark, and one more for
//! each of their own marks in it, and gets their share of all points.

use super::board::{Board, Coordinates, Grid, Piece, PieceShape, Tiling};
use super::evaluation::Evaluation;
use super::listed::ListedGame;
use super::players::Players;
use super::{Game, GameView, MoveTarget};
use crate::score::{Interval, Payoffs, Player, Score};
use std::sync::LazyLock;

/// The number of rows and of columns.
pub const SIDE: usize = 4;
/// The letters of the marks, in the order in which their players move.
pub const LETTERS: [char; PLAYERS] = ['X', 'O', 'T'];

/// The pieces of the players. Each has a shape of its own, and the first has the color of MAX, the second that of MIN.
pub const PIECES: [Piece; PLAYERS] = [
    Piece { shape: PieceShape::Cross, owner: Player::Max },
    Piece { shape: PieceShape::Nought, owner: Player::Min },
    Piece { shape: PieceShape::Triangle, owner: Player::Min },
];

const CELLS: usize = SIDE * SIDE;
const PLAYERS: usize = 3;
/// The number of marks in a line.
const LENGTH: usize = 3;
const FULL: u16 = u16::MAX;

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe3 {
    /// For each player, the cells with their marks: cell n is bit n, row by row from the top left.
    marks: [u16; PLAYERS],
    mover: u8,
    /// The player from whose view two sides are seen: this one is MAX, and the others are MIN.
    viewer: u8,
    /// The cell of the last move.
    last: Option<u8>,
}

/// The players, by the one from whose view two sides are seen.
static VIEWS: LazyLock<[Players; PLAYERS]> = LazyLock::new(|| {
    std::array::from_fn(|first| Players {
        names: LETTERS.map(String::from).to_vec(),
        first,
        greatest_sum: Some(Score::from(1)),
        least: Payoffs::new(&[Score::ZERO; PLAYERS]),
    })
});

/// Returns all lines: three cells one after another in a direction.
const LINES: [u16; 24] = {
    let mut lines = [0; 24];
    let (mut count, mut cell) = (0, 0);
    while cell < CELLS {
        let (row, column) = (cell / SIDE, cell % SIDE);
        let (is_right, is_down, is_left) = (column + LENGTH <= SIDE, row + LENGTH <= SIDE, LENGTH <= column + 1);
        let steps = [(is_right, 1), (is_down, SIDE), (is_right && is_down, SIDE + 1), (is_left && is_down, SIDE - 1)];
        let mut direction = 0;
        while direction < steps.len() {
            let (is_on_board, step) = steps[direction];
            if is_on_board {
                lines[count] = 1 << cell | 1 << (cell + step) | 1 << (cell + 2 * step);
                count += 1;
            }
            direction += 1;
        }
        cell += 1;
    }
    assert!(count == 24);
    lines
};

/// The empty board.
impl Default for TicTacToe3 {
    fn default() -> Self {
        Self { marks: [0; PLAYERS], mover: 0, viewer: 0, last: None }
    }
}

impl TicTacToe3 {
    /// Returns the position with the marks of these players in the cells, row by row. The player to move follows from
    /// the numbers of marks. `None` if no game leads there.
    pub fn from_cells(cells: &[Option<usize>; CELLS]) -> Option<Self> {
        let mut marks = [0; PLAYERS];
        for (cell, &player) in cells.iter().enumerate() {
            if let Some(player) = player {
                *marks.get_mut(player)? |= 1_u16 << cell;
            }
        }
        let count = |player: usize| marks[player].count_ones() as usize;
        let taken: usize = (0..PLAYERS).map(count).sum();
        let mover = taken % PLAYERS;
        // Who moved first has at most one mark more than those who have not moved as often.
        let is_in_turn = |player: usize| count(player) == taken / PLAYERS + usize::from(player < mover);
        let before_last = |player: usize| player == (mover + PLAYERS - 1) % PLAYERS || !has_line(marks[player]);
        let is_legal = (0..PLAYERS).all(|player| is_in_turn(player) && before_last(player));
        // All lines of the winner have the mark of the last move.
        let winner = marks[(mover + PLAYERS - 1) % PLAYERS];
        let lines = LINES.into_iter().filter(|line| line & winner == *line);
        let is_over_at_once = !has_line(winner) || lines.fold(FULL, |common, line| common & line) != 0;
        let mover = u8::try_from(mover).ok()?;
        (is_legal && is_over_at_once).then_some(Self { marks, mover, viewer: mover, last: None })
    }

    /// Returns the player whose mark is in a cell.
    pub fn player_at(&self, cell: usize) -> Option<usize> {
        (0..PLAYERS).find(|&player| self.marks[player] >> cell & 1 == 1)
    }

    /// Returns the same position from the view of the player to move, who is MAX for searches of two sides.
    #[must_use]
    pub const fn seen_by_mover(self) -> Self {
        Self { viewer: self.mover, ..self }
    }

    fn taken(&self) -> u16 {
        self.marks.iter().fold(0, |taken, set| taken | set)
    }

    /// Returns the player with a line. In a legal position only the one who moved last can have one.
    fn winner(&self) -> Option<usize> {
        (0..PLAYERS).find(|&player| has_line(self.marks[player]))
    }

    /// Returns the points of a player for the lines that no other player has touched.
    fn points(&self, player: usize) -> u32 {
        let own = self.marks[player];
        let others = self.taken() & !own;
        LINES.into_iter().filter(|line| line & others == 0).map(|line| 1 + (line & own).count_ones()).sum()
    }

    /// Returns what a player gets, or the estimate of it.
    fn payoff(&self, player: usize) -> Score {
        if let Some(winner) = self.winner() {
            return Score::from(i32::from(winner == player));
        }
        let all: u32 = (0..PLAYERS).map(|player| self.points(player)).sum();
        let share = match all {
            0 => (1, PLAYERS as i128),
            _ if self.taken() == FULL => (1, PLAYERS as i128),
            _ => (self.points(player).into(), all.into()),
        };
        Score::ratio(share.0, share.1).unwrap_or_default()
    }
}

fn has_line(set: u16) -> bool {
    LINES.into_iter().any(|line| line & set == line)
}

impl Game for TicTacToe3 {
    /// A cell, 0 to 15 row by row.
    type Move = u8;

    fn to_move(&self) -> Player {
        if self.mover == self.viewer { Player::Max } else { Player::Min }
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.winner().is_none() {
            let taken = self.taken();
            moves.extend((0..16).filter(|cell| taken >> cell & 1 == 0));
        }
    }

    fn after(&self, mv: u8) -> Self {
        let mut next = Self { mover: (self.mover + 1) % 3, last: Some(mv), ..*self };
        next.marks[usize::from(self.mover)] |= 1 << mv;
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(self.payoff(self.viewer.into()))
    }

    fn result_bounds(&self) -> Interval {
        Interval { low: Score::ZERO, high: Score::from(1) }
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        Score::ZERO <= score && score <= Score::from(1)
    }

    /// Shares are parts that no decimal represents.
    fn has_fractions(&self) -> bool {
        true
    }

    fn players(&self) -> Option<&Players> {
        VIEWS.get(usize::from(self.viewer))
    }

    fn mover(&self) -> usize {
        self.mover.into()
    }

    fn payoffs(&self) -> Payoffs {
        Payoffs::new(&std::array::from_fn::<_, PLAYERS, _>(|player| self.payoff(player)))
    }
}

impl ListedGame for TicTacToe3 {
    fn viewed_by_mover(&self) -> Self {
        self.seen_by_mover()
    }
}

impl GameView for TicTacToe3 {
    fn board(&self) -> Board {
        let ends = |line: u16| vec![line.trailing_zeros() as usize, line.ilog2() as usize];
        let won = self.winner().map(|winner| self.marks[winner]).into_iter();
        let won = won.flat_map(|marks| LINES.into_iter().filter(move |line| line & marks == *line));
        Board::Grid(Grid {
            columns: SIDE,
            cells: (0..CELLS).map(|cell| self.player_at(cell).map(|player| PIECES[player])).collect(),
            last: self.last.map(usize::from),
            won: won.map(ends).collect(),
            coordinates: Coordinates::CellNumbers,
            changed: Vec::new(),
            tiling: Tiling::Squares,
        })
    }

    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    fn move_target(&self, mv: u8) -> Option<MoveTarget> {
        Some(MoveTarget::in_square(mv.into(), SIDE))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(board: &str) -> Option<TicTacToe3> {
        let mut cells = [None; CELLS];
        for (cell, letter) in cells.iter_mut().zip(board.chars().filter(|letter| *letter != ' ')) {
            *cell = LETTERS.iter().position(|mark| *mark == letter);
        }
        TicTacToe3::from_cells(&cells)
    }

    #[test]
    fn three_in_a_line_win_and_the_others_get_nothing() {
        let won = position("XXX. OO.. TT.. ....").unwrap();
        assert_eq!((won.mover(), won.payoffs().shown()), (1, "(1, 0, 0)".to_owned()));
        assert!(!won.has_moves());
        // Down, and along both diagonals.
        for board in ["XOT. XOT. X... ....", "XOT. .XOT ..X. ....", "..OX .TXO .XT. ...."] {
            assert_eq!(position(board).unwrap().winner(), Some(0), "{board}");
        }
        // Four in a row hold two lines, and both have the last mark if it is one of the middle.
        assert!(position("XXXX OOT. OTT. ....").is_some());
    }

    #[test]
    fn an_estimate_shares_one_among_the_players() {
        assert_eq!(TicTacToe3::default().payoffs().shown(), "(1/3, 1/3, 1/3)");
        let after = TicTacToe3::default().after(5);
        // X has 24 lines and one more point for each of the 8 lines with its mark, in which the others have none.
        let in_middle: u32 = LINES.into_iter().map(|line| u32::from(line >> 5 & 1)).sum();
        assert_eq!(after.points(0), 24 + in_middle);
        assert_eq!(after.points(1), 24 - in_middle);
        assert_eq!(after.payoffs().sum(), Ok(Score::from(1)));
    }

    #[test]
    fn boards_that_no_game_leads_to_are_refused() {
        for board in [
            "OOOO .... .... ....",
            "XX.. .... .... ....",
            "X... T... .... ....",
            "XXX. OOO. TT.. ....",
            "XXX. OO.. TTT. ....",
            // O has moved after X won.
            "XXX. OOT. OT.. ....",
        ] {
            assert_eq!(position(board), None, "{board}");
        }
        assert_eq!(position("X... O... .... ....").map(|position| position.mover()), Some(2));
    }
}
