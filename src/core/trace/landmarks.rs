//! Steps to go to from a step: the next cutoff, the next leaf, the next visit, the end of a subtree.
//!
//! Every function returns a step of the trace, or `None` where there is no such step.

use super::event::Event;
use super::node::NodeKind;
use super::node_id::NodeId;
use super::step::Step;
use super::trace::Trace;
use std::ops::Range;

impl Trace {
    /// Returns the steps at which a cutoff happened, in order.
    #[must_use]
    pub fn cutoff_steps(&self) -> impl DoubleEndedIterator<Item = Step> + ExactSizeIterator + '_ {
        self.cutoffs.iter().map(|&step| step as Step)
    }

    /// Returns the steps after `steps.start` up to `steps.end` at which a cutoff happened, in order.
    #[must_use]
    pub fn cutoffs_within(&self, steps: Range<Step>) -> impl ExactSizeIterator<Item = Step> + '_ {
        let until = |step: Step| self.cutoffs.partition_point(|&cutoff| cutoff as Step <= step);
        let first = until(steps.start);
        self.cutoffs[first..until(steps.end).max(first)].iter().map(|&step| step as Step)
    }

    /// Returns the next cutoff after `step`.
    #[must_use]
    pub fn next_cutoff(&self, step: Step) -> Option<Step> {
        let past = self.cutoffs.partition_point(|&cutoff| cutoff as Step <= step);
        self.cutoffs.get(past).map(|&cutoff| cutoff as Step)
    }

    /// Returns the last cutoff before `step`.
    #[must_use]
    pub fn previous_cutoff(&self, step: Step) -> Option<Step> {
        let from = self.cutoffs.partition_point(|&cutoff| (cutoff as Step) < step);
        from.checked_sub(1).map(|last| self.cutoffs[last] as Step)
    }

    /// Returns the next step after `step` at which a leaf is evaluated. Linear in the steps between.
    #[must_use]
    pub fn next_leaf(&self, step: Step) -> Option<Step> {
        (step + 1..=self.len()).find(|&step| matches!(self.event(step), Some(Event::Evaluate(_))))
    }

    /// Returns the next step after `step` with an event at `node` itself. Linear in the steps between.
    #[must_use]
    pub fn next_change(&self, step: Step, node: NodeId) -> Option<Step> {
        let last = self.left_at(node).unwrap_or(self.len());
        let from = self.entered_at(node)?.max(step + 1);
        (from..=last).find(|&step| self.at(step).current() == Some(node))
    }

    /// Returns the next visit after `step`: the step that enters an inner node, or that leaves a leaf. After the last visit,
    /// the end.
    #[must_use]
    pub fn next_visit(&self, step: Step) -> Option<Step> {
        (step + 1..=self.len()).find(|&step| self.is_visit(step))
    }

    /// Returns the last visit before `step`, or the beginning.
    #[must_use]
    pub fn previous_visit(&self, step: Step) -> Option<Step> {
        (0..step).rev().find(|&step| step == 0 || self.is_visit(step))
    }

    fn is_visit(&self, step: Step) -> bool {
        match self.event(step) {
            Some(Event::Enter(node)) => self.kind(node) == NodeKind::Inner,
            Some(Event::Leave(node)) => self.kind(node) != NodeKind::Inner || step == self.len(),
            _ => step == self.len(),
        }
    }

    /// Returns the next step after `step` at which an inner node returns its value. After the last of them, the end. Linear in
    /// the steps between, which are few: a path down and the leaves below it.
    #[must_use]
    pub fn next_result(&self, step: Step) -> Option<Step> {
        (step + 1..=self.len()).find(|&step| self.is_result(step))
    }

    /// Returns the last step before `step` at which an inner node returned its value, or the beginning.
    #[must_use]
    pub fn previous_result(&self, step: Step) -> Option<Step> {
        (0..step).rev().find(|&step| step == 0 || self.is_result(step))
    }

    fn is_result(&self, step: Step) -> bool {
        match self.event(step) {
            Some(Event::Leave(node)) if self.kind(node) == NodeKind::Inner => true,
            _ => step == self.len(),
        }
    }

    /// Returns the end of the subtree that this step or the next one enters, else the next step.
    #[must_use]
    pub fn step_over(&self, step: Step) -> Option<Step> {
        let entered = [step, step + 1].into_iter().find_map(|step| match self.event(step) {
            Some(Event::Enter(node)) => Some(node),
            _ => None,
        });
        match entered {
            Some(node) => Some(self.left_at(node).unwrap_or(self.len())).filter(|&end| step < end),
            None => (step < self.len()).then_some(step + 1),
        }
    }

    /// Returns the step that leaves the current node, or its parent if this step leaves the node.
    #[must_use]
    pub fn step_out(&self, step: Step) -> Option<Step> {
        let current = self.at(step).current()?;
        let open = if self.left_at(current) == Some(step) { self.parent(current)? } else { current };
        Some(self.left_at(open).unwrap_or(self.len())).filter(|&end| step < end)
    }

    /// Returns the children that became a node's best one after the other, the last first.
    pub fn improvements(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.best_child(node), |&child| self.node(child).best_before.some())
    }

    /// Returns whether a node was pruned for good. What a scout leaves out may still be searched by the re-search, and what is
    /// skipped by a random choice is not pruned at all.
    #[must_use]
    pub fn is_pruned_for_good(&self, node: NodeId) -> bool {
        let top = self.ancestors(node).take_while(|&above| !self.is_searched(above)).last();
        let visited_again =
            |visit: NodeId| self.later_siblings(visit).next().is_some_and(|next| self.is_research(next));
        top.is_some_and(|top| self.is_pruned_root(top) && !self.ancestors(top).skip(1).any(visited_again))
    }
}
