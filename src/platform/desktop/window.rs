//! The window of the system.

use crate::ByHand;
use eframe::egui::{ColorImage, Context, IconData, ViewportBuilder, ViewportCommand};
use eframe::{AppCreator, NativeOptions};

/// Opens the window and returns when it is closed.
///
/// # Errors
/// Returns an error if no window can be opened.
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

/// Switches the window to full screen or back.
pub fn set_fullscreen(ctx: &Context, is_full: bool) {
    ctx.send_viewport_cmd(ViewportCommand::Fullscreen(is_full));
}

/// Copies a text, and calls `copied` once it is on the clipboard.
pub fn copy_text(ctx: &Context, text: String, _by_hand: ByHand, copied: impl FnOnce() + 'static) {
    ctx.copy_text(text);
    copied();
}

/// Copies a picture, and calls `copied` with whether it is on the clipboard.
pub fn copy_picture(
    ctx: &Context,
    image: ColorImage,
    _png: impl FnOnce() -> Option<Vec<u8>>,
    copied: impl FnOnce(bool) + 'static,
) {
    ctx.copy_image(image);
    copied(true);
}
