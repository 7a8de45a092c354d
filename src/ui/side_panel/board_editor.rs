//! Sets up a board by clicks on its cells. An impossible board is shown with its faults; only a possible one is searched.

use super::section::{BOARD_WIDTH, paragraph};
use crate::game::any::AnyGame;
use crate::game::board::{Board, Coordinates, Grid, Piece, PieceShape};
use crate::game::marks::{BoardFault, Mark};
use crate::game::{Game, GameView};
use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use crate::score::Player;
use crate::session::command::Command;
use crate::ui::games::boards::{board_size, labeled_board, mark_name, stone_name, to_move};
use crate::ui::games::looks::{Sides, with_cells, with_to_move};
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
    pub(super) fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
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
                    context.requests.push(Command::SetGame(other));
                }
            });
        }
        if let Some(cell) = pressed {
            press(game, &grid, &mut cells, cell);
            self.set_cells(context, cells);
        }
    }

    fn set_cells(&mut self, context: &ViewContext<'_>, cells: Cells) {
        let game = context.session.document().position();
        match with_cells(game, &cells) {
            Ok(game) => {
                self.draft = None;
                context.requests.push(Command::SetGame(game));
            }
            Err(faults) => self.draft = Some(BoardDraft { cells, of: game.clone(), faults }),
        }
    }
}

/// Draws the board. Returns the cell that was clicked.
fn board_ui(ui: &mut Ui, grid: &Grid, name: impl Fn(usize) -> String) -> Option<usize> {
    let size = board_size(grid, CELL, if CELL <= target(ui, 0.0) { ui.available_width() } else { BOARD_WIDTH });
    let (rect, _) = labeled_board(ui, &Board::Grid(grid.clone()), size);
    let cell_width = size.x / grid.columns as f32;
    let mut pressed = None;
    for cell in 0..grid.cells.len() {
        let offset = vec2((cell % grid.columns) as f32 * cell_width, (cell / grid.columns) as f32 * cell_width);
        let cell_rect = Rect::from_min_size(rect.min + offset, vec2(cell_width, cell_width));
        let response = ui.interact(cell_rect, ui.scope_id().with(("cell", cell)), Sense::click());
        paint_focus(ui, &response, cell_rect.shrink((cell_width * 0.07).min(3.0)));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(cell)));
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            pressed = Some(cell);
        }
    }
    pressed
}

/// The marks in the cells of a board, row by row from the top left.
pub type Cells = Vec<Option<Mark>>;

/// Returns the grid of a game whose cells can be set up by clicks, with the mark of MAX and the shapes of X and O.
fn grid_and_sides(game: &AnyGame) -> Option<(Grid, Mark, [PieceShape; 2])> {
    let Board::Grid(grid) = game.board() else { return None };
    match Sides::of(game) {
        Sides::Marks(max) => Some((grid, max, [PieceShape::Cross, PieceShape::Nought])),
        Sides::Discs(max) => Some((grid, max, [PieceShape::Disc; 2])),
        Sides::Rows(_) | Sides::Players => None,
    }
}

/// Returns the cells of a game that can be set up by clicks.
fn cells_of(game: &AnyGame) -> Option<Cells> {
    let (grid, max, _) = grid_and_sides(game)?;
    let mark = |piece: Piece| if piece.owner == Player::Max { max } else { max.other() };
    Some(grid.cells.into_iter().map(|piece| piece.map(mark)).collect())
}

/// Returns the board with these marks, which need not be possible.
fn grid_of(game: &AnyGame, cells: &Cells) -> Option<Grid> {
    let (grid, max, shapes) = grid_and_sides(game)?;
    let piece =
        |mark| Piece { shape: shapes[mark as usize], owner: if mark == max { Player::Max } else { Player::Min } };
    Some(Grid { cells: cells.iter().map(|mark| mark.map(piece)).collect(), ..grid })
}

/// Returns the game with the other side to move, where the board does not determine it.
fn with_other_to_move(game: &AnyGame) -> Option<AnyGame> {
    with_to_move(game, game.to_move().opponent())
}

/// Puts the next mark into a cell: X, O, empty. In games with alternating turns the mark to move comes first, and a disc
/// falls to the lowest empty cell where only columns are named.
pub fn press(game: &AnyGame, grid: &Grid, cells: &mut Cells, cell: usize) {
    let count = |mark| cells.iter().filter(|&&other| other == Some(mark)).count();
    let is_determined = with_other_to_move(game).is_none();
    let next = if !is_determined || count(Mark::X) <= count(Mark::O) { Mark::X } else { Mark::O };
    let falls = grid.coordinates == Coordinates::ColumnNumbers && cells[cell].is_none();
    let pressed = if falls {
        let below = (cell..cells.len()).step_by(grid.columns);
        below.take_while(|&below| cells[below].is_none()).last().unwrap_or(cell)
    } else {
        cell
    };
    cells[pressed] = match cells[pressed] {
        None => Some(next),
        Some(Mark::X) if next == Mark::O || !is_determined => Some(Mark::O),
        Some(_) => None,
    };
}

/// Returns the name of a cell and its content.
fn cell_name(words: &Words, game: &AnyGame, grid: &Grid, cells: &Cells, cell: usize) -> String {
    let content = cells[cell].map_or_else(|| words.text("board-empty"), |mark| stone_name(words, game, mark));
    let content = ("content", content.into());
    match grid.coordinates {
        Coordinates::CellNumbers => words.fill("board-cell", &[("cell", (cell + 1).to_string().into()), content]),
        Coordinates::ColumnNumbers => {
            let (column, row) = (cell % grid.columns + 1, grid.rows() - cell / grid.columns);
            let args = [("column", column.to_string().into()), ("row", row.to_string().into()), content];
            words.fill("board-column", &args)
        }
        Coordinates::Algebraic => {
            let square = grid.cell_name(cell).unwrap_or_default();
            words.fill("board-square", &[("square", square.into()), content])
        }
    }
}

/// Returns how to set up the board.
pub fn hint(words: &Words, grid: &Grid) -> StyledText {
    words.styled(
        match grid.coordinates {
            Coordinates::ColumnNumbers => "board-hint-column",
            Coordinates::CellNumbers | Coordinates::Algebraic => "board-hint",
        },
        &[],
    )
}

/// Returns the faults of a board. Several floating discs are reported once.
fn faults_text(words: &Words, game: &AnyGame, grid: &Grid, faults: &[BoardFault]) -> StyledText {
    let is_floating = |fault: &BoardFault| matches!(fault, BoardFault::Floating { .. });
    let floating = faults.iter().filter(|fault| is_floating(fault)).take(1);
    let reported = faults.iter().filter(|fault| !is_floating(fault)).chain(floating);
    reported.fold(StyledText::default(), |text, fault| text.then(fault_text(words, game, grid, *fault)))
}

fn fault_text(words: &Words, game: &AnyGame, grid: &Grid, fault: BoardFault) -> StyledText {
    let name = |mark| mark_name(words, game, mark);
    match fault {
        BoardFault::Counts { x, o } => {
            let counts = [("x", u64::from(x).into()), ("o", u64::from(o).into())];
            let names = [("first", name(Mark::X).into()), ("second", name(Mark::O).into())];
            match Sides::of(game) {
                Sides::Discs(_) => words.styled("board-fault-discs", &[counts, names].concat()),
                Sides::Marks(_) | Sides::Rows(_) | Sides::Players => words.styled("board-fault-counts", &counts),
            }
        }
        BoardFault::NotToMove { by_counts, .. } => {
            words.styled("board-fault-to-move", &[("mark", name(by_counts).into())])
        }
        BoardFault::BothHaveALine => words.styled("board-fault-both", &[]),
        BoardFault::MovedAfterTheEnd { winner } => words.styled("board-fault-after", &[("mark", name(winner).into())]),
        BoardFault::Floating { cell } => {
            words.styled("board-fault-floating", &[("column", (cell % grid.columns + 1).to_string().into())])
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::games::counts_form::CountsForm;
    use crate::ui::games::looks::with_counts;
    use crate::ui::games::new_game::NewGame;

    #[test]
    fn every_game_is_set_up_by_clicks_or_in_fields() {
        for game in NewGame::all().map(NewGame::document) {
            let game = game.position();
            let form = CountsForm::of(&game.board());
            match cells_of(game) {
                Some(cells) => assert_eq!(with_cells(game, &cells), Ok(game.clone())),
                None => assert!(0 < form.rows() && with_counts(game, &form) == Ok(game.clone()), "{game:?}"),
            }
        }
    }
}
