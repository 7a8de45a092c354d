//! The position of the focused node, large; at a leaf with the counted lines of each side and their sum.

use super::board_editor::BoardEditor;
use super::counts_editor::CountsEditor;
use super::evaluation::{sum_ui, table_hit};
use super::pits_and_piles;
use super::section::{BOARD_WIDTH, section};
use crate::game::any::AnyGame;
use crate::game::board::{Board, Coordinates, CountedLines, Grid};
use crate::game::evaluation::Evaluation;
use crate::game::{Game, GameView};
use crate::i18n::node_names::NodeNames;
use crate::picture::board::Margins;
use crate::score::Player;
use crate::search::Leaf;
use crate::trace::{NodeId, NodeKind};
use crate::ui::games::boards::{board_size, draw_board, labelled_board, to_move};
use crate::ui::games::side_names::disc_name;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::{paint, theme};
use egui::{Align, Color32, Layout, Rect, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// Draws the position in focus, if it has a board.
pub(super) fn position_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    editor: &mut BoardEditor,
    counts: &mut CountsEditor,
    requests: &mut Vec<UiRequest>,
) {
    let recording = context.search.recording();
    let node = context.focused_node();
    let position = recording.position(node);
    let grid = match position.board() {
        Board::Grid(grid) => grid,
        Board::Abstract => return,
        Board::Mancala(_) | Board::Piles(_) => {
            let is_leaf = pits_and_piles::is_counted_leaf(context, node);
            return pits_and_piles::position_ui(ui, context, &position, is_leaf, counts, requests);
        }
    };
    // The value of a leaf is hidden until the search has evaluated it, unless the leaf is selected.
    let is_counted = context.selected.is_some() || context.search.moment().proved(node).is_exact();
    let is_leaf = recording.trace().kind(node).is_evaluated() && is_counted;
    // The board of the root is where the position is edited.
    if node == NodeId::ROOT && !is_leaf {
        section(ui, &context.words.text("panel-position"), |ui| editor.show(ui, context, requests));
        return;
    }
    let title = context.words.text(if is_leaf { "panel-leaf" } else { "panel-position" });
    section(ui, &title, |ui| match position.counted_lines() {
        Some(tallies) if is_leaf => leaf_ui(ui, context, &grid, &tallies, position.evaluate()),
        _ => plain_ui(ui, context, &grid, &position, is_leaf),
    });
    if node == NodeId::ROOT {
        section(ui, &context.words.text("panel-position"), |ui| editor.show(ui, context, requests));
    }
}

/// Draws the position in focus while the next step is predicted: the value of a leaf only once the search has returned it.
pub(super) fn practice_position_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let (recording, node) = (context.search.recording(), context.focused_node());
    let position = recording.position(node);
    let is_known = context.search.moment().proved(node).is_exact() && !context.concealed().hides_value(node);
    let is_leaf = recording.trace().kind(node).is_evaluated() && is_known;
    let title = context.words.text(if is_leaf { "panel-leaf" } else { "panel-position" });
    match position.board() {
        Board::Abstract => {}
        Board::Grid(grid) => section(ui, &title, |ui| match position.counted_lines() {
            Some(tallies) if is_leaf => leaf_ui(ui, context, &grid, &tallies, position.evaluate()),
            _ => plain_ui(ui, context, &grid, &position, is_leaf),
        }),
        Board::Mancala(_) | Board::Piles(_) => {
            section(ui, &title, |ui| pits_and_piles::shown_ui(ui, context, &position, is_leaf));
        }
    }
}

/// Draws one board, with whose turn it is or the result.
fn plain_ui(ui: &mut Ui, context: &ViewContext<'_>, grid: &Grid, position: &AnyGame, is_leaf: bool) {
    let words = context.words;
    ui.vertical_centered(|ui| {
        let (_, response) = labelled_board(ui, &Board::Grid(grid.clone()), board_size(grid, 44.0, BOARD_WIDTH));
        let name = NodeNames::new(words, context.search.recording()).heading(context.focused_node());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &name));
        ui.add_space(6.0);
        let kind = context.search.recording().trace().kind(context.focused_node());
        let key = if kind == NodeKind::Leaf(Leaf::Horizon) { "panel-horizon-value" } else { "panel-leaf-value" };
        let text = if is_leaf {
            // The terms of a weighted sum stand beside the weights.
            let sum = match position.evaluate() {
                Evaluation::Weighted(sum) => sum.score().shown(),
                other => other.to_string(),
            };
            words.styled(key, &[("sum", sum.into())])
        } else {
            table_hit(context, context.focused_node()).unwrap_or_else(|| to_move(context, position))
        };
        ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0));
    });
}

/// Draws two boards with the counted lines, and the sum below them.
fn leaf_ui(ui: &mut Ui, context: &ViewContext<'_>, grid: &Grid, tallies: &[CountedLines; 2], evaluation: Evaluation) {
    let room = ((ui.available_width() - 28.0) / 2.0).min(120.0);
    // The smallest width of the text below a narrow board.
    let width = board_size(grid, 40.0, room).x.max(96.0);
    ui.with_layout(Layout::left_to_right(Align::Min), |ui| {
        ui.spacing_mut().item_spacing.x = ui.available_width() - 2.0 * width;
        for tally in tallies {
            tally_ui(ui, context, grid, tally, room);
        }
    });
    ui.add_space(10.0);
    sum_ui(ui, evaluation);
}

fn tally_ui(ui: &mut Ui, context: &ViewContext<'_>, grid: &Grid, tally: &CountedLines, room: f32) {
    let (size, board) = (board_size(grid, 40.0, room), Board::Grid(grid.clone()));
    let above = Margins::of(&board).top;
    let (rect, response) = ui.allocate_exact_size(vec2(size.x.max(96.0), above + size.y + 28.0), Sense::hover());
    let left = rect.min + vec2((rect.width() - size.x) / 2.0, above);
    draw_board(ui, Rect::from_min_size(left, size), &board, Some(tally));
    let key = match tally.player {
        Player::Max => "panel-open-lines-max",
        Player::Min => "panel-open-lines-min",
    };
    let is_discs = grid.coordinates != Coordinates::CellNumbers;
    let mark = if is_discs { disc_name(context.words, tally.player) } else { tally.mark.to_string() };
    let args = [("mark", mark.into()), ("count", tally.lines.len().into())];
    let text = context.words.styled(key, &args);
    let galley = ui.painter().layout_job(paint::styled_text(&text, theme::TEXT, theme::of(ui), f32::INFINITY));
    let place = pos2(rect.center().x - galley.size().x / 2.0, rect.bottom() - galley.size().y);
    ui.painter().galley(place, galley, Color32::PLACEHOLDER);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, text.plain()));
}
