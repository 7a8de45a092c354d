//! Trees that are changed node by node: by the side panel, the menu of a node, and the keys.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers, PointerButton};
use poda::session::Origin;

/// A tree with names.
const NAMED: &str = "(version: 1, title: \"Named\", game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12]), \
                     (name: \"C\", children: [(name: \"c1\", value: 2), 4]), 7])))";

fn room() -> Room {
    Room::on(NAMED, Origin::Lesson(0))
}

impl Room {
    /// The tree as it would be saved, without what stands around it.
    fn tree(&self) -> String {
        let text = self.text().split_whitespace().collect::<Vec<_>>().join(" ");
        let tree = text.split_once("Tree(").expect("it is a tree").1;
        tree.split(", search").next().unwrap_or(tree).to_owned()
    }
}

#[test]
fn children_and_siblings_are_added_and_looked_at_and_taken_back() {
    let mut room = room();
    let before = room.text();
    room.edit_node("B: not visited");
    room.click("Add a child");
    assert!(room.tree().contains("[3, 12, 0]"), "{}", room.tree());
    assert!(room.says("Nodes 7 → 9, leaves 4 → 6."), "what it did is said");
    assert_eq!(room.focused().as_deref(), Some("Value of the 3rd move …"), "the new leaf is to be given a value");
    room.type_text("9");
    assert!(room.says("Press Enter to apply it."), "{:?}", room.harness.root());
    room.press(Key::Enter);
    assert!(room.tree().contains("[3, 12, 9]"), "{}", room.tree());
    room.click("Add a sibling");
    assert!(room.tree().contains("[3, 12, 9, 0]"), "{}", room.tree());
    for _ in 0..3 {
        room.press_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(room.text(), before);
    assert!(!room.has("WHAT THE CHANGE DID"), "it is told of that change only");
}

#[test]
fn a_leaf_that_gets_a_child_says_what_became_of_its_value() {
    let mut room = room();
    room.edit_node("c1: not visited");
    room.click("Add a child");
    assert!(room.says("c1 was a leaf worth 2. That is its estimate now"));
    assert!(room.says("The answer is still 7."));
    room.press(Key::Enter);
    assert_eq!(room.focused().as_deref(), Some("Value of the 1st move o…"), "the field keeps the focus");
    room.press(Key::Escape);
    room.press(Key::Delete);
    assert!(room.says("c1 is a leaf now, and its estimate 2 is its value."));
    assert!(poda::file::load(room.text().as_bytes()).is_ok());
}

#[test]
fn the_root_cannot_be_deleted() {
    let mut room = room();
    let before = room.text();
    room.edit_node("A: not visited");
    assert!(room.is_disabled("Delete this node") && room.is_disabled("Add a sibling"));
    room.press(Key::Delete);
    assert!(room.says("The root has no siblings, and it cannot be deleted."));
    assert_eq!(room.text(), before);
}

#[test]
fn a_node_is_renamed_and_a_name_that_cannot_be_is_told_beside_the_field() {
    let mut room = room();
    let before = room.text();
    room.edit_node("C: not visited");
    room.focus("Name");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("B");
    assert!(room.says("Another node is already called B."));
    room.press(Key::Enter);
    assert_eq!(room.text(), before, "it is not taken");
    assert!(room.says("Another node is already called B."), "and what was typed is still there");
    room.focus("Name");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("Câ");
    room.press(Key::Enter);
    assert!(room.tree().contains("name: \"Câ\""), "{}", room.tree());
    room.focus("Name");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.press(Key::Backspace);
    room.press(Key::Enter);
    assert!(!room.tree().contains("Câ") && room.tree().contains("name: \"B\""), "{}", room.tree());
}

#[test]
fn a_name_is_given_up_with_escape() {
    let mut room = room();
    let before = room.text();
    room.edit_node("C: not visited");
    room.focus("Name");
    room.type_text("xyz");
    room.press(Key::Escape);
    assert_eq!(room.text(), before);
    assert!(!room.says("Press Enter to apply the name."));
}

#[test]
fn a_node_is_tried_earlier_and_later_with_the_keys_and_the_search_says_what_that_does() {
    let mut room = Room::on(
        "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [2, 4, 6]), \
         (name: \"C\", children: [3, 12, 8])])))",
        Origin::Lesson(0),
    );
    room.press(Key::End);
    room.edit_node("C: 3");
    assert!(room.is_disabled("Try this node later"));
    room.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(room.says("Nodes 9 → 7, leaves 6 → 4."));
    assert!(room.says("The answer is still 3."));
    assert!(room.has("B: ≤ 2"), "what was at its end is shown at its end");
    assert!(room.is_disabled("Try this node earlier"), "the node is still looked at");
    room.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(room.says("Nodes 9 → 7"), "there is nowhere earlier to go");
    room.click("Try this node later");
    assert!(room.says("Nodes 7 → 9, leaves 4 → 6."));
}

#[test]
fn the_menu_of_a_node_changes_the_tree_there() {
    let mut room = room();
    let place = room.node("C: not visited");
    room.click_at(place, PointerButton::Secondary, 1);
    room.click("Delete with its subtree");
    assert!(!room.tree().contains("\"C\""), "{}", room.tree());
    let place = room.node("B: not visited");
    room.click_at(place, PointerButton::Secondary, 1);
    room.click("Rename…");
    assert_eq!(room.focused().as_deref(), Some("Name"));
}

#[test]
fn all_children_are_sorted_and_the_minimal_tree_is_named() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.click_beginning("More: ");
    room.harness.run_steps(8);
    room.click("Order of children");
    room.click("Best first");
    assert!(room.tree().contains("[3, 8, 12], [2, 4, 6]"), "{}", room.tree());
    room.press(Key::Escape);
    assert!(room.says("The answer is still 3."));
    assert!(!room.says("The minimal tree"), "its nodes have different numbers of children");
    room.click_beginning("More: ");
    room.harness.run_steps(8);
    room.click("Order of children");
    room.click("Mirrored");
    assert!(room.tree().contains("[6, 4, 2], [12, 8, 3]"), "{}", room.tree());
}

#[test]
fn a_regular_tree_is_compared_with_the_minimal_one() {
    let mut room = Room::on("(version: 1, game: Tree(tree: [[[2, 4], [6, 1]], [[3, 9], [12, 8]]]))", Origin::Lesson(0));
    room.edit_node("Root: not visited");
    room.click_beginning("Sort the whole subtree: ");
    room.harness.run_steps(8);
    room.click("Best first");
    assert!(room.says("The minimal tree has 2² + 2¹ − 1 = 5 leaves."));
    assert!(room.says("leaves 6 → 5"));
}

#[test]
fn whose_turn_it_is_can_be_changed() {
    let mut room = room();
    room.edit_node("B: not visited");
    room.click("To move: MAX");
    assert!(room.says("The answer was 7, and now is 12."));
}

#[test]
fn a_change_below_the_depth_limit_is_said_to_be_out_of_the_picture() {
    let text = "(version: 1, game: Tree(tree: (estimate: 1, children: [(name: \"B\", estimate: 4, children: [3, 12]), 2])), \
                search: (depth: 1))";
    let mut room = Room::on(text, Origin::Lesson(0));
    room.edit_node("B: not visited");
    room.click("Add a child");
    assert!(room.says("The search stops 1 ply deep: the change is below that, and not in the picture."));
    assert!(room.tree().contains("[3, 12, 0]"), "{}", room.tree());
}

#[test]
fn a_click_on_a_node_first_tells_of_it_and_a_button_opens_the_fields() {
    let mut room = room();
    room.press(Key::End);
    let place = room.node("B: 3");
    room.click_at(place, PointerButton::Primary, 1);
    assert!(room.says("B · MIN · ply 1") && room.says("Best child: the 1st move."));
    assert!(!room.has("Add a child") && !room.has("Name"), "nothing is changed yet");
    room.click("Edit");
    assert!(room.has("Add a child") && room.has("Name"));
    let place = room.node("C: ≤ 2");
    room.click_at(place, PointerButton::Primary, 1);
    assert!(!room.has("Add a child"), "another node is told of first too");
    room.click("Edit");
    room.click("Done");
    assert!(!room.has("Add a child"));
}
