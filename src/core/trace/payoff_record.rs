//! What a recording of a search of several players keeps of them, node by node.
//!
//! [`multi_player`](super::multi_player) computes it and says what it means.

use super::node::NodeId;
use crate::score::{Bound, Payoffs};
use std::sync::OnceLock;

/// The players' side of a recording, computed once.
#[derive(Clone, Debug)]
pub(super) struct PayoffRecord {
    /// What each node returned; `None` if it was never left.
    pub payoffs: Vec<Option<Payoffs>>,
    /// The player to move at each node.
    pub movers: Vec<u8>,
    /// How the result of each node relates to its value; `None` if it proves nothing.
    pub bounds: Vec<Option<Bound>>,
    /// The leaves in which an equilibrium ends, once they are asked for.
    pub equilibria: OnceLock<Vec<NodeId>>,
}

impl PayoffRecord {
    pub fn bytes(&self) -> usize {
        let equilibria = self.equilibria.get().map_or(0, |leaves| size_of_val(&**leaves));
        size_of_val(&*self.payoffs) + size_of_val(&*self.movers) + size_of_val(&*self.bounds) + equilibria
    }
}
