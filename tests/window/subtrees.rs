//! Parts of the tree: a subtree alone, and what is folded away.

use crate::room::{Room, SMALL};
use egui::{Key, PointerButton};
use poda::session::Origin;

/// The ids of the nodes of `SMALL` that have a name on the screen.
fn nodes(room: &Room) -> Vec<&'static str> {
    ["Root", "1st move", "1st → 1st move", "2nd move", "2nd → 1st move", "2nd → 3rd move"]
        .into_iter()
        .filter(|node| room.has(&format!("{node}: not visited")))
        .collect()
}

#[test]
fn a_double_click_shows_a_subtree_alone_and_the_ribbon_leads_back() {
    let mut room = Room::on(SMALL, Origin::New);
    assert_eq!(nodes(&room), ["Root", "1st move", "1st → 1st move", "2nd move", "2nd → 1st move", "2nd → 3rd move"]);
    room.click_at(room.node("2nd move: not visited"), PointerButton::Primary, 2);
    assert_eq!(nodes(&room), ["2nd move", "2nd → 1st move", "2nd → 3rd move"]);
    assert!(room.has("Whole tree") && !room.says("outside this subtree"));
    room.press(Key::ArrowRight);
    assert!(room.says("outside this subtree"), "the search is at the root, which is not shown");
    room.click("Show it");
    assert!(room.has("1st move: not visited"));
    assert!(!room.has("Whole tree"), "the whole tree is shown and needs no way back");
}

#[test]
fn keys_show_a_subtree_alone_and_go_up_again() {
    let mut room = Room::on(SMALL, Origin::New);
    for _ in 0..2 {
        room.press(Key::ArrowRight);
    }
    room.press(Key::V);
    assert_eq!(nodes(&room), ["1st → 1st move"]);
    assert!(room.has("Whole tree"));
    room.press(Key::Backspace);
    assert_eq!(nodes(&room), ["1st → 1st move", "2nd move", "2nd → 1st move", "2nd → 3rd move"]);
    room.press(Key::V);
    room.press(Key::Escape);
    assert!(!room.has("Whole tree"));
}

#[test]
fn of_a_leaf_the_subtree_of_its_parent_is_shown() {
    let mut room = Room::on(SMALL, Origin::New);
    for _ in 0..3 {
        room.press(Key::ArrowRight);
    }
    assert_eq!(room.app().session().search().moment().current().map(poda::trace::NodeId::index), Some(2), "a leaf");
    room.press(Key::V);
    assert!(room.has("Whole tree") && !room.has("2nd move: not visited"));
    assert!(room.has("1st → 2nd move: not visited"), "its sibling is there");
}

#[test]
fn what_is_folded_is_counted_and_opens_again() {
    let mut room = Room::on(SMALL, Origin::New);
    let place = room.node("1st move: not visited");
    room.click_at(place, PointerButton::Primary, 1);
    room.press(Key::C);
    assert_eq!(nodes(&room), ["Root", "1st move", "2nd move", "2nd → 1st move", "2nd → 3rd move"]);
    assert!(room.says("1 subtree is folded."));
    assert_eq!(room.app().session().search().folds().chosen(), 1);
    room.click("Open all");
    assert!(room.has("1st → 1st move: not visited") && !room.says("is folded"));
}

#[test]
fn the_menu_of_a_node_folds_it_and_goes_to_its_visit() {
    let mut room = Room::on(SMALL, Origin::New);
    let place = room.node("2nd move: not visited");
    room.click_at(place, PointerButton::Secondary, 1);
    room.harness.run_steps(8);
    room.click("Fold what is below");
    assert!(!room.has("2nd → 1st move: not visited") && room.has("1st → 1st move: not visited"));
    room.click_at(room.node("2nd move: not visited"), PointerButton::Secondary, 1);
    room.harness.run_steps(8);
    room.click("Go to the step that visits it");
    let session_step = room.step();
    assert!(room.app().session().search().trace().at(session_step).current().is_some_and(|node| node.index() == 5));
}

#[test]
fn the_search_is_shown_at_the_folded_node_below_which_it_is() {
    let mut room = Room::on(SMALL, Origin::New);
    room.press(Key::C);
    assert!(room.says("1 subtree is folded."), "the root is folded, as nothing else is looked at");
    for _ in 0..5 {
        room.press(Key::ArrowRight);
    }
    assert_eq!(room.step(), 5);
    assert!(!room.has("2nd move: not visited"), "what is folded away has no name on the screen");
    room.press(Key::C);
    assert!(room.has("2nd move: not visited"));
}

/// A board is higher than a triangle, and its mark further from its middle.
#[test]
fn the_mark_of_a_folded_board_opens_it() {
    let text =
        "(version: 1, game: TicTacToe(board: [\"XO.\", \".X.\", \"O..\"], evaluation: Outcome), search: (depth: 2))";
    let mut room = Room::on(text, Origin::New);
    let first = room.app().session().search().trace().children(poda::trace::NodeId::ROOT).next().unwrap();
    room.press(Key::ArrowRight);
    room.press(Key::ArrowRight);
    assert_eq!(room.app().session().search().moment().current(), Some(first));
    room.press(Key::C);
    assert_eq!(room.app().session().search().folds().chosen(), 1);
    let middle = room.node(&format!("{}: …", room.heading(first)));
    // The mark is below the board; half a board's row is looked through for it.
    for down in 20..110 {
        if room.app().session().search().folds().chosen() == 0 {
            break;
        }
        room.click_at(middle + egui::vec2(0.0, down as f32), PointerButton::Primary, 1);
    }
    assert_eq!(room.app().session().search().folds().chosen(), 0);
}
