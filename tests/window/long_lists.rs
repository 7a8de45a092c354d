//! Lists whose length a file decides: only the visible rows are drawn.

use crate::test_window::{SMALL, TestWindow};
use egui::{Event, Modifiers, MouseWheelSource, MouseWheelUnit, TouchPhase, pos2, vec2};
use egui_kittest::kittest::NodeT;
use poda_session::Origin;

/// Of a long list only what is in view is drawn, the entry that is shown among it; scrolling draws the others.
#[test]
fn a_long_lecture_draws_what_is_in_view() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.ron");
    let entries =
        (0..1_000).map(|entry| format!("(lesson: \"a-to-n\", title: \"Entry {entry}.\")")).collect::<Vec<_>>();
    std::fs::write(&path, format!("(version: 1, lecture: [{}])", entries.join(", "))).unwrap();
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.drop_files(&[(&path, b"")]);
    window.settle();
    window.unfold("Entries");
    let drawn = |window: &TestWindow| {
        let is_entry = |name: &&str| name.contains("Entry ") && name.ends_with('.');
        let names: Vec<_> =
            window.harness.root().children_recursive().filter_map(|node| node.accesskit_node().label()).collect();
        names.iter().map(String::as_str).filter(is_entry).count()
    };
    assert!(window.has("1   Entry 0.") && drawn(&window) < 40, "{} entries are drawn", drawn(&window));
    window.harness.event(Event::PointerMoved(pos2(1_100.0, 400.0)));
    window.harness.event(Event::MouseWheel {
        unit: MouseWheelUnit::Point,
        delta: vec2(0.0, -9_000.0),
        phase: TouchPhase::Move,
        modifiers: Modifiers::NONE,
        source: MouseWheelSource::Wheel,
    });
    window.harness.run_steps(60);
    assert!(!window.has("1   Entry 0.") && (1..40).contains(&drawn(&window)), "{} entries are drawn", drawn(&window));
    let entries = (100..1_000).map(|entry| format!("{}   Entry {entry}.", entry + 1));
    let seen: Vec<_> = entries.filter(|name| window.has(name)).collect();
    // One above and one below what is in view are drawn, too.
    window.click_once(&seen[seen.len() / 2]);
    window.settle();
    let place = window.app().session().shown_lecture().map(|lecture| lecture.index);
    assert!(place.is_some_and(|place| 100 <= place));
    // The fields that change the lecture stand below all entries, and list them the same way.
    window.click_scrolled("Edit the lecture…");
    window.settle();
    assert!(drawn(&window) < 80, "{} entries are drawn", drawn(&window));
}

/// A file may have a bookmark for every step.
#[test]
fn many_bookmarks_are_drawn_as_far_as_they_are_in_view() {
    let bookmarks = (1..=2_000).map(|step| format!("(step: {step})")).collect::<Vec<_>>().join(", ");
    let text = format!("(version: 1, game: ConnectFour(), search: (depth: 4), bookmarks: [{bookmarks}])");
    let mut window = TestWindow::on(&text, Origin::New);
    window.unfold("Go to");
    let label = |node: egui_kittest::Node<'_>| node.accesskit_node().label();
    let names: Vec<_> = window.harness.root().children_recursive().filter_map(label).collect();
    let drawn = names.iter().filter(|name| name.starts_with("Step ")).count();
    assert!((1..80).contains(&drawn), "{drawn} bookmarks are drawn");
}
