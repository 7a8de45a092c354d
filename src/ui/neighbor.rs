//! Walking through the tree from node to node with the keys: to the parent, to a child, to a sibling.

use crate::picture::UnvisitedDisplay;
use crate::session::Session;
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
    pub fn from(self, session: &Session, node: NodeId) -> Option<NodeId> {
        let trace = session.trace();
        let parent = trace.parent(node);
        match self {
            Self::Parent => parent,
            Self::Child => {
                let best = session.moment().best_child(node);
                best.into_iter().chain(trace.children(node)).find(|&child| is_seen(session, child))
            }
            Self::Previous => {
                trace.children(parent?).take_while(|&sibling| sibling < node).filter(|&at| is_seen(session, at)).last()
            }
            Self::Next => trace.children(parent?).find(|&sibling| node < sibling && is_seen(session, sibling)),
        }
    }
}

/// Whether a node is drawn, or only folded away: where nothing is shown that was not visited, the keys do not show it either.
fn is_seen(session: &Session, node: NodeId) -> bool {
    session.drawing_options().unvisited == UnvisitedDisplay::Outlined
        || session.moment().state(node) != NodeState::Unvisited
}
