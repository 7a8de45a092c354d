//! What the static evaluation of a leaf adds up, addend by addend.
//!
//! Knows the arithmetic of evaluations, not what a particular game counts.

use poda_core::game::Game;
use poda_core::game::evaluation::Evaluation;
use poda_core::game::weighted::{Feature, Weight, WeightedTerm};
use poda_core::score::{Player, Score};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// A count that a static evaluation adds up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Addend {
    /// What is counted for a player, in a sum that is MAX's count minus MIN's.
    Side(Player),
    /// A feature, MAX's count minus MIN's, that is multiplied by its weight.
    Feature(Feature, Weight),
}

/// Returns the counts that the evaluation of a leaf adds up, in the order in which the sum is written; none where nothing is
/// added up, as in a position in which the game is over.
#[must_use]
pub fn addends<G: Game>(recording: &Recording<G>, leaf: NodeId) -> Vec<(Addend, Score)> {
    if recording.root().is_explicit_tree() {
        return Vec::new();
    }
    match recording.evaluation(leaf) {
        Evaluation::Value(_) => Vec::new(),
        Evaluation::Difference { max, min } => {
            vec![(Addend::Side(Player::Max), max.into()), (Addend::Side(Player::Min), min.into())]
        }
        Evaluation::Weighted(sum) => {
            let term = |term: WeightedTerm| (Addend::Feature(term.feature, term.weight), i32::from(term.count).into());
            sum.weighted_terms().map(term).collect()
        }
    }
}

/// Returns the addends that were counted otherwise, each with what was answered.
#[must_use]
pub fn wrong_addends<G: Game>(recording: &Recording<G>, leaf: NodeId, counts: &[Score]) -> Vec<(Addend, Score)> {
    let answered = addends(recording, leaf).into_iter().zip(counts);
    answered
        .filter(|((_, count), answered)| count != *answered)
        .map(|((addend, _), answered)| (addend, *answered))
        .collect()
}
