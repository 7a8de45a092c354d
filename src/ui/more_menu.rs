//! The menu "More": rules and evaluation of the game, order of moves, notation, limits, theme; and the controls for which the top
//! bar has no space.

use super::command::UiCommand;
use super::command_widgets::command_item;
use super::games::looks::{self, board_numbers, with_board_numbers};
use super::lectern::lectern_menu_ui;
use super::practice::practice_items_ui;
use super::request::UiRequest;
use super::search_controls::{algorithm_items, algorithm_message, cut_switch, depth_items, depth_text, fail_switch};
use super::settings::{BYTES, LeafValues, NODES, SECONDS};
use super::side_panel::tree_editor::sort_items;
use super::theme::TOP_BAR_HEIGHT;
use super::view_context::ViewContext;
use super::widgets::{self, heading, menu_item, menu_item_with_hint, segmented_control, separator};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::i18n::{Language, Words};
use crate::picture::palette::Theme;
use crate::picture::{Notation, Perspective, UnvisitedDisplay};
use crate::score::Score;
use crate::search::ordering::{MoveOrdering, StaticOrder};
use crate::search::play_level::PlayLevel;
use crate::search::{Algorithm, Merge, Quiescence, SearchConfig};
use crate::session::DrawingOptions;
use crate::session::command::Command;
use crate::trace::limits::Limits;
use egui::{Align, DragValue, Layout, ScrollArea, Ui};

/// How much of the top bar is free beside the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarSpace {
    /// All controls.
    Wide,
    /// All but the switches of fail and cut.
    Narrow,
    /// None: the controls are items of the menu.
    Folded,
}

/// Draws the menu, with the controls for which the top bar has no space.
pub fn more_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, space: BarSpace, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let name = words.text("top-more");
    widgets::menu(ui, &name, &name, "", 13.0, |ui| {
        widgets::set_menu_width(ui, 370.0);
        let max_height = ui.ctx().content_rect().height() - TOP_BAR_HEIGHT - 24.0;
        ScrollArea::vertical()
            .max_height(max_height)
            .min_scrolled_height(max_height)
            .show(ui, |ui| menu_items(ui, context, space, requests));
    });
}

/// Draws the items of the menu.
fn menu_items(ui: &mut Ui, context: &ViewContext<'_>, space: BarSpace, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let search = *context.search.config();
    if space == BarSpace::Folded {
        folded_controls_ui(ui, context, requests);
    }
    if space != BarSpace::Wide {
        let mut set = |search: SearchConfig| requests.push(Command::SetSearch(search).into());
        setting(ui, &words.text("search-fail"), |ui| fail_switch(ui, words, &search, &mut set));
        setting(ui, &words.text("search-cut-on"), |ui| cut_switch(ui, words, &search, &mut set));
        separator(ui);
    }
    game_settings(ui, context, requests);
    board_size_settings(ui, context, requests);
    move_ordering_settings(ui, context, requests);
    separator(ui);
    drawing_settings(ui, context, requests);
    separator(ui);
    limit_settings(ui, context, requests);
    separator(ui);
    let name = words.text("more-lectern");
    widgets::submenu(ui, &name, "", |ui| lectern_menu_ui(ui, context, requests));
    let has_split_view = context.session.document().beside.is_some();
    for (command, is_chosen) in [
        (UiCommand::ToggleSidePanel, context.settings.panel),
        (UiCommand::ToggleMinimap, context.settings.minimap),
        (UiCommand::TogglePresentedNotes, context.settings.presented_notes),
        (UiCommand::ToggleSplitView, has_split_view),
        (UiCommand::CompareSearches, false),
        (UiCommand::Find, false),
        (UiCommand::ToggleGlossary, false),
        (UiCommand::ToggleKeySheet, false),
    ] {
        command_item(ui, words, command, is_chosen, requests);
    }
}

/// Draws the settings of the game and the merging of symmetric moves, or the sorting of an explicit tree.
fn game_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, search) = (context.words, *context.search.config());
    let game = context.session.document().position();
    if let AnyGame::Tree(tree) = game {
        widgets::submenu_with_hint(ui, &words.text("edit-sort"), &words.text("hint-edit-sort"), "", |ui| {
            ui.set_width(200.0);
            sort_items(ui, words, tree.node_index(), requests);
        });
        return separator(ui);
    }
    let (settings, has_symmetries) = (looks::settings(game), game.canonical().is_some());
    let has_items = !settings.is_empty() || has_symmetries;
    for setting in settings {
        let offers: Vec<_> = setting.offers.iter().map(|(message, _)| words.text(message)).enumerate().collect();
        if let Some(pressed) = topic(ui, words, (setting.name, setting.hint), setting.chosen, &offers) {
            requests.extend(setting.offers.into_iter().nth(pressed).map(|(_, game)| Command::SetGame(game).into()));
        }
    }
    if has_symmetries {
        let first = if let Merge::FirstPlies(_) = search.merge { search.merge } else { Merge::FirstPlies(1) };
        let merges =
            [(Merge::Nowhere, "merge-nowhere"), (first, "merge-first"), (Merge::Everywhere, "merge-everywhere")]
                .map(|(merge, message)| (merge, words.text(message)));
        if let Some(merge) = topic(ui, words, ("more-symmetry", "hint-symmetry"), search.merge, &merges) {
            requests.push(Command::SetSearch(SearchConfig { merge, ..search }).into());
        }
    }
    if has_items {
        separator(ui);
    }
}

/// Draws the settings of the drawing, and the theme.
fn drawing_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, drawing) = (context.words, context.session.drawing_options());
    let mut set = |drawing: DrawingOptions| requests.push(Command::SetDrawingOptions(drawing).into());
    let notations = Notation::ALL.map(|notation| match notation {
        Notation::Node => (notation, words.text("notation-node")),
        Notation::Edge => (notation, words.text("notation-edge")),
        Notation::Interval => (notation, words.text("notation-interval")),
    });
    if let Some(notation) = topic(ui, words, ("more-notation", "hint-notation"), drawing.notation, &notations) {
        set(DrawingOptions { notation, ..drawing });
    }
    if context.search.config().algorithm.properties().counts_for_mover {
        let sides = Perspective::ALL.map(|perspective| match perspective {
            Perspective::MaxAndMover => (perspective, words.text("sides-both")),
            Perspective::Max => (perspective, words.text("sides-max")),
        });
        if let Some(perspective) = topic(ui, words, ("more-sides", "hint-sides"), drawing.perspective, &sides) {
            set(DrawingOptions { perspective, ..drawing });
        }
    }
    let unvisited = UnvisitedDisplay::ALL.map(|unvisited| match unvisited {
        UnvisitedDisplay::Outlined => (unvisited, words.text("unvisited-outlined")),
        UnvisitedDisplay::Frontier => (unvisited, words.text("unvisited-unopened")),
        UnvisitedDisplay::Hidden => (unvisited, words.text("unvisited-hidden")),
    });
    if let Some(unvisited) = topic(ui, words, ("more-unvisited", "hint-unvisited"), drawing.unvisited, &unvisited) {
        set(DrawingOptions { unvisited, ..drawing });
    }
    leaf_settings(ui, context, requests);
    let themes = [(Theme::Light, words.text("theme-light")), (Theme::Dark, words.text("theme-dark"))];
    if let Some(theme) = topic(ui, words, ("more-theme", "hint-theme"), context.settings.theme, &themes) {
        requests.push(UiRequest::SetTheme(theme));
    }
}

/// Draws when the values of leaves are shown.
fn leaf_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let offers = LeafValues::ALL.map(|leaves| match leaves {
        LeafValues::OwnFromStart => (leaves, words.text("leaves-own-from-start")),
        LeafValues::FromStart => (leaves, words.text("leaves-from-start")),
        LeafValues::WhenVisited => (leaves, words.text("leaves-when-visited")),
    });
    if let Some(leaves) = topic(ui, words, ("more-leaves", "hint-leaves"), context.settings.leaves, &offers) {
        requests.push(UiRequest::SetLeafValues(leaves));
    }
    command_item(ui, words, UiCommand::TogglePrunedValues, context.settings.pruned_values, requests);
}

/// Draws the limits of a search.
fn limit_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, limits) = (context.words, context.session.limits());
    let mut set = |limits: Limits| requests.push(Command::SetLimits(limits).into());
    heading(ui, &words.text("more-limits"));
    let nodes = NODES.map(|nodes| (nodes, words.number(nodes as u64)));
    if let Some(nodes) = topic(ui, words, ("limit-nodes", "hint-nodes"), limits.nodes, &nodes) {
        set(Limits { nodes, ..limits });
    }
    let sizes = BYTES.map(|bytes| {
        let megabytes = words.number((bytes >> 20) as u64);
        (bytes, words.fill("limit-megabytes", &[("megabytes", megabytes.into())]))
    });
    if let Some(bytes) = topic(ui, words, ("limit-memory", "hint-memory"), limits.bytes, &sizes) {
        set(Limits { bytes, ..limits });
    }
    let mut times = vec![(None, words.text("limit-no-time"))];
    times.extend(SECONDS.map(|seconds| {
        let text = words.fill("limit-seconds", &[("seconds", words.number(u64::from(seconds)).into())]);
        (Some(seconds), text)
    }));
    if let Some(seconds) = topic(ui, words, ("limit-time", "hint-time"), limits.seconds, &times) {
        set(Limits { seconds, ..limits });
    }
}

/// Draws the controls as items of the menu.
fn folded_controls_ui(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let search = *context.search.config();
    setting(ui, &words.text("top-language"), |ui| language_switch_ui(ui, words, requests));
    command_item(ui, words, UiCommand::TogglePresenting, false, requests);
    widgets::submenu(ui, &words.text("practice-menu"), "", |ui| {
        ui.set_width(300.0);
        practice_items_ui(ui, context, requests);
    });
    separator(ui);
    let mut set = |search: SearchConfig| requests.push(Command::SetSearch(search).into());
    let algorithm = words.text(algorithm_message(search.algorithm));
    widgets::submenu_with_hint(ui, &words.text("search-algorithm"), &words.text("hint-algorithm"), &algorithm, |ui| {
        ui.set_width(230.0);
        algorithm_items(ui, words, &search, &mut set);
    });
    let depth = depth_text(words, &search);
    widgets::submenu_with_hint(ui, &words.text("search-depth"), &words.text("hint-depth"), &depth, |ui| {
        ui.set_width(260.0);
        depth_items(ui, context.session, words, &mut set);
    });
}

/// Draws an item with its chosen value, which opens a submenu of all values. `name` and `hint` are message ids. Returns the value
/// that was clicked.
pub(super) fn topic<T: Copy + PartialEq>(
    ui: &mut Ui,
    words: &Words,
    (name, hint): (&str, &str),
    chosen: T,
    offers: &[(T, String)],
) -> Option<T> {
    let value = offers.iter().find(|(offer, _)| *offer == chosen).map_or("", |(_, text)| text);
    let mut pressed = None;
    widgets::submenu_with_hint(ui, &words.text(name), &words.text(hint), value, |ui| {
        ui.set_width(260.0);
        for (offer, text) in offers {
            if menu_item(ui, text, "", *offer == chosen) {
                pressed = Some(*offer);
            }
        }
    });
    pressed
}

/// Draws an item with a control at its right end.
pub(super) fn setting(ui: &mut Ui, word: &str, control: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(word);
        ui.with_layout(Layout::right_to_left(Align::Center), control);
    });
}

/// Draws a field for each number of the board's size.
fn board_size_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, game) = (context.words, context.session.document().position());
    let numbers = board_numbers(game);
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
            requests.extend(with_board_numbers(game, &values).map(|game| Command::SetGame(game).into()));
        }
    }
}

/// The width of the submenus, in pixels.
const ORDER_WIDTH: f32 = 300.0;
/// The first guesses offered for MTD(f).
const GUESSES: [i32; 9] = [-10, -5, -2, -1, 0, 1, 2, 5, 10];
/// The values offered for delta: half the width of an aspiration window.
const DELTAS: [i32; 5] = [1, 2, 3, 5, 10];
/// The seeds offered for the beginner.
const SEEDS: [u64; 5] = [1, 2, 3, 4, 5];
/// The values offered for quiescence: the largest change of the evaluation in a quiet position, and the plies beyond the
/// limit.
const QUIET_CHANGES: [i32; 4] = [0, 1, 2, 3];
const QUIET_PLIES: [usize; 6] = [1, 2, 3, 4, 5, 6];

/// Draws the items that apply to the current search.
fn move_ordering_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, search) = (context.words, *context.search.config());
    let mut set = |search: SearchConfig| requests.push(Command::SetSearch(search).into());
    if search.algorithm != Algorithm::Level(PlayLevel::Beginner) {
        let (name, hint) = (words.text("order-title"), words.text("hint-order-title"));
        widgets::submenu_with_hint(ui, &name, &hint, &summary(words, &search), |ui| {
            ui.set_width(ORDER_WIDTH);
            orders(ui, words, &search, &mut set);
        });
    }
    if search.algorithm.properties().level.is_none()
        && (search.depth.is_some() || search.algorithm.properties().deepens)
    {
        let now = search.quiescence.map_or_else(
            || words.text("order-quiet-none"),
            |quiescence| words.fill("order-quiet-on", &[("plies", quiescence.plies.into())]),
        );
        widgets::submenu_with_hint(ui, &words.text("order-quiet"), &words.text("hint-order-quiet"), &now, |ui| {
            ui.set_width(ORDER_WIDTH);
            quiet_choices(ui, words, &search, &mut set);
        });
    }
    let number = |score: Score| (score, score.shown());
    let scores = |offers: &[i32], now: Score| -> Vec<_> {
        with_current(now, offers.iter().map(|&offer| offer.into())).into_iter().map(number).collect()
    };
    match search.algorithm {
        Algorithm::Mtdf => {
            let guesses = scores(&GUESSES, search.guess);
            if let Some(guess) = topic(ui, words, ("order-guess", "hint-guess"), search.guess, &guesses) {
                set(SearchConfig { guess, ..search });
            }
        }
        Algorithm::Aspiration => {
            let deltas = scores(&DELTAS, search.delta);
            if let Some(delta) = topic(ui, words, ("order-delta", "hint-delta"), search.delta, &deltas) {
                set(SearchConfig { delta, ..search });
            }
        }
        Algorithm::Level(PlayLevel::Beginner) => {
            let seeds: Vec<_> =
                with_current(search.seed, SEEDS).into_iter().map(|seed| (seed, seed.to_string())).collect();
            if let Some(seed) = topic(ui, words, ("order-seed", "hint-seed"), search.seed, &seeds) {
                set(SearchConfig { seed, ..search });
            }
        }
        Algorithm::Minimax
        | Algorithm::AlphaBeta
        | Algorithm::Negamax
        | Algorithm::NegamaxAlphaBeta
        | Algorithm::AlphaBetaTable
        | Algorithm::PrincipalVariation
        | Algorithm::IterativeDeepening
        | Algorithm::Level(PlayLevel::Normal | PlayLevel::Expert)
        | Algorithm::Mistaken(_) => {}
    }
}

/// Returns the offers, with the current value first where it is not among them.
fn with_current<T: PartialEq>(now: T, offers: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut offers: Vec<T> = offers.into_iter().collect();
    if !offers.contains(&now) {
        offers.insert(0, now);
    }
    offers
}

const fn static_order_message(static_order: StaticOrder) -> &'static str {
    match static_order {
        StaticOrder::Given => "order-static-given",
        StaticOrder::Reversed => "order-static-reversed",
        StaticOrder::BestFirst => "order-static-best",
        StaticOrder::WorstFirst => "order-static-worst",
    }
}

fn killers_text(words: &Words, killers: u8) -> String {
    match killers {
        0 => words.text("order-killers-none"),
        killers => words.fill("order-killers-count", &[("count", usize::from(killers).into())]),
    }
}

/// Returns a short summary of the order of moves.
fn summary(words: &Words, search: &SearchConfig) -> String {
    let MoveOrdering { static_order, killers, history, .. } = search.ordering;
    let prunes = search.algorithm.properties().prunes;
    let mut parts = Vec::new();
    if 0 < killers && prunes {
        parts.push(words.fill("order-killers-short", &[("count", usize::from(killers).into())]));
    }
    if history && prunes {
        parts.push(words.text("order-history-short"));
    }
    if static_order != StaticOrder::Given || parts.is_empty() {
        parts.push(words.text(static_order_message(static_order)));
    }
    parts.join(", ")
}

/// Draws the killers, the history, and the order of the other moves.
fn orders(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let ordering = search.ordering;
    let mut order = |ordering: MoveOrdering| set(SearchConfig { ordering, ..*search });
    // The tables are filled by cutoffs only.
    if search.algorithm.properties().prunes {
        heading(ui, &words.text("order-killers"));
        for killers in 0..=MoveOrdering::MAX_KILLERS {
            if menu_item_with_hint(
                ui,
                &killers_text(words, killers),
                &words.text("hint-killers"),
                ordering.killers == killers,
            ) {
                order(MoveOrdering { killers, ..ordering });
            }
        }
        separator(ui);
        if menu_item_with_hint(ui, &words.text("order-history"), &words.text("hint-history"), ordering.history) {
            order(MoveOrdering { history: !ordering.history, ..ordering });
        }
        separator(ui);
    }
    heading(ui, &words.text("order-static"));
    for static_order in StaticOrder::ALL {
        if menu_item(ui, &words.text(static_order_message(static_order)), "", ordering.static_order == static_order) {
            order(MoveOrdering { static_order, ..ordering });
        }
    }
    if search.algorithm.properties().makes_passes || search.effective().table {
        separator(ui);
        heading(ui, &words.text("order-stored"));
        if menu_item_with_hint(
            ui,
            &words.text("order-stored-first"),
            &words.text("hint-stored-first"),
            ordering.remembered,
        ) {
            order(MoveOrdering { remembered: !ordering.remembered, ..ordering });
        }
        if search.algorithm.properties().deepens
            && menu_item_with_hint(ui, &words.text("order-table"), &words.text("hint-table"), search.table)
        {
            set(SearchConfig { table: !search.table, ..*search });
        }
    }
}

/// Draws the parameters of quiescence.
fn quiet_choices(ui: &mut Ui, words: &Words, search: &SearchConfig, set: &mut impl FnMut(SearchConfig)) {
    let mut set = |quiescence: Option<Quiescence>| set(SearchConfig { quiescence, ..*search });
    if menu_item(ui, &words.text("order-quiet-off"), "", search.quiescence.is_none()) {
        set(None);
    }
    let usual = search.quiescence.unwrap_or_default();
    separator(ui);
    heading(ui, &words.text("order-quiet-change"));
    for change in with_current(usual.change, QUIET_CHANGES.map(Score::from)) {
        let text = words.fill("order-quiet-at-most", &[("change", change.into())]);
        if menu_item(ui, &text, "", search.quiescence.is_some_and(|quiescence| quiescence.change == change)) {
            set(Some(Quiescence { change, ..usual }));
        }
    }
    separator(ui);
    heading(ui, &words.text("order-quiet-plies"));
    for plies in with_current(usual.plies, QUIET_PLIES) {
        let text = words.fill("order-quiet-plies-most", &[("plies", plies.into())]);
        if menu_item(ui, &text, "", search.quiescence.is_some_and(|quiescence| quiescence.plies == plies)) {
            set(Some(Quiescence { plies, ..usual }));
        }
    }
}

/// Draws the switch.
pub fn language_switch_ui(ui: &mut Ui, words: &Words, requests: &mut Vec<UiRequest>) {
    let codes = Language::ALL.map(|language| language.code().to_uppercase());
    let chosen = Language::ALL.iter().position(|&language| language == words.language()).unwrap_or_default();
    let labels: Vec<&str> = codes.iter().map(String::as_str).collect();
    if let Some(pressed) = segmented_control(ui, &words.text("top-language"), &labels, chosen, true) {
        requests.push(UiRequest::SetLanguage(Language::ALL[pressed]));
    }
}
