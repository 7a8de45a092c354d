//! Counts of what a search costs, and the tracer that only counts.
//!
//! Does not depend on limits.

use crate::game::Game;
use crate::search::event::{SearchEvent, Tracer};
use std::ops::{Add, ControlFlow};

/// The cost of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SearchStats {
    /// Nodes entered, the root and the leaves included.
    pub nodes: u64,
    /// Leaves evaluated.
    pub leaves: u64,
    /// Nodes left early, or at their last child, because the window had closed.
    pub cutoffs: u64,
    /// Cutoffs after which at least one child was not searched.
    pub cutoffs_that_prune: u64,
    /// Children that were not searched.
    pub pruned_branches: u64,
    /// Nodes that the transposition table has answered.
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
            SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Probe { .. }
            | SearchEvent::Improve { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::Leave { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_)
            | SearchEvent::Inexact(_)
            | SearchEvent::HeldBytes(_) => {}
        }
    }
}

/// Adds the costs of two searches.
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
