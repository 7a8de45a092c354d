//! The maximum or minimum over the children of a node in its written form: `max(3, ≤ 2) = 3`.
//!
//! It is the same in every language. A child that returned a bound is written as that bound, and so is the result.

use poda_core::score::{Interval, Player, Score};
use poda_core::trace::moment::ShownValue;
use poda_core::trace::running::Running;
use poda_core::trace::{NodeId, Trace};
use std::fmt;

/// The largest number of children that are all written. Of more children, only the first two, the best, and the last
/// two are written.
const MAX_WRITTEN: usize = 6;

/// The scores that the children of a node have returned, up to one of them, and their maximum or minimum.
///
/// Only the values that are written are kept, so that the next child of a node with 20,000 costs no more than the
/// first.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Extremum {
    player: Player,
    /// How many values there are.
    count: usize,
    /// The first values, as many as are written if there are no others.
    first: Vec<ShownValue>,
    last: Option<ShownValue>,
    second_last: Option<ShownValue>,
    /// What follows from all values but the last, which a second visit of the same child may still narrow.
    settled: Settled,
    /// The best score among them, which may be a bound: the algorithm's variable `best`.
    pub best: Score,
}

/// What follows from some values.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Settled {
    /// The first of the values that are best for the player, and its place.
    best: Option<(usize, ShownValue)>,
    proved: Interval,
    has_claim: bool,
}

impl Settled {
    /// Returns what follows with one more value, at the place `index`.
    fn with(self, player: Player, index: usize, value: ShownValue) -> Self {
        let own_end = |value: ShownValue| interval(value).own_end(player);
        let best = self.best.filter(|&(_, best)| !player.prefers(own_end(value), own_end(best)));
        Self {
            best: best.or(Some((index, value))),
            proved: self.proved.backed_up_with(player, interval(value)),
            has_claim: self.has_claim || matches!(value, ShownValue::Claimed(_)),
        }
    }
}

impl Extremum {
    /// Returns the extremum at `node` over its finished children up to `last`, which goes on from the one that was
    /// asked for before.
    pub fn at<'a>(running: &'a mut Running<Self>, trace: &Trace, [node, last]: [NodeId; 2]) -> &'a Self {
        running.until(trace, [node, last], || Self::of_none(trace.player(node)), |it, child| it.add(trace, child))
    }

    const fn of_none(player: Player) -> Self {
        let worst = player.worst();
        let settled = Settled { best: None, proved: Interval { low: worst, high: worst }, has_claim: false };
        Self { player, count: 0, first: Vec::new(), last: None, second_last: None, settled, best: worst }
    }

    /// Adds the value of the next child, if it has returned one.
    fn add(&mut self, trace: &Trace, child: NodeId) {
        let (Some((score, bound)), Some(counted)) = (trace.result(child), trace.score_for_parent(child)) else {
            return;
        };
        // The value that a mistaken search returns is only a claim, even at a leaf that it counts with the wrong
        // sign. What a search of several players returns is certain by its own rule.
        let is_of_players = trace.trust.is_of_players();
        let is_claim = !(trace.proves(child) || is_of_players) || counted != score;
        let known =
            if is_claim { ShownValue::Claimed(counted) } else { ShownValue::Proved(Interval::of(score, bound)) };
        // Two visits of the same child are written as one value, which satisfies both bounds.
        if let (Some(ShownValue::Proved(before)), ShownValue::Proved(proved)) = (self.last, known)
            && trace.is_research(child)
        {
            self.replace_last(ShownValue::Proved(before.intersection(proved)));
        } else {
            self.push(known);
        }
        if trace.improved_at(child).is_some() || self.count == 1 {
            self.best = counted;
        }
    }

    fn push(&mut self, value: ShownValue) {
        self.settled = self.all();
        self.second_last = self.last.replace(value);
        self.count += 1;
        if self.count <= MAX_WRITTEN {
            self.first.push(value);
        }
    }

    fn replace_last(&mut self, value: ShownValue) {
        self.last = Some(value);
        if self.count <= MAX_WRITTEN
            && let Some(last) = self.first.last_mut()
        {
            *last = value;
        }
    }

    /// Returns what follows from all values.
    fn all(&self) -> Settled {
        match self.last {
            Some(last) => self.settled.with(self.player, self.count - 1, last),
            None => self.settled,
        }
    }

    /// Returns the same extremum from negamax's view at a MIN node: the maximum of the negated values.
    pub fn negated(self) -> Self {
        let negated = |value: ShownValue| value.view(Player::Min);
        let Settled { best, proved, has_claim } = self.settled;
        Self {
            player: self.player.opponent(),
            first: self.first.into_iter().map(negated).collect(),
            last: self.last.map(negated),
            second_last: self.second_last.map(negated),
            settled: Settled {
                best: best.map(|(index, value)| (index, negated(value))),
                proved: interval(negated(ShownValue::Proved(proved))),
                has_claim,
            },
            best: -self.best,
            ..self
        }
    }

    /// Returns the values in their extremum, with `…` if children are left, followed by what is proved: `max(3, ≤ 2, …)
    /// ≥ 3`. Without `proved`, the result is left out: `max(3, ≤ 2, …)`.
    pub fn so_far(&self, are_others_left: bool, proved: Option<Interval>) -> String {
        let mut list = self.list();
        if are_others_left {
            list.push("…".to_owned());
        }
        let listed = format!("{}({})", self.name(), list.join(", "));
        match proved {
            None => listed,
            Some(proved) if proved.is_exact() => format!("{listed} {}", proved.low.shown_as_value()),
            Some(proved) if proved.low.is_finite() && proved.high.is_finite() => format!("{listed} = {proved}"),
            Some(proved) => format!("{listed} {proved}"),
        }
    }

    /// Returns whether the values prove that the best score among them is the extremum itself and not only a bound of
    /// it.
    pub fn is_best_proved(&self) -> bool {
        let proved = self.all().proved;
        proved.is_exact() && proved.low == self.best
    }

    const fn name(&self) -> &'static str {
        match self.player {
            Player::Max => "max",
            Player::Min => "min",
        }
    }

    /// Returns the result; `None` if the values prove none.
    fn outcome(&self) -> Option<String> {
        let Settled { proved: Interval { low, high }, has_claim, .. } = self.all();
        if has_claim {
            return Some(format!("{}?", self.best.shown_as_value()));
        }
        if low == high {
            Some(low.shown_as_value())
        } else if low == self.best && low != Score::NEG_INFINITY {
            Some(format!("≥ {}", low.shown_as_end(true)))
        } else if high == self.best && high != Score::INFINITY {
            Some(format!("≤ {}", high.shown_as_end(false)))
        } else if low != Score::NEG_INFINITY {
            Some(format!("≥ {}", low.shown_as_end(true)))
        } else if high != Score::INFINITY {
            Some(format!("≤ {}", high.shown_as_end(false)))
        } else {
            None
        }
    }

    /// Returns the values of the list. The best is always included, because the result would seem wrong without it.
    fn list(&self) -> Vec<String> {
        if self.count <= MAX_WRITTEN {
            return self.first.iter().map(|&value| in_a_list(value)).collect();
        }
        let first = self.first.iter().copied().enumerate().take(2);
        let ends = [(self.count - 2, self.second_last), (self.count - 1, self.last)];
        let ends = ends.into_iter().filter_map(|(index, value)| Some((index, value?)));
        let mut shown: Vec<(usize, ShownValue)> = first.chain(self.all().best).chain(ends).collect();
        shown.sort_unstable_by_key(|&(index, _)| index);
        shown.dedup_by_key(|&mut (index, _)| index);
        let mut list = Vec::new();
        let mut next = 0;
        for (index, value) in shown {
            if next < index {
                list.push("…".to_owned());
            }
            list.push(in_a_list(value));
            next = index + 1;
        }
        list
    }
}

impl fmt::Display for Extremum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({})", self.name(), self.list().join(", "))?;
        self.outcome().map_or(Ok(()), |outcome| write!(f, " {outcome}"))
    }
}

/// Returns the interval of a value. In a list with claims, a claim counts as proved.
fn interval(value: ShownValue) -> Interval {
    match value {
        ShownValue::Proved(proved) => proved,
        ShownValue::Claimed(score) => Interval { low: score, high: score },
    }
}

/// Returns a value in the form of the list. An unknown one is a question mark, because dots mean omitted values.
fn in_a_list(value: ShownValue) -> String {
    if value == ShownValue::NOTHING { "?".to_owned() } else { value.to_string() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::score::Bound;

    fn extremum(player: Player, values: &[(i32, Bound)]) -> Extremum {
        let mut extremum = Extremum::of_none(player);
        for &(value, bound) in values {
            extremum.push(ShownValue::Proved(Interval::of(value.into(), bound)));
            extremum.best = player.better_of(extremum.best, value.into());
        }
        extremum
    }

    #[test]
    fn a_bound_that_cannot_win_leaves_the_choice_exact() {
        assert_eq!(extremum(Player::Max, &[(3, Bound::Exact), (2, Bound::Upper)]).to_string(), "max(3, ≤ 2) = 3");
        assert_eq!(extremum(Player::Min, &[(3, Bound::Exact), (3, Bound::Lower)]).to_string(), "min(3, ≥ 3) = 3");
    }

    #[test]
    fn a_bound_that_wins_makes_the_outcome_a_bound() {
        assert_eq!(extremum(Player::Max, &[(3, Bound::Exact), (7, Bound::Lower)]).to_string(), "max(3, ≥ 7) ≥ 7");
        assert_eq!(extremum(Player::Max, &[(2, Bound::Exact), (5, Bound::Upper)]).to_string(), "max(2, ≤ 5) ≤ 5");
        assert_eq!(extremum(Player::Max, &[(2, Bound::Lower), (5, Bound::Upper)]).to_string(), "max(≥ 2, ≤ 5) ≥ 2");
    }

    #[test]
    fn a_minimum_is_the_maximum_of_the_negated_values() {
        let min = extremum(Player::Min, &[(5, Bound::Exact), (4, Bound::Upper)]);
        assert_eq!(min.to_string(), "min(5, ≤ 4) ≤ 4");
        assert_eq!(min.negated().to_string(), "max(−5, ≥ −4) ≥ −4");
    }

    #[test]
    fn of_many_children_the_first_the_best_and_the_last_are_written() {
        let values: Vec<_> = (1..=9).map(|value| (value, Bound::Exact)).collect();
        assert_eq!(extremum(Player::Max, &values).to_string(), "max(1, 2, …, 8, 9) = 9");
        let values: Vec<_> = [1, 1, 1, 0, 1, 1, 0, 1, 1].map(|value| (value, Bound::Exact)).into();
        assert_eq!(extremum(Player::Min, &values).to_string(), "min(1, 1, …, 0, …, 1, 1) = 0");
    }
}
