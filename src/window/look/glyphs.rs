//! The cache of drawn glyphs: its maximum size, and the glyphs that are drawn before they are needed.

use super::theme;
use egui::text::{LayoutJob, TextFormat};
use egui::{Color32, Context, Plugin, RawInput, Ui};
use poda_picture::picture::fonts::Font;
use poda_platform::clock::Instant;
use poda_platform::page;
use std::time::Duration;

/// The side of the glyph atlas, in pixels at scale 1.
const ATLAS: usize = 2_048;

/// Bounds the size of the glyph atlas. Zooming keeps requesting new text sizes; without a bound, all their glyphs would
/// be kept until the atlas is as large as the largest texture of the graphics card.
#[derive(Debug)]
struct BoundedGlyphAtlas;

impl Plugin for BoundedGlyphAtlas {
    fn debug_name(&self) -> &'static str {
        "Poda's glyphs"
    }

    fn input_hook(&mut self, ctx: &Context, input: &mut RawInput) {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small scale")]
        let max_side = ATLAS * ctx.pixels_per_point().ceil().clamp(1.0, 4.0) as usize;
        input.max_texture_side = input.max_texture_side.map(|side| side.min(max_side));
    }
}

/// The common text styles of the window: sentences, panels and code.
const TEXTS: [(Font, f32); 5] = [
    (Font::Regular, theme::SENTENCE),
    (Font::SemiBold, theme::SENTENCE),
    (Font::Regular, theme::TEXT),
    (Font::Mono, theme::CODE),
    (Font::SemiBold, theme::TEXT),
];
/// The characters of these texts, in parts.
const LETTERS: [&str; 2] =
    ["etaoinsrhldcumfpgwybvkxjqz0123456789.,:()=", "ABCDEFGHIJKLMNOPQRSTUVWXYZαβ−≤≥<>+∞…'–;áéíóúñ"];
/// The number of subpixel positions at which a glyph is drawn.
const PLACES: usize = 4;

/// The number of parts of all texts.
const PARTS: usize = TEXTS.len() * LETTERS.len() * PLACES;
/// How long a frame draws parts: each frame also draws the whole window, so that few frames are better than many.
const BUDGET: Duration = Duration::from_millis(12);

/// Draws the glyphs of the common texts in advance, some in each frame, after the first picture is shown. Drawing them
/// is slow in a browser, and the first frame of the next document has enough other work.
#[derive(Debug, Default)]
struct GlyphsAhead {
    /// The number of parts drawn so far.
    drawn: usize,
    is_shown: bool,
}

impl Plugin for GlyphsAhead {
    fn debug_name(&self) -> &'static str {
        "Poda's glyphs ahead"
    }

    fn on_end_pass(&mut self, ui: &mut Ui) {
        if self.drawn == PARTS {
            return;
        }
        // User input and the first picture have precedence.
        let is_free = ui.input(|input| input.events.is_empty());
        if std::mem::replace(&mut self.is_shown, true) && is_free {
            let began = Instant::now();
            while self.drawn < PARTS && began.elapsed() < BUDGET {
                draw_part(ui, self.drawn);
                self.drawn += 1;
            }
        }
        ui.ctx().request_repaint();
    }
}

fn draw_part(ui: &Ui, part: usize) {
    let (text, part) = (part / (PLACES * LETTERS.len()), part % (PLACES * LETTERS.len()));
    let (font, size) = TEXTS[text];
    let format = TextFormat::simple(theme::font(font, size), Color32::WHITE);
    let mut job = LayoutJob::single_section(LETTERS[part / PLACES].to_owned(), format);
    job.sections[0].leading_space = (part % PLACES) as f32 / PLACES as f32 / ui.pixels_per_point();
    ui.fonts_mut(|fonts| fonts.layout_job(job));
}

/// Bounds the glyphs that are kept in `ctx`. In a browser, where drawing them is slow, also draws the common ones in
/// advance, except in an embedded frame, since a page may have many of those.
pub fn install(ctx: &Context) {
    ctx.add_plugin(BoundedGlyphAtlas);
    if page::is_present() && !page::is_framed() {
        ctx.add_plugin(GlyphsAhead::default());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_glyphs_are_drawn_once_the_first_frame_is_shown_and_then_nothing_more_is() {
        let ctx = Context::default();
        theme::install(&ctx);
        ctx.add_plugin(GlyphsAhead::default());
        let draw = |contents: &dyn Fn(&mut Ui)| {
            let mut output = ctx.run_ui(RawInput::default(), |ui| contents(ui));
            output.textures_delta.clear();
            output.viewport_output.values().any(|viewport| viewport.repaint_delay.is_zero())
        };
        let mut frames = 0;
        while draw(&|_| {}) {
            frames += 1;
            assert!(frames < 1_000, "it comes to an end");
        }
        assert!(1 < frames, "{frames} frames: the first draws none");
        let fill = || ctx.fonts(|fonts| fonts.font_atlas_fill_ratio().to_bits());
        let ahead = fill();
        let sentence = LETTERS.concat();
        for (font, size) in TEXTS {
            let format = TextFormat::simple(theme::font(font, size), Color32::WHITE);
            draw(&|ui| {
                ui.fonts_mut(|fonts| fonts.layout_job(LayoutJob::single_section(sentence.clone(), format.clone())));
            });
        }
        assert_eq!(fill(), ahead, "a text needs no other glyphs");
    }
}
