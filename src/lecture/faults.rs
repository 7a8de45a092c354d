//! What is wrong with how a lecture presents its searches. It is known once they are searched.

use crate::titles::entry_name;
use crate::walk::document_of;
use poda_core::document::{EntrySource, Lecture, LectureEntry};
use poda_core::trace::{StepSize, TimelineStep};
use poda_picture::picture::Notation;
use poda_session::lecture::OpenLecture;
use poda_session::{Origin, Session};
use poda_words::file::step_size_name;
use poda_words::i18n::{Words, args};
use std::cmp::Ordering;

/// Something that an entry of a lecture asks for and that its search does not have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LectureFault {
    /// It asks the room at a step behind the last one.
    AskBeyond { step: TimelineStep, last: TimelineStep },
    /// It asks the room what comes after the last step.
    AskAtEnd(TimelineStep),
    /// It has a bookmark at a step behind the last one.
    BookmarkBeyond { step: TimelineStep, last: TimelineStep },
    /// It has a size of steps that belongs to another kind of search.
    OtherStepSize(StepSize),
}

impl LectureFault {
    pub fn sentence(self, words: &Words) -> String {
        let number = |step: TimelineStep| words.number(step.get() as u64);
        match self {
            Self::AskBeyond { step, last } => {
                words.fill("lecture-fault-ask-beyond", &args![step = number(step), last = number(last)])
            }
            Self::AskAtEnd(step) => words.fill("lecture-fault-ask-at-end", &args![step = number(step)]),
            Self::BookmarkBeyond { step, last } => {
                words.fill("lecture-fault-bookmark", &args![step = number(step), last = number(last)])
            }
            Self::OtherStepSize(by) => words.fill("lecture-fault-by", &args![by = step_size_name(by)]),
        }
    }
}

/// Searches every entry of a lecture. Returns its faults, each with the index of its entry. Entries that list a file
/// are left out.
pub fn lecture_faults(lecture: &Lecture) -> Vec<(usize, LectureFault)> {
    let entries = lecture.entries.iter().enumerate();
    entries.flat_map(|(index, entry)| faults_of(entry).into_iter().map(move |fault| (index, fault))).collect()
}

/// Returns a fault of the entry with this index, with the name of the entry.
pub(crate) fn placed_sentence(open: &OpenLecture, index: usize, fault: LectureFault, words: &Words) -> String {
    words.fill("lecture-fault", &args![entry = entry_name(open, index, words), fault = fault.sentence(words)])
}

fn faults_of(entry: &LectureEntry) -> Vec<LectureFault> {
    let Some(document) = document_of(entry) else { return Vec::new() };
    // The bookmarks of a lesson belong to its own search.
    let has_own = matches!(entry.source, EntrySource::Lesson(_)) && entry.bookmarks.is_none();
    let bookmarks: Vec<_> = document.bookmarks.iter().filter(|_| !has_own).map(|bookmark| bookmark.step).collect();
    if entry.ask.is_empty() && entry.by.is_none() && bookmarks.is_empty() {
        return Vec::new();
    }
    let mut session = Session::new(document, Origin::New, Notation::Node);
    let kind = session.stepped_kind();
    let by = entry.by.filter(|by| !kind.step_sizes().contains(by)).map(LectureFault::OtherStepSize);
    if entry.ask.is_empty() && bookmarks.is_empty() {
        return by.into_iter().collect();
    }
    session.finish_tasks();
    // The end of a search that was stopped at the limits of the window is not known.
    let is_whole = session.lanes().first.recorded().is_complete();
    let last = session.timeline_len();
    let ask = entry.ask.iter().filter_map(|&step| match step.cmp(&last) {
        Ordering::Less => None,
        Ordering::Equal => Some(LectureFault::AskAtEnd(step)),
        Ordering::Greater => Some(LectureFault::AskBeyond { step, last }),
    });
    let beyond = bookmarks.into_iter().filter(|step| last < *step);
    let bookmarks = beyond.map(|step| LectureFault::BookmarkBeyond { step, last });
    by.into_iter().chain(ask.chain(bookmarks).filter(|_| is_whole)).collect()
}
