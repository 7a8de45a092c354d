//! The menu itself: the settings of the game, of the drawing and of the limits, and further commands.

use super::folded::folded_controls_ui;
use super::topic::{setting, topic};
use super::{board_size, move_ordering};
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::picture::palette::Theme;
use crate::picture::{Notation, Perspective, UnvisitedDisplay};
use crate::search::{Merge, SearchConfig};
use crate::session::DrawingOptions;
use crate::session::command::Command;
use crate::trace::limits::Limits;
use crate::ui::command::UiCommand;
use crate::ui::command_widgets::command_item;
use crate::ui::games::looks;
use crate::ui::lectern::lectern_menu_ui;
use crate::ui::request::UiRequest;
use crate::ui::search_controls::{cut_switch, fail_switch};
use crate::ui::settings::{BYTES, LeafValues, NODES, SECONDS};
use crate::ui::sort_menu::sort_items;
use crate::ui::theme::TOP_BAR_HEIGHT;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{self, heading, separator};
use egui::{ScrollArea, Ui};

/// How much of the top bar has room beside the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BarRoom {
    /// All controls.
    Wide,
    /// All but the switches of fail and cut.
    Narrow,
    /// None: the controls are items of the menu.
    Folded,
}

/// Draws the menu, with the controls for which the top bar has no room.
pub fn more_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, room: BarRoom, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let name = words.text("top-more");
    widgets::menu(ui, &name, &name, "", 13.0, |ui| {
        widgets::set_menu_width(ui, 370.0);
        let max_height = ui.ctx().content_rect().height() - TOP_BAR_HEIGHT - 24.0;
        ScrollArea::vertical()
            .max_height(max_height)
            .min_scrolled_height(max_height)
            .show(ui, |ui| menu_items(ui, context, room, requests));
    });
}

/// Draws the items of the menu.
fn menu_items(ui: &mut Ui, context: &ViewContext<'_>, room: BarRoom, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let search = *context.search.config();
    if room == BarRoom::Folded {
        folded_controls_ui(ui, context, requests);
    }
    if room != BarRoom::Wide {
        let mut set = |search: SearchConfig| requests.push(UiRequest::Session(Command::SetSearch(search)));
        setting(ui, &words.text("search-fail"), |ui| fail_switch(ui, words, &search, &mut set));
        setting(ui, &words.text("search-cut-on"), |ui| cut_switch(ui, words, &search, &mut set));
        separator(ui);
    }
    game_settings(ui, context, requests);
    board_size::board_size_settings(ui, context, requests);
    move_ordering::move_ordering_settings(ui, context, requests);
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
    let (settings, has_symmetries) = (looks::settings(game), game.canonical().is_some());
    let has_items = !settings.is_empty() || has_symmetries;
    if let AnyGame::Tree(tree) = game {
        widgets::submenu_with_hint(ui, &words.text("edit-sort"), &words.text("hint-edit-sort"), "", |ui| {
            ui.set_width(200.0);
            sort_items(ui, words, tree.node_index(), requests);
        });
        return separator(ui);
    }
    for setting in settings {
        let offers: Vec<_> = setting.offers.iter().map(|(message, _)| words.text(message)).enumerate().collect();
        if let Some(pressed) = topic(ui, words, (setting.name, setting.hint), setting.chosen, &offers) {
            requests.extend(setting.offers.into_iter().nth(pressed).map(|(_, game)| Command::SetGame(game).into()));
        }
    }
    if has_symmetries {
        let merges: Vec<_> =
            merges(search.merge).into_iter().map(|(merge, message)| (merge, words.text(message))).collect();
        if let Some(merge) = topic(ui, words, ("more-symmetry", "hint-symmetry"), search.merge, &merges) {
            requests.push(Command::SetSearch(SearchConfig { merge, ..search }).into());
        }
    }
    if has_items {
        separator(ui);
    }
}

fn merges(now: Merge) -> Vec<(Merge, &'static str)> {
    let first = if let Merge::FirstPlies(_) = now { now } else { Merge::FirstPlies(1) };
    vec![(Merge::Nowhere, "merge-nowhere"), (first, "merge-first"), (Merge::Everywhere, "merge-everywhere")]
}

/// Draws the settings of the drawing, and the theme.
fn drawing_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, drawing) = (context.words, context.session.drawing_options());
    let notations = Notation::ALL.map(|notation| {
        let message = match notation {
            Notation::Node => "notation-node",
            Notation::Edge => "notation-edge",
            Notation::Interval => "notation-interval",
        };
        (notation, words.text(message))
    });
    if let Some(notation) = topic(ui, words, ("more-notation", "hint-notation"), drawing.notation, &notations) {
        requests.push(UiRequest::Session(Command::SetDrawingOptions(DrawingOptions { notation, ..drawing })));
    }
    if context.search.config().algorithm.properties().counts_for_mover {
        let sides = Perspective::ALL.map(|sides| {
            let message = match sides {
                Perspective::MaxAndMover => "sides-both",
                Perspective::Max => "sides-max",
            };
            (sides, words.text(message))
        });
        if let Some(sides) = topic(ui, words, ("more-sides", "hint-sides"), drawing.perspective, &sides) {
            requests
                .push(UiRequest::Session(Command::SetDrawingOptions(DrawingOptions { perspective: sides, ..drawing })));
        }
    }
    let unvisited = UnvisitedDisplay::ALL.map(|unvisited| {
        let message = match unvisited {
            UnvisitedDisplay::Outlined => "unvisited-outlined",
            UnvisitedDisplay::Frontier => "unvisited-unopened",
            UnvisitedDisplay::Hidden => "unvisited-hidden",
        };
        (unvisited, words.text(message))
    });
    if let Some(unvisited) = topic(ui, words, ("more-unvisited", "hint-unvisited"), drawing.unvisited, &unvisited) {
        requests.push(UiRequest::Session(Command::SetDrawingOptions(DrawingOptions { unvisited, ..drawing })));
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
    let offers = LeafValues::ALL.map(|leaves| {
        let message = match leaves {
            LeafValues::OwnFromStart => "leaves-own-from-start",
            LeafValues::FromStart => "leaves-from-start",
            LeafValues::WhenVisited => "leaves-when-visited",
        };
        (leaves, words.text(message))
    });
    if let Some(leaves) = topic(ui, words, ("more-leaves", "hint-leaves"), context.settings.leaves, &offers) {
        requests.push(UiRequest::SetLeafValues(leaves));
    }
    command_item(ui, words, UiCommand::TogglePrunedValues, context.settings.pruned_values, requests);
}

/// Draws the limits of a search.
fn limit_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, limits) = (context.words, context.session.limits());
    heading(ui, &words.text("more-limits"));
    let nodes = NODES.map(|nodes| (nodes, words.number(nodes as u64)));
    if let Some(nodes) = topic(ui, words, ("limit-nodes", "hint-nodes"), limits.nodes, &nodes) {
        requests.push(UiRequest::Session(Command::SetLimits(Limits { nodes, ..limits })));
    }
    let sizes = BYTES.map(|bytes| {
        let megabytes = words.number((bytes >> 20) as u64);
        (bytes, words.fill("limit-megabytes", &[("megabytes", megabytes.into())]))
    });
    if let Some(bytes) = topic(ui, words, ("limit-memory", "hint-memory"), limits.bytes, &sizes) {
        requests.push(UiRequest::Session(Command::SetLimits(Limits { bytes, ..limits })));
    }
    let mut times = vec![(None, words.text("limit-no-time"))];
    times.extend(SECONDS.map(|seconds| {
        let text = words.fill("limit-seconds", &[("seconds", words.number(u64::from(seconds)).into())]);
        (Some(seconds), text)
    }));
    if let Some(seconds) = topic(ui, words, ("limit-time", "hint-time"), limits.seconds, &times) {
        requests.push(UiRequest::Session(Command::SetLimits(Limits { seconds, ..limits })));
    }
}
