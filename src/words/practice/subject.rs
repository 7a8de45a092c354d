//! What questions are about: a recorded search. The questions, their answers and the verdicts follow from it.
//!
//! A subject is the recording of a search of one kind. All that is the same for every kind, such as a
//! [run](super::quiz) with its attempts, is written once for any [`Subject`].

use super::json::AnswerJson;
use super::misconception::{Misconception, Misconceptions};
use poda_core::document::practice::{KindSet, OwnKind, QuestionKind};
use poda_core::search::refutation::Refutation;
use poda_core::trace::{NodeId, Step};
use std::fmt::Debug;

/// A question about a recorded search. It belongs to that recording and does not contain the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question<Kind = QuestionKind> {
    pub kind: Kind,
    pub node: NodeId,
    /// The child of `node` that has just returned, or whose sum the question asks for; `None` for the kinds of
    /// questions without such a child.
    pub child: Option<NodeId>,
    /// The step at which the tree is shown during the question.
    pub shown_step: Step,
    /// The step that gives the answer, at or after `shown_step`.
    pub step: Step,
}

/// The largest number of nodes that are listed as the choices of a question. An answer may name the others, too.
pub const MAX_LISTED_CHOICES: usize = 100;

/// A recorded search with questions about it.
pub trait Subject: Clone {
    type Move: Clone + Debug + PartialEq;
    type Kind: OwnKind;
    type Answer: Clone + Debug + PartialEq;
    type Error: Copy + Debug + PartialEq;
    /// What the search did, independent of the answer.
    type Facts: Clone + Debug + PartialEq;

    fn last_step(&self) -> Step;

    /// Returns the questions of these kinds while the tree is shown at a step, in order; most steps have none.
    /// `hides_values` is whether the values of the leaves of an explicit tree are hidden, so that questions can ask for
    /// them.
    fn questions_shown_at(
        &self,
        kinds: KindSet<Self::Kind>,
        hides_values: bool,
        step: Step,
    ) -> Vec<Question<Self::Kind>>;

    /// Returns the nodes to choose from, in order; empty for the kinds of questions without such a choice. Of the
    /// children or leaves among them, returns the first `most`.
    fn choices(&self, question: &Question<Self::Kind>, most: usize) -> Vec<NodeId>;

    /// Returns every accepted answer, starting with the one that is shown. [`judge`] also accepts equivalent answers:
    /// children in another order, another spelling of a number, a number that is correctly rounded.
    fn accepted(&self, question: &Question<Self::Kind>) -> Vec<Self::Answer>;

    /// Returns what the search did at the step that answers the question.
    fn facts(&self, question: &Question<Self::Kind>) -> Self::Facts;

    /// Returns the error in an answer; `None` if it is right.
    fn error(&self, question: &Question<Self::Kind>, facts: &Self::Facts, answer: &Self::Answer)
    -> Option<Self::Error>;

    /// Returns whether the answer does not have the form that the question asks for. Such an answer uses up no attempt.
    fn is_of_wrong_form(error: Self::Error) -> bool;

    /// Returns whether values below a wrong cut would change the root; `None` for another answer.
    fn refutation(
        &self,
        question: &Question<Self::Kind>,
        facts: &Self::Facts,
        error: Self::Error,
        answer: &Self::Answer,
    ) -> Option<Refutation<Self::Move>>;

    /// Returns the misconception that an error shows; `None` if the answer does not have the form of an answer to the
    /// question.
    fn misconception(facts: &Self::Facts, error: Self::Error) -> Option<Misconception>;

    /// Returns the misconceptions that a question tests. A right answer shows none of them.
    fn tested_misconceptions(&self, question: &Question<Self::Kind>) -> Misconceptions;

    /// Returns how much a question teaches, compared with others.
    fn worth(&self, question: &Question<Self::Kind>) -> usize;

    /// Returns the id of the node by which a report names the question.
    fn reported_node(&self, question: &Question<Self::Kind>) -> String;

    /// Returns an answer in its stored form.
    fn given_text(&self, answer: &Self::Answer) -> String;

    /// Reads the stored form of an answer to a question; `None` if the text is not one.
    fn read_given(&self, question: &Question<Self::Kind>, text: &str) -> Option<Self::Answer>;

    fn answer_json(&self, answer: &Self::Answer) -> AnswerJson;
}

impl<Kind> Question<Kind> {
    /// Returns the nodes to choose from, in order; empty for the kinds of questions without such a choice.
    pub fn choices<S: Subject<Kind = Kind>>(&self, recording: &S) -> Vec<NodeId> {
        recording.choices(self, usize::MAX)
    }

    /// Returns the nodes to choose from as a list to be read, which has at most [`MAX_LISTED_CHOICES`] children or
    /// leaves, and whether there are more.
    pub fn listed_choices<S: Subject<Kind = Kind>>(&self, recording: &S) -> (Vec<NodeId>, bool) {
        let is_other = |choice: &NodeId| *choice != self.node;
        let mut choices = recording.choices(self, MAX_LISTED_CHOICES + 1);
        let has_more = MAX_LISTED_CHOICES < choices.iter().filter(|choice| is_other(choice)).count();
        if has_more {
            choices.remove(MAX_LISTED_CHOICES);
        }
        (choices, has_more)
    }

    /// Returns every accepted answer, starting with the one that is shown.
    pub fn accepted<S: Subject<Kind = Kind>>(&self, recording: &S) -> Vec<S::Answer> {
        recording.accepted(self)
    }

    /// Returns what the search did at the step that answers the question.
    pub fn facts<S: Subject<Kind = Kind>>(&self, recording: &S) -> S::Facts {
        recording.facts(self)
    }
}

#[derive(Clone, Debug)]
pub struct Verdict<S: Subject> {
    /// Whether the answer is right, by the rule of the search.
    pub is_right: bool,
    /// Every accepted answer, starting with the one that is shown.
    pub accepted: Vec<S::Answer>,
    /// What the search did there, which explains the right answer.
    pub facts: S::Facts,
    /// The error in the answer; `None` if the answer is right, or if it is shown without an attempt.
    pub error: Option<S::Error>,
    /// For a wrong cut, whether a value below it would change the root; otherwise `None`.
    pub refutation: Option<Refutation<S::Move>>,
}

impl<S: Subject> Verdict<S> {
    /// Returns the misconception that the answer shows; `None` if it is right, was not attempted, or does not have the
    /// form of an answer to the question.
    pub fn misconception(&self) -> Option<Misconception> {
        S::misconception(&self.facts, self.error?)
    }
}

/// Judges an answer to a question about this recording.
pub fn judge<S: Subject>(recording: &S, question: &Question<S::Kind>, answer: &S::Answer) -> Verdict<S> {
    let facts = recording.facts(question);
    let error = recording.error(question, &facts, answer);
    let refutation = error.and_then(|error| recording.refutation(question, &facts, error, answer));
    Verdict { is_right: error.is_none(), accepted: recording.accepted(question), facts, error, refutation }
}

/// Returns the verdict on a question whose answer is shown: not right, and without an error.
pub fn shown<S: Subject>(recording: &S, question: &Question<S::Kind>) -> Verdict<S> {
    let (accepted, facts) = (recording.accepted(question), recording.facts(question));
    Verdict { is_right: false, accepted, facts, error: None, refutation: None }
}

/// Returns all questions of these kinds in order. `hides_values` is whether the values of the leaves of an explicit
/// tree are hidden, so that questions can ask for them. Questions can always ask for the values of boards.
pub fn questions<S: Subject>(
    recording: &S,
    kinds: KindSet<S::Kind>,
    hides_values: bool,
) -> impl Iterator<Item = Question<S::Kind>> {
    (0..=recording.last_step()).flat_map(move |step| recording.questions_shown_at(kinds, hides_values, step))
}
