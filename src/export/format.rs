//! The file formats, and the trait that their exporters implement.

use super::page::{Page, Publication};
use super::png::PngExporter;
use super::svg::SvgExporter;

/// A file format for pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Scalable Vector Graphics: a file per page.
    Svg,
    /// Portable Network Graphics: a file per page.
    Png,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 2] = [Self::Svg, Self::Png];

    /// The name of the format, as flags spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// The extension of its files, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
        }
    }

    /// Returns whether all pages are in one file.
    #[must_use]
    pub const fn is_one_file(self) -> bool {
        match self {
            Self::Svg | Self::Png => false,
        }
    }

    /// Returns an exporter for a publication; `scale` is the number of pixels of a file per pixel of a page, where files have
    /// pixels.
    #[must_use]
    pub fn exporter(self, publication: Publication, scale: f32) -> Box<dyn Exporter> {
        match self {
            Self::Svg => Box::new(SvgExporter::new(publication)),
            Self::Png => Box::new(PngExporter::new(publication, scale)),
        }
    }
}

/// Turns pages into files. The same pages always give the same files, on every machine.
pub trait Exporter {
    /// Adds a page. Returns its file where the format has a file per page.
    ///
    /// # Errors
    /// Why the page cannot be written in this format.
    fn add(&mut self, page: &Page) -> Result<Option<Vec<u8>>, ExportError>;

    /// Ends the series. Returns the file of all pages where the format has one.
    ///
    /// # Errors
    /// Why the file cannot be completed.
    fn finish(self: Box<Self>) -> Result<Option<Vec<u8>>, ExportError>;
}

/// Why a picture cannot be written in a format.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExportError {
    /// The picture has more pixels than the format, or the memory set aside for it, holds.
    #[error("{width} × {height} pixels are more than {most}")]
    TooManyPixels {
        /// The width in pixels.
        width: u64,
        /// The height in pixels.
        height: u64,
        /// The greatest number of pixels.
        most: u64,
    },
    /// A library that writes the format refused. This is a fault of Poda.
    #[error("{0}")]
    Encoding(String),
}
