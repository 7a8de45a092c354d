//! `poda exam`: writes exam papers and their keys.

mod args;
mod format;
mod run;

pub use args::ExamArgs;
pub use run::exam;
