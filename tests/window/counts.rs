//! Pits and piles that are set up in the side panel.

use crate::test_window::TestWindow;
use egui::Key;
use poda_core::game::any::AnyGame;
use poda_session::Origin;

fn piles(window: &TestWindow) -> Vec<u16> {
    match window.app().session().document().position() {
        AnyGame::Nim(game) => game.piles().to_vec(),
        other => panic!("these are piles, not {other:?}"),
    }
}

#[test]
fn a_pile_is_changed_and_what_cannot_be_is_said_and_not_searched() {
    let mut window = TestWindow::on("(version: 1, game: Nim(piles: [1, 2]), search: (depth: 1))", Origin::New);
    window.click("Change the position");
    window.focus("Pile 2");
    window.type_text("x");
    window.press(Key::Enter);
    assert!(window.says("Pile 2: a whole number from 0 to 1,000 was expected."));
    assert_eq!(piles(&window), [1, 2]);
    window.click("Reset the position");
    window.focus("Pile 1");
    window.type_text("0");
    window.press(Key::Enter);
    assert_eq!(piles(&window), [10, 2]);
    window.click("Add a pile");
    assert_eq!(piles(&window).len(), 3);
}

#[test]
fn points_and_tiles_are_changed_in_fields() {
    let search = "search: (algorithm: Expectiminimax, depth: 1)";
    let mut window = TestWindow::on(&format!("(version: 1, game: Pig(), {search})"), Origin::New);
    window.click("Change the position");
    window.focus("This turn");
    window.type_text("1");
    window.press(Key::Enter);
    assert!(window.text().contains("turn: 1,"), "01 is 1: {}", window.text());
    let mut window = TestWindow::on(&format!("(version: 1, game: Twenty48(), {search})"), Origin::New);
    window.click("Change the position");
    window.focus("Cell 5");
    window.type_text("6");
    window.press(Key::Enter);
    assert!(window.says("Cell 5: a power of two up to 131072 was expected, or nothing for an empty cell."));
    window.focus("Cell 5");
    window.type_text("4");
    window.press(Key::Enter);
    assert!(window.text().contains("[0, 4, 0]"), "{}", window.text());
}

/// In 2048 the directions are buttons, each at its place whether its move is legal or not.
#[test]
fn a_match_of_one_player_is_played_by_buttons() {
    let text = "(version: 1, game: Twenty48(board: [[2, 0], [4, 2]]), search: (algorithm: Star1, depth: 2))";
    let mut window = TestWindow::on(text, Origin::New);
    window.click("Play a game");
    let disabled = ["Up", "Right", "Down", "Left"].map(|name| window.is_disabled(name));
    assert_eq!(disabled, [false, false, true, true]);
    window.click("Up");
    assert_eq!(window.app().session().document().game.moves().len(), 2, "a tile was put");
}
