//! The trait that the exporters of all formats implement.

use super::page::Page;

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
