//! A section of the side panel, and the paragraphs in it.

use super::request::UiRequest;
use crate::look::icons::{self, Icon};
use crate::look::linked_text::{LinkOptions, TextTarget, linked_part_ui};
use crate::look::size_class::target;
use crate::look::widgets::{heading, paint_hover, put, say_changes, say_language};
use crate::look::{long_list, paint, theme};
use crate::panel::view_context::ViewContext;
use egui::{
    Align, Align2, CursorIcon, Frame, Id, Layout, Margin, Rect, Response, RichText, Role, Sense, TextEdit, Ui, Vec2,
    WidgetInfo, vec2,
};
use poda_core::document::LocalizedText;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::PaletteColor;
use poda_session::Command;
use poda_words::file::TextKind;
use poda_words::i18n::diagnostics::full_field_sentence;
use poda_words::i18n::glossary::GlossaryTerm;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args, language_name};

/// The margin at both sides of a section, in pixels.
pub const MARGIN: i8 = 18;

/// The largest width of a board in a section, in pixels.
pub const BOARD_WIDTH: f32 = 240.0;

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

/// Whether a section is unfolded as long as the user has not folded or unfolded it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtFirst {
    Folded,
    Unfolded,
}

/// Draws a section that the user can fold by its heading, the message `name`. It stays as the user left it, in every
/// document. It is never folded while presenting.
pub fn folding_section(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    name: &'static str,
    at_first: AtFirst,
    draw: impl FnOnce(&mut Ui),
) {
    let words = context.words;
    let title = words.text(name);
    if context.is_presenting() {
        return section(ui, &title, draw);
    }
    let is_unfolded = (at_first == AtFirst::Unfolded) != context.settings.toggled_sections.contains(name);
    framed(ui, [11, if is_unfolded { 14 } else { 10 }], |ui| {
        let message = if is_unfolded { "panel-fold" } else { "panel-unfold" };
        if fold_row_ui(ui, &title, is_unfolded, &words.fill(message, &args![title = title.as_str()])) {
            context.requests.push(UiRequest::ToggleSection(name));
        }
        if is_unfolded {
            ui.add_space(5.0);
            ui.spacing_mut().item_spacing.y = 4.0;
            draw(ui);
        }
    });
}

/// Draws the heading that folds or unfolds its contents on a click. `name` describes the effect of the click. Returns
/// whether it was clicked.
pub fn fold_row_ui(ui: &mut Ui, title: &str, is_unfolded: bool, name: &str) -> bool {
    let size = vec2(ui.available_width(), target(ui, 24.0));
    let row_rect = Rect::from_min_size(ui.cursor().min, size);
    let row = ui.interact(row_rect, Id::unique(("fold", title)), Sense::click());
    paint_hover(ui, &row, row_rect.expand2(vec2(6.0, 0.0)));
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_width(size.x);
        heading(ui, title);
    });
    let icon = if is_unfolded { Icon::Chevron } else { Icon::Forward };
    let color = theme::color(ui, PaletteColor::Secondary);
    let sign = Rect::from_center_size(row_rect.right_center() - vec2(8.0, 0.0), Vec2::splat(10.0));
    icons::paint(ui.painter(), icon, sign, if is_unfolded { 1.0 } else { 0.6 }, color, color);
    row.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    row.on_hover_text(name).on_hover_cursor(CursorIcon::PointingHand).clicked()
}

/// Draws content within the margins of a section, with a line below it. `top` and `bottom` are the upper and lower
/// margins.
pub fn framed<R>(ui: &mut Ui, [top, bottom]: [i8; 2], content: impl FnOnce(&mut Ui) -> R) -> R {
    let inner = Frame::NONE.inner_margin(Margin { left: MARGIN, right: MARGIN, top, bottom }).show(ui, content);
    let rect = inner.response.rect;
    ui.painter().hline(rect.x_range(), rect.bottom(), theme::hairline(ui));
    inner.inner
}

/// Draws content that keeps the greatest height that it has had in this document, so that what is below it does not
/// move. With `is_usual` false, as while something in it is edited, its height is not kept.
pub fn keeping_height(ui: &mut Ui, context: &ViewContext<'_>, name: &str, is_usual: bool, draw: impl FnOnce(&mut Ui)) {
    let id = Id::unique((name, context.session.history().id, ui.available_width().to_bits()));
    let kept = ui.data(|data| data.get_temp::<f32>(id)).unwrap_or_default();
    let needed = ui.scope(|ui| {
        ui.set_min_height(kept);
        ui.scope(draw).response.rect.height()
    });
    if is_usual && kept < needed.inner {
        ui.data_mut(|data| data.insert_temp(id, needed.inner));
    }
}

/// Draws a paragraph. `size` is the text size without enlargement.
pub fn paragraph(ui: &mut Ui, text: &StyledText, size: f32) {
    paragraph_label(ui, text, size);
}

/// Draws a paragraph of a text in some language, which screen readers are told.
pub fn localized_paragraph(ui: &mut Ui, text: &LocalizedText, words: &Words, size: f32) {
    let label = paragraph_label(ui, &StyledText::plain_text(text.in_language(words.language())), size);
    say_language(&label, text.shown_language(words.language()), words);
}

/// Draws a paragraph that screen readers announce when it changes.
pub fn live_paragraph(ui: &mut Ui, text: &StyledText, size: f32) -> Response {
    let label = paragraph_label(ui, text, size);
    say_changes(&label);
    label
}

fn paragraph_label(ui: &mut Ui, text: &StyledText, size: f32) -> Response {
    let job = paint::styled_text(text, size * theme::enlargement(ui), theme::of(ui), ui.available_width());
    ui.label(job)
}

/// Draws a paragraph with links to steps and to terms of the glossary.
pub fn linked_paragraph(ui: &mut Ui, context: &ViewContext<'_>, text: &StyledText, size: f32, linking: LinkOptions) {
    linked_part(ui, context, text, size, linking, &mut Vec::new());
}

/// Draws one of several paragraphs with links. The terms `used` in those before it are not underlined again.
pub fn linked_part(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    text: &StyledText,
    size: f32,
    linking: LinkOptions,
    used: &mut Vec<GlossaryTerm>,
) -> Response {
    let search = context.depth_first().map(|context| context.search);
    let size = size * theme::enlargement(ui);
    let (drawn, pressed) = linked_part_ui(ui, context.words, text, size, linking, used, search);
    match pressed {
        Some(TextTarget::Step(step)) => context.requests.push(Command::Seek(step)),
        Some(TextTarget::Term(term)) => context.requests.push(UiRequest::OpenGlossary(term)),
        None => {}
    }
    drawn
}

/// Draws a paragraph with links that screen readers announce when it changes.
pub fn live_linked_paragraph(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    text: &StyledText,
    size: f32,
    linking: LinkOptions,
) -> Option<Response> {
    let id = ui.next_auto_id();
    linked_paragraph(ui, context, text, size, linking);
    ui.ctx().read_response(id).inspect(say_changes)
}

/// The width of the bar beside the current paragraph, in pixels.
const BAR: f32 = 3.0;

/// Draws a list of paragraphs that can be pressed. `row` returns a paragraph and whether it is current; `drawn`
/// receives its response. In a long list, paragraphs are truncated to one line.
pub fn pressable_rows(
    ui: &mut Ui,
    count: usize,
    wanted: Option<usize>,
    row: impl Fn(usize) -> (StyledText, bool),
    mut drawn: impl FnMut(usize, Response),
) {
    let lines = if count <= long_list::SHORT { usize::MAX } else { 1 };
    let line = paint::styled_text(&StyledText::plain_text("X"), theme::TEXT, theme::of(ui), f32::INFINITY);
    let height = pressable_height(ui, ui.painter().layout_job(line).size().y);
    long_list::rows_ui(ui, count, height, wanted, |ui, index| {
        let (text, is_here) = row(index);
        let response = pressable(ui, &text, is_here, lines);
        if response.gained_focus() {
            response.scroll_to_me(None);
        }
        drawn(index, response);
    });
}

/// Returns the height of a pressable paragraph whose text has the height `text`, in pixels.
fn pressable_height(ui: &Ui, text: f32) -> f32 {
    target(ui, text + 4.0)
}

/// Draws a paragraph with a maximum number of lines, marked if it is current.
fn pressable(ui: &mut Ui, text: &StyledText, is_here: bool, lines: usize) -> Response {
    let mut job = paint::styled_text(text, theme::TEXT, theme::of(ui), ui.available_width());
    job.wrap.max_rows = lines;
    let galley = ui.painter().layout_job(job);
    let size = vec2(ui.available_width(), pressable_height(ui, galley.size().y));
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

/// Draws a field of this many rows, with its label, for a text of a kind in the current language. Returns its content if the user typed
/// into it, and the response of the field.
pub fn localized_field_ui(
    ui: &mut Ui,
    words: &Words,
    id: Id,
    label: &str,
    rows: usize,
    kind: TextKind,
    text: Option<&LocalizedText>,
) -> (Option<String>, Response) {
    let language = words.language();
    let mut typed = text.map_or("", |text| text.in_language(language)).to_owned();
    ui.add_space(4.0);
    let label = match text {
        Some(LocalizedText::PerLanguage { .. }) => {
            words.fill("annotation-in-this-language", &args![label, language = language_name(language)])
        }
        Some(LocalizedText::Same(_)) | None => label.to_owned(),
    };
    let color = theme::color(ui, PaletteColor::Secondary);
    let named = ui.label(RichText::new(label).font(theme::font(Font::Regular, 12.5)).color(color));
    let edit = match rows {
        1 => TextEdit::singleline(&mut typed),
        rows => TextEdit::multiline(&mut typed).desired_rows(rows),
    };
    let edit = edit
        .char_limit(kind.max_chars())
        .id(id)
        .desired_width(f32::INFINITY)
        .font(theme::font(Font::Regular, theme::TEXT));
    let response = ui.add(edit).labelled_by(named.id);
    full_field_ui(ui, words, kind, &typed);
    (response.changed().then_some(typed), response)
}

/// Says below a field that its text is as long as it may be, if it is.
pub fn full_field_ui(ui: &mut Ui, words: &Words, kind: TextKind, typed: &str) {
    if kind.max_chars() <= typed.len() && kind.max_chars() <= typed.chars().count() {
        live_paragraph(ui, &StyledText::plain_text(&full_field_sentence(words, kind)), 12.5);
    }
}
