//! The closed list of games that the program contains, as one game: [`AnyGame`].
//!
//! Adds nothing to the games: every call is forwarded to the game at hand. The list is [`each_game`](crate::each_game).

use super::board::{Board, CountedLines};
use super::evaluation::Evaluation;
use super::listed::ListedGame;
use super::packed_move::{PackMoves, PackedMove};
use super::players::Players;
use super::tic_tac_toe::TicTacToe;
use super::tree::Tree;
use super::{Counts, Game, GameView, MoveTarget, Outcome};
use crate::score::{Interval, Payoffs, Player, Score, Turn};

/// Defines [`AnyGame`] and [`AnyMove`] from the list of games.
macro_rules! define {
    ($($module:ident: $name:ident, $position:literal, $move:literal;)*) => {
        /// A position of any of the games.
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub enum AnyGame {
            $(#[doc = $position] $name(super::$module::$name),)*
        }

        /// A move of any of the games.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AnyMove {
            $(#[doc = $move] $name(<super::$module::$name as Game>::Move),)*
        }

        impl AnyGame {
            /// The names of the games, which are also the names of the variants and the names in position files.
            pub const NAMES: &[&str] = &[$(stringify!($name)),*];

            /// Returns the same position, in which a win counts more the sooner it comes. A game without lines is
            /// returned unchanged.
            #[must_use]
            pub fn with_sooner(&self) -> Self {
                match self { $(Self::$name(game) => Self::$name(game.with_sooner_wins()),)* }
            }

            /// Returns whether a win counts more the sooner it comes.
            pub fn is_sooner(&self) -> bool {
                match self { $(Self::$name(game) => game.has_sooner_wins(),)* }
            }

            /// Returns the same position from the view of the player to move, if a game has more than two. A game of
            /// two sides is returned unchanged, and so is a tree, which has its own root.
            #[must_use]
            pub fn seen_by_mover(&self) -> Self {
                match self { $(Self::$name(game) => Self::$name(game.viewed_by_mover()),)* }
            }

            /// Returns the same position with the evaluation function and the move order of `other`; `None` if the
            /// games differ or have only one evaluation function.
            pub fn evaluated_as(&self, other: &Self) -> Option<Self> {
                match self {
                    $(Self::$name(game) => {
                        let Self::$name(other) = other else { return None };
                        game.with_evaluation_of(other).map(Self::$name)
                    })*
                }
            }
        }

        $(impl From<super::$module::$name> for AnyGame {
            fn from(game: super::$module::$name) -> Self {
                Self::$name(game)
            }
        })*

        impl Game for AnyGame {
            type Move = AnyMove;

            fn to_move(&self) -> Player {
                match self { $(Self::$name(game) => game.to_move(),)* }
            }

            fn turn(&self) -> Turn {
                match self { $(Self::$name(game) => game.turn(),)* }
            }

            fn has_chance(&self) -> bool {
                match self { $(Self::$name(game) => game.has_chance(),)* }
            }

            fn has_fractions(&self) -> bool {
                match self { $(Self::$name(game) => game.has_fractions(),)* }
            }

            fn weight(&self, mv: AnyMove) -> u32 {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.weight(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn bounds(&self) -> Interval {
                match self { $(Self::$name(game) => game.bounds(),)* }
            }

            fn counts(&self) -> Option<Counts> {
                match self { $(Self::$name(game) => game.counts(),)* }
            }

            fn prior(&self, mv: AnyMove) -> Option<Score> {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.prior(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn result_bounds(&self) -> Interval {
                match self { $(Self::$name(game) => game.result_bounds(),)* }
            }

            fn estimate_bounds(&self) -> Interval {
                match self { $(Self::$name(game) => game.estimate_bounds(),)* }
            }

            fn legal_moves(&self, moves: &mut impl Extend<AnyMove>) {
                match self { $(Self::$name(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::$name }),)* }
            }

            fn after(&self, mv: AnyMove) -> Self {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => Self::$name(game.after(mv)),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn evaluate(&self) -> Evaluation {
                match self { $(Self::$name(game) => game.evaluate(),)* }
            }

            fn can_be_evaluated(&self) -> bool {
                match self { $(Self::$name(game) => game.can_be_evaluated(),)* }
            }

            fn evaluates_only_outcomes(&self) -> bool {
                match self { $(Self::$name(game) => game.evaluates_only_outcomes(),)* }
            }

            fn can_evaluate_to(&self, score: Score) -> bool {
                match self { $(Self::$name(game) => game.can_evaluate_to(score),)* }
            }

            fn key(&self) -> Self {
                match self { $(Self::$name(game) => Self::$name(game.key()),)* }
            }

            fn canonical(&self) -> Option<Self> {
                match self { $(Self::$name(game) => game.canonical().map(Self::$name),)* }
            }

            fn stored_index(&self) -> Option<u32> {
                match self { $(Self::$name(game) => game.stored_index(),)* }
            }

            fn heap_bytes(&self) -> usize {
                match self { $(Self::$name(game) => game.heap_bytes(),)* }
            }

            fn players(&self) -> Option<&Players> {
                match self { $(Self::$name(game) => game.players(),)* }
            }

            fn mover(&self) -> usize {
                match self { $(Self::$name(game) => game.mover(),)* }
            }

            fn payoffs(&self) -> Payoffs {
                match self { $(Self::$name(game) => game.payoffs(),)* }
            }

            fn is_explicit_tree(&self) -> bool {
                match self { $(Self::$name(game) => game.is_explicit_tree(),)* }
            }
        }

        impl PackMoves for AnyGame {
            fn move_bits(mv: AnyMove) -> u32 {
                match mv { $(AnyMove::$name(mv) => mv.to_bits(),)* }
            }

            fn move_from_bits(&self, bits: u32) -> Option<AnyMove> {
                match self { $(Self::$name(_) => PackedMove::from_bits(bits).map(AnyMove::$name),)* }
            }
        }

        impl GameView for AnyGame {
            fn board(&self) -> Board {
                match self { $(Self::$name(game) => game.board(),)* }
            }

            fn has_board(&self) -> bool {
                match self { $(Self::$name(game) => game.has_board(),)* }
            }

            fn largest_board(&self) -> Board {
                match self { $(Self::$name(game) => game.largest_board(),)* }
            }

            fn move_name(&self, mv: AnyMove) -> String {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.move_name(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn shown_move(&self, mv: AnyMove) -> String {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.shown_move(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn move_label(&self, mv: AnyMove) -> Option<&str> {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.move_label(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn move_named(&self, name: &str) -> Option<AnyMove> {
                match self { $(Self::$name(game) => game.move_named(name).map(AnyMove::$name),)* }
            }

            fn reads_like_another(&self, mv: AnyMove) -> bool {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.reads_like_another(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn move_index(&self, mv: AnyMove) -> Option<usize> {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.move_index(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn move_target(&self, mv: AnyMove) -> Option<MoveTarget> {
                match (self, mv) {
                    $((Self::$name(game), AnyMove::$name(mv)) => game.move_target(mv),)*
                    (game, mv) => game.refuse(mv),
                }
            }

            fn name(&self) -> Option<&str> {
                match self { $(Self::$name(game) => game.name(),)* }
            }

            fn given_name(&self) -> Option<&str> {
                match self { $(Self::$name(game) => game.given_name(),)* }
            }

            fn outcome(&self) -> Option<Outcome> {
                match self { $(Self::$name(game) => game.outcome(),)* }
            }

            fn is_solitary(&self) -> bool {
                match self { $(Self::$name(game) => game.is_solitary(),)* }
            }

            fn counted_lines(&self) -> Option<[CountedLines; 2]> {
                match self { $(Self::$name(game) => game.counted_lines(),)* }
            }
        }
    };
}

crate::each_game!(define);

impl AnyGame {
    /// Returns who decides in which order the moves of a position are tried.
    pub const fn move_order(&self) -> MoveOrder<'_> {
        if let Self::Tree(tree) = self {
            MoveOrder::Author(tree)
        } else if let Self::TicTacToe(game) = self {
            MoveOrder::Cells(game)
        } else {
            MoveOrder::Rules
        }
    }

    /// Panics, because a move may only be used with the game whose [`legal_moves`](Game::legal_moves) returned it.
    fn refuse(&self, mv: AnyMove) -> ! {
        unreachable!("{mv:?} is no move of {self:?}")
    }
}

/// Who decides in which order the moves of a position are tried.
#[derive(Clone, Copy, Debug)]
pub enum MoveOrder<'a> {
    /// The author of this node of an explicit tree.
    Author(&'a Tree),
    /// The order of the cells, a setting of this board and of all boards below it.
    Cells(&'a TicTacToe),
    /// The rules of the game.
    Rules,
}

/// A list of moves to which one game adds its own moves.
struct Wrapping<'a, List, Own> {
    moves: &'a mut List,
    wrap: fn(Own) -> AnyMove,
}

impl<List: Extend<AnyMove>, Own> Extend<Own> for Wrapping<'_, List, Own> {
    fn extend<Iter: IntoIterator<Item = Own>>(&mut self, own: Iter) {
        self.moves.extend(own.into_iter().map(self.wrap));
    }
}

/// A recording stores one such value for every node.
const _: () = assert!(size_of::<Option<AnyMove>>() == 8);
