//! The kinds of questions about a depth-first search, a file each. A macro declares the files from the list of
//! [`QuestionKind`]s.
//!
//! No kind is named here: the functions call the trait `Kind` of the question's kind.

use super::answer::Answer;
use super::kind::{Ahead, Fault, Kind, KindError, Shown};
use super::misconception::Misconception;
use super::offered_change::OfferedChange;
use super::subject::Question;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::Game;
use poda_core::score::Cutoff;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Step};

/// Declares the files of all kinds, the enums with a variant for each, and the macros that call the type of a kind.
macro_rules! kinds {
    ($($Kind:ident $file:ident,)*) => {
        $(pub mod $file;)*

        /// What the search did at the step that answers a question.
        #[derive(Clone, Debug, PartialEq)]
        pub enum Facts {
            $($Kind($file::$Kind),)*
        }

        /// What is wrong with an answer to a kind of question, besides its form.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum OwnError {
            $($Kind(<$file::$Kind as Kind>::Error),)*
        }

        impl Facts {
            pub fn new<G: Game>(recording: &Recording<G>, question: &Question) -> Self {
                match question.kind {
                    $(QuestionKind::$Kind => Self::$Kind(Kind::of(recording, question)),)*
                }
            }

            /// Returns the error in an answer; `None` if it is right.
            pub fn error<G: Game>(
                &self,
                recording: &Recording<G>,
                question: &Question,
                answer: &Answer,
            ) -> Option<AnswerError> {
                match self {
                    $(Self::$Kind(facts) => {
                        let error = facts.error(recording, question, answer)?;
                        Some(error.map(OwnError::$Kind))
                    })*
                }
            }
        }

        /// Calls a function of the type of a kind.
        macro_rules! of_kind {
            ($asked:expr, $Type:ident => $called:expr) => {
                match $asked {
                    $(poda_core::document::QuestionKind::$Kind => {
                        type $Type = $crate::practice::kinds::$file::$Kind;
                        $called
                    })*
                }
            };
        }

        /// Calls a method of the facts of a kind.
        macro_rules! of_facts {
            ($facts:expr, $own:ident => $called:expr) => {
                match $facts {
                    $($crate::practice::kinds::Facts::$Kind($own) => $called,)*
                }
            };
        }

        /// Calls a method with the error of a kind, and with its facts; `None` if the facts are those of another kind.
        macro_rules! of_error {
            ($error:expr, $own:ident => $called:expr) => {
                match $error {
                    $($crate::practice::kinds::OwnError::$Kind($own) => $called,)*
                }
            };
            ($error:expr, $facts:expr, $own:ident, $own_facts:ident => $called:expr) => {
                match $error {
                    $($crate::practice::kinds::OwnError::$Kind($own) => {
                        if let $crate::practice::kinds::Facts::$Kind($own_facts) = $facts { Some($called) } else { None }
                    })*
                }
            };
        }
    };
}

poda_core::for_each_question_kind!(kinds);

pub(super) use {of_error, of_facts, of_kind};

impl Facts {
    /// Returns the changes of all leaves that the question offers, in order; none for a question of another kind.
    pub fn offered_changes(&self) -> impl Iterator<Item = OfferedChange> {
        of_facts!(self, facts => facts.offered_changes()).into_iter()
    }
}

/// What is wrong with an answer.
pub type AnswerError = Fault<OwnError>;

/// Returns the questions while the tree is shown at `step`, in order; most steps have none.
pub fn questions_shown_at<G: Game>(
    recording: &Recording<G>,
    kinds: QuestionKinds,
    hides_values: bool,
    step: Step,
) -> Vec<Question> {
    let search = recording.config().algorithm.properties().multi_player;
    let shown = Shown::new(recording, hides_values, step);
    let asked = |kind: QuestionKind| of_kind!(kind, Own => Some((Own::ORDER, Own::asked(&shown)?)));
    let mut found: Vec<_> = kinds.iter().filter(|kind| kind.is_about(search)).filter_map(asked).collect();
    found.sort_by_key(|&(order, _)| order);
    found.into_iter().map(|(_, question)| question).collect()
}

/// Returns the questions that a room is asked at a step at which practice asks none, in order.
pub(super) fn asked_ahead<G: Game>(ahead: &Ahead<'_, G>) -> Vec<Question> {
    let asked = |kind: QuestionKind| of_kind!(kind, Own => Some((Own::ORDER, Own::asked_ahead(ahead)?)));
    let mut found: Vec<_> = QuestionKind::ALL.into_iter().filter_map(asked).collect();
    found.sort_by_key(|&(order, _)| order);
    found.into_iter().map(|(_, question)| question).collect()
}

/// Returns the nodes to choose from, in order. Of the children or leaves among them, returns the first `most`.
pub(super) fn choices<G: Game>(recording: &Recording<G>, question: &Question, most: usize) -> Vec<NodeId> {
    of_kind!(question.kind, Own => Own::choices(recording, question, most))
}

/// Returns every accepted answer, starting with the one that is shown. [`judge`](super::judge()) also accepts
/// equivalent answers: children in another order, another spelling of a number.
pub(super) fn accepted<G: Game>(recording: &Recording<G>, question: &Question) -> Vec<Answer> {
    of_kind!(question.kind, Own => Own::accepted(recording, question))
}

/// Returns which bound of a window a question asks for, if it asks for one: α or β, as the cutoff that it causes.
pub fn asked_bound<G: Game>(recording: &Recording<G>, question: &Question) -> Option<Cutoff> {
    of_kind!(question.kind, Own => Own::asked_bound(recording, question))
}

/// Returns the kinds of questions in which a misconception is possible.
pub fn kinds_that_test(misconception: Misconception) -> QuestionKinds {
    let tests = |kind: &QuestionKind| of_kind!(kind, Own => Own::MISCONCEPTIONS).contains(&misconception);
    QuestionKind::ALL.into_iter().filter(tests).collect()
}

impl AnswerError {
    /// Returns the name of this kind of error, for files and statistics. It is the same in all versions.
    pub fn name(self) -> &'static str {
        match self {
            Self::WrongForm => "wrong-form",
            Self::NotAChoice(_) => "not-a-choice",
            Self::Of(error) => of_error!(error, error => error.name()),
        }
    }

    /// Returns whether a hint with the numbers follows the sentence about the error.
    pub(super) fn needs_numbers(self) -> bool {
        match self {
            Self::WrongForm => false,
            Self::NotAChoice(_) => true,
            Self::Of(error) => of_error!(error, error => error.needs_numbers()),
        }
    }

    /// Returns whether the sentence about the error contains why the right answer is right.
    pub(super) fn is_explained(self) -> bool {
        self.own().is_some_and(|error| of_error!(error, error => error.is_explained()))
    }

    /// Returns whether the answer is a bound of a window that is another one than the question asks for.
    pub(super) fn is_other_bound(self) -> bool {
        self.own().is_some_and(|error| of_error!(error, error => error.is_other_bound()))
    }
}
