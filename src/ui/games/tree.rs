//! The look of explicit trees, which have no board.

use super::game_look::{GameLook, MAX_OFFERED_DEPTH, Opening, Sides};
use poda_core::game::tree::Tree;
use poda_picture::picture::board::BoardPart;

impl GameLook for Tree {
    fn new_game() -> Option<Opening> {
        None
    }

    fn max_depth(&self) -> usize {
        self.levels().saturating_sub(1).min(MAX_OFFERED_DEPTH)
    }

    fn sides(&self) -> Sides {
        Sides::Players
    }

    fn pressed_part(&self, _mv: u32) -> Option<BoardPart> {
        None
    }
}
