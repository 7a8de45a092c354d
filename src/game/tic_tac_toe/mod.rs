//! Tic-tac-toe on bit boards: the rules, its evaluations, and the eight symmetries of the square.
//!
//! A board is two sets of nine bits, one a player; cell `n` is bit `n`, row by row from the top left. The tables below
//! answer "has a line?" and "how many lines are untouched?" for each of the 512 sets, so that a position is judged by two
//! look-ups.

mod legality;

pub use super::evaluation::EvaluationFunction;
pub use super::marks::{BoardFault, Mark};

use super::board::{Board, Coordinates, CountedLines, Grid, Piece, PieceShape};
use super::evaluation::Evaluation;
use super::weighted::{Feature, WeightedSum, Weights, whole_weights};
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Player, Score};

/// The eight lines, as sets of cells: three rows, three columns, two diagonals.
const LINES: [u16; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// All nine cells.
const FULL: u16 = 0o777;

/// The usual order of the cells.
const ROW_BY_ROW: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];

/// The cell in the middle.
const CENTRE: u16 = 0o020;

/// The four corners.
const CORNERS: u16 = 0o505;

/// What a weighted evaluation counts, in the order of the weights.
pub const FEATURES: &[Feature] = &[Feature::Twos, Feature::Ones, Feature::Centre, Feature::Corners];

/// The weights that most textbooks give: three for a line with two marks, one for a line with one.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([3, 1, 0, 0, 0, 0]);

/// Whether a set of cells holds a whole line.
const HAS_LINE: [bool; 512] = {
    let mut table = [false; 512];
    let mut set: u16 = 0;
    while set < 512 {
        let mut line = 0;
        while line < 8 {
            if set & LINES[line] == LINES[line] {
                table[set as usize] = true;
            }
            line += 1;
        }
        set += 1;
    }
    table
};

/// How many lines a set of cells leaves untouched: the lines still open for whoever does not own the set.
const UNTOUCHED: [u8; 512] = {
    let mut table = [0; 512];
    let mut set: u16 = 0;
    while set < 512 {
        let mut line = 0;
        while line < 8 {
            if set & LINES[line] == 0 {
                table[set as usize] += 1;
            }
            line += 1;
        }
        set += 1;
    }
    table
};

/// What does not change during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToeRules {
    /// Which mark MAX plays.
    pub max: Mark,
    /// How a position is judged.
    pub evaluation: EvaluationFunction,
    /// The nine cells in the order in which moves are tried.
    pub cells: [u8; 9],
}

impl Default for TicTacToeRules {
    fn default() -> Self {
        Self { max: Mark::X, evaluation: EvaluationFunction::default(), cells: ROW_BY_ROW }
    }
}

/// A position of tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    /// The cells with an X and the cells with an O.
    marks: [u16; 2],
    to_move: Mark,
    last: Option<u8>,
    rules: TicTacToeRules,
}

impl TicTacToe {
    /// The empty board under `rules`.
    #[must_use]
    pub const fn new(rules: TicTacToeRules) -> Self {
        Self { marks: [0, 0], to_move: Mark::X, last: None, rules }
    }

    /// The rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &TicTacToeRules {
        &self.rules
    }

    /// The same position, judged in another way.
    #[must_use]
    pub const fn with_evaluation(mut self, evaluation: EvaluationFunction) -> Self {
        self.rules.evaluation = evaluation;
        self
    }

    /// The same position, its cells tried in another order: each of 0 to 8 once.
    #[must_use]
    pub const fn with_cells(mut self, cells: [u8; 9]) -> Self {
        self.rules.cells = cells;
        self
    }

    /// The mark in a cell, 0 to 8 row by row.
    #[must_use]
    pub const fn mark_at(&self, cell: usize) -> Option<Mark> {
        if self.marks[0] >> cell & 1 == 1 {
            Some(Mark::X)
        } else if self.marks[1] >> cell & 1 == 1 {
            Some(Mark::O)
        } else {
            None
        }
    }

    /// The mark that is to move.
    #[must_use]
    pub const fn mark_to_move(&self) -> Mark {
        self.to_move
    }

    const fn player_of(&self, mark: Mark) -> Player {
        if mark as u8 == self.rules.max as u8 { Player::Max } else { Player::Min }
    }

    const fn set_of(&self, mark: Mark) -> u16 {
        self.marks[mark as usize]
    }

    /// Who has finished a line. In a legal position that is whoever moved last.
    fn winner(&self) -> Option<Mark> {
        let last = self.to_move.other();
        HAS_LINE[usize::from(self.set_of(last) & FULL)].then_some(last)
    }

    /// The lines that have won the game, by their ends.
    fn won(&self) -> Vec<(usize, usize)> {
        let own = self.winner().map_or(0, |mark| self.set_of(mark));
        LINES.iter().filter(|&line| line & own == *line).map(|&line| ends(line)).collect()
    }

    /// How many of each feature a mark has.
    fn features_of(&self, mark: Mark) -> [u32; 4] {
        let (own, other) = (self.set_of(mark), self.set_of(mark.other()));
        let open_lines = || LINES.iter().filter(|&line| line & other == 0);
        let lines_with = |marks: u32| open_lines().map(|line| u32::from((line & own).count_ones() == marks)).sum();
        [lines_with(2), lines_with(1), (own & CENTRE).count_ones(), (own & CORNERS).count_ones()]
    }

    fn weighted(&self, weights: Weights) -> WeightedSum {
        let [max, min] = [self.rules.max, self.rules.max.other()].map(|mark| self.features_of(mark));
        WeightedSum::of_sides(FEATURES, weights, &max, &min)
    }
}

impl Game for TicTacToe {
    /// A cell, 0 to 8 row by row.
    type Move = u8;

    fn to_move(&self) -> Player {
        self.player_of(self.to_move)
    }

    #[inline]
    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.winner().is_none() {
            let free = FULL & !(self.marks[0] | self.marks[1]);
            if self.rules.cells == ROW_BY_ROW {
                // The usual order is that of the bits, which can be taken without looking at the others.
                moves.extend(cells_of(free));
            } else {
                moves.extend(self.rules.cells.iter().copied().filter(|cell| free >> cell & 1 == 1));
            }
        }
    }

    #[inline]
    fn after(&self, mv: u8) -> Self {
        let mut marks = self.marks;
        marks[self.to_move as usize] |= 1 << mv;
        Self { marks, to_move: self.to_move.other(), last: Some(mv), rules: self.rules }
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    #[inline]
    fn evaluate(&self) -> Evaluation {
        let (max, min) = (self.rules.max, self.rules.max.other());
        let is_full = self.marks[0] | self.marks[1] == FULL;
        match (self.rules.evaluation, self.winner()) {
            (EvaluationFunction::Outcome, Some(mark)) => Evaluation::Value(self.player_of(mark).view(Score::from(1))),
            (_, Some(mark)) => Evaluation::Value(self.player_of(mark).opponent().worst()),
            (EvaluationFunction::OpenLines, None) if !is_full => Evaluation::Difference {
                max: UNTOUCHED[self.set_of(min) as usize].into(),
                min: UNTOUCHED[self.set_of(max) as usize].into(),
            },
            (EvaluationFunction::Weighted(weights), None) if !is_full => Evaluation::Weighted(self.weighted(weights)),
            (_, None) => Evaluation::Value(Score::ZERO),
        }
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.rules.evaluation == EvaluationFunction::Outcome
    }

    /// Of the eight images the one whose sets are the smallest numbers, compared X's first.
    fn canonical(&self) -> Option<Self> {
        let images = SYMMETRIES.iter().map(|symmetry| self.marks.map(|set| image(set, symmetry)));
        images.min().map(|marks| Self { marks, last: None, ..*self })
    }
}

impl GameView for TicTacToe {
    fn board(&self) -> Board {
        let stone = |mark| Piece {
            shape: match mark {
                Mark::X => PieceShape::Cross,
                Mark::O => PieceShape::Nought,
            },
            owner: self.player_of(mark),
        };
        Board::Grid(Grid {
            columns: 3,
            cells: (0..9).map(|cell| self.mark_at(cell).map(stone)).collect(),
            last: self.last.map(usize::from),
            won: self.won(),
            coordinates: Coordinates::CellNumbers,
        })
    }

    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    fn move_target(&self, mv: u8) -> Option<MoveTarget> {
        let on_the_ring = if mv.is_multiple_of(2) { MoveTarget::Corner } else { MoveTarget::Edge };
        Some(if mv == 4 { MoveTarget::Centre } else { on_the_ring })
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(mark) => Some(Outcome::Won(self.player_of(mark))),
            None if self.marks[0] | self.marks[1] == FULL => Some(Outcome::Drawn),
            None => None,
        }
    }

    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        let Evaluation::Difference { .. } = self.evaluate() else { return None };
        let open_for = |mark: Mark| CountedLines {
            player: self.player_of(mark),
            mark: mark.letter(),
            lines: LINES
                .iter()
                .filter(|&&line| line & self.set_of(mark.other()) == 0)
                .map(|&line| ends(line))
                .collect(),
        };
        Some([open_for(self.rules.max), open_for(self.rules.max.other())])
    }
}

/// The cells of a set, row by row.
fn cells_of(mut set: u16) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        #[expect(clippy::cast_possible_truncation, reason = "the number of a bit fits into 8 bits")]
        let cell = (set != 0).then_some(set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// The first and the last cell of a line.
fn ends(line: u16) -> (usize, usize) {
    (line.trailing_zeros() as usize, 15 - line.leading_zeros() as usize)
}

/// Where each cell goes under the eight symmetries of the square: four rotations, each as it is and mirrored.
const SYMMETRIES: [[u8; 9]; 8] = [
    [0, 1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 8, 1, 4, 7, 0, 3, 6],
    [8, 7, 6, 5, 4, 3, 2, 1, 0],
    [6, 3, 0, 7, 4, 1, 8, 5, 2],
    [2, 1, 0, 5, 4, 3, 8, 7, 6],
    [0, 3, 6, 1, 4, 7, 2, 5, 8],
    [6, 7, 8, 3, 4, 5, 0, 1, 2],
    [8, 5, 2, 7, 4, 1, 6, 3, 0],
];

/// A set of cells after a symmetry.
fn image(set: u16, symmetry: &[u8; 9]) -> u16 {
    (0..9).filter(|&cell| set >> cell & 1 == 1).fold(0, |image, cell| image | 1 << symmetry[cell])
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    fn position(board: &str) -> Result<TicTacToe, Vec<BoardFault>> {
        let mut cells = [None; 9];
        for (cell, letter) in cells.iter_mut().zip(board.chars()) {
            *cell = match letter {
                'X' => Some(Mark::X),
                'O' => Some(Mark::O),
                _ => None,
            };
        }
        TicTacToe::from_cells(cells, None, TicTacToeRules::default())
    }

    #[test]
    fn open_lines_are_counted_as_on_the_slides() {
        for (board, sum) in [
            (".........", "8−8=0"),
            ("....X..O.", "6−4=2"),
            ("X..O.....", "6−5=1"),
            ("XXXOO....", "+∞"),
            ("OOOXX.X..", "−∞"),
            ("XOXXOOOXX", "0"),
        ] {
            assert_eq!(position(board).unwrap().evaluate().to_string(), sum, "{board}");
        }
    }

    #[test]
    fn the_lines_pointed_at_are_as_many_as_the_sum_says() {
        let [for_x, for_o] = position("X..O.....").unwrap().counted_lines().unwrap();
        assert_eq!((for_x.mark, for_x.lines.len(), for_o.mark, for_o.lines.len()), ('X', 6, 'O', 5));
        assert!(for_x.lines.contains(&(2, 6)) && !for_x.lines.contains(&(3, 5)));
        assert!(position("XXXOO....").unwrap().counted_lines().is_none());
    }

    #[test]
    fn min_may_play_x() {
        let rules = TicTacToeRules { max: Mark::O, ..TicTacToeRules::default() };
        let game = TicTacToe::new(rules).after(4);
        assert_eq!(game.to_move(), Player::Max);
        assert_eq!(game.evaluate().to_string(), "4−8=−4");
    }

    #[test]
    fn the_nine_first_moves_fall_into_three_classes() {
        let empty = TicTacToe::new(TicTacToeRules::default());
        let classes: HashSet<_> = (0..9).map(|cell| empty.after(cell).canonical()).collect();
        assert_eq!(classes.len(), 3);
    }
}
