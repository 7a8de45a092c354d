//! Two recordings of the same tree drawn up together, so that every node stands at the same place in both.
//!
//! Where the trees are not the same, because the moves were tried in another order or again, each is drawn up by itself.

use super::folds::Folds;
use super::options::NotationOptions;
use super::overview::strips::Strips;
use super::tree_layout::{GAPS, NodeExtents, TreeLayout, row_players};
use crate::game::GameView;
use crate::layout::{Extent, Layout, LayoutTree};
use crate::trace::recording::Recording;

/// Whether two recordings have the same tree: the same moves at the same places.
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

/// The plans of two recordings that are looked at together.
#[must_use]
pub fn layouts<G: GameView>(
    recordings: [&Recording<G>; 2],
    writing: NotationOptions,
    folds: &Folds,
) -> [TreeLayout; 2] {
    if !is_same_tree(recordings[0], recordings[1]) {
        return recordings.map(|recording| TreeLayout::folded(recording, writing, folds));
    }
    let extents = recordings.map(|recording| NodeExtents::of(recording, writing, folds));
    let positions = Layout::new(&CombinedExtents(&extents), GAPS);
    extents.map(|NodeExtents { recording, sizes, .. }| TreeLayout {
        sizes,
        strips: Strips::new(recording.trace(), &positions, sizes.largest),
        positions: positions.clone(),
        row_players: row_players(recording.trace()),
    })
}

/// Room for what either of two drawings of a node needs. What either shows open is open.
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
