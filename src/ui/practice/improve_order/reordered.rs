//! A tree with its children in another order.

use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::practice::best_order::{FoundOrder, minimax_config};
use crate::search::SearchConfig;
use crate::trace::NodeId;
use crate::trace::recorder::record;

/// Returns a tree with the children of its nodes in the order that was found for it.
pub(super) fn reordered(tree: &Tree, config: &SearchConfig, order: &FoundOrder) -> Tree {
    let recording = record(&minimax_config(config), &AnyGame::Tree(tree.clone()), tree.nodes().len());
    let index = |node: NodeId| match recording.position(node) {
        AnyGame::Tree(position) => position.node_index(),
        _ => 0,
    };
    let mut nodes = tree.nodes().to_vec();
    for node in recording.trace().nodes() {
        if let Some(children) = order.children(node) {
            nodes[index(node)].children = children.iter().map(|&child| index(child)).collect();
        }
    }
    Tree::new(nodes).unwrap_or_else(|_| tree.clone())
}
