//! PDF files: vector pictures, text that stays text, embedded fonts, and tags for screen readers.
//!
//! [`PdfExporter`] writes a series of pictures, a page a step.
//!
//! [`PdfDocument`] is a file of any pages. A page consists of [`PdfBlock`]s: text and pictures at a place, in the order in which
//! they are read. All lengths on a page are in points of 1/72 inch from its top left corner; those in a picture are in pixels,
//! and its scale says how many points a pixel is.
//!
//! ```
//! use poda_picture::export::pdf::{PdfBlock, PdfDocument, PdfLine, PdfMeta, PdfNumbering, PdfPicture, PdfTag};
//! use poda_core::language::Language;
//! use poda_picture::picture::fonts::Font;
//! use poda_picture::picture::palette::{PaletteColor, Theme};
//! use poda_picture::picture::shape::{Anchor, Shape, Stroke, point};
//!
//! let meta = PdfMeta { title: "Exam 7, variant A".to_owned(), language: Language::English, theme: Theme::Light };
//! let mut document = PdfDocument::new(&meta).unwrap();
//!
//! let a4 = point(595.28, 841.89);
//! let line = |x: f32, y: f32, text: &str| PdfLine::new(point(x, y), 11.0, Font::Regular, PaletteColor::Text, text);
//! let shapes = vec![Shape::Line { from: point(0.0, 0.0), to: point(60.0, 40.0), stroke: Stroke::solid(1.5, PaletteColor::Max) }];
//! let picture = PdfPicture { shapes, size: point(60.0, 40.0), place: point(72.0, 120.0), scale: 0.75 };
//! let item = PdfBlock::group(PdfTag::ListItem, vec![
//!     PdfBlock::text(PdfTag::Label, vec![line(72.0, 220.0, "a) ")]),
//!     PdfBlock::text(PdfTag::ListBody, vec![line(90.0, 220.0, "What is the value of the root?")]),
//! ]);
//! let blocks = [
//!     PdfBlock::text(PdfTag::Heading(1), vec![line(72.0, 80.0, "Exercise 1")]),
//!     PdfBlock::text(PdfTag::Paragraph, vec![line(72.0, 100.0, "Fill in α ≤ β.")]),
//!     PdfBlock::figure(picture, "A tree of one branch."),
//!     PdfBlock::group(PdfTag::List(PdfNumbering::LowerAlpha), vec![item]),
//!     PdfBlock::footer(vec![line(523.0, 800.0, "1 / 1").anchored(Anchor::Right)]),
//! ];
//! document.add_page(a4, Some("Exercise 1"), &blocks).unwrap();
//! assert!(document.finish().unwrap().starts_with(b"%PDF-1.7"));
//! ```
//!
//! A long text is broken into lines by [`PdfLine::paragraph`], or by [`wrap`](super::wrap), which measures with the same fonts.

mod block;
mod document;
mod paint;
mod slides;

pub use block::{PdfArtifact, PdfBlock, PdfLine, PdfNumbering, PdfPicture, PdfTag};
pub use document::{PdfDocument, PdfMeta};
pub use slides::PdfExporter;
