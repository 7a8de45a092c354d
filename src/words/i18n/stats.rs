//! What a search has cost so far: nodes, leaves, cutoffs and table hits.
//!
//! Knows no window and no tree.

use super::Words;
use super::styled_text::StyledText;
use poda_core::search::stats::SearchStats;

/// Returns a line for the nodes and leaves, one for the cutoffs if the search prunes, and one for the table hits if there are
/// any. `all` is the cost of plain minimax, where the two can be compared.
pub fn stats_so_far(words: &Words, count: &SearchStats, prunes: bool, all: Option<SearchStats>) -> Vec<StyledText> {
    let number = |count: u64| words.number(count).into();
    // The noun agrees with the last number before it.
    let (nodes, leaves) = all.map_or((count.nodes, count.leaves), |all| (all.nodes, all.leaves));
    let mut args = vec![("nodes", number(count.nodes)), ("leaves", number(count.leaves))];
    args.extend([("nodes_count", nodes.into()), ("leaves_count", leaves.into())]);
    let mut lines = vec![match all {
        Some(all) => {
            args.extend([("all_nodes", number(all.nodes)), ("all_leaves", number(all.leaves))]);
            words.styled("stats-so-far-of-minimax", &args)
        }
        None => words.styled("stats-so-far", &args),
    }];
    if prunes {
        let args = [("cutoffs", count.cutoffs.into()), ("branches", count.pruned_branches.into())];
        lines.push(words.styled("stats-cutoffs", &args));
    }
    if 0 < count.table_hits {
        lines.push(words.styled("stats-table-hits", &[("count", count.table_hits.into())]));
    }
    lines
}
