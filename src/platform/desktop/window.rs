//! The window of the system.

use eframe::egui::{IconData, ViewportBuilder};
use eframe::{AppCreator, NativeOptions};

/// Opens the window and returns when it is closed.
///
/// # Errors
/// If no window can be opened.
pub fn open(icon: IconData, create: AppCreator<'static>) -> eframe::Result {
    let options = NativeOptions {
        viewport: ViewportBuilder::default()
            .with_title("Poda")
            .with_app_id("poda")
            .with_inner_size([1280.0, 800.0])
            .with_min_inner_size([360.0, 360.0])
            .with_icon(icon),
        // A stored window position may be on a screen that no longer exists.
        persist_window: false,
        // Only the bundled fonts are used, so that the window looks the same on every machine.
        system_font_fallback: false,
        ..NativeOptions::default()
    };
    eframe::run_native("Poda", options, create)
}

/// Fills the screen with the window, or no longer does.
pub fn set_fullscreen(ctx: &eframe::egui::Context, is_full: bool) {
    ctx.send_viewport_cmd(eframe::egui::ViewportCommand::Fullscreen(is_full));
}
