//! Lectures: parsing and writing of files with `lecture` in the place of `game`.

use super::diagnostic::{DiagnosticKind, Expected, LectureError, LineIndex};
use super::schema::{DOCUMENT, LECTURE_ENTRY, VERSION};
use super::value::Value;
use super::writer::{
    FieldWriter, INDENT, NO_FIELDS, format_lines, format_localized, format_localized_line, format_string, parse_text,
};
use poda_core::document::{EntrySource, Lecture, LectureEntry};
use poda_core::text::{Excerpt, nearest};
use poda_core::trace::TimelineStep;

/// A lecture, and where its text names each entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadedLecture {
    /// The lecture.
    pub lecture: Lecture,
    /// The line and the column, both counted from 1, of the lesson or file of each entry.
    pub locations: Vec<(usize, usize)>,
}

/// Parses a file with the field `lecture`. `lessons` are the names of all lessons.
pub(super) fn parse(file: Value, lessons: &[&'static str]) -> Option<LoadedLecture> {
    let fields = file.fields(DOCUMENT)?;
    for name in DOCUMENT.iter().filter(|name| !["version", "title", "notes", "lecture"].contains(name)) {
        if let Some(value) = fields.get(name) {
            let error = if *name == "game" { LectureError::WithGame } else { LectureError::FieldOfAPosition(name) };
            value.report(DiagnosticKind::Lecture(error));
        }
    }
    let lecture = fields.require("lecture")?;
    let entries = lecture.list(Expected::LectureEntries, |entry| parse_entry(entry, lessons));
    if lecture.is_list() && lecture.length() == 0 {
        lecture.report(DiagnosticKind::Lecture(LectureError::Empty));
    }
    let [title, notes] = ["title", "notes"].map(|name| fields.read(name, parse_text));
    let mut lines = LineIndex::new(file.text());
    let locations = entries.iter().map(|(source, _)| lines.line_column(source.offset())).collect();
    let entries = entries.into_iter().map(|(_, entry)| entry).collect();
    Some(LoadedLecture { lecture: Lecture { title, notes, entries }, locations })
}

/// Parses an entry. Returns it with the value that names its lesson or file.
fn parse_entry<'a>(entry: Value<'a>, lessons: &[&'static str]) -> Option<(Value<'a>, LectureEntry)> {
    let fields = entry.fields(LECTURE_ENTRY)?;
    let step = fields.read("step", Value::unsigned).map(TimelineStep::new);
    let note = fields.read("note", parse_text);
    let lesson = fields.get("lesson").map(|value| (value, parse_lesson(value, lessons).map(EntrySource::Lesson)));
    let file = fields.get("file").map(|value| (value, parse_path(value).map(EntrySource::File)));
    let error = match (lesson, file) {
        (Some((value, source)), None) | (None, Some((value, source))) => {
            return Some((value, LectureEntry { source: source?, step, note }));
        }
        (Some(_), Some(_)) => LectureError::LessonAndFile,
        (None, None) => LectureError::NeitherLessonNorFile,
    };
    entry.report(DiagnosticKind::Lecture(error));
    None
}

fn parse_lesson(value: Value, lessons: &[&'static str]) -> Option<String> {
    let name = value.string(Expected::String)?;
    if lessons.contains(&name.as_str()) {
        return Some(name);
    }
    // A number before the name changes with the order of the lessons and is no part of it.
    let bare = name.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '-').to_lowercase();
    let nearest = nearest(&bare, lessons.iter().copied());
    value.report(DiagnosticKind::Lecture(LectureError::UnknownLesson { found: Excerpt::new(&name), nearest }));
    None
}

fn parse_path(value: Value) -> Option<String> {
    let path = value.string(Expected::String)?;
    if path.trim().is_empty() {
        value.report(DiagnosticKind::Lecture(LectureError::EmptyPath));
        return None;
    }
    Some(path)
}

/// Returns the text of a file for a lecture. Loading it returns the same lecture.
pub fn save_lecture(lecture: &Lecture) -> String {
    let mut fields = FieldWriter::new(NO_FIELDS);
    fields.always("version", &VERSION.to_string());
    if let Some(title) = &lecture.title {
        fields.always("title", &format_localized_line(title));
    }
    if let Some(notes) = &lecture.notes {
        fields.always("notes", &format_localized(notes));
    }
    let entries: Vec<_> = lecture.entries.iter().map(format_entry).collect();
    fields.always("lecture", &format_lines('[', &entries, ']', INDENT));
    fields.into_lines() + "\n"
}

fn format_entry(entry: &LectureEntry) -> String {
    let mut fields = FieldWriter::new(NO_FIELDS);
    match &entry.source {
        EntrySource::Lesson(name) => fields.always("lesson", &format_string(name)),
        EntrySource::File(path) => fields.always("file", &format_string(path)),
    }
    if let Some(step) = entry.step {
        fields.always("step", &step.to_string());
    }
    if let Some(note) = &entry.note {
        fields.always("note", &format_localized_line(note));
    }
    fields.into_line()
}
