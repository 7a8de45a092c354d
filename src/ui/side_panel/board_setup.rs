//! Boards that are set up by hand: their cells, the effect of a click, the resulting game, and the faults of a board.

use crate::game::GameView;
use crate::game::any::AnyGame;
use crate::game::board::{Board, Grid, Piece, PieceShape};
use crate::game::connect_four::ConnectFour;
use crate::game::marks::{BoardFault, Mark};
use crate::game::othello::{Othello, OthelloMove};
use crate::game::tic_tac_toe::TicTacToe;
use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use crate::score::Player;
use crate::ui::side_names::{mark_name, owner_of_discs, stone_name};

/// The marks in the cells of a board, row by row from the top left.
pub(super) type Cells = Vec<Option<Mark>>;

/// Returns the cells of a game that can be set up by clicks.
pub(super) fn cells_of(game: &AnyGame) -> Option<Cells> {
    match game {
        AnyGame::Tree(_) | AnyGame::Kalah(_) | AnyGame::Babilego(_) | AnyGame::Nim(_) => None,
        AnyGame::TicTacToe(game) => Some((0..9).map(|cell| game.mark_at(cell)).collect()),
        AnyGame::ConnectFour(game) => Some((0..game.rules().cells()).map(|cell| game.mark_at(cell)).collect()),
        AnyGame::Othello(game) => Some((0..64).map(|square| game.mark_at(square)).collect()),
    }
}

/// Returns the game with other marks in its cells.
///
/// # Errors
/// All reasons why no game reaches this board.
pub(super) fn with_cells(game: &AnyGame, cells: &Cells) -> Result<AnyGame, Vec<BoardFault>> {
    match game {
        AnyGame::TicTacToe(game) => {
            let cells = std::array::from_fn(|cell| cells[cell]);
            TicTacToe::from_cells(cells, None, *game.rules()).map(AnyGame::TicTacToe)
        }
        AnyGame::ConnectFour(game) => ConnectFour::from_cells(cells, None, *game.rules()).map(AnyGame::ConnectFour),
        AnyGame::Othello(game) => {
            let cells = std::array::from_fn(|cell| cells[cell]);
            let changed = Othello::from_cells(&cells, game.mark_to_move(), game.max());
            Ok(AnyGame::Othello(changed.with_weights(game.weights())))
        }
        AnyGame::Tree(_) | AnyGame::Kalah(_) | AnyGame::Babilego(_) | AnyGame::Nim(_) => Ok(game.clone()),
    }
}

/// Returns the game with the other side to move, where the board does not determine it.
pub(super) fn with_other_to_move(game: &AnyGame) -> Option<AnyGame> {
    let AnyGame::Othello(game) = game else { return None };
    let cells = std::array::from_fn(|cell| game.mark_at(cell));
    let changed = Othello::from_cells(&cells, game.mark_to_move().other(), game.max());
    Some(AnyGame::Othello(changed.with_weights(game.weights())))
}

/// Puts the next mark into a cell: X, O, empty. In games with alternating turns the mark to move comes first, and a disc
/// falls to the lowest empty cell.
pub(super) fn press(game: &AnyGame, cells: &mut Cells, cell: usize) {
    if let AnyGame::Othello(_) = game {
        cells[cell] = match cells[cell] {
            None => Some(Mark::X),
            Some(Mark::X) => Some(Mark::O),
            Some(Mark::O) => None,
        };
        return;
    }
    let count = |mark| cells.iter().filter(|&&other| other == Some(mark)).count();
    let next = if count(Mark::X) <= count(Mark::O) { Mark::X } else { Mark::O };
    let place = match (game, cells[cell]) {
        (AnyGame::ConnectFour(game), None) => {
            let below = (cell..cells.len()).step_by(game.rules().columns);
            below.take_while(|&below| cells[below].is_none()).last().unwrap_or(cell)
        }
        _ => cell,
    };
    cells[place] = match cells[place] {
        None => Some(next),
        Some(Mark::X) if next == Mark::O => Some(Mark::O),
        Some(_) => None,
    };
}

/// Returns the board with these marks, which need not be possible.
pub(super) fn grid_of(game: &AnyGame, cells: &Cells) -> Option<Grid> {
    let Board::Grid(grid) = game.board() else { return None };
    let (max, is_discs) = match game {
        AnyGame::Tree(_) | AnyGame::Kalah(_) | AnyGame::Babilego(_) | AnyGame::Nim(_) => return None,
        AnyGame::TicTacToe(game) => (game.rules().max, false),
        AnyGame::ConnectFour(game) => (game.rules().max, true),
        AnyGame::Othello(game) => (game.max(), true),
    };
    let stone = |mark: Mark| Piece {
        shape: match mark {
            _ if is_discs => PieceShape::Disc,
            Mark::X => PieceShape::Cross,
            Mark::O => PieceShape::Nought,
        },
        owner: if mark == max { Player::Max } else { Player::Min },
    };
    Some(Grid { cells: cells.iter().map(|mark| mark.map(stone)).collect(), ..grid })
}

/// Returns the name of a cell and its content.
pub(super) fn cell_name(words: &Words, game: &AnyGame, cells: &Cells, cell: usize) -> String {
    let content = cells[cell].map_or_else(|| words.text("board-empty"), |mark| stone_name(words, game, mark));
    let content = ("content", content.into());
    match game {
        AnyGame::ConnectFour(game) => {
            let (columns, rows) = (game.rules().columns, game.rules().rows);
            let (column, row) = (cell % columns + 1, rows - cell / columns);
            let args = [("column", column.to_string().into()), ("row", row.to_string().into()), content];
            words.fill("board-column", &args)
        }
        AnyGame::Othello(game) => {
            let square =
                u8::try_from(cell).map_or_else(|_| String::new(), |cell| game.move_name(OthelloMove::Square(cell)));
            words.fill("board-square", &[("square", square.into()), content])
        }
        AnyGame::TicTacToe(_) | AnyGame::Tree(_) | AnyGame::Kalah(_) | AnyGame::Babilego(_) | AnyGame::Nim(_) => {
            words.fill("board-cell", &[("cell", (cell + 1).to_string().into()), content])
        }
    }
}

/// Returns how to set up the board.
pub(super) fn hint(words: &Words, game: &AnyGame) -> StyledText {
    words.styled(if let AnyGame::ConnectFour(_) = game { "board-hint-column" } else { "board-hint" }, &[])
}

/// Returns the faults of a board. Several floating discs are reported once.
pub(super) fn faults_text(words: &Words, game: &AnyGame, faults: &[BoardFault]) -> StyledText {
    let is_floating = |fault: &BoardFault| matches!(fault, BoardFault::Floating { .. });
    let floating = faults.iter().filter(|fault| is_floating(fault)).take(1);
    let reported = faults.iter().filter(|fault| !is_floating(fault)).chain(floating);
    reported.fold(StyledText::default(), |text, fault| text.then(fault_text(words, game, *fault)))
}

fn fault_text(words: &Words, game: &AnyGame, fault: BoardFault) -> StyledText {
    let name = |mark| mark_name(words, game, mark);
    match fault {
        BoardFault::Counts { x, o } => {
            let mut args = vec![("x", u64::from(x).into()), ("o", u64::from(o).into())];
            if owner_of_discs(game, Mark::X).is_none() {
                return words.styled("board-fault-counts", &args);
            }
            args.extend([("first", name(Mark::X).into()), ("second", name(Mark::O).into())]);
            words.styled("board-fault-discs", &args)
        }
        BoardFault::NotToMove { by_counts, .. } => {
            words.styled("board-fault-to-move", &[("mark", name(by_counts).into())])
        }
        BoardFault::BothHaveALine => words.styled("board-fault-both", &[]),
        BoardFault::MovedAfterTheEnd { winner } => words.styled("board-fault-after", &[("mark", name(winner).into())]),
        BoardFault::Floating { cell } => {
            let columns = if let AnyGame::ConnectFour(game) = game { game.rules().columns } else { 1 };
            words.styled("board-fault-floating", &[("column", (cell % columns + 1).to_string().into())])
        }
    }
}
