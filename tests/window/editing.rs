//! Trees that are changed node by node: by the side panel, the menu of a node, and the keys.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers, PointerButton};
use egui_kittest::kittest::Queryable;
use poda_core::game::any::AnyGame;
use poda_session::Origin;

/// A tree with names.
const NAMED: &str = "(version: 1, title: \"Named\", game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12]), \
                     (name: \"C\", children: [(name: \"c1\", value: 2), 4]), 7])))";

fn window() -> TestWindow {
    TestWindow::on(NAMED, Origin::Lesson(0))
}

impl TestWindow {
    /// The tree as it would be saved, without what stands around it.
    fn tree(&self) -> String {
        let text = self.text().split_whitespace().collect::<Vec<_>>().join(" ");
        let tree = text.split_once("Tree(").expect("it is a tree").1;
        tree.split(", search").next().unwrap_or(tree).to_owned()
    }
}

#[test]
fn children_and_siblings_are_added_and_looked_at_and_taken_back() {
    let mut window = window();
    let before = window.text();
    window.edit_node("B: not visited");
    window.click("Add a child");
    assert!(window.tree().contains("[3, 12, 0]"), "{}", window.tree());
    assert!(window.says("Nodes 7 → 9, leaves 4 → 6."), "what it did is said");
    assert_eq!(window.focused().as_deref(), Some("Value of the 3rd move of B"), "the new leaf is to be given a value");
    window.type_text("9");
    assert!(window.tree().contains("[3, 12, 9]"), "it follows at once: {}", window.tree());
    window.press(Key::Enter);
    window.click("Add a sibling");
    assert!(window.tree().contains("[3, 12, 9, 0]"), "{}", window.tree());
    for _ in 0..3 {
        window.press_with(Modifiers::COMMAND, Key::Z);
    }
    assert_eq!(window.text(), before);
    assert!(!window.has("WHAT THE CHANGE DID"), "it is told of that change only");
}

#[test]
fn a_leaf_that_gets_a_child_says_what_became_of_its_value() {
    let mut window = window();
    window.edit_node("c1: not visited, value 2");
    window.click("Add a child");
    assert!(window.says("c1 was a leaf worth 2. That is its estimate now"));
    assert!(window.says("The answer is still 7."));
    window.press(Key::Enter);
    assert_eq!(window.focused().as_deref(), Some("Value of the 1st move of c1"), "the field keeps the focus");
    window.press(Key::Escape);
    window.press(Key::Delete);
    assert!(window.says("c1 is a leaf now, and its estimate 2 is its value."));
    assert!(poda_words::file::load(window.text().as_bytes()).is_ok());
}

/// Deleting again deletes the siblings one by one, and not the tree of the parent.
#[test]
fn after_a_node_was_deleted_its_next_sibling_is_selected() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    let leaf = window.nodes("1st move of C: ").first().expect("the leaf").center();
    window.click_at(leaf, PointerButton::Primary, 1);
    for tree in ["[[3, 12, 8], [4, 6]]", "[[3, 12, 8], [6]]"] {
        window.press(Key::Delete);
        let edited = format!("(version: 1, title: \"Small\", game: Tree(tree: {tree}))");
        assert_eq!(
            poda_words::file::load(window.text().as_bytes()).unwrap().position(),
            poda_words::file::load(edited.as_bytes()).unwrap().position()
        );
    }
}

/// A refusal that is met again is counted, and goes when the edits are undone.
#[test]
fn equal_notifications_are_counted_and_go_with_undo() {
    let mut window = window();
    window.edit_node("c1: not visited, value 2");
    window.click("Add a child");
    window.press(Key::Escape);
    window.edit_node("A: not visited");
    let refusal = "The root has no siblings, and it cannot be deleted.";
    for _ in 0..3 {
        window.press(Key::Delete);
    }
    assert!(window.says(refusal) && window.says("(×3)"));
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert!(!window.says(refusal));
}

#[test]
fn the_root_cannot_be_deleted() {
    let mut window = window();
    let before = window.text();
    window.edit_node("A: not visited");
    assert!(window.is_disabled("Delete this node") && window.is_disabled("Add a sibling"));
    window.press(Key::Delete);
    assert!(window.says("The root has no siblings, and it cannot be deleted."));
    assert_eq!(window.text(), before);
}

#[test]
fn a_node_is_renamed_and_a_name_that_cannot_be_is_told_beside_the_field() {
    let mut window = window();
    let before = window.text();
    window.edit_node("C: not visited");
    window.focus("Name");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("B");
    assert!(window.says("Another node is already called B."));
    window.press(Key::Enter);
    assert_eq!(window.text(), before, "it is not taken");
    assert!(window.says("Another node is already called B."), "and what was typed is still there");
    window.focus("Name");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("Câ");
    window.press(Key::Enter);
    assert!(window.tree().contains("name: \"Câ\""), "{}", window.tree());
    window.focus("Name");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.press(Key::Backspace);
    window.press(Key::Enter);
    assert!(!window.tree().contains("Câ") && window.tree().contains("name: \"B\""), "{}", window.tree());
}

#[test]
fn a_name_is_given_up_with_escape() {
    let mut window = window();
    let before = window.text();
    window.edit_node("C: not visited");
    window.focus("Name");
    window.type_text("xyz");
    window.press(Key::Escape);
    assert_eq!(window.text(), before);
    assert!(!window.says("Press Enter to apply the name."));
}

#[test]
fn a_node_is_tried_earlier_and_later_with_the_keys_and_the_search_says_what_that_does() {
    let mut window = TestWindow::on(
        "(version: 1, game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [2, 4, 6]), \
         (name: \"C\", children: [3, 12, 8])])))",
        Origin::Lesson(0),
    );
    window.press(Key::End);
    window.edit_node("C: 3");
    assert!(window.is_disabled("Try this node later"));
    window.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(window.says("Nodes 9 → 7, leaves 6 → 4."));
    assert!(window.says("The answer is still 3."));
    assert!(window.has("B: ≤ 2"), "what was at its end is shown at its end");
    assert!(window.is_disabled("Try this node earlier"), "the node is still looked at");
    window.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    assert!(window.says("Nodes 9 → 7"), "there is nowhere earlier to go");
    window.click("Try this node later");
    assert!(window.says("Nodes 7 → 9, leaves 4 → 6."));
}

#[test]
fn the_menu_of_a_node_changes_the_tree_there() {
    let mut window = window();
    let place = window.node("C: not visited");
    window.click_at(place, PointerButton::Secondary, 1);
    window.click("Delete with its subtree");
    assert!(!window.tree().contains("\"C\""), "{}", window.tree());
    let place = window.node("B: not visited");
    window.click_at(place, PointerButton::Secondary, 1);
    window.click("Rename…");
    assert_eq!(window.focused().as_deref(), Some("Name"));
}

#[test]
fn all_children_are_sorted_and_the_minimal_tree_is_named() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    window.click("Order of children");
    window.click("Best first");
    assert!(window.tree().contains("[3, 8, 12], [2, 4, 6]"), "{}", window.tree());
    window.press(Key::Escape);
    assert!(window.says("The answer is still 3."));
    assert!(!window.says("The minimal tree"), "its nodes have different numbers of children");
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    window.click("Order of children");
    window.click("Mirrored");
    assert!(window.tree().contains("[6, 4, 2], [12, 8, 3]"), "{}", window.tree());
}

#[test]
fn a_regular_tree_is_compared_with_the_minimal_one() {
    let mut window =
        TestWindow::on("(version: 1, game: Tree(tree: [[[2, 4], [6, 1]], [[3, 9], [12, 8]]]))", Origin::Lesson(0));
    window.edit_node("A: not visited");
    window.click_beginning("Sort the whole subtree: ");
    window.harness.run_steps(8);
    window.click("Best first");
    assert!(window.says("The minimal tree has 2² + 2 − 1 = 5 leaves."));
    assert!(window.says("leaves 6 → 5"));
}

#[test]
fn whose_turn_it_is_can_be_changed() {
    let mut window = window();
    window.edit_node("B: not visited");
    window.click("To move: MAX");
    assert!(window.says("The answer was 7, and now is 12."));
}

#[test]
fn a_change_below_the_depth_limit_is_said_to_be_out_of_the_picture() {
    let text = "(version: 1, game: Tree(tree: (estimate: 1, children: [(name: \"B\", estimate: 4, children: [3, 12]), 2])), \
                search: (depth: 1))";
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    window.edit_node("B: not visited");
    window.click("Add a child");
    assert!(window.says("The search stops 1 ply deep: the change is below that, and not in the picture."));
    assert!(window.tree().contains("[3, 12, 0]"), "{}", window.tree());
}

#[test]
fn a_click_on_a_node_first_tells_of_it_and_a_button_opens_the_fields() {
    let mut window = window();
    window.press(Key::End);
    let place = window.node("B: 3");
    window.click_at(place, PointerButton::Primary, 1);
    assert!(window.says("B · MIN · ply 1") && window.says("Best child: the 1st move."));
    assert!(!window.has("Add a child") && !window.has("Name"), "nothing is changed yet");
    window.click("Edit");
    assert!(window.has("Add a child") && window.has("Name"));
    let place = window.node("C: ≤ 2");
    window.click_at(place, PointerButton::Primary, 1);
    assert!(!window.has("Add a child"), "another node is told of first too");
    window.click("Edit");
    window.click("Done");
    assert!(!window.has("Add a child"));
}

#[test]
fn an_edit_after_several_passes_selects_the_edited_node_in_the_last_one() {
    // The first pass ends above it.
    let deepened = "(version: 1, game: Tree(tree: (estimate: 1, children: [(estimate: 2, children: [3, 12, 8]), \
                    (estimate: 3, children: [2, 4, 6])])), search: (algorithm: IterativeDeepening, depth: 2))";
    let mut window = TestWindow::on(deepened, Origin::New);
    window.press(Key::End);
    let place = window.node("3rd move of B: 8");
    window.click_at(place, egui::PointerButton::Primary, 1);
    window.press_with(Modifiers::COMMAND, Key::ArrowLeft);
    assert_eq!(window.selected().as_deref(), Some("2nd move of B"));
    assert_eq!(window.step(), window.last());
}

#[test]
fn all_leaves_are_changed_at_once_and_back() {
    let values = |window: &TestWindow| {
        let tree = window.tree().replace("c1", "");
        let digits = |letter: char| letter.is_ascii_digit() || letter == '-' || letter == '.';
        let numbers = tree.split(|letter| !digits(letter)).filter_map(|number| number.parse::<f64>().ok());
        numbers.collect::<Vec<_>>()
    };
    for (item, expected) in [
        ("Multiply every value by 2", [6.0, 24.0, 4.0, 8.0, 14.0]),
        ("Add 2 to every value", [5.0, 14.0, 4.0, 6.0, 9.0]),
        ("Change every sign", [-3.0, -12.0, -2.0, -4.0, -7.0]),
        ("Square every value", [9.0, 144.0, 4.0, 16.0, 49.0]),
        ("√(1 + value)", [2.0, 3.61, 1.73, 2.24, 2.83]),
        ("Ranks: the least becomes 1", [2.0, 5.0, 1.0, 3.0, 4.0]),
    ] {
        let mut window = window();
        let before = window.text();
        window.edit_node("B: not visited");
        window.click_beginning("Change all leaves");
        window.harness.run_steps(8);
        window.click(item);
        assert_eq!(values(&window), expected, "{item}");
        window.press_with(Modifiers::COMMAND, Key::Z);
        assert_eq!(window.text(), before, "{item}");
    }
    let mut window = window();
    window.edit_node("B: not visited");
    for _ in 0..2 {
        window.click_beginning("Change all leaves");
        window.harness.run_steps(8);
        window.click("Change every sign");
    }
    assert_eq!(values(&window), [3.0, 12.0, 2.0, 4.0, 7.0], "the second change takes the first one back");
    window.click_beginning("Change all leaves");
    window.harness.run_steps(8);
    window.click("Random values from 0 to 9");
    assert!(values(&window).iter().all(|value| (0.0..=9.0).contains(value)), "{:?}", values(&window));
}

/// Returns the values of the leaves of the open tree.
fn leaf_values(window: &TestWindow) -> Vec<f64> {
    let AnyGame::Tree(tree) = window.app().session().latest_document().position().clone() else { panic!("no tree") };
    let leaves = (0..tree.node_count()).filter(|&node| tree.children_of(node).is_empty());
    leaves.filter_map(|leaf| tree.value_of(leaf)).map(poda_core::score::Score::get).collect()
}

/// Opens the menu of the changes of all leaves, which in a depth-first search is beside the selected node, and chooses
/// one.
fn change_all_leaves(window: &mut TestWindow, item: &str) {
    let is_open =
        |window: &TestWindow| window.harness.query_all_by_label_contains("Change all leaves").next().is_some();
    if !is_open(window) {
        window.press_with(Modifiers::ALT, Key::ArrowDown);
        window.click("Edit");
    }
    window.click_beginning("Change all leaves");
    window.harness.run_steps(8);
    window.click_scrolled(item);
}

/// Under every kind of search that a tree of two sides has, with undo and redo.
#[test]
fn all_leaves_are_changed_under_every_kind_of_search() {
    let tree = "[[-1, 12], [(name: \"c1\", value: -0.75), 4], 7]";
    let estimated = "(estimate: 2, children: [(estimate: 1, children: [-1, 12]), (estimate: 3, children: \
                     [(name: \"c1\", value: -0.75), 4]), 7])";
    let chance = "[(chance: [-1, 12]), [(name: \"c1\", value: -0.75), 4], 7]";
    for (tree, search) in [
        (tree, "algorithm: Minimax"),
        (tree, "algorithm: Negamax"),
        (tree, "algorithm: Mtdf"),
        (tree, "algorithm: PrincipalVariation, depth: 2"),
        (estimated, "algorithm: IterativeDeepening"),
        (estimated, "algorithm: Aspiration, depth: 1"),
        (chance, "algorithm: Expectiminimax"),
        (chance, "algorithm: Star1"),
        (tree, "algorithm: Mcts, iterations: 20"),
    ] {
        let text = format!("(version: 1, game: Tree(tree: {tree}), search: ({search}))");
        let mut window = crate::mcts::window(&text);
        for (item, expected) in [
            ("Multiply every value by 2", [-2.0, 24.0, -1.5, 8.0, 14.0]),
            ("Add 2 to every value", [1.0, 14.0, 1.25, 6.0, 9.0]),
            ("Change every sign", [1.0, -12.0, 0.75, -4.0, -7.0]),
            ("Square every value", [1.0, 144.0, 0.5625, 16.0, 49.0]),
            ("√(1 + value)", [0.0, 3.61, 0.5, 2.24, 2.83]),
            ("Ranks: the least becomes 1", [1.0, 5.0, 2.0, 3.0, 4.0]),
        ] {
            let sorted = |mut values: Vec<f64>| {
                values.sort_by(f64::total_cmp);
                values
            };
            let before = leaf_values(&window);
            change_all_leaves(&mut window, item);
            window.wait_for_searches();
            let changed = leaf_values(&window);
            assert_eq!(sorted(changed.clone()), sorted(expected.to_vec()), "{search}: {item}");
            window.press_with(Modifiers::COMMAND, Key::Z);
            window.wait_for_searches();
            assert_eq!(leaf_values(&window), before, "{search}: {item} is undone");
            window.press_with(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z);
            window.wait_for_searches();
            assert_eq!(leaf_values(&window), changed, "{search}: {item} is done again");
            window.press_with(Modifiers::COMMAND, Key::Z);
            window.wait_for_searches();
        }
    }
}

/// A root that does not exist is refused with the reason, and no value is changed.
#[test]
fn no_leaf_is_changed_where_one_has_no_root() {
    let mut window = TestWindow::on("(version: 1, game: Tree(tree: [[-3, 12], [2, 4]]))", Origin::New);
    change_all_leaves(&mut window, "√(1 + value)");
    assert!(window.says("A value is less than −1"), "{}", window.text());
    assert_eq!(leaf_values(&window), [-3.0, 12.0, 2.0, 4.0]);
}
