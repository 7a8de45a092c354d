//! The boards and texts at the nodes of a tree: what an author may write, and what is wrong with what is written.
//!
//! Does not depend on the notation: position files and JSON have the same rows and pieces.

use super::schema::PLAYERS;
use crate::messages::Message;
use poda_core::game::board::{Symbol, Tiling};
use poda_core::game::tree::{BoardSet, NodeBoard};
use poda_core::score::Player;
use poda_core::text::{Excerpt, is_unsafe};
use unicode_segmentation::UnicodeSegmentation;

/// The largest numbers of rows, and of cells in a row.
const MAX_SIDE: usize = 20;
/// The largest numbers of characters and of lines in a text.
const MAX_CHARS: usize = 200;
const MAX_LINES: usize = 6;
/// The character with which emoji are joined to one.
const JOINER: char = '\u{200d}';

/// The words for the cells of boards.
pub(super) const TILINGS: &[(&str, Tiling)] = &[
    ("Squares", Tiling::Squares),
    ("Checkered", Tiling::Checkered),
    ("Hex", Tiling::Hexagons),
    ("Points", Tiling::Points),
    ("None", Tiling::Bare),
];

/// What is wrong with a board at a node.
#[derive(Clone, Debug, PartialEq, Message)]
#[message(prefix = "node-board", field = "found")]
pub enum NodeBoardError {
    /// There are no rows, or too many.
    #[message(most = MAX_SIDE)]
    RowCount(#[message("rows")] usize),
    /// A row has no cells, or too many.
    #[message(most = MAX_SIDE)]
    CellCount { found: Excerpt, cells: usize },
    /// A row is not as long as the first one.
    UnevenRow {
        found: Excerpt,
        cells: usize,
        /// The number of cells of the first row.
        expected: usize,
    },
    /// A character cannot be drawn.
    NotACell(Excerpt),
    /// A text has too many characters.
    #[message(most = MAX_CHARS)]
    LongText(#[message("count")] usize),
    /// A text has no lines, or too many.
    #[message(most = MAX_LINES)]
    LineCount(#[message("lines")] usize),
    /// A piece is not one character, or means an empty cell.
    NotAPiece(Excerpt),
    /// A piece is listed twice.
    PieceTaken(Excerpt),
    /// A node has both a board and a text.
    BoardAndText,
}

/// Returns the characters of a text as a reader counts them.
fn characters(text: &str) -> Vec<&str> {
    text.graphemes(true).collect()
}

/// Returns a character that can be drawn.
fn symbol(character: &str) -> Option<Symbol> {
    let is_joined = 1 < character.chars().count();
    let is_invisible = |letter: char| is_unsafe(letter) && !(is_joined && letter == JOINER);
    if character.contains(is_invisible) { None } else { Symbol::new(character) }
}

/// Returns the board of these rows. An error has the index of the row at fault, if it is that of a row.
pub(super) fn board_of_rows(rows: &[String]) -> Result<NodeBoard, (Option<usize>, NodeBoardError)> {
    if !(1..=MAX_SIDE).contains(&rows.len()) {
        return Err((None, NodeBoardError::RowCount(rows.len())));
    }
    let (mut columns, mut cells) = (0, Vec::new());
    for (index, row) in rows.iter().enumerate() {
        let fail = |error| Err((Some(index), error));
        let characters = characters(row);
        let count = characters.len();
        if !(1..=MAX_SIDE).contains(&count) {
            return fail(NodeBoardError::CellCount { found: Excerpt::new(row), cells: count });
        }
        if index == 0 {
            columns = count;
        } else if count != columns {
            return fail(NodeBoardError::UnevenRow { found: Excerpt::new(row), cells: count, expected: columns });
        }
        for character in characters {
            match (is_empty_cell(character), symbol(character)) {
                (true, _) => cells.push(None),
                (false, Some(symbol)) => cells.push(Some(symbol)),
                (false, None) => return fail(NodeBoardError::NotACell(Excerpt::new(character))),
            }
        }
    }
    Ok(NodeBoard::Cells { columns, cells })
}

/// Returns the text of a node that is drawn as it is written.
pub(super) fn board_of_text(text: &str) -> Result<NodeBoard, NodeBoardError> {
    let (count, lines) = (text.chars().count(), text.lines().count());
    if MAX_CHARS < count {
        return Err(NodeBoardError::LongText(count));
    }
    if !(1..=MAX_LINES).contains(&lines) {
        return Err(NodeBoardError::LineCount(lines));
    }
    Ok(NodeBoard::Text(text.to_owned()))
}

pub(super) fn add_piece(set: &mut BoardSet, text: &str, owner: Player) -> Result<(), NodeBoardError> {
    let found = || Excerpt::new(text);
    let is_piece = characters(text).len() == 1 && !is_empty_cell(text);
    let piece = symbol(text).filter(|_| is_piece).ok_or_else(|| NodeBoardError::NotAPiece(found()))?;
    if set.pieces.iter().any(|(other, _)| *other == piece) {
        return Err(NodeBoardError::PieceTaken(found()));
    }
    set.pieces.push((piece, owner));
    Ok(())
}

fn is_empty_cell(character: &str) -> bool {
    matches!(character, "." | " ")
}

/// Returns the word for the cells of boards.
pub(super) fn tiling_name(set: &BoardSet) -> &'static str {
    TILINGS.iter().find(|(_, tiling)| *tiling == set.tiling).map_or("", |(name, _)| name)
}

/// Returns the word for the owner of a piece.
pub(super) fn owner_name(owner: Player) -> &'static str {
    PLAYERS.iter().find(|(_, player)| *player == owner).map_or("", |(name, _)| name)
}
