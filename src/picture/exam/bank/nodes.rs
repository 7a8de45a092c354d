//! The nodes of a question: every inner node of the whole tree, whether the search visits it or not.

use super::error::BankError;
use crate::exam::exercise::Exercise;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::Window;
use poda_core::search::{Algorithm, SearchConfig};
use poda_core::trace::recorder::record;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, Trace};
use std::collections::HashMap;

/// The greatest number of nodes of a tree. Of a larger one no node could be read in the picture.
pub(super) const MOST_NODES: usize = 150;

/// An inner node of the whole tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct AskedNode {
    /// The node in the whole tree.
    pub node: NodeId,
    /// The same node in the recorded search; `None` if the search never enters it.
    pub visited: Option<NodeId>,
    /// Whether a search could leave the node out, by the shape of the tree and the algorithm.
    pub may_be_skipped: bool,
}

/// Returns the whole tree of an exercise, also what its search prunes: of a game, everything down to the depth limit.
pub(super) fn whole_tree(exercise: &Exercise) -> Result<Recording<AnyGame>, BankError> {
    let search = &exercise.document.search;
    let position = exercise.document.position();
    // The recording of an explicit tree holds what is pruned, in the order in which the search tries the moves.
    let config =
        if position.is_explicit_tree() { *search } else { SearchConfig { algorithm: Algorithm::Minimax, ..*search } };
    let whole = record(&config, position, MOST_NODES + 1);
    if whole.trace().is_complete() && whole.trace().node_count() <= MOST_NODES {
        Ok(whole)
    } else {
        Err(BankError::TooLarge { most: MOST_NODES })
    }
}

/// Returns the inner nodes of the whole tree, parents before children and siblings in order. Those that the recorded search
/// answers without searching them, as from a table, are left out.
pub(super) fn asked_nodes(exercise: &Exercise, whole: &Recording<AnyGame>) -> Vec<AskedNode> {
    let recording = exercise.recording();
    let (search, tree) = (recording.trace(), whole.trace());
    let by_id: HashMap<String, NodeId> = search.nodes().map(|node| (recording.id(node), node)).collect();
    let can_skip_moves = has_infinite_leaf(whole) || recording.config().window != Window::FULL;
    let mut nodes: Vec<AskedNode> = Vec::new();
    for node in tree.nodes().filter(|&node| is_inner(tree, node)) {
        let recorded = by_id.get(&whole.id(node)).copied();
        let visited = recorded.filter(|&node| search.is_searched(node));
        if visited.is_some_and(|node| !is_inner(search, node)) {
            continue;
        }
        let may_be_skipped = search.has_window()
            && tree.parent(node).is_some_and(|parent| {
                let above = nodes.iter().find(|above| above.node == parent);
                let is_first = tree.children(parent).next() == Some(node);
                let is_move = parent == NodeId::ROOT && !can_skip_moves;
                above.is_none_or(|above| above.may_be_skipped) || !(is_first || is_move)
            });
        nodes.push(AskedNode { node, visited, may_be_skipped });
    }
    nodes
}

/// Returns whether a node is the first child of its parent, and so are all nodes above it.
pub(super) fn is_leftmost(tree: &Trace, node: NodeId) -> bool {
    let is_first = |node| tree.parent(node).is_none_or(|parent| tree.children(parent).next() == Some(node));
    tree.ancestors(node).all(is_first)
}

fn is_inner(tree: &Trace, node: NodeId) -> bool {
    tree.children(node).next().is_some()
}

/// Returns whether a leaf has an infinite value, with which the search could end at the root.
fn has_infinite_leaf(whole: &Recording<AnyGame>) -> bool {
    let tree = whole.trace();
    let leaves = tree.nodes().filter(|&node| !is_inner(tree, node));
    leaves.into_iter().any(|leaf| !whole.position(leaf).evaluate().score().is_finite())
}
