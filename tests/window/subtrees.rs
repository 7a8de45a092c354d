//! Parts of the tree: a subtree alone, and what is folded away.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, PointerButton};
use poda_session::Origin;

/// The ids of the nodes of `SMALL` that have a name on the screen.
fn nodes(window: &TestWindow) -> Vec<&'static str> {
    ["A", "B", "1st move of B", "C", "1st move of C", "3rd move of C"]
        .into_iter()
        .filter(|node| is_unvisited(window, node))
        .collect()
}

/// Returns whether a node has a name on the screen and is not visited. The name of a leaf says its given value too.
fn is_unvisited(window: &TestWindow, node: &str) -> bool {
    let name = format!("{node}: not visited");
    window.has(&name) || [3, 12, 8, 2, 4, 6].iter().any(|value| window.has(&format!("{name}, value {value}")))
}

#[test]
fn a_double_click_shows_a_subtree_alone_and_the_ribbon_leads_back() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    assert_eq!(nodes(&window), ["A", "B", "1st move of B", "C", "1st move of C", "3rd move of C"]);
    window.click_at(window.node("C: not visited"), PointerButton::Primary, 2);
    assert_eq!(nodes(&window), ["C", "1st move of C", "3rd move of C"]);
    assert!(window.has("Whole tree") && !window.says("outside this subtree"));
    window.press(Key::ArrowRight);
    assert!(window.says("outside this subtree"), "the search is at the root, which is not shown");
    window.click("Show it");
    assert!(window.has("B: not visited"));
    assert!(!window.has("Whole tree"), "the whole tree is shown and needs no way back");
}

#[test]
fn keys_show_a_subtree_alone_and_go_up_again() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    for _ in 0..2 {
        window.press(Key::ArrowRight);
    }
    window.press(Key::V);
    assert_eq!(nodes(&window), ["1st move of B"]);
    assert!(window.has("Whole tree"));
    window.press(Key::Backspace);
    assert_eq!(nodes(&window), ["1st move of B", "C", "1st move of C", "3rd move of C"]);
    window.press(Key::V);
    window.press(Key::Escape);
    assert!(!window.has("Whole tree"));
}

#[test]
fn of_a_leaf_the_subtree_of_its_parent_is_shown() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    for _ in 0..3 {
        window.press(Key::ArrowRight);
    }
    assert_eq!(
        window.app().session().search().unwrap().moment().current().map(poda_core::trace::NodeId::index),
        Some(2),
        "a leaf"
    );
    window.press(Key::V);
    assert!(window.has("Whole tree") && !window.has("C: not visited"));
    assert!(is_unvisited(&window, "2nd move of B"), "its sibling is there");
}

#[test]
fn what_is_folded_is_counted_and_opens_again() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    let place = window.node("B: not visited");
    window.click_at(place, PointerButton::Primary, 1);
    window.press(Key::C);
    assert_eq!(nodes(&window), ["A", "B", "C", "1st move of C", "3rd move of C"]);
    assert!(window.says("1 subtree is folded."));
    assert_eq!(window.app().session().search().unwrap().folds.chosen(), 1);
    window.click("Open all");
    assert!(is_unvisited(&window, "1st move of B") && !window.says("is folded"));
}

#[test]
fn the_menu_of_a_node_folds_it_and_goes_to_its_visit() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    let place = window.node("C: not visited");
    window.click_at(place, PointerButton::Secondary, 1);
    window.harness.run_steps(8);
    window.click("Fold what is below");
    assert!(!is_unvisited(&window, "1st move of C") && is_unvisited(&window, "1st move of B"));
    window.click_at(window.node("C: not visited"), PointerButton::Secondary, 1);
    window.harness.run_steps(8);
    window.click("Go to the step that visits it");
    let session_step = window.step();
    assert!(
        window
            .app()
            .session()
            .search()
            .unwrap()
            .trace()
            .at(session_step)
            .current()
            .is_some_and(|node| node.index() == 5)
    );
}

#[test]
fn the_search_is_shown_at_the_folded_node_below_which_it_is() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::C);
    assert!(window.says("1 subtree is folded."), "the root is folded, as nothing else is looked at");
    for _ in 0..5 {
        window.press(Key::ArrowRight);
    }
    assert_eq!(window.step(), 5);
    assert!(!window.has("C: not visited"), "what is folded away has no name on the screen");
    window.press(Key::C);
    assert!(window.has("C: not visited"));
}

/// A board is higher than a triangle, and its mark further from its middle.
#[test]
fn the_mark_of_a_folded_board_opens_it() {
    let text =
        "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"O..\"], evaluation: Outcome), search: (depth: 2))";
    let mut window = TestWindow::on(text, Origin::New);
    let first =
        window.app().session().search().unwrap().trace().children(poda_core::trace::NodeId::ROOT).next().unwrap();
    window.press(Key::ArrowRight);
    window.press(Key::ArrowRight);
    assert_eq!(window.app().session().search().unwrap().moment().current(), Some(first));
    window.press(Key::C);
    assert_eq!(window.app().session().search().unwrap().folds.chosen(), 1);
    let middle = window.node(&format!("{}: …", window.heading(first)));
    // The mark is below the board; half a board's row is looked through for it.
    for down in 20..110 {
        if window.app().session().search().unwrap().folds.chosen() == 0 {
            break;
        }
        window.click_at(middle + egui::vec2(0.0, down as f32), PointerButton::Primary, 1);
    }
    assert_eq!(window.app().session().search().unwrap().folds.chosen(), 0);
}
