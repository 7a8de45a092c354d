//! A position of Connect Four: moves, evaluation, and its mirror image.

use super::features::{self, FEATURES};
use super::lines::{Cells, count_lines, has_line};
use super::rules::{ConnectFourRules, MAX_SIZE};
use crate::game::Game;
use crate::game::evaluation::{Evaluation, EvaluationFunction};
use crate::game::marks::{BoardFault, Mark, mark_to_move};
use crate::game::weighted::{WeightedSum, Weights};
use crate::score::{Player, Score};

/// A position of Connect Four.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ConnectFour {
    /// The cells with a disc of X, and those with one of O.
    pub(super) discs: [Cells; 2],
    pub(super) to_move: Mark,
    /// The column of the last move.
    pub(super) last: Option<u8>,
    rules: ConnectFourRules,
}

impl ConnectFour {
    /// The empty board under `rules`, whose board has 1 to [`MAX_SIZE`] columns and rows.
    #[must_use]
    pub const fn new(rules: ConnectFourRules) -> Self {
        Self { discs: [[0; MAX_SIZE]; 2], to_move: Mark::X, last: None, rules }
    }

    /// The position with these discs, row by row from the top left. The player to move follows from their numbers.
    ///
    /// # Errors
    /// Every reason why no game leads to this board, or why it is not the turn of `to_move`.
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

    /// The rules of this game.
    #[must_use]
    pub const fn rules(&self) -> &ConnectFourRules {
        &self.rules
    }

    /// The same position with another evaluation function.
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

    /// The mark to move.
    #[must_use]
    pub const fn mark_to_move(&self) -> Mark {
        self.to_move
    }

    /// The player who plays a mark.
    pub(super) const fn player_of(&self, mark: Mark) -> Player {
        if mark as u8 == self.rules.max as u8 { Player::Max } else { Player::Min }
    }

    /// The rows of a column that hold a disc.
    pub(super) const fn filled(&self, column: usize) -> u32 {
        self.discs[0][column] | self.discs[1][column]
    }

    /// Whether every cell holds a disc.
    pub(super) fn is_full(&self) -> bool {
        (0..self.rules.columns).all(|column| self.filled(column) == self.rules.full_column())
    }

    /// The mark with a finished line. In a legal position only the mark that moved last can have one.
    pub(super) fn winner(&self) -> Option<Mark> {
        let last = self.to_move.other();
        has_line(self.rules, &self.discs[last as usize]).then_some(last)
    }

    /// The cells without a disc of the opponent of `mark`.
    pub(super) fn open_to(&self, mark: Mark) -> Cells {
        self.discs[mark.other() as usize].map(|taken| self.rules.full_column() & !taken)
    }

    fn weighted(&self, weights: Weights) -> WeightedSum {
        let [max, min] = [self.rules.max, self.rules.max.other()]
            .map(|mark| features::counts(self.rules, &self.discs[mark as usize], &self.open_to(mark)));
        WeightedSum::of_sides(FEATURES, features::effective_weights(self.rules, weights), &max, &min)
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

    /// Of the position and its mirror image the one whose sets are the smaller numbers, compared column by column, X's first.
    fn canonical(&self) -> Option<Self> {
        let mirrored = self.discs.map(|mut columns| {
            columns[..self.rules.columns].reverse();
            columns
        });
        Some(Self { discs: self.discs.min(mirrored), last: None, ..*self })
    }

    fn evaluate(&self) -> Evaluation {
        let count_open = |mark| count_lines(self.rules, &self.open_to(mark));
        match (self.rules.evaluation, self.winner()) {
            (EvaluationFunction::Outcome, Some(mark)) => Evaluation::Value(self.player_of(mark).view(Score::from(1))),
            (_, Some(mark)) => Evaluation::Value(self.player_of(mark).opponent().worst()),
            (EvaluationFunction::OpenLines, None) if !self.is_full() => {
                Evaluation::Difference { max: count_open(self.rules.max), min: count_open(self.rules.max.other()) }
            }
            (EvaluationFunction::Weighted(weights), None) if !self.is_full() => {
                Evaluation::Weighted(self.weighted(weights))
            }
            (_, None) => Evaluation::Value(Score::ZERO),
        }
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        self.rules.evaluation.can_return(score, u32::try_from(self.rules.line_count()).unwrap_or(u32::MAX))
    }

    fn evaluates_only_outcomes(&self) -> bool {
        self.rules.evaluation == EvaluationFunction::Outcome
    }
}
