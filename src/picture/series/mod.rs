//! The pages of a search that are exported: which steps, what part of the tree, and each as a picture with its sentence.
//!
//! [`StepSelection`] names the steps, [`Series`] draws them one by one, and a format of [`export`](crate::export) turns them
//! into files. Knows no file, window or clock.

mod selection;
#[expect(clippy::module_inception, reason = "the file is named for the type")]
mod series;
mod views;

pub use selection::{SeriesError, StepGroup, StepSelection, export_error_sentence};
pub use series::{SearchPages, Series, page_file_name};
pub use views::{SeriesOptions, SeriesView};
