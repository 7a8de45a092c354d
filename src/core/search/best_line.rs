//! Follows a search while it runs: the proved interval of the root's value, the best line, and the root's children.
//!
//! Keeps no tree, only the open visits with the best line below each, so that millions of nodes take no more memory
//! than a few. Does not depend on limits or on the names of nodes.

use super::config::SearchConfig;
use super::event::{Branch, Leaf, SearchEvent};
use super::support::lines::Lines;
use super::support::pass::{Pass, PassKind, StopReason};
use crate::game::Game;
use crate::score::{Bound, Interval, Outcomes, Player, Proof, Score, Window};

/// The results of a search at its root so far.
#[derive(Debug)]
pub struct BestLine<Move> {
    open: Vec<LineVisit<Move>>,
    /// The outcomes of the open chance nodes: what is proved of them, and what is certain.
    outcomes: Vec<[Outcomes; 2]>,
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
    /// Whether chance has decided at a node.
    pub has_chance: bool,
    /// The depth limit of the last pass.
    pub depth: Option<usize>,
    /// The ply of the deepest visit of the last pass.
    pub max_ply: usize,
    /// The intervals of the root's value and of the value of the move played that are certain, whatever lies beyond the
    /// depth limit. Without a limit they are those that are proved anyway, and are not kept.
    pub certain: [Interval; 2],
    /// The depth limit of the pass to which `certain` belongs.
    certain_depth: Option<usize>,
    decisive: DecisiveScores,
    /// The line of the last pass that shows a best move.
    line: Option<PlayedLine<Move>>,
    /// The root's best child of this pass.
    best_root_child: Option<RootChild<Move>>,
    /// The player at the root; at a chance node MAX.
    player: Player,
    /// The window with which the root was entered.
    window: Window,
    /// Whether the returned scores prove anything: they do not in a search with a mistake.
    is_right: bool,
    /// The root's child of this pass that was left last. A re-search replaces it.
    last_root_child: Option<RootChild<Move>>,
    /// Of the root's children before it, the first of those that prove the most for the root's player.
    most_proved: Option<RootChild<Move>>,
    /// Where all best moves are kept: the moves to the root's children with the best score so far, and that score.
    best_moves: Option<(Vec<Move>, Score)>,
}

/// The line that a search plays.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedLine<Move> {
    /// The moves of the principal variation, from the root to a leaf or to a node that the table answered.
    ///
    /// The first move is the one that the search plays. With a narrow window the first child with the best score may
    /// have returned only a bound; if another child proves the value, the line begins there.
    pub moves: Vec<Move>,
    /// Whether every node of it is known to have the root's value. If not, its moves are only candidates.
    pub is_proved: bool,
    /// Whether the first move is proved to be worth the root's value.
    pub is_best_proved: bool,
    /// Whether the game is over after the first move.
    pub is_end: bool,
}

/// No line, as before the root is left.
impl<Move> Default for PlayedLine<Move> {
    fn default() -> Self {
        Self { moves: Vec::new(), is_proved: false, is_best_proved: false, is_end: false }
    }
}

#[derive(Clone, Debug)]
struct RootChild<Move> {
    via: Move,
    /// What it returned, and whether every node of its line is known to have that score.
    result: VisitResult,
    /// What that proves of its value.
    proved: Interval,
    /// What is certain of its value, whatever lies beyond the depth limit.
    certain: Interval,
    /// Whether the game is over there.
    is_end: bool,
    /// The move to it, followed by its best line.
    line: Vec<Move>,
}

/// The scores that are certain although they may depend on static evaluations: a win, if no static evaluation can be
/// one.
#[derive(Clone, Copy, Debug, Default)]
pub struct DecisiveScores {
    /// Whether every static evaluation of an undecided position is 0.
    undecided_is_zero: bool,
    /// Whether every static evaluation is finite.
    undecided_is_finite: bool,
}

impl DecisiveScores {
    /// Returns the decisive scores of a game.
    pub fn of<G: Game>(root: &G) -> Self {
        Self { undecided_is_zero: root.evaluates_only_outcomes(), undecided_is_finite: !root.is_explicit_tree() }
    }

    /// Returns what a score proves, whatever it depends on.
    pub fn proved(self, score: Score, bound: Bound) -> Interval {
        let is_decisive =
            (self.undecided_is_zero && score != Score::ZERO) || (self.undecided_is_finite && !score.is_finite());
        match bound {
            _ if !is_decisive => Interval::UNKNOWN,
            Bound::Exact | Bound::Lower if Score::ZERO < score => Interval::of(score, Bound::Lower),
            Bound::Exact | Bound::Upper if score < Score::ZERO => Interval::of(score, Bound::Upper),
            Bound::Exact | Bound::Lower | Bound::Upper => Interval::UNKNOWN,
        }
    }
}

/// A visit that has been entered and not left.
#[derive(Debug)]
struct LineVisit<Move> {
    via: Option<Move>,
    /// The visit's relation to the parent.
    branch: Branch,
    is_chance: bool,
    /// The result of the best child so far; `None` before the first, and at a leaf.
    best: Option<VisitResult>,
    /// The proof by the finished children.
    proof: Proof,
    /// The proof that lets only the ends of games prove anything; kept where there is a depth limit.
    certain: Proof,
    /// Whether it is the end of a game.
    is_end: bool,
    /// The move to the child that was left last.
    last_child: Option<Move>,
}

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
            has_chance: false,
            depth: None,
            max_ply: 0,
            certain: [Interval::UNKNOWN; 2],
            certain_depth: None,
            decisive: DecisiveScores::default(),
            line: None,
            best_root_child: None,
            player: Player::Max,
            window: Window::FULL,
            is_right: true,
            last_root_child: None,
            most_proved: None,
            best_moves: None,
        }
    }
}

impl<Move: Copy + Eq> BestLine<Move> {
    /// Returns a follower of a search from `root`.
    pub fn new<G: Game<Move = Move>>(config: &SearchConfig, root: &G) -> Self {
        let is_right = config.algorithm.properties().mistake.is_none();
        let (depth, decisive) = (config.effective().depth, DecisiveScores::of(root));
        Self { bounds: config.bounds(root), player: root.to_move(), is_right, depth, decisive, ..Self::default() }
    }

    /// The same, and keeps all [best moves](Self::best_moves).
    #[must_use]
    pub fn with_best_moves(self) -> Self {
        Self { best_moves: Some((Vec::new(), Score::ZERO)), ..self }
    }

    /// The moves to all children of the root that returned this score, in order, if no child has returned a better one;
    /// none unless they are [kept](Self::with_best_moves).
    pub fn best_moves(&self, score: Score) -> &[Move] {
        self.best_moves.as_ref().filter(|(_, best)| *best == score).map_or(&[], |(moves, _)| moves)
    }

    /// Returns the line that the search plays; `None` before the root is left.
    pub const fn line(&self) -> Option<&PlayedLine<Move>> {
        self.line.as_ref()
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
        let root_children = [&self.last_root_child, &self.most_proved, &self.best_root_child].into_iter().flatten();
        let kept: usize = root_children.map(|child| child.line.len()).sum();
        (self.lines.len() + best_moves + kept) * size_of::<Move>()
    }

    /// Processes an event of the search.
    pub fn follow<G: Game<Move = Move>>(&mut self, event: &SearchEvent<'_, G>) {
        match event {
            SearchEvent::Enter { via, position, branch, window, .. } => {
                if self.open.is_empty() {
                    self.window = window.unwrap_or(Window::FULL);
                }
                let (via, branch, proof) = (*via, *branch, Proof::new(position.to_move()));
                let (is_chance, is_end, best, last_child) = (false, false, None, None);
                self.lines.begin(self.open.len(), via);
                self.max_ply = self.max_ply.max(self.open.len());
                self.open.push(LineVisit { via, branch, is_chance, best, proof, certain: proof, is_end, last_child });
            }
            SearchEvent::Outcomes { weights } => {
                if let Some(open) = self.open.last_mut() {
                    (open.is_chance, self.has_chance) = (true, true);
                    open.proof.settle(self.bounds);
                    open.certain.settle(self.bounds);
                    let outcomes = Outcomes::new(weights.to_vec(), self.bounds);
                    self.outcomes.push([outcomes.clone(), outcomes]);
                }
            }
            SearchEvent::Probe { .. } => {
                if let Some(open) = self.open.last_mut() {
                    open.proof.add_unsearched(self.bounds);
                    open.certain.add_unsearched(self.bounds);
                }
            }
            SearchEvent::Evaluate { evaluation, leaf, .. } => {
                let (is_end, proved) = (*leaf == Leaf::Terminal, Interval::of(evaluation.score(), Bound::Exact));
                self.is_estimate |= !is_end;
                self.settle(proved, if is_end { proved } else { Interval::UNKNOWN });
                if let Some(open) = self.open.last_mut() {
                    open.is_end = is_end;
                }
            }
            SearchEvent::TableHit { score, bound, depth, .. } => {
                self.is_estimate |= depth.is_some();
                let proved = Interval::of(*score, *bound);
                self.settle(proved, if depth.is_none() { proved } else { self.decisive.proved(*score, *bound) });
            }
            SearchEvent::Improve { .. } => {
                let ply = self.open.len() - 1;
                self.lines.lengthen(ply);
                self.open[ply].best = Some(self.last);
                if ply == 0 {
                    self.best_root_child.clone_from(&self.last_root_child);
                }
            }
            SearchEvent::Cutoff { unsearched, .. } | SearchEvent::Skip { unsearched, .. } => {
                // At a chance node, an unsearched outcome counts with its proved interval anyway.
                if let Some(open) = self.open.last_mut().filter(|open| !unsearched.is_empty() && !open.is_chance) {
                    open.proof.add_unsearched(self.bounds);
                    open.certain.add_unsearched(self.bounds);
                }
            }
            SearchEvent::Leave { score } => self.leave(*score),
            SearchEvent::Pass(pass) => {
                self.pass = Some(*pass);
                (self.depth, self.max_ply) = (pass.depth, 0);
                self.last = VisitResult::NONE;
                (self.last_root_child, self.most_proved, self.best_root_child) = (None, None, None);
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

    fn settle(&mut self, proved: Interval, certain: Interval) {
        if let Some(open) = self.open.last_mut() {
            open.proof.settle(proved);
            open.certain.settle(certain);
        }
    }

    fn leave(&mut self, score: Score) {
        let Some(open) = self.open.pop() else { return };
        if open.is_chance {
            self.outcomes.pop();
        }
        let is_root = self.open.is_empty();
        let is_inner = open.last_child.is_some();
        let bound = if self.is_right || !is_root || !is_inner {
            open.proof.proved().bound_of(score)
        } else {
            self.window.claimed_bound(score)
        };
        let is_best_proved = open.best.is_none_or(|best| best.is_line_proved && best.score == score);
        self.last = VisitResult { score, is_line_proved: bound == Bound::Exact && is_best_proved };
        let is_root_child = self.open.len() == 1;
        if self.open.is_empty() {
            self.count_root_child();
        }
        let Some((parent, mv)) = self.open.last_mut().zip(open.via) else {
            return self.end_pass(score, Interval::of(score, bound), open.certain.proved());
        };
        let proved = Interval::of(score, bound);
        let certain = open.certain.proved().intersection(self.bounds);
        // The second of two visits of the same child is a re-search.
        let is_research = parent.last_child == Some(mv);
        if let (Some(index), Some([outcomes, certain_outcomes])) = (open.branch.outcome(), self.outcomes.last_mut()) {
            parent.proof.add_outcome(outcomes, index as usize, proved, self.bounds);
            if self.depth.is_some() {
                parent.certain.add_outcome(certain_outcomes, index as usize, certain, self.bounds);
            }
        } else {
            parent.proof.add_proved_child(proved.intersection(self.bounds), is_research);
            parent.certain.add_proved_child(certain, is_research);
        }
        parent.last_child = Some(mv);
        let certain = if self.depth.is_some() { parent.certain.last_child() } else { proved };
        if is_root_child {
            if !is_research {
                self.count_root_child();
            }
            let line = self.lines.of_root_child();
            let (result, is_end) = (self.last, open.is_end);
            self.last_root_child = Some(RootChild { via: mv, result, proved, certain, is_end, line });
        }
    }

    /// Counts the last child of the root, which is not searched again.
    fn count_root_child(&mut self) {
        let player = self.player;
        let Some(child) = self.last_root_child.take() else { return };
        let (via, proved, score) = (child.via, child.proved, child.result.score);
        let end = proved.own_end(player);
        // Every move is sure of the worst of all values.
        let is_telling = end != player.worst() || proved.is_exact();
        if let Some((moves, best)) = &mut self.best_moves {
            if moves.is_empty() || player.prefers(score, *best) {
                moves.clear();
                *best = score;
            }
            if score == *best {
                moves.push(via);
            }
        }
        let is_more = |most: &RootChild<Move>| player.prefers(end, most.proved.own_end(player));
        if is_telling && self.most_proved.as_ref().is_none_or(is_more) {
            self.most_proved = Some(child);
        }
    }

    /// Stores the result of the search or of a pass, when the root is left.
    fn end_pass(&mut self, score: Score, proved: Interval, certain: Interval) {
        // All passes over one tree prove the value together; those of a deepening search are about different trees.
        let is_same_tree = self.line.is_some() && self.certain_depth == self.depth;
        self.proved = if is_same_tree { self.proved.intersection(proved) } else { proved };
        let certain = if self.depth.is_some() { certain } else { proved };
        self.certain[0] = if is_same_tree { self.certain[0].intersection(certain) } else { certain };
        self.certain_depth = self.depth;
        if self.line.is_none() || self.pass.is_none_or(|pass| pass.shows_best(self.player, score)) {
            self.keep_line();
        }
    }

    /// Keeps the line of the search or of a pass, whose root was just left.
    fn keep_line(&mut self) {
        let (improved, value, player) = (self.lines.root(), self.last.score, self.player);
        let proves_value = |child: &&RootChild<Move>| child.proved.own_end(player) == value;
        let proving = self.most_proved.as_ref().filter(|_| self.is_right).filter(proves_value);
        // No outcome of chance is played.
        let proving = proving.filter(|_| self.best_root_child.is_some());
        let chosen = proving.or(self.best_root_child.as_ref());
        let is_best_proved = proving.is_some();
        let is_end = chosen.is_some_and(|child| child.is_end);
        self.certain[1] = chosen.map_or(Interval::UNKNOWN, |child| child.certain);
        self.line = Some(match proving.filter(|child| improved.first() != Some(&child.via)) {
            Some(child) => {
                let is_proved = child.result.is_line_proved && child.result.score == value;
                PlayedLine { moves: child.line.clone(), is_proved, is_best_proved, is_end }
            }
            None => PlayedLine { moves: improved, is_proved: self.last.is_line_proved, is_best_proved, is_end },
        });
    }
}
