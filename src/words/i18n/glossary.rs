//! The glossary: the terms of the subject, their names and meanings in each language, and their occurrences in a text.

use super::{Language, Words};
use crate::messages::languages::EachLanguage;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::LazyLock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GlossaryTerm(usize);

/// The ids of a term's messages: its name, its meaning, and its forms in a text, separated by `|`.
type Messages = [&'static str; 3];

/// All terms in teaching order: as far as possible, each meaning uses only earlier terms.
const TERMS: [Messages; 53] = [
    ["term-game-tree", "term-game-tree-says", "term-game-tree-forms"],
    ["term-node", "term-node-says", "term-node-forms"],
    ["term-root", "term-root-says", "term-root-forms"],
    ["term-child", "term-child-says", "term-child-forms"],
    ["term-leaf", "term-leaf-says", "term-leaf-forms"],
    ["term-max", "term-max-says", "term-max-forms"],
    ["term-min", "term-min-says", "term-min-forms"],
    ["term-ply", "term-ply-says", "term-ply-forms"],
    ["term-depth", "term-depth-says", "term-depth-forms"],
    ["term-terminal", "term-terminal-says", "term-terminal-forms"],
    ["term-evaluation", "term-evaluation-says", "term-evaluation-forms"],
    ["term-horizon", "term-horizon-says", "term-horizon-forms"],
    ["term-minimax-value", "term-minimax-value-says", "term-minimax-value-forms"],
    ["term-backed-up", "term-backed-up-says", "term-backed-up-forms"],
    ["term-principal-variation", "term-principal-variation-says", "term-principal-variation-forms"],
    ["term-alpha", "term-alpha-says", "term-alpha-forms"],
    ["term-beta", "term-beta-says", "term-beta-forms"],
    ["term-window", "term-window-says", "term-window-forms"],
    ["term-bound", "term-bound-says", "term-bound-forms"],
    ["term-pruning", "term-pruning-says", "term-pruning-forms"],
    ["term-cutoff", "term-cutoff-says", "term-cutoff-forms"],
    ["term-alpha-cutoff", "term-alpha-cutoff-says", "term-alpha-cutoff-forms"],
    ["term-beta-cutoff", "term-beta-cutoff-says", "term-beta-cutoff-forms"],
    ["term-shallow-cutoff", "term-shallow-cutoff-says", "term-shallow-cutoff-forms"],
    ["term-deep-cutoff", "term-deep-cutoff-says", "term-deep-cutoff-forms"],
    ["term-fail-soft", "term-fail-soft-says", "term-fail-soft-forms"],
    ["term-fail-hard", "term-fail-hard-says", "term-fail-hard-forms"],
    ["term-negamax", "term-negamax-says", "term-negamax-forms"],
    ["term-move-ordering", "term-move-ordering-says", "term-move-ordering-forms"],
    ["term-killer", "term-killer-says", "term-killer-forms"],
    ["term-history", "term-history-says", "term-history-forms"],
    ["term-table", "term-table-says", "term-table-forms"],
    ["term-scout", "term-scout-says", "term-scout-forms"],
    ["term-research", "term-research-says", "term-research-forms"],
    ["term-quiescence", "term-quiescence-says", "term-quiescence-forms"],
    ["term-iterative-deepening", "term-iterative-deepening-says", "term-iterative-deepening-forms"],
    ["term-aspiration", "term-aspiration-says", "term-aspiration-forms"],
    ["term-mtdf", "term-mtdf-says", "term-mtdf-forms"],
    ["term-chance-node", "term-chance-node-says", "term-chance-node-forms"],
    ["term-expected-value", "term-expected-value-says", "term-expected-value-forms"],
    ["term-expectiminimax", "term-expectiminimax-says", "term-expectiminimax-forms"],
    ["term-star1", "term-star1-says", "term-star1-forms"],
    ["term-star2", "term-star2-says", "term-star2-forms"],
    ["term-equilibrium", "term-equilibrium-says", "term-equilibrium-forms"],
    ["term-monte-carlo", "term-monte-carlo-says", "term-monte-carlo-forms"],
    ["term-iteration", "term-iteration-says", "term-iteration-forms"],
    ["term-rollout", "term-rollout-says", "term-rollout-forms"],
    ["term-visits", "term-visits-says", "term-visits-forms"],
    ["term-ucb1", "term-ucb1-says", "term-ucb1-forms"],
    ["term-exploration", "term-exploration-says", "term-exploration-forms"],
    ["term-prior", "term-prior-says", "term-prior-forms"],
    ["term-puct", "term-puct-says", "term-puct-forms"],
    ["term-robust-child", "term-robust-child-says", "term-robust-child-forms"],
];

impl GlossaryTerm {
    /// Returns all terms, in teaching order.
    pub fn all() -> impl ExactSizeIterator<Item = Self> {
        (0..TERMS.len()).map(Self)
    }

    pub fn name(self, words: &Words) -> String {
        words.text(TERMS[self.0][0])
    }

    /// Returns its meaning, in one or two sentences.
    pub fn meaning(self, words: &Words) -> String {
        words.text(TERMS[self.0][1])
    }

    fn forms(self, words: &Words) -> Vec<String> {
        words.text(TERMS[self.0][2]).split('|').map(|form| form.trim().to_owned()).collect()
    }
}

/// The forms of all terms in one language by their first letter in lower case, the longest first.
#[derive(Clone, Debug)]
pub struct TermForms(BTreeMap<Option<char>, Vec<(String, GlossaryTerm)>>);

static FORMS: LazyLock<EachLanguage<TermForms>> =
    LazyLock::new(|| EachLanguage::new(|language| TermForms::new(&Words::new(language))));

impl TermForms {
    pub fn of(language: Language) -> &'static Self {
        FORMS.get(language)
    }

    fn new(words: &Words) -> Self {
        let mut forms: Vec<_> =
            GlossaryTerm::all().flat_map(|term| term.forms(words).into_iter().map(move |form| (form, term))).collect();
        forms.sort_by_key(|(form, _)| std::cmp::Reverse(form.len()));
        let mut by_letter: BTreeMap<_, Vec<_>> = BTreeMap::new();
        for (form, term) in forms {
            by_letter.entry(first_letter(&form)).or_default().push((form, term));
        }
        Self(by_letter)
    }

    /// Returns the occurrences of terms in a text, as ranges of bytes, from left to right. The longest form wins: `beta
    /// cutoff` before `beta`.
    pub fn found(&self, text: &str) -> Vec<(Range<usize>, GlossaryTerm)> {
        let mut found = Vec::new();
        let mut from = 0;
        while let Some(at) = text[from..].find(char::is_alphanumeric).map(|at| from + at) {
            let rest = &text[at..];
            let is_used = |form: &str| begins_with(rest, form).is_some();
            let mut forms = self.0.get(&first_letter(rest)).into_iter().flatten();
            if let Some((form, term)) = forms.find(|(form, _)| is_used(form)) {
                let end = at + begins_with(rest, form).unwrap_or_default();
                found.push((at..end, *term));
                from = end;
            } else {
                // `alpha-beta` is one word, in which neither `alpha` nor `beta` counts as a term.
                let is_part = |letter: char| letter.is_alphanumeric() || letter == '-';
                from = at + rest.find(|letter: char| !is_part(letter)).unwrap_or(rest.len());
            }
        }
        found
    }
}

fn first_letter(text: &str) -> Option<char> {
    text.chars().next()?.to_lowercase().next()
}

/// Returns the length of a form in bytes if the text begins with it as a whole word. The first letter may be a capital.
fn begins_with(text: &str, form: &str) -> Option<usize> {
    let mut letters = text.chars();
    let mut length = 0;
    for (index, wanted) in form.chars().enumerate() {
        let letter = letters.next()?;
        let is_same = letter == wanted || (index == 0 && letter.to_lowercase().eq(wanted.to_lowercase()));
        if !is_same {
            return None;
        }
        length += letter.len_utf8();
    }
    let after = letters.next();
    // `alpha` is not a term in `alpha-beta`.
    let goes_on = after.is_some_and(char::is_alphanumeric)
        || (after == Some('-') && letters.next().is_some_and(char::is_alphabetic));
    (!goes_on).then_some(length)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn used(language: Language, text: &str) -> Vec<String> {
        TermForms::of(language).found(text).into_iter().map(|(range, _)| text[range].to_owned()).collect()
    }

    #[test]
    fn terms_are_found_as_whole_words_and_the_longest_first() {
        let text = "Leaves of MAX nodes: a beta cutoff, alpha-beta, α = 3, ply by ply, maximum, MTD(f).";
        assert_eq!(
            used(Language::ENGLISH, text),
            ["Leaves", "MAX", "nodes", "beta cutoff", "α", "ply", "ply", "MTD(f)"]
        );
        let text = "Las hojas: un corte alfa en un nodo MIN, dos medias jugadas; alfa-beta.";
        assert_eq!(used(Language::SPANISH, text), ["hojas", "corte alfa", "nodo", "MIN", "medias jugadas"]);
    }

    #[test]
    fn no_two_terms_share_a_name_or_a_form() {
        for language in Language::AUTHORED {
            let words = Words::new(language);
            let mut forms: Vec<String> =
                TermForms::new(&words).0.into_values().flatten().map(|(form, _)| form).collect();
            let count = forms.len();
            forms.sort();
            forms.dedup();
            assert_eq!(forms.len(), count, "{forms:?}");
            for term in GlossaryTerm::all() {
                let (name, meaning) = (term.name(&words), term.meaning(&words));
                assert!(meaning.ends_with(['.', '?']) && meaning.starts_with(char::is_uppercase), "{name}: {meaning}");
            }
        }
    }
}
