//! A position as text: stones as letters, and in each empty cell the name of the move that fills it.
//!
//! The text contains only names, numbers and signs, so it is the same in every language. A board of another shape needs
//! one more arm in [`position_text`].

use super::message_args::player_name;
use poda_core::game::GameView;
use poda_core::game::board::{
    Board, Coordinates, DiceBoard, Grid, MancalaBoard, Piece, PieceShape, Piles, PitContents,
};
use poda_core::game::played_game::legal_moves;
use poda_core::score::Player;
use poda_core::text::visible;
use std::fmt::Write;

const MAX_CHILDREN: usize = 100;

/// Returns a position as lines of text, each with its line end. `id` names a position that has no name of its own.
pub fn position_text<G: GameView>(position: &G, id: &str) -> String {
    let moves = legal_moves(position);
    let board = match position.board() {
        Board::Abstract => node_text(position, id, &moves),
        // A cell may contain several tiles.
        Board::Grid(grid) if grid.holds_tiles() || grid.coordinates == Coordinates::Chess => grid_text(&grid, &[]),
        Board::Grid(grid) => grid_text(&grid, &named_cells(position, &moves)),
        Board::Mancala(board) => mancala_text(&board),
        Board::Piles(piles) => piles_text(&piles),
        Board::Dice(dice) => dice_text(&dice),
        Board::Text(text) => text.lines.iter().flat_map(|line| ["  ".into(), visible(line), "\n".into()]).collect(),
    };
    // The moves of a tree are not those of a board.
    if position.is_explicit_tree() && position.has_board() {
        return board + &node_text(position, id, &moves);
    }
    board
}

/// Returns the cells that the moves fill, each with its move's name. The board after a move records the cell.
fn named_cells<G: GameView>(position: &G, moves: &[G::Move]) -> Vec<(usize, String)> {
    let cell = |mv| {
        let Board::Grid(grid) = position.after(mv).board() else { return None };
        grid.last
    };
    moves.iter().filter_map(|&mv| Some((cell(mv)?, position.shown_move(mv)))).collect()
}

/// Returns a grid row by row. An empty cell shows its name from `names`, or a dot.
fn grid_text(grid: &Grid, names: &[(usize, String)]) -> String {
    let signs: Vec<_> = grid.cells.iter().map(|cell| cell.map(sign)).collect();
    let written = names.iter().map(|(_, name)| name).chain(signs.iter().flatten());
    let width = written.map(|text| text.chars().count()).max().unwrap_or(1);
    let mut text = String::new();
    for row in 0..grid.rows() {
        let mut line = String::new();
        for (cell, sign) in signs.iter().enumerate().skip(row * grid.columns).take(grid.columns) {
            let name = names.iter().find(|(named, _)| *named == cell).map(|(_, name)| name.as_str());
            let shown = sign.as_deref().or(name).unwrap_or("·");
            // Padding counts characters, because each of them is as wide as a letter.
            let _ = write!(line, "  {shown:width$}");
        }
        text.push_str(line.trim_end());
        text.push('\n');
    }
    text
}

/// Returns a stone as one letter or sign, and a tile as its number. A disc is filled or hollow, as in the window.
fn sign(stone: Piece) -> String {
    let sign = match (stone.shape, stone.owner) {
        (PieceShape::Cross, _) => "X",
        (PieceShape::Nought, _) => "O",
        (PieceShape::Triangle, _) => "T",
        (PieceShape::Disc, Player::Max) => "●",
        (PieceShape::Disc, Player::Min) => "○",
        (PieceShape::Tile(number), _) => return number.to_string(),
        (PieceShape::LetteredDisc(letter) | PieceShape::Letter(letter), _) => return letter.as_str().to_owned(),
    };
    sign.to_owned()
}

/// Returns how the stones of a player are written, if the board has stones of players.
pub fn sign_of<G: GameView>(position: &G, player: Player) -> Option<String> {
    let owned = |grid: &Grid| grid.cells.iter().flatten().find(|stone| stone.owner == player).map(|stone| sign(*stone));
    let Board::Grid(grid) = position.board() else { return None };
    // Tiles have no owner, and a side may have several kinds of pieces.
    if grid.holds_tiles() || grid.has_letters() {
        return None;
    }
    // If this side has no stone yet, the board after its next move shows one.
    owned(&grid).or_else(|| {
        let mut next = position.clone();
        for _ in 0..2 {
            next = next.after(*legal_moves(&next).first()?);
            let Board::Grid(grid) = next.board() else { return None };
            if let Some(sign) = owned(&grid) {
                return Some(sign);
            }
        }
        None
    })
}

/// Returns a node of a tree and its children: for each child the move, its label, the child's name and a leaf's value.
fn node_text<G: GameView>(position: &G, id: &str, moves: &[G::Move]) -> String {
    let mut text = format!("  {}\n", visible(position.name().unwrap_or(id)));
    for (index, &mv) in moves.iter().take(MAX_CHILDREN).enumerate() {
        let branch = if index + 1 == moves.len() { "└─" } else { "├─" };
        let _ = write!(text, "  {branch} {}", position.shown_move(mv));
        if let Some(label) = position.move_label(mv) {
            let _ = write!(text, " ({})", visible(label));
        }
        let child = position.after(mv);
        if let Some(name) = child.name() {
            let _ = write!(text, " → {}", visible(name));
        }
        if legal_moves(&child).is_empty() {
            let _ = write!(text, " = {}", child.evaluate());
        }
        text.push('\n');
    }
    if MAX_CHILDREN < moves.len() {
        text.push_str("  …\n");
    }
    text
}

/// Returns a mancala board: the pits of North above, from right to left as North sows, those of South below, and the
/// stores at the ends.
fn mancala_text(board: &MancalaBoard) -> String {
    let held = |pits: &[PitContents]| pits.iter().map(held).collect::<Vec<_>>();
    let (mut north, south) = (held(&board.north.pits), held(&board.south.pits));
    north.reverse();
    let count = north.len().max(south.len());
    let stores = [board.north.store.to_string(), board.south.store.to_string()];
    let width = north.iter().chain(&south).map(|text| text.chars().count()).max().unwrap_or(1);
    let margin = stores[0].len();
    let row = |cells: &[String]| {
        let cells: Vec<_> = cells.iter().map(|cell| format!("{cell:>width$}")).collect();
        format!("  {:margin$}  {}\n", "", cells.join("  "))
    };
    let numbers: Vec<String> = (1..=count).map(|pit| pit.to_string()).collect();
    let backwards: Vec<String> = numbers.iter().rev().cloned().collect();
    let middle = format!("  {}{:gap$}  {}\n", stores[0], "", stores[1], gap = count * (width + 2));
    [row(&backwards), row(&north), middle, row(&south), row(&numbers)].concat()
}

fn held(pit: &PitContents) -> String {
    match pit {
        PitContents::Seeds(count) => format!("({count})"),
        PitContents::Tokens(tokens) => {
            let tokens: Vec<_> = tokens.iter().map(u8::to_string).collect();
            format!("({})", tokens.join(" "))
        }
    }
}

/// Returns one line per pile: its number, the number of its objects, and a stroke for each object if there are few.
fn piles_text(piles: &Piles) -> String {
    let line = |(pile, &objects): (usize, &u16)| {
        let strokes = if objects <= FEW { "|".repeat(usize::from(objects)) } else { String::new() };
        format!("  {:>2}: {objects:>3}  {strokes}", pile + 1).trim_end().to_owned() + "\n"
    };
    piles.objects.iter().enumerate().map(line).collect()
}

/// Returns a line for each player with the points won and needed, and a line with the number on the die and the points
/// of this turn.
fn dice_text(board: &DiceBoard) -> String {
    let player = |player: Player| {
        let is_to_move = if board.to_move == player { '>' } else { ' ' };
        format!("{is_to_move} {}: {}/{}\n", player_name(player), board.scores[player as usize], board.target)
    };
    let shown = match board.last {
        Some(number) => number.to_string(),
        None if board.is_rolling => "?".to_owned(),
        None => "·".to_owned(),
    };
    format!("{}{}  [{shown}] +{}\n", player(Player::Max), player(Player::Min), board.turn)
}

/// The largest number of objects that are also drawn as strokes.
const FEW: u16 = 25;

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::board::MancalaRow;
    use poda_core::score::Player;

    fn text(game: &str) -> String {
        let document = crate::file::load(format!("(version: 1, game: {game})").as_bytes()).unwrap();
        position_text(document.position(), "root")
    }

    #[test]
    fn an_empty_cell_shows_the_move_that_fills_it() {
        assert_eq!(text("TicTacToe(board: [\"XO.\", \".X.\", \"..O\"])"), "  X  O  3\n  4  X  6\n  7  8  O\n");
    }

    #[test]
    fn a_column_is_named_where_the_disc_would_lie() {
        let board = "ConnectFour(columns: 4, rows: 3, connect: 3, board: [\"...O\", \"...X\", \".X.O\"])";
        assert_eq!(text(board), "  ·  ·  ·  ○\n  ·  2  ·  ●\n  1  ●  3  ○\n");
    }

    #[test]
    fn squares_have_room_for_their_names() {
        let text = text("Othello()");
        let rows: Vec<_> = text.lines().collect();
        assert_eq!(rows[2], "  ·   ·   ·   d3  ·   ·   ·   ·");
        assert_eq!(rows[3].split_whitespace().collect::<Vec<_>>(), ["·", "·", "c4", "○", "●", "·", "·", "·"]);
    }

    #[test]
    fn a_node_shows_its_children() {
        let tree = "Tree(tree: (name: \"A\", children: [(name: \"B\", children: [1]), 5, (name: \"C\", value: 7)]))";
        assert_eq!(text(tree), "  A\n  ├─ 1 → B\n  ├─ 2 = 5\n  └─ 3 → C = 7\n");
        assert_eq!(text("Tree(tree: [[1, 2], [3]])"), "  A\n  ├─ 1 → B\n  └─ 2 → C\n");
    }

    #[test]
    fn the_sign_of_a_side_is_known_before_its_first_stone() {
        let game = crate::file::load(b"(version: 1, game: TicTacToe(max: O))").unwrap().position().clone();
        assert_eq!(
            [Player::Max, Player::Min].map(|player| sign_of(&game, player)),
            [Some("O".to_owned()), Some("X".to_owned())]
        );
    }

    fn row(owner: Player, pits: Vec<PitContents>, store: u32) -> MancalaRow {
        MancalaRow { owner, pits, store, last: None }
    }

    #[test]
    fn north_is_written_from_right_to_left_and_the_stores_at_the_ends() {
        let seeds = |counts: &[u32]| counts.iter().map(|&count| PitContents::Seeds(count)).collect::<Vec<_>>();
        let board = MancalaBoard {
            south: row(Player::Max, seeds(&[1, 2, 3]), 14),
            north: row(Player::Min, seeds(&[4, 5, 12]), 8),
        };
        let expected = "
        3     2     1
     (12)   (5)   (4)
  8                    14
      (1)   (2)   (3)
        1     2     3
";
        assert_eq!(format!("\n{}", mancala_text(&board)), expected);
    }

    #[test]
    fn tokens_are_written_with_their_values() {
        let tokens = PitContents::Tokens(vec![1, 5, 10]);
        let board = MancalaBoard {
            south: row(Player::Max, vec![tokens], 0),
            north: row(Player::Min, vec![PitContents::Tokens(vec![])], 0),
        };
        assert!(mancala_text(&board).contains("(1 5 10)") && mancala_text(&board).contains("()"));
    }

    #[test]
    fn piles_have_their_numbers_and_a_stroke_an_object() {
        let piles = Piles { objects: vec![3, 0, 40], last: None };
        assert_eq!(piles_text(&piles), "   1:   3  |||\n   2:   0\n   3:  40\n");
    }
}
