//! A trace under construction: numbers the visits and works out what each returned score proves.
//!
//! A finished child proves its interval, a child that is not searched proves nothing, and a node proves what its player can
//! choose among them; no search has to carry that along. Knows neither the game nor any limit: see
//! [`recorder`](super::recorder).

use super::limits::Ending;
use super::moment::Guarantee;
use super::node::{NEVER, Node, NodeId, NodeKind};
use super::step::{Event, PackedEvent};
use super::trace::{CHECKPOINT_INTERVAL, Trace};
use super::trust::Trust;
use crate::score::{Bound, Interval, Player, Proof, Score, Window};
use crate::search::ordering::OrderReason;
use crate::search::stats::SearchStats;
use crate::search::{Algorithm, AlgorithmProperties, Leaf};

/// A trace under construction.
#[derive(Debug)]
pub(super) struct TraceBuilder {
    /// Without the finishing touches of [`finish`](Self::finish).
    pub trace: Trace,
    /// What the pass has cost so far. An event is counted before it is added, so that the counts after a step include it.
    pub stats: SearchStats,
    /// The nodes from the root to the current one.
    pub open: Vec<OpenNode>,
    /// What the children proved of the root and of its best child, whatever the leaves rest on.
    proved: Guarantee,
}

/// A node that has been entered and not left.
#[derive(Debug)]
pub(super) struct OpenNode {
    node: NodeId,
    player: Player,
    best: NodeId,
    last_child: NodeId,
    /// What the children finished so far prove.
    pub proof: Proof,
}

impl TraceBuilder {
    /// Returns an empty trace of a pass by an algorithm.
    pub fn new(algorithm: Algorithm) -> Self {
        let AlgorithmProperties { prunes, mistake, .. } = *algorithm.properties();
        Self::empty(prunes, mistake.into())
    }

    /// Returns an empty trace of what a program tells; `has_window`: whether it tells its windows.
    pub fn told(has_window: bool) -> Self {
        Self::empty(has_window, Trust::Told)
    }

    fn empty(has_window: bool, trust: Trust) -> Self {
        Self {
            trace: Trace::empty(has_window, trust),
            stats: SearchStats::default(),
            open: Vec::new(),
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

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.trace.bytes() + size_of_val(&*self.open)
    }

    /// Returns the window that the next child of the current node inherits.
    #[inline]
    pub fn inherited_window(&self) -> Window {
        self.open.last().map_or(Window::FULL, |open| self.trace.window_after(open.node, open.best))
    }

    /// Adds a visit. `is_research`: whether it is the move of the last child searched again.
    #[inline]
    pub fn enter(&mut self, player: Player, window: Option<Window>, reason: OrderReason, is_research: bool) {
        let node = NodeId::new(self.trace.nodes.len());
        let step = self.step(Event::Enter(node));
        let entered = Node { entered: step, is_research, ..new_node(player, self.open.len()) };
        self.trace.max_ply = self.trace.max_ply.max(entered.ply);
        self.trace.nodes.push(match self.open.last() {
            None => entered,
            Some(parent) => Node {
                parent: parent.node,
                best_before: parent.best,
                proved_before: parent.proof.proved().own_end(parent.player),
                ..entered
            },
        });
        if self.trace.has_window {
            self.trace.windows.push(window.unwrap_or(Window::FULL));
        }
        self.trace.order_reasons.push(node, reason);
        let proof = Proof::new(player);
        self.open.push(OpenNode { node, player, best: NodeId::NONE, last_child: NodeId::NONE, proof });
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

    /// Settles the current node by an entry of the transposition table; `depth`: how many plies were searched for it, `None`
    /// for a search to the end of the game.
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

    /// Closes the window of the current node by the child left last; `has_unsearched`: whether that leaves children out.
    #[inline]
    pub fn cutoff(&mut self, has_unsearched: bool) {
        let (node, child) = self.leave_out(has_unsearched);
        self.trace.nodes[node.index()].has_cutoff = true;
        let step = self.step(Event::Cutoff(child));
        self.trace.cutoffs.push(step);
    }

    /// Skips the other children of the current node; `has_unsearched`: whether there are any.
    pub fn skip(&mut self, has_unsearched: bool) {
        let (_, child) = self.leave_out(has_unsearched);
        self.step(Event::Skip(child));
    }

    /// Leaves the current node with its score.
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
            claimed_bound(window, score)
        };
        node.left = step;
        node.end = end;
        node.score = score;
        node.bound = bound;
        node.best = open.best;
        if let Some(parent) = self.open.last_mut() {
            parent.last_child = open.node;
            parent.proof.add_child(score, bound, node.is_research);
        } else {
            self.proved.root = proved;
        }
    }

    /// Adds a child of `parent` that is not searched. Its subtree ends with [`close_unsearched`](Self::close_unsearched).
    pub fn add_unsearched(&mut self, parent: NodeId, player: Player, kind: NodeKind, ply: usize) -> NodeId {
        let node = NodeId::new(self.trace.nodes.len());
        self.trace.nodes.push(Node { parent, kind, ..new_node(player, ply) });
        if self.trace.has_window {
            self.trace.windows.push(Window::FULL);
        }
        node
    }

    /// Ends the subtree at a node that is not searched with the node added last.
    pub fn close_unsearched(&mut self, node: NodeId) {
        self.trace.nodes[node.index()].end = NodeId::new(self.trace.nodes.len()).number();
    }

    /// Returns the trace, and what the children proved of the root and of its best child if the root was left.
    /// `proved_before`: what earlier passes proved of the root of the same tree.
    pub fn finish(mut self, ending: Ending, proved_before: Interval) -> (Trace, Guarantee) {
        let end = NodeId::new(self.trace.nodes.len()).number();
        let is_finished = self.open.is_empty();
        for open in self.open.drain(..) {
            let node = &mut self.trace.nodes[open.node.index()];
            node.end = end;
            node.best = open.best;
        }
        self.trace.ending = ending;
        self.trace.proved_before = proved_before;
        self.trace.shrink_to_fit();
        (self.trace, if is_finished { self.proved } else { Guarantee::NONE })
    }

    /// Opens the far end of what is proved of the current node if it has children that are not searched. Returns the node
    /// and its last child.
    #[inline]
    fn leave_out(&mut self, has_unsearched: bool) -> (NodeId, NodeId) {
        let open = current(&mut self.open);
        if has_unsearched {
            open.proof.add_unsearched();
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
fn new_node(player: Player, ply: usize) -> Node {
    Node {
        score: Score::ZERO,
        proved_before: Score::ZERO,
        parent: NodeId::NONE,
        end: 0,
        entered: NEVER,
        left: NEVER,
        best: NodeId::NONE,
        best_before: NodeId::NONE,
        ply: u16::try_from(ply).expect("the limit on plies is checked first"),
        player,
        kind: NodeKind::Inner,
        bound: Bound::Exact,
        has_cutoff: false,
        has_improved: false,
        is_research: false,
    }
}

/// What a mistaken search claims by returning a score from this window: the value inside it, a bound at its ends.
fn claimed_bound(window: Window, score: Score) -> Bound {
    if score <= window.alpha && window.alpha != Score::NEG_INFINITY {
        Bound::Upper
    } else if window.beta <= score && window.beta != Score::INFINITY {
        Bound::Lower
    } else {
        Bound::Exact
    }
}
