//! The space of a card in the strip, whose height does not follow from what is said in it: the controls keep their
//! places, and the texts scroll in what is left beside them.

use egui::{ScrollArea, Ui};
use poda_window::look::theme;

/// The smallest height of the texts, in pixels before text is enlarged: a line.
const MIN_TEXTS: f32 = 22.0;

#[derive(Clone, Copy, Debug)]
pub struct CardSpace {
    /// The height of the strip without its margins, in pixels.
    pub height: f32,
}

/// Which end of the texts is shown first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShownEnd {
    /// The beginning, as where a step is read.
    Beginning,
    /// The end, where the newest text is, such as a hint.
    Newest,
}

impl CardSpace {
    /// Draws texts into the height that the rows above them and the `below` pixels of the row under them leave. They
    /// always take all of it, so that the row under them stays in its place, and scroll if they are higher.
    pub fn texts_ui(self, ui: &mut Ui, below: f32, end: ShownEnd, draw: impl FnOnce(&mut Ui)) {
        let used = ui.cursor().top() - ui.max_rect().top();
        let gap = if 0.0 < below { ui.spacing().item_spacing.y } else { 0.0 };
        let height = (self.height - used - below - gap).max(MIN_TEXTS * theme::enlargement(ui)).floor();
        let area = ScrollArea::vertical().id_salt("texts").auto_shrink(false).max_height(height);
        let area = area.min_scrolled_height(height).stick_to_bottom(end == ShownEnd::Newest);
        area.show(ui, |ui| {
            ui.set_width(ui.available_width());
            draw(ui);
        });
    }
}
