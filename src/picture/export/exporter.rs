//! The input of an exporter, which is a picture of one step with its text, and the trait that the exporters of all
//! formats implement.

use crate::picture::fonts::Font;
use crate::picture::link_code::LinkCode;
use crate::picture::palette::{PaletteColor, Theme};
use crate::picture::shape::{Point, Shape};
use poda_core::language::Language;

/// Converts pages to files. The same pages always produce the same files, on every machine.
pub trait Exporter {
    /// Adds a page. Returns its file if the format has one file per page.
    ///
    /// # Errors
    /// Returns the reason why the page cannot be written in this format.
    fn add(&mut self, page: &ExportPage) -> Result<Option<Vec<u8>>, ExportError>;

    /// Ends the series. Returns the file of all pages if the format has one.
    ///
    /// # Errors
    /// Returns the reason why the file cannot be completed.
    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError> {
        Ok(None)
    }
}

/// The reason why a picture cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The picture has more pixels than the format supports, or than fit into the memory reserved for it.
    #[error("{width} × {height} pixels are more than {max}")]
    TooManyPixels {
        /// The width in pixels.
        width: u64,
        /// The height in pixels.
        height: u64,
        /// The maximum number of pixels.
        max: u64,
    },
    /// A library that writes the format returned an error. This is a bug in Poda.
    #[error("{0}")]
    Encoding(String),
}

/// A picture of one step with its sentence.
#[derive(Clone, Debug, PartialEq, Default)]
pub struct ExportPage {
    /// The size of the picture, in pixels.
    pub size: Point,
    /// Pixels per unit of line width and text size, for lines and texts that follow the scale of the tree.
    pub scale: f32,
    /// The shapes of the picture, from the back to the front.
    pub shapes: Vec<Shape>,
    /// The positions of the tree's nodes in the picture, starting with the root.
    pub nodes: Vec<PageNode>,
    /// The number of the step, counted as in `poda trace`.
    pub step: usize,
    /// The heading, with the number of the step and the number of steps.
    pub heading: String,
    /// The sentence for the step.
    pub caption: Vec<TextRun>,
    /// Whether the author marked the step.
    pub is_bookmarked: bool,
    /// The author's note on the step, if there is one.
    pub note: Option<String>,
    /// The description of the picture for screen readers, where the sentence does not describe it.
    pub description: Option<String>,
}

/// A node of the tree in a picture.
#[derive(Clone, Debug, PartialEq)]
pub struct PageNode {
    /// Its id in position files and in the output of `poda trace`.
    pub id: String,
    pub name: String,
    /// Its center, in pixels.
    pub center: Point,
    /// Its width and height, in pixels.
    pub size: Point,
}

/// A run of text in one font and color.
#[derive(Clone, Debug, PartialEq)]
pub struct TextRun {
    pub text: String,
    pub font: Font,
    pub color: PaletteColor,
}

impl ExportPage {
    /// Returns the text of the page: the heading, the sentence and the author's note. A part that is missing has no
    /// text.
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

/// The properties that all pages of a file share.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Publication {
    pub title: String,
    pub language: Language,
    pub theme: Theme,
    /// The texts that are written around the pages.
    pub labels: PublicationLabels,
    /// The link that opens the document, if it is known and short enough for paper.
    pub link: Option<LinkCode>,
}

/// The texts that an exporter writes around the pages, in the language of the document.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct PublicationLabels {
    /// The label of the button and key for the previous page.
    pub previous: String,
    /// The label of the button and key for the next page.
    pub next: String,
    /// The label of the slider that selects a page.
    pub slider: String,
    /// A description of the keys that turn the pages.
    pub keys: String,
    pub link: String,
}
