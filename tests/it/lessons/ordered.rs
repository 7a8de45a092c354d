//! What the lessons on killers and history promise: worked out by a program that has nothing in common with Poda.

use super::promises::Promise;
use super::{open, searched};
use poda::search::SearchConfig;
use poda::search::ordering::MoveOrdering;
use poda::trace::ordering_tables::ReplayedTables;

/// These lessons in their order.
pub const ORDERED: &[Promise] = &[
    Promise {
        file: "45-killer",
        search: "AlphaBeta Soft Equal, depth 2",
        best: "root 8 8/2",
        counts: (17, 11, 58),
        leaves: &[
            "2/3 2−2=0, 2/5 1−2=−1, 2/7 1−2=−1, 2/8 −∞, 3/8 −∞, 5/8 −∞, 7/8 −∞",
            "8/2 1−1=0, 8/3 2−1=1, 8/5 1−1=0, 8/7 1−1=0",
        ],
        values: "2 −∞, 3 −∞, 5 −∞, 7 −∞, 8 0, root 0",
        cutoffs: &["2 by 2/8: nothing", "3 by 3/8: 3/2 3/5 3/7", "5 by 5/8: 5/2 5/3 5/7", "7 by 7/8: 7/2 7/3 7/5"],
        bookmarks: &[(18, "cutoff 2"), (26, "cutoff 3"), (33, "cutoff 5"), (40, "cutoff 7"), (57, "improve root 8")],
    },
    Promise {
        file: "46-history",
        search: "AlphaBeta Soft Equal, depth 4",
        best: "root 8 8/7 8/7/3 8/7/3/5",
        counts: (38, 19, 134),
        leaves: &[
            "2/3/5/7 1−1=0, 2/3/5/8 −∞, 2/3/7/8 −∞, 2/3/8/5 −∞, 3/8 −∞, 5/8 −∞, 7/8 −∞",
            "8/3/2/5 −∞, 8/3/5/2 1−0=1, 8/3/5/7 1−0=1, 8/3/7 +∞, 8/5/7 +∞, 8/2/7 +∞",
            "8/7/2/3 1−1=0, 8/7/2/5 0−1=−1, 8/7/3/5 0−0=0, 8/7/3/2 0−0=0, 8/7/5/3 1−0=1, 8/7/5/2 0−0=0",
        ],
        values: "2/3/5 −∞, 2/3/7 −∞, 2/3/8 −∞, 2/3 −∞, 2 −∞, 3 −∞, 5 −∞, 7 −∞, 8/3/2 −∞, 8/3/5 1, 8/3 +∞, 8/5 +∞, 8/2 +∞, 8/7/2 −1, 8/7/3 0, 8/7/5 0, 8/7 0, 8 0, root 0",
        cutoffs: &[
            "2/3/5 by 2/3/5/8: nothing",
            "2/3/7 by 2/3/7/8: 2/3/7/5",
            "2/3/8 by 2/3/8/5: 2/3/8/7",
            "2 by 2/3: 2/5 2/7 2/8",
            "3 by 3/8: 3/5 3/2 3/7",
            "5 by 5/8: 5/3 5/2 5/7",
            "7 by 7/8: 7/3 7/5 7/2",
            "8/3/2 by 8/3/2/5: 8/3/2/7",
            "8/3 by 8/3/7: nothing",
            "8/5 by 8/5/7: 8/5/2 8/5/3",
            "8/2 by 8/2/7: 8/2/3 8/2/5",
            "8/7/5 by 8/7/5/2: nothing",
        ],
        bookmarks: &[(13, "cutoff 2/3/5"), (21, "cutoff 2/3/7"), (40, "cutoff 3")],
    },
];

/// What the notes say of the same search in other orders.
#[test]
fn the_order_saves_what_the_notes_say() {
    let (plain, killer) = (MoveOrdering::default(), MoveOrdering { killers: 1, ..MoveOrdering::default() });
    for (lesson, ordering, costs) in
        [("45-killer", plain, (26, 20)), ("46-history", plain, (130, 74)), ("46-history", killer, (59, 30))]
    {
        let mut document = open(lesson);
        document.search = SearchConfig { ordering, ..document.search };
        let count = searched(&document).trace().end().stats();
        assert_eq!((count.nodes, count.leaves), costs, "{lesson}");
    }
}

/// What history counts for O's corner 8, step by step.
#[test]
fn history_counts_what_the_notes_say() {
    let recording = searched(&open("46-history"));
    let counted = |step| {
        let praised = ReplayedTables::at(&recording, step).history_moves();
        let corner = praised
            .into_iter()
            .find(|&(player, mv, _)| player == poda::score::Player::Min && format!("{mv:?}") == "TicTacToe(8)");
        corner.map_or(0, |(.., praise)| praise.weight)
    };
    assert_eq!([12, 13, 21, 39, 40].map(counted), [0, 1, 2, 2, 11]);
}
