//! What is right of every node that a mistaken search has made something of: its true value, found by searches that make
//! no mistake.
//!
//! Knows the game only to search on where the mistaken search did not look.

use super::recording::Recording;
use super::{NodeId, NodeKind, Trace};
use crate::game::Game;
use crate::score::{Bound, Score, Window};
use crate::search::budget::Budget;
use crate::search::{SearchConfig, search};

/// So many nodes may be searched for it at most, and a tree may have so many: that takes no time that anybody notices.
const MOST_NODES: usize = 50_000;

/// The true values of the nodes of a search that came to its end, in order; `None` where finding them would take long.
pub(super) fn values<G: Game>(recording: &Recording<G>) -> Option<Vec<Score>> {
    let trace = recording.trace();
    // Beyond the limit a position is worth one thing or another by the move that led to it, which a search from there does
    // not know.
    if !trace.is_complete() || MOST_NODES < trace.node_count() || recording.config().quiescence.is_some() {
        return None;
    }
    let mut budget = Budget::nodes(MOST_NODES as u64);
    let mut values = vec![Score::ZERO; trace.node_count()];
    // Children stand behind their parents, so that going backwards meets every child before its parent.
    for node in trace.nodes().rev() {
        let player = trace.player(node);
        let found = match (trace.kind(node), trace.result(node)) {
            (NodeKind::Leaf(_), Some((score, _))) => score,
            (NodeKind::Leaf(_), None) => recording.position(node).evaluate().score(),
            (NodeKind::Inner, _) => {
                let children = trace.children(node).map(|child| values[child.index()]);
                match children.reduce(|best, value| player.better_of(best, value)) {
                    Some(best) => best,
                    // It was pruned, and only its root taken down.
                    None => beyond(recording, node, &mut budget)?,
                }
            }
        };
        values[node.index()] = found;
    }
    Some(values)
}

/// The value of a node below which nothing was taken down, by alpha-beta.
fn beyond<G: Game>(recording: &Recording<G>, node: NodeId, budget: &mut Budget) -> Option<Score> {
    let ply = recording.trace().ply(node);
    let depth = recording.config().depth.map(|depth| depth.saturating_sub(ply));
    let config = SearchConfig { depth, ..SearchConfig::default() };
    search(&config, &recording.position(node), budget).continue_value()
}

/// What a caller takes a score for that came back from a search with this window: inside it the value, at its ends a bound.
pub(super) fn claimed(window: Window, score: Score) -> Bound {
    if score <= window.alpha && window.alpha != Score::NEG_INFINITY {
        Bound::Upper
    } else if window.beta <= score && window.beta != Score::INFINITY {
        Bound::Lower
    } else {
        Bound::Exact
    }
}

/// Whether what a node returned cannot be so, if this is its value.
pub(super) fn is_false(trace: &Trace, node: NodeId, value: Score) -> bool {
    trace.result(node).is_some_and(|(score, bound)| match bound {
        Bound::Exact => value != score,
        Bound::Lower => value < score,
        Bound::Upper => score < value,
    })
}
