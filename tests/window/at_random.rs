//! Thousands of keys, clicks, drags and documents at random, several of them in a frame: whatever somebody does, the
//! window goes on, and nothing that was looked at in one tree is looked for in another.
//!
//! `PODA_RANDOM_EVENTS` is how many events there are a seed, `PODA_RANDOM_SEED` the first seed, and `PODA_RANDOM_SEEDS` how many.

use crate::anybody::{Anybody, DOCUMENTS, wanted};
use crate::room::Room;
use egui::{Key, PointerButton};
use egui_kittest::kittest::Queryable;
use poda::session::Origin;

#[test]
fn whatever_is_done_the_window_goes_on() {
    let (first, seeds) = (wanted("PODA_RANDOM_SEED", 1), wanted("PODA_RANDOM_SEEDS", 12));
    for seed in first..first + seeds {
        let mut anybody = Anybody::new(seed);
        for _ in 0..wanted("PODA_RANDOM_EVENTS", 1_200) {
            anybody.act();
        }
    }
}

#[test]
fn what_is_pasted_at_random_can_be_opened() {
    for text in DOCUMENTS {
        let mut room = Room::new();
        room.paste(text);
        assert_eq!(room.origin(), Origin::New, "{text}");
    }
}

#[test]
fn a_node_chosen_in_one_of_two_trees_is_not_looked_for_in_the_next_two() {
    let mut room = Room::on(
        "(version: 1, game: Tree(tree: [[[5, 2], [1, 9]], [[3, 3], (name: \"Last\", children: [8, 9])]]))",
        Origin::Lesson(0),
    );
    room.press(Key::S);
    let place = room.harness.get_all_by_label("Last: not visited").next().expect("it is drawn twice").rect().center();
    room.click_at(place, PointerButton::Primary, 1);
    room.press(Key::S);
    room.paste("[1, 2]");
    room.press(Key::S);
    assert!(room.app().session().split().is_some());
}
