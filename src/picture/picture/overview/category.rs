//! What is proved of a node, in the six categories that a strip can show, and their colors.

use crate::picture::palette::PaletteColor;
use poda_core::score::{Interval, Score};
use poda_core::trace::NodeId;
use poda_core::trace::moment::{Moment, NodeState};

/// What is proved of a node, as a strip shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeCategory {
    /// The value is more than 0: good for MAX.
    MaxAhead,
    /// The value is exactly 0.
    Even,
    /// The value is less than 0: good for MIN.
    MinAhead,
    /// The node is finished, but what is proved of it leaves the sign of its value open.
    Undecided,
    /// The node was pruned.
    Pruned,
    /// The node is not visited or not finished.
    Unfinished,
}

impl NodeCategory {
    /// The category of a finished node of which this is proved.
    #[must_use]
    pub fn of(proved: Interval) -> Self {
        if proved.low > Score::ZERO {
            Self::MaxAhead
        } else if proved.high < Score::ZERO {
            Self::MinAhead
        } else if proved.is_exact() {
            Self::Even
        } else {
            Self::Undecided
        }
    }

    /// The category of a node at a moment.
    #[must_use]
    pub fn at(moment: &Moment<'_>, node: NodeId) -> Self {
        match moment.state(node) {
            NodeState::Finished => Self::of(moment.proved(node)),
            NodeState::Pruned => Self::Pruned,
            NodeState::Open | NodeState::Unvisited => Self::Unfinished,
        }
    }

    /// The color of the category, and its opacity from 0 to 1.
    #[must_use]
    pub const fn color(self) -> (PaletteColor, f32) {
        match self {
            Self::MaxAhead => (PaletteColor::Max, 1.0),
            Self::Even => (PaletteColor::Secondary, 0.68),
            Self::MinAhead => (PaletteColor::Min, 1.0),
            Self::Undecided => (PaletteColor::FaintLine, 0.75),
            Self::Pruned => (PaletteColor::Cut, 0.22),
            Self::Unfinished => (PaletteColor::Hairline, 0.62),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::palette::Theme;

    /// The lightness of a category as it is seen in print, from 0 to 255.
    fn lightness(category: NodeCategory) -> f32 {
        let (color, opacity) = category.color();
        let [grey, ..] = Theme::Print.color(color);
        f32::from(grey) * opacity + 255.0 * (1.0 - opacity)
    }

    #[test]
    fn categories_differ_by_their_lightness_in_print() {
        let from_dark_to_light = [
            NodeCategory::MaxAhead,
            NodeCategory::MinAhead,
            NodeCategory::Even,
            NodeCategory::Undecided,
            NodeCategory::Pruned,
            NodeCategory::Unfinished,
        ];
        for pair in from_dark_to_light.windows(2) {
            let [darker, lighter] = [pair[0], pair[1]].map(lightness);
            assert!(darker + 10.0 < lighter, "{pair:?}: {darker:.0} and {lighter:.0}");
        }
    }
}
