//! What the student has carried from one field of a sheet to the next: contents with the fields from which they follow.

use super::BlankField;
use poda_core::score::{CutOn, Player, Score, Window};

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Carried<T> {
    pub content: T,
    /// The student's field that differs from the search and from which this content follows; `None` if the content
    /// agrees with the search.
    pub source: Option<BlankField>,
}

impl<T> Carried<T> {
    pub const fn of_search(content: T) -> Self {
        Self { content, source: None }
    }

    /// Returns the content, with its source removed if it agrees with the search after all.
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

#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct CarriedWindow {
    pub alpha: Carried<Score>,
    pub beta: Carried<Score>,
}

impl CarriedWindow {
    pub const fn of_search(window: Window) -> Self {
        Self { alpha: Carried::of_search(window.alpha), beta: Carried::of_search(window.beta) }
    }

    pub const fn window(&self) -> Window {
        Window { alpha: self.alpha.content, beta: self.beta.content }
    }

    /// Returns whether a node may be entered with this window: α < β, or α ≤ β if ties do not cut, or the search's own
    /// window there.
    pub fn is_legal(&self, truth: Option<Window>, cut_on: CutOn) -> bool {
        let (alpha, beta) = (self.alpha.content, self.beta.content);
        alpha < beta || (alpha == beta && cut_on == CutOn::Strict) || Some(self.window()) == truth
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
}
