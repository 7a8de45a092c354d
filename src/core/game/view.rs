//! How the positions of a game are shown and described: the trait [`GameView`], which complements [`Game`].
//!
//! Does not depend on a language or on pixels: it returns kinds of squares and outcomes, for which other modules have
//! words and shapes. Searches, recorders and comparisons do not need it.

use super::Game;
use super::board::{Board, CountedLines};
use crate::score::Player;
use std::cmp::Ordering;

/// A game whose positions can be drawn and whose moves have names.
pub trait GameView: Game {
    /// Returns the board to draw.
    fn board(&self) -> Board;

    /// Returns whether a board is drawn for the position, and not the node itself.
    fn has_board(&self) -> bool {
        self.board() != Board::Abstract
    }

    /// Returns a board that is as large as any board of the game, if its boards differ in size.
    fn largest_board(&self) -> Board {
        self.board()
    }

    /// Returns a move as node ids spell it, counted from 0: a cell `4`, a column `3`, a child's index. It differs for
    /// every legal move.
    fn move_name(&self, mv: Self::Move) -> String;

    /// Returns a move as boards and sentences show it: like [`move_name`](Self::move_name), but with cells, columns,
    /// pits, piles and children counted from 1.
    fn shown_move(&self, mv: Self::Move) -> String {
        self.move_name(mv)
    }

    /// Returns the name that the author of the position gave to a move, if there is one.
    fn move_label(&self, _mv: Self::Move) -> Option<&str> {
        None
    }

    /// Returns the legal move with this name, as [`move_name`](Self::move_name) spells it.
    fn move_named(&self, name: &str) -> Option<Self::Move> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.into_iter().find(|&mv| self.move_name(mv) == name)
    }

    /// Returns whether a move reads like another legal move: both have the same label, or lead to a node of that name.
    /// A game with wide nodes knows it in advance; otherwise the list of moves is searched.
    fn reads_like_another(&self, mv: Self::Move) -> bool {
        let given = |mv| self.move_label(mv).map(str::to_owned).or_else(|| self.after(mv).name().map(str::to_owned));
        let (mut moves, name) = (Vec::new(), given(mv));
        if name.is_some() {
            self.legal_moves(&mut moves);
        }
        moves.into_iter().any(|other| other != mv && given(other) == name)
    }

    /// Returns the index of a legal move in the list of [`legal_moves`](Game::legal_moves). A game whose moves are such
    /// indices returns it directly; otherwise the list is searched.
    fn move_index(&self, mv: Self::Move) -> Option<usize> {
        let mut moves = Vec::new();
        self.legal_moves(&mut moves);
        moves.iter().position(|&other| other == mv)
    }

    /// Returns the kind of square or action that a move aims at, if players have a word for it.
    fn move_target(&self, _mv: Self::Move) -> Option<MoveTarget> {
        None
    }

    /// Returns the name of the position, if it has one: the author's, or a letter used as a name.
    fn name(&self) -> Option<&str> {
        None
    }

    /// Returns the name that the author of the position gave to it, by which it is identified.
    fn given_name(&self) -> Option<&str> {
        self.name()
    }

    /// Returns how the game has ended; `None` if it is not over, and in a game that is not won, lost or drawn.
    fn outcome(&self) -> Option<Outcome> {
        None
    }

    /// Returns whether MAX is the only player, so that no turn is MIN's.
    fn is_solitary(&self) -> bool {
        false
    }

    /// Returns the lines that the evaluation counted, MAX's first; `None` if it counted no lines.
    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        None
    }
}

/// The target of a move, for which every language has a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveTarget {
    /// A cell where two sides of the board meet.
    Corner,
    /// A cell at one side, between two corners.
    Edge,
    /// The cell in the middle.
    Center,
    /// A column, identified by its number.
    Column,
    /// A square, identified by its name.
    Square,
    /// No target: the turn is passed.
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
    /// No target: the die is rolled.
    Roll,
    /// No target: the points are kept.
    Hold,
    /// No target: the die shows a number, which identifies the move.
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
    /// Returns the part of a square board, with this number of rows and of columns, in which a cell is; cells are
    /// numbered row by row.
    pub const fn in_square(cell: usize, side: usize) -> Self {
        let (row, column) = (cell / side, cell % side);
        match (row == 0 || row + 1 == side, column == 0 || column + 1 == side) {
            (true, true) => Self::Corner,
            (false, false) => Self::Center,
            (true, false) | (false, true) => Self::Edge,
        }
    }

    /// Returns whether the word alone identifies the move, so that a list of moves shows the word in the reader's
    /// language.
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
    /// Returns the outcome of a game that the player with the greater count wins.
    pub fn of_counts(max: u32, min: u32) -> Self {
        match max.cmp(&min) {
            Ordering::Greater => Self::Won(Player::Max),
            Ordering::Less => Self::Won(Player::Min),
            Ordering::Equal => Self::Drawn,
        }
    }
}
