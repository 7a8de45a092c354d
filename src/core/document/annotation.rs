//! Edits of what the author wrote about a position: its title, its notes and its bookmarks. They change no search.

use super::{Bookmark, Document, LocalizedText};
use crate::trace::TimelineStep;

/// An edit of the author's words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Annotation {
    /// Sets the title, or removes it.
    Title(Option<LocalizedText>),
    /// Sets the notes, or removes them.
    Notes(Option<LocalizedText>),
    /// Marks a step. A step that is marked already stays as it is.
    AddBookmark(TimelineStep),
    /// Removes the marks of a step, with their notes.
    RemoveBookmark(TimelineStep),
    /// Sets the note of the first bookmark of a step, or removes it. Without such a bookmark nothing changes.
    BookmarkNote(TimelineStep, Option<LocalizedText>),
    /// Gives every text one version per language, so that each can be edited alone.
    SeparateLanguages,
}

/// A text that is typed into a field, letter by letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnnotatedText {
    /// The title.
    Title,
    /// The notes.
    Notes,
    /// The note of the bookmark of a step.
    BookmarkNote(TimelineStep),
}

impl Annotation {
    /// Returns the text that the edit sets; `None` for an edit that is complete in itself.
    #[must_use]
    pub const fn text(&self) -> Option<AnnotatedText> {
        match self {
            Self::Title(_) => Some(AnnotatedText::Title),
            Self::Notes(_) => Some(AnnotatedText::Notes),
            Self::BookmarkNote(step, _) => Some(AnnotatedText::BookmarkNote(*step)),
            Self::AddBookmark(_) | Self::RemoveBookmark(_) | Self::SeparateLanguages => None,
        }
    }

    /// Returns whether the edit concerns bookmarks, which count the steps of one particular search.
    #[must_use]
    pub const fn is_about_bookmarks(&self) -> bool {
        matches!(self, Self::AddBookmark(_) | Self::RemoveBookmark(_) | Self::BookmarkNote(..))
    }
}

impl Document {
    /// Returns the document with an edit of its author's words.
    #[must_use]
    pub fn annotated(&self, annotation: &Annotation) -> Self {
        let mut document = self.clone();
        match annotation {
            Annotation::Title(title) => document.title.clone_from(title),
            Annotation::Notes(notes) => document.notes.clone_from(notes),
            Annotation::AddBookmark(step) => document.add_bookmark(*step),
            Annotation::RemoveBookmark(step) => document.bookmarks.retain(|bookmark| bookmark.step != *step),
            Annotation::BookmarkNote(step, note) => {
                if let Some(bookmark) = document.bookmarks.iter_mut().find(|bookmark| bookmark.step == *step) {
                    bookmark.note.clone_from(note);
                }
            }
            Annotation::SeparateLanguages => document.separate_languages(),
        }
        document
    }

    /// Adds a bookmark before the first one of a later step, so that a list in the order of its steps remains in order.
    fn add_bookmark(&mut self, step: TimelineStep) {
        if self.bookmarks.iter().all(|bookmark| bookmark.step != step) {
            let later = self.bookmarks.iter().position(|bookmark| step < bookmark.step);
            self.bookmarks.insert(later.unwrap_or(self.bookmarks.len()), Bookmark { step, note: None });
        }
    }

    fn separate_languages(&mut self) {
        let notes = self.bookmarks.iter_mut().map(|bookmark| &mut bookmark.note);
        for text in [&mut self.title, &mut self.notes].into_iter().chain(notes).flatten() {
            *text = text.per_language();
        }
    }
}
