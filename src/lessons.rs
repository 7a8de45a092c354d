//! The lessons that come with the program: the files of `examples/`, in reading order.
//!
//! They are in the program itself, so that nothing has to be found on a disk. Knows no window.

use crate::file::{Document, load};
use crate::i18n::{Language, Words};
use std::sync::LazyLock;

/// A lesson's file: its name and its text.
macro_rules! lesson {
    ($name:literal) => {
        ($name, include_str!(concat!("../examples/", $name, ".ron")))
    };
}

/// All lessons, by the names of their files.
const FILES: [(&str, &str); 55] = [
    lesson!("01-tic-tac-toe-move-1"),
    lesson!("02-tic-tac-toe-move-1-alpha-beta"),
    lesson!("03-tic-tac-toe-move-2"),
    lesson!("04-tic-tac-toe-move-3"),
    lesson!("05-tic-tac-toe-move-3-alpha-beta"),
    lesson!("06-open-lines-empty"),
    lesson!("07-open-lines-centre"),
    lesson!("08-open-lines-edges"),
    lesson!("09-open-lines-crowded"),
    lesson!("10-two-by-two"),
    lesson!("11-layers"),
    lesson!("12-five-levels"),
    lesson!("13-three-by-three-minimax"),
    lesson!("14-three-by-three-alpha-beta"),
    lesson!("15-last-child"),
    lesson!("16-worst-value"),
    lesson!("17-first-cutoff"),
    lesson!("18-shallow-cutoff"),
    lesson!("19-deep-cutoff"),
    lesson!("20-a-to-n"),
    lesson!("21-negamax"),
    lesson!("22-a-to-n-negamax"),
    lesson!("23-ties"),
    lesson!("24-end-game"),
    lesson!("25-depth-limit"),
    lesson!("26-extra-turn"),
    lesson!("27-connect-three"),
    lesson!("28-the-only-move"),
    lesson!("29-othello-opening"),
    lesson!("30-othello-pass"),
    lesson!("31-kalah-another-turn"),
    lesson!("32-kalah-end-game"),
    lesson!("33-babilego-order"),
    lesson!("34-babilego-opening"),
    lesson!("35-nim"),
    lesson!("36-nim-misere"),
    lesson!("37-weights"),
    lesson!("38-othello-weights"),
    lesson!("39-negamax-extra-turn"),
    lesson!("40-always-negating"),
    lesson!("41-wrong-bound"),
    lesson!("42-last-best"),
    lesson!("43-move-after-move"),
    lesson!("44-killer"),
    lesson!("45-history"),
    lesson!("46-table"),
    lesson!("47-scout"),
    lesson!("48-again"),
    lesson!("49-quiet"),
    lesson!("50-iterative-deepening"),
    lesson!("51-aspiration"),
    lesson!("52-mtdf"),
    lesson!("53-beginner"),
    lesson!("54-normal"),
    lesson!("55-expert"),
];

static LESSONS: LazyLock<Vec<Document>> = LazyLock::new(|| {
    let read = |&(name, text): &(&str, &str)| match load(text.as_bytes()) {
        Ok(document) => document,
        Err(error) => panic!("the lesson {name} is a position file: {error}"),
    };
    FILES.iter().map(read).collect()
});

static TITLES: LazyLock<[Vec<String>; Language::ALL.len()]> = LazyLock::new(|| {
    Language::ALL.map(|language| {
        let untitled = Words::new(language).text("document-untitled");
        let title = |lesson: &Document| {
            lesson.title.as_ref().map_or_else(|| untitled.clone(), |title| title.in_language(language).to_owned())
        };
        LESSONS.iter().map(title).collect()
    })
});

/// All lessons, in reading order.
///
/// # Panics
/// If a lesson is no position file: a fault of the build, which the tests find.
#[must_use]
pub fn all() -> &'static [Document] {
    &LESSONS
}

/// What they are called.
#[must_use]
pub fn titles(language: Language) -> &'static [String] {
    let which = Language::ALL.iter().position(|&other| other == language).unwrap_or_default();
    &TITLES[which]
}

/// What a lesson's file is called, without its ending.
#[must_use]
pub fn file_name(number: usize) -> &'static str {
    FILES[number].0
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn every_file_of_the_examples_is_a_lesson_and_in_order() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/examples");
        let found: BTreeSet<String> = std::fs::read_dir(folder)
            .unwrap()
            .map(|entry| entry.unwrap().file_name().into_string().unwrap())
            .filter_map(|name| name.strip_suffix(".ron").map(str::to_owned))
            .collect();
        let bundled: Vec<String> = FILES.iter().map(|&(name, _)| name.to_owned()).collect();
        assert_eq!(bundled, Vec::from_iter(found));
    }

    #[test]
    fn every_lesson_has_a_title_of_its_own_in_both_languages() {
        for language in Language::ALL {
            let titles = titles(language);
            assert_eq!(titles.len(), all().len());
            assert_eq!(BTreeSet::from_iter(titles).len(), titles.len(), "{titles:?}");
        }
    }
}
