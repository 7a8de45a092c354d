//! Builds a trace: numbers the visits and computes the interval that each returned score proves.
//!
//! A finished child proves its interval, a child that is not searched proves nothing, and a node proves the best that
//! its player can choose among them. No search needs to keep track of that. Does not depend on the game or on limits:
//! see [`recorder`](super::recorder).

use super::chance::{ChanceNodes, OutcomeVisit, Probe};
use super::guarantee::Guarantee;
use super::limits::Ending;
use super::node::{NEVER, NodeId, NodeKind, TraceNode};
use super::siblings::{SIBLING_INTERVAL, SiblingCheckpoint};
use super::step::{Event, PackedEvent};
use super::trace::{CHECKPOINT_INTERVAL, Trace};
use super::trust::Trust;
use crate::score::{Bound, Cutoff, Interval, Outcomes, Player, Proof, Score, Turn, Window};
use crate::search::ordering::OrderReason;
use crate::search::stats::SearchStats;
use crate::search::{Algorithm, Branch, Leaf};

/// A trace under construction.
#[derive(Debug)]
pub(super) struct TraceBuilder {
    /// The trace, before [`finish`](Self::finish) completes it.
    pub trace: Trace,
    /// The cost of the pass so far. An event is counted before it is added, so that the counts after a step include it.
    pub stats: SearchStats,
    /// The nodes from the root to the current one.
    pub open: Vec<OpenNode>,
    /// The outcomes of the open chance nodes, and whether each was visited.
    outcomes: Vec<(Outcomes, Vec<bool>)>,
    /// Whether bounds of all values are known.
    has_bounds: bool,
    /// The intervals that the children proved for the root and for its best child, whatever the leaves are based on.
    proved: Guarantee,
}

/// A node that has been entered and not left.
#[derive(Debug)]
pub(super) struct OpenNode {
    node: NodeId,
    branch: Branch,
    best: NodeId,
    last_child: NodeId,
    /// How many children have been entered.
    entered_children: u32,
    pub proof: Proof,
}

impl TraceBuilder {
    /// Returns an empty trace of a pass by an algorithm that relies on these bounds of all values.
    pub fn new(algorithm: Algorithm, bounds: Interval) -> Self {
        let properties = algorithm.properties();
        Self::empty(properties.prunes, properties.into(), bounds)
    }

    /// Returns an empty trace of a search that a program reports. `has_window` is whether the program reports its
    /// windows.
    pub fn told(has_window: bool) -> Self {
        Self::empty(has_window, Trust::Reported, Interval::UNKNOWN)
    }

    fn empty(has_window: bool, trust: Trust, bounds: Interval) -> Self {
        Self {
            trace: Trace::empty(has_window, trust, bounds),
            stats: SearchStats::default(),
            open: Vec::new(),
            outcomes: Vec::new(),
            has_bounds: bounds != Interval::UNKNOWN,
            proved: Guarantee::NONE,
        }
    }

    /// Returns the node entered last that has not been left, and its ply.
    pub fn current(&self) -> Option<(NodeId, usize)> {
        self.open.last().map(|open| (open.node, self.open.len() - 1))
    }

    /// Returns the child of the current node that was left last.
    #[inline]
    pub fn last_child(&self) -> Option<NodeId> {
        self.open.last().and_then(|open| open.last_child.some())
    }

    pub fn bytes(&self) -> usize {
        self.trace.bytes() + size_of_val(&*self.open)
    }

    /// Returns the window that the next child of the current node inherits.
    #[inline]
    pub fn inherited_window(&self) -> Window {
        self.open.last().map_or(Window::FULL, |open| self.trace.window_after(open.node, open.best.some()))
    }

    /// Adds a visit. `is_research` is whether it searches the move of the last child again.
    #[inline]
    pub fn enter(
        &mut self,
        turn: Turn,
        branch: Branch,
        window: Option<Window>,
        reason: OrderReason,
        is_research: bool,
    ) {
        let node = NodeId::new(self.trace.nodes.len());
        let is_research = self.add_outcome(node, branch) || is_research;
        let step = self.step(Event::Enter(node));
        let entered = TraceNode { entered: step, is_research, ..new_node(turn, self.open.len()) };
        self.trace.max_ply = self.trace.max_ply.max(entered.ply);
        let parent = self.open.last_mut().map_or(NodeId::NONE, |parent| {
            if parent.entered_children.is_multiple_of(SIBLING_INTERVAL) && parent.entered_children != 0 {
                let checkpoint = SiblingCheckpoint { child: node, best: parent.best, proof: parent.proof };
                self.trace.siblings.push(parent.node, checkpoint);
            }
            parent.entered_children += 1;
            parent.node
        });
        self.trace.nodes.push(TraceNode { parent, ..entered });
        if self.trace.has_window {
            self.trace.windows.push(window.unwrap_or(Window::FULL));
        }
        self.trace.order_reasons.push(node, reason);
        // The outcomes of a chance node follow in the next event.
        let player = turn.player().unwrap_or(Player::Max);
        let proof = Proof::new(player);
        let (best, last_child) = (NodeId::NONE, NodeId::NONE);
        self.open.push(OpenNode { node, branch, best, last_child, entered_children: 0, proof });
    }

    /// Records the relation of a child of a chance node to its parent. Returns whether the outcome was visited before.
    #[inline]
    fn add_outcome(&mut self, node: NodeId, branch: Branch) -> bool {
        let Some(index) = branch.outcome() else { return false };
        self.add_outcome_visit(node, OutcomeVisit { index, probe: branch.is_probe().then_some(Probe::Whole) })
    }

    #[cold]
    fn add_outcome_visit(&mut self, node: NodeId, visit: OutcomeVisit) -> bool {
        self.trace.chance.add_outcome(node, visit);
        let visited = self.outcomes.last_mut().and_then(|(_, visited)| visited.get_mut(visit.index as usize));
        visited.is_some_and(|visited| std::mem::replace(visited, true))
    }

    /// Makes the current node a chance node whose outcomes have these weights.
    #[cold]
    pub fn outcomes(&mut self, weights: &[u32]) {
        let open = current(&mut self.open);
        open.proof.settle(self.trace.bounds);
        let outcomes = Outcomes::new(weights.to_vec(), self.trace.bounds);
        self.outcomes.push((outcomes, vec![false; weights.len()]));
        self.trace.chance.add_node(open.node, weights.iter().copied());
    }

    /// Adds the child left last, an outcome of the current node, to what the outcomes prove.
    #[cold]
    pub fn expect(&mut self) {
        let child = current(&mut self.open).last_child;
        self.step(Event::Expect(child));
    }

    /// Ends the probe of the current node after its first move.
    #[cold]
    pub fn probe(&mut self) {
        let open = current(&mut self.open);
        open.proof.add_unsearched(self.trace.bounds);
        self.trace.chance.make_partial(open.node);
    }

    /// Evaluates the current node, a leaf.
    #[inline]
    pub fn evaluate(&mut self, score: Score, leaf: Leaf) {
        let open = current(&mut self.open);
        open.proof.settle(Interval::of(score, Bound::Exact));
        let node = open.node;
        self.trace.nodes[node.index()].kind = NodeKind::Leaf(leaf);
        self.step(Event::Evaluate(node));
    }

    /// Settles the current node by an entry of the transposition table. `depth` is how many plies were searched for the
    /// entry; `None`: to the end of the game.
    pub fn table_hit(&mut self, score: Score, bound: Bound, depth: Option<usize>) {
        let open = current(&mut self.open);
        open.proof.settle(Interval::of(score, bound));
        let node = open.node;
        self.trace.nodes[node.index()].kind = NodeKind::Leaf(Leaf::TableHit);
        self.trace.table_hits.push((node, depth));
        self.step(Event::TableHit(node));
    }

    /// Makes the child left last the best child of the current node.
    #[inline]
    pub fn improve(&mut self) {
        let is_root = self.open.len() == 1;
        let open = current(&mut self.open);
        let child = open.last_child;
        open.best = child;
        if is_root {
            self.proved.best = open.proof.last_child();
        }
        self.trace.nodes[child.index()].has_improved = true;
        let step = self.step(Event::Improve(child));
        debug_assert_eq!(
            step,
            self.trace.nodes[child.index()].left + 1,
            "a child becomes the best as soon as it is left"
        );
    }

    /// Closes the window of the current node by the child left last. `has_unsearched` is whether that leaves children
    /// unsearched.
    #[inline]
    pub fn cutoff(&mut self, kind: Cutoff, has_unsearched: bool) {
        let (node, child) = self.leave_out(has_unsearched);
        self.trace.nodes[node.index()].cutoff = Some(kind);
        let step = self.step(Event::Cutoff(child));
        self.trace.cutoffs.push(step);
    }

    /// Skips the other children of the current node. `has_unsearched` is whether there are any.
    pub fn skip(&mut self, has_unsearched: bool) {
        let (_, child) = self.leave_out(has_unsearched);
        let step = self.step(Event::Skip(child));
        self.trace.skips.push(step);
    }

    #[inline]
    pub fn leave(&mut self, score: Score) {
        let open = self.open.pop().expect("only an entered node is left");
        let step = self.step(Event::Leave(open.node));
        let end = NodeId::new(self.trace.nodes.len()).number();
        let proved = open.proof.proved();
        let node = &mut self.trace.nodes[open.node.index()];
        let bound = if self.trace.trust.is_proved() || node.kind != NodeKind::Inner {
            proved.bound_of(score)
        } else {
            let window = self.trace.windows.get(open.node.index()).copied().unwrap_or(Window::FULL);
            window.claimed_bound(score)
        };
        node.left = step;
        node.end = end;
        node.score = score;
        node.bound = bound;
        let proved_bound = self.proved_bound(open.node, score, proved, bound);
        let node = &self.trace.nodes[open.node.index()];
        let (is_research, is_chance) = (node.is_research, node.turn == Turn::Chance && node.kind == NodeKind::Inner);
        if is_chance {
            self.outcomes.pop();
        }
        let of_child = proved_bound.map_or(Interval::UNKNOWN, |bound| Interval::of(score, bound));
        if let Some(parent) = self.open.last_mut() {
            parent.last_child = open.node;
            match open.branch.outcome() {
                None if self.has_bounds => {
                    parent.proof.add_proved_child(of_child.intersection(self.trace.bounds), is_research);
                }
                None => parent.proof.add_proved_child(of_child, is_research),
                Some(index) => self.count_outcome(index as usize, of_child),
            }
        } else {
            self.proved.root = proved;
        }
    }

    /// Returns how the result of a node relates to the value that its children prove; `bound` is the relation by the
    /// rule of the search. Where replies are passed over, the trace keeps it.
    #[inline]
    fn proved_bound(&mut self, node: NodeId, score: Score, proved: Interval, bound: Bound) -> Option<Bound> {
        if self.trace.trust != Trust::FewReplies {
            return Some(bound);
        }
        let proved_bound = match proved.bound_of(score) {
            Bound::Lower if proved.low < score => None,
            Bound::Upper if score < proved.high => None,
            bound => Some(bound),
        };
        self.trace.proved_of_replies.resize(self.trace.nodes.len(), None);
        self.trace.proved_of_replies[node.index()] = proved_bound;
        proved_bound
    }

    /// Adds the interval that a visit of an outcome of the current node proves.
    #[cold]
    fn count_outcome(&mut self, index: usize, proved: Interval) {
        if let (Some(open), Some((outcomes, _))) = (self.open.last_mut(), self.outcomes.last_mut()) {
            open.proof.add_outcome(outcomes, index, proved, self.trace.bounds);
            if ChanceNodes::is_recorded(outcomes.weights().len()) {
                self.trace.chance.add_proved(open.node, open.last_child, open.proof.proved());
            }
        }
    }

    /// Adds a child of `parent` that is not searched. Its subtree ends with
    /// [`close_unsearched`](Self::close_unsearched).
    pub fn add_unsearched(&mut self, parent: NodeId, turn: Turn, kind: NodeKind, ply: usize) -> NodeId {
        let node = NodeId::new(self.trace.nodes.len());
        self.trace.nodes.push(TraceNode { parent, kind, ..new_node(turn, ply) });
        if self.trace.has_window {
            self.trace.windows.push(Window::FULL);
        }
        node
    }

    /// Ends the subtree at a node that is not searched. The node added last is its last node.
    pub fn close_unsearched(&mut self, node: NodeId) {
        self.trace.nodes[node.index()].end = NodeId::new(self.trace.nodes.len()).number();
    }

    /// Returns the trace, and the intervals that the children proved for the root and its best child if the root was
    /// left. `proved_before` is the interval that earlier passes proved for the root of the same tree.
    pub fn finish(mut self, ending: Ending, proved_before: Interval) -> (Trace, Guarantee) {
        let end = NodeId::new(self.trace.nodes.len()).number();
        let is_finished = self.open.is_empty();
        for open in self.open.drain(..) {
            self.trace.nodes[open.node.index()].end = end;
        }
        self.trace.ending = ending;
        self.trace.proved_before = proved_before;
        self.trace.shrink_to_fit();
        (self.trace, if is_finished { self.proved } else { Guarantee::NONE })
    }

    /// Opens the far end of the current node's proved interval if it has children that are not searched. Returns the
    /// node and its last child.
    #[inline]
    fn leave_out(&mut self, has_unsearched: bool) -> (NodeId, NodeId) {
        let open = current(&mut self.open);
        // At a chance node, an unsearched outcome counts with its proved interval anyway.
        if has_unsearched && self.trace.nodes[open.node.index()].turn != Turn::Chance {
            open.proof.add_unsearched(self.trace.bounds);
        }
        (open.node, open.last_child)
    }

    #[inline]
    fn step(&mut self, event: Event) -> u32 {
        self.trace.steps.push(PackedEvent::new(event));
        let steps = self.trace.steps.len();
        if steps.is_multiple_of(CHECKPOINT_INTERVAL) {
            self.trace.checkpoints.push(self.stats);
        }
        u32::try_from(steps).expect("there are at most seven steps a node, and far fewer nodes than that")
    }
}

#[inline]
fn current(open: &mut [OpenNode]) -> &mut OpenNode {
    open.last_mut().expect("every event but the first enter happens at an open node")
}

#[inline]
fn new_node(turn: Turn, ply: usize) -> TraceNode {
    TraceNode {
        score: Score::ZERO,
        parent: NodeId::NONE,
        end: 0,
        entered: NEVER,
        left: NEVER,
        ply: u16::try_from(ply).expect("the limit on plies is checked first"),
        turn,
        kind: NodeKind::Inner,
        bound: Bound::Exact,
        cutoff: None,
        has_improved: false,
        is_research: false,
    }
}
