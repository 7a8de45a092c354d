//! The state of the whole tree after a number of steps.
//!
//! A moment is a trace and a number, and everything else is computed from the nodes. Going back costs as little as
//! going forward, and nothing can become inconsistent. The intervals proved at a moment are in [`visit`](super::visit).

use super::node::{NodeId, NodeKind};
use super::step::{Event, Step};
use super::trace::{CHECKPOINT_INTERVAL, Trace};
use crate::score::{Interval, Player, Score};
use crate::search::stats::SearchStats;
use std::fmt;

/// The state of a node at a moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// Not entered, and the search may still enter it.
    Unvisited,
    /// Entered and not left: the node is on the current path.
    Open,
    /// Left.
    Finished,
    /// Below a cutoff: the search will not enter it.
    Pruned,
    /// Below a move that the rule of the search leaves out, without a cutoff.
    PassedOver,
}

/// A trace after some number of steps.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    trace: &'a Trace,
    step: Step,
}

impl Trace {
    /// Returns the state of the whole tree after `step` steps, or after the last if there are fewer.
    pub fn at(&self, step: Step) -> Moment<'_> {
        Moment { trace: self, step: step.min(self.len()) }
    }

    /// Returns the state at the end.
    pub fn end(&self) -> Moment<'_> {
        self.at(self.len())
    }

    /// Returns the next step after `step` with an event at `node` itself. Linear in the steps between.
    pub fn next_change(&self, step: Step, node: NodeId) -> Option<Step> {
        let last = self.left_at(node).unwrap_or(self.len());
        let from = self.entered_at(node)?.max(step + 1);
        (from..=last).find(|&step| self.at(step).current() == Some(node))
    }

    /// Returns the step that leaves the current node, or its parent if this step leaves the node.
    pub fn step_out(&self, step: Step) -> Option<Step> {
        let current = self.at(step).current()?;
        let open = if self.left_at(current) == Some(step) { self.parent(current)? } else { current };
        Some(self.left_at(open).unwrap_or(self.len())).filter(|&end| step < end)
    }
}

impl<'a> Moment<'a> {
    /// Returns the trace.
    pub const fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// Returns the number of steps made.
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Returns the last event; `None` before the first step.
    pub fn event(&self) -> Option<Event> {
        self.trace.event(self.step)
    }

    /// Returns the node at which the last event happened; `None` before the first step.
    pub fn current(&self) -> Option<NodeId> {
        match self.event()? {
            Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node) => Some(node),
            Event::Improve(child) | Event::Expect(child) | Event::Cutoff(child) | Event::Skip(child) => {
                self.trace.parent(child)
            }
        }
    }

    /// Returns the state of a node.
    pub fn state(&self, node: NodeId) -> NodeState {
        if self.has_left(node) {
            NodeState::Finished
        } else if self.has_entered(node) {
            NodeState::Open
        } else if !self.trace.is_searched(node) && node.index() < self.frontier() {
            if self.trace.is_passed_over(node) { NodeState::PassedOver } else { NodeState::Pruned }
        } else {
            NodeState::Unvisited
        }
    }

    #[inline]
    pub(super) fn has_entered(&self, node: NodeId) -> bool {
        self.trace.node(node).entered as Step <= self.step
    }

    #[inline]
    pub(super) fn has_left(&self, node: NodeId) -> bool {
        self.trace.node(node).left as Step <= self.step
    }

    #[inline]
    pub(super) fn has_improved(&self, node: NodeId) -> bool {
        let node = self.trace.node(node);
        node.has_improved && (node.left as Step) < self.step
    }

    /// Returns whether the cutoff at a node has happened.
    pub fn has_cut(&self, node: NodeId) -> bool {
        self.trace.cutoff(node).is_some_and(|(_, step)| step <= self.step)
    }

    /// Returns how many nodes are decided, in order of appearance: each of these is finished, pruned or open, and no
    /// later node is visited.
    pub fn frontier(&self) -> usize {
        let end = |node: NodeId| self.trace.node(node).end as usize;
        match self.event() {
            None => 0,
            Some(Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node)) => node.index() + 1,
            Some(Event::Improve(node) | Event::Expect(node) | Event::Leave(node)) => end(node),
            // A cutoff decides all nodes below the node.
            Some(Event::Cutoff(child) | Event::Skip(child)) => self.trace.parent(child).map_or(0, end),
        }
    }

    /// Returns the nodes from the current one up to the root.
    pub fn path(&self) -> impl Iterator<Item = NodeId> + use<'a> {
        let trace = self.trace;
        std::iter::successors(self.current(), move |&node| trace.parent(node))
    }

    /// Returns the node whose moves are being tried: the nearest open inner node.
    pub fn trying(&self) -> Option<NodeId> {
        self.path().find(|&node| self.state(node) == NodeState::Open && self.trace.kind(node) == NodeKind::Inner)
    }

    /// Returns the cost of the search so far.
    pub fn stats(&self) -> SearchStats {
        let checkpoint = self.step / CHECKPOINT_INTERVAL;
        let mut stats = self.trace.checkpoints[checkpoint];
        for step in checkpoint * CHECKPOINT_INTERVAL + 1..=self.step {
            match self.trace.event(step) {
                Some(Event::Enter(_)) => stats.nodes += 1,
                Some(Event::Evaluate(_)) => stats.leaves += 1,
                Some(Event::Cutoff(child)) => {
                    let pruned = self.trace.pruned_at(step, child).count() as u64;
                    stats.cutoffs += 1;
                    stats.cutoffs_that_prune += u64::from(0 < pruned);
                    stats.pruned_branches += pruned;
                }
                Some(Event::TableHit(_)) => stats.table_hits += 1,
                Some(Event::Improve(_) | Event::Expect(_) | Event::Skip(_) | Event::Leave(_)) | None => {}
            }
        }
        stats
    }
}

/// The value of a node that is proved or, where a result proves nothing, claimed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ShownValue {
    /// The true value is in the interval.
    Proved(Interval),
    /// The search returned this score, and nothing is proved: it is mistaken, or passes replies over.
    Claimed(Score),
}

impl ShownValue {
    /// The interval that proves nothing.
    pub const NOTHING: Self = Self::Proved(Interval::UNKNOWN);

    /// Returns the value from the view of `player`.
    #[must_use]
    pub fn view(self, player: Player) -> Self {
        match self {
            Self::Proved(proved) => Self::Proved(proved.view(player)),
            Self::Claimed(score) => Self::Claimed(player.view(score)),
        }
    }
}

/// Formats the value as in the tree: `3`, `≥ 3` or `…` if it is proved, `3?` if it is claimed.
impl fmt::Display for ShownValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Proved(proved) => proved.fmt(f),
            Self::Claimed(score) => write!(f, "{}?", score.shown()),
        }
    }
}
