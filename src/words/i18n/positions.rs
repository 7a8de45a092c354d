//! How many positions the nodes of a search are.

use crate::i18n::{Words, args};
use poda_core::trace::position_graph::PositionGraph;

/// Returns the sentence with the number of positions that a search visits and the number of its nodes.
pub fn counted_positions(words: &Words, graph: &PositionGraph) -> String {
    let [positions, nodes] = [graph.visited_len(), graph.visited_nodes()];
    let is_same = if positions == nodes { "yes" } else { "no" };
    let args = args![
        same = is_same,
        count = positions,
        positions = words.number(positions as u64),
        nodes = words.number(nodes as u64)
    ];
    words.fill("positions-count", &args)
}
