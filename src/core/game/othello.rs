//! Othello on bit boards: the rules, the evaluation functions, and the eight symmetries of the board.
//!
//! A player's discs are a set of 64 bits: square a1, at the top left, is the lowest bit, then b1 and so on to h8. One
//! shift moves a whole set in one of the eight directions, so that all moves, and all discs that a move flips, are
//! computed for the whole board at once.

use super::board::{Board, Coordinates, Grid, Piece, PieceShape, Tiling};
use super::evaluation::{Evaluation, is_whole_within, whole};
use super::listed::ListedGame;
use super::marks::Mark;
use super::packed_move::PackedMove;
use super::weighted::{Feature, WeightedSum, Weights, greatest_sum, whole_weights};
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Player, Score};

/// The number of squares.
const CELLS: u32 = 64;
/// The number of squares in a row.
const SIDE: usize = 8;
/// All squares except those of the first column.
const NOT_A: u64 = 0xFEFE_FEFE_FEFE_FEFE;
/// All squares except those of the last column.
const NOT_H: u64 = 0x7F7F_7F7F_7F7F_7F7F;
const CORNERS: u64 = 0x8100_0000_0000_0081;
/// The squares at the sides, between two corners.
const EDGES: u64 = 0x7E81_8181_8181_817E;
/// The discs of X and of O in the initial position: e4 and d5, d4 and e5.
const OPENING: [u64; 2] = [1 << 28 | 1 << 35, 1 << 27 | 1 << 36];

/// The features of the weighted evaluation, in the order of the weights.
pub const FEATURES: &[Feature] = &[Feature::Corners, Feature::Mobility, Feature::Edges, Feature::Discs];

/// The default weights: a disc in a corner can never be flipped, and a player with a choice of moves is not forced into
/// bad ones.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([10, 3, 2, 1, 0, 0]);

/// A function that moves a set of squares by one square in one direction. Squares that would leave the board are
/// dropped.
type Shift = fn(u64) -> u64;

/// The eight directions.
const SHIFTS: [Shift; 8] = [
    |set| set >> 8,
    |set| set << 8,
    |set| set >> 1 & NOT_H,
    |set| set << 1 & NOT_A,
    |set| set >> 9 & NOT_H,
    |set| set << 9 & NOT_A,
    |set| set >> 7 & NOT_A,
    |set| set << 7 & NOT_H,
];

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum OthelloMove {
    /// A disc is put on a square, 0 to 63.
    Square(u8),
    /// The player has no legal square and passes.
    Pass,
}

/// A pass is packed as the number after the last square.
impl PackedMove for OthelloMove {
    fn to_bits(self) -> u32 {
        match self {
            Self::Square(square) => square.into(),
            Self::Pass => 64,
        }
    }

    fn from_bits(bits: u32) -> Option<Self> {
        match u8::try_from(bits).ok()? {
            square @ 0..64 => Some(Self::Square(square)),
            64 => Some(Self::Pass),
            _ => None,
        }
    }
}

/// A position of Othello. X is black.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Othello {
    /// The squares with a disc of X, and those with one of O.
    discs: [u64; 2],
    /// The mark to move.
    pub to_move: Mark,
    /// The mark that MAX plays.
    pub max: Mark,
    last: Option<u8>,
    /// The weights of the features; `None`: only discs are counted.
    pub weights: Option<Weights>,
}

impl Othello {
    /// Returns the initial position, with MAX playing this mark. X moves first.
    pub const fn new(max: Mark) -> Self {
        Self { discs: OPENING, to_move: Mark::X, max, last: None, weights: None }
    }

    /// Returns the position with these discs, row by row from a1. Every board is accepted: because players may pass,
    /// the numbers of discs do not determine the player to move.
    pub fn from_cells(cells: &[Option<Mark>; SIDE * SIDE], to_move: Mark, max: Mark) -> Self {
        let set = |mark| (0..64).filter(|&square| cells[square] == Some(mark)).fold(0, |set, square| set | 1 << square);
        Self { discs: [set(Mark::X), set(Mark::O)], to_move, max, last: None, weights: None }
    }

    /// Returns the same position with the weighted evaluation or, for `None`, with the evaluation that only counts
    /// discs.
    #[must_use]
    pub const fn with_weights(mut self, weights: Option<Weights>) -> Self {
        self.weights = weights;
        self
    }

    /// Returns the disc on a square, 0 to 63 row by row from a1.
    pub fn mark_at(&self, square: usize) -> Option<Mark> {
        Mark::in_sets(self.discs.map(|set| set >> square & 1 == 1))
    }

    /// Returns whether the discs are those of the initial position.
    pub const fn is_opening(&self) -> bool {
        self.discs[0] == OPENING[0] && self.discs[1] == OPENING[1]
    }

    /// Returns the discs of a mark and those of the other mark.
    const fn own_and_opposing_discs(&self, mark: Mark) -> (u64, u64) {
        (self.discs[mark as usize], self.discs[mark.other() as usize])
    }

    /// Returns the squares on which a mark can be put: those from which a run of the other mark's discs leads to one of
    /// its own.
    fn squares_for(&self, mark: Mark) -> u64 {
        let (own, other) = self.own_and_opposing_discs(mark);
        let reached = SHIFTS.iter().fold(0, |reached, shift| reached | shift(run(own, other, *shift)));
        reached & !own & !other
    }

    /// Returns the discs that are flipped by putting a mark on a square.
    fn turned_by(&self, mark: Mark, square: u8) -> u64 {
        let (own, other) = self.own_and_opposing_discs(mark);
        let runs = SHIFTS.iter().map(|shift| (run(1 << square, other, *shift), shift));
        // A run counts only if it ends at a disc of the mover.
        runs.filter(|(run, shift)| shift(*run) & own != 0).fold(0, |turned, (run, _)| turned | run)
    }

    /// Returns whether neither player can move.
    fn is_over(&self) -> bool {
        self.squares_for(Mark::X) == 0 && self.squares_for(Mark::O) == 0
    }

    /// Returns the numbers of MAX's and of MIN's discs.
    const fn counts(&self) -> (u32, u32) {
        let (max, min) = self.own_and_opposing_discs(self.max);
        (max.count_ones(), min.count_ones())
    }

    fn features_of(&self, mark: Mark) -> [u32; 4] {
        let (own, _) = self.own_and_opposing_discs(mark);
        [own & CORNERS, self.squares_for(mark), own & EDGES, own].map(u64::count_ones)
    }

    fn weighted(&self, weights: Weights) -> WeightedSum {
        let [max, min] = [self.max, self.max.other()].map(|mark| self.features_of(mark));
        WeightedSum::of_sides(FEATURES, weights, &max, &min)
    }
}

/// Returns the unbroken runs of `other` discs that start next to a square of `from` and lead away from it, of at most
/// six discs each.
fn run(from: u64, other: u64, shift: Shift) -> u64 {
    (0..6).fold(0, |run, _| run | shift(from | run) & other)
}

impl Game for Othello {
    type Move = OthelloMove;

    fn to_move(&self) -> Player {
        self.to_move.player(self.max)
    }

    fn legal_moves(&self, moves: &mut impl Extend<OthelloMove>) {
        let squares = self.squares_for(self.to_move);
        if squares != 0 {
            moves.extend((0..64).filter(|square| squares >> square & 1 == 1).map(OthelloMove::Square));
        } else if self.squares_for(self.to_move.other()) != 0 {
            moves.extend([OthelloMove::Pass]);
        }
    }

    fn after(&self, mv: OthelloMove) -> Self {
        let mut next = Self { to_move: self.to_move.other(), last: None, ..*self };
        if let OthelloMove::Square(square) = mv {
            let turned = self.turned_by(self.to_move, square);
            next.discs[self.to_move as usize] |= turned | 1 << square;
            next.discs[self.to_move.other() as usize] &= !turned;
            next.last = Some(square);
        }
        next
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        // A finished game is worth the difference in discs, whatever the weights.
        if let Some(weights) = self.weights.filter(|_| !self.is_over()) {
            return Evaluation::Weighted(self.weighted(weights));
        }
        let (max, min) = self.counts();
        Evaluation::Difference { max: max.cast_signed(), min: min.cast_signed() }
    }

    fn result_bounds(&self) -> Interval {
        Interval::around_zero(whole(CELLS))
    }

    fn estimate_bounds(&self) -> Interval {
        let estimates = self.weights.map_or(Score::ZERO, |weights| greatest_sum(&weights, CELLS));
        Interval::around_zero(estimates.max(whole(CELLS)))
    }

    fn can_evaluate_to(&self, score: Score) -> bool {
        self.weights.is_some() || is_whole_within(score, CELLS)
    }

    /// Returns the one of the eight images whose sets are the smallest numbers, comparing X's set first.
    fn canonical(&self) -> Option<Self> {
        let images = (0..8).map(|symmetry| self.discs.map(|set| image(set, symmetry)));
        images.min().map(|discs| Self { discs, last: None, ..*self })
    }
}

impl ListedGame for Othello {
    fn with_evaluation_of(&self, other: &Self) -> Option<Self> {
        Some(self.with_weights(other.weights))
    }
}

impl GameView for Othello {
    fn board(&self) -> Board {
        let disc = |mark: Mark| Piece { shape: PieceShape::Disc, owner: mark.player(self.max) };
        Board::Grid(Grid {
            columns: SIDE,
            cells: (0..SIDE * SIDE).map(|square| self.mark_at(square).map(disc)).collect(),
            last: self.last.map(usize::from),
            won: Vec::new(),
            coordinates: Coordinates::Algebraic,
            changed: Vec::new(),
            tiling: Tiling::Squares,
        })
    }

    fn move_name(&self, mv: OthelloMove) -> String {
        match mv {
            OthelloMove::Square(square) => format!("{}{}", char::from(b'a' + square % 8), square / 8 + 1),
            OthelloMove::Pass => "pass".to_owned(),
        }
    }

    fn move_target(&self, mv: OthelloMove) -> Option<MoveTarget> {
        Some(match mv {
            OthelloMove::Square(_) => MoveTarget::Square,
            OthelloMove::Pass => MoveTarget::Pass,
        })
    }

    fn outcome(&self) -> Option<Outcome> {
        let (max, min) = self.counts();
        self.is_over().then(|| Outcome::of_counts(max, min))
    }
}

/// Returns the image of a set of squares under one of the eight symmetries. The bits of `symmetry` mean: flipped
/// vertically, mirrored horizontally, transposed.
fn image(set: u64, symmetry: u8) -> u64 {
    let set = if symmetry & 1 == 0 { set } else { set.swap_bytes() };
    let set = if symmetry & 2 == 0 { set } else { set.reverse_bits().swap_bytes() };
    if symmetry & 4 == 0 { set } else { transposed(set) }
}

/// Returns the transpose of a set of squares: swaps the off-diagonal quarters, then those within each quarter, and so
/// on.
fn transposed(set: u64) -> u64 {
    let halves = [(28, 0x0000_0000_F0F0_F0F0), (14, 0x0000_CCCC_0000_CCCC), (7, 0x00AA_00AA_00AA_00AA)];
    halves.iter().fold(set, |set, &(by, half)| {
        let changed = (set ^ set >> by) & half;
        set ^ changed ^ changed << by
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::played_game::legal_moves;
    use crate::game::testing::{lines_of_play, move_names};

    fn position(board: [&str; 8], to_move: Mark) -> Othello {
        let cells: Vec<_> = board.concat().chars().map(Mark::of_letter).collect();
        Othello::from_cells(&cells.try_into().unwrap(), to_move, Mark::X)
    }

    /// The published numbers. No player has to pass that early.
    #[test]
    fn there_are_as_many_openings_as_are_published() {
        let game = Othello::new(Mark::X);
        let counts: Vec<u64> = (1..=7).map(|plies| lines_of_play(&game, plies)).collect();
        assert_eq!(counts, [4, 12, 56, 244, 1_396, 8_200, 55_092]);
    }

    #[test]
    fn the_first_moves_are_named_row_by_row() {
        let game = Othello::new(Mark::X);
        assert_eq!(move_names(&game), ["d3", "c4", "f5", "e6"]);
        let next = game.after(OthelloMove::Square(19));
        assert_eq!((next.evaluate().to_string(), next.to_move()), ("4−1=3".to_owned(), Player::Min));
        assert_eq!(move_names(&next), ["c3", "e3", "c5"]);
        assert_eq!(Othello::new(Mark::O).after(OthelloMove::Square(19)).evaluate().to_string(), "1−4=−3");
    }

    #[test]
    fn discs_are_turned_in_all_directions_and_nowhere_beyond_the_side() {
        let board = ["X..X..X.", ".O.O.O..", "..OOO...", "XOO.OOOX", "..OOO...", ".O.O.O..", "X..X..X.", "........"];
        let game = position(board, Mark::X).after(OthelloMove::Square(27));
        assert_eq!(game.evaluate().to_string(), "26−0=26");
        // A line does not continue from the right side of a row to the left side of the next.
        let wrapped = [".....XO.", "........", "......XO", "O.......", "X.......", "........", "........", "........"];
        assert_eq!(move_names(&position(wrapped, Mark::X)), ["h1", "a3"]);
    }

    #[test]
    fn a_side_that_cannot_move_passes_and_the_game_ends_when_neither_can() {
        let board = ["XO......", "........", "........", "........", "........", "........", "........", "........"];
        let game = position(board, Mark::O);
        assert_eq!((move_names(&game), game.outcome()), (vec!["pass".to_owned()], None));
        let passed = game.after(OthelloMove::Pass);
        assert_eq!((move_names(&passed), passed.to_move()), (vec!["c1".to_owned()], Player::Max));
        let end = passed.after(OthelloMove::Square(2));
        assert_eq!((move_names(&end).len(), end.outcome()), (0, Some(Outcome::Won(Player::Max))));
        assert_eq!(end.evaluate().to_string(), "3−0=3");
        let empty = Othello::from_cells(&[None; 64], Mark::X, Mark::X);
        assert_eq!((legal_moves(&empty).len(), empty.outcome()), (0, Some(Outcome::Drawn)));
    }

    #[test]
    fn the_four_first_moves_are_one() {
        let game = Othello::new(Mark::X);
        let class = |square| game.after(OthelloMove::Square(square)).canonical();
        assert!([26, 37, 44].iter().all(|&square| class(square) == class(19)));
        assert_ne!(class(19), game.canonical());
    }

    #[test]
    fn the_eight_symmetries_differ_and_keep_the_rules() {
        let mut game = Othello::new(Mark::X);
        for square in [19, 18, 26, 20, 37] {
            game = game.after(OthelloMove::Square(square));
        }
        let mut seen = Vec::new();
        for symmetry in 0..8 {
            let turned = Othello { discs: game.discs.map(|set| image(set, symmetry)), ..game };
            assert!(!seen.contains(&turned.discs));
            seen.push(turned.discs);
            assert_eq!(turned.canonical(), game.canonical());
            assert_eq!(turned.squares_for(Mark::O), image(game.squares_for(Mark::O), symmetry));
            assert_eq!(lines_of_play(&turned, 3), lines_of_play(&game, 3));
        }
    }
}
