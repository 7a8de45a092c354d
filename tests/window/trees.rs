//! Trees that the user types.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_core::game::any::AnyGame;
use poda_core::score::Player;
use poda_session::Origin;

fn root_of(window: &TestWindow) -> Player {
    match window.app().session().document().position() {
        AnyGame::Tree(tree) => tree.player_of(tree.node_index()),
        other => panic!("a tree was written down, not {other:?}"),
    }
}

#[test]
fn a_tree_is_typed_and_checked_on_the_way() {
    let mut window = TestWindow::new();
    window.open_new_tree();
    assert!(window.is_disabled("Create"));
    window.type_text("[[3, 12, 8], [2, 4, six]]");
    assert!(window.says("Line 1, column 21: "));
    assert!(window.is_disabled("Create"));
    assert_eq!(window.focused().as_deref(), Some("The tree"), "the check does not take the focus away");
    for _ in 0..5 {
        window.press(Key::Backspace);
    }
    window.type_text("6]]");
    assert!(window.says("9 nodes, 6 leaves, 2 plies"));
    window.click("To move at the root: MIN");
    window.click("Create");
    assert_eq!((window.origin(), root_of(&window)), (Origin::New, Player::Min));
}

#[test]
fn leaving_the_sheet_changes_nothing() {
    let mut window = TestWindow::new();
    let before = window.text();
    window.open_new_tree();
    window.type_text("[1, 2]");
    window.click("Cancel");
    assert_eq!(window.text(), before);
}

#[test]
fn the_open_tree_is_edited_as_text_and_the_change_can_be_taken_back() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    let before = window.text();
    window.open_menu();
    window.click("Edit the tree as text…");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("[[5, 12], [7, 4]]");
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert!(window.text().contains("[[5, 12], [7, 4]]"));
    assert_eq!(window.title().as_deref(), Some("Small"), "it is the same document");
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.text(), before);
}

#[test]
fn a_tree_that_the_open_search_cannot_judge_is_told_and_not_taken() {
    let text = "(version: 1, game: Tree(tree: (estimate: 1, children: [(estimate: 4, children: [3, 12]), 2])), \
                search: (depth: 1))";
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    let before = window.text();
    window.open_menu();
    window.click("Edit the tree as text…");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("[[5, 12], 7]");
    assert!(window.says("A search to depth 1 stops at an inner node that has no estimate"));
    assert!(window.is_disabled("Change"));
    window.press_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(window.text(), before);
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("[(estimate: 9, children: [5, 12]), 7]");
    window.click("Change");
    assert!(window.text().contains("estimate: 9"));
    assert!(poda_words::file::load(window.text().as_bytes()).is_ok());
}

#[test]
fn a_new_tree_is_searched_in_its_own_way() {
    let text = "(version: 1, game: Tree(tree: (estimate: 1, children: [(estimate: 4, children: [3, 12]), 2])), \
                search: (depth: 1))";
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    window.open_new_tree();
    window.type_text("[[5, 12], 7]");
    assert!(!window.is_disabled("Create"));
}

#[test]
fn a_tree_is_too_large_for_the_sheet_with_more_than_so_many_nodes() {
    for (leaves, is_disabled) in [(9_999, false), (10_000, true)] {
        let text = format!("(version: 1, game: Tree(tree: [{}]))", "1, ".repeat(leaves));
        let mut window = TestWindow::on(&text, Origin::Lesson(0));
        window.open_menu();
        let name = if is_disabled { "Edit as text: up to 10,000 nodes" } else { "Edit the tree as text…" };
        assert_eq!(window.is_disabled(name), is_disabled, "{leaves}");
        window.click(name);
        assert_eq!(window.has("The tree as text"), !is_disabled, "{leaves}");
    }
}

#[test]
fn a_tree_is_typed_as_people_write_it() {
    let mut window = TestWindow::new();
    window.open_new_tree();
    window.type_text("(3 12 8)(2 4 x)");
    assert!(window.says("Line 1, column 14: x is not a number."), "{:?}", window.harness.root());
    window.press(Key::Backspace);
    window.press(Key::Backspace);
    window.type_text("6)");
    assert!(window.says("9 nodes, 6 leaves, 2 plies"));
    window.click("Create");
    assert!(window.text().contains("[[3, 12, 8], [2, 4, 6]]"), "{}", window.text());
}

#[test]
fn leaves_alone_are_divided_as_is_chosen() {
    let mut window = TestWindow::new();
    window.open_new_tree();
    window.type_text("3,12,8,2,4,6,14,5,2");
    assert!(window.says("10 nodes, 9 leaves, 1 ply"));
    window.click("Children of every node: 3");
    assert!(window.says("13 nodes, 9 leaves, 2 plies"));
    window.click("Create");
    assert!(window.text().contains("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"), "{}", window.text());
}
