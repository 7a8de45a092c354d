//! A recorded search, as a tree of visits.
//!
//! Nodes are stored in order of appearance, which is preorder: a subtree is a range of node numbers, and the nodes that
//! exist after a step are a prefix. Children that were never searched are nodes too, but are never entered. A trace
//! does not change once it is recorded. Does not depend on the game (see [`recording`](super::recording)) or on how a
//! tree is drawn.

use super::chance::{ChanceNodes, OutcomeVisit};
use super::limits::Ending;
use super::node::{NEVER, NodeId, NodeKind, OrderReasons, TraceNode};
use super::siblings::SiblingCheckpoints;
use super::step::{Event, PackedEvent, Step};
use super::step_size::StepSize;
use super::trust::Trust;
use crate::score::{Bound, Cutoff, Interval, Player, Proof, Score, Turn, Window};
use crate::search::FaultyAlgorithm;
use crate::search::ordering::OrderReason;
use crate::search::stats::SearchStats;
use std::ops::Range;

/// The number of steps between two stored counts. The counts after any step are a short sum, and a step takes less than
/// a byte more for them.
pub(super) const CHECKPOINT_INTERVAL: usize = 64;

/// A recorded search.
#[derive(Clone, Debug)]
pub struct Trace {
    pub(super) nodes: Vec<TraceNode>,
    /// The window with which each node was entered; empty if the search has none.
    pub(super) windows: Vec<Window>,
    pub(super) steps: Vec<PackedEvent>,
    /// The counts after every [`CHECKPOINT_INTERVAL`] steps, from step 0.
    pub(super) checkpoints: Vec<SearchStats>,
    /// The steps at which a cutoff happened.
    pub(super) cutoffs: Vec<u32>,
    /// The steps at which children were passed over, in order.
    pub(super) skips: Vec<u32>,
    /// In a search that passes replies over: how the result of each node relates to the value against all replies;
    /// `None` if it proves nothing. Empty in all other searches.
    pub(super) proved_of_replies: Vec<Option<Bound>>,
    pub(super) siblings: SiblingCheckpoints,
    pub(super) order_reasons: OrderReasons,
    pub(super) chance: ChanceNodes,
    /// The interval in which all values lie, if the search relied on it.
    pub bounds: Interval,
    /// The nodes that the transposition table settled, in order, and how many plies had been searched for the entry.
    pub(super) table_hits: Vec<(NodeId, Option<usize>)>,
    /// How many plies below the root the deepest visit is.
    pub(super) max_ply: u16,
    /// Whether the search had a window to narrow.
    pub has_window: bool,
    /// How far the results can be trusted.
    pub trust: Trust,
    pub(super) ending: Ending,
    /// The interval that earlier passes proved for the root of the same tree.
    pub(super) proved_before: Interval,
    /// The principal variation if only two passes together prove it, else empty.
    pub(super) joint_variation: Vec<NodeId>,
}

impl Trace {
    /// Returns a trace without nodes, of a search that is still running.
    pub(super) fn empty(has_window: bool, trust: Trust, bounds: Interval) -> Self {
        Self {
            nodes: Vec::new(),
            windows: Vec::new(),
            steps: Vec::new(),
            checkpoints: vec![SearchStats::default()],
            cutoffs: Vec::new(),
            skips: Vec::new(),
            proved_of_replies: Vec::new(),
            siblings: SiblingCheckpoints::default(),
            order_reasons: OrderReasons::default(),
            chance: ChanceNodes::default(),
            bounds,
            table_hits: Vec::new(),
            max_ply: 0,
            has_window,
            trust,
            ending: Ending::Underway,
            proved_before: Interval::UNKNOWN,
            joint_variation: Vec::new(),
        }
    }

    /// Reserves memory for `nodes` nodes, and for the steps that most trees of that size have.
    pub(super) fn reserve(&mut self, nodes: usize) {
        self.nodes.reserve(nodes);
        if self.has_window {
            self.windows.reserve(nodes);
        }
        // A node has a visit and a result, and some nodes a new best child or a cutoff.
        self.steps.reserve(nodes.saturating_mul(13) / 4);
    }

    /// Reserves memory for exactly this many nodes and steps.
    pub(super) fn reserve_exact(&mut self, nodes: usize, steps: usize) {
        self.nodes.reserve_exact(nodes);
        self.windows.reserve_exact(if self.has_window { nodes } else { 0 });
        self.steps.reserve_exact(steps);
        self.checkpoints.reserve_exact(steps / CHECKPOINT_INTERVAL);
    }

    /// Frees the spare memory for nodes and steps.
    pub(super) fn shrink_to_fit(&mut self) {
        self.nodes.shrink_to_fit();
        self.windows.shrink_to_fit();
        self.steps.shrink_to_fit();
        self.checkpoints.shrink_to_fit();
        self.cutoffs.shrink_to_fit();
        self.skips.shrink_to_fit();
        self.proved_of_replies.shrink_to_fit();
        self.order_reasons.shrink_to_fit();
        self.chance.shrink_to_fit();
        self.table_hits.shrink_to_fit();
    }

    /// Returns the number of steps.
    #[expect(clippy::len_without_is_empty, reason = "a trace has at least the root's steps")]
    pub const fn len(&self) -> Step {
        self.steps.len()
    }

    /// Returns the number of nodes, those never searched included.
    pub const fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        size_of_val(&*self.nodes)
            + size_of_val(&*self.windows)
            + size_of_val(&*self.steps)
            + size_of_val(&*self.checkpoints)
            + size_of_val(&*self.cutoffs)
            + size_of_val(&*self.skips)
            + size_of_val(&*self.proved_of_replies)
            + self.siblings.bytes()
            + self.order_reasons.bytes()
            + self.chance.bytes()
            + size_of_val(&*self.table_hits)
    }

    /// Returns whether the trace has a node with that number.
    pub const fn contains(&self, node: NodeId) -> bool {
        node.index() < self.nodes.len()
    }

    /// Returns all nodes in order of appearance.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + ExactSizeIterator + use<> {
        (0..self.nodes.len()).map(NodeId::new)
    }

    /// Returns the event of a step, counted from 1.
    pub fn event(&self, step: Step) -> Option<Event> {
        self.steps.get(step.checked_sub(1)?).map(|packed| packed.unpack())
    }

    /// Returns how the search ended.
    pub const fn ending(&self) -> Ending {
        self.ending
    }

    /// Returns whether the search was completed and not cut short by a limit.
    pub const fn is_complete(&self) -> bool {
        matches!(self.ending, Ending::Complete)
    }

    /// Returns how many plies below the root the deepest visit is.
    pub fn max_ply(&self) -> usize {
        usize::from(self.max_ply)
    }

    /// Returns whether any move was tried in another order than the game's.
    pub const fn has_order_reasons(&self) -> bool {
        !self.order_reasons.is_empty()
    }

    #[inline]
    pub(super) fn node(&self, node: NodeId) -> &TraceNode {
        &self.nodes[node.index()]
    }

    /// Returns whose turn it is at a node.
    pub fn turn(&self, node: NodeId) -> Turn {
        self.node(node).turn
    }

    /// Returns the player to move at a node. At a chance node, where no player moves, returns MAX, because scores are
    /// from MAX's view.
    pub fn player(&self, node: NodeId) -> Player {
        self.turn(node).player().unwrap_or(Player::Max)
    }

    /// Returns whether chance decides anywhere.
    pub const fn has_chance(&self) -> bool {
        !self.chance.is_empty()
    }

    /// Returns the weights of the outcomes of a chance node, in the game's order; empty for a node at which a player
    /// chooses, and for a leaf.
    pub fn weights(&self, node: NodeId) -> &[u32] {
        self.chance.weights(node)
    }

    /// Returns a node's relation to its parent, if the parent is a chance node.
    pub fn outcome(&self, node: NodeId) -> Option<OutcomeVisit> {
        self.chance.outcome(node)
    }

    /// Returns the weight of a child of a chance node and the sum of the weights of all children.
    pub fn weight(&self, child: NodeId) -> Option<(u32, u64)> {
        let parent = self.parent(child)?;
        let weight = *self.weights(parent).get(self.outcome(child)?.index as usize)?;
        Some((weight, self.chance.total(parent)))
    }

    /// Returns how many plies below the root a node is.
    pub fn ply(&self, node: NodeId) -> usize {
        usize::from(self.node(node).ply)
    }

    /// Returns whether a node is a leaf, and why.
    pub fn kind(&self, node: NodeId) -> NodeKind {
        self.node(node).kind
    }

    /// Returns the parent of a node; `None` at the root.
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.node(node).parent.some()
    }

    /// Returns the children in the order in which they were, or would have been, tried.
    pub fn children(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let end = self.node(node).end;
        self.siblings_between(node.number() + 1, end)
    }

    /// Returns whether a node has two children or more.
    pub fn has_choice(&self, node: NodeId) -> bool {
        self.children(node).nth(1).is_some()
    }

    /// Returns the siblings that are, or would have been, tried after a node, in order.
    pub fn later_siblings(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let end = self.parent(node).map_or(0, |parent| self.node(parent).end);
        self.siblings_between(self.node(node).end, end)
    }

    /// Returns siblings from the node with the first number on, up to the end of their parent's subtree.
    pub(super) fn siblings_between(&self, first: u32, end: u32) -> impl Iterator<Item = NodeId> + '_ {
        let node = move |number: u32| (number < end).then_some(NodeId(number));
        std::iter::successors(node(first), move |&sibling| node(self.node(sibling).end))
    }

    /// Returns the nodes of the subtree at `node`, itself first.
    pub fn subtree(&self, node: NodeId) -> impl Iterator<Item = NodeId> + use<> {
        self.subtree_range(node).map(NodeId)
    }

    /// Returns the numbers of the nodes of the subtree at `node`, itself first.
    pub fn subtree_range(&self, node: NodeId) -> Range<u32> {
        node.number()..self.node(node).end
    }

    /// Returns whether `node` is `ancestor` or is below it.
    pub fn is_within(&self, node: NodeId, ancestor: NodeId) -> bool {
        ancestor <= node && node.number() < self.node(ancestor).end
    }

    /// Returns the nodes from `node` up to the root, both included.
    pub fn ancestors(&self, node: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(Some(node), |&node| self.parent(node))
    }

    /// Returns whether the search ever entered a node.
    pub fn is_searched(&self, node: NodeId) -> bool {
        self.node(node).entered != NEVER
    }

    /// Returns whether a node is the root of a pruned subtree, not searched because of a cutoff at its parent.
    pub fn is_pruned_root(&self, node: NodeId) -> bool {
        let is_cut = |parent: NodeId| self.node(parent).cutoff.is_some();
        !self.is_searched(node) && self.parent(node).is_some_and(is_cut) && !self.is_passed_over(node)
    }

    /// Returns whether a node is one of the children that its parent's search skipped without a cutoff, or lies below
    /// one.
    pub fn is_passed_over(&self, node: NodeId) -> bool {
        let first_of = |step: u32| match self.event(step as Step) {
            Some(Event::Skip(child)) => Some((self.node(child).end, self.node(self.parent(child)?).end)),
            Some(_) | None => None,
        };
        // The ranges of nodes that are skipped are disjoint, and in the order of their steps.
        let past = self.skips.partition_point(|&step| first_of(step).is_some_and(|(first, _)| first <= node.number()));
        let last = past.checked_sub(1).and_then(|last| first_of(self.skips[last]));
        !self.is_searched(node) && last.is_some_and(|(_, end)| node.number() < end)
    }

    /// Returns whether a node is a second search of the same move as the sibling right before it or, at a chance node,
    /// as any sibling before it.
    pub fn is_research(&self, node: NodeId) -> bool {
        self.node(node).is_research
    }

    /// Returns whether the move to a node was searched before: a re-search, or an outcome that was probed.
    pub fn is_revisit(&self, node: NodeId) -> bool {
        let is_unsearched_revisit = || {
            let (parent, is_searched) = (|node| self.parent(node), |node| self.is_searched(node));
            self.chance.is_unsearched_revisit(node, parent, is_searched)
        };
        self.is_research(node) || (self.has_chance() && !self.is_searched(node) && is_unsearched_revisit())
    }

    /// Returns why a node was, or would have been, tried at its rank.
    pub fn order_reason(&self, node: NodeId) -> OrderReason {
        self.order_reasons.get(node)
    }

    /// Returns how many plies had been searched for the entry with which the transposition table settled a node;
    /// `Some(None)`: to the end of the game.
    pub fn table_hit_depth(&self, node: NodeId) -> Option<Option<usize>> {
        let index = self.table_hits.binary_search_by_key(&node, |&(node, _)| node).ok()?;
        Some(self.table_hits[index].1)
    }

    /// Returns the window with which a node was entered; `None` if nothing is pruned, and for a node never searched.
    pub fn window(&self, node: NodeId) -> Option<Window> {
        (self.has_window && self.is_searched(node)).then(|| self.windows[node.index()])
    }

    /// Returns the step at which a node was entered.
    pub fn entered_at(&self, node: NodeId) -> Option<Step> {
        happened(self.node(node).entered)
    }

    /// Returns the step at which a node was left.
    pub fn left_at(&self, node: NodeId) -> Option<Step> {
        happened(self.node(node).left)
    }

    /// Returns the step at which a node became its parent's best child.
    pub fn improved_at(&self, node: NodeId) -> Option<Step> {
        let TraceNode { has_improved, left, .. } = *self.node(node);
        has_improved.then(|| left as Step + 1)
    }

    /// Returns the cutoff at a node, with its step.
    pub fn cutoff(&self, node: NodeId) -> Option<(Cutoff, Step)> {
        let TraceNode { cutoff, left, .. } = *self.node(node);
        // A cutoff is the last event at a node before it is left, unless children are passed over after it.
        cutoff.map(|kind| {
            let last = happened(left).map_or(self.len(), |left| left - 1);
            (kind, if let Some(Event::Skip(_)) = self.event(last) { last - 1 } else { last })
        })
    }

    /// Returns the siblings after `child` that its cutoff at a step prunes; none if the next step passes them over
    /// anyway.
    pub fn pruned_at(&self, step: Step, child: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let is_passed_over = matches!(self.event(step + 1), Some(Event::Skip(_)));
        self.later_siblings(child).filter(move |_| !is_passed_over)
    }

    /// Returns the score that a node returned and how it relates to the true value; `None` if the node never returned.
    pub fn result(&self, node: NodeId) -> Option<(Score, Bound)> {
        let TraceNode { left, score, bound, .. } = *self.node(node);
        (left != NEVER).then_some((score, bound))
    }

    /// Returns the score of a child as its parent uses it: the score that the child returned. Only a search that always
    /// negates gives a child of the same side the wrong sign.
    pub fn score_for_parent(&self, child: NodeId) -> Option<Score> {
        let (score, _) = self.result(child)?;
        let is_negated = self.parent(child).is_some_and(|parent| self.turns_window(parent, child));
        Some(if is_negated { -score } else { score })
    }

    /// Returns whether a search hands a node's window on to a child with the wrong sign: it always negates, and the
    /// child is of the same side.
    pub(super) fn turns_window(&self, parent: NodeId, child: NodeId) -> bool {
        self.trust == Trust::Mistaken(FaultyAlgorithm::AlwaysNegating) && self.player(parent) == self.player(child)
    }

    /// Returns whether the score that a node returns is proved. In a search with a mistake only a leaf's evaluation is
    /// proved; in the reported search of a user's program, nothing is.
    pub fn proves(&self, node: NodeId) -> bool {
        match self.trust {
            Trust::Proved => true,
            Trust::Mistaken(_) | Trust::MultiPlayer => self.kind(node) != NodeKind::Inner,
            Trust::FewReplies => self.kind(node) != NodeKind::Inner || self.proved_bound(node).is_some(),
            Trust::Reported => false,
        }
    }

    /// Returns how the result of a node relates to the value that is proved: in a search that passes replies over, to
    /// the value against all replies. `None` if the node never returned, and if its result proves nothing there.
    pub fn proved_bound(&self, node: NodeId) -> Option<Bound> {
        let (_, bound) = self.result(node)?;
        self.proved_of_replies.get(node.index()).copied().unwrap_or(Some(bound))
    }

    /// Returns the interval that a returned score proves for its node, together with what earlier passes proved of the
    /// root.
    pub(super) fn proved_by_result(&self, node: NodeId) -> Interval {
        let result = self.result(node).filter(|_| self.proves(node));
        let bound = self.proved_bound(node);
        let proved = result.zip(bound).map_or(Interval::UNKNOWN, |((score, _), bound)| Interval::of(score, bound));
        let proved = proved.intersection(self.bounds);
        if node == NodeId::ROOT && result.is_some() { proved.intersection(self.proved_before) } else { proved }
    }

    /// Returns whether the result of a node is false, given the node's true value.
    pub(super) fn is_result_false(&self, node: NodeId, true_value: Score) -> bool {
        self.result(node).is_some_and(|(score, bound)| match bound {
            Bound::Exact => true_value != score,
            Bound::Lower => true_value < score,
            Bound::Upper => score < true_value,
        })
    }

    /// Returns the steps at which a cutoff happened, in order.
    pub fn cutoff_steps(&self) -> impl DoubleEndedIterator<Item = Step> + ExactSizeIterator + '_ {
        self.cutoffs.iter().map(|&step| step as Step)
    }

    /// Returns the steps after `steps.start` up to `steps.end` at which a cutoff happened, in order.
    pub fn cutoffs_within(&self, steps: Range<Step>) -> impl ExactSizeIterator<Item = Step> + '_ {
        let until = |step: Step| self.cutoffs.partition_point(|&cutoff| cutoff as Step <= step);
        let first = until(steps.start);
        self.cutoffs[first..until(steps.end).max(first)].iter().map(|&step| step as Step)
    }

    /// Returns the next cutoff after `step` that prunes. Linear in the cutoffs between.
    pub fn next_cutoff(&self, step: Step) -> Option<Step> {
        let past = self.cutoffs.partition_point(|&cutoff| cutoff as Step <= step);
        self.cutoffs[past..].iter().map(|&cutoff| cutoff as Step).find(|&cutoff| self.prunes(cutoff))
    }

    /// Returns the last cutoff before `step` that prunes. Linear in the cutoffs between.
    pub fn previous_cutoff(&self, step: Step) -> Option<Step> {
        let from = self.cutoffs.partition_point(|&cutoff| (cutoff as Step) < step);
        self.cutoffs[..from].iter().rev().map(|&cutoff| cutoff as Step).find(|&cutoff| self.prunes(cutoff))
    }

    /// Returns whether a step is a cutoff that leaves a branch unsearched.
    pub fn prunes(&self, step: Step) -> bool {
        matches!(self.event(step), Some(Event::Cutoff(child)) if self.pruned_at(step, child).next().is_some())
    }

    /// Returns the next step after `step` at which a leaf is evaluated. Linear in the steps between.
    pub fn next_leaf(&self, step: Step) -> Option<Step> {
        (step + 1..=self.len()).find(|&step| matches!(self.event(step), Some(Event::Evaluate(_))))
    }

    /// Returns the step after `step`, if there is one. Linear in the steps between.
    pub(super) fn forward(&self, step: Step, size: StepSize) -> Option<Step> {
        (step + 1..=self.len()).find(|&step| self.is_stop(step, size))
    }

    /// Returns the step before `step`, if there is one. Linear in the steps between.
    pub(super) fn back(&self, step: Step, size: StepSize) -> Option<Step> {
        (0..step).rev().find(|&step| step == 0 || self.is_stop(step, size))
    }

    fn is_stop(&self, step: Step, size: StepSize) -> bool {
        match size {
            StepSize::Event => true,
            StepSize::Visit | StepSize::Phase => self.is_visit(step),
            StepSize::Result | StepSize::Iteration | StepSize::Ten | StepSize::Hundred | StepSize::Thousand => {
                self.is_result(step)
            }
            // A trace has no bookmarks.
            StepSize::Bookmark => step == self.len(),
        }
    }

    /// Returns whether a step enters an inner node, or leaves a leaf, or ends the search.
    fn is_visit(&self, step: Step) -> bool {
        match self.event(step) {
            Some(Event::Enter(node)) => self.kind(node) == NodeKind::Inner,
            Some(Event::Leave(node)) => self.kind(node) != NodeKind::Inner || step == self.len(),
            Some(
                Event::Evaluate(_)
                | Event::TableHit(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::Cutoff(_)
                | Event::Skip(_),
            )
            | None => step == self.len(),
        }
    }

    /// Returns whether an inner node returns its value at a step, or the search ends.
    fn is_result(&self, step: Step) -> bool {
        step == self.len() || matches!(self.event(step), Some(Event::Leave(node)) if self.kind(node) == NodeKind::Inner)
    }

    /// Returns the end of the subtree that this step or the next one enters, or else the next step.
    pub fn step_over(&self, step: Step) -> Option<Step> {
        match [step, step + 1].into_iter().find_map(|step| self.event(step)?.entered()) {
            Some(node) => Some(self.left_at(node).unwrap_or(self.len())).filter(|&end| step < end),
            None => (step < self.len()).then_some(step + 1),
        }
    }

    /// Returns the child that was best at the end: the first that returned a strictly better score than all before it.
    /// It is not always the child that proves the node's value: see
    /// [`Moment::proving_child`](super::moment::Moment::proving_child).
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        self.best_until(node, self.node(node).end)
    }

    /// Returns the best child of a searched child's parent when the child was entered.
    pub(super) fn best_before(&self, child: NodeId) -> Option<NodeId> {
        let parent = self.parent(child).filter(|_| self.is_searched(child))?;
        self.best_until(parent, child.number())
    }

    /// Returns the best child of a node among those with smaller numbers than `end`.
    fn best_until(&self, node: NodeId, end: u32) -> Option<NodeId> {
        let checkpoint = self.siblings.last_until(node, end);
        let (first, best) = checkpoint.map_or((node.number() + 1, None), |it| (it.child.number(), it.best.some()));
        self.siblings_between(first, end).filter(|&child| self.node(child).has_improved).last().or(best)
    }

    /// Returns what the children before a searched child prove for their parent, at which a player moves.
    pub(super) fn proof_before(&self, parent: NodeId, child: NodeId) -> Proof {
        self.proof_until(parent, child.number())
    }

    /// Returns what the searched children of a node with smaller numbers than `end` prove for it.
    pub(super) fn proof_until(&self, parent: NodeId, end: u32) -> Proof {
        let checkpoint = self.siblings.last_until(parent, end);
        let (first, proof) = checkpoint.map_or_else(
            || (parent.number() + 1, Proof::new(self.player(parent))),
            |checkpoint| (checkpoint.child.number(), checkpoint.proof),
        );
        self.siblings_between(first, end).take_while(|&child| self.is_searched(child)).fold(
            proof,
            |mut proof, sibling| {
                proof.add_proved_child(self.proved_by_result(sibling), self.is_research(sibling));
                proof
            },
        )
    }

    /// Returns whether a node was pruned for good. A branch that a scout does not search may still be searched by the
    /// re-search, and a branch skipped by a random choice is not pruned at all.
    pub fn is_pruned_for_good(&self, node: NodeId) -> bool {
        let top = self.ancestors(node).take_while(|&above| !self.is_searched(above)).last();
        let visited_again =
            |visit: NodeId| self.later_siblings(visit).next().is_some_and(|next| self.is_research(next));
        top.is_some_and(|top| self.is_pruned_root(top) && !self.ancestors(top).skip(1).any(visited_again))
    }
}

fn happened(step: u32) -> Option<Step> {
    (step != NEVER).then_some(step as Step)
}
