//! What the keyboard alone can do: walk through the tree and the menus, and type without pressing shortcuts by accident.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers};
use poda::session::Origin;

const NAMED: &str = "(version: 1, title: \"Named\", game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12]), \
                     (name: \"C\", children: [(name: \"c1\", value: 2), 4]), (name: \"D\", value: 7)])))";

fn walk(room: &mut Room, key: Key) {
    room.press_with(Modifiers::ALT, key);
}

/// The value in the field that has the focus, if one has it.
fn typed(room: &Room, name: &str) -> String {
    use egui_kittest::kittest::{NodeT, Queryable};
    room.harness.get_by_label(name).accesskit_node().value().unwrap_or_default()
}

#[test]
fn alt_and_an_arrow_walk_to_a_child_a_sibling_and_the_parent() {
    let mut room = Room::on(NAMED, Origin::Lesson(0));
    room.press(Key::End);
    room.press(Key::Enter);
    for (key, told) in [
        (Key::ArrowDown, "D"),
        (Key::ArrowRight, "D"),
        (Key::ArrowLeft, "C"),
        (Key::ArrowLeft, "B"),
        (Key::ArrowLeft, "B"),
        (Key::ArrowUp, "A"),
        (Key::ArrowUp, "A"),
    ] {
        walk(&mut room, key);
        assert_eq!(room.selected().as_deref(), Some(told), "{key:?}");
    }
    let step = room.step();
    assert_eq!(step, room.last(), "walking through the tree makes no step");
}

#[test]
fn walking_works_in_one_of_two_trees() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press(Key::S);
    walk(&mut room, Key::ArrowDown);
    walk(&mut room, Key::ArrowRight);
    walk(&mut room, Key::ArrowUp);
    assert!(room.app().session().split().is_some());
}

#[test]
fn the_arrows_go_through_an_open_menu_and_enter_chooses_and_closes_it() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.click_beginning("Algorithm: ");
    room.harness.run_steps(8);
    let step = room.step();
    room.press(Key::ArrowDown);
    let first = room.focused();
    room.press(Key::ArrowDown);
    let second = room.focused();
    assert!(first.is_some() && second.is_some() && first != second, "{first:?}, {second:?}");
    room.press(Key::ArrowUp);
    assert_eq!(room.focused(), first);
    room.press(Key::ArrowDown);
    room.press(Key::Enter);
    room.harness.run_steps(8);
    assert_eq!(room.step(), step, "the arrows belong to the menu");
    assert!(room.has(&format!("Algorithm: {}", second.clone().unwrap())), "{second:?} is chosen");
    assert!(!room.has("Minimax") || !room.has("Negamax"), "the menu is closed");
}

#[test]
fn a_menu_within_a_menu_is_opened_and_left_with_the_arrows() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.click_beginning("More: ");
    room.harness.run_steps(8);
    for _ in 0..20 {
        room.press(Key::ArrowDown);
        if room.focused().is_some_and(|name| name.starts_with("Colours") || name.starts_with("Theme")) {
            break;
        }
    }
    let opener = room.focused();
    room.press(Key::ArrowRight);
    room.harness.run_steps(8);
    assert_eq!(room.focused().as_deref(), Some("Light"), "from {opener:?}");
    room.press(Key::ArrowLeft);
    assert_eq!(room.focused(), opener);
}

#[test]
fn a_field_keeps_the_focus_after_enter_and_the_next_word_replaces_what_is_in_it() {
    let mut room = Room::on(NAMED, Origin::Lesson(0));
    room.edit_node("D: not visited");
    room.focus("Value of D");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("9");
    room.press(Key::Enter);
    assert_eq!(room.focused().as_deref(), Some("Value of D"));
    let folds = room.app().session().search().folds().chosen();
    for (letter, key) in [("a", Key::A), ("b", Key::B), ("c", Key::C)] {
        room.harness.key_press(key);
        room.type_text(letter);
    }
    assert_eq!(typed(&room, "Value of D"), "abc", "what was typed before was marked");
    assert_eq!(room.app().session().search().folds().chosen(), folds, "no letter is a shortcut");
    assert!(room.has("Present"), "the screen is not blank");
    room.press(Key::Escape);
    assert_eq!(room.focused(), None, "Esc gives the field up");
    assert_eq!(room.selected().as_deref(), Some("D"), "and does nothing else");
}

#[test]
fn a_blank_screen_says_how_to_leave_it() {
    let mut room = Room::new();
    room.press(Key::B);
    assert!(room.says("Press B or Esc, or click, to go on."));
    room.press(Key::Escape);
    assert!(room.has("Present"));
}

#[test]
fn a_change_that_is_taken_back_leaves_the_step_where_it_is() {
    let mut room = Room::on(NAMED, Origin::Lesson(0));
    room.edit_node("D: not visited");
    room.focus("Value of D");
    room.press_with(Modifiers::COMMAND, Key::A);
    room.type_text("9");
    room.press(Key::Enter);
    room.press(Key::Escape);
    for _ in 0..6 {
        room.press(Key::ArrowRight);
    }
    let (step, said) = (room.step(), room.caption());
    room.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!((room.step(), room.caption()), (step, said), "the tree is the same up to there");
    room.press(Key::End);
    room.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(room.step(), room.last(), "the end stays the end");
}

#[test]
fn looking_at_two_searches_or_at_ties_is_no_work_to_lose() {
    let mut room = Room::on_file(&tempfile::tempdir().unwrap().path().join("never-written.ron"), SMALL);
    room.press(Key::S);
    room.click("Cut on: >");
    assert!(!room.says("(edited)"));
    assert!(room.close(), "nothing is asked");
    room.click("Fail: hard");
    assert!(room.says("(edited)"));
}
