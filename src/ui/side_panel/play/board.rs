//! The board of a match, with targets to be clicked.

use super::targets::{BoardTarget, target_name};
use crate::game::any::AnyGame;
use crate::game::board::{Board, Piece, PieceShape};
use crate::game::mancala::MancalaSide;
use crate::game::{Game, GameView};
use crate::i18n::Words;
use crate::picture::board::Margins;
use crate::picture::board::{BoardPart, BoardSizes, part_bounds};
use crate::picture::palette::PaletteColor;
use crate::picture::palette::player_color;
use crate::picture::shape::point;
use crate::ui::games::boards::labelled_board;
use crate::ui::games::looks::marks_targets;
use crate::ui::games::side_names::disc_name;
use crate::ui::side_panel::pits_and_piles;
use crate::ui::theme;
use crate::ui::widgets::paint_focus;
use egui::epaint::StrokeKind;
use egui::{CornerRadius, CursorIcon, Rect, Role, Sense, Ui, Vec2, WidgetInfo, pos2, vec2};

/// The largest width of a cell, in pixels.
const CELL: f32 = 66.0;
/// The largest height of boards without cells, in pixels.
const MAX_HEIGHT: f32 = 190.0;

/// Draws the board with its targets. Returns the index of the target that was clicked.
pub(super) fn board_ui(
    ui: &mut Ui,
    words: &Words,
    position: &AnyGame,
    targets: &[BoardTarget],
    chosen: Option<BoardPart>,
) -> Option<usize> {
    let board = position.board();
    let size = size_of(&board, ui.available_width() - Margins::of(&board).left)?;
    let max_side = pits_and_piles::max_side(position);
    if let Some(max) = max_side {
        pits_and_piles::owner_ui(ui, words, MancalaSide::North, max);
    }
    let (rect, response) = labelled_board(ui, &board, size);
    let spoken = words.fill("play-board", &[("board", spoken(words, &board).into())]);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    let mut pressed = None;
    for (index, target) in targets.iter().enumerate() {
        let Some((min, max)) = part_bounds(&board, target.part, point(rect.min.x, rect.min.y), size.x) else {
            continue;
        };
        let place = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
        if target_ui(ui, position, target, place, chosen == Some(target.part), &target_name(words, position, target)) {
            pressed = Some(index);
        }
    }
    if let Some(max) = max_side {
        pits_and_piles::owner_ui(ui, words, MancalaSide::South, max);
    }
    pressed
}

/// Returns the size of a board; `None` if there is none.
fn size_of(board: &Board, room: f32) -> Option<Vec2> {
    match board {
        Board::Abstract => None,
        Board::Grid(grid) => {
            let cell = CELL.min(room / grid.columns as f32).min(4.0 * CELL / grid.rows() as f32);
            Some(vec2(grid.columns as f32, grid.rows() as f32) * cell)
        }
        Board::Mancala(_) | Board::Piles(_) => {
            let natural = BoardSizes::of(board).inner;
            let scale = (room / natural.x).min(MAX_HEIGHT / natural.y);
            Some(vec2(natural.x, natural.y) * scale)
        }
    }
}

/// Draws a target: marked where it is not obvious, and under the pointer. Returns whether it was clicked.
fn target_ui(ui: &Ui, position: &AnyGame, target: &BoardTarget, place: Rect, is_chosen: bool, name: &str) -> bool {
    let response = ui.interact(place, ui.scope_id().with(target.part), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name));
    let mover = theme::color(ui, player_color(position.to_move()));
    let inner = place.shrink((place.width() * 0.08).min(4.0));
    let radius = CornerRadius::same(theme::RADIUS);
    if is_chosen || response.hovered() {
        let ground = theme::color(ui, PaletteColor::Hairline).gamma_multiply(0.25);
        ui.painter().rect_filled(inner, radius, ground);
        let ring = egui::Stroke::new(2.0, mover);
        ui.painter().rect_stroke(inner, radius, ring, StrokeKind::Inside);
    } else if marks_targets(position) {
        ui.painter().circle_filled(place.center(), (place.width() * 0.09).max(2.0), mover.gamma_multiply(0.55));
    }
    paint_focus(ui, &response, inner);
    response.on_hover_cursor(CursorIcon::PointingHand).on_hover_text(name).clicked()
}

/// Returns a board as a screen reader says it.
fn spoken(words: &Words, board: &Board) -> String {
    match board {
        Board::Grid(grid) => {
            let rows = grid.cells.chunks(grid.columns).map(|row| {
                row.iter().map(|cell| cell.map_or_else(|| words.text("play-empty"), |stone| stone_name(words, stone)))
            });
            rows.map(|row| row.collect::<Vec<_>>().join(" ")).collect::<Vec<_>>().join(", ")
        }
        Board::Mancala(_) | Board::Piles(_) => pits_and_piles::spoken(words, board),
        Board::Abstract => String::new(),
    }
}

fn stone_name(words: &Words, stone: Piece) -> String {
    match (stone.shape, stone.owner) {
        (PieceShape::Cross, _) => "X".to_owned(),
        (PieceShape::Nought, _) => "O".to_owned(),
        (PieceShape::Disc, owner) => disc_name(words, owner),
    }
}
