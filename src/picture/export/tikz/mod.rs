//! Pictures as `TikZ`, for LaTeX documents: one file per step, or slides of all steps.
//!
//! * [`latex_text`] escapes text so that LaTeX typesets it literally.
//! * [`node_names`] names the nodes, so that an author can draw between them.
//! * [`looks`] defines everything that decides how a picture looks, as definitions and styles at the top of a file.
//! * [`picture`] is the picture itself. It uses these styles and contains no color, font or width of its own.
//! * [`game_tree`] is a tree alone, as game theorists print it.
//! * [`StandaloneExporter`] and [`BeamerExporter`] write complete files. These compile with pdflatex and with lualatex.

mod escape;
mod game_tree;

use crate::export::exporter::{ExportError, ExportPage, Exporter, PageNode, Publication, TextRun};
use crate::export::svg::Px;
use crate::picture::fit::{MIN_TEXT_PX, PageSpace};
use crate::picture::fonts::Font;
use crate::picture::link_code::LinkCode;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Anchor, DASH, Point, Shape, Stroke, point};
pub use escape::latex_text;
pub use game_tree::{PRINTED_TEXT, game_tree};
use poda_core::text::visible;
use std::collections::HashSet;
use std::fmt::{self, Display, Formatter, Write};

/// Writes one file per page.
#[derive(Clone, Debug)]
pub struct StandaloneExporter(pub Publication);

impl Exporter for StandaloneExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let Self(publication) = self;
        let mut written = String::from("\\documentclass{standalone}\n");
        let mut comment = |text: &str| writeln!(written, "% {}", visible(text));
        let _ = comment(&publication.title);
        let _ = comment(&page.heading);
        let _ = comment(&page.plain_caption());
        if let Some(note) = &page.note {
            let _ = comment(note);
        }
        let (packages, looks, picture) = (packages(), looks(publication.theme), picture(page));
        let _ = write!(written, "{packages}{looks}\\begin{{document}}\n{picture}\\end{{document}}\n");
        Ok(Some(written.into_bytes()))
    }
}

/// The space for the picture on a slide of 160 × 90 mm, in big points.
pub(super) const SLIDE_SPACE: (f32, f32) = (440.0, 204.0);
/// The width of a pixel of a picture that is drawn for a slide, in big points.
const SLIDE_SCALE: f32 = 0.42;
/// The space for a picture of a lecture.
pub(super) const LECTURE_SPACES: [PageSpace; 1] =
    [PageSpace { size: point(SLIDE_SPACE.0 / SLIDE_SCALE, SLIDE_SPACE.1 / SLIDE_SCALE), min_text_px: MIN_TEXT_PX }];
/// The most bytes of pictures in one frame, unless a single picture is larger.
const MAX_FRAME_BYTES: usize = 1_000_000;

/// Writes one file of all pages.
#[derive(Clone, Debug)]
pub struct BeamerExporter {
    publication: Publication,
    frames: String,
    /// The pictures of the frame under construction.
    pictures: String,
    body: String,
    /// The number of overlays of the frame under construction.
    overlays: usize,
    /// Whether that frame is a slide without a tree, which is a frame of its own.
    is_slide: bool,
}

impl BeamerExporter {
    pub const fn new(publication: Publication) -> Self {
        Self {
            publication,
            frames: String::new(),
            pictures: String::new(),
            body: String::new(),
            overlays: 0,
            is_slide: false,
        }
    }

    fn end_frame(&mut self) {
        if 0 < self.overlays {
            let (pictures, body) = (std::mem::take(&mut self.pictures), std::mem::take(&mut self.body));
            let _ = write!(self.frames, "{{\n{pictures}\\begin{{frame}}\n{body}\\end{{frame}}\n}}\n");
            self.overlays = 0;
        }
    }
}

impl Exporter for BeamerExporter {
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError> {
        let picture = picture(page);
        let is_slide = page.description.is_some();
        if is_slide || self.is_slide || MAX_FRAME_BYTES < self.pictures.len() + picture.len() {
            self.end_frame();
        }
        self.is_slide = is_slide;
        self.overlays += 1;
        let (overlay, step) = (self.overlays, page.step);
        let unit = Px(1000.0 * (SLIDE_SPACE.0 / page.size.x.max(1.0)).min(SLIDE_SPACE.1 / page.size.y.max(1.0)));
        let _ = write!(self.pictures, "\\podapicture{{{overlay}}}{{{unit}}}{{% {step}\n{picture}}}\n");
        let heading = latex_text(&page.heading);
        let sentence: String = page.caption.iter().map(run).collect();
        let _ = writeln!(self.body, "\\only<{overlay}>{{\\podaslide{{{overlay}}}{{{heading}}}{{{sentence}}}}}");
        if let Some(note) = &page.note {
            let _ = writeln!(self.body, "\\note<{overlay}>{{{}}}", latex_text(note));
        }
        Ok(None)
    }

    fn finish(mut self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        self.end_frame();
        let (packages, looks) = (packages(), looks(self.publication.theme));
        let (title, frames) = (latex_text(&self.publication.title), self.frames);
        let link = self
            .publication
            .link
            .map_or_else(String::new, |code| link_code(&code, &self.publication.labels.link, self.publication.theme));
        let written = format!(
            r"\documentclass[aspectratio=169,10pt]{{beamer}}
{packages}{looks}{SLIDES}\title{{{title}}}
\date{{}}
{link}\begin{{document}}
\begin{{frame}}
\titlepage
\end{{frame}}
{frames}\end{{document}}
"
        );
        Ok(Some(written.into_bytes()))
    }
}

/// The width of the link's code on the first slide, in big points.
const LINK_CODE: f32 = 96.0;

/// Returns the code of the link to the document, with the label of the link, for the first slide.
fn link_code(code: &LinkCode, label: &str, theme: Theme) -> String {
    let side = code.modules() as f32;
    let page = ExportPage { size: point(side, side), shapes: code.shapes(theme), ..ExportPage::default() };
    let (unit, label, link) = (LINK_CODE / side, latex_text(label), visible(code.link()));
    let picture = picture(&page);
    format!("% {link}\n\\titlegraphic{{\\setlength\\podaunit{{{unit:.4}bp}}%\n{picture}\\par\\footnotesize {label}}}\n")
}

/// The appearance of slides, and the commands that they use.
const SLIDES: &str = r"\setbeamertemplate{navigation symbols}{}
\setbeamersize{text margin left=4bp, text margin right=4bp}
\setbeamercolor{background canvas}{bg=podaBackground}
\setbeamercolor{normal text}{fg=podaText}
\setbeamercolor{title}{fg=podaText}
\pdfstringdefDisableCommands{\def\podaunknown#1{?}}
% \podapicture{number}{thousandths of a big point to a pixel}{picture}
\newcommand\podapicture[3]{\expandafter\def\csname poda picture #1\endcsname{\setlength\podaunit{#2bp}\podaunit=0.001\podaunit #3}}
% \podaslide{number}{heading}{sentence}
\newcommand\podaslide[3]{%
  \centerline{\csname poda picture #1\endcsname}\vfill
  {\raggedright\hyphenpenalty=10000\footnotesize\textcolor{podaSecondary}{#2}\quad #3\par}\vfill}
% \podarun{color}{words}
\newcommand\podarun[2]{{\color{#1}#2}}
\newcommand\podastrong[2]{{\color{#1}\bfseries\boldmath #2}}
";

/// Returns a run of a sentence as LaTeX.
fn run(TextRun { text, font, color }: &TextRun) -> String {
    let words = latex_text(text);
    match (font, color) {
        (Font::Regular, PaletteColor::Text) => words,
        (Font::Regular | Font::Mono, color) => format!("\\podarun{{{}}}{{{words}}}", color_name(*color)),
        (Font::SemiBold, color) => format!("\\podastrong{{{}}}{{{words}}}", color_name(*color)),
    }
}

/// The line widths at scale 1 that have a name.
const LINES: [(f32, &str); 6] =
    [(1.2, "fine"), (1.4, "thin"), (1.8, "medium"), (3.0, "thick"), (3.2, "best"), (9.0, "line of play")];

/// The text sizes at scale 1 that have a name.
const TEXTS: [(f32, &str); 5] =
    [(15.5, "value"), (14.5, "value below"), (13.5, "name"), (13.0, "bound"), (12.5, "note")];

/// Returns the packages that pictures need, and the commands that [`latex_text`] uses.
pub const fn packages() -> &'static str {
    r"\usepackage[T1]{fontenc}
\usepackage{iftex}
\ifPDFTeX\usepackage[utf8]{inputenc}\fi
\usepackage{lmodern}
\usepackage[scaled=0.95]{helvet}
\usepackage{amssymb}
\usepackage{tikz}
% These signs from a font that is as wide as Helvetica. Without these lines, they are those of the document.
\DeclareSymbolFont{podasigns}{U}{psy}{m}{n}
\DeclareMathSymbol{\alpha}{\mathord}{podasigns}{97}
\DeclareMathSymbol{\beta}{\mathord}{podasigns}{98}
\DeclareMathSymbol{\leq}{\mathrel}{podasigns}{163}
\DeclareMathSymbol{\infty}{\mathord}{podasigns}{165}
\DeclareMathSymbol{\geq}{\mathrel}{podasigns}{179}
% A character that the fonts lack: its code point.
\DeclareRobustCommand*\podaunknown[1]{{\fboxsep=0.1em\fbox{\scalebox{0.6}{#1}}}}
"
}

/// Returns the definitions of all colors, lines and texts, with the colors of a theme.
pub fn looks(theme: Theme) -> String {
    let mut written = String::new();
    for &color in PaletteColor::ALL {
        let [red, green, blue] = theme.color(color);
        let _ = writeln!(written, "\\definecolor{{{}}}{{HTML}}{{{red:02X}{green:02X}{blue:02X}}}", color_name(color));
    }
    written.push_str(
        r"% A pixel, and the unit of what follows the scale of a tree. Lines and texts follow them, too.
\newlength\podaunit
\setlength\podaunit{0.75bp}
\newlength\podascale
\tikzset{
  poda/.style={x=\podaunit, y=-\podaunit, /utils/exec={\podascale=#1\podaunit}},
",
    );
    for &color in PaletteColor::ALL {
        let (role, name) = (role(color), color_name(color));
        let _ = writeln!(
            written,
            "  poda/{role} line/.style={{draw={name}}}, poda/{role} area/.style={{fill={name}}}, poda/{role} text/.style={{text={name}}},"
        );
    }
    for (width, name) in LINES {
        let _ = writeln!(written, "  poda/{name}/.style={{line width={width}\\podascale}},");
    }
    let (dash, gap) = (Px(DASH.0), Px(DASH.1));
    let _ = write!(
        written,
        r"  poda/width/.style={{line width=#1\podaunit}},
  poda/dashed/.style={{dash pattern=on {dash}\podaunit off {gap}\podaunit}},
  poda/rounded/.style={{rounded corners=#1\podaunit}},
  poda/faded/.style={{transparency group, opacity=#1}},
"
    );
    for (size, name) in TEXTS {
        let _ = writeln!(written, "  poda/{name}/.code={{\\def\\podasize{{{size}\\podascale}}}},");
    }
    written.push_str(
        r"  poda/size/.code={\def\podasize{#1\podaunit}},
  poda/regular/.code={\def\podafamily{\sffamily}},
  poda/strong/.code={\def\podafamily{\sffamily\bfseries\boldmath}},
  poda/mono/.code={\def\podafamily{\ttfamily}},
  poda/letters/.style={inner sep=0pt, outer sep=0pt, font=\podafamily\fontsize{\podasize}{\podasize}\selectfont},
  poda/from here/.style={poda/letters, anchor=base west},
  poda/around here/.style={poda/letters, anchor=base},
  poda/up to here/.style={poda/letters, anchor=base east},
  poda/place/.style 2 args={inner sep=0pt, outer sep=0pt, minimum width=#1\podaunit, minimum height=#2\podaunit},
}
",
    );
    written
}

/// Returns the style for a line width in pixels, in a picture of a given scale.
pub(super) fn width_style(width: f32, scale: f32) -> String {
    named(&LINES, width / scale).map_or_else(|| format!("poda/width={}", Px(width)), |name| format!("poda/{name}"))
}

/// Returns the style for a text size in pixels, in a picture of a given scale.
pub(super) fn size_style(size: f32, scale: f32) -> String {
    named(&TEXTS, size / scale).map_or_else(|| format!("poda/size={}", Px(size)), |name| format!("poda/{name}"))
}

fn named(names: &[(f32, &'static str)], size: f32) -> Option<&'static str> {
    names.iter().find(|(named, _)| (named - size).abs() < 0.005).map(|&(_, name)| name)
}

pub(super) const fn font_style(font: Font) -> &'static str {
    match font {
        Font::Regular => "poda/regular",
        Font::SemiBold => "poda/strong",
        Font::Mono => "poda/mono",
    }
}

/// Returns the name of a color in styles.
pub(super) const fn role(color: PaletteColor) -> &'static str {
    match color {
        PaletteColor::Background => "background",
        PaletteColor::Panel => "panel",
        PaletteColor::Hairline => "hairline",
        PaletteColor::Text => "ink",
        PaletteColor::Secondary => "secondary",
        PaletteColor::FaintLine => "faint",
        PaletteColor::FaintText => "faint word",
        PaletteColor::Max => "max",
        PaletteColor::MaxFill => "max inside",
        PaletteColor::MaxBand => "max row",
        PaletteColor::Min => "min",
        PaletteColor::MinFill => "min inside",
        PaletteColor::MinBand => "min row",
        PaletteColor::Cut => "cut",
        PaletteColor::Current => "current",
        PaletteColor::Right => "right",
        PaletteColor::Third => "third",
        PaletteColor::Fourth => "fourth",
        PaletteColor::Fifth => "fifth",
        PaletteColor::Sixth => "sixth",
    }
}

/// Returns the LaTeX name of a color, such as `podaMaxFill`.
pub(super) fn color_name(color: PaletteColor) -> String {
    format!("poda{color:?}")
}

/// Returns a picture as a `tikzpicture`. Its appearance is defined by [`looks`].
///
/// The nodes of the tree are `TikZ` nodes, named by [`node_names`]. After the last line of the picture, `\draw (B) --
/// (C);` connects two of them.
pub fn picture(page: &ExportPage) -> String {
    TikzPicture(page).to_string()
}

struct TikzPicture<'a>(&'a ExportPage);

impl Display for TikzPicture<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let Self(page) = self;
        let drawing = TikzDrawing { scale: if 0.0 < page.scale { page.scale } else { 1.0 } };
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

struct TikzDrawing {
    /// Pixels per unit of the lengths that follow the scale of the tree.
    scale: f32,
}

impl TikzDrawing {
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
            Shape::Text { at, anchor, size, font, color, text } => {
                // TikZ positions text by its baseline; shapes use the middle of the capital letters.
                let baseline = Coordinate(Point { y: at.y + font.cap_height(*size) / 2.0, ..*at });
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

    /// Returns the styles of an area and its outline.
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

/// Returns the names of nodes in `TikZ`, in the order of the nodes: `root`, `B`, `0-1`.
///
/// A name is the node's id reduced to ASCII letters and digits, with one hyphen for any characters between them,
/// because `TikZ` gives most other characters a meaning. An id without ASCII letters and digits becomes `node`. If a
/// preceding node has the same name, `-2`, `-3` and so on is appended. The same nodes always get the same names.
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
