//! The widgets of the window. Each has a name for screen readers, and a tooltip with its shortcut.

use super::icons::{self, Icon};
use super::size_class::target;
use super::{paint, theme};
use egui::accesskit::Live;
use egui::epaint::StrokeKind;
use egui::text::{CCursor, CCursorRange, LayoutJob, TextFormat, TextWrapping};
use egui::text_edit::TextEditState;
use egui::{
    Align2, Color32, Context, CornerRadius, CursorIcon, DragValue, Galley, Key, Pos2, Rect, Response, Role, Sense,
    Stroke, Ui, Vec2, WidgetInfo, pos2, vec2,
};
use poda_core::language::Language;
use poda_core::score::Turn;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::palette::{PaletteColor, turn_color};
use poda_picture::picture::shape::point;
use poda_picture::picture::turn_mark;
use poda_words::i18n::Words;
use std::ops::Range;
use std::sync::Arc;

/// The greatest number of characters of a field for a search, a number, an answer or another short text. A field lays
/// out its text as a whole.
pub const MAX_TYPED_CHARS: usize = 1_000;

/// The height of buttons, in pixels.
pub const HEIGHT: f32 = 28.0;
/// The size of a text in two lines, as a share of its size in one.
const IN_TWO_LINES: f32 = 0.94;

/// Draws a button with an icon. The tooltip shows `name` and `key`.
pub fn icon_button(ui: &mut Ui, icon: Icon, name: &str, key: &str, enabled: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(target(ui, 30.0)), Sense::click());
    let mut color = theme::color(ui, PaletteColor::Text);
    let mut accent = theme::color(ui, PaletteColor::Cut);
    if enabled {
        paint_hover(ui, &response, rect);
    } else {
        color = color.gamma_multiply(0.28);
        accent = accent.gamma_multiply(0.28);
    }
    icons::paint(ui.painter(), icon, rect, 1.0, color, accent);
    with_tooltip(ui, response, name, key, enabled)
}

/// Draws the large round button of the transport.
pub fn play_button(ui: &mut Ui, icon: Icon, name: &str, key: &str, enabled: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(target(ui, 40.0)), Sense::click());
    let fill = theme::color(ui, PaletteColor::Text).gamma_multiply(if enabled { 1.0 } else { 0.28 });
    ui.painter().circle_filled(rect.center(), if response.hovered() && enabled { 20.5 } else { 20.0 }, fill);
    let shift = if icon == Icon::Play { vec2(1.0, 0.0) } else { Vec2::ZERO };
    let sign = theme::color(ui, PaletteColor::Background);
    icons::paint(ui.painter(), icon, rect.translate(shift), 1.05, sign, sign);
    paint_focus(ui, &response, rect.expand(3.0));
    with_tooltip(ui, response, name, key, enabled)
}

/// Draws a filled button for the main action.
pub fn primary_button(ui: &mut Ui, text: &str, name: &str, key: &str) -> Response {
    primary_button_if(ui, text, name, key, true)
}

/// Draws a filled button that may be disabled.
pub fn primary_button_if(ui: &mut Ui, text: &str, name: &str, key: &str, enabled: bool) -> Response {
    let scale = theme::enlargement(ui);
    let galley = layout_line(ui, text, Font::SemiBold, 13.5 * scale, PaletteColor::Background);
    let size = vec2(target(ui, galley.size().x + 28.0), target(ui, HEIGHT * scale));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let strength = match (enabled, response.hovered()) {
        (false, _) => 0.28,
        (true, true) => 0.86,
        (true, false) => 1.0,
    };
    let fill = theme::color(ui, PaletteColor::Text).gamma_multiply(strength);
    ui.painter().rect_filled(rect, CornerRadius::same(theme::RADIUS), fill);
    paint_focus(ui, &response, rect.expand(2.0));
    put(ui, Align2::CENTER_CENTER, rect.center(), galley);
    with_tooltip(ui, response, name, key, enabled)
}

/// The size of the text of a plain button, and the space beside it, in pixels.
const BUTTON_TEXT: f32 = 13.5;
const BESIDE_BUTTON_TEXT: f32 = 24.0;

/// Returns the width of a plain button with this text.
pub fn text_button_width(ui: &Ui, text: &str) -> f32 {
    target(ui, Font::Regular.width(text, BUTTON_TEXT * theme::enlargement(ui)) + BESIDE_BUTTON_TEXT)
}

/// Draws a plain button with text.
pub fn text_button(ui: &mut Ui, text: &str, key: &str, enabled: bool) -> Response {
    text_button_named(ui, text, text, key, enabled)
}

/// Draws a plain button whose accessible name is longer than its text.
pub fn text_button_named(ui: &mut Ui, text: &str, name: &str, key: &str, enabled: bool) -> Response {
    let (color, scale) = (if enabled { PaletteColor::Text } else { PaletteColor::FaintText }, theme::enlargement(ui));
    let galley = layout_line(ui, text, Font::Regular, BUTTON_TEXT * scale, color);
    let size = vec2(target(ui, galley.size().x + BESIDE_BUTTON_TEXT), target(ui, HEIGHT * scale));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let fill = if response.hovered() && enabled { PaletteColor::Hairline } else { PaletteColor::Background };
    paint_box(ui, rect, fill);
    paint_focus(ui, &response, rect.expand(2.0));
    put(ui, Align2::CENTER_CENTER, rect.center(), galley);
    with_tooltip(ui, response, name, key, enabled)
}

pub fn check_box(ui: &mut Ui, name: &str, word: &str, chosen: bool) -> Response {
    // A long text wraps.
    let (font, color) = (theme::font(Font::Regular, theme::TEXT), theme::color(ui, PaletteColor::Text));
    let galley = ui.painter().layout(word.to_owned(), font, color, (ui.max_rect().width() - 24.0).max(100.0));
    let size = vec2(target(ui, galley.size().x + 24.0), target(ui, galley.size().y.max(22.0)));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let square = Rect::from_center_size(pos2(rect.left() + 8.0, rect.center().y), Vec2::splat(16.0));
    let fill = theme::color(ui, if chosen { PaletteColor::Text } else { PaletteColor::Background });
    let line = Stroke::new(1.0, theme::color(ui, if chosen { PaletteColor::Text } else { PaletteColor::Secondary }));
    ui.painter().rect(square, CornerRadius::same(4), fill, line, StrokeKind::Inside);
    if chosen {
        let color = theme::color(ui, PaletteColor::Background);
        icons::paint(ui.painter(), Icon::Tick, square, 0.75, color, color);
    }
    put(ui, Align2::LEFT_CENTER, pos2(rect.left() + 24.0, rect.center().y), galley);
    paint_focus(ui, &response, rect.expand(2.0));
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, true, chosen, name));
    response.on_hover_cursor(CursorIcon::PointingHand)
}

/// Draws a button that stays pressed while it is `chosen`. It is as high as the buttons beside it.
pub fn toggle_chip(ui: &mut Ui, text: &str, name: &str, chosen: bool) -> Response {
    let (font, color) =
        if chosen { (Font::SemiBold, PaletteColor::Background) } else { (Font::Regular, PaletteColor::Text) };
    let scale = theme::enlargement(ui);
    let galley = layout_line(ui, text, font, 13.0 * scale, color);
    let width = Font::SemiBold.width(text, 13.0 * scale) + 16.0;
    let size = vec2(target(ui, width.max(HEIGHT)), target(ui, HEIGHT * scale));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    paint_chip(ui, &response, galley, chosen);
    paint_focus(ui, &response, rect.expand(1.0));
    response.widget_info(|| WidgetInfo::selected(Role::CheckBox, ui.is_enabled(), chosen, name));
    response.on_hover_text(name).on_hover_cursor(CursorIcon::PointingHand)
}

/// The size of the text of a chip, in pixels.
const CHIP_TEXT: f32 = 13.0;

/// Draws a small button of a list in which one can be `chosen`, with its text in a color.
pub fn choice_chip_of_size(
    ui: &mut Ui,
    text: &str,
    text_size: f32,
    color: PaletteColor,
    name: &str,
    chosen: bool,
) -> Response {
    let (font, color) = if chosen { (Font::SemiBold, PaletteColor::Background) } else { (Font::Regular, color) };
    let galley = layout_line(ui, text, font, text_size, color);
    let scale = text_size / CHIP_TEXT;
    let size = vec2(target(ui, (galley.size().x + 12.0 * scale).max(26.0)), target(ui, 24.0 * scale));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    paint_chip(ui, &response, galley, chosen);
    paint_focus(ui, &response, rect);
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name)
}

fn paint_chip(ui: &Ui, chip: &Response, galley: Arc<Galley>, chosen: bool) {
    let fill = match (chosen, chip.hovered()) {
        (true, _) => PaletteColor::Text,
        (false, true) => PaletteColor::Hairline,
        (false, false) => PaletteColor::Background,
    };
    paint_box(ui, chip.rect, fill);
    put(ui, Align2::CENTER_CENTER, chip.rect.center(), galley);
}

/// Draws a segmented control, on several lines if it is wider than the available space. Returns the index of the
/// clicked segment.
pub fn segmented_control(
    ui: &mut Ui,
    name: &str,
    words: &[impl AsRef<str>],
    chosen: usize,
    enabled: bool,
) -> Option<usize> {
    let words: &[&str] = &words.iter().map(AsRef::as_ref).collect::<Vec<_>>();
    let widths: Vec<f32> = words.iter().map(|word| target(ui, Font::SemiBold.width(word, 13.0) + 21.0)).collect();
    let lines = lines_of_segments(&widths, ui.max_rect().width());
    if let [line] = &lines[..] {
        return segments_ui(ui, name, words, &widths, line.clone(), chosen, enabled);
    }
    let mut pressed = None;
    let lines_ui = |ui: &mut Ui| {
        for line in lines {
            ui.end_row();
            pressed = segments_ui(ui, name, words, &widths, line, chosen, enabled).or(pressed);
        }
    };
    // In a wrapping row after a label, the segments start a new row.
    if ui.layout().main_wrap {
        lines_ui(ui);
    } else {
        ui.horizontal_wrapped(lines_ui);
    }
    pressed
}

/// Distributes segments over lines with a maximum width.
fn lines_of_segments(widths: &[f32], width: f32) -> Vec<Range<usize>> {
    let mut lines: Vec<Range<usize>> = Vec::new();
    let mut used = 0.0;
    for (index, segment) in widths.iter().enumerate() {
        match lines.last_mut() {
            Some(line) if used + segment <= width => line.end = index + 1,
            _ => {
                lines.push(index..index + 1);
                used = 0.0;
            }
        }
        used += segment;
    }
    lines
}

/// Draws one line of a segmented control. Returns the index of the clicked segment.
fn segments_ui(
    ui: &mut Ui,
    name: &str,
    words: &[&str],
    widths: &[f32],
    line: Range<usize>,
    chosen: usize,
    enabled: bool,
) -> Option<usize> {
    let size = vec2(widths[line.clone()].iter().sum(), target(ui, HEIGHT - 1.0));
    let (rect, _) = ui.allocate_exact_size(size, Sense::hover());
    paint_box(ui, rect, PaletteColor::Background);
    let mut pressed = None;
    let mut x = rect.left();
    for index in line.clone() {
        let (font, color) = if index == chosen {
            (Font::SemiBold, if enabled { PaletteColor::Text } else { PaletteColor::Secondary })
        } else {
            (Font::Regular, PaletteColor::Secondary)
        };
        let galley = layout_line(ui, words[index], font, 13.0, color);
        let segment = Rect::from_min_size(pos2(x, rect.top()), vec2(widths[index], size.y));
        x += widths[index];
        let response = ui.interact(segment, ui.scope_id().with((name, index)), Sense::click());
        if index == chosen {
            let ink = theme::color(ui, PaletteColor::Text).gamma_multiply(if enabled { 1.0 } else { 0.35 });
            let (left, right) = (index == line.start, index + 1 == line.end);
            let corner = |round: bool| if round { theme::RADIUS } else { 0 };
            let radius = CornerRadius { nw: corner(left), sw: corner(left), ne: corner(right), se: corner(right) };
            ui.painter().rect_filled(segment.shrink(1.0), radius, theme::color(ui, PaletteColor::Hairline));
            // The chosen segment is not filled strongly, because a filled button marks the main action.
            let line =
                Rect::from_min_max(segment.left_bottom() - vec2(-6.0, 4.0), segment.right_bottom() - vec2(6.0, 2.0));
            ui.painter().rect_filled(line, 0.0, ink);
        } else if response.hovered() && enabled {
            let fill = theme::color(ui, PaletteColor::Hairline).gamma_multiply(0.6);
            ui.painter().rect_filled(segment.shrink(1.0), CornerRadius::same(theme::RADIUS), fill);
        }
        paint_focus(ui, &response, segment.expand(1.0));
        put(ui, Align2::CENTER_CENTER, segment.center(), galley);
        let label = format!("{name}: {}", words[index]);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, enabled, index == chosen, &label));
        if response.clicked() && enabled {
            pressed = Some(index);
        }
    }
    pressed
}

/// Draws content with a tooltip that explains it.
pub fn with_hint<R>(ui: &mut Ui, hint: &str, content: impl FnOnce(&mut Ui) -> R) -> R {
    let shown = ui.scope(content);
    shown.response.on_hover_text(hint);
    shown.inner
}

/// Draws a text field for a search, with its width in pixels.
pub fn text_field(ui: &mut Ui, id: egui::Id, text: &mut String, name: &str, width: f32) -> Response {
    let hint = egui::RichText::new(name).color(theme::color(ui, PaletteColor::FaintText));
    let field = egui::TextEdit::singleline(text)
        .char_limit(MAX_TYPED_CHARS)
        .id(id)
        .hint_text(hint)
        .margin(egui::Margin::symmetric(10, 6));
    let size = vec2(width, target(ui, 32.0));
    let field = ui.add_sized(size, field.font(theme::font(Font::Regular, theme::TEXT)).align(Align2::LEFT_CENTER));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, name));
    field
}

pub fn progress_bar(ui: &mut Ui, share: f32, text: &str) {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), 6.0), Sense::hover());
    let radius = CornerRadius::same(3);
    ui.painter().rect_filled(rect, radius, theme::color(ui, PaletteColor::Hairline));
    let done = Rect::from_min_size(rect.min, vec2(rect.width() * share, rect.height()));
    ui.painter().rect_filled(done, radius, theme::color(ui, PaletteColor::Text));
    response.widget_info(|| WidgetInfo::labeled(Role::ProgressIndicator, true, text));
}

/// Draws the heading of a section in small, spaced capitals.
pub fn heading(ui: &mut Ui, text: &str) {
    let font = theme::font(Font::SemiBold, 12.0 * theme::enlargement(ui));
    let format = TextFormat::simple(font, theme::color(ui, PaletteColor::Secondary));
    let format = TextFormat { extra_letter_spacing: 0.7, ..format };
    // Greek letters stay lowercase, because a capital α looks like an A.
    let capital = |letter: char| if letter < '\u{370}' { letter.to_uppercase().collect() } else { vec![letter] };
    let capitals: String = text.chars().flat_map(capital).collect();
    let job = LayoutJob::single_section(capitals.clone(), format);
    let label = ui.add(egui::Label::new(job).selectable(false));
    ui.ctx().accesskit_node_builder(label.id, |node| {
        node.set_role(Role::Heading);
        node.set_level(2);
        node.clear_value();
        node.set_label(capitals);
    });
}

/// Gives the contents of a panel a role and a name, so that screen readers can jump to them.
pub fn landmark(ui: &Ui, role: Role, name: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(role);
        node.set_label(name);
    });
}

/// Makes screen readers announce a text when it changes, after their current announcement.
pub fn say_changes(text: &Response) {
    text.ctx.accesskit_node_builder(text.id, |node| node.set_live(Live::Polite));
}

/// Tells screen readers the language of a text, if it is not that of the program.
pub fn say_language(text: &Response, shown: Option<Language>, words: &Words) {
    if let Some(shown) = shown.filter(|&shown| shown != words.language()) {
        text.ctx.accesskit_node_builder(text.id, |node| node.set_language(shown.code()));
    }
}

/// Draws a line across a menu or panel.
pub fn separator(ui: &mut Ui) {
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 9.0), Sense::hover());
    ui.painter().hline(rect.x_range(), rect.center().y, theme::hairline(ui));
}

pub fn layout_line(ui: &Ui, text: &str, font: Font, size: f32, color: PaletteColor) -> Arc<Galley> {
    ui.painter().layout_no_wrap(text.to_owned(), theme::font(font, size), theme::color(ui, color))
}

/// Lays out a bold text on a line. If that is too short, it has two lines, a little smaller, and is elided only if
/// these are too short, too.
pub(super) fn line_or_two(ui: &Ui, text: &str, size: f32, max_width: f32) -> Arc<Galley> {
    if Font::SemiBold.width(text, size) <= max_width {
        return layout_line(ui, text, Font::SemiBold, size, PaletteColor::Text);
    }
    let (font, color) = (theme::font(Font::SemiBold, size * IN_TWO_LINES), theme::color(ui, PaletteColor::Text));
    let mut job = LayoutJob::simple(text.to_owned(), font, color, max_width);
    job.wrap = TextWrapping { max_width, max_rows: 2, break_anywhere: false, overflow_character: Some('…') };
    ui.painter().layout_job(job)
}

/// Returns the smallest width in which `line_or_two` does not elide a text, in pixels.
pub fn width_in_two_lines(text: &str, size: f32) -> f32 {
    let width = |text: &str| Font::SemiBold.width(text, size * IN_TWO_LINES);
    let (whole, space) = (width(text), width(" "));
    let (mut before, mut start) = (0.0, 0);
    let broken = text.match_indices(' ').map(|(at, _)| {
        let first = before + width(&text[start..at]);
        (before, start) = (first + space, at + 1);
        first.max(whole - before)
    });
    broken.fold(Font::SemiBold.width(text, size), f32::min).ceil()
}

/// Allocates space for what is painted into it, which screen readers announce as `name`.
pub fn labeled_space(ui: &mut Ui, size: Vec2, name: &str) -> Rect {
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, name));
    rect
}

/// Draws a galley with its `anchor` at a point. Returns its rectangle.
pub fn put(ui: &Ui, anchor: Align2, at: Pos2, galley: Arc<Galley>) -> Rect {
    let rect = anchor.anchor_size(at, galley.size());
    ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    rect
}

/// Draws a line of text with its `anchor` at a point. Returns its rectangle.
pub fn text_at(ui: &Ui, anchor: Align2, at: Pos2, text: &str, font: Font, size: f32, color: PaletteColor) -> Rect {
    put(ui, anchor, at, layout_line(ui, text, font, size, color))
}

/// Draws texts one after another from a point to a right edge. Each is shortened to the remaining space, or left out if
/// that is too small for a word.
pub fn texts_in_line(ui: &Ui, from: Pos2, right: f32, texts: [(&str, Font, f32, PaletteColor); 2]) {
    let mut at = from;
    for (text, font, size, color) in texts.into_iter().filter(|(text, ..)| !text.is_empty()) {
        let space = right - at.x;
        if 20.0 < space {
            let shown = font.elided(text, size, space);
            at.x = text_at(ui, Align2::LEFT_CENTER, at, &shown, font, size, color).right() + 10.0;
        }
    }
}

/// Draws an option of a list without its content. Returns its rectangle and response.
pub fn list_option(ui: &mut Ui, size: Vec2, name: &str, enabled: bool, chosen: bool) -> (Rect, Response) {
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::ListBoxOption, enabled, chosen, name));
    if chosen {
        ui.painter().rect_filled(rect, CornerRadius::same(theme::RADIUS), theme::color(ui, PaletteColor::Hairline));
    }
    paint_hover(ui, &response, rect);
    (rect, response)
}

/// Draws a rounded rectangle with a hairline around it.
pub fn paint_box(ui: &Ui, rect: Rect, fill: PaletteColor) {
    let radius = CornerRadius::same(theme::RADIUS);
    ui.painter().rect(rect, radius, theme::color(ui, fill), theme::hairline(ui), StrokeKind::Inside);
}

/// Draws the symbol of the side to move around a point: a triangle that points up for MAX and down for MIN, or the
/// circle of chance.
pub fn turn_badge(ui: &Ui, turn: impl Into<Turn>, at: Pos2, half: f32, height: f32) {
    let turn = turn.into();
    let shape = turn_mark(turn, point(at.x, at.y), half, height, turn_color(turn));
    paint::shapes(ui.painter(), Pos2::ZERO, theme::of(ui), &[shape]);
}

/// Lays out content in rows that wrap, with these gaps between items and between rows.
pub fn wrapped<R>(ui: &mut Ui, gaps: [f32; 2], content: impl FnOnce(&mut Ui) -> R) -> R {
    let rows = ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = gaps.into();
        content(ui)
    });
    rows.inner
}

/// Draws the background of a hovered control and the ring of a focused one.
pub fn paint_hover(ui: &Ui, response: &Response, rect: Rect) {
    if response.hovered() {
        let fill = theme::color(ui, PaletteColor::Hairline).gamma_multiply(0.7);
        ui.painter().rect_filled(rect, CornerRadius::same(theme::RADIUS), fill);
    }
    paint_focus(ui, response, rect);
}

/// Draws the ring of a focused control.
pub fn paint_focus(ui: &Ui, response: &Response, rect: Rect) {
    if response.has_focus() {
        let ring = Stroke::new(2.0, theme::color(ui, PaletteColor::Text));
        ui.painter().rect_stroke(rect, CornerRadius::same(theme::RADIUS), ring, StrokeKind::Outside);
    }
}

fn with_tooltip(ui: &Ui, response: Response, name: &str, key: &str, enabled: bool) -> Response {
    response.widget_info(|| WidgetInfo::labeled(Role::Button, enabled && ui.is_enabled(), name));
    let response = response.on_hover_text(format!("{name}   {key}").trim_end());
    if enabled { response.on_hover_cursor(CursorIcon::PointingHand) } else { response }
}

/// Returns whether Enter was pressed in a single-line field.
pub fn is_entered(ui: &Ui, field: &Response) -> bool {
    field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter))
}

/// Takes the focus from the control that has it, so that keys reach the commands again.
pub fn drop_focus(ctx: &Context) {
    ctx.memory_mut(|memory| memory.focused().inspect(|&focused| memory.surrender_focus(focused)));
}

/// Keeps the focus of a single-line field after Enter and selects its text, so that new input replaces the text and is
/// not taken for shortcuts. Returns whether Enter was pressed.
pub fn keep_focus_after_enter(ui: &Ui, field: &Response, text: &str) -> bool {
    let is_entered = is_entered(ui, field);
    if is_entered {
        field.request_focus();
        select_all_text(ui, field, text);
    }
    is_entered
}

pub fn select_all_text(ui: &Ui, field: &Response, text: &str) {
    let mut state = TextEditState::load(ui.ctx(), field.id).unwrap_or_default();
    let all = CCursorRange::two(CCursor::new(0), CCursor::new(text.chars().count()));
    state.cursor.set_char_range(Some(all));
    state.store(ui.ctx(), field.id);
}

/// Returns a problem as a layout job: its position, and a sentence in which quotations from a file are between
/// backticks.
pub fn problem(ui: &Ui, position: &str, sentence: &str) -> LayoutJob {
    let mut job = LayoutJob::default();
    let format = |font, size, color| TextFormat {
        line_height: Some(20.0),
        ..TextFormat::simple(theme::font(font, size), theme::color(ui, color))
    };
    job.append(position, 0.0, format(Font::Mono, 12.5, PaletteColor::Secondary));
    for (index, words) in sentence.split('`').enumerate() {
        let is_code = index % 2 == 1;
        let (font, size) = if is_code { (Font::Mono, theme::CODE) } else { (Font::Regular, theme::TEXT) };
        job.append(words, 0.0, format(font, size, PaletteColor::Text));
    }
    job
}

/// Draws a field for a number after its label. Returns whether it was changed.
pub fn labeled_number(ui: &mut Ui, label: &str, field: DragValue<'_>) -> bool {
    let changed = ui.horizontal(|ui| {
        ui.add_space(8.0);
        let label = ui.label(label);
        ui.add(field.update_while_editing(false)).labelled_by(label.id).changed()
    });
    changed.inner
}
