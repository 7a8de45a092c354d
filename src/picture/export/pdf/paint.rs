//! Shapes and text on the surface of a PDF page. What is at no place that a page can have is left out.

use super::block::{PdfLine, PdfPicture};
use super::outline::{Style, are_lengths, are_one_path, outline, rectangle, rounded};
use crate::export::page::TextRun;
use crate::export::paragraph;
use crate::picture::fonts::{Font, Glyph};
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, Point, Shape, point};
use krilla::color::rgb;
use krilla::geom::{Path, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineJoin, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};
use poda_core::text::visible_lines;
use std::collections::HashSet;
use std::ops::Range;

/// Paints in the colors of a theme, with the fonts of a document.
pub(super) struct Painter {
    fonts: [krilla::text::Font; 3],
    theme: Theme,
    /// The glyphs of which the file knows what character each stands for.
    named: HashSet<(Font, u32)>,
}

impl Painter {
    /// Returns a painter; `None` if the bundled fonts cannot be read.
    pub(super) fn new(theme: Theme) -> Option<Self> {
        let [regular, semi_bold, mono] = Font::ALL.map(|font| krilla::text::Font::new(font.bytes().into(), 0));
        Some(Self { fonts: [regular?, semi_bold?, mono?], theme, named: HashSet::new() })
    }

    /// Fills a page.
    pub(super) fn ground(&self, surface: &mut Surface<'_>, size: Point) {
        if let Some(path) = rectangle(point(0.0, 0.0), size) {
            self.draw(surface, &path, Style { fill: Some((PaletteColor::Background, 1.0)), stroke: None });
        }
    }

    /// Paints a picture at its place.
    pub(super) fn picture(&mut self, surface: &mut Surface<'_>, picture: &PdfPicture<'_>) {
        let PdfPicture { shapes, size, place, scale } = *picture;
        let Some(edge) = rectangle(point(0.0, 0.0), size).filter(|_| are_lengths(&[place.x, place.y, scale])) else {
            return;
        };
        surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, place.x, place.y));
        surface.push_clip_path(&edge, &FillRule::NonZero);
        self.shapes(surface, shapes, 1.0);
        surface.pop();
        surface.pop();
    }

    /// Writes a line of text.
    pub(super) fn line(&mut self, surface: &mut Surface<'_>, line: &PdfLine) {
        self.text(surface, line.place, line.anchor, line.size, &line.runs, 1.0);
    }

    fn shapes(&mut self, surface: &mut Surface<'_>, shapes: &[Shape], opacity: f32) {
        for shapes in shapes.chunk_by(are_one_path) {
            match shapes {
                [Shape::Text { place, anchor, size, font, color, text }] => {
                    let baseline = point(place.x, place.y + font.cap_height(*size) / 2.0);
                    let run = TextRun { text: text.clone(), font: *font, color: *color };
                    self.text(surface, baseline, *anchor, *size, &[run], opacity);
                }
                [Shape::Faded { opacity: own, shapes }] => self.faded(surface, shapes, opacity * own),
                [first, ..] => {
                    if let (Some(style), Some(path)) = (Style::of(first), outline(shapes)) {
                        self.draw(surface, &path, style.faded(opacity));
                    }
                }
                [] => {}
            }
        }
    }

    /// Paints shapes that are partly transparent together. A single shape without inner overlaps needs no group.
    fn faded(&mut self, surface: &mut Surface<'_>, shapes: &[Shape], opacity: f32) {
        match shapes {
            [] => {}
            [shape] if Style::of(shape).is_none_or(|style| style.fill.is_none() || style.stroke.is_none()) => {
                self.shapes(surface, shapes, opacity);
            }
            _ => {
                surface.push_opacity(normalized(opacity));
                self.shapes(surface, shapes, 1.0);
                surface.pop();
            }
        }
    }

    fn draw(&self, surface: &mut Surface<'_>, path: &Path, Style { fill, stroke }: Style) {
        let stroke = stroke.filter(|stroke| are_lengths(&[stroke.width]) && 0.0 < stroke.width);
        if fill.is_none() && stroke.is_none() {
            return;
        }
        surface.set_fill(fill.map(|(color, opacity)| self.fill(color, opacity)));
        surface.set_stroke(stroke.map(|stroke| krilla::paint::Stroke {
            paint: self.color(stroke.color).into(),
            width: rounded(stroke.width),
            miter_limit: 4.0,
            line_join: LineJoin::Miter,
            opacity: normalized(stroke.opacity),
            dash: stroke.dashed.then(|| StrokeDash { array: vec![DASH.0, DASH.1], offset: 0.0 }),
            ..krilla::paint::Stroke::default()
        }));
        surface.draw_path(path);
    }

    fn text(
        &mut self,
        surface: &mut Surface<'_>,
        baseline: Point,
        anchor: Anchor,
        size: f32,
        runs: &[TextRun],
        opacity: f32,
    ) {
        if !are_lengths(&[baseline.x, baseline.y, size]) || size <= 0.0 {
            return;
        }
        let runs: Vec<TextRun> = runs.iter().map(shown).collect();
        let width = paragraph::width(&runs, size);
        let mut x = baseline.x
            - match anchor {
                Anchor::Left => 0.0,
                Anchor::Center => width / 2.0,
                Anchor::Right => width,
            };
        surface.set_stroke(None);
        for run in &runs {
            surface.set_fill(Some(self.fill(run.color, opacity)));
            let letters: Vec<Letter> = letters(run).collect();
            // A stretch of text that one font has glyphs for.
            for stretch in letters.chunk_by(|one, other| one.glyph.font == other.glyph.font) {
                let font = self.fonts[stretch[0].glyph.font as usize].clone();
                let start = krilla::geom::Point::from_xy(rounded(x), rounded(baseline.y));
                let whole = (stretch.len() == letters.len() && is_of_single_letters(&run.text)).then_some(&run.text);
                if whole.is_some() {
                    self.name_glyphs(surface, stretch);
                }
                let glyphs: Vec<KrillaGlyph> =
                    stretch.iter().map(|letter| letter.positioned(whole.map(|text| 0..text.len()))).collect();
                surface.draw_glyphs(start, &glyphs, font, &run.text, rounded(size), false);
                x += size * stretch.iter().map(|letter| letter.glyph.advance).sum::<f32>();
            }
        }
    }

    /// Makes the file say of each glyph what character it stands for. The library does so where a glyph is drawn first, which must
    /// not be as a part of a text that is named as a whole; so it is drawn on a surface that is thrown away.
    fn name_glyphs(&mut self, surface: &mut Surface<'_>, letters: &[Letter]) {
        for letter in letters {
            let Glyph { font, id, .. } = letter.glyph;
            if self.named.insert((font, id)) {
                let text = letter.character.to_string();
                let glyph = letter.positioned(Some(0..text.len()));
                let mut builder = surface.stream_builder();
                let mut thrown_away = builder.surface();
                let place = krilla::geom::Point::default();
                thrown_away.draw_glyphs(place, &[glyph], self.fonts[font as usize].clone(), &text, 1.0, false);
                thrown_away.finish();
            }
        }
    }

    fn fill(&self, color: PaletteColor, opacity: f32) -> Fill {
        Fill { paint: self.color(color).into(), opacity: normalized(opacity), rule: FillRule::NonZero }
    }

    fn color(&self, color: PaletteColor) -> rgb::Color {
        let [red, green, blue] = self.theme.color(color);
        rgb::Color::new(red, green, blue)
    }
}

/// A character of a text and how it is drawn.
struct Letter {
    /// Where it is in the text, in bytes.
    at: usize,
    character: char,
    glyph: Glyph,
}

impl Letter {
    /// Returns the glyph for the library; `range`: the text that it is a part of, if that is more than its own character.
    fn positioned(&self, range: Option<Range<usize>>) -> KrillaGlyph {
        let range = range.unwrap_or(self.at..self.at + self.character.len_utf8());
        KrillaGlyph::new(GlyphId::new(self.glyph.id), self.glyph.advance, 0.0, 0.0, 0.0, range, None)
    }
}

fn letters(run: &TextRun) -> impl Iterator<Item = Letter> {
    run.text.char_indices().map(|(at, character)| Letter { at, character, glyph: run.font.glyph(character) })
}

/// Returns whether a text consists of several words of one letter each. Programs that extract text take `≥ 3` for one word,
/// because its letters are equally far from each other, unless the file says what the whole text is.
fn is_of_single_letters(text: &str) -> bool {
    let words = || text.split(' ').filter(|word| !word.is_empty());
    1 < words().count() && words().all(|word| word.chars().nth(1).is_none())
}

/// Returns a run as it is shown: on one line, with control characters as visible escapes.
fn shown(run: &TextRun) -> TextRun {
    TextRun { text: visible_lines(&run.text).replace('\n', " "), font: run.font, color: run.color }
}

fn normalized(opacity: f32) -> NormalizedF32 {
    NormalizedF32::new(opacity.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}
