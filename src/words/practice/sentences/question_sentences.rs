//! The sentences about a question, for any subject of questions.

use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use crate::practice::quiz::HintStrength;
use crate::practice::{Question, Subject, Verdict};
use poda_core::document::practice::{AnswerForm, AskedKind};
use poda_core::trace::{NodeId, Step};

/// The sentences about the questions of a recorded search.
pub trait QuestionSentences: Subject {
    fn prompt(&self, words: &Words, question: &Question<Self::Kind>) -> StyledText;

    /// Returns an answer in its shown form: `≤ 3`, `C`, `L, M`, `no cutoff`, `1.33`, `2.5/4`.
    fn answer_text(&self, words: &Words, question: &Question<Self::Kind>, answer: &Self::Answer) -> String;

    /// Returns the error in an answer; empty if it is right.
    fn error_sentence(
        &self,
        words: &Words,
        question: &Question<Self::Kind>,
        answer: &Self::Answer,
        verdict: &Verdict<Self>,
    ) -> StyledText;

    /// Returns whether a value below a wrong cut would change the root; empty for another answer.
    fn refuted(&self, words: &Words, answer: &Self::Answer, verdict: &Verdict<Self>) -> StyledText;

    /// Returns the strength of the hint that follows the sentence about an error; `None` if that sentence is enough.
    fn hint_after(error: Option<Self::Error>) -> Option<HintStrength>;

    /// Returns the response to a wrong answer before another attempt: what is wrong with it, and the numbers from which
    /// the right answer follows. It does not reveal the right answer.
    fn objection_sentence(
        &self,
        words: &Words,
        question: &Question<Self::Kind>,
        answer: &Self::Answer,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        let hint = Self::hint_after(verdict.error).map(|strength| self.hint_sentence(words, question, strength));
        let error = self.error_sentence(words, question, answer, verdict);
        error.then(hint.unwrap_or_default()).then(self.refuted(words, answer, verdict))
    }

    /// Returns what is wrong with an answer, and nothing else; empty if it is right.
    fn fault_sentence(
        &self,
        words: &Words,
        question: &Question<Self::Kind>,
        answer: &Self::Answer,
        verdict: &Verdict<Self>,
    ) -> StyledText {
        self.error_sentence(words, question, answer, verdict).then(self.refuted(words, answer, verdict))
    }

    /// Returns the full response to an answer, including the right one, in one text. `answer` is the judged answer;
    /// `None` if the right one was shown without an attempt.
    fn verdict_sentence(
        &self,
        words: &Words,
        question: &Question<Self::Kind>,
        answer: Option<&Self::Answer>,
        verdict: &Verdict<Self>,
    ) -> StyledText;

    fn hint_sentence(&self, words: &Words, question: &Question<Self::Kind>, strength: HintStrength) -> StyledText;

    /// Returns a question that a class is asked while the tree is shown at step `asked_at`.
    fn room_prompt(&self, words: &Words, question: &Question<Self::Kind>, asked_at: Step) -> StyledText;

    /// Returns a choice of a class as it is written next to its number.
    fn room_choice(&self, words: &Words, question: &Question<Self::Kind>, choice: &Self::Answer) -> String;

    /// Returns the number of the move, from 1, that a choice represents; `None` if the choice is not a move.
    fn move_number(&self, choice: &Self::Answer) -> Option<usize>;

    /// Returns the node at which, or on the edge to which, a choice of a class is marked; `None` if it is not in the
    /// tree.
    fn choice_node(&self, question: &Question<Self::Kind>, choice: &Self::Answer) -> Option<NodeId>;

    /// Returns the choices of a class as they are written. Choices that would read alike have the number of their move
    /// added.
    fn room_choices(&self, words: &Words, question: &Question<Self::Kind>, choices: &[Self::Answer]) -> Vec<String> {
        let texts: Vec<String> = choices.iter().map(|choice| self.room_choice(words, question, choice)).collect();
        let told_apart = |(text, choice): (&String, &Self::Answer)| {
            let is_alike = 1 < texts.iter().filter(|other| *other == text).count();
            match self.move_number(choice).filter(|_| is_alike) {
                Some(number) => words.fill("name-of-move", &args![name = text.as_str(), number]),
                None => text.clone(),
            }
        };
        texts.iter().zip(choices).map(told_apart).collect()
    }

    /// Returns the answer to a question that a class was asked while the tree was shown at step `asked_at`, and why it
    /// is right.
    fn room_answer(
        &self,
        words: &Words,
        question: &Question<Self::Kind>,
        asked_at: Step,
        verdict: &Verdict<Self>,
    ) -> StyledText;
}

/// Returns the form that an answer to a kind of question must have. `choices` are the nodes to choose from, as they are
/// typed.
pub fn expected_form(words: &Words, kind: impl Into<AskedKind>, choices: &[String]) -> String {
    let choose = |message| words.fill(message, &args![choices = choices.join(", ")]);
    match kind.into().properties().form {
        AnswerForm::Node => choose("practice-expected-node"),
        AnswerForm::Children => choose("practice-expected-children"),
        AnswerForm::Leaves => choose("practice-expected-leaves"),
        AnswerForm::Number => words.text("practice-expected-number"),
        AnswerForm::Value => words.text("practice-expected-value"),
        AnswerForm::Sum => words.text("practice-expected-sum"),
        AnswerForm::Vector => words.text("practice-expected-vector"),
        AnswerForm::Counts => words.text("practice-expected-counts"),
        AnswerForm::Changes => words.text("practice-expected-changes"),
    }
}
