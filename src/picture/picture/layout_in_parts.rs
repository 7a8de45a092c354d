//! A layout that is made in parts, so that a page can draw a frame between two of them.

use super::folds::Folds;
use super::measure::dimensions::SEPARATION;
use super::measure::{NodeExtents, NodeMeasures, NodeSizes};
use super::options::NotationOptions;
use super::overview::strips::SubtreeWidths;
use super::tree_layout::TreeLayout;
use poda_core::game::GameView;
use poda_core::layout::{Layout, MeasuredTree};
use poda_core::trace::recording::Recording;
use std::ops::ControlFlow;

/// A layout in the making. None of its parts takes much longer than another.
#[derive(Clone, Debug)]
pub enum LayoutInParts {
    /// Nothing is done.
    Begun,
    /// The nodes are sorted into rows, and the first of them measured.
    Measuring(NodeMeasures, MeasuredTree),
    /// All nodes are measured.
    Measured(NodeSizes, MeasuredTree),
    /// The nodes have positions.
    Placed(NodeSizes, Layout),
    /// The subtrees are measured too.
    Widened(NodeSizes, Layout, SubtreeWidths),
}

/// The number of nodes that are measured in a part. Those with cutoffs take longest.
pub(super) const MEASURED_AT_ONCE: u32 = 100_000;

impl TreeLayout {
    /// Lays out the tree of a recording.
    #[must_use]
    pub fn new<G: GameView>(recording: &Recording<G>, notation: impl Into<NotationOptions>) -> Self {
        Self::folded(recording, notation, &Folds::default())
    }

    /// Lays out the tree of a recording with some subtrees folded.
    #[must_use]
    pub fn folded<G: GameView>(recording: &Recording<G>, notation: impl Into<NotationOptions>, folds: &Folds) -> Self {
        let (mut layout, notation) = (LayoutInParts::Begun, notation.into());
        loop {
            match layout.advance(recording, notation, folds) {
                ControlFlow::Continue(next) => layout = next,
                ControlFlow::Break(layout) => return layout,
            }
        }
    }
}

impl LayoutInParts {
    /// Does the next part; breaks with the layout after the last. The recording, the notation and the folds are the same for all
    /// parts.
    pub fn advance<G: GameView>(
        self,
        recording: &Recording<G>,
        notation: NotationOptions,
        folds: &Folds,
    ) -> ControlFlow<TreeLayout, Self> {
        let trace = recording.trace();
        ControlFlow::Continue(match self {
            Self::Begun => {
                let measures = NodeMeasures::of(recording, notation);
                let tree = MeasuredTree::begin(&NodeExtents::new(recording, &measures, notation, folds));
                Self::Measuring(measures, tree)
            }
            Self::Measuring(measures, mut tree) => {
                if tree.measure(&NodeExtents::new(recording, &measures, notation, folds), MEASURED_AT_ONCE) {
                    Self::Measured(measures.sizes, tree)
                } else {
                    Self::Measuring(measures, tree)
                }
            }
            Self::Measured(sizes, tree) => Self::Placed(sizes, tree.laid_out(SEPARATION)),
            Self::Placed(sizes, positions) => {
                let widths = SubtreeWidths::new(trace, &positions);
                Self::Widened(sizes, positions, widths)
            }
            Self::Widened(sizes, positions, widths) => {
                return ControlFlow::Break(TreeLayout::at(trace, sizes, positions, &widths));
            }
        })
    }
}
