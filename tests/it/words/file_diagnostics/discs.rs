//! Invalid boards of discs, and all messages for each.

use super::Cases;

/// Boards of Connect Four.
pub const COLUMNS: Cases = &[
    (
        r#"columns: 3, rows: 2, connect: 3, board: ["X..", ".O."]"#,
        &["1:73: The disc in column 0 (counted from 0) floats: a disc was expected in the cell under it."],
    ),
    (
        r#"board: [
"X..",
"...",
"X.."], columns: 3, rows: 3, connect: 3"#,
        &[
            "1:39: No game comes to 2 X and 0 O: X starts, so as many X as O were expected, or one more.",
            "2:1: The disc in column 0 (counted from 0) floats: a disc was expected in the cell under it.",
        ],
    ),
    (
        r#"columns: 3, rows: 2, connect: 3, board: ["OOO", "XXX"]"#,
        &["1:72: Both players have a line; a game ends with the first, so one line at most was expected."],
    ),
    (
        r#"columns: 4, rows: 2, connect: 3, board: ["OO.O", "XXXO"]"#,
        &["1:72: No game comes to 3 X and 4 O: X starts, so as many X as O were expected, or one more."],
    ),
    (
        r#"columns: 4, rows: 2, connect: 3, board: ["OO..", "XXXO"]"#,
        &["1:72: X has a line, yet O moved after it; a game was expected to end with a line."],
    ),
    (
        r#"columns: 4, rows: 2, connect: 3, board: ["XX.X", "OOOX"]"#,
        &["1:72: O has a line, yet X moved after it; a game was expected to end with a line."],
    ),
    ("to_move: O", &["1:41: O cannot be to move: by the counts of X and O it is X’s turn, so `X` was expected."]),
    (
        r#"columns: 2, rows: 1, board: ["X."], to_move: X"#,
        &["1:77: X cannot be to move: by the counts of X and O it is O’s turn, so `O` was expected."],
    ),
    (
        r#"board: ["...", "XO"], columns: 3, rows: 3"#,
        &[
            "1:39: This board has 2 rows; 3 were expected.",
            "1:47: `XO` is not a row of the board; 3 characters were expected, each `X`, `O` or `.`.",
        ],
    ),
    (
        r#"board: ["......x", ".......", ".......", ".......", ".......", "......."]"#,
        &["1:40: `......x` is not a row of the board; 7 characters were expected, each `X`, `O` or `.`."],
    ),
    (
        "columns: 0, rows: 21, connect: 0",
        &[
            "1:41: `0` is not possible here; a whole number from 1 to 20 was expected.",
            "1:50: `21` is not possible here; a whole number from 1 to 20 was expected.",
            "1:63: `0` is not possible here; a whole number was expected, 1 or more.",
        ],
    ),
    ("columns: -7", &["1:41: `-7` is not possible here; a whole number was expected, 0 or more."]),
    (r#"rows: "6""#, &[r#"1:38: Expected a whole number, 0 or more, found the string `"6"`."#]),
    (
        r#"board: ".......""#,
        &[r#"1:39: Expected a list of rows, such as `["XO.", ".X.", "..."]`, found the string `"......."`."#],
    ),
    ("board: [1, 2]", &[r#"1:40: Expected a string in "quotes", found the number `1`."#]),
    ("to_move: Max", &["1:41: `Max` is not possible here; expected one of `X`, `O`."]),
    ("max: Red", &["1:37: `Red` is not possible here; expected one of `X`, `O`."]),
    ("evaluation: Lines", &["1:44: `Lines` is not possible here; expected one of `OpenLines`, `Outcome`, `Weighted`."]),
    (
        "cells: [3]",
        &[
            "1:32: There is no field `cells` here; expected one of `board`, `columns`, `rows`, `connect`, `to_move`, `max`, `evaluation`, `sooner`.",
        ],
    ),
];

/// Boards of Othello, of which every one of the right size is valid.
pub const DISCS: Cases = &[
    (r#"board: ["........"]"#, &["1:35: This board has one row; 8 were expected."]),
    (
        r#"board: ["........", "........", "........", "...ox...", "...XO....", "........", "........", "........"]"#,
        &[
            "1:72: `...ox...` is not a row of the board; 8 characters were expected, each `X`, `O` or `.`.",
            "1:84: `...XO....` is not a row of the board; 8 characters were expected, each `X`, `O` or `.`.",
        ],
    ),
    ("board: 3", &[r#"1:35: Expected a list of rows, such as `["XO.", ".X.", "..."]`, found the number `3`."#]),
    ("to_move: Black", &["1:37: `Black` is not possible here; expected one of `X`, `O`."]),
    ("max: 3", &["1:33: Expected one of `X`, `O`, found the number `3`."]),
    ("evaluation: Outcome", &["1:40: `Outcome` is not possible here; expected one of `Discs`, `Weighted`."]),
    ("cells: 3", &["1:28: There is no field `cells` here; expected one of `board`, `to_move`, `max`, `evaluation`."]),
];
