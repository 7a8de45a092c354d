//! Scouts and re-searches of a principal variation search, told from ordinary visits by their windows.

use super::moment::Moment;
use super::node_id::NodeId;
use super::trace::Trace;
use crate::score::{Score, Window};

/// What a visit is, where it is not an ordinary one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitKind {
    /// A null-window search of a move: its window is null where its parent's is not. The visits below it inherit that window
    /// and are ordinary.
    Scout,
    /// The same move searched again, right after a scout found it better.
    Research,
}

impl Trace {
    /// Returns what a visit is; `None` for an ordinary one, and for a node that was never entered.
    #[must_use]
    pub fn visit_kind(&self, node: NodeId) -> Option<VisitKind> {
        if self.is_research(node) {
            return Some(VisitKind::Research);
        }
        let window = self.window(node).filter(|_| self.mistake().is_none())?;
        let parent = self.parent(node)?;
        (self.window_before(parent, node) != window).then_some(VisitKind::Scout)
    }

    /// Returns the window that a node had when the search went down to `child`.
    pub(super) fn window_before(&self, node: NodeId, child: NodeId) -> Window {
        let window = self.windows[node.index()];
        let best = self.node(child).best_before.some().and_then(|best| self.score_for_parent(best));
        best.map_or(window, |score| window.narrowed(self.player(node), score))
    }
}

impl Moment<'_> {
    /// Returns whether a search that was cut short had just found a child better and was about to search it again.
    #[must_use]
    pub fn awaits_research(&self, child: NodeId) -> bool {
        let trace = self.trace();
        let best = trace.parent(child).and_then(|parent| Some((parent, self.best_score(parent)?)));
        let is_better = |((parent, best), score): ((NodeId, Score), Score)| trace.player(parent).prefers(score, best);
        let is_cut_short = !trace.is_complete() && self.step() == trace.len();
        is_cut_short && best.zip(trace.score_for_parent(child)).is_some_and(is_better)
    }
}
