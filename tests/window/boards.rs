//! Boards are set up by pressing their cells; what no game comes to is shown and said, and not searched.

use crate::room::Room;
use poda::session::Origin;

#[test]
fn a_disc_falls_into_the_column_that_is_pressed() {
    let mut room = Room::on("(version: 1, game: ConnectFour(), search: (depth: 1))", Origin::Lesson(0));
    room.click("Column 4, row 6: empty");
    room.click("Column 4, row 6: empty");
    assert!(room.has("Column 4, row 1: blue disc") && room.has("Column 4, row 2: orange disc"));
    assert!(room.text().contains("\"...O...\",\n            \"...X...\",\n        ]"), "{}", room.text());
}

#[test]
fn a_floating_disc_is_said_beside_the_board_and_can_be_put_back() {
    let board = "columns: 2, rows: 3, board: [\"..\", \"O.\", \"X.\"]";
    let mut room = Room::on(&format!("(version: 1, game: ConnectFour({board}))"), Origin::Lesson(0));
    let before = room.text();
    room.click("Column 1, row 1: blue disc");
    assert!(room.says("floats in column 1"), "nothing is said");
    assert_eq!(room.text(), before);
    room.click("Put it back");
    assert!(room.has("Column 1, row 1: blue disc") && !room.says("floats"));
}

#[test]
fn a_square_of_othello_goes_through_its_discs_and_the_other_side_can_be_to_move() {
    let mut room = Room::on("(version: 1, game: Othello(), search: (depth: 1))", Origin::Lesson(0));
    for (before, after) in [("empty", "blue disc"), ("blue disc", "orange disc"), ("orange disc", "empty")] {
        room.click(&format!("Square a1: {before}"));
        assert!(room.has(&format!("Square a1: {after}")));
    }
    assert!(room.says("Blue to move: MAX"));
    room.click("Let the other side move");
    assert!(room.says("Orange to move: MIN") && room.text().contains("to_move: O"));
}

#[test]
fn where_the_search_stops_the_game_is_not_said_to_be_over() {
    let mut room = Room::on("(version: 1, game: Othello(), search: (depth: 1))", Origin::Lesson(0));
    for _ in 0..3 {
        room.press(egui::Key::ArrowRight);
    }
    assert!(room.says("The depth limit: evaluated as 4−1=3") && !room.says("The game is over"));
}

/// The panel, the tooltip and the sentences of a game with discs speak of the discs that are seen.
#[test]
fn nothing_is_called_x_beside_blue_discs() {
    for game in ["ConnectFour(columns: 4, rows: 3, connect: 3, board: [\"....\", \"....\", \"X.O.\"])", "Othello()"] {
        let mut room = Room::on(&format!("(version: 1, game: {game}, search: (depth: 1))"), Origin::Lesson(0));
        room.press(egui::Key::End);
        for letter in ["X", "O"] {
            assert!(!room.says(&format!("{letter} to move")) && !room.says(&format!("{letter}: ")), "{game}");
        }
        room.press(egui::Key::P);
        assert!(room.says("you are Blue") && !room.says("you are X"), "{game}");
    }
}
