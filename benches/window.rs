//! The costs of the program as a whole: its size, the time to its first frame, its memory with a whole tree open, and
//! its processor time while it idles.
//!
//! The windows open on a virtual screen and are rendered in software, as on a machine without a graphics card.

mod figures;
mod headless_window;
mod process;
mod virtual_screen;

use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};
use std::{env, fs};

use egui::{
    Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, TouchPhase, ViewportId, pos2, vec2,
};
use figures::{Time, figure};
use headless_window::{HeadlessWindow, WHOLE_TREE};
use poda::session::Command as Do;
use process::{PEAK, RESIDENT, megabytes};
use virtual_screen::{Running, VirtualScreen};

/// Returns the program, which is built in the same profile, beside the folder of this bench.
fn program() -> PathBuf {
    let bench = env::current_exe().expect("a bench is a file");
    let program = bench.parent().and_then(Path::parent).expect("in two folders").join("poda");
    assert!(program.exists(), "{} is missing: cargo build --profile {}", program.display(), figures::profile());
    program
}

fn main() {
    let program = program();
    // The bench of the page asks for the one figure that both have.
    if env::args().any(|argument| argument == "busy-hands") {
        return busy_hands();
    }
    let bytes = fs::metadata(&program).expect("cargo has built the program").len();
    figure("release binary", &format!("{:.1} MB", bytes as f64 / 1e6), "≤ 16 MB");
    frames_asked_for();
    busy_hands();
    let screen = if cfg!(target_os = "linux") {
        VirtualScreen::start().map_err(|why| format!("Xvfb is missing (apt-get install xvfb): {why}"))
    } else {
        Err("it is asked of Linux".to_owned())
    };
    match screen {
        Ok(screen) => {
            start(&screen, &program);
            whole_tree(&screen, &program);
        }
        Err(why) => figure("start, memory and idling of the window", &format!("left out. {why}"), "see README.md"),
    }
}

/// Times the process from its start until it has drawn the first lesson once and has ended, which is a little more than
/// the figure. Every run has a new home folder.
fn start(screen: &VirtualScreen, program: &Path) {
    let mut took: Vec<f64> = (0..11)
        .map(|_| {
            let from = Instant::now();
            let mut program = screen.run(program, &["--exit-after-frames", "1"]);
            assert!(program.wait().success(), "the program has drawn a frame");
            from.elapsed().as_secs_f64()
        })
        .collect();
    took.sort_by(f64::total_cmp);
    let [least, median, most] = [0, took.len() / 2, took.len() - 1].map(|index| Time(took[index]));
    let value = format!("{median}, from {least} to {most}");
    figure("process start to the first frame of the first lesson, closing included", &value, "≤ 500 ms");
}

/// Measures memory and processor time of a window with the whole of tic-tac-toe and no input.
fn whole_tree(screen: &VirtualScreen, program: &Path) {
    let file = tempfile::Builder::new().suffix(".ron").tempfile().expect("a place for a file");
    fs::write(file.path(), WHOLE_TREE).expect("room for a file");
    let program = screen.run(program, &[file.path().to_str().expect("a path of letters")]);
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

/// Waits until a program has been idle for two seconds.
fn settle(program: &Running) {
    let (mut ticks, mut since, begin) = (0, Instant::now(), Instant::now());
    while ticks == 0 || since.elapsed() < Duration::from_secs(2) {
        assert!(begin.elapsed() < Duration::from_mins(1), "a window without input comes to rest");
        sleep(Duration::from_millis(50));
        let now = program.ticks();
        if now != ticks {
            (ticks, since) = (now, Instant::now());
        }
    }
}

/// Counts the frames that the window requests while it idles and while it plays one step per second.
fn frames_asked_for() {
    let minute = 60.0;
    let mut idling = FrameCounter::new(false);
    let until_rest = idling.frames_within(minute);
    let value = format!("{} in 60 s, after {until_rest} to begin with", idling.frames_within(minute));
    figure("frames that the window asks for while it idles", &value, "0");

    let mut playing = FrameCounter::new(true);
    playing.frames_within(minute);
    let value = format!("{} in 60 s, at a step a second", playing.frames_within(minute));
    figure("frames that the window asks for while it plays", &value, "as many as steps, not the display's 3,600");
}

/// A window with the time of its next frame.
struct FrameCounter {
    window: HeadlessWindow,
    /// When the next frame is due, in seconds since the start.
    due: f64,
    /// The current time, in seconds since the start.
    now: f64,
}

impl FrameCounter {
    fn new(is_playing: bool) -> Self {
        let window = HeadlessWindow::new(vec2(1280.0, 800.0), |session| {
            if is_playing {
                session.apply(Do::TogglePlay);
            }
        });
        Self { window, due: 0.0, now: 0.0 }
    }

    /// Advances the time by some seconds. Returns the number of frames in them.
    fn frames_within(&mut self, seconds: f64) -> usize {
        self.now += seconds;
        let mut frames = 0;
        while self.due < self.now {
            let output = self.window.frame(self.due, Vec::new());
            frames += 1;
            // A display shows at most about sixty frames per second, however soon the next one is requested.
            self.due += output.viewport_output[&ViewportId::ROOT].repaint_delay.as_secs_f64().max(1.0 / 60.0);
        }
        frames
    }
}

/// Times the frames of a window on the whole tree while it is zoomed, panned, scrubbed and played, for five minutes of
/// sixty frames per second. All work of the processor is timed: panels, picture and tessellation.
fn busy_hands() {
    let mut window = HeadlessWindow::new(vec2(1920.0, 1080.0), |_| {});
    let mut hands = Hands(2026);
    let (mut took, mut pointer) = (Vec::new(), pos2(700.0, 500.0));
    for frame in 0..18_000 {
        let events = hands.events(&mut pointer);
        let from = Instant::now();
        let output = window.frame(f64::from(frame) / 60.0, events);
        let meshes = window.ctx.tessellate(output.shapes, output.pixels_per_point);
        took.push((from.elapsed().as_secs_f64(), meshes.len()));
    }
    // The first two frames also load fonts.
    let mut took: Vec<f64> = took.split_off(2).into_iter().map(|(time, _)| time).collect();
    took.sort_by(f64::total_cmp);
    let [median, most, slowest] = [took.len() / 2, took.len() * 999 / 1000, took.len() - 1].map(|i| Time(took[i]));
    let value = format!("{median} half of the time, 999 of 1,000 within {most}, none over {slowest}");
    figure("a frame of the window, the whole tree in busy hands", &value, "within a display's frame, 16.7 ms");
}

/// Pseudorandom input, the same in every run.
struct Hands(u64);

impl Hands {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end
    }

    fn share(&mut self) -> f32 {
        self.below(10_000) as f32 / 10_000.0
    }

    fn events(&mut self, pointer: &mut Pos2) -> Vec<Event> {
        let button = |pos: Pos2, pressed: bool| Event::PointerButton {
            pos,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        match self.below(40) {
            // To a place on the tree, or a click on the timeline.
            0 => *pointer = pos2(80.0 + 1_400.0 * self.share(), 60.0 + 800.0 * self.share()),
            1 => {
                *pointer = pos2(220.0 + 1_300.0 * self.share(), 1_048.0);
                return vec![Event::PointerMoved(*pointer), button(*pointer, true), button(*pointer, false)];
            }
            2 => return vec![button(*pointer, true)],
            3 => return vec![button(*pointer, false)],
            4..=20 => {
                let delta = vec2(0.0, if self.below(9) < 5 { 60.0 } else { -60.0 });
                let (unit, modifiers) = (MouseWheelUnit::Point, Modifiers::NONE);
                return vec![Event::MouseWheel {
                    unit,
                    delta,
                    phase: TouchPhase::Move,
                    modifiers,
                    source: MouseWheelSource::Wheel,
                }];
            }
            21..=32 => *pointer += vec2(60.0 * self.share() - 30.0, 30.0 * self.share() - 15.0),
            other => {
                let keys = [Key::F, Key::Space, Key::ArrowRight, Key::ArrowDown, Key::ArrowUp, Key::End, Key::Num0];
                let key = keys[usize::try_from(other - 33).expect("a small number")];
                let (modifiers, physical_key) = (Modifiers::NONE, None);
                return vec![Event::Key { key, physical_key, pressed: true, repeat: false, modifiers }];
            }
        }
        vec![Event::PointerMoved(*pointer)]
    }
}
