//! Tic-tac-toe, Connect Four and Othello on boards of letters, looked at cell by cell.

use super::{SlowRules, check_game, outcome_of, some_moves};
use poda::game::Outcome;
use poda::game::any::AnyGame;
use poda::game::connect_four::{ConnectFour, ConnectFourRules};
use poda::game::evaluation::EvaluationFunction;
use poda::game::marks::Mark;
use poda::game::othello::Othello;
use poda::game::tic_tac_toe::{CellOrder, TicTacToe, TicTacToeRules};
use poda::score::{Player, Score};
use proptest::prelude::*;

/// Rows of letters from the top: `X`, `O`, or `.` where nothing stands.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Letters {
    rows: Vec<Vec<char>>,
    to_move: char,
    max: char,
}

const DIRECTIONS: [(isize, isize); 8] = [(1, 0), (0, 1), (1, 1), (1, -1), (-1, 0), (0, -1), (-1, -1), (-1, 1)];

fn other(letter: char) -> char {
    if letter == 'X' { 'O' } else { 'X' }
}

impl Letters {
    fn new(columns: usize, rows: usize, max: Mark) -> Self {
        Self { rows: vec![vec!['.'; columns]; rows], to_move: 'X', max: max.letter() }
    }

    fn at(&self, column: isize, row: isize) -> Option<char> {
        self.rows.get(usize::try_from(row).ok()?)?.get(usize::try_from(column).ok()?).copied()
    }

    fn cells(&self) -> impl Iterator<Item = (isize, isize)> {
        let [columns, rows] = [self.rows[0].len(), self.rows.len()].map(usize::cast_signed);
        (0..rows).flat_map(move |row| (0..columns).map(move |column| (column, row)))
    }

    fn is_full(&self) -> bool {
        !self.rows.iter().flatten().any(|&letter| letter == '.')
    }

    /// The letters of every line of so many cells on the board.
    fn lines(&self, connect: usize) -> Vec<Vec<char>> {
        let directions = if connect == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS[..4] };
        let starts = self.cells().flat_map(|start| directions.iter().map(move |&direction| (start, direction)));
        let line = |((column, row), (across, down)): ((isize, isize), (isize, isize))| {
            (0..connect.cast_signed()).map(|step| self.at(column + step * across, row + step * down)).collect()
        };
        starts.filter_map(line).collect()
    }

    fn player(&self, letter: char) -> Player {
        if letter == self.max { Player::Max } else { Player::Min }
    }

    fn put(&self, column: usize, row: usize) -> Self {
        let mut next = self.clone();
        next.rows[row][column] = self.to_move;
        next.to_move = other(self.to_move);
        next
    }
}

/// A game in which a line of so many cells wins.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Lines {
    board: Letters,
    connect: usize,
    /// Whether discs fall to the bottom of their column.
    falls: bool,
    is_evaluated: bool,
    /// The order in which cells are tried, where discs do not fall.
    cells: Vec<u8>,
}

impl Lines {
    fn winner(&self) -> Option<char> {
        let lines = self.board.lines(self.connect);
        ['X', 'O'].into_iter().find(|&letter| lines.iter().any(|line| line.iter().all(|&cell| cell == letter)))
    }

    fn open_lines(&self, letter: char) -> i32 {
        let lines = self.board.lines(self.connect);
        i32::try_from(lines.iter().filter(|line| !line.contains(&other(letter))).count()).unwrap()
    }
}

impl SlowRules for Lines {
    /// A column and a row.
    type Move = (usize, usize);

    fn to_move(&self) -> Player {
        self.board.player(self.board.to_move)
    }

    fn moves(&self) -> Vec<(String, Self::Move)> {
        if self.winner().is_some() {
            return Vec::new();
        }
        let rows = &self.board.rows;
        if self.falls {
            let lowest = |column: usize| (0..rows.len()).rev().find(|&row| rows[row][column] == '.');
            let columns = (0..rows[0].len()).filter_map(|column| Some((column, lowest(column)?)));
            columns.map(|mv| (mv.0.to_string(), mv)).collect()
        } else {
            let cells = self.cells.iter().map(|&cell| (cell, (usize::from(cell % 3), usize::from(cell / 3))));
            let empty = cells.filter(|&(_, (column, row))| rows[row][column] == '.');
            empty.map(|(cell, mv)| (cell.to_string(), mv)).collect()
        }
    }

    fn after(&self, &(column, row): &Self::Move) -> Self {
        Self { board: self.board.put(column, row), ..self.clone() }
    }

    fn score(&self) -> Score {
        let (max, min) = (self.board.max, other(self.board.max));
        match self.winner() {
            Some(letter) if self.is_evaluated && letter == max => Score::INFINITY,
            Some(_) if self.is_evaluated => Score::NEG_INFINITY,
            Some(letter) => Score::from(if letter == max { 1 } else { -1 }),
            None if self.board.is_full() || !self.is_evaluated => Score::ZERO,
            None => Score::from(self.open_lines(max) - self.open_lines(min)),
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let drawn = self.board.is_full().then_some(Outcome::Drawn);
        self.winner().map(|letter| Outcome::Won(self.board.player(letter))).or(drawn)
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct SlowOthello(Letters);

impl SlowOthello {
    /// The cells that are turned by a disc of `letter` on an empty square.
    fn turned(&self, letter: char, column: isize, row: isize) -> Vec<(isize, isize)> {
        let mut turned = Vec::new();
        for (across, down) in DIRECTIONS {
            let walk = (1..).map(|step| (column + step * across, row + step * down));
            let run: Vec<_> = walk.take_while(|&(column, row)| self.0.at(column, row) == Some(other(letter))).collect();
            let behind = run.len().cast_signed() + 1;
            if self.0.at(column + behind * across, row + behind * down) == Some(letter) {
                turned.extend(run);
            }
        }
        turned
    }

    fn squares(&self, letter: char) -> Vec<(isize, isize)> {
        let empty = self.0.cells().filter(|&(column, row)| self.0.at(column, row) == Some('.'));
        empty.filter(|&(column, row)| !self.turned(letter, column, row).is_empty()).collect()
    }

    fn count(&self, letter: char) -> i64 {
        i64::try_from(self.0.rows.iter().flatten().filter(|&&cell| cell == letter).count()).unwrap()
    }
}

impl SlowRules for SlowOthello {
    /// A square, or a pass.
    type Move = Option<(isize, isize)>;

    fn to_move(&self) -> Player {
        self.0.player(self.0.to_move)
    }

    fn moves(&self) -> Vec<(String, Self::Move)> {
        let name = |column: isize, row: isize| format!("{}{}", b"abcdefgh"[column.cast_unsigned()] as char, row + 1);
        let squares = self.squares(self.0.to_move);
        if squares.is_empty() && !self.squares(other(self.0.to_move)).is_empty() {
            return vec![("pass".to_owned(), None)];
        }
        squares.into_iter().map(|(column, row)| (name(column, row), Some((column, row)))).collect()
    }

    fn after(&self, mv: &Self::Move) -> Self {
        let mut next = self.clone();
        next.0.to_move = other(self.0.to_move);
        if let Some(cell) = *mv {
            let turned = self.turned(self.0.to_move, cell.0, cell.1);
            for (column, row) in turned.into_iter().chain([cell]) {
                next.0.rows[row.cast_unsigned()][column.cast_unsigned()] = self.0.to_move;
            }
        }
        next
    }

    fn score(&self) -> Score {
        Score::from(i32::try_from(self.count(self.0.max) - self.count(other(self.0.max))).unwrap())
    }

    fn outcome(&self) -> Option<Outcome> {
        let is_over = self.squares('X').is_empty() && self.squares('O').is_empty();
        is_over.then(|| outcome_of(self.count(self.0.max), self.count(other(self.0.max))))
    }
}

fn a_mark() -> impl Strategy<Value = Mark> {
    prop_oneof![Just(Mark::X), Just(Mark::O)]
}

proptest! {
    #[test]
    fn tic_tac_toe_is_played_as_cell_by_cell(
        max in a_mark(),
        is_evaluated in any::<bool>(),
        cells in Just([0, 1, 2, 3, 4, 5, 6, 7, 8]).prop_shuffle(),
        moves in some_moves(),
    ) {
        let evaluation = if is_evaluated { EvaluationFunction::OpenLines } else { EvaluationFunction::Outcome };
        let game = TicTacToe::new(TicTacToeRules { max, evaluation, cells: CellOrder::new(cells), sooner: false });
        let board = Letters::new(3, 3, max);
        let slow = Lines { board, connect: 3, falls: false, is_evaluated, cells: cells.to_vec() };
        check_game(AnyGame::TicTacToe(game), slow, &moves)?;
    }

    #[test]
    fn connect_four_is_played_as_cell_by_cell(
        (columns, rows, connect) in (1..=7_usize, 1..=6_usize, 1..=5_usize),
        max in a_mark(),
        is_evaluated in any::<bool>(),
        moves in some_moves(),
    ) {
        let evaluation = if is_evaluated { EvaluationFunction::OpenLines } else { EvaluationFunction::Outcome };
        let game = ConnectFour::new(ConnectFourRules { max, evaluation, columns, rows, connect, sooner: false });
        let board = Letters::new(columns, rows, max);
        let slow = Lines { board, connect, falls: true, is_evaluated, cells: Vec::new() };
        check_game(AnyGame::ConnectFour(game), slow, &moves)?;
    }
}

proptest! {
    // Of 35 positions each on average: a fault that one position in 700 shows is found with a probability of 95 %.
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn othello_is_played_as_square_by_square(max in a_mark(), moves in some_moves()) {
        let mut board = Letters::new(8, 8, max);
        for (letter, column, row) in [('O', 3, 3), ('X', 4, 3), ('X', 3, 4), ('O', 4, 4)] {
            board.rows[row][column] = letter;
        }
        check_game(AnyGame::Othello(Othello::new(max)), SlowOthello(board), &moves)?;
    }
}
