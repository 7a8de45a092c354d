//! Mistakes, progress, and handing in.

use super::AIMA;
use crate::test_window::TestWindow;
use egui::Key;
use poda_session::Origin;
use poda_window::documents::{DialogPurpose, FileChoice};
use poda_window::stored::stored_progress::StoredProgress;
use poda_words::practice::json;

/// A window in which a blank tree was marked, with a wrong value of B.
fn with_a_mistake() -> TestWindow {
    let mut window = TestWindow::on(AIMA, Origin::New);
    window.press(Key::W);
    for (name, text) in [("B value", "12"), ("C value", "<= 2")] {
        window.focus(name);
        window.type_text(text);
    }
    for name in ["cut P", "cut Q"] {
        window.click(name);
    }
    window.click("Check");
    window
}

fn open(window: &mut TestWindow, item: &str) {
    window.open_more_practice();
    window.click(item);
}

#[test]
fn a_mistake_is_listed_and_shown_again() {
    let mut window = with_a_mistake();
    assert_eq!(window.app().progress().mistakes().count(), 1);
    open(&mut window, "Mistakes and progress…");
    assert!(window.says("Answered: 12"));
    assert!(window.says("DUE TODAY"));
    window.click_beginning("Show me: ");
    if window.has("Don’t save") {
        window.click("Don’t save");
    }
    assert!(0 < window.step());
    assert!(window.app().practice().is_none());
}

#[test]
fn an_exercise_for_a_mistake_is_offered() {
    let mut window = with_a_mistake();
    open(&mut window, "Mistakes and progress…");
    window.click_beginning("An exercise for this: ");
    if window.has("Don’t save") {
        window.click("Don’t save");
    }
    let text = window.text();
    assert!(text.contains("kinds: [") && text.contains("seed: "), "only what went wrong is asked: {text}");
    // It is generated again from its seed: leaving it asks nothing.
    assert!(window.close());
}

#[test]
fn progress_lasts_over_a_restart() {
    let window = with_a_mistake();
    let (_, mut stored) = StoredProgress::restore(None);
    let text = stored.update(window.app().progress().clone(), || None).expect("there is progress");
    let mut again = TestWindow::on(AIMA, Origin::New);
    again.app_mut().set_progress(StoredProgress::restore(Some(&text)).0);
    assert_eq!(again.app().progress(), window.app().progress());
    open(&mut again, "Mistakes and progress…");
    assert!(again.says("Answered: 12"));
}

#[test]
fn progress_is_erased_only_after_a_confirmation() {
    let mut window = with_a_mistake();
    open(&mut window, "Mistakes and progress…");
    window.click("Erase…");
    assert!(!window.app().progress().is_empty());
    window.click("Keep");
    assert!(!window.app().progress().is_empty());
    window.click("Erase…");
    window.click("Erase");
    assert!(window.app().progress().is_empty());
    assert!(window.says("No question has been answered yet."));
}

#[test]
fn progress_is_exported_to_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("mine.json");
    let mut window = with_a_mistake();
    window.will_choose(FileChoice::Path(path.clone()));
    open(&mut window, "Mistakes and progress…");
    window.click("Export…");
    window.settle();
    assert_eq!(window.asked().last().map(|asked| asked.purpose), Some(DialogPurpose::Export("json")));
    let text = std::fs::read_to_string(path).unwrap();
    assert_eq!(json::progress::of_text(&text).as_ref(), Ok(window.app().progress()));
}

#[test]
fn a_report_is_handed_in_under_a_name() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("report.json");
    let mut window = with_a_mistake();
    window.will_choose(FileChoice::Path(path.clone()));
    open(&mut window, "Hand in…");
    assert!(window.is_disabled("Save the report…"));
    window.focus("Name");
    window.type_text("Ana");
    window.click("Save the report…");
    window.settle();
    let read = json::report::of_text(&std::fs::read(path).unwrap()).unwrap();
    assert!(read.is_intact);
    assert_eq!(read.report.name, "Ana");
    let [exercise] = &read.report.exercises[..] else { panic!("{:?}", read.report) };
    let value = exercise.answers.iter().find(|answer| answer.field == "B.value").expect("B's value");
    assert_eq!((value.given.as_slice(), value.points), (["12".to_owned()].as_slice(), 0));
}
