//! What a field of a sheet carries: the student's content if it is legal.

use super::answers::BlankAnswers;
use super::carried::{Carried, CarriedWindow, ReturnedValue};
use super::expected::pruned;
use super::field::{BlankField, BlankPart};
use crate::practice::answer::Answer;
use crate::practice::judge_number::is_same;
use poda_core::game::Game;
use poda_core::score::{Interval, Score};
use poda_core::search::Fail;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind};

/// A sheet beside the recording that it belongs to.
pub(super) struct Sheet<'a, G: Game> {
    pub recording: &'a Recording<G>,
    pub answers: &'a BlankAnswers,
    /// The range of legal values.
    legal: Interval,
}

impl<'a, G: Game> Sheet<'a, G> {
    pub fn new(recording: &'a Recording<G>, answers: &'a BlankAnswers) -> Self {
        Self { recording, answers, legal: legal_values(recording) }
    }

    /// Returns the window that is carried at a node; `follows`: the one that follows there. `None` where neither the student's
    /// numbers nor the search lead.
    pub fn window(&self, node: NodeId, follows: Option<CarriedWindow>) -> Option<CarriedWindow> {
        let cut_on = self.recording.config().cut_on;
        let truth = self.recording.trace().window(node);
        let of_search = truth.map(CarriedWindow::of_search);
        let follows = follows.filter(|window| window.is_open(cut_on)).or(of_search)?;
        if node == NodeId::ROOT || !self.recording.trace().has_window() {
            return Some(follows);
        }
        let alpha = self.bound(node, BlankPart::Alpha, follows.alpha, truth.map(|window| window.alpha));
        let beta = self.bound(node, BlankPart::Beta, follows.beta, truth.map(|window| window.beta));
        let carried = CarriedWindow { alpha, beta };
        Some(if carried.is_open(cut_on) { carried } else { of_search.unwrap_or(follows) })
    }

    fn bound(&self, node: NodeId, part: BlankPart, follows: Carried<Score>, truth: Option<Score>) -> Carried<Score> {
        let field = BlankField::new(node, part);
        match self.answers.get(field) {
            Some(&Answer::Proved(own)) if own.is_exact() || truth.is_some_and(|truth| is_number(truth, own)) => {
                let is_true = truth.filter(|&truth| is_number(truth, own));
                is_true.map_or(Carried { content: own.low, source: Some(field) }, Carried::of_search)
            }
            Some(_) => truth.map_or(follows, Carried::of_search),
            None => follows.unless_true(truth),
        }
    }

    /// Returns how many of its children a node searches by the carried cut; `follows`: how many follow.
    pub fn searched(
        &self,
        node: NodeId,
        children: &[NodeId],
        follows: Option<Carried<usize>>,
    ) -> Option<Carried<usize>> {
        let trace = self.recording.trace();
        let truth = trace.is_searched(node).then(|| children.len() - pruned(trace, node).len());
        let of_search = truth.map(Carried::of_search);
        let field = BlankField::new(node, BlankPart::Cut);
        match self.answers.get(field) {
            None => follows.map(|follows| follows.unless_true(truth)).or(of_search),
            Some(own) => {
                let is = |searched: usize| is_same_answer(&Answer::Children(children[searched..].to_vec()), own);
                match (truth, follows) {
                    (Some(truth), _) if is(truth) => of_search,
                    (_, Some(follows)) if is(follows.content) => {
                        Some(Carried { content: follows.content, source: Some(field) })
                    }
                    _ => of_search.or(follows),
                }
            }
        }
    }

    /// Returns the value that is carried at an inner node; `follows`: the one that follows there.
    pub fn value(&self, node: NodeId, follows: Option<Carried<ReturnedValue>>) -> Option<Carried<ReturnedValue>> {
        let result = self.recording.trace().result(node);
        let truth = result.map(|(score, bound)| ReturnedValue { score, bound });
        let of_search = truth.map(Carried::of_search);
        let field = BlankField::new(node, BlankPart::Value);
        match self.answers.get(field) {
            None => follows.map(|follows| follows.unless_true(truth)).or(of_search),
            Some(&Answer::Proved(own)) => {
                if truth.is_some_and(|truth| is_same(truth.interval(), own)) {
                    return of_search;
                }
                let own = ReturnedValue::of_interval(own);
                let legal = own.filter(|own| self.legal.low <= own.score && own.score <= self.legal.high);
                legal.map(|content| Carried { content, source: Some(field) }).or(of_search).or(follows)
            }
            Some(_) => of_search.or(follows),
        }
    }

    /// Returns the value of a leaf, which is given.
    pub fn leaf(&self, leaf: NodeId) -> Carried<ReturnedValue> {
        let (score, bound) = given(self.recording, leaf);
        Carried::of_search(ReturnedValue { score, bound })
    }
}

/// Returns whether two answers say the same: children in any order, numbers as they are shown.
pub(super) fn is_same_answer(expected: &Answer, answered: &Answer) -> bool {
    match (expected, answered) {
        (Answer::Proved(expected), Answer::Proved(answered)) => is_same(*expected, *answered),
        (Answer::Children(expected), Answer::Children(answered)) => {
            expected.iter().all(|child| answered.contains(child))
                && answered.iter().all(|child| expected.contains(child))
        }
        _ => expected == answered,
    }
}

fn is_number(number: Score, answered: Interval) -> bool {
    is_same(Interval { low: number, high: number }, answered)
}

/// Returns the value of a leaf and how it relates to the true value: a table entry may be a bound.
fn given<G: Game>(recording: &Recording<G>, leaf: NodeId) -> (Score, poda_core::score::Bound) {
    let result = recording.trace().result(leaf);
    result.unwrap_or_else(|| (recording.evaluation(leaf).score(), poda_core::score::Bound::Exact))
}

/// Returns the range of the leaves' values. What a fail-hard search returns is also in the range if it is an end of the root's
/// window.
fn legal_values<G: Game>(recording: &Recording<G>) -> Interval {
    let trace = recording.trace();
    let is_leaf = |node: &NodeId| trace.kind(*node) != NodeKind::Inner;
    let mut legal = Interval { low: Score::INFINITY, high: Score::NEG_INFINITY };
    let mut include = |score: Score| legal = Interval { low: legal.low.min(score), high: legal.high.max(score) };
    trace.nodes().filter(is_leaf).for_each(|leaf| include(given(recording, leaf).0));
    if recording.config().fail == Fail::Hard
        && let Some(window) = trace.window(NodeId::ROOT)
    {
        [window.alpha, window.beta].into_iter().filter(|end| end.is_finite()).for_each(include);
    }
    legal
}
