//! The neighbors of a node that the keys select: parent, child and siblings.

use crate::picture::UnvisitedDisplay;
use crate::session::shown_search::ShownSearch;
use crate::trace::NodeId;
use crate::trace::moment::NodeState;

/// A neighbor of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Neighbor {
    /// The parent.
    Parent,
    /// The best child so far, or the first.
    Child,
    /// The previous sibling in the order of moves.
    Previous,
    /// The next sibling in the order of moves.
    Next,
}

impl Neighbor {
    /// Returns this neighbor of a node, if there is one that is shown.
    pub fn of(self, search: &ShownSearch, unvisited: UnvisitedDisplay, node: NodeId) -> Option<NodeId> {
        let trace = search.trace();
        let parent = trace.parent(node);
        let is_shown = |node: &NodeId| is_shown(search, unvisited, *node);
        match self {
            Self::Parent => parent,
            Self::Child => search.moment().best_child(node).into_iter().chain(trace.children(node)).find(is_shown),
            Self::Previous => trace.children(parent?).take_while(|&sibling| sibling < node).filter(is_shown).last(),
            Self::Next => trace.children(parent?).find(|sibling| node < *sibling && is_shown(sibling)),
        }
    }
}

/// Whether a node is drawn or folded away; with unvisited nodes hidden, the keys do not select them either.
fn is_shown(search: &ShownSearch, unvisited: UnvisitedDisplay, node: NodeId) -> bool {
    unvisited == UnvisitedDisplay::Outlined || search.moment().state(node) != NodeState::Unvisited
}
