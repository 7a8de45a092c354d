//! Runs where no window can be opened: prints why on standard error, and then every step in words, as `poda trace` does.

use super::flag_values::words;
use super::load::load_document;
use super::terminal::report;
use super::trace::{Details, print_captions};
use crate::document::Document;
use crate::i18n::{Language, Words};
use crate::lessons;
use crate::session::LIMITS;
use crate::trace::passes::Passes;
use crate::trace::recorder::record_within;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::Arc;

/// Reports `why` there is no window, and prints the steps of the file, or of the first lesson. Returns whether there was a
/// position to print.
#[must_use]
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
    let mut out = BufWriter::new(io::stdout().lock());
    match print(&words, &document, &mut out) {
        Ok(()) => true,
        // A reader that closes the pipe has read all that it needs.
        Err(fault) if fault.kind() == io::ErrorKind::BrokenPipe => {
            let _ = out.into_parts();
            true
        }
        Err(fault) => {
            report(&fault.to_string());
            let _ = out.into_parts();
            false
        }
    }
}

fn print(words: &Words, document: &Document, out: &mut impl Write) -> io::Result<()> {
    // As in the window, a search that meets a limit is shown as far as it was recorded.
    let recording = record_within(&document.search, document.position(), LIMITS, &());
    print_captions(words, &document.search, &Passes::of_one(Arc::new(recording)), Details::default(), out)?;
    out.flush()
}
