//! Pits and piles that are set up in the side panel.

use crate::test_window::TestWindow;
use egui::Key;
use poda::game::any::AnyGame;
use poda::session::Origin;

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
