//! What a recorded search of several players says of them: the vectors that its nodes returned, what each cut node
//! proved to whom, and the equilibria.
//!
//! A recording holds scores from the view of one player. This module adds what the other players get. All of it is
//! computed from the recording and the payoffs of its leaves, so a search sends no other events than those for two
//! players.

use super::moment::{NodeState, ShownValue};
use super::node::{NEVER, NodeId, NodeKind};
use super::payoff_record::PayoffRecord;
use super::recording::Recording;
use super::step::{Event, Step};
use super::visit::BoundOwner;
use crate::game::Game;
use crate::score::{Bound, CutOn, Cutoff, Inexact, Interval, Payoffs, Score, Turn, Window};
use crate::search::{MultiPlayer, PayoffLimits, TieRule};
use std::sync::OnceLock;

impl PayoffRecord {
    /// Returns the record of a recording without one. `None` if it is a search for two sides.
    pub fn of<G: Game>(recording: &Recording<G>) -> Option<Self> {
        let kind = recording.config().algorithm.properties().multi_player?;
        let trace = recording.trace();
        let mut payoffs: Vec<Option<Payoffs>> = vec![None; trace.node_count()];
        let mut movers = vec![0; trace.node_count()];
        // Children come after their parents: going backwards meets every child before its parent.
        for node in trace.nodes().rev() {
            let position = recording.position(node);
            movers[node.index()] = u8::try_from(position.mover()).unwrap_or_default();
            let is_left = trace.node(node).left != NEVER;
            payoffs[node.index()] = match (trace.kind(node), trace.turn(node)) {
                _ if !is_left => None,
                (NodeKind::Leaf(_), _) => Some(position.payoffs()),
                (NodeKind::Inner, Turn::Player(_)) => trace.best_child(node).and_then(|best| payoffs[best.index()]),
                (NodeKind::Inner, Turn::Chance) => {
                    let outcome = |child: NodeId| Some((trace.weight(child)?.0, payoffs[child.index()]?));
                    let outcomes: Option<Vec<_>> = trace.children(node).map(outcome).collect();
                    outcomes.and_then(|outcomes| Payoffs::weighted_mean(&outcomes).ok())
                }
            };
        }
        let record = Self { payoffs, movers, bounds: Vec::new(), equilibria: OnceLock::new() };
        let bounds = match kind {
            MultiPlayer::Vectors | MultiPlayer::UnsoundVectors => record.bounds_of_vectors(recording, kind),
            MultiPlayer::OneEntry | MultiPlayer::FewReplies => {
                trace.nodes().map(|node| trace.proved_bound(node)).collect()
            }
        };
        Some(Self { bounds, ..record })
    }

    fn bounds_of_vectors<G: Game>(&self, recording: &Recording<G>, kind: MultiPlayer) -> Vec<Option<Bound>> {
        let trace = recording.trace();
        let view = MultiPlayerView { recording, record: self };
        let bound = |node: NodeId| {
            let is_inner = trace.kind(node) == NodeKind::Inner;
            trace.result(node)?;
            if is_inner && kind == MultiPlayer::UnsoundVectors {
                return None;
            }
            let child = trace.end().closing_child(node);
            let cut = child.filter(|&child| trace.later_siblings(child).next().is_some());
            let cut = cut.and_then(|_| view.cutoff(node));
            // Nothing better can follow an immediate cut.
            Some(if cut.is_some_and(|cut| cut.reach != PayoffReach::Immediate) { Bound::Lower } else { Bound::Exact })
        };
        trace.nodes().map(bound).collect()
    }
}

/// How far above a cut in a search that backs up vectors its reason is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PayoffReach {
    /// The player has the most that there is.
    Immediate,
    /// The parent's player gives up the node.
    Shallow,
    /// An ancestor further up would give up the node, if it were asked.
    Deep,
}

/// A cutoff in a search that backs up vectors.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PayoffCutoff {
    /// The node that is cut.
    pub node: NodeId,
    /// The child that met the bound.
    pub child: NodeId,
    /// How far above the reason is.
    pub reach: PayoffReach,
    /// The player's best entry before this child and the bound.
    pub window: Window,
    /// The node whose player gives up this one; `None` for an immediate cut.
    pub owner: Option<OwnedBound>,
}

/// A bound of a node that another node's player has set.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OwnedBound {
    /// The node at which that player moves.
    pub node: NodeId,
    /// The player.
    pub player: usize,
    /// What the player already has there.
    pub has: Score,
    /// The most that the player can get at the cut node.
    pub at_most: Score,
}

/// How certain the move is that a search of one entry finds at the root.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveCertainty {
    /// By the rule of the search, it is the best move.
    Played,
    /// The window at the root was too narrow to tell whether it is the best move.
    Candidate,
}

/// A recording with the payoffs of all players.
#[derive(Clone, Copy)]
pub struct MultiPlayerView<'a, G: Game> {
    recording: &'a Recording<G>,
    record: &'a PayoffRecord,
}

impl<G: Game> Recording<G> {
    /// Returns what the recording says of several players; `None` if it is a search for two sides.
    pub fn multi_player(&self) -> Option<MultiPlayerView<'_, G>> {
        self.payoffs.as_deref().map(|record| MultiPlayerView { recording: self, record })
    }

    /// Returns what the recording says of several players, if whole vectors are backed up; `None` if only one entry is,
    /// and for two sides.
    pub fn vectors(&self) -> Option<MultiPlayerView<'_, G>> {
        self.multi_player().filter(MultiPlayerView::backs_up_vectors)
    }

    /// Returns whether the search passes over all children of a node but the first, as best reply does.
    pub fn passes_over(&self, node: NodeId) -> bool {
        self.multi_player().is_some_and(|view| view.passes_over(node))
    }
}

impl<'a, G: Game> MultiPlayerView<'a, G> {
    /// Returns what kind of search it is.
    fn kind(&self) -> MultiPlayer {
        self.recording.config().algorithm.properties().multi_player.unwrap_or(MultiPlayer::OneEntry)
    }

    /// Returns whether whole vectors are backed up.
    pub fn backs_up_vectors(&self) -> bool {
        self.kind().backs_up_vectors()
    }

    /// Returns whether the results are certain: no cut may have changed one.
    pub fn is_sound(&self) -> bool {
        self.kind() != MultiPlayer::UnsoundVectors
    }

    /// Returns whether replies are passed over.
    pub fn has_few_replies(&self) -> bool {
        self.kind() == MultiPlayer::FewReplies
    }

    /// Returns how certain the move at the root is in a search of one entry.
    pub fn certainty_of_move(&self) -> MoveCertainty {
        let trace = self.recording.trace();
        let Some((score, bound)) = trace.result(NodeId::ROOT) else { return MoveCertainty::Candidate };
        // By the rule of a search that passes replies over, every value inside the window is exact.
        let is_known = self.has_few_replies() || trace.proved_best(score) == trace.best_child(NodeId::ROOT);
        match bound {
            Bound::Exact if is_known => MoveCertainty::Played,
            // Another move may be better than a bound.
            Bound::Exact | Bound::Lower | Bound::Upper => MoveCertainty::Candidate,
        }
    }

    /// Returns the player at the root, from whose view the scores of the recording are.
    pub fn viewer(&self) -> usize {
        self.mover(NodeId::ROOT)
    }

    /// Returns the index of the player to move at a node.
    pub fn mover(&self, node: NodeId) -> usize {
        self.record.movers[node.index()].into()
    }

    /// Returns the limits of all vectors, if the search relies on them.
    pub fn limits(&self) -> Option<PayoffLimits> {
        let config = self.recording.config();
        let is_used = self.backs_up_vectors() && config.algorithm.properties().prunes;
        let players = self.recording.root().players().filter(|_| is_used)?;
        PayoffLimits::of(&config.payoffs, players)
    }

    /// Returns the rule for ties, if the search has one.
    pub fn ties(&self) -> Option<TieRule> {
        self.backs_up_vectors().then_some(self.recording.config().payoffs.ties)
    }

    /// Returns the vector that a node returned: at the end of its best line, or an average at a chance node. `None` if
    /// it was never left.
    pub fn payoffs(&self, node: NodeId) -> Option<Payoffs> {
        self.record.payoffs[node.index()]
    }

    /// Returns how the result of a node relates to its value: in a search of vectors to the entry of the player to
    /// move. `None` if it proves nothing.
    pub fn bound(&self, node: NodeId) -> Option<Bound> {
        self.record.bounds[node.index()]
    }

    /// Returns what a search of vectors has found about each player's payoff at a node, or the payoffs of a leaf of any
    /// search. `None` before anything is known, and at inner nodes if only one entry is searched.
    ///
    /// At an open node, the player who moves there gets at least what the best child gives, and nothing is known of the
    /// others.
    pub fn shown(&self, node: NodeId, step: Step) -> Option<Vec<ShownValue>> {
        let trace = self.recording.trace();
        let (moment, mover) = (trace.at(step), self.mover(node));
        let is_sound = self.kind() == MultiPlayer::Vectors;
        let exact = |score| ShownValue::Proved(Interval::of(score, Bound::Exact));
        let at_least = |found: Payoffs| {
            let entry = |player| {
                let own = ShownValue::Proved(Interval::of(found.of(mover), Bound::Lower));
                if player == mover { own } else { ShownValue::NOTHING }
            };
            (0..found.entries().len()).map(entry).collect()
        };
        let all = |found: &Payoffs, shown: &dyn Fn(Score) -> ShownValue| {
            found.entries().iter().map(|&it| shown(it)).collect()
        };
        if trace.kind(node) != NodeKind::Inner {
            let is_evaluated = moment.shown_value(node) != ShownValue::NOTHING;
            return is_evaluated.then(|| all(&self.recording.position(node).payoffs(), &exact));
        }
        match moment.state(node) {
            _ if !self.backs_up_vectors() => None,
            NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => None,
            NodeState::Open if trace.turn(node) == Turn::Chance => None,
            NodeState::Open => {
                let best = self.payoffs(moment.best_child(node)?)?;
                Some(if is_sound { at_least(best) } else { all(&best, &ShownValue::Claimed) })
            }
            NodeState::Finished => {
                let found = self.payoffs(node)?;
                Some(match self.bound(node) {
                    Some(Bound::Exact) => all(&found, &exact),
                    Some(Bound::Lower | Bound::Upper) => at_least(found),
                    None => all(&found, &ShownValue::Claimed),
                })
            }
        }
    }

    /// Returns the child whose vector a node has so far, in a search of vectors.
    pub fn best_child(&self, node: NodeId, step: Step) -> Option<NodeId> {
        self.recording.trace().at(step).best_child(node).filter(|_| self.backs_up_vectors())
    }

    /// Returns the entry of the player at `node` in the vector of a child, or the floor before any child is taken.
    fn entry(&self, node: NodeId, best: Option<NodeId>) -> Score {
        let player = self.mover(node);
        let found = best.and_then(|best| self.payoffs(best)).map(|payoffs| payoffs.of(player));
        found.unwrap_or_else(|| self.recording.trace().window(node).map_or(Score::NEG_INFINITY, |window| window.alpha))
    }

    /// Returns the window of a node at a step: in a search of vectors, from the view of the player to move, the best
    /// entry so far and the bound. `None` if nothing is pruned, and at a leaf of a search of vectors.
    pub fn window(&self, node: NodeId, step: Step) -> Option<Window> {
        let trace = self.recording.trace();
        if !self.backs_up_vectors() {
            return trace.at(step).window(node);
        }
        let window = trace.window(node).filter(|_| trace.kind(node) == NodeKind::Inner)?;
        let best = trace.at(step).best_child(node);
        // The child that closes the window does not narrow it.
        let is_closing = best.is_some() && trace.at(step).closing_child(node) == best;
        let best = if is_closing { best.and_then(|best| trace.best_before(best)) } else { best };
        Some(Window { alpha: self.entry(node, best), beta: window.beta })
    }

    /// Returns whether a child was taken only by the rule for ties.
    pub fn is_tie(&self, child: NodeId) -> bool {
        let trace = self.recording.trace();
        let Some(node) = trace.parent(child).filter(|_| self.backs_up_vectors()) else { return false };
        let before = trace.best_before(child);
        before.is_some_and(|before| self.entry(node, Some(before)) == self.entry(node, Some(child)))
    }

    /// Returns the cutoff at a node of a search of vectors, if there is one.
    pub fn cutoff(&self, node: NodeId) -> Option<PayoffCutoff> {
        let trace = self.recording.trace();
        let (limits, child) = (self.limits()?, trace.end().closing_child(node)?);
        let (player, got) = (self.mover(node), self.payoffs(child)?.of(self.mover(node)));
        let before = trace.best_before(child);
        let best = if trace.node(child).has_improved { before } else { trace.best_child(node) };
        let window = Window { alpha: self.entry(node, best), beta: trace.window(node)?.beta };
        let is_immediate = self.recording.config().cut_on == CutOn::Equal && limits.most(player).ok()? <= got;
        if is_immediate {
            return Some(PayoffCutoff { node, child, reach: PayoffReach::Immediate, window, owner: None });
        }
        let (owner, reach) = self.owner(node, &limits, window.beta)?;
        let owner = OwnedBound { at_most: limits.most_beside(owner.player, player, got).ok()?, ..owner };
        Some(PayoffCutoff { node, child, reach, window, owner: Some(owner) })
    }

    /// Returns the bound that another node's player has set for a node of a search of vectors, if one has. What that
    /// player can get there is not known before the cut.
    pub fn set_bound(&self, node: NodeId) -> Option<OwnedBound> {
        let (limits, window) = (self.limits()?, self.recording.trace().window(node)?);
        let is_set = window.beta < limits.most(self.mover(node)).ok()?;
        self.owner(node, &limits, window.beta).filter(|_| is_set).map(|(owner, _)| owner)
    }

    /// Returns the nearest ancestor of another player whose best entry sets the bound of a node, and how far above it
    /// is.
    fn owner(&self, node: NodeId, limits: &PayoffLimits, bound: Score) -> Option<(OwnedBound, PayoffReach)> {
        let trace = self.recording.trace();
        let player = self.mover(node);
        let sets = |below: NodeId| -> Option<OwnedBound> {
            let above = trace.parent(below)?;
            let (other, best) = (self.mover(above), trace.best_before(below)?);
            let has = self.payoffs(best)?.of(other);
            let is_set: Result<bool, Inexact> = limits.most_beside(player, other, has).map(|set| set == bound);
            let owner = OwnedBound { node: above, player: other, has, at_most: Score::ZERO };
            (other != player && is_set == Ok(true)).then_some(owner)
        };
        let owner = trace.ancestors(node).find_map(sets)?;
        let reach = if trace.parent(node) == Some(owner.node) { PayoffReach::Shallow } else { PayoffReach::Deep };
        Some((owner, reach))
    }

    /// Returns the kind of the cutoff at a node: in a search of vectors, it is always the bound above that is met.
    pub fn cutoff_kind(&self, node: NodeId) -> Option<Cutoff> {
        let (kind, _) = self.recording.trace().cutoff(node)?;
        Some(if self.backs_up_vectors() { Cutoff::Beta } else { kind })
    }

    /// Returns the children that a cutoff or a passing over at a step leaves unsearched. A cutoff at a node whose other
    /// children are passed over prunes nothing.
    pub fn unsearched_at(&self, step: Step) -> Vec<NodeId> {
        let trace = self.recording.trace();
        match trace.event(step) {
            Some(Event::Cutoff(child)) => trace.pruned_at(step, child).collect(),
            Some(Event::Skip(child)) => trace.later_siblings(child).collect(),
            Some(
                Event::Enter(_)
                | Event::Evaluate(_)
                | Event::Improve(_)
                | Event::Expect(_)
                | Event::TableHit(_)
                | Event::Leave(_),
            )
            | None => Vec::new(),
        }
    }

    /// Returns whether the search passes over all children of a node but the first, because another opponent has
    /// departed from their first move since the player at the root moved.
    pub fn passes_over(&self, node: NodeId) -> bool {
        let trace = self.recording.trace();
        let is_of_opponent = |node: NodeId| self.mover(node) != self.viewer();
        let above = trace.ancestors(node).filter_map(|below| Some((trace.parent(below)?, below)));
        let mut replies = above.take_while(|&(above, _)| is_of_opponent(above));
        let is_possible = self.has_few_replies() && is_of_opponent(node) && trace.has_choice(node);
        is_possible && replies.any(|(above, below)| trace.children(above).next() != Some(below))
    }

    /// Returns the owner of the bound that a cutoff of a search of one entry met.
    pub fn bound_owner(&self, node: NodeId) -> BoundOwner {
        self.recording.trace().bound_owner(node)
    }

    /// Returns the nodes from the root along the best line, down to a leaf or to the first chance node.
    pub fn line(&self) -> Vec<NodeId> {
        let trace = self.recording.trace();
        std::iter::successors(Some(NodeId::ROOT), |&node| trace.best_child(node)).collect()
    }

    /// Returns the root's children that returned the root's entry for the root's player, in order.
    pub fn best_moves(&self) -> Vec<NodeId> {
        let trace = self.recording.trace();
        let entry = |node| Some(self.payoffs(node)?.of(self.viewer()));
        let is_best = |child: &NodeId| entry(*child).is_some() && entry(*child) == entry(NodeId::ROOT);
        trace.children(NodeId::ROOT).filter(is_best).collect()
    }

    /// Returns the leaves in which a subgame perfect equilibrium in pure strategies ends, whatever the rule for ties,
    /// in the order of the tree. `None` if chance decides anywhere, or if the search has not visited all nodes.
    ///
    /// In an equilibrium, each subgame below a node is played by one of its own equilibria. So a leaf below one child
    /// ends an equilibrium at the node if, below every other child, some equilibrium gives the node's player no more.
    ///
    /// They are found once for a recording.
    pub fn equilibria(&self) -> Option<&'a [NodeId]> {
        let is_whole = self.kind() == MultiPlayer::Vectors && !self.recording.config().algorithm.properties().prunes;
        if !is_whole || self.recording.root().has_chance() || !self.recording.trace().is_complete() {
            return None;
        }
        Some(self.record.equilibria.get_or_init(|| self.find_equilibria()))
    }

    /// Returns the leaves of [`equilibria`](Self::equilibria) of a whole tree without chance.
    fn find_equilibria(&self) -> Vec<NodeId> {
        let trace = self.recording.trace();
        let entry = |leaf: NodeId, player| self.payoffs(leaf).map_or(Score::NEG_INFINITY, |payoffs| payoffs.of(player));
        let players = self.payoffs(NodeId::ROOT).map_or(0, |payoffs| payoffs.entries().len());
        let least_of = |leaves: &[NodeId]| {
            let least = |player| leaves.iter().map(|&leaf| entry(leaf, player)).fold(Score::INFINITY, Score::min);
            Payoffs::new(&(0..players).map(least).collect::<Vec<_>>())
        };
        // The leaves of the nodes whose parent is still to come, and of each such node how many they are and what each
        // player can be held down to there. The first node is the last, and so is its first leaf.
        let mut leaves: Vec<NodeId> = Vec::new();
        let mut found: Vec<(usize, Payoffs)> = Vec::new();
        for node in trace.nodes().rev() {
            if trace.kind(node) != NodeKind::Inner {
                leaves.push(node);
                found.push((1, least_of(&[node])));
                continue;
            }
            let player = self.mover(node);
            let children = found.split_off(found.len() - trace.children(node).count());
            let [most, second] = two_greatest(children.iter().map(|(_, least)| least.of(player)));
            let count: usize = children.iter().map(|(count, _)| count).sum();
            let first = leaves.len() - count;
            let (mut read, mut kept, mut below) = (first, first, Payoffs::new(&vec![Score::INFINITY; players]));
            for (count, least) in children {
                let of_child = read..read + count;
                read = of_child.end;
                // What the others than the child can hold the player to, who therefore takes no leaf of it that gives
                // less.
                let needed = if least.of(player) == most { second } else { most };
                let kept_before = kept;
                if needed <= least.of(player) {
                    if kept < of_child.start {
                        leaves.copy_within(of_child, kept);
                    }
                    kept += count;
                    below = below.least_with(&least);
                    continue;
                }
                for leaf in of_child {
                    if needed <= entry(leaves[leaf], player) {
                        leaves[kept] = leaves[leaf];
                        kept += 1;
                    }
                }
                below = below.least_with(&least_of(&leaves[kept_before..kept]));
            }
            leaves.truncate(kept);
            found.push((kept - first, below));
        }
        leaves.reverse();
        leaves
    }
}

/// Returns the greatest of some scores and, without one occurrence of it, the greatest of the others.
fn two_greatest(scores: impl Iterator<Item = Score>) -> [Score; 2] {
    let nothing = [Score::NEG_INFINITY; 2];
    scores.fold(nothing, |[most, second], score| [most.max(score), second.max(most.min(score))])
}
