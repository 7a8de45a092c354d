//! The editor of the position: the cells of a board are set up by clicks, pits and piles in fields. An impossible board
//! is shown with its faults; only a possible one is searched.

use egui::{CursorIcon, Id, Key, Label, Rect, RichText, Role, Sense, TextEdit, Ui, WidgetInfo, pos2, vec2};
use poda_core::game::any::AnyGame;
use poda_core::game::board::{Board, Coordinates, Grid, Piece};
use poda_core::game::mancala::MancalaSide;
use poda_core::game::marks::{BoardFault, Mark};
use poda_core::game::{Game, GameView};
use poda_core::score::Player;
use poda_picture::picture::board::cell_bounds;
use poda_picture::picture::fonts::Font;
use poda_picture::picture::shape::point;
use poda_session::Command;
use poda_window::games::boards::{board_size, labeled_board, mark_name, piece_name, side_name};
use poda_window::games::counts_form::{CountsFault, CountsFaultKind, CountsForm, CountsKind};
use poda_window::games::game_look::Sides;
use poda_window::games::look_of;
use poda_window::look::size_class::target;
use poda_window::look::widgets::{
    MAX_TYPED_CHARS, keep_focus_after_enter, paint_focus, segmented_control, text_button, wrapped,
};
use poda_window::look::{paint, theme};
use poda_window::panel::node_description::to_move;
use poda_window::panel::request::UiRequest;
use poda_window::panel::request_widgets::request_button;
use poda_window::panel::section::{BOARD_WIDTH, paragraph};
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::message_args::player_name;
use poda_words::i18n::styled_text::StyledText;
use poda_words::i18n::{Words, args};

/// The usual width of a cell, in pixels.
const CELL: f32 = 44.0;

/// The state of the editor: the draft of a board that is not possible yet.
#[derive(Debug, Default)]
pub(super) struct BoardEditor {
    draft: Option<BoardDraft>,
}

#[derive(Clone, Debug, PartialEq)]
struct BoardDraft {
    cells: BoardPieces,
    /// The open game. The draft is dropped when another one is open.
    of: AnyGame,
    faults: Vec<BoardFault>,
}

impl BoardEditor {
    /// Returns whether an impossible position is shown.
    pub(super) const fn is_open(&self) -> bool {
        self.draft.is_some()
    }

    /// Draws the board of the open position, or of the draft. Its cells can be clicked.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let (words, game) = (context.words, context.session.latest_document().position());
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
                request_button(ui, context, "board-other-to-move", "", true, Command::SetGame(other));
            });
        }
        if let Some(cell) = pressed {
            press(game, &grid, &mut cells, cell);
            self.set_cells(context, cells);
        }
    }

    fn set_cells(&mut self, context: &ViewContext<'_>, cells: BoardPieces) {
        let game = context.session.latest_document().position();
        match look_of(game).with_pieces(&cells) {
            Ok(game) => {
                self.draft = None;
                context.requests.push(Command::SetGame(game));
            }
            Err(faults) => self.draft = Some(BoardDraft { cells, of: game.clone(), faults }),
        }
    }
}

fn board_ui(ui: &mut Ui, grid: &Grid, name: impl Fn(usize) -> String) -> Option<usize> {
    let size = board_size(grid, CELL, if CELL <= target(ui, 0.0) { ui.available_width() } else { BOARD_WIDTH });
    let (rect, _) = labeled_board(ui, &Board::Grid(grid.clone()), size);
    let mut pressed = None;
    for cell in 0..grid.cells.len() {
        let (min, max) = cell_bounds(grid, point(rect.min.x, rect.min.y), size.x, cell);
        let cell_rect = Rect::from_min_max(pos2(min.x, min.y), pos2(max.x, max.y));
        let response = ui.interact(cell_rect, ui.scope_id().with(("cell", cell)), Sense::click());
        paint_focus(ui, &response, cell_rect.shrink((cell_rect.width() * 0.07).min(3.0)));
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, name(cell)));
        if response.on_hover_cursor(CursorIcon::PointingHand).clicked() {
            pressed = Some(cell);
        }
    }
    pressed
}

/// The pieces in the cells of a board, in rows from the top left: each is its index among the [pieces] of the game.
pub type BoardPieces = Vec<Option<usize>>;

/// Returns whether the board of a game can be set up by clicks.
pub(super) fn is_set_up_by_clicks(game: &AnyGame) -> bool {
    cells_of(game).is_some()
}

/// Returns the cells of a game that can be set up by clicks.
fn cells_of(game: &AnyGame) -> Option<BoardPieces> {
    let Board::Grid(grid) = game.board() else { return None };
    let pieces = Some(look_of(game).pieces()).filter(|pieces| !pieces.is_empty())?;
    let index = |piece: Piece| pieces.iter().position(|other| *other == piece);
    Some(grid.cells.into_iter().map(|piece| piece.and_then(index)).collect())
}

/// Returns the board with these pieces. The board may be an impossible position.
fn grid_of(game: &AnyGame, cells: &BoardPieces) -> Option<Grid> {
    let Board::Grid(grid) = game.board() else { return None };
    let pieces = look_of(game).pieces();
    Some(Grid { cells: cells.iter().map(|piece| pieces.get((*piece)?).copied()).collect(), ..grid })
}

/// Returns the game with the other side to move; `None` if the board determines the side to move.
fn with_other_to_move(game: &AnyGame) -> Option<AnyGame> {
    look_of(game).with_player_to_move(game.to_move().opponent())
}

/// Changes the piece in a cell: from empty to X, to O, in a game of three players to T, and to empty again. In games of
/// two sides with strictly alternating turns, the side to move comes first. Where a move only names a column, a disc
/// falls to the lowest empty cell.
fn press(game: &AnyGame, grid: &Grid, cells: &mut BoardPieces, cell: usize) {
    let count = |piece| cells.iter().filter(|&&other| other == Some(piece)).count();
    let last = look_of(game).pieces().len().saturating_sub(1);
    let alternates = last == 1 && with_other_to_move(game).is_none();
    let first = usize::from(alternates && count(1) < count(0));
    let falls = grid.coordinates == Coordinates::ColumnNumbers && cells[cell].is_none();
    let pressed = if falls {
        let below = (cell..cells.len()).step_by(grid.columns);
        below.take_while(|&below| cells[below].is_none()).last().unwrap_or(cell)
    } else {
        cell
    };
    cells[pressed] = match cells[pressed] {
        None => Some(first),
        // Where X has just been put in, X was to move, and the next click takes it out.
        Some(piece) if piece < last && (!alternates || first == 1) => Some(piece + 1),
        Some(_) => None,
    };
}

fn cell_name(words: &Words, game: &AnyGame, grid: &Grid, cells: &BoardPieces, cell: usize) -> String {
    let piece = cells[cell].and_then(|piece| look_of(game).pieces().get(piece).copied());
    let content = piece.map_or_else(|| words.text("board-empty"), |piece| piece_name(words, piece));
    match grid.coordinates {
        Coordinates::CellNumbers | Coordinates::TileNumbers => {
            words.fill("board-cell", &args![cell = (cell + 1).to_string(), content])
        }
        Coordinates::ColumnNumbers => {
            let (column, row) = (cell % grid.columns + 1, grid.rows() - cell / grid.columns);
            let args = args![column = column.to_string(), row = row.to_string(), content];
            words.fill("board-column", &args)
        }
        Coordinates::Algebraic | Coordinates::Chess => {
            let square = grid.cell_name(cell).unwrap_or_default();
            words.fill("board-square", &args![square, content])
        }
    }
}

/// Returns the sentence on how to set up the board.
pub fn hint(words: &Words, grid: &Grid) -> StyledText {
    let is_column = grid.coordinates == Coordinates::ColumnNumbers;
    words.styled(if is_column { "board-hint-column" } else { "board-hint" }, &[])
}

/// Returns the faults of a board as sentences. Several floating discs are reported once.
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
            let counts = args![x = u64::from(x), o = u64::from(o)];
            let names = args![first = name(Mark::X), second = name(Mark::O)];
            match look_of(game).sides() {
                Sides::Discs(_) => words.styled("board-fault-discs", &[counts, names].concat()),
                Sides::Marks(_) | Sides::Rows(_) | Sides::Players => words.styled("board-fault-counts", &counts),
            }
        }
        BoardFault::NotToMove { by_counts, .. } => words.styled("board-fault-to-move", &args![mark = name(by_counts)]),
        BoardFault::BothHaveALine => words.styled("board-fault-both", &[]),
        BoardFault::MovedAfterTheEnd { winner } => words.styled("board-fault-after", &args![mark = name(winner)]),
        BoardFault::NotOfThree => words.styled("board-fault-three", &[]),
        BoardFault::Floating { cell } => {
            words.styled("board-fault-floating", &args![column = (cell % grid.columns + 1).to_string()])
        }
    }
}

/// The state of the editor: the fields, if they are open.
#[derive(Debug, Default)]
pub(super) struct CountsEditor {
    draft: Option<CountsDraft>,
}

#[derive(Debug)]
struct CountsDraft {
    /// The open game. The fields are reset when another one is open.
    of: AnyGame,
    form: CountsForm,
}

impl CountsEditor {
    /// Returns whether the fields are shown.
    pub(super) const fn is_open(&self) -> bool {
        self.draft.is_some()
    }

    /// Draws the fields, or the button that opens them.
    pub(super) fn show(&mut self, ui: &mut Ui, context: &ViewContext<'_>) {
        let (words, game) = (context.words, context.session.latest_document().position());
        let Some(form) = CountsForm::of(&game.board()) else { return };
        let Some(draft) = &mut self.draft else {
            ui.vertical_centered(|ui| {
                if text_button(ui, &words.text("counts-change"), "", true).clicked() {
                    self.draft = Some(CountsDraft { of: game.clone(), form });
                }
            });
            return;
        };
        if draft.of != *game {
            *draft = CountsDraft { of: game.clone(), form: form.clone() };
        }
        if let Some(changed) = switches_ui(ui, words, game) {
            context.requests.push(Command::SetGame(changed));
        }
        ui.add_space(6.0);
        let has_lost_focus = fields_ui(ui, words, &mut draft.form);
        let is_canceled = ui.input(|input| input.key_pressed(Key::Escape));
        let typed_game = look_of(game).with_counts(&draft.form);
        match &typed_game {
            Ok(typed_game) if typed_game == game => {}
            Ok(typed_game) if has_lost_focus && !is_canceled => {
                context.requests.push(Command::SetGame(typed_game.clone()));
            }
            Ok(_) => paragraph(ui, &words.styled("counts-press-enter", &[]), 12.5),
            Err(wrong) => paragraph(ui, &wrong_text(words, &form, *wrong), 12.5),
        }
        ui.add_space(4.0);
        let is_changed = typed_game.as_ref() != Ok(game);
        wrapped(ui, [6.0, 4.0], |ui| {
            let kind = match form.kind() {
                CountsKind::Pits => Some("pits"),
                CountsKind::Piles => Some("piles"),
                CountsKind::Points | CountsKind::Tiles => None,
            };
            let buttons = [("counts-more", false), ("counts-fewer", true)].map(|button| Some((button, kind?)));
            for ((message, shorter), kind) in buttons.into_iter().flatten() {
                let name = words.fill(message, &args![kind]);
                let max = look_of(game).board_numbers().first().map_or(0, |number| number.max);
                let resized = draft.form.resized(shorter, max).and_then(|form| look_of(game).with_counts(&form).ok());
                if text_button(ui, &name, "", resized.is_some()).clicked() {
                    context.requests.extend(resized.map(|game| UiRequest::Session(Command::SetGame(game))));
                }
            }
            if is_changed && text_button(ui, &words.text("board-reset"), "", true).clicked() || is_canceled {
                draft.form = form;
            }
        });
        if !is_changed && text_button(ui, &words.text("counts-done"), "", true).clicked() {
            self.draft = None;
        }
    }
}

/// Draws the switches for the side to move and for MAX's side. Returns the position after a click.
fn switches_ui(ui: &mut Ui, words: &Words, game: &AnyGame) -> Option<AnyGame> {
    let turn = words.text("counts-turn");
    let mut switch = |name: &str, choices: &[&str], chosen: usize| {
        ui.horizontal(|ui| {
            ui.add_sized(vec2(52.0, 24.0), Label::new(name));
            segmented_control(ui, name, choices, chosen, true)
        })
        .inner
    };
    let Sides::Rows(max) = look_of(game).sides() else {
        with_other_to_move(game)?;
        let players = [Player::Max, Player::Min];
        let chosen = usize::from(game.to_move() == Player::Min);
        return switch(&turn, &["MAX", "MIN"], chosen)
            .and_then(|player| look_of(game).with_player_to_move(players[player]));
    };
    let [south, north] = MancalaSide::ALL.map(|side| side_name(words, side));
    let side_to_move = if game.to_move() == Player::Max { max } else { max.other() };
    let to_move = switch(&turn, &[&south, &north], side_to_move as usize);
    let other_max = switch("MAX", &[&south, &north], max as usize);
    let moved = to_move.and_then(|side| look_of(game).with_player_to_move(MancalaSide::ALL[side].player(max)));
    moved.or_else(|| look_of(game).with_max_on(MancalaSide::ALL[other_max?]))
}

/// Draws the fields, South's on the left and North's on the right, and those of tiles if the board has them. Returns
/// whether a field lost the focus.
fn fields_ui(ui: &mut Ui, words: &Words, form: &mut CountsForm) -> bool {
    let columns = form.columns();
    let has_labels = form.kind() != CountsKind::Tiles;
    let mut has_lost_focus = false;
    for row in 0..form.rows() {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            for column in 0..columns {
                let label = label_of(words, form, column, row);
                let field = form.field([column, row]);
                let width = if columns == 1 { 90.0 } else { 60.0 };
                let edit = TextEdit::singleline(field)
                    .char_limit(MAX_TYPED_CHARS)
                    .desired_width(if has_labels { width } else { 44.0 })
                    .font(theme::font(Font::Regular, 13.0))
                    .id(Id::unique(("count", column, row)));
                let response = if has_labels {
                    let label = Label::new(RichText::new(label).size(12.0)).truncate();
                    let named = ui.add_sized(vec2(62.0, 22.0), label);
                    ui.add(edit).labelled_by(named.id)
                } else {
                    let response = ui.add(edit);
                    ui.ctx().accesskit_node_builder(response.id, |node| node.set_label(label.as_str()));
                    response
                };
                has_lost_focus |= response.lost_focus();
                keep_focus_after_enter(ui, &response, field);
            }
        });
    }
    has_lost_focus
}

/// Returns the label of a field, such as `South 3`, `South, store`, `Pile 1`, `MAX` or `Cell 5`, counted from 1.
fn label_of(words: &Words, form: &CountsForm, column: usize, row: usize) -> String {
    let number = ("number", (row + 1).to_string().into());
    match form.kind() {
        CountsKind::Pits => {
            let side = side_name(words, MancalaSide::ALL[column]);
            let key = if row + 1 == form.rows() { "counts-store" } else { "counts-pit" };
            words.fill(key, &[("side", side.into()), number])
        }
        CountsKind::Piles => words.fill("counts-pile", &[number]),
        CountsKind::Points => match row {
            0 => player_name(Player::Max).to_owned(),
            1 => player_name(Player::Min).to_owned(),
            _ => words.text("counts-turn-points"),
        },
        CountsKind::Tiles => {
            let cell = row * form.columns() + column + 1;
            words.fill("counts-cell", &args![number = cell.to_string()])
        }
    }
}

fn wrong_text(words: &Words, form: &CountsForm, wrong: CountsFault) -> StyledText {
    let [column, row] = wrong.field;
    let field = label_of(words, form, column, row);
    let with_max = |key, max| words.styled(key, &args![field = field.clone(), most = words.number(max)]);
    match wrong.kind {
        CountsFaultKind::Count(max) => with_max("counts-wrong-count", max.into()),
        CountsFaultKind::Token(max) => with_max("counts-wrong-token", max as u64),
        CountsFaultKind::Tile(max) => words.styled("counts-wrong-tile", &args![field, most = max.to_string()]),
        CountsFaultKind::Orders => words.styled("counts-wrong-orders", &args![field]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_window::games::counts_form::CountsForm;
    use poda_window::games::new_game::NewGame;

    #[test]
    fn every_game_is_set_up_by_clicks_or_in_fields() {
        for game in NewGame::all().map(NewGame::document) {
            let game = game.position();
            if let Some(cells) = cells_of(game) {
                assert_eq!(look_of(game).with_pieces(&cells), Ok(game.clone()));
            } else {
                let form = CountsForm::of(&game.board()).expect("a form of numbers");
                assert_eq!(look_of(game).with_counts(&form), Ok(game.clone()));
            }
        }
    }
}
