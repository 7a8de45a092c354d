//! An answer in words, and what an answer has to look like.

use crate::i18n::Words;
use crate::i18n::node_names::NodeNames;
use crate::practice::{Answer, Question, QuestionKind};
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns an answer as it is shown: `≤ 3`, `C`, `L, M`, `no cutoff`.
#[must_use]
pub fn answer_text<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    question: &Question,
    answer: &Answer,
) -> String {
    let names = NodeNames::new(words, recording);
    match answer {
        Answer::Proved(proved) => proved.to_string(),
        Answer::Sum { counts, sum } => {
            let is_weighted = matches!(recording.evaluation(question.node), Evaluation::Weighted(_));
            let counts: Vec<_> = counts.iter().map(|count| count.shown()).collect();
            counts.join(if is_weighted { ", " } else { " − " }) + " = " + &sum.to_string()
        }
        Answer::Node(node) if question.kind == QuestionKind::Next && *node == question.node => {
            words.fill("practice-answer-left", &[("node", names.inline(*node).into())])
        }
        Answer::Node(node) => names.short(*node),
        Answer::Children(pruned) if pruned.is_empty() => words.text("practice-answer-nothing-pruned"),
        Answer::Children(pruned) => node_list(words, recording, pruned),
    }
}

/// Returns the names of siblings as a list: `L, M`.
#[must_use]
pub fn node_list<G: GameView>(words: &Words, recording: &Recording<G>, nodes: &[NodeId]) -> String {
    let names = NodeNames::new(words, recording);
    nodes.iter().map(|&node| names.short(node)).collect::<Vec<_>>().join(", ")
}

/// Returns what an answer to the question has to look like; `choices`: the nodes to choose from, as they are typed.
#[must_use]
pub fn expected_form(words: &Words, question: &Question, choices: &[String]) -> String {
    let choices = choices.join(", ");
    match question.kind {
        QuestionKind::Next | QuestionKind::Best => words.fill("practice-expected-node", &[("choices", choices.into())]),
        QuestionKind::Cut => words.fill("practice-expected-children", &[("choices", choices.into())]),
        QuestionKind::Leaf | QuestionKind::Bound => words.text("practice-expected-number"),
        QuestionKind::Value | QuestionKind::Root => words.text("practice-expected-value"),
    }
}
