//! Runs where no window can be opened: prints why on standard error, and then every step in words, as `poda trace` does.

use super::flag_values::words;
use super::load::load_document;
use super::terminal::{report, to_stdout};
use super::trace::{Details, print_captions};
use crate::i18n::{Language, Words};
use crate::lessons;
use crate::session::LIMITS;
use crate::trace::passes::Passes;
use crate::trace::recorder::record_within;
use std::path::Path;
use std::sync::Arc;

/// Reports `why` there is no window, and prints the steps of the file, or of the first lesson. Returns whether there was a
/// position to print.
pub fn run_headless(why: impl FnOnce(&Words) -> String, lang: Option<Language>, file: Option<&Path>) -> bool {
    let words = words(lang);
    report(&why(&words));
    let document = match file {
        Some(file) => load_document(&words, file),
        None => lessons::all().first().cloned(),
    };
    let Some(document) = document else { return false };
    let title = document.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    let title = title.unwrap_or_else(|| words.text("document-untitled"));
    report(&words.fill("start-steps", &[("title", title.into())]));
    // As in the window, a search that meets a limit is shown as far as it was recorded.
    let recording = record_within(&document.search, document.position(), LIMITS, &());
    let passes = Passes::of_one(Arc::new(recording));
    let is_printed =
        to_stdout(|out| print_captions(&words, &document.search, &passes, Details::default(), out).map(|()| true));
    is_printed == Some(true)
}
