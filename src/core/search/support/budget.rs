//! Limits of a search, which a tracer checks: the search itself has no code for them.
//!
//! Does not depend on a clock.

use super::stats::SearchStats;
use crate::game::Game;
use crate::score::Inexact;
use crate::search::event::{SearchEvent, Tracer};
use crate::stack::allowed_levels;
use std::ops::ControlFlow;

/// The most plies of a line of play that a trace stores: plies are 16 bits wide, and the picture has one row more.
pub const MAX_PLIES: usize = u16::MAX as usize - 1;

/// Returns the most plies of a line of play that is searched: [`MAX_PLIES`], or as many as fit on the stack.
pub fn max_plies() -> usize {
    allowed_levels(MAX_PLIES)
}

/// Returns how many bytes a piece of memory of so many bytes takes: the memory allocator rounds it up and adds a header
/// to it.
pub(crate) const fn allocated_bytes(bytes: usize) -> usize {
    if bytes == 0 { 0 } else { bytes.next_multiple_of(16) + 16 }
}

/// A limit of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SearchLimit {
    /// The number of nodes entered.
    Nodes,
    /// The memory held.
    Memory,
    /// The length of a line of play: [`max_plies`].
    Depth,
    /// The exactness of numbers.
    Inexact(Inexact),
}

/// A tracer that counts, and ends the search before it exceeds a limit.
#[derive(Clone, Copy, Debug)]
pub struct Budget {
    /// The cost of the search so far.
    pub stats: SearchStats,
    /// The most nodes that may be entered.
    pub max_visits: u64,
    /// The most bytes that may be held, by the search and by its caller.
    pub max_bytes: usize,
    /// The bytes that the caller holds in addition to the search. Set by the caller.
    pub caller_bytes: usize,
    /// The bytes that the search holds.
    search_bytes: usize,
    /// The most nodes that may be open.
    max_plies: usize,
    /// How many nodes are open.
    open: usize,
    /// The limit that ended the search, if one did.
    pub limit_met: Option<SearchLimit>,
}

impl Budget {
    /// Returns a budget of nodes, with unlimited memory.
    pub fn nodes(max_visits: u64) -> Self {
        Self::new(max_visits, usize::MAX)
    }

    /// Returns a budget of nodes and bytes.
    pub fn new(max_visits: u64, max_bytes: usize) -> Self {
        Self {
            stats: SearchStats::default(),
            max_visits,
            max_bytes,
            caller_bytes: 0,
            search_bytes: 0,
            max_plies: max_plies(),
            open: 0,
            limit_met: None,
        }
    }

    /// Counts an event; breaks if it would exceed a limit.
    pub fn spend<G: Game>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        match event {
            SearchEvent::Enter { .. } => {
                if self.max_visits <= self.stats.nodes {
                    return self.end(SearchLimit::Nodes);
                }
                if self.max_plies < self.open {
                    return self.end(SearchLimit::Depth);
                }
                if self.max_bytes <= self.search_bytes + self.caller_bytes {
                    return self.end(SearchLimit::Memory);
                }
                self.open += 1;
            }
            SearchEvent::Leave { .. } => self.open -= 1,
            SearchEvent::HeldBytes(bytes) => {
                self.search_bytes = *bytes;
                if self.max_bytes <= self.search_bytes.saturating_add(self.caller_bytes) {
                    return self.end(SearchLimit::Memory);
                }
            }
            SearchEvent::Inexact(reason) => return self.end(SearchLimit::Inexact(*reason)),
            SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Probe { .. }
            | SearchEvent::Evaluate { .. }
            | SearchEvent::Improve { .. }
            | SearchEvent::Cutoff { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::TableHit { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_) => {}
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
