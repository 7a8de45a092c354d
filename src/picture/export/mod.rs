//! Pictures in file formats: converts the shapes that the screen shows into the contents of a file.
//!
//! Depends on shapes, colors and fonts, not on what the shapes represent. Nothing is written to disk here.

mod animation;
pub mod apng;
pub mod archive;
pub mod captioned;
mod exporter;
mod font_faces;
mod font_subset;
mod format;
pub mod gif;
pub mod html;
mod page;
mod paragraph;
pub mod pdf;
pub mod png;
pub mod raster;
pub mod svg;
mod svg_shapes;
pub mod tikz;

pub use exporter::{ExportError, Exporter};
pub use format::Format;
pub use page::{Page, PageNode, Publication, PublicationLabels, TextRun};
pub use paragraph::{width, wrap};
pub use svg_shapes::Escaped;
