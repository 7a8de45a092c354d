//! The closed list of games that files can hold, as one game.
//!
//! Adds nothing to the games: every call goes to the game at hand.

use super::babilego::{Babilego, BabilegoMove};
use super::board::{Board, CountedLines};
use super::connect_four::ConnectFour;
use super::evaluation::Evaluation;
use super::kalah::Kalah;
use super::nim::{Nim, NimMove};
use super::othello::{Othello, OthelloMove};
use super::tic_tac_toe::TicTacToe;
use super::tree::Tree;
use super::{Game, GameView, MoveTarget, Outcome};
use crate::score::Player;

/// A position of any of the games.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum AnyGame {
    /// A node of an explicit tree.
    Tree(Tree),
    /// A tic-tac-toe board.
    TicTacToe(TicTacToe),
    /// A board of Connect Four.
    ConnectFour(ConnectFour),
    /// An Othello board.
    Othello(Othello),
    /// A board with seeds.
    Kalah(Kalah),
    /// A board with tokens of different values.
    Babilego(Babilego),
    /// Piles of objects.
    Nim(Nim),
}

/// A move of any of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AnyMove {
    /// To the child at this place among its siblings.
    Tree(u32),
    /// Into this cell.
    TicTacToe(u8),
    /// Into this column.
    ConnectFour(u8),
    /// Onto this square, or a pass.
    Othello(OthelloMove),
    /// Out of this pit.
    Kalah(u8),
    /// Out of a pit, in one of several orders.
    Babilego(BabilegoMove),
    /// From a pile.
    Nim(NimMove),
}

/// Asks the game at hand.
macro_rules! ask {
    ($any:expr, $game:ident => $answer:expr) => {
        match $any {
            AnyGame::Tree($game) => $answer,
            AnyGame::TicTacToe($game) => $answer,
            AnyGame::ConnectFour($game) => $answer,
            AnyGame::Othello($game) => $answer,
            AnyGame::Kalah($game) => $answer,
            AnyGame::Babilego($game) => $answer,
            AnyGame::Nim($game) => $answer,
        }
    };
}

/// Asks the game at hand about a move of its own. A move of another game never reaches it.
macro_rules! ask_of_move {
    ($any:expr, $mv:expr, ($game:ident, $own:ident) => $answer:expr, $wrap:ident) => {
        match ($any, $mv) {
            (AnyGame::Tree($game), AnyMove::Tree($own)) => $wrap!(Tree, $answer),
            (AnyGame::TicTacToe($game), AnyMove::TicTacToe($own)) => $wrap!(TicTacToe, $answer),
            (AnyGame::ConnectFour($game), AnyMove::ConnectFour($own)) => $wrap!(ConnectFour, $answer),
            (AnyGame::Othello($game), AnyMove::Othello($own)) => $wrap!(Othello, $answer),
            (AnyGame::Kalah($game), AnyMove::Kalah($own)) => $wrap!(Kalah, $answer),
            (AnyGame::Babilego($game), AnyMove::Babilego($own)) => $wrap!(Babilego, $answer),
            (AnyGame::Nim($game), AnyMove::Nim($own)) => $wrap!(Nim, $answer),
            (game, mv) => unreachable!("{mv:?} is no move of {game:?}"),
        }
    };
}

/// The answer is a position of the same game.
macro_rules! position {
    ($name:ident, $answer:expr) => {
        AnyGame::$name($answer)
    };
}

/// The answer is the same for every game.
macro_rules! plain {
    ($name:ident, $answer:expr) => {
        $answer
    };
}

impl Game for AnyGame {
    type Move = AnyMove;

    fn to_move(&self) -> Player {
        ask!(self, game => game.to_move())
    }

    fn legal_moves(&self, moves: &mut impl Extend<AnyMove>) {
        match self {
            Self::Tree(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::Tree }),
            Self::TicTacToe(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::TicTacToe }),
            Self::ConnectFour(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::ConnectFour }),
            Self::Othello(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::Othello }),
            Self::Kalah(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::Kalah }),
            Self::Babilego(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::Babilego }),
            Self::Nim(game) => game.legal_moves(&mut Wrapping { moves, wrap: AnyMove::Nim }),
        }
    }

    fn after(&self, mv: AnyMove) -> Self {
        ask_of_move!(self, mv, (game, own) => game.after(own), position)
    }

    fn evaluate(&self) -> Evaluation {
        ask!(self, game => game.evaluate())
    }

    fn key(&self) -> Self {
        match self {
            Self::Tree(game) => Self::Tree(game.key()),
            Self::TicTacToe(game) => Self::TicTacToe(game.key()),
            Self::ConnectFour(game) => Self::ConnectFour(game.key()),
            Self::Othello(game) => Self::Othello(game.key()),
            Self::Kalah(game) => Self::Kalah(game.key()),
            Self::Babilego(game) => Self::Babilego(game.key()),
            Self::Nim(game) => Self::Nim(game.key()),
        }
    }

    fn heap_bytes(&self) -> usize {
        ask!(self, game => game.heap_bytes())
    }

    fn can_be_evaluated(&self) -> bool {
        ask!(self, game => game.can_be_evaluated())
    }

    fn evaluates_only_outcomes(&self) -> bool {
        ask!(self, game => game.evaluates_only_outcomes())
    }

    fn canonical(&self) -> Option<Self> {
        match self {
            Self::Tree(game) => game.canonical().map(Self::Tree),
            Self::TicTacToe(game) => game.canonical().map(Self::TicTacToe),
            Self::ConnectFour(game) => game.canonical().map(Self::ConnectFour),
            Self::Othello(game) => game.canonical().map(Self::Othello),
            Self::Kalah(game) => game.canonical().map(Self::Kalah),
            Self::Babilego(game) => game.canonical().map(Self::Babilego),
            Self::Nim(game) => game.canonical().map(Self::Nim),
        }
    }

    fn is_explicit_tree(&self) -> bool {
        ask!(self, game => game.is_explicit_tree())
    }
}

impl GameView for AnyGame {
    fn board(&self) -> Board {
        ask!(self, game => game.board())
    }

    fn move_name(&self, mv: AnyMove) -> String {
        ask_of_move!(self, mv, (game, own) => game.move_name(own), plain)
    }

    fn shown_move(&self, mv: AnyMove) -> String {
        ask_of_move!(self, mv, (game, own) => game.shown_move(own), plain)
    }

    fn move_label(&self, mv: AnyMove) -> Option<&str> {
        ask_of_move!(self, mv, (game, own) => game.move_label(own), plain)
    }

    fn move_target(&self, mv: AnyMove) -> Option<MoveTarget> {
        ask_of_move!(self, mv, (game, own) => game.move_target(own), plain)
    }

    fn name(&self) -> Option<&str> {
        ask!(self, game => game.name())
    }

    fn outcome(&self) -> Option<Outcome> {
        ask!(self, game => game.outcome())
    }

    fn counted_lines(&self) -> Option<[CountedLines; 2]> {
        ask!(self, game => game.counted_lines())
    }
}

impl AnyGame {
    /// The same position, judged as `other` is, with its moves tried in the order of that; `None` where the games differ
    /// or are judged in one way only.
    #[must_use]
    pub fn evaluated_as(&self, other: &Self) -> Option<Self> {
        match (self, other) {
            (Self::TicTacToe(game), Self::TicTacToe(other)) => {
                Some(Self::TicTacToe(game.with_evaluation(other.rules().evaluation).with_cells(other.rules().cells)))
            }
            (Self::ConnectFour(game), Self::ConnectFour(other)) => {
                Some(Self::ConnectFour(game.with_evaluation(other.rules().evaluation)))
            }
            (Self::Othello(game), Self::Othello(other)) => Some(Self::Othello(game.with_weights(other.weights()))),
            _ => None,
        }
    }
}

/// A list of moves to which one game's own moves can be added.
struct Wrapping<'a, List, Own> {
    moves: &'a mut List,
    wrap: fn(Own) -> AnyMove,
}

impl<List: Extend<AnyMove>, Own> Extend<Own> for Wrapping<'_, List, Own> {
    fn extend<Iter: IntoIterator<Item = Own>>(&mut self, own: Iter) {
        self.moves.extend(own.into_iter().map(self.wrap));
    }
}

/// A recording keeps one of these for every node.
const _: () = assert!(size_of::<Option<AnyMove>>() == 8);
