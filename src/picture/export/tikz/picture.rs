//! A picture as a `tikzpicture`, in pixels from its top left.

use super::escape::latex_text;
use super::looks::{font_style, role, size_style, width_style};
use crate::export::exporter::{ExportPage, PageNode};
use crate::export::svg::Px;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape, Stroke};
use std::collections::HashSet;
use std::fmt::{self, Display, Formatter};

/// Returns a picture as a `tikzpicture`. How it looks is decided by [`looks`](super::looks).
///
/// The nodes of the tree are nodes of `TikZ`, named by [`node_names`](super::node_names): behind the last line of the picture,
/// `\draw (B) -- (C);` connects two of them.
pub fn picture(page: &ExportPage) -> String {
    Picture(page).to_string()
}

struct Picture<'a>(&'a ExportPage);

impl Display for Picture<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(page) = self;
        let drawing = Drawing { scale: if 0.0 < page.scale { page.scale } else { 1.0 } };
        let (corner, size) = (Coordinate(Point::default()), Coordinate(page.size));
        writeln!(f, r"\begin{{tikzpicture}}[poda={}]", drawing.scale)?;
        writeln!(f, r"\useasboundingbox {corner} rectangle {size};")?;
        writeln!(f, r"\begin{{scope}}")?;
        writeln!(f, r"\clip {corner} rectangle {size};")?;
        for shape in &page.shapes {
            drawing.write(f, shape)?;
        }
        writeln!(f, r"\end{{scope}}")?;
        for (node, name) in page.nodes.iter().zip(node_names(&page.nodes)) {
            let (width, height) = (Px(node.size.x), Px(node.size.y));
            writeln!(f, r"\node[poda/place={{{width}}}{{{height}}}] ({name}) at {} {{}};", Coordinate(node.center))?;
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
                writeln!(f, r"\path[{}] {} -- {};", self.looks(None, Some(*stroke)), Coordinate(*from), Coordinate(*to))
            }
            Shape::Polygon { corners, fill, stroke } => {
                write!(f, r"\path[{}]", self.looks(*fill, *stroke))?;
                for corner in corners {
                    write!(f, " {} --", Coordinate(*corner))?;
                }
                f.write_str(" cycle;\n")
            }
            Shape::Rect { min, max, radius, fill, stroke } => {
                write!(f, r"\path[{}", self.looks(*fill, *stroke))?;
                if 0.0 < *radius {
                    write!(f, ", poda/rounded={}", Px(*radius))?;
                }
                writeln!(f, "] {} rectangle {};", Coordinate(*min), Coordinate(*max))
            }
            Shape::Bar { min, max, color, opacity } => {
                write!(f, r"\path[poda/{} area", role(*color))?;
                write_opacity(f, "fill opacity", *opacity)?;
                writeln!(f, "] {} rectangle {};", Coordinate(*min), Coordinate(*max))
            }
            Shape::Circle { center, radius, fill, stroke } => {
                let looks = self.looks(*fill, *stroke);
                writeln!(f, r"\path[{looks}] {} circle[radius={}];", Coordinate(*center), Px(*radius))
            }
            Shape::Text { place, anchor, size, font, color, text } => {
                // TikZ positions text by its baseline, shapes by the middle of its capitals.
                let baseline = Coordinate(Point { y: place.y + font.cap_height(*size) / 2.0, ..*place });
                let (size, font, role) = (size_style(*size, self.scale), font_style(*font), role(*color));
                let (anchor, text) = (anchor_style(*anchor), latex_text(text));
                writeln!(f, r"\node[{size}, {font}, poda/{role} text, {anchor}] at {baseline} {{{text}}};")
            }
            Shape::Faded { opacity, shapes } => {
                writeln!(f, r"\begin{{scope}}[poda/faded={}]", Px(*opacity))?;
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
                looks.push(format!("draw opacity={}", Px(stroke.opacity)));
            }
        }
        looks.join(", ")
    }
}

fn write_opacity(f: &mut Formatter<'_>, name: &str, opacity: f32) -> fmt::Result {
    if opacity < 1.0 { write!(f, ", {name}={}", Px(opacity)) } else { Ok(()) }
}

const fn anchor_style(anchor: Anchor) -> &'static str {
    match anchor {
        Anchor::Left => "poda/from here",
        Anchor::Center => "poda/around here",
        Anchor::Right => "poda/up to here",
    }
}

/// A point in `TikZ`'s notation.
struct Coordinate(Point);

impl Display for Coordinate {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({},{})", Px(self.0.x), Px(self.0.y))
    }
}

/// Returns the names of nodes in `TikZ`, in their order: `root`, `B`, `0-1`.
///
/// A name is the node's id with the letters and digits of ASCII, and with one hyphen for whatever stands between them, since `TikZ`
/// gives most other characters a meaning. An id without letters and digits becomes `node`. A name that a node before has
/// already is continued with `-2`, `-3` and so on. The same nodes always get the same names.
///
/// ```
/// use poda_picture::export::PageNode;
/// use poda_picture::export::tikz::node_names;
/// use poda_picture::picture::shape::point;
///
/// let node = |id: &str| PageNode { id: id.to_owned(), name: String::new(), center: point(0.0, 0.0), size: point(1.0, 1.0) };
/// let nodes = ["root", "1/0", "50% off", "1-0", "東京"].map(node);
/// assert_eq!(node_names(&nodes), ["root", "1-0", "50-off", "1-0-2", "node"]);
/// ```
pub fn node_names(nodes: &[PageNode]) -> Vec<String> {
    let mut taken = HashSet::new();
    let unique = |node: &PageNode| {
        let name = plain_name(&node.id);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or(name);
        taken.insert(free.clone());
        free
    };
    nodes.iter().map(unique).collect()
}

fn plain_name(id: &str) -> String {
    let words: Vec<&str> = id.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "node".to_owned() } else { words.join("-") }
}
