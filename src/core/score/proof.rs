//! The proof of an open node's value from its children, one after another, while the node is searched.
//!
//! Does not depend on a tree.

use super::{Interval, Outcomes, Player};

/// The interval proved for an open node, and the last child that contributed to it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Proof {
    player: Player,
    proved: Interval,
    /// The interval without the child that returned last, and the interval that the visits of that child prove for it.
    before: Interval,
    last: Interval,
}

impl Proof {
    /// Returns the proof of a node of `player` before any child is searched. At a chance node, [`settle`](Self::settle)
    /// must set the bounds of all values next.
    pub const fn new(player: Player) -> Self {
        let worst = player.worst();
        let proved = Interval { low: worst, high: worst };
        Self { player, proved, before: proved, last: Interval::UNKNOWN }
    }

    /// Returns the proved interval; before the first child, the worst score for the node's player.
    pub const fn proved(self) -> Interval {
        self.proved
    }

    /// Sets the interval of a leaf, or of a node that the transposition table has answered.
    pub const fn settle(&mut self, proved: Interval) {
        self.proved = proved;
    }

    /// Adds a child with this proved interval. With `is_research` it is the child that returned last, searched again,
    /// and both visits count.
    #[inline]
    pub fn add_proved_child(&mut self, proved: Interval, is_research: bool) {
        if is_research {
            self.last = self.last.intersection(proved);
        } else {
            (self.before, self.last) = (self.proved, proved);
        }
        self.proved = self.before.backed_up_with(self.player, self.last);
    }

    /// Adds a visit of the outcome with this index to a chance node with these outcomes. If an end of the resulting
    /// interval is not a score, only the bounds of all values are proved.
    pub fn add_outcome(&mut self, outcomes: &mut Outcomes, index: usize, proved: Interval, bounds: Interval) {
        outcomes.prove(index, proved);
        self.last = outcomes.of(index);
        self.proved = outcomes.proved().unwrap_or(bounds);
    }

    /// Returns the interval that the visits of the child that returned last prove for it.
    pub const fn last_child(self) -> Interval {
        self.last
    }

    /// Adds children that are never searched, for which only the bounds of all values are known.
    pub fn add_unsearched(&mut self, bounds: Interval) {
        self.proved = self.proved.backed_up_with(self.player, bounds);
    }
}
