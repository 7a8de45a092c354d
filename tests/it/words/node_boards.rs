//! Boards and texts at the nodes of a tree: what may be written, what is wrong with it, and that nothing loses it.

use poda::file::notation::{read_tree, write_json};
use poda::file::{Link, LinkTarget, encode, load, load_with_players, save};
use poda::game::any::AnyGame;
use poda::game::board::{Board, PieceShape, Tiling};
use poda::game::tree::Tree;
use poda::game::tree::editing::TreeEdit;
use poda::game::{Game, GameView};
use poda::i18n::spoken_board::spoken_cells;
use poda::i18n::{Language, Words};
use poda::score::Player;

const TREE: &str = "Tree(boards: (grid: Hex, pieces: [(\"X\", Max), (\"O\", Min), (\"Q\", Min)]), tree: \
    (board: [\"X.\", \".O\"], children: [\
    (move: \"a\", value: 1, board: [\"XQ\", \".O\"]), (move: \"b\", value: 2, text: \"two\\nlines\"), 3]))";

fn tree(game: &str) -> Tree {
    let document = load_with_players(format!("(version: 1, game: {game})").as_bytes()).unwrap();
    let AnyGame::Tree(tree) = document.position().clone() else { panic!("it is a tree") };
    tree
}

fn faults(game: &str) -> Vec<(usize, usize, String)> {
    let error = load(format!("(version: 1,\ngame: {game})").as_bytes()).unwrap_err();
    let words = Words::new(Language::ENGLISH);
    let fault = |fault: &poda::file::Diagnostic| {
        (fault.line, fault.column, poda::messages::Message::sentence(&fault.kind, &words))
    };
    error.diagnostics.iter().map(fault).collect()
}

#[test]
fn pieces_have_owners_and_changed_cells_are_known() {
    let tree = tree(TREE);
    let Board::Grid(grid) = tree.after(0).board() else { panic!("it is a grid") };
    let shapes: Vec<_> =
        grid.cells.iter().map(|cell| cell.map(|piece| (piece.owner, piece.shape.letter().is_some()))).collect();
    assert_eq!(shapes, [Some((Player::Max, false)), Some((Player::Min, true)), None, Some((Player::Min, true))]);
    assert_eq!((grid.tiling, grid.changed.as_slice()), (Tiling::Hexagons, &[1][..]));
    assert_eq!(grid.cells[0].unwrap().shape, PieceShape::Disc);
    assert!(tree.after(2).board() == Board::Abstract && !tree.after(2).has_board() && tree.has_board());
    let Board::Text(text) = tree.after(1).board() else { panic!("it is a text") };
    assert_eq!(text.lines, ["two", "lines"]);
}

#[test]
fn boards_survive_every_door() {
    let original = tree(TREE);
    let document = load(format!("(version: 1, game: {TREE})").as_bytes()).unwrap();
    let saved = load(save(&document).as_bytes()).unwrap();
    assert_eq!(saved.position(), document.position());
    assert_eq!(read_tree(&write_json(&original), Player::Max, None).unwrap().tree, original);
    let link = encode(&document, usize::MAX).unwrap();
    let LinkTarget::Document(linked) = Link::parse(&format!("#{link}")).unwrap().target else {
        panic!("a link has a document")
    };
    assert_eq!(linked.position(), document.position());
    let edited = original.edited(&TreeEdit::AddChild { parent: 3 }).unwrap().tree;
    let kept: Vec<_> = [0, 1, 2].map(|node| edited.board_of(node) == original.board_of(node)).into();
    assert_eq!((kept, edited.board_set()), (vec![true; 3], original.board_set()));
    let moved = original.edited(&TreeEdit::Move { node: 1, to: 2 }).unwrap().tree;
    assert_eq!(moved.board_of(3), original.board_of(1));
}

#[test]
fn a_cell_is_a_character_as_a_reader_counts_it() {
    let tree = tree("Tree(tree: (board: [\"é👩‍👩‍👧‍👦\", \". \"], value: 1))");
    let Board::Grid(grid) = tree.board() else { panic!("it is a grid") };
    let letters: Vec<_> = grid.cells.iter().flatten().filter_map(|piece| piece.shape.letter().copied()).collect();
    assert_eq!(
        (grid.columns, letters.iter().map(poda::game::board::Symbol::as_str).collect::<Vec<_>>()),
        (2, vec!["é", "👩‍👩‍👧‍👦"])
    );
}

#[test]
fn what_is_wrong_is_said_where_it_stands() {
    for (game, column, expected) in [
        ("Tree(tree: (value: 1, board: []))", 30, "0 rows"),
        ("Tree(tree: (value: 1, board: [\"ab\", \"abc\"]))", 37, "first row has 2"),
        ("Tree(tree: (value: 1, board: [\"\"]))", 31, "has 0 cells"),
        ("Tree(tree: (value: 1, board: [\"aaaaaaaaaaaaaaaaaaaaa\"]))", 31, "has 21 cells"),
        ("Tree(tree: (value: 1, board: [\"a\\u{7}\"]))", 31, "cannot be drawn"),
        ("Tree(tree: (value: 1, text: \"\"))", 29, "0 lines"),
        ("Tree(tree: (value: 1, text: \"1\\n2\\n3\\n4\\n5\\n6\\n7\"))", 29, "7 lines"),
        ("Tree(tree: (value: 1, text: \"a\", board: [\"a\"]))", 41, "not both"),
        ("Tree(boards: (pieces: [(\"ab\", Max)]), tree: 1)", 25, "not a piece"),
        ("Tree(boards: (pieces: [(\"a\", Max), (\"a\", Min)]), tree: 1)", 37, "listed twice"),
        ("Tree(boards: (pieces: [\"a\"]), tree: 1)", 24, "a piece with its owner"),
        ("Tree(boards: (grid: Round), tree: 1)", 21, "Round"),
    ] {
        let found = faults(game);
        let (line, at, sentence) = &found[0];
        assert_eq!((*line, *at - 6), (2, column), "{game}: {found:?}");
        assert!(sentence.contains(expected), "{game}: {sentence}");
    }
    assert!(faults(&format!("Tree(tree: (value: 1, text: \"{}\"))", "x".repeat(201)))[0].2.contains("201 characters"));
}

#[test]
fn a_board_is_said_row_by_row_with_what_has_changed() {
    let tree = tree(
        "Tree(boards: (pieces: [(\"X\", Max), (\"O\", Min)]), tree: (board: [\"...\", \".X.\", \"..O\"], children: [(value: 1, board: [\".n.\", \"X..\", \"..O\"])]))",
    );
    let words = Words::new(Language::ENGLISH);
    let spoken = spoken_cells(&words, &tree.after(0).board()).unwrap();
    assert_eq!(
        spoken,
        "3: empty, n, empty; 2: blue disc, empty, empty; 1: empty, empty, orange disc; changed: b3, a2, b2"
    );
}
