//! What several kinds of questions about a depth-first search ask for: results, best moves, and the children that are
//! left or pruned.

use super::askable::{Unaskable, check_algorithm};
use super::subject::Question;
use poda_core::document::QuestionKind;
use poda_core::game::Game;
use poda_core::score::{Bound, Interval, Score, Turn};
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step, Trace, Trust};
use std::collections::HashSet;

/// Returns whether `value` questions ask for what a node returns by the rule of the search, because that proves
/// nothing: in a search that passes replies over.
pub(super) fn asks_for_returned(trace: &Trace) -> bool {
    trace.trust.is_of_players()
}

/// Returns the interval that is proved of a node at a step; in a search that passes replies over, that of its own
/// result.
pub(super) fn proved_of(trace: &Trace, node: NodeId, step: Step) -> Interval {
    if asks_for_returned(trace) {
        return trace.result(node).map_or(Interval::UNKNOWN, |(score, bound)| Interval::of(score, bound));
    }
    trace.at(step).proved(node)
}

/// Returns the score that a node returned and its relation to the value, as it is asked for: in a search that passes
/// replies over, the number alone.
pub(super) fn returned(trace: &Trace, node: NodeId) -> Option<(Score, Bound)> {
    trace.result(node).map(|(score, bound)| (score, if asks_for_returned(trace) { Bound::Exact } else { bound }))
}

/// Returns what may be said to be the result of a finished node, starting with what is shown. What a node returns to
/// one of several players may be the number itself or what that number proves.
pub(super) fn results<G: Game>(recording: &Recording<G>, node: NodeId) -> Vec<Interval> {
    let trace = recording.trace();
    let Some((score, bound)) = returned(trace, node) else { return Vec::new() };
    let mut results = vec![Interval::of(score, bound)];
    let is_of_one_entry = recording.multi_player().is_some_and(|view| !view.backs_up_vectors());
    if let Some((score, bound)) = trace.result(node).filter(|_| is_of_one_entry) {
        let others = [bound, Bound::Exact].map(|bound| Interval::of(score, bound));
        let shown = results[0];
        results.extend(others.into_iter().filter(|other| *other != shown));
        results.dedup();
    }
    results
}

/// Returns the score of a finished node and its relation to the value.
pub(super) fn final_score<G: Game>(recording: &Recording<G>, node: NodeId) -> (Score, Bound) {
    returned(recording.trace(), node).unwrap_or((Score::ZERO, Bound::Exact))
}

/// Returns the moves at the root that are proved to be the best: if the search prunes nothing, all moves with the
/// root's value, and otherwise only the first, because a later one may be worth less than the score that it returned.
/// Empty if no move is: at a leaf, if chance decides, and if the root's window is too narrow for the value. In a search
/// that passes replies over, which proves nothing, the best move is the one that it chooses by its own rule.
pub(super) fn best_moves<G: Game>(recording: &Recording<G>) -> Vec<NodeId> {
    let trace = recording.trace();
    let Some(((score, bound), chosen)) = trace.result(NodeId::ROOT).zip(trace.best_child(NodeId::ROOT)) else {
        return Vec::new();
    };
    let claimed = || trace.window(NodeId::ROOT).map_or(Bound::Exact, |window| window.claimed_bound(score));
    let best = match trace.trust {
        Trust::Proved if bound != Bound::Exact => None,
        Trust::Proved if !trace.has_window => {
            let is_best = |&child: &NodeId| trace.score_for_parent(child) == Some(score);
            return trace.children(NodeId::ROOT).filter(is_best).collect();
        }
        Trust::Proved => trace.proved_best(score),
        Trust::MultiPlayer | Trust::FewReplies => (claimed() == Bound::Exact).then_some(chosen),
        Trust::Mistaken(_) | Trust::Reported => None,
    };
    best.into_iter().collect()
}

/// Returns whether a recording is a pass of a search with several passes, each of which finds its own best move.
pub fn is_pass<G: Game>(recording: &Recording<G>) -> bool {
    check_algorithm(recording.config().algorithm) == Err(Unaskable::MakesPasses)
}

/// Returns the step to which the tree goes with the answer to a question that is asked at a step: the step that gives
/// the answer, unless the search enters other nodes before it. In that case, the tree stays at the step of the
/// question.
pub fn answered_at<G: Game>(recording: &Recording<G>, question: &Question, asked_at: Step) -> Step {
    let mut between = asked_at + 1..question.step;
    let is_ahead = between.any(|step| matches!(recording.trace().event(step), Some(Event::Enter(_))));
    if is_ahead { asked_at } else { question.step.max(asked_at) }
}

impl Question {
    /// Returns a question that is asked at the step that gives the answer.
    pub(super) const fn at_once(kind: QuestionKind, node: NodeId, step: Step) -> Self {
        Self { kind, node, child: None, shown_step: step, step }
    }

    /// Returns the children of the node that are not searched yet. A child with two further visits is included once.
    pub(crate) fn later<'a>(&self, trace: &'a Trace) -> impl Iterator<Item = NodeId> + use<'a> {
        let (mut seen, mut is_next) = (HashSet::new(), true);
        let is_first = move |visit: &NodeId| {
            // Only the next visit may search the child again that was searched last.
            let is_next = std::mem::take(&mut is_next);
            let Some(outcome) = trace.outcome(*visit) else { return is_next || !trace.is_research(*visit) };
            seen.insert(outcome.index)
        };
        self.child.into_iter().flat_map(|child| trace.later_siblings(child)).filter(is_first)
    }

    /// Returns the visit of an outcome that is entered after the child, if the node is a chance node.
    pub(crate) fn next_outcome(&self, trace: &Trace) -> Option<NodeId> {
        let next = trace.later_siblings(self.child?).next()?;
        (trace.turn(self.node) == Turn::Chance && trace.is_searched(next)).then_some(next)
    }

    /// Returns the children that are pruned by the cutoff at the step that gives the answer; empty if there is no
    /// cutoff.
    pub(super) fn pruned(&self, trace: &Trace) -> Vec<NodeId> {
        match trace.event(self.step) {
            Some(Event::Cutoff(_)) => self.later(trace).collect(),
            Some(
                Event::Enter(_)
                | Event::Evaluate(_)
                | Event::TableHit(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::Skip(_)
                | Event::Leave(_),
            )
            | None => Vec::new(),
        }
    }
}
