//! The choices of a question that is put to a class, as they are marked in a tree, and their votes. Does not depend on
//! where they are drawn.

use super::palette::PaletteColor;
use poda_core::trace::NodeId;
use poda_words::i18n::args;
use poda_words::messages::Words;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceBadge {
    pub number: usize,
    pub node: NodeId,
    /// Whether choosing it means entering the node. If so, the badge is on the edge to the node; otherwise it is beside
    /// the node.
    pub is_on_edge: bool,
    /// How many hands were counted for it.
    pub hands: u32,
    /// How many hands were counted for all choices.
    pub all_hands: u32,
    /// How many answers chose it when the same question was asked before, and how many answers there were in total;
    /// `None` if it was not asked before.
    pub before: Option<(u32, u32)>,
    /// Whether it is right; `None` until that is shown.
    pub is_right: Option<bool>,
}

/// How many answers a choice got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChoiceVotes {
    pub count: u32,
    /// How many answers all choices got.
    pub all: u32,
    /// Whether they were given when the same question was asked before.
    pub is_before: bool,
}

impl ChoiceVotes {
    pub fn share(self) -> f32 {
        self.count as f32 / self.all.max(1) as f32
    }

    /// Returns the count and the percentage.
    pub fn text(self, words: &Words) -> String {
        let percent = (200 * u64::from(self.count) + u64::from(self.all)) / (2 * u64::from(self.all.max(1)));
        words.fill("picture-votes", &args![count = words.number(u64::from(self.count)), percent])
    }

    pub const fn color(self) -> PaletteColor {
        if self.is_before { PaletteColor::Secondary } else { PaletteColor::Text }
    }
}

impl ChoiceBadge {
    /// Returns the earlier votes and then the current ones; none before the first answer.
    pub fn votes(&self) -> Vec<ChoiceVotes> {
        let before = self.before.map(|(count, all)| ChoiceVotes { count, all, is_before: true });
        let now = ChoiceVotes { count: self.hands, all: self.all_hands, is_before: false };
        if 0 < self.all_hands { before.into_iter().chain([now]).collect() } else { Vec::new() }
    }
}
