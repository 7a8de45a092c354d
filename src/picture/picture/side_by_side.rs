//! Two recordings of the same tree laid out together, so that every node has the same position in both.
//!
//! Where the trees differ, because moves were tried in another order or searched again, each is laid out by itself.

use super::folds::Folds;
use super::layout_in_parts::{LayoutInParts, MEASURED_AT_ONCE};
use super::measure::dimensions::SEPARATION;
use super::measure::{NodeExtents, NodeMeasures, NodeSizes};
use super::options::NotationOptions;
use super::overview::strips::SubtreeWidths;
use super::tree_layout::TreeLayout;
use poda_core::game::GameView;
use poda_core::layout::{Extent, Layout, LayoutTree, MeasuredTree};
use poda_core::trace::recording::Recording;
use std::ops::ControlFlow;

/// Returns whether two recordings have the same tree: the same moves at the same nodes.
#[must_use]
pub fn is_same_tree<G: GameView>(first: &Recording<G>, second: &Recording<G>) -> bool {
    let (one, other) = (first.trace(), second.trace());
    one.node_count() == other.node_count()
        && one.nodes().all(|node| {
            one.parent(node) == other.parent(node)
                && first.move_to(node) == second.move_to(node)
                && one.player(node) == other.player(node)
        })
}

/// The layouts of two recordings in the making, part by part, so that a page can draw a frame between two parts.
#[derive(Clone, Debug)]
pub enum LayoutsInParts {
    /// Nothing is done.
    Begun,
    /// The nodes of the same tree are sorted into rows, and the first of them measured.
    Measuring([NodeMeasures; 2], MeasuredTree),
    /// All nodes of the same tree are measured.
    Measured([NodeSizes; 2], MeasuredTree),
    /// The nodes of the same tree have positions.
    Placed([NodeSizes; 2], Layout),
    /// The subtrees of the same tree are measured too.
    Widened([NodeSizes; 2], Layout, SubtreeWidths),
    /// One layout of the same tree is done. The other has the same positions.
    OneDone(TreeLayout, NodeSizes, Layout, SubtreeWidths),
    /// Of two different trees, the first is being laid out.
    First(LayoutInParts),
    /// The first of two different trees is laid out, and the second is being laid out.
    Second(TreeLayout, LayoutInParts),
}

impl LayoutsInParts {
    /// Does the next part; breaks with the layouts after the last. The recordings, the notation and the folds are the same for all
    /// parts.
    pub fn advance<G: GameView>(
        self,
        recordings: [&Recording<G>; 2],
        notation: NotationOptions,
        folds: &Folds,
    ) -> ControlFlow<[TreeLayout; 2], Self> {
        let [first, second] = recordings;
        ControlFlow::Continue(match self {
            Self::Begun if is_same_tree(first, second) => {
                let measures = recordings.map(|recording| NodeMeasures::of(recording, notation));
                let tree = MeasuredTree::begin(&CombinedExtents::new(recordings, &measures, notation, folds));
                Self::Measuring(measures, tree)
            }
            Self::Measuring(measures, mut tree) => {
                let extents = CombinedExtents::new(recordings, &measures, notation, folds);
                if tree.measure(&extents, MEASURED_AT_ONCE / 2) {
                    Self::Measured(measures.map(|measures| measures.sizes), tree)
                } else {
                    Self::Measuring(measures, tree)
                }
            }
            Self::Begun => Self::First(LayoutInParts::Begun),
            Self::Measured(sizes, tree) => Self::Placed(sizes, tree.laid_out(SEPARATION)),
            Self::Placed(sizes, positions) => {
                let widths = SubtreeWidths::new(first.trace(), &positions);
                Self::Widened(sizes, positions, widths)
            }
            Self::Widened([one, other], positions, widths) => {
                let one = TreeLayout::at(first.trace(), one, positions.clone(), &widths);
                Self::OneDone(one, other, positions, widths)
            }
            Self::OneDone(one, sizes, positions, widths) => {
                return ControlFlow::Break([one, TreeLayout::at(second.trace(), sizes, positions, &widths)]);
            }
            Self::First(layout) => match layout.advance(first, notation, folds) {
                ControlFlow::Continue(layout) => Self::First(layout),
                ControlFlow::Break(one) => Self::Second(one, LayoutInParts::Begun),
            },
            Self::Second(one, layout) => match layout.advance(second, notation, folds) {
                ControlFlow::Continue(layout) => Self::Second(one, layout),
                ControlFlow::Break(other) => return ControlFlow::Break([one, other]),
            },
        })
    }
}

/// The larger extent of each node in two recordings. A node is folded if it is folded in both.
struct CombinedExtents<'a, G: GameView>([NodeExtents<'a, G>; 2]);

impl<'a, G: GameView> CombinedExtents<'a, G> {
    fn new(
        recordings: [&'a Recording<G>; 2],
        measures: &'a [NodeMeasures; 2],
        notation: NotationOptions,
        folds: &'a Folds,
    ) -> Self {
        Self([0, 1].map(|index| NodeExtents::new(recordings[index], &measures[index], notation, folds)))
    }
}

impl<G: GameView> LayoutTree for CombinedExtents<'_, G> {
    fn node_count(&self) -> u32 {
        self.0[0].node_count()
    }

    fn parent(&self, node: u32) -> u32 {
        self.0[0].parent(node)
    }

    fn extent(&self, node: u32) -> Extent {
        let [one, other] = self.0.each_ref().map(|extents| extents.extent(node));
        Extent { left: one.left.max(other.left), right: one.right.max(other.right) }
    }

    fn is_folded(&self, node: u32) -> bool {
        self.0.iter().all(|extents| extents.is_folded(node))
    }
}
