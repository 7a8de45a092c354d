//! Files with semantic errors, and all messages for each.

use super::Cases;

/// Trees.
pub const NODES: Cases = &[
    ("[]", &["1:31: This list is empty; an inner node has at least one child, and a leaf is written as a number."]),
    (
        "[3, NaN, [], 1e999, -1e999, inf, -inf]",
        &[
            "1:35: NaN is not a score; a number, `inf` or `-inf` was expected.",
            "1:40: This list is empty; an inner node has at least one child, and a leaf is written as a number.",
            "1:44: `1e999` is too large to calculate with; a number nearer to 0 was expected, or `inf` or `-inf` for a won or lost game.",
            "1:51: `-1e999` is too large to calculate with; a number nearer to 0 was expected, or `inf` or `-inf` for a won or lost game.",
        ],
    ),
    (
        "[9007199254740992, -9007199254740992, 9007199254740993, -9_007_199_254_740_993, 9007199254740993.0]",
        &[
            "1:69: `9007199254740993` would be rounded: whole numbers are exact up to 9007199254740992 on either side of 0; a number nearer to 0 was expected.",
            "1:87: `-9_007_199_254_740_993` would be rounded: whole numbers are exact up to 9007199254740992 on either side of 0; a number nearer to 0 was expected.",
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
            r#"1:31: Expected a node (a number, a list of nodes, or `(name: "B", children: […])`), found `Some` (values are written as they are, and a field without one is left out)."#,
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
        &["1:63: This node has more than one of `value`, `children` and `chance`; exactly one of them was expected."],
    ),
    (
        r#"(name: "A", children: [1], value: 3)"#,
        &["1:65: This node has more than one of `value`, `children` and `chance`; exactly one of them was expected."],
    ),
    ("()", &["1:31: This node has neither `value` nor `children` nor `chance`; exactly one of them was expected."]),
    (
        r#"(name: "A")"#,
        &["1:31: This node has neither `value` nor `children` nor `chance`; exactly one of them was expected."],
    ),
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
            "1:84: The name `A` already belongs to an earlier node; names must be unique.",
        ],
    ),
    (
        r#"[(name: "root", value: 1)]"#,
        &["1:39: `root` is already the id of a node without a name; another name was expected."],
    ),
    ("(children: 3)", &["1:42: Expected a list of nodes in brackets, such as `[3, 12, 8]`, found the number `3`."]),
    ("(children: [1], player: max)", &["1:55: `max` is not possible here; expected one of `Max`, `Min`."]),
    ("(name: 3, value: 1)", &[r#"1:38: Expected a string in "quotes", found the number `3`."#]),
    (r#"(value: "x")"#, &[r#"1:39: Expected a number, `inf` or `-inf`, found the string `"x"`."#]),
    (
        r#"(name: "A", value: 1, estmate: 3)"#,
        &[
            "1:53: There is no field `estmate` here; expected one of `name`, `player`, `move`, `value`, `estimate`, `children`, `chance`, `w`, `n`, `prior`, `board`, `text`.",
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
pub const BOARDS: Cases = &[
    (
        r#"board: ["XO.", ".X", "xox"]"#,
        &[
            "1:45: `.X` is not a row of the board; 3 characters were expected, each `X`, `O` or `.`.",
            "1:51: `xox` is not a row of the board; 3 characters were expected, each `X`, `O` or `.`.",
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
    ("evaluation: Lines", &["1:42: `Lines` is not possible here; expected one of `OpenLines`, `Outcome`, `Weighted`."]),
    ("board: []", &["1:37: This board has no rows; 3 were expected."]),
];

/// The fields beside a game, a tree that lacks an estimate at depth 1.
pub const SEARCHES: Cases = &[
    (
        "search: (algorithm: AlphaBta)",
        &[
            "2:22: `AlphaBta` is not possible here; expected one of `AlphaBeta`, `Minimax`, `Negamax`, `NegamaxAlphaBeta`, \
             `AlphaBetaTable`, `PrincipalVariation`, `IterativeDeepening`, `Aspiration`, `Mtdf`, `Expectiminimax`, `Star1`, `Star2`, `Beginner`, `Normal`, `Expert`, \
             `WrongBound`, `LastBest`, `AlwaysNegating`, `MaxN`, `MaxNShallow`, `MaxNDeep`, `Paranoid`, `BestReply`, `Mcts`.",
        ],
    ),
    (
        "search: (depth: 1)",
        &[
            "2:18: A search to depth 1 stops at an inner node that has no `estimate` (1); give it one, or choose another depth.",
        ],
    ),
    (
        "search: (order: Best)",
        &["2:18: `Best` is not possible here; expected one of `Given`, `Reversed`, `BestFirst`, `WorstFirst`."],
    ),
    ("search: (killers: 4)", &["2:20: `4` is too large; a whole number up to 3 was expected."]),
    (
        "search: (quiet: (change: -1, plies: 101))",
        &[
            "2:27: `-1` cannot be used here; a finite number, 0 or more, was expected.",
            "2:38: `101` is too large; a whole number up to 100 was expected.",
        ],
    ),
    ("search: (delta: 0)", &["2:18: `0` cannot be used here; a finite number above 0 was expected."]),
    ("search: (delta: inf)", &["2:18: `inf` cannot be used here; a finite number above 0 was expected."]),
    ("search: (reach: 2)", &["2:11: There is no field `reach` here; expected one of SETTINGS."]),
    ("search: (depth: -1)", &["2:18: `-1` is not possible here; a whole number was expected, 0 or more."]),
    ("search: (depth: 2.5)", &["2:18: `2.5` is not possible here; a whole number was expected, 0 or more."]),
    (
        "search: (depth: Some(3))",
        &[
            "2:18: Expected a whole number, 0 or more, found `Some` (values are written as they are, and a field without one is left out).",
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
    ("search: AlphaBeta", &["2:10: Expected fields in parentheses (SETTINGS), found the word `AlphaBeta`."]),
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
    ("title: ()", &["2:9: The field `en` is missing; it was expected among the fields in these parentheses."]),
    (r#"title: (en: "x", es: 3)"#, &[r#"2:23: Expected a string in "quotes", found the number `3`."#]),
    (r#"title: (en: "x", es: "y", en: "z")"#, &["2:28: The field `en` appears a second time; it was expected once."]),
    (r#"title: (en: "x", tlh: "y")"#, &["2:19: There is no field `tlh` here; expected one of `en`, `es`, `pt`."]),
    (
        "title: 3",
        &[r#"2:9: Expected a string in "quotes", or one a language: `(en: "…", es: "…")`, found the number `3`."#],
    ),
    (
        "title: None",
        &[
            r#"2:9: Expected a string in "quotes", or one a language: `(en: "…", es: "…")`, found `None` (values are written as they are, and a field without one is left out)."#,
        ],
    ),
    (
        r#"title: Some("x")"#,
        &[
            r#"2:9: Expected a string in "quotes", or one a language: `(en: "…", es: "…")`, found `Some` (values are written as they are, and a field without one is left out)."#,
        ],
    ),
    (
        "search: (window: (1, inf), cut_on: Equal, fail: Medium)",
        &["2:50: `Medium` is not possible here; expected one of `Soft`, `Hard`."],
    ),
];
