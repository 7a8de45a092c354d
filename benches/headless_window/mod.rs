//! A window with the whole of tic-tac-toe that is not displayed and whose time is simulated.

use egui::{Context, Event, FullOutput, Pos2, RawInput, Rect, Vec2};
use poda::file;
use poda::i18n::Language;
use poda::session::{Origin, Session};
use poda::ui::app::App;
use poda::ui::files::Files;
use poda::window::stored::settings::Settings;

/// The largest tree that a window opens whole, as a position file.
pub const WHOLE_TREE: &str =
    r#"(version: 1, game: TicTacToe(board: ["...", "...", "..."], evaluation: Outcome), search: (algorithm: Minimax))"#;

/// The window.
pub struct HeadlessWindow {
    pub ctx: Context,
    app: App,
    size: Vec2,
}

impl HeadlessWindow {
    /// A window of a size in points, on a session to which `prepare` is applied.
    pub fn new(size: Vec2, prepare: impl FnOnce(&mut Session)) -> Self {
        let document = file::load(WHOLE_TREE.as_bytes()).expect("the text is a position");
        let settings = Settings::new(Language::ENGLISH);
        let mut session = Session::new(document, Origin::New, settings.notation);
        prepare(&mut session);
        let ctx = Context::default();
        let app = App::new(&ctx, session, settings, Files::default());
        Self { ctx, app, size }
    }

    /// Runs one frame at a time, in seconds, with these input events.
    pub fn frame(&mut self, time: f64, events: Vec<Event>) -> FullOutput {
        let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, self.size));
        let input = RawInput { time: Some(time), screen_rect, events, ..RawInput::default() };
        self.ctx.run_ui(input, |ui| self.app.show(ui))
    }
}
