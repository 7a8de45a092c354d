//! Runs of other programs in the window: beside the right search, at the first difference, and as they grow.

use super::test_window::TestWindow;
use egui::{Key, Modifiers};
use egui_kittest::kittest::Queryable;
use poda_panels::dialogs::watch_program::RUN;
use poda_session::lanes::Side;
use poda_ui::files::followed_run::FollowedRun;
use poda_window::documents::loaded_document::read_file;
use poda_words::i18n::{Language, Words, narration};
use std::fs;

/// The sample, in which MIN leaves its first node too early.
fn wrong() -> String {
    RUN.replace("{\"e\": \"leaf\", \"move\": 1, \"value\": 12}\n", "")
}

impl TestWindow {
    /// What is said below the program's tree.
    fn told(&self) -> String {
        let app = self.app();
        let split = app.session().split().expect("two searches are shown");
        let search = split.search(Side::Second);
        narration::caption(&Words::new(Language::ENGLISH), search.recording(), search.step()).plain()
    }
}

#[test]
fn a_run_is_shown_beside_the_search_that_it_claims_to_be() {
    let mut window = TestWindow::new();
    window.paste(RUN);
    window.wait_for_searches();
    assert!(window.has("The program") && window.says("The program is right, step by step"));
    window.press(Key::End);
    assert_eq!(window.told(), "The program’s answer is 3.");
    let end = window.app().timeline_step();
    window.press_with(Modifiers::SHIFT, Key::N);
    assert_eq!(window.app().timeline_step(), end, "nothing differs");
    // Hidden and shown again it is still the program’s.
    window.press(Key::S);
    assert!(window.app().session().split().is_none());
    window.press(Key::S);
    window.wait_for_searches();
    assert_eq!(window.told(), "The program’s answer is 3.");
}

#[test]
fn shift_n_goes_to_the_first_step_at_which_a_program_does_something_else() {
    let mut window = TestWindow::new();
    window.paste(&wrong());
    window.wait_for_searches();
    // It is opened there.
    assert_eq!(window.app().timeline_step().get(), 7);
    window.press(Key::Home);
    window.press_with(Modifiers::SHIFT, Key::N);
    assert_eq!(window.app().timeline_step().get(), 7);
    assert!(window.told().contains("not entered"), "{}", window.told());
    window.press(Key::End);
    window.press_with(Modifiers::SHIFT, Key::N);
    assert_eq!(window.app().timeline_step().get(), 7);
}

#[test]
fn what_makes_a_run_is_said_and_can_be_tried() {
    let mut window = TestWindow::new();
    window.open_menu();
    window.click("Watch a program…");
    assert!(window.has("A run of ten lines") && window.has("Open this run"));
    // The button has the focus.
    window.press(Key::Enter);
    window.wait_for_searches();
    assert!(window.app().session().split().is_some());
    assert!(window.says("What the program told is marked with ?"));
}

#[test]
fn a_run_is_followed_while_its_program_writes_it() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("growing.jsonl");
    let lines: Vec<_> = RUN.lines().collect();
    fs::write(&path, lines[..5].join("\n") + "\n").unwrap();
    let mut window = TestWindow::new();
    window.drop_files(&[(&path, b"")]);
    window.wait_for_searches();
    assert!(window.says("The run is not complete"));
    window.press(Key::End);
    fs::write(&path, RUN).unwrap();
    window.wait_until(|window| window.says("The program is right, step by step"));
    window.wait_for_searches();
    assert_eq!(window.told(), "The program’s answer is 3.", "the end stays the end");
    assert_eq!(window.app().settings().recent.first(), Some(&path));
    // An edit is not overwritten.
    window.press_with(Modifiers::COMMAND, Key::Z);
    let shown = read_file(&path).unwrap();
    let mut followed = FollowedRun::new(&path, &shown.document).unwrap();
    assert!(followed.look().is_none(), "nothing new");
    fs::write(&path, wrong()).unwrap();
    assert!(followed.look().is_some());
    fs::remove_file(&path).unwrap();
    assert!(followed.look().is_none());
}

#[test]
fn screen_readers_have_the_program_as_a_tree_of_its_own() {
    let mut window = TestWindow::new();
    window.paste(&wrong());
    window.wait_for_searches();
    assert!(window.harness.query_all_by_label_contains("not entered").count() > 0);
}
