//! What readers of a lesson do first, done without a screen. At build time, an instance of the program does it for each
//! lesson, and the functions that it calls become the part of the program that a page downloads first: see
//! `web/split.mjs`.

use super::desktop_window::{DesktopWindow, WindowOptions};
use egui::{
    Context, Event, Key, Modifiers, MouseWheelSource, MouseWheelUnit, PointerButton, Pos2, RawInput, Rect, TouchPhase,
    Vec2, pos2,
};
use poda_panels::tree_panel::EarlierPicture;
use poda_platform::background;
use poda_remote as remote;
use poda_words::file;
use poda_words::i18n::Language;
use poda_words::lessons;
use std::path::PathBuf;

/// The screens: of a laptop, a phone and a frame in a page of a course.
const SCREENS: [[f32; 2]; 3] = [[1280.0, 800.0], [390.0, 844.0], [640.0, 400.0]];

/// The keys that are pressed one after the other: steps in each direction, a question and its answer, a larger and a
/// smaller tree, an exercise, a game, the other theme.
const KEYS: [Key; 46] = {
    use Key::{
        A, ArrowDown, ArrowLeft, ArrowRight, ArrowUp, B, E, End, Enter, Equals, Escape, F, H, Home, L, Minus, N, Num0,
        Num1, Num2, P, PageDown, PageUp, R, Space, Tab,
    };
    [
        ArrowRight, ArrowRight, PageDown, ArrowRight, ArrowRight, Num1, Enter, ArrowRight, ArrowRight, ArrowLeft,
        PageUp, ArrowDown, ArrowUp, L, N, End, Home, Space, Space, Equals, Minus, F, Num0, Tab, Enter, Escape, R,
        ArrowRight, E, ArrowRight, Num2, Enter, H, ArrowRight, Enter, Escape, P, Enter, Escape, Home, End, Num1, Enter,
        Home, A, B,
    ]
};

/// The time between two frames, in seconds: keys that follow each other sooner are taken for typing.
const FRAME: f64 = 0.2;

/// Opens a lesson on one of the screens and does with it what its readers do first. Then opens it again from what was
/// stored, in a frame and from a link that contains it, and a small tree from a link. Then makes a long search.
pub async fn read(lesson: &str, language: Language) {
    let Some(number) = lessons::by_name(lesson) else { return };
    let screen = SCREENS[number % SCREENS.len()];
    Reader::of(Some(format!("#lesson={lesson}&step=2")), language, screen).read().await;
    let code = file::encode(&lessons::all()[number], file::MAX_LINK_BYTES).ok();
    let in_a_frame = Some(format!("#lesson={lesson}&embed"));
    let small = Some("#tree=[[3, 12, 8], [2, 4, 6]]".to_owned());
    for link in [None, in_a_frame, code.map(|code| format!("#{code}")), small] {
        let mut reader = Reader::of(link, language, screen);
        for key in [Key::Home, Key::ArrowRight, Key::ArrowRight, Key::PageDown, Key::ArrowRight, Key::ArrowLeft] {
            reader.press(key).await;
        }
    }
    // A long search is made by a worker.
    remote::rehearse(number).await;
}

/// A reader of a lesson.
struct Reader {
    window: Box<DesktopWindow>,
    ctx: Context,
    screen: Vec2,
    /// The time of the next frame, in seconds.
    time: f64,
}

impl Reader {
    fn of(link: Option<String>, language: Language, screen: [f32; 2]) -> Self {
        let options = WindowOptions { file: link.map(PathBuf::from), lang: Some(language), ..WindowOptions::default() };
        let ctx = Context::default();
        let mut window = Box::new(DesktopWindow::new(&ctx, &options));
        window.app.arrive_from(EarlierPicture { corner: pos2(20.0, 60.0), scale: 1.0 });
        window.app.offer_ways_in();
        Self { window, ctx, screen: screen.into(), time: 0.0 }
    }

    async fn read(&mut self) {
        for _ in 0..4 {
            self.frame(Vec::new()).await;
        }
        let center = (self.screen / 2.0).to_pos2();
        self.point_at(center, PointerButton::Primary).await;
        self.touch(center).await;
        for key in KEYS {
            self.press(key).await;
        }
        // A command that has to wait for the rest, and its notification.
        self.press_with(Key::E, Modifiers::COMMAND).await;
        let delta = Vec2::new(0.0, 40.0);
        self.frame(vec![Event::Zoom(1.2)]).await;
        self.frame(vec![Event::MouseWheel {
            unit: MouseWheelUnit::Point,
            delta,
            phase: TouchPhase::Move,
            source: MouseWheelSource::Wheel,
            modifiers: Modifiers::NONE,
        }])
        .await;
        self.window.storage.flush();
        // What a screen reader is told.
        self.ctx.enable_accesskit();
        for key in [Key::Home, Key::ArrowRight, Key::ArrowRight, Key::Tab] {
            self.press(key).await;
        }
    }

    async fn press(&mut self, key: Key) {
        self.press_with(key, Modifiers::NONE).await;
    }

    async fn press_with(&mut self, key: Key, modifiers: Modifiers) {
        for pressed in [true, false] {
            self.frame(vec![Event::Key { key, physical_key: Some(key), pressed, repeat: false, modifiers }]).await;
        }
    }

    async fn point_at(&mut self, pos: Pos2, button: PointerButton) {
        self.frame(vec![Event::PointerMoved(pos)]).await;
        for pressed in [true, false] {
            self.frame(vec![Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE }]).await;
        }
        self.frame(vec![Event::PointerGone]).await;
    }

    async fn touch(&mut self, pos: Pos2) {
        for phase in [TouchPhase::Start, TouchPhase::Move, TouchPhase::End] {
            let touch =
                Event::Touch { device_id: egui::TouchDeviceId(0), id: egui::TouchId(0), phase, pos, force: None };
            self.frame(vec![touch]).await;
        }
    }

    /// Draws a frame, up to the triangles that a graphics card gets.
    async fn frame(&mut self, events: Vec<Event>) {
        let input = RawInput {
            screen_rect: Some(Rect::from_min_size(Pos2::ZERO, self.screen)),
            time: Some(self.time),
            events,
            ..RawInput::default()
        };
        let Self { window, ctx, .. } = self;
        let output = ctx.run_ui(input, |ui| window.show(ui));
        ctx.tessellate(output.shapes, output.pixels_per_point);
        self.time += FRAME;
        // What is done in the background is done between frames.
        background::pause().await;
    }
}
