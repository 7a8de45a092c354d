//! The messages for position files that cannot be loaded: the position, what is wrong, and what is expected.

mod counts;
mod discs;
mod meaning;
mod moves;
mod practice;
mod shape;
mod weights;

use counts::{BABILEGO, KALAH, NIM, PIG, TILES};
use discs::{COLUMNS, DISCS};
use meaning::{BOARDS, NODES, SEARCHES};
use moves::MOVES;
use poda::file::{DiagnosticKind, LoadError, MAX_DIAGNOSTICS, Unexpected, load, load_tree};
use poda::i18n::diagnostics::{placed_sentences, sentences};
use poda::i18n::{Language, Words};
use poda::messages::Message;
use poda::search::SearchConfig;
use practice::{PRACTICES, READINGS};
use shape::{KINDS, SYNTAX};
use std::fmt::Write;
use weights::WEIGHTS;

/// Texts, and the messages for each.
type Cases = &'static [(&'static str, &'static [&'static str])];

/// Returns the messages as the command line prints them after the name of the file.
fn messages(error: &LoadError) -> Vec<String> {
    let messages = placed_sentences(&Words::new(Language::ENGLISH), error).into_iter();
    messages
        .map(|(place, sentence)| match place {
            Some((line, column)) => format!("{line}:{column}: {sentence}"),
            None => sentence,
        })
        .collect()
}

/// Loads each text inserted into a file and compares the messages. `SETTINGS` in a message are the names of all
/// settings of a search.
fn check(cases: Cases, surround: impl Fn(&str) -> String) {
    let settings: Vec<String> = SearchConfig::SETTINGS.iter().map(|row| format!("`{}`", row.name)).collect();
    let settings = settings.join(", ");
    for (text, expected) in cases {
        let whole = surround(text);
        let error = load(whole.as_bytes()).expect_err(&whole);
        let expected: Vec<String> = expected.iter().map(|message| message.replace("SETTINGS", &settings)).collect();
        assert_eq!(messages(&error), expected, "{whole}");
        // Spanish says as much, and other words.
        let [english, spanish] = Language::AUTHORED.map(|language| sentences(&Words::new(language), &error));
        assert_eq!(english.len(), spanish.len());
        assert!(english.iter().zip(&spanish).all(|(english, spanish)| english != spanish), "{spanish:?}");
    }
}

#[test]
fn syntax_errors_are_reported_with_their_position() {
    check(SYNTAX, str::to_owned);
}

#[test]
fn schema_errors_are_reported_with_their_position() {
    check(KINDS, str::to_owned);
}

#[test]
fn errors_in_nodes_are_reported_with_their_position() {
    check(NODES, |tree| format!("(version: 1, game: Tree(tree: {tree}))"));
}

#[test]
fn errors_in_moves_are_reported_with_their_position() {
    check(MOVES, |game| format!("(version: 1, {game})"));
}

#[test]
fn errors_in_practice_are_reported_with_their_position() {
    check(PRACTICES, |practice| format!("(version: 1, game: Nim(), practice: {practice})"));
    check(READINGS, |reading| format!("(version: 1, game: Nim(), reading: {reading})"));
}

#[test]
fn errors_in_boards_are_reported_with_their_position() {
    check(BOARDS, |fields| format!("(version: 1, game: TicTacToe({fields}))"));
}

#[test]
fn errors_in_boards_of_connect_four_are_reported_with_their_position() {
    check(COLUMNS, |fields| format!("(version: 1, game: ConnectFour({fields}))"));
}

#[test]
fn errors_in_boards_of_othello_are_reported_with_their_position() {
    check(DISCS, |fields| format!("(version: 1, game: Othello({fields}))"));
}

#[test]
fn errors_in_pits_and_piles_are_reported_with_their_position() {
    check(KALAH, |fields| format!("(version: 1, game: Kalah({fields}))"));
    check(BABILEGO, |fields| format!("(version: 1, game: Babilego({fields}))"));
    check(NIM, |fields| format!("(version: 1, game: Nim({fields}))"));
    check(PIG, |fields| format!("(version: 1, game: Pig({fields}))"));
    check(TILES, |fields| format!("(version: 1, game: Twenty48({fields}))"));
}

#[test]
fn the_number_of_tokens_in_an_overfull_pit_is_reported() {
    let text = format!("(version: 1, game: Babilego(south: [[{}]], north: [[]]))", "1, ".repeat(300_000));
    let error = load(text.as_bytes()).unwrap_err();
    assert_eq!(messages(&error), ["1:37: This pit holds 300,000 tokens; 256 at most were expected."]);
}

#[test]
fn errors_in_weights_are_reported_with_their_position() {
    check(WEIGHTS, |evaluation| format!("(version: 1, game: TicTacToe(evaluation: {evaluation}))"));
}

#[test]
fn each_game_has_weights_for_its_own_features() {
    for (game, feature, expected) in [
        ("TicTacToe", "threes", "`twos`, `ones`, `centre`, `corners`"),
        ("ConnectFour", "corners", "`fives`, `fours`, `threes`, `twos`, `ones`, `centre`"),
        ("Othello", "twos", "`corners`, `mobility`, `edges`, `discs`"),
    ] {
        let text = format!("(version: 1,\ngame: {game}(evaluation: Weighted({feature}: 1)))");
        let column = text.find(feature).unwrap() - text.find('\n').unwrap();
        let place = format!("2:{column}: There is no field `{feature}` here; expected one of {expected}.");
        assert_eq!(messages(&load(text.as_bytes()).unwrap_err()), [place]);
    }
}

#[test]
fn errors_in_the_search_are_reported_with_their_position() {
    check(SEARCHES, |field| format!("(version: 1, game: Tree(tree: [1, [2]]),\n {field})"));
}

#[test]
fn the_depth_of_a_tree_that_is_too_deep_is_reported() {
    let lists = |levels: usize| format!("{}1{}", "[".repeat(levels - 1), "]".repeat(levels - 1));
    assert_eq!(
        messages(&load_tree(&lists(1_500)).unwrap_err()),
        ["1:1101: The tree has 1,500 levels; 1,100 at most were expected, and this node is beyond."]
    );
    assert_eq!(
        messages(&load_tree(&lists(9_000)).unwrap_err()),
        ["1:2227: Too many nested brackets: a tree has 1,100 levels at most."]
    );
}

/// Files with fields that are left out where `#` is.
const WITHOUT_FIELDS: [&str; 24] = [
    "(version: 1, #)",
    "(version: 1, game: Tree(#))",
    "(version: 1, game: Tree(tree: [1, (#)]))",
    "(version: 1, game: TicTacToe(#))",
    "(version: 1, game: TicTacToe(evaluation: Weighted(#)))",
    "(version: 1, game: ConnectFour(#))",
    "(version: 1, game: ConnectFour(evaluation: Weighted(#)))",
    "(version: 1, game: Othello(#))",
    "(version: 1, game: Othello(evaluation: Weighted(#)))",
    "(version: 1, game: Kalah(#))",
    "(version: 1, game: Babilego(#))",
    "(version: 1, game: Nim(#))",
    "(version: 1, game: Pig(#))",
    "(version: 1, game: Twenty48(#))",
    "(version: 1, game: Twenty48(evaluation: Weighted(#)))",
    "(version: 1, game: Nim(), title: (#))",
    "(version: 1, game: Nim(), search: (#))",
    "(version: 1, game: Nim(), search: (quiet: (#)))",
    "(version: 1, game: Nim(), bookmarks: [(#)])",
    "(version: 1, game: Nim(), practice: (#))",
    "(version: 1, game: Nim(), practice: (questions: [(#)]))",
    "(version: 1, game: Nim(), practice: (wishes: (#)))",
    "(version: 1, game: Nim(), practice: (wishes: (game: Tree(#))))",
    "(version: 1, game: Nim(), practice: (wishes: (game: Kalah(#))))",
];

#[test]
fn every_field_that_is_possible_is_read() {
    let kind = |text: &str, field: &str| {
        let error = load(text.replace('#', field).as_bytes()).expect_err(field);
        (error.diagnostics[0].column, error.diagnostics[0].kind.clone())
    };
    for text in WITHOUT_FIELDS {
        let DiagnosticKind::UnknownField { expected, .. } = kind(text, "impossible: 1").1 else { panic!("{text}") };
        for name in expected.iter().filter(|name| !["version", "lecture"].contains(name)) {
            let (column, kind) = kind(text, &format!("{name}: {{}}"));
            let at = text.find('#').unwrap() + name.len() + ": ".len() + 1;
            assert_eq!(column, at, "{name} in {text}");
            assert!(
                matches!(kind, DiagnosticKind::WrongKind { found: Unexpected::Map, .. }),
                "{name} in {text}: {kind:?}"
            );
        }
    }
}

#[test]
fn every_message_exists_in_both_languages() {
    let keys = |messages: &'static str| -> Vec<&str> {
        messages.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key).collect()
    };
    let [english, spanish] = [
        include_str!("../../../../assets/locales/en/diagnostics.ftl"),
        include_str!("../../../../assets/locales/es/diagnostics.ftl"),
    ];
    assert_eq!(keys(english), keys(spanish));
}

#[test]
fn twenty_errors_are_reported_and_the_others_counted() {
    let error = load_tree(&format!("[{}]", "NaN,\n".repeat(30))).unwrap_err();
    let messages = messages(&error);
    assert_eq!((error.diagnostics.len(), error.omitted, messages.len()), (MAX_DIAGNOSTICS, 10, MAX_DIAGNOSTICS + 1));
    assert_eq!(messages[1], "2:1: NaN is not a score; a number, `inf` or `-inf` was expected.");
    assert_eq!(messages[20], "There are 10 more problems.");
}

#[test]
fn errors_in_all_parts_are_reported_in_the_order_of_their_positions() {
    let text = r#"(
    version: 1,
    search: (depth: 1, window: (3, -inf)),
    game: Tree(tree: [(name: "A", value: 1), (name: "A", children: [1])]),
    bookmarks: [(step: 1.5)],
)"#;
    let places: Vec<_> =
        load(text.as_bytes()).unwrap_err().diagnostics.iter().map(|problem| (problem.line, problem.column)).collect();
    assert_eq!(places, [(3, 32), (4, 53), (5, 24)]);
}

#[test]
fn bytes_that_are_not_utf_8_are_reported_with_their_position() {
    let error = load(b"(version: 1,\n title: \"\xc3\xa9\xff\"").unwrap_err();
    let sentence =
        "2:11: This is not UTF-8 text: the byte after the first 24 is not valid there. A position file is text in RON.";
    assert_eq!(messages(&error), [sentence]);
    assert_eq!(
        messages(&load(b"\xef\xbb\xbf(version: 3)").unwrap_err()),
        ["1:11: This file has version `3`; only version `1` can be read."]
    );
}

#[test]
fn columns_count_characters_whatever_the_line_ends_are() {
    let error = load("(version: 1,\r\n title: \"ñandú ▲\", game: Tree(tree: [\r\n  1, []\r\n]), x: 3)".as_bytes());
    assert_eq!(
        messages(&error.unwrap_err()),
        [
            "4:5: There is no field `x` here; expected one of `version`, `title`, `notes`, `game`, `moves`, `search`, `beside`, `run`, `bookmarks`, `practice`, `reading`, `lecture`."
        ]
    );
    let error = load("(version: 1,\r\n title: \"ñandú ▲\", game: Tree(tree: []))".as_bytes());
    assert_eq!((error.as_ref().unwrap_err().diagnostics[0].line, error.unwrap_err().diagnostics[0].column), (2, 37));
}

#[test]
fn an_excerpt_is_short_and_contains_no_control_characters() {
    let error = load(format!("(version: 1, \u{1b}{}: 1)", "x".repeat(100)).as_bytes()).unwrap_err();
    let words = Words::new(Language::ENGLISH);
    assert!(!error.diagnostics[0].kind.sentence(&words).contains('\u{1b}'));
    let error = load_tree(&format!("(name: {}, value: 1)", "x".repeat(1_000))).unwrap_err();
    let quoted = format!("`{}…`", "x".repeat(59));
    assert!(error.diagnostics[0].kind.sentence(&words).contains(&quoted));
}

#[test]
fn every_hostile_text_is_an_error_and_no_crash() {
    let named = |levels: usize| {
        (0..levels).fold(String::new(), |mut text, n| {
            write!(text, "(name: \"n{n}\", children: [").unwrap();
            text
        })
    };
    let flat = |element: &str| format!("[{}1]", element.repeat(2_000_000 / element.len()));
    let spine = format!("{}{}{}", "[".repeat(900), flat("[NaN], "), "]".repeat(900));
    let game = |tree: String| format!("(version: 1, game: Tree(tree: {tree}))");
    let hostile = [
        "[".repeat(100_000),
        "[".repeat(100_000) + &"]".repeat(100_000),
        game("[".repeat(100_000) + "1" + &"]".repeat(100_000)),
        game("[".repeat(2_000) + "1" + &"]".repeat(2_000)),
        game(named(1_101) + "1" + &"])".repeat(1_101)),
        game(named(100_000) + "1" + &"])".repeat(100_000)),
        named(100_000),
        "(".repeat(100_000),
        "{".repeat(100_000),
        "Some(".repeat(100_000),
        "/*".repeat(100_000),
        "r#\"".repeat(100_000),
        "'".repeat(100_000),
        "x".repeat(10_000_000),
        game(flat("NaN, ")),
        game(flat("() , ")),
        game(spine),
        game(flat("(name: \"x\", value: 1), ")),
        format!("(version: 1, title: \"{}\")", "\\u{1}".repeat(400_000)),
        format!("(version: 1, title: \"{}\", game: Tree(tree: []))", "x".repeat(2_000_000)),
        "\0".repeat(2_000_000),
        "\u{feff}".repeat(600_000),
        "\r\n".repeat(1_000_000),
        "#![enable(implicit_some)]\r\n".repeat(300_000),
        "#![enable(".repeat(200_000),
        "{[(x:".repeat(100_000),
        "x(".repeat(100_000),
        "b'".repeat(100_000),
        "\\".repeat(1_000_000),
        game(format!("({}value: 1)", "value: 1, ".repeat(200_000))),
        format!("(version: 1, {})", "x: {\"\": ()},\r\n".repeat(100_000)),
    ];
    let work = move || {
        for text in hostile {
            let error = load(text.as_bytes()).expect_err("it is at fault");
            let beginning: String = text.chars().take(40).collect();
            assert!(messages(&error).iter().all(|sentence| sentence.chars().count() < 300), "{beginning}");
        }
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap();
}
