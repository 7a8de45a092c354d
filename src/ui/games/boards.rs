//! Boards with coordinates, and whose turn it is on them.

use super::side_names::side_of;
use crate::game::any::AnyGame;
use crate::game::board::{Board, CountedLines, Grid};
use crate::game::{Game, GameView, Outcome};
use crate::i18n::message_args::player_name;
use crate::i18n::styled_text::StyledText;
use crate::picture::board::{BoardStyle, draw_counted_lines};
use crate::picture::board::{Margins, draw_with_labels};
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Stroke, point};
use crate::score::Player;
use crate::ui::view_context::ViewContext;
use crate::ui::{paint, theme};
use egui::{Rect, Response, Sense, Ui, Vec2, pos2, vec2};

/// Returns whose turn it is, or the result of a finished game.
pub fn to_move(context: &ViewContext<'_>, position: &AnyGame) -> StyledText {
    let side = |player| side_of(context.words, position, player).unwrap_or_else(|| player_name(player).to_owned());
    match position.outcome() {
        Some(Outcome::Won(winner)) => return context.words.styled("panel-won", &[("side", side(winner).into())]),
        Some(Outcome::Drawn) => return context.words.styled("panel-drawn", &[]),
        None => {}
    }
    let mark = side_of(context.words, position, position.to_move()).unwrap_or_default();
    let key = match (position.to_move(), mark.is_empty()) {
        (Player::Max, false) => "panel-max-to-move",
        (Player::Min, false) => "panel-min-to-move",
        (Player::Max, true) => "panel-only-max-to-move",
        (Player::Min, true) => "panel-only-min-to-move",
    };
    context.words.styled(key, &[("mark", mark.into())])
}

/// Returns the size of a board with cells of width `cell`, or smaller ones if the board would be wider or higher than `room`.
pub fn board_size(grid: &Grid, cell: f32, room: f32) -> Vec2 {
    let (columns, rows) = (grid.columns as f32, grid.rows() as f32);
    let cell = cell.min(room / columns.max(rows));
    vec2(columns * cell, rows * cell)
}

/// Draws a board of a size in pixels, centred in the available width, with coordinates around it. Returns the rectangle of the
/// board itself and the response of the whole.
pub fn labelled_board(ui: &mut Ui, board: &Board, size: Vec2) -> (Rect, Response) {
    let Margins { left, top, bottom } = Margins::of(board);
    let high = top + size.y + bottom;
    let (space, response) = ui.allocate_exact_size(vec2(ui.available_width(), high), Sense::hover());
    // The board is centred, unless its left margin does not fit there.
    let x = (space.center().x - size.x / 2.0).max(space.left() + left);
    let rect = Rect::from_min_size(pos2(x, space.top() + top), size);
    draw_board(ui, rect, board, None);
    (rect, response)
}

/// Draws a board in a rectangle, with coordinates around it and the counted lines of one side across it.
pub fn draw_board(ui: &Ui, rect: Rect, board: &Board, tally: Option<&CountedLines>) {
    let frame = Stroke::solid(1.4, PaletteColor::Secondary);
    let style = BoardStyle { min: point(0.0, 0.0), width: rect.width(), frame, faint: false };
    let mut shapes = Vec::new();
    draw_with_labels(board, style, &mut shapes);
    if let (Some(tally), Board::Grid(grid)) = (tally, board) {
        draw_counted_lines(tally, grid, style, &mut shapes);
    }
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
}
