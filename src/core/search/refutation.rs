//! Decides whether a wrong cut can change the root, by finding a value of a leaf below it with which the root would be worth something
//! else.
//!
//! The answer is exact. As a function of the value x of one leaf, the root's value is x clamped to an interval [a, b], because
//! at every node on the way down the other children limit it on one side. A leaf matters exactly if a < b. All values here are true ones,
//! those of plain minimax, whatever the search itself has pruned.
//!
//! With chance nodes, the root's value still never falls as x rises. So a leaf matters exactly if the root is worth something else with the
//! least or the greatest value that the leaf can have.

use super::algorithm::Algorithm;
use super::config::{Merge, SearchConfig};
use super::support::budget::Budget;
use super::what_if::{can_suppose, what_if};
use super::{search_full_width, search_pruning};
use crate::game::Game;
use crate::game::symmetry::merge_symmetric;
use crate::game::what_if::WhatIf;
use crate::score::{CutOn, Interval, Player, Score, Window};
use crate::stack::with_stack_space;
use std::collections::HashSet;

/// The largest number of nodes that may be searched to decide: few enough to take no noticeable time.
const MAX_NODES: u64 = 400_000;

/// The effect on the root of a cut that breaks the rule. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Refutation<M> {
    /// With this value of a leaf below the cut, the root's value differs from the one that the search with the cut returns.
    Changes {
        /// The moves from the root to the leaf.
        line: Vec<M>,
        /// The value of the leaf.
        value: Score,
        /// The root's value with it.
        root: Score,
        /// Whether that is the leaf's own value, so that the cut changes the root of the actual tree.
        is_own_value: bool,
    },
    /// No value of any single leaf below the cut changes the root. The cut is harmless, but breaks the rule.
    Harmless,
    /// The decision would take too large a search, or the values themselves determine which nodes are leaves.
    Undecided,
}

/// Decides whether a cut at the node at the end of `line` that prunes the children by the moves `pruned` can change the root.
pub fn refutation<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
) -> Refutation<G::Move> {
    if !can_suppose(config, root) && config.quiescence.is_some() {
        return Refutation::Undecided;
    }
    if !can_suppose(config, root) {
        return on_average(config, root, line, pruned).unwrap_or(Refutation::Undecided);
    }
    // With quiescence, the values determine which nodes are leaves.
    let is_fixed = config.quiescence.is_none();
    let decided = if is_fixed { decide(config, root, line, pruned).ok() } else { as_it_is(config, root, line, pruned) };
    decided.unwrap_or(Refutation::Undecided)
}

/// Decides with the tree's own values only: whether the root would be worth something else without the single pruned child, as if that
/// child had the worst possible value.
fn as_it_is<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
) -> Option<Refutation<G::Move>> {
    let &[child] = pruned else { return None };
    let player = line.iter().fold(root.clone(), |position, &mv| position.after(mv)).to_move();
    let line = [line, &[child]].concat();
    let worst = Window::FULL.limit(player.opponent());
    let result = what_if(config, root, &line, worst, MAX_NODES)?;
    let (root, without) = result.root();
    let value = result.actual;
    (root != without).then_some(Refutation::Changes { line, value, root, is_own_value: true })
}

/// Decides in a tree with chance nodes. Searches the whole tree anew for each value of a leaf.
fn on_average<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
) -> Option<Refutation<G::Move>> {
    let mut budget = Budget::nodes(MAX_NODES);
    // Merged moves lead to equally good leaves.
    let config = &SearchConfig { merge: Merge::Nowhere, quiescence: None, ..*config };
    let full_width = SearchConfig { algorithm: Algorithm::Expectiminimax, ..*config };
    let mut root_with = |line: &[G::Move], value: Option<Score>| {
        search_full_width(&full_width, &WhatIf::new(root.clone(), line, value), &mut budget).continue_value()
    };
    let actual = root_with(&[], None)?;
    let Interval { low, high } = config.bounds(root);
    let tree = TrueTree { config: *config, budget: Budget::nodes(MAX_NODES) };
    let at = |line: &[G::Move]| {
        let at = RefutedNode { position: root.clone(), ply: 0, root: Window::FULL };
        line.iter().fold(at, |at, &mv| at.after(mv, Window::FULL))
    };
    let mut open: Vec<Vec<G::Move>> = pruned.iter().rev().map(|&mv| [line, &[mv]].concat()).collect();
    while let Some(line) = open.pop() {
        let leaf = at(&line);
        let moves = tree.moves(&leaf);
        open.extend(moves.iter().rev().map(|&mv| [line.as_slice(), &[mv]].concat()));
        let ends = [root_with(&line, Some(low))?, root_with(&line, Some(high))?];
        if !moves.is_empty() || ends == [actual; 2] {
            continue;
        }
        // The value is the nearest one that changes the root, tried at doubling distances, or else an end.
        let own = leaf.position.evaluate().score();
        let near = (0..20).flat_map(|power| [1 << power, -(1 << power)]).map(|by| own.plus(Score::from(by)));
        let ends = [low, high].into_iter();
        for value in near.filter(|&value| low <= value && value <= high).chain(ends) {
            let result = root_with(&line, Some(value))?;
            if result != actual && leaf.position.can_evaluate_to(value) {
                return Some(Refutation::Changes { line, value, root: result, is_own_value: false });
            }
        }
    }
    Some(Refutation::Harmless)
}

/// The search was ended by its budget.
#[derive(Clone, Copy, Debug)]
struct OverBudget;

/// A leaf, with a value for which the wrong cut and the correct search disagree.
#[derive(Clone, Debug)]
struct TellingLeaf<M> {
    line: Vec<M>,
    value: Score,
    root: Score,
}

fn decide<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
) -> Result<Refutation<G::Move>, OverBudget> {
    let mut tree = TrueTree { config: *config, budget: Budget::nodes(MAX_NODES) };
    let mut at = RefutedNode { position: root.clone(), ply: 0, root: Window::FULL };
    for &mv in line {
        let others = |other: &G::Move| *other != mv;
        let moves: Vec<_> = tree.moves(&at).into_iter().filter(others).collect();
        let root = tree.held_by(&at, &moves)?;
        at = at.after(mv, root);
    }
    let pruned: HashSet<&G::Move> = pruned.iter().collect();
    let is_pruned = |mv: &G::Move| pruned.contains(mv);
    let (cut, kept): (Vec<_>, Vec<_>) = tree.moves(&at).into_iter().partition(is_pruned);
    let root = at.root;
    // The own end of the children's window is the root's value if the node were worth no more than those children.
    let own_end = |held: Window| held.limit(at.player().opponent());
    let without = own_end(tree.held_by(&at, &kept)?);
    let all = [kept.as_slice(), cut.as_slice()].concat();
    let actual = own_end(tree.held_by(&at, &all)?);
    debug_assert!(root.alpha <= actual && actual <= root.beta, "the root is held on the way down");
    let wanted = RootFunction { actual, without, allows_fractions: false };
    let held = at.held_by_others(&tree.values(&at, &all)?);
    let mut found = None;
    for wanted in [wanted, RootFunction { allows_fractions: true, ..wanted }] {
        for (index, &mv) in all.iter().enumerate().skip(kept.len()) {
            let child = at.after(mv, held(index));
            let mut below = line.to_vec();
            below.push(mv);
            if found.is_none() {
                found = tree.telling_leaf(&child, &mut below, wanted)?;
            }
        }
    }
    Ok(match (found, cut.first()) {
        (Some(TellingLeaf { line, value, root }), _) => Refutation::Changes { line, value, root, is_own_value: false },
        (None, Some(&mv)) if actual != without => {
            let mut line = line.to_vec();
            line.push(mv);
            let value = tree.first_leaf(at.after(mv, root), &mut line);
            Refutation::Changes { line, value, root: actual, is_own_value: true }
        }
        (None, _) => Refutation::Harmless,
    })
}

/// A position on the way down, with the root's value as a function of its value: the value clamped to this window, which may be closed.
#[derive(Clone, Debug)]
struct RefutedNode<G> {
    position: G,
    ply: usize,
    root: Window,
}

impl<G: Game> RefutedNode<G> {
    fn player(&self) -> Player {
        self.position.to_move()
    }

    fn after(&self, mv: G::Move, root: Window) -> Self {
        Self { position: self.position.after(mv), ply: self.ply + 1, root }
    }

    /// Returns the root's value as a function of a child's, for the child with each index, given the values of all children: the others limit
    /// it on the player's own side.
    fn held_by_others(&self, values: &[Score]) -> impl Fn(usize) -> Window + use<G> {
        let player = self.player();
        let is_better = |best: usize, index: usize| player.prefers(values[index], values[best]);
        let best = (0..values.len()).reduce(|best, index| if is_better(best, index) { index } else { best });
        let others = values.iter().enumerate().filter(|&(index, _)| Some(index) != best);
        let held = |root: Window, value: Score| root.narrowed(player, root.clamp(value));
        // All children hold the root as the best one does, and beside that one the others do.
        let by_all_but_best = others.fold(self.root, |root, (_, &value)| held(root, value));
        let by_best = best.map_or(self.root, |best| held(self.root, values[best]));
        move |index| if Some(index) == best { by_all_but_best } else { by_best }
    }
}

/// The whole tree, including the pruned parts.
struct TrueTree {
    config: SearchConfig,
    budget: Budget,
}

impl TrueTree {
    /// Returns the moves of a position that the search tries; empty at a leaf.
    fn moves<G: Game>(&self, at: &RefutedNode<G>) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let is_at_limit = self.config.depth.is_some_and(|depth| depth <= at.ply);
        if !is_at_limit || !at.position.can_be_evaluated() {
            at.position.legal_moves(&mut moves);
            if self.config.merge.applies_at(at.ply) {
                merge_symmetric(&at.position, &mut moves, 0);
            }
        }
        moves
    }

    /// Returns the value of a position, clamped to the window in which the root depends on it.
    fn value<G: Game>(&mut self, at: &RefutedNode<G>) -> Result<Score, OverBudget> {
        let window = at.root;
        if window.beta <= window.alpha {
            return Ok(window.alpha);
        }
        let config = SearchConfig {
            algorithm: Algorithm::AlphaBeta,
            cut_on: CutOn::Equal,
            depth: self.config.depth.map(|depth| depth.saturating_sub(at.ply)),
            window,
            merge: match self.config.merge {
                Merge::FirstPlies(plies) => Merge::FirstPlies(plies.saturating_sub(at.ply)),
                merge @ (Merge::Nowhere | Merge::Everywhere) => merge,
            },
            ..SearchConfig::default()
        };
        let score = search_pruning(&config, &at.position, &mut self.budget).continue_value().ok_or(OverBudget)?;
        Ok(window.clamp(score))
    }

    /// Returns the clamped values of the children by these moves.
    fn values<G: Game>(&mut self, at: &RefutedNode<G>, moves: &[G::Move]) -> Result<Vec<Score>, OverBudget> {
        moves.iter().map(|&mv| self.value(&at.after(mv, at.root))).collect()
    }

    /// Returns the root's value as a function of one more child beside these children.
    fn held_by<G: Game>(&mut self, at: &RefutedNode<G>, moves: &[G::Move]) -> Result<Window, OverBudget> {
        moves.iter().try_fold(at.root, |root, &mv| {
            let value = self.value(&at.after(mv, root))?;
            Ok(root.narrowed(at.player(), value))
        })
    }

    /// Returns the first leaf below for which a value changes the root.
    fn telling_leaf<G: Game>(
        &mut self,
        at: &RefutedNode<G>,
        line: &mut Vec<G::Move>,
        wanted: RootFunction,
    ) -> Result<Option<TellingLeaf<G::Move>>, OverBudget> {
        if at.root.beta <= at.root.alpha {
            return Ok(None);
        }
        let moves = self.moves(at);
        if moves.is_empty() {
            let own = at.position.evaluate().score();
            let told = telling_value(&at.position, at.root, own, wanted);
            return Ok(told.map(|(value, root)| TellingLeaf { line: line.clone(), value, root }));
        }
        let held = at.held_by_others(&self.values(at, &moves)?);
        for (index, &mv) in moves.iter().enumerate() {
            let child = at.after(mv, held(index));
            line.push(mv);
            let found = with_stack_space(|| self.telling_leaf(&child, line, wanted))?;
            if found.is_some() {
                return Ok(found);
            }
            line.pop();
        }
        Ok(None)
    }

    /// Extends the line to the first leaf below, and returns its value.
    fn first_leaf<G: Game>(&self, mut at: RefutedNode<G>, line: &mut Vec<G::Move>) -> Score {
        while let Some(&mv) = self.moves(&at).first() {
            at = at.after(mv, at.root);
            line.push(mv);
        }
        at.position.evaluate().score()
    }
}

/// The root's value in the actual tree, and the kinds of values that a search may return.
#[derive(Clone, Copy, Debug)]
struct RootFunction {
    /// The value with all children searched.
    pub actual: Score,
    /// The value without the children that the wrong cut prunes.
    pub without: Score,
    /// Whether a value may be a fraction, because no leaf has a suitable whole number.
    pub allows_fractions: bool,
}

/// Returns a value that the evaluation of a leaf can have, and the root's value with it, which differs from the actual one and from the one
/// without the pruned children. `root` is the interval to which the leaf's value is clamped on its way to the root. Prefers a whole number
/// near the leaf's own value, and a value that reaches the root unclamped.
fn telling_value<G: Game>(
    position: &G,
    root: Window,
    own: Score,
    RootFunction { actual, without, allows_fractions }: RootFunction,
) -> Option<(Score, Score)> {
    let known = [root.alpha, root.beta, actual, without, own, Score::ZERO];
    let finite: Vec<f64> = known.into_iter().filter(|score| score.is_finite()).map(Score::get).collect();
    let whole = finite.iter().flat_map(|&at| [at.floor() - 1.0, at.floor(), at.ceil(), at.ceil() + 1.0]);
    let between = finite.iter().flat_map(|&a| finite.iter().map(move |&b| a / 2.0 + b / 2.0));
    // Uses two points between each pair, because two of three points may be known numbers already.
    let thirds = finite.iter().flat_map(|&a| finite.iter().map(move |&b| a * 0.75 + b * 0.25));
    let infinite = [f64::NEG_INFINITY, f64::INFINITY];
    let candidates = whole.chain(between).chain(thirds).chain(finite.iter().copied()).chain(infinite);
    let telling = candidates.filter_map(Score::new).filter(|&value| {
        let result = root.clamp(value);
        let is_allowed = allows_fractions || !value.is_finite() || value.get().fract() == 0.0;
        is_allowed && result != actual && result != without && position.can_evaluate_to(value)
    });
    let rank = |value: &Score| {
        let is_fraction = value.is_finite() && value.get().fract() != 0.0;
        let is_quarter = is_fraction && (value.get() * 2.0).fract() != 0.0;
        (is_fraction, is_quarter, !value.is_finite(), root.clamp(*value) != *value, value.distance(own))
    };
    let best = telling.reduce(|best, value| {
        let is_better = rank(&value).partial_cmp(&rank(&best)).is_some_and(std::cmp::Ordering::is_lt);
        if is_better { value } else { best }
    })?;
    Some((best, root.clamp(best)))
}
