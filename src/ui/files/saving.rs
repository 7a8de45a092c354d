//! The text and the name with which a document is saved, and what overwriting a file would lose.

use poda_panels::dialogs::Loss;
use poda_platform::disk;
use poda_session::{Origin, Session};
use poda_window::documents::document_title;
use poda_window::documents::file_name::file_name;
use poda_words::i18n::Words;
use poda_words::{file, lessons};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// The files that were read or written, with the digest of their content at that time.
pub type Digests = BTreeMap<PathBuf, u64>;

/// Returns the text from which the document was read, if it still means the same document. Saving then changes no byte.
pub(super) fn text_as_opened(session: &Session, digests: &Digests) -> Option<String> {
    let history = session.latest_history();
    let text = text_read(session, digests).filter(|_| history.is_as_opened())?;
    let loaded = file::load_with_players(text.as_bytes()).ok()?;
    (loaded == *history.document()).then_some(text)
}

/// Returns the text from which the document was read, even if the document has changed since.
fn text_read(session: &Session, digests: &Digests) -> Option<String> {
    match &session.latest_history().origin {
        Origin::Lesson(number) => Some(lessons::text(*number).to_owned()),
        Origin::File(path) => {
            let bytes = disk::read(path).ok().filter(|bytes| digests.get(path) == Some(&file::digest(bytes)))?;
            String::from_utf8(bytes).ok()
        }
        Origin::Link | Origin::Entry(_) | Origin::New => None,
    }
}

/// Returns the text to be saved. If nothing has changed, this is the text that was read. Otherwise, it spells out the
/// same fields as that text.
pub(super) fn text_to_save(session: &Session, digests: &Digests) -> String {
    let document = session.latest_document();
    text_as_opened(session, digests).unwrap_or_else(|| match text_read(session, digests) {
        Some(spelled) => file::save_preserving_fields(document, &spelled),
        None => file::save(document),
    })
}

/// Returns what overwriting a file would lose. `is_other_file` is whether the document was not read from that file.
pub(super) fn loss(path: &Path, is_other_file: bool, digests: &Digests) -> Option<Loss> {
    // If the file cannot be read, writing it reports the error.
    let bytes = disk::read(path).ok()?;
    // A position file is not written over a tree in another notation unasked.
    if is_other_file || file::notation_of(&bytes).is_some() {
        return Some(Loss::Everything);
    }
    if digests.get(path).is_some_and(|known| *known != file::digest(&bytes)) {
        return Some(Loss::Changes);
    }
    file::has_comments(&String::from_utf8_lossy(&bytes)).then_some(Loss::Comments)
}

/// Returns the proposed file name of the document.
pub(super) fn proposed_name(session: &Session, words: &Words) -> String {
    let name = match session.origin() {
        Origin::File(path) => return file_name(path),
        Origin::Lesson(number) => lessons::numbered_name(*number),
        Origin::Link | Origin::Entry(_) | Origin::New => document_title::name(session, words),
    };
    // Some characters of a title have a meaning in a path.
    let name: String = name.chars().map(|letter| if is_plain(letter) { letter } else { '-' }).collect();
    format!("{}.ron", name.trim_matches(['-', ' ', '.']))
}

/// Returns whether a character has no special meaning in a path.
fn is_plain(letter: char) -> bool {
    letter.is_alphanumeric() || matches!(letter, ' ' | '-' | '_' | '.' | ',' | '(' | ')')
}
