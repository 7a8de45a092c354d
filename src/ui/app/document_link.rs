//! The link to the open document: what of it is in the address.

use poda_core::document::{Document, Lecture};
use poda_session::Session;
use poda_session::lecture::LectureOrigin;
use poda_words::file::{self, MAX_LINK_BYTES};
use poda_words::lessons;
use std::sync::Arc;

/// The largest position file that is encoded in an address, in bytes. Encoding a larger one would delay the frame after
/// every edit.
pub(super) const MAX_ADDRESS_BYTES: usize = 200_000;

#[derive(Debug, Default)]
pub(super) struct DocumentLink {
    /// The part of the address before the fragment. Empty if unknown.
    pub base: String,
    /// The last encoded document, and its code. The code is `None` if the document is too large for an address.
    pub(super) encoded: Option<(Document, Option<String>)>,
    /// The last encoded lecture, and its code. The code is `None` if the lecture does not fit in a link.
    encoded_lecture: Option<(Arc<Lecture>, Option<String>)>,
}

impl DocumentLink {
    /// Returns the first part of the fragment that opens the document of a session. The document is encoded only if it
    /// has changed since the last call, because encoding a large tree takes longer than a frame.
    pub fn target(&mut self, session: &Session) -> Option<String> {
        let document = session.latest_document();
        if let Some(lecture) = linked_lecture(session) {
            let encoded = self.encoded_lecture.take().filter(|(encoded, _)| Arc::ptr_eq(encoded, lecture));
            let encode = || (Arc::clone(lecture), file::encode_lecture(lecture).ok());
            if let Some(code) = &self.encoded_lecture.insert(encoded.unwrap_or_else(encode)).1 {
                return Some(code.clone());
            }
        }
        if let Some(lesson) = unchanged_lesson(session) {
            return Some(format!("lesson={}", lessons::name(lesson)));
        }
        let encoded = self.encoded.take().filter(|(encoded, _)| encoded == document);
        let encode = || (document.clone(), file::encode(document, MAX_ADDRESS_BYTES).ok());
        self.encoded.insert(encoded.unwrap_or_else(encode)).1.clone()
    }

    /// Like [`target`](Self::target), for a link to be copied. It may be longer, up to the maximum that can be opened.
    pub fn target_to_copy(&mut self, session: &Session) -> Option<String> {
        self.target(session).or_else(|| file::encode(session.latest_document(), MAX_LINK_BYTES).ok())
    }
}

/// Returns the lecture that was opened from a link or a text, if the address can refer to it: an entry is shown
/// unchanged, and the lecture lists no files.
pub(super) fn linked_lecture(session: &Session) -> Option<&Arc<Lecture>> {
    let shown = session.shown_lecture().filter(|shown| shown.origin == LectureOrigin::Text)?;
    let is_its_own = !session.is_edited() && session.current_match().is_none() && shown.lecture.first_file().is_none();
    is_its_own.then_some(&shown.lecture)
}

/// Returns the number of the open lesson, if it is unchanged.
///
/// A link to such a lesson contains its name instead of its text. The link is short enough for every learning platform,
/// it can be read and typed, and it opens the lesson with its neighbors, including later corrections. Names of lessons
/// never change.
fn unchanged_lesson(session: &Session) -> Option<usize> {
    let history = session.latest_history();
    history.origin.lesson().filter(|&number| lessons::all()[number] == *history.document())
}
