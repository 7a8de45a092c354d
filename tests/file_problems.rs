//! What people are told about a file that cannot be read: the place, what is wrong, and what was expected.

use poda::file::{LoadError, MOST_PROBLEMS, load, load_tree};
use poda::i18n::problems::{placed_sentences, sentence, sentences};
use poda::i18n::{Language, Words};
use std::fmt::Write;
use std::time::{Duration, Instant};

/// Every problem as a program would print it behind the name of the file.
fn told(error: &LoadError) -> Vec<String> {
    let told = placed_sentences(&Words::new(Language::English), error).into_iter();
    told.map(|(place, sentence)| match place {
        Some((line, column)) => format!("{line}:{column}: {sentence}"),
        None => sentence,
    })
    .collect()
}

/// Loads each text within its surroundings and compares what is told.
fn check(cases: &[(&str, &[&str])], surround: impl Fn(&str) -> String) {
    for (text, expected) in cases {
        let whole = surround(text);
        let error = load(whole.as_bytes()).expect_err(&whole);
        assert_eq!(told(&error), *expected, "{whole}");
        // Spanish says as much, and other words.
        let [english, spanish] = Language::ALL.map(|language| sentences(&Words::new(language), &error));
        assert_eq!(english.len(), spanish.len());
        assert!(english.iter().zip(&spanish).all(|(english, spanish)| english != spanish), "{spanish:?}");
    }
}

/// Files that are not RON, or not to the end.
const SYNTAX: &[(&str, &[&str])] = &[
    ("", &["1:1: The file is empty; `(version: 1, game: …)` was expected."]),
    ("// only\n", &["1:1: The file is empty; `(version: 1, game: …)` was expected."]),
    ("(version: 1", &["1:12: The text ends here, but the `(` opened at line 1, column 1 must be closed first."]),
    (
        "(version: 1,\n game: Tree(tree: [[1, 2], [3",
        &["2:30: The text ends here, but the `[` opened at line 2, column 28 must be closed first."],
    ),
    (
        r#"(version: 1, title: "abc"#,
        &[r#"1:21: This string has no closing quote; a `"` was expected before the end of the file."#],
    ),
    ("(version: 1, /* abc", &["1:14: This comment has no end; a `*/` was expected."]),
    ("(version: 1 game: Tree(tree: 1))", &["1:13: Found `game` where a comma or a closing bracket was expected."]),
    ("(version 1)", &["1:10: Found `1` where a colon was expected: a field is written `name: value`."]),
    (
        "(version: 1, game Tree(tree: 1))",
        &["1:19: Found `Tree` where a colon was expected: a field is written `name: value`."],
    ),
    ("(version: 1, 3)", &["1:14: Found `3` where the name of a field was expected: a field is written `name: value`."]),
    ("[1 2]", &["1:4: Found `2` where a comma or a closing bracket was expected."]),
    (
        r#"(version: 1, title: "a\qb")"#,
        &[
            r#"1:23: A backslash cannot stand before this in a string; `\"`, `\\`, `\n`, `\t`, `\u{2192}` and the like were expected."#,
        ],
    ),
    ("(version: 1.2.3)", &["1:11: `1.2.3` is no number; one such as `3`, `-0.5` or `1e6` was expected."]),
    (
        "(version: 1, game: Tree(tree: 12abc))",
        &["1:31: `12abc` is no number; one such as `3`, `-0.5` or `1e6` was expected."],
    ),
    (
        "(version: 1, game: Tree(tree: [1, , 2]))",
        &[
            r#"1:35: Found `,` where a value was expected: a number, a string in "quotes", a word, or something in brackets."#,
        ],
    ),
    (
        "(version: 1, game: Tree(tree: 1/2))",
        &["1:32: A single `/` means nothing here; a comment, `// …` or `/* … */`, was expected."],
    ),
    (
        "(version: 1, title: “x”)",
        &[
            r#"1:21: Found `“x”` where a value was expected: a number, a string in "quotes", a word, or something in brackets."#,
        ],
    ),
    (
        "(version: 1, game: Tree(tree: 0xfffffffffffffffffff))",
        &[
            "1:31: `0xfffffffffffffffffff` is beyond what can be calculated with; a number nearer to 0 was expected, or `inf` or `-inf` for a game that is won or lost.",
        ],
    ),
    (
        "(version: 1, game: Tree(tree: 1)) x",
        &["1:35: Found `x` after the end of the position, where nothing more was expected."],
    ),
    ("#![enable(foo)] (version: 1)", &["1:14: This is not RON; the parser says: No RON extension named `foo`"]),
    (
        "#![enable(implicit_some)]\n(version: 1, game: Tree(tree: []))",
        &["2:31: This list is empty; an inner node has at least one child, and a leaf is written as a number."],
    ),
    (
        "(version: 1, game: Tree(tree: 300u8))",
        &[
            "1:31: `300u8` is beyond what can be calculated with; a number nearer to 0 was expected, or `inf` or `-inf` for a game that is won or lost.",
        ],
    ),
    ("(a-b: 1)", &["1:2: `a-b` is no name; letters, digits and `_` were expected."]),
    (
        "(version: 1, title: 'abc')",
        &[r#"1:21: Single quotes hold one character only; a string in "double quotes" was expected."#],
    ),
    (
        "(version: 1, title: Some 3)",
        &[
            r#"1:26: Found `3` where a value was expected: a number, a string in "quotes", a word, or something in brackets."#,
        ],
    ),
    ("(version: 1, game: Tree(tree: [1, 2)))", &["1:36: Found `)` where a comma or a closing bracket was expected."]),
    (
        "(version: 1,, title: 3)",
        &["1:13: Found `,` where the name of a field was expected: a field is written `name: value`."],
    ),
    (
        r#"(version: 1, title: "\u{110000}")"#,
        &[
            r#"1:22: A backslash cannot stand before this in a string; `\"`, `\\`, `\n`, `\t`, `\u{2192}` and the like were expected."#,
        ],
    ),
    (
        "\0\0",
        &[
            r#"1:1: Found `\u{0}\u{0}` where a value was expected: a number, a string in "quotes", a word, or something in brackets."#,
        ],
    ),
    (
        "(version: 1, game: Tree(tree: 3.5e))",
        &["1:31: `3.5e` is no number; one such as `3`, `-0.5` or `1e6` was expected."],
    ),
    (
        "(version: 1, game: Tree(tree: 1..2))",
        &["1:31: `1..2` is no number; one such as `3`, `-0.5` or `1e6` was expected."],
    ),
    ("(version: 1, game: Tree(tree: -))", &["1:31: `-` is no number; one such as `3`, `-0.5` or `1e6` was expected."]),
];

/// Files whose parts are of the wrong kind, or not there.
const KINDS: &[(&str, &[&str])] = &[
    (
        "5",
        &[
            "1:1: Expected fields in parentheses (`version`, `title`, `notes`, `game`, `search`, `bookmarks`), found the number `5`.",
        ],
    ),
    (
        "(1, 2)",
        &[
            "1:1: Expected fields in parentheses (`version`, `title`, `notes`, `game`, `search`, `bookmarks`), found values in parentheses without names.",
        ],
    ),
    (
        "Position(version: 1)",
        &[
            "1:1: Expected fields in parentheses (`version`, `title`, `notes`, `game`, `search`, `bookmarks`), found `Position(…)`.",
        ],
    ),
    ("(game: Tree(tree: 1))", &["1:1: The version is missing; `version: 1` was expected among the fields."]),
    ("(version: 2, foo: 3)", &["1:11: This file has version `2`; only version `1` can be read."]),
    (r#"(foo: 3, version: "1", bar: ("#, &[r#"1:19: This file has version `"1"`; only version `1` can be read."#]),
    ("(version: 1.0)", &["1:11: This file has version `1.0`; only version `1` can be read."]),
    ("(version: 1)", &["1:1: The field `game` is missing; it was expected among the fields in these parentheses."]),
    (
        "(version: 1, version: 1, game: Tree(tree: 1))",
        &["1:14: The field `version` stands here a second time; it was expected once."],
    ),
    ("(version: 1, game: Chess(x: [1]))", &["1:20: There is no game `Chess`; expected one of `Tree`, `TicTacToe`."]),
    (
        "(version: 1, game: Tree)",
        &[
            "1:20: Expected a game with its fields, such as `Tree(tree: [3, 12, 8])` or `TicTacToe(board: […])`, found the word `Tree`.",
        ],
    ),
    (
        "(version: 1, game: (tree: 1))",
        &[
            "1:20: Expected a game with its fields, such as `Tree(tree: [3, 12, 8])` or `TicTacToe(board: […])`, found fields in parentheses.",
        ],
    ),
    (
        "(version: 1, game: Tree(3))",
        &["1:24: Expected fields in parentheses (`tree`, `root`), found values in parentheses without names."],
    ),
    (
        "(version: 1, game: Tree())",
        &["1:24: The field `tree` is missing; it was expected among the fields in these parentheses."],
    ),
    (
        r#"(version: 1, titel: "x", game: Tree(tree: 1))"#,
        &[
            "1:14: There is no field `titel` here; expected one of `version`, `title`, `notes`, `game`, `search`, `bookmarks`.",
        ],
    ),
    (
        "(version: 1, gaem: Tree(tree: 1))",
        &[
            "1:14: There is no field `gaem` here; expected one of `version`, `title`, `notes`, `game`, `search`, `bookmarks`.",
        ],
    ),
    ("(version: 2, game: Tree(tree: 1), @)", &["1:11: This file has version `2`; only version `1` can be read."]),
    ("()", &["1:1: The version is missing; `version: 1` was expected among the fields."]),
    (
        r#"{"a": 1}"#,
        &[
            "1:1: Expected fields in parentheses (`version`, `title`, `notes`, `game`, `search`, `bookmarks`), found a map in braces.",
        ],
    ),
];

/// Trees.
const NODES: &[(&str, &[&str])] = &[
    ("[]", &["1:31: This list is empty; an inner node has at least one child, and a leaf is written as a number."]),
    (
        "[3, NaN, [], 1e999, -1e999, inf, -inf]",
        &[
            "1:35: NaN is not a score; a number, `inf` or `-inf` was expected.",
            "1:40: This list is empty; an inner node has at least one child, and a leaf is written as a number.",
            "1:44: `1e999` is beyond what can be calculated with; a number nearer to 0 was expected, or `inf` or `-inf` for a game that is won or lost.",
            "1:51: `-1e999` is beyond what can be calculated with; a number nearer to 0 was expected, or `inf` or `-inf` for a game that is won or lost.",
        ],
    ),
    (
        r#"Node(name: "x")"#,
        &[r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found `Node(…)`."#],
    ),
    (
        "(1, 2)",
        &[
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found values in parentheses without names."#,
        ],
    ),
    (
        r#""3""#,
        &[
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found the string `"3"`."#,
        ],
    ),
    (
        "Some(3)",
        &[
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found `Some` (values are written bare, and what has none is left out)."#,
        ],
    ),
    (
        "true",
        &[
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found the word `true`."#,
        ],
    ),
    (
        "foo",
        &[
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found the word `foo`."#,
        ],
    ),
    ("'c'", &[r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found `'c'`."#]),
    (
        "{}",
        &[
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found a map in braces."#,
        ],
    ),
    (
        r#"(name: "A", value: 3, children: [1])"#,
        &["1:63: This node has both `value` and `children`; exactly one of them was expected."],
    ),
    (
        r#"(name: "A", children: [1], value: 3)"#,
        &["1:65: This node has both `value` and `children`; exactly one of them was expected."],
    ),
    ("()", &["1:31: This node has neither `value` nor `children`; exactly one of them was expected."]),
    (r#"(name: "A")"#, &["1:31: This node has neither `value` nor `children`; exactly one of them was expected."]),
    (
        "(value: 3, estimate: 2)",
        &[
            "1:52: This leaf has an `estimate` besides its `value`; only an inner node, one with `children`, may have one.",
        ],
    ),
    (
        r#"[(name: "", value: 1), (name: "A", value: 2), (name: "A", value: 3), (name: "3", value: 4), (name: "4", value: 5), 6]"#,
        &[
            "1:39: This name is empty; at least one character was expected, or no `name` at all.",
            "1:84: The name `A` is taken by an earlier node; names must differ.",
        ],
    ),
    (
        r#"[(name: "root", value: 1)]"#,
        &["1:39: A node without a name goes by `root` already; another name was expected."],
    ),
    ("(children: 3)", &["1:42: Expected a list of nodes in brackets, such as `[3, 12, 8]`, found the number `3`."]),
    ("(children: [1], player: max)", &["1:55: `max` is not possible here; expected one of `Max`, `Min`."]),
    ("(name: 3, value: 1)", &[r#"1:38: Expected a string in "quotes", found the number `3`."#]),
    (r#"(value: "x")"#, &[r#"1:39: Expected a number, `inf` or `-inf`, found the string `"x"`."#]),
    (
        r#"(name: "A", value: 1, estmate: 3)"#,
        &[
            "1:53: There is no field `estmate` here; expected one of `name`, `player`, `move`, `value`, `estimate`, `children`.",
        ],
    ),
    (
        "[1, \"a\nb\"]",
        &[
            r#"1:35: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found the string `"a\nb"`."#,
        ],
    ),
    ("3, root: Mid", &["1:40: `Mid` is not possible here; expected one of `Max`, `Min`."]),
    ("(name: A, value: 3)", &[r#"1:38: Expected a string in "quotes", found the word `A`."#]),
    (
        r#"[NaN, "x"]"#,
        &[
            r#"1:37: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found the string `"x"`."#,
        ],
    ),
];

/// Boards.
const BOARDS: &[(&str, &[&str])] = &[
    (
        r#"board: ["XO.", ".X", "xox"]"#,
        &[
            "1:45: `.X` is no row of the board; 3 characters were expected, each `X`, `O` or `.`.",
            "1:51: `xox` is no row of the board; 3 characters were expected, each `X`, `O` or `.`.",
        ],
    ),
    (r#"board: ["XO.", "..."]"#, &["1:37: This board has 2 rows; 3 were expected."]),
    (
        r#"board: ["XXX", "OOO", "..."]"#,
        &["1:37: Both players have a line; a game ends with the first, so one line at most was expected."],
    ),
    (
        r#"board: ["XXX", "OO.", "..O"]"#,
        &["1:37: X has a line, yet O moved after it; a game was expected to end with a line."],
    ),
    (
        r#"board: ["XX.", "...", "..."]"#,
        &["1:37: No game comes to 2 X and 0 O: X starts, so as many X as O were expected, or one more."],
    ),
    (
        r#"board: ["XX.", "XX.", "XX."]"#,
        &["1:37: No game comes to 6 X and 0 O: X starts, so as many X as O were expected, or one more."],
    ),
    ("to_move: O", &["1:39: O cannot be to move: by the counts of X and O it is X’s turn, so `X` was expected."]),
    (
        r#"board: ["X..", "...", "..."], to_move: X"#,
        &["1:69: X cannot be to move: by the counts of X and O it is O’s turn, so `O` was expected."],
    ),
    (
        r#"board: ["OOO", "XX.", "XX."]"#,
        &["1:37: O has a line, yet X moved after it; a game was expected to end with a line."],
    ),
    (
        r#"board: "XO.......""#,
        &[r#"1:37: Expected a list of rows, such as `["XO.", ".X.", "..."]`, found the string `"XO......."`."#],
    ),
    ("board: [1, 2, 3]", &[r#"1:38: Expected a string in "quotes", found the number `1`."#]),
    (
        "cells: [0, 1, 9, 1, -1]",
        &[
            "1:44: There is no cell `9`; one from 0 to 8 was expected.",
            "1:47: Cell 1 is listed a second time; each of 0 to 8 was expected once.",
            "1:50: `-1` is not possible here; a whole number was expected, 0 or more.",
        ],
    ),
    ("cells: [0, 1, 2]", &["1:37: Cells 3, 4, 5, 6, 7, 8 are not listed; each of 0 to 8 was expected once."]),
    ("cells: [0,1,2,3,4,5,6,7]", &["1:37: Cell 8 is not listed; each of 0 to 8 was expected once."]),
    (r#"cells: ["a"]"#, &[r#"1:38: Expected a whole number, 0 or more, found the string `"a"`."#]),
    ("max: Max", &["1:35: `Max` is not possible here; expected one of `X`, `O`."]),
    (r#"to_move: "X""#, &[r#"1:39: Expected one of `X`, `O`, found the string `"X"`."#]),
    ("evaluation: Lines", &["1:42: `Lines` is not possible here; expected one of `OpenLines`, `Outcome`."]),
    ("board: []", &["1:37: This board has no rows; 3 were expected."]),
];

/// What stands beside a game; its tree needs an estimate at depth 1.
const SEARCHES: &[(&str, &[&str])] = &[
    (
        "search: (algorithm: AlphaBta)",
        &[
            "2:22: `AlphaBta` is not possible here; expected one of `AlphaBeta`, `Minimax`, `Negamax`, `NegamaxAlphaBeta`.",
        ],
    ),
    (
        "search: (depth: 1)",
        &[
            "2:18: A search to depth 1 stops at an inner node that has no `estimate` (1); give it one, or choose another depth.",
        ],
    ),
    ("search: (depth: -1)", &["2:18: `-1` is not possible here; a whole number was expected, 0 or more."]),
    ("search: (depth: 2.5)", &["2:18: `2.5` is not possible here; a whole number was expected, 0 or more."]),
    (
        "search: (depth: Some(3))",
        &[
            "2:18: Expected a whole number, 0 or more, found `Some` (values are written bare, and what has none is left out).",
        ],
    ),
    (r#"search: (depth: "3")"#, &[r#"2:18: Expected a whole number, 0 or more, found the string `"3"`."#]),
    (
        "search: (depth: 99999999999999999999999)",
        &["2:18: `99999999999999999999999` is not possible here; a whole number was expected, 0 or more."],
    ),
    ("search: (window: (3, 3))", &["2:19: α = 3 is not below β = 3; a window with α < β was expected."]),
    ("search: (window: (NaN, 3))", &["2:20: NaN is not a score; a number, `inf` or `-inf` was expected."]),
    ("search: (window: [1, 2])", &["2:19: Expected two numbers in parentheses, such as `(-inf, 3)`, found a list."]),
    (
        "search: (window: (1, 2, 3))",
        &["2:19: Expected two numbers in parentheses, such as `(-inf, 3)`, found values in parentheses without names."],
    ),
    (
        "search: (window: (1))",
        &["2:19: Expected two numbers in parentheses, such as `(-inf, 3)`, found values in parentheses without names."],
    ),
    ("search: (merge_symmetric: yes)", &["2:28: Expected one of `true`, `false`, found the word `yes`."]),
    (
        "search: AlphaBeta",
        &[
            "2:10: Expected fields in parentheses (`algorithm`, `fail`, `cut_on`, `depth`, `window`, `merge_symmetric`, `merge_plies`), found the word `AlphaBeta`.",
        ],
    ),
    (
        r#"bookmarks: [(note: "x")]"#,
        &["2:14: The field `step` is missing; it was expected among the fields in these parentheses."],
    ),
    ("bookmarks: [3]", &["2:14: Expected fields in parentheses (`step`, `note`), found the number `3`."]),
    (
        "bookmarks: (step: 3)",
        &["2:13: Expected a list of bookmarks, such as `[(step: 12)]`, found fields in parentheses."],
    ),
    ("bookmarks: [(step: -1)]", &["2:21: `-1` is not possible here; a whole number was expected, 0 or more."]),
    (
        r#"title: (en: "x")"#,
        &["2:9: The field `es` is missing; it was expected among the fields in these parentheses."],
    ),
    (r#"title: (en: "x", es: 3)"#, &[r#"2:23: Expected a string in "quotes", found the number `3`."#]),
    (r#"title: (en: "x", fr: "y")"#, &["2:19: There is no field `fr` here; expected one of `en`, `es`."]),
    (
        "title: 3",
        &[r#"2:9: Expected a string in "quotes", or one a language: `(en: "…", es: "…")`, found the number `3`."#],
    ),
    (
        "title: None",
        &[
            r#"2:9: Expected a string in "quotes", or one a language: `(en: "…", es: "…")`, found `None` (values are written bare, and what has none is left out)."#,
        ],
    ),
    (
        r#"title: Some("x")"#,
        &[
            r#"2:9: Expected a string in "quotes", or one a language: `(en: "…", es: "…")`, found `Some` (values are written bare, and what has none is left out)."#,
        ],
    ),
    (
        "search: (window: (1, inf), cut_on: Equal, fail: Medium)",
        &["2:50: `Medium` is not possible here; expected one of `Soft`, `Hard`."],
    ),
];

#[test]
fn faults_of_syntax_are_told_with_their_place() {
    check(SYNTAX, str::to_owned);
}

#[test]
fn faults_of_kind_are_told_with_their_place() {
    check(KINDS, str::to_owned);
}

#[test]
fn faults_of_nodes_are_told_with_their_place() {
    check(NODES, |tree| format!("(version: 1, game: Tree(tree: {tree}))"));
}

#[test]
fn faults_of_boards_are_told_with_their_place() {
    check(BOARDS, |fields| format!("(version: 1, game: TicTacToe({fields}))"));
}

#[test]
fn faults_of_the_search_are_told_with_their_place() {
    check(SEARCHES, |field| format!("(version: 1, game: Tree(tree: [1, [2]]),\n {field})"));
}

#[test]
fn twenty_faults_are_told_and_the_others_counted() {
    let error = load_tree(&format!("[{}]", "NaN,\n".repeat(30))).unwrap_err();
    let told = told(&error);
    assert_eq!((error.problems.len(), error.more, told.len()), (MOST_PROBLEMS, 10, MOST_PROBLEMS + 1));
    assert_eq!(told[1], "2:1: NaN is not a score; a number, `inf` or `-inf` was expected.");
    assert_eq!(told[20], "There are 10 more problems.");
}

#[test]
fn faults_of_all_parts_are_told_together_in_the_order_of_their_places() {
    let text = r#"(
    version: 1,
    search: (depth: 1, window: (3, -inf)),
    game: Tree(tree: [(name: "A", value: 1), (name: "A", children: [1])]),
    bookmarks: [(step: 1.5)],
)"#;
    let places: Vec<_> =
        load(text.as_bytes()).unwrap_err().problems.iter().map(|problem| (problem.line, problem.column)).collect();
    assert_eq!(places, [(3, 32), (4, 53), (5, 24)]);
}

#[test]
fn bytes_that_are_no_text_are_told_with_their_place() {
    let error = load(b"(version: 1,\n title: \"\xc3\xa9\xff\"").unwrap_err();
    let sentence = "2:11: This is not UTF-8 text: after 24 bytes comes one that cannot stand there. A position file is text in RON.";
    assert_eq!(told(&error), [sentence]);
    assert_eq!(
        told(&load(b"\xef\xbb\xbf(version: 3)").unwrap_err()),
        ["1:11: This file has version `3`; only version `1` can be read."]
    );
}

#[test]
fn columns_count_characters_whatever_the_line_ends_are() {
    let error = load("(version: 1,\r\n title: \"ñandú ▲\", game: Tree(tree: [\r\n  1, []\r\n]), x: 3)".as_bytes());
    assert_eq!(
        told(&error.unwrap_err()),
        [
            "4:5: There is no field `x` here; expected one of `version`, `title`, `notes`, `game`, `search`, `bookmarks`."
        ]
    );
    let error = load("(version: 1,\r\n title: \"ñandú ▲\", game: Tree(tree: []))".as_bytes());
    assert_eq!((error.as_ref().unwrap_err().problems[0].line, error.unwrap_err().problems[0].column), (2, 37));
}

#[test]
fn a_quote_is_no_longer_than_a_line_and_holds_nothing_that_acts() {
    let error = load(format!("(version: 1, \u{1b}{}: 1)", "x".repeat(100)).as_bytes()).unwrap_err();
    let words = Words::new(Language::English);
    assert!(!sentence(&words, &error.problems[0].fault).contains('\u{1b}'));
    let error = load_tree(&format!("(name: {}, value: 1)", "x".repeat(1_000))).unwrap_err();
    let quoted = format!("`{}…`", "x".repeat(59));
    assert!(sentence(&words, &error.problems[0].fault).contains(&quoted));
}

#[test]
fn whatever_is_loaded_a_message_comes_soon_and_nothing_breaks() {
    let named = |levels: usize| {
        (0..levels).fold(String::new(), |mut text, n| {
            write!(text, "(name: \"n{n}\", children: [").unwrap();
            text
        })
    };
    let flat = |element: &str| format!("[{}1]", element.repeat(10_000_000 / element.len()));
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
        format!("(version: 1, title: \"{}\")", "\\u{1}".repeat(2_000_000)),
        format!("(version: 1, title: \"{}\", game: Tree(tree: []))", "x".repeat(10_000_000)),
        "\0".repeat(10_000_000),
    ];
    let work = move || {
        for text in hostile {
            let start = Instant::now();
            let error = load(text.as_bytes()).expect_err("it is at fault");
            let beginning: String = text.chars().take(40).collect();
            // A release build takes a fifth of this, and this machine may have other things to do.
            assert!(start.elapsed() < Duration::from_secs(10), "{beginning} took {:?}", start.elapsed());
            assert!(told(&error).iter().all(|sentence| sentence.chars().count() < 300), "{beginning}");
        }
    };
    std::thread::Builder::new().stack_size(2 << 20).spawn(work).unwrap().join().unwrap();
}
