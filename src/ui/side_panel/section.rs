//! A section of the side panel, and the paragraphs in it.

use crate::document::LocalizedText;
use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::Command;
use crate::ui::linked_text::{LinkOptions, LinkTarget, linked_text_ui};
use crate::ui::request::UiRequest;
use crate::ui::size_class::target;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{heading, paint_hover, put};
use crate::ui::{paint, theme};
use egui::{
    Align2, CursorIcon, Frame, Id, Margin, Rect, Response, RichText, Role, Sense, TextEdit, Ui, WidgetInfo, vec2,
};

/// The margin at both sides of a section, in pixels.
pub const MARGIN: i8 = 18;

/// The largest width of a board in a section, in pixels.
pub(super) const BOARD_WIDTH: f32 = 240.0;

/// Draws a section under its heading, with a line below it.
pub fn section<R>(ui: &mut Ui, title: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    framed(ui, [15, 14], |ui| {
        ui.set_width(ui.available_width());
        heading(ui, title);
        ui.add_space(9.0);
        ui.spacing_mut().item_spacing.y = 4.0;
        content(ui)
    })
}

/// Draws content within the margins of a section, the upper and lower of this height, and a line below it.
pub(super) fn framed<R>(ui: &mut Ui, [top, bottom]: [i8; 2], content: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = Frame::NONE.inner_margin(Margin { left: MARGIN, right: MARGIN, top, bottom }).show(ui, content);
    let rect = inner.response.rect;
    ui.painter().hline(rect.x_range(), rect.bottom(), theme::hairline(ui));
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
) {
    match linked_text_ui(ui, context.words, text, size * theme::enlargement(ui), linking, Some(context.search)) {
        Some(LinkTarget::Step(step)) => context.requests.push(Command::Seek(step)),
        Some(LinkTarget::Term(term)) => context.requests.push(UiRequest::OpenGlossary(term)),
        None => {}
    }
}

/// The width of the bar beside the paragraph that is current, in pixels.
const BAR: f32 = 3.0;

/// Draws the paragraph, marked if it is current.
pub(super) fn pressable(ui: &mut Ui, text: &StyledText, is_here: bool) -> Response {
    let galley = ui.painter().layout_job(paint::styled_text(text, theme::TEXT, theme::of(ui), ui.available_width()));
    let size = vec2(ui.available_width(), target(ui, galley.size().y + 4.0));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    if is_here {
        let bar = Rect::from_min_size(rect.left_top(), vec2(BAR, rect.height()));
        ui.painter().rect_filled(bar.translate(vec2(-8.0, 0.0)), 0.0, theme::color(ui, PaletteColor::Current));
    }
    paint_hover(ui, &response, rect.expand2(vec2(6.0, 0.0)));
    put(ui, Align2::LEFT_CENTER, rect.left_center(), galley);
    let name = text.plain().trim_end().to_owned();
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_here, &name));
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Draws a field for a text in the shown language, with its label. Returns what it holds after it was typed into, and the field.
pub(super) fn localized_field_ui(
    ui: &mut Ui,
    words: &Words,
    (id, label): (Id, &str),
    rows: usize,
    text: Option<&LocalizedText>,
) -> (Option<String>, Response) {
    let language = words.language();
    let mut typed = text.map_or("", |text| text.in_language(language)).to_owned();
    ui.add_space(4.0);
    let label = match text {
        Some(LocalizedText::PerLanguage { .. }) => {
            words.fill("annotation-in-this-language", &[("label", label.into())])
        }
        _ => label.to_owned(),
    };
    let color = theme::color(ui, PaletteColor::Secondary);
    let named = ui.label(RichText::new(label).font(theme::font(Font::Regular, 12.5)).color(color));
    let edit = match rows {
        1 => TextEdit::singleline(&mut typed),
        rows => TextEdit::multiline(&mut typed).desired_rows(rows),
    };
    let edit = edit.id(id).desired_width(f32::INFINITY).font(theme::font(Font::Regular, theme::TEXT));
    let response = ui.add(edit).labelled_by(named.id);
    (response.changed().then_some(typed), response)
}
