//! Files with syntax or schema errors, and all messages for each.

use super::Cases;

/// Files that are not RON.
pub const SYNTAX: Cases = &[
    ("", &["1:1: The file is empty; `(version: 1, game: …)` was expected."]),
    ("// only\n", &["1:1: The file is empty; `(version: 1, game: …)` was expected."]),
    ("#![enable(implicit_some)]", &["1:26: The text ends here, where a value was expected."]),
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
    ("(version: 1, 3)", &["1:14: Found `3` where a field name was expected: a field is written `name: value`."]),
    (
        r#"(version: 1, title: "a\qb")"#,
        &[
            r#"1:23: This is not a valid escape in a string; `\"`, `\\`, `\n`, `\t`, `\u{2192}` and the like were expected."#,
        ],
    ),
    ("(version: 1.2.3)", &["1:11: `1.2.3` is not a number; one such as `3`, `-0.5` or `1e6` was expected."]),
    (
        "(version: 1, game: Tree(tree: 12abc))",
        &["1:31: `12abc` is not a number; one such as `3`, `-0.5` or `1e6` was expected."],
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
            "1:31: `300u8` is too large to calculate with; a number nearer to 0 was expected, or `inf` or `-inf` for a won or lost game.",
        ],
    ),
    ("(version: 1, a-b: 1)", &["1:14: `a-b` is not a name; letters, digits and `_` were expected."]),
    ("(version: 1, 2: 3)", &["1:14: Found `2` where a field name was expected: a field is written `name: value`."]),
    ("(version: 1) /", &["1:14: A single `/` means nothing here; a comment, `// …` or `/* … */`, was expected."]),
    (
        "#![enable(implicit_some)]\r\n#![enable(foo)]\r\n(version: 1)",
        &["2:14: This is not RON; the parser says: No RON extension named `foo`"],
    ),
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
        &["1:13: Found `,` where a field name was expected: a field is written `name: value`."],
    ),
    (
        r#"(version: 1, title: "\u{110000}")"#,
        &[
            r#"1:22: This is not a valid escape in a string; `\"`, `\\`, `\n`, `\t`, `\u{2192}` and the like were expected."#,
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
        &["1:31: `3.5e` is not a number; one such as `3`, `-0.5` or `1e6` was expected."],
    ),
    (
        "(version: 1, game: Tree(tree: 1..2))",
        &["1:31: `1..2` is not a number; one such as `3`, `-0.5` or `1e6` was expected."],
    ),
    (
        "(version: 1, game: Tree(tree: -))",
        &["1:31: `-` is not a number; one such as `3`, `-0.5` or `1e6` was expected."],
    ),
];

/// Files with missing fields or values of wrong types.
pub const KINDS: Cases = &[
    (
        "5",
        &[
            "1:1: This is neither a position file, `(version: 1, game: …)`, nor a tree in one of these notations: nested lists, shorthand in brackets, a list of leaves, indented lines, JSON, a literal of Python, lists of children, Mermaid, a LaTeX forest, Newick, DOT, a game of Gambit, a table of paths.",
        ],
    ),
    (
        "Position(version: 1)",
        &[
            "1:1: Expected fields in parentheses (`version`, `title`, `notes`, `game`, `moves`, `search`, `beside`, `run`, `bookmarks`, `practice`, `reading`, `lecture`), found `Position(…)`.",
        ],
    ),
    ("(game: Tree(tree: 1))", &["1:1: The version is missing; `version: 1` was expected among the fields."]),
    ("(version: 2, foo: 3)", &["1:11: This file has version `2`; only version `1` can be read."]),
    (r#"(foo: 3, version: "1", bar: ("#, &[r#"1:19: This file has version `"1"`; only version `1` can be read."#]),
    ("(version: 1.0)", &["1:11: This file has version `1.0`; only version `1` can be read."]),
    ("(version: 1)", &["1:1: The field `game` is missing; it was expected among the fields in these parentheses."]),
    (
        "(version: 1, version: 1, game: Tree(tree: 1))",
        &["1:14: The field `version` appears a second time; it was expected once."],
    ),
    (
        "(version: 1, game: Chess(x: [1]))",
        &[
            "1:20: There is no game `Chess`; expected one of `Tree`, `TicTacToe`, `ConnectFour`, `Othello`, `Kalah`, `Babilego`, `Nim`, `Pig`, `TicTacToe3`, `Twenty48`.",
        ],
    ),
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
        &[
            "1:24: Expected fields in parentheses (`tree`, `root`, `bounds`, `wins`, `players`, `boards`), found values in parentheses without names.",
        ],
    ),
    (
        "(version: 1, game: Tree())",
        &["1:24: The field `tree` is missing; it was expected among the fields in these parentheses."],
    ),
    (
        r#"(version: 1, titel: "x", game: Tree(tree: 1))"#,
        &[
            "1:14: There is no field `titel` here; expected one of `version`, `title`, `notes`, `game`, `moves`, `search`, `beside`, `run`, `bookmarks`, `practice`, `reading`, `lecture`.",
        ],
    ),
    (
        "(version: 1, gaem: Tree(tree: 1))",
        &[
            "1:14: There is no field `gaem` here; expected one of `version`, `title`, `notes`, `game`, `moves`, `search`, `beside`, `run`, `bookmarks`, `practice`, `reading`, `lecture`.",
        ],
    ),
    ("(version: 2, game: Tree(tree: 1), @)", &["1:11: This file has version `2`; only version `1` can be read."]),
    ("()", &["1:1: The version is missing; `version: 1` was expected among the fields."]),
];
