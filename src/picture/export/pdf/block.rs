//! The contents of a PDF page: text, pictures and decoration, each with its position, in reading order.
//!
//! All lengths are in points, from the top left corner of the page.

use crate::export::exporter::TextRun;
use crate::picture::fonts::Font;
use crate::picture::palette::PaletteColor;
use crate::picture::shape::{Anchor, Point, Shape};
/// How the items of a list are labeled.
pub use krilla::tagging::ListNumbering as PdfNumbering;

/// A block on a page. Blocks are painted in order, and read aloud in the same order.
#[derive(Clone, Debug, PartialEq)]
pub enum PdfBlock {
    /// Blocks that belong together for a reader.
    Group {
        /// The role of the group.
        tag: PdfTag,
        blocks: Vec<PdfBlock>,
    },
    /// Lines of text, which are the contents of the surrounding group.
    Lines(Vec<PdfLine>),
    /// A picture. A text search finds the texts in it; a screen reader reads its description instead.
    Figure { picture: PdfPicture, alt: String },
    /// Content that is not read aloud: page numbers, lines between columns, boxes to write in.
    Artifact { kind: PdfArtifact, picture: Option<PdfPicture>, lines: Vec<PdfLine> },
}

/// The role of a group of blocks for a reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PdfTag {
    /// A part of the document, such as an exercise.
    Section,
    /// A heading with a level from 1. The first heading of a file has level 1, and no level is skipped.
    Heading(u8),
    Paragraph,
    /// A list, whose blocks are [`PdfTag::ListItem`]s.
    List(PdfNumbering),
    /// An item of a list. It contains a [`PdfTag::ListBody`], optionally preceded by a [`PdfTag::Label`].
    ListItem,
    /// The number of an item, or the mark before it.
    Label,
    /// The text of an item.
    ListBody,
    /// A table, whose blocks are [`PdfTag::TableRow`]s.
    Table,
    TableRow,
    ColumnHeader,
    RowHeader,
    Cell,
}

/// A kind of content that is not read aloud.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PdfArtifact {
    Header,
    Footer,
    /// Lines, boxes and marks.
    Decoration,
}

#[derive(Clone, Debug, PartialEq)]
pub struct PdfLine {
    /// The position of the anchor, on the baseline of the letters.
    pub at: Point,
    /// The point of the line that is at this position.
    pub anchor: Anchor,
    pub size: f32,
    pub runs: Vec<TextRun>,
}

/// A picture at a position on a page.
#[derive(Clone, Debug, PartialEq)]
pub struct PdfPicture {
    /// The shapes, from the back to the front, in pixels.
    pub shapes: Vec<Shape>,
    /// The width and height of the picture, in pixels. Shapes outside are clipped.
    pub size: Point,
    /// The position of its top left corner on the page.
    pub at: Point,
    /// The width of a pixel, in points.
    pub scale: f32,
}

impl PdfLine {
    /// Returns a line in one font and color that begins at a position.
    pub fn new(at: Point, size: f32, font: Font, color: PaletteColor, text: impl Into<String>) -> Self {
        Self { at, anchor: Anchor::Left, size, runs: vec![TextRun { text: text.into(), font, color }] }
    }

    /// Returns the line with another anchor at the same position.
    #[must_use]
    pub const fn anchored(mut self, anchor: Anchor) -> Self {
        self.anchor = anchor;
        self
    }

    /// Returns the lines of a paragraph, the first with its baseline at `at` and the others below it.
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
    /// Returns text with a role of its own, such as a paragraph or a cell.
    pub fn text(tag: PdfTag, lines: Vec<PdfLine>) -> Self {
        Self::Group { tag, blocks: vec![Self::Lines(lines)] }
    }

    pub const fn group(tag: PdfTag, blocks: Vec<Self>) -> Self {
        Self::Group { tag, blocks }
    }

    pub fn figure(picture: PdfPicture, alt: impl Into<String>) -> Self {
        Self::Figure { picture, alt: alt.into() }
    }

    /// Returns shapes without meaning for a reader.
    pub const fn decoration(picture: PdfPicture) -> Self {
        Self::Artifact { kind: PdfArtifact::Decoration, picture: Some(picture), lines: Vec::new() }
    }

    /// Returns text for the footer of a page.
    pub const fn footer(lines: Vec<PdfLine>) -> Self {
        Self::Artifact { kind: PdfArtifact::Footer, picture: None, lines }
    }

    /// Returns the text of the block, with its lines joined.
    pub(super) fn plain(&self) -> String {
        match self {
            Self::Group { blocks, .. } => blocks.iter().map(Self::plain).collect(),
            Self::Lines(lines) => lines.iter().flat_map(|line| &line.runs).map(|run| run.text.as_str()).collect(),
            Self::Figure { .. } | Self::Artifact { .. } => String::new(),
        }
    }
}
