//! Trying out what a pruned branch could be worth.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, PointerButton};
use poda_session::Origin;

fn at_the_end(text: &str) -> TestWindow {
    let mut window = TestWindow::on(text, Origin::Lesson(0));
    window.press(Key::End);
    window
}

impl TestWindow {
    fn suppose(&mut self, field: &str, value: &str) {
        self.focus(field);
        self.press_with(egui::Modifiers::COMMAND, Key::A);
        self.type_text(value);
        self.press(Key::Enter);
    }
}

#[test]
fn at_a_pruned_branch_any_value_can_be_tried_and_the_answer_stays() {
    let mut window = at_the_end(SMALL);
    let before = window.text();
    let place = window.node("2nd move of C: pruned, value 4");
    window.click_at(place, PointerButton::Primary, 1);
    let field = "Suppose the 2nd move were worth";
    window.suppose(field, "100");
    assert!(window.says("With 100 there, A is still worth 3."));
    assert!(window.says("C: min(2, 100) = 2, as before."));
    window.suppose(field, "−inf");
    assert!(window.says("With −∞ there, A is still worth 3."));
    assert!(window.says("C: min(2, −∞) = −∞ instead of 2."));
    window.suppose(field, "0,5");
    assert!(window.says("With 0.5 there, A is still worth 3."));
    assert_eq!(window.text(), before, "nothing is changed by it");
}

#[test]
fn what_is_no_number_is_told_and_kept() {
    let mut window = at_the_end(SMALL);
    let place = window.node("2nd move of C: pruned, value 4");
    window.click_at(place, PointerButton::Primary, 1);
    window.suppose("Suppose the 2nd move were worth", "much");
    assert!(window.says("This is not a number."));
    assert!(window.says("much"));
}

#[test]
fn at_a_cutoff_the_branches_it_left_out_can_be_tried() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press_with(egui::Modifiers::SHIFT, Key::ArrowRight);
    assert!(window.says("already has"), "the reason of the cutoff is beside it");
    window.suppose("Suppose the 2nd move were worth", "-7");
    assert!(window.says("A: max(3, −7) = 3, as before."));
    window.click("Branch: 2nd move");
    window.click("3rd move");
    window.suppose("Suppose the 3rd move were worth", "9");
    assert!(window.says("With 9 there, A is still worth 3."));
}

#[test]
fn it_is_not_offered_where_nothing_was_pruned() {
    let mut window = at_the_end(SMALL);
    for label in ["1st move of C: 2", "B: 3"] {
        let place = window.node(label);
        window.click_at(place, PointerButton::Primary, 1);
        assert!(!window.says("Suppose"), "{label}");
        window.click_at(place, PointerButton::Secondary, 1);
        assert!(!window.has("Suppose another value…"), "{label}");
        window.press(Key::Escape);
    }
}

#[test]
fn the_menu_of_a_pruned_node_leads_to_the_field() {
    let mut window = at_the_end(SMALL);
    let place = window.node("2nd move of C: pruned, value 4");
    window.click_at(place, PointerButton::Secondary, 1);
    window.click("Suppose another value…");
    assert_eq!(window.focused().as_deref(), Some("Suppose the 2nd move were worth"));
}
