//! Lines of text as the outlines of their glyphs.

use crate::picture::fonts::Font;
use crate::picture::shape::{Anchor, Point};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, MetadataProvider};
use std::collections::HashMap;
use tiny_skia::{Path, PathBuilder, Rect, Transform};

/// The outlines that were needed so far.
#[derive(Debug, Default)]
pub struct Glyphs {
    /// By font and letter, the outline in ems from the baseline, downwards; `None` for a glyph without an outline.
    outlines: HashMap<(Font, char), Option<Path>>,
}

impl Glyphs {
    /// Returns the outlines of a line of text in pixels of the page; `None` if nothing of it is visible. Every letter is as
    /// wide as [`Font::width`] says. A line end in the text is a space.
    pub fn line_of_text(&mut self, text: &str, font: Font, size: f32, anchor: Anchor, place: Point) -> Option<Path> {
        let width = |text: &str| font.width(text, size);
        let mut left = match anchor {
            Anchor::Left => place.x,
            Anchor::Center => place.x - width(text) / 2.0,
            Anchor::Right => place.x - width(text),
        };
        let baseline = place.y + font.cap_height(size) / 2.0;
        let mut line = PathBuilder::new();
        for letter in text.chars().map(|letter| if letter == '\n' { ' ' } else { letter }) {
            let outline = self.outlines.entry((font, letter)).or_insert_with(|| outline(font, letter)).clone();
            let placed = outline
                .and_then(|outline| outline.transform(Transform::from_row(size, 0.0, 0.0, size, left, baseline)));
            if let Some(placed) = placed {
                line.push_path(&placed);
            }
            left += width(letter.encode_utf8(&mut [0; 4]));
        }
        line.finish()
    }
}

/// Returns the outline of a letter in the font, or else in a bundled font that has it, or else a box.
fn outline(font: Font, letter: char) -> Option<Path> {
    let others = Font::ALL.into_iter().filter(|&other| other != font);
    let has_glyph = |font: &Font| font.has(letter);
    match std::iter::once(font).chain(others).find(has_glyph) {
        Some(font) => glyph_outline(font, letter),
        None => missing_glyph(font, letter),
    }
}

fn glyph_outline(font: Font, letter: char) -> Option<Path> {
    let font = FontRef::new(font.bytes()).ok()?;
    let glyph = font.charmap().map(letter)?;
    let units_per_em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
    let mut pen = Pen { path: PathBuilder::new(), scale: 1.0 / units_per_em };
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    font.outline_glyphs().get(glyph)?.draw(settings, &mut pen).ok()?;
    pen.path.finish()
}

/// A box with a thin frame, as high as capitals.
fn missing_glyph(font: Font, letter: char) -> Option<Path> {
    const GAP: f32 = 0.08;
    const FRAME: f32 = 0.06;
    let (width, height) = (font.width(letter.encode_utf8(&mut [0; 4]), 1.0), font.cap_height(1.0));
    let mut path = PathBuilder::new();
    path.push_rect(Rect::from_ltrb(GAP, -height, width - GAP, 0.0)?);
    // The inside turns the other way, so that it stays empty.
    let (left, right, top, bottom) = (GAP + FRAME, width - GAP - FRAME, FRAME - height, -FRAME);
    path.move_to(left, top);
    path.line_to(left, bottom);
    path.line_to(right, bottom);
    path.line_to(right, top);
    path.close();
    path.finish()
}

/// Turns an outline in the units of a font, upwards, into a path in ems, downwards.
struct Pen {
    path: PathBuilder,
    scale: f32,
}

impl OutlinePen for Pen {
    fn move_to(&mut self, x: f32, y: f32) {
        self.path.move_to(x * self.scale, -y * self.scale);
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.path.line_to(x * self.scale, -y * self.scale);
    }

    fn quad_to(&mut self, control_x: f32, control_y: f32, x: f32, y: f32) {
        let scale = self.scale;
        self.path.quad_to(control_x * scale, -control_y * scale, x * scale, -y * scale);
    }

    fn curve_to(&mut self, first_x: f32, first_y: f32, second_x: f32, second_y: f32, x: f32, y: f32) {
        let scale = self.scale;
        self.path.cubic_to(
            first_x * scale,
            -first_y * scale,
            second_x * scale,
            -second_y * scale,
            x * scale,
            -y * scale,
        );
    }

    fn close(&mut self) {
        self.path.close();
    }
}
