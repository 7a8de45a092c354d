//! What a visit is for in a search that sends scouts: to ask whether a move is better, or to find out how good it is.
//!
//! Knows windows and no algorithm: a scout is a visit whose window is not the one that its parent had then.

use super::moment::Moment;
use super::{NodeId, Trace};
use crate::score::{Score, Window};

/// What a visit is for, where it is not a visit like any other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitKind {
    /// It only asks whether the move is better than what its parent has: its window is null, its parent's is not. The
    /// visits below it inherit that window and are visits like any other.
    Scout,
    /// It is the same move searched again, right after a scout that has found it better.
    Research,
}

impl Trace {
    /// What a visit is for; `None` of one like any other, and of a node that was never entered.
    #[must_use]
    pub fn visit_kind(&self, node: NodeId) -> Option<VisitKind> {
        if self.is_research(node) {
            return Some(VisitKind::Research);
        }
        let sent = self.window(node).filter(|_| self.mistake().is_none())?;
        let parent = self.parent(node)?;
        (self.window_before(parent, node) != sent).then_some(VisitKind::Scout)
    }

    /// The window that a node had when it went down to `child`.
    pub(super) fn window_before(&self, node: NodeId, child: NodeId) -> Window {
        let window = self.node(node).window;
        let best = self.node(child).best_before.some().and_then(|best| self.score_for_parent(best));
        best.map_or(window, |score| window.narrowed(self.player(node), score))
    }
}

impl Moment<'_> {
    /// Whether a search that was broken off had just found a move better, and was about to search it again.
    #[must_use]
    pub fn awaits_research(&self, child: NodeId) -> bool {
        let trace = self.trace();
        let best = trace.parent(child).and_then(|parent| Some((parent, self.best_score(parent)?)));
        let is_better = |((parent, best), score): ((NodeId, Score), Score)| trace.player(parent).prefers(score, best);
        !trace.is_complete()
            && self.step() == trace.len()
            && best.zip(trace.score_for_parent(child)).is_some_and(is_better)
    }
}
