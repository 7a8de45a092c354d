//! How the positions of a game are shown and spoken of: the trait [`GameView`] beside [`Game`].
//!
//! Knows no language and no pixel: it names kinds of places and outcomes, for which others have words and shapes. A search,
//! a recorder and a comparison do not need it.

use super::Game;
use super::board::{Board, CountedLines};
use crate::score::Player;
use std::cmp::Ordering;

/// A game whose positions can be drawn and whose moves have names.
pub trait GameView: Game {
    /// The board to draw.
    fn board(&self) -> Board;

    /// A move as node ids spell it, counted from 0: a cell `4`, a column `3`, a child's index. Different for every legal move.
    fn move_name(&self, mv: Self::Move) -> String;

    /// A move as boards and sentences show it: like [`move_name`](Self::move_name), but with cells, columns, pits, piles and
    /// children counted from 1.
    fn shown_move(&self, mv: Self::Move) -> String {
        self.move_name(mv)
    }

    /// The name that the author of the position gave to a move, where there is one.
    fn move_label(&self, _mv: Self::Move) -> Option<&str> {
        None
    }

    /// The index of a legal move in the list of [`legal_moves`](Game::legal_moves). A game whose moves are such indices returns
    /// it at once; otherwise the list is searched.
    fn move_index(&self, mv: Self::Move) -> Option<usize> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.iter().position(|&other| other == mv)
    }

    /// The kind of place that a move goes to, where players have a word for it.
    fn move_target(&self, _mv: Self::Move) -> Option<MoveTarget> {
        None
    }

    /// The name of the position, where it has one: its author's, or a letter that stands for one.
    fn name(&self) -> Option<&str> {
        None
    }

    /// The name that the author of the position gave to it, by which it is identified.
    fn given_name(&self) -> Option<&str> {
        self.name()
    }

    /// How the game has ended; `None` while it goes on, and in a game that is not won, lost or drawn.
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    /// Whether MAX is the only player, so that no turn is MIN's.
    fn is_solitary(&self) -> bool {
        false
    }

    /// The lines that the evaluation counted, MAX's first; `None` where it counted nothing that can be pointed at.
    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        None
    }
}

/// A kind of place on a board that has a word of its own in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveTarget {
    /// A cell where two sides of the board meet.
    Corner,
    /// A cell at one side, between two corners.
    Edge,
    /// The cell in the middle.
    Center,
    /// A column, told apart from the others by its number.
    Column,
    /// A square, told apart from the others by its name.
    Square,
    /// No place: the turn is passed.
    Pass,
    /// A pit, from which seeds or tokens are sown.
    Pit,
    /// A pile, from which objects are taken.
    Pile {
        /// How many objects are taken.
        objects: u16,
        /// The pile, counted from 0.
        pile: u8,
    },
    /// No place: the die is rolled.
    Roll,
    /// No place: the points are kept.
    Hold,
    /// No place: a number of the die, told apart from the others by its number.
    Die,
    /// The upper side, to which all tiles slide.
    Up,
    /// The right side.
    Right,
    /// The lower side.
    Down,
    /// The left side.
    Left,
    /// An empty cell, into which a tile is put.
    Tile {
        /// The number of the tile.
        tile: u32,
        /// The cell, counted from 0.
        cell: u8,
    },
}

impl MoveTarget {
    /// Whether a word says which move it is, so that a list of moves has the word in the reader's language.
    pub const fn is_word(self) -> bool {
        match self {
            Self::Roll | Self::Hold | Self::Up | Self::Right | Self::Down | Self::Left => true,
            Self::Corner
            | Self::Edge
            | Self::Center
            | Self::Column
            | Self::Square
            | Self::Pass
            | Self::Pit
            | Self::Pile { .. }
            | Self::Die
            | Self::Tile { .. } => false,
        }
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// This player has won.
    Won(Player),
    /// Neither player has won.
    Drawn,
}

impl Outcome {
    /// The outcome of a game that the player with the greater count wins.
    pub fn of_counts(max: u32, min: u32) -> Self {
        match max.cmp(&min) {
            Ordering::Greater => Self::Won(Player::Max),
            Ordering::Less => Self::Won(Player::Min),
            Ordering::Equal => Self::Drawn,
        }
    }
}
