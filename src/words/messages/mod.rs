//! Messages as data: the texts of a language with their ids, and text that says what a word is rather than how it looks.
//!
//! Knows no search, no file and no exercise: [`i18n`](crate::i18n) chooses the messages for those.

pub mod styled_text;
mod words;

pub use words::{MessageArg, Words};
