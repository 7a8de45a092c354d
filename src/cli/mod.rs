//! The command line: `poda FILE` opens the window, `poda solve`, `poda trace` and `poda compare` print, `poda play` plays as
//! text, `poda practice` asks and judges, `poda export` writes pictures, and `poda exam` writes exam papers.
//!
//! Reads and writes files and lines. Knows no window: [`parse`] returns that one is to be opened.

mod ansi;
mod argument_errors;
mod arguments;
pub mod board_text;
mod compare;
pub mod counts_text;
mod exam;
mod export;
mod flag_values;
mod headless;
mod help;
mod json;
mod language;
mod link;
mod load;
mod never_entered;
mod node_path;
mod one_of;
mod play;
mod practice;
mod progress;
mod report;
mod run;
mod search_flags;
pub mod solution;
mod solve;
mod trace;
mod wish_flags;

pub use arguments::{Invocation, Subcommand, parse};
pub use headless::run_headless;
pub use run::run;
