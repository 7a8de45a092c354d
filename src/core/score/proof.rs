//! What a node's children prove of it, one after another, while it is searched.
//!
//! Knows no tree: its caller follows the search.

use super::{Bound, Interval, Player, Score};

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
    #[must_use]
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
