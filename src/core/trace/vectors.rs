//! The vectors that the nodes of a search of several players return, found from its events.

use crate::game::Game;
use crate::score::Payoffs;
use crate::search::SearchEvent;

/// Follows a search and keeps the vectors of its open nodes.
#[derive(Debug, Default)]
pub(crate) struct Vectors {
    /// Whether the search is followed.
    pub is_followed: bool,
    open: Vec<OpenVector>,
    /// The vector of the node that was left last.
    pub left: Option<Payoffs>,
}

/// The vector of a node that has been entered and not left.
#[derive(Debug)]
struct OpenVector {
    mover: usize,
    /// The vector of the child that its player takes, or its own.
    found: Payoffs,
    /// The weights of the outcomes of a chance node, and the vectors that they returned.
    weights: Vec<u32>,
    outcomes: Vec<(u32, Payoffs)>,
}

impl Vectors {
    pub fn new(is_followed: bool) -> Self {
        Self { is_followed, ..Self::default() }
    }

    /// Returns the vector that the current node has found so far, with the index of its player.
    pub fn current(&self) -> Option<(usize, Payoffs)> {
        self.open.last().map(|open| (open.mover, open.found))
    }

    pub fn record<G: Game>(&mut self, event: &SearchEvent<'_, G>) {
        if !self.is_followed {
            return;
        }
        if let SearchEvent::Enter { position, .. } = event {
            let (mover, found) = (position.mover(), position.payoffs());
            self.open.push(OpenVector { mover, found, weights: Vec::new(), outcomes: Vec::new() });
            return;
        }
        let Some(open) = self.open.last_mut() else { return };
        match event {
            SearchEvent::Improve { .. } => open.found = self.left.unwrap_or(open.found),
            SearchEvent::Outcomes { weights } => open.weights = weights.to_vec(),
            SearchEvent::Expect => {
                let weight = open.weights.get(open.outcomes.len()).copied();
                open.outcomes.extend(weight.zip(self.left));
            }
            SearchEvent::Leave { .. } => {
                self.left = self.open.pop().map(|OpenVector { found, outcomes, .. }| {
                    if outcomes.is_empty() { found } else { Payoffs::weighted_mean(&outcomes).unwrap_or(found) }
                });
            }
            SearchEvent::Enter { .. }
            | SearchEvent::Evaluate { .. }
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
