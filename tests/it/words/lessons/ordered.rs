//! What the lessons on killers and history say of other orders, and of what history counts.

use super::{open, searched};
use poda::search::SearchConfig;
use poda::search::ordering::MoveOrdering;
use poda::trace::ordering_tables::ReplayedTables;

/// What the notes say of the same search in other orders.
#[test]
fn the_order_saves_what_the_notes_say() {
    let (plain, killer) = (MoveOrdering::default(), MoveOrdering { killers: 1, ..MoveOrdering::default() });
    for (lesson, ordering, costs) in
        [("46-killer", plain, (26, 20)), ("47-history", plain, (130, 74)), ("47-history", killer, (59, 30))]
    {
        let document = open(lesson);
        let search = SearchConfig { ordering, ..*document.search().unwrap() };
        let count = searched(&document.searched_by(search)).trace().end().stats();
        assert_eq!((count.nodes, count.leaves), costs, "{lesson}");
    }
}

/// What history counts for O's corner 8, step by step.
#[test]
fn history_counts_what_the_notes_say() {
    let recording = searched(&open("47-history"));
    let counted = |step| {
        let tables = ReplayedTables::at(&recording, step);
        let corner = tables
            .history_moves()
            .find(|&(player, mv, _)| player == poda::score::Player::Min && format!("{mv:?}") == "TicTacToe(8)");
        corner.map_or(0, |(.., praise)| praise.weight)
    };
    assert_eq!([12, 13, 21, 39, 40].map(counted), [0, 1, 2, 2, 11]);
}
