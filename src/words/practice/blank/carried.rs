//! What the replay of a sheet carries from field to field, with the student's field that made it differ from the search.

use super::field::BlankField;
use poda_core::score::{Bound, CutOn, Interval, Player, Score, Window};

/// A content with its source.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Carried<T> {
    pub content: T,
    /// The student's field, unlike the search's, that it comes from; `None` if it is what the search has.
    pub source: Option<BlankField>,
}

impl<T> Carried<T> {
    /// Returns what the search has.
    pub const fn of_search(content: T) -> Self {
        Self { content, source: None }
    }

    /// Returns the content, which is no longer a consequence of a wrong field if it is what the search has all the same.
    pub fn unless_true(self, truth: Option<T>) -> Self
    where
        T: Copy + PartialEq,
    {
        let source = if truth == Some(self.content) { None } else { self.source };
        Self { source, ..self }
    }

    /// Returns the content with another source if it has none.
    pub fn or_source(self, other: Option<BlankField>) -> Self {
        Self { source: self.source.or(other), ..self }
    }
}

/// A returned score and how it relates to the value.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct ReturnedValue {
    pub score: Score,
    pub bound: Bound,
}

impl ReturnedValue {
    /// Returns the score and bound of which an interval is proved; `None` if it has two finite ends, or none.
    pub fn of_interval(proved: Interval) -> Option<Self> {
        proved.as_bound().map(|(score, bound)| Self { score, bound })
    }

    /// Returns what is proved.
    pub const fn interval(self) -> Interval {
        Interval::of(self.score, self.bound)
    }
}

/// The carried window of a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CarriedWindow {
    pub alpha: Carried<Score>,
    pub beta: Carried<Score>,
}

impl CarriedWindow {
    /// Returns the window of the search.
    pub const fn of_search(window: Window) -> Self {
        Self { alpha: Carried::of_search(window.alpha), beta: Carried::of_search(window.beta) }
    }

    /// Returns the window without its sources.
    pub const fn window(&self) -> Window {
        Window { alpha: self.alpha.content, beta: self.beta.content }
    }

    /// Returns whether the search may enter a node with this window.
    pub fn is_open(&self, cut_on: CutOn) -> bool {
        match cut_on {
            CutOn::Equal => self.alpha.content < self.beta.content,
            CutOn::Strict => self.alpha.content <= self.beta.content,
        }
    }

    /// Returns the window after `player` has found a score.
    pub fn narrowed(self, player: Player, found: Carried<Score>) -> Self {
        let narrowed = |bound: Carried<Score>| {
            if player.prefers(found.content, bound.content) {
                found.or_source(bound.source)
            } else {
                bound.or_source(found.source)
            }
        };
        match player {
            Player::Max => Self { alpha: narrowed(self.alpha), ..self },
            Player::Min => Self { beta: narrowed(self.beta), ..self },
        }
    }

    /// Returns the source of the bound that `player` must not pass.
    pub const fn limit_source(&self, player: Player) -> Option<BlankField> {
        match player {
            Player::Max => self.beta.source,
            Player::Min => self.alpha.source,
        }
    }

    /// Returns the source of either bound.
    pub fn any_source(&self) -> Option<BlankField> {
        self.alpha.source.or(self.beta.source)
    }
}
