//! Pits and piles that are set up in the side panel.

use crate::room::Room;
use egui::Key;
use poda::game::any::AnyGame;
use poda::session::Origin;

fn piles(room: &Room) -> Vec<u16> {
    match room.app().session().document().position() {
        AnyGame::Nim(game) => game.piles().to_vec(),
        other => panic!("these are piles, not {other:?}"),
    }
}

#[test]
fn a_pile_is_changed_and_what_cannot_be_is_said_and_not_searched() {
    let mut room = Room::on("(version: 1, game: Nim(piles: [1, 2]), search: (depth: 1))", Origin::New);
    room.click("Change the position");
    room.focus("Pile 2");
    room.type_text("x");
    room.press(Key::Enter);
    assert!(room.says("Pile 2: a whole number from 0 to 1,000 was expected."));
    assert_eq!(piles(&room), [1, 2]);
    room.click("Reset the position");
    room.focus("Pile 1");
    room.type_text("0");
    room.press(Key::Enter);
    assert_eq!(piles(&room), [10, 2]);
    room.click("Add a pile");
    assert_eq!(piles(&room).len(), 3);
}
