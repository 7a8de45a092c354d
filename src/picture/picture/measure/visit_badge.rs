//! The badge on an edge whose move is searched twice: which visits have one, and its size.

use crate::picture::fonts::Font;
use poda_core::score::Window;
use poda_core::trace::{NodeId, Trace};

/// Text size of a badge, in units.
pub const BADGE_SIZE: f32 = 12.0;
/// Height of a badge, in units.
pub const BADGE_HEIGHT: f32 = 16.0;
/// Between α and the badge's text where both stand beside an edge, in units.
pub const BESIDE_ALPHA: f32 = 7.0;

/// What the edge to a node says about the visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitBadge {
    /// A null-window scout: it only tests whether the move is better than the best so far.
    Scout,
    /// The re-search of a move whose scout failed high.
    Research,
}

impl VisitBadge {
    /// The badge of a visit; `None` for an ordinary visit. Below a scout every visit has a null window, so only the
    /// topmost one has the badge.
    #[must_use]
    pub fn of(trace: &Trace, node: NodeId) -> Option<Self> {
        if trace.is_research(node) {
            return Some(Self::Research);
        }
        let has_null_window = |node| trace.window(node).is_some_and(Window::is_null_window);
        let parent = trace.parent(node)?;
        (has_null_window(node) && !has_null_window(parent)).then_some(Self::Scout)
    }

    /// The text in the badge.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Scout => "?",
            // Not 2×: × stands for symmetric moves that are drawn once.
            Self::Research => "II",
        }
    }

    /// Half the width of the badge, in units.
    #[must_use]
    pub fn half_width(self) -> f32 {
        (Font::SemiBold.width(self.text(), BADGE_SIZE) + 8.0).max(BADGE_HEIGHT) / 2.0
    }

    /// The width of the badge's text behind α, in units, where windows stand beside edges.
    #[must_use]
    pub fn width_beside_alpha(self) -> f32 {
        BESIDE_ALPHA + Font::SemiBold.width(self.text(), BADGE_SIZE)
    }
}
