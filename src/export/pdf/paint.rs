//! Shapes and text on the surface of a PDF page. Everything that is not a finite length within reason is left out.

use super::block::{PdfLine, PdfPicture};
use crate::export::page::TextRun;
use crate::export::paragraph;
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, Point, Shape, Stroke, point};
use crate::text::visible_lines;
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Rect, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineJoin, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};

/// The largest length on a page, in points or pixels. A PDF page is at most 14,400 points wide.
pub(super) const MOST: f32 = 30_000.0;

/// How far the control points of a quarter of a circle are along its tangents, in radii.
const ARC: f32 = 0.552_284_8;

/// Paints in the colors of a theme, with the fonts of a document.
pub(super) struct Painter {
    fonts: [krilla::text::Font; 3],
    theme: Theme,
}

impl Painter {
    /// Returns a painter; `None` if the bundled fonts cannot be read.
    pub(super) fn new(theme: Theme) -> Option<Self> {
        let [regular, semi_bold, mono] = Font::ALL.map(|font| krilla::text::Font::new(font.bytes().into(), 0));
        Some(Self { fonts: [regular?, semi_bold?, mono?], theme })
    }

    /// Fills a page.
    pub(super) fn ground(&self, surface: &mut Surface<'_>, size: Point) {
        if let Some(path) = rectangle(point(0.0, 0.0), size, 0.0) {
            self.draw(surface, &path, Some(PaletteColor::Background), 1.0, None);
        }
    }

    /// Paints a picture at its place.
    pub(super) fn picture(&self, surface: &mut Surface<'_>, picture: &PdfPicture<'_>) {
        let PdfPicture { shapes, size, place, scale } = *picture;
        let Some(edge) = rectangle(point(0.0, 0.0), size, 0.0).filter(|_| are_lengths(&[place.x, place.y, scale]))
        else {
            return;
        };
        surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, place.x, place.y));
        surface.push_clip_path(&edge, &FillRule::NonZero);
        for shape in shapes {
            self.shape(surface, shape, 1.0);
        }
        surface.pop();
        surface.pop();
    }

    /// Writes a line of text.
    pub(super) fn line(&self, surface: &mut Surface<'_>, line: &PdfLine) {
        self.text(surface, line.place, line.anchor, line.size, &line.runs, 1.0);
    }

    fn shape(&self, surface: &mut Surface<'_>, shape: &Shape, opacity: f32) {
        match shape {
            Shape::Line { from, to, stroke } => {
                if let Some(path) = polygon(&[*from, *to], false) {
                    self.draw(surface, &path, None, opacity, Some(*stroke));
                }
            }
            Shape::Polygon { corners, fill, stroke } => {
                if let Some(path) = polygon(corners, true) {
                    self.draw(surface, &path, *fill, opacity, *stroke);
                }
            }
            Shape::Rect { min, max, radius, fill, stroke } => {
                if let Some(path) = rectangle(*min, *max, *radius) {
                    self.draw(surface, &path, *fill, opacity, *stroke);
                }
            }
            Shape::Bar { min, max, color, opacity: own } => {
                if let Some(path) = rectangle(*min, *max, 0.0) {
                    self.draw(surface, &path, Some(*color), opacity * own, None);
                }
            }
            Shape::Circle { center, radius, fill, stroke } => {
                let (min, max) =
                    (point(center.x - radius, center.y - radius), point(center.x + radius, center.y + radius));
                if let Some(path) = rectangle(min, max, *radius) {
                    self.draw(surface, &path, *fill, opacity, *stroke);
                }
            }
            Shape::Text { place, anchor, size, font, color, text } => {
                let baseline = point(place.x, place.y + font.cap_height(*size) / 2.0);
                let run = TextRun { text: text.clone(), font: *font, color: *color };
                self.text(surface, baseline, *anchor, *size, &[run], opacity);
            }
            Shape::Faded { opacity: own, shapes } => self.faded(surface, shapes, opacity * own),
        }
    }

    /// Paints shapes that are partly transparent together. A single shape without inner overlaps needs no group.
    fn faded(&self, surface: &mut Surface<'_>, shapes: &[Shape], opacity: f32) {
        match shapes {
            [] => {}
            [shape] if !overlaps_itself(shape) => self.shape(surface, shape, opacity),
            _ => {
                surface.push_opacity(normalized(opacity));
                for shape in shapes {
                    self.shape(surface, shape, 1.0);
                }
                surface.pop();
            }
        }
    }

    fn draw(
        &self,
        surface: &mut Surface<'_>,
        path: &Path,
        fill: Option<PaletteColor>,
        opacity: f32,
        stroke: Option<Stroke>,
    ) {
        let stroke = stroke.filter(|stroke| are_lengths(&[stroke.width]) && 0.0 < stroke.width);
        if fill.is_none() && stroke.is_none() {
            return;
        }
        surface.set_fill(fill.map(|color| self.fill(color, opacity)));
        surface.set_stroke(stroke.map(|stroke| krilla::paint::Stroke {
            paint: self.color(stroke.color).into(),
            width: rounded(stroke.width),
            miter_limit: 4.0,
            line_join: LineJoin::Miter,
            opacity: normalized(opacity * stroke.opacity),
            dash: stroke.dashed.then(|| StrokeDash { array: vec![DASH.0, DASH.1], offset: 0.0 }),
            ..krilla::paint::Stroke::default()
        }));
        surface.draw_path(path);
    }

    fn text(
        &self,
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
            let letters: Vec<_> =
                run.text.char_indices().map(|(at, letter)| (at, letter, run.font.glyph(letter))).collect();
            // A stretch of text that one font has glyphs for.
            for stretch in letters.chunk_by(|(.., one), (.., other)| one.font == other.font) {
                let Some(&(_, _, first)) = stretch.first() else { continue };
                let glyph = |&(at, letter, glyph): &(usize, char, crate::picture::fonts::Glyph)| {
                    let range = at..at + letter.len_utf8();
                    KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, 0.0, 0.0, 0.0, range, None)
                };
                let glyphs: Vec<KrillaGlyph> = stretch.iter().map(glyph).collect();
                let start = krilla::geom::Point::from_xy(rounded(x), rounded(baseline.y));
                let font = self.fonts[first.font as usize].clone();
                surface.draw_glyphs(start, &glyphs, font, &run.text, rounded(size), false);
                x += size * stretch.iter().map(|(.., glyph)| glyph.advance).sum::<f32>();
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

/// Returns a run as it is shown: on one line, with control characters as visible escapes.
fn shown(run: &TextRun) -> TextRun {
    TextRun { text: visible_lines(&run.text).replace('\n', " "), font: run.font, color: run.color }
}

/// Returns whether a part of a shape lies over another part of it, so that both show where each is transparent.
fn overlaps_itself(shape: &Shape) -> bool {
    match shape {
        Shape::Polygon { fill, stroke, .. } | Shape::Rect { fill, stroke, .. } | Shape::Circle { fill, stroke, .. } => {
            fill.is_some() && stroke.is_some()
        }
        Shape::Line { .. } | Shape::Bar { .. } | Shape::Text { .. } | Shape::Faded { .. } => false,
    }
}

fn polygon(corners: &[Point], is_closed: bool) -> Option<Path> {
    let mut path = PathBuilder::new();
    for (index, corner) in corners.iter().enumerate() {
        if !are_lengths(&[corner.x, corner.y]) {
            return None;
        }
        let (x, y) = (rounded(corner.x), rounded(corner.y));
        if index == 0 { path.move_to(x, y) } else { path.line_to(x, y) }
    }
    if is_closed {
        path.close();
    }
    path.finish()
}

/// A rectangle; a circle if the radius of its corners is half of its sides.
fn rectangle(min: Point, max: Point, radius: f32) -> Option<Path> {
    if !are_lengths(&[min.x, min.y, max.x, max.y, radius]) {
        return None;
    }
    let (left, top, right, bottom) = (rounded(min.x), rounded(min.y), rounded(max.x), rounded(max.y));
    let mut path = PathBuilder::new();
    if radius <= 0.0 {
        path.push_rect(Rect::from_ltrb(left, top, right, bottom)?);
        return path.finish();
    }
    let r = rounded(radius.min((right - left) / 2.0).min((bottom - top) / 2.0));
    let k = rounded(r * (1.0 - ARC));
    path.move_to(left + r, top);
    path.line_to(right - r, top);
    path.cubic_to(right - k, top, right, top + k, right, top + r);
    path.line_to(right, bottom - r);
    path.cubic_to(right, bottom - k, right - k, bottom, right - r, bottom);
    path.line_to(left + r, bottom);
    path.cubic_to(left + k, bottom, left, bottom - k, left, bottom - r);
    path.line_to(left, top + r);
    path.cubic_to(left, top + k, left + k, top, left + r, top);
    path.close();
    path.finish()
}

/// Returns a length to a hundredth, so that it is short in the file.
fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

/// Returns whether all numbers are lengths that a page can have.
pub(super) fn are_lengths(numbers: &[f32]) -> bool {
    numbers.iter().all(|number| number.abs() <= MOST)
}

fn normalized(opacity: f32) -> NormalizedF32 {
    NormalizedF32::new(opacity.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}
