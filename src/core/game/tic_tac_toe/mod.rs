//! Tic-tac-toe on bit boards.
//!
//! A board is two sets of nine bits, one for each mark. Tables store for each of the 512 sets whether it has a line and
//! how many lines it does not touch, so a position is evaluated by two look-ups.

#[cfg(test)]
mod tests;

use crate::game::board::{Board, Coordinates, CountedLines, Grid, Piece, PieceShape, Tiling};
use crate::game::evaluation::{Evaluation, EvaluationFunction, is_sooner_win, win_value};
use crate::game::listed::ListedGame;
use crate::game::marks::{BoardFault, Mark, mark_to_move};
use crate::game::weighted::{Feature, WeightedSum, Weights, whole_weights};
use crate::game::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Player, Score};

/// The features of the weighted evaluation, in the order of the weights.
pub const FEATURES: &[Feature] = &[Feature::Twos, Feature::Ones, Feature::Center, Feature::Corners];

/// The weights of most textbooks: three for a line with two marks, one for a line with one.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([3, 1, 0, 0, 0, 0]);

/// The numbers of lines and of cells.
const LINE_COUNT: u32 = 8;
const CELL_COUNT: u32 = 9;

const CENTER: Cells = 0o020;

const CORNERS: Cells = 0o505;

/// The rules, which stay the same during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToeRules {
    /// The mark that MAX plays.
    pub max: Mark,
    /// The evaluation function.
    pub evaluation: EvaluationFunction,
    /// The order in which cells are tried.
    pub cells: CellOrder,
    /// Whether a win counts more the sooner it comes.
    pub sooner: bool,
}

/// MAX plays X, and cells are tried row by row.
impl Default for TicTacToeRules {
    fn default() -> Self {
        Self { max: Mark::X, evaluation: EvaluationFunction::default(), cells: CellOrder::ROW_BY_ROW, sooner: false }
    }
}

/// A position of tic-tac-toe.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TicTacToe {
    /// The cells with an X, and those with an O.
    marks: [Cells; 2],
    to_move: Mark,
    /// The cell of the last move.
    last: Option<u8>,
    rules: TicTacToeRules,
}

impl TicTacToe {
    /// Returns the empty board under `rules`.
    pub const fn new(rules: TicTacToeRules) -> Self {
        Self { marks: [0, 0], to_move: Mark::X, last: None, rules }
    }

    /// Returns the position with these marks, row by row. The player to move follows from their numbers.
    ///
    /// # Errors
    /// Returns every reason why no game leads to this board, or why it is not the turn of `to_move`.
    pub fn from_cells(
        cells: [Option<Mark>; 9],
        to_move: Option<Mark>,
        rules: TicTacToeRules,
    ) -> Result<Self, Vec<BoardFault>> {
        let set = |mark| (0..9).filter(|&cell| cells[cell] == Some(mark)).fold(0, |set, cell| set | 1 << cell);
        let marks: [Cells; 2] = [set(Mark::X), set(Mark::O)];
        let has_line = marks.map(|set| HAS_LINE[set as usize]);
        let to_move = mark_to_move(marks.map(Cells::count_ones), has_line, to_move)?;
        Ok(Self { marks, to_move, last: None, rules })
    }

    /// Returns the rules of this game.
    pub const fn rules(&self) -> &TicTacToeRules {
        &self.rules
    }

    /// Returns the same position with another evaluation function.
    #[must_use]
    pub const fn with_evaluation(mut self, evaluation: EvaluationFunction) -> Self {
        self.rules.evaluation = evaluation;
        self
    }

    /// Returns the same position, in which a win counts more the sooner it comes, or always the same.
    #[must_use]
    pub const fn with_sooner(mut self, sooner: bool) -> Self {
        self.rules.sooner = sooner;
        self
    }

    /// Returns the same position with another order in which cells are tried.
    #[must_use]
    pub const fn with_cells(mut self, cells: CellOrder) -> Self {
        self.rules.cells = cells;
        self
    }

    /// Returns the mark in a cell, 0 to 8 row by row.
    pub fn mark_at(&self, cell: usize) -> Option<Mark> {
        Mark::in_sets(self.marks.map(|set| set >> cell & 1 == 1))
    }

    /// Returns the mark to move.
    pub const fn mark_to_move(&self) -> Mark {
        self.to_move
    }

    const fn cells_of(&self, mark: Mark) -> Cells {
        self.marks[mark as usize]
    }

    const fn taken(&self) -> Cells {
        self.marks[0] | self.marks[1]
    }

    /// Returns whether every cell is taken.
    const fn is_full(&self) -> bool {
        self.taken() == FULL
    }

    /// Returns the mark with a finished line. In a legal position only the mark that moved last can have one.
    fn winner(&self) -> Option<Mark> {
        let last = self.to_move.other();
        HAS_LINE[(self.cells_of(last) & FULL) as usize].then_some(last)
    }

    fn features_of(&self, mark: Mark) -> [u32; 4] {
        let (own, other) = (self.cells_of(mark), self.cells_of(mark.other()));
        let lines_with =
            |marks: u32| lines_without(other).map(|line| u32::from((line & own).count_ones() == marks)).sum();
        [lines_with(2), lines_with(1), (own & CENTER).count_ones(), (own & CORNERS).count_ones()]
    }

    /// Extends `moves` by the cells of a set, in the order of the rules.
    #[inline(never)]
    fn extend_in_cell_order(&self, moves: &mut impl Extend<u8>, set: Cells) {
        moves.extend(self.rules.cells.cells().into_iter().filter(|cell| set >> cell & 1 == 1));
    }

    #[inline(never)]
    fn weighted(&self, weights: Weights) -> WeightedSum {
        let [max, min] = [self.rules.max, self.rules.max.other()].map(|mark| self.features_of(mark));
        WeightedSum::of_sides(FEATURES, weights, &max, &min)
    }
}

impl Game for TicTacToe {
    /// A cell, 0 to 8 row by row.
    type Move = u8;

    fn to_move(&self) -> Player {
        self.to_move.player(self.rules.max)
    }

    #[inline]
    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.winner().is_none() {
            let free = FULL & !self.taken();
            if self.rules.cells == CellOrder::ROW_BY_ROW {
                // This is the order of the bits, so there is no need to test for occupied cells.
                moves.extend(cells_in(free));
            } else {
                self.extend_in_cell_order(moves, free);
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

    /// Returns the one of the eight images whose sets are the smallest numbers, comparing X's set first.
    fn canonical(&self) -> Option<Self> {
        let images = SYMMETRIES.iter().map(|symmetry| self.marks.map(|set| image(set, symmetry)));
        images.min().map(|marks| Self { marks, last: None, ..*self })
    }

    #[inline]
    fn evaluate(&self) -> Evaluation {
        let open_to = |mark: Mark| i32::from(UNTOUCHED[self.cells_of(mark.other()) as usize]);
        let winner = self.winner().map(|mark| mark.player(self.rules.max));
        if let Some(winner) = winner.filter(|_| self.rules.sooner) {
            let (win, plies) = (win_value(LINE_COUNT, CELL_COUNT), self.taken().count_ones());
            return Evaluation::Sooner { winner, win, plies };
        }
        let is_open = || winner.is_none() && !self.is_full();
        match self.rules.evaluation {
            EvaluationFunction::OpenLines if is_open() => {
                Evaluation::Difference { max: open_to(self.rules.max), min: open_to(self.rules.max.other()) }
            }
            EvaluationFunction::Weighted(weights) if is_open() => Evaluation::Weighted(self.weighted(weights)),
            function @ (EvaluationFunction::Outcome
            | EvaluationFunction::OpenLines
            | EvaluationFunction::Weighted(_)) => function.of_result(winner),
        }
    }

    fn result_bounds(&self) -> Interval {
        EvaluationFunction::result_bounds()
    }

    fn estimate_bounds(&self) -> Interval {
        self.rules.evaluation.estimate_bounds(LINE_COUNT)
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        self.rules.evaluation.can_return(score, LINE_COUNT)
            || (self.rules.sooner && is_sooner_win(score, win_value(LINE_COUNT, CELL_COUNT), CELL_COUNT))
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.rules.evaluation == EvaluationFunction::Outcome
    }
}

/// The nine cells, 0 to 8, in the order in which moves are tried.
///
/// A position contains the order, and every node of a search compares it with the default. With four bits a cell, that
/// is one comparison of two numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct CellOrder(u64);

impl CellOrder {
    /// The default: row by row from the top left, which is the order of the bits in a set of cells.
    pub const ROW_BY_ROW: Self = Self::new([0, 1, 2, 3, 4, 5, 6, 7, 8]);

    /// Returns the order of these cells, which must be each of 0 to 8 once.
    pub const fn new(cells: [u8; 9]) -> Self {
        let mut packed = 0;
        let mut index = 0;
        while index < 9 {
            packed |= (cells[index] as u64) << (4 * index);
            index += 1;
        }
        Self(packed)
    }

    /// Returns the cells in this order.
    pub fn cells(self) -> [u8; 9] {
        std::array::from_fn(|index| (self.0 >> (4 * index) & 0xF) as u8)
    }
}

impl ListedGame for TicTacToe {
    fn with_sooner_wins(&self) -> Self {
        self.with_sooner(true)
    }

    fn has_sooner_wins(&self) -> bool {
        self.rules.sooner
    }

    fn with_evaluation_of(&self, other: &Self) -> Option<Self> {
        let rules = other.rules();
        Some(self.with_evaluation(rules.evaluation).with_cells(rules.cells).with_sooner(rules.sooner))
    }
}

impl GameView for TicTacToe {
    fn board(&self) -> Board {
        let piece = |mark: Mark| Piece {
            shape: match mark {
                Mark::X => PieceShape::Cross,
                Mark::O => PieceShape::Nought,
            },
            owner: mark.player(self.rules.max),
        };
        let won = |line| {
            let (first, last) = ends(line);
            vec![first, last]
        };
        Board::Grid(Grid {
            columns: 3,
            cells: (0..9).map(|cell| self.mark_at(cell).map(piece)).collect(),
            last: self.last.map(usize::from),
            won: self.winner().into_iter().flat_map(|mark| lines_within(self.cells_of(mark))).map(won).collect(),
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
        Some(MoveTarget::in_square(mv.into(), 3))
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = self.winner().map(|mark| Outcome::Won(mark.player(self.rules.max)));
        won.or_else(|| self.is_full().then_some(Outcome::Drawn))
    }

    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        let Evaluation::Difference { .. } = self.evaluate() else { return None };
        let open_to = |mark: Mark| CountedLines {
            player: mark.player(self.rules.max),
            mark: mark.letter(),
            lines: lines_without(self.cells_of(mark.other())).map(ends).collect(),
        };
        Some([open_to(self.rules().max), open_to(self.rules().max.other())])
    }
}

/// A set of cells: cell `n` is bit `n`, row by row from the top left.
///
/// Each set is as wide as a load of the processor. Loading more bytes than were just stored would stall.
type Cells = u32;

const FULL: Cells = 0o777;

/// Three rows, three columns, two diagonals.
const LINES: [Cells; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// Returns the cells of a set, row by row.
fn cells_in(mut set: Cells) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        #[expect(clippy::cast_possible_truncation, reason = "the number of a bit fits into 8 bits")]
        let cell = (set != 0).then_some(set.trailing_zeros() as u8);
        set &= set.wrapping_sub(1);
        cell
    })
}

/// Whether each set of cells contains a whole line.
const HAS_LINE: [bool; 512] = {
    let mut table = [false; 512];
    let mut set: Cells = 0;
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

/// The number of lines that each set of cells does not touch: the lines still open to the other player.
const UNTOUCHED: [u8; 512] = {
    let mut table = [0; 512];
    let mut set: Cells = 0;
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

fn lines_within(set: Cells) -> impl Iterator<Item = Cells> {
    LINES.into_iter().filter(move |line| line & set == *line)
}

/// Returns the lines that a set of cells does not touch.
fn lines_without(set: Cells) -> impl Iterator<Item = Cells> {
    LINES.into_iter().filter(move |line| line & set == 0)
}

/// Returns the first and the last cell of a line.
fn ends(line: Cells) -> (usize, usize) {
    (line.trailing_zeros() as usize, line.ilog2() as usize)
}

/// The cell to which each cell is mapped under the eight symmetries of the square: four rotations, with and without
/// reflection.
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

fn image(set: Cells, symmetry: &[u8; 9]) -> Cells {
    (0..9).filter(|&cell| set >> cell & 1 == 1).fold(0, |image, cell| image | 1 << symmetry[cell])
}
