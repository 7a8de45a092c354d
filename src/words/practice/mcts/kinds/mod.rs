//! The kinds of questions about a Monte Carlo tree search, a file each. The list of them is [`MctsQuestionKind`], from
//! which their files are declared here.
//!
//! Does not know any kind: what is the same for all of them calls the `MctsKind` of a question.

use super::kind::{MctsErrorProperties, MctsKind, MctsKindError, ShownSample};
use super::question::MctsQuestion;
use super::response::MctsResponse;
use crate::practice::kind::{Fault, Judged};
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::quiz::MAX_STEPS;
use crate::practice::sheet::{QUESTIONS, worthiest};
use poda_core::document::practice::{MctsQuestionKind, MctsQuestionKinds};
use poda_core::game::{Game, GameView};
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Step};
use strum::VariantArray;

/// Declares the files of all kinds, the enum of their errors, and the macros that call the type of a kind.
macro_rules! kinds {
    ($($Kind:ident $file:ident,)*) => {
        $(pub mod $file;)*

        /// What is wrong with an answer to a kind of question, besides its form.
        #[derive(Clone, Copy, Debug, PartialEq)]
        pub enum MctsOwnError {
            $($Kind(<$file::$Kind as MctsKind>::Error),)*
        }

        /// Returns the error in an answer; `None` if it is right.
        pub(super) fn error<G: Game>(
            recording: &SampledTree<G>,
            question: &MctsQuestion,
            response: &MctsResponse,
        ) -> Judged<MctsOwnError> {
            match question.kind {
                $(MctsQuestionKind::$Kind => {
                    let error = <$file::$Kind as MctsKind>::error(recording, question, response)?;
                    Some(error.map(MctsOwnError::$Kind))
                })*
            }
        }

        /// Returns all errors, besides those of the form.
        fn all_own() -> Vec<MctsOwnError> {
            let all = [$(<$file::$Kind as MctsKind>::Error::VARIANTS.iter().copied().map(MctsOwnError::$Kind).collect::<Vec<_>>(),)*];
            all.concat()
        }

        /// Calls a function of the type of a kind.
        macro_rules! of_mcts_kind {
            ($asked:expr, $Type:ident => $called:expr) => {
                match $asked {
                    $(poda_core::document::practice::MctsQuestionKind::$Kind => {
                        type $Type = $crate::practice::mcts::kinds::$file::$Kind;
                        $called
                    })*
                }
            };
        }

        /// Calls a method of the error of a kind.
        macro_rules! of_mcts_error {
            ($error:expr, $own:ident => $called:expr) => {
                match $error {
                    $(MctsOwnError::$Kind($own) => $called,)*
                }
            };
        }
    };
}

poda_core::for_each_mcts_question_kind!(kinds);

pub(in crate::practice) use of_mcts_kind;

/// What is wrong with an answer about a Monte Carlo tree search.
pub type MctsError = Fault<MctsOwnError>;

impl MctsError {
    /// Returns all errors, besides those of the form.
    pub fn all() -> Vec<Self> {
        all_own().into_iter().map(Self::Of).collect()
    }

    /// Returns the name of this kind of error, for files and statistics. It is the same in all versions.
    pub fn name(self) -> &'static str {
        match self {
            Self::WrongForm | Self::NotAChoice(_) => "wrong-form",
            Self::Of(error) => error.name(),
        }
    }

    /// Returns the misconception that the error shows; `None` if the answer does not have the form of an answer to the
    /// question.
    pub fn misconception(self) -> Option<Misconception> {
        self.own().map(|error| error.properties().misconception)
    }
}

impl MctsOwnError {
    fn name(self) -> &'static str {
        of_mcts_error!(self, error => error.into())
    }

    fn properties(self) -> MctsErrorProperties {
        of_mcts_error!(self, error => error.properties())
    }

    /// Returns the message about the error in a question of a kind.
    pub fn message(self, kind: MctsQuestionKind) -> String {
        let name = self.name();
        if self.properties().has_message_of_kind {
            format!("mcts-slip-{name}-{}", kind.name())
        } else {
            format!("mcts-slip-{name}")
        }
    }

    /// Returns whether a hint with the rule follows the sentence about the error.
    pub(in crate::practice) fn needs_rule(self) -> bool {
        self.properties().needs_rule
    }
}

/// Returns the nodes to choose from, in order; the first `most` of them.
pub(super) fn choices<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion, most: usize) -> Vec<NodeId> {
    of_mcts_kind!(question.kind, Own => Own::choices(recording, question, most))
}

/// Returns the questions while the tree is shown at `step`, in order; most steps have none. Questions with only one
/// possible answer, or whose answer is already visible, are left out.
pub fn mcts_questions_shown_at<G: Game>(
    recording: &SampledTree<G>,
    kinds: MctsQuestionKinds,
    step: Step,
) -> Vec<MctsQuestion> {
    let shown = ShownSample { recording, step };
    let asked = |kind: MctsQuestionKind| of_mcts_kind!(kind, Own => Some((Own::ORDER, Own::asked(&shown)?)));
    let mut found: Vec<_> = kinds.iter().filter_map(asked).collect();
    found.sort_by_key(|&(order, _)| order);
    let is_given_away = |question: &MctsQuestion| choices(recording, question, 2).len() == 1;
    found.into_iter().map(|(_, question)| question).filter(|question| !is_given_away(question)).collect()
}

/// Returns the few questions of a recording that teach most, in order, including the one about the decision. If the
/// search is long, the others are about its first steps.
pub fn mcts_sheet<G: GameView>(recording: &SampledTree<G>, kinds: MctsQuestionKinds) -> Vec<MctsQuestion> {
    let last = recording.len().saturating_sub(1);
    let early = 0..last.min(MAX_STEPS);
    let found = early.chain([last]).flat_map(|step| mcts_questions_shown_at(recording, kinds, step));
    worthiest(recording, found.collect(), QUESTIONS)
}

/// Returns the misconceptions that a question about a Monte Carlo tree search tests. A right answer shows none of them.
pub fn tested_by_mcts(kind: MctsQuestionKind) -> Misconceptions {
    of_mcts_kind!(kind, Own => Own::tested())
}
