//! Long work runs in the background while the window responds; limits are shown and can be raised.

use crate::test_window::{SMALL, TestWindow};
use egui::{Key, Modifiers};
use poda_core::game::any::AnyGame;
use poda_core::trace::TimelineStep;
use poda_core::trace::limits::{Ending, Limits};
use poda_session::history::History;
use poda_session::{DrawingOptions, Origin, Session};
use poda_window::stored::settings::{NODES, Settings};
use poda_words::file::load;
use poda_words::i18n::Language;

/// All of tic-tac-toe: 549,946 nodes by minimax.
const WHOLE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome), search: (algorithm: Minimax))";

/// A tree of 200,000 leaves, in as few letters as it takes.
fn long_text() -> String {
    let leaves = "1,".repeat(100);
    let inner = format!("[{leaves}],").repeat(100);
    format!("(version: 1, game: Tree(tree: [{}]))", format!("[{inner}],").repeat(20))
}

#[test]
fn a_long_search_is_made_beside_the_window() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(WHOLE);
    assert_eq!(window.app().session().search().unwrap().trace().node_count(), 9, "the window shows what it showed");
    window.press(Key::ArrowRight);
    assert_eq!(window.step(), 1, "and answers");
    window.wait_for_searches();
    assert_eq!(window.app().session().search().unwrap().trace().node_count(), 549_946);
    assert_eq!(window.step(), 0);
}

#[test]
fn esc_gives_up_a_long_search() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(WHOLE);
    assert!(window.app().session().task().is_some(), "the search has begun");
    window.press(Key::Escape);
    assert!(window.app().session().task().is_none());
    window.harness.run_steps(10);
    assert_eq!(window.app().session().search().unwrap().trace().node_count(), 9);
    assert_eq!((window.origin(), window.step()), (Origin::Lesson(0), 0), "the window shows what it showed");
}

/// The search of a change takes a while, and meanwhile the next change is made.
#[test]
fn a_change_during_a_search_leaves_the_one_before_it() {
    let mut window = TestWindow::on("(version: 1, game: ConnectFour(), search: (depth: 12))", Origin::New);
    window.click_scrolled("Column 4, row 6: empty");
    window.click_scrolled("Column 5, row 6: empty");
    window.click("Fail: hard");
    window.click("Cut on: >");
    assert!(window.app().session().has_tasks(), "the test is about what is changed while a search is pending");
    let text = window.text();
    for part in ["...XO..", "fail: Hard", "cut_on: Strict"] {
        assert!(text.contains(part), "{part} in {text}");
    }
    assert!(window.has("Column 4, row 1: blue disc") && window.has("Column 5, row 1: orange disc"));
    // Each is undone by itself, and may be made again.
    window.press_with(Modifiers::COMMAND, Key::Z);
    window.press_with(Modifiers::COMMAND, Key::Z);
    let text = window.text();
    assert!(text.contains("...XO..") && !text.contains("Hard") && !text.contains("Strict"), "{text}");
    window.press_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::Z);
    assert!(window.text().contains("fail: Hard"));
    window.press(Key::Escape);
}

#[test]
fn a_node_is_not_deleted_in_a_tree_that_is_about_to_change() {
    let leaves = "1,".repeat(200);
    let tree = format!("[{}]", format!("[{}],", format!("[{leaves}],").repeat(20)).repeat(20));
    let mut window = TestWindow::on(&format!("(version: 1, game: Tree(tree: {tree}))"), Origin::New);
    window.wait_for_searches();
    window.press(Key::End);
    window.press_with(Modifiers::ALT, Key::ArrowDown);
    let count = |window: &TestWindow| match window.app().session().latest_document().position() {
        AnyGame::Tree(tree) => tree.node_count(),
        _ => unreachable!("the document is a tree"),
    };
    let before = count(&window);
    window.harness.key_press(Key::Delete);
    window.harness.step();
    let after = count(&window);
    assert!(after < before && window.app().session().has_tasks(), "the first deletion is being searched");
    window.harness.key_press(Key::Delete);
    window.harness.step();
    assert_eq!(count(&window), after, "the second one is about a node that is shown no more");
    window.settle();
    assert!(window.says("The last change is still being searched."));
    window.wait_for_searches();
    window.press(Key::Delete);
    assert!(count(&window) < after);
}

#[test]
fn a_long_text_is_read_beside_the_window() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.paste(&long_text());
    assert_eq!(window.app().session().search().unwrap().trace().node_count(), 9);
    window.wait_until(|window| window.origin() == Origin::New && window.app().session().task().is_none());
    assert_eq!(window.app().session().search().unwrap().trace().node_count(), 200_000 + 2_000 + 20 + 1);
}

#[test]
fn a_search_that_was_cut_short_says_so_and_goes_on_with_a_larger_limit() {
    let settings = Settings { max_nodes: NODES[0], ..Settings::new(Language::ENGLISH) };
    let limits = Limits { nodes: NODES[0], ..settings.limits() };
    let history = History::new(load(WHOLE.as_bytes()).unwrap(), Origin::New);
    let mut session = Session::open(history, DrawingOptions::default(), limits, TimelineStep::START);
    session.finish_tasks();
    let builder = egui_kittest::Harness::builder().with_size([1280.0, 800.0]);
    let mut window = TestWindow::build(builder, session, settings);
    assert!(window.says("Stopped at the limit of 100,000 nodes."));
    window.press(Key::End);
    assert!(window.says("The search stopped here at the limit of 100,000 nodes."));
    window.click("Up to 500,000");
    window.wait_for_searches();
    assert_eq!(window.app().settings().max_nodes, 500_000);
    assert!(window.says("Stopped at the limit of 500,000 nodes."));
    window.click("Up to 2,000,000");
    window.wait_for_searches();
    assert_eq!(window.app().session().search().unwrap().trace().ending(), Ending::Complete);
    assert!(!window.says("Stopped"));
}

#[test]
fn a_search_whose_time_is_over_says_so_and_goes_on_with_more() {
    let settings = Settings { max_seconds: Some(0), ..Settings::new(Language::ENGLISH) };
    let history = History::new(load(WHOLE.as_bytes()).unwrap(), Origin::New);
    let session = Session::open(history, DrawingOptions::default(), settings.limits(), TimelineStep::START);
    let builder = egui_kittest::Harness::builder().with_size([1280.0, 800.0]);
    let mut window = TestWindow::build(builder, session, settings);
    window.wait_for_searches();
    assert_eq!(window.app().session().search().unwrap().trace().ending(), Ending::TimeLimit);
    assert!(window.says("at the time limit"));
    window.click("Search for up to 1 s");
    window.wait_for_searches();
    assert_eq!(window.app().settings().max_seconds, Some(1));
}
