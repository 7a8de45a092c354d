//! Questions about a Monte Carlo tree search: the kind of question, its node, and the step at which the tree is shown
//! meanwhile.
//!
//! Questions and their answers are derived from the recording on demand; nothing is stored. Before a player's node
//! selects one of several children, there are two questions: the sum of one child, which alternates between the
//! children, and the child that is selected. When a rollout has a result, there is a question about the counts of a
//! node on the path that already had some; this also alternates between the nodes. At the end, there is a question
//! about the final decision.

use super::response::MctsResponse;
use crate::practice::run::MAX_STEPS;
use crate::practice::sheet::{QUESTIONS, worthiest};
use crate::practice::subject::Question;
use poda_core::document::practice::{MctsQuestionKind, MctsQuestionKinds};
use poda_core::game::{Game, GameView};
use poda_core::search::mcts::{MctsAnswer, Ucb1Term};
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step, Story};

/// A question about a recorded Monte Carlo tree search. Its node is the node that selects, the node whose result is
/// counted, or the root.
pub type MctsQuestion = Question<MctsQuestionKind>;

impl MctsQuestion {
    /// Returns the term of the child whose sum the question asks for.
    pub fn term<G: Game>(&self, recording: &SampledTree<G>) -> Option<Ucb1Term<NodeId>> {
        recording.terms(self.step).into_iter().find(|term| Some(term.child) == self.child)
    }
}

/// Returns the nodes to choose from, in order: the children among which the node selects, or the moves of the root.
/// Empty for the other kinds. Returns the first `most` of them.
pub(super) fn choices<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion, most: usize) -> Vec<NodeId> {
    match question.kind {
        MctsQuestionKind::Select => recording.terms(question.step).iter().map(|term| term.child).take(most).collect(),
        MctsQuestionKind::Decide => recording.children(NodeId::ROOT).take(most).collect(),
        MctsQuestionKind::Term | MctsQuestionKind::Backup => Vec::new(),
    }
}

/// Returns the right answer. Its numbers are exact.
pub(super) fn accepted<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> Option<MctsResponse> {
    match question.kind {
        MctsQuestionKind::Select => recording.selected_at(question.step).map(MctsResponse::Node),
        MctsQuestionKind::Term => Some(MctsResponse::number(question.term(recording)?.sum())),
        MctsQuestionKind::Backup => {
            let statistics = recording.statistics(question.node, question.step);
            Some(MctsResponse::counts(recording.w(question.node, statistics), statistics.visits))
        }
        MctsQuestionKind::Decide => decided(recording).map(MctsResponse::Node),
    }
}

/// Returns the child of the root that the search decides on.
pub(super) fn decided<G: Game>(recording: &SampledTree<G>) -> Option<NodeId> {
    let best = recording.answer().and_then(MctsAnswer::best)?;
    recording.children(NodeId::ROOT).find(|&child| recording.move_to(child) == Some(best))
}

/// Returns the questions while the tree is shown at `step`, in order; most steps have none. Questions with only one
/// possible answer, or whose answer is already visible, are left out.
pub fn mcts_questions_shown_at<G: Game>(
    recording: &SampledTree<G>,
    kinds: MctsQuestionKinds,
    shown_step: Step,
) -> Vec<MctsQuestion> {
    let step = shown_step + 1;
    let ask = |kind, node, child, step| MctsQuestion { kind, node, child, shown_step, step };
    let mut found = match recording.event(step) {
        Some(SampledEvent::Select { node, .. }) => {
            let terms = recording.terms(step);
            let in_turn = recording.iteration_at(step).unwrap_or_default() % terms.len().max(1);
            // With a single child, there is nothing to compare.
            let child = terms.get(in_turn).map(|term| term.child).filter(|_| 1 < terms.len());
            let asked = child.map(|child| {
                [ask(MctsQuestionKind::Term, node, Some(child), step), ask(MctsQuestionKind::Select, node, None, step)]
            });
            asked.into_iter().flatten().collect()
        }
        Some(SampledEvent::Backup(leaf)) if matches!(recording.event(shown_step), Some(SampledEvent::Rollout(_))) => {
            let counted = node_asked_for_counts(recording, leaf, shown_step);
            counted.map(|(node, step)| ask(MctsQuestionKind::Backup, node, None, step)).into_iter().collect()
        }
        Some(SampledEvent::Decide) if decided(recording).is_some() => {
            vec![ask(MctsQuestionKind::Decide, NodeId::ROOT, None, step)]
        }
        Some(
            SampledEvent::Iteration(_)
            | SampledEvent::Expand { .. }
            | SampledEvent::Rollout(_)
            | SampledEvent::Backup(_)
            | SampledEvent::Decide,
        )
        | None => Vec::new(),
    };
    let is_given_away = |question: &MctsQuestion| choices(recording, question, 2).len() == 1;
    found.retain(|question| kinds.contains(question.kind) && !is_given_away(question));
    found
}

/// Returns the node on the path to `leaf` for the question about counts when the result of the rollout at `step` is
/// backed up, and the step that counts the result there. Nodes that are counted for the first time are not considered,
/// because their counts are the result itself.
fn node_asked_for_counts<G: Game>(recording: &SampledTree<G>, leaf: NodeId, step: Step) -> Option<(NodeId, Step)> {
    let path = std::iter::successors(Some(leaf), |&node| recording.parent(node));
    let counted = path.zip(step + 1..).filter(|&(node, _)| 0 < recording.statistics(node, step).visits);
    let counted: Vec<_> = counted.collect();
    let in_turn = recording.iteration_at(step)? % counted.len().max(1);
    counted.get(in_turn).copied()
}

/// Returns how much a question teaches: more if the selected child does not have the best mean.
pub(super) fn worth<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> usize {
    let worth = question.kind.properties().worth;
    if question.kind != MctsQuestionKind::Select {
        return worth;
    }
    let (terms, chosen) = (recording.terms(question.step), accepted(recording, question));
    let is_chosen = |term: &Ucb1Term<NodeId>| chosen == Some(MctsResponse::Node(term.child));
    let best = terms.iter().map(|term| term.mean).fold(f64::NEG_INFINITY, f64::max);
    let goes_by_mean = terms.iter().any(|term| is_chosen(term) && best <= term.mean);
    if goes_by_mean { worth } else { worth + 4 }
}

/// Returns the few questions of a recording that teach most, in order, including the one about the decision. If the
/// search is long, the others are about its first steps.
pub fn mcts_sheet<G: GameView>(recording: &SampledTree<G>, kinds: MctsQuestionKinds) -> Vec<MctsQuestion> {
    let last = recording.len().saturating_sub(1);
    let early = 0..last.min(MAX_STEPS);
    let found = early.chain([last]).flat_map(|step| mcts_questions_shown_at(recording, kinds, step));
    worthiest(recording, found.collect(), QUESTIONS)
}
