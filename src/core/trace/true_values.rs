//! The true values of the nodes of a mistaken search.
//!
//! They follow from the recorded leaves; below pruned nodes they are found by an alpha-beta search without the mistake.

use super::node::NodeKind;
use super::node_id::NodeId;
use super::recording::Recording;
use crate::game::Game;
use crate::score::Score;
use crate::search::budget::Budget;
use crate::search::{SearchConfig, search};

/// The most nodes of a tree, and the most nodes searched below pruned ones: few enough to take no noticeable time.
const MAX_NODES: usize = 50_000;

/// Returns the true values of all nodes of a complete search, in order of appearance; `None` where finding them would take
/// long.
pub(super) fn true_values<G: Game>(recording: &Recording<G>) -> Option<Vec<Score>> {
    let trace = recording.trace();
    // In a quiescence search the value of a position depends on the move that led to it, which a search from there does not
    // know.
    if !trace.is_complete() || MAX_NODES < trace.node_count() || recording.config().quiescence.is_some() {
        return None;
    }
    let mut budget = Budget::nodes(MAX_NODES as u64);
    let mut values = vec![Score::ZERO; trace.node_count()];
    // Children come after their parents: going backwards meets every child before its parent.
    for node in trace.nodes().rev() {
        let player = trace.player(node);
        let found = match (trace.kind(node), trace.result(node)) {
            (NodeKind::Leaf(_), Some((score, _))) => score,
            (NodeKind::Leaf(_), None) => recording.position(node).evaluate().score(),
            (NodeKind::Inner, _) => {
                let children = trace.children(node).map(|child| values[child.index()]);
                match children.reduce(|best, value| player.better_of(best, value)) {
                    Some(best) => best,
                    // It was pruned, and its subtree is not recorded.
                    None => value_below(recording, node, &mut budget)?,
                }
            }
        };
        values[node.index()] = found;
    }
    Some(values)
}

/// Returns the value of a node whose subtree is not recorded, by alpha-beta.
fn value_below<G: Game>(recording: &Recording<G>, node: NodeId, budget: &mut Budget) -> Option<Score> {
    let ply = recording.trace().ply(node);
    let depth = recording.config().depth.map(|depth| depth.saturating_sub(ply));
    let config = SearchConfig { depth, ..SearchConfig::default() };
    search(&config, &recording.position(node), budget).continue_value()
}
