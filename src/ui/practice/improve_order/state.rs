//! The order at the start, and how many leaves the search evaluates in an order.

use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::session::{Session, UniqueId};

/// The exercise of improving the order.
#[derive(Clone, Debug)]
pub struct ImproveOrder {
    /// The document in which the order is improved.
    history: UniqueId,
    start: Tree,
    start_leaves: u64,
}

/// What the panel asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ImproveOrderRequest {
    /// Puts the children into the order of the start.
    Reset,
}

impl ImproveOrder {
    /// Returns the exercise of the open document; `None` where the order cannot be improved: on a board, and where nothing is
    /// pruned.
    #[must_use]
    pub fn new(session: &Session) -> Option<Self> {
        let search = session.search();
        let AnyGame::Tree(tree) = session.document().position() else { return None };
        if !search.config().algorithm.properties().prunes || !search.trace().is_complete() {
            return None;
        }
        Some(Self { history: session.history().id(), start: tree.clone(), start_leaves: leaves(session) })
    }

    /// Returns whether it is about the open document.
    #[must_use]
    pub fn is_of(&self, session: &Session) -> bool {
        self.history == session.history().id()
    }

    /// The tree at the start.
    #[must_use]
    pub const fn start(&self) -> &Tree {
        &self.start
    }

    /// How many leaves were evaluated at the start.
    #[must_use]
    pub const fn start_leaves(&self) -> u64 {
        self.start_leaves
    }
}

/// How many leaves the search evaluates.
#[must_use]
pub fn leaves(session: &Session) -> u64 {
    session.search().trace().end().stats().leaves
}
