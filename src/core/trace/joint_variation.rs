//! The principal variation that two passes prove together: one that the root is worth at least v, the other that it is
//! worth at most v.
//!
//! The first proof names a move of MAX that keeps v whatever MIN replies; the second names one of MIN. Following each proof at
//! its own player's nodes, every position on the line is worth exactly v.

use super::node_id::NodeId;
use super::recording::Recording;
use super::trace::Trace;
use crate::game::Game;
use crate::score::{Bound, Player, Score};

/// Returns the number of the last pass and the joint variation as nodes of it; `None` where the last pass proves the value
/// alone, and where the value is not known.
pub(super) fn joint_variation<G: Game>(passes: &[Recording<G>]) -> Option<(usize, Vec<NodeId>)> {
    let last = passes.len().checked_sub(1)?;
    let trace = passes[last].trace();
    let (_, bound) = trace.result(NodeId::ROOT)?;
    let proved = trace.end().proved(NodeId::ROOT);
    if bound == Bound::Exact || !proved.is_exact() {
        return None;
    }
    let value = proved.low;
    let needed = if bound == Bound::Lower { Bound::Upper } else { Bound::Lower };
    let depth = passes[last].config().depth;
    let is_needed = |pass: &&Recording<G>| {
        let result = pass.trace().result(NodeId::ROOT);
        let is_enough = result == Some((value, needed)) || result == Some((value, Bound::Exact));
        pass.config().depth == depth && is_enough
    };
    let other = passes[..last].iter().rfind(is_needed)?;
    let (lower, upper) = if bound == Bound::Lower { (&passes[last], other) } else { (other, &passes[last]) };
    let line = std::iter::successors(Some((NodeId::ROOT, NodeId::ROOT)), |&nodes| next((lower, upper), nodes, value));
    let line = line.map(|(below, above)| if bound == Bound::Lower { below } else { above });
    Some((last, line.collect()))
}

/// One move further down: the one that the player's own proof names, in both passes.
fn next<G: Game>(
    (lower, upper): (&Recording<G>, &Recording<G>),
    (below, above): (NodeId, NodeId),
    value: Score,
) -> Option<(NodeId, NodeId)> {
    let player = lower.trace().player(below);
    let (own, at, other, at_other) = match player {
        Player::Max => (lower, below, upper, above),
        Player::Min => (upper, above, lower, below),
    };
    let child = keeping(own.trace(), at, player, value)?;
    let mv = own.move_to(child);
    let same = |&node: &NodeId| other.move_to(node) == mv && other.trace().result(node).is_some();
    let counterpart = other.trace().children(at_other).find(same)?;
    Some(match player {
        Player::Max => (child, counterpart),
        Player::Min => (counterpart, child),
    })
}

/// The first child that is proved to be no worse than the value for its parent's player.
fn keeping(trace: &Trace, node: NodeId, player: Player, value: Score) -> Option<NodeId> {
    let end = trace.end();
    trace
        .children(node)
        .find(|&child| trace.result(child).is_some() && !player.prefers(value, end.proved(child).own_end(player)))
}
