//! The menu "more": the order of moves, symmetry, evaluation, how the tree is drawn up, limits, colours.

mod board_size;
mod move_ordering;

use crate::game::any::AnyGame;
use crate::game::babilego::SowingOrder;
use crate::game::evaluation::EvaluationFunction;
use crate::game::weighted::Weights;
use crate::game::{connect_four, othello, tic_tac_toe};
use crate::i18n::Words;
use crate::picture::palette::Theme;
use crate::picture::{Notation, Perspective, UnvisitedDisplay};
use crate::search::{Merge, SearchConfig};
use crate::session::DrawingOptions;
use crate::session::command::Command;
use crate::trace::limits::Limits;
use crate::ui::command::UiCommand;
use crate::ui::request::UiRequest;
use crate::ui::settings::{BYTES, LeafValues, NODES, SECONDS};
use crate::ui::side_panel::sort_choices;
use crate::ui::top_bar::{HEIGHT, cut_switch, fail_switch};
use crate::ui::tree_panel::ViewContext;
use crate::ui::widgets::{self, heading, menu_item, separator};
use egui::{Align, Layout, ScrollArea, Ui};

/// Draws the menu.
pub fn more_menu_ui(ui: &mut Ui, context: &ViewContext<'_>, roomy: bool, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let name = words.text("top-more");
    widgets::menu(ui, &name, &name, "", 13.0, |ui| {
        ui.set_width(370.0);
        let most = ui.ctx().content_rect().height() - HEIGHT - 24.0;
        ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, |ui| more_choices(ui, context, roomy, requests));
    });
}

/// What the menu "more" offers.
fn more_choices(ui: &mut Ui, context: &ViewContext<'_>, roomy: bool, requests: &mut Vec<UiRequest>) {
    let words = context.words;
    let search = *context.search.config();
    if !roomy {
        let mut set = |search: SearchConfig| requests.push(UiRequest::Do(Command::SetSearch(search)));
        setting(ui, &words.text("search-fail"), |ui| fail_switch(ui, words, &search, &mut set));
        setting(ui, &words.text("search-cut-on"), |ui| cut_switch(ui, words, &search, &mut set));
        separator(ui);
    }
    game_settings(ui, context, requests);
    board_size::board_size_settings(ui, context, requests);
    move_ordering::move_ordering_settings(ui, context, requests);
    separator(ui);
    look_settings(ui, context, requests);
    separator(ui);
    limit_settings(ui, context, requests);
    separator(ui);
    if menu_item(ui, &words.text("top-panel"), "", context.settings.panel) {
        requests.push(UiRequest::TogglePanel);
    }
    if menu_item(ui, &UiCommand::Minimap.name(words), &UiCommand::Minimap.key(words), context.settings.minimap) {
        requests.push(UiRequest::ToggleMinimap);
    }
    let has_beside = context.session.document().beside.is_some();
    if menu_item(ui, &UiCommand::Beside.name(words), &UiCommand::Beside.key(words), has_beside) {
        requests.push(UiRequest::ToggleBeside);
    }
    if menu_item(ui, &UiCommand::Compare.name(words), &UiCommand::Compare.key(words), false) {
        requests.push(UiRequest::Compare);
    }
    if menu_item(ui, &UiCommand::Find.name(words), &UiCommand::Find.key(words), false) {
        requests.push(UiRequest::Find);
    }
    if menu_item(ui, &UiCommand::Glossary.name(words), &UiCommand::Glossary.key(words), false) {
        requests.push(UiRequest::ToggleGlossary);
    }
    if menu_item(ui, &UiCommand::Keys.name(words), &UiCommand::Keys.key(words), false) {
        requests.push(UiRequest::ToggleKeys);
    }
}

/// A topic of the menu, by the messages of its name and of what teaches it: what is chosen, and beside it all that can be.
/// Gives what was pressed.
fn topic<T: Copy + PartialEq>(
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

/// The rules by which a game of sowing or taking is played. Gives the game with the one that was chosen.
fn rules(ui: &mut Ui, words: &Words, game: &AnyGame) -> Option<AnyGame> {
    let changed = match game {
        AnyGame::Babilego(game) => {
            let name = |sowing| match sowing {
                SowingOrder::Ascending => "sowing-ascending",
                SowingOrder::Descending => "sowing-descending",
                SowingOrder::Fifo => "sowing-fifo",
                SowingOrder::Lifo => "sowing-lifo",
                SowingOrder::Choice => "sowing-choice",
            };
            let possible = SowingOrder::ALL.into_iter().filter(|&sowing| game.with_sowing(sowing).is_some());
            let offers: Vec<_> = possible.map(|sowing| (sowing, words.text(name(sowing)))).collect();
            let chosen = topic(ui, words, ("more-sowing", "hint-sowing"), game.sowing(), &offers);
            chosen.and_then(|sowing| game.with_sowing(sowing)).map(AnyGame::Babilego)
        }
        AnyGame::Nim(game) => {
            let offers = [(false, words.text("nim-normal")), (true, words.text("nim-misere"))];
            let chosen = topic(ui, words, ("more-last-object", "hint-last-object"), game.is_misere(), &offers);
            chosen.map(|misere| AnyGame::Nim(game.with_misere(misere)))
        }
        _ => return None,
    };
    separator(ui);
    changed
}

/// How the game is evaluated, and which of its moves are searched in which order.
fn game_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, search) = (context.words, *context.search.config());
    let mut set = |command: Command| requests.push(UiRequest::Do(command));
    match context.session.document().position() {
        AnyGame::Tree(tree) => {
            widgets::submenu_with_hint(ui, &words.text("edit-sort"), &words.text("hint-edit-sort"), "", |ui| {
                ui.set_width(200.0);
                sort_choices(ui, words, tree.place(), requests);
            });
            return separator(ui);
        }
        AnyGame::TicTacToe(game) => {
            if let Some(evaluation) = evaluation_topic(ui, words, game.rules().evaluation, tic_tac_toe::DEFAULT_WEIGHTS)
            {
                set(Command::SetGame(AnyGame::TicTacToe(game.with_evaluation(evaluation))));
            }
            let given = game.rules().cells;
            let mut orders = vec![(ROWS, words.text("order-rows")), (RING, words.text("order-ring"))];
            if given != ROWS && given != RING {
                orders.insert(0, (given, words.text("order-as-given")));
            }
            if let Some(cells) = topic(ui, words, ("more-order", "hint-order"), given, &orders) {
                set(Command::SetGame(AnyGame::TicTacToe(game.with_cells(cells))));
            }
        }
        AnyGame::ConnectFour(game) => {
            if let Some(evaluation) =
                evaluation_topic(ui, words, game.rules().evaluation, connect_four::DEFAULT_WEIGHTS)
            {
                set(Command::SetGame(AnyGame::ConnectFour(game.with_evaluation(evaluation))));
            }
        }
        AnyGame::Othello(game) => {
            let weighted = game.weights().or(Some(othello::DEFAULT_WEIGHTS));
            let offers = [(None, words.text("evaluation-discs")), (weighted, words.text("evaluation-weighted"))];
            if let Some(weights) = topic(ui, words, ("more-evaluation", "hint-evaluation"), game.weights(), &offers) {
                set(Command::SetGame(AnyGame::Othello(game.with_weights(weights))));
            }
        }
        game @ (AnyGame::Kalah(_) | AnyGame::Babilego(_) | AnyGame::Nim(_)) => {
            if let Some(game) = rules(ui, words, game) {
                set(Command::SetGame(game));
            }
            return;
        }
    }
    let merges: Vec<_> =
        merges(search.merge).into_iter().map(|(merge, message)| (merge, words.text(message))).collect();
    if let Some(merge) = topic(ui, words, ("more-symmetry", "hint-symmetry"), search.merge, &merges) {
        set(Command::SetSearch(SearchConfig { merge, ..search }));
    }
    separator(ui);
}

/// How a game of lines is evaluated.
fn evaluation_topic(ui: &mut Ui, words: &Words, now: EvaluationFunction, usual: Weights) -> Option<EvaluationFunction> {
    let weighted = if let EvaluationFunction::Weighted(_) = now { now } else { EvaluationFunction::Weighted(usual) };
    let evaluations = [
        (EvaluationFunction::OpenLines, "evaluation-open-lines"),
        (weighted, "evaluation-weighted"),
        (EvaluationFunction::Outcome, "evaluation-outcome"),
    ];
    topic(
        ui,
        words,
        ("more-evaluation", "hint-evaluation"),
        now,
        &evaluations.map(|(evaluation, message)| (evaluation, words.text(message))),
    )
}

/// The cells row by row.
const ROWS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The cells around the board, the centre last.
const RING: [u8; 9] = [0, 3, 6, 7, 8, 5, 2, 1, 4];

fn merges(now: Merge) -> Vec<(Merge, &'static str)> {
    let first = if let Merge::FirstPlies(_) = now { now } else { Merge::FirstPlies(1) };
    vec![(Merge::Nowhere, "merge-nowhere"), (first, "merge-first"), (Merge::Everywhere, "merge-everywhere")]
}

/// How the tree is drawn, and in which colours.
fn look_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
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
        requests.push(UiRequest::Do(Command::SetDrawingOptions(DrawingOptions { notation, ..drawing })));
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
            requests.push(UiRequest::Do(Command::SetDrawingOptions(DrawingOptions { perspective: sides, ..drawing })));
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
        requests.push(UiRequest::Do(Command::SetDrawingOptions(DrawingOptions { unvisited, ..drawing })));
    }
    leaf_settings(ui, context, requests);
    let themes = [(Theme::Light, words.text("theme-light")), (Theme::Dark, words.text("theme-dark"))];
    if let Some(theme) = topic(ui, words, ("more-theme", "hint-theme"), context.settings.theme, &themes) {
        requests.push(UiRequest::SetTheme(theme));
    }
}

/// When the values are shown that a tree gives its leaves. The leaves of a game have none before they are evaluated.
fn leaf_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    if !matches!(context.session.document().position(), AnyGame::Tree(_)) {
        return;
    }
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
        requests.push(UiRequest::SetLeaves(leaves));
    }
    if menu_item(ui, &words.text("more-pruned-values"), "", context.settings.pruned_values) {
        requests.push(UiRequest::TogglePrunedValues);
    }
}

/// How much a search may take before it is cut short.
fn limit_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, limits) = (context.words, context.session.limits());
    heading(ui, &words.text("more-limits"));
    let nodes = NODES.map(|nodes| (nodes, words.number(nodes as u64)));
    if let Some(nodes) = topic(ui, words, ("limit-nodes", "hint-nodes"), limits.nodes, &nodes) {
        requests.push(UiRequest::Do(Command::SetLimits(Limits { nodes, ..limits })));
    }
    let sizes = BYTES.map(|bytes| {
        let megabytes = words.number((bytes >> 20) as u64);
        (bytes, words.fill("limit-megabytes", &[("megabytes", megabytes.into())]))
    });
    if let Some(bytes) = topic(ui, words, ("limit-memory", "hint-memory"), limits.bytes, &sizes) {
        requests.push(UiRequest::Do(Command::SetLimits(Limits { bytes, ..limits })));
    }
    let mut times = vec![(None, words.text("limit-no-time"))];
    times.extend(SECONDS.map(|seconds| {
        let text = words.fill("limit-seconds", &[("seconds", words.number(u64::from(seconds)).into())]);
        (Some(seconds), text)
    }));
    if let Some(seconds) = topic(ui, words, ("limit-time", "hint-time"), limits.seconds, &times) {
        requests.push(UiRequest::Do(Command::SetLimits(Limits { seconds, ..limits })));
    }
}

/// A line of a menu with a switch at its end.
fn setting(ui: &mut Ui, word: &str, control: impl FnOnce(&mut Ui)) {
    ui.horizontal(|ui| {
        ui.add_space(8.0);
        ui.label(word);
        ui.with_layout(Layout::right_to_left(Align::Center), control);
    });
}
