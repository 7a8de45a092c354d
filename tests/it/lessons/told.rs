//! What the lessons about programs of one's own promise of the right search, which stands beside what the program told.

use super::promises::Promise;

pub const TOLD: &[Promise] = &[
    Promise {
        file: "59-first-run",
        search: "AlphaBeta Soft Equal",
        best: "A B b1",
        counts: (11, 7, 37),
        leaves: &["b1 3, b2 12, b3 8, c1 2, d1 14, d2 5, d3 2"],
        values: "B 3, C ≤ 2, D 2, A 3",
        cutoffs: &["C by c1: c2 c3", "D by d3: nothing"],
        bookmarks: &[(1, "enter A"), (20, "cutoff C"), (37, "leave A")],
    },
    Promise {
        file: "60-cut-too-many",
        search: "AlphaBeta Soft Equal",
        best: "A B b1",
        counts: (11, 7, 37),
        leaves: &["b1 3, b2 12, b3 8, c1 2, d1 14, d2 5, d3 2"],
        values: "B 3, C ≤ 2, D 2, A 3",
        cutoffs: &["C by c1: c2 c3", "D by d3: nothing"],
        bookmarks: &[(7, "enter b2"), (37, "leave A")],
    },
    Promise {
        file: "61-window-not-passed",
        search: "AlphaBeta Soft Equal",
        best: "A B b1",
        counts: (11, 7, 37),
        leaves: &["b1 3, b2 12, b3 8, c1 2, d1 14, d2 5, d3 2"],
        values: "B 3, C ≤ 2, D 2, A 3",
        cutoffs: &["C by c1: c2 c3", "D by d3: nothing"],
        bookmarks: &[(15, "enter C"), (20, "cutoff C")],
    },
];
