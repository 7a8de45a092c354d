//! The nodes on the way to where a recording is: each has been entered and not left.

use super::union_tree::UnionNode;
use super::{NEVER, Node, NodeId, NodeKind};
use crate::score::{Bound, Interval, Player, Proof, Score, Window};

/// A node that has been entered and not left.
#[derive(Debug)]
pub(super) struct OpenNode {
    pub(super) node: NodeId,
    pub(super) player: Player,
    pub(super) best: NodeId,
    pub(super) last_child: NodeId,
    /// Where it is in the tree that others have visited, if they have been here.
    pub(super) union_node: Option<UnionNode>,
    /// What the children finished so far prove.
    pub(super) proof: Proof,
    /// The same where an estimate proves nothing, and what of it is due to the best child.
    pub(super) guarantee: Proof,
    pub(super) best_guarantee: Interval,
}

/// A node that has just come into being below the last of the open ones.
pub(super) fn new_node(open: &[OpenNode], player: Player, window: Window) -> Node {
    let parent = open.last();
    Node {
        score: Score::ZERO,
        window,
        proved_before: parent.map_or(Score::ZERO, |parent| parent.proof.proved().own_end(parent.player)),
        parent: parent.map_or(NodeId::NONE, |parent| parent.node),
        end: 0,
        entered: NEVER,
        left: NEVER,
        best: NodeId::NONE,
        best_before: parent.map_or(NodeId::NONE, |parent| parent.best),
        ply: u16::try_from(open.len()).expect("the limit on plies is looked at first"),
        player,
        kind: NodeKind::Inner,
        bound: Bound::Exact,
        cut: false,
        improved: false,
        is_research: false,
    }
}
