//! Games that are begun from the menu.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_session::Origin;

#[test]
fn every_game_is_begun_from_the_menu_and_is_no_work_to_be_lost() {
    let mut window = TestWindow::new();
    for (name, text) in [
        ("Tic-tac-toe", "game: TicTacToe()"),
        ("Connect Four", "game: ConnectFour()"),
        ("Othello", "game: Othello()"),
        ("Kalah", "game: Kalah()"),
        ("Babilego", "game: Babilego()"),
        ("Nim", "piles: [2, 2]"),
        ("Pig (dice)", "game: Pig()"),
        ("2048", "game: Twenty48()"),
    ] {
        window.open_new();
        window.click(name);
        assert!(window.text().contains(text), "{name}: {}", window.text());
        assert_eq!((window.title().as_deref(), window.step(), window.origin()), (Some(name), 0, Origin::New));
        assert!(window.last() > 10, "it has been searched");
    }
    assert!(window.close(), "nothing would be lost");
}

#[test]
fn changes_are_asked_about_before_a_game_is_begun() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.open_new();
    window.click("Othello");
    assert!(window.has("Don’t save") && window.text().contains("Tree("), "what was written down is not lost");
    window.click("Don’t save");
    assert!(window.text().contains("Othello()"));
    // One move on the board, and there is something to be lost.
    window.click("Square a1: empty");
    assert!(!window.close());
    window.click("Cancel");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(window.close());
}
