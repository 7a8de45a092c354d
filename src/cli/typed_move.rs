//! The moves that a user types.

use crate::input::is_same_word;
use poda_core::game::GameView;
use poda_core::game::played_game::legal_moves;
use poda_words::i18n::Words;
use poda_words::i18n::node_names::move_word;

/// Returns the move that a text names: as the board shows it (in a tree, by its number from 1), or else by its word, by
/// the name of the node to which it leads, or by its label.
pub(super) fn named_move<G: GameView>(words: &Words, position: &G, line: &str) -> Option<G::Move> {
    let moves = legal_moves(position);
    let find = |is_named: &dyn Fn(G::Move) -> bool| moves.iter().copied().find(|&mv| is_named(mv));
    find(&|mv| position.shown_move(mv) == line)
        .or_else(|| find(&|mv| is_same_word(&position.shown_move(mv), line)))
        .or_else(|| find(&|mv| move_word(words, position, mv).is_some_and(|word| is_same_word(&word, line))))
        .or_else(|| find(&|mv| position.after(mv).name() == Some(line)))
        .or_else(|| find(&|mv| position.move_label(mv) == Some(line)))
}
