//! The ways in which programs write the same search: how they test for a cut, and what they return. Without a mistake
//! all of them are the same search, because no window is handed on in which α has passed β; with a mistake they are
//! not.

use super::mistake::Mistake;
use crate::score::{Player, Score, Window};
use crate::search::config::Fail;

/// How a program tests for a cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum BoundTest {
    /// It compares the best score with the bound: `v >= beta` at MAX, `v <= alpha` at MIN.
    #[default]
    BestScore,
    /// It compares the bounds, once the own one has moved: `alpha >= beta` at both.
    BothBounds,
}

/// What a fail-hard program returns. Where α has passed β, it depends on which of the two limits its score last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum HardReturn {
    /// Its best score, raised to α if it is less, and then lowered to β if it is greater.
    #[default]
    BetaLast,
    /// Its best score, lowered to β if it is greater, and then raised to α if it is less.
    AlphaLast,
    /// Its best score, limited by its own bound and then by the opponent's.
    LimitLast,
    /// Its best score, limited by the opponent's bound and then by its own.
    OwnLast,
    /// Where it cuts, the bound that was met, and otherwise its own bound: `return beta` and `return alpha` at MAX.
    Bounds,
    /// Its own bound, also where it cuts.
    OwnBound,
}

impl HardReturn {
    const ALL: [Self; 6] =
        [Self::BetaLast, Self::AlphaLast, Self::LimitLast, Self::OwnLast, Self::Bounds, Self::OwnBound];
}

/// When a program whose test for a cut comes too early counts the last child.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum LateCount {
    /// After the test, also where it cuts.
    #[default]
    Always,
    /// Only where it does not cut.
    UnlessCut,
}

/// How a program is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct CodeForm {
    /// How it tests for a cut.
    pub test: BoundTest,
    /// What it returns, if it is fail-hard.
    pub returned: HardReturn,
    /// When it counts the last child, if its test for a cut comes before.
    pub late_count: LateCount,
    /// Whether the score of a node in which it counts no child is the window's end at the root, a number that stands
    /// for infinity.
    pub begins_at_window: bool,
}

impl CodeForm {
    /// Returns the forms of programs with a mistake in a search with this kind of fail and this window, the commonest
    /// first.
    pub fn all(mistake: Mistake, fail: Fail, window: Window) -> impl Iterator<Item = Self> {
        let is_late = mistake.tests_before_update();
        let returns: &[HardReturn] = match fail {
            Fail::Hard if is_late => &HardReturn::ALL,
            Fail::Hard | Fail::Soft => &[HardReturn::BetaLast],
        };
        let is_closed = window.alpha.is_finite() && window.beta.is_finite();
        let late: &[(LateCount, bool)] = match (is_late, is_closed) {
            (false, _) => &[(LateCount::Always, false)],
            (true, false) => &[(LateCount::Always, false), (LateCount::UnlessCut, false)],
            (true, true) => &[(LateCount::Always, false), (LateCount::UnlessCut, true), (LateCount::UnlessCut, false)],
        };
        late.iter().flat_map(move |&(late_count, begins_at_window)| {
            returns.iter().flat_map(move |&returned| {
                [BoundTest::BestScore, BoundTest::BothBounds].map(|test| Self {
                    test,
                    returned,
                    late_count,
                    begins_at_window,
                })
            })
        })
    }

    /// Returns the score that a node returns, which has found `best` in a search with `window`; `is_cut` is whether it
    /// was cut.
    pub(super) fn returned(self, fail: Fail, best: Score, window: Window, player: Player, is_cut: bool) -> Score {
        if fail == Fail::Soft {
            return fail.applied(best, window);
        }
        let (own, limit) = (window.limit(player.opponent()), window.limit(player));
        let within_own = |score: Score| player.better_of(score, own);
        let within_limit = |score: Score| player.opponent().better_of(score, limit);
        match (self.returned, player) {
            (HardReturn::Bounds, _) if is_cut => limit,
            (HardReturn::Bounds | HardReturn::OwnBound, _) => within_own(best),
            (HardReturn::LimitLast, _) | (HardReturn::BetaLast, Player::Max) | (HardReturn::AlphaLast, Player::Min) => {
                within_limit(within_own(best))
            }
            (HardReturn::OwnLast, _) | (HardReturn::BetaLast, Player::Min) | (HardReturn::AlphaLast, Player::Max) => {
                within_own(within_limit(best))
            }
        }
    }
}
