//! What is stored of the session for the next run. Its texts, which may be long, are written in the background.
//!
//! Does not access the storage itself.

use crate::files::Files;
use crate::files::left::LeftWork;
use poda_core::document::Document;
use poda_core::trace::TimelineStep;
use poda_session::history::History;
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_session::{Origin, Session};
use poda_window::stored::settings::{Settings, StoredLecture, StoredState};
use poda_words::{file, lessons};
use std::sync::{Arc, OnceLock};

/// The most changes that can be undone, and redone, in the next run.
const STORED_CHANGES: usize = 30;
/// The most memory that the documents before, and after, the current one take to be stored, in bytes.
const STORED_BYTES: usize = 1 << 18;

/// Returns the values to store.
pub fn stored(session: &Session, settings: &Settings, files: &Files) -> StoredState {
    Snapshot::new(session, settings, files).stored()
}

/// What is to be stored, at a moment. Its texts, which may be long, are written elsewhere: it shares the document with
/// the session.
#[derive(Clone, Debug)]
pub struct Snapshot {
    /// Everything but the texts of the document and of the lecture.
    fields: StoredState,
    /// The document; `None` if its changes are discarded.
    document: Option<Document>,
    /// The documents to which undo and redo lead.
    nearby: [Vec<Document>; 2],
    /// The texts of all these documents, once they were written; shared with earlier moments of the same document.
    texts: Arc<OnceLock<DocumentTexts>>,
    lecture: Option<OpenLecture>,
}

/// The text of a document, and of those to which undo and redo lead.
#[derive(Clone, Debug)]
struct DocumentTexts {
    document: String,
    nearby: [Vec<String>; 2],
}

impl Snapshot {
    /// Returns what is to be stored now.
    pub fn new(session: &Session, settings: &Settings, files: &Files) -> Self {
        let history = session.latest_history();
        let document = (!files.discards_changes).then(|| history.document().clone());
        let nearby = document.as_ref().map(|_| history.nearby(STORED_CHANGES, STORED_BYTES)).unwrap_or_default();
        let lecture = session.lecture().cloned();
        Self { fields: fields(session, settings, files), document, nearby, texts: Arc::default(), lecture }
    }

    /// Returns the draft of what was left for another document.
    pub fn of_left(left: &LeftWork, settings: &Settings, files: &Files) -> Self {
        let LeftWork { history, step, lecture } = left;
        let fields = StoredState { is_left: true, ..fields_of(history, *step, settings, files) };
        let nearby = history.nearby(STORED_CHANGES, STORED_BYTES);
        let document = Some(history.document().clone());
        Self { fields, document, nearby, texts: Arc::default(), lecture: lecture.clone() }
    }

    /// Returns whether this snapshot is what is to be stored now.
    fn is_of(&self, session: &Session, settings: &Settings, files: &Files) -> bool {
        let document = (!files.discards_changes).then(|| session.latest_document());
        let is_same_lecture = match (&self.lecture, session.lecture()) {
            (Some(before), Some(lecture)) => {
                Arc::ptr_eq(&before.lecture, &lecture.lecture)
                    && Arc::ptr_eq(before.unedited(), lecture.unedited())
                    && (before.index, &before.origin) == (lecture.index, &lecture.origin)
            }
            (None, None) => true,
            (Some(_), None) | (None, Some(_)) => false,
        };
        is_same_lecture && self.document.as_ref() == document && self.fields == fields(session, settings, files)
    }

    pub const fn settings(&self) -> &Settings {
        &self.fields.settings
    }

    /// Returns whether a lecture has changes that are not discarded.
    pub fn has_edited_lecture(&self) -> bool {
        self.document.is_some() && self.lecture.as_ref().is_some_and(OpenLecture::is_edited)
    }

    /// Returns the snapshot with its texts.
    pub fn stored(&self) -> StoredState {
        let lecture = self.lecture.as_ref().map(|lecture| self.stored_lecture(lecture));
        let write = |document| DocumentTexts {
            document: file::save(document),
            nearby: self.nearby.each_ref().map(|documents| documents.iter().map(file::save).collect()),
        };
        let texts = self.document.as_ref().map(|document| self.texts.get_or_init(|| write(document)).clone());
        let (document, nearby) = texts.map(|texts| (texts.document, texts.nearby)).unzip();
        let [before, after] = nearby.unwrap_or_default();
        StoredState { document, before, after, lecture, ..self.fields.clone() }
    }

    fn stored_lecture(&self, lecture: &OpenLecture) -> StoredLecture {
        let edited = self.has_edited_lecture().then(|| file::save_lecture(&lecture.lecture));
        let (name, file, text) = match &lecture.origin {
            LectureOrigin::Bundled(name) => (Some((*name).to_owned()), None, None),
            // The file may be changed by then.
            LectureOrigin::File(path) => {
                (None, Some(path.clone()), edited.is_some().then(|| file::save_lecture(lecture.unedited())))
            }
            LectureOrigin::Text => (None, None, Some(file::save_lecture(lecture.unedited()))),
        };
        StoredLecture { name, file, text, edited, entry: lecture.index }
    }
}

/// Returns everything to be stored except texts.
fn fields(session: &Session, settings: &Settings, files: &Files) -> StoredState {
    fields_of(session.latest_history(), session.target_step(), settings, files)
}

fn fields_of(history: &History, step: TimelineStep, settings: &Settings, files: &Files) -> StoredState {
    let mut stored = StoredState { settings: settings.clone(), ..StoredState::default() };
    match &history.origin {
        Origin::File(path) => stored.file = Some(path.clone()),
        Origin::Lesson(number) => stored.lesson_name = Some(lessons::name(*number).to_owned()),
        Origin::Link | Origin::Entry(_) => stored.linked = true,
        Origin::New => {}
    }
    stored.digest = stored.file.as_deref().and_then(|path| files.digests.get(path)).copied();
    if !files.discards_changes {
        stored.edited = history.is_edited();
        stored.stale_bookmarks = !history.has_bookmarked_search;
        stored.step = step.get();
    }
    stored
}

/// What was stored last.
#[derive(Debug, Default)]
pub struct LastStored(Option<Snapshot>);

impl LastStored {
    /// Returns what is to be stored, unless it equals what was stored last.
    pub fn update(&mut self, session: &Session, settings: &Settings, files: &Files) -> Option<Snapshot> {
        if self.0.as_ref().is_some_and(|last| last.is_of(session, settings, files)) {
            return None;
        }
        let mut snapshot = Snapshot::new(session, settings, files);
        let is_same = |last: &Snapshot| last.document == snapshot.document && last.nearby == snapshot.nearby;
        if let Some(last) = self.0.take().filter(is_same) {
            snapshot.texts = last.texts;
        }
        Some(self.0.insert(snapshot).clone())
    }
}
