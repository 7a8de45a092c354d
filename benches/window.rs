//! What the program costs as a whole: its size, how soon it shows its first frame, the memory that it takes with a whole
//! tree open, and what it does while nothing happens.
//!
//! The windows open on a screen in memory, and are drawn by the processor as on a machine without a graphics card.

mod figures;
mod process;
mod screen;

use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use egui::{Context, Pos2, RawInput, Rect, ViewportId, vec2};
use figures::{Time, figure};
use poda::file;
use poda::i18n::Language;
use poda::session::command::Command as Do;
use poda::session::{Origin, Session};
use poda::ui::app::Poda;
use poda::ui::desk::Desk;
use poda::ui::settings::Settings;
use process::{PEAK, RESIDENT, megabytes};
use screen::{Running, Screen};

/// The program, as `cargo build --release` makes it.
const PROGRAM: &str = env!("CARGO_BIN_EXE_poda");

/// The largest tree that a window opens whole.
const WHOLE: &str =
    r#"(version: 1, game: TicTacToe(board: ["...", "...", "..."], evaluation: Outcome), search: (algorithm: Minimax))"#;

fn main() {
    let bytes = fs::metadata(PROGRAM).expect("cargo has built the program").len();
    figure("release binary", &format!("{:.1} MB", bytes as f64 / 1e6), "≤ 20 MB");
    frames_asked_for();
    if !cfg!(target_os = "linux") {
        return println!("start, memory and idling: left out, for they are asked of Linux");
    }
    match Screen::start() {
        Ok(screen) => {
            start(&screen);
            whole_tree(&screen);
        }
        Err(why) => println!("start, memory and idling: left out, for Xvfb is missing (apt-get install xvfb): {why}"),
    }
}

/// From the start of the process until it has drawn the first lesson once and has ended: a little more than is asked for.
/// Every run is somebody's first.
fn start(screen: &Screen) {
    let mut took: Vec<f64> = (0..11)
        .map(|_| {
            let from = Instant::now();
            let mut program = screen.run(PROGRAM, &["--exit-after-frames", "1"]);
            assert!(program.wait().success(), "the program has drawn a frame");
            from.elapsed().as_secs_f64()
        })
        .collect();
    took.sort_by(f64::total_cmp);
    let [least, median, most] = [0, took.len() / 2, took.len() - 1].map(|index| Time(took[index]));
    let value = format!("{median}, from {least} to {most}");
    figure("process start to the first frame of the first lesson, closing included", &value, "≤ 500 ms");
}

/// The whole of tic-tac-toe in a window that nobody touches.
fn whole_tree(screen: &Screen) {
    let file = tempfile::Builder::new().suffix(".ron").tempfile().expect("a place for a file");
    fs::write(file.path(), WHOLE).expect("room for a file");
    let program = screen.run(PROGRAM, &[file.path().to_str().expect("a path of letters")]);
    settle(&program);
    let [peak, now] = [PEAK, RESIDENT].map(|which| megabytes(&program.id(), which).expect("a running program"));
    let value = format!("{peak:.0} MB at most, {now:.0} MB while it idles");
    figure("memory of the window with the whole of tic-tac-toe open", &value, "≤ 250 MB");

    let before = program.ticks();
    sleep(Duration::from_secs(5));
    let ticks = program.ticks() - before;
    let value = format!("{ticks} ticks of 10 ms in 5 s");
    figure("processor time of the window while it idles", &value, "0");
}

/// Waits until a program has done nothing for two seconds.
fn settle(program: &Running) {
    let (mut ticks, mut since, begin) = (0, Instant::now(), Instant::now());
    while ticks == 0 || since.elapsed() < Duration::from_secs(2) {
        assert!(begin.elapsed() < Duration::from_mins(1), "a window that nobody touches comes to rest");
        sleep(Duration::from_millis(50));
        let now = program.ticks();
        if now != ticks {
            (ticks, since) = (now, Instant::now());
        }
    }
}

/// How many frames the window asks for while it idles and while it plays, a step a second.
fn frames_asked_for() {
    let minute = 60.0;
    let mut idling = Unseen::new(false);
    let until_rest = idling.frames_within(minute);
    let value = format!("{} in 60 s, after {until_rest} to begin with", idling.frames_within(minute));
    figure("frames that the window asks for while it idles", &value, "0");

    let mut playing = Unseen::new(true);
    playing.frames_within(minute);
    let value = format!("{} in 60 s, at a step a second", playing.frames_within(minute));
    figure("frames that the window asks for while it plays", &value, "as many as steps, not the display's 3,600");
}

/// A window with the whole of tic-tac-toe in it that is drawn nowhere, on a clock that jumps to when the next frame is
/// due.
struct Unseen {
    ctx: Context,
    poda: Poda,
    /// When the next frame is due, in seconds since the start.
    due: f64,
    /// How far the clock has come.
    now: f64,
}

impl Unseen {
    fn new(is_playing: bool) -> Self {
        let document = file::load(WHOLE.as_bytes()).expect("the text is a position");
        let settings = Settings::new(Language::English);
        let mut session = Session::new(document, Origin::New, settings.notation);
        if is_playing {
            session.apply(Do::TogglePlay);
        }
        let ctx = Context::default();
        let poda = Poda::new(&ctx, session, settings, Desk::default());
        Self { ctx, poda, due: 0.0, now: 0.0 }
    }

    /// Lets so many seconds go by, and counts the frames in them.
    fn frames_within(&mut self, seconds: f64) -> usize {
        self.now += seconds;
        let mut frames = 0;
        while self.due < self.now {
            let input = RawInput {
                time: Some(self.due),
                screen_rect: Some(Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 800.0))),
                ..RawInput::default()
            };
            let output = self.ctx.run_ui(input, |ui| self.poda.show(ui));
            frames += 1;
            // No display shows more than about sixty frames a second, however soon the next one is asked for.
            self.due += output.viewport_output[&ViewportId::ROOT].repaint_delay.as_secs_f64().max(1.0 / 60.0);
        }
        frames
    }
}
