//! What the right search answers, and what it costs.

use crate::game::Game;
use crate::game::any::AnyMove;
use crate::search::SearchEvent;
use crate::search::budget::Budget;
use std::ops::ControlFlow;

/// Keeps the best move of the root, and counts.
#[derive(Clone, Debug)]
pub(super) struct ExpectedAnswer {
    pub budget: Budget,
    open: usize,
    /// The child of the root that was entered last.
    last: Option<AnyMove>,
    pub best: Option<AnyMove>,
}

impl ExpectedAnswer {
    /// Of a search of at most so many nodes.
    pub fn within(max_nodes: u64) -> Self {
        Self { budget: Budget::nodes(max_nodes), open: 0, last: None, best: None }
    }

    pub fn record<G: Game<Move = AnyMove>>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        self.budget.spend(event)?;
        match event {
            SearchEvent::Enter { via, .. } => {
                if self.open == 1 {
                    self.last = *via;
                }
                self.open += 1;
            }
            SearchEvent::Leave { .. } => self.open -= 1,
            SearchEvent::Improve { .. } if self.open == 1 => self.best = self.last,
            SearchEvent::Improve { .. }
            | SearchEvent::Evaluate { .. }
            | SearchEvent::Cutoff { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::TableHit { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_)
            | SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Probe
            | SearchEvent::Inexact(_)
            | SearchEvent::HeldBytes(_) => {}
        }
        ControlFlow::Continue(())
    }
}
