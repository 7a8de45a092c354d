//! `poda compare`: searches positions in several ways and prints what each costs, as a table or as JSON.

mod args;
mod json;
mod run;
mod table;

pub use args::CompareArgs;
pub use run::compare;
