//! Playing goes by the clock, and what has the focus gives the keys back.

use crate::room::{Room, SMALL};
use egui::Key;
use egui_kittest::Harness;
use poda::file::load;
use poda::i18n::Language;
use poda::picture::Notation;
use poda::session::{Origin, Session};
use poda::ui::settings::Settings;

/// A window in which every frame comes so many seconds after the one before.
fn with_frames_apart(seconds: f32) -> Room {
    let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Lesson(0), Notation::Node);
    let builder = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(seconds);
    Room::build(builder, session, Settings::new(Language::English))
}

#[test]
fn a_step_a_second_is_made_every_second_however_long_the_window_slept() {
    for (seconds, frames) in [(1.0, 6), (0.25, 24)] {
        let mut room = with_frames_apart(seconds);
        room.harness.key_press(Key::Space);
        room.harness.run_steps(1);
        let from = room.step();
        room.harness.run_steps(frames);
        let made = room.step() - from;
        assert!((5..=6).contains(&made), "6 s at a step a second, in frames {seconds} s apart: {made} steps");
    }
}

#[test]
fn after_tab_and_esc_space_plays_again() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press(Key::Tab);
    assert!(room.focused().is_some());
    room.press(Key::Escape);
    assert_eq!(room.focused(), None);
    room.harness.key_press(Key::Space);
    room.harness.run_steps(2);
    assert!(room.app().session().playback().is_playing);
}

#[test]
fn n_goes_to_the_next_thing_that_happens_at_the_node_that_is_looked_at() {
    let mut room = Room::on(SMALL, Origin::Lesson(0));
    room.press(Key::ArrowRight);
    room.press(Key::N);
    let moment_is_at_root = {
        let app = room.app();
        app.session().search().moment().current() == Some(poda::trace::NodeId::ROOT)
    };
    assert!(moment_is_at_root && room.step() > 2, "the root's next change, not the next event: {}", room.step());
}
