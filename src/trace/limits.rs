//! How much a recording may take, how a search ended, and who may stop it.
//!
//! A search has no budget of its own: it goes on as long as its tracer does, and what the tracer is bound by stands here.

use crate::search::budget::SearchLimit;
use std::ops::ControlFlow;

/// How much a recording may take before the search is cut short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// The most visits.
    pub nodes: usize,
    /// The most memory, in bytes.
    pub bytes: usize,
    /// What each node takes beside the recording, in bytes: whoever draws the tree keeps more about it.
    pub extra_bytes_per_node: usize,
    /// The most seconds; `None`: any time. Only whoever watches has a clock, and keeps to it.
    pub seconds: Option<u32>,
}

impl Limits {
    /// So many visits, and no limit on memory.
    #[must_use]
    pub const fn nodes(nodes: usize) -> Self {
        Self { nodes, bytes: usize::MAX, extra_bytes_per_node: 0, seconds: None }
    }
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It came to its end.
    Complete,
    /// It had made as many visits as it may.
    NodeLimit,
    /// Its recording had become as large as it may.
    MemoryLimit,
    /// It had taken as long as it may.
    TimeLimit,
    /// It had come as many plies deep as a trace can be.
    DepthLimit,
    /// Somebody stopped it.
    Stopped,
    /// It has not: this is as far as it has come, and elsewhere it goes on.
    Underway,
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

/// Whoever watches a search while it is recorded.
pub trait Progress {
    /// Hears how many nodes have been visited or, of a tree given in advance, taken down, every few thousand of them. `Break` ends the search so.
    fn report(&self, nodes: u64) -> ControlFlow<Ending>;

    /// Receives how many nodes have been visited, which is what is limited: the others are only recorded.
    fn visited(&self, _nodes: u64) {}
}

/// Nobody watches.
impl Progress for () {
    fn report(&self, _nodes: u64) -> ControlFlow<Ending> {
        ControlFlow::Continue(())
    }
}
