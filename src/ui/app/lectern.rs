//! The effect of the lectern's commands.

use super::window::App;
use crate::ui::command::UiCommand;
use crate::ui::lectern::Spotlight;

impl App {
    /// Carries out a command of the lectern.
    pub(super) fn run_at_lectern(&mut self, command: UiCommand) {
        let lectern = &mut self.model.lectern;
        match command {
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

    /// Removes the stroke that was drawn last over what is shown.
    fn undo_stroke(&mut self) {
        let Self { model, panels, .. } = self;
        match model.session.split() {
            Some(split) => panels.split_view.undo_stroke(split),
            None => panels.tree.undo_stroke(model.session.search()),
        }
    }
}
