//! The window of a search: what both players have already.
//!
//! Knows no search.

use super::{Bound, CutOn, Player, Score};

/// What both players already have for certain on the way to a node.
///
/// MAX has `alpha` somewhere above, MIN has `beta`; a score outside cannot change the root's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Window {
    /// The score that MAX has already.
    pub alpha: Score,
    /// The score that MIN has already.
    pub beta: Score,
}

impl Window {
    /// (−∞, +∞): nobody has anything yet.
    pub const FULL: Self = Self { alpha: Score::NEG_INFINITY, beta: Score::INFINITY };

    /// The window after `player` has found `score`: α rises at MAX, β falls at MIN, neither ever moves back.
    #[must_use]
    pub fn narrowed(self, player: Player, score: Score) -> Self {
        match player {
            Player::Max => Self { alpha: Player::Max.better_of(self.alpha, score), ..self },
            Player::Min => Self { beta: Player::Min.better_of(self.beta, score), ..self },
        }
    }

    /// The bound that `player` must not pass, because the opponent has it already: β at MAX, α at MIN.
    #[must_use]
    pub fn limit(self, player: Player) -> Score {
        match player {
            Player::Max => self.beta,
            Player::Min => self.alpha,
        }
    }

    /// Whether `score`, found by `player`, closes the window, so that the node's other children cannot matter.
    #[must_use]
    pub fn is_closed_by(self, player: Player, score: Score, cut_on: CutOn) -> bool {
        let limit = self.limit(player);
        player.prefers(score, limit) || (cut_on == CutOn::Equal && score == limit)
    }

    /// The score of the window nearest to `score`: what fail-hard returns.
    #[must_use]
    pub fn clamp(self, score: Score) -> Score {
        Player::Min.better_of(Player::Max.better_of(score, self.alpha), self.beta)
    }

    /// The narrowest window at the bound that `player` has already: it asks no more than whether a score is better than
    /// that.
    #[must_use]
    pub const fn null_window(self, player: Player) -> Self {
        match player {
            Player::Max => Self { alpha: self.alpha, beta: self.alpha.above() },
            Player::Min => Self { alpha: self.beta.below(), beta: self.beta },
        }
    }

    /// Whether it is open, and no score is inside: all that a search with it tells is on which side the value is.
    #[must_use]
    pub fn is_null_window(self) -> bool {
        self.alpha < self.beta && self.beta <= self.alpha.above()
    }

    /// Whether `score` is inside: better than what MAX has and worse than what MIN leaves.
    #[must_use]
    pub fn contains(self, score: Score) -> bool {
        self.alpha < score && score < self.beta
    }

    /// What a score that a search with this window returned says of the true value.
    #[must_use]
    pub fn bound_of(self, score: Score) -> Bound {
        if score <= self.alpha {
            Bound::Upper
        } else if self.beta <= score {
            Bound::Lower
        } else {
            Bound::Exact
        }
    }

    /// The same window as `player` counts it: (α, β) for MAX, (−β, −α) for MIN. Its own inverse.
    #[must_use]
    pub fn view(self, player: Player) -> Self {
        match player {
            Player::Max => self,
            Player::Min => Self { alpha: -self.beta, beta: -self.alpha },
        }
    }
}
