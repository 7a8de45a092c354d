//! Trees that are written down by hand.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers};
use poda::game::any::AnyGame;
use poda::score::Player;
use poda::session::Origin;

fn root_of(room: &Room) -> Player {
    match &room.poda().session().document().game {
        AnyGame::Tree(tree) => tree.node().player,
        other @ AnyGame::TicTacToe(_) => panic!("a tree was written down, not {other:?}"),
    }
}

#[test]
fn a_tree_is_typed_and_checked_on_the_way() {
    let mut room = Room::new();
    room.open_new_tree();
    assert!(room.is_disabled("Create"));
    room.type_text("[[3, 12, 8], [2, 4, six]]");
    assert!(room.says("Line 1, column 21: "));
    assert!(room.is_disabled("Create"));
    assert_eq!(room.focused().as_deref(), Some("The tree"), "the check does not take the focus away");
    for _ in 0..5 {
        room.press(Key::Backspace);
    }
    room.type_text("6]]");
    assert!(room.says("9 nodes, 6 leaves, 2 plies"));
    room.click("To move at the root: MIN");
    room.click("Create");
    assert_eq!((room.origin(), root_of(&room)), (Origin::New, Player::Min));
}

#[test]
fn leaving_the_sheet_changes_nothing() {
    let mut room = Room::new();
    let before = room.text();
    room.open_new_tree();
    room.type_text("[1, 2]");
    room.click("Cancel");
    assert_eq!(room.text(), before);
}

#[test]
fn the_open_tree_is_edited_as_text_and_the_change_can_be_taken_back() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    let before = room.text();
    room.open_menu();
    room.click("Edit the tree as text…");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("[[5, 12], [7, 4]]");
    room.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(room.text().contains("[[5, 12], [7, 4]]"));
    assert_eq!(room.title().as_deref(), Some("Small"), "it is the same document");
    room.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(room.text(), before);
}
