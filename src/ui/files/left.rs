//! Unsaved work that is left for another document: it is kept as a draft, and comes back with its document.

use poda_core::trace::TimelineStep;
use poda_session::Session;
use poda_session::history::History;
use poda_session::lecture::OpenLecture;
use poda_window::documents::plain_notification::PlainNotification;
use poda_window::documents::{LoadedDocument, document_title, stored_document};
use poda_window::panel::lecture::lecture_title;
use poda_window::stored::drafts::OtherDraft;
use poda_words::i18n::Words;
use std::sync::Arc;

/// What was open when another document was opened.
#[derive(Debug)]
pub struct LeftWork {
    pub history: History,
    pub step: TimelineStep,
    /// The lecture, if its edits were left too.
    pub lecture: Option<OpenLecture>,
}

impl LeftWork {
    /// Returns the open document, with the open lecture if `leaves_lecture`.
    pub(super) fn of(session: &Session, leaves_lecture: bool) -> Self {
        Self {
            history: session.latest_history().clone(),
            step: session.target_step(),
            lecture: session.lecture().filter(|_| leaves_lecture).cloned(),
        }
    }

    /// Returns the notification that it is kept. It is what is open in `session`.
    pub(super) fn notification(&self, session: &Session, words: &Words) -> PlainNotification {
        PlainNotification::Left(match &self.lecture {
            Some(lecture) => lecture_title(lecture, words),
            None => document_title::name(session, words),
        })
    }
}

/// Returns a document that is being opened as the user left it before, if they left it with unsaved changes.
pub(super) fn brought_back(session: &Session, drafts: &[OtherDraft], loaded: LoadedDocument) -> LoadedDocument {
    if loaded.draft.is_some() {
        return loaded;
    }
    let is_open = |next: &OpenLecture| session.lecture().is_some_and(|open| Arc::ptr_eq(&next.lecture, &open.lecture));
    let opened_lecture = loaded.lecture.as_deref().filter(|lecture| !is_open(lecture));
    let lecture = opened_lecture.and_then(|lecture| stored_document::left_lecture(drafts, lecture));
    let document = || stored_document::left_document(drafts, &loaded);
    let Some(draft) = lecture.or_else(document) else { return loaded };
    let mut back = stored_document::opened(draft);
    let title = back.lecture.as_ref().and_then(|lecture| lecture.lecture.title.clone());
    back.notifications.push(PlainNotification::BroughtBack(title.or_else(|| draft.own_title())).into());
    if loaded.lecture.is_some() && back.lecture.is_none() {
        (back.lecture, back.step) = (loaded.lecture, loaded.step);
    }
    back
}
