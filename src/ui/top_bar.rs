//! The top bar: the document menu with the lessons, the controls of the search, the language, presenting.

use super::command::UiCommand;
use super::command_widgets::{command_button, command_item, command_item_if};
use super::dialogs::tree_text::{edit_as_text_label, fits_as_text};
use super::document_title::title;
use super::games::looks::NewGame;
use super::icons::{self, Icon};
use super::lecture::lectures_menu_ui;
use super::more_menu::{self, BarSpace, language_switch_ui};
use super::practice::practice_menu_ui;
use super::request::DocumentRequest;
use super::search_controls::{GAP, search_controls_ui};
use super::settings::Settings;
use super::size_class::{self, SizeClass, target};
use super::view_context::ViewContext;
use super::widgets::{
    self, heading, layout_line, menu_item, menu_item_if, paint_hover, primary_button, put, separator, text_at,
};
use super::{linked_text, theme};
use crate::game::any::AnyGame;
use crate::i18n::styled_text::StyledText;
use crate::lessons;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::session::Origin;
use crate::text::visible;
use egui::{
    Align, Align2, Color32, Id, Layout, PopupCloseBehavior, Rect, Role, ScrollArea, Sense, TextEdit, Ui, UiBuilder,
    Vec2, WidgetInfo, pos2, vec2,
};

/// The smallest width beside the controls with buttons for the previous and next lesson.
const MIN_WIDTH_FOR_LESSON_BUTTONS: f32 = 200.0;
/// The margin at both ends of the bar.
const MARGIN: f32 = 14.0;
/// The text size of the title, in pixels.
const TITLE_SIZE: f32 = 15.0;
/// The width of the buttons behind the title and of the arrow of its menu, in pixels.
const BESIDE_TITLE: f32 = 96.0;

/// Draws the top bar, with a button that opens the side panel if `is_panel_hidden`.
pub fn top_bar_ui(ui: &mut Ui, context: &ViewContext<'_>, is_panel_hidden: bool) {
    let bar = ui.max_rect();
    let size_class = SizeClass::of(ui.ctx());
    // The switches of fail and cut give way to the title. How wide all controls are is known once they were drawn.
    let wide_id = ui.scope_id().with(("all controls", context.words.language().code()));
    let wide: f32 = ui.ctx().data(|data| data.get_temp(wide_id)).unwrap_or_default();
    let titled = title_width(&title(context.session, context.words)) + wide + 2.0 * MARGIN + GAP;
    let space = if size_class.folds_top_bar() {
        BarSpace::Folded
    } else if size_class.has_switches() && titled <= bar.width() {
        BarSpace::Wide
    } else {
        BarSpace::Narrow
    };
    // The controls are aligned right, in reading order: their width is that of the last frame.
    let id = ui.scope_id().with("controls");
    let known: Option<f32> = ui.ctx().data(|data| data.get_temp(id));
    let left = bar.right() - known.unwrap_or(bar.width() / 2.0) - MARGIN;
    let controls = Rect::from_min_max(pos2(left, bar.top()), bar.max);
    let builder = UiBuilder::new().max_rect(Rect::from_min_max(bar.min, pos2(left - GAP, bar.bottom())));
    ui.scope_builder(builder.layout(Layout::left_to_right(Align::Center)), |ui| {
        ui.add_space(MARGIN);
        document_menu(ui, context);
    });
    let builder = UiBuilder::new().max_rect(controls).layout(Layout::left_to_right(Align::Center));
    let inner = ui.scope_builder(builder, |ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if space == BarSpace::Folded {
            // On a phone the panel is a sheet of its own.
            if is_panel_hidden && !size_class.is_compact_wide() {
                command_button(ui, context, UiCommand::ToggleSidePanel);
                ui.add_space(GAP / 2.0);
            }
            more_menu::more_menu_ui(ui, context, space);
        } else {
            controls_ui(ui, context, space, is_panel_hidden);
        }
    });
    let width = inner.response.rect.width();
    if space == BarSpace::Wide {
        ui.ctx().data_mut(|data| data.insert_temp(wide_id, width));
    }
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.ctx().data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_repaint();
    }
}

/// Draws the controls of the search, the menu "More", the language and the buttons of playing and presenting.
fn controls_ui(ui: &mut Ui, context: &ViewContext<'_>, space: BarSpace, is_panel_hidden: bool) {
    let words = context.words;
    let size_class = SizeClass::of(ui.ctx());
    search_controls_ui(ui, context, space == BarSpace::Wide);
    more_menu::more_menu_ui(ui, context, space);
    ui.add_space(GAP);
    language_switch_ui(ui, context);
    ui.add_space(GAP);
    if is_panel_hidden {
        command_button(ui, context, UiCommand::ToggleSidePanel);
        ui.add_space(GAP / 2.0);
    }
    practice_menu_ui(ui, context);
    ui.add_space(GAP / 2.0);
    if size_class.has_match_button() {
        let game = words.text(if context.session.current_match().is_some() { "play-top-leave" } else { "play-top" });
        if widgets::text_button(ui, &game, &UiCommand::ToggleMatch.key(words), true).clicked() {
            context.requests.push(UiCommand::ToggleMatch);
        }
        ui.add_space(GAP / 2.0);
    }
    let present = words.text("top-present");
    let command = UiCommand::TogglePresenting;
    if primary_button(ui, &present, &command.name(words), &command.key(words)).clicked() {
        context.requests.push(command);
    }
}

/// The width of a title with what stands behind it.
fn title_width(title: &str) -> f32 {
    Font::SemiBold.width(title, TITLE_SIZE) + BESIDE_TITLE
}

fn document_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    // The buttons for the previous and next lesson stand behind the name.
    let has_lesson_buttons = MIN_WIDTH_FOR_LESSON_BUTTONS <= ui.available_width();
    let buttons = 2.0 * size_class::target(ui, 30.0) + 6.0;
    let room = ui.available_width() - 24.0 - if has_lesson_buttons { buttons } else { 0.0 };
    let requests_before = context.requests.count();
    let title = Font::SemiBold.elided(&title(context.session, words), TITLE_SIZE, room);
    let close = PopupCloseBehavior::CloseOnClickOutside;
    widgets::menu_closing(close, ui, &words.text("document-menu"), "", &title, TITLE_SIZE, |ui| {
        widgets::set_menu_width(ui, 400.0);
        for command in [
            UiCommand::Open,
            UiCommand::Save,
            UiCommand::SaveAs,
            UiCommand::CopyLink,
            UiCommand::CopyFrame,
            UiCommand::ExportPictures,
            UiCommand::CopyPicture,
        ] {
            command_item(ui, context, command, false);
        }
        new_menu(ui, context);
        lectures_menu_ui(ui, context);
        if let AnyGame::Tree(tree) = context.session.document().position()
            && menu_item_if(ui, &edit_as_text_label(tree, words), "", false, fits_as_text(tree))
        {
            context.requests.push(UiCommand::EditAsText);
        }
        command_item(ui, context, UiCommand::EditNotes, false);
        let is_playing = context.session.current_match().is_some();
        command_item(ui, context, UiCommand::ToggleMatch, is_playing);
        command_item_if(ui, context, UiCommand::Undo, context.session.can_undo());
        command_item_if(ui, context, UiCommand::Redo, context.session.can_redo());
        command_item(ui, context, UiCommand::OpenPalette, false);
        separator(ui);
        // A menu that is scrolled as a whole shows all lessons.
        let room = (!widgets::is_menu_scrolled(ui))
            .then(|| ui.ctx().content_rect().height() - ui.min_rect().bottom() - recent_files_height(context.settings));
        lessons_ui(ui, context, room);
        recent_files(ui, context);
        if requests_before < context.requests.count() {
            ui.close();
        }
    });
    if has_lesson_buttons {
        lesson_buttons_ui(ui, context);
    }
}

/// Draws the menu of new documents: the games, and a tree to be typed.
fn new_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    widgets::submenu(ui, &context.words.text("document-new"), "", |ui| {
        ui.set_width(220.0);
        for game in NewGame::all() {
            if menu_item(ui, &game.name(context.words), "", false) {
                context.requests.push(DocumentRequest::OpenGame(game));
            }
        }
        command_item(ui, context, UiCommand::NewTree, false);
    });
}

/// Returns the height of the recent files and the margin below them; the lessons get the rest.
fn recent_files_height(settings: &Settings) -> f32 {
    let lines = settings.recent.len() as f32;
    if settings.recent.is_empty() { 24.0 } else { 64.0 + lines * 32.0 }
}

fn recent_files(ui: &mut Ui, context: &ViewContext<'_>) {
    if context.settings.recent.is_empty() {
        return;
    }
    separator(ui);
    heading(ui, &context.words.text("document-recent"));
    for file in &context.settings.recent {
        let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
        if menu_item(ui, &visible(&name), "", false) {
            context.requests.push(DocumentRequest::OpenFile(file.clone()));
        }
    }
}

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
                None,
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
