//! `poda help`, `poda man` and `poda completions`.

mod args;
mod localize;
mod print;

pub use args::{CompletionsArgs, HelpArgs};
pub use localize::{in_words, painted};
pub use print::{completions, help, manual};
