//! What the keyboard alone can do: walk through the tree and the menus, and type without pressing shortcuts by
//! accident.

use crate::test_window::{SMALL, TestWindow};
use egui::accesskit::Toggled;
use egui::{Key, Modifiers, Role};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_session::Origin;

const NAMED: &str = "(version: 1, title: \"Named\", game: Tree(tree: (name: \"A\", children: [(name: \"B\", children: [3, 12]), \
                     (name: \"C\", children: [(name: \"c1\", value: 2), 4]), (name: \"D\", value: 7)])))";

fn walk(window: &mut TestWindow, key: Key) {
    window.press_with(Modifiers::ALT, key);
}

/// The value in the field that has the focus, if one has it.
fn typed(window: &TestWindow, name: &str) -> String {
    window.harness.get_by_label(name).accesskit_node().value().unwrap_or_default()
}

#[test]
fn alt_and_an_arrow_walk_to_a_child_a_sibling_and_the_parent() {
    // At the end of a lesson, Enter would open the next one.
    let mut window = TestWindow::on(NAMED, Origin::New);
    window.press(Key::End);
    window.press(Key::Enter);
    for (key, told) in [
        (Key::ArrowDown, "D"),
        (Key::ArrowRight, "D"),
        (Key::ArrowLeft, "C"),
        (Key::ArrowLeft, "B"),
        (Key::ArrowLeft, "B"),
        (Key::ArrowUp, "A"),
        (Key::ArrowUp, "A"),
    ] {
        walk(&mut window, key);
        assert_eq!(window.selected().as_deref(), Some(told), "{key:?}");
    }
    let step = window.step();
    assert_eq!(step, window.last(), "walking through the tree makes no step");
}

#[test]
fn walking_works_in_one_of_two_trees() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::S);
    walk(&mut window, Key::ArrowDown);
    walk(&mut window, Key::ArrowRight);
    walk(&mut window, Key::ArrowUp);
    assert!(window.app().session().split().is_some());
}

#[test]
fn the_arrows_go_through_an_open_menu_and_enter_chooses_and_closes_it() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    window.click_beginning("Algorithm: ");
    window.harness.run_steps(8);
    let step = window.step();
    window.press(Key::ArrowDown);
    let first = window.focused();
    window.press(Key::ArrowDown);
    let second = window.focused();
    assert!(first.is_some() && second.is_some() && first != second, "{first:?}, {second:?}");
    window.press(Key::ArrowUp);
    assert_eq!(window.focused(), first);
    window.press(Key::ArrowDown);
    window.press(Key::Enter);
    window.harness.run_steps(8);
    assert_eq!(window.step(), step, "the arrows belong to the menu");
    assert!(window.has(&format!("Algorithm: {}", second.clone().unwrap())), "{second:?} is chosen");
    assert!(!window.has("Minimax") || !window.has("Negamax"), "the menu is closed");
}

#[test]
fn a_menu_opened_with_a_key_begins_at_its_first_item_and_gives_the_focus_back() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    let reached = (0..40).any(|_| {
        window.press(Key::Tab);
        window.focused().is_some_and(|name| name.starts_with("Algorithm: "))
    });
    assert!(reached);
    let button = window.focused();
    window.press(Key::Enter);
    window.harness.run_steps(8);
    assert_eq!(window.focused().as_deref(), Some("Minimax"));
    window.press(Key::Escape);
    window.harness.run_steps(8);
    assert_eq!(window.focused(), button);
    // A menu that the mouse has opened leaves the focus where it is.
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    window.click_beginning("Algorithm: ");
    window.harness.run_steps(8);
    assert_eq!(window.focused(), None);
}

#[test]
fn the_items_of_a_menu_are_commands_switches_or_choices() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    let roles = |window: &TestWindow| {
        [Role::MenuItem, Role::MenuItemCheckBox, Role::MenuItemRadio]
            .map(|role| window.harness.query_all_by_role(role).count())
    };
    assert_eq!(roles(&window), [0; 3]);
    window.click_beginning("Algorithm: ");
    window.harness.run_steps(8);
    let [commands, switches, choices] = roles(&window);
    assert!((commands, switches) == (0, 0) && 3 < choices, "{commands} {switches} {choices}");
    let chosen = window.harness.query_all_by_role(Role::MenuItemRadio);
    let chosen = chosen.filter(|item| item.accesskit_node().toggled() == Some(Toggled::True));
    assert_eq!(chosen.count(), 1);
    window.press(Key::Escape);
    window.open_menu();
    assert!(3 < roles(&window)[0]);
}

#[test]
fn a_menu_within_a_menu_is_opened_and_left_with_the_arrows() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.click_beginning("More: ");
    window.harness.run_steps(8);
    for _ in 0..20 {
        window.press(Key::ArrowDown);
        if window.focused().is_some_and(|name| name.starts_with("Colors") || name.starts_with("Theme")) {
            break;
        }
    }
    let opener = window.focused();
    window.press(Key::ArrowRight);
    window.harness.run_steps(8);
    assert_eq!(window.focused().as_deref(), Some("Light"), "from {opener:?}");
    window.press(Key::ArrowLeft);
    assert_eq!(window.focused(), opener);
}

#[test]
fn a_field_keeps_the_focus_after_enter_and_the_next_word_replaces_what_is_in_it() {
    let mut window = TestWindow::on(NAMED, Origin::Lesson(0));
    window.edit_node("D: not visited, value 7");
    window.focus("Value of D");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("9");
    window.press(Key::Enter);
    assert_eq!(window.focused().as_deref(), Some("Value of D"));
    let folds = window.app().session().search().unwrap().folds.chosen();
    for (letter, key) in [("a", Key::A), ("b", Key::B), ("c", Key::C)] {
        window.harness.key_press(key);
        window.type_text(letter);
    }
    assert_eq!(typed(&window, "Value of D"), "abc", "what was typed before was marked");
    assert_eq!(window.app().session().search().unwrap().folds.chosen(), folds, "no letter is a shortcut");
    assert!(window.has("Present"), "the screen is not blank");
    window.press(Key::Escape);
    assert_eq!(window.focused(), None, "Esc gives the field up");
    assert_eq!(window.selected().as_deref(), Some("D"), "and does nothing else");
}

#[test]
fn a_blank_screen_says_how_to_leave_it() {
    let mut window = TestWindow::new();
    window.press(Key::B);
    assert!(window.says("Press B or Esc, or click, to go on."));
    window.press(Key::Escape);
    assert!(window.has("Present"));
}

#[test]
fn a_change_that_is_taken_back_leaves_the_step_where_it_is() {
    let mut window = TestWindow::on(NAMED, Origin::Lesson(0));
    window.edit_node("D: not visited, value 7");
    window.focus("Value of D");
    window.press_with(Modifiers::COMMAND, Key::A);
    window.type_text("9");
    window.press(Key::Enter);
    window.press(Key::Escape);
    for _ in 0..6 {
        window.press(Key::ArrowRight);
    }
    let (step, said) = (window.step(), window.caption());
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!((window.step(), window.caption()), (step, said), "the tree is the same up to there");
    window.press(Key::End);
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert_eq!(window.step(), window.last(), "the end stays the end");
}

#[test]
fn looking_at_two_searches_or_at_ties_is_no_work_to_lose() {
    let mut window = TestWindow::on_file(&tempfile::tempdir().unwrap().path().join("never-written.ron"), SMALL);
    window.press(Key::S);
    window.click("Cut on: >");
    assert!(!window.says("(edited)"));
    assert!(window.close(), "nothing is asked");
    window.click("Fail: hard");
    assert!(window.says("(edited)"));
}

#[test]
fn tab_reaches_the_open_question_and_the_board_of_a_match_first() {
    let mut window = TestWindow::on(NAMED, Origin::Lesson(0));
    window.press(Key::E);
    (0..20).for_each(|_| window.press(Key::ArrowRight));
    assert!(window.has("Show the answer") && window.focused().is_none(), "a question is open");
    window.press(Key::Tab);
    let first = window.focused().expect("Tab has reached something");
    assert!(first.starts_with("Choose ") || first.starts_with("Prune ") || first == "Your answer", "{first}");
    window.press_with(Modifiers::SHIFT, Key::Tab);
    assert_ne!(window.focused().as_deref(), Some(first.as_str()), "and backward what stands before it");

    let mut window = TestWindow::on("(version: 1, game: TicTacToe(), search: (depth: 2))", Origin::Lesson(0));
    window.press(Key::P);
    assert!(window.has("Play cell 1") && window.focused().is_none(), "a match is on");
    window.press(Key::Tab);
    assert_eq!(window.focused().as_deref(), Some("Play cell 1"));
    window.press(Key::Tab);
    assert_eq!(window.focused().as_deref(), Some("Play cell 2"));
    window.press(Key::Enter);
    assert!(!window.app().session().latest_history().document().game.names().is_empty());
}
