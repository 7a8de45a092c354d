//! The interval proved for a node at a moment, and the window with which the node is searched.
//!
//! Both depend on the child that the search is in or has left last. [`Moment::visits_on_path`] finds them for all nodes
//! of the current path in one walk. For a single node, the methods of [`Moment`] go up from the current node.

use super::chance::{ChanceNodes, Probe};
use super::moment::{Moment, NodeState, ShownValue};
use super::node::{NodeId, NodeKind};
use super::step::Event;
use super::trace::Trace;
use super::trust::Trust;
use crate::score::{CutOn, Cutoff, Interval, Outcomes, Player, Score, Turn, Window};

/// A node at a moment.
#[derive(Clone, Copy, Debug)]
pub struct Visit<'a> {
    moment: Moment<'a>,
    node: NodeId,
    /// The child that the search is in or has left last, if the node is open.
    last_child: Option<NodeId>,
}

impl Visit<'_> {
    /// Returns the node.
    pub const fn node(&self) -> NodeId {
        self.node
    }

    /// Returns the best child so far: the first that returned a strictly better score than all before it.
    pub fn best_child(&self) -> Option<NodeId> {
        let trace = self.moment.trace();
        match self.moment.state(self.node) {
            NodeState::Finished => trace.best_child(self.node),
            NodeState::Open => {
                let last = self.last_child?;
                if self.moment.has_improved(last) { Some(last) } else { trace.best_before(last) }
            }
            NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => None,
        }
    }

    /// Returns the best score that the children have returned so far: the value of the algorithm's variable.
    pub fn best_score(&self) -> Option<Score> {
        self.best_child().and_then(|child| self.moment.trace().score_for_parent(child))
    }

    /// Returns the interval proved so far: for a finished node by its score, otherwise by the children finished so far.
    pub fn proved(&self) -> Interval {
        match self.moment.state(self.node) {
            NodeState::Finished => self.moment.trace().proved_by_result(self.node),
            NodeState::Open => match self.moment.trace().trust {
                Trust::Proved | Trust::FewReplies => self.proved_while_open(),
                Trust::Mistaken(_) | Trust::MultiPlayer | Trust::Reported => self.proved_without_children(),
            },
            NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => Interval::UNKNOWN,
        }
    }

    /// Returns the interval proved so far or, where a result proves nothing, the claimed score.
    pub fn shown_value(&self) -> ShownValue {
        let trace = self.moment.trace();
        let is_open_among_replies = trace.trust == Trust::FewReplies && self.moment.state(self.node) == NodeState::Open;
        if is_open_among_replies || trace.proves(self.node) {
            return ShownValue::Proved(self.proved());
        }
        let claimed = match self.moment.state(self.node) {
            NodeState::Finished => trace.result(self.node).map(|(score, _)| score),
            NodeState::Open | NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => self.best_score(),
        };
        claimed.map_or(ShownValue::NOTHING, ShownValue::Claimed)
    }

    fn proved_while_open(&self) -> Interval {
        let Some(last) = self.last_child else { return self.proved_without_children() };
        let (trace, node) = (self.moment.trace(), self.node);
        let Turn::Player(player) = trace.turn(node) else { return self.proved_by_outcomes(last) };
        let is_whole = !trace.is_partial_probe(node);
        let is_last = trace.left_at(node).is_some() && trace.node(last).end == trace.node(node).end && is_whole;
        let mut proof = trace.proof_before(node, last);
        if self.moment.has_left(last) {
            proof.add_proved_child(trace.proved_by_result(last), trace.is_research(last));
            if is_last {
                // All children are finished, so both ends may be known.
                return proof.proved();
            }
        }
        let proved = Interval::with_own_end(player, proof.proved().own_end(player));
        proved.backed_up_with(player, trace.bounds).intersection(trace.bounds)
    }

    /// Returns the interval proved for a chance node whose outcome `last` the search is in or has left last.
    fn proved_by_outcomes(&self, last: NodeId) -> Interval {
        let trace = self.moment.trace();
        if ChanceNodes::is_recorded(trace.weights(self.node).len()) {
            let until = if self.moment.has_left(last) { last.number() } else { last.number() - 1 };
            return trace.chance.proved_until(self.node, until).unwrap_or(trace.bounds);
        }
        self.outcomes(last).proved().unwrap_or(trace.bounds)
    }

    fn outcomes(&self, last: NodeId) -> Outcomes {
        let trace = self.moment.trace();
        let mut outcomes = Outcomes::new(trace.weights(self.node).to_vec(), trace.bounds);
        for child in trace.children(self.node).take_while(|&child| child <= last) {
            if let Some(outcome) = trace.outcome(child).filter(|_| self.moment.has_left(child)) {
                outcomes.prove(outcome.index as usize, trace.proved_by_result(child));
            }
        }
        outcomes
    }

    /// Returns the interval of a leaf, which is settled in the step after the one that enters it.
    fn proved_without_children(&self) -> Interval {
        let trace = self.moment.trace();
        let is_settled = trace.kind(self.node) != NodeKind::Inner
            && matches!(self.moment.event(), Some(Event::Evaluate(_) | Event::TableHit(_)));
        if is_settled { trace.proved_by_result(self.node) } else { Interval::UNKNOWN }
    }

    /// Returns the current window of an entered node: the window of its next child, or the one that a cutoff closed.
    /// `None` if nothing is pruned, and before the node is entered. In a reported search, where later windows are not
    /// known before they are reported, it is the window reported on entering the node.
    pub fn window(&self) -> Option<Window> {
        let (trace, node) = (self.moment.trace(), self.node);
        if !trace.has_window || !self.moment.has_entered(node) {
            return None;
        }
        if trace.trust == Trust::Reported {
            return trace.window(node);
        }
        let best = self.best_child();
        // The score that closes a window does not narrow it.
        let closing = best.filter(|&best| self.moment.closing_child(node) == Some(best));
        Some(trace.window_after(node, closing.map_or(best, |closing| trace.best_before(closing))))
    }

    /// Returns the child that proves the node's own end so far: at MAX the first child that is worth at least as much
    /// as the node, at MIN the first that is worth at most as much.
    ///
    /// It is not always the best child. With a narrow window the score of the best child may be a bound on the wrong
    /// side: a MAX node whose best child is worth 5 *at most* has proved nothing by it. Returns `None` if no single
    /// child proves the end: before the first child, at a leaf, and where the search has only proved that no child is
    /// better than a bound. A mistaken search proves nothing, and its best child is returned.
    ///
    /// O(1) if the best child proves the end, else linear in the children.
    pub fn proving_child(&self) -> Option<NodeId> {
        let trace = self.moment.trace();
        let best = self.best_child()?;
        if !trace.trust.is_proved() {
            return Some(best);
        }
        if self.node == NodeId::ROOT && self.moment.step() == trace.len() && !trace.joint_variation.is_empty() {
            return trace.joint_variation.get(1).copied();
        }
        let player = trace.player(self.node);
        let end = self.proved().own_end(player);
        if end == player.worst() {
            // Every move guarantees the worst of all values. The first move proves it only if it is the node's value.
            let is_known = trace.proved_by_result(best).is_exact() && trace.score_for_parent(best) == Some(end);
            return is_known.then_some(best);
        }
        let proves = |child: &NodeId| {
            let is_finished = self.moment.state(*child) == NodeState::Finished;
            is_finished && !player.prefers(end, trace.proved_by_result(*child).own_end(player))
        };
        Some(best).filter(proves).or_else(|| trace.children(self.node).find(proves))
    }
}

impl<'a> Moment<'a> {
    /// Returns the visits of the nodes from the current one up to the root.
    pub fn visits_on_path(&self) -> impl Iterator<Item = Visit<'a>> + use<'a> {
        let moment = *self;
        let last_child = match self.event() {
            Some(Event::Improve(child) | Event::Expect(child) | Event::Cutoff(child) | Event::Skip(child)) => {
                Some(child)
            }
            Some(Event::Enter(_) | Event::Evaluate(_) | Event::TableHit(_) | Event::Leave(_)) | None => None,
        };
        let first = self.current().map(|node| Visit { moment, node, last_child });
        std::iter::successors(first, move |below| {
            let parent = moment.trace().parent(below.node);
            parent.map(|node| Visit { moment, node, last_child: Some(below.node) })
        })
    }

    /// Returns the visit of one node, found by going up from the current node.
    fn visit(&self, node: NodeId) -> Visit<'a> {
        let last_child = if self.state(node) == NodeState::Open { self.last_child(node) } else { None };
        Visit { moment: *self, node, last_child }
    }

    /// Returns the child of an open node that the search is in or has left last.
    fn last_child(&self, node: NodeId) -> Option<NodeId> {
        match self.event()? {
            Event::Improve(child) | Event::Expect(child) | Event::Cutoff(child) | Event::Skip(child) => {
                if self.trace().parent(child) == Some(node) {
                    return Some(child);
                }
            }
            Event::Enter(current) | Event::Evaluate(current) | Event::TableHit(current) | Event::Leave(current) => {
                if current == node {
                    return None;
                }
            }
        }
        self.path().find(|&below| self.trace().parent(below) == Some(node))
    }

    /// Returns the child that closes a node's window, which is the last one searched; `None` if no cutoff happens.
    pub(super) fn closing_child(&self, node: NodeId) -> Option<NodeId> {
        let (_, step) = self.trace().cutoff(node)?;
        let Event::Cutoff(child) = self.trace().event(step)? else { return None };
        Some(child)
    }

    /// Returns the best child of a node so far: see [`Visit::best_child`].
    pub fn best_child(&self, node: NodeId) -> Option<NodeId> {
        self.visit(node).best_child()
    }

    /// Returns the children that became a node's best one after the other so far, the last first.
    pub fn improvements(&self, node: NodeId) -> impl Iterator<Item = NodeId> + use<'a> {
        let trace = self.trace();
        std::iter::successors(self.best_child(node), |&child| trace.best_before(child))
    }

    /// Returns the best score that a node's children have returned so far: see [`Visit::best_score`].
    pub fn best_score(&self, node: NodeId) -> Option<Score> {
        self.visit(node).best_score()
    }

    /// Returns the child that proves a node's own end so far: see [`Visit::proving_child`].
    pub fn proving_child(&self, node: NodeId) -> Option<NodeId> {
        self.visit(node).proving_child()
    }

    /// Returns the interval proved for a node so far: see [`Visit::proved`].
    pub fn proved(&self, node: NodeId) -> Interval {
        self.visit(node).proved()
    }

    /// Returns the interval that the finished children of a node prove for it, as if it had no others; of a chance
    /// node, or before the first child is finished, it has no meaning.
    pub fn proved_by_finished(&self, node: NodeId) -> Interval {
        let trace = self.trace();
        let last = if self.state(node) == NodeState::Open { self.last_child(node) } else { None };
        let end =
            last.map_or(
                trace.node(node).end,
                |last| {
                    if self.has_left(last) { trace.node(last).end } else { last.number() }
                },
            );
        trace.proof_until(node, end).proved()
    }

    /// Returns the interval proved for a node so far, or the score that a mistaken search claims: see
    /// [`Visit::shown_value`].
    pub fn shown_value(&self, node: NodeId) -> ShownValue {
        self.visit(node).shown_value()
    }

    /// Returns the current window of an entered node: see [`Visit::window`].
    pub fn window(&self, node: NodeId) -> Option<Window> {
        if self.trace().has_window { self.visit(node).window() } else { None }
    }

    /// Returns whether a search that was cut short had just found a child better and was about to search it again.
    pub fn awaits_research(&self, child: NodeId) -> bool {
        let trace = self.trace();
        let best = trace.parent(child).and_then(|parent| Some((parent, self.best_score(parent)?)));
        let is_better = |((parent, best), score): ((NodeId, Score), Score)| trace.player(parent).prefers(score, best);
        let is_cut_short = !trace.is_complete() && self.step() == trace.len();
        is_cut_short && best.zip(trace.score_for_parent(child)).is_some_and(is_better)
    }

    /// Returns the cutoff at a node, if it has happened.
    pub fn cutoff(&self, node: NodeId) -> Option<CutoffDetails> {
        let (kind, child, score, window) = self.closing(node)?;
        Some(CutoffDetails { node, kind, child, score, window, owner: self.trace().bound_owner(node) })
    }

    /// Returns [`CutoffDetails::inequality`] of the cutoff at a node, if it has happened: in constant time, where the
    /// owner of the bound may be as far above as the tree is deep.
    pub fn cutoff_inequality(&self, node: NodeId, cut_on: CutOn) -> Option<String> {
        let (kind, _, score, window) = self.closing(node)?;
        Some(inequality(kind, score, window, cut_on))
    }

    /// Returns what closed the window of a node that is cut: the bound that was met, the child, its score, and the
    /// window before.
    fn closing(&self, node: NodeId) -> Option<(Cutoff, NodeId, Score, Window)> {
        let child = self.closing_child(node).filter(|_| self.has_cut(node))?;
        let ((kind, step), window) = (self.trace().cutoff(node)?, self.window(node)?);
        let score = match (self.trace().turn(node), kind) {
            (Turn::Player(_), _) => self.trace().score_for_parent(child)?,
            (Turn::Chance, Cutoff::Alpha) => self.trace().at(step).proved(node).high,
            (Turn::Chance, Cutoff::Beta) => self.trace().at(step).proved(node).low,
        };
        Some((kind, child, score, window))
    }
}

/// The kind of a visit that is not an ordinary one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VisitKind {
    /// A null-window search of a move: its window is null but its parent's is not. The visits below it inherit the
    /// window and are ordinary.
    Scout,
    /// A second search of the same move, right after a scout found it better, or after a probe.
    Research,
    /// A search of an outcome of a chance node by its first move only.
    Probe,
}

impl Trace {
    /// Returns the root's child that is proved to be worth as much to the root's player as `value`, the root's. For a
    /// value outside the window, it may differ from the first child with the best score, or be `None`.
    pub fn proved_best(&self, value: Score) -> Option<NodeId> {
        let end = self.end();
        let own_end = |child: &NodeId| end.proved(*child).own_end(self.player(NodeId::ROOT));
        end.proving_child(NodeId::ROOT).filter(|child| own_end(child) == value)
    }

    /// Returns the root's child that the search plays: the one that is proved to be worth `value`, the root's, or else
    /// the first with the best score.
    pub fn played(&self, value: Score) -> Option<NodeId> {
        self.proved_best(value).or_else(|| self.best_child(NodeId::ROOT))
    }

    /// Returns the principal variation: from the root along the children that prove the values. It ends at a leaf, at a
    /// node that the transposition table settled, and where no single child proves the value.
    pub fn principal_variation(&self) -> Vec<NodeId> {
        if !self.joint_variation.is_empty() {
            return self.joint_variation.clone();
        }
        let end = self.end();
        std::iter::successors(Some(NodeId::ROOT), |&node| end.proving_child(node)).collect()
    }

    /// Returns whether a visit is the probe of an outcome, which searches its first move only and compares its score
    /// with nothing.
    pub fn is_probe(&self, node: NodeId) -> bool {
        self.has_chance() && self.outcome(node).is_some_and(|outcome| outcome.probe.is_some())
    }

    /// Returns whether a visit is the probe of an outcome that has more than one move.
    pub fn is_partial_probe(&self, node: NodeId) -> bool {
        self.has_chance() && self.outcome(node).is_some_and(|outcome| outcome.probe == Some(Probe::Partial))
    }

    /// Returns the kind of a visit; `None` for an ordinary one, and for a node that was never entered.
    pub fn visit_kind(&self, node: NodeId) -> Option<VisitKind> {
        if self.is_probe(node) {
            return Some(VisitKind::Probe);
        }
        if self.is_research(node) {
            return Some(VisitKind::Research);
        }
        let window = self.window(node).filter(|_| self.trust.is_proved())?;
        // Each outcome has its own window.
        let parent = self.parent(node).filter(|&parent| self.turn(parent) != Turn::Chance)?;
        (self.window_before(parent, node) != window).then_some(VisitKind::Scout)
    }

    /// Returns the window that a node had when the search went down to `child`.
    pub(super) fn window_before(&self, node: NodeId, child: NodeId) -> Window {
        self.window_after(node, self.best_before(child))
    }

    /// Returns the window that a node has once `best` is its best child.
    #[inline]
    pub(super) fn window_after(&self, node: NodeId, best: Option<NodeId>) -> Window {
        let window = self.windows[node.index()];
        let score = best.and_then(|best| self.score_for_parent(best));
        // A probe has no next child.
        let score = score.filter(|_| !self.is_probe(node));
        match (score, self.turn(node)) {
            (Some(score), Turn::Player(player)) => window.narrowed(player, score),
            (None, _) | (_, Turn::Chance) => window,
        }
    }

    /// Returns the owner of the bound that a node's player must not pass: the nearest ancestor of the other side whose
    /// best child so far has narrowed its window, or that has sent a scout. The owner is the root window if nothing is
    /// pruned, and for a node never searched.
    pub fn bound_owner(&self, node: NodeId) -> BoundOwner {
        if !self.has_window || !self.is_searched(node) {
            return BoundOwner::RootWindow;
        }
        // The player whose limit is met. At a chance node it depends on the cutoff.
        let mut player = match (self.turn(node), self.cutoff(node)) {
            (Turn::Player(player), _) => player,
            (Turn::Chance, Some((Cutoff::Alpha, _))) => Player::Min,
            (Turn::Chance, Some((Cutoff::Beta, _)) | None) => Player::Max,
        };
        if self.has_chance() && self.windows[node.index()].limit(player) == self.bounds.own_end(player.opponent()) {
            // No value is beyond this bound.
            return BoundOwner::RootWindow;
        }
        let parent = self.parent(node);
        let found = self.ancestors(node).find_map(|below| {
            let above = self.parent(below)?;
            if self.turn(above) == Turn::Chance {
                let is_parent = Some(above) == parent;
                return Some(if is_parent { BoundOwner::Parent(above) } else { BoundOwner::Ancestor(above) });
            }
            let mut current = self.window_before(above, below);
            let mut own = self.windows[above.index()];
            if self.turns_window(above, below) {
                (current, own) = (current.view(Player::Min), own.view(Player::Min));
            }
            if self.windows[below.index()].limit(player) != current.limit(player) {
                return Some(BoundOwner::Scout(above));
            }
            let is_set_here = current.limit(player) != own.limit(player);
            if self.turns_window(above, below) {
                // Further up it is the other bound, with the other sign.
                player = player.opponent();
            }
            is_set_here.then_some(if Some(above) == parent {
                BoundOwner::Parent(above)
            } else {
                BoundOwner::Ancestor(above)
            })
        });
        found.unwrap_or(BoundOwner::RootWindow)
    }
}

/// The owner of a bound: the node whose improvement set it. A chance node sets both bounds, by the intervals of its
/// other outcomes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoundOwner {
    /// The parent of the node that is cut: a shallow cutoff.
    Parent(NodeId),
    /// An ancestor further up: a deep cutoff.
    Ancestor(NodeId),
    /// This node, by the null window of a scout and not by an improvement.
    Scout(NodeId),
    /// No node: it is a bound of the root window.
    RootWindow,
}

impl BoundOwner {
    /// Returns the node, if there is one.
    pub const fn node(self) -> Option<NodeId> {
        match self {
            Self::Parent(node) | Self::Ancestor(node) | Self::Scout(node) => Some(node),
            Self::RootWindow => None,
        }
    }
}

/// A cutoff with the facts that explain it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CutoffDetails {
    /// The node that is cut.
    pub node: NodeId,
    /// The bound that was met.
    pub kind: Cutoff,
    /// The child that closed the window.
    pub child: NodeId,
    /// That child's score; at a chance node, the end of the proved interval that met the bound.
    pub score: Score,
    /// The node's window just before that score.
    pub window: Window,
    /// The owner of the bound that was met.
    pub owner: BoundOwner,
}

impl CutoffDetails {
    /// Returns the inequality that closed the window: `7 ≥ β = 5`.
    pub fn inequality(&self, cut_on: CutOn) -> String {
        inequality(self.kind, self.score, self.window, cut_on)
    }

    /// Returns the inequality without the name of the bound: `7 ≥ 5`.
    pub fn unnamed_inequality(&self, cut_on: CutOn) -> String {
        let player = self.kind.player();
        format!("{} {} {}", self.score.shown(), cut_on.relation(player), self.window.limit(player).shown())
    }
}

fn inequality(kind: Cutoff, score: Score, window: Window, cut_on: CutOn) -> String {
    let (letter, bound) = match kind {
        Cutoff::Alpha => ("α", window.alpha),
        Cutoff::Beta => ("β", window.beta),
    };
    format!("{} {} {letter} {}", score.shown(), cut_on.relation(kind.player()), bound.shown_as_value())
}
