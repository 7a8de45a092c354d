//! The test by which a node of a search of vectors is cut, once its player has enough.
//!
//! Does not depend on whether the player of the parent or of another ancestor sets the bound.

use super::searcher::{Moves, Node, Searcher, TriedMove};
use crate::game::Game;
use crate::score::{CutOn, Cutoff, Score};
use crate::search::event::Tracer;
use std::ops::ControlFlow;

/// What the player of a node has to get for a cut.
#[derive(Clone, Copy, Debug)]
pub struct PayoffCutTest {
    /// The greatest entry that the player can get in this search. After it, no better one can follow.
    pub most: Score,
    /// The entry from which on another player gives up the node; the same as `most` if there is no such player.
    pub bound: Score,
    /// Whether the other player might take another vector that is only as good.
    pub may_follow_tie: bool,
}

impl PayoffCutTest {
    /// Returns whether the entry `got` cuts.
    fn is_met(&self, got: Score, cut_on: CutOn) -> bool {
        let Self { most, bound, may_follow_tie } = *self;
        let is_most = most <= got && cut_on == CutOn::Equal;
        let is_enough = if cut_on == CutOn::Strict || may_follow_tie { bound < got } else { bound <= got };
        is_most || (bound < most && is_enough)
    }
}

impl<G: Game, T: Tracer<G>, const E: bool> Searcher<'_, G, T, E> {
    /// Cuts `node` after the move `mv` if `got`, the entry of the node's player after this move, meets the test. Returns
    /// whether the node was cut.
    pub fn cut_by_payoff(
        &mut self,
        node: &Node<G>,
        moves: Moves,
        mv: TriedMove,
        got: Score,
        test: &PayoffCutTest,
    ) -> ControlFlow<(), bool> {
        let is_met = test.is_met(got, self.config.cut_on);
        if is_met {
            let later = moves.in_order().filter(|other| moves.index_of(mv) < moves.index_of(*other));
            self.cut_chance(node, Cutoff::Beta, later)?;
        }
        ControlFlow::Continue(is_met)
    }
}
