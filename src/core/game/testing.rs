//! What the tests of several games need.

use super::played_game::legal_moves;
use super::{Game, GameView};

pub fn move_names<G: GameView>(game: &G) -> Vec<String> {
    legal_moves(game).into_iter().map(|mv| game.move_name(mv)).collect()
}

/// Returns the number of lines of play of this length.
pub fn lines_of_play<G: Game>(game: &G, plies: usize) -> u64 {
    if plies == 0 { 1 } else { legal_moves(game).into_iter().map(|mv| lines_of_play(&game.after(mv), plies - 1)).sum() }
}
