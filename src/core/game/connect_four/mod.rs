//! Connect Four on boards of any size.
//!
//! A player's discs are a set of cells: for every column a number whose bits are its rows, the lowest bit at the
//! bottom. The lines of cells in a set are computed for a whole column at once. The result finds a finished line,
//! counts the open lines and locates them.

#[cfg(test)]
mod tests;

use crate::game::board::{Board, Coordinates, CountedLines, Grid, Piece, PieceShape, Tiling};
use crate::game::evaluation::{Evaluation, EvaluationFunction, is_sooner_win, win_value};
use crate::game::listed::ListedGame;
use crate::game::marks::{BoardFault, Mark, mark_to_move};
use crate::game::weighted::{Feature, FeatureWeight, MAX_FEATURES, WeightedSum, Weights, whole_weights};
use crate::game::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Player, Score};

/// The maximum number of columns and of rows.
pub const MAX_SIZE: usize = 20;

/// The rules, which stay the same during a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFourRules {
    /// The mark that MAX plays.
    pub max: Mark,
    /// The evaluation function.
    pub evaluation: EvaluationFunction,
    /// The number of columns, 1 to [`MAX_SIZE`].
    pub columns: usize,
    /// The number of rows, 1 to [`MAX_SIZE`].
    pub rows: usize,
    /// The number of discs in a line, at least 1. If no line fits on the board, neither player can win.
    pub connect: usize,
    /// Whether a win counts more the sooner it comes.
    pub sooner: bool,
}

/// The usual board of seven columns and six rows, with lines of four.
impl Default for ConnectFourRules {
    fn default() -> Self {
        Self { max: Mark::X, evaluation: EvaluationFunction::default(), columns: 7, rows: 6, connect: 4, sooner: false }
    }
}

impl ConnectFourRules {
    /// Returns the number of cells of the board.
    pub const fn cells(&self) -> usize {
        self.columns * self.rows
    }

    const fn line_count(&self) -> usize {
        // The number of positions of a line in a row, and in a column.
        let across = (self.columns + 1).saturating_sub(self.connect);
        let up = (self.rows + 1).saturating_sub(self.connect);
        across * self.rows + up * self.columns + 2 * across * up
    }

    /// Returns the value of a win that counts more the sooner it comes, and the number of cells.
    fn win_value(&self) -> (u32, u32) {
        let cells = u32::try_from(self.cells()).unwrap_or(u32::MAX);
        (win_value(self.lines(), cells), cells)
    }

    /// Returns the number of lines as 32 bits, which are enough.
    fn lines(&self) -> u32 {
        u32::try_from(self.line_count()).unwrap_or(u32::MAX)
    }

    /// Returns the index of a cell, row by row from the top left. `row` counts from the bottom.
    const fn cell(&self, column: usize, row: usize) -> usize {
        (self.rows - 1 - row) * self.columns + column
    }

    /// Returns the set of all rows of a column.
    const fn full_column(&self) -> u32 {
        (1 << self.rows) - 1
    }

    /// Returns whether a feature can occur: a line that is long enough has won, and the game is over.
    pub const fn counts(&self, feature: Feature) -> bool {
        let discs = match feature {
            Feature::Ones => 1,
            Feature::Twos => 2,
            Feature::Threes => 3,
            Feature::Fours => 4,
            Feature::Fives => 5,
            Feature::Center
            | Feature::Corners
            | Feature::Edges
            | Feature::Discs
            | Feature::Mobility
            | Feature::Empty
            | Feature::Merges
            | Feature::Monotone
            | Feature::Corner => 0,
        };
        discs < self.connect
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
    /// Returns the empty board under `rules`, whose board must have 1 to [`MAX_SIZE`] columns and rows.
    pub const fn new(rules: ConnectFourRules) -> Self {
        Self { discs: [[0; MAX_SIZE]; 2], to_move: Mark::X, last: None, rules }
    }

    /// Returns the position with these discs, row by row from the top left. The player to move follows from their
    /// numbers.
    ///
    /// # Errors
    /// Returns every reason why no game leads to this board, or why it is not the turn of `to_move`.
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
        match mark_to_move(counts, game.discs.map(|discs| has_line(rules, &discs)), to_move) {
            Ok(to_move) if faults.is_empty() => Ok(Self { to_move, ..game }),
            Ok(_) => Err(faults),
            Err(others) => Err(others.into_iter().chain(faults).collect()),
        }
    }

    /// Returns the rules of this game.
    pub const fn rules(&self) -> &ConnectFourRules {
        &self.rules
    }

    /// Returns the same position, in which a win counts more the sooner it comes, or always the same.
    #[must_use]
    pub const fn with_sooner(mut self, sooner: bool) -> Self {
        self.rules.sooner = sooner;
        self
    }

    /// Returns the same position with another evaluation function.
    #[must_use]
    pub const fn with_evaluation(mut self, evaluation: EvaluationFunction) -> Self {
        self.rules.evaluation = evaluation;
        self
    }

    /// Returns the disc in a cell, counted row by row from the top left.
    pub fn mark_at(&self, cell: usize) -> Option<Mark> {
        let (column, row) = (cell % self.rules.columns, self.rules.rows - 1 - cell / self.rules.columns);
        Mark::in_sets(self.discs.map(|set| set[column] >> row & 1 == 1))
    }

    /// Returns the mark to move.
    pub const fn mark_to_move(&self) -> Mark {
        self.to_move
    }

    /// Returns the rows of a column that hold a disc.
    const fn filled(&self, column: usize) -> u32 {
        self.discs[0][column] | self.discs[1][column]
    }

    /// Returns whether every cell holds a disc.
    fn is_full(&self) -> bool {
        (0..self.rules.columns).all(|column| self.filled(column) == self.rules.full_column())
    }

    /// Returns the mark with a finished line. In a legal position only the mark that moved last can have one.
    fn winner(&self) -> Option<Mark> {
        let last = self.to_move.other();
        has_line(self.rules, &self.discs[last as usize]).then_some(last)
    }

    /// Returns the cells without a disc of the opponent of `mark`.
    fn open_to(&self, mark: Mark) -> Cells {
        self.discs[mark.other() as usize].map(|taken| self.rules.full_column() & !taken)
    }

    fn weighted(&self, weights: Weights) -> WeightedSum {
        let [max, min] = [self.rules.max, self.rules.max.other()]
            .map(|mark| features_of(self.rules, &self.discs[mark as usize], &self.open_to(mark)));
        WeightedSum::of_sides(FEATURES, effective_weights(self.rules, weights), &max, &min)
    }
}

impl Game for ConnectFour {
    /// A column, from 0 on the left.
    type Move = u8;

    fn to_move(&self) -> Player {
        self.to_move.player(self.rules.max)
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        if self.winner().is_none() {
            let columns = (0..).take(self.rules.columns);
            moves.extend(columns.filter(|&column| self.filled(usize::from(column)) != self.rules.full_column()));
        }
    }

    fn after(&self, mv: u8) -> Self {
        let mut next = *self;
        let filled = self.filled(usize::from(mv));
        // The lowest free row: adding 1 to a run of ones carries into the first zero.
        next.discs[self.to_move as usize][usize::from(mv)] |= filled + 1;
        next.to_move = self.to_move.other();
        next.last = Some(mv);
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    /// Returns the position or its mirror image, whichever has the smaller numbers as sets, compared column by column,
    /// X's first.
    fn canonical(&self) -> Option<Self> {
        let mirrored = self.discs.map(|mut columns| {
            columns[..self.rules.columns].reverse();
            columns
        });
        Some(Self { discs: self.discs.min(mirrored), last: None, ..*self })
    }

    // The rule is that of tic-tac-toe, which no other game uses.
    fn evaluate(&self) -> Evaluation {
        let count_open = |mark| count_lines(self.rules, &self.open_to(mark));
        let winner = self.winner().map(|mark| mark.player(self.rules.max));
        if let Some(winner) = winner.filter(|_| self.rules.sooner) {
            let discs = self.discs.iter().flatten().map(|discs| discs.count_ones());
            return Evaluation::Sooner { winner, win: self.rules.win_value().0, plies: discs.sum() };
        }
        let is_open = || winner.is_none() && !self.is_full();
        match self.rules.evaluation {
            EvaluationFunction::OpenLines if is_open() => {
                Evaluation::Difference { max: count_open(self.rules.max), min: count_open(self.rules.max.other()) }
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
        self.rules.evaluation.estimate_bounds(self.rules.lines())
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        let (win, cells) = self.rules.win_value();
        self.rules.evaluation.can_return(score, self.rules.lines())
            || (self.rules.sooner && is_sooner_win(score, win, cells))
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.rules.evaluation == EvaluationFunction::Outcome
    }
}

/// The features in the order of the weights. In a game with lines of four, lines of four or five discs are not
/// features: they win.
pub const FEATURES: &[Feature] =
    &[Feature::Fives, Feature::Fours, Feature::Threes, Feature::Twos, Feature::Ones, Feature::Center];

/// The default weights, for lines of four: a line is worth three times as much with each further disc.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([0, 0, 9, 3, 1, 2]);

/// Lines with this many discs or more are counted together.
const MAX_DISCS: usize = 6;

/// Returns the weights, with 0 for every feature that cannot occur.
fn effective_weights(rules: ConnectFourRules, weights: Weights) -> Weights {
    std::array::from_fn(|index| if rules.counts(FEATURES[index]) { weights[index] } else { FeatureWeight::default() })
}

/// Returns the count of each feature for the player who owns the discs `own`. `open` are the cells without an
/// opponent's disc.
fn features_of(rules: ConnectFourRules, own: &Cells, open: &Cells) -> [u32; MAX_FEATURES] {
    let [_, ones, twos, threes, fours, fives, _] = open_lines_by_discs(rules, own, open);
    [fives, fours, threes, twos, ones, discs_in_center(rules, own)]
}

/// Returns the number of open lines by the number of the player's discs in them.
fn open_lines_by_discs(rules: ConnectFourRules, own: &Cells, open: &Cells) -> [u32; MAX_DISCS + 1] {
    let mut counts = [0; MAX_DISCS + 1];
    for LinesFrom { column, direction: LineDirection { across, up }, begins } in lines_in(rules, open) {
        if begins == 0 {
            continue;
        }
        // By the number of discs so far, the rows in which lines with that many discs begin.
        let mut rows = [0; MAX_DISCS + 1];
        rows[0] = begins;
        for step in 0..rules.connect {
            let taken = shifted_to_start(own[column + step * across], step, up);
            rows[MAX_DISCS] |= rows[MAX_DISCS - 1] & taken;
            for discs in (1..MAX_DISCS).rev() {
                rows[discs] = rows[discs] & !taken | rows[discs - 1] & taken;
            }
            rows[0] &= !taken;
        }
        for (count, rows) in counts.iter_mut().zip(rows) {
            *count += rows.count_ones();
        }
    }
    counts
}

/// Returns the number of the player's discs in the middle: one column, or two on a board with an even number of
/// columns.
fn discs_in_center(rules: ConnectFourRules, own: &Cells) -> u32 {
    let middle = (rules.columns - 1) / 2..=rules.columns / 2;
    middle.map(|column| own[column].count_ones()).sum()
}

impl ListedGame for ConnectFour {
    fn with_sooner_wins(&self) -> Self {
        self.with_sooner(true)
    }

    fn has_sooner_wins(&self) -> bool {
        self.rules.sooner
    }

    fn with_evaluation_of(&self, other: &Self) -> Option<Self> {
        let rules = other.rules();
        Some(self.with_evaluation(rules.evaluation).with_sooner(rules.sooner))
    }
}

impl GameView for ConnectFour {
    fn board(&self) -> Board {
        let rules = self.rules();
        let disc = |mark: Mark| Piece { shape: PieceShape::Disc, owner: mark.player(self.rules.max) };
        let top = |column: usize| self.filled(column).checked_ilog2().map(|row| rules.cell(column, row as usize));
        let won = self.winner().map(|mark| ends_of_lines(*rules, &self.discs[mark as usize])).into_iter().flatten();
        Board::Grid(Grid {
            columns: rules.columns,
            cells: (0..rules.cells()).map(|cell| self.mark_at(cell).map(disc)).collect(),
            last: self.last.and_then(|column| top(usize::from(column))),
            won: won.map(|(first, last)| vec![first, last]).collect(),
            coordinates: Coordinates::ColumnNumbers,
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

    fn move_target(&self, _mv: u8) -> Option<MoveTarget> {
        Some(MoveTarget::Column)
    }

    fn outcome(&self) -> Option<Outcome> {
        let won = self.winner().map(|mark| Outcome::Won(mark.player(self.rules.max)));
        won.or_else(|| self.is_full().then_some(Outcome::Drawn))
    }

    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        let Evaluation::Difference { .. } = self.evaluate() else { return None };
        let open_for = |mark: Mark| CountedLines {
            player: mark.player(self.rules.max),
            mark: mark.letter(),
            lines: ends_of_lines(*self.rules(), &self.open_to(mark)),
        };
        Some([open_for(self.rules().max), open_for(self.rules().max.other())])
    }
}

/// A set of cells: the rows of each column, the lowest bit at the bottom.
type Cells = [u32; MAX_SIZE];

/// The direction of a line, from one cell to the next.
#[derive(Clone, Copy, Debug)]
struct LineDirection {
    /// The number of columns across.
    across: usize,
    /// The number of rows upward.
    up: i8,
}

/// Across, upward, and the two diagonals.
const DIRECTIONS: [LineDirection; 4] = [
    LineDirection { across: 1, up: 0 },
    LineDirection { across: 0, up: 1 },
    LineDirection { across: 1, up: 1 },
    LineDirection { across: 1, up: -1 },
];

/// The lines that begin in one column, run in one direction, and have all of their cells in a set.
#[derive(Clone, Copy, Debug)]
struct LinesFrom {
    column: usize,
    direction: LineDirection,
    /// The set of rows in which they begin.
    begins: u32,
}

/// Returns all lines whose cells are in a set, by column and direction, including columns without lines.
fn lines_in(rules: ConnectFourRules, cells: &Cells) -> impl Iterator<Item = LinesFrom> {
    // A line of one disc has no direction and must be counted once.
    let directions = if rules.connect == 1 { &DIRECTIONS[..1] } else { &DIRECTIONS };
    let from = (0..rules.columns).flat_map(|column| directions.iter().map(move |&direction| (column, direction)));
    from.map(move |(column, direction)| LinesFrom {
        column,
        direction,
        begins: begins(rules, cells, column, direction),
    })
}

/// Returns whether a set of cells contains a whole line.
fn has_line(rules: ConnectFourRules, cells: &Cells) -> bool {
    lines_in(rules, cells).any(|lines| lines.begins != 0)
}

/// Returns the number of lines whose cells are in a set. A board of 20 by 20 has fewer than 1,600.
fn count_lines(rules: ConnectFourRules, cells: &Cells) -> i32 {
    lines_in(rules, cells).map(|lines| lines.begins.count_ones().cast_signed()).sum()
}

/// Returns the lines whose cells are in a set, each by its first and its last cell.
fn ends_of_lines(rules: ConnectFourRules, cells: &Cells) -> Vec<(usize, usize)> {
    let last = rules.connect - 1;
    let mut ends = Vec::new();
    for LinesFrom { column, direction: LineDirection { across, up }, begins } in lines_in(rules, cells) {
        for row in (0..rules.rows).filter(|row| begins >> row & 1 == 1) {
            let last_row = match up {
                0 => row,
                1.. => row + last,
                _ => row - last,
            };
            ends.push((rules.cell(column, row), rules.cell(column + across * last, last_row)));
        }
    }
    ends
}

/// Returns the rows of `column` in which a line of this direction begins whose cells are all in the set. Bits that a
/// shift carries beyond the board are in no set, so no line leaves the board.
fn begins(rules: ConnectFourRules, cells: &Cells, column: usize, direction: LineDirection) -> u32 {
    let LineDirection { across, up } = direction;
    let ConnectFourRules { columns, rows, connect, .. } = rules;
    // A line longer than the board does not fit in any direction. After this check no shift is too large.
    if columns.max(rows) < connect || columns <= column + across * (connect - 1) {
        return 0;
    }
    (0..connect)
        .fold(rules.full_column(), |begins, step| begins & shifted_to_start(cells[column + step * across], step, up))
}

/// Returns the rows of a column, each shifted to the row in which a line begins that reaches it after `step` steps.
const fn shifted_to_start(rows: u32, step: usize, up: i8) -> u32 {
    match up {
        0 => rows,
        1.. => rows >> step,
        _ => rows << step,
    }
}
