//! Lectures: parsing and writing of files with the field `lecture` instead of `game`.

use super::bookmarks::{format_bookmark, parse_lecture_bookmark};
use super::diagnostic::{DiagnosticKind, Expected, LectureError};
use super::diagnostics::LineIndex;
use super::limits::MAX_ENTRIES;
use super::schema::{
    DOCUMENT, LECTURE_ENTRY, LECTURE_PANELS, NOTE_READERS, NOTES_PLACES, OWN_QUESTION, SLIDE, SLIDE_ENTRY, STEP_SIZES,
    VERSION, step_size_name, variant_name,
};
use super::text_kind::TextKind;
use super::value::Value;
use super::writer::{
    FieldWriter, INDENT, NO_FIELDS, format_lines, format_localized, format_localized_line, format_string, parse_text,
};
use poda_core::document::{Document, EntrySource, Lecture, LectureEntry, NoteReader, NotesPlace, OwnQuestion, Slide};
use poda_core::text::{Excerpt, nearest};
use poda_core::trace::TimelineStep;

/// A lecture, and the positions of its entries in the text.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedLecture {
    pub lecture: Lecture,
    /// The line and the column, both counted from 1, of the lesson, file, position or slide of each entry.
    pub locations: Vec<(usize, usize)>,
}

/// The fields for the content of an entry. An entry has exactly one of them.
const SOURCES: [&str; 4] = ["lesson", "file", "position", "slide"];

/// Parses a file with the field `lecture`. `lessons` are the names of all lessons; `parse_position` parses a position
/// in an entry.
pub(super) fn parse(
    file: Value,
    lessons: &[&'static str],
    parse_position: fn(Value) -> Option<Document>,
) -> Option<LoadedLecture> {
    let fields = file.fields(DOCUMENT)?;
    for name in DOCUMENT.iter().filter(|name| !["version", "title", "notes", "lecture"].contains(name)) {
        if let Some(value) = fields.get(name) {
            let error = if *name == "game" { LectureError::WithGame } else { LectureError::FieldOfAPosition(name) };
            value.report(DiagnosticKind::Lecture(error));
        }
    }
    let lecture = fields.require("lecture")?;
    if lecture.is_list() && MAX_ENTRIES < lecture.length() {
        lecture.report(DiagnosticKind::Lecture(LectureError::TooManyEntries(lecture.length())));
        return None;
    }
    let entries = lecture.list(Expected::LectureEntries, |entry| parse_entry(entry, lessons, parse_position));
    if lecture.is_list() && lecture.length() == 0 {
        lecture.report(DiagnosticKind::Lecture(LectureError::Empty));
    }
    let title = fields.read("title", |it| parse_text(it, TextKind::Title));
    let notes = fields.read("notes", |it| parse_text(it, TextKind::Notes));
    let mut lines = LineIndex::new(file.text());
    let locations = entries.iter().map(|(source, _)| lines.line_column(source.offset())).collect();
    let entries = entries.into_iter().map(|(_, entry)| entry).collect();
    Some(LoadedLecture { lecture: Lecture { title, notes, entries }, locations })
}

/// Parses an entry. Returns it with the value that names its lesson or file, or with its position or slide.
fn parse_entry<'a>(
    entry: Value<'a>,
    lessons: &[&'static str],
    parse_position: fn(Value) -> Option<Document>,
) -> Option<(Value<'a>, LectureEntry)> {
    let fields = entry.fields(LECTURE_ENTRY)?;
    let named = SOURCES.map(|name| fields.get(name).map(|value| (name, value)));
    let mut named = named.into_iter().flatten();
    let (Some((name, value)), None) = (named.next(), named.next()) else {
        let has_none = SOURCES.iter().all(|name| fields.get(name).is_none());
        let error = if has_none { LectureError::NoSource } else { LectureError::SeveralSources };
        entry.report(DiagnosticKind::Lecture(error));
        return None;
    };
    let source = match name {
        "lesson" => parse_lesson(value, lessons).map(EntrySource::Lesson),
        "file" => parse_path(value).map(EntrySource::File),
        "position" => parse_position(value).map(Box::new).map(EntrySource::Position),
        _ => {
            for name in LECTURE_ENTRY.iter().filter(|name| !SLIDE_ENTRY.contains(name)) {
                if let Some(value) = fields.get(name) {
                    value.report(DiagnosticKind::Lecture(LectureError::FieldOfATree(name)));
                }
            }
            let ask = fields.read("ask", parse_own_question);
            parse_slide(value).map(|slide| EntrySource::Slide(Slide { ask, ..slide }))
        }
    };
    let panels = |it: Value<'_>| Some(it.list(Expected::LecturePanels, |panel| panel.variant(LECTURE_PANELS)));
    let (step, by) = (fields.read("step", Value::unsigned), fields.variant("by", STEP_SIZES));
    let (panels, notes) = (fields.read("panels", panels), fields.variant("notes", NOTES_PLACES).unwrap_or_default());
    let values = fields.read("values", Value::boolean);
    let folded = fields.read("folded", Value::boolean).unwrap_or_default();
    // The question of a slide is part of it.
    let asks_steps = name != "slide";
    let steps = |it: Value<'_>| it.list(Expected::Steps, |step| step.unsigned().map(TimelineStep::new));
    let ask = fields.get("ask").filter(|_| asks_steps).map(steps);
    let title = fields.read("title", |it| parse_text(it, TextKind::Title));
    let note = fields.read("note", |it| parse_text(it, TextKind::Note));
    let note_reader = fields.variant("for", NOTE_READERS).unwrap_or_default();
    let bookmarks = fields.read("bookmarks", |it| Some(it.list(Expected::Bookmarks, parse_lecture_bookmark)));
    let step = step.map(TimelineStep::new);
    Some((
        value,
        LectureEntry {
            source: source?,
            title,
            step,
            by,
            panels,
            notes,
            values,
            folded,
            ask: ask.unwrap_or_default(),
            note,
            note_reader,
            bookmarks,
        },
    ))
}

fn parse_slide(value: Value) -> Option<Slide> {
    let fields = value.fields(SLIDE)?;
    let title = fields.read("title", |it| parse_text(it, TextKind::Title));
    let text = fields.read("text", |it| parse_text(it, TextKind::Slide));
    if SLIDE.iter().all(|name| fields.get(name).is_none()) {
        value.report(DiagnosticKind::Lecture(LectureError::EmptySlide));
    }
    Some(Slide { title, text, ask: None })
}

fn parse_own_question(value: Value) -> Option<OwnQuestion> {
    let fields = value.fields(OWN_QUESTION)?;
    let text = fields.require("text").and_then(|it| parse_text(it, TextKind::Title));
    let listed = fields.require("choices");
    let choices = listed.map(|it| it.list(Expected::Choices, |choice| parse_text(choice, TextKind::Title)));
    let count = listed.filter(|it| it.is_list()).map(Value::length);
    if let (Some(listed), Some(count)) = (listed, count)
        && !(OwnQuestion::MIN_CHOICES..=OwnQuestion::MAX_CHOICES).contains(&count)
    {
        listed.report(DiagnosticKind::Lecture(LectureError::NumberOfChoices(count)));
        return None;
    }
    let number = fields.require("right")?;
    let right: usize = number.unsigned()?;
    if let Some(count) = count
        && !(1..=count).contains(&right)
    {
        number.report(DiagnosticKind::Lecture(LectureError::NoSuchChoice { right, count }));
        return None;
    }
    let (text, choices) = (text?, choices?);
    (Some(choices.len()) == count).then_some(OwnQuestion { text, choices, right: right - 1 })
}

pub(super) fn parse_lesson(value: Value, lessons: &[&'static str]) -> Option<String> {
    let name = value.string(Expected::String)?;
    if lessons.contains(&name.as_str()) {
        return Some(name);
    }
    // A number before the name is ignored, because it changes with the order of the lessons.
    let bare = name.trim_start_matches(|letter: char| letter.is_ascii_digit() || letter == '-').to_lowercase();
    let nearest = nearest(&bare, lessons.iter().copied());
    let found = Excerpt::new(&name);
    value.report(DiagnosticKind::Lecture(match nearest {
        Some(nearest) => LectureError::NearestLesson { found, nearest },
        None => LectureError::UnknownLesson(found),
    }));
    None
}

pub(super) fn parse_path(value: Value) -> Option<String> {
    let path = value.written(TextKind::Path, Expected::String)?;
    if path.trim().is_empty() {
        value.report(DiagnosticKind::Lecture(LectureError::EmptyPath));
        return None;
    }
    Some(path)
}

/// Returns the text of a file for a lecture. `save` returns the text of a position file.
pub(super) fn save_with(lecture: &Lecture, save: fn(&Document) -> String) -> String {
    let mut fields = FieldWriter::new(NO_FIELDS);
    fields.always("version", &VERSION.to_string());
    fields.optional("title", lecture.title.as_ref(), format_localized_line);
    fields.optional("notes", lecture.notes.as_ref(), format_localized);
    let entries: Vec<_> = lecture.entries.iter().map(|entry| format_entry(entry, save)).collect();
    fields.always("lecture", &format_lines('[', &entries, ']', INDENT));
    fields.into_lines() + "\n"
}

fn format_entry(entry: &LectureEntry, save: fn(&Document) -> String) -> String {
    let mut fields = FieldWriter::new(NO_FIELDS);
    match &entry.source {
        EntrySource::Lesson(name) => fields.always("lesson", &format_string(name)),
        EntrySource::File(path) => fields.always("file", &format_string(path)),
        EntrySource::Position(document) => {
            fields
                .always("position", &save(document).trim_end().replace('\n', &format!("\n{}", " ".repeat(3 * INDENT))));
        }
        EntrySource::Slide(slide) => fields.always("slide", &format_slide(slide)),
    }
    fields.optional("title", entry.title.as_ref(), format_localized_line);
    fields.optional("step", entry.step, |step| step.to_string());
    fields.optional("by", entry.by, |by| step_size_name(by).to_owned());
    fields.optional("panels", entry.panels.as_ref(), |panels| {
        let panels: Vec<_> = panels.iter().map(|panel| variant_name(LECTURE_PANELS, panel)).collect();
        format!("[{}]", panels.join(", "))
    });
    fields.variant("notes", &entry.notes, &NotesPlace::default(), NOTES_PLACES);
    fields.optional("values", entry.values, |values| values.to_string());
    fields.optional("folded", entry.folded.then_some(true), |folded| folded.to_string());
    let ask: Vec<_> = entry.ask.iter().map(TimelineStep::to_string).collect();
    if let EntrySource::Slide(Slide { ask: Some(own), .. }) = &entry.source {
        fields.always("ask", &format_own_question(own));
    }
    fields.optional("ask", (!ask.is_empty()).then_some(ask), |ask| format!("[{}]", ask.join(", ")));
    fields.optional("note", entry.note.as_ref(), format_localized_line);
    fields.variant("for", &entry.note_reader, &NoteReader::default(), NOTE_READERS);
    fields.optional("bookmarks", entry.bookmarks.as_ref(), |bookmarks| {
        let bookmarks: Vec<_> = bookmarks.iter().map(format_bookmark).collect();
        format_lines('[', &bookmarks, ']', 3 * INDENT)
    });
    fields.into_block(2 * INDENT)
}

fn format_own_question(own: &OwnQuestion) -> String {
    let choices: Vec<_> = own.choices.iter().map(format_localized_line).collect();
    let mut fields = FieldWriter::new(NO_FIELDS);
    fields.always("text", &format_localized_line(&own.text));
    fields.always("choices", &format_lines('[', &choices, ']', 4 * INDENT));
    fields.always("right", &(own.right + 1).to_string());
    fields.into_block(3 * INDENT)
}

fn format_slide(slide: &Slide) -> String {
    let mut fields = FieldWriter::new(NO_FIELDS);
    fields.optional("title", slide.title.as_ref(), format_localized_line);
    fields.optional("text", slide.text.as_ref(), format_localized_line);
    fields.into_block(3 * INDENT)
}
