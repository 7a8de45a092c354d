//! Setting up a tic-tac-toe board by pressing its cells. A board that no game comes to is shown, and said to be so;
//! only a possible one is searched.

use super::boards::{draw_board, to_move};
use super::paragraph;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::game::board::{Board, Grid, Shape, Stone};
use crate::game::tic_tac_toe::{BoardFault, Mark, Rules, TicTacToe};
use crate::i18n::Words;
use crate::i18n::rich::Rich;
use crate::score::Player;
use crate::session::command::Command;
use crate::ui::action::Action;
use crate::ui::tree_panel::Shown;
use crate::ui::widgets::{paint_focus, text_button};
use crate::ui::{paint, theme};
use egui::{CursorIcon, Rect, Role, Sense, Ui, WidgetInfo, vec2};

/// The side of the board on the screen.
const SIDE: f32 = 132.0;

/// A board that is being set up and is not, or not yet, a possible one.
#[derive(Debug, Default)]
pub(super) struct BoardEditor {
    draft: Option<Draft>,
}

#[derive(Clone, Debug, PartialEq)]
struct Draft {
    cells: [Option<Mark>; 9],
    /// The game that is open meanwhile: a draft of another is forgotten.
    of: TicTacToe,
    faults: Vec<BoardFault>,
}

impl BoardEditor {
    /// Draws the board of the open position, or of the draft, with its cells to press.
    pub(super) fn show(&mut self, ui: &mut Ui, shown: &Shown<'_>, actions: &mut Vec<Action>) {
        let AnyGame::TicTacToe(game) = shown.session.document().game else { return };
        self.draft = self.draft.take().filter(|draft| draft.of == game);
        let cells = self.draft.as_ref().map_or_else(|| cells_of(&game), |draft| draft.cells);
        let mut pressed = None;
        ui.vertical_centered(|ui| {
            pressed = board_ui(ui, shown.words, game.rules(), &cells);
            ui.add_space(6.0);
            let text = match &self.draft {
                None => to_move(shown, &AnyGame::TicTacToe(game)),
                Some(draft) => faults_text(shown.words, &draft.faults),
            };
            ui.label(paint::rich(&text, theme::TEXT, theme::of(ui), 260.0));
        });
        if self.draft.is_some() {
            ui.add_space(6.0);
            ui.vertical_centered(|ui| {
                if text_button(ui, &shown.words.text("board-reset"), "", true).clicked() {
                    self.draft = None;
                }
            });
        } else {
            paragraph(ui, &shown.words.rich("board-hint", &[]), 12.5);
        }
        if let Some(cell) = pressed {
            self.press(game, cells, cell, actions);
        }
    }

    /// Puts the next mark into a cell: X, O, nothing. A cell takes the mark whose turn it is first.
    fn press(&mut self, game: TicTacToe, mut cells: [Option<Mark>; 9], cell: usize, actions: &mut Vec<Action>) {
        let count = |mark| cells.iter().filter(|&&other| other == Some(mark)).count();
        let next = if count(Mark::X) <= count(Mark::O) { Mark::X } else { Mark::O };
        cells[cell] = match cells[cell] {
            None => Some(next),
            Some(Mark::X) if next == Mark::O => Some(Mark::O),
            Some(_) => None,
        };
        match TicTacToe::from_cells(cells, None, *game.rules()) {
            Ok(game) => {
                self.draft = None;
                actions.push(Action::Do(Command::SetGame(AnyGame::TicTacToe(game))));
            }
            Err(faults) => self.draft = Some(Draft { cells, of: game, faults }),
        }
    }
}

fn cells_of(game: &TicTacToe) -> [Option<Mark>; 9] {
    std::array::from_fn(|cell| game.mark_at(cell))
}

fn board_ui(ui: &mut Ui, words: &Words, rules: &Rules, cells: &[Option<Mark>; 9]) -> Option<usize> {
    let (rect, _) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::hover());
    draw_board(ui, rect, &grid_of(rules, cells), None);
    let mut pressed = None;
    for (cell, mark) in cells.iter().enumerate() {
        let size = SIDE / 3.0;
        let offset = vec2((cell % 3) as f32 * size, (cell / 3) as f32 * size);
        let place = Rect::from_min_size(rect.min + offset, vec2(size, size));
        let response = ui.interact(place, ui.scope_id().with(("cell", cell)), Sense::click());
        paint_focus(ui, &response, place.shrink(3.0));
        let content = mark.map_or_else(|| words.text("board-empty"), |mark| mark.letter().to_string());
        let name = words.fill("board-cell", &[("cell", cell.to_string().into()), ("content", content.into())]);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            pressed = Some(cell);
        }
    }
    pressed
}

/// A possible board knows how it looks; an impossible one has to be drawn all the same.
fn grid_of(rules: &Rules, cells: &[Option<Mark>; 9]) -> Grid {
    let stone = |mark: Mark| Stone {
        shape: match mark {
            Mark::X => Shape::Cross,
            Mark::O => Shape::Nought,
        },
        owner: if mark == rules.max { Player::Max } else { Player::Min },
    };
    match TicTacToe::from_cells(*cells, None, *rules).map(|game| game.board()) {
        Ok(Board::Grid(grid)) => grid,
        _ => Grid { columns: 3, cells: cells.iter().map(|mark| mark.map(stone)).collect(), last: None },
    }
}

fn faults_text(words: &Words, faults: &[BoardFault]) -> Rich {
    faults.iter().fold(Rich::default(), |said, fault| said.then(fault_text(words, *fault)))
}

fn fault_text(words: &Words, fault: BoardFault) -> Rich {
    match fault {
        BoardFault::Counts { x, o } => {
            words.rich("board-fault-counts", &[("x", u64::from(x).into()), ("o", u64::from(o).into())])
        }
        BoardFault::NotToMove { by_counts, .. } => {
            words.rich("board-fault-to-move", &[("mark", by_counts.letter().to_string().into())])
        }
        BoardFault::BothHaveALine => words.rich("board-fault-both", &[]),
        BoardFault::MovedAfterTheEnd { winner } => {
            words.rich("board-fault-after", &[("mark", winner.letter().to_string().into())])
        }
    }
}
