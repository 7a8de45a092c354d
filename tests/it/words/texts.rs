//! Texts that an author writes: each kind has a greatest length, which every way in refuses to exceed, and what reads
//! or lays them out takes time that grows with their length.

use crate::cli::program::{err, program};
use poda::export::svg::svg;
use poda::file::notation::{NotationErrorKind, read_whole};
use poda::file::run::{RunFaultKind, read_run};
use poda::file::{
    Diagnostic, DiagnosticKind, FileContent, Link, LinkError, LinkTarget, LinkView, LoadError, MAX_MOVES, TextKind,
    TextTooLong, load_exam_plan, load_file,
};
use poda::game::any::AnyGame;
use poda::game::{Game, GameView};
use poda::i18n::{Language, Words};
use poda::lecture::slide_text::parse;
use poda::messages::Message;
use poda::picture::fonts::missing_letters;
use poda::picture::palette::Theme;
use poda::picture::shape::point;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;
use std::time::Duration;

/// The text of a file with `{}` in the place of a text, the kind of this text, and the line and the column at which it
/// begins.
const FILES: [(TextKind, &str, (usize, usize)); 17] = [
    (TextKind::Title, "(version: 1, title: {}, game: Nim())", (1, 21)),
    (TextKind::Title, "(version: 1,\n title: (en: \"A\", es: {}), game: Nim())", (2, 23)),
    (TextKind::Notes, "(version: 1, notes: {}, game: Nim())", (1, 21)),
    (TextKind::Note, "(version: 1, game: Nim(),\nbookmarks: [(step: 1, note: {})])", (2, 29)),
    (TextKind::Node, "(version: 1, game: Tree(tree: [1, (name: {}, value: 2)]))", (1, 42)),
    (TextKind::Move, "(version: 1, game: Tree(tree: [1, (move: {}, value: 2)]))", (1, 42)),
    (TextKind::Node, "(version: 1, game: Tree(tree: (chance: [(1, 2), (3, (name: {}, value: 2))])))", (1, 60)),
    (TextKind::Node, "(version: 1, game: Tree(players: [\"A\", \"B\"], tree: [(name: {}, value: (1, 2))]))", (1, 60)),
    (TextKind::Player, "(version: 1, game: Tree(players: [\"A\", {}], tree: [(1, 2)]))", (1, 40)),
    (TextKind::Node, "[1, (name: {}, value: 2)]", (1, 12)),
    (TextKind::Title, "(version: 1, title: {}, lecture: [(lesson: \"a-to-n\")])", (1, 21)),
    (TextKind::Notes, "(version: 1, notes: {}, lecture: [(lesson: \"a-to-n\")])", (1, 21)),
    (TextKind::Title, "(version: 1, lecture: [(lesson: \"a-to-n\", title: {})])", (1, 50)),
    (TextKind::Note, "(version: 1, lecture: [(lesson: \"a-to-n\", note: {})])", (1, 49)),
    (TextKind::Title, "(version: 1, lecture: [(slide: (title: {}))])", (1, 40)),
    (TextKind::Slide, "(version: 1, lecture: [(slide: (text: {}))])", (1, 39)),
    (TextKind::Path, "(version: 1, lecture: [(file: {})])", (1, 31)),
];

const LESSONS: [&str; 1] = ["a-to-n"];

/// A text with this number of characters, of two bytes each.
fn text_of(chars: usize) -> String {
    "é".repeat(chars)
}

fn quoted(text: &str) -> String {
    format!("\"{text}\"")
}

/// Returns the only error, with its place.
fn only(error: &LoadError) -> (DiagnosticKind, (usize, usize)) {
    let [Diagnostic { line, column, kind }] = &error.diagnostics[..] else { panic!("{error:?}") };
    (kind.clone(), (*line, *column))
}

fn too_long(kind: TextKind) -> TextTooLong {
    TextTooLong { kind, chars: kind.max_chars() + 1 }
}

#[test]
fn every_text_of_a_file_may_be_as_long_as_its_kind_and_no_longer() {
    for (kind, file, place) in FILES {
        let with = |chars| file.replace("{}", &quoted(&text_of(chars)));
        let longest = load_file(with(kind.max_chars()).as_bytes(), &LESSONS);
        assert!(longest.is_ok(), "{file}: {longest:?}");
        let error = load_file(with(kind.max_chars() + 1).as_bytes(), &LESSONS).unwrap_err();
        assert_eq!(only(&error), (DiagnosticKind::TextTooLong(too_long(kind)), place), "{file}");
    }
    // Students are named in tables and on the command line.
    let of_files = TextKind::ALL.iter().filter(|kind| **kind != TextKind::Student);
    assert!(of_files.copied().all(|kind| FILES.iter().any(|(tried, ..)| *tried == kind)));
}

#[test]
fn a_plan_of_an_exam_has_titles_of_limited_length() {
    for plan in ["(version: 1, title: {}, exam: [])", "(version: 1, exam: [(lesson: \"a-to-n\", title: {})])"] {
        let with = |chars| plan.replace("{}", &quoted(&text_of(chars)));
        let longest = TextKind::Title.max_chars();
        assert!(load_exam_plan(with(longest).as_bytes(), &LESSONS).is_ok(), "{plan}");
        let error = load_exam_plan(with(longest + 1).as_bytes(), &LESSONS).unwrap_err();
        assert_eq!(only(&error).0, DiagnosticKind::TextTooLong(too_long(TextKind::Title)), "{plan}");
    }
}

#[test]
fn a_short_link_with_a_long_text_is_refused() {
    for (kind, file, _) in FILES {
        let text = file.replace("{}", &quoted(&"x".repeat(900_000)));
        let link = Link { target: LinkTarget::Lecture(text.into_bytes()), view: LinkView::default() }.to_string();
        assert!(link.len() < 2_000, "{file}");
        let opened = Link::parse_with_players(&link);
        let error = match opened {
            Err(LinkError::Text(error)) => error,
            Ok(Link { target: LinkTarget::Lecture(text), .. }) => load_file(&text, &LESSONS).unwrap_err(),
            other => panic!("{file}: {other:?}"),
        };
        let expected = TextTooLong { kind, chars: 900_000 };
        // A link carries the file without spaces between its parts, so the place is another one.
        assert_eq!(only(&error).0, DiagnosticKind::TextTooLong(expected), "{file}");
    }
}

/// Texts of trees in other notations, with `{}` in the place of a text.
const NOTATIONS: [(TextKind, &str); 13] = [
    (TextKind::Node, "{\"name\": \"{}\", \"children\": [1, 2]}"),
    (TextKind::Node, "{}(3 12)(2 4)"),
    (TextKind::Node, "A(B(3, 12), {}(2, 4))"),
    (TextKind::Node, "A\n  B 3 12\n  {} 2 4"),
    (TextKind::Node, "[A [{} [3] [12]] [C [2] [4]]]"),
    (TextKind::Node, "((3,12)B,(2,4){})A;"),
    (TextKind::Node, "digraph { A -> \"{}\"; \"{}\" -> {3 12} }"),
    (TextKind::Move, "digraph { A -> B [label=\"{}\"]; B -> {3 12}; A -> 4 }"),
    (TextKind::Move, "{}/l,3\n{}/r,12\nr/l,2\nr/r,4"),
    (
        TextKind::Title,
        "EFG 2 R \"{}\" { \"A\" \"B\" }\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 1 2 }\nt \"\" 2 \"\" { 3 4 }",
    ),
    (
        TextKind::Player,
        "EFG 2 R \"T\" { \"A\" \"{}\" }\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 1 2 }\nt \"\" 2 \"\" { 3 4 }",
    ),
    (
        TextKind::Move,
        "EFG 2 R \"T\" { \"A\" \"B\" }\np \"\" 1 1 \"\" { \"{}\" \"r\" } 0\nt \"\" 1 \"\" { 1 2 }\nt \"\" 2 \"\" { 3 4 }",
    ),
    (
        TextKind::Notes,
        "EFG 2 R \"T\" { \"A\" \"B\" }\n\"{}\"\np \"\" 1 1 \"\" { \"l\" \"r\" } 0\nt \"\" 1 \"\" { 1 2 }\nt \"\" 2 \"\" { 3 4 }",
    ),
];

#[test]
fn the_texts_of_every_notation_have_the_same_limits() {
    for (kind, tree) in NOTATIONS {
        let with = |chars: usize| tree.replace("{}", &text_of(chars));
        let longest = read_whole(&with(kind.max_chars()));
        assert!(longest.is_ok(), "{tree}: {longest:?}");
        let error = read_whole(&with(kind.max_chars() + 1)).unwrap_err();
        assert_eq!(
            only(&error).0,
            DiagnosticKind::Notation(NotationErrorKind::TextTooLong(too_long(kind))),
            "{tree}: {error:?}"
        );
    }
}

#[test]
fn the_texts_of_a_run_have_the_same_limits() {
    let header = r#"{"poda": "run", "version": 1, "position": "(version: 1, game: Nim())"}"#;
    let titled = r#"{"poda": "run", "version": 1, "title": "{}"}"#;
    let program = r#"{"poda": "run", "version": 1, "program": "{}"}"#;
    let entered = r#"{"e": "enter", "node": "{}", "side": "max"}"#;
    let with_state = r#"{"e": "enter", "state": "{}", "side": "max"}"#;
    let moved = r#"{"e": "enter", "move": "{}", "side": "max"}"#;
    let listed = r#"{"e": "enter", "moves": ["a", "{}"], "side": "max"}"#;
    let best = "{\"e\": \"enter\", \"side\": \"max\"}\n{\"e\": \"leave\", \"value\": 1, \"best\": \"{}\"}";
    let noted = "{\"e\": \"enter\", \"side\": \"max\"}\n{\"e\": \"note\", \"text\": \"{}\"}";
    for (kind, header, events) in [
        (TextKind::Title, titled, ""),
        (TextKind::Title, program, ""),
        (TextKind::Node, header, entered),
        (TextKind::Node, header, with_state),
        (TextKind::Move, header, moved),
        (TextKind::Move, header, listed),
        (TextKind::Move, header, best),
        (TextKind::Note, header, noted),
    ] {
        let run = |chars| format!("{header}\n{events}\n").replace("{}", &text_of(chars));
        let (_, fault) = read_run(run(kind.max_chars()).as_bytes());
        assert_eq!(fault, None, "{header} {events}");
        let (_, fault) = read_run(run(kind.max_chars() + 1).as_bytes());
        assert_eq!(fault.map(|fault| fault.kind), Some(RunFaultKind::TextTooLong(too_long(kind))), "{header} {events}");
    }
}

#[test]
fn what_is_too_long_is_said_in_both_languages_with_its_length_and_the_limit() {
    let mut said = Vec::new();
    for words in Language::AUTHORED.map(Words::new) {
        for &kind in TextKind::ALL {
            let sentence = DiagnosticKind::TextTooLong(too_long(kind)).sentence(&words);
            let numbers = [kind.max_chars() + 1, kind.max_chars()].map(|number| words.number(number as u64));
            assert!(numbers.iter().all(|number| sentence.contains(number)), "{sentence}");
            said.push(sentence);
        }
    }
    let count = said.len();
    said.sort();
    said.dedup();
    // Notes and a note differ in their limits as well.
    assert_eq!(said.len(), count, "{said:?}");
}

#[test]
fn the_command_line_says_where_a_text_is_too_long() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.ron");
    fs::write(&path, format!("(version: 1,\n title: {}, game: Nim())", quoted(&text_of(2_000)))).unwrap();
    let output = program(&["solve", path.to_str().unwrap()]).output().unwrap();
    let sentence = "2:9: This title has 2,000 characters; at most 1,000 were expected.";
    assert!(!output.status.success() && err(&output).contains(sentence), "{}", err(&output));
}

#[test]
fn a_file_plays_a_limited_number_of_moves() {
    let file = |count: usize| format!("(version: 1, game: Pig(), moves: [{}])", "\"roll\", \"1\", ".repeat(count / 2));
    assert!(load_file(file(MAX_MOVES).as_bytes(), &[]).is_ok());
    let error = load_file(file(MAX_MOVES + 2).as_bytes(), &[]).unwrap_err();
    assert_eq!(only(&error), (DiagnosticKind::TooManyMoves(MAX_MOVES + 2), (1, 34)));
}

#[test]
fn every_legal_move_is_found_by_its_name_and_no_other_move_is() {
    let game = |text: &str| match load_file(format!("(version: 1, game: {text})").as_bytes(), &[]) {
        Ok(FileContent::Document(document)) => document.position().clone(),
        other => panic!("{other:?}"),
    };
    let find = |position: &AnyGame, name: &str| position.move_named(name);
    for text in AnyGame::NAMES.iter().filter(|name| **name != "Tree").map(|name| format!("{name}()")) {
        let mut position = game(&text);
        for ply in 0..8 {
            let mut moves = Vec::new();
            position.legal_moves(&mut moves);
            for &mv in &moves {
                assert_eq!(find(&position, &position.move_name(mv)), Some(mv), "{text}");
            }
            for name in ["", "-", "99-1", "0-0", "+0-1", "0-+1", "00-1", "0-9999", "no such move"] {
                assert_eq!(find(&position, name), None, "{text}: {name}");
            }
            match moves.get(ply % moves.len().max(1)) {
                Some(&mv) => position = position.after(mv),
                None => break,
            }
        }
    }
}

/// The processor time that this thread has taken, which Linux reports, so that other work on the machine hardly counts.
/// It is told in steps of a few milliseconds.
fn taken() -> Duration {
    let times = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    Duration::from_nanos(times.split_whitespace().next().unwrap().parse().unwrap())
}

/// Many steps of [`taken`].
const LEAST_MEASURED: Duration = Duration::from_millis(50);

/// Returns the time that work takes, measured over so many repetitions that the steps of the clock hardly count.
fn time(mut work: impl FnMut()) -> Duration {
    let mut count = 1;
    loop {
        let begin = taken();
        (0..count).for_each(|_| work());
        let measured = taken().saturating_sub(begin);
        if LEAST_MEASURED <= measured {
            return measured / count;
        }
        count *= 2;
    }
}

/// How many times as long as a text is one that is compared with it, and the ratio of the times that is too much. Work
/// that grows with the square of the length takes 256 times as long.
const LONGER: usize = 16;
const TOO_MUCH: f64 = 80.0;

fn grows_with_its_length(name: &str, chars: usize, mut work: impl FnMut(usize)) {
    let mut measured = Vec::new();
    // Caches are shared with other work, so a ratio that is too large is measured again.
    for _ in 0..4 {
        let (short, long) = (time(|| work(chars)), time(|| work(LONGER * chars)));
        if long.as_secs_f64() < TOO_MUCH * short.as_secs_f64().max(1e-6) {
            return;
        }
        measured.push((short, long));
    }
    panic!("{name}: {measured:?}");
}

/// Parts of which long texts consist, each a danger for something that reads or lays out text.
const PARTS: [&str; 18] = [
    "*",
    "*a ",
    "_a ",
    "**a ",
    "__a ",
    "a* ",
    "`",
    "[a](b) ",
    "[",
    "<",
    "- a\n",
    "1. a\n",
    "a\n",
    "x",
    "word ",
    "e\u{301}",
    "\u{202e}a",
    "👍🏽 ",
];

fn repeated(part: &str, chars: usize) -> String {
    part.chars().cycle().take(chars).collect()
}

#[test]
fn the_emphasis_and_the_lists_of_a_slide_are_read_in_time_that_grows_with_its_length() {
    for part in PARTS {
        grows_with_its_length(part, 1_000, |chars| {
            std::hint::black_box(parse(&repeated(part, chars)));
        });
    }
}

#[test]
fn missing_letters_are_found_in_time_that_grows_with_the_text() {
    grows_with_its_length("ideographs", 1_250, |chars| {
        let text: String = ('\u{4e00}'..).take(chars).collect();
        std::hint::black_box(missing_letters(&text));
    });
}

#[test]
fn no_more_of_a_slide_is_drawn_than_is_seen() {
    let size = point(1920.0, 1080.0);
    for part in PARTS {
        let drawn = |chars| {
            let shapes = poda::lecture::slide_picture(&["T".to_owned(), repeated(part, chars)], size);
            svg(&shapes, size, Theme::Light).len()
        };
        let (some, many) = (drawn(4_000), drawn(40_000));
        assert!(many < 3 * some, "{part}: {some} bytes and {many} bytes");
    }
}

#[test]
fn a_lecture_of_the_longest_slides_is_rehearsed() {
    let mut entries = String::new();
    for part in ["*a ", "_a ", "- a\\n", "a\\n", "word "] {
        let text = part.repeat(TextKind::Slide.max_chars() / part.len());
        let _ = write!(entries, "(slide: (title: {}, text: {})),", quoted(&text_of(1_000)), quoted(&text));
    }
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("slides.ron");
    fs::write(&path, format!("(version: 1, lecture: [{entries}])")).unwrap();
    // The rehearsal is written into the folder that one is in.
    let output = program(&["rehearse", "slides.ron"]).current_dir(&folder).output().unwrap();
    assert!(output.status.success(), "{}", err(&output));
    assert!(folder.path().join("slides.rehearsal.pdf").exists());
}

/// Calls `read` with every file below a folder.
fn each_file(folder: &Path, read: &mut impl FnMut(&Path, &str)) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            each_file(&path, read);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            read(&path, &fs::read_to_string(&path).unwrap());
        }
    }
}

/// A text field lays out its text as a whole, and a text of any length can be pasted into it.
#[test]
fn every_text_field_of_the_window_has_a_greatest_length() {
    let mut fields = 0;
    let mut read = |path: &Path, code: &str| {
        let count = |part: &str| code.matches(part).count();
        let edits = count("TextEdit::singleline(") + count("TextEdit::multiline(");
        // In one file a single limit is set for the field of one line and that of several.
        let limits = count(".char_limit(") + usize::from(path.ends_with("panel/section.rs"));
        assert_eq!(edits, limits, "{}", path.display());
        fields += edits;
    };
    for member in ["src/window", "src/panels", "src/ui"] {
        each_file(Path::new(member), &mut read);
    }
    assert!(fields > 10, "{fields}");
}
