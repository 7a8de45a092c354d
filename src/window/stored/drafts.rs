//! Drafts: unsaved documents in the store, which the user has left for another document, or which other instances of
//! the program have left behind or are still editing.

use super::settings::StoredState;
use crate::look::tree_picture::TreePicture;
use poda_core::document::{Document, LocalizedText};
use poda_core::text::visible;
use poda_platform::StoredDraft;
use poda_words::file;
use poda_words::i18n::{Words, args};
use std::cell::OnceCell;

const MINUTE: u64 = 60;
const HOUR: u64 = 60 * MINUTE;
const DAY: u64 = 24 * HOUR;

/// An unsaved document that is not the open one.
#[derive(Clone, Debug, PartialEq)]
pub struct OtherDraft {
    pub name: String,
    /// The stored session.
    pub stored: StoredState,
    pub document: Document,
    /// Whether the instance that wrote the draft has ended.
    pub is_left_behind: bool,
    picture: OnceCell<TreePicture>,
}

impl OtherDraft {
    /// Returns a draft whose document has been read from the stored session.
    pub const fn new(name: String, stored: StoredState, document: Document, is_left_behind: bool) -> Self {
        Self { name, stored, document, is_left_behind, picture: OnceCell::new() }
    }

    /// Returns the drafts that can be opened, the newest first.
    pub fn of_stored(drafts: Vec<StoredDraft>) -> Vec<Self> {
        let draft = |StoredDraft { name, text, is_left_behind }| {
            let stored = StoredState::of_text(&text)?;
            let document = file::load_with_players(stored.document.as_ref()?.as_bytes()).ok()?;
            Some(Self::new(name, stored, document, is_left_behind))
        };
        let mut drafts: Vec<_> = drafts.into_iter().filter_map(draft).collect();
        // Earlier versions did not count.
        drafts.sort_by_key(|draft| std::cmp::Reverse((draft.stored.order, draft.stored.saved)));
        drafts
    }

    /// Returns whether no running program is editing it.
    pub const fn is_abandoned(&self) -> bool {
        self.is_left_behind || self.stored.is_left
    }

    /// Returns whether it consists of the same document, changes and lecture as what is stored there.
    pub fn holds_same(&self, stored: &StoredState) -> bool {
        let held = |stored: &StoredState| {
            let StoredState { document, before, after, file, lesson_name, lecture, .. } = stored.clone();
            (document, before, after, file, lesson_name, lecture)
        };
        held(&self.stored) == held(stored)
    }

    /// Returns the title of the document, or else the name of its file.
    pub fn own_title(&self) -> Option<LocalizedText> {
        let file = || Some(self.stored.file.as_ref()?.file_stem()?.to_string_lossy().into_owned());
        self.document.title.clone().or_else(|| file().map(LocalizedText::Same))
    }

    /// Returns the title of the document, the name of its file, or what an untitled document is called.
    pub fn title(&self, words: &Words) -> String {
        let title = self.own_title().map(|title| visible(title.in_language(words.language())).into_owned());
        title.unwrap_or_else(|| words.text("document-untitled"))
    }

    /// Returns the picture of the tree. It is drawn at the first call.
    pub fn picture(&self, words: &Words) -> &TreePicture {
        self.picture.get_or_init(|| TreePicture::new(&self.document, words))
    }

    /// Returns in words how long before `now`, in seconds since 1970, the draft was stored.
    pub fn age(&self, now: u64, words: &Words) -> String {
        let age = now.saturating_sub(self.stored.saved);
        let (message, unit) = match age {
            0..HOUR => ("draft-minutes", MINUTE),
            HOUR..DAY => ("draft-hours", HOUR),
            DAY.. => ("draft-days", DAY),
        };
        words.fill(message, &args![count = age / unit])
    }
}
