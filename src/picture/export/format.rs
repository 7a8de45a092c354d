//! The file formats.

use super::apng::ApngExporter;
use super::exporter::Exporter;
use super::gif::GifExporter;
use super::html::HtmlExporter;
use super::page::Publication;
use super::pdf::PdfExporter;
use super::png::PngExporter;
use super::svg::SvgExporter;
use super::tikz::{BeamerExporter, StandaloneExporter};
use std::ops::RangeInclusive;

/// The most pages of a file that holds all of them: it is in memory until it is written.
const MAX_PAGES_IN_ONE_FILE: usize = 2_000;
/// The most files of one export.
const MAX_FILES: usize = 10_000;

/// A file format for pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Format {
    /// Scalable Vector Graphics: a file per page.
    Svg,
    /// Portable Network Graphics: a file per page.
    Png,
    /// Portable Document Format: a file of all pages.
    Pdf,
    /// `TikZ`: a LaTeX document of the class `standalone` per page.
    Tikz,
    /// `TikZ`: a LaTeX document of slides, with a page per overlay.
    Beamer,
    /// An animated GIF: a frame per page.
    Gif,
    /// An animated PNG: a frame per page.
    Apng,
    /// A handout: a web page of all pages, which needs no other file.
    Html,
}

impl Format {
    /// The widths and heights of a picture that can be chosen, in pixels.
    pub const PIXELS: RangeInclusive<u16> = 100..=20_000;
    /// The numbers of pixels of a file per pixel of a picture that can be chosen.
    pub const SCALES: RangeInclusive<f32> = 0.1..=20.0;
    /// All formats.
    pub const ALL: [Self; 8] =
        [Self::Svg, Self::Png, Self::Pdf, Self::Tikz, Self::Beamer, Self::Gif, Self::Apng, Self::Html];

    /// The name of the format, as flags spell it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
            Self::Tikz => "tikz",
            Self::Beamer => "beamer",
            Self::Gif => "gif",
            Self::Apng => "apng",
            Self::Html => "html",
        }
    }

    /// The extension of its files, without the dot.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Svg => "svg",
            Self::Png => "png",
            Self::Pdf => "pdf",
            Self::Tikz | Self::Beamer => "tex",
            Self::Gif => "gif",
            Self::Apng => "apng",
            Self::Html => "html",
        }
    }

    /// The message id of the name of the format, which says what it is good for.
    #[must_use]
    pub const fn message(self) -> &'static str {
        match self {
            Self::Svg => "pictures-format-svg",
            Self::Png => "pictures-format-png",
            Self::Pdf => "pictures-format-pdf",
            Self::Tikz => "pictures-format-tikz",
            Self::Beamer => "pictures-format-beamer",
            Self::Gif => "pictures-format-gif",
            Self::Apng => "pictures-format-apng",
            Self::Html => "pictures-format-html",
        }
    }

    /// Returns whether its files consist of pixels.
    #[must_use]
    pub const fn has_pixels(self) -> bool {
        match self {
            Self::Png | Self::Gif | Self::Apng => true,
            Self::Svg | Self::Pdf | Self::Tikz | Self::Beamer | Self::Html => false,
        }
    }

    /// The media type of its files.
    #[must_use]
    pub const fn media_type(self) -> &'static str {
        match self {
            Self::Svg => "image/svg+xml",
            Self::Png | Self::Apng => "image/png",
            Self::Pdf => "application/pdf",
            Self::Tikz | Self::Beamer => "text/x-tex",
            Self::Gif => "image/gif",
            Self::Html => "text/html",
        }
    }

    /// Returns whether all pages are in one file.
    #[must_use]
    pub const fn is_one_file(self) -> bool {
        match self {
            Self::Svg | Self::Png | Self::Tikz => false,
            Self::Beamer | Self::Gif | Self::Apng | Self::Pdf | Self::Html => true,
        }
    }

    /// The most pages of one export.
    #[must_use]
    pub const fn max_pages(self) -> usize {
        if self.is_one_file() { MAX_PAGES_IN_ONE_FILE } else { MAX_FILES }
    }

    /// Returns an exporter for a publication; `scale` is the number of pixels of a file per pixel of a page, where files have
    /// pixels.
    #[must_use]
    pub fn exporter(self, publication: Publication, scale: f32) -> Box<dyn Exporter> {
        match self {
            Self::Svg => Box::new(SvgExporter::new(publication)),
            Self::Png => Box::new(PngExporter::new(publication, scale)),
            Self::Pdf => Box::new(PdfExporter::new(&publication)),
            Self::Tikz => Box::new(StandaloneExporter::new(publication)),
            Self::Beamer => Box::new(BeamerExporter::new(publication)),
            Self::Gif => Box::new(GifExporter::new(&publication, scale)),
            Self::Apng => Box::new(ApngExporter::new(&publication, scale)),
            Self::Html => Box::new(HtmlExporter::new(publication)),
        }
    }
}
