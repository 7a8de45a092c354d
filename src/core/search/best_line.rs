//! Follows a search while it runs: the proved interval of the root's value, the best line, and the root's children.
//!
//! Keeps no tree, only the open visits with the best line below each, so that millions of nodes take no more memory than a few. Does not
//! depend on limits or on the names of nodes.

use super::event::{Branch, Leaf, SearchEvent};
use super::support::lines::Lines;
use super::support::pass::{Pass, PassKind, StopReason};
use crate::game::Game;
use crate::score::{Bound, Interval, Outcomes, Player, Proof, Score};

/// The results of a search at its root so far.
#[derive(Debug)]
pub struct BestLine<Move> {
    open: Vec<LineVisit<Move>>,
    /// The outcomes of the open chance nodes.
    outcomes: Vec<Outcomes>,
    /// The interval in which all values lie, if the search relies on it.
    bounds: Interval,
    /// The best line below each open visit.
    lines: Lines<Move>,
    /// The result of the visit that was left last.
    last: VisitResult,
    /// The current pass, in a search in several passes.
    pass: Option<Pass>,
    /// The interval proved for the root's value.
    pub proved: Interval,
    /// Whether the value is backed up from estimates: at least one leaf was evaluated at the depth limit.
    pub is_estimate: bool,
    /// The line of the last pass that shows a best move, and whether it is proved.
    line: Option<(Vec<Move>, bool)>,
    /// The root's child of this pass that was left last. A re-search replaces it.
    last_root_child: Option<RootChild<Move>>,
    /// Of the root's children before it, the first of those that prove the most for the root's player, and what that is.
    most_proved: Option<(Move, Score)>,
    /// Where all best moves are kept: the moves to the root's children with the best score so far, and that score.
    best_moves: Option<(Vec<Move>, Score)>,
}

/// A child of the root.
#[derive(Clone, Copy, Debug)]
struct RootChild<Move> {
    /// The move to it.
    via: Move,
    /// What it returned.
    score: Score,
    /// What that proves of its value.
    proved: Interval,
}

/// A visit that has been entered and not left.
#[derive(Debug)]
struct LineVisit<Move> {
    via: Option<Move>,
    player: Player,
    /// The visit's relation to the parent.
    branch: Branch,
    /// Whether it is a chance node.
    is_chance: bool,
    /// The result of the best child so far; `None` before the first, and at a leaf.
    best: Option<VisitResult>,
    /// The proof by the finished children.
    proof: Proof,
    /// The move to the child that was left last.
    last_child: Option<Move>,
}

/// The result of a visit.
#[derive(Clone, Copy, Debug)]
struct VisitResult {
    score: Score,
    /// Whether every node of its best line is known to have this score.
    is_line_proved: bool,
}

impl VisitResult {
    /// The result before any visit is left.
    const NONE: Self = Self { score: Score::ZERO, is_line_proved: true };
}

impl<Move> Default for BestLine<Move> {
    fn default() -> Self {
        Self {
            open: Vec::new(),
            outcomes: Vec::new(),
            bounds: Interval::UNKNOWN,
            lines: Lines::default(),
            last: VisitResult::NONE,
            pass: None,
            proved: Interval::UNKNOWN,
            is_estimate: false,
            line: None,
            last_root_child: None,
            most_proved: None,
            best_moves: None,
        }
    }
}

impl<Move: Copy + Eq> BestLine<Move> {
    /// Returns a follower of a search whose values all lie within these bounds.
    pub fn within(bounds: Interval) -> Self {
        Self { bounds, ..Self::default() }
    }

    /// The same, and keeps all [best moves](Self::best_moves).
    #[must_use]
    pub fn with_best_moves(self) -> Self {
        Self { best_moves: Some((Vec::new(), Score::ZERO)), ..self }
    }

    /// The moves to all children of the root that returned this score, in order, if no child has returned a better one; none unless they
    /// are [kept](Self::with_best_moves).
    pub fn best_moves(&self, score: Score) -> &[Move] {
        self.best_moves.as_ref().filter(|(_, best)| *best == score).map_or(&[], |(moves, _)| moves)
    }

    /// The moves of the principal variation, from the root to a leaf or to a node that the table answered, and whether every node of
    /// it is known to have the root's value. If not, they are only candidates.
    pub fn line(&self) -> (&[Move], bool) {
        self.line.as_ref().map_or((&[], false), |(moves, is_proved)| (moves, *is_proved))
    }

    /// Returns the move to the first child of the root whose own result proves that it is worth `value`, the root's, to the player at the
    /// root; `None` where no single child does.
    pub fn proved_best(&self, value: Score) -> Option<Move> {
        self.most_proved.filter(|(_, end)| *end == value).map(|(mv, _)| mv)
    }

    /// Returns the interval that the finished children of the current node prove for it.
    pub fn proved_here(&self) -> Option<Interval> {
        self.open.last().map(|open| open.proof.proved())
    }

    /// Returns the move to the child of the current node that was left last, and its score.
    pub fn last_child(&self) -> Option<(Move, Score)> {
        self.open.last()?.last_child.map(|mv| (mv, self.last.score))
    }

    /// The memory that the lines and the best moves take, in bytes.
    pub fn bytes(&self) -> usize {
        let best_moves = self.best_moves.as_ref().map_or(0, |(moves, _)| moves.len());
        (self.lines.len() + best_moves) * size_of::<Move>()
    }

    /// Processes an event of the search.
    pub fn follow<G: Game<Move = Move>>(&mut self, event: &SearchEvent<'_, G>) {
        match event {
            SearchEvent::Enter { via, position, branch, .. } => {
                let (via, branch, player) = (*via, *branch, position.to_move());
                self.lines.begin(self.open.len(), via);
                let proof = Proof::new(player);
                self.open.push(LineVisit {
                    via,
                    player,
                    branch,
                    is_chance: false,
                    best: None,
                    proof,
                    last_child: None,
                });
            }
            SearchEvent::Outcomes { weights } => {
                if let Some(open) = self.open.last_mut() {
                    open.is_chance = true;
                    open.proof.settle(self.bounds);
                    self.outcomes.push(Outcomes::new(weights.to_vec(), self.bounds));
                }
            }
            SearchEvent::Probe { .. } => {
                if let Some(open) = self.open.last_mut() {
                    open.proof.add_unsearched(self.bounds);
                }
            }
            SearchEvent::Evaluate { evaluation, leaf, .. } => {
                self.is_estimate |= *leaf != Leaf::Terminal;
                self.settle(Interval::of(evaluation.score(), Bound::Exact));
            }
            SearchEvent::TableHit { score, bound, depth, .. } => {
                self.is_estimate |= depth.is_some();
                self.settle(Interval::of(*score, *bound));
            }
            SearchEvent::Improve { .. } => {
                let ply = self.open.len() - 1;
                self.lines.lengthen(ply);
                self.open[ply].best = Some(self.last);
            }
            SearchEvent::Cutoff { unsearched, .. } | SearchEvent::Skip { unsearched, .. } => {
                // At a chance node, an unsearched outcome counts with its proved interval anyway.
                if let Some(open) = self.open.last_mut().filter(|open| !unsearched.is_empty() && !open.is_chance) {
                    open.proof.add_unsearched(self.bounds);
                }
            }
            SearchEvent::Leave { score } => self.leave(*score),
            SearchEvent::Pass(pass) => {
                self.pass = Some(*pass);
                self.last = VisitResult::NONE;
                (self.last_root_child, self.most_proved) = (None, None);
                if let Some((moves, _)) = &mut self.best_moves {
                    moves.clear();
                }
                // Tests of one tree prove the value together.
                self.is_estimate &= pass.kind == PassKind::Test;
            }
            SearchEvent::Stop(stop) => {
                if *stop != StopReason::Converged {
                    self.keep_line();
                }
            }
            SearchEvent::Expect | SearchEvent::Inexact(_) | SearchEvent::HeldBytes(_) => {}
        }
    }

    fn settle(&mut self, proved: Interval) {
        if let Some(open) = self.open.last_mut() {
            open.proof.settle(proved);
        }
    }

    fn leave(&mut self, score: Score) {
        let Some(open) = self.open.pop() else { return };
        if open.is_chance {
            self.outcomes.pop();
        }
        let bound = open.proof.proved().bound_of(score);
        let is_best_proved = open.best.is_none_or(|best| best.is_line_proved && best.score == score);
        self.last = VisitResult { score, is_line_proved: bound == Bound::Exact && is_best_proved };
        let is_root_child = self.open.len() == 1;
        if self.open.is_empty() {
            self.count_root_child(open.player);
        }
        let Some((parent, mv)) = self.open.last_mut().zip(open.via) else {
            return self.end_pass(open.player, score, Interval::of(score, bound));
        };
        let proved = Interval::of(score, bound);
        // The second of two visits of the same child is a re-search.
        let is_research = parent.last_child == Some(mv);
        match (open.branch.outcome(), self.outcomes.last_mut()) {
            (Some(index), Some(outcomes)) => parent.proof.add_outcome(outcomes, index as usize, proved, self.bounds),
            (Some(_), None) | (None, _) => {
                parent.proof.add_proved_child(proved.intersection(self.bounds), is_research);
            }
        }
        parent.last_child = Some(mv);
        if is_root_child {
            let player = parent.player;
            if !is_research {
                self.count_root_child(player);
            }
            self.last_root_child = Some(RootChild { via: mv, score, proved });
        }
    }

    /// Counts the last child of a root of `player`, which is not searched again.
    fn count_root_child(&mut self, player: Player) {
        let Some(RootChild { via, score, proved }) = self.last_root_child.take() else { return };
        let end = proved.own_end(player);
        // Every move is sure of the worst of all values.
        let proves = end != player.worst() || proved.is_exact();
        if proves && self.most_proved.is_none_or(|(_, most)| player.prefers(end, most)) {
            self.most_proved = Some((via, end));
        }
        if let Some((moves, best)) = &mut self.best_moves {
            if moves.is_empty() || player.prefers(score, *best) {
                moves.clear();
                *best = score;
            }
            if score == *best {
                moves.push(via);
            }
        }
    }

    /// Stores the result of the search or of a pass, when the root is left.
    fn end_pass(&mut self, player: Player, score: Score, proved: Interval) {
        // Tests of one tree prove the value together; the passes of a deepening search are about different trees.
        let is_test = self.pass.is_some_and(|pass| pass.kind == PassKind::Test);
        self.proved = if is_test { self.proved.intersection(proved) } else { proved };
        if self.line.is_none() || self.pass.is_none_or(|pass| pass.shows_best(player, score)) {
            self.keep_line();
        }
    }

    fn keep_line(&mut self) {
        self.line = Some((self.lines.root(), self.last.is_line_proved));
    }
}
