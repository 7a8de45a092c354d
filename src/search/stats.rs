//! A tracer that only counts.
//!
//! Knows nothing of which nodes it counted.

use super::event::{SearchEvent, Tracer};
use crate::game::Game;
use std::ops::{Add, ControlFlow};

/// The most plies that a line of play may have: a trace keeps them in 16 bits, with the rows of the picture as one more.
pub const MAX_PLIES: usize = u16::MAX as usize - 1;

/// What a search cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct SearchStats {
    /// Nodes entered, the root and the leaves included.
    pub nodes: u64,
    /// Leaves evaluated.
    pub leaves: u64,
    /// Nodes left early, or at their last child, because the window had closed.
    pub cutoffs: u64,
    /// Cutoffs after which at least one child was left out.
    pub cutoffs_that_prune: u64,
    /// Children left out.
    pub pruned_branches: u64,
    /// Nodes that the table has settled.
    pub table_hits: u64,
}

impl SearchStats {
    /// Counts one event.
    pub fn count_event<G: Game>(&mut self, event: &SearchEvent<'_, G>) {
        match event {
            SearchEvent::Enter { .. } => self.nodes += 1,
            SearchEvent::Evaluate { .. } => self.leaves += 1,
            SearchEvent::TableHit { .. } => self.table_hits += 1,
            SearchEvent::Cutoff { unsearched, .. } => {
                self.cutoffs += 1;
                self.cutoffs_that_prune += u64::from(!unsearched.is_empty());
                self.pruned_branches += unsearched.len() as u64;
            }
            SearchEvent::Improve { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::Leave { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_)
            | SearchEvent::HeldBytes(_) => {}
        }
    }
}

/// What two searches cost together.
impl Add for SearchStats {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            nodes: self.nodes + other.nodes,
            leaves: self.leaves + other.leaves,
            cutoffs: self.cutoffs + other.cutoffs,
            cutoffs_that_prune: self.cutoffs_that_prune + other.cutoffs_that_prune,
            pruned_branches: self.pruned_branches + other.pruned_branches,
            table_hits: self.table_hits + other.table_hits,
        }
    }
}

impl<G: Game> Tracer<G> for SearchStats {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.count_event(&event);
        ControlFlow::Continue(())
    }
}

/// What a search met that was limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// It was to enter a node too many.
    Nodes,
    /// More memory was held than may be.
    Memory,
    /// A line of play was to have more than [`MAX_PLIES`].
    Depth,
}

/// A count that ends the search before it enters a node too many, holds too much memory, or goes too deep.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// What has been counted.
    pub stats: SearchStats,
    /// The most nodes that may be entered.
    pub max_nodes: u64,
    /// The most bytes that may be held, by the search and by what is kept beside it.
    pub max_bytes: usize,
    /// The memory that the caller keeps in addition to the search, in bytes, as the caller reports it.
    pub kept: usize,
    /// What the search holds.
    held: usize,
    /// How many nodes have been entered and not left.
    open: usize,
    /// What ended the search, if anything did.
    limit_met: Option<SearchLimit>,
}

impl Budget {
    /// Nothing counted yet, so many nodes that may be entered, and any amount of memory.
    #[must_use]
    pub fn nodes(max_nodes: u64) -> Self {
        Self::new(max_nodes, usize::MAX)
    }

    /// Nothing counted yet, and so many nodes that may be entered and bytes that may be held.
    #[must_use]
    pub fn new(max_nodes: u64, max_bytes: usize) -> Self {
        Self { stats: SearchStats::default(), max_nodes, max_bytes, kept: 0, held: 0, open: 0, limit_met: None }
    }

    /// What ended the search, if anything did.
    #[must_use]
    pub const fn limit_met(&self) -> Option<SearchLimit> {
        self.limit_met
    }

    /// Counts one event, unless a limit is met by it.
    pub fn spend<G: Game>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        match event {
            SearchEvent::Enter { .. } => {
                if self.max_nodes <= self.stats.nodes {
                    return self.end(SearchLimit::Nodes);
                }
                if MAX_PLIES < self.open {
                    return self.end(SearchLimit::Depth);
                }
                if self.max_bytes <= self.held + self.kept {
                    return self.end(SearchLimit::Memory);
                }
                self.open += 1;
            }
            SearchEvent::Leave { .. } => self.open -= 1,
            SearchEvent::HeldBytes(bytes) => {
                self.held = *bytes;
                if self.max_bytes <= self.held.saturating_add(self.kept) {
                    return self.end(SearchLimit::Memory);
                }
            }
            _ => {}
        }
        self.stats.count_event(event);
        ControlFlow::Continue(())
    }

    fn end(&mut self, limit_met: SearchLimit) -> ControlFlow<()> {
        self.limit_met = Some(limit_met);
        ControlFlow::Break(())
    }
}

impl<G: Game> Tracer<G> for Budget {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.spend(&event)
    }
}
