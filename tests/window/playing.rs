//! Playback follows the clock, and controls with the focus do not keep its keys.

use crate::test_window::{SMALL, TestWindow};
use egui::{Context, Event, Key, Modifiers, PointerButton, RawInput, Rect, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable;
use poda_core::game::Game;
use poda_picture::picture::Notation;
use poda_session::play_match::Controller;
use poda_session::{Origin, Session};
use poda_ui::app::App;
use poda_ui::files::Files;
use poda_window::stored::settings::Settings;
use poda_words::file::load;
use poda_words::i18n::Language;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

/// A window in which every frame comes so many seconds after the one before.
fn with_frames_apart(text: &str, seconds: f32) -> TestWindow {
    let session = Session::new(load(text.as_bytes()).unwrap(), Origin::Lesson(0), Notation::Node);
    let builder = Harness::builder().with_size([1280.0, 800.0]).with_step_dt(seconds);
    TestWindow::build(builder, session, Settings::new(Language::ENGLISH))
}

#[test]
fn a_step_a_second_is_made_every_second_however_long_the_window_slept() {
    for (seconds, frames) in [(1.0, 6), (0.25, 24)] {
        let mut window = with_frames_apart(SMALL, seconds);
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
        app.session().search().unwrap().moment().current() == Some(poda_core::trace::NodeId::ROOT)
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
    let mut window = with_frames_apart(kalah, 0.05);
    window.press(Key::P);
    window.click("South (MAX) is played by: the program");
    window.click("North (MIN) is played by: you");
    let made = moves(&window).len();
    assert!(window.app().session().current_match().unwrap().is_pausing && window.says("Space hurries it"));
    window.press(Key::Space);
    assert!(made < moves(&window).len());
    assert!(!window.app().session().playback.is_playing);
}

/// A window that is drawn only when it has asked for it, or something is done in it.
struct QuietWindow {
    ctx: Context,
    app: App,
    asked: Receiver<Duration>,
    /// The time that passes in it, in seconds.
    time: f64,
}

impl QuietWindow {
    fn on(text: &str) -> Self {
        let session = Session::new(load(text.as_bytes()).unwrap(), Origin::New, Notation::Node);
        let ctx = Context::default();
        let app = App::new(&ctx, session, Settings::new(Language::ENGLISH), Files::default());
        let (sender, asked) = channel();
        ctx.set_request_repaint_callback(move |info| sender.send(info.delay).unwrap_or_default());
        Self { ctx, app, asked, time: 0.0 }
    }

    fn draw(&mut self, events: Vec<Event>) {
        let screen_rect = Some(Rect::from_min_size(egui::Pos2::ZERO, vec2(1280.0, 800.0)));
        let input = RawInput { events, screen_rect, time: Some(self.time), focused: true, ..RawInput::default() };
        self.ctx.clone().run_ui(input, |ui| self.app.show(ui)).textures_delta.clear();
        self.time += 0.01;
    }

    fn draw_until_a_human_is_asked(&mut self) {
        let is_asked = |app: &App| {
            let to_move = app.session().latest_history().document().position().to_move();
            let controller = app.session().current_match().unwrap().controller(to_move);
            !app.session().has_tasks() && controller == Controller::Human
        };
        for _ in 0..10_000 {
            if is_asked(&self.app) {
                return;
            }
            let asked = self.asked.recv_timeout(Duration::from_secs(30)).expect("the window asks for a frame");
            let soonest = self.asked.try_iter().fold(asked, Duration::min);
            self.time += soonest.as_secs_f64().min(10.0);
            self.draw(Vec::new());
        }
        panic!("the turn never ends");
    }
}

/// In a turn of several moves, nothing happens between one and the next but what the window has asked for itself.
#[test]
fn the_programs_turn_goes_on_in_a_window_in_which_nothing_else_happens() {
    let pig = "(version: 1, game: Pig(target: 100, scores: (30, 40), turn: 20), search: (algorithm: Expectiminimax, depth: 3))";
    let mut seen = TestWindow::on(pig, Origin::New);
    seen.press(Key::P);
    let hold = seen.harness.get_by_label("Hold").rect().center();

    let mut window = QuietWindow::on(pig);
    window.draw(Vec::new());
    let p = |pressed| {
        let modifiers = Modifiers::NONE;
        Event::Key { key: Key::P, physical_key: None, pressed, repeat: false, modifiers }
    };
    window.draw(vec![p(true), p(false)]);
    window.draw_until_a_human_is_asked();
    window.draw(vec![Event::PointerMoved(hold)]);
    for pressed in [true, false] {
        let (button, modifiers) = (PointerButton::Primary, Modifiers::NONE);
        window.draw(vec![Event::PointerButton { pos: hold, button, pressed, modifiers }]);
    }
    let moves = |window: &QuietWindow| window.app.session().latest_history().document().game.names();
    assert_eq!(moves(&window)[0], "hold");
    window.draw_until_a_human_is_asked();
    assert!(3 <= moves(&window).len(), "MIN has rolled: {:?}", moves(&window));
}
