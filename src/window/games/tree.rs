//! The look of explicit trees, which have no board.

use super::game_look::{GameLook, MAX_OFFERED_DEPTH, Opening};
use poda_core::game::tree::Tree;

impl GameLook for Tree {
    fn new_game() -> Option<Opening> {
        None
    }

    fn rules(&self) -> Option<&'static str> {
        None
    }

    fn max_depth(&self) -> usize {
        self.levels().saturating_sub(1).min(MAX_OFFERED_DEPTH)
    }
}
