//! The sentences for all errors of a position file or a link, with their places; and why a tree cannot be edited.
//!
//! The message of each error stands at its variant.

use super::{MessageArg, Words, args};
use crate::file::{Diagnostic, LinkError, LoadError, TextKind};
use crate::messages::Message;
use poda_core::game::leaf_change::LeafChangeError;
use poda_core::game::tree::editing::EditError;
use poda_core::game::tree::{TreeFault, max_levels};
use poda_core::score::Interval;
use poda_core::text::Excerpt;

/// Returns a sentence for every diagnostic of an error, followed by one with the number of further diagnostics, if
/// there are any.
pub fn sentences(words: &Words, error: &LoadError) -> Vec<String> {
    placed_sentences(words, error).into_iter().map(|(_, sentence)| sentence).collect()
}

/// Returns the same sentences, each with its line and column. The sentence with the number of further diagnostics has
/// none.
pub fn placed_sentences(words: &Words, error: &LoadError) -> Vec<(Option<(usize, usize)>, String)> {
    let placed = |it: &Diagnostic| (Some((it.line, it.column)), it.kind.sentence(words));
    let mut placed: Vec<_> = error.diagnostics.iter().map(placed).collect();
    if error.omitted > 0 {
        placed.push((None, words.fill("diagnostic-more", &args![count = error.omitted])));
    }
    placed
}

/// Returns the sentences for the error of a link. The line and column refer to the text in the link.
pub fn link_sentences(words: &Words, error: &LinkError) -> Vec<(Option<(usize, usize)>, String)> {
    match error {
        LinkError::Text(error) => placed_sentences(words, error),
        other => vec![(None, other.sentence(words))],
    }
}

/// Why a tree cannot be edited as requested: a sentence for each error that the tree would have.
impl Message for EditError {
    fn sentence_with(&self, words: &Words, added: &[(&str, MessageArg)]) -> String {
        match self {
            Self::Root => words.text("edit-refused-root"),
            Self::TooManyLevels => words.fill("edit-refused-levels", &args![most = words.number(max_levels() as u64)]),
            Self::OutsideBounds(Interval { low, high }) => {
                words.fill("edit-refused-bounds", &args![low = *low, high = *high])
            }
            Self::Leaves(error) => words.text(match error {
                LeafChangeError::Infinite => "edit-refused-infinite",
                LeafChangeError::NoRoot => "edit-refused-no-root",
                LeafChangeError::EmptyRange => "edit-refused-empty-range",
            }),
            Self::Faults(faults) => faults.first().map(|fault| fault.sentence_with(words, added)).unwrap_or_default(),
        }
    }

    fn sentences(&self, words: &Words) -> Vec<String> {
        match self {
            Self::Root | Self::TooManyLevels | Self::OutsideBounds(_) | Self::Leaves(_) => vec![self.sentence(words)],
            Self::Faults(faults) => faults.iter().map(|fault| fault.sentence(words)).collect(),
        }
    }
}

impl Message for TreeFault {
    fn sentence_with(&self, words: &Words, _: &[(&str, MessageArg)]) -> String {
        match self {
            Self::LeafWithoutValue { .. } => words.text("edit-refused-value"),
            Self::NothingCanHappen { .. } => words.text("typed-nothing-can-happen"),
            Self::EmptyName { .. } => words.text("edit-refused-empty"),
            Self::NameTaken { name, .. } => words.fill("edit-refused-taken", &args![name = &Excerpt::new(name)]),
            Self::NameIsAnId { name, .. } => words.fill("edit-refused-id", &args![name = &Excerpt::new(name)]),
        }
    }
}

/// Returns the sentence below a field in which a text of a kind is as long as it may be.
pub fn full_field_sentence(words: &Words, kind: TextKind) -> String {
    words.fill("typed-field-full", &args![most = words.number(kind.max_chars() as u64)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::notation::{MAX_NODES, parse};
    use crate::i18n::Language;
    use poda_core::score::Player;

    #[test]
    fn everything_that_can_be_wrong_has_a_sentence_in_both_languages() {
        let deep = "(".repeat(2_000);
        let many = "1 ".repeat(MAX_NODES + 1);
        let wrong = [
            "",
            "(3",
            "3)",
            "(3 ())",
            "(six)",
            "(= 3)",
            "(1e999 2)",
            "{0: 3}",
            "A(B(1) B(2))",
            "(root(1) 2)",
            "1 2 3 by 2",
            "A\n    B 3\n  C 2",
            &deep,
            &many,
        ];
        for words in Language::AUTHORED.map(Words::new) {
            let said: Vec<_> =
                wrong.iter().map(|text| parse(text, Player::Max, None).unwrap_err().kind.sentence(&words)).collect();
            let mut different = said.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), wrong.len(), "{said:?}");
            assert!(said[4].contains("six") && said[10].contains('3'), "{said:?}");
        }
    }
}
