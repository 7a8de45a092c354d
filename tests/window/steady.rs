//! What comes in moves nothing: hints, feedback, typed text and replies leave the tree and the controls in their
//! places.

use crate::test_window::TestWindow;
use egui::accesskit::Role;
use egui::{Id, Key, Modifiers, Rect};
use egui_kittest::kittest::{NodeT, Queryable};
use poda_session::Origin;
use poda_window::stored::settings::Settings;
use poda_words::i18n::Language;
use poda_words::lessons;
use std::collections::BTreeMap;

fn strip(window: &TestWindow) -> Rect {
    window.harness.ctx.data(|data| data.get_temp(Id::unique("caption shown at"))).expect("the strip is drawn")
}

/// The places of the tree, of the strip, and of the buttons and fields in the strip, by their names. The names of those
/// that the answer itself changes are left out.
fn places(window: &TestWindow, but: &[&str]) -> BTreeMap<String, Rect> {
    let strip = strip(window);
    let nodes: Vec<_> = window.harness.root().children_recursive().collect();
    let mut places: BTreeMap<String, Rect> = BTreeMap::new();
    for node in nodes {
        let (role, label) = (node.accesskit_node().role(), node.accesskit_node().label().unwrap_or_default());
        if role == Role::Tree {
            places.insert("the tree".to_owned(), node.rect());
        }
        let is_control = matches!(role, Role::Button | Role::TextInput) && strip.contains_rect(node.rect());
        if is_control && !but.iter().any(|but| label.contains(but)) {
            places.insert(label, node.rect());
        }
    }
    places.insert("the strip".to_owned(), strip);
    places
}

fn assert_same(before: &BTreeMap<String, Rect>, window: &TestWindow, but: &[&str], after: &str) {
    let now = places(window, but);
    for (name, place) in before {
        let now = now.get(name).unwrap_or_else(|| panic!("{name} is gone after {after}"));
        // The height of the text in a field rounds its place.
        let moved = (now.min - place.min).abs().max_elem().max((now.max - place.max).abs().max_elem());
        assert!(moved < 0.5, "{name} after {after}: {place} and {now}");
    }
}

fn lesson(number: usize) -> TestWindow {
    TestWindow::on_lesson(lessons::name(number), [1280.0, 800.0], Language::ENGLISH)
}

/// Goes to the first question of the exercise.
fn to_question(window: &mut TestWindow) {
    window.press(Key::E);
    for _ in 0..60 {
        if window.has("Show the answer") {
            return;
        }
        window.press(Key::ArrowRight);
    }
    panic!("no question is asked");
}

/// Hints and wrong answers at the first questions of every kind of lesson.
#[test]
fn hints_and_answers_move_neither_the_tree_nor_a_control() {
    for number in [4, 7, 8, 12] {
        let mut window = lesson(number);
        to_question(&mut window);
        let before = places(&window, &["hint", "Hint"]);
        assert!(before.len() > 3, "{before:?}");
        for hints in 1..=3 {
            window.press_with(Modifiers::COMMAND, Key::H);
            assert_same(&before, &window, &["hint", "Hint"], &format!("{hints} hints in {number}"));
        }
    }
}

#[test]
fn a_typed_text_that_is_no_number_moves_nothing() {
    let text = "(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]), \
        practice: (kinds: [Value]))";
    let mut window = TestWindow::on(text, Origin::New);
    if !window.has("Show the answer") {
        window.press(Key::Enter);
    }
    let field = "Your answer: a number, ≤ or ≥";
    let field = if window.has(field) { field.to_owned() } else { name_of_field(&window) };
    let before = places(&window, &["hint", "Hint"]);
    for typed in ["?", "99", "99"] {
        window.focus(&field);
        window.type_text(typed);
        assert_same(&before, &window, &["hint", "Hint"], typed);
        window.press(Key::Enter);
        if window.has("Show the answer") {
            assert_same(&before, &window, &["hint", "Hint"], "an answer");
        } else {
            let now = places(&window, &[]);
            assert_eq!([&now["the tree"], &now["the strip"]], [&before["the tree"], &before["the strip"]]);
        }
    }
}

/// The name of the field in the strip.
fn name_of_field(window: &TestWindow) -> String {
    let strip = strip(window);
    let mut fields = window.harness.query_all_by_role(Role::TextInput);
    let field = fields.find(|field| strip.contains_rect(field.rect())).expect("a field");
    field.accesskit_node().label().expect("its name")
}

#[test]
fn a_supposed_value_and_its_answer_move_nothing() {
    for size in [[1280.0, 800.0], [900.0, 600.0]] {
        let mut window = TestWindow::on_lesson("last-child", size, Language::ENGLISH);
        window.press_with(Modifiers::SHIFT, Key::ArrowRight);
        let before = places(&window, &[]);
        let field = name_of_field(&window);
        assert!(field.starts_with("Suppose"), "{field}");
        for typed in ["9", "9", "x"] {
            window.focus(&field);
            window.type_text(typed);
            assert_same(&before, &window, &[], "typing");
            window.press(Key::Enter);
            assert_same(&before, &window, &[], "the answer");
        }
    }
}

#[test]
fn hints_and_answers_about_a_sampled_search_move_nothing() {
    let mut window = TestWindow::on_lesson("four-phases", [1280.0, 800.0], Language::ENGLISH);
    window.press(Key::E);
    let before = places(&window, &[]);
    assert!(before.contains_key("Stop"), "{before:?}");
    for hints in 1..=3 {
        window.click("Hint");
        assert_same(&before, &window, &[], &format!("{hints} hints"));
    }
    window.click("Show the answer");
    let now = places(&window, &[]);
    assert_eq!([&now["the tree"], &now["the strip"]], [&before["the tree"], &before["the strip"]]);
}

/// The buttons of a game that is played with buttons stay under the pointer, whichever side is to move.
#[test]
fn roll_and_hold_stay_in_their_places() {
    let mut window = TestWindow::on_lesson("pig", [1280.0, 800.0], Language::ENGLISH);
    window.click("Play a game");
    window.settle();
    let place = |window: &TestWindow, name: &str| {
        window
            .harness
            .query_all_by_label_contains(name)
            .find(|node| node.accesskit_node().role() == Role::Button)
            .map(|node| node.rect())
    };
    let before = ["Roll", "Hold"].map(|name| place(&window, name).unwrap_or_else(|| panic!("{name}")));
    let tree = window.harness.get_by_role(Role::Tree).rect();
    for _ in 0..4 {
        if let Some(roll) = place(&window, "Roll") {
            window.click_at(roll.center(), egui::PointerButton::Primary, 1);
        }
        for _ in 0..30 {
            window.harness.step();
            let now = ["Roll", "Hold"].map(|name| place(&window, name));
            assert_eq!(now, before.map(Some));
        }
        assert_eq!(window.harness.get_by_role(Role::Tree).rect().y_range(), tree.y_range());
    }
}

/// The button of the next lesson has one place, with questions on the way and without them.
#[test]
fn the_next_lesson_is_always_in_one_place() {
    let mut corners = Vec::new();
    for (number, asks_readers) in [(1, false), (1, true), (7, false), (7, true), (12, false), (12, true)] {
        let settings = Settings { asks_readers, ..Settings::new(Language::ENGLISH) };
        let mut window = TestWindow::reading_at(lessons::name(number), [1280.0, 800.0], settings);
        for _ in 0..400 {
            if window.harness.query_by_label_contains("Next lesson: ").is_some() {
                break;
            }
            window.press(Key::ArrowRight);
        }
        let (strip, button) = (strip(&window), window.harness.get_by_label_contains("Next lesson: ").rect());
        corners.push(((button.top() - strip.top()).round(), strip.right() - button.left() < 420.0));
    }
    assert!(corners.windows(2).all(|pair| pair[0] == pair[1]), "{corners:?}");
}
