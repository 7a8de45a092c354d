//! Boards are set up by pressing their cells; a position that no game reaches is shown with a message, and not
//! searched.

use crate::test_window::TestWindow;
use egui::Key;
use poda_session::Origin;

#[test]
fn a_disc_falls_into_the_column_that_is_pressed() {
    let mut window = TestWindow::on("(version: 1, game: ConnectFour(), search: (depth: 1))", Origin::Lesson(0));
    window.click("Column 4, row 6: empty");
    window.click("Column 4, row 6: empty");
    assert!(window.has("Column 4, row 1: blue disc") && window.has("Column 4, row 2: orange disc"));
    assert!(window.text().contains("\"...O...\",\n            \"...X...\",\n        ]"), "{}", window.text());
}

#[test]
fn a_floating_disc_is_said_beside_the_board_and_can_be_put_back() {
    let board = "columns: 2, rows: 3, board: [\"..\", \"O.\", \"X.\"]";
    let mut window = TestWindow::on(&format!("(version: 1, game: ConnectFour({board}))"), Origin::Lesson(0));
    let before = window.text();
    window.click("Column 1, row 1: blue disc");
    assert!(window.says("floats in column 1"), "nothing is said");
    assert_eq!(window.text(), before);
    window.click("Reset the position");
    assert!(window.has("Column 1, row 1: blue disc") && !window.says("floats"));
}

#[test]
fn a_square_of_othello_goes_through_its_discs_and_the_other_side_can_be_to_move() {
    let mut window = TestWindow::on("(version: 1, game: Othello(), search: (depth: 1))", Origin::Lesson(0));
    for (before, after) in [("empty", "blue disc"), ("blue disc", "orange disc"), ("orange disc", "empty")] {
        window.click(&format!("Square a1: {before}"));
        assert!(window.has(&format!("Square a1: {after}")));
    }
    assert!(window.says("Blue to move: MAX"));
    window.click("Switch the side to move");
    assert!(window.says("Orange to move: MIN") && window.text().contains("to_move: O"));
}

#[test]
fn where_the_search_stops_the_game_is_not_said_to_be_over() {
    let mut window = TestWindow::on("(version: 1, game: Othello(), search: (depth: 1))", Origin::Lesson(0));
    for _ in 0..3 {
        window.press(egui::Key::ArrowRight);
    }
    assert!(window.says("The depth limit: evaluated as 4−1=3") && !window.says("The game is over"));
}

/// The panel, the tooltip and the sentences of a game with discs speak of the discs that are seen.
#[test]
fn nothing_is_called_x_beside_blue_discs() {
    for game in ["ConnectFour(columns: 4, rows: 3, connect: 3, board: [\"....\", \"....\", \"X.O.\"])", "Othello()"] {
        let mut window = TestWindow::on(&format!("(version: 1, game: {game}, search: (depth: 1))"), Origin::Lesson(0));
        window.press(egui::Key::End);
        for letter in ["X", "O"] {
            assert!(!window.says(&format!("{letter} to move")) && !window.says(&format!("{letter}: ")), "{game}");
        }
        window.press(egui::Key::P);
        assert!(window.says("you are Blue") && !window.says("you are X"), "{game}");
    }
}

/// On a finished board neither side is to move.
#[test]
fn under_a_finished_board_the_end_is_told_and_no_turn() {
    for (game, told) in [
        ("TicTacToe(board: [\"XXX\", \"OO.\", \"...\"])", "The game is over: X has won."),
        ("TicTacToe(board: [\"XOX\", \"XOO\", \"OXX\"])", "The game is over: a draw."),
        (
            "ConnectFour(board: [\"....\", \"....\", \"OOO.\", \"XXXX\"], connect: 4, columns: 4, rows: 4)",
            "The game is over: Blue has won.",
        ),
    ] {
        let mut window = TestWindow::on(&format!("(version: 1, game: {game})"), Origin::Lesson(0));
        assert!(window.says(told) && !window.says("to move: M"), "{game}: {:?}", window.harness.root());
        window.press(Key::ArrowRight);
        assert!(!window.says("to move: M"), "{game}");
    }
}

/// One leaf is a leaf.
#[test]
fn one_leaf_and_one_node_are_counted_in_the_singular() {
    let mut window = TestWindow::on("(version: 1, game: Tree(tree: [[3, 12], [2, 4]]))", Origin::New);
    for _ in 0..4 {
        window.press(Key::ArrowRight);
    }
    window.unfold("So far");
    assert!(window.says("1 of 4 leaves") && !window.says("1 leaves"), "{:?}", window.harness.root());
    let mut leaf = TestWindow::on("(version: 1, game: Tree(tree: 3))", Origin::New);
    leaf.press(Key::ArrowRight);
    leaf.unfold("So far");
    assert!(leaf.says("1 of 1 node") && !leaf.says("1 nodes"), "{:?}", leaf.harness.root());
}
