//! The menu "more": the order of moves, symmetry, evaluation, how the tree is drawn up, limits, colours.

use super::action::Action;
use super::settings::{BYTES, NODES};
use super::shortcuts::Deed;
use super::top_bar::{HEIGHT, cut_switch, fail_switch};
use super::tree_panel::Shown;
use super::widgets::{self, choice, heading, rule};
use crate::game::any::AnyGame;
use crate::game::tic_tac_toe::Judge;
use crate::picture::ink::Theme;
use crate::picture::{Notation, Unvisited};
use crate::search::{Merge, SearchConfig};
use crate::session::Look;
use crate::session::command::Command;
use crate::trace::limits::Limits;
use egui::{Align, Layout, ScrollArea, Ui};

/// Draws the menu.
pub fn more_menu_ui(ui: &mut Ui, shown: &Shown<'_>, roomy: bool, actions: &mut Vec<Action>) {
    let words = shown.words;
    let name = words.text("top-more");
    widgets::menu(ui, &name, &name, "", 13.0, |ui| {
        ui.set_width(300.0);
        let most = ui.ctx().content_rect().height() - HEIGHT - 24.0;
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, |ui| more_choices(ui, shown, roomy, actions));
    });
}

/// What the menu "more" offers.
fn more_choices(ui: &mut Ui, shown: &Shown<'_>, roomy: bool, actions: &mut Vec<Action>) {
    let words = shown.words;
    let search = *shown.session.search();
    if !roomy {
        let mut set = |search: SearchConfig| actions.push(Action::Do(Command::SetSearch(search)));
        setting(ui, &words.text("search-fail"), |ui| fail_switch(ui, words, &search, &mut set));
        setting(ui, &words.text("search-cut-on"), |ui| cut_switch(ui, words, &search, &mut set));
        rule(ui);
    }
    if let AnyGame::TicTacToe(game) = &shown.session.document().game {
        heading(ui, &words.text("more-evaluation"));
        for (judge, message) in [(Judge::OpenLines, "evaluation-open-lines"), (Judge::Outcome, "evaluation-outcome")] {
            if choice(ui, &words.text(message), "", game.rules().judge == judge) {
                let game = game.with_judge(judge);
                actions.push(Action::Do(Command::SetGame(AnyGame::TicTacToe(game))));
            }
        }
        heading(ui, &words.text("more-order"));
        for (cells, message) in [(game.rules().cells, "order-as-given"), (ROWS, "order-rows"), (RING, "order-ring")] {
            if message == "order-as-given" && (cells == ROWS || cells == RING) {
                continue;
            }
            if choice(ui, &words.text(message), "", game.rules().cells == cells) {
                let game = game.with_cells(cells);
                actions.push(Action::Do(Command::SetGame(AnyGame::TicTacToe(game))));
            }
        }
        heading(ui, &words.text("more-symmetry"));
        for (merge, message) in merges(search.merge) {
            if choice(ui, &words.text(message), "", search.merge == merge) {
                actions.push(Action::Do(Command::SetSearch(SearchConfig { merge, ..search })));
            }
        }
        rule(ui);
    }
    look_settings(ui, shown, actions);
    limit_settings(ui, shown, actions);
    rule(ui);
    if choice(ui, &words.text("top-panel"), "", shown.settings.panel) {
        actions.push(Action::TogglePanel);
    }
    if choice(ui, &Deed::Minimap.name(words), &Deed::Minimap.key(words), shown.settings.minimap) {
        actions.push(Action::ToggleMinimap);
    }
    if choice(ui, &Deed::Find.name(words), &Deed::Find.key(words), false) {
        actions.push(Action::Find);
    }
    if choice(ui, &Deed::Keys.name(words), &Deed::Keys.key(words), false) {
        actions.push(Action::ToggleKeys);
    }
}

/// The cells row by row.
const ROWS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The cells around the board, the centre last.
const RING: [u8; 9] = [0, 3, 6, 7, 8, 5, 2, 1, 4];

fn merges(now: Merge) -> Vec<(Merge, &'static str)> {
    let first = if let Merge::FirstPlies(_) = now { now } else { Merge::FirstPlies(1) };
    vec![(Merge::Nowhere, "merge-nowhere"), (first, "merge-first"), (Merge::Everywhere, "merge-everywhere")]
}

fn look_settings(ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
    let (words, settings, look) = (shown.words, shown.settings, shown.session.look());
    heading(ui, &words.text("more-notation"));
    for notation in Notation::ALL {
        let message = match notation {
            Notation::Node => "notation-node",
            Notation::Edge => "notation-edge",
            Notation::Interval => "notation-interval",
        };
        if choice(ui, &words.text(message), "", look.notation == notation) {
            actions.push(Action::Do(Command::SetLook(Look { notation, ..look })));
        }
    }
    heading(ui, &words.text("more-unvisited"));
    for unvisited in Unvisited::ALL {
        let message = match unvisited {
            Unvisited::Outlined => "unvisited-outlined",
            Unvisited::Unopened => "unvisited-unopened",
            Unvisited::Hidden => "unvisited-hidden",
        };
        if choice(ui, &words.text(message), "", look.unvisited == unvisited) {
            actions.push(Action::Do(Command::SetLook(Look { unvisited, ..look })));
        }
    }
    heading(ui, &words.text("more-theme"));
    for (theme, message) in [(Theme::Light, "theme-light"), (Theme::Dark, "theme-dark")] {
        if choice(ui, &words.text(message), "", settings.theme == theme) {
            actions.push(Action::SetTheme(theme));
        }
    }
}

/// How much a search may take before it is cut short.
fn limit_settings(ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
    let (words, limits) = (shown.words, shown.session.limits());
    heading(ui, &words.text("more-limits"));
    let mut set = |limits: Limits| actions.push(Action::Do(Command::SetLimits(limits)));
    setting(ui, &words.text("limit-nodes"), |ui| {
        let shown_nodes = |nodes: usize| words.number(nodes as u64);
        widgets::menu(ui, &words.text("limit-nodes"), "", &shown_nodes(limits.nodes), 13.5, |ui| {
            for nodes in NODES {
                if choice(ui, &shown_nodes(nodes), "", limits.nodes == nodes) {
                    set(Limits { nodes, ..limits });
                }
            }
        });
    });
    setting(ui, &words.text("limit-memory"), |ui| {
        let size =
            |bytes: usize| words.fill("limit-megabytes", &[("megabytes", words.number((bytes >> 20) as u64).into())]);
        widgets::menu(ui, &words.text("limit-memory"), "", &size(limits.bytes), 13.5, |ui| {
            for bytes in BYTES {
                if choice(ui, &size(bytes), "", limits.bytes == bytes) {
                    set(Limits { bytes, ..limits });
                }
            }
        });
    });
}

/// A line of a menu with a switch at its end.
fn setting(ui: &mut Ui, word: &str, control: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(word);
        ui.with_layout(Layout::right_to_left(Align::Center), control);
    });
}
