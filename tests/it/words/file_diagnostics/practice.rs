//! Faulty decisions about practising, and all messages for each.

use super::Cases;

/// Values of `practice`.
pub const PRACTICES: Cases = &[
    (
        "Predict",
        &[
            "1:37: Expected fields in parentheses (`exercise`, `kinds`, `attempts`, `hide_values`, `questions`, `seed`, `wishes`), found the word `Predict`.",
        ],
    ),
    (
        "(exercises: Predict)",
        &[
            "1:38: There is no field `exercises` here; expected one of `exercise`, `kinds`, `attempts`, `hide_values`, `questions`, `seed`, `wishes`.",
        ],
    ),
    (
        "(exercise: Guess)",
        &["1:48: `Guess` is not possible here; expected one of `Predict`, `FillIn`, `ImproveOrder`."],
    ),
    (
        "(kinds: [Value, Prune])",
        &[
            "1:53: `Prune` is not possible here; expected one of `Next`, `Leaf`, `Value`, `Bound`, `Cut`, `Best`, `Root`, `Ever`, `Matters`, `Choose`, `Vector`, `Tie`, `Transform`, `Select`, `Term`, `Backup`, `Decide`.",
        ],
    ),
    ("(kinds: Cut)", &["1:45: Expected a list of kinds of question, such as `[Value, Cut]`, found the word `Cut`."]),
    // All faults of meaning, each at its place.
    (
        "(kinds: [], attempts: 3, seed: -1)",
        &[
            "1:45: This list is empty; at least one kind of question was expected, or no `kinds` at all.",
            "1:59: `3` is not possible here; a whole number from 1 to 2 was expected.",
            "1:68: `-1` is not possible here; a whole number was expected, 0 or more.",
        ],
    ),
    (
        "(kinds: [Cut, Value, Cut], seed: 18446744073709551616)",
        &[
            "1:58: The kind of question `Cut` is listed a second time; it was expected once.",
            "1:70: `18446744073709551616` is not possible here; a whole number was expected, 0 or more.",
        ],
    ),
    ("(questions: [12])", &["1:50: Expected fields in parentheses (`kind`, `step`), found the number `12`."]),
    (
        "(questions: (kind: Cut, step: 12))",
        &["1:49: Expected a list of questions, such as `[(kind: Cut, step: 12)]`, found fields in parentheses."],
    ),
    (
        "(questions: [(kind: Cut)])",
        &["1:50: The field `step` is missing; it was expected among the fields in these parentheses."],
    ),
    (
        "(wishes: (deeper: 1))",
        &[
            "1:47: There is no field `deeper` here; expected one of `game`, `depth`, `algorithm`, `fail`, `cut_on`, `shallow`, `deep`, `equal`, `saves_subtree`, `chance`, `star1`, `none_at_last_child`, `careful_root`.",
        ],
    ),
    (
        "(wishes: (algorithm: Mtdf))",
        &["1:58: `Mtdf` is not possible here; expected one of `AlphaBeta`, `Minimax`, `Negamax`, `NegamaxAlphaBeta`, \
              `MaxN`, `MaxNShallow`, `Paranoid`, `BestReply`."],
    ),
    (
        "(wishes: (game: Chess()))",
        &["1:53: There is no game `Chess`; expected one of `Tree`, `TicTacToe`, `ConnectFour`, `Kalah`, `Nim`."],
    ),
    (
        "(wishes: (game: Tree))",
        &["1:53: Expected a game with wishes, such as `Tree(branching: 3)` or `TicTacToe()`, found the word `Tree`."],
    ),
    (
        "(wishes: (game: TicTacToe(cells: 9)))",
        &["1:63: There is no field `cells` here; empty parentheses were expected."],
    ),
    (
        "(wishes: (game: TicTacToe(9)))",
        &["1:62: Expected empty parentheses, found values in parentheses without names."],
    ),
    (
        "(wishes: (game: Tree(branching: [2, 3])))",
        &[
            "1:69: Expected a whole number, or the least and the greatest in parentheses, such as `(2, 4)`, found a list.",
        ],
    ),
    (
        "(wishes: (game: Tree(branching: (2, 3, 4))))",
        &[
            "1:69: Expected a whole number, or the least and the greatest in parentheses, such as `(2, 4)`, found values in parentheses without names.",
        ],
    ),
    (
        "(wishes: (game: Tree(branching: (4, 2), values: (1.5, inf)), depth: 9, shallow: (3, 2), deep: 1001))",
        &[
            "1:69: The first number of this range is greater than the second; the least and then the greatest were expected.",
            "1:86: `1.5` cannot be the value of a generated leaf; a whole number from -1,000,000 to 1,000,000 was expected.",
            "1:91: `inf` cannot be the value of a generated leaf; a whole number from -1,000,000 to 1,000,000 was expected.",
            "1:105: `9` is not possible here; a whole number from 1 to 8 was expected.",
            "1:117: The first number of this range is greater than the second; the least and then the greatest were expected.",
            "1:131: `1001` is too large; a whole number up to 1000 was expected.",
        ],
    ),
    (
        "(wishes: (game: Kalah(pits: 0, seeds: 51)))",
        &[
            "1:65: `0` is not possible here; a whole number from 1 to 20 was expected.",
            "1:75: `51` is not possible here; a whole number from 1 to 50 was expected.",
        ],
    ),
];

/// Values of `reading`, in a file with a game of Nim.
pub const READINGS: Cases = &[
    (
        "(by: Leaf)",
        &[
            "1:41: `Leaf` is not possible here; expected one of `Event`, `Node`, `Result`, `Phase`, `Iteration`, `Ten`, `Hundred`, `Thousand`, `Bookmark`.",
        ],
    ),
    ("(rounds: 10)", &["1:45: `10` is too large; a whole number up to 9 was expected."]),
    (
        "(rounds: 3)",
        &[
            "1:45: Rounds are played here, but there is nothing to choose; a `Tree` whose root has children was expected, or no `rounds` at all.",
        ],
    ),
    ("(asks: 1)", &["1:43: Expected one of `true`, `false`, found the number `1`."]),
];
