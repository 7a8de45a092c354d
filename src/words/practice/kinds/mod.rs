//! The kinds of questions about a depth-first search, a file each. The list of them is
//! [`QuestionKind`](poda_core::document::QuestionKind), from which their files are declared here.
//!
//! Does not know any kind: what is the same for all of them calls the [`Kind`] of a question.

use super::answer::Answer;
use super::kind::{Ahead, Fault, Kind, KindError, Shown};
use super::misconception::{Misconception, Misconceptions};
use super::question_context::QuestionContext;
use super::run::HintStrength;
use super::subject::Question;
use crate::i18n::styled_text::StyledText;
use poda_core::document::{QuestionKind, QuestionKinds};
use poda_core::game::{Game, GameView};
use poda_core::score::{Cutoff, Interval, Payoffs};
use poda_core::search::refutation::Refutation;
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

        macro_rules! of_kind {
            ($asked:expr, $Type:ident => $called:expr) => {
                match $asked {
                    $(QuestionKind::$Kind => {
                        type $Type = $file::$Kind;
                        $called
                    })*
                }
            };
        }

        macro_rules! of_facts {
            ($facts:expr, $own:ident => $called:expr) => {
                match $facts {
                    $(Facts::$Kind($own) => $called,)*
                }
            };
        }

        macro_rules! of_error {
            ($error:expr, $own:ident => $called:expr) => {
                match $error {
                    $(OwnError::$Kind($own) => $called,)*
                }
            };
            // `None` if the facts are those of another kind.
            ($error:expr, $facts:expr, $own:ident, $own_facts:ident => $called:expr) => {
                match $error {
                    $(OwnError::$Kind($own) => {
                        if let Facts::$Kind($own_facts) = $facts { Some($called) } else { None }
                    })*
                }
            };
        }
    };
}

poda_core::for_each_question_kind!(kinds);

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

/// Returns how much a question teaches, compared with others.
pub(super) fn worth<G: Game>(recording: &Recording<G>, question: &Question) -> usize {
    question.kind.properties().worth + of_kind!(question.kind, Own => Own::extra_worth(recording, question))
}

/// Returns which bound of a window a question asks for, if it asks for one: α or β, as the cutoff that it causes.
pub fn asked_bound<G: Game>(recording: &Recording<G>, question: &Question) -> Option<Cutoff> {
    of_kind!(question.kind, Own => Own::asked_bound(recording, question))
}

/// Returns the greatest number of nodes among the choices of a room if it is not offered all of them or none.
pub(super) fn max_offered(kind: QuestionKind) -> Option<usize> {
    of_kind!(kind, Own => Own::max_offered())
}

/// Returns a node that is an answer, in its shown form.
pub(super) fn node_text<G: GameView>(context: &QuestionContext<'_, G>, node: NodeId) -> String {
    of_kind!(context.question.kind, Own => Own::node_text(context, node))
}

/// Returns the kinds of questions in which a misconception is possible.
pub fn kinds_that_test(misconception: Misconception) -> QuestionKinds {
    let tests = |kind: &QuestionKind| of_kind!(kind, Own => Own::MISCONCEPTIONS).contains(&misconception);
    QuestionKind::ALL.into_iter().filter(tests).collect()
}

impl Facts {
    pub(super) fn tested<G: Game>(&self, recording: &Recording<G>) -> Misconceptions {
        of_facts!(self, facts => facts.tested(recording))
    }

    pub(super) fn room_rank<G: Game>(&self, recording: &Recording<G>, question: &Question, step: Step) -> Option<u8> {
        of_facts!(self, facts => facts.room_rank(recording, question, step))
    }

    pub(super) fn confused<G: Game>(
        &self,
        recording: &Recording<G>,
        question: &Question,
        right: Interval,
    ) -> Vec<Interval> {
        of_facts!(self, facts => facts.confused(recording, question, right))
    }

    pub(super) fn confused_vectors(&self) -> Vec<Payoffs> {
        of_facts!(self, facts => facts.confused_vectors())
    }

    pub(super) fn prompt<G: GameView>(&self, context: &QuestionContext<'_, G>) -> StyledText {
        of_facts!(self, facts => facts.prompt(context))
    }

    pub(super) fn room_prompt<G: GameView>(&self, context: &QuestionContext<'_, G>, asked_at: Step) -> StyledText {
        of_facts!(self, facts => facts.room_prompt(context, asked_at))
    }

    pub(super) fn room_answer<G: GameView>(
        &self,
        context: &QuestionContext<'_, G>,
        asked_at: Step,
        accepted: Option<&Answer>,
    ) -> Option<StyledText> {
        of_facts!(self, facts => facts.room_answer(context, asked_at, accepted))
    }

    pub(super) fn explanation<G: GameView>(&self, context: &QuestionContext<'_, G>) -> StyledText {
        of_facts!(self, facts => facts.explanation(context))
    }

    pub(super) fn not_a_choice<G: GameView>(
        &self,
        context: &QuestionContext<'_, G>,
        chosen: NodeId,
        answer: &Answer,
    ) -> StyledText {
        of_facts!(self, facts => facts.not_a_choice(context, chosen, answer))
    }

    pub(super) fn hint<G: GameView>(&self, context: &QuestionContext<'_, G>, strength: HintStrength) -> StyledText {
        of_facts!(self, facts => facts.hint(context, strength))
    }

    pub(super) fn misconception(&self, error: OwnError) -> Option<Misconception> {
        of_error!(error, self, error, facts => facts.misconception(error))
    }

    pub(super) fn refutation<G: Game>(
        &self,
        recording: &Recording<G>,
        question: &Question,
        error: OwnError,
        answer: &Answer,
    ) -> Option<Refutation<G::Move>> {
        of_error!(error, self, error, facts => facts.refutation(recording, question, error, answer)).flatten()
    }

    pub(super) fn error_sentence<G: GameView>(
        &self,
        context: &QuestionContext<'_, G>,
        error: OwnError,
        answer: &Answer,
    ) -> StyledText {
        of_error!(error, self, error, facts => facts.error_sentence(context, error, answer)).unwrap_or_default()
    }

    /// Returns what is wrong with an answer where the reason for the right one follows.
    pub(super) fn error_before_reason<G: GameView>(
        &self,
        context: &QuestionContext<'_, G>,
        error: OwnError,
        answer: &Answer,
    ) -> StyledText {
        of_error!(error, self, error, facts => facts.error_before_reason(context, error, answer)).unwrap_or_default()
    }
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
