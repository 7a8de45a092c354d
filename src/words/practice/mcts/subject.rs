//! A recorded Monte Carlo tree search as a [`Subject`]: the search's own result is right, and so is a correctly rounded
//! number. A wrong answer is compared with the results of common mistakes.

use super::kind::MctsKind;
use super::kinds::{self, MctsError, of_mcts_kind, tested_by_mcts};
use super::question::MctsQuestion;
use super::response::{MctsResponse, WrittenNumber};
use crate::practice::json::{AnswerJson, Number};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::subject::Subject;
use poda_core::document::practice::{AnswerForm, MctsQuestionKind, MctsQuestionKinds};
use poda_core::game::GameView;
use poda_core::score::Score;
use poda_core::search::refutation::Refutation;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step, Story};

impl<G: GameView> Subject for SampledTree<G> {
    type Move = G::Move;
    type Kind = MctsQuestionKind;
    type Answer = MctsResponse;
    type Error = MctsError;
    /// The kind of question: all else that the search did is read from the recording.
    type Facts = MctsQuestionKind;

    fn last_step(&self) -> Step {
        self.len()
    }

    fn questions_shown_at(&self, kinds: MctsQuestionKinds, _: bool, step: Step) -> Vec<MctsQuestion> {
        kinds::mcts_questions_shown_at(self, kinds, step)
    }

    fn choices(&self, question: &MctsQuestion, most: usize) -> Vec<NodeId> {
        kinds::choices(self, question, most)
    }

    fn accepted(&self, question: &MctsQuestion) -> Vec<MctsResponse> {
        of_mcts_kind!(question.kind, Own => Own::accepted(self, question)).into_iter().collect()
    }

    fn facts(&self, question: &MctsQuestion) -> MctsQuestionKind {
        question.kind
    }

    fn error(&self, question: &MctsQuestion, _: &MctsQuestionKind, response: &MctsResponse) -> Option<MctsError> {
        kinds::error(self, question, response)
    }

    fn is_of_wrong_form(error: MctsError) -> bool {
        error.own().is_none()
    }

    fn refutation(
        &self,
        _: &MctsQuestion,
        _: &MctsQuestionKind,
        _: MctsError,
        _: &MctsResponse,
    ) -> Option<Refutation<G::Move>> {
        None
    }

    fn misconception(_: &MctsQuestionKind, error: MctsError) -> Option<Misconception> {
        error.misconception()
    }

    fn tested_misconceptions(&self, question: &MctsQuestion) -> Misconceptions {
        tested_by_mcts(question.kind)
    }

    fn worth(&self, question: &MctsQuestion) -> usize {
        question.kind.properties().worth + of_mcts_kind!(question.kind, Own => Own::extra_worth(self, question))
    }

    fn reported_node(&self, question: &MctsQuestion) -> String {
        self.id(question.child.unwrap_or(question.node))
    }

    fn given_text(&self, response: &MctsResponse) -> String {
        match response {
            MctsResponse::Node(node) => self.id(*node),
            MctsResponse::Number(number) => number.text(),
            MctsResponse::Counts { w, n } => format!("{}/{n}", w.text()),
        }
    }

    fn read_given(&self, question: &MctsQuestion, text: &str) -> Option<MctsResponse> {
        match question.kind.properties().form {
            AnswerForm::Node | AnswerForm::Children | AnswerForm::Leaves | AnswerForm::Changes => {
                (0..self.node_count()).map(NodeId::new).find(|&node| self.id(node) == text).map(MctsResponse::Node)
            }
            AnswerForm::Number | AnswerForm::Value | AnswerForm::Sum | AnswerForm::Vector => {
                WrittenNumber::read(text).map(MctsResponse::Number)
            }
            AnswerForm::Counts => MctsResponse::read_counts(text),
        }
    }

    fn answer_json(&self, response: &MctsResponse) -> AnswerJson {
        match response {
            MctsResponse::Node(node) => AnswerJson::Text(self.id(*node)),
            MctsResponse::Number(number) => {
                let rounded = WrittenNumber::rounded(number.value).value;
                AnswerJson::Number(Number(Score::new(rounded).unwrap_or_default()))
            }
            MctsResponse::Counts { w, n } => AnswerJson::Text(MctsResponse::counts_text(w.value, *n)),
        }
    }
}
