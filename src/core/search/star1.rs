//! Star1: alpha-beta that prunes the outcomes of chance nodes too.
//!
//! B. W. Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", 1983; T. Hauk, M. Buro and J.
//! Schaeffer, "*-Minimax Performance in Backgammon", 2004. All leaves lie in [L, U]. So an unsearched outcome is worth
//! at least L and at most U, and a chance node [Σ pᵢ·lowᵢ, Σ pᵢ·highᵢ]. As soon as its upper end is at most α, or its
//! lower end at least β, the remaining outcomes cannot matter. For the same reason each outcome is searched with its
//! own window, see [`Outcomes::window`]. Without bounds nothing is proved before the last outcome.
//!
//! Contract, for a window α < β within [L, U] and a returned score s, fail-soft:
//! s ≤ α ⇒ value ≤ s; α < s < β ⇒ value = s; β ≤ s ⇒ s ≤ value. Fail-hard returns the same score clamped to [α, β], but
//! leaves return their score as it is. In addition, a node may prove more than its score, and the parent uses that
//! proof.

use super::event::Tracer;
use super::support::searcher::{Entered, Moves, Node, Searched, Searcher, TriedMove};
use crate::game::Game;
use crate::score::{Bound, CutOn, Cutoff, Inexact, Interval, Outcomes, Player, Proof, Score, Turn, Window};
use std::ops::ControlFlow;

/// The score that a search has returned for a node, and how it relates to the node's value.
pub(super) type Returned = ControlFlow<(), (Score, Bound)>;

/// A search of a node with a window: Star1 or Star2.
pub(super) type Star<G, T, const E: bool> = fn(&mut Searcher<G, T, E>, &Node<G>, Window) -> Returned;

/// Returns the score of `root`, exact only inside the part of `window` that lies within `bounds`.
pub(super) fn root<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    root: &Node<G>,
    window: Window,
    bounds: Interval,
) -> Searched {
    searcher.bounds = bounds;
    let (score, _) = star1(searcher, root, window.within(bounds))?;
    ControlFlow::Continue(score)
}

fn star1<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    window: Window,
) -> Returned {
    let moves = match searcher.enter(node, Some(window))? {
        Entered::Leaf(score) => return ControlFlow::Continue((score, Bound::Exact)),
        Entered::Inner(moves) => moves,
    };
    match searcher.turn(&node.position) {
        Turn::Player(player) => choose(searcher, node, moves, player, window, star1),
        Turn::Chance => {
            let weights = searcher.weights(node, moves)?;
            let chance = Chance::new(weights, window, searcher.config.cut_on, searcher.bounds);
            expect(searcher, node, moves, chance, star1)
        }
    }
}

/// Searches the children of a node at which `player` chooses, as alpha-beta does.
pub(super) fn choose<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    player: Player,
    window: Window,
    star: Star<G, T, E>,
) -> Returned {
    let mut open = window;
    let mut best = player.worst();
    let mut proof = Proof::new(player);
    for mv in moves.in_order() {
        let child = searcher.child(node, mv);
        let (score, bound) = searcher.descend(&child, |searcher, child| star(searcher, child, open))?;
        proof.add_proved_child(Interval::of(score, bound).intersection(searcher.bounds), false);
        if mv.is_first || player.prefers(score, best) {
            best = score;
            searcher.improve(best)?;
        }
        if open.is_closed_by(player, best, searcher.config.cut_on) {
            if !moves.is_last(mv) {
                proof.add_unsearched(searcher.bounds);
            }
            searcher.cut(node, moves, mv)?;
            break;
        }
        open = open.narrowed(player, best);
    }
    let score = searcher.config.fail.applied(best, window);
    searcher.leave(moves, score)?;
    ControlFlow::Continue((score, proof.proved().bound_of(score)))
}

/// Searches the unfinished outcomes of a chance node, until its window is closed.
pub(super) fn expect<G: Game, T: Tracer<G>, const E: bool>(
    searcher: &mut Searcher<G, T, E>,
    node: &Node<G>,
    moves: Moves,
    mut chance: Chance,
    star: Star<G, T, E>,
) -> Returned {
    for mv in moves.in_order() {
        let (child, index) = searcher.outcome(node, moves, mv);
        if chance.values[index].is_some() {
            continue;
        }
        let window = searcher.exact(chance.window(index))?;
        let (score, bound) = searcher.descend(&child, |searcher, child| star(searcher, child, window))?;
        chance.values[index] = Some(score);
        chance.outcomes.prove(index, Interval::of(score, bound));
        if let Some(returned) = chance.closed(searcher, node, moves)? {
            return ControlFlow::Continue(returned);
        }
    }
    let mean = searcher.exact(chance.mean())?;
    chance.leave(searcher, moves, mean)
}

/// The outcomes of an open chance node.
pub(super) struct Chance {
    /// The intervals proved for the outcomes.
    pub outcomes: Outcomes,
    /// The score that the search of each outcome has returned, once it is finished.
    pub values: Vec<Option<Score>>,
    window: Window,
    cut_on: CutOn,
    bounds: Interval,
}

impl Chance {
    pub fn new(weights: Vec<u32>, window: Window, cut_on: CutOn, bounds: Interval) -> Self {
        let values = vec![None; weights.len()];
        Self { outcomes: Outcomes::new(weights, bounds), values, window, cut_on, bounds }
    }

    /// Returns the window with which an outcome is searched.
    pub fn window(&self, index: usize) -> Result<Window, Inexact> {
        self.outcomes.window(index, self.window, self.bounds)
    }

    /// Adds the outcome that was just left. If the proved interval closes the window, leaves the node and returns its
    /// result: the end that is at α or below, or at β or above.
    pub fn closed<G: Game, T: Tracer<G>, const E: bool>(
        &self,
        searcher: &mut Searcher<G, T, E>,
        node: &Node<G>,
        moves: Moves,
    ) -> ControlFlow<(), Option<(Score, Bound)>> {
        searcher.expect()?;
        let proved = searcher.exact(self.outcomes.proved())?;
        let (kind, end) = if self.window.is_closed_by(Player::Min, proved.high, self.cut_on) {
            (Cutoff::Alpha, proved.high)
        } else if self.window.is_closed_by(Player::Max, proved.low, self.cut_on) {
            (Cutoff::Beta, proved.low)
        } else {
            return ControlFlow::Continue(None);
        };
        let is_unfinished = |mv: &TriedMove| self.values[moves.index_of(*mv)].is_none();
        searcher.cut_chance(node, kind, moves.in_order().filter(is_unfinished))?;
        self.leave(searcher, moves, end).map_continue(Some)
    }

    /// Leaves the node with a score, or with the bound of its window that is nearest to the score.
    fn leave<G: Game, T: Tracer<G>, const E: bool>(
        &self,
        searcher: &mut Searcher<G, T, E>,
        moves: Moves,
        score: Score,
    ) -> Returned {
        let proved = searcher.exact(self.outcomes.proved())?;
        let score = searcher.config.fail.applied(score, self.window);
        searcher.leave(moves, score)?;
        ControlFlow::Continue((score, proved.bound_of(score)))
    }

    /// Returns the mean of the outcomes' scores, once all are finished.
    fn mean(&self) -> Result<Score, Inexact> {
        let scores = self.values.iter().copied().flatten();
        Score::weighted_mean(self.outcomes.weights().iter().copied().zip(scores))
    }
}
