//! What the lessons about chance promise.

use super::promises::Promise;

pub const CHANCE: &[Promise] = &[
    Promise {
        file: "62-coin",
        search: "Expectiminimax",
        best: "A C",
        counts: (5, 3, 17),
        leaves: &["B 4, C1 9, C2 1"],
        values: "C 5, A 5",
        cutoffs: &[],
        bookmarks: &[(10, "expect C C1"), (14, "expect C C2"), (16, "improve A C")],
    },
    Promise {
        file: "63-careless-opponent",
        search: "Expectiminimax",
        best: "A C",
        counts: (9, 6, 32),
        leaves: &["b1 5, b2 6, b3 7, c1 3, c2 14, c3 4"],
        values: "B 6, C 7, A 7",
        cutoffs: &[],
        bookmarks: &[(14, "expect B b3"), (29, "expect C c3"), (31, "improve A C")],
    },
    Promise {
        file: "64-no-guarantee",
        search: "Expectiminimax",
        best: "A C",
        counts: (5, 3, 17),
        leaves: &["B 3, C1 0, C2 24"],
        values: "C 4, A 4",
        cutoffs: &[],
        bookmarks: &[(10, "expect C C1"), (14, "expect C C2")],
    },
    Promise {
        file: "65-size-matters",
        search: "Expectiminimax",
        best: "A B",
        counts: (7, 4, 23),
        leaves: &["b1 2, b2 3, c1 1, c2 4"],
        values: "B 2.1, C 1.3, A 2.1",
        cutoffs: &[],
        bookmarks: &[(10, "expect B b2"), (21, "expect C c2")],
    },
    Promise {
        file: "66-max-chance-min",
        search: "Expectiminimax",
        best: "A B",
        counts: (15, 8, 49),
        leaves: &["D1 3, D2 5, E1 9, E2 6, F1 2, F2 8, G1 7, G2 4"],
        values: "D 3, E 6, B 5, F 2, G 4, C 3, A 5",
        cutoffs: &[],
        bookmarks: &[(11, "leave D"), (23, "expect B E"), (47, "expect C G")],
    },
    Promise {
        file: "67-without-bounds",
        search: "Star1 Soft Equal",
        best: "A B",
        counts: (6, 4, 21),
        leaves: &["B 4, C1 0, C2 1, C3 2"],
        values: "C 1, A 4",
        cutoffs: &["C by C3: nothing"],
        bookmarks: &[(14, "expect C C2"), (18, "expect C C3")],
    },
    Promise {
        file: "68-star1",
        search: "Star1 Soft Equal",
        best: "A B",
        counts: (6, 3, 20),
        leaves: &["B1 6, B2 8, C1 3"],
        values: "B 7, C 0 … 6.5, A 7",
        cutoffs: &["C by C1: C2 C3"],
        bookmarks: &[(17, "expect C C1"), (18, "cutoff C")],
    },
    Promise {
        file: "69-star2",
        search: "Star2 Soft Equal",
        best: "A B",
        counts: (7, 3, 23),
        leaves: &["B 5, D1 2, E1 3"],
        values: "D 0 … 2, E 0 … 3, C 0 … 2.5, A 5",
        cutoffs: &["C by E: D E"],
        bookmarks: &[(12, "leave D"), (13, "expect C D"), (21, "cutoff C")],
    },
    Promise {
        file: "70-pig",
        search: "Expectiminimax, depth 3",
        best: "root roll",
        counts: (31, 20, 108),
        leaves: &[
            "roll/1/roll (30−40)/100 = −0.1, roll/1/hold (30−40)/100 = −0.1, roll/2/roll (30−40)/100 = −0.1, roll/2/hold (52−40)/100 = 0.12, \
                  roll/3/roll (30−40)/100 = −0.1, roll/3/hold (53−40)/100 = 0.13, roll/4/roll (30−40)/100 = −0.1, roll/4/hold (54−40)/100 = 0.14, \
                  roll/5/roll (30−40)/100 = −0.1, roll/5/hold (55−40)/100 = 0.15, roll/6/roll (30−40)/100 = −0.1, roll/6/hold (56−40)/100 = 0.16, \
                  hold/roll/1 (50−40)/100 = 0.1, hold/roll/2 (50−40)/100 = 0.1, hold/roll/3 (50−40)/100 = 0.1, hold/roll/4 (50−40)/100 = 0.1, \
                  hold/roll/5 (50−40)/100 = 0.1, hold/roll/6 (50−40)/100 = 0.1, hold/hold/roll (50−40)/100 = 0.1, hold/hold/hold (50−40)/100 = 0.1",
        ],
        values: "roll/1 −0.1, roll/2 0.12, roll/3 0.13, roll/4 0.14, roll/5 0.15, roll/6 0.16, roll 0.1, hold/roll 0.1, \
                 hold/hold 0.1, hold 0.1, root 0.1",
        cutoffs: &[],
        bookmarks: &[(12, "expect roll roll/1"), (67, "expect roll roll/6"), (107, "leave hold")],
    },
    Promise {
        file: "71-twenty48",
        search: "Expectiminimax, depth 2",
        best: "root down",
        counts: (14, 10, 50),
        leaves: &[
            "right/0-2 3×1 + 2×0 + 1×4 + 4×1 = 11, right/0-4 3×1 + 2×1 + 1×4 + 4×1 = 13, right/2-2 3×1 + 2×0 + 1×4 + 4×1 = 11, right/2-4 3×1 + 2×0 + 1×4 + 4×1 = 11, \
                  down/1-2 3×0 + 2×2 + 1×4 + 4×1 = 12, down/1-4 3×0 + 2×0 + 1×4 + 4×1 = 8, left/1-2 3×1 + 2×0 + 1×4 + 4×1 = 11, left/1-4 3×1 + 2×1 + 1×4 + 4×1 = 13, \
                  left/3-2 3×1 + 2×0 + 1×4 + 4×1 = 11, left/3-4 3×1 + 2×0 + 1×4 + 4×1 = 11",
        ],
        values: "right 11.1, down 11.6, left 11.1, root 11.6",
        cutoffs: &[],
        bookmarks: &[(6, "expect right right/0-2"), (18, "expect right right/2-4"), (29, "expect down down/1-4")],
    },
];
