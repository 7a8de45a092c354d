//! A lecture on the screen: its title and those of its entries, the steps that lead from one entry to another, and the menu of the bundled
//! lectures.

use super::request::DocumentRequest;
use super::request_widgets::request_item;
use super::view_context::ViewContext;
use crate::look::widgets::{MenuItem, set_menu_width, submenu};
use egui::Ui;
use poda_core::document::{EntrySource, LocalizedText};
use poda_core::text::visible;
use poda_session::Session;
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_session::playback::Direction;
use poda_words::i18n::Words;
use poda_words::lessons::{self, lectures};
use std::path::Path;

pub fn lecture_title(lecture: &OpenLecture, words: &Words) -> String {
    let title = lecture.lecture.title.as_ref().map(|title| title.in_language(words.language()));
    title.map_or_else(|| words.text("lecture-untitled"), |title| visible(title).into_owned())
}

/// Returns the title of an entry: the title of its lesson, file or slide, or the name of a file without title and extension.
pub fn entry_title(lecture: &OpenLecture, index: usize, words: &Words) -> String {
    let in_language = |title: &LocalizedText| visible(title.in_language(words.language())).into_owned();
    let Some(entry) = lecture.lecture.entries.get(index) else { return words.text("lecture-ending") };
    if let Some(title) = &entry.title {
        return in_language(title);
    }
    match &entry.source {
        EntrySource::Lesson(name) => match lessons::by_name(name) {
            Some(number) => lessons::titles(words.language())[number].clone(),
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
    (index < lecture.count())
        .then(|| words.fill("lecture-place", &[("number", number.into()), ("count", count.into())]))
}

/// Returns the number and the title of an entry, as in "4 of 7: A to N".
pub fn entry_name(lecture: &OpenLecture, index: usize, words: &Words) -> String {
    let title = entry_title(lecture, index, words);
    match entry_place(lecture, index, words) {
        Some(place) => words.fill("lecture-entry", &[("place", place.into()), ("title", title.into())]),
        None => title,
    }
}

/// Returns the index of the entry to which a step in a direction leads; `None` if the step stays within the shown entry.
pub fn entry_beyond(session: &Session, direction: Direction) -> Option<usize> {
    let lecture = session.shown_lecture().filter(|_| session.current_match().is_none())?;
    match direction {
        Direction::Forward if lecture.slide().is_some() => lecture.next(),
        // The end of a search that is still running is not its last step.
        Direction::Forward if session.task().is_none() && session.destination(direction).is_none() => lecture.next(),
        Direction::Back if lecture.slide().is_some() => lecture.previous(session.origin()),
        Direction::Back => {
            let is_at_beginning =
                session.timeline_step() == lecture.first_step() || session.destination(direction).is_none();
            lecture.previous(session.origin()).filter(|_| is_at_beginning)
        }
        Direction::Forward
        | Direction::First
        | Direction::Last
        | Direction::NextCutoff
        | Direction::PreviousCutoff
        | Direction::NextLeaf
        | Direction::Over
        | Direction::Out
        | Direction::FirstDifference
        | Direction::NextChange(_) => None,
    }
}

/// Draws the submenu with an item for each lecture and a tick at the open one.
pub fn lectures_menu_ui(ui: &mut Ui, context: &ViewContext<'_>) {
    let words = context.words;
    let open = context.session.lecture().map(|lecture| &lecture.origin);
    submenu(ui, &words.text("document-lectures"), "", |ui| {
        set_menu_width(ui, 380.0);
        for (number, lecture) in lectures::all().iter().enumerate() {
            let title =
                lecture.title.as_ref().map_or(lectures::name(number), |title| title.in_language(words.language()));
            let is_open = open == Some(&LectureOrigin::Bundled(lectures::name(number)));
            request_item(ui, context, title, MenuItem::Choice(is_open), DocumentRequest::OpenLecture(number));
        }
    });
}
