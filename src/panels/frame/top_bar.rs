//! The top bar: the document menu, the buttons of the lessons, the controls of the search, the language, and the button
//! for presenting.

use super::class_mark::class_mark_ui;
use super::more_menu::{self, BarSpace, language_switch_ui};
use super::search_controls::{GAP, search_controls_ui};
use crate::practice::practice_menu_ui;
use egui::{Align, Layout, PopupCloseBehavior, Rect, ScrollArea, Ui, UiBuilder, pos2};
use poda_core::game::any::AnyGame;
use poda_core::text::visible;
use poda_picture::picture::fonts::Font;
use poda_platform::class::CAN_SERVE;
use poda_platform::unix_seconds;
use poda_window::documents::document_title::{title, titles};
use poda_window::documents::stored_document;
use poda_window::games::new_game::NewGame;
use poda_window::input::command::UiCommand;
use poda_window::look::menus::{self, MenuItem, MenuValue, menu_item_if};
use poda_window::look::size_class::{self, SizeClass};
use poda_window::look::widgets::{self, separator, text_button_named};
use poda_window::panel::command_state::{can_step_edits, edit_as_text_label, fits_as_text, is_available};
use poda_window::panel::command_widgets::{command_button, command_item, command_item_if, command_switch};
use poda_window::panel::lecture::lectures_menu_ui;
use poda_window::panel::request::DocumentRequest;
use poda_window::panel::request_widgets::request_item;
use poda_window::panel::view_context::ViewContext;
use poda_window::stored::drafts::OtherDraft;
use poda_words::i18n::Words;
use poda_words::lessons::curriculum::SearchControl;

/// The smallest width beside the controls, in pixels, in which there are buttons for the previous and next lesson.
const MIN_WIDTH_FOR_LESSON_BUTTONS: f32 = 200.0;
/// The margin at both ends of the bar, in pixels.
const MARGIN: f32 = 14.0;
/// The text size of the title, in pixels.
const TITLE_SIZE: f32 = 15.0;

/// Draws the top bar, with a button that opens the side panel if `is_panel_hidden`.
pub fn top_bar_ui(ui: &mut Ui, context: &ViewContext<'_>, is_panel_hidden: bool) {
    let bar = ui.max_rect();
    let size_class = SizeClass::of(ui.ctx());
    // The switches of fail and cut are left out if the title needs their space. The width of all controls is only known
    // after they were drawn.
    let wide_id =
        ui.scope_id().with(("all controls", context.words.language().code(), context.classroom.open().is_some()));
    let wide: f32 = ui.ctx().data(|data| data.get_temp(wide_id)).unwrap_or_default();
    // An edit changes the title, but must not change the controls, so the wider title counts. A lesson keeps its title
    // if only its search is changed.
    let [unedited, edited] = titles(context.session, context.words);
    let is_lesson = context.session.origin().lesson().is_some();
    let widest =
        |width: fn(&str) -> f32| if is_lesson { width(&unedited) } else { width(&unedited).max(width(&edited)) };
    let title = widest(|title| Font::SemiBold.width(title, TITLE_SIZE));
    let two_lines = widest(|title| widgets::width_in_two_lines(title, TITLE_SIZE));
    // The controls that always have space, in the last frame.
    let others_id = ui.scope_id().with("other controls");
    let others: f32 = ui.ctx().data(|data| data.get_temp(others_id)).unwrap_or_default();
    let [match_width, present_width] =
        bar_buttons(context).map(|name| name.map_or(0.0, |name| button_width(ui, &name) + GAP / 2.0));
    let all_lessons = lessons_width(ui, context.words);
    // The switch of the language, with the gap after it, where it was drawn last.
    let language_id = ui.scope_id().with("language switch");
    let language: f32 = ui.ctx().data(|data| data.get_temp(language_id)).unwrap_or_default();
    let fits = |parts: &[f32]| 24.0 + 2.0 * MARGIN + GAP + parts.iter().sum::<f32>() <= bar.width();
    let space = if size_class.folds_top_bar() {
        BarSpace::Folded
    } else if size_class.has_switches() && fits(&[title, all_lessons, wide]) {
        BarSpace::Wide
    } else if fits(&[title, all_lessons, others, match_width, present_width]) {
        BarSpace::Narrow
    } else if fits(&[two_lines, all_lessons, others, present_width]) || context.session.lecture().is_some() {
        BarSpace::Short
    } else if fits(&[two_lines, all_lessons, others - language]) {
        BarSpace::Tight
    } else {
        BarSpace::Folded
    };
    let is_playing = context.session.current_match().is_some();
    let has_match = is_playing || (size_class.has_match_button() && matches!(space, BarSpace::Wide | BarSpace::Narrow));
    // The controls are aligned right but drawn in reading order, so their width in the last frame is used.
    let id = ui.scope_id().with("controls");
    let has_others = !matches!(space, BarSpace::Wide | BarSpace::Folded);
    // What is in the bar beside the controls that always have space, and of these what a tight bar leaves out.
    let buttons =
        if has_match { match_width } else { 0.0 } + if space == BarSpace::Tight { -language } else { present_width };
    let drawn: Option<f32> = ui.ctx().data(|data| data.get_temp(id));
    let known = if has_others && 0.0 < others { Some(others + buttons) } else { drawn };
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
            if context.classroom.open().is_some() {
                class_mark_ui(ui, context);
                ui.add_space(GAP / 2.0);
            }
            // On a phone the side panel is a sheet with its own handle.
            if is_panel_hidden && !size_class.is_compact_wide() {
                command_button(ui, context, UiCommand::ToggleSidePanel);
                ui.add_space(GAP / 2.0);
            }
            more_menu::more_menu_ui(ui, context, space);
        } else if let Some(language) = controls_ui(ui, context, space, is_panel_hidden, has_match) {
            ui.ctx().data_mut(|data| data.insert_temp(language_id, language));
        }
    });
    let width = inner.response.rect.width();
    if space == BarSpace::Wide {
        ui.ctx().data_mut(|data| data.insert_temp(wide_id, width));
    }
    if has_others {
        ui.ctx().data_mut(|data| data.insert_temp(others_id, width - buttons));
    }
    ui.ctx().data_mut(|data| data.insert_temp(id, width));
    if known.is_none_or(|known| (known - width).abs() > 0.5) {
        ui.ctx().request_repaint();
    }
}

/// Draws the controls of the search, the menu "More", the language, and the buttons for playing and presenting. Returns
/// the width of the language with the gap after it, if it has space.
fn controls_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    space: BarSpace,
    is_panel_hidden: bool,
    has_match: bool,
) -> Option<f32> {
    let words = context.words;
    search_controls_ui(ui, context, space == BarSpace::Wide);
    more_menu::more_menu_ui(ui, context, space);
    ui.add_space(GAP);
    let language = (space != BarSpace::Tight).then(|| {
        let left = ui.cursor().left();
        language_switch_ui(ui, context);
        ui.add_space(GAP);
        ui.cursor().left() - left
    });
    if is_panel_hidden {
        command_button(ui, context, UiCommand::ToggleSidePanel);
        ui.add_space(GAP / 2.0);
    }
    practice_menu_ui(ui, context);
    ui.add_space(GAP / 2.0);
    let [game, present] = bar_buttons(context);
    if let Some(game) = game.filter(|_| has_match) {
        if widgets::text_button(ui, &game, &UiCommand::ToggleMatch.key(words), true).clicked() {
            context.requests.push(UiCommand::ToggleMatch);
        }
        ui.add_space(GAP / 2.0);
    }
    if context.classroom.open().is_some() {
        class_mark_ui(ui, context);
        ui.add_space(GAP / 2.0);
    }
    let command = UiCommand::TogglePresenting;
    if let Some(present) = present.filter(|_| space != BarSpace::Tight)
        && text_button_named(ui, &present, &command.name(words), &command.key(words), true).clicked()
    {
        context.requests.push(command);
    }
    language
}

/// Returns the names of the buttons that begin a match or leave it, and that present; `None` in a lesson that does not
/// show them yet.
fn bar_buttons(context: &ViewContext<'_>) -> [Option<String>; 2] {
    let is_playing = context.session.current_match().is_some();
    let game = context.words.text(if is_playing { "play-top-leave" } else { "play-top" });
    [
        Some(game).filter(|_| is_playing || context.has_control(SearchControl::Match)),
        Some(context.words.text("top-present")).filter(|_| context.has_control(SearchControl::Presenting)),
    ]
}

fn document_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    // The buttons of the lessons are drawn after the name.
    let (space, map, both) = (ui.available_width(), map_width(ui, words), lessons_width(ui, words));
    let title = title(context.session, words);
    let in_two_lines = widgets::width_in_two_lines(&title, TITLE_SIZE) + 24.0;
    let has_lesson_buttons = MIN_WIDTH_FOR_LESSON_BUTTONS.max(in_two_lines + both - map) <= space;
    // Where there is little space, the list of lessons is the first item of the menu instead of a button.
    let has_map = 0.0 < map && MIN_WIDTH_FOR_LESSON_BUTTONS.max(in_two_lines + both) <= space;
    let buttons = if has_map { both } else { both - map };
    let room = space - 24.0 - if has_lesson_buttons { buttons } else { 0.0 };
    let requests_before = context.requests.count();
    let close = PopupCloseBehavior::CloseOnClickOutside;
    menus::menu_closing(
        close,
        ui,
        &words.text("document-menu"),
        "",
        MenuValue { text: &title, size: TITLE_SIZE, max_width: room },
        |ui| {
            menus::set_menu_width(ui, 340.0);
            command_item(ui, context, UiCommand::OpenLessons);
            lectures_menu_ui(ui, context);
            separator(ui);
            new_menu(ui, context);
            command_item(ui, context, UiCommand::Open);
            recent_menu(ui, context);
            drafts_menu(ui, context);
            command_item(ui, context, UiCommand::WatchProgram);
            command_item(ui, context, UiCommand::OwnGame);
            command_item(ui, context, UiCommand::Save);
            command_item(ui, context, UiCommand::SaveAs);
            menus::submenu(ui, &words.text("document-share"), "", |ui| {
                menus::set_menu_width(ui, 300.0);
                command_item(ui, context, UiCommand::CopyLink);
                command_item(ui, context, UiCommand::ShowQrCode);
                if CAN_SERVE {
                    command_item(ui, context, UiCommand::LetClassJoin);
                }
                command_item(ui, context, UiCommand::CopyFrame);
                command_item(ui, context, UiCommand::CopyMoves);
                command_item(ui, context, UiCommand::SaveMoves);
                command_item(ui, context, UiCommand::ExportPictures);
                command_item(ui, context, UiCommand::CopyPicture);
                command_item(ui, context, UiCommand::Print);
                command_item(ui, context, UiCommand::ExportPackage);
                let of_lectures = [
                    UiCommand::CopyLectureLink,
                    UiCommand::ExportLecture,
                    UiCommand::ExportLectureHandout,
                    UiCommand::ExportLectureHtml,
                    UiCommand::RehearseLecture,
                ];
                for command in of_lectures {
                    command_item_if(ui, context, command, is_available(command, context));
                }
            });
            separator(ui);
            if let AnyGame::Tree(tree) = context.session.document().position()
                && menu_item_if(ui, &edit_as_text_label(tree, words), "", MenuItem::Command, fits_as_text(tree))
            {
                context.requests.push(UiCommand::EditAsText);
            }
            command_item(ui, context, UiCommand::EditNotes);
            let is_playing = context.session.current_match().is_some();
            command_switch(ui, context, UiCommand::ToggleMatch, is_playing);
            command_item_if(ui, context, UiCommand::Undo, can_step_edits(context, true));
            command_item_if(ui, context, UiCommand::Redo, can_step_edits(context, false));
            command_item(ui, context, UiCommand::OpenPalette);
            if requests_before < context.requests.count() {
                ui.close();
            }
        },
    );
    if has_lesson_buttons {
        ui.add_space(GAP / 2.0);
        let map = UiCommand::OpenLessons;
        if has_map
            && text_button_named(ui, &words.text("document-lessons"), &map.name(words), &map.key(words), true).clicked()
        {
            context.requests.push(map);
        }
        for command in [UiCommand::PreviousLesson, UiCommand::NextLesson] {
            command_button(ui, context, command);
        }
    }
}

/// Returns the width of the button of the list of lessons with the gap after it; zero on a phone, which has no such
/// button.
fn map_width(ui: &Ui, words: &Words) -> f32 {
    let width = button_width(ui, &words.text("document-lessons")) + ui.spacing().item_spacing.x;
    if SizeClass::of(ui.ctx()).is_compact_wide() { 0.0 } else { width }
}

fn button_width(ui: &Ui, name: &str) -> f32 {
    size_class::target(ui, Font::Regular.width(name, 13.5) + 24.0)
}

/// Returns the width of the buttons of the lessons.
fn lessons_width(ui: &Ui, words: &Words) -> f32 {
    map_width(ui, words) + 2.0 * size_class::target(ui, 30.0) + GAP / 2.0 + 3.0 * ui.spacing().item_spacing.x
}

/// Draws the menu of new documents: a tree that the user types, and the games.
fn new_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    menus::submenu(ui, &context.words.text("document-new"), "", |ui| {
        ui.set_width(220.0);
        command_item(ui, context, UiCommand::NewTree);
        command_item(ui, context, UiCommand::NewLecture);
        separator(ui);
        for game in NewGame::all() {
            request_item(ui, context, &game.name(context.words), MenuItem::Command, DocumentRequest::OpenGame(game));
        }
    });
}

/// Draws the menu of recently opened files, if there are any.
fn recent_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    if context.settings.recent.is_empty() {
        return;
    }
    menus::submenu(ui, &context.words.text("document-recent"), "", |ui| {
        menus::set_menu_width(ui, 300.0);
        for file in &context.settings.recent {
            let name = file.file_name().unwrap_or(file.as_os_str()).to_string_lossy();
            request_item(ui, context, &visible(&name), MenuItem::Command, DocumentRequest::OpenFile(file.clone()));
        }
    });
}

/// Draws the menu of the unsaved documents of other instances, if there are any.
fn drafts_menu(ui: &mut Ui, context: &ViewContext<'_>) {
    if context.window.drafts.is_empty() {
        return;
    }
    menus::submenu(ui, &context.words.text("document-drafts"), "", |ui| {
        menus::set_menu_width(ui, 360.0);
        let max_height = menus::max_menu_height(ui);
        ScrollArea::vertical().max_height(max_height).min_scrolled_height(max_height).show(ui, |ui| {
            let now = unix_seconds();
            for draft in context.window.drafts {
                let (title, age) = (draft.title(context.words), draft.age(now, context.words));
                if menus::picture_menu_item(ui, &title, &age, |ui, space| {
                    draft.picture(context.words).paint(ui, space);
                }) {
                    context.requests.push(DocumentRequest::OpenAt(Box::new(stored_document::opened(draft))));
                }
            }
            if context.window.drafts.iter().any(OtherDraft::is_abandoned) {
                ui.separator();
                let text = context.words.text("drafts-delete");
                request_item(ui, context, &text, MenuItem::Command, DocumentRequest::AskToDeleteDrafts);
            }
        });
    });
}
