//! The panels with the trees of searches that are not depth first, by side.

use crate::panel::view_context::ViewContext;
use crate::tree_panel::{Ink, MctsTree};
use egui::Ui;
use poda_session::lanes::Side;

#[derive(Debug, Default)]
pub(super) struct OtherTrees {
    pub sampled: [MctsTree; 2],
}

impl OtherTrees {
    /// Draws the tree of the search in which steps are made. Returns whether it is one of these.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, side: Side) -> bool {
        let Some(mcts) = context.mcts else { return false };
        self.sampled[side as usize].show(ui, context, mcts);
        true
    }

    pub fn reset_views(&mut self) {
        self.sampled.iter_mut().for_each(MctsTree::reset_view);
    }

    pub fn wipe_strokes(&mut self) {
        self.sampled.iter_mut().for_each(|tree| tree.ink = Ink::default());
    }
}
