//! What the lessons on kalah, babilego and nim promise: worked out by a program that has nothing in common with Poda.

use super::promises::Promise;

/// These lessons in their order.
pub const COUNTED: &[Promise] = &[
    Promise {
        file: "32-kalah-another-turn",
        search: "Minimax, depth 2",
        best: "root 1 1/2",
        counts: (7, 4, 23),
        leaves: &["0/0 0−5=−5, 0/2 0−1=−1, 1/0 1−0=1, 1/2 2−0=2"],
        values: "0 −5, 1 2, root 2",
        cutoffs: &[],
        bookmarks: &[(4, "evaluate 0/0"), (18, "evaluate 1/2"), (21, "leave 1")],
    },
    Promise {
        file: "33-kalah-end-game",
        search: "AlphaBeta Soft Equal",
        best: "root 0 0/0 0/0/2",
        counts: (13, 4, 43),
        leaves: &["0/0/2 4−3=1, 0/2/0/2 4−3=1, 2/0/0 5−2=3, 2/1/0/0 3−4=−1"],
        values: "0/0 1, 0/2/0 1, 0/2 1, 0 1, 2/0 3, 2/1/0 −1, 2/1 ≤ −1, 2 ≤ −1, root 1",
        cutoffs: &["0/2/0 by 0/2/0/2: nothing", "2/1 by 2/1/0: 2/1/2", "2 by 2/1: 2/2"],
        bookmarks: &[(21, "improve root 0"), (38, "cutoff 2/1"), (41, "cutoff 2")],
    },
    Promise {
        file: "34-babilego-order",
        search: "Minimax, depth 1",
        best: "root 0:1-10-5",
        counts: (7, 6, 22),
        leaves: &["0:1-5-10 5−0=5, 0:1-10-5 10−0=10, 0:5-1-10 1−0=1, 0:5-10-1 10−0=10, 0:10-1-5 1−0=1, 0:10-5-1 5−0=5"],
        values: "root 10",
        cutoffs: &[],
        bookmarks: &[(9, "improve root 0:1-10-5"), (14, "evaluate 0:5-10-1")],
    },
    Promise {
        file: "35-babilego-opening",
        search: "AlphaBeta Soft Equal, depth 2",
        best: "root 3 3/4",
        counts: (28, 21, 93),
        leaves: &[
            "0/0 0−0=0, 0/1 0−0=0, 0/2 0−0=0, 0/3 0−10=−10, 0/4 0−5=−5, 0/5 0−1=−1",
            "1/0 0−0=0, 1/1 0−0=0, 1/2 0−0=0, 1/3 0−10=−10",
            "2/0 0−0=0, 2/1 0−0=0, 2/2 0−0=0, 2/3 0−10=−10",
            "3/0 10−0=10, 3/1 10−0=10, 3/2 10−0=10, 3/4 11−0=11, 3/5 11−0=11",
            "4/0 5−0=5, 5/0 1−0=1",
        ],
        values: "0 −10, 1 ≤ −10, 2 ≤ −10, 3 11, 4 ≤ 5, 5 ≤ 1, root 11",
        cutoffs: &[
            "1 by 1/3: 1/4 1/5",
            "2 by 2/3: 2/4 2/5",
            "4 by 4/0: 4/1 4/2 4/3 4/4 4/5",
            "5 by 5/0: 5/1 5/2 5/3 5/4 5/5",
        ],
        bookmarks: &[(40, "cutoff 1"), (57, "cutoff 2"), (78, "improve root 3"), (84, "cutoff 4"), (91, "cutoff 5")],
    },
    Promise {
        file: "36-nim",
        search: "Minimax",
        best: "root 1-1 1-1/0-1 1-1/0-1/1-1",
        counts: (12, 5, 38),
        leaves: &["0-1/1-1/1-1 1, 0-1/1-2 −1, 1-1/0-1/1-1 1, 1-1/1-1/0-1 1, 1-2/0-1 −1"],
        values: "0-1/1-1 1, 0-1 −1, 1-1/0-1 1, 1-1/1-1 1, 1-1 1, 1-2 −1, root 1",
        cutoffs: &[],
        bookmarks: &[(14, "leave 0-1"), (30, "leave 1-1"), (37, "leave 1-2")],
    },
    Promise {
        file: "37-nim-misere",
        search: "AlphaBeta Soft Equal",
        best: "root 1-2 1-2/0-1",
        counts: (10, 4, 32),
        leaves: &["0-1/1-1/1-1 −1, 0-1/1-2 1, 1-1/0-1/1-1 −1, 1-2/0-1 1"],
        values: "0-1/1-1 −1, 0-1 −1, 1-1/0-1 −1, 1-1 ≤ −1, 1-2 1, root 1",
        cutoffs: &["1-1 by 1-1/0-1: 1-1/1-1"],
        bookmarks: &[(23, "cutoff 1-1"), (31, "improve root 1-2")],
    },
];
