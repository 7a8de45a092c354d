//! The child that is selected. Asked before a player's node selects one of several children.

use crate::i18n::styled_text::StyledText;
use crate::practice::kind::{Fault, Judged};
use crate::practice::mcts::context::MctsContext;
use crate::practice::mcts::kind::{MctsErrorProperties, MctsKind, MctsKindError, ShownSample};
use crate::practice::mcts::question::{MctsQuestion, other_mean};
use crate::practice::mcts::response::MctsResponse;
use crate::practice::misconception::{Misconception, Misconceptions};
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::search::mcts::{SelectionTerm, are_equal, index_of_greatest, selected_index};
use poda_core::trace::NodeId;
use poda_core::trace::sampled::tree::SampledTree;
use strum::{IntoStaticStr, VariantArray};

pub struct Select;

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum SelectError {
    /// The child has an equal sum, or an equal number for the decision, but comes later.
    LaterTie,
    /// The child has an equal sum, but a smaller prior.
    SmallerPrior,
    /// The mean is counted for the wrong player.
    OtherView,
    /// The selection considers only the mean.
    MeanAlone,
    /// The selection considers only the bonus: the child that was tried least.
    BonusAlone,
    /// The child's sum is smaller.
    SmallerSum,
}

impl MctsKindError for SelectError {
    fn properties(self) -> MctsErrorProperties {
        let of_sum = MctsErrorProperties::of(Misconception::MctsSum);
        match self {
            Self::OtherView => MctsErrorProperties::of(Misconception::MctsView).with_message_of_kind(),
            Self::MeanAlone | Self::BonusAlone => {
                MctsErrorProperties::of(Misconception::MctsExploration).with_message_of_kind()
            }
            Self::SmallerSum => of_sum.with_rule(),
            Self::LaterTie | Self::SmallerPrior => of_sum,
        }
    }
}

impl MctsKind for Select {
    type Error = SelectError;

    const ORDER: u8 = 20;

    fn asked<G: Game>(shown: &ShownSample<'_, G>) -> Option<MctsQuestion> {
        let (node, _) = shown.selection()?;
        Some(shown.ask(MctsQuestionKind::Select, node, None))
    }

    fn choices<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion, most: usize) -> Vec<NodeId> {
        recording.terms(question.step).iter().map(|term| term.child).take(most).collect()
    }

    fn accepted<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Option<MctsResponse> {
        recording.selected_at(question.step).map(MctsResponse::Node)
    }

    fn error<G: Game>(
        recording: &SampledTree<G>,
        question: &MctsQuestion,
        response: &MctsResponse,
    ) -> Judged<SelectError> {
        let MctsResponse::Node(chosen) = *response else { return Some(Fault::WrongForm) };
        error_of_selection(recording, question, chosen)
    }

    fn tested() -> Misconceptions {
        [Misconception::MctsView, Misconception::MctsExploration, Misconception::MctsSum].into()
    }

    /// The question teaches more if the selected child does not have the best mean.
    fn extra_worth<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> usize {
        let (terms, chosen) = (recording.terms(question.step), recording.selected_at(question.step));
        let best = terms.iter().map(|term| term.mean).fold(f64::NEG_INFINITY, f64::max);
        let goes_by_mean = terms.iter().any(|term| Some(term.child) == chosen && best <= term.mean);
        if goes_by_mean { 0 } else { 4 }
    }

    fn numbers_hint<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        context.hint_of_terms()
    }
}

fn error_of_selection<G: Game>(
    recording: &SampledTree<G>,
    question: &MctsQuestion,
    chosen: NodeId,
) -> Judged<SelectError> {
    let terms = recording.terms(question.step);
    let sums: Vec<f64> = terms.iter().map(SelectionTerm::sum).collect();
    let Some(at) = terms.iter().position(|term| term.child == chosen) else { return Some(Fault::NotAChoice(chosen)) };
    let best = selected_index(&terms)?;
    // Sums that differ only in the last digits of their doubles count as equal. The first of them is selected, or the
    // first with the greatest prior.
    let is_equal = are_equal(sums[best], sums[at]);
    let prior = |index: usize| terms[index].prior.unwrap_or_default();
    let has_smaller_prior = is_equal && !are_equal(prior(best), prior(at));
    if at == best || is_equal && at < best && !has_smaller_prior {
        return None;
    }
    // Whether the child is the first with the greatest value of a kind, and exceeds the selected child in it.
    let goes_by = |value: &dyn Fn(&SelectionTerm<NodeId>) -> f64| {
        let is_greatest = index_of_greatest(terms.iter().map(value)) == Some(at);
        is_greatest && value(&terms[best]) < value(&terms[at])
    };
    Some(Fault::Of(if has_smaller_prior {
        SelectError::SmallerPrior
    } else if is_equal {
        SelectError::LaterTie
    } else if goes_by(&|term| other_mean(recording, term.statistics, question.node) + term.bonus) {
        SelectError::OtherView
    } else if goes_by(&|term| term.mean) {
        SelectError::MeanAlone
    } else if goes_by(&|term| term.bonus) {
        SelectError::BonusAlone
    } else {
        SelectError::SmallerSum
    }))
}
