//! The effect of the lectern's commands.

use super::window::App;
use crate::trace::NodeId;
use crate::ui::command::UiCommand;
use crate::ui::lectern::{Aside, Spotlight, counts_one_by_one};
use crate::ui::settings::LeafValues;

impl App {
    /// Carries out a command of the lectern.
    pub(super) fn run_at_lectern(&mut self, command: UiCommand, is_narrow: bool) {
        let lectern = &mut self.model.lectern;
        match command {
            UiCommand::ToggleGivenLeaves => {
                let is_given = self.model.view_context(NodeId::ROOT).given_values().from_start;
                let leaves = if is_given { LeafValues::WhenVisited } else { LeafValues::FromStart };
                self.model.settings.leaves = leaves;
            }
            UiCommand::ToggleReasonAside => self.toggle_aside(Aside::Reason, is_narrow),
            UiCommand::ToggleAlgorithmAside => self.toggle_aside(Aside::Algorithm, is_narrow),
            UiCommand::ToggleStackAside => self.toggle_aside(Aside::Stack, is_narrow),
            UiCommand::ToggleBoardAside => lectern.hides_board = !lectern.hides_board,
            UiCommand::ToggleCountingLines => {
                let counts = counts_one_by_one(&self.model.view_context(NodeId::ROOT));
                self.model.lectern.line_count.set(!counts);
            }
            UiCommand::ToggleSpotlight => lectern.spotlight.is_on = !lectern.spotlight.is_on,
            UiCommand::EnlargeSpotlight => lectern.spotlight.resize(Spotlight::SIZE_STEP),
            UiCommand::ReduceSpotlight => lectern.spotlight.resize(1.0 / Spotlight::SIZE_STEP),
            UiCommand::TogglePen => lectern.pen.is_drawing = !lectern.pen.is_drawing,
            UiCommand::UndoStroke => self.undo_stroke(),
            UiCommand::WipeStrokes => {
                self.panels.tree.wipe_strokes();
                self.panels.split_view.wipe_strokes();
            }
            _ => {}
        }
    }

    /// Shows or hides something beside the presented tree. In the window, the side panel has all of it.
    fn toggle_aside(&mut self, aside: Aside, is_narrow: bool) {
        if self.model.is_presenting {
            self.model.lectern.asides.toggle(aside);
        } else {
            self.model.open_side_panel(is_narrow);
        }
    }

    /// Removes the stroke that was drawn last over what is shown.
    fn undo_stroke(&mut self) {
        let Self { model, panels, .. } = self;
        match model.session.split() {
            Some(split) => panels.split_view.undo_stroke(split),
            None => panels.tree.undo_stroke(model.session.search()),
        }
    }
}
