//! Lines of text as the outlines of their glyphs.

use crate::picture::fonts::{Font, Glyph};
use crate::picture::shape::{Anchor, Point};
use skrifa::instance::{LocationRef, Size};
use skrifa::outline::{DrawSettings, OutlinePen};
use skrifa::{FontRef, GlyphId, MetadataProvider};
use std::collections::HashMap;
use tiny_skia::{Path, PathBuilder, Transform};

/// The outlines that were needed so far.
#[derive(Debug, Default)]
pub struct Glyphs {
    /// By font and glyph, the outline in ems from the baseline, downwards; `None` for a glyph without an outline.
    outlines: HashMap<(Font, u32), Option<Path>>,
}

impl Glyphs {
    /// Returns the outlines of a line of text in pixels of the page; `None` if nothing of it is visible. A line end in the text
    /// is a space.
    pub fn line_of_text(&mut self, text: &str, font: Font, size: f32, anchor: Anchor, place: Point) -> Option<Path> {
        let glyphs = || text.chars().map(|letter| font.glyph(if letter == '\n' { ' ' } else { letter }));
        let width: f32 = glyphs().map(|glyph| glyph.advance * size).sum();
        let mut left = match anchor {
            Anchor::Left => place.x,
            Anchor::Center => place.x - width / 2.0,
            Anchor::Right => place.x - width,
        };
        let baseline = place.y + font.cap_height(size) / 2.0;
        let mut line = PathBuilder::new();
        for glyph in glyphs() {
            let key = (glyph.font, glyph.id);
            let outline = self.outlines.entry(key).or_insert_with(|| outline(glyph)).clone();
            let there = Transform::from_row(size, 0.0, 0.0, size, left, baseline);
            if let Some(placed) = outline.and_then(|outline| outline.transform(there)) {
                line.push_path(&placed);
            }
            left += glyph.advance * size;
        }
        line.finish()
    }
}

/// Returns the outline of a glyph, in ems.
fn outline(glyph: Glyph) -> Option<Path> {
    let font = FontRef::new(glyph.font.bytes()).ok()?;
    let units_per_em = f32::from(font.metrics(Size::unscaled(), LocationRef::default()).units_per_em);
    let mut pen = Pen { path: PathBuilder::new(), scale: 1.0 / units_per_em };
    let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
    font.outline_glyphs().get(GlyphId::new(glyph.id))?.draw(settings, &mut pen).ok()?;
    pen.path.finish()
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
