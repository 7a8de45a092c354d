//! The two games that the benches search: all of tic-tac-toe, and a uniform tree of some millions of nodes.

use poda::game::board::Board;
use poda::game::evaluation::Evaluation;
use poda::game::evaluation::EvaluationFunction;
use poda::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
use poda::game::{Game, GameView};
use poda::score::{Player, Score};
use poda::search::{Algorithm, SearchConfig};

/// The empty board, evaluated by outcome. Minimax visits 549,946 nodes.
pub fn tic_tac_toe() -> TicTacToe {
    TicTacToe::new(TicTacToeRules { evaluation: EvaluationFunction::Outcome, ..TicTacToeRules::default() })
}

/// Plain minimax without a depth limit.
pub fn minimax() -> SearchConfig {
    SearchConfig { algorithm: Algorithm::Minimax, ..SearchConfig::default() }
}

/// A game with the same number of moves in every position and pseudorandom values at the leaves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Uniform {
    moves: u8,
    plies_left: u8,
    to_move: Player,
    lot: u64,
}

impl Uniform {
    /// Four moves per position and eleven plies: 5,592,405 nodes.
    pub const FIVE_MILLION: Self = Self { moves: 4, plies_left: 11, to_move: Player::Max, lot: 2026 };
}

impl Game for Uniform {
    type Move = u8;

    fn to_move(&self) -> Player {
        self.to_move
    }

    fn legal_moves(&self, moves: &mut impl Extend<u8>) {
        moves.extend(0..if self.plies_left == 0 { 0 } else { self.moves });
    }

    fn after(&self, mv: u8) -> Self {
        Self {
            plies_left: self.plies_left - 1,
            to_move: self.to_move.opponent(),
            lot: (self.lot ^ u64::from(mv)).wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(29),
            ..*self
        }
    }

    fn evaluate(&self) -> Evaluation {
        Evaluation::Value(Score::from((self.lot >> 40) as i32 % 100))
    }
}

impl GameView for Uniform {
    fn move_name(&self, mv: u8) -> String {
        mv.to_string()
    }

    fn board(&self) -> Board {
        Board::Abstract
    }
}
