//! How a lecture and its entries are called on the screen.

use super::documents::notification_text::file_name;
use crate::document::{EntrySource, LectureEntry};
use crate::i18n::Words;
use crate::lessons;
use crate::session::lecture::OpenLecture;
use crate::text::visible;
use std::path::Path;

/// Returns the title of a lecture.
#[must_use]
pub fn lecture_title(lecture: &OpenLecture, words: &Words) -> String {
    let title = lecture.lecture().title.as_ref().map(|title| title.in_language(words.language()));
    title.map_or_else(|| words.text("lecture-untitled"), |title| visible(title).into_owned())
}

/// Returns the name of an entry: the title of the lesson, or the name of the file, which is not read for it.
#[must_use]
pub fn entry_title(entry: &LectureEntry, words: &Words) -> String {
    match &entry.source {
        EntrySource::Lesson(name) => match lessons::by_name(name) {
            Some(number) => lessons::titles(words.language())[number].clone(),
            None => name.clone(),
        },
        EntrySource::File(path) => visible(&file_name(Path::new(path))).into_owned(),
    }
}

/// Returns the place of an entry: "3 of 7".
#[must_use]
pub fn entry_place(lecture: &OpenLecture, index: usize, words: &Words) -> String {
    let (number, count) = ((index + 1).to_string(), lecture.count().to_string());
    words.fill("lecture-place", &[("number", number.into()), ("count", count.into())])
}

/// Returns the place and the name of an entry: "4 of 7: A to N".
#[must_use]
pub fn entry_name(lecture: &OpenLecture, index: usize, words: &Words) -> String {
    let title = lecture.lecture().entries.get(index).map(|entry| entry_title(entry, words)).unwrap_or_default();
    let place = entry_place(lecture, index, words);
    words.fill("lecture-entry", &[("place", place.into()), ("title", title.into())])
}
