//! The link to the open document: the address of the page that opens it, and the document as the beginning of a fragment.

use crate::document::Document;
use crate::file::{self, LinkError, MAX_LINK_BYTES};
use crate::lessons;
use crate::session::{Origin, Session};

/// The largest text of a position file that is kept in an address, in bytes. Encoding a longer one would hold up the frame after
/// every edit.
pub(super) const MAX_ADDRESS_BYTES: usize = 200_000;

#[derive(Debug, Default)]
pub(super) struct DocumentLink {
    /// The address in front of the fragment; empty if it is not known.
    pub base: String,
    /// The document that was encoded last, and its code; `None` if it is too large for an address.
    pub encoded: Option<(Document, Option<String>)>,
}

impl DocumentLink {
    /// Returns the first part of the fragment that opens the document of a session. A document is encoded only where it differs from
    /// the one before: that of a tree with many nodes takes longer than a frame may.
    pub fn target(&mut self, session: &Session) -> Option<String> {
        let document = session.latest_history().document();
        if let Some(lesson) = unchanged_lesson(session) {
            return Some(format!("lesson={}", lessons::name(lesson)));
        }
        let encoded = self.encoded.take().filter(|(encoded, _)| encoded == document);
        let encode = || (document.clone(), file::encode(document, MAX_ADDRESS_BYTES).ok());
        self.encoded.insert(encoded.unwrap_or_else(encode)).1.clone()
    }

    /// Returns the same for a link that is copied, which may be as long as links are read.
    ///
    /// # Errors
    /// [`LinkError::TooLarge`] if the document is larger.
    pub fn target_to_copy(&mut self, session: &Session) -> Result<String, LinkError> {
        match self.target(session) {
            Some(target) => Ok(target),
            None => file::encode(session.latest_history().document(), MAX_LINK_BYTES),
        }
    }
}

/// Returns the number of the lesson that is open, if it is as it is bundled.
///
/// A link that the window makes names such a lesson instead of holding its text: the link is short enough for every learning platform,
/// it can be read and typed, and it leads to the lesson with its neighbors also when a later version has corrected it. Names of
/// lessons never change.
fn unchanged_lesson(session: &Session) -> Option<usize> {
    let history = session.latest_history();
    match *history.origin() {
        Origin::Lesson(number) if lessons::all()[number] == *history.document() => Some(number),
        _ => None,
    }
}
