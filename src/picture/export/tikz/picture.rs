//! A picture as a `tikzpicture`, in pixels from its top left.

use super::escape::latex_text;
use super::looks::{font_style, role, size_style, width_style};
use super::names::node_names;
use super::number::Number;
use crate::export::page::Page;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke};
use std::fmt::{self, Display, Formatter};

/// Returns a picture as a `tikzpicture`. How it looks is decided by [`looks`](super::looks).
///
/// The nodes of the tree are nodes of `TikZ`, named by [`node_names`](super::node_names): behind the last line of the picture,
/// `\draw (B) -- (C);` connects two of them.
#[must_use]
pub fn picture(page: &Page) -> String {
    Picture(page).to_string()
}

struct Picture<'a>(&'a Page);

impl Display for Picture<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(page) = self;
        let drawing = Drawing { scale: if 0.0 < page.scale { page.scale } else { 1.0 } };
        let (corner, size) = (Place(Point::default()), Place(page.size));
        writeln!(f, r"\begin{{tikzpicture}}[poda={}]", drawing.scale)?;
        writeln!(f, r"\useasboundingbox {corner} rectangle {size};")?;
        writeln!(f, r"\begin{{scope}}")?;
        writeln!(f, r"\clip {corner} rectangle {size};")?;
        for shape in &page.shapes {
            drawing.write(f, shape)?;
        }
        writeln!(f, r"\end{{scope}}")?;
        for (node, name) in page.nodes.iter().zip(node_names(&page.nodes)) {
            let (width, height) = (Number(node.size.x), Number(node.size.y));
            writeln!(f, r"\node[poda/place={{{width}}}{{{height}}}] ({name}) at {} {{}};", Place(node.center))?;
        }
        f.write_str("\\end{tikzpicture}\n")
    }
}

struct Drawing {
    /// Pixels per unit of what follows the scale of the tree.
    scale: f32,
}

impl Drawing {
    fn write(&self, f: &mut Formatter<'_>, shape: &Shape) -> fmt::Result {
        match shape {
            Shape::Line { from, to, stroke } => {
                writeln!(f, r"\path[{}] {} -- {};", self.looks(None, Some(*stroke)), Place(*from), Place(*to))
            }
            Shape::Polygon { corners, fill, stroke } => {
                write!(f, r"\path[{}]", self.looks(*fill, *stroke))?;
                for corner in corners {
                    write!(f, " {} --", Place(*corner))?;
                }
                f.write_str(" cycle;\n")
            }
            Shape::Rect { min, max, radius, fill, stroke } => {
                write!(f, r"\path[{}", self.looks(*fill, *stroke))?;
                if 0.0 < *radius {
                    write!(f, ", poda/rounded={}", Number(*radius))?;
                }
                writeln!(f, "] {} rectangle {};", Place(*min), Place(*max))
            }
            Shape::Bar { min, max, color, opacity } => {
                write!(f, r"\path[poda/{} area", role(*color))?;
                write_opacity(f, "fill opacity", *opacity)?;
                writeln!(f, "] {} rectangle {};", Place(*min), Place(*max))
            }
            Shape::Circle { center, radius, fill, stroke } => {
                let looks = self.looks(*fill, *stroke);
                writeln!(f, r"\path[{looks}] {} circle[radius={}];", Place(*center), Number(*radius))
            }
            Shape::Text { place, anchor, size, font, color, text } => {
                // TikZ positions text by its baseline, shapes by the middle of its capitals.
                let baseline = Place(Point { y: place.y + font.cap_height(*size) / 2.0, ..*place });
                let (size, font, role) = (size_style(*size, self.scale), font_style(*font), role(*color));
                let (anchor, text) = (anchor_style(*anchor), latex_text(text));
                writeln!(f, r"\node[{size}, {font}, poda/{role} text, {anchor}] at {baseline} {{{text}}};")
            }
            Shape::Faded { opacity, shapes } => {
                writeln!(f, r"\begin{{scope}}[poda/faded={}]", Number(*opacity))?;
                for shape in shapes {
                    self.write(f, shape)?;
                }
                f.write_str("\\end{scope}\n")
            }
        }
    }

    /// The styles of an area and its outline.
    fn looks(&self, fill: Option<PaletteColor>, stroke: Option<Stroke>) -> String {
        let mut looks = Vec::new();
        if let Some(color) = fill {
            looks.push(format!("poda/{} area", role(color)));
        }
        if let Some(stroke) = stroke {
            looks.push(format!("poda/{} line", role(stroke.color)));
            looks.push(width_style(stroke.width, self.scale));
            if stroke.dashed {
                looks.push("poda/dashed".to_owned());
            }
            if stroke.opacity < 1.0 {
                looks.push(format!("draw opacity={}", Number(stroke.opacity)));
            }
        }
        looks.join(", ")
    }
}

fn write_opacity(f: &mut Formatter<'_>, name: &str, opacity: f32) -> fmt::Result {
    if opacity < 1.0 { write!(f, ", {name}={}", Number(opacity)) } else { Ok(()) }
}

const fn anchor_style(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Left => "poda/from here",
        Anchor::Center => "poda/around here",
        Anchor::Right => "poda/up to here",
    }
}

/// A point in `TikZ`'s notation.
struct Place(Point);

impl Display for Place {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", Number(self.0.x), Number(self.0.y))
    }
}
