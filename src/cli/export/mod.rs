//! `poda export`: writes pictures of a search into files, a page for each selected step.

mod arguments;
mod run;

pub use arguments::ExportArgs;
pub use run::export;
