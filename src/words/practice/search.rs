//! A recorded depth-first search as a [`Subject`]: an answer is judged by the rule of the search, so that only what the
//! search did is right.

use super::answer::{Answer, given_text, read_given};
use super::json::AnswerJson;
use super::kind::{Fault, Kind};
use super::kinds::{self, AnswerError, Facts, of_error, of_facts, of_kind};
use super::misconception::{Misconception, Misconceptions};
use super::subject::{Question, Subject};
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::GameView;
use poda_core::search::refutation::Refutation;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step, Story};

impl<G: GameView> Subject for Recording<G> {
    type Move = G::Move;
    type Kind = QuestionKind;
    type Answer = Answer;
    type Error = AnswerError;
    type Facts = Facts;

    fn last_step(&self) -> Step {
        self.trace().len()
    }

    fn questions_shown_at(&self, kinds: QuestionKinds, hides_values: bool, step: Step) -> Vec<Question> {
        kinds::questions_shown_at(self, kinds, hides_values, step)
    }

    fn choices(&self, question: &Question, most: usize) -> Vec<NodeId> {
        kinds::choices(self, question, most)
    }

    fn accepted(&self, question: &Question) -> Vec<Answer> {
        kinds::accepted(self, question)
    }

    fn facts(&self, question: &Question) -> Facts {
        Facts::new(self, question)
    }

    fn error(&self, question: &Question, facts: &Facts, answer: &Answer) -> Option<AnswerError> {
        facts.error(self, question, answer)
    }

    fn is_of_wrong_form(error: AnswerError) -> bool {
        error == Fault::WrongForm
    }

    fn refutation(
        &self,
        question: &Question,
        facts: &Facts,
        error: AnswerError,
        answer: &Answer,
    ) -> Option<Refutation<G::Move>> {
        of_error!(error.own()?, facts, own, facts => facts.refutation(self, question, own, answer)).flatten()
    }

    fn misconception(facts: &Facts, error: AnswerError) -> Option<Misconception> {
        of_error!(error.own()?, facts, own, facts => facts.misconception(own))
    }

    fn tested_misconceptions(&self, question: &Question) -> Misconceptions {
        of_facts!(Facts::new(self, question), facts => facts.tested(self))
    }

    fn worth(&self, question: &Question) -> usize {
        question.kind.properties().worth + of_kind!(question.kind, Own => Own::extra_worth(self, question))
    }

    fn reported_node(&self, question: &Question) -> String {
        self.id(question.node)
    }

    fn given_text(&self, answer: &Answer) -> String {
        given_text(self, answer)
    }

    fn read_given(&self, question: &Question, text: &str) -> Option<Answer> {
        read_given(self, question.kind.properties().form, text)
    }

    fn answer_json(&self, answer: &Answer) -> AnswerJson {
        AnswerJson::of(self, answer)
    }
}
