//! Trees that are written down by hand.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers};
use poda::game::any::AnyGame;
use poda::score::Player;
use poda::session::Origin;

fn root_of(room: &Room) -> Player {
    match room.app().session().document().position() {
        AnyGame::Tree(tree) => tree.node().player,
        other => panic!("a tree was written down, not {other:?}"),
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

#[test]
fn a_tree_that_the_open_search_cannot_judge_is_told_and_not_taken() {
    let text = "(version: 1, game: Tree(tree: (estimate: 1, children: [(estimate: 4, children: [3, 12]), 2])), \
                search: (depth: 1))";
    let mut room = Room::on(text, Origin::Lesson(0));
    let before = room.text();
    room.open_menu();
    room.click("Edit the tree as text…");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("[[5, 12], 7]");
    assert!(room.says("A search to depth 1 stops at an inner node that has no estimate"));
    assert!(room.is_disabled("Change"));
    room.press_with(Modifiers::COMMAND, Key::Enter);
    assert_eq!(room.text(), before);
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("[(estimate: 9, children: [5, 12]), 7]");
    room.click("Change");
    assert!(room.text().contains("estimate: 9"));
    assert!(poda::file::load(room.text().as_bytes()).is_ok());
}

#[test]
fn a_new_tree_is_searched_in_its_own_way() {
    let text = "(version: 1, game: Tree(tree: (estimate: 1, children: [(estimate: 4, children: [3, 12]), 2])), \
                search: (depth: 1))";
    let mut room = Room::on(text, Origin::Lesson(0));
    room.open_new_tree();
    room.type_text("[[5, 12], 7]");
    assert!(!room.is_disabled("Create"));
}

#[test]
fn a_tree_is_too_large_for_the_sheet_with_more_than_so_many_nodes() {
    for (leaves, is_disabled) in [(9_999, false), (10_000, true)] {
        let text = format!("(version: 1, game: Tree(tree: [{}]))", "1, ".repeat(leaves));
        let mut room = Room::on(&text, Origin::Lesson(0));
        room.open_menu();
        let name = if is_disabled { "Edit as text: up to 10,000 nodes" } else { "Edit the tree as text…" };
        assert_eq!(room.is_disabled(name), is_disabled, "{leaves}");
        room.click(name);
        assert_eq!(room.has("The tree as text"), !is_disabled, "{leaves}");
    }
}

#[test]
fn a_tree_is_typed_as_people_write_it() {
    let mut room = Room::new();
    room.open_new_tree();
    room.type_text("(3 12 8)(2 4 x)");
    assert!(room.says("Line 1, column 14: x is no number."), "{:?}", room.harness.root());
    room.press(Key::Backspace);
    room.press(Key::Backspace);
    room.type_text("6)");
    assert!(room.says("9 nodes, 6 leaves, 2 plies"));
    room.click("Create");
    assert!(room.text().contains("[[3, 12, 8], [2, 4, 6]]"), "{}", room.text());
}

#[test]
fn leaves_alone_are_divided_as_is_chosen() {
    let mut room = Room::new();
    room.open_new_tree();
    room.type_text("3,12,8,2,4,6,14,5,2");
    assert!(room.says("10 nodes, 9 leaves, 1 ply"));
    room.click("Children of every node: 3");
    assert!(room.says("13 nodes, 9 leaves, 2 plies"));
    room.click("Create");
    assert!(room.text().contains("[[3, 12, 8], [2, 4, 6], [14, 5, 2]]"), "{}", room.text());
}
