//! Questions about a Monte Carlo tree search: the kind of question, its node, and the step at which the tree is shown
//! meanwhile.
//!
//! Questions and their answers are derived from the recording on demand; nothing is stored.

use crate::practice::subject::Question;
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::Game;
use poda_core::score::{Player, Score};
use poda_core::search::mcts::{MctsAnswer, SelectionTerm, Statistics};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};

/// A question about a recorded Monte Carlo tree search. Its node is the node that selects, the node whose result is
/// counted, or the root.
pub type MctsQuestion = Question<MctsQuestionKind>;

impl MctsQuestion {
    /// Returns the term of the child whose sum the question asks for.
    pub fn term<G: Game>(&self, recording: &SampledTree<G>) -> Option<SelectionTerm<NodeId>> {
        recording.terms(self.step).into_iter().find(|term| Some(term.child) == self.child)
    }
}

/// Returns the child of the root that the search decides on.
pub(super) fn decided<G: Game>(recording: &SampledTree<G>) -> Option<NodeId> {
    let best = recording.answer().and_then(MctsAnswer::best)?;
    recording.children(NodeId::ROOT).find(|&child| recording.move_to(child) == Some(best))
}

/// Returns the result of the rollout that is counted in a question about counts.
pub(super) fn counted_result<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Score {
    recording.iteration_at(question.step).map(|number| recording.rollout(number).1).unwrap_or_default()
}

/// Returns the mean of a child from the view of the opponent of the player who selects at a node.
///
/// A child that has not been visited has the mean 0 for both.
pub(super) fn other_mean<G: Game>(recording: &SampledTree<G>, of: Statistics, node: NodeId) -> f64 {
    if of.visits == 0 {
        return 0.0;
    }
    let player = recording.position(node).turn().player().unwrap_or(Player::Max);
    recording.scale().mean(player.opponent(), of)
}
