//! Illegal moves, and all messages for each.

use super::Cases;

/// Games with their moves.
pub const MOVES: Cases = &[
    (
        r#"game: TicTacToe(), moves: ["4", "4"]"#,
        &["1:46: Move 2, `4`, cannot be played here; expected one of `0, 1, 2, 3, 5, 6, 7, 8`."],
    ),
    // What comes before the game, and goes wrong on a line of its own.
    (
        "moves: [\n\"d3\",\n\"a1\", \"b1\"], game: Othello()",
        &["3:1: Move 2, `a1`, cannot be played here; expected one of `c3, e3, c5`."],
    ),
    (
        r#"game: TicTacToe(board: ["XX.", "OO.", "..."]), moves: ["2", "5"]"#,
        &["1:74: The game is over after its first move, so `5` cannot be played; the end of the list was expected."],
    ),
    (
        r#"game: Tree(tree: 3), moves: ["0"]"#,
        &["1:43: The game is over before its first move, so `0` cannot be played; the end of the list was expected."],
    ),
    (
        r#"game: Nim(piles: [1, 1]), moves: ["0-1", "1-1", "1-1"]"#,
        &["1:62: The game is over after 2 moves, so `1-1` cannot be played; the end of the list was expected."],
    ),
    (
        r#"game: Babilego(south: [[1, 5]], north: [[1]], sowing: Choice), moves: ["0"]"#,
        &["1:85: Move 1, `0`, cannot be played here; expected one of `0:1-5, 0:5-1`."],
    ),
    (
        r#"game: Nim(piles: [99]), moves: [""]"#,
        &[
            "1:46: Move 1, ``, cannot be played here; expected one of `0-1, 0-2, 0-3, 0-4, 0-5, 0-6, 0-7, 0-8, 0-9, 0-10, 0-11, …`.",
        ],
    ),
    (
        r"game: TicTacToe(), moves: [4]",
        &[r#"1:41: Expected a move as a string in "quotes", such as `"4"`, found the number `4`."#],
    ),
    (
        r#"game: TicTacToe(), moves: "4""#,
        &[r#"1:40: Expected a list of the moves that have been played, such as `["4", "0"]`, found the string `"4"`."#],
    ),
    // A depth is judged where the search begins, behind the moves.
    (
        r#"game: Tree(tree: [[[1], 2], 3]), moves: ["0"], search: (depth: 1)"#,
        &[
            "1:77: A search to depth 1 stops at an inner node that has no `estimate` (0/0); give it one, or choose another depth.",
        ],
    ),
];
