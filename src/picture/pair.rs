//! Two recordings of the same tree drawn up together, so that every node stands at the same place in both.
//!
//! Where the trees are not the same, because the moves were tried in another order or again, each is drawn up by itself.

use super::Writing;
use super::folds::Folds;
use super::plan::{GAPS, Plan, Sizes, row_players};
use super::strips::Strips;
use crate::game::Game;
use crate::layout::{Extent, Layout, Outline};
use crate::trace::recording::Recording;

/// Whether two recordings have the same tree: the same moves at the same places.
#[must_use]
pub fn is_same_tree<G: Game>(first: &Recording<G>, second: &Recording<G>) -> bool {
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
pub fn plans<G: Game>(recordings: [&Recording<G>; 2], writing: Writing, folds: &Folds) -> [Plan; 2] {
    if !is_same_tree(recordings[0], recordings[1]) {
        return recordings.map(|recording| Plan::folded(recording, writing, folds));
    }
    let sizes = recordings.map(|recording| Sizes::of(recording, writing, folds));
    let layout = Layout::new(&Both(&sizes), GAPS);
    sizes.map(|Sizes { recording, measures, .. }| Plan {
        measures,
        strips: Strips::new(recording.trace(), &layout, measures.largest),
        layout: layout.clone(),
        row_players: row_players(recording.trace()),
    })
}

/// Room for what either of two drawings of a node needs. What either shows open is open.
struct Both<'s, 'r, G: Game>(&'s [Sizes<'r, G>; 2]);

impl<G: Game> Outline for Both<'_, '_, G> {
    fn node_count(&self) -> u32 {
        self.0[0].node_count()
    }

    fn parent(&self, node: u32) -> u32 {
        self.0[0].parent(node)
    }

    fn extent(&self, node: u32) -> Extent {
        let [one, other] = self.0.each_ref().map(|sizes| sizes.extent(node));
        Extent { left: one.left.max(other.left), right: one.right.max(other.right) }
    }

    fn is_folded(&self, node: u32) -> bool {
        self.0.iter().all(|sizes| sizes.is_folded(node))
    }
}
