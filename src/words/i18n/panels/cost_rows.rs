//! The cost of a search next to the cost of plain minimax.

use crate::i18n::Words;
use poda_core::search::stats::SearchStats;

/// Returns the rows of the table: a quantity, its count for minimax, and its count for the search. The quantities are
/// nodes, leaves and cutoffs.
pub fn cost_rows(words: &Words, minimax: &SearchStats, search: &SearchStats) -> [[String; 3]; 3] {
    [
        ("cost-nodes", words.number(minimax.nodes), search.nodes),
        ("cost-leaves", words.number(minimax.leaves), search.leaves),
        // Minimax has no window and no cutoffs.
        ("cost-cutoffs", "–".to_owned(), search.cutoffs),
    ]
    .map(|(message, minimax, search)| [words.text(message), minimax, words.number(search)])
}
