//! The modal with a link as a QR code, so that phones in a room can open the lecturer's tree.

use super::modal::{answers, cancel_button, height_around, modal_ui, paragraph, text_field};
use egui::emath::TSTransform;
use egui::{Context, Role, Sense, Ui, Vec2, WidgetInfo};
use poda_picture::picture::link_code::LinkCode;
use poda_picture::picture::palette::{PaletteColor, Theme};
use poda_window::look::paint;
use poda_window::panel::view_context::ViewContext;
use poda_words::i18n::args;

/// The height of the modal without the QR code, in pixels.
const AROUND: f32 = 220.0;
/// The margin at each side of the QR code, in pixels.
const MARGIN: f32 = 48.0;
/// The minimum width of the modal, in pixels.
const WIDTH: f32 = 460.0;
/// The minimum and maximum sizes of the QR code, in pixels.
const SIZE: (f32, f32) = (120.0, 720.0);

#[derive(Clone, Debug)]
pub struct QrCodeModal {
    /// The address before the fragment, as edited by the user.
    base: String,
    fragment: String,
    /// The link that was encoded last, and its QR code. The code is `None` if the link is too long.
    encoded: Option<(String, Option<LinkCode>)>,
}

impl QrCodeModal {
    pub const fn new(base: String, fragment: String) -> Self {
        Self { base, fragment, encoded: None }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let words = context.words;
        let window = ctx.content_rect().size();
        let size = (window.y - height_around(ctx, AROUND)).min(window.x - 2.0 * MARGIN).clamp(SIZE.0, SIZE.1);
        modal_ui(ctx, context, "qr-code", &words.text("qr-title"), (size + MARGIN).max(WIDTH), |ui| {
            self.code_ui(ui, context, size);
            text_field(ui, &words.text("frame-base"), &mut self.base, 260.0);
            answers(ui, |ui| cancel_button(ui, context, "frame-close"));
        });
    }

    fn code_ui(&mut self, ui: &mut Ui, context: &ViewContext<'_>, size: f32) {
        let words = context.words;
        let base = self.base.trim().split('#').next().unwrap_or_default();
        if base.is_empty() {
            return paragraph(ui, &words.text("frame-base-needed"), PaletteColor::Text);
        }
        let link = format!("{base}{}", self.fragment);
        if self.encoded.as_ref().is_none_or(|(encoded, _)| *encoded != link) {
            let code = LinkCode::new(link.clone());
            self.encoded = Some((link, code));
        }
        match &self.encoded {
            Some((link, Some(code))) => {
                let name = words.fill("qr-accessible", &args![link = link.as_str()]);
                code_image_ui(ui, code, context.settings.theme, size, &name);
            }
            Some((link, None)) => {
                let length = args![characters = words.number(link.len() as u64)];
                paragraph(ui, &words.fill("qr-too-long", &length), PaletteColor::Text);
            }
            None => {}
        }
    }
}

/// Draws a QR code with sharp modules, centered in the available width.
pub(super) fn code_image_ui(ui: &mut Ui, code: &LinkCode, theme: Theme, size: f32, name: &str) {
    let count = code.modules() as f32;
    let pixels = ui.pixels_per_point();
    let module = (size * pixels / count).floor().max(1.0) / pixels;
    let (response, painter) =
        ui.vertical_centered(|ui| ui.allocate_painter(Vec2::splat(module * count), Sense::hover())).inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let at = TSTransform::new(response.rect.min.to_vec2(), module);
    paint::scaled_shapes(&painter, &at, theme, &code.shapes(theme));
}
