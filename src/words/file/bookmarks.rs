//! Bookmarks, of a document or of an entry of a lecture: parsing and writing.

use super::schema::{BOOKMARK, LECTURE_BOOKMARK, NOTE_READERS, variant_name};
use super::text_kind::TextKind;
use super::value::Value;
use super::writer::{format_localized_line, parse_text};
use poda_core::document::{Bookmark, NoteReader};
use poda_core::trace::TimelineStep;

/// Parses a bookmark of a document.
pub(super) fn parse_bookmark(value: Value) -> Option<Bookmark> {
    parse_with(value, BOOKMARK)
}

/// Parses a bookmark of an entry of a lecture, whose note may be for the lecturer alone.
pub(super) fn parse_lecture_bookmark(value: Value) -> Option<Bookmark> {
    parse_with(value, LECTURE_BOOKMARK)
}

fn parse_with(value: Value, names: &'static [&'static str]) -> Option<Bookmark> {
    let fields = value.fields(names)?;
    let note = fields.read("note", |it| parse_text(it, TextKind::Note));
    let reader = if names.contains(&"for") { fields.variant("for", NOTE_READERS) } else { None };
    let step = fields.require("step").and_then(Value::unsigned)?;
    Some(Bookmark { step: TimelineStep::new(step), note, reader: reader.unwrap_or_default() })
}

pub(super) fn format_bookmark(bookmark: &Bookmark) -> String {
    let note = bookmark.note.as_ref().map(|note| format!(", note: {}", format_localized_line(note)));
    let reader = (bookmark.reader != NoteReader::default())
        .then(|| format!(", for: {}", variant_name(NOTE_READERS, &bookmark.reader)));
    format!("(step: {}{}{})", bookmark.step, note.unwrap_or_default(), reader.unwrap_or_default())
}
