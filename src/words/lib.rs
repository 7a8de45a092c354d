//! The words around a search: position files and their errors, lessons, exercises, and a sentence for every step in
//! English and in Spanish.
//!
//! ```
//! use poda_core::trace::recorder::record;
//! use poda_words::i18n::{Language, Words, narration};
//!
//! let document = poda_words::file::load(b"(version: 1, game: Tree(tree: [[3, 12, 8], [2, 4, 6], [14, 5, 2]]))").unwrap();
//! let recording = record(document.search().unwrap(), document.position(), 1_000);
//! let first_cutoff = recording.trace().next_cutoff(0).unwrap();
//! let sentence = narration::caption(&Words::new(Language::ENGLISH), &recording, first_cutoff).plain();
//! assert!(sentence.contains("α = 3"), "{sentence}");
//! ```

#![expect(missing_docs, reason = "the crate is the program's own: names say what they can")]

// What `#[derive(Message)]` writes names the crate, here too.
extern crate self as poda_words;

pub mod file;
pub mod i18n;
pub mod lessons;
pub mod messages;
pub mod practice;
pub mod table;
