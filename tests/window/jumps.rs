//! Jumps: one key undoes each of them, and text that is typed outside of any field does not run commands.

use crate::test_window::{SMALL, TestWindow};
use egui::{Event, Key, Modifiers};
use poda_session::Origin;

fn at_step(steps: usize) -> TestWindow {
    let mut window = TestWindow::on(SMALL, Origin::New);
    for _ in 0..steps {
        window.press(Key::ArrowRight);
    }
    window
}

/// Types keys faster than a person presses them on purpose: all in one frame.
fn type_keys(window: &mut TestWindow, keys: &[Key]) {
    for &key in keys {
        let event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers: Modifiers::NONE };
        window.harness.input_mut().events.push(event);
    }
    window.settle();
}

#[test]
fn backspace_leads_back_from_the_beginning_and_the_end() {
    let mut window = at_step(4);
    window.press(Key::R);
    assert_eq!(window.step(), 0);
    window.press(Key::Backspace);
    assert_eq!(window.step(), 4);
    // Each jump has its own way back, however far one has stepped since.
    window.press(Key::End);
    window.press(Key::ArrowLeft);
    window.press(Key::Home);
    window.press(Key::Backspace);
    assert_eq!(window.step(), window.last() - 1);
    window.press(Key::Backspace);
    assert_eq!(window.step(), 4);
    window.press(Key::Backspace);
    assert_eq!(window.step(), 4, "there was no other jump");
}

#[test]
fn backspace_brings_the_picture_back_and_leaves_the_step() {
    let mut window = at_step(2);
    window.press(Key::C);
    assert_eq!(window.app().session().search().unwrap().folds.chosen(), 1);
    window.press(Key::ArrowRight);
    window.press(Key::Backspace);
    assert_eq!((window.step(), window.app().session().search().unwrap().folds.chosen()), (3, 0));
    window.press(Key::V);
    assert!(window.has("Whole tree"));
    window.press(Key::Backspace);
    assert!(!window.has("Whole tree"));
}

#[test]
fn backspace_leaves_an_exercise_that_was_begun_by_mistake() {
    for key in [Key::E, Key::W, Key::Q] {
        let mut window = at_step(4);
        window.press(key);
        assert!(window.app().practice().is_some(), "{key:?}");
        // A field that has the focus keeps the key.
        window.press(Key::Escape);
        if window.app().practice().is_some() {
            window.press(Key::Backspace);
        }
        assert!(window.app().practice().is_none(), "{key:?}");
        if window.step() != 4 {
            window.press(Key::Backspace);
        }
        assert_eq!(window.step(), 4, "{key:?}");
    }
}

#[test]
fn another_document_has_no_way_back_into_the_last_one() {
    let mut window = at_step(4);
    window.press(Key::R);
    window.press(Key::CloseBracket);
    window.press(Key::ArrowRight);
    let step = window.step();
    window.press(Key::Backspace);
    assert_eq!(window.step(), step);
}

#[test]
fn a_text_typed_into_nothing_runs_no_row_of_commands() {
    let mut window = at_step(4);
    type_keys(&mut window, &[Key::C, Key::O, Key::R, Key::N, Key::E, Key::R]);
    assert_eq!(window.step(), 4);
    assert!(window.app().practice().is_none());
    // The first letter cannot be told from a key that is pressed on purpose, and is taken back.
    window.press(Key::Backspace);
    assert_eq!(window.app().session().search().unwrap().folds.chosen(), 0);
    // After a pause a letter is a key again, and so is a letter that is pressed again at once.
    type_keys(&mut window, &[Key::L, Key::L]);
    let second = window.step();
    let mut once = at_step(4);
    once.press(Key::L);
    assert!(once.step() < second, "two leaves on");
}
