//! Boards that are set up by hand: their cells, the effect of a click, and the faults of a board.

use super::looks::{Sides, with_to_move};
use super::side_names::{mark_name, stone_name};
use crate::game::any::AnyGame;
use crate::game::board::{Board, Coordinates, Grid, Piece, PieceShape};
use crate::game::marks::{BoardFault, Mark};
use crate::game::{Game, GameView};
use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use crate::score::Player;

/// The marks in the cells of a board, row by row from the top left.
pub type Cells = Vec<Option<Mark>>;

/// Returns the grid of a game whose cells can be set up by clicks, with the mark of MAX and the shape of its pieces.
fn grid_and_sides(game: &AnyGame) -> Option<(Grid, Mark, fn(Mark) -> PieceShape)> {
    let Board::Grid(grid) = game.board() else { return None };
    match Sides::of(game) {
        Sides::Marks(max) => Some((grid, max, |mark| match mark {
            Mark::X => PieceShape::Cross,
            Mark::O => PieceShape::Nought,
        })),
        Sides::Discs(max) => Some((grid, max, |_| PieceShape::Disc)),
        Sides::Rows(_) | Sides::Players => None,
    }
}

/// Returns the cells of a game that can be set up by clicks.
#[must_use]
pub fn cells_of(game: &AnyGame) -> Option<Cells> {
    let (grid, max, _) = grid_and_sides(game)?;
    let mark = |piece: Piece| if piece.owner == Player::Max { max } else { max.other() };
    Some(grid.cells.into_iter().map(|piece| piece.map(mark)).collect())
}

/// Returns the board with these marks, which need not be possible.
#[must_use]
pub fn grid_of(game: &AnyGame, cells: &Cells) -> Option<Grid> {
    let (grid, max, shape) = grid_and_sides(game)?;
    let piece = |mark| Piece { shape: shape(mark), owner: if mark == max { Player::Max } else { Player::Min } };
    Some(Grid { cells: cells.iter().map(|mark| mark.map(piece)).collect(), ..grid })
}

/// Returns the game with the other side to move, where the board does not determine it.
#[must_use]
pub fn with_other_to_move(game: &AnyGame) -> Option<AnyGame> {
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
#[must_use]
pub fn cell_name(words: &Words, game: &AnyGame, grid: &Grid, cells: &Cells, cell: usize) -> String {
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
#[must_use]
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
#[must_use]
pub fn faults_text(words: &Words, game: &AnyGame, grid: &Grid, faults: &[BoardFault]) -> StyledText {
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
