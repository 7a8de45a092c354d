//! The list of the mistakes, with their names.

use super::chance::ChanceMistake;
use super::one_sided::OneSided;
use super::players::PlayersMistake;
use super::sampling::SamplingMistake;
use crate::score::{CutOn, Window};
use crate::search::algorithm::{Algorithm, FaultyAlgorithm};
use crate::search::config::{Fail, SearchConfig};

/// A mistake in a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mistake {
    /// Cuts only if the bound is passed, not if it is met.
    CutOnStrict,
    /// Cuts if the bound is met, although it must be passed.
    CutOnEqual,
    /// Narrows the window and never cuts.
    NoCuts,
    /// MAX never raises α.
    AlphaNotUpdated,
    /// MAX never raises α, but tests for a cut by α and β, so that it never cuts.
    AlphaForgotten,
    /// MIN never lowers β.
    BetaNotUpdated,
    /// MIN never lowers β, but tests for a cut by α and β, so that it never cuts.
    BetaForgotten,
    /// MAX compares its score with α instead of β.
    TestsAlphaAtMax,
    /// MIN compares its score with β instead of α.
    TestsBetaAtMin,
    /// Each side compares its score with its own bound.
    TestsOwnBound,
    /// MAX narrows its window and never cuts.
    NoCutsAtMax,
    /// MIN narrows its window and never cuts.
    NoCutsAtMin,
    /// Every child of the root is searched with the window of the root.
    RootWindowNotPassed,
    /// Every child is searched with the window of the root.
    WindowNotPassed,
    /// Every child is searched with the window with which its parent was entered.
    WindowFromParent,
    /// Tests for a cut before the last child is counted, so that each cut comes one child late.
    UpdateAfterTest,
    /// Passes α on as β and β as α.
    AlphaBetaSwapped,
    /// Negamax that passes (−α, −β) on instead of (−β, −α).
    NegamaxNoSwap,
    /// Negamax that takes a child's score without negating it.
    NegamaxNoSign,
    /// Negamax that negates the score when it returns it, and again when it takes it.
    NegamaxDoubleSign,
    /// Negamax that negates even if the same side moves again.
    AlwaysNegating,
    /// MIN's nodes take the largest score.
    MinMaximises,
    /// The search ends a ply too early.
    DepthMinusOne,
    /// The search ends a ply too late.
    DepthPlusOne,
    /// A child that only equals the best score so far becomes the best child.
    LastBest,
    /// The best score begins at 0.
    BestFromZero,
    /// A node returns the bound of its window after passing it: fail-hard instead of fail-soft.
    ReturnsBound,
    /// A node returns its best score instead of the bound: fail-soft instead of fail-hard.
    ReturnsValue,
    /// A node that is cut returns its own bound instead of the bound that was met.
    WrongBound,
    /// The root stops at the first child that raises its own bound.
    RootCuts,
    /// MAX cuts only if β is passed, not if it is met.
    CutOnStrictAtMax,
    /// MIN cuts only if α is passed, not if it is met.
    CutOnStrictAtMin,
    /// MIN raises α to its score instead of lowering β.
    AlphaRaisedAtMin,
    /// MIN raises α to its score before it tests α and β, instead of lowering β.
    AlphaRaisedAtMinFirst,
    /// MAX lowers β to its score instead of raising α.
    BetaLoweredAtMax,
    /// MAX lowers β to its score before it tests α and β, instead of raising α.
    BetaLoweredAtMaxFirst,
    /// MIN raises α to its score instead of lowering β, and MAX lowers β instead of raising α.
    BoundsExchanged,
    /// All nodes share one window, which is never restored.
    WindowShared,
    /// Negamax that passes (α, β) on instead of (−β, −α).
    NegamaxWindowNotNegated,
    /// Negamax whose leaves return MAX's score instead of that of the side to move.
    NegamaxLeafSign,
    /// MAX takes the smallest score and MIN the largest.
    SidesExchanged,
    /// MAX takes the smallest score and MIN the largest, while MAX raises α to it and MIN lowers β.
    SidesExchangedInBest,
    /// MAX takes the smallest score and MIN the largest, while MAX raises α and MIN lowers β by each child's score.
    SidesExchangedInScore,
    /// Each move of an opponent counts as one unit of depth, although a unit is a round of all players.
    DepthForEachOpponent,
    /// A node at which the game is over is searched like any other: no move improves its initial score.
    TerminalIgnored,
    /// Each child's score replaces the one before, whichever is better.
    LastChildKept,
    /// The best score of a side is kept from one node to the next.
    BestShared,
    /// The window and the best score begin at a number that is too small for infinity.
    SmallInfinity,
    /// The best score begins at a number that is too small for infinity.
    SmallInfinityInBest,
    /// A move is made on a board that all nodes share, and never undone.
    StateNotUndone,
    /// Leaves are evaluated for the side to move instead of for MAX.
    MoverEvaluation,
    /// Several moves of the same side in a row count as one ply of depth.
    OneLayerForAllOpponents,
    /// A stored score is used whatever depth it was searched to.
    CacheWithoutDepth,
    /// A stored bound is used as the exact score.
    CacheWithoutWindow,
    /// Whether a stored score is exact or a bound is determined by the window that the search of the position has
    /// narrowed.
    CacheFlagsByNarrowedWindow,
    /// A mistake at MAX's nodes.
    AtMax(OneSided),
    /// A mistake at MIN's nodes.
    AtMin(OneSided),
    /// A mistake at chance nodes.
    Chance(ChanceMistake),
    /// A mistake in a search of several players.
    Players(PlayersMistake),
    /// A mistake in a Monte Carlo tree search.
    Sampling(SamplingMistake),
}

impl Mistake {
    /// The number of mistakes that are neither of one side nor of a kind of search.
    const PLAIN: usize = 55;

    /// The number of all mistakes.
    const COUNT: usize = Self::PLAIN + 2 * OneSided::ALL.len() + ChanceMistake::ALL.len() + PlayersMistake::ALL.len();

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
        let plain: [Self; Self::PLAIN] = [
            Self::CutOnStrict,
            Self::CutOnEqual,
            Self::NoCuts,
            Self::NoCutsAtMax,
            Self::NoCutsAtMin,
            Self::AlphaNotUpdated,
            Self::AlphaForgotten,
            Self::BetaNotUpdated,
            Self::BetaForgotten,
            Self::UpdateAfterTest,
            Self::CutOnStrictAtMax,
            Self::CutOnStrictAtMin,
            Self::WindowFromParent,
            Self::WindowNotPassed,
            Self::AlphaBetaSwapped,
            Self::NegamaxNoSwap,
            Self::NegamaxWindowNotNegated,
            Self::NegamaxNoSign,
            Self::NegamaxDoubleSign,
            Self::NegamaxLeafSign,
            Self::AlwaysNegating,
            Self::MinMaximises,
            Self::SidesExchanged,
            Self::SidesExchangedInBest,
            Self::SidesExchangedInScore,
            Self::TestsAlphaAtMax,
            Self::TestsBetaAtMin,
            Self::TestsOwnBound,
            Self::DepthMinusOne,
            Self::DepthPlusOne,
            Self::LastChildKept,
            Self::BestFromZero,
            Self::ReturnsBound,
            Self::ReturnsValue,
            Self::WrongBound,
            Self::RootCuts,
            Self::AlphaRaisedAtMin,
            Self::AlphaRaisedAtMinFirst,
            Self::BetaLoweredAtMax,
            Self::BetaLoweredAtMaxFirst,
            Self::BoundsExchanged,
            Self::RootWindowNotPassed,
            Self::MoverEvaluation,
            Self::StateNotUndone,
            Self::LastBest,
            Self::WindowShared,
            Self::BestShared,
            Self::TerminalIgnored,
            Self::SmallInfinity,
            Self::SmallInfinityInBest,
            Self::OneLayerForAllOpponents,
            Self::DepthForEachOpponent,
            Self::CacheWithoutWindow,
            Self::CacheFlagsByNarrowedWindow,
            Self::CacheWithoutDepth,
        ];
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

    /// Returns the mistake's name for programs, in lower case with hyphens. Two forms of one mistake, which test for a
    /// cut in different ways, share its name.
    pub const fn key(self) -> &'static str {
        match self {
            Self::CutOnStrict => "cut-on-strict",
            Self::CutOnEqual => "cut-on-equal",
            Self::NoCuts => "no-cuts",
            Self::AlphaNotUpdated | Self::AlphaForgotten => "alpha-not-updated",
            Self::BetaNotUpdated | Self::BetaForgotten => "beta-not-updated",
            Self::TestsAlphaAtMax => "tests-alpha-at-max",
            Self::TestsBetaAtMin => "tests-beta-at-min",
            Self::TestsOwnBound => "tests-own-bound",
            Self::NoCutsAtMax => "no-cuts-at-max",
            Self::NoCutsAtMin => "no-cuts-at-min",
            Self::RootWindowNotPassed => "root-window-not-passed",
            Self::WindowNotPassed => "window-not-passed",
            Self::WindowFromParent => "window-from-parent",
            Self::UpdateAfterTest => "update-after-test",
            Self::AlphaBetaSwapped => "alpha-beta-swapped",
            Self::NegamaxNoSwap => "negamax-no-swap",
            Self::NegamaxNoSign => "negamax-no-sign",
            Self::NegamaxDoubleSign => "negamax-double-sign",
            Self::AlwaysNegating => "always-negating",
            Self::MinMaximises => "min-maximises",
            Self::DepthMinusOne => "depth-minus-one",
            Self::DepthPlusOne => "depth-plus-one",
            Self::LastBest => "last-best",
            Self::BestFromZero => "best-from-zero",
            Self::ReturnsBound => "returns-bound",
            Self::ReturnsValue => "returns-value",
            Self::WrongBound => "wrong-bound",
            Self::RootCuts => "root-cuts",
            Self::CutOnStrictAtMax => "cut-on-strict-at-max",
            Self::CutOnStrictAtMin => "cut-on-strict-at-min",
            Self::AlphaRaisedAtMin | Self::AlphaRaisedAtMinFirst => "alpha-raised-at-min",
            Self::BetaLoweredAtMax | Self::BetaLoweredAtMaxFirst => "beta-lowered-at-max",
            Self::BoundsExchanged => "bounds-exchanged",
            Self::WindowShared => "window-shared",
            Self::NegamaxWindowNotNegated => "negamax-window-not-negated",
            Self::NegamaxLeafSign => "negamax-leaf-sign",
            Self::SidesExchanged | Self::SidesExchangedInBest | Self::SidesExchangedInScore => "sides-exchanged",
            Self::DepthForEachOpponent => "depth-for-each-opponent",
            Self::TerminalIgnored => "terminal-ignored",
            Self::LastChildKept => "last-child-kept",
            Self::BestShared => "best-shared",
            Self::SmallInfinity | Self::SmallInfinityInBest => "small-infinity",
            Self::StateNotUndone => "state-not-undone",
            Self::MoverEvaluation => "mover-evaluation",
            Self::OneLayerForAllOpponents => "one-layer-for-all-opponents",
            Self::CacheWithoutDepth => "cache-without-depth",
            Self::CacheWithoutWindow => "cache-without-window",
            Self::CacheFlagsByNarrowedWindow => "cache-flags-by-narrowed-window",
            Self::AtMax(mistake) => mistake.key_at_max(),
            Self::AtMin(mistake) => mistake.key_at_min(),
            Self::Chance(mistake) => mistake.key(),
            Self::Players(mistake) => mistake.key(),
            Self::Sampling(mistake) => mistake.key(),
        }
    }

    /// Returns the correct search with another setting, if the mistake is equivalent to that setting.
    pub(super) fn changed(self, config: &SearchConfig) -> Option<SearchConfig> {
        let cutting = |cut_on| Some(SearchConfig { cut_on, ..*config });
        let failing = |fail| Some(SearchConfig { fail, ..*config });
        let deep = |depth: Option<usize>| depth.map(|depth| SearchConfig { depth: Some(depth), ..*config });
        let changed = match self {
            Self::CutOnStrict => cutting(CutOn::Strict),
            Self::CutOnEqual => cutting(CutOn::Equal),
            Self::ReturnsBound => failing(Fail::Hard),
            Self::ReturnsValue => failing(Fail::Soft),
            Self::DepthMinusOne => deep(config.depth.and_then(|depth| depth.checked_sub(1))),
            Self::DepthPlusOne => deep(config.depth.map(|depth| depth + 1)),
            Self::Chance(mistake) => return mistake.changed(config),
            Self::Players(mistake) => return mistake.changed(config),
            Self::NoCuts
            | Self::AlphaNotUpdated
            | Self::BetaNotUpdated
            | Self::AlphaForgotten
            | Self::BetaForgotten
            | Self::TestsAlphaAtMax
            | Self::TestsBetaAtMin
            | Self::TestsOwnBound
            | Self::BoundsExchanged
            | Self::AtMax(_)
            | Self::AtMin(_)
            | Self::NoCutsAtMax
            | Self::NoCutsAtMin
            | Self::RootWindowNotPassed
            | Self::WindowNotPassed
            | Self::WindowFromParent
            | Self::UpdateAfterTest
            | Self::AlphaBetaSwapped
            | Self::NegamaxNoSwap
            | Self::NegamaxNoSign
            | Self::NegamaxDoubleSign
            | Self::AlwaysNegating
            | Self::MinMaximises
            | Self::LastBest
            | Self::BestFromZero
            | Self::WrongBound
            | Self::RootCuts
            | Self::CutOnStrictAtMax
            | Self::CutOnStrictAtMin
            | Self::AlphaRaisedAtMin
            | Self::AlphaRaisedAtMinFirst
            | Self::BetaLoweredAtMax
            | Self::BetaLoweredAtMaxFirst
            | Self::WindowShared
            | Self::NegamaxWindowNotNegated
            | Self::NegamaxLeafSign
            | Self::SidesExchanged
            | Self::SidesExchangedInBest
            | Self::SidesExchangedInScore
            | Self::DepthForEachOpponent
            | Self::TerminalIgnored
            | Self::LastChildKept
            | Self::BestShared
            | Self::SmallInfinity
            | Self::SmallInfinityInBest
            | Self::StateNotUndone
            | Self::MoverEvaluation
            | Self::OneLayerForAllOpponents
            | Self::CacheWithoutDepth
            | Self::CacheWithoutWindow
            | Self::CacheFlagsByNarrowedWindow
            | Self::Sampling(_) => None,
        };
        changed.filter(|changed| changed != config)
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
        match self {
            Self::CutOnStrict | Self::CutOnEqual | Self::ReturnsBound | Self::ReturnsValue => {
                algorithm.properties().prunes && self.changed(config).is_some()
            }
            Self::DepthMinusOne | Self::DepthPlusOne => self.changed(config).is_some(),
            Self::NoCuts
            | Self::AlphaNotUpdated
            | Self::BetaNotUpdated
            | Self::AlphaForgotten
            | Self::BetaForgotten
            | Self::TestsAlphaAtMax
            | Self::TestsBetaAtMin
            | Self::TestsOwnBound
            | Self::BoundsExchanged
            | Self::NoCutsAtMax
            | Self::NoCutsAtMin
            | Self::RootWindowNotPassed
            | Self::WindowNotPassed
            | Self::WindowFromParent
            | Self::UpdateAfterTest
            | Self::AlphaBetaSwapped
            | Self::WrongBound
            | Self::RootCuts
            | Self::AlphaRaisedAtMin
            | Self::AlphaRaisedAtMinFirst
            | Self::BetaLoweredAtMax
            | Self::BetaLoweredAtMaxFirst
            | Self::SidesExchangedInBest
            | Self::SidesExchangedInScore
            | Self::WindowShared
            // In minimax, MIN's one way of taking the largest score is `MinMaximises`.
            | Self::AtMin(OneSided::BestExchanged) => prunes,
            Self::CutOnStrictAtMax | Self::CutOnStrictAtMin => prunes && config.cut_on == CutOn::Equal,
            Self::NegamaxNoSwap | Self::NegamaxWindowNotNegated => algorithm == Algorithm::NegamaxAlphaBeta,
            Self::NegamaxNoSign | Self::NegamaxDoubleSign | Self::AlwaysNegating | Self::NegamaxLeafSign => is_negamax,
            Self::MinMaximises
            | Self::SidesExchanged
            | Self::TerminalIgnored
            | Self::LastBest
            | Self::LastChildKept
            | Self::BestShared
            | Self::BestFromZero
            | Self::StateNotUndone => is_plain,
            Self::MoverEvaluation => is_plain && !is_negamax,
            Self::SmallInfinity => prunes && config.window != Window::FULL,
            Self::SmallInfinityInBest => is_plain && config.window != Window::FULL,
            Self::OneLayerForAllOpponents | Self::DepthForEachOpponent => is_plain && config.depth.is_some(),
            Self::CacheWithoutDepth | Self::CacheWithoutWindow | Self::CacheFlagsByNarrowedWindow => {
                algorithm == Algorithm::AlphaBetaTable
            }
            Self::AtMax(mistake) | Self::AtMin(mistake) => mistake.applies_to(config),
            Self::Chance(mistake) => mistake.applies_to(config),
            Self::Players(mistake) => mistake.applies_to(config),
            // No search of this trait makes it.
            Self::Sampling(_) => false,
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
