//! The pages of a search that are exported: which steps, what part of the tree, and each as a picture with its sentence.
//!
//! [`StepSelection`] names the steps, [`Series`] draws them one by one, and a format of [`export`](crate::export) turns them
//! into files. Knows no file, window or clock.

mod error;
mod file_name;
mod options;
mod selection;
#[expect(clippy::module_inception, reason = "the file is named for the type")]
mod series;
mod step_group;
mod views;

pub use error::{SeriesError, export_error_sentence};
pub use file_name::page_file_name;
pub use options::{SeriesOptions, SeriesView};
pub use selection::StepSelection;
pub use series::{SearchPages, Series};
pub use step_group::StepGroup;
