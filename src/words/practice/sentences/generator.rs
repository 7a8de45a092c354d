//! Sentences about the contents of a generated exercise, and about why no exercise was generated.

use crate::i18n::message_args::yes_or_no;
use crate::i18n::{Words, args, localized};
use crate::messages::Message;
use crate::practice::generator::{Contents, Generated, NotGenerated};
use poda_core::document::LocalizedText;
use std::fmt::Display;

/// Returns the title of an exercise, given its seed or the code of its paper, in every language.
pub fn exercise_title(seed: impl Display) -> LocalizedText {
    localized(|words| words.fill("generated-title", &args![seed = seed.to_string()]))
}

/// Returns a sentence for each count of the contents of an exercise.
pub fn contents_sentences(words: &Words, contents: &Contents) -> Vec<String> {
    let Contents { shallow, deep, equal, at_last_child, saves_subtree, chance, star1, ties, root } = *contents;
    let mut sentences = vec![
        words.fill("generated-shallow", &args![count = shallow]),
        words.fill("generated-deep", &args![count = deep]),
        words.fill("generated-equal", &args![count = equal]),
        words.fill("generated-saves-subtree", &args![count = saves_subtree]),
        words.fill("generated-at-last-child", &args![count = at_last_child]),
        words.fill("generated-ties", &args![count = ties]),
        words.fill("generated-root", &args![care = yes_or_no(root.needs_care())]),
    ];
    if 0 < chance {
        sentences.push(words.fill("generated-chance", &args![count = chance]));
        sentences.push(words.fill("generated-star1", &args![count = star1]));
    }
    sentences
}

/// Returns why no exercise was generated: every reason why it is impossible, or the contents of the nearest exercise.
pub fn not_generated_sentences(words: &Words, not_generated: &NotGenerated) -> Vec<String> {
    match not_generated {
        NotGenerated::Impossible(reasons) => reasons.iter().map(|reason| reason.sentence(words)).collect(),
        NotGenerated::NotFound { tried, nearest } => {
            let mut sentences = vec![not_found(words, *tried)];
            match nearest.as_deref() {
                Some(Generated { contents, .. }) => {
                    sentences.push(words.text("generated-nearest"));
                    sentences.extend(contents_sentences(words, contents));
                }
                None => sentences.push(words.text("generated-nothing")),
            }
            sentences
        }
        NotGenerated::AllRejected { tried } => vec![not_found(words, *tried)],
    }
}

fn not_found(words: &Words, tried: usize) -> String {
    words.fill("generated-not-found", &args![tried = words.number(tried as u64)])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::practice::generator::{Impossible, Wish, generate};
    use poda_core::document::wishes::{CountRange, Wishes};
    use strum::VariantArray;

    fn sentences(wishes: Wishes) -> [Vec<String>; 2] {
        let not_generated = generate(1, &wishes).unwrap_err();
        [Language::ENGLISH, Language::SPANISH]
            .map(|language| not_generated_sentences(&Words::new(language), &not_generated))
    }

    #[test]
    fn what_is_impossible_is_said_with_what_is_possible() {
        let deep = Wishes { deep: CountRange::at_least(1), depth: Some(3), ..Wishes::default() };
        let [en, es] = sentences(deep);
        assert_eq!(en, ["A deep cutoff needs at least 4 plies; the depth is 3."]);
        assert_eq!(es, ["Un corte profundo necesita 4 medias jugadas como mínimo; la profundidad es 3."]);
        let [en, _] = sentences(Wishes { shallow: CountRange::at_least(99), ..Wishes::default() });
        assert_eq!(en, ["Of shallow cutoffs that prune a branch, a tree of this size has at most 6, not 99."]);
    }

    #[test]
    fn every_wish_has_its_sentences_in_both_languages() {
        for &wish in Wish::VARIANTS {
            for reason in [
                Impossible::TooShallow { wish, depth: 1, needed: 2 },
                Impossible::OneChild { wish },
                Impossible::TooMany { wish, wished: 3, max: 2 },
                Impossible::MoreThanCutoffs { wish, wished: 3, cutoffs: 2 },
            ] {
                let [en, es] = Language::AUTHORED.map(|language| reason.sentence(&Words::new(language)));
                assert!(en.ends_with('.') && es.ends_with('.') && en != es, "{en} {es}");
            }
        }
    }

    #[test]
    fn contents_are_said_with_their_numbers() {
        let contents = Contents { shallow: 2, equal: 1, ..Contents::default() };
        assert_eq!(
            contents_sentences(&Words::new(Language::ENGLISH), &contents),
            [
                "2 shallow cutoffs prune a branch or more.",
                "No deep cutoff prunes a branch.",
                "At 1 cutoff that prunes, the value equals the bound.",
                "No cutoff prunes an inner node.",
                "No cutoff comes at a last child, where it would save nothing.",
                "At no node do two visited children share the node’s value.",
                "The decision at the root needs no special care.",
            ]
        );
    }
}
