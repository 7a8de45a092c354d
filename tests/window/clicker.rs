//! The keys of clickers, while presenting and in the window, with steps of every size.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_core::trace::TimelineStep;
use poda_session::Origin;

const SHIFT: Modifiers = Modifiers::SHIFT;

fn is_presenting(window: &TestWindow) -> bool {
    !window.has("Present")
}

/// A window whose steps are as large as the menu's item says, with two stations or without.
fn with_steps(size: &str, has_stations: bool) -> TestWindow {
    let stations = if has_stations { "(version: 1, bookmarks: [(step: 4), (step: 9)]," } else { "(version: 1," };
    let text = SMALL.replace("(version: 1,", stations);
    let mut window = TestWindow::on(&text, Origin::New);
    window.click_beginning("Speed and step size: ");
    window.click(size);
    window
}

#[test]
fn a_clicker_steps_by_the_chosen_size_also_while_presenting() {
    for (size, has_stations, first, second) in [
        ("One event", true, 1, 2),
        ("One node", true, 1, 2),
        ("One result", false, 13, 21),
        // No step passes over a station.
        ("One result", true, 4, 9),
        ("One bookmark", true, 4, 9),
    ] {
        let mut window = with_steps(size, has_stations);
        for key in [None, Some(Key::F11)] {
            if let Some(key) = key {
                window.press(key);
            }
            window.press(Key::PageDown);
            let seen = window.step();
            window.press(Key::ArrowRight);
            assert_eq!((seen, window.step()), (first, second), "{size}");
            window.press(Key::PageUp);
            assert_eq!(window.step(), seen, "{size}");
            window.press(Key::ArrowLeft);
            assert_eq!(window.step(), 0, "{size}");
        }
    }
}

#[test]
fn the_size_of_a_step_is_told_by_button_menu_and_key_sheet() {
    let mut window = with_steps("One result", true);
    assert!(window.has("Forward to the next result") && window.has("Back to the previous result"));
    window.press(Key::Questionmark);
    assert!(window.says("Forward to the next result: →, PageDown"));
    window.press(Key::Questionmark);
    window.click_beginning("Speed and step size: ");
    window.click("One event");
    assert!(window.has("One step forward"));
    assert!(!window.has("Forward to the next result"));
}

#[test]
fn f5_presents_from_the_beginning_and_with_shift_from_here() {
    for (modifiers, key, step) in [(Modifiers::NONE, Key::F5, 0), (SHIFT, Key::F5, 7), (Modifiers::NONE, Key::F11, 7)] {
        let mut window = TestWindow::on(SMALL, Origin::New);
        for _ in 0..7 {
            window.press(Key::PageDown);
        }
        window.press_with(modifiers, key);
        assert_eq!((is_presenting(&window), window.step()), (true, step), "{modifiers:?} {key:?}");
        // Once more neither ends it nor starts it over.
        window.press(Key::PageDown);
        for again in [Modifiers::NONE, SHIFT] {
            window.press_with(again, Key::F5);
            assert_eq!((is_presenting(&window), window.step()), (true, step + 1), "{modifiers:?} {key:?}");
        }
        window.press(Key::Escape);
        assert!(!is_presenting(&window));
    }
}

#[test]
fn the_screen_goes_black_and_comes_back_where_it_was() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.press(Key::F5);
    for (on, off) in [(Key::B, Key::B), (Key::Period, Key::Period), (Key::B, Key::Escape)] {
        window.press(Key::PageDown);
        let step = window.step();
        window.press(on);
        assert!(crate::last_row::texts(&window).is_empty(), "the black screen is black");
        window.press(off);
        assert_eq!((is_presenting(&window), window.step()), (true, step), "{on:?} {off:?}");
    }
}

#[test]
fn a_focused_button_leaves_the_clicker_its_keys() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.focus("Fail: hard");
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    window.press(Key::PageUp);
    assert_eq!(window.step(), 1);
    window.press(Key::B);
    window.press(Key::B);
    window.press(Key::F5);
    assert!(is_presenting(&window));
}

#[test]
fn a_text_field_keeps_its_keys_until_escape_gives_it_up() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    let node = window.app().session().search().unwrap().trace().len();
    assert!(node > 3);
    window.press_with(Modifiers::COMMAND, Key::F);
    window.type_text("B");
    for (modifiers, key) in [
        (Modifiers::NONE, Key::PageDown),
        (Modifiers::NONE, Key::PageUp),
        (Modifiers::NONE, Key::B),
        (Modifiers::NONE, Key::Period),
        (Modifiers::NONE, Key::F5),
        (SHIFT, Key::F5),
    ] {
        window.press_with(modifiers, key);
        assert_eq!((is_presenting(&window), window.step()), (false, 0), "{key:?}");
        assert!(window.says("Speed and step size: "), "{key:?} blanks nothing");
    }
    window.press(Key::Escape);
    assert!(!is_presenting(&window));
    window.press(Key::PageDown);
    assert_eq!(window.app().session().timeline_step(), TimelineStep::new(1));
}
