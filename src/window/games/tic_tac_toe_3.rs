//! The look of tic-tac-toe for three players.

use super::game_look::{GameLook, Opening};
use poda_core::game::any::AnyGame;
use poda_core::game::board::Piece;
use poda_core::game::marks::BoardFault;
use poda_core::game::tic_tac_toe_3::{PIECES, TicTacToe3};
use poda_picture::picture::board::BoardPart;

impl GameLook for TicTacToe3 {
    fn new_game() -> Option<Opening> {
        Some(Opening::new("game-tic-tac-toe-3", Self::default(), Some(2)))
    }

    fn rules(&self) -> Option<&'static str> {
        None
    }

    fn max_depth(&self) -> usize {
        6
    }

    fn pressed_part(&self, mv: u8) -> Option<BoardPart> {
        Some(BoardPart::Cell(mv.into()))
    }

    fn pieces(&self) -> Vec<Piece> {
        PIECES.to_vec()
    }

    fn with_pieces(&self, pieces: &[Option<usize>]) -> Result<AnyGame, Vec<BoardFault>> {
        let changed = Self::from_cells(&std::array::from_fn(|cell| pieces[cell]));
        changed.map(AnyGame::from).ok_or_else(|| vec![BoardFault::NotOfThree])
    }
}
