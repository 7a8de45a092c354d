//! What a recording of a search of several players keeps of them, node by node.
//!
//! [`multi_player`](super::multi_player) computes it and says what it means.

use crate::score::{Bound, Payoffs};

/// The players' side of a recording, computed once.
#[derive(Clone, Debug)]
pub(super) struct PayoffRecord {
    /// What each node returned; `None` if it was never left.
    pub payoffs: Vec<Option<Payoffs>>,
    /// The player to move at each node.
    pub movers: Vec<u8>,
    /// How the result of each node relates to its value; `None` if it proves nothing.
    pub bounds: Vec<Option<Bound>>,
}

impl PayoffRecord {
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.payoffs) + size_of_val(&*self.movers) + size_of_val(&*self.bounds)
    }
}
