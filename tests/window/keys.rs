//! Every key does what the list of keys says, and nothing where the list excludes it.

use crate::test_window::{SMALL, TestWindow};
use egui::{Event, Key, Modifiers};
use poda_session::Origin;
use poda_words::i18n::Language;

const SHIFT: Modifiers = Modifiers::SHIFT;
const COMMAND: Modifiers = Modifiers::COMMAND;

#[test]
fn arrows_and_a_clicker_step_forward_and_back() {
    let mut window = TestWindow::new();
    for (key, step) in [(Key::ArrowRight, 1), (Key::PageDown, 2), (Key::ArrowLeft, 1), (Key::PageUp, 0)] {
        window.press(key);
        assert_eq!(window.step(), step, "{key:?}");
    }
}

#[test]
fn a_key_takes_effect_before_its_frame_is_drawn() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    let (key, modifiers) = (Key::ArrowRight, Modifiers::NONE);
    let press = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
    window.harness.input_mut().events.push(press);
    window.harness.step();
    assert!(window.says("step 1 of"));
}

#[test]
fn the_ends_and_the_subtrees_are_reached() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    let last = window.last();
    window.press(Key::End);
    assert_eq!(window.step(), last);
    window.press(Key::Home);
    assert_eq!(window.step(), 0);
    window.press(Key::ArrowRight);
    window.press(Key::ArrowDown);
    let over = window.step();
    assert!(over > 2, "over the whole first subtree, not into it: {over}");
    window.press(Key::ArrowLeft);
    window.press(Key::ArrowUp);
    assert_eq!(window.step(), over, "out of the same subtree");
    window.press(Key::R);
    assert_eq!(window.step(), 0);
}

#[test]
fn shift_and_an_arrow_go_to_the_cutoffs() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    window.press_with(SHIFT, Key::ArrowRight);
    let cutoff = window.step();
    assert_eq!(Some(cutoff), window.app().session().search().unwrap().trace().next_cutoff(0));
    window.press(Key::End);
    window.press_with(SHIFT, Key::ArrowLeft);
    assert_eq!(window.step(), cutoff);
}

#[test]
fn space_plays_and_pauses() {
    let mut window = TestWindow::new();
    window.press(Key::Space);
    assert!(window.app().session().playback.is_playing);
    window.press(Key::Space);
    assert!(!window.app().session().playback.is_playing);
}

#[test]
fn a_change_is_taken_back_and_made_again() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    let before = window.text();
    window.click("Fail: hard");
    let after = window.text();
    assert_ne!(before, after);
    window.press_with(COMMAND, Key::Z);
    assert_eq!(window.text(), before);
    window.press_with(COMMAND | SHIFT, Key::Z);
    assert_eq!(window.text(), after);
}

#[test]
fn arrows_never_move_the_focus() {
    let mut window = TestWindow::new();
    window.focus("Present");
    for key in [Key::ArrowRight, Key::ArrowDown, Key::ArrowUp, Key::ArrowLeft] {
        window.press(key);
        assert_eq!(window.focused().as_deref(), Some("Present"), "{key:?}");
    }
    // Nor in front of a question, where they do nothing at all.
    window.paste("[[3, 12], [2]]");
    window.paste("[[1]]");
    assert!(window.has("Don’t save"));
    let focused = window.focused();
    let step = window.step();
    for key in [Key::ArrowRight, Key::ArrowDown] {
        window.press(key);
        assert_eq!((window.focused(), window.step()), (focused.clone(), step), "{key:?}");
    }
}

#[test]
fn a_control_with_the_focus_is_pressed_by_space_and_enter_and_nothing_else_happens() {
    for key in [Key::Space, Key::Enter] {
        let mut window = TestWindow::new();
        window.focus("One step forward");
        window.press(key);
        assert_eq!(window.step(), 1, "{key:?}");
        assert!(!window.app().session().playback.is_playing, "{key:?} plays");
    }
}

#[test]
fn plain_keys_do_nothing_while_text_is_typed() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(11));
    window.open_new_tree();
    for key in [Key::F, Key::B, Key::Space, Key::Home, Key::ArrowRight, Key::Num0] {
        window.press(key);
    }
    window.type_text("[1, 2]");
    assert_eq!(window.step(), 0);
    assert!(!window.app().session().playback.is_playing);
    window.press(Key::Escape);
    assert!(!window.has("Create"), "Esc leaves the sheet");
}

#[test]
fn the_sheet_of_keys_opens_and_closes() {
    let mut window = TestWindow::new();
    window.press(Key::Questionmark);
    assert!(window.says("One step forward: →, PageDown"));
    window.press(Key::Questionmark);
    assert!(!window.says("One step forward: →"));
    window.press(Key::Questionmark);
    window.press(Key::Escape);
    assert!(!window.says("One step forward: →"));
    window.press(Key::Questionmark);
    window.harness.hover_at(egui::pos2(30.0, 700.0));
    window.harness.drag_at(egui::pos2(30.0, 700.0));
    window.harness.drop_at(egui::pos2(30.0, 700.0));
    window.settle();
    assert!(!window.says("One step forward: →"), "a click beside it closes it");
}

#[test]
fn escape_leaves_what_is_in_front() {
    let mut window = TestWindow::new();
    window.press(Key::F5);
    assert!(!window.has("Present"), "presenting hides the bars");
    window.press(Key::B);
    window.press(Key::Escape);
    window.press(Key::Escape);
    assert!(window.has("Present"));
}

#[test]
fn the_sheet_of_keys_is_as_high_as_its_keys_where_the_window_allows() {
    for language in [Language::ENGLISH, Language::SPANISH] {
        for (size, is_roomy) in [([1280.0, 800.0], true), ([1280.0, 720.0], true), ([640.0, 400.0], false)] {
            let mut window = TestWindow::of_size(size, language);
            window.press(Key::Questionmark);
            let (sheet, last) = (window.sheet("keys"), window.place_of(": ?"));
            assert!(sheet.top() > 0.0 && sheet.bottom() < size[1], "{language:?}, {size:?}: {sheet:?}");
            assert_eq!(last.bottom() < sheet.bottom(), is_roomy, "{language:?}, {size:?}: {sheet:?}, {last:?}");
        }
    }
}

#[test]
fn the_sheet_of_keys_is_one_screen_while_presenting_too() {
    for language in [Language::ENGLISH, Language::SPANISH] {
        let mut window = TestWindow::of_size([1920.0, 1080.0], language);
        window.press(Key::F5);
        window.press(Key::Questionmark);
        let (sheet, last) = (window.sheet("keys"), window.place_of(": ?"));
        let zoom = window.harness.ctx.zoom_factor();
        assert!(1.3 < zoom, "{language:?}: it is enlarged by {zoom}");
        assert!(sheet.top() > 0.0 && sheet.bottom() < 1080.0 / zoom, "{language:?}: {sheet:?}");
        assert!(last.bottom() < sheet.bottom(), "{language:?}: {sheet:?}, {last:?}");
    }
}
