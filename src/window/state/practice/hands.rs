//! The votes of a room: raised hands, or the answers of phones.

use poda_core::trace::NodeId;
use poda_picture::picture::ChoiceBadge;

/// The raised hands, or the answers of phones, for each choice of a question.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hands {
    counts: Vec<u32>,
    last: usize,
    before: Vec<u32>,
    /// Whether the votes fill the window, in place of the tree.
    pub are_enlarged: bool,
}

impl Hands {
    /// Returns the answers of phones. `before` contains the answers given before the discussion. It is empty if the
    /// question is asked for the first time.
    pub fn of_phones(counts: &[u64], before: &[u64]) -> Self {
        let counted = |counts: &[u64]| counts.iter().map(|&count| u32::try_from(count).unwrap_or(u32::MAX)).collect();
        Self { counts: counted(counts), last: 0, before: counted(before), are_enlarged: false }
    }

    /// Returns how many phones gave the choice with this index before the discussion. Returns `None` if the question is
    /// asked for the first time.
    pub fn before(&self, choice: usize) -> Option<u32> {
        (!self.before.is_empty()).then(|| self.before.get(choice).copied().unwrap_or(0))
    }

    /// Returns how many hands were counted for the choice with this index.
    pub fn of(&self, choice: usize) -> u32 {
        self.counts.get(choice).copied().unwrap_or(0)
    }

    /// Returns the badge of the choice with this index out of `count`, at a node or on the edge to it.
    pub fn badge(
        &self,
        index: usize,
        count: usize,
        node: NodeId,
        is_on_edge: bool,
        is_right: Option<bool>,
    ) -> ChoiceBadge {
        let all_hands = (0..count).map(|choice| self.of(choice)).sum();
        let all_before = (0..count).filter_map(|choice| self.before(choice)).sum();
        let before = self.before(index).map(|before| (before, all_before));
        let (number, hands) = (index + 1, self.of(index));
        ChoiceBadge { number, node, is_on_edge, hands, all_hands, before, is_right }
    }

    /// Begins another vote on the same question. What was counted becomes the count before the discussion.
    pub fn vote_again(&mut self) {
        if self.counts.iter().any(|&count| 0 < count) {
            *self = Self { before: std::mem::take(&mut self.counts), ..Self::default() };
        }
    }

    /// Adds a hand for a choice.
    pub fn raise(&mut self, choice: usize) {
        self.counts.resize(self.counts.len().max(choice + 1), 0);
        self.counts[choice] += 1;
        self.last = choice;
    }

    /// Adds a hand to the choice that was counted last, or removes one.
    pub fn correct(&mut self, is_more: bool) {
        if is_more {
            self.raise(self.last);
        } else if let Some(count) = self.counts.get_mut(self.last) {
            *count = count.saturating_sub(1);
        }
    }
}
