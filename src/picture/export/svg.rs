//! Pictures as SVG: one file per page, which looks the same wherever it is opened.
//!
//! Text stays text. Each font is embedded as a subset with the characters that the page uses. If a viewer does not
//! support embedded fonts, or a font lacks a character, the viewer uses the next similar family, and every text keeps
//! its position. An SVG can be inserted into a web page unchanged, because it has no ids and its font names are unique.
//! The same shapes always produce the same text, on every machine.

use super::exporter::{ExportError, ExportPage, Exporter, PageNode, Publication};
use super::font_faces::{FontFaces, UsedCharacters, families};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, Point, Shape, Stroke};
use poda_core::text::visible_lines;
use std::fmt::{self, Display, Formatter, Write};

/// Returns the SVG text of a picture with an opaque background. The shapes are painted in order, in the colors of a
/// theme. `size` is in pixels. Fonts are named but not embedded.
///
/// ```
/// use poda_picture::export::svg::svg;
/// use poda_picture::picture::palette::{PaletteColor, Theme};
/// use poda_picture::picture::shape::{Shape, Stroke, point};
///
/// let line = Shape::Line { from: point(0.0, 0.0), to: point(8.0, 6.0), stroke: Stroke::solid(1.5, PaletteColor::Max) };
/// let text = svg(&[line], point(8.0, 6.0), Theme::Light);
/// assert!(text.contains(r##"<line x1="0" y1="0" x2="8" y2="6" stroke="#1D5FC4" stroke-width="1.5"/>"##));
/// ```
pub fn svg(shapes: &[Shape], size: Point, theme: Theme) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = write_svg(&mut out, &SvgHead { size, theme: Some(theme), tag: None, attributes: "" }, "", shapes, &[]);
    out
}

/// Returns the SVG text of a picture in the colors of the light or the dark theme, whichever the surrounding page or
/// the system prefers. The lines of the picture in words are its description.
pub fn svg_in_both_themes(shapes: &[Shape], size: Point, in_words: &[String]) -> String {
    let (light, dark) = (palette(Theme::Light), palette(Theme::Dark));
    let mut preamble = String::new();
    if !in_words.is_empty() {
        let lines: Vec<String> = in_words.iter().map(|line| Escaped(line).to_string()).collect();
        let _ = writeln!(preamble, "<desc>{}</desc>", lines.join("\n"));
    }
    let _ = writeln!(preamble, "<style>:root{{{light}}}@media(prefers-color-scheme:dark){{:root{{{dark}}}}}</style>");
    let mut out = String::new();
    let _ = write_svg(&mut out, &SvgHead { size, theme: None, tag: None, attributes: "" }, &preamble, shapes, &[]);
    out
}

/// Returns the colors of a theme as CSS variables.
pub(super) fn palette(theme: Theme) -> String {
    let scheme = if theme == Theme::Dark { "dark" } else { "light" };
    let mut css = format!("--scheme:{scheme}");
    for &color in PaletteColor::ALL {
        let _ = write!(css, ";--{}:{}", color.name(), Color::Rgb(theme.color(color)));
    }
    css
}

/// Writes one file per page.
#[derive(Clone, Debug)]
pub struct SvgExporter {
    publication: Publication,
    font_faces: FontFaces,
}

impl SvgExporter {
    pub fn new(publication: Publication) -> Self {
        Self { publication, font_faces: FontFaces::default() }
    }

    /// Returns the elements before the shapes: the title of the picture, its sentence as a description, and its fonts.
    fn preamble(&mut self, page: &ExportPage, used: &UsedCharacters, tag: &str) -> Result<String, ExportError> {
        let mut out = String::new();
        let parts = [self.publication.title.as_str(), page.heading.as_str()];
        let title = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ");
        let caption = page.plain_caption();
        for (name, text) in [("title", title), ("desc", caption)] {
            if !text.is_empty() {
                let _ = writeln!(out, "<{name}>{}</{name}>", Escaped(&text));
            }
        }
        let css = self.font_faces.css(used, tag)?;
        if !css.is_empty() {
            let _ = write!(out, "<style>\n{css}</style>\n");
        }
        Ok(out)
    }
}

impl Exporter for SvgExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let mut used = UsedCharacters::default();
        used.add_shapes(&page.shapes);
        let tag = used.tag();
        let preamble = self.preamble(page, &used, &tag)?;
        let language = self.publication.language.code();
        let attributes = format!(r#" role="img" lang="{language}" xml:lang="{language}""#);
        let head =
            SvgHead { size: page.size, theme: Some(self.publication.theme), tag: Some(&tag), attributes: &attributes };
        let mut out = String::new();
        write_svg(&mut out, &head, &preamble, &page.shapes, &page.nodes)
            .map_err(|fault| ExportError::Encoding(fault.to_string()))?;
        Ok(Some(out.into_bytes()))
    }
}

/// The properties of a picture that its first tag contains.
struct SvgHead<'a> {
    size: Point,
    /// The theme whose colors are written; `None` to write the names of CSS variables.
    theme: Option<Theme>,
    /// The tag in the names of the embedded fonts, if fonts are embedded.
    tag: Option<&'a str>,
    attributes: &'a str,
}

fn write_svg(
    out: &mut impl Write,
    head: &SvgHead<'_>,
    preamble: &str,
    shapes: &[Shape],
    nodes: &[PageNode],
) -> fmt::Result {
    let (width, height) = (Px(head.size.x), Px(head.size.y));
    let (attributes, families_of_text) = (head.attributes, families(Font::Regular, head.tag));
    writeln!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}"{attributes} xml:space="preserve" font-family="{families_of_text}">"#
    )?;
    out.write_str(preamble)?;
    let style = ShapeStyle { theme: head.theme, mono: families(Font::Mono, head.tag) };
    if !shapes.first().is_some_and(|shape| is_background(shape, head.size)) {
        let background = style.color(PaletteColor::Background);
        writeln!(out, r#"<rect width="{width}" height="{height}" fill="{background}"/>"#)?;
    }
    for shape in shapes {
        style.write(out, shape)?;
    }
    for node in nodes {
        write_name(out, node, r#" fill="none" pointer-events="all""#)?;
    }
    out.write_str("</svg>\n")
}

/// Returns whether a shape fills the whole picture with the background color, as the first shape of a tree does.
fn is_background(shape: &Shape, size: Point) -> bool {
    let Shape::Rect { min, max, radius, fill, .. } = shape else { return false };
    *fill == Some(PaletteColor::Background) && *radius <= 0.0 && *min == Point::default() && *max == size
}

/// The style in which shapes are written: their colors, and the font families of texts that do not use the family of
/// the picture.
#[derive(Clone, Debug)]
pub(crate) struct ShapeStyle {
    /// The theme whose colors are written; `None` to write the names of CSS variables, which the page defines.
    pub theme: Option<Theme>,
    /// The families for monospaced text.
    pub mono: String,
}

impl ShapeStyle {
    pub fn write(&self, out: &mut impl Write, shape: &Shape) -> fmt::Result {
        match shape {
            Shape::Line { from, to, stroke } => {
                let (x1, y1, x2, y2) = (Px(from.x), Px(from.y), Px(to.x), Px(to.y));
                write!(out, r#"<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}""#)?;
                self.write_stroke(out, *stroke)?;
                out.write_str("/>\n")
            }
            Shape::Polygon { corners, fill, stroke } => {
                out.write_str(r#"<polygon points=""#)?;
                for (index, corner) in corners.iter().enumerate() {
                    let space = if index == 0 { "" } else { " " };
                    write!(out, "{space}{},{}", Px(corner.x), Px(corner.y))?;
                }
                out.write_str(r#"""#)?;
                self.write_fill_and_stroke(out, *fill, *stroke)
            }
            Shape::Rect { min, max, radius, fill, stroke } => {
                let (x, y, width, height) = (Px(min.x), Px(min.y), Px(max.x - min.x), Px(max.y - min.y));
                write!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}""#)?;
                if 0.0 < *radius {
                    write!(out, r#" rx="{}""#, Px(*radius))?;
                }
                self.write_fill_and_stroke(out, *fill, *stroke)
            }
            Shape::Bar { min, max, color, opacity } => {
                let (x, y, width, height) = (Px(min.x), Px(min.y), Px(max.x - min.x), Px(max.y - min.y));
                let fill = self.color(*color);
                write!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}""#)?;
                write_opacity(out, "fill-opacity", *opacity)?;
                out.write_str("/>\n")
            }
            Shape::Circle { center, radius, fill, stroke } => {
                let (x, y, radius) = (Px(center.x), Px(center.y), Px(*radius));
                write!(out, r#"<circle cx="{x}" cy="{y}" r="{radius}""#)?;
                self.write_fill_and_stroke(out, *fill, *stroke)
            }
            Shape::Text { at, anchor, size, font, color, text } => {
                let (x, y) = (Px(at.x), Px(baseline(at.y, *font, *size)));
                let (size, fill, text) = (Px(*size), self.color(*color), Escaped(text));
                write!(out, r#"<text x="{x}" y="{y}""#)?;
                match anchor {
                    Anchor::Left => {}
                    Anchor::Center => out.write_str(r#" text-anchor="middle""#)?,
                    Anchor::Right => out.write_str(r#" text-anchor="end""#)?,
                }
                match font {
                    Font::Regular => {}
                    Font::SemiBold => out.write_str(r#" font-weight="600""#)?,
                    Font::Mono => write!(out, r#" font-family="{}""#, self.mono)?,
                }
                writeln!(out, r#" font-size="{size}" fill="{fill}">{text}</text>"#)
            }
            Shape::Faded { opacity, shapes } => {
                write_group(out, *opacity)?;
                for shape in shapes {
                    self.write(out, shape)?;
                }
                out.write_str("</g>\n")
            }
        }
    }

    fn write_fill_and_stroke(
        &self,
        out: &mut impl Write,
        fill: Option<PaletteColor>,
        stroke: Option<Stroke>,
    ) -> fmt::Result {
        match fill {
            Some(color) => write!(out, r#" fill="{}""#, self.color(color))?,
            None => out.write_str(r#" fill="none""#)?,
        }
        if let Some(stroke) = stroke {
            self.write_stroke(out, stroke)?;
        }
        out.write_str("/>\n")
    }

    fn write_stroke(&self, out: &mut impl Write, stroke: Stroke) -> fmt::Result {
        write!(out, r#" stroke="{}" stroke-width="{}""#, self.color(stroke.color), Px(stroke.width))?;
        if stroke.dashed {
            write!(out, r#" stroke-dasharray="{} {}""#, Px(DASH.0), Px(DASH.1))?;
        }
        write_opacity(out, "stroke-opacity", stroke.opacity)
    }

    fn color(&self, color: PaletteColor) -> Color {
        self.theme.map_or(Color::Variable(color.name()), |theme| Color::Rgb(theme.color(color)))
    }
}

/// Writes the start tag of a group that is partly transparent.
pub(crate) fn write_group(out: &mut impl Write, opacity: f32) -> fmt::Result {
    out.write_str("<g")?;
    write_opacity(out, "opacity", opacity)?;
    out.write_str(">\n")
}

fn write_opacity(out: &mut impl Write, name: &str, opacity: f32) -> fmt::Result {
    if opacity < 1.0 { write!(out, r#" {name}="{}""#, Px(opacity)) } else { Ok(()) }
}

/// Writes an invisible rectangle over a node, which shows the node's name when the pointer rests on it.
pub(crate) fn write_name(out: &mut impl Write, node: &PageNode, attributes: &str) -> fmt::Result {
    let (x, y) = (Px(node.center.x - node.size.x / 2.0), Px(node.center.y - node.size.y / 2.0));
    let (width, height, name) = (Px(node.size.x), Px(node.size.y), Escaped(&node.name));
    writeln!(out, r#"<rect x="{x}" y="{y}" width="{width}" height="{height}"{attributes}><title>{name}</title></rect>"#)
}

/// Returns the y-coordinate of a text's baseline. SVG positions text by its baseline; shapes use the middle of the
/// capital letters.
pub(crate) fn baseline(middle: f32, font: Font, size: f32) -> f32 {
    middle + font.cap_height(size) / 2.0
}

/// A length, rounded to a hundredth of a pixel, without trailing zeros.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Px(pub f32);

impl Display for Px {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        // Writing integers is several times as fast as writing fractions, and a picture has thousands of lengths.
        #[expect(clippy::cast_possible_truncation, reason = "lengths are pixels of a picture")]
        let hundredths = (f64::from(self.0) * 100.0).round() as i64;
        let (whole, rest) = (hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100);
        let sign = if hundredths < 0 { "-" } else { "" };
        match (rest / 10, rest % 10) {
            (0, 0) => write!(f, "{sign}{whole}"),
            (tenths, 0) => write!(f, "{sign}{whole}.{tenths}"),
            (tenths, hundredths) => write!(f, "{sign}{whole}.{tenths}{hundredths}"),
        }
    }
}

/// A color in CSS notation.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Color {
    /// As red, green and blue.
    Rgb([u8; 3]),
    Variable(&'static str),
}

impl Display for Color {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rgb([red, green, blue]) => write!(f, "#{red:02X}{green:02X}{blue:02X}"),
            Self::Variable(name) => write!(f, "var(--{name})"),
        }
    }
}

/// Text with the special characters of XML as entities, and characters that are not allowed in XML as visible escapes.
#[derive(Clone, Copy, Debug)]
pub struct Escaped<'a>(pub &'a str);

impl Display for Escaped<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for character in visible_lines(self.0).chars() {
            match character {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\n' => f.write_str(" ")?,
                _ => f.write_char(character)?,
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::picture::shape::{point, text_shape};

    fn written(shape: &Shape) -> String {
        let mut out = String::new();
        let style = ShapeStyle { theme: Some(Theme::Light), mono: "monospace".to_owned() };
        style.write(&mut out, shape).unwrap();
        out
    }

    fn text(text: &str) -> Shape {
        let (color, text) = (PaletteColor::Text, text.to_owned());
        text_shape(point(5.0, 5.0), Anchor::Center, 10.0, Font::SemiBold, color, text)
    }

    #[test]
    fn a_name_can_be_anything_and_the_text_stays_xml() {
        let written = written(&text("a<b> & \"c\" \u{0}\u{1f}\u{202e}\u{ffff}\t\nα ≥ −3"));
        assert!(
            written.ends_with(">a&lt;b&gt; &amp; &quot;c&quot; \\u{0}\\u{1f}\\u{202e}\\u{ffff}  α ≥ −3</text>\n"),
            "{written}"
        );
    }

    #[test]
    fn a_text_stands_where_its_capitals_are_centered() {
        let written = written(&text("A"));
        assert!(written.starts_with(r#"<text x="5" y="8.49" text-anchor="middle" "#), "{written}");
    }

    #[test]
    fn lengths_are_short_and_never_minus_zero() {
        let written = |length: f32| Px(length).to_string();
        let lengths = [1.0, 0.1, 12_345.678, -0.001, -2.5, 0.05, -0.07, 20.0];
        assert_eq!(lengths.map(written), ["1", "0.1", "12345.68", "0", "-2.5", "0.05", "-0.07", "20"]);
    }

    #[test]
    fn a_faded_shape_is_a_translucent_group() {
        let written = written(&Shape::Faded { opacity: 0.25, shapes: vec![text("A"), text("B")] });
        let lines: Vec<&str> = written.lines().collect();
        assert_eq!((lines[0], lines[3], lines.len()), (r#"<g opacity="0.25">"#, "</g>", 4), "{written}");
    }

    #[test]
    fn a_faint_dashed_line_is_faint_and_dashed() {
        let stroke = Stroke { opacity: 0.5, ..Stroke::dashed(1.2, PaletteColor::FaintLine) };
        let written =
            written(&Shape::Circle { center: point(5.0, 5.0), radius: 4.0, fill: None, stroke: Some(stroke) });
        assert_eq!(
            written,
            "<circle cx=\"5\" cy=\"5\" r=\"4\" fill=\"none\" stroke=\"#828E9E\" stroke-width=\"1.2\" stroke-dasharray=\"4 3.5\" stroke-opacity=\"0.5\"/>\n"
        );
    }
}
