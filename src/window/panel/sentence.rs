//! The sentence at the top of the strip under the tree: that of a step, or a question.

use super::view_context::ViewContext;
use crate::look::linked_text::light_up_nodes;
use crate::look::size_class::SizeClass;
use crate::look::widgets::{put, say_changes};
use crate::look::{paint, theme};
use egui::{Align, Align2, Layout, Role, Sense, Ui, WidgetInfo};
use poda_words::i18n::styled_text::StyledText;

/// Draws a sentence, which screen readers announce when it changes. Hovering over a node's name highlights the node.
/// `spoken` is a more detailed accessible name.
pub fn sentence_ui(ui: &mut Ui, context: &ViewContext<'_>, text: &StyledText, spoken: Option<String>) {
    ui.with_layout(Layout::top_down(Align::Min), |ui| {
        let unbroken = text.clone().with_unbroken_terms();
        let size = SizeClass::of(ui.ctx()).sentence_size() * theme::enlargement(ui);
        let galley = ui.painter().layout_job(paint::styled_text(&unbroken, size, theme::of(ui), ui.available_width()));
        let (rect, label) = ui.allocate_exact_size(galley.size(), Sense::hover());
        put(ui, Align2::LEFT_TOP, rect.min, galley.clone());
        if let Some(shown) = context.depth_first() {
            light_up_nodes(ui, context.words, shown.search, &galley, &unbroken.plain(), rect.min);
        }
        let name = spoken.unwrap_or_else(|| text.plain());
        label.widget_info(|| WidgetInfo::labeled(Role::Label, true, &name));
        say_changes(&label);
    });
}
