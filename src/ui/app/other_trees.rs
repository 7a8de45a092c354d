//! The panels with the trees of searches that are not depth first, by side.

use poda_panels::tree_panel::{Ink, MctsTree};

#[derive(Debug, Default)]
pub(super) struct OtherTrees {
    pub sampled: [MctsTree; 2],
}

impl OtherTrees {
    pub fn reset_views(&mut self) {
        self.sampled.iter_mut().for_each(MctsTree::reset_view);
    }

    pub fn wipe_strokes(&mut self) {
        self.sampled.iter_mut().for_each(|tree| tree.ink = Ink::default());
    }
}
