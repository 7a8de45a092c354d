//! The code that searches in several passes share: making a pass, and deciding that no further pass can find more.
//!
//! Does not choose the depth or the window of the next pass, which each algorithm does itself.

use super::pass::{Pass, StopReason};
use super::searcher::{Node, Searched, Searcher};
use crate::game::Game;
use crate::score::Score;
use crate::search::alpha_beta::alpha_beta;
use crate::search::alpha_beta_table::alpha_beta_table;
use crate::search::event::{SearchEvent, Tracer};
use std::ops::ControlFlow;

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

    /// Returns why a pass deeper than the last, which went to `depth` and returned `score`, would find nothing more;
    /// `None` if it might find more.
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
