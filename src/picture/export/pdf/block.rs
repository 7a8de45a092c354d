//! What a page of a PDF file consists of: text, pictures and decoration, each at its place, in the order in which it is read.
//!
//! All lengths are in points, from the top left corner of the page.

use crate::export::exporter::TextRun;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape};
/// How the items of a list are labeled.
pub use krilla::tagging::ListNumbering as PdfNumbering;

/// Something on a page. Blocks are painted in order, and read aloud in the same order.
#[derive(Clone, Debug, PartialEq)]
pub enum PdfBlock {
    /// Blocks that are one thing to a reader.
    Group {
        /// What they are together.
        tag: PdfTag,
        /// The blocks.
        blocks: Vec<PdfBlock>,
    },
    /// Lines of text: the contents of the group around them.
    Lines(Vec<PdfLine>),
    /// A picture. What is written in it is found by a search of the text; a screen reader says the description instead.
    Figure {
        /// The picture.
        picture: PdfPicture,
        /// The description.
        alt: String,
    },
    /// What is not read aloud: page numbers, lines between columns, boxes to write in.
    Artifact {
        /// What it is.
        kind: PdfArtifact,
        /// Its picture.
        picture: Option<PdfPicture>,
        /// Its text.
        lines: Vec<PdfLine>,
    },
}

/// What a group of blocks is to a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PdfTag {
    /// A part of the document, such as an exercise.
    Section,
    /// A heading of a level from 1. The first heading of a file has level 1, and no level is skipped.
    Heading(u8),
    /// A paragraph.
    Paragraph,
    /// A list, whose blocks are [`PdfTag::ListItem`]s.
    List(PdfNumbering),
    /// An item of a list: a [`PdfTag::Label`], where it has one, and a [`PdfTag::ListBody`].
    ListItem,
    /// The number of an item, or the mark before it.
    Label,
    /// What an item says.
    ListBody,
    /// A table, whose blocks are [`PdfTag::TableRow`]s.
    Table,
    /// A row of cells.
    TableRow,
    /// The heading of a column.
    ColumnHeader,
    /// The heading of a row.
    RowHeader,
    /// A cell.
    Cell,
}

/// What is on a page besides what is read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PdfArtifact {
    /// What stands at the top of every page.
    Header,
    /// What stands at the foot of every page.
    Footer,
    /// Lines, boxes and marks.
    Decoration,
}

/// A line of text.
#[derive(Clone, Debug, PartialEq)]
pub struct PdfLine {
    /// The place of the anchor, on the base line of the letters.
    pub at: Point,
    /// Which point of the line is there.
    pub anchor: Anchor,
    /// The font size.
    pub size: f32,
    /// The text.
    pub runs: Vec<TextRun>,
}

/// Shapes at a place on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PdfPicture {
    /// The shapes, from the back to the front, in pixels.
    pub shapes: Vec<Shape>,
    /// The width and height of the picture, in pixels. What lies beyond is not painted.
    pub size: Point,
    /// The place of its top left corner on the page.
    pub at: Point,
    /// The number of points that a pixel is wide.
    pub scale: f32,
}

impl PdfLine {
    /// Returns a line in one font and color that begins at a place.
    pub fn new(at: Point, size: f32, font: Font, color: PaletteColor, text: impl Into<String>) -> Self {
        Self { at, anchor: Anchor::Left, size, runs: vec![TextRun { text: text.into(), font, color }] }
    }

    /// Returns the line with another point of it at its place.
    #[must_use]
    pub const fn anchored(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }

    /// Returns the lines of a paragraph, the first one with its base line at `at`, the others below.
    pub fn paragraph(runs: &[TextRun], at: Point, size: f32, width: f32, line_height: f32) -> Vec<Self> {
        let lines = crate::export::paragraph::wrap(runs, size, width);
        let line = |(index, runs): (usize, _)| {
            let at = Point { x: at.x, y: at.y + index as f32 * line_height };
            Self { at, anchor: Anchor::Left, size, runs }
        };
        lines.into_iter().enumerate().map(line).collect()
    }
}

impl PdfBlock {
    /// Returns text that is a thing of its own, such as a paragraph or a cell.
    pub fn text(tag: PdfTag, lines: Vec<PdfLine>) -> Self {
        Self::Group { tag, blocks: vec![Self::Lines(lines)] }
    }

    /// Returns a group of blocks.
    pub const fn group(tag: PdfTag, blocks: Vec<Self>) -> Self {
        Self::Group { tag, blocks }
    }

    /// Returns a picture with its description.
    pub fn figure(picture: PdfPicture, alt: impl Into<String>) -> Self {
        Self::Figure { picture, alt: alt.into() }
    }

    /// Returns shapes that mean nothing to a reader.
    pub const fn decoration(picture: PdfPicture) -> Self {
        Self::Artifact { kind: PdfArtifact::Decoration, picture: Some(picture), lines: Vec::new() }
    }

    /// Returns text at the foot of a page.
    pub const fn footer(lines: Vec<PdfLine>) -> Self {
        Self::Artifact { kind: PdfArtifact::Footer, picture: None, lines }
    }

    /// Returns the text of the block, its lines one after another.
    pub(super) fn plain(&self) -> String {
        match self {
            Self::Group { blocks, .. } => blocks.iter().map(Self::plain).collect(),
            Self::Lines(lines) => lines.iter().flat_map(|line| &line.runs).map(|run| run.text.as_str()).collect(),
            Self::Figure { .. } | Self::Artifact { .. } => String::new(),
        }
    }
}
