//! Boards as the side panel draws them, and whose turn it is on them.

use super::counted::side_name;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::board::{Grid, Tally};
use crate::i18n::rich::Rich;
use crate::picture::board::{Look, draw_grid, draw_tally};
use crate::picture::ink::Ink;
use crate::picture::shape::{Stroke, at};
use crate::score::Player;
use crate::ui::tree_panel::Shown;
use crate::ui::{paint, theme};
use egui::{Rect, Ui, Vec2, vec2};

/// Whose turn it is.
pub(super) fn to_move(shown: &Shown<'_>, position: &AnyGame) -> Rich {
    let mark = match position {
        AnyGame::TicTacToe(game) => game.mark_to_move().letter().to_string(),
        AnyGame::ConnectFour(game) => game.mark_to_move().letter().to_string(),
        AnyGame::Othello(game) => game.mark_to_move().letter().to_string(),
        AnyGame::Kalah(game) => side_name(shown.words, game.side_to_move()),
        AnyGame::Babilego(game) => side_name(shown.words, game.side_to_move()),
        AnyGame::Nim(_) | AnyGame::Tree(_) => String::new(),
    };
    let key = match (position.to_move(), mark.is_empty()) {
        (Player::Max, false) => "panel-max-to-move",
        (Player::Min, false) => "panel-min-to-move",
        (Player::Max, true) => "panel-only-max-to-move",
        (Player::Min, true) => "panel-only-min-to-move",
    };
    shown.words.rich(key, &[("mark", mark.into())])
}

/// How large a board is drawn in a space of so many pixels across, with cells of this width where there is room.
pub(super) fn board_size(grid: &Grid, cell: f32, room: f32) -> Vec2 {
    let (columns, rows) = (grid.columns as f32, grid.rows() as f32);
    let cell = cell.min(room / columns.max(rows));
    vec2(columns * cell, rows * cell)
}

/// A board in a rectangle, with one side's counted lines across it.
pub(super) fn draw_board(ui: &Ui, rect: Rect, grid: &Grid, tally: Option<&Tally>) {
    let frame = Stroke::solid(1.4, Ink::Second);
    let look = Look { min: at(0.0, 0.0), width: rect.width(), frame, faint: false };
    let mut shapes = Vec::new();
    draw_grid(grid, look, &mut shapes);
    if let Some(tally) = tally {
        draw_tally(tally, grid, look, &mut shapes);
    }
    paint::shapes(ui.painter(), rect.min, theme::of(ui), &shapes);
}
