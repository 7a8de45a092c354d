//! A tracer that only counts.
//!
//! Knows nothing of which nodes it counted.

use super::{SearchEvent, Tracer};
use crate::game::Game;
use std::ops::{Add, ControlFlow};

/// The most plies that a line of play may have: a trace keeps them in 16 bits, with the rows of the picture as one more.
pub const MOST_PLIES: usize = u16::MAX as usize - 1;

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
            | SearchEvent::Stop(_)
            | SearchEvent::Hold(_) => {}
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

/// What a search met that was limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Met {
    /// It was to enter a node too many.
    Nodes,
    /// More memory was held than may be.
    Memory,
    /// A line of play was to have more than [`MOST_PLIES`].
    Depth,
}

/// A count that ends the search before it enters a node too many, holds too much memory, or goes too deep.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// What has been counted.
    pub count: Count,
    /// The most nodes that may be entered.
    pub most_nodes: u64,
    /// The most bytes that may be held, by the search and by what is kept beside it.
    pub most_bytes: usize,
    /// The memory that the caller keeps in addition to the search, in bytes, as the caller reports it.
    pub kept: usize,
    /// What the search holds.
    held: usize,
    /// How many nodes have been entered and not left.
    open: usize,
    /// What ended the search, if anything did.
    met: Option<Met>,
}

impl Budget {
    /// Nothing counted yet, so many nodes that may be entered, and any amount of memory.
    #[must_use]
    pub fn of(most_nodes: u64) -> Self {
        Self::within(most_nodes, usize::MAX)
    }

    /// Nothing counted yet, and so many nodes that may be entered and bytes that may be held.
    #[must_use]
    pub fn within(most_nodes: u64, most_bytes: usize) -> Self {
        Self { count: Count::default(), most_nodes, most_bytes, kept: 0, held: 0, open: 0, met: None }
    }

    /// What ended the search, if anything did.
    #[must_use]
    pub const fn met(&self) -> Option<Met> {
        self.met
    }

    /// Counts one event, unless a limit is met by it.
    pub fn spend<G: Game>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        match event {
            SearchEvent::Enter { .. } => {
                if self.most_nodes <= self.count.nodes {
                    return self.end(Met::Nodes);
                }
                if MOST_PLIES < self.open {
                    return self.end(Met::Depth);
                }
                if self.most_bytes <= self.held + self.kept {
                    return self.end(Met::Memory);
                }
                self.open += 1;
            }
            SearchEvent::Leave { .. } => self.open -= 1,
            SearchEvent::Hold(bytes) => {
                self.held = *bytes;
                if self.most_bytes <= self.held.saturating_add(self.kept) {
                    return self.end(Met::Memory);
                }
            }
            _ => {}
        }
        self.count.note(event);
        ControlFlow::Continue(())
    }

    fn end(&mut self, met: Met) -> ControlFlow<()> {
        self.met = Some(met);
        ControlFlow::Break(())
    }
}

impl<G: Game> Tracer<G> for Budget {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.spend(&event)
    }
}
