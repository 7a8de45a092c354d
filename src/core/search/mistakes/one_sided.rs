//! Mistakes of one side: the code of MAX or that of MIN makes them, while that of the other side is right.

use crate::search::config::SearchConfig;

/// A mistake that one side makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum OneSided {
    /// It tests for a cut before the last child is counted.
    UpdateAfterTest,
    /// It searches every child with the window of the root.
    WindowNotPassed,
    /// It passes α on as β and β as α.
    AlphaBetaSwapped,
    /// Its best score begins at 0.
    BestFromZero,
    /// Each child's score replaces the one before.
    LastChildKept,
    /// Where it cuts, it returns its own bound instead of the one that was met.
    WrongBound,
    /// It takes the score that is best for the other side, and moves its own bound by it.
    BestExchanged,
}

impl OneSided {
    /// All of these mistakes.
    pub const ALL: [Self; 7] = [
        Self::UpdateAfterTest,
        Self::WindowNotPassed,
        Self::AlphaBetaSwapped,
        Self::BestFromZero,
        Self::LastChildKept,
        Self::WrongBound,
        Self::BestExchanged,
    ];

    /// Returns the name for programs of the mistake at MAX's nodes.
    pub(super) const fn key_at_max(self) -> &'static str {
        match self {
            Self::UpdateAfterTest => "update-after-test-at-max",
            Self::WindowNotPassed => "window-not-passed-at-max",
            Self::AlphaBetaSwapped => "alpha-beta-swapped-at-max",
            Self::BestFromZero => "best-from-zero-at-max",
            Self::LastChildKept => "last-child-kept-at-max",
            Self::WrongBound => "wrong-bound-at-max",
            Self::BestExchanged => "max-minimises",
        }
    }

    /// Returns the name for programs of the mistake at MIN's nodes.
    pub(super) const fn key_at_min(self) -> &'static str {
        match self {
            Self::UpdateAfterTest => "update-after-test-at-min",
            Self::WindowNotPassed => "window-not-passed-at-min",
            Self::AlphaBetaSwapped => "alpha-beta-swapped-at-min",
            Self::BestFromZero => "best-from-zero-at-min",
            Self::LastChildKept => "last-child-kept-at-min",
            Self::WrongBound => "wrong-bound-at-min",
            Self::BestExchanged => "min-takes-largest",
        }
    }

    /// Returns whether the mistake can be made in a search.
    pub(super) fn applies_to(self, config: &SearchConfig) -> bool {
        let is_for_any = match self {
            Self::BestFromZero | Self::LastChildKept | Self::BestExchanged => true,
            Self::UpdateAfterTest | Self::WindowNotPassed | Self::AlphaBetaSwapped | Self::WrongBound => false,
        };
        let is_by_hand = config.algorithm.is_done_by_hand() && config.algorithm.properties().multi_player.is_none();
        is_by_hand
            && !config.algorithm.properties().searches_chance
            && (is_for_any || config.algorithm.properties().prunes)
    }
}
