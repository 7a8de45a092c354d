//! Quiescence search: a search to a fixed depth continues where the last move has changed the evaluation much.
//!
//! L. R. Harris, "The Heuristic Search and the Game of Chess", 1975; D. F. Beal, "A Generalised Quiescence Search
//! Algorithm", 1990. A static evaluation in the middle of an exchange is misleading. Here a position is quiet if the
//! last move has changed the evaluation by little.

use crate::game::Game;
use crate::score::Score;
use crate::search::event::Leaf;

/// The rule by which a position at the depth limit is quiet enough to be evaluated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Quiescence {
    /// The greatest change of the evaluation by the last move that counts as quiet.
    pub change: Score,
    /// The most plies that the search goes beyond the depth limit.
    pub plies: usize,
}

impl Quiescence {
    /// Returns why a position with moves is a leaf, `ply` plies below the root of a search with a depth limit: either
    /// the limit is reached and the last move has changed little, or the search goes no further in any case. Returns
    /// `None` if it is not a leaf. `before` and `estimate` are the evaluations of the positions before and after the
    /// last move; `None` if they cannot be evaluated.
    pub(crate) fn leaf(self, depth: usize, ply: usize, before: Option<Score>, estimate: Option<Score>) -> Option<Leaf> {
        let estimate = estimate.filter(|_| depth <= ply)?;
        if before.is_some_and(|before| estimate.distance(before) <= self.change) {
            return Some(Leaf::Quiet);
        }
        // No move has led to the root.
        (ply == 0 || depth.saturating_add(self.plies) <= ply).then_some(Leaf::Horizon)
    }
}

impl Default for Quiescence {
    fn default() -> Self {
        Self { change: Score::from(1), plies: 4 }
    }
}

#[derive(Debug)]
pub(super) struct QuiescenceSearch {
    quiescence: Quiescence,
    /// The static value of the open node at each ply; `None` if the position cannot be evaluated.
    estimates: Vec<Option<Score>>,
}

impl QuiescenceSearch {
    pub const fn new(quiescence: Quiescence) -> Self {
        Self { quiescence, estimates: Vec::new() }
    }

    /// Returns why the search to a depth stops at a position that has moves and is entered at a ply; `None` if it
    /// continues.
    pub fn leaf<G: Game>(&mut self, position: &G, depth: usize, ply: usize) -> Option<Leaf> {
        self.estimates.resize(ply + 1, None);
        let estimate = position.can_be_evaluated().then(|| position.evaluate().score());
        self.estimates[ply] = estimate;
        let before = ply.checked_sub(1).and_then(|above| self.estimates[above]);
        self.quiescence.leaf(depth, ply, before, estimate)
    }
}
