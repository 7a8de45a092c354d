//! Connect Four on boards of any size: the rules, its evaluations, and its mirror image.
//!
//! A player's discs are a set of cells: for every column a number whose bits are its rows, the lowest bit the bottom. A
//! line of cells that all belong to a set is found for a whole column at once, by shifting its neighbours onto it; that
//! one idea (`lines_from`) tells a finished line, counts those still open, and points at them.

mod features;
mod legality;
mod lines;

pub use features::{DEFAULT_WEIGHTS, FEATURES};

use super::board::{Board, Coordinates, CountedLines, Grid, Piece, PieceShape};
use super::evaluation::{Evaluation, EvaluationFunction};
use super::marks::Mark;
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Player, Score};

/// The most columns and the most rows that a board may have.
pub const MOST: usize = 20;

/// A set of cells: the rows of each column.
type Cells = [u32; MOST];

/// The ways in which lines run: how many columns across and how many rows upwards from one cell to the next.
const DIRECTIONS: [(usize, i8); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];

/// What does not change during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFourRules {
    /// Which mark MAX plays.
    pub max: Mark,
    /// How a position is judged.
    pub evaluation: EvaluationFunction,
    /// How many columns there are, 1 to [`MOST`].
    pub columns: usize,
    /// How many rows there are, 1 to [`MOST`].
    pub rows: usize,
    /// How many discs make a line, 1 at least. May be more than there is room for: then nobody wins.
    pub connect: usize,
}

impl Default for ConnectFourRules {
    fn default() -> Self {
        Self { max: Mark::X, evaluation: EvaluationFunction::default(), columns: 7, rows: 6, connect: 4 }
    }
}

impl ConnectFourRules {
    /// How many cells there are.
    #[must_use]
    pub const fn cells(&self) -> usize {
        self.columns * self.rows
    }

    /// The cell at a row from the bottom, counted row by row from the top left.
    const fn cell(&self, column: usize, row: usize) -> usize {
        (self.rows - 1 - row) * self.columns + column
    }

    /// All the rows of a column.
    const fn column(&self) -> u32 {
        (1 << self.rows) - 1
    }
}

/// A position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    /// The cells with a disc of X, and those with one of O.
    discs: [Cells; 2],
    to_move: Mark,
    /// The column of the last move.
    last: Option<u8>,
    rules: ConnectFourRules,
}

impl ConnectFour {
    /// The empty board under `rules`, whose board has 1 to [`MOST`] columns and rows.
    #[must_use]
    pub const fn new(rules: ConnectFourRules) -> Self {
        Self { discs: [[0; MOST]; 2], to_move: Mark::X, last: None, rules }
    }

    /// The rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &ConnectFourRules {
        &self.rules
    }

    /// The same position, judged in another way.
    #[must_use]
    pub const fn with_evaluation(mut self, evaluation: EvaluationFunction) -> Self {
        self.rules.evaluation = evaluation;
        self
    }

    /// The disc in a cell, counted row by row from the top left.
    #[must_use]
    pub const fn mark_at(&self, cell: usize) -> Option<Mark> {
        let (column, row) = (cell % self.rules.columns, self.rules.rows - 1 - cell / self.rules.columns);
        if self.discs[0][column] >> row & 1 == 1 {
            Some(Mark::X)
        } else if self.discs[1][column] >> row & 1 == 1 {
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

    /// The rows of a column that have a disc.
    const fn filled(&self, column: usize) -> u32 {
        self.discs[0][column] | self.discs[1][column]
    }

    fn is_full(&self) -> bool {
        (0..self.rules.columns).all(|column| self.filled(column) == self.rules.column())
    }

    /// The rows of `column` in which a line begins that runs in this direction and whose cells are all in the set. Bits
    /// that a shift carries beyond the board are in no set, so that no line leaves it.
    fn lines_from(&self, cells: &Cells, column: usize, (across, up): (usize, i8)) -> u32 {
        let ConnectFourRules { columns, rows, connect, .. } = self.rules;
        // What is longer than the board has no place in any direction, and beyond this no shift is too far.
        if columns.max(rows) < connect || columns <= column + across * (connect - 1) {
            return 0;
        }
        (0..connect).fold(self.rules.column(), |begins, step| {
            begins & moved_onto_start(cells[column + step * across], step, up)
        })
    }

    /// All the lines whose cells are in a set: the column and the direction of each, and the rows in which they begin.
    fn lines_in(&self, cells: &Cells) -> impl Iterator<Item = (usize, (usize, i8), u32)> {
        // A line of one disc runs in no direction, and is counted once.
        let directions = if self.rules.connect == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS };
        let columns = (0..self.rules.columns).flat_map(move |column| directions.iter().map(move |&way| (column, way)));
        columns.map(|(column, way)| (column, way, self.lines_from(cells, column, way)))
    }

    fn has_line(&self, mark: Mark) -> bool {
        self.lines_in(&self.discs[mark as usize]).any(|(_, _, begins)| begins != 0)
    }

    /// Who has finished a line. In a legal position that is whoever moved last.
    fn winner(&self) -> Option<Mark> {
        let last = self.to_move.other();
        self.has_line(last).then_some(last)
    }

    /// The cells that the opponent of `mark` has not taken.
    fn open_to(&self, mark: Mark) -> Cells {
        self.discs[mark.other() as usize].map(|taken| self.rules.column() & !taken)
    }

    fn count_open(&self, mark: Mark) -> i32 {
        // A board of 20 by 20 has less than 1,600 lines.
        self.lines_in(&self.open_to(mark)).map(|(_, _, begins)| begins.count_ones().cast_signed()).sum()
    }
}

/// The rows of a cell's column, each moved to where the line begins that has its cell after so many steps.
const fn moved_onto_start(rows: u32, step: usize, up: i8) -> u32 {
    match up {
        0 => rows,
        1.. => rows >> step,
        _ => rows << step,
    }
}

impl Game for ConnectFour {
    /// A column, from 0 on the left.
    type Move = u8;

    fn to_move(&self) -> Player {
        self.player_of(self.to_move)
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.winner().is_none() {
            let columns = (0..).take(self.rules.columns);
            moves.extend(columns.filter(|&column| self.filled(usize::from(column)) != self.rules.column()));
        }
    }

    fn after(&self, mv: u8) -> Self {
        let mut next = *self;
        let filled = self.filled(usize::from(mv));
        // The lowest bit that is not set: one more than a row of ones carries into it.
        next.discs[self.to_move as usize][usize::from(mv)] |= filled + 1;
        next.to_move = self.to_move.other();
        next.last = Some(mv);
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        match (self.rules.evaluation, self.winner()) {
            (EvaluationFunction::Outcome, Some(mark)) => Evaluation::Value(self.player_of(mark).view(Score::from(1))),
            (_, Some(mark)) => Evaluation::Value(self.player_of(mark).opponent().worst()),
            (EvaluationFunction::OpenLines, None) if !self.is_full() => Evaluation::Difference {
                max: self.count_open(self.rules.max),
                min: self.count_open(self.rules.max.other()),
            },
            (EvaluationFunction::Weighted(weights), None) if !self.is_full() => {
                Evaluation::Weighted(self.weighted(weights))
            }
            (_, None) => Evaluation::Value(Score::ZERO),
        }
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.rules.evaluation == EvaluationFunction::Outcome
    }

    /// Of the position and its mirror image the one whose sets are the smaller numbers, compared column by column, X's first.
    fn canonical(&self) -> Option<Self> {
        let mirrored = self.discs.map(|mut columns| {
            columns[..self.rules.columns].reverse();
            columns
        });
        Some(Self { discs: self.discs.min(mirrored), last: None, ..*self })
    }
}

impl GameView for ConnectFour {
    fn board(&self) -> Board {
        let stone = |mark| Piece { shape: PieceShape::Disc, owner: self.player_of(mark) };
        let top = |column: usize| self.filled(column).checked_ilog2().map(|row| self.rules.cell(column, row as usize));
        Board::Grid(Grid {
            columns: self.rules.columns,
            cells: (0..self.rules.cells()).map(|cell| self.mark_at(cell).map(stone)).collect(),
            last: self.last.and_then(|column| top(usize::from(column))),
            won: self.winner().map_or_else(Vec::new, |mark| self.ends_of_lines_in(&self.discs[mark as usize])),
            coordinates: Coordinates::ColumnNumbers,
        })
    }

    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn shown_move(&self, mv: u8) -> String {
        (mv + 1).to_string()
    }

    fn move_target(&self, _mv: u8) -> Option<MoveTarget> {
        Some(MoveTarget::Column)
    }

    fn outcome(&self) -> Option<Outcome> {
        match self.winner() {
            Some(mark) => Some(Outcome::Won(self.player_of(mark))),
            None if self.is_full() => Some(Outcome::Drawn),
            None => None,
        }
    }

    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        let Evaluation::Difference { .. } = self.evaluate() else { return None };
        let open_for = |mark: Mark| CountedLines {
            player: self.player_of(mark),
            mark: mark.letter(),
            lines: self.ends_of_lines_in(&self.open_to(mark)),
        };
        Some([open_for(self.rules.max), open_for(self.rules.max.other())])
    }
}

#[cfg(test)]
mod tests {
    use super::legality::tests::position;
    use super::*;
    use std::collections::HashSet;

    fn sized(columns: usize, rows: usize, connect: usize) -> ConnectFourRules {
        ConnectFourRules { columns, rows, connect, ..ConnectFourRules::default() }
    }

    fn moves(game: &ConnectFour) -> Vec<u8> {
        let mut moves = Vec::new();
        game.legal_moves(&mut moves);
        moves
    }

    /// How many positions there are after so many moves, each as often as it is reached.
    fn perft(game: &ConnectFour, plies: usize) -> u64 {
        if plies == 0 { 1 } else { moves(game).into_iter().map(|mv| perft(&game.after(mv), plies - 1)).sum() }
    }

    /// OEIS A212693.
    #[test]
    fn the_usual_board_has_as_many_openings_as_are_published() {
        let game = ConnectFour::new(ConnectFourRules::default());
        let counts: Vec<u64> = (0..=7).map(|plies| perft(&game, plies)).collect();
        assert_eq!(counts, [1, 7, 49, 343, 2_401, 16_807, 117_649, 823_536]);
    }

    #[test]
    fn the_usual_board_has_69_lines() {
        let game = ConnectFour::new(ConnectFourRules::default());
        assert_eq!(game.evaluate().to_string(), "69−69=0");
        assert_eq!(game.after(3).evaluate().to_string(), "69−62=7");
        let [for_x, for_o] = game.after(3).counted_lines().unwrap();
        assert_eq!((for_x.lines.len(), for_o.lines.len()), (69, 62));
        // Along the bottom, upwards, and both ways across.
        assert!([(35, 38), (35, 14), (35, 17), (17, 41)].iter().all(|line| for_x.lines.contains(line)));
    }

    #[test]
    fn lines_of_any_length_are_counted_on_boards_of_any_size() {
        let lines = |columns, rows, connect| match ConnectFour::new(sized(columns, rows, connect)).evaluate() {
            Evaluation::Difference { max, min } if max == min => max,
            other => panic!("{other} on an empty board"),
        };
        assert_eq!((lines(3, 3, 3), lines(4, 4, 3), lines(2, 1, 4), lines(1, 20, 20)), (8, 24, 0, 1));
        assert_eq!((lines(20, 20, 20), lines(20, 20, 4), lines(3, 2, 1), lines(20, 20, usize::MAX)), (42, 1_258, 6, 0));
    }

    #[test]
    fn a_line_ends_the_game_in_every_direction() {
        for board in [
            ["....", "....", "OOO.", "XXXX"],
            ["X...", "XO..", "XO..", "XO.."],
            ["...X", "..XO", ".XOO", "XXOO"],
            ["X...", "OX..", "OOX.", "OXOX"],
        ] {
            // Not every one of these has counts that fit: here only lines matter.
            let mut game = ConnectFour::new(sized(4, 4, 4));
            for (cell, letter) in board.concat().chars().enumerate().filter(|(_, letter)| *letter != '.') {
                game.discs[usize::from(letter == 'O')][cell % 4] |= 1 << (3 - cell / 4);
            }
            game.to_move = Mark::O;
            assert_eq!(game.outcome(), Some(Outcome::Won(Player::Max)), "{board:?}");
            assert!(moves(&game).is_empty() && game.evaluate().score() == Score::INFINITY, "{board:?}");
        }
    }

    #[test]
    fn no_line_leaves_the_board_at_a_side() {
        let game = position(sized(4, 2, 3), &["X...", "OXXO"]).unwrap();
        assert_eq!((game.outcome(), game.mark_to_move()), (None, Mark::O));
    }

    #[test]
    fn a_full_board_is_a_draw_worth_nothing() {
        let game = position(sized(2, 2, 3), &["OX", "XO"]).unwrap();
        assert_eq!((game.outcome(), game.evaluate().to_string()), (Some(Outcome::Drawn), "0".to_owned()));
        assert!(moves(&game).is_empty() && game.counted_lines().is_none());
    }

    #[test]
    fn a_board_and_its_mirror_image_are_of_one_class() {
        let game = ConnectFour::new(ConnectFourRules::default());
        let canonical: Vec<_> = moves(&game).into_iter().map(|mv| game.after(mv).canonical()).collect();
        assert_eq!((canonical.len(), canonical.iter().collect::<HashSet<_>>().len()), (7, 4));
        assert!((0..7).all(|column| canonical[column] == canonical[6 - column]));
    }

    #[test]
    fn the_last_disc_is_where_it_fell() {
        let game = ConnectFour::new(ConnectFourRules { max: Mark::O, ..ConnectFourRules::default() }).after(2).after(2);
        let Board::Grid(grid) = game.board() else { panic!("a grid") };
        assert_eq!((grid.columns, grid.rows(), grid.last), (7, 6, Some(30)));
        assert_eq!(grid.cells[37].unwrap().owner, Player::Min);
    }
}
