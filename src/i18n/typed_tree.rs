//! Says what is wrong with a tree that was typed, in a sentence.

use super::Words;
use crate::file::Quote;
use crate::file::typed_tree::{MOST_LEVELS, MOST_NODES, TypedFault};

/// What is wrong, and what was expected.
#[must_use]
pub fn typed_sentence(words: &Words, fault: &TypedFault) -> String {
    let quoted = |key: &str, text: &str| words.fill(key, &[("found", (&Quote::of(text)).into())]);
    match fault {
        TypedFault::Empty => words.text("tree-empty"),
        TypedFault::Unclosed(bracket) => quoted("typed-unclosed", &bracket.to_string()),
        TypedFault::Unopened(bracket) => quoted("typed-unopened", &bracket.to_string()),
        TypedFault::NoChildren => words.text("typed-no-children"),
        TypedFault::NoValue(name) => quoted("typed-no-value", name),
        TypedFault::Misplaced(sign) => quoted("typed-misplaced", &sign.to_string()),
        TypedFault::TooLarge(number) => quoted("typed-too-large", number),
        TypedFault::NameTaken(name) => quoted("typed-name-taken", name),
        TypedFault::NameIsAnId(name) => quoted("typed-name-is-an-id", name),
        TypedFault::Uneven { leaves, by } => words.fill(
            "typed-uneven",
            &[
                ("leaves", words.number(*leaves as u64).into()),
                ("count", (*leaves).into()),
                ("by", words.number(*by as u64).into()),
            ],
        ),
        TypedFault::Indentation => words.text("typed-indentation"),
        TypedFault::TooDeep => words.fill("typed-too-deep", &[("most", words.number(MOST_LEVELS as u64).into())]),
        TypedFault::TooMany => words.fill("typed-too-many", &[("most", words.number(MOST_NODES as u64).into())]),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::file::typed_tree::read;
    use crate::i18n::Language;
    use crate::score::Player;

    #[test]
    fn everything_that_can_be_wrong_has_a_sentence_in_both_languages() {
        let deep = "(".repeat(2_000);
        let many = "1 ".repeat(MOST_NODES + 1);
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
                .map(|text| typed_sentence(&words, &read(text, Player::Max, None).unwrap_err().fault))
                .collect();
            let mut different = said.clone();
            different.sort();
            different.dedup();
            assert_eq!(different.len(), wrong.len(), "{said:?}");
            assert!(said[4].contains("six") && said[9].contains('3'), "{said:?}");
        }
    }
}
