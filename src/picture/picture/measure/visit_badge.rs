//! The badge of a scout or a re-search on an edge.

use crate::picture::fonts::Font;
use poda_core::score::Window;
use poda_core::trace::{NodeId, Trace};

/// Text size of a badge, in units.
pub const BADGE_SIZE: f32 = 14.5;
/// Height of a badge, in units.
pub const BADGE_HEIGHT: f32 = 18.0;
/// The gap between α and the badge's text, if both are beside an edge, in units.
pub const BESIDE_ALPHA: f32 = 7.0;

/// The badge on the edge to a node, which shows the kind of visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitBadge {
    /// A null-window scout: it only tests whether the move is better than the best so far.
    Scout,
    /// The re-search of a move whose scout failed high.
    Research,
}

impl VisitBadge {
    /// Returns the badge of a visit; `None` for an ordinary visit. Below a scout, every visit has a null window, so
    /// only the topmost visit has the badge.
    pub fn of(trace: &Trace, node: NodeId) -> Option<Self> {
        // An outcome has a window of its own, so it has no badge.
        if trace.outcome(node).is_some() {
            return None;
        }
        if trace.is_research(node) {
            return Some(Self::Research);
        }
        let has_null_window = |node| trace.window(node).is_some_and(Window::is_null_window);
        let parent = trace.parent(node)?;
        (has_null_window(node) && !has_null_window(parent)).then_some(Self::Scout)
    }

    pub const fn text(self) -> &'static str {
        match self {
            Self::Scout => "?",
            // `2×` is not used, because × marks symmetric moves that are drawn once.
            Self::Research => "II",
        }
    }

    /// Returns half the width of the badge, in units.
    pub fn half_width(self) -> f32 {
        (Font::SemiBold.width(self.text(), BADGE_SIZE) + 8.0).max(BADGE_HEIGHT) / 2.0
    }

    /// Returns the width of the badge's text behind α, in units, if windows are beside edges.
    pub fn width_beside_alpha(self) -> f32 {
        BESIDE_ALPHA + Font::SemiBold.width(self.text(), BADGE_SIZE)
    }
}
