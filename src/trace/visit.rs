//! What is known of one node at a moment, given the child that the search is in there.
//!
//! Whoever asks for all nodes on the way to the current one goes up once, by [`Moment::visits_on_path`]; whoever asks for one node only
//! asks the [`Moment`].

use super::moment::{Moment, NodeState};
use super::shown_value::ShownValue;
use super::{Event, NodeId, NodeKind};
use crate::score::{Interval, Score, Window};

/// A node at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    pub(super) moment: Moment<'a>,
    pub(super) node: NodeId,
    /// Of an open node, the child that the search is in, or has left last.
    pub(super) last: Option<NodeId>,
}

impl Visit<'_> {
    /// Which node it is.
    #[must_use]
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// The best child so far.
    #[must_use]
    pub fn best_child(&self) -> Option<NodeId> {
        let trace = self.moment.trace();
        match self.moment.state(self.node) {
            NodeState::Finished => trace.best_child(self.node),
            NodeState::Open => {
                let last = self.last?;
                if self.moment.has_improved(last) { Some(last) } else { trace.node(last).best_before.some() }
            }
            NodeState::Unvisited | NodeState::Pruned => None,
        }
    }

    /// The best score that the children have returned so far, in the same sense as the algorithm's variable.
    #[must_use]
    pub fn best_score(&self) -> Option<Score> {
        self.best_child().and_then(|child| self.moment.trace().score_for_parent(child))
    }

    /// What is proved so far: by the score if the node is finished, else by the children finished so far.
    #[must_use]
    pub fn proved(&self) -> Interval {
        match self.moment.state(self.node) {
            NodeState::Finished => self.moment.trace().proved_by_result(self.node),
            NodeState::Open if self.moment.trace().mistake().is_some() => self.proved_without_children(),
            NodeState::Open => self.proved_while_open(),
            NodeState::Unvisited | NodeState::Pruned => Interval::UNKNOWN,
        }
    }

    /// What is proved so far; of a mistaken search, what it says.
    #[must_use]
    pub fn shown_value(&self) -> ShownValue {
        let trace = self.moment.trace();
        if trace.mistake().is_none() || trace.kind(self.node) != NodeKind::Inner {
            return ShownValue::Proved(self.proved());
        }
        let said = match self.moment.state(self.node) {
            NodeState::Finished => trace.result(self.node).map(|(score, _)| score),
            NodeState::Open | NodeState::Unvisited | NodeState::Pruned => self.best_score(),
        };
        said.map_or(ShownValue::NOTHING, ShownValue::Claimed)
    }

    fn proved_while_open(&self) -> Interval {
        let Some(last) = self.last else { return self.proved_without_children() };
        let (trace, node) = (self.moment.trace(), self.node);
        let player = trace.player(node);
        let worst = player.worst();
        let is_last = trace.left_at(node).is_some() && trace.node(last).end == trace.node(node).end;
        if is_last && self.moment.has_left(last) {
            // All children are finished: both ends may be known.
            let mut proved = Interval { low: worst, high: worst };
            let mut child_proved = proved;
            for child in trace.children(node) {
                if !trace.is_research(child) {
                    proved = proved.backed_up_with(player, child_proved);
                }
                child_proved = trace.proved_by_visits(child, child_proved);
            }
            return proved.backed_up_with(player, child_proved);
        }
        let before = Interval::with_own_end(player, trace.node(last).proved_before);
        let proved = if self.moment.has_left(last) {
            before.backed_up_with(player, trace.proved_by_result(last))
        } else {
            before
        };
        proved.with_unsearched_child(player)
    }

    /// A leaf is known once it has been evaluated, which is the step after it was entered.
    fn proved_without_children(&self) -> Interval {
        match (self.moment.trace().kind(self.node), self.moment.event()) {
            (NodeKind::Leaf(_), Some(Event::Evaluate(_) | Event::TableHit(_))) => {
                self.moment.trace().proved_by_result(self.node)
            }
            _ => Interval::UNKNOWN,
        }
    }

    /// The window of an entered node as it stands: that of its next child, or the one that was closed. `None` where
    /// nothing is pruned, and before the node was entered.
    #[must_use]
    pub fn window(&self) -> Option<Window> {
        let (trace, node) = (self.moment.trace(), self.node);
        if !trace.has_window || !self.moment.has_entered(node) {
            return None;
        }
        let entered_with = trace.node(node).window;
        let Some(best) = self.best_child() else { return Some(entered_with) };
        // The score that closes a window is not folded into it.
        let closes = self.moment.closing_child(node) == Some(best);
        let folded = if closes { trace.node(best).best_before.some() } else { Some(best) };
        let score = folded.and_then(|child| trace.score_for_parent(child));
        Some(score.map_or(entered_with, |score| entered_with.narrowed(trace.player(node), score)))
    }
}
