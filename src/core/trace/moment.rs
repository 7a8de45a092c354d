//! The state of the whole tree after some number of steps.
//!
//! A moment is a trace and a number, and everything else follows from what the nodes keep: going back costs as little as
//! going forward, and nothing can get out of step. What is proved of a node at a moment is in [`visit`](super::visit).

use super::event::Event;
use super::node_id::NodeId;
use super::step::Step;
use super::trace::{CHECKPOINT_INTERVAL, Trace};
use crate::search::stats::SearchStats;

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
}

/// A trace after some number of steps.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    trace: &'a Trace,
    step: Step,
}

impl Trace {
    /// Returns the state of the whole tree after `step` steps, or after the last if there are fewer.
    #[must_use]
    pub fn at(&self, step: Step) -> Moment<'_> {
        Moment { trace: self, step: step.min(self.len()) }
    }

    /// Returns the state at the end.
    #[must_use]
    pub fn end(&self) -> Moment<'_> {
        self.at(self.len())
    }
}

impl<'a> Moment<'a> {
    /// Returns the trace.
    #[must_use]
    pub const fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// Returns the number of steps made.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// Returns the last event; `None` before the first step.
    #[must_use]
    pub fn event(&self) -> Option<Event> {
        self.trace.event(self.step)
    }

    /// Returns the node at which the last event happened; `None` before the first step.
    #[must_use]
    pub fn current(&self) -> Option<NodeId> {
        match self.event()? {
            Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node) => Some(node),
            Event::Improve(child) | Event::Cutoff(child) | Event::Skip(child) => self.trace.parent(child),
        }
    }

    /// Returns the state of a node.
    #[must_use]
    pub fn state(&self, node: NodeId) -> NodeState {
        if self.has_left(node) {
            NodeState::Finished
        } else if self.has_entered(node) {
            NodeState::Open
        } else if !self.trace.is_searched(node) && node.index() < self.frontier() {
            NodeState::Pruned
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
    #[must_use]
    pub fn has_cut(&self, node: NodeId) -> bool {
        self.trace.cutoff(node).is_some_and(|(_, step)| step <= self.step)
    }

    /// Returns how many nodes are decided, in order of appearance: each of these is finished, pruned or open, and no node from
    /// there on is visited.
    #[must_use]
    pub fn frontier(&self) -> usize {
        let end = |node: NodeId| self.trace.node(node).end as usize;
        match self.event() {
            None => 0,
            Some(Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node)) => node.index() + 1,
            Some(Event::Improve(node) | Event::Leave(node)) => end(node),
            // A cutoff decides everything below the node.
            Some(Event::Cutoff(child) | Event::Skip(child)) => self.trace.parent(child).map_or(0, end),
        }
    }

    /// Returns the nodes from the current one up to the root.
    pub fn path(&self) -> impl Iterator<Item = NodeId> + use<'a> {
        let trace = self.trace;
        std::iter::successors(self.current(), move |&node| trace.parent(node))
    }

    /// Returns whether a node is on the path from the root to the current node.
    #[must_use]
    pub fn is_on_path(&self, node: NodeId) -> bool {
        self.current().is_some_and(|current| self.trace.is_within(current, node))
    }

    /// Returns the cost of the search so far.
    #[must_use]
    pub fn stats(&self) -> SearchStats {
        let checkpoint = self.step / CHECKPOINT_INTERVAL;
        let mut stats = self.trace.checkpoints[checkpoint];
        for step in checkpoint * CHECKPOINT_INTERVAL + 1..=self.step {
            match self.trace.event(step) {
                Some(Event::Enter(_)) => stats.nodes += 1,
                Some(Event::Evaluate(_)) => stats.leaves += 1,
                Some(Event::Cutoff(child)) => {
                    let pruned = self.trace.later_siblings(child).count() as u64;
                    stats.cutoffs += 1;
                    stats.cutoffs_that_prune += u64::from(0 < pruned);
                    stats.pruned_branches += pruned;
                }
                Some(Event::TableHit(_)) => stats.table_hits += 1,
                Some(Event::Improve(_) | Event::Skip(_) | Event::Leave(_)) | None => {}
            }
        }
        stats
    }
}
