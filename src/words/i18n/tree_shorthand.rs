//! The sentences for what is wrong with a tree in shorthand.

use super::Words;
use crate::file::tree_shorthand::{MAX_NODES, ShorthandErrorKind, max_levels};
use poda_core::text::Excerpt;

/// Returns what is wrong and what is expected.
#[must_use]
pub fn shorthand_error_sentence(words: &Words, kind: &ShorthandErrorKind) -> String {
    let quoted = |key: &str, text: &str| words.fill(key, &[("found", (&Excerpt::new(text)).into())]);
    match kind {
        ShorthandErrorKind::Empty => words.text("tree-empty"),
        ShorthandErrorKind::Unclosed(bracket) => quoted("typed-unclosed", &bracket.to_string()),
        ShorthandErrorKind::Unopened(bracket) => quoted("typed-unopened", &bracket.to_string()),
        ShorthandErrorKind::NoChildren => words.text("typed-no-children"),
        ShorthandErrorKind::NoValue(name) => quoted("typed-no-value", name),
        ShorthandErrorKind::Misplaced(sign) => quoted("typed-misplaced", &sign.to_string()),
        ShorthandErrorKind::TooLarge(number) => quoted("typed-too-large", number),
        ShorthandErrorKind::NameTaken(name) => quoted("typed-name-taken", name),
        ShorthandErrorKind::NameIsAnId(name) => quoted("typed-name-is-an-id", name),
        ShorthandErrorKind::Uneven { leaves, by } => words.fill(
            "typed-uneven",
            &[
                ("leaves", words.number(*leaves as u64).into()),
                ("count", (*leaves).into()),
                ("by", words.number(*by as u64).into()),
            ],
        ),
        ShorthandErrorKind::Indentation => words.text("typed-indentation"),
        ShorthandErrorKind::TooDeep => {
            words.fill("typed-too-deep", &[("most", words.number(max_levels() as u64).into())])
        }
        ShorthandErrorKind::TooMany => words.fill("typed-too-many", &[("most", words.number(MAX_NODES as u64).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::tree_shorthand::parse;
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
            "A(B(1) B(2))",
            "(root(1) 2)",
            "1 2 3 by 2",
            "A\n    B 3\n  C 2",
            &deep,
            &many,
        ];
        for words in Language::ALL.map(Words::new) {
            let said: Vec<_> = wrong
                .iter()
                .map(|text| shorthand_error_sentence(&words, &parse(text, Player::Max, None).unwrap_err().kind))
                .collect();
            let mut different = said.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), wrong.len(), "{said:?}");
            assert!(said[4].contains("six") && said[9].contains('3'), "{said:?}");
        }
    }
}
