//! Thousands of random keys, clicks, drags, sizes and documents, several of them in a frame. Whatever is done, the
//! window keeps running, shows the sentence of the shown step, changes no file without saving, and uses no node of one
//! tree in another.
//!
//! `PODA_RANDOM_EVENTS` is the number of events per seed, `PODA_RANDOM_SEED` the first seed, and `PODA_RANDOM_SEEDS`
//! the number of seeds.

use crate::random_user::{DOCUMENTS, RandomUser, wanted};
use crate::test_window::TestWindow;
use egui::{Key, PointerButton};
use poda_session::Origin;

/// Acts for every other seed from the first or the second on, so that two cores share them.
fn act(from: u64) {
    let (first, seeds) = (wanted("PODA_RANDOM_SEED", 1), wanted("PODA_RANDOM_SEEDS", 4));
    for seed in (first + from..first + seeds).step_by(2) {
        RandomUser::new(seed).act_for(wanted("PODA_RANDOM_EVENTS", 1_000));
    }
}

/// 4,000 frames with one to three actions each: a fault that one action in 2,600 shows is found with a probability of
/// 95 %. The nightly workflow has 120,000 frames.
#[test]
fn whatever_is_done_the_window_goes_on() {
    act(0);
}

#[test]
fn whatever_else_is_done_the_window_goes_on() {
    act(1);
}

#[test]
fn what_is_pasted_at_random_can_be_opened() {
    for text in DOCUMENTS {
        let mut window = TestWindow::new();
        window.paste(text);
        assert_eq!(window.origin(), Origin::New, "{text}");
    }
}

#[test]
fn a_node_chosen_in_one_of_two_trees_is_not_looked_for_in_the_next_two() {
    let mut window = TestWindow::on(
        "(version: 1, game: Tree(tree: [[[5, 2], [1, 9]], [[3, 3], (name: \"Last\", children: [8, 9])]]))",
        Origin::Lesson(0),
    );
    window.press(Key::S);
    let place = window.nodes("Last: not visited").first().expect("it is drawn twice").center();
    window.click_at(place, PointerButton::Primary, 1);
    window.press(Key::S);
    window.paste("[1, 2]");
    window.press(Key::S);
    assert!(window.app().session().split().is_some());
}
