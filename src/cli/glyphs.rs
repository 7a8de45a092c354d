//! Texts with letters that no bundled font has, which are reported because boxes are printed for them.

use super::terminal::report_file;
use poda_core::document::Document;
use poda_core::game::any::AnyGame;
use poda_core::text::Excerpt;
use poda_picture::picture::fonts::missing_letters;
use poda_words::i18n::Words;
use std::collections::BTreeSet;
use std::path::Path;

/// How many texts are reported one by one.
const MAX_REPORTED: usize = 20;

/// Returns the title of a document and the names in its tree, which are drawn or printed.
pub(super) fn drawn_texts(document: &Document, words: &Words) -> Vec<String> {
    let title = document.title.as_ref().map(|title| title.in_language(words.language()).to_owned());
    let mut texts: Vec<String> = title.into_iter().collect();
    if let AnyGame::Tree(tree) = document.position() {
        let labels = |at| [tree.name_of(at), tree.move_label_of(at)];
        texts.extend((0..tree.node_count()).flat_map(labels).flatten().map(str::to_owned));
    }
    texts
}

/// Reports each text that has letters without a glyph, with these letters. Returns whether there is one.
pub(super) fn report_missing_letters(words: &Words, path: &Path, texts: impl IntoIterator<Item = String>) -> bool {
    let mut faulty = BTreeSet::new();
    for text in texts {
        let letters = missing_letters(&text);
        if !letters.is_empty() && faulty.insert(text.clone()) && faulty.len() <= MAX_REPORTED {
            let args = [("text", (&Excerpt::new(&text)).into()), ("letters", (&Excerpt::new(&letters)).into())];
            report_file(path, &words.fill("cli-missing-letters", &args));
        }
    }
    if MAX_REPORTED < faulty.len() {
        let more = faulty.len() - MAX_REPORTED;
        report_file(path, &words.fill("cli-missing-letters-more", &[("count", more.into())]));
    }
    !faulty.is_empty()
}
