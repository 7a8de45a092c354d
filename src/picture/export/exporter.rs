//! What an exporter is given, a picture of one step and what is said of it, and the trait that the exporters of all formats implement.

use crate::picture::fonts::Font;
use crate::picture::link_code::LinkCode;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape};
use poda_core::language::Language;

/// Turns pages into files. The same pages always give the same files, on every machine.
pub trait Exporter {
    /// Adds a page. Returns its file where the format has a file per page.
    ///
    /// # Errors
    /// Why the page cannot be written in this format.
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError>;

    /// Ends the series. Returns the file of all pages where the format has one.
    ///
    /// # Errors
    /// Why the file cannot be completed.
    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(None)
    }
}

/// Why a picture cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The picture has more pixels than the format, or the memory set aside for it, holds.
    #[error("{width} × {height} pixels are more than {max}")]
    TooManyPixels {
        /// The width in pixels.
        width: u64,
        /// The height in pixels.
        height: u64,
        /// The greatest number of pixels.
        max: u64,
    },
    /// A library that writes the format refused. This is a fault of Poda.
    #[error("{0}")]
    Encoding(String),
}

/// A picture of one step with its sentence.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ExportPage {
    /// The size of the picture, in pixels.
    pub size: Point,
    /// Pixels per unit of the widths of lines and the sizes of text, where these follow the scale of the tree.
    pub scale: f32,
    /// The shapes of the picture, from the back to the front.
    pub shapes: Vec<Shape>,
    /// Where the nodes of the tree are in the picture, from the root on.
    pub nodes: Vec<PageNode>,
    /// The number of the step, as `poda trace` counts.
    pub step: usize,
    /// The heading: which step of how many.
    pub heading: String,
    /// The sentence for the step.
    pub caption: Vec<TextRun>,
    /// Whether the author marked the step.
    pub is_bookmarked: bool,
    /// What the author wrote about the step, if anything.
    pub note: Option<String>,
}

/// A node of the tree in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PageNode {
    /// Its id, as position files and `poda trace` write it.
    pub id: String,
    /// What it is called in sentences.
    pub name: String,
    /// Its middle, in pixels.
    pub center: Point,
    /// Its width and height, in pixels.
    pub size: Point,
}

/// A stretch of text in one font and color.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    /// The text.
    pub text: String,
    /// The font.
    pub font: Font,
    /// The color.
    pub color: PaletteColor,
}

impl ExportPage {
    /// Returns what is said of the picture: the heading, the sentence and the author's note; without text where nothing is said.
    pub(super) fn words(&self) -> [Vec<TextRun>; 3] {
        let secondary = |text: &str, font| {
            let color = PaletteColor::Secondary;
            vec![TextRun { text: text.to_owned(), font, color }]
        };
        let note = self.note.as_deref().unwrap_or_default();
        [secondary(&self.heading, Font::SemiBold), self.caption.clone(), secondary(note, Font::Regular)]
    }

    /// Returns the sentence without fonts and colors.
    pub fn plain_caption(&self) -> String {
        self.caption.iter().map(|run| run.text.as_str()).collect()
    }
}

/// What all pages of a file have in common.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Publication {
    /// The title of the document.
    pub title: String,
    /// The language of its words.
    pub language: Language,
    /// The colors.
    pub theme: Theme,
    /// The words that are written around the pages.
    pub labels: PublicationLabels,
    /// The link that opens the document, where one is known that is short enough for paper.
    pub link: Option<LinkCode>,
}

/// The words that an exporter writes around the pages, in the language of the document.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PublicationLabels {
    /// The name of the button and key for the page before.
    pub previous: String,
    /// The name of the button and key for the next page.
    pub next: String,
    /// The name of the slider that selects a page.
    pub slider: String,
    /// Which keys go through the pages.
    pub keys: String,
    /// What the link to the document is called.
    pub link: String,
}
