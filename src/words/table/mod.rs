//! Tables for spreadsheets (CSV): every table that Poda writes is written by [`TableWriter`].
//!
//! A table has a row of headings. Rows end with CR and LF, cells are separated by commas, and texts are in quotes (RFC
//! 4180). A spreadsheet runs a cell that begins like a formula, so a text never does: an apostrophe precedes the sign
//! with which a formula would begin. [`plain`] removes these apostrophes when a table is read. Characters that have an
//! effect instead of a shape are written as [escapes](poda_core::text::visible). Numbers are not texts, and are written
//! as they are: `-3`, `1e5`.

mod cell;
mod formula;
mod json_text;
mod writer;

pub use cell::Cell;
pub use formula::plain;
pub use writer::{LINE_END, TableWriter, table_text};
