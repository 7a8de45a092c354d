//! What the right search answers, and what it costs.

use crate::game::Game;
use crate::game::any::AnyMove;
use crate::search::budget::Budget;
use crate::search::{SearchEvent, Tracer};
use std::ops::ControlFlow;

/// The tracer that keeps the best move of the root and counts.
pub(super) struct ExpectedAnswer {
    pub budget: Budget,
    pub open: usize,
    /// The child of the root that was entered last.
    pub last: Option<AnyMove>,
    pub best: Option<AnyMove>,
}

impl<G: Game<Move = AnyMove>> Tracer<G> for ExpectedAnswer {
    fn record(&mut self, event: SearchEvent<'_, G>) -> ControlFlow<()> {
        self.budget.spend(&event)?;
        match event {
            SearchEvent::Enter { via, .. } => {
                if self.open == 1 {
                    self.last = via;
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
            | SearchEvent::HeldBytes(_) => {}
        }
        ControlFlow::Continue(())
    }
}
