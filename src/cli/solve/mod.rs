//! `poda solve`: searches position files and prints what it found, one answer a file.

mod args;
mod json;
mod run;
mod summary;

pub use args::SolveArgs;
pub use run::solve;
