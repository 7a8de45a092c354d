//! Pictures as SVG: a file per page, which shows the same wherever it is opened.
//!
//! Text stays text. The characters that a page uses are embedded as a subset of each font; where a viewer takes no embedded
//! fonts, or a font lacks a character, it uses the next family of the same kind, and every text keeps its place. An
//! SVG can be put into a web page as it is: it has no ids, and fonts of its own names.

use super::exporter::{ExportError, Exporter};
use super::font_faces::{FontFaces, UsedCharacters, families};
use super::page::{Page, PageNode, Publication};
use super::svg_shapes::{Color, Colors, Escaped, Px, ShapeStyle, write_name};
use crate::picture::fonts::Font;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape};
use std::fmt::{self, Write};

/// Returns the SVG text of a picture with an opaque background. The shapes are painted in order, in the colors of a theme; `size` is
/// in pixels. Fonts are named, not embedded.
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
#[must_use]
pub fn svg(shapes: &[Shape], size: Point, theme: Theme) -> String {
    let mut out = String::new();
    // Writing to a string does not fail.
    let _ = write_svg(&mut out, &Head { size, theme, tag: None, attributes: "" }, "", shapes, &[]);
    out
}

/// Writes a file per page.
#[derive(Clone, Debug)]
pub struct SvgExporter {
    publication: Publication,
    font_faces: FontFaces,
}

impl SvgExporter {
    /// Returns an exporter for a publication.
    #[must_use]
    pub fn new(publication: Publication) -> Self {
        Self { publication, font_faces: FontFaces::default() }
    }

    /// Returns what stands before the shapes: what the picture is called, the sentence for it, and its fonts.
    fn preamble(&mut self, page: &Page, used: &UsedCharacters, tag: &str) -> Result<String, ExportError> {
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
    fn add(&mut self, page: &Page) -> Result<Option<Vec<u8>>, ExportError> {
        let mut used = UsedCharacters::default();
        used.add_shapes(&page.shapes);
        let tag = used.tag();
        let preamble = self.preamble(page, &used, &tag)?;
        let language = self.publication.language.code();
        let attributes = format!(r#" role="img" lang="{language}" xml:lang="{language}""#);
        let head = Head { size: page.size, theme: self.publication.theme, tag: Some(&tag), attributes: &attributes };
        let mut out = String::new();
        write_svg(&mut out, &head, &preamble, &page.shapes, &page.nodes)
            .map_err(|fault| ExportError::Encoding(fault.to_string()))?;
        Ok(Some(out.into_bytes()))
    }

    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(None)
    }
}

/// What is said of a picture in its first tag.
struct Head<'a> {
    size: Point,
    theme: Theme,
    /// The word in the names of the embedded fonts, if there are any.
    tag: Option<&'a str>,
    attributes: &'a str,
}

fn write_svg(
    out: &mut impl Write,
    head: &Head<'_>,
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
    if !shapes.first().is_some_and(|shape| is_background(shape, head.size)) {
        let background = Color::Rgb(head.theme.color(PaletteColor::Background));
        writeln!(out, r#"<rect width="{width}" height="{height}" fill="{background}"/>"#)?;
    }
    let style = ShapeStyle { colors: Colors::Of(head.theme), mono: families(Font::Mono, head.tag) };
    for shape in shapes {
        style.write(out, shape)?;
    }
    for node in nodes {
        write_name(out, node, r#" fill="none" pointer-events="all""#)?;
    }
    out.write_str("</svg>\n")
}

/// Returns whether a shape covers the whole picture with the color of the background, as the first one of a tree does.
fn is_background(shape: &Shape, size: Point) -> bool {
    match shape {
        Shape::Rect { min, max, radius, fill, .. } => {
            *fill == Some(PaletteColor::Background) && *radius <= 0.0 && *min == Point::default() && *max == size
        }
        _ => false,
    }
}
