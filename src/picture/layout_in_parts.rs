//! A layout that is made in parts, so that a page can draw a frame between two of them.

use super::folds::Folds;
use super::measure::dimensions::SEPARATION;
use super::measure::{NodeExtents, NodeSizes};
use super::options::NotationOptions;
use super::tree_layout::TreeLayout;
use crate::game::GameView;
use crate::layout::{Layout, MeasuredTree};
use crate::trace::recording::Recording;
use crate::trace::{NodeId, Trace};
use std::ops::ControlFlow;

/// A layout in the making. Its parts take about as long as each other.
#[derive(Clone, Debug)]
pub enum LayoutInParts {
    /// Nothing is done.
    Begun,
    /// The nodes are measured.
    Measured(NodeSizes, MeasuredTree),
    /// The nodes have positions.
    Placed(NodeSizes, Layout),
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
                let extents = NodeExtents::new(recording, notation, folds);
                let measured = MeasuredTree::new(&extents);
                Self::Measured(extents.sizes, measured)
            }
            Self::Measured(sizes, measured) => {
                Self::Placed(sizes, measured.laid_out(|node| parent(trace, node), SEPARATION))
            }
            Self::Placed(sizes, positions) => return ControlFlow::Break(TreeLayout::at(trace, sizes, positions)),
        })
    }
}

/// The parent of a node, as a layout asks for it.
pub(super) fn parent(trace: &Trace, node: u32) -> u32 {
    trace.parent(NodeId::new(node as usize)).unwrap_or(NodeId::ROOT).number()
}
