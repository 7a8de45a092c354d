//! The window of a search: the scores that both players are already sure of.
//!
//! Does not depend on a search.

use super::{Bound, CutOn, Interval, Player, Score};

/// The scores that both players already have for certain at nodes above.
///
/// MAX has `alpha`, MIN has `beta`; a score outside cannot change the root's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Window {
    /// The score that MAX already has.
    pub alpha: Score,
    /// The score that MIN already has.
    pub beta: Score,
}

impl Window {
    /// (−∞, +∞): neither player has a score yet.
    pub const FULL: Self = Self { alpha: Score::NEG_INFINITY, beta: Score::INFINITY };

    /// Returns the window after `player` has found `score`: α rises at MAX, β falls at MIN, and neither ever moves
    /// back.
    #[must_use]
    pub fn narrowed(self, player: Player, score: Score) -> Self {
        self.narrowed_among::<true>(player, score)
    }

    /// Same as [`narrowed`](Self::narrowed). Without `FRACTIONS` no score may be a fraction, which makes it faster.
    #[inline]
    pub(crate) fn narrowed_among<const FRACTIONS: bool>(self, player: Player, score: Score) -> Self {
        let best = |own| if player.prefers_among::<FRACTIONS>(score, own) { score } else { own };
        match player {
            Player::Max => Self { alpha: best(self.alpha), ..self },
            Player::Min => Self { beta: best(self.beta), ..self },
        }
    }

    /// Returns the part of the window that is within the bounds of all scores.
    #[must_use]
    pub fn within(self, bounds: Interval) -> Self {
        Self { alpha: self.alpha.max(bounds.low), beta: self.beta.min(bounds.high) }
    }

    /// Returns the bound that a score of `player` must not pass, because the opponent already has it: β at MAX, α at
    /// MIN.
    pub fn limit(self, player: Player) -> Score {
        match player {
            Player::Max => self.beta,
            Player::Min => self.alpha,
        }
    }

    /// Returns whether `score` at a node of `player` closes the window, so that the node's other children cannot
    /// matter.
    pub fn is_closed_by(self, player: Player, score: Score, cut_on: CutOn) -> bool {
        self.is_closed_among::<true>(player, score, cut_on)
    }

    /// Same as [`is_closed_by`](Self::is_closed_by). Without `FRACTIONS` no score may be a fraction, which makes it
    /// faster.
    #[inline]
    pub(crate) fn is_closed_among<const FRACTIONS: bool>(self, player: Player, score: Score, cut_on: CutOn) -> bool {
        let limit = self.limit(player);
        match cut_on {
            CutOn::Equal => !player.prefers_among::<FRACTIONS>(limit, score),
            CutOn::Strict => player.prefers_among::<FRACTIONS>(score, limit),
        }
    }

    /// Returns whether the window is closed from the beginning, as in a search that has missed a cut above.
    pub fn is_closed(self, cut_on: CutOn) -> bool {
        self.beta < self.alpha || (cut_on == CutOn::Equal && self.alpha == self.beta)
    }

    /// Returns the score nearest to `score` that is inside the window or on its bounds: the result of a fail-hard
    /// search.
    #[inline(never)]
    pub fn clamp(self, score: Score) -> Score {
        Player::Min.better_of(Player::Max.better_of(score, self.alpha), self.beta)
    }

    /// Returns the null window at the bound that `player` already has. It only tests whether a score is better than
    /// that bound.
    #[must_use]
    pub fn null_window(self, player: Player) -> Self {
        match player {
            Player::Max => Self { alpha: self.alpha, beta: self.alpha.above() },
            Player::Min => Self { alpha: self.beta.below(), beta: self.beta },
        }
    }

    /// Returns whether the window is open but contains no score, so that a search with it only tests on which side the
    /// value is.
    pub fn is_null_window(self) -> bool {
        self.alpha < self.beta && self.beta <= self.alpha.above()
    }

    /// Returns whether `score` is inside the window: better than MAX's score and worse than MIN's.
    pub fn contains(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }

    /// Returns how a score that a search with this window returned relates to the value.
    pub fn bound_of(self, score: Score) -> Bound {
        if score <= self.alpha {
            Bound::Upper
        } else if self.beta <= score {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// Returns what a search that proves nothing claims by returning a score from this window: the value inside it, a
    /// bound at its ends.
    pub fn claimed_bound(self, score: Score) -> Bound {
        if score <= self.alpha && self.alpha != Score::NEG_INFINITY {
            Bound::Upper
        } else if self.beta <= score && self.beta != Score::INFINITY {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// Returns the window from the view of `player`: (α, β) for MAX, (−β, −α) for MIN. The function is its own inverse.
    #[must_use]
    pub fn view(self, player: Player) -> Self {
        self.view_among::<true>(player)
    }

    /// Same as [`view`](Self::view). Without `FRACTIONS` no score may be a fraction, which makes it faster.
    #[inline]
    pub(crate) fn view_among<const FRACTIONS: bool>(self, player: Player) -> Self {
        match player {
            Player::Max => self,
            Player::Min => {
                Self { alpha: self.beta.negated_among::<FRACTIONS>(), beta: self.alpha.negated_among::<FRACTIONS>() }
            }
        }
    }
}
