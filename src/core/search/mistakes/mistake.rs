//! The list of the mistakes, with their names.

use super::chance::ChanceMistake;
use super::equal_setting::EqualSetting;
use super::made_in::MadeIn;
use super::one_sided::OneSided;
use super::players::PlayersMistake;
use super::rows::mistakes;
use super::sampling::SamplingMistake;
use crate::score::{CutOn, Window};
use crate::search::algorithm::{Algorithm, FaultyAlgorithm};
use crate::search::config::{Fail, SearchConfig};

mistakes! {
    /// A mistake in a search.
    pub enum Mistake {
        /// Cuts only if the bound is passed, not if it is met.
        CutOnStrict = "cut-on-strict" in Setting(EqualSetting::CutOn(CutOn::Strict)),
        /// Cuts if the bound is met, although it must be passed.
        CutOnEqual = "cut-on-equal" in Setting(EqualSetting::CutOn(CutOn::Equal)),
        /// Narrows the window and never cuts.
        NoCuts = "no-cuts" in AlphaBeta,
        /// MAX narrows its window and never cuts.
        NoCutsAtMax = "no-cuts-at-max" in AlphaBeta,
        /// MIN narrows its window and never cuts.
        NoCutsAtMin = "no-cuts-at-min" in AlphaBeta,
        /// MAX never raises α.
        AlphaNotUpdated = "alpha-not-updated" in AlphaBeta,
        /// MAX never raises α, but tests for a cut by α and β, so that it never cuts.
        AlphaForgotten = "alpha-not-updated" in AlphaBeta,
        /// MIN never lowers β.
        BetaNotUpdated = "beta-not-updated" in AlphaBeta,
        /// MIN never lowers β, but tests for a cut by α and β, so that it never cuts.
        BetaForgotten = "beta-not-updated" in AlphaBeta,
        /// Tests for a cut before the last child is counted, so that each cut comes one child late.
        UpdateAfterTest = "update-after-test" in AlphaBeta,
        /// MAX cuts only if β is passed, not if it is met.
        CutOnStrictAtMax = "cut-on-strict-at-max" in AlphaBetaCutOnEqual,
        /// MIN cuts only if α is passed, not if it is met.
        CutOnStrictAtMin = "cut-on-strict-at-min" in AlphaBetaCutOnEqual,
        /// Every child is searched with the window with which its parent was entered.
        WindowFromParent = "window-from-parent" in AlphaBeta,
        /// Every child is searched with the window of the root.
        WindowNotPassed = "window-not-passed" in AlphaBeta,
        /// Passes α on as β and β as α.
        AlphaBetaSwapped = "alpha-beta-swapped" in AlphaBeta,
        /// Negamax that passes (−α, −β) on instead of (−β, −α).
        NegamaxNoSwap = "negamax-no-swap" in NegamaxAlphaBeta,
        /// Negamax that passes (α, β) on instead of (−β, −α).
        NegamaxWindowNotNegated = "negamax-window-not-negated" in NegamaxAlphaBeta,
        /// Negamax that takes a child's score without negating it.
        NegamaxNoSign = "negamax-no-sign" in Negamax,
        /// Negamax that negates the score when it returns it, and again when it takes it.
        NegamaxDoubleSign = "negamax-double-sign" in Negamax,
        /// Negamax whose leaves return MAX's score instead of that of the side to move.
        NegamaxLeafSign = "negamax-leaf-sign" in Negamax,
        /// Negamax that negates even if the same side moves again.
        AlwaysNegating = "always-negating" in Negamax,
        /// MIN's nodes take the largest score.
        MinMaximises = "min-maximises" in Plain,
        /// MAX takes the smallest score and MIN the largest.
        SidesExchanged = "sides-exchanged" in Plain,
        /// MAX takes the smallest score and MIN the largest, while MAX raises α to it and MIN lowers β.
        SidesExchangedInBest = "sides-exchanged" in AlphaBeta,
        /// MAX takes the smallest score and MIN the largest, while MAX raises α and MIN lowers β by each child's score.
        SidesExchangedInScore = "sides-exchanged" in AlphaBeta,
        /// MAX compares its score with α instead of β.
        TestsAlphaAtMax = "tests-alpha-at-max" in AlphaBeta,
        /// MIN compares its score with β instead of α.
        TestsBetaAtMin = "tests-beta-at-min" in AlphaBeta,
        /// Each side compares its score with its own bound.
        TestsOwnBound = "tests-own-bound" in AlphaBeta,
        /// The search ends a ply too early.
        DepthMinusOne = "depth-minus-one" in Setting(EqualSetting::OnePlyLess),
        /// The search ends a ply too late.
        DepthPlusOne = "depth-plus-one" in Setting(EqualSetting::OnePlyMore),
        /// Each child's score replaces the one before, whichever is better.
        LastChildKept = "last-child-kept" in Plain,
        /// The best score begins at 0.
        BestFromZero = "best-from-zero" in Plain,
        /// A node returns the bound of its window after passing it: fail-hard instead of fail-soft.
        ReturnsBound = "returns-bound" in Setting(EqualSetting::Fail(Fail::Hard)),
        /// A node returns its best score instead of the bound: fail-soft instead of fail-hard.
        ReturnsValue = "returns-value" in Setting(EqualSetting::Fail(Fail::Soft)),
        /// A node that is cut returns its own bound instead of the bound that was met.
        WrongBound = "wrong-bound" in AlphaBeta,
        /// The root stops at the first child that raises its own bound.
        RootCuts = "root-cuts" in AlphaBeta,
        /// MIN raises α to its score instead of lowering β.
        AlphaRaisedAtMin = "alpha-raised-at-min" in AlphaBeta,
        /// MIN raises α to its score before it tests α and β, instead of lowering β.
        AlphaRaisedAtMinFirst = "alpha-raised-at-min" in AlphaBeta,
        /// MAX lowers β to its score instead of raising α.
        BetaLoweredAtMax = "beta-lowered-at-max" in AlphaBeta,
        /// MAX lowers β to its score before it tests α and β, instead of raising α.
        BetaLoweredAtMaxFirst = "beta-lowered-at-max" in AlphaBeta,
        /// MIN raises α to its score instead of lowering β, and MAX lowers β instead of raising α.
        BoundsExchanged = "bounds-exchanged" in AlphaBeta,
        /// Every child of the root is searched with the window of the root.
        RootWindowNotPassed = "root-window-not-passed" in AlphaBeta,
        /// Leaves are evaluated for the side to move instead of for MAX.
        MoverEvaluation = "mover-evaluation" in PlainMinimax,
        /// A move is made on a board that all nodes share, and never undone.
        StateNotUndone = "state-not-undone" in Plain,
        /// A child that only equals the best score so far becomes the best child.
        LastBest = "last-best" in Plain,
        /// All nodes share one window, which is never restored.
        WindowShared = "window-shared" in AlphaBeta,
        /// The best score of a side is kept from one node to the next.
        BestShared = "best-shared" in Plain,
        /// A node at which the game is over is searched like any other: no move improves its initial score.
        TerminalIgnored = "terminal-ignored" in Plain,
        /// The window and the best score begin at a number that is too small for infinity.
        SmallInfinity = "small-infinity" in AlphaBetaInWindow,
        /// The best score begins at a number that is too small for infinity.
        SmallInfinityInBest = "small-infinity" in PlainInWindow,
        /// Several moves of the same side in a row count as one ply of depth.
        OneLayerForAllOpponents = "one-layer-for-all-opponents" in PlainInDepth,
        /// Each move of an opponent counts as one unit of depth, although a unit is a round of all players.
        DepthForEachOpponent = "depth-for-each-opponent" in PlainInDepth,
        /// A stored bound is used as the exact score.
        CacheWithoutWindow = "cache-without-window" in Table,
        /// Whether a stored score is exact or a bound is determined by the window that the search of the position has
        /// narrowed.
        CacheFlagsByNarrowedWindow = "cache-flags-by-narrowed-window" in Table,
        /// A stored score is used whatever depth it was searched to.
        CacheWithoutDepth = "cache-without-depth" in Table;
        /// A mistake at MAX's nodes.
        AtMax(OneSided) = key_at_max in OneSided(mistake),
        /// A mistake at MIN's nodes.
        AtMin(OneSided) = key_at_min in OneSided(mistake),
        /// A mistake at chance nodes.
        Chance(ChanceMistake) = key in Chance(mistake),
        /// A mistake in a search of several players.
        Players(PlayersMistake) = key in Players(mistake),
        /// A mistake in a Monte Carlo tree search.
        Sampling(SamplingMistake) = key in NoDepthFirst,
    }
}

impl Mistake {
    /// The number of all mistakes.
    const COUNT: usize =
        Self::PLAIN.len() + 2 * OneSided::ALL.len() + ChanceMistake::ALL.len() + PlayersMistake::ALL.len();

    /// Returns the mistake of one side if both sides make it.
    pub const fn of_both_sides(one_sided: OneSided) -> Self {
        match one_sided {
            OneSided::UpdateAfterTest => Self::UpdateAfterTest,
            OneSided::WindowNotPassed => Self::WindowNotPassed,
            OneSided::AlphaBetaSwapped => Self::AlphaBetaSwapped,
            OneSided::BestFromZero => Self::BestFromZero,
            OneSided::LastChildKept => Self::LastChildKept,
            OneSided::WrongBound => Self::WrongBound,
            OneSided::BestExchanged => Self::SidesExchangedInBest,
        }
    }

    /// All mistakes, those that explain most runs first.
    pub const ALL: [Self; Self::COUNT] = {
        let plain = Self::PLAIN;
        let at_min = plain.len() + OneSided::ALL.len();
        let chance = at_min + OneSided::ALL.len();
        let players = chance + ChanceMistake::ALL.len();
        let mut all = [Self::CutOnStrict; Self::COUNT];
        let mut at = 0;
        while at < all.len() {
            all[at] = if at < plain.len() {
                plain[at]
            } else if at < at_min {
                Self::AtMax(OneSided::ALL[at - plain.len()])
            } else if at < chance {
                Self::AtMin(OneSided::ALL[at - at_min])
            } else if at < players {
                Self::Chance(ChanceMistake::ALL[at - chance])
            } else {
                Self::Players(PlayersMistake::ALL[at - players])
            };
            at += 1;
        }
        all
    };

    /// Returns the correct search with another setting, if the mistake is equivalent to that setting.
    pub(super) fn changed(self, config: &SearchConfig) -> Option<SearchConfig> {
        let made_in = self.made_in();
        if let MadeIn::Chance(mistake) = made_in {
            return mistake.changed(config);
        }
        if let MadeIn::Players(mistake) = made_in {
            return mistake.changed(config);
        }
        let MadeIn::Setting(setting) = made_in else { return None };
        setting.in_search(config).filter(|changed| changed != config)
    }

    /// Returns whether the mistake contains a number that stands for infinity: the bound of the search's window.
    pub const fn has_sentinel(self) -> bool {
        matches!(self, Self::SmallInfinity | Self::SmallInfinityInBest | Self::TerminalIgnored)
            || self.tests_before_update()
    }

    /// Returns whether the mistake is a test for a cut before the last child is counted.
    pub const fn tests_before_update(self) -> bool {
        matches!(
            self,
            Self::UpdateAfterTest | Self::AtMax(OneSided::UpdateAfterTest) | Self::AtMin(OneSided::UpdateAfterTest)
        )
    }

    /// Returns whether the mistake can be made in a search.
    pub fn applies_to(self, config: &SearchConfig) -> bool {
        let algorithm = config.algorithm;
        let prunes = matches!(algorithm, Algorithm::AlphaBeta | Algorithm::NegamaxAlphaBeta);
        let is_negamax = matches!(algorithm, Algorithm::Negamax | Algorithm::NegamaxAlphaBeta);
        let is_plain = prunes || matches!(algorithm, Algorithm::Minimax | Algorithm::Negamax);
        match self.made_in() {
            MadeIn::Setting(EqualSetting::CutOn(_) | EqualSetting::Fail(_)) => {
                algorithm.properties().prunes && self.changed(config).is_some()
            }
            MadeIn::Setting(EqualSetting::OnePlyLess | EqualSetting::OnePlyMore) => self.changed(config).is_some(),
            MadeIn::AlphaBeta => prunes,
            MadeIn::AlphaBetaCutOnEqual => prunes && config.cut_on == CutOn::Equal,
            MadeIn::AlphaBetaInWindow => prunes && config.window != Window::FULL,
            MadeIn::NegamaxAlphaBeta => algorithm == Algorithm::NegamaxAlphaBeta,
            MadeIn::Negamax => is_negamax,
            MadeIn::Plain => is_plain,
            MadeIn::PlainMinimax => is_plain && !is_negamax,
            MadeIn::PlainInWindow => is_plain && config.window != Window::FULL,
            MadeIn::PlainInDepth => is_plain && config.depth.is_some(),
            MadeIn::Table => algorithm == Algorithm::AlphaBetaTable,
            // In minimax, MIN's one way of taking the largest score is `MinMaximises`.
            MadeIn::OneSided(_) if self == Self::AtMin(OneSided::BestExchanged) => prunes,
            MadeIn::OneSided(mistake) => mistake.applies_to(config),
            MadeIn::Chance(mistake) => mistake.applies_to(config),
            MadeIn::Players(mistake) => mistake.applies_to(config),
            MadeIn::NoDepthFirst => false,
        }
    }
}

impl From<ChanceMistake> for Mistake {
    fn from(mistake: ChanceMistake) -> Self {
        Self::Chance(mistake)
    }
}

impl From<FaultyAlgorithm> for Mistake {
    fn from(algorithm: FaultyAlgorithm) -> Self {
        match algorithm {
            FaultyAlgorithm::WrongBound => Self::WrongBound,
            FaultyAlgorithm::LastBest => Self::LastBest,
            FaultyAlgorithm::AlwaysNegating => Self::AlwaysNegating,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::chance::KeptOutcomes;
    use super::*;

    #[test]
    fn every_mistake_has_a_name_of_its_own_but_for_other_forms_of_one() {
        let forms = [
            Mistake::AlphaForgotten,
            Mistake::BetaForgotten,
            Mistake::AlphaRaisedAtMinFirst,
            Mistake::BetaLoweredAtMaxFirst,
            Mistake::SmallInfinityInBest,
            Mistake::SidesExchangedInBest,
            Mistake::SidesExchangedInScore,
            Mistake::Chance(ChanceMistake::RoundedToZero),
        ];
        let is_other_form = |mistake: &Mistake| {
            let is_left_out = |kept: KeptOutcomes| {
                *mistake == Mistake::Chance(ChanceMistake::OutcomesLeftOut(kept)) && kept != KeptOutcomes::Later
            };
            forms.contains(mistake)
                || matches!(mistake, Mistake::Chance(ChanceMistake::OutcomesMissing(_)))
                || [KeptOutcomes::Earlier, KeptOutcomes::First].into_iter().any(is_left_out)
        };
        let others: Vec<_> = Mistake::ALL.into_iter().filter(|mistake| !is_other_form(mistake)).collect();
        let names: std::collections::BTreeSet<_> = others.iter().map(|mistake| mistake.key()).collect();
        assert_eq!(others.len(), names.len());
        assert!(Mistake::ALL.into_iter().all(|mistake| names.contains(mistake.key())));
    }
}
