//! The limits of a recording, the ways in which a search ends, and reports of its progress.
//!
//! A search has no budget of its own: it continues as long as its tracer does, and the tracer keeps these limits.

use crate::search::budget::SearchLimit;
use std::ops::ControlFlow;

/// The limits beyond which a search is cut short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most visits.
    pub nodes: usize,
    /// The most memory, in bytes.
    pub bytes: usize,
    /// The memory that is kept elsewhere for each node, in bytes: by the picture of the tree, for instance.
    pub extra_bytes_per_node: usize,
    /// The most seconds; `None`: no limit. Kept by the [`Progress`], which has a clock.
    pub seconds: Option<u32>,
}

impl Limits {
    /// Returns a limit on visits, and none on memory and time.
    #[must_use]
    pub const fn nodes(nodes: usize) -> Self {
        Self { nodes, bytes: usize::MAX, extra_bytes_per_node: 0, seconds: None }
    }
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The search was completed.
    Complete,
    /// The limit on visits was reached.
    NodeLimit,
    /// The limit on memory was reached.
    MemoryLimit,
    /// The limit on time was reached.
    TimeLimit,
    /// The search went as many plies deep as a trace can record.
    DepthLimit,
    /// The user stopped the search.
    Stopped,
    /// The search has not ended: this is its beginning, and the rest is searched in the background.
    Underway,
}

impl Ending {
    /// All of them.
    pub const ALL: [Self; 7] = [
        Self::Complete,
        Self::NodeLimit,
        Self::MemoryLimit,
        Self::TimeLimit,
        Self::DepthLimit,
        Self::Stopped,
        Self::Underway,
    ];
}

impl From<SearchLimit> for Ending {
    fn from(met: SearchLimit) -> Self {
        match met {
            SearchLimit::Nodes => Self::NodeLimit,
            SearchLimit::Memory => Self::MemoryLimit,
            SearchLimit::Depth => Self::DepthLimit,
        }
    }
}

/// Receives reports while a search is recorded, and may stop it.
pub trait Progress {
    /// Receives the number of nodes visited or, in a tree given in advance, recorded, every few thousand nodes. `Break` ends the
    /// search with that ending.
    fn report(&self, nodes: u64) -> ControlFlow<Ending>;

    /// Receives the number of nodes visited, which [`Limits::nodes`] counts, right before a report.
    fn visited(&self, _nodes: u64) {}

    /// Returns for how many nodes memory is reserved at the beginning: where it grows slowly, and what is reserved costs nothing as
    /// long as it is not used.
    fn reserved_nodes(&self) -> usize {
        0
    }
}

/// Receives nothing and never stops a search.
impl Progress for () {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        ControlFlow::Continue(())
    }
}
