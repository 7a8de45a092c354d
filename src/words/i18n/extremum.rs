//! The maximum or minimum over the children of a node in its written form: `max(3, ≤ 2) = 3`.
//!
//! It is the same in every language. A child that returned a bound is written as that bound, and so is the result.

use poda_core::score::{Interval, Player, Score};
use poda_core::trace::moment::ShownValue;
use poda_core::trace::{NodeId, Trace, Trust};
use std::fmt;

/// The largest number of children that are all written. Of more children, only the first two, the best, and the last two
/// are written.
const MAX_WRITTEN: usize = 6;

/// The scores that the children of a node have returned, up to one of them, and their maximum or minimum.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Extremum {
    player: Player,
    values: Vec<ShownValue>,
    /// The best score among them, which may be a bound: the algorithm's variable `best`.
    pub best: Score,
}

impl Extremum {
    /// Returns the extremum at `node` over its finished children up to `last`.
    pub fn at(trace: &Trace, node: NodeId, last: NodeId) -> Self {
        let player = trace.player(node);
        let mut best = player.worst();
        let mut values: Vec<ShownValue> = Vec::new();
        for child in trace.children(node).take_while(|&child| child <= last) {
            let (Some((score, bound)), Some(counted)) = (trace.result(child), trace.score_for_parent(child)) else {
                continue;
            };
            // The value that a mistaken search returns is only a claim, even at a leaf that it counts with the wrong
            // sign. What a search of several players returns is certain by its own rule.
            let is_of_players = trace.trust == Trust::MultiPlayer;
            let is_claim = !(trace.proves(child) || is_of_players) || counted != score;
            let known =
                if is_claim { ShownValue::Claimed(counted) } else { ShownValue::Proved(Interval::of(score, bound)) };
            // Two visits of the same child are written as one value, which satisfies both bounds.
            if let (Some(ShownValue::Proved(before)), ShownValue::Proved(proved)) = (values.last_mut(), known)
                && trace.is_research(child)
            {
                *before = before.intersection(proved);
            } else {
                values.push(known);
            }
            if trace.improved_at(child).is_some() || values.len() == 1 {
                best = counted;
            }
        }
        Self { player, values, best }
    }

    /// Returns the same extremum from negamax's view at a MIN node: the maximum of the negated values.
    pub fn negated(self) -> Self {
        Self {
            player: self.player.opponent(),
            values: self.values.into_iter().map(|value| value.view(Player::Min)).collect(),
            best: -self.best,
        }
    }

    /// Returns the values in their extremum, with `…` if children are left, followed by what is proved: `max(3, ≤ 2, …) ≥
    /// 3`. Without `proved`, the result is left out: `max(3, ≤ 2, …)`.
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

    /// Returns whether the values prove that the best score among them is the extremum itself and not only a bound of it.
    pub fn is_best_proved(&self) -> bool {
        let proved = self.proved();
        proved.is_exact() && proved.low == self.best
    }

    fn proved(&self) -> Interval {
        let worst = self.player.worst();
        let nothing = Interval { low: worst, high: worst };
        self.values.iter().fold(nothing, |proved, &value| proved.backed_up_with(self.player, interval(value)))
    }

    const fn name(&self) -> &'static str {
        match self.player {
            Player::Max => "max",
            Player::Min => "min",
        }
    }

    /// Returns the result; `None` if the values prove none.
    fn outcome(&self) -> Option<String> {
        if self.values.iter().any(|value| matches!(value, ShownValue::Claimed(_))) {
            return Some(format!("{}?", self.best.shown_as_value()));
        }
        let proved = self.proved();
        let (low, high) = (proved.low, proved.high);
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
        let count = self.values.len();
        if count <= MAX_WRITTEN {
            return self.values.iter().map(|&value| in_a_list(value)).collect();
        }
        let own_end = |&value: &ShownValue| interval(value).own_end(self.player);
        let best = (1..count).fold(0, |best, index| {
            let is_better = self.player.prefers(own_end(&self.values[index]), own_end(&self.values[best]));
            if is_better { index } else { best }
        });
        let mut shown = vec![0, 1, best, count - 2, count - 1];
        shown.sort_unstable();
        shown.dedup();
        let mut list = Vec::new();
        let mut next = 0;
        for index in shown {
            if next < index {
                list.push("…".to_owned());
            }
            list.push(in_a_list(self.values[index]));
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
        let values: Vec<_> = values.iter().map(|&(value, bound)| (Score::from(value), bound)).collect();
        Extremum {
            player,
            best: values.iter().fold(player.worst(), |best, &(score, _)| player.better_of(best, score)),
            values: values.into_iter().map(|(score, bound)| ShownValue::Proved(Interval::of(score, bound))).collect(),
        }
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
