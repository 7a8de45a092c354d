//! Lectures: parsing and writing of files with `lecture` in the place of `game`.

use super::diagnostic::{DiagnosticKind, Expected, LectureError, LineIndex};
use super::parser::Parser;
use super::schema::{DOCUMENT, LECTURE_ENTRY, VERSION};
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
pub(super) fn parse(parser: &mut Parser, lessons: &[&'static str]) -> Option<LoadedLecture> {
    let mut fields = parser.begin_fields(DOCUMENT, Expected::Fields(DOCUMENT))?;
    let (mut title, mut notes, mut entries) = (None, None, Vec::new());
    while let Some(field) = parser.next_field(&mut fields) {
        let offset = parser.offset();
        match field {
            // The version has been checked.
            "version" => parser.skip_value(),
            "title" => title = parse_text(parser),
            "notes" => notes = parse_text(parser),
            "lecture" => entries = parse_entries(parser, lessons),
            "game" => refuse(parser, offset, LectureError::WithGame),
            field => refuse(parser, offset, LectureError::FieldOfAPosition(field)),
        }
    }
    let mut lines = LineIndex::new(parser.lexer.source);
    let locations = entries.iter().map(|&(offset, _)| lines.line_column(offset)).collect();
    let entries = entries.into_iter().map(|(_, entry)| entry).collect();
    Some(LoadedLecture { lecture: Lecture { title, notes, entries }, locations })
}

/// Skips a value and reports that it cannot stand in a lecture.
fn refuse(parser: &mut Parser, offset: usize, error: LectureError) {
    parser.report(offset, DiagnosticKind::Lecture(error));
    parser.skip_value();
}

/// Parses the entries, each with the offset of its lesson or file.
fn parse_entries(parser: &mut Parser, lessons: &[&'static str]) -> Vec<(usize, LectureEntry)> {
    let mut entries = Vec::new();
    let Some(mut list) = parser.begin_list(Expected::LectureEntries) else { return entries };
    while parser.next_element(&mut list) {
        entries.extend(parse_entry(parser, lessons));
    }
    if list.length == 0 {
        parser.report(list.offset, DiagnosticKind::Lecture(LectureError::Empty));
    }
    entries
}

fn parse_entry(parser: &mut Parser, lessons: &[&'static str]) -> Option<(usize, LectureEntry)> {
    let mut fields = parser.begin_fields(LECTURE_ENTRY, Expected::Fields(LECTURE_ENTRY))?;
    let (mut lesson, mut file, mut step, mut note) = (None, None, None, None);
    while let Some(field) = parser.next_field(&mut fields) {
        let offset = parser.offset();
        match field {
            "lesson" => lesson = Some((offset, parse_lesson(parser, lessons))),
            "file" => file = Some((offset, parse_path(parser))),
            "step" => step = parser.unsigned().map(TimelineStep::new),
            "note" => note = parse_text(parser),
            other => unreachable!("{other} is not a field of an entry"),
        }
    }
    let source = match (lesson, file) {
        (Some((offset, lesson)), None) => (offset, EntrySource::Lesson(lesson?)),
        (None, Some((offset, file))) => (offset, EntrySource::File(file?)),
        (Some(_), Some(_)) => {
            parser.report(fields.offset, DiagnosticKind::Lecture(LectureError::LessonAndFile));
            return None;
        }
        (None, None) => {
            parser.report(fields.offset, DiagnosticKind::Lecture(LectureError::NeitherLessonNorFile));
            return None;
        }
    };
    let (offset, source) = source;
    Some((offset, LectureEntry { source, step, note }))
}

fn parse_lesson(parser: &mut Parser, lessons: &[&'static str]) -> Option<String> {
    let offset = parser.offset();
    let name = parser.string(Expected::String)?;
    if lessons.contains(&name.as_str()) {
        return Some(name);
    }
    // A number before the name changes with the order of the lessons and is no part of it.
    let bare = name.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '-').to_lowercase();
    let nearest = nearest(&bare, lessons.iter().copied());
    let error = LectureError::UnknownLesson { found: Excerpt::new(&name), nearest };
    parser.report(offset, DiagnosticKind::Lecture(error));
    None
}

fn parse_path(parser: &mut Parser) -> Option<String> {
    let offset = parser.offset();
    let path = parser.string(Expected::String)?;
    if path.trim().is_empty() {
        parser.report(offset, DiagnosticKind::Lecture(LectureError::EmptyPath));
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
