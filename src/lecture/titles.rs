//! The titles of a lecture and of its entries.

use poda_core::document::{EntrySource, LocalizedText};
use poda_core::text::visible;
use poda_session::lecture::OpenLecture;
use poda_words::i18n::{Words, args};
use poda_words::lessons;
use std::path::Path;

pub fn lecture_title(lecture: &OpenLecture, words: &Words) -> String {
    let title = lecture.lecture.title.as_ref().map(|title| title.in_language(words.language()));
    title.map_or_else(|| words.text("lecture-untitled"), |title| visible(title).into_owned())
}

/// Returns the title of an entry: the title of its lesson, file or slide, or the name of a file without title and
/// extension.
pub fn entry_title(lecture: &OpenLecture, index: usize, words: &Words) -> String {
    let in_language = |title: &LocalizedText| visible(title.in_language(words.language())).into_owned();
    let Some(entry) = lecture.lecture.entries.get(index) else { return words.text("lecture-ending") };
    if let Some(title) = &entry.title {
        return in_language(title);
    }
    match &entry.source {
        EntrySource::Lesson(name) => match lessons::by_name(name) {
            Some(number) => lessons::title(number, words.language()),
            None => name.clone(),
        },
        EntrySource::File(path) => {
            let title = lecture.titles.get(path).map(in_language);
            let stem = || Path::new(path).file_stem().map(|stem| visible(&stem.to_string_lossy()).into_owned());
            title.or_else(stem).unwrap_or_default()
        }
        EntrySource::Position(document) => {
            document.title.as_ref().map_or_else(|| words.text("document-untitled"), in_language)
        }
        EntrySource::Slide(slide) => {
            let title = slide.title.as_ref().or(slide.text.as_ref()).map(in_language).unwrap_or_default();
            title.lines().next().unwrap_or_default().to_owned()
        }
    }
}

/// Returns the number of an entry, as in "3 of 7"; `None` for the ending.
pub fn entry_place(lecture: &OpenLecture, index: usize, words: &Words) -> Option<String> {
    let (number, count) = ((index + 1).to_string(), lecture.count().to_string());
    (index < lecture.count()).then(|| words.fill("lecture-place", &args![number, count]))
}

/// Returns the number and the title of an entry, as in "4 of 7: A to N".
pub fn entry_name(lecture: &OpenLecture, index: usize, words: &Words) -> String {
    let title = entry_title(lecture, index, words);
    match entry_place(lecture, index, words) {
        Some(place) => words.fill("lecture-entry", &args![place, title]),
        None => title,
    }
}
