//! Invalid pits and piles, and all messages for each.

use super::Cases;

/// Kalah.
pub const KALAH: Cases = &[
    (
        "south: [4, 1001, -1], north: [4, 4]",
        &[
            "1:37: `1001` is too large here; a whole number from 0 to 1,000 was expected.",
            "1:43: `-1` is not possible here; a whole number was expected, 0 or more.",
        ],
    ),
    (
        "south: [1, 2, 3], north: [1, 2]",
        &["1:51: South has 3 pits and North has 2; the same number on both sides was expected."],
    ),
    ("south: [1]", &["1:33: South has one pit and North has 6; the same number on both sides was expected."]),
    (
        "south: [], north: []",
        &["1:33: This list is empty; 1 to 20 were expected.", "1:44: This list is empty; 1 to 20 were expected."],
    ),
    (
        "north: [1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1]",
        &["1:33: This list has 21 elements; 1 to 20 were expected."],
    ),
    (
        "south_store: 2000000000, north_store: 1.5",
        &[
            "1:39: `2000000000` is too large here; a whole number from 0 to 1,000,000,000 was expected.",
            "1:64: `1.5` is not possible here; a whole number was expected, 0 or more.",
        ],
    ),
    ("south: 4", &["1:33: Expected a list of whole numbers, such as `[4, 4, 4]`, found the number `4`."]),
    ("south: [[4]]", &["1:34: Expected a whole number, 0 or more, found a list."]),
    ("to_move: Max", &["1:35: `Max` is not possible here; expected one of `South`, `North`."]),
    ("max: 1", &["1:31: Expected one of `South`, `North`, found the number `1`."]),
    (
        "pits: 6",
        &[
            "1:26: There is no field `pits` here; expected one of `south`, `north`, `south_store`, `north_store`, `to_move`, `max`.",
        ],
    ),
];

/// Babilego.
pub const BABILEGO: Cases = &[
    (
        "south: [[1, 2], [5, 0]], north: [[], [25]]",
        &[
            "1:41: There is no token `2`; one of `1`, `5`, `10` was expected.",
            "1:49: There is no token `0`; one of `1`, `5`, `10` was expected.",
            "1:67: There is no token `25`; one of `1`, `5`, `10` was expected.",
        ],
    ),
    (
        "south: [[1]], north: [[1], [5]]",
        &["1:50: South has one pit and North has 2; the same number on both sides was expected."],
    ),
    ("south: []", &["1:36: This list is empty; 1 to 20 were expected."]),
    (
        "sowing: Choice, south: [[1,5,10,1,5,10,1,5,10,1,5,10]], north: [[1]]",
        &[
            "1:53: With `sowing: Choice` these tokens could be dropped in more than 5,040 orders; a pit with fewer was expected.",
        ],
    ),
    (
        "south: [1, 5, 10]",
        &["1:37: Expected the tokens of a pit in brackets, such as `[1, 5, 10]`, found the number `1`."],
    ),
    (
        r#"south: "1 5 10""#,
        &[
            r#"1:36: Expected a list of pits, each with its tokens, such as `[[1, 5, 10], []]`, found the string `"1 5 10"`."#,
        ],
    ),
    ("south: [[one]]", &["1:38: Expected a whole number, 0 or more, found the word `one`."]),
    ("north_base: -5", &["1:41: `-5` is not possible here; a whole number was expected, 0 or more."]),
    (
        "sowing: Random",
        &["1:37: `Random` is not possible here; expected one of `Ascending`, `Descending`, `Fifo`, `Lifo`, `Choice`."],
    ),
];

/// Nim.
pub const NIM: Cases = &[
    ("piles: [3, 1001]", &["1:35: `1001` is too large here; a whole number from 0 to 1,000 was expected."]),
    ("piles: []", &["1:31: This list is empty; 1 to 20 were expected."]),
    ("piles: 3", &["1:31: Expected a list of whole numbers, such as `[4, 4, 4]`, found the number `3`."]),
    ("misere: yes", &["1:32: Expected one of `true`, `false`, found the word `yes`."]),
    ("to_move: South", &["1:33: `South` is not possible here; expected one of `Max`, `Min`."]),
];

/// Pig.
pub const PIG: Cases = &[
    ("target: 0", &["1:32: `0` is not possible here; a whole number from 1 to 1000 was expected."]),
    ("scores: (3, 1001)", &["1:36: `1001` is too large here; a whole number from 0 to 1,000 was expected."]),
    ("target: 10, scores: (10, 12)", &["1:44: `12` is too large here; a whole number from 0 to 9 was expected."]),
    ("scores: [3, 4]", &["1:32: Expected the points of MAX and MIN in parentheses, such as `(12, 7)`, found a list."]),
    ("to_move: Chance", &["1:33: `Chance` is not possible here; expected one of `Max`, `Min`."]),
];

/// Boards of 2048.
pub const TILES: Cases = &[
    (
        "board: [[2, 0, 2]]",
        &[
            "1:36: This board does not have the right size; 2 to 4 rows were expected, all with the same number of cells, 2 to 4.",
        ],
    ),
    (
        "board: [[2, 3], [1, 0]]",
        &[
            "1:41: There is no tile `3`; 0 for an empty cell was expected, or a power of two from 2 to 131072.",
            "1:46: There is no tile `1`; 0 for an empty cell was expected, or a power of two from 2 to 131072.",
        ],
    ),
    ("board: 2", &["1:36: Expected a list of rows of tiles, such as `[[2, 0], [0, 2]]`, found the number `2`."]),
    (
        "board: [[2, 4], [4, 2]], to_move: Chance",
        &["1:63: No tile can be put on this board, because no cell is empty; `Max` was expected."],
    ),
    ("to_move: Min", &["1:38: `Min` is not possible here; expected one of `Max`, `Chance`."]),
];
