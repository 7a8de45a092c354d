//! A tracer that only counts.
//!
//! Knows nothing of which nodes it counted.

use super::{SearchEvent, Tracer};
use crate::game::Game;
use std::ops::{Add, ControlFlow};

/// The most plies that a line of play may have below the root: a trace keeps them in 16 bits.
pub const MOST_PLIES: usize = u16::MAX as usize;

/// What a search cost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Count {
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
    pub recalled: u64,
}

impl Count {
    /// Counts one event.
    pub fn note<G: Game>(&mut self, event: &SearchEvent<'_, G>) {
        match event {
            SearchEvent::Enter { .. } => self.nodes += 1,
            SearchEvent::Evaluate { .. } => self.leaves += 1,
            SearchEvent::Recall { .. } => self.recalled += 1,
            SearchEvent::Cutoff { unsearched, .. } => {
                self.cutoffs += 1;
                self.cutoffs_that_prune += u64::from(!unsearched.is_empty());
                self.pruned_branches += unsearched.len() as u64;
            }
            SearchEvent::Improve { .. }
            | SearchEvent::PassOver { .. }
            | SearchEvent::Leave { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_) => {}
        }
    }
}

/// What two searches cost together.
impl Add for Count {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            nodes: self.nodes + other.nodes,
            leaves: self.leaves + other.leaves,
            cutoffs: self.cutoffs + other.cutoffs,
            cutoffs_that_prune: self.cutoffs_that_prune + other.cutoffs_that_prune,
            pruned_branches: self.pruned_branches + other.pruned_branches,
            recalled: self.recalled + other.recalled,
        }
    }
}

impl<G: Game> Tracer<G> for Count {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.note(&event);
        ControlFlow::Continue(())
    }
}

/// A count that ends the search before it enters a node too many.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// What has been counted.
    pub count: Count,
    /// The most nodes that may be entered.
    pub most_nodes: u64,
}

impl Budget {
    /// Nothing counted yet, and so many nodes that may be entered.
    #[must_use]
    pub fn of(most_nodes: u64) -> Self {
        Self { count: Count::default(), most_nodes }
    }

    /// Counts one event, unless it enters a node too many.
    pub fn spend<G: Game>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        if matches!(event, SearchEvent::Enter { .. }) && self.most_nodes <= self.count.nodes {
            return ControlFlow::Break(());
        }
        self.count.note(event);
        ControlFlow::Continue(())
    }
}

impl<G: Game> Tracer<G> for Budget {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.spend(&event)
    }
}
