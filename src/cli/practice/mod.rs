//! `poda practice`: asks about a search and judges the answers.
//!
//! With `--json`, one object a line is written and read, for a course's own programs.

mod answer_line;
mod args;
mod json;
mod predict_json;
mod run;

pub use args::PracticeArgs;
pub use run::practice;
