//! Writes a document as a position file for people to read: fields that differ from their defaults, boards row by row, small
//! trees on one line.
//!
//! Loading the text returns the same document. Nothing is written to disk here.

use super::any_game;
use super::original::OriginalText;
use super::practice;
use super::schema::VERSION;
use super::search_settings;
use super::text_value::{format_localized, format_localized_line};
use super::writer::{FieldWriter, INDENT, MAX_WIDTH, format_lines, format_string};
use poda_core::document::{Bookmark, Document};
use poda_core::search::SearchConfig;

/// Returns the text of a position file for a document.
#[must_use]
pub fn save(document: &Document) -> String {
    save_with(document, &OriginalText::default())
}

/// Returns the text of a position file for a document that was loaded from `original` and may have been changed since. Fields
/// that `original` contains are written even if their values are the defaults. Comments are not preserved.
#[must_use]
pub fn save_preserving_fields(document: &Document, original: &str) -> String {
    save_with(document, &OriginalText::parse(original))
}

fn save_with(document: &Document, original: &OriginalText) -> String {
    let mut fields = FieldWriter::new(&original.document);
    fields.always("version", &VERSION.to_string());
    for (name, text) in [("title", &document.title), ("notes", &document.notes)] {
        if let Some(text) = text {
            fields.always(name, &format_localized(text));
        }
    }
    fields.always("game", &any_game::write(document.game.start(), &original.game));
    fields.text_unless(document.game.moves().is_empty(), "moves", || format_moves(&document.game.names()));
    fields.text_unless(document.search == SearchConfig::default(), "search", || {
        search_settings::write(&document.search, &original.search)
    });
    if let Some(beside) = &document.beside {
        fields.always("beside", &search_settings::write(beside, &original.beside));
    }
    fields.text_unless(document.bookmarks.is_empty(), "bookmarks", || format_bookmarks(&document.bookmarks));
    if let Some(practice) = &document.practice {
        fields.always("practice", &practice::write(practice, &original.practice));
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
