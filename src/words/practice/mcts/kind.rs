//! What a kind of question about a Monte Carlo tree search is: [`MctsKind`], which the file of each kind in
//! [`kinds`](super::kinds) implements. The list of all kinds, with their properties, is
//! [`MctsQuestionKind`](poda_core::document::practice::MctsQuestionKind).

use super::context::MctsContext;
use super::question::MctsQuestion;
use super::response::MctsResponse;
use crate::i18n::mcts::event_sentence;
use crate::i18n::styled_text::StyledText;
use crate::practice::kind::Judged;
use crate::practice::misconception::{Misconception, Misconceptions};
use crate::practice::quiz::HintStrength;
use crate::practice::subject::MAX_LISTED_CHOICES;
use poda_core::document::practice::MctsQuestionKind;
use poda_core::game::{Game, GameView};
use poda_core::search::mcts::SelectionTerm;
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step};
use std::fmt::Debug;
use strum::VariantArray;

/// A kind of question. All that the search did is read from the recording.
pub trait MctsKind {
    type Error: MctsKindError;

    /// Questions that are asked at the same step come in this order.
    const ORDER: u8;

    /// Returns the question of this kind while the tree is shown at a step, if one is asked there.
    fn asked<G: Game>(shown: &ShownSample<'_, G>) -> Option<MctsQuestion>;

    /// Returns the nodes to choose from, in order; the first `most` of them.
    fn choices<G: Game>(_: &SampledTree<G>, _: &MctsQuestion, _most: usize) -> Vec<NodeId> {
        Vec::new()
    }

    /// Returns the right answer. Its numbers are exact.
    fn accepted<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Option<MctsResponse>;

    /// Returns the error in an answer; `None` if it is right.
    fn error<G: Game>(
        recording: &SampledTree<G>,
        question: &MctsQuestion,
        response: &MctsResponse,
    ) -> Judged<Self::Error>;

    /// Returns the misconceptions that a question tests. A right answer shows none of them.
    fn tested() -> Misconceptions;

    /// Returns how much more a question teaches than an easy one of this kind.
    fn extra_worth<G: Game>(_: &SampledTree<G>, _: &MctsQuestion) -> usize {
        0
    }

    /// Returns the answers from which a class chooses; empty if it is not asked.
    fn offered<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Vec<MctsResponse> {
        // A list of thousands of moves is too long to choose from.
        let choices = Self::choices(recording, question, MAX_LISTED_CHOICES + 1);
        let is_listed = choices.len() <= MAX_LISTED_CHOICES;
        choices.into_iter().filter(|_| is_listed).map(MctsResponse::Node).collect()
    }

    /// Returns why the right answer is right.
    fn explanation<G: GameView>(context: &MctsContext<'_, G>) -> StyledText {
        StyledText::plain_text(&event_sentence(context.words, context.recording, context.question.step))
    }

    fn hint<G: GameView>(context: &MctsContext<'_, G>, strength: HintStrength) -> StyledText {
        match strength {
            HintStrength::Where => context.styled("mcts-hint-where"),
            HintStrength::Rule => context.styled("mcts-hint-rule"),
            HintStrength::Numbers => Self::numbers_hint(context),
        }
    }

    /// Returns a hint with the numbers from which the answer follows.
    fn numbers_hint<G: GameView>(context: &MctsContext<'_, G>) -> StyledText;
}

/// What can be wrong with an answer to a kind of question, besides its form.
pub trait MctsKindError: Copy + Debug + PartialEq + Into<&'static str> + VariantArray {
    /// Returns the properties of the error.
    fn properties(self) -> MctsErrorProperties;
}

/// The properties of an error.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MctsErrorProperties {
    /// The misconception that the error shows.
    pub misconception: Misconception,
    /// Whether the message about the error has the name of the kind, because other kinds have the same error.
    pub has_message_of_kind: bool,
    /// Whether a hint with the rule follows the sentence about the error, which does not tell what was confused.
    pub needs_rule: bool,
}

impl MctsErrorProperties {
    /// Returns the properties of an error that shows this misconception, has a message of its own, and needs no rule.
    pub const fn of(misconception: Misconception) -> Self {
        Self { misconception, has_message_of_kind: false, needs_rule: false }
    }

    /// Returns the properties with a message that has the name of the kind.
    #[must_use]
    pub const fn with_message_of_kind(self) -> Self {
        Self { has_message_of_kind: true, ..self }
    }

    /// Returns the properties with a hint with the rule.
    #[must_use]
    pub const fn with_rule(self) -> Self {
        Self { needs_rule: true, ..self }
    }
}

/// A recorded search while its tree is shown at a step, at which questions may be asked.
pub struct ShownSample<'a, G: Game> {
    pub recording: &'a SampledTree<G>,
    pub step: Step,
}

impl<G: Game> ShownSample<'_, G> {
    /// Returns the event of the next step.
    pub fn next(&self) -> Option<SampledEvent> {
        self.recording.event(self.step + 1)
    }

    /// Returns the node that selects at the next step, and the terms of its children. With a single child, there is
    /// nothing to compare.
    pub fn selection(&self) -> Option<(NodeId, Vec<SelectionTerm<NodeId>>)> {
        let Some(SampledEvent::Select { node, .. }) = self.next() else { return None };
        let terms = self.recording.terms(self.step + 1);
        (1 < terms.len()).then_some((node, terms))
    }

    /// Returns a question that is answered by the next step.
    pub const fn ask(&self, kind: MctsQuestionKind, node: NodeId, child: Option<NodeId>) -> MctsQuestion {
        MctsQuestion { kind, node, child, shown_step: self.step, step: self.step + 1 }
    }
}
