//! The vectors that the nodes of a search of several players return, found from its events.

use crate::game::Game;
use crate::score::Payoffs;
use crate::search::SearchEvent;

/// Follows a search and keeps the vectors of its open nodes. Without effect if the search backs up single scores.
#[derive(Debug, Default)]
pub(super) struct Vectors {
    is_followed: bool,
    open: Vec<OpenVector>,
    /// The vector of the node that was left last.
    pub left: Option<Payoffs>,
}

/// The vector of a node that has been entered and not left.
#[derive(Debug, Default)]
struct OpenVector {
    mover: usize,
    found: Option<Payoffs>,
    /// The weights of the outcomes of a chance node, and the vectors that they returned.
    weights: Vec<u32>,
    outcomes: Vec<(u32, Payoffs)>,
}

impl Vectors {
    /// Returns the vectors of a search that has not begun.
    pub fn new(is_followed: bool) -> Self {
        Self { is_followed, ..Self::default() }
    }

    /// Returns the vector that the current node has found so far, with the index of its player.
    pub fn current(&self) -> Option<(usize, Payoffs)> {
        let open = self.open.last()?;
        Some((open.mover, open.found?))
    }

    /// Follows an event.
    pub fn record<G: Game>(&mut self, event: &SearchEvent<'_, G>) {
        if !self.is_followed {
            return;
        }
        if let SearchEvent::Enter { position, .. } = event {
            self.open.push(OpenVector { mover: position.mover(), ..OpenVector::default() });
            return;
        }
        let Some(open) = self.open.last_mut() else { return };
        match event {
            SearchEvent::Evaluate { position, .. } => open.found = Some(position.payoffs()),
            SearchEvent::Improve { .. } => open.found = self.left,
            SearchEvent::Outcomes { weights } => open.weights = weights.to_vec(),
            SearchEvent::Expect => {
                let weight = open.weights.get(open.outcomes.len()).copied();
                open.outcomes.extend(weight.zip(self.left));
                open.found = Payoffs::weighted_mean(&open.outcomes).ok();
            }
            SearchEvent::Leave { .. } => self.left = self.open.pop().and_then(|open| open.found),
            SearchEvent::Enter { .. }
            | SearchEvent::TableHit { .. }
            | SearchEvent::Cutoff { .. }
            | SearchEvent::Skip { .. }
            | SearchEvent::Probe { .. }
            | SearchEvent::Pass(_)
            | SearchEvent::Stop(_)
            | SearchEvent::Inexact(_)
            | SearchEvent::HeldBytes(_) => {}
        }
    }
}
