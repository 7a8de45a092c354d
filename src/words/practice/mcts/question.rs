//! Questions about a Monte Carlo tree search: the kind of question, its node, and the step at which the tree is shown
//! meanwhile.
//!
//! Questions and their answers are derived from the recording on demand; nothing is stored. Before a player's node
//! selects one of several children, there are two questions: the sum of one child, which alternates between the children,
//! and the child that is selected. When a rollout has a result, there is a question about the counts of a node on the
//! path that already had some; this also alternates between the nodes. At the end, there is a question about the final
//! decision.

use super::response::MctsResponse;
use poda_core::document::practice::{MctsQuestionKind, MctsQuestionKinds};
use poda_core::game::Game;
use poda_core::search::mcts::{MctsAnswer, Ucb1Term};
use poda_core::trace::sampled::tree::{SampledEvent, SampledTree};
use poda_core::trace::{NodeId, Step};
use std::cmp::Reverse;

/// A question about a recorded Monte Carlo tree search. It belongs to that recording and does not contain the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MctsQuestion {
    /// The kind of question.
    pub kind: MctsQuestionKind,
    /// The node of the question: the node that selects, the node whose result is counted, or the root.
    pub node: NodeId,
    /// The child whose sum the question asks for; `None` for the other kinds.
    pub child: Option<NodeId>,
    /// The step at which the tree is shown during the question.
    pub shown_step: Step,
    /// The step that gives the answer, after `shown_step`.
    pub step: Step,
}

impl MctsQuestion {
    /// Returns the nodes to choose from, in order: the children among which the node selects, or the moves of the root.
    /// Empty for the other kinds.
    pub fn choices<G: Game>(&self, recording: &SampledTree<G>) -> Vec<NodeId> {
        match self.kind {
            MctsQuestionKind::Select => recording.terms(self.step).iter().map(|term| term.child).collect(),
            MctsQuestionKind::Decide => recording.children(NodeId::ROOT).collect(),
            MctsQuestionKind::Term | MctsQuestionKind::Backup => Vec::new(),
        }
    }

    /// Returns the right answer. Numbers are exact, and [`judge_mcts`](super::judge_mcts()) accepts them rounded.
    pub fn accepted<G: Game>(&self, recording: &SampledTree<G>) -> Option<MctsResponse> {
        match self.kind {
            MctsQuestionKind::Select => match recording.event(self.step)? {
                SampledEvent::Select { child, .. } => Some(MctsResponse::Node(child)),
                SampledEvent::Iteration(_)
                | SampledEvent::Expand { .. }
                | SampledEvent::Rollout(_)
                | SampledEvent::Backup(_)
                | SampledEvent::Decide => None,
            },
            MctsQuestionKind::Term => Some(MctsResponse::number(self.term(recording)?.sum())),
            MctsQuestionKind::Backup => {
                let statistics = recording.statistics(self.node, self.step);
                Some(MctsResponse::counts(recording.scale().w(statistics), statistics.visits))
            }
            MctsQuestionKind::Decide => decided(recording).map(MctsResponse::Node),
        }
    }

    /// Returns the term of the child whose sum the question asks for.
    pub fn term<G: Game>(&self, recording: &SampledTree<G>) -> Option<Ucb1Term<NodeId>> {
        recording.terms(self.step).into_iter().find(|term| Some(term.child) == self.child)
    }
}

/// Returns the child of the root that the search decides on.
pub(super) fn decided<G: Game>(recording: &SampledTree<G>) -> Option<NodeId> {
    let best = recording.answer().and_then(MctsAnswer::best)?;
    recording.children(NodeId::ROOT).find(|&child| recording.move_to(child) == Some(best))
}

/// Returns all questions of these kinds in order.
pub fn mcts_questions<'a, G: Game>(
    recording: &'a SampledTree<G>,
    kinds: &'a MctsQuestionKinds,
) -> impl Iterator<Item = MctsQuestion> + 'a {
    (0..recording.len()).flat_map(move |step| mcts_questions_shown_at(recording, kinds, step))
}

/// Returns the questions while the tree is shown at `step`, in order; most steps have none. Questions with only one
/// possible answer, or whose answer is already visible, are left out.
pub fn mcts_questions_shown_at<G: Game>(
    recording: &SampledTree<G>,
    kinds: &MctsQuestionKinds,
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
    let is_given_away = |question: &MctsQuestion| question.choices(recording).len() == 1;
    found.retain(|question| kinds.contains(&question.kind) && !is_given_away(question));
    found
}

/// Returns the question of this kind whose answer is given by `step`, if there is one.
pub fn mcts_question_at<G: Game>(
    recording: &SampledTree<G>,
    kind: MctsQuestionKind,
    step: Step,
) -> Option<MctsQuestion> {
    let before = step.checked_sub(1)?;
    let shown_step = match kind {
        MctsQuestionKind::Select | MctsQuestionKind::Term | MctsQuestionKind::Decide => before,
        // A question about the counts of any node on the path is asked when the rollout has its result.
        MctsQuestionKind::Backup => {
            let is_counted = |&step: &Step| matches!(recording.event(step), Some(SampledEvent::Backup(_)));
            (1..=before).rev().find(|step| !is_counted(step))?
        }
    };
    let asked = mcts_questions_shown_at(recording, &[kind].into(), shown_step);
    asked.into_iter().find(|question| question.step == step)
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

/// Chooses at most `most` questions that teach most, and returns them in order. It prefers the decision, selections of a
/// child without the best mean, and near ones; a kind counts less the more often it has been chosen.
pub fn worthiest_mcts<G: Game>(
    recording: &SampledTree<G>,
    questions: Vec<MctsQuestion>,
    most: usize,
) -> Vec<MctsQuestion> {
    let mut left: Vec<(MctsQuestion, usize)> =
        questions.into_iter().map(|question| (question, worth(recording, &question))).collect();
    let mut chosen: Vec<MctsQuestion> = Vec::new();
    while chosen.len() < most {
        let value = |&(question, worth): &(MctsQuestion, usize)| {
            let alike = chosen.iter().filter(|other| other.kind == question.kind).count();
            let distance = chosen.iter().map(|other| other.step.abs_diff(question.step)).min();
            (worth.saturating_sub(4 * alike), distance)
        };
        let best = (0..left.len()).max_by_key(|&index| (value(&left[index]), Reverse(index)));
        let Some(best) = best else { break };
        chosen.push(left.swap_remove(best).0);
    }
    chosen.sort_by_key(|question| (question.shown_step, question.kind == MctsQuestionKind::Select));
    chosen
}

/// Returns the difficulty of a question, as a number.
fn worth<G: Game>(recording: &SampledTree<G>, question: &MctsQuestion) -> usize {
    match question.kind {
        MctsQuestionKind::Decide => 30,
        MctsQuestionKind::Select => {
            let (terms, chosen) = (recording.terms(question.step), question.accepted(recording));
            let is_chosen = |term: &Ucb1Term<NodeId>| chosen == Some(MctsResponse::Node(term.child));
            let best = terms.iter().map(|term| term.mean).fold(f64::NEG_INFINITY, f64::max);
            let goes_by_mean = terms.iter().any(|term| is_chosen(term) && best <= term.mean);
            if goes_by_mean { 10 } else { 14 }
        }
        MctsQuestionKind::Term => 11,
        MctsQuestionKind::Backup => 10,
    }
}
