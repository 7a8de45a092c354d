//! The interval that a search has proved for a node's value. An unknown value is never written as a number.
//!
//! [`Proof`](super::Proof) computes it from the children, one after another. This module does not depend on a tree.

use super::{Bound, Player, Score};
use std::fmt;

/// The interval [`low`, `high`] in which a node's true value is proved to lie.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Interval {
    /// The value is at least this.
    pub low: Score,
    /// The value is at most this.
    pub high: Score,
}

impl Interval {
    /// The interval [−∞, +∞], which proves nothing.
    pub const UNKNOWN: Self = Self { low: Score::NEG_INFINITY, high: Score::INFINITY };

    /// Returns [−`greatest`, `greatest`].
    pub fn around_zero(greatest: Score) -> Self {
        Self { low: -greatest, high: greatest }
    }

    /// Returns the interval that a returned score proves: [v, v], [v, +∞] or [−∞, v].
    pub const fn of(score: Score, bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self { low: score, high: score },
            Bound::Lower => Self { low: score, high: Score::INFINITY },
            Bound::Upper => Self { low: Score::NEG_INFINITY, high: score },
        }
    }

    /// Returns the end that the finished children prove at a node of `player`: the lower one at MAX, the upper one at
    /// MIN.
    pub const fn own_end(self, player: Player) -> Score {
        match player {
            Player::Max => self.low,
            Player::Min => self.high,
        }
    }

    /// Returns the interval with this [own end](Self::own_end) and an open other end.
    pub const fn with_own_end(player: Player, end: Score) -> Self {
        match player {
            Player::Max => Self::of(end, Bound::Lower),
            Player::Min => Self::of(end, Bound::Upper),
        }
    }

    /// Returns the interval that two children together prove for a node of `player`: at each end the one that is better
    /// for that player.
    #[must_use]
    pub fn backed_up_with(self, player: Player, other: Self) -> Self {
        Self { low: player.better_of(self.low, other.low), high: player.better_of(self.high, other.high) }
    }

    /// Returns the interval from the view of `player`. For MIN the ends are negated and swapped: `≥ 3` becomes `≤ −3`.
    #[must_use]
    pub fn view(self, player: Player) -> Self {
        match player {
            Player::Max => self,
            Player::Min => Self { low: -self.high, high: -self.low },
        }
    }

    /// Returns the interval that two proofs of one value prove together.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self { low: Player::Max.better_of(self.low, other.low), high: Player::Min.better_of(self.high, other.high) }
    }

    /// Returns how `score`, returned by a node with this proved interval, relates to the node's value.
    pub fn bound_of(self, score: Score) -> Bound {
        if self.low == score && self.high == score {
            Bound::Exact
        } else if score <= self.low {
            Bound::Lower
        } else {
            Bound::Upper
        }
    }

    /// Returns the number and the bound that prove the same interval; `None` if nothing is proved, and for two
    /// different finite ends.
    pub fn as_bound(self) -> Option<(Score, Bound)> {
        match (self.low == Score::NEG_INFINITY, self.high == Score::INFINITY) {
            _ if self.is_exact() => Some((self.low, Bound::Exact)),
            (false, true) => Some((self.low, Bound::Lower)),
            (true, false) => Some((self.high, Bound::Upper)),
            (true, true) | (false, false) => None,
        }
    }

    /// Returns whether the value is known exactly.
    pub fn is_exact(self) -> bool {
        self.low == self.high
    }
}

/// Formats the interval as in the tree: `3`, `≥ 3`, `≤ 5`, `2 … 5`, or `…` if nothing is proved.
impl Interval {
    /// Returns both ends as they are shown beside each other, the lower one first: both as fractions or both as
    /// decimals, which are rounded outwards, so that no reader has to divide to see how wide the interval is.
    pub fn shown_ends(self) -> [String; 2] {
        let exact = [self.low.shown_as_end(true), self.high.shown_as_end(false)];
        let is_any = |mark: char| exact.iter().any(|end| end.contains(mark));
        if is_any('/') && is_any('.') {
            return [self.low.rounded_as_end(true), self.high.rounded_as_end(false)];
        }
        exact
    }
}

impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.low == Score::NEG_INFINITY, self.high == Score::INFINITY) {
            _ if self.is_exact() => f.write_str(&self.low.shown()),
            (true, true) => f.write_str("…"),
            (false, true) => write!(f, "≥ {}", self.low.shown_as_end(true)),
            (true, false) => write!(f, "≤ {}", self.high.shown_as_end(false)),
            (false, false) => {
                let [low, high] = self.shown_ends();
                write!(f, "{low} … {high}")
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_open_side_is_never_written_as_a_number_and_what_max_has_at_least_min_has_at_most() {
        let three = Score::from(3);
        for (interval, text, to_min) in [
            (Interval::of(three, Bound::Lower), "≥ 3", "≤ −3"),
            (Interval::of(three, Bound::Upper), "≤ 3", "≥ −3"),
            (Interval::of(three, Bound::Exact), "3", "−3"),
            (Interval { low: Score::from(2), high: Score::from(5) }, "2 … 5", "−5 … −2"),
            (Interval::UNKNOWN, "…", "…"),
            (Interval::of(Score::INFINITY, Bound::Lower), "+∞", "−∞"),
        ] {
            let shown = [interval, interval.view(Player::Max), interval.view(Player::Min)].map(|view| view.to_string());
            assert_eq!(shown, [text, text, to_min]);
        }
        assert_eq!(Interval::UNKNOWN.view(Player::Min), Interval::UNKNOWN);
    }

    #[test]
    fn a_fraction_and_a_decimal_are_not_the_ends_of_one_interval() {
        let score = |text: &str| Score::parse_ratio(text).or_else(|| Score::new(text.parse().ok()?)).unwrap();
        for (low, high, text) in [
            ("-199/300", "0.67", "−0.664 … 0.67"),
            ("0.25", "2/3", "0.25 … 0.667"),
            ("-199/300", "2/3", "−199/300 … 2/3"),
            ("-199/300", "1", "−199/300 … 1"),
            ("0.1", "0.67", "0.1 … 0.67"),
        ] {
            assert_eq!(Interval { low: score(low), high: score(high) }.to_string(), text);
        }
    }

    #[test]
    fn an_interval_with_one_number_is_a_bound() {
        for bound in [Bound::Exact, Bound::Lower, Bound::Upper] {
            for number in [Score::from(3), Score::ZERO] {
                assert_eq!(Interval::of(number, bound).as_bound(), Some((number, bound)));
            }
        }
        assert_eq!(Interval::of(Score::INFINITY, Bound::Lower).as_bound(), Some((Score::INFINITY, Bound::Exact)));
        assert_eq!(Interval { low: Score::from(2), high: Score::from(5) }.as_bound(), None);
        assert_eq!(Interval::UNKNOWN.as_bound(), None);
    }

    #[test]
    fn an_unsearched_child_opens_only_the_far_end() {
        let found = Interval::of(Score::from(3), Bound::Exact);
        assert_eq!(found.backed_up_with(Player::Max, Interval::UNKNOWN), Interval::of(Score::from(3), Bound::Lower));
        assert_eq!(found.backed_up_with(Player::Min, Interval::UNKNOWN), Interval::of(Score::from(3), Bound::Upper));
    }
}
