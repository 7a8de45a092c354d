//! Trying out what a pruned branch could be worth.

use crate::room::{Room, SMALL};
use egui::{Key, PointerButton};
use poda::session::Origin;

fn at_the_end(text: &str) -> Room {
    let mut room = Room::on(text, Origin::Lesson(0));
    room.press(Key::End);
    room
}

impl Room {
    fn suppose(&mut self, field: &str, value: &str) {
        self.focus(field);
        self.press_with(egui::Modifiers::COMMAND, Key::A);
        self.type_text(value);
        self.press(Key::Enter);
    }
}

#[test]
fn at_a_pruned_branch_any_value_can_be_tried_and_the_answer_stays() {
    let mut room = at_the_end(SMALL);
    let before = room.text();
    let place = room.node("2nd → 2nd move: pruned");
    room.click_at(place, PointerButton::Primary, 1);
    let field = "Suppose the 2nd move were worth";
    room.suppose(field, "100");
    assert!(room.says("With 100 there, the root is still worth 3."));
    assert!(room.says("The 2nd move: min(2, 100) = 2, as before."));
    room.suppose(field, "−inf");
    assert!(room.says("With −∞ there, the root is still worth 3."));
    assert!(room.says("The 2nd move: min(2, −∞) = −∞ instead of 2."));
    room.suppose(field, "0,5");
    assert!(room.says("With 0.5 there, the root is still worth 3."));
    assert_eq!(room.text(), before, "nothing is changed by it");
}

#[test]
fn what_is_no_number_is_told_and_kept() {
    let mut room = at_the_end(SMALL);
    let place = room.node("2nd → 2nd move: pruned");
    room.click_at(place, PointerButton::Primary, 1);
    room.suppose("Suppose the 2nd move were worth", "much");
    assert!(room.says("This is not a number."));
    assert!(room.says("much"));
}

#[test]
fn at_a_cutoff_the_branches_it_left_out_can_be_tried() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press_with(egui::Modifiers::SHIFT, Key::ArrowRight);
    assert!(room.has("WHY THIS CUTOFF"));
    room.suppose("Suppose the 2nd move were worth", "-7");
    assert!(room.says("The root: max(3, −7) = 3, as before."));
    room.click("Branch: 2nd move");
    room.click("3rd move");
    room.suppose("Suppose the 3rd move were worth", "9");
    assert!(room.says("With 9 there, the root is still worth 3."));
}

#[test]
fn it_is_not_offered_where_nothing_was_pruned() {
    let mut room = at_the_end(SMALL);
    for label in ["2nd → 1st move: 2", "1st move: 3"] {
        let place = room.node(label);
        room.click_at(place, PointerButton::Primary, 1);
        assert!(!room.has("TRY IT"), "{label}");
        room.click_at(place, PointerButton::Secondary, 1);
        assert!(!room.has("Suppose another value…"), "{label}");
        room.press(Key::Escape);
    }
}

#[test]
fn the_menu_of_a_pruned_node_leads_to_the_field() {
    let mut room = at_the_end(SMALL);
    let place = room.node("2nd → 2nd move: pruned");
    room.click_at(place, PointerButton::Secondary, 1);
    room.click("Suppose another value…");
    assert_eq!(room.focused().as_deref(), Some("Suppose the 2nd move were worth"));
}
