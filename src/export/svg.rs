//! A picture as SVG text. The same shapes and size always give the same text, on every machine.
//!
//! Fonts are named, not embedded. Where a family is missing, the viewer uses the next one of the same kind.

use super::exporter::{ExportError, Exporter};
use super::page::{Page, Publication};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, Point, Shape, Stroke};
use crate::text::visible_lines;
use std::fmt::{self, Display, Formatter};

/// Returns the SVG text of a picture. The shapes are painted in order, in the colours of a theme; `size` is in pixels.
///
/// ```
/// use poda::export::svg::svg;
/// use poda::picture::palette::{PaletteColor, Theme};
/// use poda::picture::shape::{Shape, Stroke, point};
///
/// let line = Shape::Line { from: point(0.0, 0.0), to: point(8.0, 6.0), stroke: Stroke::solid(1.5, PaletteColor::Max) };
/// let text = svg(&[line], point(8.0, 6.0), Theme::Light);
/// assert!(text.contains(r##"<line x1="0" y1="0" x2="8" y2="6" stroke="#1D5FC4" stroke-width="1.5"/>"##));
/// ```
#[must_use]
pub fn svg(shapes: &[Shape], size: Point, theme: Theme) -> String {
    Drawing { shapes, size, theme }.to_string()
}

/// Writes a file per page.
#[derive(Clone, Debug)]
pub struct SvgExporter {
    publication: Publication,
}

impl SvgExporter {
    /// Returns an exporter for a publication.
    #[must_use]
    pub const fn new(publication: Publication) -> Self {
        Self { publication }
    }
}

impl Exporter for SvgExporter {
    fn add(&mut self, page: &Page) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(Some(svg(&page.shapes, page.size, self.publication.theme).into_bytes()))
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(None)
    }
}

struct Drawing<'a> {
    shapes: &'a [Shape],
    size: Point,
    theme: Theme,
}

impl Display for Drawing<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let (width, height) = (Px(self.size.x), Px(self.size.y));
        writeln!(
            f,
            r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" xml:space="preserve">"#
        )?;
        for shape in self.shapes {
            self.write(f, shape)?;
        }
        f.write_str("</svg>\n")
    }
}

impl Drawing<'_> {
    fn write(&self, f: &mut Formatter<'_>, shape: &Shape) -> fmt::Result {
        match shape {
            Shape::Line { from, to, stroke } => {
                let (x1, y1, x2, y2) = (Px(from.x), Px(from.y), Px(to.x), Px(to.y));
                write!(f, r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}""#)?;
                self.write_stroke(f, *stroke)?;
                f.write_str("/>\n")
            }
            Shape::Polygon { corners, fill, stroke } => {
                f.write_str(r#"<polygon points=""#)?;
                for (index, corner) in corners.iter().enumerate() {
                    let space = if index == 0 { "" } else { " " };
                    write!(f, "{space}{},{}", Px(corner.x), Px(corner.y))?;
                }
                f.write_str(r#"""#)?;
                self.write_fill_and_stroke(f, *fill, *stroke)
            }
            Shape::Rect { min, max, radius, fill, stroke } => {
                let (x, y, width, height) = (Px(min.x), Px(min.y), Px(max.x - min.x), Px(max.y - min.y));
                write!(f, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}""#)?;
                if 0.0 < *radius {
                    write!(f, r#" rx="{}""#, Px(*radius))?;
                }
                self.write_fill_and_stroke(f, *fill, *stroke)
            }
            Shape::Bar { min, max, color, opacity } => {
                let (x, y, width, height) = (Px(min.x), Px(min.y), Px(max.x - min.x), Px(max.y - min.y));
                write!(f, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{}""#, self.color(*color))?;
                write_opacity(f, "fill-opacity", *opacity)?;
                f.write_str("/>\n")
            }
            Shape::Circle { center, radius, fill, stroke } => {
                let (x, y, radius) = (Px(center.x), Px(center.y), Px(*radius));
                write!(f, r#"<circle cx="{x}" cy="{y}" r="{radius}""#)?;
                self.write_fill_and_stroke(f, *fill, *stroke)
            }
            Shape::Text { place, anchor, size, font, color, text } => {
                // SVG positions text by its baseline, shapes by the middle of its capitals.
                let (x, y, size) = (Px(place.x), Px(place.y + font.cap_height(*size) / 2.0), Px(*size));
                let (anchor, font, fill, text) =
                    (anchor_of(*anchor), font_of(*font), self.color(*color), Escaped(text));
                writeln!(f, r#"<text x="{x}" y="{y}"{anchor} {font} font-size="{size}" fill="{fill}">{text}</text>"#)
            }
            Shape::Faded { opacity, shapes } => self.write_faded(f, shapes, *opacity),
        }
    }

    fn write_faded(&self, f: &mut Formatter<'_>, shapes: &[Shape], opacity: f32) -> fmt::Result {
        f.write_str("<g")?;
        write_opacity(f, "opacity", opacity)?;
        f.write_str(">\n")?;
        for shape in shapes {
            self.write(f, shape)?;
        }
        f.write_str("</g>\n")
    }

    fn write_fill_and_stroke(
        &self,
        f: &mut Formatter<'_>,
        fill: Option<PaletteColor>,
        stroke: Option<Stroke>,
    ) -> fmt::Result {
        match fill {
            Some(color) => write!(f, r#" fill="{}""#, self.color(color))?,
            None => f.write_str(r#" fill="none""#)?,
        }
        if let Some(stroke) = stroke {
            self.write_stroke(f, stroke)?;
        }
        f.write_str("/>\n")
    }

    fn write_stroke(&self, f: &mut Formatter<'_>, stroke: Stroke) -> fmt::Result {
        write!(f, r#" stroke="{}" stroke-width="{}""#, self.color(stroke.color), Px(stroke.width))?;
        if stroke.dashed {
            write!(f, r#" stroke-dasharray="{} {}""#, Px(DASH.0), Px(DASH.1))?;
        }
        write_opacity(f, "stroke-opacity", stroke.opacity)
    }

    const fn color(&self, color: PaletteColor) -> Color {
        Color(self.theme.color(color))
    }
}

fn write_opacity(f: &mut Formatter<'_>, name: &str, opacity: f32) -> fmt::Result {
    if opacity < 1.0 { write!(f, r#" {name}="{}""#, Px(opacity)) } else { Ok(()) }
}

const fn anchor_of(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Left => "",
        Anchor::Center => r#" text-anchor="middle""#,
        Anchor::Right => r#" text-anchor="end""#,
    }
}

const fn font_of(font: Font) -> &'static str {
    match font {
        Font::Regular => r#"font-family="'IBM Plex Sans', Helvetica, Arial, sans-serif""#,
        Font::SemiBold => r#"font-family="'IBM Plex Sans', Helvetica, Arial, sans-serif" font-weight="600""#,
        Font::Mono => r#"font-family="'JetBrains Mono', Menlo, Consolas, monospace""#,
    }
}

/// A length, rounded to a hundredth of a pixel, without trailing zeros.
struct Px(f32);

impl Display for Px {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // Adding zero turns −0 into 0.
        let hundredths = (f64::from(self.0) * 100.0).round() + 0.0;
        write!(f, "{}", hundredths / 100.0)
    }
}

/// A colour in CSS notation.
struct Color([u8; 3]);

impl Display for Color {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let [red, green, blue] = self.0;
        write!(f, "#{red:02X}{green:02X}{blue:02X}")
    }
}

/// Text with XML's special characters as entities, and characters that are not allowed in XML as visible escapes.
struct Escaped<'a>(&'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for letter in visible_lines(self.0).chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\n' => f.write_str(" ")?,
                _ => write!(f, "{letter}")?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::shape::point;

    fn drawn(shape: Shape) -> String {
        svg(&[shape], point(10.0, 10.0), Theme::Light).lines().nth(1).unwrap().to_owned()
    }

    fn word(text: &str) -> Shape {
        let (anchor, font) = (Anchor::Center, Font::SemiBold);
        Shape::Text {
            place: point(5.0, 5.0),
            anchor,
            size: 10.0,
            font,
            color: PaletteColor::Text,
            text: text.to_owned(),
        }
    }

    #[test]
    fn a_name_can_be_anything_and_the_text_stays_xml() {
        let written = drawn(word("a<b> & \"c\" \u{0}\u{1f}\u{202e}\u{ffff}\t\nα ≥ −3"));
        assert!(
            written.ends_with(r">a&lt;b&gt; &amp; &quot;c&quot; \u{0}\u{1f}\u{202e}\u{ffff}  α ≥ −3</text>"),
            "{written}"
        );
    }

    #[test]
    fn a_text_stands_where_its_capitals_are_centred() {
        let written = drawn(word("A"));
        assert!(written.starts_with(r#"<text x="5" y="8.49" text-anchor="middle" "#), "{written}");
    }

    #[test]
    fn lengths_are_short_and_never_minus_zero() {
        let written = |length: f32| Px(length).to_string();
        assert_eq!([1.0, 0.1, 12_345.678, -0.001, -2.5].map(written), ["1", "0.1", "12345.68", "0", "-2.5"]);
    }

    #[test]
    fn a_faded_shape_is_a_translucent_group() {
        let faded = Shape::Faded { opacity: 0.25, shapes: vec![word("A"), word("B")] };
        let written = svg(&[faded], point(10.0, 10.0), Theme::Light);
        let lines: Vec<&str> = written.lines().skip(1).collect();
        assert_eq!((lines[0], lines[3], lines.len()), (r#"<g opacity="0.25">"#, "</g>", 5), "{written}");
    }

    #[test]
    fn a_faint_dashed_line_is_faint_and_dashed() {
        let stroke = Stroke { opacity: 0.5, ..Stroke::dashed(1.2, PaletteColor::FaintLine) };
        let written = drawn(Shape::Circle { center: point(5.0, 5.0), radius: 4.0, fill: None, stroke: Some(stroke) });
        assert_eq!(
            written,
            r##"<circle cx="5" cy="5" r="4" fill="none" stroke="#B4BDC9" stroke-width="1.2" stroke-dasharray="4 3.5" stroke-opacity="0.5"/>"##
        );
    }
}
