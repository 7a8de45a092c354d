//! The move that is chosen in the end. Asked before the last step.

use crate::i18n::styled_text::StyledText;
use crate::practice::kind::{Fault, Judged};
use crate::practice::mcts::context::MctsContext;
use crate::practice::mcts::decision::decision_value;
use crate::practice::mcts::kind::{MctsErrorProperties, MctsKind, MctsKindError, ShownSample};
use crate::practice::mcts::question::{MctsQuestion, decided};
use crate::practice::mcts::response::MctsResponse;
use crate::practice::misconception::{Misconception, Misconceptions};
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::search::mcts::{Decide as Rule, are_equal, index_of_greatest};
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Story};
use strum::{IntoStaticStr, VariantArray};

pub struct Decide;

#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum DecideError {
    /// The child has an equal number, but comes later.
    LaterTie,
    /// The move is the decision by the other rule.
    OtherRule,
    /// Another move is better by the rule of this search.
    WorseMove,
}

impl MctsKindError for DecideError {
    fn properties(self) -> MctsErrorProperties {
        match self {
            Self::LaterTie | Self::OtherRule | Self::WorseMove => MctsErrorProperties::of(Misconception::MctsDecision),
        }
    }
}

impl MctsKind for Decide {
    type Error = DecideError;

    const ORDER: u8 = 40;

    fn asked<G: Game>(shown: &ShownSample<'_, G>) -> Option<MctsQuestion> {
        let is_asked = shown.next() == Some(SampledEvent::Decide) && decided(shown.recording).is_some();
        is_asked.then(|| shown.ask(MctsQuestionKind::Decide, NodeId::ROOT, None))
    }

    fn choices<G: Game>(recording: &SampledTree<G>, _: &MctsQuestion, most: usize) -> Vec<NodeId> {
        recording.children(NodeId::ROOT).take(most).collect()
    }

    fn accepted<G: Game>(recording: &SampledTree<G>, _: &MctsQuestion) -> Option<MctsResponse> {
        decided(recording).map(MctsResponse::Node)
    }

    fn error<G: Game>(recording: &SampledTree<G>, _: &MctsQuestion, response: &MctsResponse) -> Judged<DecideError> {
        let MctsResponse::Node(chosen) = *response else { return Some(Fault::WrongForm) };
        error_of_decision(recording, chosen)
    }

    fn tested() -> Misconceptions {
        [Misconception::MctsDecision].into()
    }

    fn numbers_hint<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        context.styled("mcts-hint-rule")
    }
}

fn error_of_decision<G: Game>(recording: &SampledTree<G>, chosen: NodeId) -> Judged<DecideError> {
    let best = decided(recording)?;
    let children: Vec<NodeId> = recording.children(NodeId::ROOT).collect();
    if chosen == best {
        return None;
    }
    if !children.contains(&chosen) {
        return Some(Fault::NotAChoice(chosen));
    }
    let of = |child: NodeId, decide: Rule| decision_value(recording, child, decide);
    let (rule, other) = match recording.config().decide {
        Rule::Visits => (Rule::Visits, Rule::Value),
        Rule::Value => (Rule::Value, Rule::Visits),
    };
    let by_other = index_of_greatest(children.iter().map(|&child| of(child, other))).map(|index| children[index]);
    Some(Fault::Of(if are_equal(of(best, rule), of(chosen, rule)) {
        DecideError::LaterTie
    } else if by_other == Some(chosen) {
        DecideError::OtherRule
    } else {
        DecideError::WorseMove
    }))
}
