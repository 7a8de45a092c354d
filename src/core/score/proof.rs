//! How the children of a node prove what it is worth, one after another, while it is searched.
//!
//! Knows no tree.

use super::{Bound, Interval, Outcomes, Player, Score};

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
    /// The proof of a node of `player` of which no child has been searched. Of a chance node, [`settle`](Self::settle) sets the bounds of
    /// all values next.
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
    #[inline]
    pub fn add_child(&mut self, score: Score, bound: Bound, is_research: bool) {
        self.add_proved_child(Interval::of(score, bound), is_research);
    }

    /// Adds a child of which this is proved.
    #[inline]
    pub fn add_proved_child(&mut self, proved: Interval, is_research: bool) {
        if is_research {
            self.last = self.last.intersection(proved);
        } else {
            (self.before, self.last) = (self.proved, proved);
        }
        self.proved = self.before.backed_up_with(self.player, self.last);
    }

    /// Adds a visit of the outcome with this index, at a chance node with these outcomes. Where an end of what they prove is no score,
    /// only the bounds of all values are proved.
    pub fn add_outcome(&mut self, outcomes: &mut Outcomes, index: usize, proved: Interval, bounds: Interval) {
        outcomes.prove(index, proved);
        self.last = outcomes.of(index);
        self.proved = outcomes.proved().unwrap_or(bounds);
    }

    /// The interval that the visits of the child that returned last prove of it.
    pub const fn last_child(self) -> Interval {
        self.last
    }

    /// Adds children that are never searched, of which no more is proved than the bounds of all values.
    pub fn add_unsearched(&mut self, bounds: Interval) {
        self.proved = self.proved.backed_up_with(self.player, bounds);
    }
}
