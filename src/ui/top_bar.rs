//! The top bar: the document menu, the controls of the search, the language, presenting.

use super::command::UiCommand;
use super::command_widgets::{command_button, command_item, command_item_if};
use super::dialogs::tree_text::{edit_as_text_label, fits_as_text};
use super::document_title::title;
use super::games::looks::NewGame;
use super::lecture::lectures_menu_ui;
use super::lessons_menu;
use super::more_menu::{self, BarSpace, language_switch_ui};
use super::practice::practice_menu_ui;
use super::request::DocumentRequest;
use super::search_controls::{GAP, search_controls_ui};
use super::settings::Settings;
use super::size_class::{self, SizeClass};
use super::view_context::ViewContext;
use super::widgets::{self, heading, menu_item, menu_item_if, primary_button, separator};
use crate::game::any::AnyGame;
use crate::picture::fonts::Font;
use crate::text::visible;
use egui::{Align, Layout, PopupCloseBehavior, Rect, Ui, UiBuilder, pos2};

/// The smallest width beside the controls with buttons for the previous and next lesson.
const MIN_WIDTH_FOR_LESSON_BUTTONS: f32 = 200.0;
/// The margin at both ends of the bar.
const MARGIN: f32 = 14.0;

/// Draws the top bar, with a button that opens the side panel if `is_panel_hidden`.
pub fn top_bar_ui(ui: &mut Ui, context: &ViewContext<'_>, is_panel_hidden: bool) {
    let bar = ui.max_rect();
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
        if SizeClass::of(ui.ctx()).is_compact_wide() {
            more_menu::more_menu_ui(ui, context, BarSpace::Folded);
        } else {
            controls_ui(ui, context, is_panel_hidden);
        }
    });
    let width = inner.response.rect.width();
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.ctx().data_mut(|data| data.insert_temp(id, width));
        ui.ctx().request_repaint();
    }
}

/// Draws the controls of the search, the menu "More", the language and the buttons of playing and presenting.
fn controls_ui(ui: &mut Ui, context: &ViewContext<'_>, is_panel_hidden: bool) {
    let words = context.words;
    let size_class = SizeClass::of(ui.ctx());
    let room = if size_class.has_switches() { BarSpace::Wide } else { BarSpace::Narrow };
    search_controls_ui(ui, context, room == BarSpace::Wide);
    ui.add_space(GAP);
    more_menu::more_menu_ui(ui, context, room);
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

fn document_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    // The buttons for the previous and next lesson stand behind the name.
    let has_lesson_buttons = MIN_WIDTH_FOR_LESSON_BUTTONS <= ui.available_width();
    let buttons = 2.0 * size_class::target(ui, 30.0) + 6.0;
    let room = ui.available_width() - 24.0 - if has_lesson_buttons { buttons } else { 0.0 };
    let requests_before = context.requests.count();
    let title = Font::SemiBold.elided(&title(context.session, words), 15.0, room);
    let close = PopupCloseBehavior::CloseOnClickOutside;
    widgets::menu_closing(close, ui, &words.text("document-menu"), "", &title, 15.0, |ui| {
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
        lessons_menu::lessons_ui(ui, context, room);
        recent_files(ui, context);
        if requests_before < context.requests.count() {
            ui.close();
        }
    });
    if has_lesson_buttons {
        lessons_menu::lesson_buttons_ui(ui, context);
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
