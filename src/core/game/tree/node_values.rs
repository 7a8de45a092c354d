//! The values of the nodes of an explicit tree as a column of a table, with what is true of all of them.

use crate::score::{Interval, Score};
use std::sync::OnceLock;

/// The value of each leaf and the estimate of each inner node.
#[derive(Clone, Debug, Default)]
pub(super) struct NodeValues {
    /// The values, [packed](Score::packed).
    packed: Vec<u64>,
    /// What is true of them, computed on first use: every search of a part of the tree asks for it.
    summary: OnceLock<ValueSummary>,
}

/// What is true of all values of a tree.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueSummary {
    /// Whether some value is a fraction.
    pub has_fractions: bool,
    /// The least and the greatest value of a leaf.
    pub leaves: Interval,
    /// The least and the greatest value of a leaf, or estimate of an inner node.
    pub all: Interval,
}

/// The summary is derived from the values.
impl PartialEq for NodeValues {
    fn eq(&self, other: &Self) -> bool {
        self.packed == other.packed
    }
}

impl NodeValues {
    /// Returns a column without values, with memory reserved for `nodes` of them.
    pub fn with_capacity(nodes: usize) -> Self {
        Self { packed: Vec::with_capacity(nodes), summary: OnceLock::new() }
    }

    /// Adds the value of the next node.
    pub fn push(&mut self, value: Option<Score>) {
        self.summary.take();
        self.packed.push(Score::packed(value));
    }

    /// Changes the value of a node.
    pub fn set(&mut self, at: usize, value: Option<Score>) {
        self.summary.take();
        self.packed[at] = Score::packed(value);
    }

    /// Returns the value of a node, if it has one.
    pub fn of(&self, at: usize) -> Option<Score> {
        Score::unpacked(self.packed[at])
    }

    /// Returns the number of nodes.
    pub const fn len(&self) -> usize {
        self.packed.len()
    }

    pub fn bytes(&self) -> usize {
        size_of_val(&*self.packed)
    }

    /// Returns what is true of all values. `is_leaf` returns whether a node is a leaf.
    pub fn summary(&self, is_leaf: impl Fn(usize) -> bool) -> ValueSummary {
        *self.summary.get_or_init(|| {
            let nothing = Interval { low: Score::INFINITY, high: Score::NEG_INFINITY };
            let mut summary = ValueSummary { has_fractions: false, leaves: nothing, all: nothing };
            let with =
                |range: Interval, value: Score| Interval { low: range.low.min(value), high: range.high.max(value) };
            for at in 0..self.len() {
                let Some(value) = self.of(at) else { continue };
                summary.has_fractions |= value.is_fraction();
                summary.all = with(summary.all, value);
                if is_leaf(at) {
                    summary.leaves = with(summary.leaves, value);
                }
            }
            summary
        })
    }
}
