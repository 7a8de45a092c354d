//! The lessons that come with the program: the files of `examples/`, in teaching order.
//!
//! They are compiled into the program, so that no files have to be installed with it.

pub mod lectures;

use crate::document::Document;
use crate::file::{Link, LinkTarget, load};
use crate::i18n::{Language, Words};
use crate::text::nearest;
use std::sync::LazyLock;

/// The name of a lesson's file without its extension, and its text.
macro_rules! lesson {
    ($name:literal) => {
        ($name, include_str!(concat!("../examples/", $name, ".ron")))
    };
}

/// All lessons in teaching order.
const FILES: [(&str, &str); 58] = [
    lesson!("01-first-tree"),
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
    lesson!("57-tic-tac-toe-reply"),
    lesson!("58-tic-tac-toe-forced-reply"),
];

/// The groups in which lessons are listed: the message with the name of each, and the name of its first lesson.
const GROUPS: [(&str, &str); 13] = [
    ("lesson-group-trees", "first-tree"),
    ("lesson-group-pruning", "last-child"),
    ("lesson-group-tic-tac-toe", "open-lines-empty"),
    ("lesson-group-variants", "negamax"),
    ("lesson-group-limits", "end-game"),
    ("lesson-group-games", "connect-three"),
    ("lesson-group-weights", "weights"),
    ("lesson-group-mistakes", "negamax-extra-turn"),
    ("lesson-group-whole-game", "move-after-move"),
    ("lesson-group-order", "killer"),
    ("lesson-group-clever", "table"),
    ("lesson-group-levels", "beginner"),
    ("lesson-group-replies", "tic-tac-toe-reply"),
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

/// Returns all lessons in teaching order. The number of a lesson is its index.
///
/// # Panics
/// Panics if a lesson is no valid position file, which the tests rule out.
#[must_use]
pub fn all() -> &'static [Document] {
    &LESSONS
}

/// Returns the titles of all lessons in teaching order.
#[must_use]
pub fn titles(language: Language) -> &'static [String] {
    let which = Language::ALL.iter().position(|&other| other == language).unwrap_or_default();
    &TITLES[which]
}

/// Returns the text of a lesson's file.
///
/// # Panics
/// Panics if there is no lesson with this number.
#[must_use]
pub fn text(number: usize) -> &'static str {
    FILES[number].1
}

/// Returns the name of a lesson's file without its extension.
///
/// # Panics
/// Panics if there is no lesson with this number.
#[must_use]
pub fn file_name(number: usize) -> &'static str {
    FILES[number].0
}

/// Returns the permanent name of a lesson: the name of its file without the number, which may change.
///
/// # Panics
/// Panics if there is no lesson with this number.
#[must_use]
pub fn name(number: usize) -> &'static str {
    let file = file_name(number);
    file.split_once('-').map_or(file, |(_, name)| name)
}

/// Returns the permanent names of all lessons in teaching order.
#[must_use]
pub fn names() -> Vec<&'static str> {
    (0..FILES.len()).map(name).collect()
}

/// Returns the number of the lesson with a permanent name.
#[must_use]
pub fn by_name(wanted: &str) -> Option<usize> {
    (0..FILES.len()).find(|&number| name(number) == wanted)
}

/// Returns the number of the lesson with a name (`a-to-n`), a file number counted from 1 (`12`), or both (`12-a-to-n`).
#[must_use]
pub fn by_name_or_number(wanted: &str) -> Option<usize> {
    let is_meant =
        |&number: &usize| name(number) == wanted || file_name(number) == wanted || wanted.parse() == Ok(number + 1);
    (0..FILES.len()).find(is_meant)
}

/// A link names a lesson that does not exist.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownLesson {
    /// The name in the link.
    pub name: String,
    /// The name of a lesson that is spelled much like it.
    pub nearest: Option<&'static str>,
}

/// Returns the document that a link opens, and the number of the lesson if it is one.
///
/// # Errors
/// If there is no lesson with the name in the link.
pub fn linked(link: &Link) -> Result<(Document, Option<usize>), UnknownLesson> {
    match &link.target {
        LinkTarget::Document(document) => Ok(((**document).clone(), None)),
        LinkTarget::Lesson(wanted) => match by_name(wanted) {
            Some(number) => Ok((all()[number].clone(), Some(number))),
            None => Err(UnknownLesson { name: wanted.clone(), nearest: nearest(wanted, names()) }),
        },
    }
}

/// Returns the message with the name of the group in which a lesson is listed.
///
/// # Panics
/// Panics if there is no lesson with this number.
#[must_use]
pub fn group(number: usize) -> &'static str {
    let begun = (0..=number).rev().find_map(|before| GROUPS.iter().find(|&&(_, first)| first == name(before)));
    begun.expect("the first lesson begins a group").0
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

    /// Links, course pages and command lines refer to lessons by name. Names are added, but never changed.
    const NAMES: &str = "first-tree two-by-two layers five-levels three-by-three-minimax last-child first-cutoff \
        three-by-three-alpha-beta worst-value shallow-cutoff deep-cutoff a-to-n open-lines-empty open-lines-centre \
        open-lines-edges open-lines-crowded tic-tac-toe-move-1 tic-tac-toe-move-1-alpha-beta tic-tac-toe-move-2 \
        tic-tac-toe-move-3 tic-tac-toe-move-3-alpha-beta negamax a-to-n-negamax ties end-game depth-limit extra-turn \
        connect-three the-only-move othello-opening othello-pass kalah-another-turn kalah-end-game babilego-order \
        babilego-opening nim nim-misere weights othello-weights negamax-extra-turn always-negating wrong-bound last-best \
        move-after-move killer history table scout again quiet iterative-deepening aspiration mtdf beginner normal expert \
        tic-tac-toe-reply tic-tac-toe-forced-reply";

    #[test]
    fn lessons_keep_their_names_whatever_their_numbers() {
        let present: BTreeSet<&str> = (0..FILES.len()).map(name).collect();
        assert_eq!(present.len(), FILES.len(), "no two lessons have one name");
        assert_eq!(present, NAMES.split_whitespace().collect());
    }

    #[test]
    fn a_lesson_is_found_by_its_name_its_number_and_both() {
        for number in 0..FILES.len() {
            for wanted in [name(number), file_name(number), &(number + 1).to_string(), &format!("{:02}", number + 1)] {
                assert_eq!(by_name_or_number(wanted), Some(number), "{wanted}");
            }
        }
        for wanted in ["", "0", "-1", "1000", "a to n", "A-TO-N", "13-a-to-n", "a-to-n.ron"] {
            assert_eq!(by_name_or_number(wanted), None, "{wanted}");
        }
    }

    #[test]
    fn every_group_has_lessons_and_they_stand_together() {
        let mut listed: Vec<&str> = (0..FILES.len()).map(group).collect();
        listed.dedup();
        assert_eq!(listed, GROUPS.map(|(message, _)| message));
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
