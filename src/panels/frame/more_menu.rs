//! The menu "More": rules and evaluation of the game, order of moves, notation, limits and theme, and the controls for
//! which the top bar has no space.

use super::search_controls::{algorithm_items, algorithm_text, cut_switch, depth_items, depth_text, fail_switch};
use crate::practice::practice_items_ui;
use crate::side_panel::tree_editor::sort_items;
use egui::{Align, DragValue, Layout, ScrollArea, Ui};
use poda_core::game::any::AnyGame;
use poda_core::score::Score;
use poda_core::search::ordering::{MoveOrdering, StaticOrder};
use poda_core::search::play_level::PlayLevel;
use poda_core::search::setting::MenuPlace;
use poda_core::search::{Algorithm, Quiescence, SearchConfig};
use poda_session::Command;
use poda_window::games::look_of;
use poda_window::input::command::UiCommand;
use poda_window::look::menus::{self, MenuItem};
use poda_window::look::theme::TOP_BAR_HEIGHT;
use poda_window::look::widgets::{heading, segmented_control, separator};
use poda_window::panel::command_widgets::{command_item, command_switch};
use poda_window::panel::lectern_menu::lectern_menu_ui;
use poda_window::panel::request::UiRequest;
use poda_window::panel::request_widgets::{request_item, request_item_with_hint};
use poda_window::panel::search_settings::{kind_settings, numbers_ui, settings_of, static_order_message};
use poda_window::panel::setting::{Setting, with_current};
use poda_window::panel::setting_choices;
use poda_window::panel::setting_rows::offered_settings;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::{Language, Words, args, languages};
use poda_words::lessons::curriculum::SearchControl;

/// The controls for which the top bar has space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarSpace {
    /// All controls fit.
    Wide,
    /// All controls except the switches of fail and cut fit.
    Narrow,
    /// The button of a match is left out, too: it is in the document menu.
    Short,
    /// The button for presenting and the language are left out, too: they are items of the menu.
    Tight,
    /// No control fits: all are items of the menu.
    Folded,
}

pub fn more_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, space: BarSpace) {
    let words = context.words;
    let name = words.text("top-more");
    menus::menu(ui, &name, &name, "", 13.0, |ui| {
        menus::set_menu_width(ui, 370.0);
        let max_height = ui.ctx().content_rect().height() - TOP_BAR_HEIGHT - 24.0;
        ScrollArea::vertical()
            .max_height(max_height)
            .min_scrolled_height(max_height)
            .show(ui, |ui| menu_items(ui, context, space));
    });
}

fn menu_items(ui: &mut Ui, context: &ViewContext<'_>, space: BarSpace) {
    let words = context.words;
    if space == BarSpace::Folded {
        folded_controls_ui(ui, context);
    }
    let is_left_out = |control| space == BarSpace::Folded || !context.has_control(control);
    heading(ui, &words.text("more-search"));
    if is_left_out(SearchControl::Algorithm) {
        let (name, hint) = (words.text("search-algorithm"), words.text("hint-algorithm"));
        menus::submenu_with_hint(ui, &name, &hint, &algorithm_text(context, true), |ui| algorithm_items(ui, context));
    }
    if context.is_depth_first() {
        search_settings(ui, context, space, &is_left_out);
    } else {
        choices_ui(ui, context, &kind_settings(context, words));
        numbers_ui(ui, context);
        game_settings(ui, context);
    }
    choices_ui(ui, context, &setting_choices::limit_settings(context, words));
    separator(ui);
    heading(ui, &words.text("more-picture"));
    if context.is_depth_first() {
        choices_ui(ui, context, &setting_choices::drawing_settings(context, words));
        command_switch(ui, context, UiCommand::TogglePrunedValues, context.settings.pruned_values);
    }
    if context.session.current_match().is_some() {
        command_switch(ui, context, UiCommand::ToggleLostValues, context.settings.lost_values);
    }
    let looks = [setting_choices::theme_setting(context, words), setting_choices::text_size_setting(context, words)];
    choices_ui(ui, context, &looks);
    separator(ui);
    heading(ui, &words.text("more-window"));
    // Where the bar has no space for the button, and in a lesson that does not show it yet.
    if space == BarSpace::Tight {
        setting(ui, &words.text("top-language"), |ui| language_switch_ui(ui, context));
    }
    if space == BarSpace::Tight || (space != BarSpace::Folded && !context.has_control(SearchControl::Presenting)) {
        command_item(ui, context, UiCommand::TogglePresenting);
    }
    let name = words.text("more-lectern");
    menus::submenu(ui, &name, "", |ui| lectern_menu_ui(ui, context));
    let has_split_view = context.session.document().searches.second().is_some();
    for (command, is_on) in [
        (UiCommand::ToggleSidePanel, context.settings.panel),
        (UiCommand::ToggleMinimap, context.settings.minimap),
        (UiCommand::TogglePresentedNotes, context.settings.presented_notes),
        (UiCommand::ToggleSplitView, has_split_view),
        (UiCommand::ToggleAllControls, context.settings.all_controls),
    ] {
        command_switch(ui, context, command, is_on);
    }
    for command in [UiCommand::CompareSearches, UiCommand::Find, UiCommand::ToggleGlossary, UiCommand::ToggleKeySheet] {
        command_item(ui, context, command);
    }
}

/// Draws the settings of a search for which the top bar has no space, and those of the game and of the order of moves.
fn search_settings(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    space: BarSpace,
    is_left_out: &dyn Fn(SearchControl) -> bool,
) {
    let words = context.words;
    if is_left_out(SearchControl::Depth) {
        let (name, hint) = (words.text("search-depth"), words.text("hint-depth"));
        let depth = depth_text(words, &context.session.offered_config());
        menus::submenu_with_hint(ui, &name, &hint, &depth, |ui| depth_items(ui, context));
    }
    let search = context.session.offered_config();
    if space != BarSpace::Wide || is_left_out(SearchControl::Cutoffs) {
        // For two players the switches stay in their places, also where an algorithm has no use for them.
        let is_for_two = search.algorithm.properties().multi_player.is_none();
        let rules = offered_settings(words, &search, MenuPlace::Rules);
        let has = |name: &str| is_for_two || rules.iter().any(|setting| setting.name == name);
        if has("search-fail") {
            setting(ui, &words.text("search-fail"), |ui| fail_switch(ui, context));
        }
        if has("search-cut-on") {
            setting(ui, &words.text("search-cut-on"), |ui| cut_switch(ui, context));
        }
    }
    choices_ui(ui, context, &settings_of(words, search.into(), Command::SetSearch));
    game_settings(ui, context);
    move_ordering_settings(ui, context);
}

/// Draws the settings of the game, the merging of symmetric moves and the size of the board, or the sorting of an
/// explicit tree.
fn game_settings(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    if let AnyGame::Tree(tree) = context.session.latest_document().position() {
        menus::submenu_with_hint(ui, &words.text("edit-sort"), &words.text("hint-edit-sort"), "", |ui| {
            ui.set_width(200.0);
            sort_items(ui, context, tree.node_index());
        });
        return;
    }
    choices_ui(ui, context, &setting_choices::game_settings(context, words));
    board_size_settings(ui, context);
}

fn folded_controls_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    setting(ui, &words.text("top-language"), |ui| language_switch_ui(ui, context));
    command_item(ui, context, UiCommand::TogglePresenting);
    menus::submenu(ui, &words.text("practice-menu"), "", |ui| {
        ui.set_width(300.0);
        practice_items_ui(ui, context);
    });
    separator(ui);
}

/// Draws each setting as an item with its value, which opens a submenu of all values.
pub fn choices_ui(ui: &mut Ui, context: &ViewContext<'_>, settings: &[Setting]) {
    for Setting { name, hint, values } in settings {
        let chosen = values.iter().find(|value| value.is_chosen).map_or("", |value| &value.text);
        menus::submenu_with_hint(ui, &context.words.text(name), &context.words.text(hint), chosen, |ui| {
            ui.set_width(260.0);
            for value in values {
                request_item(ui, context, &value.text, MenuItem::Choice(value.is_chosen), value.request.clone());
            }
        });
    }
}

/// Draws an item with a control at its right end.
pub fn setting(ui: &mut Ui, word: &str, control: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(word);
        ui.with_layout(Layout::right_to_left(Align::Center), control);
    });
}

/// Draws a field for each number of the board's size.
fn board_size_settings(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, game) = (context.words, context.session.latest_document().position());
    let numbers = look_of(game).board_numbers();
    for (index, number) in numbers.iter().enumerate() {
        let mut changed = number.value;
        let name = words.text(number.name);
        setting(ui, &name, |ui| {
            let field = DragValue::new(&mut changed).range(1..=number.max).update_while_editing(false);
            let response = ui.add(field);
            ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(name.as_str()));
        });
        if changed != number.value {
            let mut values: Vec<usize> = numbers.iter().map(|number| number.value).collect();
            values[index] = changed;
            context.requests.extend(look_of(game).with_board_numbers(&values).map(Command::SetGame));
        }
    }
}

/// The width of the submenus, in pixels.
const ORDER_WIDTH: f32 = 300.0;
/// The limits offered for quiescence search: on the change of the evaluation in a quiet position, and on the plies
/// beyond the depth limit.
const QUIET_CHANGES: [i32; 4] = [0, 1, 2, 3];
const QUIET_PLIES: [usize; 6] = [1, 2, 3, 4, 5, 6];

/// Draws the items that apply to the current search.
fn move_ordering_settings(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, search) = (context.words, context.session.offered_config());
    if search.algorithm != Algorithm::Level(PlayLevel::Beginner) {
        let (name, hint) = (words.text("order-title"), words.text("hint-order-title"));
        menus::submenu_with_hint(ui, &name, &hint, &summary(words, &search), |ui| {
            ui.set_width(ORDER_WIDTH);
            orders(ui, context);
        });
    }
    if search.algorithm.properties().level.is_none()
        && (search.depth.is_some() || search.algorithm.properties().deepens)
    {
        let now = search.quiescence.map_or_else(
            || words.text("order-quiet-none"),
            |quiescence| words.fill("order-quiet-on", &args![plies = quiescence.plies]),
        );
        menus::submenu_with_hint(ui, &words.text("order-quiet"), &words.text("hint-order-quiet"), &now, |ui| {
            ui.set_width(ORDER_WIDTH);
            quiet_choices(ui, context);
        });
    }
    choices_ui(ui, context, &offered_settings(words, &search, MenuPlace::More));
}

fn killers_text(words: &Words, killers: u8) -> String {
    match killers {
        0 => words.text("order-killers-none"),
        killers => words.fill("order-killers-count", &args![count = usize::from(killers)]),
    }
}

/// Returns a short summary of the settings for the order of moves.
fn summary(words: &Words, search: &SearchConfig) -> String {
    let MoveOrdering { static_order, killers, history, .. } = search.ordering;
    let prunes = search.algorithm.properties().prunes;
    let mut parts = Vec::new();
    if 0 < killers && prunes {
        parts.push(words.fill("order-killers-short", &args![count = usize::from(killers)]));
    }
    if history && prunes {
        parts.push(words.text("order-history-short"));
    }
    if static_order != StaticOrder::Given || parts.is_empty() {
        parts.push(words.text(&static_order_message(static_order)));
    }
    parts.join(", ")
}

/// Draws the settings for the killers, the history and the order of the other moves.
fn orders(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, search) = (context.words, &context.session.offered_config());
    let ordering = search.ordering;
    let order = |ordering: MoveOrdering| Command::SetSearch(SearchConfig { ordering, ..*search }.into());
    // Only cutoffs fill the tables.
    if search.algorithm.properties().prunes {
        heading(ui, &words.text("order-killers"));
        for killers in 0..=MoveOrdering::MAX_KILLERS {
            let (text, is_chosen) = (killers_text(words, killers), ordering.killers == killers);
            let command = order(MoveOrdering { killers, ..ordering });
            request_item_with_hint(ui, context, &text, "hint-killers", MenuItem::Choice(is_chosen), command);
        }
        separator(ui);
        let (text, is_on) = (words.text("order-history"), ordering.history);
        let command = order(MoveOrdering { history: !is_on, ..ordering });
        request_item_with_hint(ui, context, &text, "hint-history", MenuItem::Switch(is_on), command);
        separator(ui);
    }
    heading(ui, &words.text("order-static"));
    for static_order in StaticOrder::ALL {
        let (text, is_chosen) =
            (words.text(&static_order_message(static_order)), ordering.static_order == static_order);
        request_item(ui, context, &text, MenuItem::Choice(is_chosen), order(MoveOrdering { static_order, ..ordering }));
    }
    if search.algorithm.properties().makes_passes || search.effective().table {
        separator(ui);
        heading(ui, &words.text("order-stored"));
        let (text, is_chosen) = (words.text("order-stored-first"), ordering.remembered);
        let command = order(MoveOrdering { remembered: !is_chosen, ..ordering });
        request_item_with_hint(ui, context, &text, "hint-stored-first", MenuItem::Switch(is_chosen), command);
        if search.algorithm.properties().deepens {
            let (text, is_on) = (words.text("order-table"), search.table);
            let command = Command::SetSearch(SearchConfig { table: !is_on, ..*search }.into());
            request_item_with_hint(ui, context, &text, "hint-table", MenuItem::Switch(is_on), command);
        }
    }
}

fn quiet_choices(ui: &mut Ui, context: &ViewContext<'_>) {
    let (words, search) = (context.words, &context.session.offered_config());
    let set = |quiescence| Command::SetSearch(SearchConfig { quiescence, ..*search }.into());
    request_item(ui, context, &words.text("order-quiet-off"), MenuItem::Choice(search.quiescence.is_none()), set(None));
    let usual = search.quiescence.unwrap_or_default();
    separator(ui);
    heading(ui, &words.text("order-quiet-change"));
    for change in with_current(usual.change, QUIET_CHANGES.map(Score::from)) {
        let text = words.fill("order-quiet-at-most", &args![change]);
        let is_chosen = search.quiescence.is_some_and(|quiescence| quiescence.change == change);
        request_item(ui, context, &text, MenuItem::Choice(is_chosen), set(Some(Quiescence { change, ..usual })));
    }
    separator(ui);
    heading(ui, &words.text("order-quiet-plies"));
    for plies in with_current(usual.plies, QUIET_PLIES) {
        let text = words.fill("order-quiet-plies-most", &args![plies]);
        let is_chosen = search.quiescence.is_some_and(|quiescence| quiescence.plies == plies);
        request_item(ui, context, &text, MenuItem::Choice(is_chosen), set(Some(Quiescence { plies, ..usual })));
    }
}

/// Draws the switch between the languages in which the project is written and the chosen one, so that every translation
/// that comes does not take the place of a control of the search. The command palette offers all.
pub fn language_switch_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let shown = context.words.language();
    let offered = languages().filter(|language| *language == shown || Language::AUTHORED.contains(language));
    let codes: Vec<String> = offered.clone().map(|language| language.code().to_uppercase()).collect();
    let chosen = offered.clone().position(|language| language == shown).unwrap_or_default();
    let pressed = segmented_control(ui, &context.words.text("top-language"), &codes, chosen, true);
    if let Some(language) = pressed.and_then(|pressed| offered.clone().nth(pressed)) {
        context.requests.push(UiRequest::SetLanguage(language));
    }
}
