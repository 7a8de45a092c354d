//! Walking through the tree from node to node with the keys: to the parent, to a child, to a sibling.

use crate::picture::UnvisitedDisplay;
use crate::session::shown_search::ShownSearch;
use crate::trace::NodeId;
use crate::trace::moment::NodeState;

/// Where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Neighbor {
    /// To the node above.
    Parent,
    /// To the best child so far, or to the first.
    Child,
    /// To the sibling that is tried before.
    Previous,
    /// To the sibling that is tried after.
    Next,
}

impl Neighbor {
    /// The node to which it leads from a node, if there is one that may be seen.
    #[must_use]
    pub fn from(self, search: &ShownSearch, unvisited: UnvisitedDisplay, node: NodeId) -> Option<NodeId> {
        let trace = search.trace();
        let parent = trace.parent(node);
        match self {
            Self::Parent => parent,
            Self::Child => {
                let best = search.moment().best_child(node);
                best.into_iter().chain(trace.children(node)).find(|&child| is_seen(search, unvisited, child))
            }
            Self::Previous => trace
                .children(parent?)
                .take_while(|&sibling| sibling < node)
                .filter(|&at| is_seen(search, unvisited, at))
                .last(),
            Self::Next => {
                trace.children(parent?).find(|&sibling| node < sibling && is_seen(search, unvisited, sibling))
            }
        }
    }
}

/// Whether a node is drawn, or only folded away: where nothing is shown that was not visited, the keys do not show it either.
fn is_seen(search: &ShownSearch, unvisited: UnvisitedDisplay, node: NodeId) -> bool {
    unvisited == UnvisitedDisplay::Outlined || search.moment().state(node) != NodeState::Unvisited
}
