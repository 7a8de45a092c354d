//! The wishes for a generated exercise: its game and size, how it is searched, and what the search must contain.
//!
//! Wishes may contradict each other. The generator of exercises decides whether it can fulfill them.

use crate::score::{CutOn, Player};
use crate::search::{Algorithm, Fail};

/// The wishes for a generated exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Wishes {
    /// The game, with the wishes that apply only to it.
    pub game: WishedGame,
    /// The depth in plies: of an explicit tree, or of the search of a board position. `None`: the depth that suits the
    /// game.
    pub depth: Option<usize>,
    /// The algorithm, one of those that students carry out [by hand](Algorithm::BY_HAND), or those [of
    /// players](Algorithm::BY_HAND_OF_PLAYERS).
    pub algorithm: Algorithm,
    /// The score that the search returns beyond its window.
    pub fail: Fail,
    /// Whether a tie with a bound cuts.
    pub cut_on: CutOn,
    /// The number of cutoffs that prune a branch because of the parent's bound.
    pub shallow: CountRange,
    /// The number of cutoffs that prune a branch because of the bound of an ancestor above the parent.
    pub deep: CountRange,
    /// The number of cutoffs that prune a branch and whose value equals the bound.
    pub equal: CountRange,
    /// The number of cutoffs that prune an inner node.
    pub saves_subtree: CountRange,
    /// The number of chance nodes of an explicit tree.
    pub chance: CountRange,
    /// The number of cutoffs at chance nodes that prune an outcome.
    pub star1: CountRange,
    /// Whether every cutoff must come before the last child, where it would save nothing.
    pub none_at_last_child: bool,
    /// Whether the decision at the root must require care: the best move is not the first, and two hasty ways to choose
    /// give a wrong one.
    pub careful_root: bool,
}

impl Wishes {
    /// The greatest depth that can be wished for.
    pub const MAX_DEPTH: usize = 8;

    /// Returns whether an exercise has chance nodes.
    pub const fn has_chance(&self) -> bool {
        0 < self.chance.min || 0 < self.star1.min
    }

    /// Returns the depth in plies: the wished one, or else the one that suits the game. `None`: to the end of the game.
    pub const fn searched_depth(&self) -> Option<usize> {
        match (self.depth, self.game) {
            (Some(depth), _) => Some(depth),
            // A deep cutoff needs a fourth ply.
            (None, WishedGame::Tree(_)) if 0 < self.deep.min => Some(4),
            (None, WishedGame::Tree(_)) => Some(3),
            (None, WishedGame::TicTacToe | WishedGame::ConnectFour { .. } | WishedGame::Kalah { .. }) => Some(2),
            (None, WishedGame::Nim { .. }) => None,
        }
    }
}

/// The game of a generated exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WishedGame {
    /// An explicit tree.
    Tree(TreeWishes),
    /// A position of tic-tac-toe.
    TicTacToe,
    /// A position of Connect Four.
    ConnectFour {
        /// The number of columns.
        columns: usize,
        /// The number of rows.
        rows: usize,
        /// The number of discs in a line.
        connect: usize,
    },
    /// A position of Kalah.
    Kalah {
        /// The number of pits on each side.
        pits: usize,
        /// The number of seeds in each pit at the start of the game.
        seeds: usize,
    },
    /// A position of Nim.
    Nim {
        /// The number of piles.
        piles: usize,
        /// The number of objects in each pile at the start of the game.
        objects: usize,
    },
}

impl WishedGame {
    /// Returns the number of players with payoffs of their own; `None` for two sides.
    pub const fn players(self) -> Option<usize> {
        match self {
            Self::Tree(tree) => tree.players,
            Self::TicTacToe | Self::ConnectFour { .. } | Self::Kalah { .. } | Self::Nim { .. } => None,
        }
    }

    /// Returns the algorithms that students carry out by hand in this game.
    pub const fn algorithms(self) -> [Algorithm; 4] {
        if self.players().is_some() { Algorithm::BY_HAND_OF_PLAYERS } else { Algorithm::BY_HAND }
    }

    /// Returns the algorithm where none is wished for.
    pub fn usual_algorithm(self) -> Algorithm {
        if self.players().is_some() { Algorithm::MaxN } else { Algorithm::default() }
    }

    /// The usual game of Connect Four.
    pub const CONNECT_FOUR: Self = Self::ConnectFour { columns: 7, rows: 6, connect: 4 };
    /// The usual game of Kalah.
    pub const KALAH: Self = Self::Kalah { pits: 6, seeds: 4 };
    /// A small game of Nim.
    pub const NIM: Self = Self::Nim { piles: 3, objects: 5 };

    /// Returns the sizes of a board game, each with its name and the greatest number that can be wished for. Empty for
    /// an explicit tree and tic-tac-toe.
    pub fn sizes_mut(&mut self) -> Vec<(&'static str, &mut usize, usize)> {
        match self {
            Self::Tree(_) | Self::TicTacToe => Vec::new(),
            Self::ConnectFour { columns, rows, connect } => {
                vec![("columns", columns, 20), ("rows", rows, 20), ("connect", connect, 20)]
            }
            Self::Kalah { pits, seeds } => vec![("pits", pits, 20), ("seeds", seeds, 50)],
            Self::Nim { piles, objects } => vec![("piles", piles, 20), ("objects", objects, 100)],
        }
    }

    /// Returns the sizes of a board game, each with its name.
    pub fn sizes(mut self) -> Vec<(&'static str, usize)> {
        self.sizes_mut().into_iter().map(|(name, size, _)| (name, *size)).collect()
    }
}

impl Default for WishedGame {
    fn default() -> Self {
        Self::Tree(TreeWishes::default())
    }
}

/// The wishes that apply only to explicit trees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeWishes {
    /// The number of children of an inner node.
    pub branching: NumberRange<usize>,
    /// The range of the leaves' values, which are whole numbers.
    pub values: NumberRange<i32>,
    /// Whether leaves may have equal values.
    pub ties: Ties,
    /// Whether all leaves are at the same depth.
    pub evenness: Evenness,
    /// The side to move at the root.
    pub first: Player,
    /// The number of players with payoffs of their own; `None`: MAX and MIN. Each leaf of several players is a vector
    /// with the same sum, whose entries are among the values.
    pub players: Option<usize>,
}

impl TreeWishes {
    /// The most children that can be wished for.
    pub const MAX_BRANCHING: usize = 10;
    /// The greatest absolute value that can be wished for.
    pub const MAX_VALUE: i32 = 1_000_000;

    /// Returns the usual tree of so many players with payoffs of their own, or of MAX and MIN. Vectors take more room
    /// on a page than numbers.
    pub fn usual(players: Option<usize>) -> Self {
        let usual = Self { players, ..Self::default() };
        match players {
            Some(_) => {
                Self { branching: NumberRange { min: 2, max: 2 }, values: NumberRange { min: 0, max: 9 }, ..usual }
            }
            None => usual,
        }
    }
}

impl Default for TreeWishes {
    fn default() -> Self {
        Self {
            branching: NumberRange { min: 2, max: 3 },
            values: NumberRange { min: 0, max: 20 },
            ties: Ties::Allowed,
            evenness: Evenness::Uniform,
            first: Player::Max,
            players: None,
        }
    }
}

/// The numbers from `min` to `max`, both included.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberRange<Number> {
    /// The smallest number.
    pub min: Number,
    /// The greatest number.
    pub max: Number,
}

/// Whether leaves of an explicit tree may have equal values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Ties {
    /// Leaves may have equal values.
    #[default]
    Allowed,
    /// No two leaves have the same value.
    Forbidden,
    /// The search must enter two children of a node that are both worth as much as the node.
    Wanted,
}

/// Whether all leaves of an explicit tree are at the same depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Evenness {
    /// All leaves are at the same depth.
    #[default]
    Uniform,
    /// Some leaves are at the full depth, and some are above it.
    Ragged,
}

/// The range of how many of something an exercise must contain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct CountRange {
    /// The smallest number.
    pub min: usize,
    /// The greatest number, if there is a limit.
    pub max: Option<usize>,
}

impl CountRange {
    /// The greatest number that can be wished for.
    pub const MAX: usize = 1_000;

    /// Any number.
    pub const ANY: Self = Self { min: 0, max: None };

    /// Returns the range of all numbers from `min` on.
    pub const fn at_least(min: usize) -> Self {
        Self { min, max: None }
    }

    /// Returns the distance of a number from the range: 0 if it is within.
    pub fn distance(self, count: usize) -> usize {
        let above = self.max.map_or(0, |max| count.saturating_sub(max));
        self.min.saturating_sub(count) + above
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_is_as_deep_as_a_deep_cutoff_needs() {
        let deep = Wishes { deep: CountRange::at_least(1), ..Wishes::default() };
        assert_eq!([Wishes::default(), deep].map(|wishes| wishes.searched_depth()), [Some(3), Some(4)]);
        assert_eq!(Wishes { depth: Some(3), ..deep }.searched_depth(), Some(3));
    }

    #[test]
    fn a_number_outside_a_range_has_a_distance() {
        let range = CountRange { min: 2, max: Some(4) };
        assert_eq!([0, 1, 2, 3, 4, 5, 7].map(|count| range.distance(count)), [2, 1, 0, 0, 0, 1, 3]);
        assert_eq!(CountRange::at_least(1).distance(100), 0);
        assert_eq!(CountRange::ANY.distance(0), 0);
    }
}
