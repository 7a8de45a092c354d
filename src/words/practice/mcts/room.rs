//! Questions about a Monte Carlo tree search for a class: the question about the current step, and the answers from
//! which the class chooses.
//!
//! They are the questions of practice without the sums, which require a calculator. The order of the answers does not
//! depend on which one is right.

use super::question::{MctsQuestion, choices, mcts_questions_shown_at};
use super::response::MctsResponse;
use super::verdict::{counted_result, error};
use crate::practice::subject::MAX_LISTED_CHOICES;
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::Game;
use poda_core::trace::Step;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};

const KINDS: [MctsQuestionKind; 3] = [MctsQuestionKind::Select, MctsQuestionKind::Backup, MctsQuestionKind::Decide];

/// Returns the question about the current step, if there is one. Before an iteration begins, it is about the first
/// selection of that iteration.
pub fn mcts_question_here<G: Game>(recording: &SampledTree<G>, step: Step) -> Option<MctsQuestion> {
    let begins = matches!(recording.event(step + 1), Some(SampledEvent::Iteration(_)));
    let asked = mcts_questions_shown_at(recording, KINDS.into(), step + usize::from(begins));
    asked.into_iter().find(|question| 2 <= mcts_choices(recording, question).len())
}

/// Returns the answers from which a class chooses, including the right one; empty for a question about a sum.
pub fn mcts_choices<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Vec<MctsResponse> {
    match question.kind {
        MctsQuestionKind::Select | MctsQuestionKind::Decide => {
            // Nobody chooses from thousands of moves.
            let choices = choices(recording, question, MAX_LISTED_CHOICES + 1);
            let is_listed = choices.len() <= MAX_LISTED_CHOICES;
            choices.into_iter().filter(|_| is_listed).map(MctsResponse::Node).collect()
        }
        MctsQuestionKind::Backup => counts(recording, question),
        MctsQuestionKind::Term => Vec::new(),
    }
}

/// Returns the right counts and the counts by common mistakes, from the fewest visits to the most.
fn counts<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Vec<MctsResponse> {
    let [before, after] = [question.step - 1, question.step].map(|step| recording.statistics(question.node, step));
    let (w, x) =
        (recording.w(question.node, before), recording.gain(question.node, counted_result(recording, question)));
    let mut offered = vec![(after.visits, recording.w(question.node, after))];
    for (n, w) in [(before.visits, w), (after.visits, w), (after.visits, w + 1.0 - x), (before.visits, w + x)] {
        let text = MctsResponse::counts_text(w, n);
        let is_new = offered.iter().all(|&(n, w)| MctsResponse::counts_text(w, n) != text);
        let is_wrong = error(recording, question, &MctsResponse::counts(w, n)).is_some();
        if is_new && is_wrong && w <= f64::from(n) {
            offered.push((n, w));
        }
    }
    offered.sort_by(|one, other| one.0.cmp(&other.0).then(one.1.total_cmp(&other.1)));
    offered.into_iter().map(|(n, w)| MctsResponse::counts(w, n)).collect()
}
