//! Bookmarks, of a document or of an entry of a lecture: parsing and writing.

use super::schema::BOOKMARK;
use super::text_kind::TextKind;
use super::value::Value;
use super::writer::{format_localized_line, parse_text};
use poda_core::document::Bookmark;
use poda_core::trace::TimelineStep;

pub(super) fn parse_bookmark(value: Value) -> Option<Bookmark> {
    let fields = value.fields(BOOKMARK)?;
    let note = fields.read("note", |it| parse_text(it, TextKind::Note));
    let step = fields.require("step").and_then(Value::unsigned)?;
    Some(Bookmark { step: TimelineStep::new(step), note })
}

pub(super) fn format_bookmark(bookmark: &Bookmark) -> String {
    let note = bookmark.note.as_ref().map(|note| format!(", note: {}", format_localized_line(note)));
    format!("(step: {}{})", bookmark.step, note.unwrap_or_default())
}
