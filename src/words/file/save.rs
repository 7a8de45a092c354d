//! Writes a document as a position file for people to read: fields that differ from their defaults, boards row by row, small
//! trees on one line.
//!
//! Loading the text returns the same document. Nothing is written to disk here.

use super::schema::VERSION;
use super::text_value::{format_localized, format_localized_line};
use super::writer::{ExplicitFields, FieldWriter, INDENT, MAX_WIDTH, NO_FIELDS, format_lines, format_string};
use super::{games, practice, search_settings};
use poda_core::document::{Bookmark, Document};
use poda_core::search::SearchConfig;

/// Returns the text of a position file for a document.
pub fn save(document: &Document) -> String {
    save_with(document, NO_FIELDS)
}

/// Returns the text of a position file for a document that was loaded from `original` and may have been changed since. Fields
/// that `original` contains are written even if their values are the defaults. Comments are not preserved.
pub fn save_preserving_fields(document: &Document, original: &str) -> String {
    save_with(document, &ExplicitFields::parse(original))
}

fn save_with(document: &Document, explicit: &ExplicitFields<'_>) -> String {
    let mut fields = FieldWriter::new(explicit);
    fields.always("version", &VERSION.to_string());
    for (name, text) in [("title", &document.title), ("notes", &document.notes)] {
        if let Some(text) = text {
            fields.always(name, &format_localized(text));
        }
    }
    fields.always("game", &games::write(document.game.start(), explicit.inside("game")));
    fields.text_unless(document.game.moves().is_empty(), "moves", || format_moves(&document.game.names()));
    fields.text_unless(document.search == SearchConfig::default(), "search", || {
        search_settings::write(&document.search, explicit.inside("search"))
    });
    if let Some(beside) = &document.beside {
        fields.always("beside", &search_settings::write(beside, explicit.inside("beside")));
    }
    fields.text_unless(document.bookmarks.is_empty(), "bookmarks", || format_bookmarks(&document.bookmarks));
    if let Some(practice) = &document.practice {
        fields.always("practice", &practice::write(practice, explicit.inside("practice")));
    }
    fields.into_lines() + "\n"
}

fn format_bookmarks(bookmarks: &[Bookmark]) -> String {
    let bookmarks: Vec<_> = bookmarks.iter().map(format_bookmark).collect();
    if bookmarks.is_empty() { "[]".to_owned() } else { format_lines('[', &bookmarks, ']', INDENT) }
}

fn format_bookmark(bookmark: &Bookmark) -> String {
    let note =
        bookmark.note.as_ref().map(|note| format!(", note: {}", format_localized_line(note))).unwrap_or_default();
    format!("(step: {}{note})", bookmark.step)
}

/// Returns the names of moves as a list, broken into lines where they exceed the width.
fn format_moves(names: &[String]) -> String {
    let mut lines = vec![String::new()];
    for name in names.iter().map(|name| format_string(name)) {
        match lines.last_mut() {
            Some(line) if line.is_empty() => *line = name,
            Some(line) if line.len() + name.len() + 2 * INDENT < MAX_WIDTH => *line = format!("{line}, {name}"),
            _ => lines.push(name),
        }
    }
    if lines.len() == 1 { format!("[{}]", lines.concat()) } else { format_lines('[', &lines, ']', INDENT) }
}

/// Returns 64 bits that identify a document's position and its search: the FNV-1a hash of the text of a position file that
/// holds only these, without title, notes, bookmarks and practice. It recognizes an exercise and proves nothing: another document
/// with the same fingerprint can be made.
pub fn fingerprint(document: &Document) -> u64 {
    let searched =
        Document { title: None, notes: None, beside: None, bookmarks: Vec::new(), practice: None, ..document.clone() };
    fnv_1a(save(&searched).as_bytes())
}

/// The hash of G. Fowler, L. C. Noll and K.-P. Vo, with its 64-bit parameters.
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::load;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv_1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv_1a(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn what_an_author_writes_about_a_position_does_not_change_it() {
        let read = |text: &str| fingerprint(&load(text.as_bytes()).unwrap());
        let plain = read("(version: 1, game: Tree(tree: [[3, 12], [2]]))");
        let told = "(version: 1, title: \"T\", notes: \"N\", game: Tree(tree: [[3, 12], [2]]), bookmarks: [(step: 3)], practice: (attempts: 1))";
        assert_eq!(read(told), plain);
        assert_ne!(read("(version: 1, game: Tree(tree: [[3, 12], [4]]))"), plain);
        assert_ne!(read("(version: 1, game: Tree(tree: [[3, 12], [2]]), search: (algorithm: Minimax))"), plain);
    }
}
