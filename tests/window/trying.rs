//! Trying values of leaves in the tree: dragging a leaf up or down, or typing while it is selected.

use crate::test_window::TestWindow;
use egui::{Event, Key, Modifiers, PointerButton, Pos2, Vec2, vec2};
use egui_kittest::kittest::Queryable;
use poda_session::Origin;

const TREE: &str = "(version: 1, title: \"T\", notes: \"About it.\", game: Tree(tree: (name: \"A\", children: \
                    [(name: \"B\", children: [3, 12, 8]), (name: \"C\", children: [2, 4, 6])])))";

fn window() -> TestWindow {
    let mut window = TestWindow::on(TREE, Origin::Lesson(0));
    window.press(Key::End);
    window
}

impl TestWindow {
    /// Presses the button at a place, goes elsewhere in a few steps and lets go.
    fn drag_value(&mut self, from: Pos2, way: Vec2) {
        self.drag_value_at_once(from, way, 1);
    }

    /// Presses the button, goes elsewhere and lets go as a quick hand does: `events` events come in each frame.
    fn drag_value_at_once(&mut self, from: Pos2, way: Vec2, events: usize) {
        let button = |pos, pressed| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let moves = (1..=8).map(|part| Event::PointerMoved(from + way * (part as f32 / 8.0)));
        let begin = [Event::PointerMoved(from), button(from, true)];
        let gesture: Vec<Event> = begin.into_iter().chain(moves).chain([button(from + way, false)]).collect();
        for frame in gesture.chunks(events) {
            for event in frame {
                self.harness.event(event.clone());
            }
            self.harness.step();
        }
        self.settle();
    }

    fn root_is(&self, value: f64) -> bool {
        let app = self.app();
        let result = app.session().search().unwrap().trace().result(poda_core::trace::NodeId::ROOT);
        result.is_some_and(|(score, _)| score.get().to_bits() == value.to_bits())
    }
}

#[test]
fn a_leaf_is_dragged_up_and_everything_follows() {
    let mut window = window();
    let before = window.text();
    let leaf = window.node("1st move of B: 3");
    window.drag_value(leaf, vec2(0.0, -20.0));
    assert!(window.text().contains("5.0, 12.0") || window.text().contains("5, 12"), "{}", window.text());
    assert!(window.root_is(5.0), "the search follows");
    assert_eq!(window.step(), window.last(), "and is shown where it was");
    assert!(window.says("The answer was 3, and now is 5."));
    window.press(Key::Escape);
    window.press_with(Modifiers::COMMAND, Key::Z);
    assert_eq!(window.text(), before, "the whole drag is undone at once");
}

/// What is said compares with the search before the gesture, and undo takes back the gesture: neither the typing before
/// it nor a part of it.
#[test]
fn a_drag_right_after_typing_is_a_change_of_its_own() {
    let first = "1st move of B: 3";
    for (typed, value, dragged) in [("1st move of C: 2", "1", first), (first, "9", "1st move of B: 9")] {
        for events in 1..=11 {
            let mut window = window();
            let leaf = window.node(typed);
            window.click_at(leaf, PointerButton::Primary, 1);
            window.type_text(value);
            let before = window.text();
            let leaf = window.node(dragged);
            window.drag_value_at_once(leaf, vec2(0.0, 80.0), events);
            assert!(window.says("Nodes 7 → 9, leaves 4 → 6."), "{typed}, {events}");
            window.press(Key::Escape);
            window.press_with(Modifiers::COMMAND, Key::Z);
            assert_eq!(window.text(), before, "{typed}, {events}: one gesture is undone at once, and nothing else");
        }
    }
}

#[test]
fn a_number_that_is_typed_at_a_selected_leaf_is_its_value() {
    let mut window = window();
    let leaf = window.node("1st move of B: 3");
    window.click_at(leaf, PointerButton::Primary, 1);
    window.type_text("7");
    assert!(window.root_is(7.0));
    window.type_text("5");
    assert!(window.root_is(8.0), "min(75, 12, 8)");
    window.press(Key::Enter);
    assert!(window.focused().is_some_and(|name| name.starts_with("Value of the 1st move")));
    window.click("Values as they were");
    assert!(window.root_is(3.0));
}

/// In front of an audience Enter ends typing: the next keys are commands again.
/// The tree's space is narrower than the field is.
#[test]
fn a_window_that_is_too_small_for_the_field_goes_on() {
    let mut window = window();
    let place = window.node("1st move of B: 3");
    window.click_at(place, PointerButton::Primary, 1);
    for side in [400.0, 200.0, 90.0, 30.0] {
        window.harness.set_size(Vec2::splat(side));
        window.settle();
    }
    window.harness.set_size(vec2(1280.0, 800.0));
    window.settle();
    assert!(window.root_is(3.0));
}

#[test]
fn after_a_typed_number_the_clicker_steps() {
    let mut window = window();
    window.press(Key::F11);
    let leaf = window.node("1st move of B: 3");
    window.click_at(leaf, PointerButton::Primary, 1);
    window.type_text("7");
    assert!(window.root_is(7.0));
    window.press(Key::Enter);
    let step = window.step();
    window.press(Key::PageUp);
    assert!(window.step() < step && window.root_is(7.0));
}

#[test]
fn the_step_stays_where_a_value_is_tried() {
    let mut window = window();
    window.press(Key::Home);
    for _ in 0..4 {
        window.press(Key::ArrowRight);
    }
    let (step, caption) = (window.step(), window.caption());
    let leaf = window.node("1st move of C: not visited, value 2");
    window.drag_value(leaf, vec2(0.0, -80.0));
    assert_eq!((window.step(), window.caption()), (step, caption));
}

#[test]
fn what_is_tried_in_a_lesson_is_no_unsaved_work() {
    let mut window = window();
    let leaf = window.node("1st move of B: 3");
    window.drag_value(leaf, vec2(0.0, -20.0));
    window.press(Key::CloseBracket);
    assert!(!window.has("Don’t save"));
    assert_eq!(window.origin(), Origin::Lesson(1));
}

#[test]
fn where_nothing_is_edited_no_value_is_dragged() {
    let mut window = window();
    window.app_mut().set_embedded(true);
    window.settle();
    let before = window.text();
    let leaf = window.node("1st move of B: 3");
    window.drag_value(leaf, vec2(0.0, -20.0));
    assert_eq!(window.text(), before);
    assert!(window.harness.query_all_by_label_contains("Value of").next().is_none());
}
