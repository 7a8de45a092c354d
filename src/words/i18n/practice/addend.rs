//! The names of what a static evaluation counts.

use crate::i18n::Words;
use crate::i18n::features::feature_name;
use crate::i18n::message_args::player_name;
use crate::practice::addend::Addend;
use poda_core::game::GameView;
use poda_core::game::board::{Board, Coordinates};
use poda_core::score::Player;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns the name of a count at a leaf: `lines of X`, or `3 × Lines with two`.
#[must_use]
pub fn addend_name<G: GameView>(words: &Words, recording: &Recording<G>, leaf: NodeId, addend: Addend) -> String {
    let player = match addend {
        Addend::Feature(feature, weight) => {
            let args = [("weight", weight.to_string().into()), ("feature", feature_name(words, feature).into())];
            return words.fill("practice-addend-feature", &args);
        }
        Addend::Side(player) => player,
    };
    let position = recording.position(leaf);
    let Some([max, min]) = position.counted_lines() else {
        return words.fill("practice-addend-side", &[("player", player_name(player).into())]);
    };
    // Discs have a color, not a letter.
    let has_letters = matches!(position.board(), Board::Grid(grid) if grid.coordinates == Coordinates::CellNumbers);
    let mark = if player == Player::Max { max.mark } else { min.mark };
    let side = if has_letters { mark.to_string() } else { player_name(player).to_owned() };
    words.fill("practice-addend-lines", &[("side", side.into())])
}
