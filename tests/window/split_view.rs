//! Two searches side by side in the window: opened, stepped through, chosen otherwise, closed.

use crate::test_window::{SMALL, TestWindow};
use egui::Key;
use egui_kittest::kittest::Queryable;
use poda_core::search::Algorithm;
use poda_session::Origin;
use poda_session::lanes::Side;
use poda_words::i18n::Language;

const WHOLE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome), beside: (algorithm: Minimax))";

#[test]
fn a_key_shows_another_search_beside_the_first() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::S);
    assert!(window.has("Alpha-beta") && window.has("The other search: Minimax"));
    let [short, long] = Side::BOTH.map(|side| window.app().session().split().unwrap().search(side).trace().len());
    assert!(short < long);
    window.press(Key::End);
    assert!(window.says(&format!("Nodes 7 · Leaves 4   done after {short} steps")));
    assert!(
        window.says(&format!("Nodes 9 (+2) · Leaves 6 (+2)   done after {long} steps")),
        "what the first has saved"
    );
    window.press(Key::ArrowLeft);
    assert!(window.says(&format!("Nodes 7 · Leaves 4   done after {short} steps")), "the shorter one waits");
    assert!(window.says(&format!("step {} of {long}", long - 1)));
    window.press(Key::S);
    assert!(!window.has("The other search: Minimax"));
}

#[test]
fn the_second_search_is_chosen_above_it_and_closed_there() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::S);
    window.click("The other search: Minimax");
    window.harness.run_steps(8);
    window.click("Negamax α-β");
    let beside = |window: &TestWindow| {
        window.app().session().document().searches.second().and_then(|beside| Some(beside.search()?.algorithm))
    };
    assert_eq!(beside(&window), Some(Algorithm::NegamaxAlphaBeta));
    assert!(window.has("The other search: Negamax α-β"));
    window.click("Show the first search alone");
    assert_eq!(beside(&window), None);
    assert!(!window.app().session().is_edited(), "looking at a lesson in another way changes no file");
}

#[test]
fn what_is_pressed_in_one_half_is_looked_at_in_both() {
    let mut window = TestWindow::of_size([1280.0, 800.0], Language::ENGLISH);
    window.press(Key::S);
    window.press(Key::End);
    let halves = window.harness.query_all_by_label_contains("corner");
    assert!(2 <= halves.count(), "both show the same nodes");
    window.press(Key::F);
    window.press(Key::Plus);
    window.press(Key::V);
    window.press(Key::Backspace);
    window.press(Key::Escape);
    assert!(window.app().session().split().is_some());
}

#[test]
fn a_long_second_search_is_made_beside_the_window_and_can_be_canceled() {
    let mut window = TestWindow::on(SMALL, Origin::New);
    window.paste(WHOLE);
    window.click("Don’t save");
    window.wait_until(|window| window.app().session().split().is_some());
    let nodes = Side::BOTH.map(|side| window.app().session().split().unwrap().search(side).trace().node_count());
    assert_eq!(nodes, [549_946; 2], "the same tree");
    window.press(Key::End);
    assert!(window.says("Nodes 18,297"));
    window.press(Key::S);
    window.press(Key::S);
    assert!(window.app().session().split().is_none() && window.app().session().has_tasks());
    window.press(Key::ArrowLeft);
    window.press(Key::S);
    assert!(!window.app().session().has_tasks());
}
