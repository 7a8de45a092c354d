//! The menu itself: the settings of the game, of the drawing and of the limits, and further commands.

use super::folded::folded_controls_ui;
use super::topic::{setting, topic};
use super::{board_size, move_ordering};
use crate::game::any::AnyGame;
use crate::game::babilego::SowingOrder;
use crate::game::evaluation::EvaluationFunction;
use crate::game::tic_tac_toe::CellOrder;
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
use crate::ui::command_widgets::command_item;
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

/// Draws the rules of a game of sowing or taking. Returns the game with the rule that was clicked.
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

/// Draws the evaluation of the game, the order of its moves and the merging of symmetric moves.
fn game_settings(ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
    let (words, search) = (context.words, *context.search.config());
    let mut set = |command: Command| requests.push(UiRequest::Session(command));
    match context.session.document().position() {
        AnyGame::Tree(tree) => {
            widgets::submenu_with_hint(ui, &words.text("edit-sort"), &words.text("hint-edit-sort"), "", |ui| {
                ui.set_width(200.0);
                sort_items(ui, words, tree.node_index(), requests);
            });
            return separator(ui);
        }
        AnyGame::TicTacToe(game) => {
            if let Some(evaluation) = evaluation_topic(ui, words, game.rules().evaluation, tic_tac_toe::DEFAULT_WEIGHTS)
            {
                set(Command::SetGame(AnyGame::TicTacToe(game.with_evaluation(evaluation))));
            }
            let given = game.rules().cells.cells();
            let mut orders = vec![(ROWS, words.text("order-rows")), (RING, words.text("order-ring"))];
            if given != ROWS && given != RING {
                orders.insert(0, (given, words.text("order-as-given")));
            }
            if let Some(cells) = topic(ui, words, ("more-order", "hint-order"), given, &orders) {
                set(Command::SetGame(AnyGame::TicTacToe(game.with_cells(CellOrder::new(cells)))));
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

/// Draws the evaluation of a game of lines. Returns the one that was clicked.
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

/// The order of the cells row by row.
const ROWS: [u8; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
/// The order of the cells around the board, the centre last.
const RING: [u8; 9] = [0, 3, 6, 7, 8, 5, 2, 1, 4];

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
