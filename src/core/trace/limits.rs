//! The limits of a recording, the ways in which a search ends, and reports of its progress.
//!
//! A search has no budget of its own: it continues as long as its tracer does, and the tracer checks these limits.

use crate::game::Game;
use crate::score::Inexact;
use crate::search::budget::{Budget, SearchLimit};
use crate::search::stats::SearchStats;
use crate::search::{SearchEvent, Tracer};
use std::fmt::{self, Debug, Formatter};
use std::ops::ControlFlow;

/// The number of visits between two progress reports: some thousand reports a second.
pub const REPORT_INTERVAL: u64 = 4096;

/// The limits beyond which a search is cut short.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Limits {
    /// The most visits.
    pub nodes: usize,
    /// The most memory, in bytes.
    pub bytes: usize,
    /// The memory that is held elsewhere for each node, in bytes: by the picture of the tree, for example.
    pub extra_bytes_per_node: usize,
    /// The most seconds; `None`: no limit. Checked by the [`Progress`], which has a clock.
    pub seconds: Option<u32>,
}

impl Limits {
    /// Returns a limit on visits, and none on memory and time.
    pub const fn nodes(nodes: usize) -> Self {
        Self { nodes, bytes: usize::MAX, extra_bytes_per_node: 0, seconds: None }
    }
}

/// How a search ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Ending {
    /// The search was completed.
    Complete,
    /// The limit on visits was reached.
    NodeLimit,
    /// The limit on memory was reached.
    MemoryLimit,
    /// The limit on time was reached.
    TimeLimit,
    /// The search reached the greatest depth that a trace can record.
    DepthLimit,
    /// An expected value has a numerator or a denominator of more than 128 bits.
    Overflow,
    /// An expected value is the mean of +∞ and −∞.
    OppositeInfinities,
    /// The user stopped the search.
    Stopped,
    /// The search has not ended: this is its beginning, and the rest is searched in the background.
    Underway,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 9] = [
        Self::Complete,
        Self::NodeLimit,
        Self::MemoryLimit,
        Self::TimeLimit,
        Self::DepthLimit,
        Self::Overflow,
        Self::OppositeInfinities,
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
            SearchLimit::Inexact(reason) => reason.into(),
        }
    }
}

impl From<Inexact> for Ending {
    fn from(reason: Inexact) -> Self {
        match reason {
            Inexact::Overflow => Self::Overflow,
            Inexact::OppositeInfinities => Self::OppositeInfinities,
        }
    }
}

/// Receives reports while a search is recorded, and may stop it.
pub trait Progress {
    /// Receives the number of nodes every few thousand nodes: nodes visited or, in a tree given in advance, nodes
    /// recorded. `Break` ends the search with that ending.
    fn report(&self, nodes: u64) -> ControlFlow<Ending>;

    /// Receives the number of nodes visited, which [`Limits::nodes`] limits, right before a report.
    fn visited(&self, _nodes: u64) {}

    /// Returns for how many nodes memory is reserved at the beginning. Useful where growing memory is slow and reserved
    /// memory costs nothing until it is used.
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

/// A tracer that counts a search that is not recorded, checks its limits, and reports its progress.
pub struct Meter<'a> {
    budget: Budget,
    progress: &'a dyn Progress,
    /// The ending with which `progress` has stopped the search, if it has.
    stopped: Option<Ending>,
}

impl<'a> Meter<'a> {
    /// Returns a meter for a search that has not begun.
    pub fn new(limits: Limits, progress: &'a dyn Progress) -> Self {
        Self { budget: Budget::new(limits.nodes as u64, limits.bytes), progress, stopped: None }
    }

    /// Counts an event. Breaks if it would exceed a limit, or if a report is answered with an ending.
    pub fn spend<G: Game>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        let nodes = self.budget.stats.nodes;
        if matches!(event, SearchEvent::Enter { .. }) && 0 < nodes && nodes.is_multiple_of(REPORT_INTERVAL) {
            self.progress.visited(nodes);
            self.stopped = self.progress.report(nodes).break_value();
            if self.stopped.is_some() {
                return ControlFlow::Break(());
            }
        }
        self.budget.spend(event)
    }

    /// Sets how many bytes are held in addition to the search.
    pub const fn hold(&mut self, bytes: usize) {
        self.budget.caller_bytes = bytes;
    }

    /// Returns the cost of the search so far.
    pub const fn stats(&self) -> SearchStats {
        self.budget.stats
    }

    /// Returns why the search was cut short, if it was.
    pub fn ending(&self) -> Ending {
        self.stopped.or(self.budget.limit_met.map(Ending::from)).unwrap_or(Ending::Stopped)
    }
}

impl Debug for Meter<'_> {
    fn fmt(&self, formatter: &mut Formatter<'_>) -> fmt::Result {
        formatter.debug_struct("Meter").field("budget", &self.budget).finish_non_exhaustive()
    }
}

impl<G: Game> Tracer<G> for Meter<'_> {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.spend(&event)
    }
}
