//! What the lessons about O's replies in the game of the lectures promise.

use super::promises::Promise;

pub const REPLIES: &[Promise] = &[
    Promise {
        file: "57-tic-tac-toe-reply",
        search: "Minimax, depth 2",
        best: "root 0 0/6",
        counts: (11, 8, 34),
        leaves: &["0/3 5−3=2, 0/6 5−2=3, 0/7 5−3=2, 0/8 5−2=3", "3/0 6−2=4, 3/7 6−3=3, 3/8 6−2=4, 3/5 6−3=3"],
        values: "0 3, 3 4, root 3",
        cutoffs: &[],
        bookmarks: &[(17, "leave 0"), (33, "leave 3")],
    },
    Promise {
        file: "58-tic-tac-toe-forced-reply",
        search: "Minimax, depth 2",
        best: "root 2 2/0",
        counts: (37, 30, 118),
        leaves: &[
            "0/3 4−2=2, 0/7 4−2=2, 0/8 4−1=3, 0/5 4−1=3, 0/2 +∞, 3/0 4−1=3, 3/7 4−2=2, 3/8 4−1=3, 3/5 4−1=3, 3/2 +∞",
            "7/0 5−1=4, 7/3 5−2=3, 7/8 5−1=4, 7/5 5−1=4, 7/2 +∞, 8/0 3−1=2, 8/3 3−2=1, 8/7 3−2=1, 8/5 3−1=2, 8/2 +∞",
            "5/0 4−1=3, 5/3 4−2=2, 5/7 4−2=2, 5/8 4−1=3, 5/2 +∞, 2/0 4−1=3, 2/3 4−2=2, 2/7 4−2=2, 2/8 4−1=3, 2/5 4−1=3",
        ],
        values: "0 +∞, 3 +∞, 7 +∞, 8 +∞, 5 +∞, 2 3, root 3",
        cutoffs: &[],
        bookmarks: &[(20, "improve 0 0/2"), (22, "improve root 0"), (116, "leave 2"), (117, "improve root 2")],
    },
];
