//! The state of the whole tree after some number of steps.
//!
//! A moment is a trace and a number. Everything it says is worked out from what the nodes keep, on the spot, so that
//! going back is as cheap as going forward and nothing can get out of step.

use super::recorder::COUNT_EVERY;
use super::shown_value::ShownValue;
use super::visit::Visit;
use super::{Event, NodeId, Step, Trace};
use crate::score::{CutOn, Cutoff, Interval, Player, Score, Window};
use crate::search::stats::SearchStats;

/// What has become of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NodeState {
    /// The search has not come here, and may yet.
    Unvisited,
    /// Entered and not left: it is on the current path.
    Open,
    /// Left.
    Finished,
    /// A cutoff above has decided that the search will not come here.
    Pruned,
}

/// Whose improvement set a bound that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundOwner {
    /// The parent's: a shallow cutoff.
    Parent(NodeId),
    /// An ancestor's further up: a deep cutoff.
    Ancestor(NodeId),
    /// A node's own, but nobody's improvement: the narrow window with which it sent a scout down.
    Scout(NodeId),
    /// Nobody's: it is a bound of the root window.
    RootWindow,
}

impl BoundOwner {
    /// The node, where it is one.
    #[must_use]
    pub const fn node(self) -> Option<NodeId> {
        match self {
            Self::Parent(node) | Self::Ancestor(node) | Self::Scout(node) => Some(node),
            Self::RootWindow => None,
        }
    }
}

/// A cutoff, with all that explains it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutoffDetails {
    /// Where it happened.
    pub node: NodeId,
    /// Which bound was met.
    pub kind: Cutoff,
    /// The child that caused it.
    pub child: NodeId,
    /// That child's score.
    pub score: Score,
    /// The node's window just before that score.
    pub window: Window,
    /// Who owns the bound that was met.
    pub owner: BoundOwner,
}

impl CutoffDetails {
    /// The inequality that closed the window: `7 ≥ β = 5`.
    #[must_use]
    pub fn inequality(&self, cut_on: CutOn) -> String {
        let (player, letter, bound) = match self.kind {
            Cutoff::Alpha => (Player::Min, "α", self.window.alpha),
            Cutoff::Beta => (Player::Max, "β", self.window.beta),
        };
        format!("{} {} {letter} {}", self.score.shown(), cut_on.relation(player), bound.shown_as_value())
    }
}

/// A trace after some number of steps.
#[derive(Clone, Copy, Debug)]
pub struct Moment<'a> {
    trace: &'a Trace,
    step: Step,
}

impl<'a> Moment<'a> {
    pub(super) const fn new(trace: &'a Trace, step: Step) -> Self {
        Self { trace, step }
    }

    /// The trace.
    #[must_use]
    pub const fn trace(&self) -> &'a Trace {
        self.trace
    }

    /// How many steps have been made.
    #[must_use]
    pub const fn step(&self) -> Step {
        self.step
    }

    /// What happened last; `None` before the first step.
    #[must_use]
    pub fn event(&self) -> Option<Event> {
        self.trace.event(self.step)
    }

    /// Where it happened. `None` before the first step.
    #[must_use]
    pub fn current(&self) -> Option<NodeId> {
        match self.event()? {
            Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node) | Event::Leave(node) => Some(node),
            Event::Improve(child) | Event::Cutoff(child) | Event::PassOver(child) => self.trace.parent(child),
        }
    }

    /// What has become of a node.
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

    pub(super) fn has_entered(&self, node: NodeId) -> bool {
        self.trace.node(node).entered as Step <= self.step
    }

    pub(super) fn has_left(&self, node: NodeId) -> bool {
        self.trace.node(node).left as Step <= self.step
    }

    pub(super) fn has_improved(&self, node: NodeId) -> bool {
        let node = self.trace.node(node);
        node.improved && (node.left as Step) < self.step
    }

    /// How far the search has got in the order of appearance: every node before this place is finished, pruned, or open,
    /// every node from it on is not visited.
    #[must_use]
    pub fn frontier(&self) -> usize {
        let end = |node: NodeId| self.trace.node(node).end as usize;
        match self.event() {
            None => 0,
            Some(Event::Enter(node) | Event::Evaluate(node) | Event::TableHit(node)) => node.index() + 1,
            Some(Event::Improve(node) | Event::Leave(node)) => end(node),
            // With a cutoff the search has done with all that hangs below the node.
            Some(Event::Cutoff(child) | Event::PassOver(child)) => self.trace.parent(child).map_or(0, end),
        }
    }

    /// Whether the cutoff at a node has happened.
    #[must_use]
    pub fn has_cut(&self, node: NodeId) -> bool {
        self.trace.cutoff(node).is_some_and(|(_, step)| step <= self.step)
    }

    /// Whether a node is on the way from the root to where the search is.
    #[must_use]
    pub fn is_on_path(&self, node: NodeId) -> bool {
        self.current().is_some_and(|current| self.trace.is_within(current, node))
    }

    /// The way from where the search is up to the root.
    pub fn path(&self) -> impl Iterator<Item = NodeId> + use<'a> {
        let trace = self.trace;
        std::iter::successors(self.current(), move |&node| trace.parent(node))
    }

    /// The child of an open node that the search is in, or has left last.
    fn last_child(&self, node: NodeId) -> Option<NodeId> {
        match self.event()? {
            Event::Improve(child) | Event::Cutoff(child) | Event::PassOver(child)
                if self.trace.parent(child) == Some(node) =>
            {
                Some(child)
            }
            Event::Enter(current) | Event::Evaluate(current) | Event::TableHit(current) | Event::Leave(current)
                if current == node =>
            {
                None
            }
            _ => self.path().find(|&below| self.trace.parent(below) == Some(node)),
        }
    }

    /// A node with the child that the search is in there, found by going up from where the search is.
    fn visit(&self, node: NodeId) -> Visit<'a> {
        let last = if self.state(node) == NodeState::Open { self.last_child(node) } else { None };
        Visit { moment: *self, node, last }
    }

    /// The way from where the search is up to the root, and what is known of every node on it: all of it in one walk.
    pub fn visits_on_path(&self) -> impl Iterator<Item = Visit<'a>> + use<'a> {
        let moment = *self;
        let last = match self.event() {
            Some(Event::Improve(child) | Event::Cutoff(child) | Event::PassOver(child)) => Some(child),
            _ => None,
        };
        let first = self.current().map(|node| Visit { moment, node, last });
        std::iter::successors(first, move |below| {
            moment.trace.parent(below.node).map(|node| Visit { moment, node, last: Some(below.node) })
        })
    }

    /// The best child of a node so far: the first that returned a strictly better score than all before it.
    #[must_use]
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        self.visit(node).best_child()
    }

    /// The child that proves what is proved of a node for its player so far: see [`Visit::proving_child`].
    #[must_use]
    pub fn proving_child(&self, node: NodeId) -> Option<NodeId> {
        self.visit(node).proving_child()
    }

    /// What is proved of a node so far: by its score if it is finished, else by the children finished so far.
    #[must_use]
    pub fn proved(&self, node: NodeId) -> Interval {
        self.visit(node).proved()
    }

    /// What is to be shown of a node: what is proved of it so far, or what a mistaken search says of it.
    #[must_use]
    pub fn shown_value(&self, node: NodeId) -> ShownValue {
        self.visit(node).shown_value()
    }

    /// The best score that a node's children have returned so far, in the same sense as the algorithm's variable.
    #[must_use]
    pub fn best_score(&self, node: NodeId) -> Option<Score> {
        self.visit(node).best_score()
    }

    /// The window of an entered node as it stands: that of its next child, or the one that was closed. `None` where
    /// nothing is pruned, and before the node was entered.
    #[must_use]
    pub fn window(&self, node: NodeId) -> Option<Window> {
        if self.trace.has_window { self.visit(node).window() } else { None }
    }

    /// The child that closes a node's window, if one does: the last that is searched.
    pub(super) fn closing_child(&self, node: NodeId) -> Option<NodeId> {
        let (_, step) = self.trace.cutoff(node)?;
        match self.trace.event(step) {
            Some(Event::Cutoff(child)) => Some(child),
            _ => None,
        }
    }

    /// The cutoff at a node, if it has happened.
    #[must_use]
    pub fn cutoff(&self, node: NodeId) -> Option<CutoffDetails> {
        let child = self.closing_child(node).filter(|_| self.has_cut(node))?;
        let score = self.trace.score_for_parent(child)?;
        let (kind, window) = (Cutoff::at(self.trace.player(node)), self.window(node)?);
        Some(CutoffDetails { node, kind, child, score, window, owner: self.owner_of_limit(node) })
    }

    /// Whose improvement set the bound that a node's player must not pass: the nearest ancestor of the other side whose
    /// best child so far narrowed the window it was entered with, or that sent a scout down.
    fn owner_of_limit(&self, node: NodeId) -> BoundOwner {
        let player = self.trace.player(node);
        let parent = self.trace.parent(node);
        let found = self.trace.ancestors(node).find_map(|below| {
            let above = self.trace.parent(below)?;
            let open = self.trace.window_before(above, below);
            if self.trace.node(below).window.limit(player) != open.limit(player) {
                return Some(BoundOwner::Scout(above));
            }
            let set = open.limit(player) != self.trace.node(above).window.limit(player);
            set.then_some(if Some(above) == parent { BoundOwner::Parent(above) } else { BoundOwner::Ancestor(above) })
        });
        found.unwrap_or(BoundOwner::RootWindow)
    }

    /// What the search has cost so far.
    #[must_use]
    pub fn count(&self) -> SearchStats {
        let mut count = self.trace.counts[self.step / COUNT_EVERY];
        for step in self.step / COUNT_EVERY * COUNT_EVERY + 1..=self.step {
            match self.trace.event(step) {
                Some(Event::Enter(_)) => count.nodes += 1,
                Some(Event::Evaluate(_)) => count.leaves += 1,
                Some(Event::Cutoff(child)) => {
                    let pruned = self.trace.later_siblings(child).count() as u64;
                    count.cutoffs += 1;
                    count.cutoffs_that_prune += u64::from(0 < pruned);
                    count.pruned_branches += pruned;
                }
                Some(Event::TableHit(_)) => count.table_hits += 1,
                Some(Event::Improve(_) | Event::PassOver(_) | Event::Leave(_)) | None => {}
            }
        }
        count
    }
}
