//! The open document, with its undo history, as it was stored when it was left or when the program ended.

use super::LoadedDocument;
use super::loaded_document::restored_lecture;
use super::notification::Notification;
use super::plain_notification::PlainNotification;
use crate::stored::drafts::OtherDraft;
use crate::stored::settings::{StoredLecture, StoredState};
use poda_core::document::{Document, check_depth, searchable};
use poda_core::search::SearchConfig;
use poda_core::trace::TimelineStep;
use poda_platform::disk::DiskError;
use poda_session::Origin;
use poda_session::history::History;
use poda_session::lecture::{LectureOrigin, OpenLecture};
use poda_words::{file, lessons};
use std::path::PathBuf;

/// Returns a draft to be opened. What the user left for another document comes back with its file or lesson, its step
/// and its undo history. What another run of the program left unsaved becomes a new document.
pub fn opened(draft: &OtherDraft) -> LoadedDocument {
    let mut loaded = LoadedDocument::of_draft(draft);
    if !draft.stored.is_left {
        return loaded;
    }
    let StoredDocument { history: Some(history), digest, .. } = StoredDocument::of(&draft.stored) else {
        return loaded;
    };
    loaded.lecture =
        draft.stored.lecture.as_ref().and_then(|stored| restored_lecture(stored, &history.origin)).map(Box::new);
    loaded.origin = history.origin.clone();
    loaded.digest = digest.map(|(_, digest)| digest);
    loaded.step = TimelineStep::new(draft.stored.step);
    loaded.document = Box::new(history.document().clone());
    loaded.history = Some(Box::new(history));
    loaded
}

/// Returns the draft that the user left of a lecture, which is being opened.
pub fn left_lecture<'a>(drafts: &'a [OtherDraft], lecture: &OpenLecture) -> Option<&'a OtherDraft> {
    let is_same = |stored: &StoredLecture| match &lecture.origin {
        LectureOrigin::Bundled(name) => stored.name.as_deref() == Some(*name),
        LectureOrigin::File(path) => stored.file.as_ref() == Some(path),
        LectureOrigin::Text => false,
    };
    let is_left = |stored: &StoredState| {
        stored.is_left && stored.lecture.as_ref().is_some_and(|stored| stored.edited.is_some() && is_same(stored))
    };
    drafts.iter().find(|draft| is_left(&draft.stored))
}

/// Returns the draft that the user left of a document, which is being opened. In a lecture, lessons are shown as they
/// are; files belong to the user.
pub fn left_document<'a>(drafts: &'a [OtherDraft], loaded: &LoadedDocument) -> Option<&'a OtherDraft> {
    let is_same = |stored: &StoredState| match &loaded.origin {
        Origin::Lesson(_) if loaded.lecture.is_some() => false,
        Origin::Lesson(number) => stored.lesson_name.as_deref() == Some(lessons::name(*number)),
        Origin::File(path) => stored.file.as_ref() == Some(path),
        Origin::Link | Origin::Entry(_) | Origin::New => false,
    };
    let is_left = |stored: &StoredState| stored.is_left && stored.lecture.is_none() && is_same(stored);
    drafts.iter().find(|draft| is_left(&draft.stored))
}

/// A document read from its stored form.
#[derive(Debug)]
pub struct StoredDocument {
    /// The document with its undo history; `None` if it cannot be opened.
    pub history: Option<History>,
    /// A notification about why it cannot be opened, or what is opened in its place.
    pub notification: Option<Notification>,
    /// The file that it was read from, and its digest.
    pub digest: Option<(PathBuf, u64)>,
}

impl StoredDocument {
    /// Reads what was stored.
    pub fn of(stored: &StoredState) -> Self {
        let read = |text: &String| file::load_with_players(text.as_bytes());
        let changed = match stored.document.as_ref().map(read).transpose() {
            Ok(changed) => changed,
            Err(error) => return Self::not_opened(Notification::NotRestored(error)),
        };
        let mut before = Self::before_changes(stored, changed.as_ref());
        if let (Some(history), Some(changed)) = (&mut before.history, changed)
            && !resume_changes(history, stored, &changed)
        {
            apply_changes(history, stored, &changed);
        }
        before
    }

    fn not_opened(notification: Notification) -> Self {
        Self { history: None, notification: Some(notification), digest: None }
    }

    /// Returns the document as it was last opened or saved, before unsaved changes.
    fn before_changes(stored: &StoredState, changed: Option<&Document>) -> Self {
        let lesson = stored.lesson_name.as_deref().and_then(lessons::by_name_or_number);
        if let Some(number) = lesson {
            let history = History::new(lessons::all()[number].clone(), Origin::Lesson(number));
            return Self { history: Some(history), notification: None, digest: None };
        }
        // A changed document is no longer the one that its link opens.
        let origin = if stored.linked && !stored.edited { Origin::Link } else { Origin::New };
        let stored_copy = || changed.map(|changed| History::new(changed.clone(), origin.clone()));
        let Some(path) = &stored.file else {
            return Self { history: stored_copy(), notification: None, digest: None };
        };
        match LoadedDocument::from_file(path) {
            Ok(LoadedDocument { document, origin, digest, .. }) => {
                // Unsaved changes are based on the file as it was read then, even if the file has changed since.
                let digest = stored.digest.filter(|_| stored.edited).or(digest);
                let digest = digest.map(|digest| (path.clone(), digest));
                Self { history: Some(History::new(*document, origin)), notification: None, digest }
            }
            // The file cannot be read, so its stored copy is opened as a new document.
            Err(notification) if changed.is_some() => {
                let notification = match notification {
                    Notification::Plain(PlainNotification::NotRead(path, DiskError::NotFound)) => {
                        PlainNotification::Remembered(path).into()
                    }
                    other => Notification::RememberedInstead(Box::new(other)),
                };
                Self { history: stored_copy(), notification: Some(notification), digest: None }
            }
            Err(notification) => Self::not_opened(notification),
        }
    }
}

/// Applies the stored changes as they were made, if all of them were stored. Returns whether they were.
fn resume_changes(history: &mut History, stored: &StoredState, changed: &Document) -> bool {
    // Every state reached by undoing must be searchable.
    let is_searchable = |document: &Document| {
        let position = document.position();
        let is_possible =
            |own: &SearchConfig| searchable(position, *own) == *own && check_depth(position, own.depth).is_ok();
        document.search().is_none_or(is_possible)
    };
    let read = |text: &String| file::load_with_players(text.as_bytes()).ok().filter(is_searchable);
    let read_all = |texts: &[String]| texts.iter().map(read).collect::<Option<Vec<_>>>();
    let (Some(before), Some(after)) = (read_all(&stored.before), read_all(&stored.after)) else { return false };
    // The document may have changed since, as a file or a lesson of a later version: then no state is the one that was
    // opened.
    let is_opened = |document: &&Document| **document == history.baseline;
    if before.iter().chain([changed]).chain(&after).find(is_opened).is_none() {
        return false;
    }
    let mut resumed = history.clone();
    resumed.resume(before, changed.clone(), after);
    let is_same = resumed.has_bookmarked_search != stored.stale_bookmarks;
    if is_same {
        *history = resumed;
    }
    is_same
}

/// Applies the stored changes one after another, so that they can be undone. The search of a lesson may have changed
/// although the lesson itself is not edited.
fn apply_changes(history: &mut History, stored: &StoredState, changed: &Document) {
    if stored.edited {
        // Every state reached by undoing must be searchable.
        if let Some(own) = history.document().search() {
            let mut search = searchable(changed.position(), *own);
            if check_depth(changed.position(), search.depth).is_err() {
                search.depth = None;
            }
            history.change(history.document().clone().searched_by(search));
        }
        let first = *history.document().with_game(changed.game.clone()).searches.first();
        let searched = history.document().clone().searched_by(first);
        history.change(Document { game: changed.game.clone(), ..searched });
    }
    if stored.stale_bookmarks {
        restore_annotations(history, stored, changed);
    }
    if stored.edited || stored.lesson_name.is_some() {
        history.change(Document { searches: changed.searches.clone(), ..history.document().clone() });
    }
    restore_annotations(history, stored, changed);
}

/// Restores the title, the notes and the bookmarks. Changed bookmarks count the steps of the search that the history
/// has at this point.
fn restore_annotations(history: &mut History, stored: &StoredState, changed: &Document) {
    if stored.edited {
        let Document { title, notes, bookmarks, .. } = changed.clone();
        history.change(Document { title, notes, bookmarks, ..history.document().clone() });
    }
}
