//! Asking the room about the shown step: the view does not move, hands are counted, the next press shows the answer,
//! and a step back asks again; nothing on the screen reveals the answer before.

use super::answering::CUTS;
use super::hidden::with_other_future;
use super::student::all_text;
use crate::last_row::texts;
use crate::test_window::TestWindow;
use egui::Key;
use egui_kittest::Harness;
use poda_session::{Command, Origin, Session};
use poda_window::stored::settings::{LeafValues, Settings};
use poda_words::file::load;
use poda_words::i18n::Language;

/// A presented window on a tree at a step, after the key that asks about it.
fn asked_at(tree: &str, step: usize, leaves: LeafValues) -> TestWindow {
    let settings = Settings { leaves, ..Settings::new(Language::ENGLISH) };
    let mut session = Session::new(load(tree.as_bytes()).unwrap(), Origin::New, settings.notation);
    session.apply(Command::Seek(session.search().unwrap().timeline_step_at(step)));
    let mut window = TestWindow::build(Harness::builder().with_size([1920.0, 1080.0]), session, settings);
    window.press_with(egui::Modifiers::SHIFT, Key::F5);
    window.press(Key::Q);
    window.settle();
    window
}

/// The question that is written, if one is.
fn question(window: &TestWindow) -> Option<String> {
    all_text(window).into_iter().find(|text| text.starts_with("Question: "))
}

#[test]
fn a_question_keeps_the_place_counts_hands_and_is_answered_by_the_next_press() {
    let mut window = asked_at(CUTS, 0, LeafValues::OfTreesFromStart);
    assert_eq!(question(&window).as_deref(), Some("Question: which move is best for MAX?"));
    for key in [Key::Num1, Key::Num2, Key::Num2, Key::Plus, Key::Num1, Key::Minus] {
        window.press(key);
    }
    assert!(window.has("1: B, 1 hand") && window.has("2: C, 3 hands"), "{:?}", all_text(&window));
    window.press(Key::PageDown);
    assert_eq!((question(&window), window.step()), (None, 0), "the end of the search is far, and the place is kept");
    assert!(window.says("1 hand, ") && window.says("3 hands, "), "the answer is marked");
    window.press(Key::PageUp);
    assert!(
        question(&window).is_some() && window.has("2: C, 0 hands; before: 3"),
        "back asks it again, and a vote begins anew"
    );
    // Quick presses come in one frame if frames are slow.
    for _ in 0..5 {
        window.harness.key_press(Key::Num2);
    }
    window.harness.key_press(Key::Num1);
    window.settle();
    assert!(window.has("1: B, 1 hand; before: 1") && window.has("2: C, 5 hands; before: 3"), "{:?}", all_text(&window));
    window.press(Key::PageUp);
    assert_eq!((question(&window), window.step()), (None, 0), "and back once more is done with it");
    window.press(Key::Q);
    window.press(Key::PageDown);
    window.press(Key::PageDown);
    assert_eq!((question(&window), window.step()), (None, 1), "after the answer the search goes on");
    assert!(!window.has("2: C, 0 hands"));
}

#[test]
fn every_step_can_be_asked_about_and_going_elsewhere_ends_it() {
    let mut window = asked_at(CUTS, 0, LeafValues::OfTreesFromStart);
    window.press(Key::Q);
    for step in 0..=window.last() {
        assert_eq!((window.step(), question(&window)), (step, None));
        window.press(Key::Q);
        let asked = question(&window).unwrap_or_else(|| panic!("nothing is asked at step {step}"));
        assert_eq!(window.step(), step, "{asked}");
        window.press(Key::PageDown);
        assert_eq!(question(&window), None, "{asked}");
        window.press(Key::PageUp);
        assert_eq!((question(&window), window.step()), (Some(asked), step));
        window.press(Key::Q);
        window.press(Key::PageDown);
    }
    window.press(Key::Home);
    window.press(Key::Q);
    window.press(Key::End);
    assert_eq!((question(&window), window.step()), (None, window.last()));
}

#[test]
fn nothing_on_the_screen_answers_before_it_is_asked_to() {
    let mut compared = 0;
    for step in 0..40 {
        let here = asked_at(CUTS, step, LeafValues::WhenVisited);
        if step > here.last() {
            break;
        }
        let there = asked_at(&with_other_future(CUTS, step + 1), step, LeafValues::WhenVisited);
        let Some(asked) = question(&here).filter(|asked| question(&there).as_ref() == Some(asked)) else { continue };
        // The values between which a room decides are not those of another tree.
        if asked.contains("know of") || asked.contains("what is") {
            continue;
        }
        compared += 1;
        assert_eq!(all_text(&here), all_text(&there), "step {step}: {asked}");
        assert_eq!(texts(&here), texts(&there), "step {step}: {asked}");
    }
    assert!(compared > 8, "{compared}");
}
