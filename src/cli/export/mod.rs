//! `poda export`: writes pictures of a search into files, a page for each selected step.

mod args;
mod files;
mod progress;
mod run;
mod values;

pub use args::ExportArgs;
pub use run::export;
