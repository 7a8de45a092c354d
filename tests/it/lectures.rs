//! Lecture files: what is read, what is refused and where, and what the bundled ones show from their first entry to their last.

use poda::document::{EntrySource, Lecture, LectureEntry, LocalizedText};
use poda::file::{FileContent, LoadError, LoadedLecture, load, load_file, save_lecture};
use poda::game::Game;
use poda::i18n::diagnostics::placed_sentences;
use poda::i18n::{Language, Words};
use poda::lessons::{self, lectures};
use poda::trace::recorder::record;
use poda::trace::{NodeId, TimelineStep};
use std::process::Command;

fn read(text: &str) -> Result<LoadedLecture, LoadError> {
    match load_file(text.as_bytes(), &lessons::names())? {
        FileContent::Lecture(loaded) => Ok(loaded),
        FileContent::Document(document) => panic!("{text} is read as a position: {document:?}"),
    }
}

/// What is said of a faulty text, each sentence after its line and column.
fn faults(error: &LoadError, language: Language) -> Vec<String> {
    let said = placed_sentences(&Words::new(language), error).into_iter();
    said.map(|(place, sentence)| {
        place.map_or(sentence.clone(), |(line, column)| format!("{line}:{column}: {sentence}"))
    })
    .collect()
}

const SMALL: &str = "(
    version: 1,
    title: (en: \"One\", es: \"Uno\"),
    lecture: [
        (lesson: \"a-to-n\", step: 33),
        (file: \"week 1/mine.ron\", note: \"ours\"),
        (lesson: \"nim\", note: (en: \"Nim\", es: \"El nim\")),
    ],
)
";

#[test]
fn a_lecture_is_read_with_the_place_of_every_entry_and_saved_as_it_was() {
    let LoadedLecture { lecture, locations } = read(SMALL).unwrap();
    let entry = |source, step: Option<usize>, note: Option<&str>| LectureEntry {
        source,
        step: step.map(TimelineStep::new),
        note: note.map(|note| LocalizedText::Same(note.to_owned())),
    };
    assert_eq!(lecture.entries[0], entry(EntrySource::Lesson("a-to-n".to_owned()), Some(33), None));
    assert_eq!(lecture.entries[1], entry(EntrySource::File("week 1/mine.ron".to_owned()), None, Some("ours")));
    assert_eq!(lecture.entries[2].note.as_ref().unwrap().in_language(Language::Spanish), "El nim");
    assert_eq!(locations, [(5, 18), (6, 16), (7, 18)]);
    assert_eq!(save_lecture(&lecture), SMALL);
    assert_eq!(read(&save_lecture(&lecture)).unwrap().lecture, lecture);
}

#[test]
fn awkward_texts_survive_being_saved() {
    let text = |text: &str| Some(LocalizedText::Same(text.to_owned()));
    let lecture = Lecture {
        title: text("\"quoted\" \\ back"),
        notes: text("two\nlines"),
        entries: vec![LectureEntry {
            source: EntrySource::File("a \"b\"\\c\n.ron".to_owned()),
            step: Some(TimelineStep::new(0)),
            note: text("x\ny"),
        }],
    };
    assert_eq!(read(&save_lecture(&lecture)).unwrap().lecture, lecture);
}

/// Faulty lectures, each with all that is said of it.
const FAULTY: &[(&str, &[&str])] = &[
    ("(version: 1, lecture: [])", &["1:23: This lecture is empty; at least one lesson or file was expected."]),
    (
        "(version: 1, lecture: [(lesson: \"a-to-m\"), (lesson: \"12-a-to-n\"), (lesson: \"Nim\"), (lesson: \"chess\")])",
        &[
            "1:33: There is no lesson `a-to-m`; expected the name of a lesson without its number, perhaps `a-to-n`.",
            "1:53: There is no lesson `12-a-to-n`; expected the name of a lesson without its number, perhaps `a-to-n`.",
            "1:76: There is no lesson `Nim`; expected the name of a lesson without its number, perhaps `nim`.",
            "1:93: There is no lesson `chess`; expected the name of a lesson without its number, such as `a-to-n`.",
        ],
    ),
    (
        "(version: 1, lecture: [(step: 3), (lesson: \"nim\", file: \"a.ron\")])",
        &[
            "1:24: This entry has neither `lesson` nor `file`; exactly one of them was expected.",
            "1:35: This entry has both `lesson` and `file`; exactly one of them was expected.",
        ],
    ),
    (
        "(version: 1, game: Nim(), lecture: [(lesson: \"nim\")])",
        &["1:20: This file has both `lecture` and `game`; exactly one of them was expected."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\")], search: (depth: 2), bookmarks: [])",
        &[
            "1:50: `search` belongs to a position; beside `lecture`, only `title` and `notes` were expected.",
            "1:73: `bookmarks` belongs to a position; beside `lecture`, only `title` and `notes` were expected.",
        ],
    ),
    (
        "(version: 1, lecture: [(file: \" \")])",
        &["1:31: The path of this file is empty; a path such as `mine.ron` was expected."],
    ),
    (
        "(version: 1, lecture: \"nim\")",
        &[
            "1:23: Expected a list of lessons and files, such as `[(lesson: \"a-to-n\", step: 33), (file: \"mine.ron\")]`, found the string `\"nim\"`.",
        ],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", slide: 3)])",
        &["1:40: There is no field `slide` here; expected one of `lesson`, `file`, `step`, `note`."],
    ),
    (
        "(version: 1, lecture: [(lesson: \"nim\", step: -1)])",
        &["1:46: `-1` is not possible here; a whole number was expected, 0 or more."],
    ),
    ("(version: 2, lecture: [])", &["1:11: This file has version `2`; only version `1` can be read."]),
];

#[test]
fn every_fault_of_a_lecture_is_said_with_its_place() {
    for (text, expected) in FAULTY {
        let error = read(text).expect_err(text);
        let said = faults(&error, Language::English);
        assert_eq!(said.len(), expected.len(), "{text}: {said:#?}");
        for (said, expected) in said.iter().zip(*expected) {
            assert_eq!(said, expected, "{text}");
        }
        assert_ne!(said, faults(&error, Language::Spanish), "{text}");
    }
}

#[test]
fn where_a_position_is_expected_a_lecture_says_what_it_is() {
    let error = load(SMALL.as_bytes()).unwrap_err();
    let said = faults(&error, Language::English);
    assert_eq!(said.len(), 1);
    assert!(said[0].starts_with("4:14: This is a lecture: it lists lessons and files"), "{}", said[0]);
    assert!(faults(&error, Language::Spanish)[0].contains("Esto es una clase"));
}

#[test]
fn without_a_game_a_lecture_is_not_guessed() {
    let error = load_file(b"(version: 1, title: \"x\")", &lessons::names()).unwrap_err();
    assert!(faults(&error, Language::English)[0].contains("`game`"));
}

#[test]
fn a_bundled_lecture_shows_lessons_at_steps_that_they_have() {
    for (number, lecture) in lectures::all().iter().enumerate() {
        let name = lectures::name(number);
        assert!(lecture.title.is_some() && lecture.entries.len() > 1, "{name}");
        for entry in &lecture.entries {
            let EntrySource::Lesson(lesson) = &entry.source else { panic!("{name} names a file") };
            let lesson = &lessons::all()[lessons::by_name(lesson).unwrap()];
            let recording = record(&lesson.search, lesson.position(), 100_000);
            assert!(entry.step.is_none_or(|step| step.get() <= recording.trace().len()), "{name}");
        }
        assert_eq!(read(&save_lecture(lecture)).unwrap().lecture, **lecture, "{name}");
    }
}

/// The entries of the lectures' own game: the board that is searched, the value, and the moves worth it.
const GAME: [(&str, [&str; 3], &str, &[&str]); 6] = [
    ("tic-tac-toe-move-1", ["...", "...", "..."], "1", &["4"]),
    ("tic-tac-toe-reply", ["...", ".X.", "..."], "3", &["0"]),
    ("tic-tac-toe-move-2", [".O.", ".X.", "..."], "1", &["0", "6"]),
    ("tic-tac-toe-forced-reply", [".O.", ".X.", "X.."], "3", &["2"]),
    ("tic-tac-toe-move-3", [".OO", ".X.", "X.."], "1", &["0"]),
    ("move-after-move", ["XOO", ".X.", "X.."], "+∞", &["3", "7", "8", "5"]),
];

#[test]
fn the_lectures_game_runs_through_from_each_search_to_the_next() {
    let lecture = &lectures::all()[lectures::by_name("tic-tac-toe-game").unwrap()];
    assert_eq!(lecture.entries.len(), GAME.len());
    for (entry, (name, rows, value, best)) in lecture.entries.iter().zip(GAME) {
        assert_eq!(entry.source, EntrySource::Lesson(name.to_owned()));
        let lesson = &lessons::all()[lessons::by_name(name).unwrap()];
        let cells = "cells: [0, 3, 6, 7, 8, 5, 2, 1, 4]";
        let text = format!("(version: 1, game: TicTacToe(board: {rows:?}, {cells}))");
        assert_eq!(load(text.as_bytes()).unwrap().position().key(), lesson.position().key(), "{name}");
        let recording = record(&lesson.search, lesson.position(), 100_000);
        let (trace, end) = (recording.trace(), recording.trace().at(recording.trace().len()));
        let worth = |node| end.proved(node).to_string();
        assert_eq!(worth(NodeId::ROOT), value, "{name}");
        let moves: Vec<_> = trace.children(NodeId::ROOT).filter(|&child| worth(child) == value).collect();
        assert_eq!(moves.iter().map(|&child| recording.id(child)).collect::<Vec<_>>(), best, "{name}");
    }
    // Every search begins one move after the one before it.
    let boards = GAME.map(|(_, rows, ..)| rows.concat());
    for (before, after) in boards.windows(2).map(|pair| (&pair[0], &pair[1])) {
        let added = before.bytes().zip(after.bytes()).filter(|(before, after)| before != after).count();
        assert_eq!(added, 1, "{before} {after}");
    }
}

#[test]
fn the_command_line_says_of_a_lecture_what_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("course.ron");
    std::fs::write(&file, SMALL).unwrap();
    for command in ["solve", "trace"] {
        for (lecture, place) in [(file.to_str().unwrap(), ":4:14: "), ("tic-tac-toe-game", ": ")] {
            let output = Command::new(env!("CARGO_BIN_EXE_poda")).args([command, lecture]).output().unwrap();
            let said = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{command} {lecture}: {said}");
            assert!(said.contains(&format!("{place}This is a lecture")), "{command} {lecture}: {said}");
        }
    }
}
