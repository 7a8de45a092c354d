//! How often a search has ended a line at its depth limit: where it has not, a deeper search would find the same.

use crate::score::Score;

/// The leaves that are leaves because of the depth limit.
#[derive(Debug, Default)]
pub struct LimitedLeaves {
    /// How many there were, in all passes.
    count: u64,
    /// How many there were before each open node was entered, the root first.
    before_open: Vec<u64>,
    /// Whether one in this pass was evaluated as a certain win or loss.
    has_infinite: bool,
}

impl LimitedLeaves {
    /// A node is entered at a ply.
    pub fn enter(&mut self, ply: usize) {
        self.before_open.truncate(ply);
        self.before_open.push(self.count);
    }

    /// Adds a leaf with this score, or a table entry that rests on such leaves.
    pub fn add(&mut self, score: Score) {
        self.count += 1;
        self.has_infinite |= !score.is_finite();
    }

    /// Whether there are any below the open node at a ply.
    pub fn has_below(&self, ply: usize) -> bool {
        self.before_open.get(ply).is_none_or(|&before| before < self.count)
    }

    /// Begins a pass.
    pub const fn begin_pass(&mut self) {
        self.has_infinite = false;
    }

    /// Whether a leaf of this pass was evaluated as a certain win or loss.
    pub const fn has_infinite(&self) -> bool {
        self.has_infinite
    }
}
