//! How the question is answered for a depth-first search, at any step of any of its passes.

use super::answer::{Basis, BestMoveThere, Verdict, WhyNot};
use super::line::{RefutingLine, refuting_line};
use super::{claimed, payoffs};
use crate::game::Game;
use crate::score::{Interval, Player, Turn};
use crate::search::Leaf;
use crate::trace::moment::{Moment, NodeState};
use crate::trace::node::{NodeId, NodeKind};
use crate::trace::passes::{PassStep, Passes};
use crate::trace::recording::Recording;
use crate::trace::step::Step;
use crate::trace::trust::Trust;

impl<G: Game> Recording<G> {
    /// Returns the line of play that shows what the recorded search has proved against the move to a node by its end;
    /// `None` if it proves nothing that way: at the root, at a node that was not searched, where several players want
    /// the most for themselves, and where results prove nothing.
    pub fn refuting_line(&self, child: NodeId) -> Option<RefutingLine> {
        let trace = self.trace();
        let parent = trace.parent(child).filter(|_| trace.is_searched(child))?;
        let is_proved = basis(self) == Basis::Proved && self.vectors().is_none();
        let line = is_proved.then(|| refuting_line(self, trace.end(), 0, child, mover_side(self, parent)))?;
        line.shows.is_some().then_some(line)
    }
}

impl<G: Game> Passes<G> {
    /// Returns why the move to a node of a pass is not the one that the search plays at the parent, with what is known
    /// at a step of the pass; `None` at the root, to which no move leads.
    ///
    /// All passes over the same tree prove together what is known of the moves at the root. O(n) in the nodes of the
    /// pass.
    ///
    /// ```
    /// use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};
    /// use poda_core::search::{Algorithm, SearchConfig};
    /// use poda_core::trace::limits::Limits;
    /// use poda_core::trace::passes::PassStep;
    /// use poda_core::trace::recorder::record_passes;
    /// use poda_core::trace::why_not::Verdict;
    /// use poda_core::trace::NodeId;
    ///
    /// let board = TicTacToe::new(TicTacToeRules::default());
    /// let config = SearchConfig { algorithm: Algorithm::AlphaBeta, depth: Some(2), ..SearchConfig::default() };
    /// let passes = record_passes(&config, &board, Limits::nodes(10_000), &());
    /// let end = PassStep { pass: 0, step: passes.get(0).trace().len() };
    /// // The first corner: MIN answers in the center.
    /// let corner = passes.get(0).trace().children(NodeId::ROOT).next().unwrap();
    /// let answer = passes.why_not(end, corner).unwrap();
    /// assert_eq!((answer.verdict, answer.found.to_string().as_str()), (Verdict::Worse, "−1"));
    /// assert_eq!(answer.line.nodes.len(), 2);
    /// ```
    pub fn why_not(&self, at: PassStep, child: NodeId) -> Option<WhyNot> {
        let recording = self.get(at.pass);
        let parent = recording.trace().parent(child)?;
        let answer = self.answer(at, parent, child);
        if parent != NodeId::ROOT || !answer.verdict.is_open() {
            return Some(answer);
        }
        let earlier = (0..at.pass).rev().find(|&pass| self.get(pass).trace().result(NodeId::ROOT).is_some());
        let before = earlier.and_then(|pass| {
            let other = self.get(pass);
            let same = child_by_move(other, NodeId::ROOT, recording.move_to(child))?;
            Some(self.answer(PassStep { pass, step: other.trace().len() }, NodeId::ROOT, same))
        });
        Some(before.filter(|before| !before.verdict.is_open()).unwrap_or(answer))
    }

    fn answer(&self, at: PassStep, parent: NodeId, child: NodeId) -> WhyNot {
        let recording = self.get(at.pass);
        let (trace, moment) = (recording.trace(), recording.trace().at(at.step));
        let child = first_visit(recording, parent, child);
        let nothing = |verdict, basis| WhyNot {
            at,
            child,
            found: Interval::UNKNOWN,
            best: None,
            verdict,
            basis,
            line: RefutingLine::of_nothing(at.pass, child),
            is_limited: false,
        };
        let basis = basis(recording);
        match (trace.turn(parent), moment.state(parent)) {
            (Turn::Chance, _) => return nothing(Verdict::Outcome, basis),
            (Turn::Player(_), NodeState::Unvisited) => return nothing(Verdict::NodeUnvisited, basis),
            (Turn::Player(_), NodeState::Pruned | NodeState::PassedOver) => return nothing(Verdict::NodePruned, basis),
            (Turn::Player(_), NodeState::Open | NodeState::Finished) => {}
        }
        if recording.move_count(parent) == 1 {
            return nothing(Verdict::Only, basis);
        }
        let player = mover_side(recording, parent);
        let moves = self.moves_found(at, parent);
        let found_of = |wanted| moves.iter().find(|found| found.node == wanted).copied();
        let best = self.best_there(at, parent).map(|best| first_visit(recording, parent, best)).and_then(found_of);
        let found = found_of(child).map_or(Interval::UNKNOWN, |found| found.found);
        let is_known = found != Interval::UNKNOWN;
        let compared =
            best.filter(|best| best.node != child && is_known).map(|best| Verdict::of(player, found, best.found));
        let is_best = best.is_some_and(|best| best.node == child);
        let is_surpassed =
            |other: &BestMoveThere| player.prefers(other.found.own_end(player.opponent()), found.own_end(player));
        let verdict = match (moment.state(child), compared) {
            (_, Some(verdict @ (Verdict::Worse | Verdict::NoBetter | Verdict::Equal | Verdict::Better))) => verdict,
            (NodeState::Unvisited, _) if !trace.is_complete() && at.step == trace.len() => Verdict::NeverVisited,
            (NodeState::Unvisited, _) => Verdict::Unvisited,
            (NodeState::Pruned, _) => Verdict::Pruned,
            (NodeState::PassedOver, _) => Verdict::PassedOver,
            (NodeState::Open | NodeState::Finished, _) if is_best => {
                // A search that was cut short has no nodes for the moves that it has not come to.
                let has_others = moves.len() < recording.move_count(parent);
                if has_others || moves.iter().any(|other| other.node != child && is_surpassed(other)) {
                    Verdict::BestSoFar
                } else {
                    Verdict::Best
                }
            }
            (NodeState::Open | NodeState::Finished, verdict) => verdict.unwrap_or(Verdict::Undecided),
        };
        let line = match basis {
            Basis::Proved if recording.vectors().is_none() => self.line_against(at, parent, child, found, player),
            Basis::Proved | Basis::Rule | Basis::Mistaken | Basis::Unsound | Basis::Reported => {
                RefutingLine { pass: at.pass, ..claimed::line(recording, moment, child) }
            }
        };
        let is_limited = [Some(child), best.map(|best| best.node)].into_iter().flatten().any(|node| {
            let visits = trace.children(parent).filter(|&visit| recording.move_to(visit) == recording.move_to(node));
            visits.flat_map(|visit| trace.subtree(visit)).any(|below| is_estimated(recording, moment, below))
        });
        WhyNot { at, child, found, best, verdict, basis, line, is_limited }
    }

    /// Returns what is found of each move of a node by a step, by its first visit.
    fn moves_found(&self, at: PassStep, parent: NodeId) -> Vec<BestMoveThere> {
        let recording = self.get(at.pass);
        match basis(recording) {
            Basis::Rule | Basis::Mistaken | Basis::Reported => return claimed::moves(recording, at.step, parent),
            Basis::Proved | Basis::Unsound => {}
        }
        if let Some(view) = recording.vectors() {
            return payoffs::moves(recording, &view, at.step, parent);
        }
        let here = recording.proved_of_moves(parent, at.step);
        let mut moves: Vec<BestMoveThere> =
            here.into_iter().map(|(node, found)| BestMoveThere { node, found }).collect();
        for pass in self.same_tree_before(at, parent) {
            let other = self.get(pass);
            for (node, proved) in other.proved_of_moves(NodeId::ROOT, other.trace().len()) {
                let same = moves.iter_mut().find(|found| recording.move_to(found.node) == other.move_to(node));
                if let Some(same) = same {
                    same.found = same.found.intersection(proved);
                }
            }
        }
        moves
    }

    /// Returns the earlier passes over the same tree, whose proofs count at the root, the last first.
    fn same_tree_before(&self, at: PassStep, parent: NodeId) -> impl Iterator<Item = usize> {
        let depth = self.get(at.pass).config().depth;
        let is_same = move |&pass: &usize| parent == NodeId::ROOT && self.get(pass).config().depth == depth;
        (0..at.pass).rev().filter(is_same)
    }

    /// Returns the move that the search plays at a node, or its best one by a step.
    fn best_there(&self, at: PassStep, parent: NodeId) -> Option<NodeId> {
        let recording = self.get(at.pass);
        let is_end = parent == NodeId::ROOT && self.timeline_step(at) == self.end();
        let played = self.result().best.filter(|_| is_end).and_then(|(pass, best)| {
            let other = self.get(pass);
            child_by_move(recording, parent, other.move_to(best))
                .filter(|_| other.config().depth == recording.config().depth)
        });
        let moment = recording.trace().at(at.step);
        played.or_else(|| moment.proving_child(parent)).or_else(|| moment.best_child(parent))
    }

    /// Returns the line that shows the end of what is proved of a move that speaks against it, in the last pass over
    /// the same tree that proves this end.
    fn line_against(
        &self,
        at: PassStep,
        parent: NodeId,
        child: NodeId,
        found: Interval,
        player: Player,
    ) -> RefutingLine {
        let recording = self.get(at.pass);
        let end = found.own_end(player.opponent());
        let of_pass = |pass: usize, step: Step| {
            let other = self.get(pass);
            let same =
                if pass == at.pass { Some(child) } else { child_by_move(other, parent, recording.move_to(child)) };
            let moment = other.trace().at(step);
            let visits =
                other.trace().children(parent).filter(|&visit| other.move_to(visit) == recording.move_to(child));
            let proves = |visit: &NodeId| moment.proved(*visit).own_end(player.opponent()) == end;
            let visit = same.and_then(|_| visits.into_iter().find(proves))?;
            Some(refuting_line(other, moment, pass, visit, player))
        };
        let earlier = self.same_tree_before(at, parent);
        let mut lines = std::iter::once(of_pass(at.pass, at.step))
            .chain(earlier.map(|pass| of_pass(pass, self.get(pass).trace().len())));
        lines.find_map(|line| line).unwrap_or_else(|| RefutingLine::of_nothing(at.pass, child))
    }
}

/// Returns how far the results of a recording can be trusted.
fn basis<G: Game>(recording: &Recording<G>) -> Basis {
    match recording.trace().trust {
        Trust::Proved => Basis::Proved,
        Trust::Mistaken(_) => Basis::Mistaken,
        Trust::FewReplies => Basis::Rule,
        Trust::Reported => Basis::Reported,
        Trust::MultiPlayer if recording.multi_player().is_some_and(|view| view.is_sound()) => Basis::Proved,
        Trust::MultiPlayer => Basis::Unsound,
    }
}

/// Returns the side whose view decides at a node: in a search of vectors the player to move wants the greatest entry.
fn mover_side<G: Game>(recording: &Recording<G>, node: NodeId) -> Player {
    if recording.vectors().is_some() { Player::Max } else { recording.trace().player(node) }
}

/// Returns the first visit of the move to a child.
fn first_visit<G: Game>(recording: &Recording<G>, parent: NodeId, child: NodeId) -> NodeId {
    child_by_move(recording, parent, recording.move_to(child)).unwrap_or(child)
}

fn child_by_move<G: Game>(recording: &Recording<G>, parent: NodeId, mv: Option<G::Move>) -> Option<NodeId> {
    recording.trace().children(parent).find(|&child| recording.move_to(child) == mv)
}

/// Returns whether a node was valued by an estimate, or by an entry of the table that rests on estimates.
fn is_estimated<G: Game>(recording: &Recording<G>, moment: Moment<'_>, node: NodeId) -> bool {
    let trace = recording.trace();
    let is_estimate = match trace.kind(node) {
        NodeKind::Leaf(Leaf::Horizon | Leaf::Quiet) => true,
        NodeKind::Leaf(Leaf::TableHit) => trace.table_hit_depth(node).is_some_and(|depth| depth.is_some()),
        NodeKind::Leaf(Leaf::Terminal) | NodeKind::Inner => false,
    };
    is_estimate && matches!(moment.state(node), NodeState::Open | NodeState::Finished)
}

impl<G: Game> Recording<G> {
    /// Returns the child to which a move from a node leads, or the one that represents the move because a symmetry of
    /// the position maps one to the other; `None` if the node has no such child.
    pub fn child_for(&self, node: NodeId, mv: G::Move) -> Option<NodeId> {
        let same = child_by_move(self, node, Some(mv));
        same.or_else(|| {
            let position = self.position(node);
            let wanted = Some(position.after(mv).canonical()?);
            let leads_there =
                |&child: &NodeId| self.move_to(child).is_some_and(|mv| position.after(mv).canonical() == wanted);
            self.trace()
                .children(node)
                .find(leads_there)
                .filter(|_| self.config().merge.applies_at(self.trace().ply(node)))
        })
    }
}
