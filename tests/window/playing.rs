//! Playing goes by the clock, and what has the focus gives the keys back.

use crate::test_window::{SMALL, TestWindow};
use egui::Key;
use egui_kittest::Harness;
use poda_picture::picture::Notation;
use poda_session::{Origin, Session};
use poda_ui::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::Language;

/// A window in which every frame comes so many seconds after the one before.
fn with_frames_apart(seconds: f32) -> TestWindow {
    let session = Session::new(load(SMALL.as_bytes()).unwrap(), Origin::Lesson(0), Notation::Node);
    let builder = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(seconds);
    TestWindow::build(builder, session, Settings::new(Language::ENGLISH))
}

#[test]
fn a_step_a_second_is_made_every_second_however_long_the_window_slept() {
    for (seconds, frames) in [(1.0, 6), (0.25, 24)] {
        let mut window = with_frames_apart(seconds);
        window.harness.key_press(Key::Space);
        window.harness.run_steps(1);
        let from = window.step();
        window.harness.run_steps(frames);
        let made = window.step() - from;
        assert!((5..=6).contains(&made), "6 s at a step a second, in frames {seconds} s apart: {made} steps");
    }
}

#[test]
fn after_tab_and_esc_space_plays_again() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::Tab);
    assert!(window.focused().is_some());
    window.press(Key::Escape);
    assert_eq!(window.focused(), None);
    window.harness.key_press(Key::Space);
    window.harness.run_steps(2);
    assert!(window.app().session().playback.is_playing);
}

#[test]
fn n_goes_to_the_next_thing_that_happens_at_the_node_that_is_looked_at() {
    let mut window = TestWindow::on(SMALL, Origin::Lesson(0));
    window.press(Key::ArrowRight);
    window.press(Key::N);
    let moment_is_at_root = {
        let app = window.app();
        app.session().search().moment().current() == Some(poda_core::trace::NodeId::ROOT)
    };
    assert!(moment_is_at_root && window.step() > 2, "the root's next change, not the next event: {}", window.step());
}

fn moves(window: &TestWindow) -> Vec<String> {
    window.app().session().latest_history().document().game.names()
}

#[test]
fn the_arrows_slide_tiles_while_it_is_the_readers_turn_and_step_otherwise() {
    let tiles = "(version: 1, game: Twenty48(board: [[2, 0], [0, 2]]), search: (algorithm: Star1, depth: 2))";
    let mut window = TestWindow::on(tiles, Origin::New);
    window.press(Key::ArrowRight);
    assert_eq!((window.step(), moves(&window).len()), (1, 0), "without a game, they step");
    window.press(Key::P);
    assert!(["Up", "Right", "Down", "Left"].iter().all(|name| window.has(name)), "no button comes or goes");
    window.press(Key::ArrowLeft);
    let played = moves(&window);
    assert_eq!((played[0].as_str(), played.len()), ("left", 2), "{played:?}");
    window.press(Key::P);
    window.press(Key::ArrowRight);
    assert_eq!((window.step(), moves(&window).len()), (2, 0), "after the game, they step on");
}

#[test]
fn the_program_pauses_between_its_moves_and_space_hurries_it() {
    let kalah = "(version: 1, game: Kalah(south: [1, 2, 1], north: [2, 2, 2]), search: (depth: 2))";
    let mut window = TestWindow::on(kalah, Origin::New);
    window.press(Key::P);
    window.click("South (MAX) is played by: the program");
    window.click("North (MIN) is played by: you");
    let made = moves(&window).len();
    assert!(window.app().session().current_match().unwrap().is_pausing && window.says("Space hurries it"));
    window.press(Key::Space);
    assert!(made < moves(&window).len());
    assert!(!window.app().session().playback.is_playing);
}
