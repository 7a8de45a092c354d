//! The same of a search that backs up vectors: what the player at a node gets by each of its moves.

use super::answer::BestMoveThere;
use crate::game::Game;
use crate::score::{Bound, Interval};
use crate::trace::moment::NodeState;
use crate::trace::multi_player::MultiPlayerView;
use crate::trace::node::NodeId;
use crate::trace::recording::Recording;
use crate::trace::step::Step;

/// Returns the entry of the player at a node in the vector of each move by a step. Of a child that was given up, it is
/// the most that the player can get there.
pub(super) fn moves<G: Game>(
    recording: &Recording<G>,
    view: &MultiPlayerView<'_, G>,
    step: Step,
    parent: NodeId,
) -> Vec<BestMoveThere> {
    let (trace, moment) = (recording.trace(), recording.trace().at(step));
    let player = view.mover(parent);
    let found = |child: NodeId| {
        let entry = view.payoffs(child).filter(|_| moment.state(child) == NodeState::Finished)?.of(player);
        match view.bound(child) {
            Some(Bound::Exact) | None => Some(Interval::of(entry, Bound::Exact)),
            Some(Bound::Lower | Bound::Upper) if view.mover(child) == player => Some(Interval::of(entry, Bound::Lower)),
            Some(Bound::Lower | Bound::Upper) => {
                let owner = view.cutoff(child)?.owner.filter(|owner| owner.node == parent)?;
                Some(Interval::of(owner.at_most, Bound::Upper))
            }
        }
    };
    trace.children(parent).map(|node| BestMoveThere { node, found: found(node).unwrap_or(Interval::UNKNOWN) }).collect()
}
