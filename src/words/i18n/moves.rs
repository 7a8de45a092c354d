//! The name of a move: the one given by the position's author, or where the move goes, with its number.
//!
//! Knows no particular game: a game's view says where a move goes.

use super::Words;
use super::node_names::{ordinal, place_name};
use poda_core::game::GameView;
use poda_core::text::visible;

/// Returns the name of a move within a sentence: `the pass`, `cell 5`, `pit 3:5-1-10`, `2 from pile 1`, `B`, `the 2nd move`.
#[must_use]
pub fn name<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    if let Some(place) = position.move_target(mv) {
        return place_name(words, place, &position.shown_move(mv), "inline");
    }
    let given = position.move_label(mv).map(str::to_owned);
    let given = given.or_else(|| position.after(mv).name().map(str::to_owned));
    if let Some(given) = given {
        return visible(&given).into_owned();
    }
    let index = position.move_index(mv).unwrap_or_default();
    ordinal(words, "name-move", index + 1, &[("form", "inline".into())])
}

/// Returns the name of a move as the first words of a line.
#[must_use]
pub fn heading<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    super::node_names::capitalised(&name(words, position, mv))
}
