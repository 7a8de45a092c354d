//! The panels of the trees of lanes, each in the panel of its kind.

use super::{MctsTree, TreePanel};
use crate::panel::view_context::{ShownKind, ViewContext};
use egui::Ui;
use poda_session::lanes::Side;

/// The panels of two lanes that are each at their own step. At most one of them is a depth-first search.
#[derive(Debug)]
pub struct LaneTrees<'a> {
    pub search: &'a mut TreePanel,
    /// Those of the sampled searches on each side.
    pub sampled: &'a mut [MctsTree; 2],
}

impl LaneTrees<'_> {
    /// Draws the tree of the lane that is shown on a side into the available space.
    pub fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, side: Side) {
        match context.shown {
            ShownKind::Search => self.search.show(ui, context),
            ShownKind::Sampled(mcts) => self.sampled[side as usize].show(ui, context, mcts),
        }
    }
}
