//! What the lessons on negamax at an extra turn and on the classic mistakes promise. What a mistaken search returns has a
//! question mark.

use super::promises::Promise;

/// These lessons in their order.
pub const MISTAKEN: &[Promise] = &[
    Promise {
        file: "40-negamax-extra-turn",
        search: "NegamaxAlphaBeta Soft Equal",
        best: "A B D d1",
        counts: (10, 5, 32),
        leaves: &["c1 4, c2 6, d1 5, d2 9, f1 3"],
        values: "C 4, D 5, B 5, F ≤ 3, A 5",
        cutoffs: &["F by f1: f2"],
        bookmarks: &[(2, "enter B"), (11, "leave C"), (24, "improve A B"), (30, "cutoff F")],
    },
    Promise {
        file: "41-always-negating",
        search: "Mistaken(AlwaysNegating) Soft Equal",
        best: "A F f1",
        counts: (11, 6, 35),
        leaves: &["c1 4, c2 6, d1 5, d2 9, f1 3, f2 8"],
        values: "C 4?, D 5?, B 5?, F 3?, A 3?",
        cutoffs: &[],
        bookmarks: &[(23, "leave B"), (24, "improve A B"), (35, "leave A")],
    },
    Promise {
        file: "42-wrong-bound",
        search: "Mistaken(WrongBound) Hard Equal",
        best: "A C G M",
        counts: (8, 4, 28),
        leaves: &["D 3, E 5, F 5, M 7"],
        values: "B 3?, G 3?, C 5?, A 5?",
        cutoffs: &["G by M: N", "C by G: H"],
        bookmarks: &[(22, "cutoff G"), (23, "leave G"), (25, "cutoff C"), (28, "leave A")],
    },
    Promise {
        file: "43-last-best",
        search: "Mistaken(LastBest) Soft Equal",
        best: "A C c1",
        counts: (8, 4, 27),
        leaves: &["b1 3, b2 5, c1 3, d1 2"],
        values: "B 3?, C 3?, D 2?, A 3?",
        cutoffs: &["C by c1: c2", "D by d1: d2"],
        bookmarks: &[(17, "cutoff C"), (19, "improve A C"), (27, "leave A")],
    },
];
