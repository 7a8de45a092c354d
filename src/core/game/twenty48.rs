//! 2048 on small boards: MAX slides all tiles to one side, where equal ones merge, and chance puts a 2 or a 4 into an
//! empty cell.
//!
//! G. Cirulli, "2048", 2014. There is no MIN. The score of the original game is not used: a position is worth a
//! weighted sum of features that make it easy to continue.

use super::board::{Board, Coordinates, Grid, Piece, PieceShape, Tiling};
use super::evaluation::Evaluation;
use super::listed::ListedGame;
use super::packed_move::PackedMove;
use super::weighted::{Feature, FeatureWeight, WeightedSum, Weights, whole_weights};
use super::{Game, GameView, MoveTarget};
use crate::score::{Interval, Player, Turn};

/// The least and the greatest number of rows and of columns.
pub const SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// The greatest tile that a position may begin with, which is the greatest possible in a game on 16 cells.
pub const MAX_TILE: u32 = 1 << 17;

const MAX_CELLS: usize = 16;

/// The weights of a new 2 and of a new 4, as in the original.
const NEW_TILES: [(u8, u32); 2] = [(1, 9), (2, 1)];

/// The features of the evaluation, in the order of the weights.
pub const FEATURES: &[Feature] = &[Feature::Empty, Feature::Merges, Feature::Monotone, Feature::Corner];

/// The default weights: without empty cells the game is over, and a merge frees a cell.
pub const DEFAULT_WEIGHTS: Weights = whole_weights([3, 2, 1, 4, 0, 0]);

/// A position of 2048.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Twenty48 {
    columns: u8,
    rows: u8,
    /// The tiles row by row from the top left, each as its power of 2. Empty cells and cells beyond the board are 0.
    powers: [u8; MAX_CELLS],
    /// Whether chance puts a tile next.
    is_due: bool,
    /// The cell of the tile that was put last.
    last: Option<u8>,
    weights: Weights,
}

/// A direction in which all tiles slide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TileSlide {
    /// To the upper side.
    Up,
    /// To the right side.
    Right,
    /// To the lower side.
    Down,
    /// To the left side.
    Left,
}

impl TileSlide {
    /// All directions, in the order in which they are tried.
    pub const ALL: [Self; 4] = [Self::Up, Self::Right, Self::Down, Self::Left];
}

/// A move: MAX's slide, or chance's tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Twenty48Move {
    /// All tiles slide in a direction.
    Slide(TileSlide),
    /// A tile is put into an empty cell.
    Tile {
        /// The cell, row by row from the top left.
        cell: u8,
        /// 1 for a 2, and 2 for a 4.
        power: u8,
    },
}

/// Packs a slide as a number below 4. The numbers of the tiles follow, two for each cell.
impl PackedMove for Twenty48Move {
    fn to_bits(self) -> u32 {
        match self {
            Self::Slide(slide) => slide as u32,
            Self::Tile { cell, power } => 3 + 2 * u32::from(cell) + u32::from(power),
        }
    }

    fn from_bits(bits: u32) -> Option<Self> {
        let bits = usize::try_from(bits).ok()?;
        if let Some(&slide) = TileSlide::ALL.get(bits) {
            return Some(Self::Slide(slide));
        }
        let cell = u8::try_from((bits - 4) / 2).ok().filter(|&cell| usize::from(cell) < MAX_CELLS)?;
        Some(Self::Tile { cell, power: if bits.is_multiple_of(2) { 1 } else { 2 } })
    }
}

impl Twenty48 {
    /// Returns the position with these tiles, row by row, 0 for an empty cell, and MAX to move. Returns `None` if a row
    /// or a column is shorter or longer than [`SIZES`], rows differ in length, or a tile is not a power of 2 from 2 to
    /// [`MAX_TILE`].
    pub fn new(rows: &[Vec<u32>]) -> Option<Self> {
        let columns = rows.first()?.len();
        let is_size = |size: usize| SIZES.contains(&size);
        if !is_size(rows.len()) || !is_size(columns) || rows.iter().any(|row| row.len() != columns) {
            return None;
        }
        let mut powers = [0; MAX_CELLS];
        for (power, &tile) in powers.iter_mut().zip(rows.iter().flatten()) {
            *power = match tile {
                0 => 0,
                2..=MAX_TILE if tile.is_power_of_two() => u8::try_from(tile.ilog2()).ok()?,
                _ => return None,
            };
        }
        let [columns, rows] = [columns, rows.len()].map(|size| u8::try_from(size).unwrap_or(u8::MAX));
        Some(Self { columns, rows, powers, is_due: false, last: None, weights: DEFAULT_WEIGHTS })
    }

    /// Returns the same position, in which chance does or does not put a tile next. It never does if no cell is empty.
    #[must_use]
    pub fn with_due(self, is_due: bool) -> Self {
        Self { is_due: is_due && self.powers().contains(&0), ..self }
    }

    /// Returns the same position, evaluated with other weights.
    #[must_use]
    pub const fn with_weights(mut self, weights: Weights) -> Self {
        self.weights = weights;
        self
    }

    /// Returns the weights of the features.
    pub const fn weights(&self) -> Weights {
        self.weights
    }

    /// Returns whether chance puts a tile next.
    pub const fn is_due(&self) -> bool {
        self.is_due
    }

    /// Returns the tiles row by row from the top left, 0 for an empty cell.
    pub fn rows(&self) -> Vec<Vec<u32>> {
        let tile = |&power: &u8| if power == 0 { 0 } else { 1 << power };
        self.powers().chunks(self.columns.into()).map(|row| row.iter().map(tile).collect()).collect()
    }

    fn powers(&self) -> &[u8] {
        &self.powers[..usize::from(self.columns * self.rows)]
    }

    /// Returns the cells of the lines along which tiles slide in a direction, each line from the side to which they
    /// slide.
    fn lines(self, slide: TileSlide) -> impl Iterator<Item = impl Iterator<Item = usize> + Clone> {
        let (columns, rows) = (usize::from(self.columns), usize::from(self.rows));
        let (lines, length, [first, between, step]) = match slide {
            TileSlide::Left => (rows, columns, [0, columns, 1]),
            TileSlide::Right => (rows, columns, [columns - 1, columns, usize::MAX]),
            TileSlide::Up => (columns, rows, [0, 1, columns]),
            TileSlide::Down => (columns, rows, [columns * (rows - 1), 1, columns.wrapping_neg()]),
        };
        (0..lines)
            .map(move |line| (0..length).map(move |at| (first + line * between).wrapping_add(at.wrapping_mul(step))))
    }

    /// Returns the powers after a slide. A tile that has been merged is not merged again.
    fn slid(&self, slide: TileSlide) -> [u8; MAX_CELLS] {
        let mut powers = [0; MAX_CELLS];
        for line in self.lines(slide) {
            let mut free = line.clone();
            let mut waiting: Option<usize> = None;
            for power in line.map(|cell| self.powers[cell]).filter(|&power| power != 0) {
                if let Some(cell) = waiting.take().filter(|&cell| powers[cell] == power) {
                    powers[cell] += 1;
                } else {
                    waiting = free.next();
                    powers[waiting.expect("a line has a cell for each of its tiles")] = power;
                }
            }
        }
        powers
    }

    /// Returns how often each feature occurs. For merges and order, empty cells between two tiles are ignored.
    fn counts(&self) -> [u32; 4] {
        let (mut merges, mut monotone) = (0, 0);
        for line in self.lines(TileSlide::Left).chain(self.lines(TileSlide::Up)) {
            let tiles = line.map(|cell| self.powers[cell]).filter(|&power| power != 0);
            let pairs = || tiles.clone().zip(tiles.clone().skip(1));
            merges += pairs().filter(|(tile, next)| tile == next).count();
            monotone +=
                usize::from(pairs().all(|(tile, next)| tile <= next) || pairs().all(|(tile, next)| next <= tile));
        }
        let (columns, cells) = (usize::from(self.columns), self.powers().len());
        let greatest = self.powers().iter().max().copied().filter(|&power| power != 0);
        let corner =
            [0, columns - 1, cells - columns, cells - 1].iter().any(|&cell| Some(self.powers[cell]) == greatest);
        let empty = self.powers().iter().map(|&power| usize::from(power == 0)).sum::<usize>();
        [empty, merges, monotone, corner.into()].map(|count| u32::try_from(count).expect("boards are small"))
    }

    /// Returns the greatest possible count of each feature on a board of this size.
    fn most(&self) -> [u32; 4] {
        let (columns, rows) = (u32::from(self.columns), u32::from(self.rows));
        [columns * rows, rows * (columns - 1) + columns * (rows - 1), rows + columns, 1]
    }
}

/// The default is a board of three by three cells with tiles in the two upper corners.
impl Default for Twenty48 {
    fn default() -> Self {
        Self::new(&[vec![2, 0, 2], vec![0; 3], vec![0; 3]]).expect("the board is within the limits")
    }
}

impl Game for Twenty48 {
    type Move = Twenty48Move;

    fn to_move(&self) -> Player {
        Player::Max
    }

    fn turn(&self) -> Turn {
        if self.is_due { Turn::Chance } else { Turn::Player(Player::Max) }
    }

    fn has_chance(&self) -> bool {
        true
    }

    fn weight(&self, mv: Twenty48Move) -> u32 {
        match mv {
            Twenty48Move::Slide(_) => 1,
            Twenty48Move::Tile { power, .. } => NEW_TILES.iter().find(|new| new.0 == power).map_or(1, |new| new.1),
        }
    }

    /// Returns the least and the greatest sum, in which all features with negative weights, or all with positive ones,
    /// have their greatest counts.
    fn bounds(&self) -> Interval {
        let end = |is_counted: fn(f64) -> bool| {
            let weights =
                self.weights.map(|weight| if is_counted(weight.get()) { weight } else { FeatureWeight::default() });
            WeightedSum::of_sides(FEATURES, weights, &self.most(), &[0; 4]).score()
        };
        Interval { low: end(|weight| weight < 0.0), high: end(|weight| 0.0 < weight) }
    }

    fn legal_moves(&self, moves: &mut impl Extend<Twenty48Move>) {
        if self.is_due {
            let empty = (0..).zip(self.powers()).filter(|&(_, &power)| power == 0);
            moves.extend(empty.flat_map(|(cell, _)| NEW_TILES.map(|(power, _)| Twenty48Move::Tile { cell, power })));
        } else {
            let changes = |&slide: &TileSlide| self.slid(slide) != self.powers;
            moves.extend(TileSlide::ALL.into_iter().filter(changes).map(Twenty48Move::Slide));
        }
    }

    fn after(&self, mv: Twenty48Move) -> Self {
        match mv {
            Twenty48Move::Slide(slide) => Self { powers: self.slid(slide), is_due: true, last: None, ..*self },
            Twenty48Move::Tile { cell, power } => {
                let mut next = Self { is_due: false, last: Some(cell), ..*self };
                next.powers[usize::from(cell)] = power;
                next
            }
        }
    }

    fn key(&self) -> Self {
        Self { last: None, ..*self }
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Weighted(WeightedSum::of_sides(FEATURES, self.weights, &self.counts(), &[0; 4]))
    }
}

impl ListedGame for Twenty48 {
    fn with_evaluation_of(&self, other: &Self) -> Option<Self> {
        Some(self.with_weights(other.weights()))
    }
}

impl GameView for Twenty48 {
    fn board(&self) -> Board {
        let tile = |tile: u32| (tile != 0).then_some(Piece { shape: PieceShape::Tile(tile), owner: Player::Max });
        Board::Grid(Grid {
            columns: self.columns.into(),
            cells: self.rows().concat().into_iter().map(tile).collect(),
            last: self.last.map(usize::from),
            won: Vec::new(),
            coordinates: Coordinates::TileNumbers,
            changed: Vec::new(),
            tiling: Tiling::Squares,
        })
    }

    fn move_name(&self, mv: Twenty48Move) -> String {
        match mv {
            Twenty48Move::Slide(TileSlide::Up) => "up".to_owned(),
            Twenty48Move::Slide(TileSlide::Right) => "right".to_owned(),
            Twenty48Move::Slide(TileSlide::Down) => "down".to_owned(),
            Twenty48Move::Slide(TileSlide::Left) => "left".to_owned(),
            Twenty48Move::Tile { cell, power } => format!("{cell}-{}", 1 << power),
        }
    }

    fn shown_move(&self, mv: Twenty48Move) -> String {
        match mv {
            Twenty48Move::Slide(_) => self.move_name(mv),
            Twenty48Move::Tile { cell, power } => format!("{}-{}", cell + 1, 1 << power),
        }
    }

    fn is_solitary(&self) -> bool {
        true
    }

    fn move_target(&self, mv: Twenty48Move) -> Option<MoveTarget> {
        Some(match mv {
            Twenty48Move::Slide(TileSlide::Up) => MoveTarget::Up,
            Twenty48Move::Slide(TileSlide::Right) => MoveTarget::Right,
            Twenty48Move::Slide(TileSlide::Down) => MoveTarget::Down,
            Twenty48Move::Slide(TileSlide::Left) => MoveTarget::Left,
            Twenty48Move::Tile { cell, power } => MoveTarget::Tile { tile: 1 << power, cell },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::played_game::legal_moves;
    use crate::game::testing::move_names;

    fn board(rows: &[&[u32]]) -> Twenty48 {
        Twenty48::new(&rows.iter().map(|row| row.to_vec()).collect::<Vec<_>>()).unwrap()
    }

    fn slid(rows: &[&[u32]], slide: TileSlide) -> Vec<Vec<u32>> {
        board(rows).after(Twenty48Move::Slide(slide)).rows()
    }

    #[test]
    fn equal_tiles_merge_once_from_the_side_to_which_they_slide() {
        for (before, left, right) in [
            ([2, 2, 2, 0], [4, 2, 0, 0], [0, 0, 2, 4]),
            ([2, 2, 2, 2], [4, 4, 0, 0], [0, 0, 4, 4]),
            ([4, 2, 0, 2], [4, 4, 0, 0], [0, 0, 4, 4]),
            ([2, 4, 2, 4], [2, 4, 2, 4], [2, 4, 2, 4]),
            ([0, 8, 0, 8], [16, 0, 0, 0], [0, 0, 0, 16]),
        ] {
            assert_eq!(slid(&[&before, &[0; 4]], TileSlide::Left)[0], left);
            assert_eq!(slid(&[&before, &[0; 4]], TileSlide::Right)[0], right);
        }
        assert_eq!(slid(&[&[2, 4, 8], &[2, 0, 8]], TileSlide::Up), [[4, 4, 16], [0, 0, 0]]);
        assert_eq!(slid(&[&[2, 4, 8], &[2, 0, 4]], TileSlide::Down), [[0, 0, 8], [4, 4, 4]]);
    }

    #[test]
    fn only_slides_that_change_the_board_are_legal_and_then_a_tile_is_due() {
        let game = board(&[&[2, 0], &[0, 0]]);
        assert_eq!((move_names(&game), game.turn()), (vec!["right".to_owned(), "down".to_owned()], Player::Max.into()));
        let next = game.after(Twenty48Move::Slide(TileSlide::Right));
        assert_eq!(
            (move_names(&next), next.turn()),
            (["0-2", "0-4", "2-2", "2-4", "3-2", "3-4"].map(str::to_owned).into(), Turn::Chance)
        );
        assert_eq!(legal_moves(&next).into_iter().map(|mv| next.weight(mv)).collect::<Vec<_>>(), [9, 1, 9, 1, 9, 1]);
        let put = next.after(legal_moves(&next)[3]);
        assert_eq!((put.rows(), put.turn()), (vec![vec![0, 2], vec![4, 0]], Player::Max.into()));
        assert!(move_names(&board(&[&[2, 4], &[4, 2]])).is_empty(), "the game is over");
    }

    #[test]
    fn the_features_are_those_that_can_be_counted_by_hand() {
        for (rows, sum) in [
            ([[2, 0, 2], [0, 0, 0], [0, 0, 0]], "3×7 + 2×1 + 1×6 + 4×1 = 33"),
            ([[2, 4, 2], [0, 8, 0], [2, 4, 2]], "3×2 + 2×2 + 1×3 + 4×0 = 13"),
            ([[16, 8, 4], [2, 2, 4], [0, 0, 0]], "3×3 + 2×2 + 1×6 + 4×1 = 23"),
        ] {
            assert_eq!(board(&rows.each_ref().map(|row| &row[..])).evaluate().to_string(), sum);
        }
    }

    #[test]
    fn boards_have_two_to_four_rows_and_columns_of_powers_of_two() {
        let is_possible = |rows: &[Vec<u32>]| Twenty48::new(rows).is_some();
        assert!(is_possible(&[vec![0, 2], vec![MAX_TILE, 0]]) && is_possible(&vec![vec![4; 4]; 2]));
        for rows in [
            vec![vec![2; 2]],
            vec![vec![2; 5]; 2],
            vec![vec![2; 2], vec![2; 3]],
            vec![vec![3; 2]; 2],
            vec![vec![1; 2]; 2],
        ] {
            assert!(!is_possible(&rows), "{rows:?}");
        }
        assert!(!board(&[&[2, 4], &[4, 2]]).with_due(true).is_due(), "no cell is empty");
    }

    #[test]
    fn every_move_is_packed_and_nothing_else_is_one() {
        let all: Vec<u32> = (0..99).filter_map(Twenty48Move::from_bits).map(Twenty48Move::to_bits).collect();
        assert_eq!(all, (0..36).collect::<Vec<_>>());
    }
}
