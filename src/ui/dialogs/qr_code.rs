//! The modal with a link as a QR code, which a phone opens: a room of phones has the lecturer's tree.

use super::modal::{answers, cancel_button, height_around, modal_ui, paragraph, text_field};
use crate::i18n::Words;
use crate::picture::palette::PaletteColor;
use crate::ui::view_context::ViewContext;
use egui::{Color32, Context, Rect, Role, Sense, Ui, Vec2, WidgetInfo, vec2};
use qrcode::types::Color;
use qrcode::{EcLevel, QrCode};

/// The light border that a reader needs around a code, in modules: see ISO/IEC 18004.
const QUIET_ZONE: usize = 4;
/// The height of what stands around the code, in pixels.
const AROUND: f32 = 220.0;
/// The margins of the modal to both sides of the code, in pixels.
const MARGIN: f32 = 48.0;
/// The least width of the modal, in pixels.
const WIDTH: f32 = 460.0;
/// The least and the largest size of the code, in pixels.
const SIZE: (f32, f32) = (120.0, 720.0);

/// The state of the modal.
#[derive(Clone, Debug)]
pub struct QrCodeModal {
    /// The address in front of the fragment, which the user may change.
    base: String,
    /// The fragment of the link.
    fragment: String,
    /// The code of the link that was encoded last; `None` if it is too long for one.
    encoded: Option<(String, Option<Modules>)>,
}

/// The modules of a code, row by row.
#[derive(Clone, Debug)]
struct Modules {
    width: usize,
    are_dark: Vec<bool>,
}

impl Modules {
    /// Encodes a text, with the least redundancy: a code on a screen is not torn. `None` if the text is too long.
    fn of(text: &str) -> Option<Self> {
        let code = QrCode::with_error_correction_level(text, EcLevel::L).ok()?;
        Some(Self {
            width: code.width(),
            are_dark: code.to_colors().into_iter().map(|color| color == Color::Dark).collect(),
        })
    }
}

impl QrCodeModal {
    /// Returns the modal for a link.
    pub const fn new(base: String, fragment: String) -> Self {
        Self { base, fragment, encoded: None }
    }

    pub(super) fn show(&mut self, ctx: &Context, context: &ViewContext<'_>) {
        let words = context.words;
        let window = ctx.content_rect().size();
        let size = (window.y - height_around(ctx, AROUND)).min(window.x - 2.0 * MARGIN).clamp(SIZE.0, SIZE.1);
        modal_ui(ctx, context, "qr-code", &words.text("qr-title"), (size + MARGIN).max(WIDTH), |ui| {
            self.code_ui(ui, words, size);
            text_field(ui, &words.text("frame-base"), &mut self.base, 260.0);
            answers(ui, |ui| cancel_button(ui, context, "frame-close"));
        });
    }

    fn code_ui(&mut self, ui: &mut Ui, words: &Words, size: f32) {
        let base = self.base.trim().split('#').next().unwrap_or_default();
        if base.is_empty() {
            return paragraph(ui, &words.text("frame-base-needed"), PaletteColor::Text);
        }
        let link = format!("{base}{}", self.fragment);
        if self.encoded.as_ref().is_none_or(|(encoded, _)| *encoded != link) {
            let modules = Modules::of(&link);
            self.encoded = Some((link, modules));
        }
        match &self.encoded {
            Some((link, Some(modules))) => {
                draw(ui, modules, size, &words.fill("qr-accessible", &[("link", link.as_str().into())]));
            }
            Some((link, None)) => {
                let length = [("characters", words.number(link.len() as u64).into())];
                paragraph(ui, &words.fill("qr-too-long", &length), PaletteColor::Text);
            }
            None => {}
        }
    }
}

/// Draws a code, dark on light in every theme, with sharp modules.
fn draw(ui: &mut Ui, modules: &Modules, size: f32, name: &str) {
    let count = modules.width + 2 * QUIET_ZONE;
    let pixels = ui.pixels_per_point();
    let module = (size * pixels / count as f32).floor().max(1.0) / pixels;
    let (response, painter) =
        ui.vertical_centered(|ui| ui.allocate_painter(Vec2::splat(module * count as f32), Sense::hover())).inner;
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));
    let area = response.rect;
    painter.rect_filled(area, 0.0, Color32::WHITE);
    for (index, _) in modules.are_dark.iter().enumerate().filter(|&(_, &is_dark)| is_dark) {
        let (column, row) = (index % modules.width + QUIET_ZONE, index / modules.width + QUIET_ZONE);
        let at = area.min + vec2(column as f32, row as f32) * module;
        painter.rect_filled(Rect::from_min_size(at, Vec2::splat(module)), 0.0, Color32::BLACK);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A version 40 code holds 2,953 bytes: ISO/IEC 18004, table 7.
    #[test]
    fn a_code_holds_what_the_standard_says() {
        let width = |length| Modules::of(&"a".repeat(length)).map(|modules| modules.width);
        assert_eq!((width(2_953), width(2_954)), (Some(177), None));
    }
}
