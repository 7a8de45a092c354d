//! Passes: a search in several passes searches the tree more than once, each time with what it has found before.
//!
//! Knows neither the depth nor the window of the next pass: those are each algorithm's idea.

use super::searcher::{Node, Searched, Searcher};
use crate::game::Game;
use crate::score::{Player, Score, Window};
use crate::search::alpha_beta::alpha_beta;
use crate::search::alpha_beta_table::alpha_beta_table;
use crate::search::event::{SearchEvent, Tracer};
use std::ops::ControlFlow;

/// One search of the tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pass {
    /// How many plies it looks ahead; `None`: to the end of the game.
    pub depth: Option<usize>,
    /// The window with which the root is searched.
    pub window: Window,
    /// Why it is made.
    pub kind: PassKind,
}

impl Pass {
    /// Whether the best move that this pass has found at a root of `player` is one to play, if it has returned `score`: a
    /// pass whose window lies above all that the player can reach has compared upper bounds only.
    pub fn shows_best(self, player: Player, score: Score) -> bool {
        let fails = match player {
            Player::Max => score <= self.window.alpha && self.window.alpha != Score::NEG_INFINITY,
            Player::Min => self.window.beta <= score && self.window.beta != Score::INFINITY,
        };
        !fails
    }
}

/// Why a pass is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PassKind {
    /// To search a ply deeper than the pass before.
    Deeper,
    /// Again, because the value was at most the lower bound of the window.
    FailedLow,
    /// Again, because the value was at least the upper bound of the window.
    FailedHigh,
    /// To test on which side of a guess the value is.
    Test,
}

/// Why a search makes no further pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StopReason {
    /// The depth limit of the search is reached.
    Depth,
    /// Every line ended with the game: a deeper pass would find the same.
    NothingDeeper,
    /// One side wins whatever the other does: a deeper pass would find the same.
    Win,
    /// The lower and the upper bound that the passes have proved have met.
    Converged,
}

impl<G: Game, T: Tracer<G>> Searcher<'_, G, T> {
    /// Searches the tree once. Returns the root's score.
    pub fn make_pass(&mut self, root: &Node<G>, pass: Pass) -> Searched {
        self.tracer.record(SearchEvent::Pass(pass))?;
        self.depth = pass.depth;
        if let Some(enhanced) = &mut self.enhanced {
            enhanced.begin_pass();
        }
        if self.config.table { alpha_beta_table(self, root, pass.window) } else { alpha_beta(self, root, pass.window) }
    }

    /// Why a pass deeper than the last, which went to `depth` and returned `score`, would find nothing more; `None` if it
    /// might.
    pub fn stop_after(&self, score: Score, depth: usize) -> Option<StopReason> {
        let limited_leaves = &self.enhanced.as_ref()?.limited_leaves;
        if !limited_leaves.has_below(0) {
            Some(StopReason::NothingDeeper)
        } else if !score.is_finite() && !limited_leaves.has_infinite {
            Some(StopReason::Win)
        } else {
            self.config.depth.is_some_and(|limit| limit <= depth).then_some(StopReason::Depth)
        }
    }

    /// Ends the search with the score that its passes have found.
    pub fn stop(&mut self, reason: StopReason, score: Score) -> Searched {
        self.tracer.record(SearchEvent::Stop(reason))?;
        ControlFlow::Continue(score)
    }
}
