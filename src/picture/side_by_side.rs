//! Two recordings of the same tree laid out together, so that every node has the same position in both.
//!
//! Where the trees differ, because moves were tried in another order or searched again, each is laid out by itself.

use super::folds::Folds;
use super::measure::NodeExtents;
use super::measure::dimensions::SEPARATION;
use super::options::NotationOptions;
use super::tree_layout::TreeLayout;
use crate::game::GameView;
use crate::layout::{Extent, Layout, LayoutTree};
use crate::trace::recording::Recording;

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

/// The layouts of two recordings that are shown side by side.
#[must_use]
pub fn layouts<G: GameView>(
    recordings: [&Recording<G>; 2],
    notation: NotationOptions,
    folds: &Folds,
) -> [TreeLayout; 2] {
    if !is_same_tree(recordings[0], recordings[1]) {
        return recordings.map(|recording| TreeLayout::folded(recording, notation, folds));
    }
    let extents = recordings.map(|recording| NodeExtents::new(recording, notation, folds));
    let positions = Layout::new(&CombinedExtents(&extents), SEPARATION);
    extents.map(|extents| TreeLayout::at(extents.recording.trace(), extents.sizes, positions.clone()))
}

/// The larger extent of each node in two recordings. A node is folded if it is folded in both.
struct CombinedExtents<'s, 'r, G: GameView>(&'s [NodeExtents<'r, G>; 2]);

impl<G: GameView> LayoutTree for CombinedExtents<'_, '_, G> {
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
