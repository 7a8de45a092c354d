//! The number by which the final decision of a Monte Carlo tree search compares the moves.

use poda_core::game::Game;
use poda_core::score::Player;
use poda_core::search::mcts::Decide;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};

/// Returns the number that a decision by this rule compares: the visits of a child of the root, or its mean from the
/// view of the player there.
pub fn decision_value<G: Game>(recording: &SampledTree<G>, child: NodeId, decide: Decide) -> f64 {
    let player = recording.root().turn().player().unwrap_or(Player::Max);
    decide.merit(recording.scale(), player, recording.statistics(child, recording.len()))
}
