//! Two searches side by side in the window: opened, stepped through, chosen otherwise, closed.

use crate::room::{Room, SMALL};
use egui::Key;
use egui_kittest::kittest::Queryable;
use poda::i18n::Language;
use poda::search::Algorithm;
use poda::session::Origin;
use poda::session::split_view::SplitSide;

const WHOLE: &str = "(version: 1, game: TicTacToe(evaluation: Outcome), beside: (algorithm: Minimax))";

#[test]
fn a_key_shows_another_search_beside_the_first() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press(Key::S);
    assert!(room.has("Alpha-beta") && room.has("The other search: Minimax"));
    let [short, long] = SplitSide::BOTH.map(|side| room.app().session().split().unwrap().search(side).trace().len());
    assert!(short < long);
    room.press(Key::End);
    assert!(room.says(&format!("Nodes 7 · Leaves 4   done after {short} steps")));
    assert!(room.says(&format!("Nodes 9 (+2) · Leaves 6 (+2)   done after {long} steps")), "what the first has saved");
    room.press(Key::ArrowLeft);
    assert!(room.says(&format!("Nodes 7 · Leaves 4   done after {short} steps")), "the shorter one waits");
    assert!(room.says(&format!("step {} of {long}", long - 1)));
    room.press(Key::S);
    assert!(!room.has("The other search: Minimax"));
}

#[test]
fn the_second_search_is_chosen_above_it_and_closed_there() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press(Key::S);
    room.click("The other search: Minimax");
    room.harness.run_steps(8);
    room.click("Negamax α-β");
    let beside = |room: &Room| room.app().session().document().beside.map(|search| search.algorithm);
    assert_eq!(beside(&room), Some(Algorithm::NegamaxAlphaBeta));
    assert!(room.has("The other search: Negamax α-β"));
    room.click("Show the first search alone");
    assert_eq!(beside(&room), None);
    assert!(!room.app().session().is_edited(), "looking at a lesson in another way changes no file");
}

#[test]
fn what_is_pressed_in_one_half_is_looked_at_in_both() {
    let mut room = Room::of_size([1280.0, 800.0], Language::English);
    room.press(Key::S);
    room.press(Key::End);
    let halves = room.harness.query_all_by_label_contains("corner");
    assert!(2 <= halves.count(), "both show the same nodes");
    room.press(Key::F);
    room.press(Key::Plus);
    room.press(Key::V);
    room.press(Key::Backspace);
    room.press(Key::Escape);
    assert!(room.app().session().split().is_some());
}

#[test]
fn a_long_second_search_is_made_beside_the_window_and_can_be_cancelled() {
    let mut room = Room::on(SMALL, Origin::New);
    room.paste(WHOLE);
    room.click("Don’t save");
    room.wait_until(|room| room.app().session().split().is_some());
    let nodes = SplitSide::BOTH.map(|side| room.app().session().split().unwrap().search(side).trace().node_count());
    assert_eq!(nodes, [549_946; 2], "the same tree");
    room.press(Key::End);
    assert!(room.says("Nodes 18,297"));
    room.press(Key::S);
    room.press(Key::S);
    assert!(room.app().session().split().is_none() && room.app().session().split_task().is_some());
    room.press(Key::ArrowLeft);
    room.press(Key::S);
    assert!(room.app().session().split_task().is_none());
}
