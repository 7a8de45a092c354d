//! The nodes of a recording by their ids.

use crate::cli::node_path::NodePath;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::trace::NodeId;
use crate::trace::recording::Recording;
use std::collections::HashMap;

/// Every node, visited or not, by its id.
pub(super) struct NodeIds {
    nodes: HashMap<String, NodeId>,
}

impl NodeIds {
    /// Returns the nodes of a recording of a single pass, in which no node is visited twice. Linear in the lengths of the ids.
    pub fn new(recording: &Recording<AnyGame>) -> Self {
        let trace = recording.trace();
        let mut path: NodePath<AnyGame> = NodePath::new();
        let mut open = 0;
        let mut nodes = HashMap::with_capacity(trace.node_count());
        // In preorder the path to a node begins with that of its parent.
        for node in trace.nodes() {
            while trace.ply(node) < open {
                path.leave();
                open -= 1;
            }
            let via = recording.move_to(node);
            let position = via.and_then(|mv| path.position().map(|parent| parent.after(mv)));
            path.enter(via, &position.unwrap_or_else(|| recording.root().clone()));
            open += 1;
            nodes.insert(path.id().unwrap_or_default().to_owned(), node);
        }
        Self { nodes }
    }

    /// Returns the node with an id.
    pub fn get(&self, id: &str) -> Option<NodeId> {
        self.nodes.get(id).copied()
    }
}
