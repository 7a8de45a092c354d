//! What a node's children prove of it, one after another, while it is being searched.
//!
//! Knows no tree: whoever follows a search tells which child has returned what.

use super::{Bound, Interval, Player, Score};

/// What is proved of an open node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proof {
    player: Player,
    proved: Interval,
    /// The same without the child that returned last, and what that child's visits prove.
    before: Interval,
    last: Interval,
}

impl Proof {
    /// Nothing has been looked at of a node of `player`.
    #[must_use]
    pub const fn new(player: Player) -> Self {
        let worst = player.worst();
        let proved = Interval { low: worst, high: worst };
        Self { player, proved, before: proved, last: Interval::UNKNOWN }
    }

    /// What is proved; before the first child, the worst for the node's player.
    #[must_use]
    pub const fn proved(self) -> Interval {
        self.proved
    }

    /// The node itself is known to be worth that: it is a leaf, or was met before.
    pub const fn settle(&mut self, proved: Interval) {
        self.proved = proved;
    }

    /// A child has returned a score. `again`: it is the child that returned last, searched once more, so that what both visits
    /// prove is true of it.
    pub fn add_child(&mut self, score: Score, bound: Bound, is_research: bool) {
        self.add_proved_child(Interval::of(score, bound), is_research);
    }

    /// The same for a child of which this is proved.
    pub fn add_proved_child(&mut self, proved: Interval, is_research: bool) {
        if is_research {
            self.last = self.last.intersection(proved);
        } else {
            (self.before, self.last) = (self.proved, proved);
        }
        self.proved = self.before.backed_up_with(self.player, self.last);
    }

    /// What the visits of the child that returned last prove of it.
    #[must_use]
    pub const fn last_child(self) -> Interval {
        self.last
    }

    /// Some children are never looked at.
    pub fn add_unsearched(&mut self) {
        self.proved = self.proved.with_unsearched_child(self.player);
    }
}
