//! A section of the side panel, and the paragraphs in it.

use crate::i18n::styled_text::StyledText;
use crate::picture::palette::PaletteColor;
use crate::session::command::Command;
use crate::ui::linked_text::{LinkOptions, LinkTarget, linked_text_ui};
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::heading;
use crate::ui::{paint, theme};
use egui::{Frame, Margin, Stroke, Ui};

/// The margin at both sides of a section, in pixels.
pub const MARGIN: i8 = 18;

/// The largest width of a board in a section, in pixels.
pub(super) const BOARD_WIDTH: f32 = 240.0;

/// Draws a section under its heading, with a line below it.
pub fn section<R>(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = Frame::NONE.inner_margin(Margin { left: MARGIN, right: MARGIN, top: 15, bottom: 14 }).show(ui, |ui| {
        ui.set_width(ui.available_width());
        heading(ui, title);
        ui.add_space(9.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        content(ui)
    });
    let rect = inner.response.rect;
    ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, theme::color(ui, PaletteColor::Hairline)));
    inner.inner
}

/// Draws a paragraph. `size` is that of its text where text is not enlarged.
pub fn paragraph(ui: &mut Ui, text: &StyledText, size: f32) {
    let job = paint::styled_text(text, size * theme::enlargement(ui), theme::of(ui), ui.available_width());
    ui.label(job);
}

/// Draws a paragraph with links to steps and to terms of the glossary.
pub(super) fn linked_paragraph(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    text: &StyledText,
    size: f32,
    linking: LinkOptions,
    requests: &mut Vec<UiRequest>,
) {
    match linked_text_ui(ui, context.words, text, size * theme::enlargement(ui), linking) {
        Some(LinkTarget::Step(step)) => requests.push(Command::Seek(step).into()),
        Some(LinkTarget::Term(term)) => requests.push(UiRequest::OpenGlossary(term)),
        None => {}
    }
}
