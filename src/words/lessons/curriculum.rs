//! What a reader of the lessons knows so far: the terms that the texts have used, and the controls that the lessons
//! have taught.

use super::{all, by_name};
use crate::i18n::glossary::{GlossaryTerm, TermForms};
use crate::i18n::{Language, NamedBounds};
use std::collections::HashMap;
use std::sync::LazyLock;
use strum::IntoStaticStr;

/// A control of the search or of the window, which a reader does not need before a lesson teaches it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum SearchControl {
    /// The pseudocode, and what is folded below it: the call stack, the counts, the tables.
    Pseudocode,
    Algorithm,
    Depth,
    /// Fail-soft or fail-hard, and whether a tie cuts.
    Cutoffs,
    /// The jumps to cutoffs and over subtrees.
    Jumps,
    /// The speed and the size of a step.
    Pace,
    /// Playing a game against the program.
    Match,
    Presenting,
}

impl SearchControl {
    /// Returns the name under which it is stored that it was used.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Returns the name of the lesson that teaches it.
    pub const fn taught_in(self) -> &'static str {
        match self {
            Self::Pseudocode => "three-by-three-alpha-beta",
            Self::Depth => "open-lines-empty",
            Self::Algorithm | Self::Cutoffs | Self::Jumps | Self::Pace | Self::Match | Self::Presenting => {
                "first-cutoff"
            }
        }
    }
}

/// The number of the first lesson that uses each term.
static FIRST_USES: LazyLock<HashMap<GlossaryTerm, usize>> = LazyLock::new(|| {
    let mut first = HashMap::new();
    for (number, lesson) in all().iter().enumerate() {
        let notes = lesson.bookmarks.iter().map(|bookmark| &bookmark.note);
        for text in [&lesson.title, &lesson.notes].into_iter().chain(notes).flatten() {
            for (_, term) in TermForms::of(Language::ENGLISH).found(text.in_language(Language::ENGLISH)) {
                first.entry(term).or_insert(number);
            }
        }
    }
    first
});

/// Returns whether a control has been taught by the end of the lesson with this number.
pub fn needs(number: usize, control: SearchControl) -> bool {
    by_name(control.taught_in()).is_none_or(|taught| taught <= number)
}

/// Returns the bounds of a window that have names by the end of the lesson with this number.
pub fn named_bounds(number: usize) -> NamedBounds {
    let is_named = |bound| can_be_read(number, Language::ENGLISH, bound);
    if is_named("β") {
        NamedBounds::Both
    } else if is_named("α") {
        NamedBounds::Alpha
    } else {
        NamedBounds::None
    }
}

/// Returns whether every glossary term in a text has been used by the end of the lesson with this number.
pub fn can_be_read(number: usize, language: Language, text: &str) -> bool {
    let used = TermForms::of(language).found(text);
    used.iter().all(|(_, term)| FIRST_USES.get(term).is_none_or(|&first| first <= number))
}
