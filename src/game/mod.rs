//! What a game is to a search: whose turn it is, which moves there are, and what a position is worth.
//!
//! Knows no search, no trace, no window and no language. One game a file; no game uses another.

pub mod any;
pub mod babilego;
pub mod board;
pub mod connect_four;
pub mod evaluation;
pub mod guide;
pub mod kalah;
pub mod mancala;
pub mod marks;
pub mod nim;
pub mod othello;
pub mod played_game;
pub mod symmetry;
pub mod tic_tac_toe;
pub mod tree;
pub mod weighted;
pub mod what_if;

use crate::score::Player;
use board::{Board, CountedLines};
use evaluation::Evaluation;
use std::cmp::Ordering;
use std::fmt::Debug;
use std::hash::Hash;

/// A position of a two-player game of perfect information, with its rules.
///
/// Positions are values: [`after`](Self::after) makes a new one, so nothing ever has to be undone. Two positions are equal
/// only if everything that can follow is equal: a transposition table takes one for the other.
pub trait Game: Clone + Eq + Hash {
    /// A move, small enough to be copied about.
    type Move: Copy + Eq + Hash + Debug;

    /// Whose turn it is. May be the same side twice running.
    fn to_move(&self) -> Player;

    /// Extends `moves`, a vector usually, by the legal moves in the order in which they are tried. None: the game is
    /// over here.
    fn legal_moves(&self, moves: &mut impl Extend<Self::Move>);

    /// The position after a legal move.
    #[must_use]
    fn after(&self, mv: Self::Move) -> Self;

    /// What the position is worth without looking further: the outcome where the game is over, an estimate elsewhere.
    fn evaluate(&self) -> Evaluation;

    /// The position without what only tells how it came about: equal for two positions from which the same game goes on.
    #[must_use]
    fn key(&self) -> Self {
        self.clone()
    }

    /// How many bytes the position holds beside its own size: what a table that keeps it takes.
    fn heap_bytes(&self) -> usize {
        0
    }

    /// Whether [`evaluate`](Self::evaluate) means anything here. Where it does not, a search that may look no further looks
    /// further all the same.
    fn can_be_evaluated(&self) -> bool {
        true
    }

    /// Whether [`evaluate`](Self::evaluate) of a game that goes on is 0 only because nothing is known of how it ends.
    fn evaluates_only_outcomes(&self) -> bool {
        false
    }

    /// How the game has ended, if it has and if ending means winning, losing or drawing.
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    /// A move as node ids spell it: a cell `4`, a column `3`, a child's index.
    fn move_name(&self, mv: Self::Move) -> String;

    /// A move as boards and sentences show it: spelled as by [`move_name`](Self::move_name), but with cells, columns, pits,
    /// piles and children counted from 1.
    fn shown_move(&self, mv: Self::Move) -> String {
        self.move_name(mv)
    }

    /// A move as people call it, where the position's author gave it a name of its own.
    fn move_label(&self, _mv: Self::Move) -> Option<&str> {
        None
    }

    /// What kind of place a move goes to, where players have a word for it.
    fn move_target(&self, _mv: Self::Move) -> Option<MoveTarget> {
        None
    }

    /// The position's own name, where its author gave it one.
    fn name(&self) -> Option<&str> {
        None
    }

    /// The one position that stands for this one and all its rotations and mirror images: equal for two positions exactly
    /// if a symmetry of the board turns one into the other. `None` in a game whose board has no symmetry.
    fn canonical(&self) -> Option<Self> {
        None
    }

    /// Whether the tree below is given in advance rather than made by rules, so that also the parts which a search
    /// never looks at are known and small enough to be shown.
    fn is_explicit_tree(&self) -> bool {
        false
    }

    /// What to draw.
    fn board(&self) -> Board;

    /// What the evaluation counted for MAX and for MIN, where it counts anything that can be pointed at.
    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        None
    }
}

/// A kind of place on a board that has a word of its own in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveTarget {
    /// Where two sides of the board meet.
    Corner,
    /// At one side, between two corners.
    Edge,
    /// The middle.
    Centre,
    /// One of the columns, which its number tells from the others.
    Column,
    /// One of the squares, which its name tells from the others.
    Square,
    /// Nowhere: a turn is passed over.
    Pass,
    /// A pit, from which seeds or tokens are sown.
    Pit,
    /// A pile, from which something is taken.
    Pile {
        /// How many objects.
        objects: u16,
        /// Which pile, counted from 0.
        pile: u8,
    },
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This side has won.
    Won(Player),
    /// Nobody has.
    Drawn,
}

impl Outcome {
    /// The end of a game that whoever has more has won.
    #[must_use]
    pub fn of_counts(max: u32, min: u32) -> Self {
        match max.cmp(&min) {
            Ordering::Greater => Self::Won(Player::Max),
            Ordering::Less => Self::Won(Player::Min),
            Ordering::Equal => Self::Drawn,
        }
    }
}
