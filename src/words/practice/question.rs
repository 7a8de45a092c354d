//! A question: what is asked, of which node, and where the tree stands meanwhile. Its answers are read from the trace.

use super::answer::Answer;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::score::{Bound, Cutoff, Interval};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step, Trace};

/// A question about a recorded search of a single pass. It belongs to that recording and holds no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Question {
    /// What is asked.
    pub kind: QuestionKind,
    /// The node that is asked about.
    pub node: NodeId,
    /// The child of `node` that has just returned; `None` for `leaf`, `best` and `root`.
    pub child: Option<NodeId>,
    /// The step after which the tree stands while the question is asked.
    pub shown_step: Step,
    /// The step that gives the answer, at or after `shown_step`.
    pub step: Step,
}

impl Question {
    /// Returns the nodes to choose from, in order: for `next` the children not searched yet and then the node itself, for
    /// `cut` the children not searched yet, for `best` the root's children. No nodes for the other kinds.
    #[must_use]
    pub fn choices<G: Game>(&self, recording: &Recording<G>) -> Vec<NodeId> {
        let trace = recording.trace();
        match self.kind {
            QuestionKind::Next => self.later(trace).chain([self.node]).collect(),
            QuestionKind::Cut => self.later(trace).collect(),
            QuestionKind::Best => trace.children(self.node).filter(|&child| !trace.is_research(child)).collect(),
            QuestionKind::Leaf | QuestionKind::Value | QuestionKind::Bound | QuestionKind::Root => Vec::new(),
        }
    }

    /// Returns the bound that a `bound` question asks for, by the cutoffs that it causes below: α at a MAX node, β at a MIN
    /// node.
    #[must_use]
    pub fn bound<G: Game>(&self, recording: &Recording<G>) -> Option<Cutoff> {
        let player = recording.trace().player(self.node);
        (self.kind == QuestionKind::Bound).then(|| Cutoff::at(player.opponent()))
    }

    /// Returns every answer that is accepted, the one that is shown first. [`judge`](super::judge()) accepts other ways to
    /// write these as well: children in another order, another spelling of a number.
    #[must_use]
    pub fn accepted<G: Game>(&self, recording: &Recording<G>) -> Vec<Answer> {
        let trace = recording.trace();
        match self.kind {
            QuestionKind::Next => vec![Answer::Node(match trace.event(self.step) {
                Some(Event::Enter(node)) => node,
                _ => self.node,
            })],
            QuestionKind::Cut => vec![Answer::Children(self.pruned(trace))],
            QuestionKind::Leaf => trace.result(self.node).map(|(score, _)| Answer::number(score)).into_iter().collect(),
            QuestionKind::Value => proofs(trace.at(self.shown_step).proved(self.node)),
            QuestionKind::Bound => {
                let player = trace.player(self.node);
                let window = trace.at(self.step).window(self.node);
                window.map(|window| Answer::number(window.limit(player.opponent()))).into_iter().collect()
            }
            QuestionKind::Best => best_moves(recording).into_iter().map(Answer::Node).collect(),
            QuestionKind::Root => {
                let result = trace.result(NodeId::ROOT);
                result.map(|(score, bound)| Answer::Proved(Interval::of(score, bound))).into_iter().collect()
            }
        }
    }

    /// Returns the children of the node that are not searched yet.
    pub(super) fn later<'a>(&self, trace: &'a Trace) -> impl Iterator<Item = NodeId> + use<'a> {
        self.child.into_iter().flat_map(|child| trace.later_siblings(child))
    }

    /// Returns the children that the cutoff at the step that answers leaves out; none if there is no cutoff.
    pub(super) fn pruned(&self, trace: &Trace) -> Vec<NodeId> {
        match trace.event(self.step) {
            Some(Event::Cutoff(_)) => self.later(trace).collect(),
            _ => Vec::new(),
        }
    }
}

/// The answers that say what is proved. Of two finite ends either one is an answer too.
fn proofs(proved: Interval) -> Vec<Answer> {
    let mut answers = vec![Answer::Proved(proved)];
    if !proved.is_exact() && proved.low.is_finite() && proved.high.is_finite() {
        answers.push(Answer::Proved(Interval::of(proved.low, Bound::Lower)));
        answers.push(Answer::Proved(Interval::of(proved.high, Bound::Upper)));
    }
    answers
}

/// The best moves at the root: where nothing is pruned all that are worth what the root is, else the first only, since a later
/// one may be worth less than the score that it returned.
pub(super) fn best_moves<G: Game>(recording: &Recording<G>) -> Vec<NodeId> {
    let trace = recording.trace();
    let allows_ties = !trace.has_window();
    let score = trace.result(NodeId::ROOT).map(|(score, _)| score);
    let is_best = |&child: &NodeId| trace.score_for_parent(child).is_some() && trace.score_for_parent(child) == score;
    if allows_ties {
        trace.children(NodeId::ROOT).filter(is_best).collect()
    } else {
        trace.best_child(NodeId::ROOT).into_iter().collect()
    }
}
