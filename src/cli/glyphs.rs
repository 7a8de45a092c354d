//! Texts with letters that no bundled font has, which are reported because boxes are printed for them.

use super::terminal::report_file;
use poda_core::text::Excerpt;
use poda_picture::picture::fonts::missing_letters;
use poda_words::i18n::{Words, args};
use std::collections::BTreeSet;
use std::path::Path;

/// How many texts are reported one by one.
const MAX_REPORTED: usize = 20;

/// Reports each text that has letters without a glyph, with these letters. Returns whether there is one.
pub(super) fn report_missing_letters(words: &Words, path: &Path, texts: impl IntoIterator<Item: AsRef<str>>) -> bool {
    let mut faulty = BTreeSet::new();
    for text in texts {
        let text = text.as_ref();
        let letters = missing_letters(text);
        if !letters.is_empty() && faulty.insert(text.to_owned()) && faulty.len() <= MAX_REPORTED {
            let args = args![text = &Excerpt::new(text), letters = &Excerpt::new(&letters)];
            report_file(path, &words.fill("cli-missing-letters", &args));
        }
    }
    if MAX_REPORTED < faulty.len() {
        let more = faulty.len() - MAX_REPORTED;
        report_file(path, &words.fill("cli-missing-letters-more", &args![count = more]));
    }
    !faulty.is_empty()
}
