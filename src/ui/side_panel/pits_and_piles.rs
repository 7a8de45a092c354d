//! Pits and piles: the position in focus, the owners of its rows, and the value of a leaf.

use super::counts_editor::CountsEditor;
use super::evaluation::{sum_ui, table_hit};
use super::section::section;
use crate::game::any::AnyGame;
use crate::game::board::Board;
use crate::game::evaluation::Evaluation;
use crate::game::mancala::MancalaSide;
use crate::game::{Game, GameView};
use crate::i18n::Words;
use crate::i18n::node_names::NodeNames;
use crate::picture::board::BoardSizes;
use crate::picture::fonts::Font;
use crate::picture::palette::player_color;
use crate::score::Player;
use crate::trace::NodeId;
use crate::ui::games::boards::{labelled_board, to_move};
use crate::ui::games::looks::Sides;
use crate::ui::games::side_names::side_name;
use crate::ui::request::UiRequest;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::layout_line;
use crate::ui::{paint, theme};
use egui::{Color32, Role, Sense, Ui, WidgetInfo, pos2, vec2};

/// The largest size of a board, in pixels.
const MOST: (f32, f32) = (270.0, 150.0);

/// Draws a position of pits or piles. `is_leaf` is whether it is an evaluated leaf.
pub(super) fn position_ui(
    ui: &mut Ui,
    context: &ViewContext<'_>,
    position: &AnyGame,
    is_leaf: bool,
    editor: &mut CountsEditor,
    requests: &mut Vec<UiRequest>,
) {
    let title = context.words.text(if is_leaf { "panel-leaf" } else { "panel-position" });
    section(ui, &title, |ui| {
        shown_ui(ui, context, position, is_leaf);
        if context.focused_node() == NodeId::ROOT {
            ui.add_space(8.0);
            editor.show(ui, context, requests);
        }
    });
}

/// Draws a position without the fields in which it is edited.
pub(super) fn shown_ui(ui: &mut Ui, context: &ViewContext<'_>, position: &AnyGame, is_leaf: bool) {
    board_ui(ui, context, &position.board(), max_side(position));
    ui.add_space(4.0);
    if is_leaf {
        return leaf_ui(ui, context, position);
    }
    ui.vertical_centered(|ui| {
        let text = table_hit(context, context.focused_node()).unwrap_or_else(|| to_move(context, position));
        ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0));
    });
}

/// Draws the value of a leaf, as a sum where it is one.
fn leaf_ui(ui: &mut Ui, context: &ViewContext<'_>, position: &AnyGame) {
    let evaluation = position.evaluate();
    let key = if position.outcome().is_some() { "panel-leaf-value" } else { "panel-horizon-value" };
    let text = context.words.styled(key, &[("sum", evaluation.score().into())]);
    ui.vertical_centered(|ui| ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0)));
    if let Evaluation::Difference { .. } = evaluation {
        sum_ui(ui, evaluation);
    }
}

/// Whether a node is a leaf whose value may be shown.
pub(super) fn is_counted_leaf(context: &ViewContext<'_>, node: NodeId) -> bool {
    let is_known = context.selected.is_some() || context.search.moment().proved(node).is_exact();
    context.search.recording().trace().kind(node).is_evaluated() && is_known
}

/// Returns MAX's side, on a board with sides.
pub(super) fn max_side(position: &AnyGame) -> Option<MancalaSide> {
    if let Sides::Rows(max) = Sides::of(position) { Some(max) } else { None }
}

/// Draws a board as large as possible, with North's name above and South's below.
fn board_ui(ui: &mut Ui, context: &ViewContext<'_>, board: &Board, max: Option<MancalaSide>) {
    let natural = BoardSizes::of(board).inner;
    let scale = (ui.available_width().min(MOST.0) / natural.x).min(MOST.1 / natural.y).min(2.4);
    let size = vec2(natural.x, natural.y) * scale;
    if let Some(max) = max {
        owner_ui(ui, context.words, MancalaSide::North, max);
    }
    let (_, response) = labelled_board(ui, board, size);
    let name = NodeNames::new(context.words, context.search.recording()).heading(context.focused_node());
    let spoken = format!("{name}: {}", spoken(context.words, board));
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    if let Some(max) = max {
        owner_ui(ui, context.words, MancalaSide::South, max);
    }
}

/// Draws the owner of a row: `South: MAX`.
pub(super) fn owner_ui(ui: &mut Ui, words: &Words, side: MancalaSide, max: MancalaSide) {
    let player = side.player(max);
    let player_name = if player == Player::Max { "MAX" } else { "MIN" };
    let text = format!("{}: {player_name}", side_name(words, side));
    let galley = layout_line(ui, &text, Font::Regular, 12.5, player_color(player));
    let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), 18.0), Sense::hover());
    let place = pos2(rect.center().x - galley.size().x / 2.0, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(place, galley, Color32::PLACEHOLDER);
}

/// Returns a board as a screen reader says it.
pub(super) fn spoken(words: &Words, board: &Board) -> String {
    let row = |row: &crate::game::board::MancalaRow| {
        let pits = row.pits.iter().map(|pit| match pit {
            crate::game::board::PitContents::Seeds(seeds) => seeds.to_string(),
            crate::game::board::PitContents::Tokens(tokens) if tokens.is_empty() => "0".to_owned(),
            crate::game::board::PitContents::Tokens(tokens) => {
                tokens.iter().map(u8::to_string).collect::<Vec<_>>().join(" ")
            }
        });
        pits.collect::<Vec<_>>().join(", ")
    };
    match board {
        Board::Mancala(board) => words.fill(
            "board-spoken-sides",
            &[
                ("south", row(&board.south).into()),
                ("south_store", board.south.store.to_string().into()),
                ("north", row(&board.north).into()),
                ("north_store", board.north.store.to_string().into()),
            ],
        ),
        Board::Piles(piles) => piles.objects.iter().map(u16::to_string).collect::<Vec<_>>().join(", "),
        Board::Abstract | Board::Grid(_) => String::new(),
    }
}
