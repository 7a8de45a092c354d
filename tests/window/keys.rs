//! Every key does what the sheet of keys says, and nothing where it is not meant.

use crate::room::{Room, SMALL};
use egui::{Key, Modifiers};
use poda::i18n::Language;
use poda::session::Origin;

const SHIFT: Modifiers = Modifiers::SHIFT;
const COMMAND: Modifiers = Modifiers::COMMAND;

#[test]
fn arrows_and_a_clicker_step_forward_and_back() {
    let mut room = Room::new();
    for (key, step) in [(Key::ArrowRight, 1), (Key::PageDown, 2), (Key::ArrowLeft, 1), (Key::PageUp, 0)] {
        room.press(key);
        assert_eq!(room.step(), step, "{key:?}");
    }
}

#[test]
fn the_ends_and_the_subtrees_are_reached() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    let last = room.last();
    room.press(Key::End);
    assert_eq!(room.step(), last);
    room.press(Key::Home);
    assert_eq!(room.step(), 0);
    room.press(Key::ArrowRight);
    room.press(Key::ArrowDown);
    let over = room.step();
    assert!(over > 2, "over the whole first subtree, not into it: {over}");
    room.press(Key::ArrowLeft);
    room.press(Key::ArrowUp);
    assert_eq!(room.step(), over, "out of the same subtree");
    room.press(Key::R);
    assert_eq!(room.step(), 0);
}

#[test]
fn shift_and_an_arrow_go_to_the_cutoffs() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press_with(SHIFT, Key::ArrowRight);
    let cutoff = room.step();
    assert_eq!(Some(cutoff), room.app().session().search().trace().next_cutoff(0));
    room.press(Key::End);
    room.press_with(SHIFT, Key::ArrowLeft);
    assert_eq!(room.step(), cutoff);
}

#[test]
fn space_plays_and_pauses() {
    let mut room = Room::new();
    room.press(Key::Space);
    assert!(room.app().session().playback().is_playing);
    room.press(Key::Space);
    assert!(!room.app().session().playback().is_playing);
}

#[test]
fn a_change_is_taken_back_and_made_again() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    let before = room.text();
    room.click("Fail: hard");
    let after = room.text();
    assert_ne!(before, after);
    room.press_with(COMMAND, Key::Z);
    assert_eq!(room.text(), before);
    room.press_with(COMMAND | SHIFT, Key::Z);
    assert_eq!(room.text(), after);
}

#[test]
fn arrows_never_move_the_focus() {
    let mut room = Room::new();
    room.focus("Present");
    for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft] {
        room.press(key);
        assert_eq!(room.focused().as_deref(), Some("Present"), "{key:?}");
    }
    // Nor in front of a question, where they do nothing at all.
    room.paste("[[3, 12], [2]]");
    room.paste("[[1]]");
    assert!(room.has("Don’t save"));
    let focused = room.focused();
    let step = room.step();
    for key in [Key::ArrowRight, Key::ArrowDown] {
        room.press(key);
        assert_eq!((room.focused(), room.step()), (focused.clone(), step), "{key:?}");
    }
}

#[test]
fn a_control_with_the_focus_is_pressed_by_space_and_enter_and_nothing_else_happens() {
    for key in [Key::Space, Key::Enter] {
        let mut room = Room::new();
        room.focus("One step forward");
        room.press(key);
        assert_eq!(room.step(), 1, "{key:?}");
        assert!(!room.app().session().playback().is_playing, "{key:?} plays");
    }
}

#[test]
fn plain_keys_do_nothing_while_somebody_types() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.open_new_tree();
    for key in [Key::F, Key::B, Key::Space, Key::Home, Key::ArrowRight, Key::Num0] {
        room.press(key);
    }
    room.type_text("[1, 2]");
    assert_eq!(room.step(), 0);
    assert!(!room.app().session().playback().is_playing);
    room.press(Key::Escape);
    assert!(!room.has("Create"), "Esc leaves the sheet");
}

#[test]
fn the_sheet_of_keys_opens_and_closes() {
    let mut room = Room::new();
    room.press(Key::Questionmark);
    assert!(room.says("One step forward: →, PageDown"));
    room.press(Key::Questionmark);
    assert!(!room.says("One step forward: →"));
    room.press(Key::Questionmark);
    room.press(Key::Escape);
    assert!(!room.says("One step forward: →"));
    room.press(Key::Questionmark);
    room.harness.hover_at(egui::pos2(30.0, 700.0));
    room.harness.drag_at(egui::pos2(30.0, 700.0));
    room.harness.drop_at(egui::pos2(30.0, 700.0));
    room.settle();
    assert!(!room.says("One step forward: →"), "a click beside it closes it");
}

#[test]
fn escape_leaves_what_is_in_front() {
    let mut room = Room::new();
    room.press(Key::F5);
    assert!(!room.has("Present"), "presenting hides the bars");
    room.press(Key::B);
    room.press(Key::Escape);
    room.press(Key::Escape);
    assert!(room.has("Present"));
}

#[test]
fn the_sheet_of_keys_is_as_high_as_its_keys_where_the_window_allows() {
    for language in [Language::English, Language::Spanish] {
        for (size, is_roomy) in [([1280.0, 800.0], true), ([1280.0, 720.0], true), ([640.0, 400.0], false)] {
            let mut room = Room::of_size(size, language);
            room.press(Key::Questionmark);
            let (sheet, last) = (room.sheet("keys"), room.place_of(": ?"));
            assert!(sheet.top() > 0.0 && sheet.bottom() < size[1], "{language:?}, {size:?}: {sheet:?}");
            assert_eq!(last.bottom() < sheet.bottom(), is_roomy, "{language:?}, {size:?}: {sheet:?}, {last:?}");
        }
    }
}
