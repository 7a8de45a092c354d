//! The values that leaves have before the search evaluates them, as on slides and in exam papers: a leaf of an explicit tree has the
//! value that is written there, a leaf of a game the evaluation of its position.
//!
//! Whether a node is such a leaf follows from its position and the depth limit alone, never from what the search does later.

use super::scene::Scene;
use crate::picture::fit::SMALL_TREE_NODES;
use crate::picture::measure::NodeStyle;
use poda_core::game::GameView;
use poda_core::game::evaluation::Evaluation;
use poda_core::trace::moment::NodeState;
use poda_core::trace::moment::ShownValue;
use poda_core::trace::{NodeId, NodeKind};

impl<G: GameView> Scene<'_, G> {
    /// Returns the value of a leaf that is pruned or not evaluated yet, if it is to be shown. In a game, only small trees show it.
    #[must_use]
    pub fn given_value(&self, node: NodeId) -> Option<Evaluation> {
        given_value(self, node, self.moment().state(node))
    }
}

/// Returns the value of a leaf that is pruned or not evaluated yet, if it is to be shown. `state` is that of the leaf.
pub(super) fn given_value<G: GameView>(scene: &Scene<'_, G>, node: NodeId, state: NodeState) -> Option<Evaluation> {
    let (trace, shown) = (scene.recording.trace(), scene.given_values);
    let is_known = match state {
        NodeState::Unvisited | NodeState::Pruned => false,
        NodeState::Open => scene.moment().shown_value(node) != ShownValue::NOTHING,
        NodeState::Finished => true,
    };
    if is_known || scene.concealed.given_values || scene.concealed.hides_value(node) {
        return None;
    }
    let is_shown = shown.from_start || (shown.pruned_at_end && state == NodeState::Pruned && scene.step == trace.len());
    if !is_shown || trace.kind(node) == NodeKind::Inner {
        return None;
    }
    let position = scene.recording.position(node);
    let mut moves = Vec::new();
    position.legal_moves(&mut moves);
    let is_leaf = match scene.tree_layout.sizes.node_style {
        NodeStyle::Abstract => moves.is_empty(),
        NodeStyle::Board if SMALL_TREE_NODES < trace.nodes().len() => return None,
        NodeStyle::Board => moves.is_empty() || is_at_horizon(scene, node),
    };
    is_leaf.then(|| position.evaluate())
}

/// Returns whether the search evaluates every position at the ply of a node, if it comes there.
fn is_at_horizon<G: GameView>(scene: &Scene<'_, G>, node: NodeId) -> bool {
    let config = scene.recording.config();
    let is_limit = config.depth == Some(scene.recording.trace().ply(node));
    is_limit && config.quiescence.is_none() && !scene.recording.exceeds_its_depth()
}
