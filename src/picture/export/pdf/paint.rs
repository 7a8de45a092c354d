//! Paints shapes and text on a PDF page. A shape or text at a position that a page cannot have is left out.

use super::block::{PdfLine, PdfPicture};
use crate::export::exporter::TextRun;
use crate::export::paragraph;
use crate::picture::fonts::{Face, Font, PlacedGlyph};
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, FillAndStroke, Point, Shape, Stroke, point};
use krilla::color::rgb;
use krilla::geom::{Path, PathBuilder, Transform};
use krilla::num::NormalizedF32;
use krilla::paint::{Fill, FillRule, LineJoin, StrokeDash};
use krilla::surface::Surface;
use krilla::text::{GlyphId, KrillaGlyph};
use poda_core::text::visible_lines;
use std::collections::{HashMap, HashSet};
use std::ops::Range;

/// Paints in the colors of a theme, with the fonts of a document.
pub(super) struct Painter {
    fonts: HashMap<Face, krilla::text::Font>,
    theme: Theme,
    /// The glyphs whose characters are recorded in the file.
    named: HashSet<(Face, u32)>,
}

impl Painter {
    /// Returns a painter; `None` if the bundled fonts cannot be read.
    pub(super) fn new(theme: Theme) -> Option<Self> {
        let bundled = Font::ALL.map(Face::Bundled).map(|face| Some((face, read(face)?)));
        let fonts = bundled.into_iter().collect::<Option<_>>()?;
        Some(Self { fonts, theme, named: HashSet::new() })
    }

    /// Fills a page with the background color.
    pub(super) fn ground(&self, surface: &mut Surface<'_>, size: Point) {
        if let Some(path) = rectangle(point(0.0, 0.0), size) {
            self.draw(surface, &path, FillAndStroke { fill: Some((PaletteColor::Background, 1.0)), stroke: None });
        }
    }

    pub(super) fn picture(&mut self, surface: &mut Surface<'_>, picture: &PdfPicture) {
        let PdfPicture { ref shapes, size, at, scale } = *picture;
        let Some(edge) = rectangle(point(0.0, 0.0), size).filter(|_| are_lengths(&[at.x, at.y, scale])) else {
            return;
        };
        surface.push_transform(&Transform::from_row(scale, 0.0, 0.0, scale, at.x, at.y));
        surface.push_clip_path(&edge, &FillRule::NonZero);
        self.shapes(surface, shapes, 1.0);
        surface.pop();
        surface.pop();
    }

    pub(super) fn line(&mut self, surface: &mut Surface<'_>, line: &PdfLine) {
        self.text(surface, line.at, line.anchor, line.size, &line.runs, 1.0);
    }

    fn shapes(&mut self, surface: &mut Surface<'_>, shapes: &[Shape], opacity: f32) {
        for shapes in shapes.chunk_by(are_one_path) {
            match shapes {
                [Shape::Text { at, anchor, size, font, color, text }] => {
                    let baseline = point(at.x, at.y + font.cap_height(*size) / 2.0);
                    let run = TextRun { text: text.clone(), font: *font, color: *color };
                    self.text(surface, baseline, *anchor, *size, &[run], opacity);
                }
                [Shape::Faded { opacity: own, shapes }] => self.faded(surface, shapes, opacity * own),
                [first, ..] => {
                    if let (Some(style), Some(path)) = (first.fill_and_stroke(), outline(shapes)) {
                        self.draw(surface, &path, faded(style, opacity));
                    }
                }
                [] => {}
            }
        }
    }

    /// Paints shapes that are partly transparent as a whole. A single shape without inner overlaps needs no group.
    fn faded(&mut self, surface: &mut Surface<'_>, shapes: &[Shape], opacity: f32) {
        match shapes {
            [] => {}
            [shape] if shape.fill_and_stroke().is_none_or(|style| style.fill.is_none() || style.stroke.is_none()) => {
                self.shapes(surface, shapes, opacity);
            }
            _ => {
                surface.push_opacity(normalized(opacity));
                self.shapes(surface, shapes, 1.0);
                surface.pop();
            }
        }
    }

    fn draw(&self, surface: &mut Surface<'_>, path: &Path, FillAndStroke { fill, stroke }: FillAndStroke) {
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
        let mut x = anchor.left_end(baseline.x, width);
        surface.set_stroke(None);
        for run in &runs {
            surface.set_fill(Some(self.fill(run.color, opacity)));
            let letters = run.font.line(&run.text);
            // A stretch of text whose glyphs are all in one font.
            for stretch in letters.chunk_by(|one, other| one.glyph.face == other.glyph.face) {
                let Some(font) = self.font(stretch[0].glyph.face) else { continue };
                let start = krilla::geom::Point::from_xy(rounded(x), rounded(baseline.y));
                let whole = (stretch.len() == letters.len() && is_of_single_letters(&run.text)).then_some(&run.text);
                if whole.is_some() {
                    self.name_glyphs(surface, &run.text, stretch);
                }
                let glyphs: Vec<KrillaGlyph> =
                    stretch.iter().map(|letter| positioned(letter, whole.map(|text| 0..text.len()))).collect();
                surface.draw_glyphs(start, &glyphs, font, &run.text, rounded(size), false);
                x += size * stretch.iter().map(|letter| letter.glyph.advance).sum::<f32>();
            }
        }
    }

    /// Records in the file which character each glyph represents. The library records it where a glyph is drawn first.
    /// That must not be inside a text that is recorded as a whole, so the glyph is first drawn on a surface that is
    /// then discarded.
    fn name_glyphs(&mut self, surface: &mut Surface<'_>, text: &str, letters: &[PlacedGlyph]) {
        for letter in letters {
            let face = letter.glyph.face;
            if self.named.insert((face, letter.glyph.id))
                && let Some(font) = self.font(face)
            {
                let text = &text[letter.range.clone()];
                let glyph = positioned(letter, Some(0..text.len()));
                let mut builder = surface.stream_builder();
                let mut thrown_away = builder.surface();
                let at = krilla::geom::Point::default();
                thrown_away.draw_glyphs(at, &[glyph], font, text, 1.0, false);
                thrown_away.finish();
            }
        }
    }

    /// Returns a font for the file; `None` if the library cannot read it.
    fn font(&mut self, face: Face) -> Option<krilla::text::Font> {
        if let Some(font) = self.fonts.get(&face) {
            return Some(font.clone());
        }
        let font = read(face)?;
        self.fonts.insert(face, font.clone());
        Some(font)
    }

    fn fill(&self, color: PaletteColor, opacity: f32) -> Fill {
        Fill { paint: self.color(color).into(), opacity: normalized(opacity), rule: FillRule::NonZero }
    }

    fn color(&self, color: PaletteColor) -> rgb::Color {
        let [red, green, blue] = self.theme.color(color);
        rgb::Color::new(red, green, blue)
    }
}

fn read(face: Face) -> Option<krilla::text::Font> {
    let (bytes, index) = face.file();
    krilla::text::Font::new(bytes.into(), index)
}

/// Returns a glyph in the library's form. `range` is the text that it represents; `None` if that is only its own part.
fn positioned(placed: &PlacedGlyph, range: Option<Range<usize>>) -> KrillaGlyph {
    let PlacedGlyph { glyph, offset: (right, up), range: own } = placed;
    let range = range.unwrap_or_else(|| own.clone());
    KrillaGlyph::new(GlyphId::new(glyph.id), glyph.advance, *right, *up, 0.0, range, None)
}

/// Returns whether a text consists of several words of one letter each. Programs that extract text would join `≥ 3`
/// into one word, because its letters are equally spaced, unless the file records what the whole text is.
fn is_of_single_letters(text: &str) -> bool {
    let words = || text.split(' ').filter(|word| !word.is_empty());
    1 < words().count() && words().all(|word| word.chars().nth(1).is_none())
}

/// Returns a run as it is displayed: on one line, with control characters as visible escapes.
fn shown(run: &TextRun) -> TextRun {
    TextRun { text: visible_lines(&run.text).replace('\n', " "), font: run.font, color: run.color }
}

fn normalized(opacity: f32) -> NormalizedF32 {
    NormalizedF32::new(opacity.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

/// The largest length on a page, in points or pixels. A PDF page is at most 14,400 points wide.
const MAX_LENGTH: f32 = 30_000.0;

/// The distance of a quarter circle's control points from its ends, along the tangents, in radii.
const ARC: f32 = 0.552_284_8;

/// Returns a fill and stroke with their opacity multiplied by a factor.
fn faded(FillAndStroke { fill, stroke }: FillAndStroke, opacity: f32) -> FillAndStroke {
    let stroke = stroke.map(|stroke| Stroke { opacity: stroke.opacity * opacity, ..stroke });
    FillAndStroke { fill: fill.map(|(color, own)| (color, own * opacity)), stroke }
}

/// Returns whether overlapping shapes with this fill and stroke look the same in any order and however often each is
/// painted.
const fn is_flat(style: FillAndStroke) -> bool {
    match (style.fill, style.stroke) {
        (Some((_, opacity)), None) => 1.0 <= opacity,
        (None, Some(stroke)) => 1.0 <= stroke.opacity,
        (None, None) | (Some(_), Some(_)) => false,
    }
}

/// Returns whether one path for a shape and the next one looks the same as two paths.
pub(super) fn are_one_path(one: &Shape, next: &Shape) -> bool {
    let Some(style) = one.fill_and_stroke() else { return false };
    // Polygons may have either orientation. If two polygons with different orientations overlap, their interiors cancel
    // out.
    let can_be_filled = |shape: &Shape| style.fill.is_none() || !matches!(shape, Shape::Polygon { .. });
    is_flat(style) && next.fill_and_stroke() == Some(style) && can_be_filled(one) && can_be_filled(next)
}

/// Returns the outlines of shapes as one path. Shapes with a length that a page cannot have are left out.
pub(super) fn outline(shapes: &[Shape]) -> Option<Path> {
    let mut outline = GlyphOutline(PathBuilder::new());
    for shape in shapes {
        match shape {
            Shape::Line { from, to, .. } => outline.polygon(&[*from, *to], false),
            Shape::Polygon { corners, .. } => outline.polygon(corners, true),
            Shape::Rect { min, max, radius, .. } => outline.rectangle(*min, *max, *radius),
            Shape::Bar { min, max, .. } => outline.rectangle(*min, *max, 0.0),
            Shape::Circle { center, radius, .. } => outline.circle(*center, *radius),
            Shape::Text { .. } | Shape::Faded { .. } => {}
        }
    }
    outline.0.finish()
}

pub(super) fn rectangle(min: Point, max: Point) -> Option<Path> {
    let mut outline = GlyphOutline(PathBuilder::new());
    outline.rectangle(min, max, 0.0);
    outline.0.finish()
}

/// Returns a length rounded to a hundredth, which is short in the file.
pub(super) fn rounded(length: f32) -> f32 {
    (length * 100.0).round() / 100.0
}

pub(super) fn are_lengths(numbers: &[f32]) -> bool {
    numbers.iter().all(|number| number.abs() <= MAX_LENGTH)
}

struct GlyphOutline(PathBuilder);

impl GlyphOutline {
    fn move_to(&mut self, x: f32, y: f32) {
        self.0.move_to(rounded(x), rounded(y));
    }

    fn line_to(&mut self, x: f32, y: f32) {
        self.0.line_to(rounded(x), rounded(y));
    }

    /// Adds a quarter circle that starts at `from` and ends at `to`. `corner` is the intersection of the tangents at
    /// both ends.
    fn arc_to(&mut self, from: Point, corner: Point, to: Point) {
        let points = [from.toward(corner, ARC), to.toward(corner, ARC), to];
        let [first, second, to] = points.map(|at| point(rounded(at.x), rounded(at.y)));
        self.0.cubic_to(first.x, first.y, second.x, second.y, to.x, to.y);
    }

    fn polygon(&mut self, corners: &[Point], is_closed: bool) {
        if corners.len() < 2 || !corners.iter().all(|corner| are_lengths(&[corner.x, corner.y])) {
            return;
        }
        for (index, corner) in corners.iter().enumerate() {
            if index == 0 { self.move_to(corner.x, corner.y) } else { self.line_to(corner.x, corner.y) }
        }
        if is_closed {
            self.0.close();
        }
    }

    fn circle(&mut self, center: Point, radius: f32) {
        if !are_lengths(&[center.x, center.y, radius]) || radius <= 0.0 {
            return;
        }
        let at = |x: f32, y: f32| point(center.x + x * radius, center.y + y * radius);
        let (top, right, bottom, left) = (at(0.0, -1.0), at(1.0, 0.0), at(0.0, 1.0), at(-1.0, 0.0));
        self.move_to(top.x, top.y);
        self.arc_to(top, at(1.0, -1.0), right);
        self.arc_to(right, at(1.0, 1.0), bottom);
        self.arc_to(bottom, at(-1.0, 1.0), left);
        self.arc_to(left, at(-1.0, -1.0), top);
        self.0.close();
    }

    fn rectangle(&mut self, min: Point, max: Point, radius: f32) {
        if !are_lengths(&[min.x, min.y, max.x, max.y, radius]) {
            return;
        }
        let r = radius.min((max.x - min.x).abs() / 2.0).min((max.y - min.y).abs() / 2.0);
        if r <= 0.0 {
            return self.polygon(&[min, point(max.x, min.y), max, point(min.x, max.y)], true);
        }
        let (top_right, bottom_left) = (point(max.x, min.y), point(min.x, max.y));
        self.move_to(min.x + r, min.y);
        self.line_to(max.x - r, min.y);
        self.arc_to(point(max.x - r, min.y), top_right, point(max.x, min.y + r));
        self.line_to(max.x, max.y - r);
        self.arc_to(point(max.x, max.y - r), max, point(max.x - r, max.y));
        self.line_to(min.x + r, max.y);
        self.arc_to(point(min.x + r, max.y), bottom_left, point(min.x, max.y - r));
        self.line_to(min.x, min.y + r);
        self.arc_to(point(min.x, min.y + r), min, point(min.x + r, min.y));
        self.0.close();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(width: f32) -> Shape {
        let stroke = Stroke::solid(width, PaletteColor::Text);
        Shape::Line { from: point(0.0, 0.0), to: point(1.0, 1.0), stroke }
    }

    fn triangle(fill: Option<PaletteColor>, stroke: Option<Stroke>) -> Shape {
        Shape::Polygon { corners: vec![point(0.0, 0.0), point(4.0, 0.0), point(2.0, 3.0)], fill, stroke }
    }

    #[test]
    fn shapes_are_one_path_only_where_that_looks_the_same() {
        let stroke = Stroke::solid(1.0, PaletteColor::Text);
        let bar =
            |opacity| Shape::Bar { min: point(0.0, 0.0), max: point(2.0, 2.0), color: PaletteColor::Max, opacity };
        assert!(are_one_path(&line(1.0), &line(1.0)));
        assert!(are_one_path(&line(1.0), &triangle(None, Some(stroke))));
        assert!(are_one_path(&bar(1.0), &bar(1.0)));
        assert!(!are_one_path(&line(1.0), &line(2.0)));
        assert!(!are_one_path(&bar(0.5), &bar(0.5)));
        let filled = triangle(Some(PaletteColor::Max), None);
        assert!(!are_one_path(&filled, &filled) && !are_one_path(&bar(1.0), &filled));
        let both = triangle(Some(PaletteColor::Max), Some(stroke));
        assert!(!are_one_path(&both, &both));
    }

    #[test]
    fn a_shape_that_is_nowhere_has_no_outline() {
        for bad in [f32::NAN, f32::INFINITY, f32::MIN, 1e9] {
            let circle = Shape::Circle { center: point(0.0, bad), radius: 1.0, fill: None, stroke: None };
            assert!(outline(&[circle]).is_none() && rectangle(point(0.0, 0.0), point(bad, 1.0)).is_none());
        }
        assert!(outline(&[line(1.0)]).is_some());
    }
}
