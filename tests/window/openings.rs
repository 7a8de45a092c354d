//! Games that are begun from the menu.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers};
use poda::session::Origin;

#[test]
fn every_game_is_begun_from_the_menu_and_is_no_work_to_be_lost() {
    let mut room = Room::new();
    for (name, text) in [
        ("Tic-tac-toe", "game: TicTacToe()"),
        ("Connect Four", "game: ConnectFour()"),
        ("Othello", "game: Othello()"),
        ("Kalah", "game: Kalah()"),
        ("Babilego", "game: Babilego()"),
        ("Nim", "piles: [2, 2]"),
    ] {
        room.open_new();
        room.click(name);
        assert!(room.text().contains(text), "{name}: {}", room.text());
        assert_eq!((room.title().as_deref(), room.step(), room.origin()), (Some(name), 0, Origin::New));
        assert!(room.last() > 10, "it has been searched");
    }
    assert!(room.close(), "nothing would be lost");
}

#[test]
fn changes_are_asked_about_before_a_game_is_begun() {
    let mut room = Room::on(SMALL, Origin::New);
    room.open_new();
    room.click("Othello");
    assert!(room.has("Don’t save") && room.text().contains("Tree("), "what was written down is not lost");
    room.click("Don’t save");
    assert!(room.text().contains("Othello()"));
    // One move on the board, and there is something to be lost.
    room.click("Square a1: empty");
    assert!(!room.close());
    room.click("Cancel");
    room.press_with(Modifiers::COMMAND, Key::Z);
    assert!(room.close());
}
