//! What a position is worth, by definition.

use poda::game::Game;
use poda::score::Score;

/// The value by definition, without any search of ours.
pub fn value<G: Game>(position: &G, depth: Option<usize>) -> Score {
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    if moves.is_empty() || depth == Some(0) {
        return position.evaluate().score();
    }
    let values = moves.into_iter().map(|mv| value(&position.after(mv), depth.map(|depth| depth - 1)));
    values.reduce(|a, b| position.to_move().better_of(a, b)).expect("there is a move")
}
