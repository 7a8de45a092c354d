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
    lesson!("02-two-by-two"),
    lesson!("03-layers"),
    lesson!("04-five-levels"),
    lesson!("05-three-by-three-minimax"),
    lesson!("06-last-child"),
    lesson!("07-first-cutoff"),
    lesson!("08-three-by-three-alpha-beta"),
    lesson!("09-worst-value"),
    lesson!("10-shallow-cutoff"),
    lesson!("11-deep-cutoff"),
    lesson!("12-a-to-n"),
    lesson!("13-open-lines-empty"),
    lesson!("14-open-lines-centre"),
    lesson!("15-open-lines-edges"),
    lesson!("16-open-lines-crowded"),
    lesson!("17-tic-tac-toe-move-1"),
    lesson!("18-tic-tac-toe-move-1-alpha-beta"),
    lesson!("19-tic-tac-toe-move-2"),
    lesson!("20-tic-tac-toe-move-3"),
    lesson!("21-tic-tac-toe-move-3-alpha-beta"),
    lesson!("22-negamax"),
    lesson!("23-a-to-n-negamax"),
    lesson!("24-ties"),
    lesson!("25-end-game"),
    lesson!("26-depth-limit"),
    lesson!("27-extra-turn"),
    lesson!("28-connect-three"),
    lesson!("29-the-only-move"),
    lesson!("30-othello-opening"),
    lesson!("31-othello-pass"),
    lesson!("32-kalah-another-turn"),
    lesson!("33-kalah-end-game"),
    lesson!("34-babilego-order"),
    lesson!("35-babilego-opening"),
    lesson!("36-nim"),
    lesson!("37-nim-misere"),
    lesson!("38-weights"),
    lesson!("39-othello-weights"),
    lesson!("40-negamax-extra-turn"),
    lesson!("41-always-negating"),
    lesson!("42-wrong-bound"),
    lesson!("43-last-best"),
    lesson!("44-move-after-move"),
    lesson!("45-killer"),
    lesson!("46-history"),
    lesson!("47-table"),
    lesson!("48-scout"),
    lesson!("49-again"),
    lesson!("50-quiet"),
    lesson!("51-iterative-deepening"),
    lesson!("52-aspiration"),
    lesson!("53-mtdf"),
    lesson!("54-beginner"),
    lesson!("55-normal"),
    lesson!("56-expert"),
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
