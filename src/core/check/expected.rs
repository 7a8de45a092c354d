//! The answer of the correct search, and its cost.

use super::root_move::RootMove;
use crate::game::Game;
use crate::game::any::AnyMove;
use crate::score::Player;
use crate::search::SearchEvent;
use crate::search::budget::Budget;
use std::ops::ControlFlow;

/// A tracer that keeps the best move of the root, and counts.
#[derive(Clone, Debug)]
pub(super) struct ExpectedAnswer {
    pub budget: Budget,
    open: usize,
    /// The child of the root that was entered last.
    last: Option<AnyMove>,
    /// The best child of the root in this pass, so far.
    best_child: Option<AnyMove>,
    /// The player at the root.
    player: Player,
    pub best: RootMove,
}

impl ExpectedAnswer {
    /// Returns a tracer that limits the search to this many nodes.
    pub fn within(max_nodes: u64) -> Self {
        Self {
            budget: Budget::nodes(max_nodes),
            open: 0,
            last: None,
            best_child: None,
            player: Player::Max,
            best: RootMove::default(),
        }
    }

    pub fn record<G: Game<Move = AnyMove>>(&mut self, event: &SearchEvent<'_, G>) -> ControlFlow<()> {
        self.budget.spend(event)?;
        match event {
            SearchEvent::Enter { via, position, .. } => {
                match self.open {
                    0 => (self.player, self.best_child) = (position.to_move(), None),
                    1 => self.last = *via,
                    _ => {}
                }
                self.open += 1;
            }
            SearchEvent::Leave { score } => {
                self.open -= 1;
                if self.open == 0 {
                    self.best.leave(self.player, *score, self.best_child);
                }
            }
            SearchEvent::Improve { .. } if self.open == 1 => self.best_child = self.last,
            SearchEvent::Pass(pass) => self.best.begin(*pass),
            SearchEvent::Stop(reason) => self.best.stop(*reason),
            SearchEvent::Improve { .. }
            | SearchEvent::Evaluate { .. }
            | SearchEvent::Cutoff { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::TableHit { .. }
            | SearchEvent::Outcomes { .. }
            | SearchEvent::Expect
            | SearchEvent::Probe { .. }
            | SearchEvent::Inexact(_)
            | SearchEvent::HeldBytes(_) => {}
        }
        ControlFlow::Continue(())
    }
}
