//! The weights of an evaluation in the panel: chosen in the menu, typed, taken back, and told where they are wrong.

use crate::room::Room;
use egui::Key;
use poda::session::Origin;

fn room() -> Room {
    let board = r#"board: ["X..", ".O.", "..."], evaluation: Weighted(twos: 3, ones: 1)"#;
    Room::on(&format!("(version: 1, game: TicTacToe({board}), search: (depth: 1))"), Origin::Lesson(0))
}

/// Types something in place of what stands in a field.
fn type_into(room: &mut Room, field: &str, text: &str) {
    room.focus(field);
    room.press_with(egui::Modifiers::COMMAND, Key::A);
    room.type_text(text);
}

#[test]
fn a_weight_that_is_typed_changes_the_sums_and_can_be_taken_back() {
    let mut room = room();
    let before = room.text();
    type_into(&mut room, "Lines with two", "0,5");
    assert!(room.says("Enter applies the weight") && room.text() == before);
    room.press(Key::Enter);
    assert!(room.text().contains("Weighted(twos: 0.5, ones: 1)"), "{}", room.text());
    assert_eq!(room.focused().as_deref(), Some("Lines with two"));
    room.press(Key::Escape);
    for _ in 0..3 {
        room.press(Key::ArrowRight);
    }
    assert!(room.says("0.5×1 − 1×1 = −0.5"), "the leaf is counted anew");
    room.press_with(egui::Modifiers::COMMAND, Key::Z);
    assert_eq!(room.text(), before);
}

#[test]
fn what_is_no_weight_is_told_and_neither_taken_nor_lost() {
    let mut room = room();
    let before = room.text();
    type_into(&mut room, "Lines with one", "0.0001");
    room.press(Key::Enter);
    assert!(room.says("this is not a weight") && room.text() == before);
    type_into(&mut room, "Centre", "−2");
    room.press(Key::Enter);
    assert!(room.says("this is not a weight") && room.says("0.0001"));
    assert!(room.text().contains("Weighted(twos: 3, ones: 1, centre: -2)"), "{}", room.text());
    type_into(&mut room, "Lines with one", "7");
    room.press(Key::Escape);
    assert!(!room.says("this is not a weight") && room.text().contains("ones: 1"));
}

#[test]
fn a_leaf_shows_each_count_beside_its_weight() {
    let mut room = room();
    assert!(!room.says("f(s) = 3"), "nothing is counted before the search has");
    for _ in 0..3 {
        room.press(Key::ArrowRight);
    }
    for said in ["× 1 = 3", "× −1 = −1", "f(s) = 3×1 − 1×1 = 2", "evaluated as 2"] {
        assert!(room.says(said), "{said}");
    }
}

#[test]
fn the_menu_offers_weights_for_the_games_that_have_features() {
    for (game, weights) in [
        ("TicTacToe()", "Weighted(twos: 3, ones: 1)"),
        ("ConnectFour()", "Weighted(threes: 9, twos: 3, ones: 1, centre: 2)"),
        ("Othello()", "Weighted(corners: 10, mobility: 3, edges: 2, discs: 1)"),
    ] {
        let mut room = Room::on(&format!("(version: 1, game: {game}, search: (depth: 1))"), Origin::Lesson(0));
        room.click_beginning("More: ");
        room.click_beginning("Evaluation: ");
        room.click("Weighted sum: 2×3 − 1×5 = 1");
        assert!(room.text().contains(weights), "{}", room.text());
        assert!(room.says("WEIGHTS"), "its weights are in the panel");
    }
}
