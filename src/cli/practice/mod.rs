//! `poda practice`: asks about a search and judges the answers.
//!
//! Without a flag in words, with `--json` one object a line, for a course's own programs. `--report` writes what is handed in,
//! and `--collect` reads it. `--generate` prints a new exercise, and
//! `--exam-code` brings one back from an exam paper.

mod answer_line;
mod args;
mod blank;
mod collect;
mod csv;
mod exam_exercise;
mod generate;
mod generate_args;
mod json;
mod outline;
mod predict_json;
mod report_file;
mod run;
mod setting;
mod text;
mod typed_answer;

pub use args::PracticeArgs;
pub use run::practice;
