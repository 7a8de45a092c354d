//! What the lessons on games in progress promise: the search begins behind the moves.

use super::promises::Promise;

/// These lessons in their order.
pub const PLAYED: &[Promise] = &[Promise {
    file: "44-move-after-move",
    search: "Minimax, depth 2",
    best: "root 3 3/8",
    counts: (17, 12, 52),
    leaves: &[
        "3/7 2−1=1, 3/8 +∞, 3/5 2−0=2",
        "7/3 +∞, 7/8 +∞, 7/5 3−0=3",
        "8/3 +∞, 8/7 2−1=1, 8/5 2−0=2",
        "5/3 +∞, 5/7 3−1=2, 5/8 +∞",
    ],
    values: "3 +∞, 7 +∞, 8 +∞, 5 +∞, root +∞",
    cutoffs: &[],
    bookmarks: &[(8, "evaluate 3/8"), (14, "leave 3"), (52, "leave root")],
}];
