//! The lessons in the document menu: a filter field, the groups, and which lessons are done.

use super::command::UiCommand;
use super::command_widgets::command_button;
use super::icons::{self, Icon};
use super::request::DocumentRequest;
use super::size_class::{SizeClass, target};
use super::view_context::ViewContext;
use super::widgets::{self, heading, layout_line, paint_hover, put, text_at};
use super::{linked_text, theme};
use crate::i18n::styled_text::StyledText;
use crate::lessons;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::Origin;
use egui::{Align, Align2, Color32, Id, Rect, Role, ScrollArea, Sense, TextEdit, Ui, Vec2, WidgetInfo, pos2, vec2};

/// The height of a line, in pixels.
const LINE: f32 = 28.0;
/// The smallest height of the list of lessons, in pixels.
const MIN_LIST_HEIGHT: f32 = 160.0;

/// Draws the lessons in a part of the menu with a `height`, or all of them where that is `None`.
pub fn lessons_ui(ui: &mut Ui, context: &ViewContext<'_>, height: Option<f32>) {
    let words = context.words;
    ui.horizontal(|ui| {
        heading(ui, &words.text("document-lessons"));
        let done = (0..lessons::all().len()).filter(|&number| is_done(context, number)).count();
        let args = [("done", done.to_string().into()), ("all", lessons::all().len().to_string().into())];
        let text = words.fill("lessons-done", &args);
        let galley = layout_line(ui, &text, Font::Regular, 12.5, PaletteColor::Secondary);
        ui.add_space((ui.available_width() - galley.size().x - 8.0).max(0.0));
        let (rect, response) = ui.allocate_exact_size(galley.size(), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &text));
        ui.painter().galley(rect.min, galley, Color32::PLACEHOLDER);
    });
    // The filter is cleared once the menu is closed.
    let id = Id::unique("lessons sought");
    let frame = ui.ctx().cumulative_frame_nr();
    let (mut query, seen): (String, u64) = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let is_new = seen + 2 < frame;
    if is_new {
        query.clear();
    }
    let find = words.text("lessons-find");
    let hint = egui::RichText::new(&find).color(theme::color(ui, PaletteColor::FaintText));
    let field = TextEdit::singleline(&mut query).hint_text(hint).desired_width(ui.available_width() - 8.0);
    let field = ui.add(field.font(theme::font(Font::Regular, theme::TEXT)));
    field.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, &find));
    if is_new && !SizeClass::of(ui.ctx()).has_touch_targets() {
        // Typing filters the lessons at once; the focus would open the keyboard of a phone.
        field.request_focus();
    }
    let is_entered =
        !query.trim().is_empty() && field.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
    ui.data_mut(|data| data.insert_temp(id, (query.clone(), frame)));
    let found: Vec<usize> =
        (0..lessons::all().len()).filter(|&number| matches_query(context, number, &query)).collect();
    if is_entered && let Some(&number) = found.first() {
        context.requests.push(DocumentRequest::OpenLesson(number));
    }
    let list_ui = |ui: &mut Ui| {
        if found.is_empty() {
            let none = words.fill("lessons-none", &[("text", query.trim().into())]);
            linked_text::linked_text_ui(
                ui,
                words,
                &StyledText::plain_text(&none),
                theme::TEXT,
                linked_text::LinkOptions::TERMS,
            );
        }
        let mut before = String::new();
        for &number in &found {
            let group = lessons::group(number);
            if before != group {
                ui.add_space(6.0);
                heading(ui, &words.text(&group));
                before = group;
            }
            // A menu that is scrolled as a whole begins with the files.
            if lesson_ui(ui, context, number, is_new && height.is_some()) {
                context.requests.push(DocumentRequest::OpenLesson(number));
            }
        }
    };
    let Some(height) = height else { return list_ui(ui) };
    let max_height = (height - 64.0).max(MIN_LIST_HEIGHT);
    ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, list_ui);
}

fn is_done(context: &ViewContext<'_>, number: usize) -> bool {
    context.settings.done.contains(lessons::name(number))
}

/// Whether a lesson has the filter text in its title, name, group or text; an empty filter matches all lessons.
fn matches_query(context: &ViewContext<'_>, number: usize, query: &str) -> bool {
    let language = context.words.language();
    let query = plain(query.trim());
    let lesson = &lessons::all()[number];
    let notes = lesson.notes.as_ref().map_or("", |notes| notes.in_language(language));
    let title = &lessons::titles(language)[number];
    let has = |text: &str| plain(text).contains(&query);
    has(title) || has(lessons::name(number)) || has(&context.words.text(&lessons::group(number))) || has(notes)
}

/// Returns a text in lower case without accents.
pub fn plain(text: &str) -> String {
    let bare = |letter| match letter {
        'á' => 'a',
        'é' => 'e',
        'í' => 'i',
        'ó' => 'o',
        'ú' | 'ü' => 'u',
        other => other,
    };
    text.to_lowercase().chars().map(bare).collect()
}

/// Draws the line of a lesson: number, title, and a tick if it is done. Returns whether it was clicked.
fn lesson_ui(ui: &mut Ui, context: &ViewContext<'_>, number: usize, is_new: bool) -> bool {
    let title = &lessons::titles(context.words.language())[number];
    let is_open = *context.session.origin() == Origin::Lesson(number);
    let size = vec2(ui.available_width(), target(ui, LINE));
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    let font = if is_open { Font::SemiBold } else { Font::Regular };
    if is_open {
        let bar = Rect::from_min_size(rect.left_top(), vec2(3.0, rect.height()));
        ui.painter().rect_filled(bar, 0.0, theme::color(ui, PaletteColor::Current));
        if is_new {
            ui.scroll_to_rect(rect, Some(Align::Center));
        }
    }
    paint_hover(ui, &response, rect);
    let y = rect.center().y;
    let shown_number = layout_line(ui, &(number + 1).to_string(), Font::Regular, theme::TEXT, PaletteColor::Secondary);
    let left = rect.left() + 30.0;
    put(ui, Align2::RIGHT_CENTER, pos2(left, y), shown_number);
    let text = font.elided(title, theme::TEXT, rect.width() - 74.0);
    text_at(ui, Align2::LEFT_CENTER, pos2(left + 12.0, y), &text, font, theme::TEXT, PaletteColor::Text);
    let is_done = is_done(context, number);
    if is_done {
        let tick = Rect::from_center_size(pos2(rect.right() - 18.0, y), Vec2::splat(12.0));
        let color = theme::color(ui, PaletteColor::Secondary);
        icons::paint(ui.painter(), Icon::Tick, tick, 0.85, color, color);
    }
    let name = format!("{}   {title}", number + 1);
    let name = if is_done { context.words.fill("lesson-done-line", &[("title", name.into())]) } else { name };
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_open, &name));
    widgets::register_menu_line(ui, &response, false);
    response.clicked()
}

/// Draws the buttons for the previous and the next lesson, or entry of a lecture.
pub fn lesson_buttons_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    for command in [UiCommand::PreviousLesson, UiCommand::NextLesson] {
        command_button(ui, context, command);
    }
}
