//! Invalid weights, and all messages for each.

use super::Cases;

/// Evaluation functions of tic-tac-toe.
pub const WEIGHTS: Cases = &[
    ("Lines", &["1:42: `Lines` is not possible here; expected one of `OpenLines`, `Outcome`, `Weighted`."]),
    ("Outcome(twos: 3)", &["1:42: Expected one of `OpenLines`, `Outcome`, `Weighted`, found `Outcome(…)`."]),
    (
        "Weighted(3, 1)",
        &[
            "1:50: Expected fields in parentheses (`twos`, `ones`, `centre`, `corners`), found values in parentheses without names.",
        ],
    ),
    ("Weighted(two: 3)", &["1:51: There is no field `two` here; expected one of `twos`, `ones`, `centre`, `corners`."]),
    ("Weighted(twos: 3, twos: 2)", &["1:60: The field `twos` appears a second time; it was expected once."]),
    ("Weighted(twos: \"3\")", &["1:57: Expected a weight such as `3` or `-0.5`, found the string `\"3\"`."]),
    ("Weighted(twos: many)", &["1:57: Expected a weight such as `3` or `-0.5`, found the word `many`."]),
    (
        "Weighted(twos: Some(3))",
        &[
            "1:57: Expected a weight such as `3` or `-0.5`, found `Some` (values are written as they are, and a field without one is left out).",
        ],
    ),
    (
        "Weighted(twos: NaN, ones: inf, centre: 0.0001, corners: 1000001)",
        &[
            "1:57: `NaN` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.",
            "1:68: `inf` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.",
            "1:81: `0.0001` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.",
            "1:98: `1000001` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.",
        ],
    ),
    (
        "Weighted(twos: 1e999)",
        &[
            "1:57: `1e999` is not a weight; a number from -1000000 to 1000000 with at most three decimal places was expected.",
        ],
    ),
];
