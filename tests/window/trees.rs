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

/// The card of a node is beside it. What comes to be under a pointer at rest, as by a step, has none until it moves.
#[test]
fn the_card_of_a_node_is_beside_it_once_the_pointer_moves() {
    let card = |window: &TestWindow| {
        window.harness.ctx.memory(|memory| {
            let layers = memory.areas().visible_layer_ids();
            let card = layers.into_iter().find(|layer| layer.order == egui::Order::Tooltip);
            card.and_then(|layer| memory.area_rect(layer.id))
        })
    };
    let point = |window: &mut TestWindow, at: egui::Pos2| {
        window.harness.event(egui::Event::PointerMoved(at));
        window.harness.run_steps(8);
    };
    for (lesson, label, is_left) in [("a-to-n", "B: not visited", true), ("a-to-n", "H: not visited", false)] {
        let mut window = TestWindow::on_lesson(lesson, [1280.0, 800.0], poda_words::i18n::Language::ENGLISH);
        let node = window.node(label);
        point(&mut window, node + egui::vec2(3.0, 3.0));
        point(&mut window, node);
        let shown = card(&window).expect("the card of the node");
        let gap = if is_left { shown.left() - node.x } else { node.x - shown.right() };
        assert!((10.0..80.0).contains(&gap), "{label}: {shown:?} beside {node:?}");
        window.press(egui::Key::ArrowRight);
        window.harness.run_steps(8);
        assert_eq!(card(&window), None, "{label}: the pointer is at rest");
        point(&mut window, node + egui::vec2(2.0, 0.0));
        assert!(card(&window).is_some(), "{label}");
    }
}

/// A motion that explains a step is over after a moment, and then no frame is asked for.
#[test]
fn a_motion_ends_and_asks_for_nothing_more() {
    let mut window = TestWindow::on_lesson("a-to-n", [1280.0, 800.0], poda_words::i18n::Language::ENGLISH);
    for _ in 0..25 {
        window.press(egui::Key::ArrowRight);
        window.harness.run_steps(4);
        let output = window.harness.output();
        let delays = output.viewport_output.values().map(|viewport| viewport.repaint_delay);
        assert!(delays.min().is_none_or(|delay| 1.0 < delay.as_secs_f32()), "step {}", window.step());
    }
}
