//! The sum over the outcomes of a chance node that have returned so far.

use super::node::NodeId;
use super::running::Running;
use super::trace::Trace;
use crate::score::{Bound, Inexact, Interval, OutcomeSum, Outcomes, Score, Window};
use std::collections::BTreeMap;
use std::iter;

/// The largest number of terms of a sum that is written in full. Of a longer sum, only the first two and the last two
/// terms are written.
const MAX_TERMS: usize = 6;

/// The term of an outcome that has returned: its weight, its score, and how the score bounds the value of the outcome.
pub type OutcomeTerm = (u32, Score, Bound);

/// The contribution of an outcome to its chance node.
#[derive(Clone, Debug, PartialEq)]
pub struct Expectation {
    /// The weight of the outcome.
    pub weight: u32,
    /// The sum of the weights of all outcomes.
    pub of: u64,
    /// How many outcomes have returned so far.
    pub returned: usize,
    /// The first terms of the sum and the last ones, or all.
    written: Vec<OutcomeTerm>,
    /// The sum of all of them; `None` if it is not a score, or if no sum is written.
    total: Option<Score>,
    /// Whether a score is only a lower bound, and whether one is only an upper bound.
    has_bounds: [bool; 2],
    /// The interval proved for the chance node.
    pub proved: Interval,
    /// The window with which the next outcome is searched; `None` if nothing is pruned, or if there is no next outcome.
    pub next_window: Option<Window>,
}

impl Expectation {
    /// Returns the sum so far, each score multiplied by its probability: `1/3·6 + 2/3·0 = 2`. Where a score is only a
    /// bound, the sum is one, too: `1/3·6 + 2/3·(≤ 3) ≤ 4`. If there are bounds on both sides, there is no sum.
    pub fn sum(&self) -> String {
        let written = self.addends();
        let relation = |total: Score| match self.has_bounds {
            [false, false] => Some(total.shown_as_value()),
            [true, false] => Some(format!("≥ {}", total.shown_as_end(true))),
            [false, true] => Some(format!("≤ {}", total.shown_as_end(false))),
            [true, true] => None,
        };
        match self.total.and_then(relation) {
            Some(total) => format!("{written} {total}"),
            None => written,
        }
    }

    /// Returns the sum so far without its result. Of many terms, only the first two and the last two are written.
    pub fn addends(&self) -> String {
        let share = |weight: u32| match Score::ratio(weight.into(), self.of.into()).and_then(Score::as_ratio) {
            Some((1, 1)) | None => String::new(),
            Some((numerator, denominator)) => format!("{numerator}/{denominator}·"),
        };
        let term = |&(weight, score, bound): &OutcomeTerm| {
            let share = share(weight);
            let score_text = match bound {
                Bound::Exact => score.shown(),
                Bound::Lower => format!("≥ {}", score.shown_as_end(true)),
                Bound::Upper => format!("≤ {}", score.shown_as_end(false)),
            };
            let is_enclosed = (score < Score::ZERO || bound != Bound::Exact) && !share.is_empty();
            if is_enclosed { format!("{share}({score_text})") } else { format!("{share}{score_text}") }
        };
        let mut written: Vec<String> = self.written.iter().map(term).collect();
        if self.written.len() < self.returned {
            written.insert(2, "…".to_owned());
        }
        written.join(" + ")
    }
}

/// The contributions of the outcomes of a search, asked for one after the other.
#[derive(Clone, Debug, Default)]
pub struct Expectations(Running<ReturnedOutcomes>);

impl Expectations {
    /// Returns the contribution that an outcome makes when it returns to its chance node, always in the same trace;
    /// `None` for a child of any other node.
    pub fn at(&mut self, trace: &Trace, child: NodeId) -> Option<Expectation> {
        let node = trace.parent(child)?;
        let (weight, of) = trace.weight(child)?;
        let returned =
            self.0.until(trace, [node, child], || ReturnedOutcomes::of(trace, node), |it, visit| it.add(trace, visit));
        let next = trace.later_siblings(child).next().filter(|&next| trace.is_searched(next));
        let next_window = next.and_then(|next| trace.window(next));
        Some(Expectation { next_window, ..returned.expectation(weight, of, trace.bounds) })
    }
}

impl Trace {
    /// Returns the contribution that an outcome makes when it returns to its chance node; `None` for a child of any other
    /// node.
    pub fn expectation(&self, child: NodeId) -> Option<Expectation> {
        Expectations::default().at(self, child)
    }

    /// Returns the terms of the outcomes that had returned when one of them returned, in the order of the last visit of
    /// each; empty for a child of any other node.
    pub fn returned_outcomes(&self, child: NodeId) -> Vec<OutcomeTerm> {
        let mut running = Running::default();
        let node = self.parent(child).filter(|&node| !self.weights(node).is_empty());
        let returned = node.map(|node| {
            running.until(self, [node, child], || ReturnedOutcomes::of(self, node), |it, visit| it.add(self, visit))
        });
        returned.map(|returned| returned.terms.values().copied().collect()).unwrap_or_default()
    }
}

/// The outcomes of a chance node that have returned. Another one is added in logarithmic time.
#[derive(Clone, Debug)]
struct ReturnedOutcomes {
    /// The terms by the last visit of each outcome: only that visit counts.
    terms: BTreeMap<NodeId, OutcomeTerm>,
    /// The last visit of each outcome.
    last_visits: Vec<Option<NodeId>>,
    /// How many scores are only lower bounds, and how many are only upper bounds.
    bounds: [usize; 2],
    /// The sum of the terms, in which an outcome that has not returned counts with 0.
    sum: Result<OutcomeSum, Inexact>,
    outcomes: Outcomes,
}

impl ReturnedOutcomes {
    fn of(trace: &Trace, node: NodeId) -> Self {
        Self::with_weights(trace.weights(node), trace.bounds)
    }

    fn with_weights(weights: &[u32], bounds: Interval) -> Self {
        Self {
            terms: BTreeMap::new(),
            last_visits: vec![None; weights.len()],
            bounds: [0; 2],
            sum: OutcomeSum::of_equals(weights, Score::ZERO),
            outcomes: Outcomes::new(weights.to_vec(), bounds),
        }
    }

    fn add(&mut self, trace: &Trace, visit: NodeId) {
        if let (Some(outcome), Some((score, bound))) = (trace.outcome(visit), trace.result(visit)) {
            let proved = trace.proved_by_result(visit);
            // A bound at the end of the interval of all possible values is the value itself.
            let is_known = proved.intersection(trace.bounds).is_exact();
            let bound = if is_known { Bound::Exact } else { bound };
            self.add_term(outcome.index as usize, visit, score, bound);
            self.outcomes.prove(outcome.index as usize, proved);
        }
    }

    fn add_term(&mut self, index: usize, visit: NodeId, score: Score, bound: Bound) {
        let weight = self.outcomes.weights()[index];
        let before = self.last_visits[index].replace(visit).and_then(|before| self.terms.remove(&before));
        let (score_before, bound_before) =
            before.map_or((Score::ZERO, Bound::Exact), |(_, score, bound)| (score, bound));
        self.terms.insert(visit, (weight, score, bound));
        for (bound, is_added) in [(bound_before, false), (bound, true)] {
            let count = match bound {
                Bound::Exact => continue,
                Bound::Lower => &mut self.bounds[0],
                Bound::Upper => &mut self.bounds[1],
            };
            *count = if is_added { *count + 1 } else { *count - 1 };
        }
        let sum = self.sum.and_then(|sum| sum.without(weight, score_before)?.with(weight, score));
        // A partial sum may have too many digits although the sum itself has not.
        self.sum = sum.or_else(|_| self.sum_of_all());
    }

    fn sum_of_all(&self) -> Result<OutcomeSum, Inexact> {
        let score = |visit: Option<NodeId>| {
            visit.and_then(|visit| self.terms.get(&visit)).map_or(Score::ZERO, |&(_, score, _)| score)
        };
        let scores = self.last_visits.iter().map(|&visit| score(visit));
        OutcomeSum::of(iter::zip(self.outcomes.weights().iter().copied(), scores))
    }

    fn expectation(&self, weight: u32, of: u64, bounds: Interval) -> Expectation {
        let returned = self.terms.len();
        let written: Vec<OutcomeTerm> = if returned <= MAX_TERMS {
            self.terms.values().copied().collect()
        } else {
            let last: Vec<_> = self.terms.values().rev().take(2).copied().collect();
            self.terms.values().take(2).copied().chain(last.into_iter().rev()).collect()
        };
        // A single outcome that is certain is not written as a sum.
        let is_sum = 1 < returned || self.terms.values().any(|&(own, ..)| u64::from(own) < of);
        Expectation {
            weight,
            of,
            returned,
            written,
            total: self.sum.and_then(OutcomeSum::weighted_mean).ok().filter(|_| is_sum),
            has_bounds: self.bounds.map(|count| 0 < count),
            proved: self.outcomes.proved().unwrap_or(bounds),
            next_window: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sum of the terms of the first outcomes among those with these weights.
    fn sum(weights: &[u32], terms: &[(i32, Bound)]) -> String {
        let mut returned = ReturnedOutcomes::with_weights(weights, Interval::UNKNOWN);
        for (index, &(score, bound)) in terms.iter().enumerate() {
            returned.add_term(index, NodeId::new(index + 1), score.into(), bound);
        }
        let of = weights.iter().copied().map(u64::from).sum();
        returned.expectation(1, of, Interval::UNKNOWN).sum()
    }

    /// What is added up from bounds is a bound.
    #[test]
    fn a_sum_with_a_bound_in_it_is_no_equation() {
        assert_eq!(sum(&[1, 1, 2], &[(6, Bound::Exact), (2, Bound::Upper)]), "1/4·6 + 1/4·(≤ 2) ≤ 2");
        assert_eq!(sum(&[1, 3], &[(6, Bound::Lower), (-2, Bound::Exact)]), "1/4·(≥ 6) + 3/4·(−2) ≥ 0");
        assert_eq!(sum(&[2, 2], &[(6, Bound::Lower), (-2, Bound::Upper)]), "1/2·(≥ 6) + 1/2·(≤ −2)");
        assert_eq!(sum(&[4], &[(4, Bound::Lower)]), "≥ 4");
    }

    /// Outcomes that have not returned may weigh more together than any number of 32 bits.
    #[test]
    fn what_has_not_returned_counts_with_nothing_however_much_it_weighs() {
        let written = |outcomes: usize| sum(&vec![1_000_000; outcomes], &[(6, Bound::Exact)]);
        let expected = ["6", "1/4·6 = 1.5", "1/5000·6 = 0.0012", "1/50000·6 = 0.00012"];
        assert_eq!([1, 4, 5_000, 50_000].map(written), expected);
    }

    /// A second visit takes the place of the first, and its term comes last.
    #[test]
    fn only_the_last_visit_of_an_outcome_counts() {
        let mut returned = ReturnedOutcomes::with_weights(&[1, 1], Interval::UNKNOWN);
        for (index, visit, score, bound) in [(0, 1, 9, Bound::Upper), (1, 2, 4, Bound::Exact), (0, 3, 2, Bound::Exact)]
        {
            returned.add_term(index, NodeId::new(visit), Score::from(score), bound);
        }
        assert_eq!(returned.expectation(1, 2, Interval::UNKNOWN).sum(), "1/2·4 + 1/2·2 = 3");
    }
}
