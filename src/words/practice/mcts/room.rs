//! Questions about a Monte Carlo tree search for a class: the question about the current step, and the answers from
//! which the class chooses.
//!
//! They are the questions of practice without the sums, which require a calculator. The order of the answers does not
//! depend on which one is right.

use super::kind::MctsKind;
use super::kinds::{mcts_questions_shown_at, of_mcts_kind};
use super::question::MctsQuestion;
use super::response::MctsResponse;
use poda_core::document::practice::MctsQuestionKinds;
use poda_core::game::Game;
use poda_core::trace::Step;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};

/// Returns the question about the current step, if there is one. Before an iteration begins, it is about the first
/// selection of that iteration.
pub fn mcts_question_here<G: Game>(recording: &SampledTree<G>, step: Step) -> Option<MctsQuestion> {
    let begins = matches!(recording.event(step + 1), Some(SampledEvent::Iteration(_)));
    let asked = mcts_questions_shown_at(recording, MctsQuestionKinds::default(), step + usize::from(begins));
    asked.into_iter().find(|question| 2 <= mcts_choices(recording, question).len())
}

/// Returns the answers from which a class chooses, including the right one; empty for a question about a sum.
pub fn mcts_choices<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Vec<MctsResponse> {
    of_mcts_kind!(question.kind, Own => Own::offered(recording, question))
}
