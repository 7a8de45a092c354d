//! Sets up a board by clicks on its cells. An impossible board is shown with its faults; only a possible one is searched.

use super::section::{BOARD_WIDTH, paragraph};
use crate::game::any::AnyGame;
use crate::game::board::{Board, Grid};
use crate::game::marks::BoardFault;
use crate::session::command::Command;
use crate::ui::games::board_setup::{
    Cells, cell_name, cells_of, faults_text, grid_of, hint, press, with_other_to_move,
};
use crate::ui::games::boards::{board_size, labelled_board, to_move};
use crate::ui::games::looks::with_cells;
use crate::ui::request::UiRequest;
use crate::ui::size_class::target;
use crate::ui::view_context::ViewContext;
use crate::ui::widgets::{paint_focus, text_button};
use crate::ui::{paint, theme};
use egui::{CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, vec2};

/// The usual width of a cell, in pixels.
const CELL: f32 = 44.0;

/// The state of the editor: a board that is not possible yet.
#[derive(Debug, Default)]
pub(super) struct BoardEditor {
    draft: Option<BoardDraft>,
}

#[derive(Clone, Debug, PartialEq)]
struct BoardDraft {
    cells: Cells,
    /// The open game; the draft is dropped for another one.
    of: AnyGame,
    faults: Vec<BoardFault>,
}

impl BoardEditor {
    /// Draws the board of the open position, or of the draft, with cells to be clicked.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>, requests: &mut Vec<UiRequest>) {
        let (words, game) = (context.words, context.session.document().position());
        self.draft = self.draft.take().filter(|draft| draft.of == *game);
        let Some(mut cells) = self.draft.as_ref().map(|draft| draft.cells.clone()).or_else(|| cells_of(game)) else {
            return;
        };
        let Some(grid) = grid_of(game, &cells) else { return };
        let mut pressed = None;
        ui.vertical_centered(|ui| {
            pressed = board_ui(ui, &grid, |cell| cell_name(words, game, &grid, &cells, cell));
            ui.add_space(6.0);
            let text = match &self.draft {
                None => to_move(context, game),
                Some(draft) => faults_text(words, game, &grid, &draft.faults),
            };
            ui.label(paint::styled_text(&text, theme::TEXT, theme::of(ui), 260.0));
        });
        if self.draft.is_some() {
            ui.add_space(6.0);
            ui.vertical_centered(|ui| {
                if text_button(ui, &words.text("board-reset"), "", true).clicked() {
                    self.draft = None;
                }
            });
        } else {
            paragraph(ui, &hint(words, &grid), 12.5);
        }
        if let Some(other) = with_other_to_move(game) {
            ui.vertical_centered(|ui| {
                if text_button(ui, &words.text("board-other-to-move"), "", true).clicked() {
                    requests.push(UiRequest::Session(Command::SetGame(other)));
                }
            });
        }
        if let Some(cell) = pressed {
            press(game, &grid, &mut cells, cell);
            self.set_cells(game, cells, requests);
        }
    }

    fn set_cells(&mut self, game: &AnyGame, cells: Cells, requests: &mut Vec<UiRequest>) {
        match with_cells(game, &cells) {
            Ok(game) => {
                self.draft = None;
                requests.push(UiRequest::Session(Command::SetGame(game)));
            }
            Err(faults) => self.draft = Some(BoardDraft { cells, of: game.clone(), faults }),
        }
    }
}

/// Draws the board. Returns the cell that was clicked.
fn board_ui(ui: &mut Ui, grid: &Grid, name: impl Fn(usize) -> String) -> Option<usize> {
    let size = board_size(grid, CELL, if CELL <= target(ui, 0.0) { ui.available_width() } else { BOARD_WIDTH });
    let (rect, _) = labelled_board(ui, &Board::Grid(grid.clone()), size);
    let cell_width = size.x / grid.columns as f32;
    let mut pressed = None;
    for cell in 0..grid.cells.len() {
        let offset = vec2((cell % grid.columns) as f32 * cell_width, (cell / grid.columns) as f32 * cell_width);
        let place = Rect::from_min_size(rect.min + offset, vec2(cell_width, cell_width));
        let response = ui.interact(place, ui.scope_id().with(("cell", cell)), Sense::click());
        paint_focus(ui, &response, place.shrink((cell_width * 0.07).min(3.0)));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(cell)));
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            pressed = Some(cell);
        }
    }
    pressed
}
