//! What a move is called: what its author calls it, or where it goes, with its number.
//!
//! Knows no particular game: a game says which of its places have a word.

use super::Words;
use super::names::place_name;
use crate::game::Game;
use crate::text::visible;

/// A move within a sentence: `the pass`, `corner 0`, `pit 2:5-1-10`, `2 from pile 0`, `B`, `node 1`.
#[must_use]
pub fn name<G: Game>(words: &Words, position: &G, mv: G::Move) -> String {
    let number = position.move_name(mv);
    if let Some(place) = position.goes_to(mv) {
        return place_name(words, place, &number, "inline");
    }
    let given = position.move_label(mv).map(str::to_owned);
    let given = given.or_else(|| position.after(mv).name().map(str::to_owned));
    given
        .map(|given| visible(&given).into_owned())
        .unwrap_or_else(|| words.fill("name-node", &[("form", "inline".into()), ("id", number.into())]))
}

/// The same as the first words of a line.
#[must_use]
pub fn heading<G: Game>(words: &Words, position: &G, mv: G::Move) -> String {
    super::names::capitalised(&name(words, position, mv))
}
