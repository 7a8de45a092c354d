//! What a search has proved of a node's value: an interval, never a number that is not known.
//!
//! An [`Interval`] is what is proved; a [`Proof`] is how the children of a node prove it, one after another, while it is searched.
//! Knows no tree.

use super::{Bound, Player, Score};
use std::fmt;

/// What is proved of a node's true value: it lies in [`low`, `high`].
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval {
    /// The value is at least this.
    pub low: Score,
    /// The value is at most this.
    pub high: Score,
}

impl Interval {
    /// Nothing is proved: [−∞, +∞].
    pub const UNKNOWN: Self = Self { low: Score::NEG_INFINITY, high: Score::INFINITY };

    /// The interval that a returned score proves: [v, v], [v, +∞] or [−∞, v].
    pub const fn of(score: Score, bound: Bound) -> Self {
        match bound {
            Bound::Exact => Self { low: score, high: score },
            Bound::Lower => Self { low: score, high: Score::INFINITY },
            Bound::Upper => Self { low: Score::NEG_INFINITY, high: score },
        }
    }

    /// The end that the finished children of a node of `player` prove: the lower one at MAX, the upper one at MIN.
    pub const fn own_end(self, player: Player) -> Score {
        match player {
            Player::Max => self.low,
            Player::Min => self.high,
        }
    }

    /// The interval of which only that end is proved.
    pub const fn with_own_end(player: Player, end: Score) -> Self {
        match player {
            Player::Max => Self::of(end, Bound::Lower),
            Player::Min => Self::of(end, Bound::Upper),
        }
    }

    /// What two children together prove of a node of `player`: the better ends for that player, end by end.
    #[must_use]
    pub fn backed_up_with(self, player: Player, other: Self) -> Self {
        Self { low: player.better_of(self.low, other.low), high: player.better_of(self.high, other.high) }
    }

    /// The interval from the view of `player`: for MIN the ends are negated and change places, `≥ 3` becomes `≤ −3`.
    #[must_use]
    pub fn view(self, player: Player) -> Self {
        match player {
            Player::Max => self,
            Player::Min => Self { low: -self.high, high: -self.low },
        }
    }

    /// What two proofs of one value prove together.
    #[must_use]
    pub fn intersection(self, other: Self) -> Self {
        Self { low: Player::Max.better_of(self.low, other.low), high: Player::Min.better_of(self.high, other.high) }
    }

    /// What remains proved of a node of `player` with children that were not searched: they could only be better for that
    /// player, so the far end is open.
    #[must_use]
    pub fn with_unsearched_child(self, player: Player) -> Self {
        self.backed_up_with(player, Self::UNKNOWN)
    }

    /// How `score`, returned by a node of which this is proved, relates to the node's value.
    pub fn bound_of(self, score: Score) -> Bound {
        if self.low == score && self.high == score {
            Bound::Exact
        } else if score <= self.low {
            Bound::Lower
        } else {
            Bound::Upper
        }
    }

    /// The number and the bound that prove the same; `None` if nothing is proved, and for two different finite ends.
    pub fn as_bound(self) -> Option<(Score, Bound)> {
        match (self.low == Score::NEG_INFINITY, self.high == Score::INFINITY) {
            _ if self.is_exact() => Some((self.low, Bound::Exact)),
            (false, true) => Some((self.low, Bound::Lower)),
            (true, false) => Some((self.high, Bound::Upper)),
            (true, true) | (false, false) => None,
        }
    }

    /// Whether the value is known.
    pub fn is_exact(self) -> bool {
        self.low == self.high
    }
}

/// Written as in the tree: `3`, `≥ 3`, `≤ 5`, `2 … 5`, or `…` if nothing is proved.
impl fmt::Display for Interval {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.low == Score::NEG_INFINITY, self.high == Score::INFINITY) {
            _ if self.is_exact() => f.write_str(&self.low.shown()),
            (true, true) => f.write_str("…"),
            (false, true) => write!(f, "≥ {}", self.low.shown_as_end(true)),
            (true, false) => write!(f, "≤ {}", self.high.shown_as_end(false)),
            (false, false) => write!(f, "{} … {}", self.low.shown_as_end(true), self.high.shown_as_end(false)),
        }
    }
}

/// What is proved of an open node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proof {
    player: Player,
    proved: Interval,
    /// The same without the child that returned last, and what the visits of that child prove of it.
    before: Interval,
    last: Interval,
}

impl Proof {
    /// The proof of a node of `player` of which no child has been searched.
    pub const fn new(player: Player) -> Self {
        let worst = player.worst();
        let proved = Interval { low: worst, high: worst };
        Self { player, proved, before: proved, last: Interval::UNKNOWN }
    }

    /// The interval that is proved; before the first child, the worst score for the node's player.
    pub const fn proved(self) -> Interval {
        self.proved
    }

    /// Sets the interval of a node that is a leaf, or that the transposition table has answered.
    pub const fn settle(&mut self, proved: Interval) {
        self.proved = proved;
    }

    /// Adds a child that has returned a score. `is_research`: it is the child that returned last, searched again, so that
    /// what both visits prove is true of it.
    pub fn add_child(&mut self, score: Score, bound: Bound, is_research: bool) {
        self.add_proved_child(Interval::of(score, bound), is_research);
    }

    /// Adds a child of which this is proved.
    pub fn add_proved_child(&mut self, proved: Interval, is_research: bool) {
        if is_research {
            self.last = self.last.intersection(proved);
        } else {
            (self.before, self.last) = (self.proved, proved);
        }
        self.proved = self.before.backed_up_with(self.player, self.last);
    }

    /// The interval that the visits of the child that returned last prove of it.
    pub const fn last_child(self) -> Interval {
        self.last
    }

    /// Adds children that are never searched.
    pub fn add_unsearched(&mut self) {
        self.proved = self.proved.with_unsearched_child(self.player);
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
        assert_eq!(found.with_unsearched_child(Player::Max), Interval::of(Score::from(3), Bound::Lower));
        assert_eq!(found.with_unsearched_child(Player::Min), Interval::of(Score::from(3), Bound::Upper));
    }
}
