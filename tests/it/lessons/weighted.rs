//! What the lessons on weights promise: tic-tac-toe counted by hand, Othello by a program that has nothing in common with Poda.

use crate::lessons::promises::Promise;

/// The lessons with weights, in their order.
pub const WEIGHTED: &[Promise] = &[
    Promise {
        file: "38-weights",
        search: "Minimax, depth 1",
        best: "root 2",
        counts: (5, 4, 16),
        leaves: &["1 3×1 − 1×1 = 2, 2 3×1 + 1×0 = 3, 5 3×0 + 1×1 = 1, 8 3×0 + 1×1 = 1"],
        values: "root 3",
        cutoffs: &[],
        bookmarks: &[(7, "evaluate 2"), (14, "evaluate 8")],
    },
    Promise {
        file: "39-othello-weights",
        search: "Minimax, depth 2",
        best: "root g3 g3/f4",
        counts: (14, 10, 46),
        leaves: &[
            "g1/h1 −10×1 + 1×0 = −10, g1/c3 10×0 − 1×1 = −1, g1/c6 10×0 − 1×5 = −5",
            "g2/h2 10×0 − 1×1 = −1, g2/h3 10×0 − 1×1 = −1, g2/f4 10×0 − 1×5 = −5, g2/a7 10×0 − 1×6 = −6",
            "g3/f4 10×0 − 1×5 = −5, g3/h4 10×0 − 1×1 = −1, g3/a7 10×0 − 1×4 = −4",
        ],
        values: "g1 −10, g2 −6, g3 −5, root −5",
        cutoffs: &[],
        bookmarks: &[(4, "evaluate g1/h1"), (31, "leave g2"), (35, "evaluate g3/f4")],
    },
];
