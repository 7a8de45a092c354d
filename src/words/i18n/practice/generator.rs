//! Sentences about the contents of a generated exercise, and about why no exercise was generated.

use crate::i18n::message_args::yes_or_no;
use crate::i18n::{Words, localized};
use crate::practice::generator::{Contents, Generated, Impossible, NotGenerated, Wish};
use poda_core::document::LocalizedText;
use std::fmt::Display;

/// Returns the title of an exercise, given its seed or the code of its paper, in every language.
pub fn exercise_title(seed: impl Display) -> LocalizedText {
    localized(|words| words.fill("generated-title", &[("seed", seed.to_string().into())]))
}

/// Returns a sentence for each count of the contents of an exercise.
pub fn contents_sentences(words: &Words, contents: &Contents) -> Vec<String> {
    let Contents { shallow, deep, equal, at_last_child, saves_subtree, chance, star1, ties, root } = *contents;
    let mut sentences = vec![
        words.fill("generated-shallow", &[("count", shallow.into())]),
        words.fill("generated-deep", &[("count", deep.into())]),
        words.fill("generated-equal", &[("count", equal.into())]),
        words.fill("generated-saves-subtree", &[("count", saves_subtree.into())]),
        words.fill("generated-at-last-child", &[("count", at_last_child.into())]),
        words.fill("generated-ties", &[("count", ties.into())]),
        words.fill("generated-root", &[("care", yes_or_no(root.needs_care()))]),
    ];
    if 0 < chance {
        sentences.push(words.fill("generated-chance", &[("count", chance.into())]));
        sentences.push(words.fill("generated-star1", &[("count", star1.into())]));
    }
    sentences
}

/// Returns why no exercise was generated: every reason why it is impossible, or the contents of the nearest exercise.
pub fn not_generated_sentences(words: &Words, not_generated: &NotGenerated) -> Vec<String> {
    match not_generated {
        NotGenerated::Impossible(reasons) => reasons.iter().map(|reason| impossible_sentence(words, *reason)).collect(),
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
    words.fill("generated-not-found", &[("tried", words.number(tried as u64).into())])
}

/// Returns why wishes are impossible, and what is possible.
pub fn impossible_sentence(words: &Words, reason: Impossible) -> String {
    match reason {
        Impossible::NotByHand { .. } => words.text("impossible-not-by-hand"),
        Impossible::OutOfRange { name, min, max } => {
            let [min, max] = [min, max].map(|end| end.to_string());
            let args = [("name", name.into()), ("least", min.into()), ("most", max.into())];
            words.fill("impossible-out-of-range", &args)
        }
        Impossible::NothingIsPruned { .. } => words.text("impossible-nothing-is-pruned"),
        Impossible::TooShallow { wish, depth, needed } => words.fill(
            "impossible-too-shallow",
            &[("wish", selector(wish).into()), ("depth", depth.into()), ("needed", needed.into())],
        ),
        Impossible::OneChild { wish } => words.fill("impossible-one-child", &[("wish", selector(wish).into())]),
        Impossible::TooMany { wish, wished, max } => words.fill(
            "impossible-too-many",
            &[("wish", selector(wish).into()), ("wished", wished.to_string().into()), ("most", max.to_string().into())],
        ),
        Impossible::MoreThanCutoffs { wish, wished, cutoffs } => words.fill(
            "impossible-more-than-cutoffs",
            &[
                ("wish", selector(wish).into()),
                ("wished", wished.to_string().into()),
                ("cutoffs", cutoffs.to_string().into()),
            ],
        ),
        Impossible::OtherPlayers => words.text("impossible-other-players"),
        Impossible::NotOfPlayers => words.text("impossible-not-of-players"),
        Impossible::NoChance => words.text("impossible-no-chance"),
        Impossible::TiesDoNotCut => words.text("impossible-ties-do-not-cut"),
        Impossible::NoTiesWithBounds => words.text("impossible-no-ties-with-bounds"),
        Impossible::TooFewValues { wish: None, values, needed } => words.fill(
            "impossible-too-few-values",
            &[("values", words.number(values).into()), ("needed", words.number(needed).into())],
        ),
        Impossible::TooFewValues { wish: Some(_), values, needed } => words.fill(
            "impossible-too-few-values-for-care",
            &[("values", values.into()), ("needed", words.number(needed).into())],
        ),
        Impossible::TooManyNodes { max } => {
            words.fill("impossible-too-many-nodes", &[("most", words.number(max as u64).into())])
        }
        Impossible::NoLine { connect, longest } => {
            let connect = ("connect", connect.to_string().into());
            words.fill("impossible-no-line", &[connect, ("longest", longest.to_string().into())])
        }
    }
}

/// Returns the selector of a wish, by which messages choose a variant.
fn selector(wish: Wish) -> &'static str {
    if wish == Wish::ShallowAndDeep { "both" } else { wish.into() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::i18n::Language;
    use crate::practice::generator::generate;
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
                let [en, es] = Language::AUTHORED.map(|language| impossible_sentence(&Words::new(language), reason));
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
