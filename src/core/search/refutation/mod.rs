//! Decides whether a wrong cut can change the root, by finding values of leaves below it with which the root would be
//! worth something else.
//!
//! The answer is exact. As a function of the value x of one leaf, the root's value is x clamped to an interval [a, b],
//! because at every node on the way down the other children limit it on one side. A leaf matters exactly if a < b. All
//! values here are true ones, those of plain minimax, whatever the search itself has pruned.
//!
//! If no single leaf matters, several together may. A pruned child is worth x or better for the player of the cut node
//! exactly if enough of its leaves are: one child at each node of that player, and all children at each node of the
//! opponent. The fewest such leaves are found by a walk through the child. As all its leaves may have the same value, a
//! cut is harmless exactly if not even the best value that a leaf can have changes the root.
//!
//! With chance nodes, the root's value still never falls as the value of a leaf rises. So leaves matter exactly if the
//! root is worth something else with the least and with the greatest value that all of them can have.

mod refuted_node;
mod telling_values;

use self::refuted_node::RefutedNode;
use self::telling_values::{RootFunction, ValueRange, telling_values};
use super::algorithm::Algorithm;
use super::config::{Merge, SearchConfig};
use super::support::budget::Budget;
use super::what_if::{can_suppose, what_if};
use super::{search_full_width, search_pruning};
use crate::game::Game;
use crate::game::assumed::Assumed;
use crate::game::symmetry::merge_symmetric;
use crate::score::{CutOn, Interval, Player, Score, Turn, Window};
use crate::stack::with_stack_space;
use std::collections::HashSet;

/// The largest number of nodes that may be searched to decide: few enough to take no noticeable time.
const MAX_NODES: u64 = 400_000;

/// The effect on the root of a cut that breaks the rule. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub enum Refutation<M> {
    /// With these values of leaves below the cut, the root's value differs from the one that the search with the cut
    /// returns.
    Changes {
        /// The moves from the root to a leaf.
        line: Vec<M>,
        /// The moves to further leaves that need the same value; none if one leaf is enough. All others keep their own
        /// values.
        others: Vec<Vec<M>>,
        /// The value of these leaves.
        value: Score,
        /// The root's value with it.
        root: Score,
        /// Whether that is the leaf's own value, so that the cut changes the root of the actual tree.
        is_own_value: bool,
    },
    /// No values of the leaves below the cut change the root. The cut is harmless, but breaks the rule.
    Harmless,
    /// The decision would take too large a search, or the values themselves determine which nodes are leaves.
    Undecided,
}

impl<M> Refutation<M> {
    /// Returns the refutation by leaves that all have this value; `None` without a leaf.
    fn by(mut lines: Vec<Vec<M>>, value: Score, root: Score) -> Option<Self> {
        let others = lines.split_off(1.min(lines.len()));
        Some(Self::Changes { line: lines.pop()?, others, value, root, is_own_value: false })
    }

    /// Returns the refutation by the tree's own values, one of which is that of a leaf.
    const fn as_it_is(line: Vec<M>, value: Score, root: Score) -> Self {
        Self::Changes { line, others: Vec::new(), value, root, is_own_value: true }
    }
}

/// Decides whether a cut at the node at the end of `line` that prunes the children by the moves `pruned` can change the
/// root. `seen` are the moves to the leaves below them that a search with chance nodes has evaluated before, when it
/// probed outcomes. The cut hides their values no more.
pub fn refutation<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
    seen: &[Vec<G::Move>],
) -> Refutation<G::Move> {
    // The first reply depends on the order in which moves are tried.
    let follows_order = config.algorithm == Algorithm::BestReply && config.reorders_moves();
    if follows_order || (!can_suppose(config, root) && config.quiescence.is_some()) {
        return Refutation::Undecided;
    }
    if !can_suppose(config, root) {
        return on_average(config, root, line, pruned, seen).unwrap_or(Refutation::Undecided);
    }
    // With quiescence, the values determine which nodes are leaves.
    let is_fixed = config.quiescence.is_none();
    let decided = if is_fixed { decide(config, root, line, pruned).ok() } else { as_it_is(config, root, line, pruned) };
    decided.unwrap_or(Refutation::Undecided)
}

/// Decides with the tree's own values only: whether the root would be worth something else without the single pruned
/// child, as if that child had the worst possible value.
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
    (root != without).then(|| Refutation::as_it_is(line, value, root))
}

/// Decides in a tree with chance nodes. Searches the whole tree anew for each value of the leaves.
fn on_average<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
    seen: &[Vec<G::Move>],
) -> Option<Refutation<G::Move>> {
    // Merged moves lead to equally good leaves.
    let config = &SearchConfig { merge: Merge::Nowhere, quiescence: None, ..*config };
    let mut tree = AverageTree { config: *config, root: root.clone(), budget: Budget::nodes(MAX_NODES) };
    let below = tree.leaves_below(line, pruned)?;
    let Interval { low, high } = root.bounds();
    let at_node = line.iter().fold(root.clone(), |position, &mv| position.after(mv));
    let actual = tree.root_with(Vec::new())?;
    // The root's value for the search with the cut. At a chance node, a cut search returns a bound that depends on the
    // leaves beside it.
    let without = match config.turn(&at_node) {
        Turn::Player(player) => {
            let worst = root.bounds().own_end(player);
            tree.root_with(below.iter().map(|(line, _)| (line.clone(), worst)).collect())?
        }
        Turn::Chance => actual,
    };
    let Some((first, leaf)) = below.first() else { return Some(Refutation::Harmless) };
    let as_it_is = Refutation::as_it_is(first.clone(), leaf.evaluate().score(), actual);
    let seen: HashSet<&Vec<G::Move>> = seen.iter().collect();
    let all: Vec<_> = below.into_iter().filter(|(line, _)| !seen.contains(line)).collect();
    let lines = || all.iter().map(|(line, _)| line.clone());
    let with_all = |tree: &mut AverageTree<G>, value| tree.root_with(lines().map(|line| (line, value)).collect());
    for (line, leaf) in &all {
        let ends = [low, high].map(|value| tree.root_with(vec![(line.clone(), value)]));
        let [Some(least), Some(greatest)] = ends else { return None };
        if least == actual && greatest == actual {
            continue;
        }
        for value in near(leaf.evaluate().score(), root.bounds()).filter(|&value| leaf.can_evaluate_to(value)) {
            let result = tree.root_with(vec![(line.clone(), value)])?;
            if result != actual && result != without {
                return Refutation::by(vec![line.clone()], value, result);
            }
        }
    }
    if actual != without {
        return Some(as_it_is);
    }
    let Some((_, leaf)) = all.first() else { return Some(Refutation::Harmless) };
    let own = leaf.evaluate().score();
    if with_all(&mut tree, low)? == with_all(&mut tree, high)? {
        return Some(Refutation::Harmless);
    }
    for value in near(own, root.bounds()).filter(|&value| all.iter().all(|(_, leaf)| leaf.can_evaluate_to(value))) {
        let result = with_all(&mut tree, value)?;
        if result != actual {
            let (lines, root) = tree.fewer(lines().collect(), value, result, actual);
            return Refutation::by(lines, value, root);
        }
    }
    None
}

/// Returns values of a leaf that are likely to change the root: at doubling distances from a value, and then the ends
/// of the bounds.
fn near(own: Score, Interval { low, high }: Interval) -> impl Iterator<Item = Score> {
    let near = (0..20).flat_map(|power| [1 << power, -(1 << power)]).map(move |by| own.plus(Score::from(by)));
    near.filter(move |&value| low <= value && value <= high).chain([low, high])
}

/// A leaf by the moves from the root to it, with its position.
type LeafByLine<G> = (Vec<<G as Game>::Move>, G);

/// A tree with chance nodes, in which leaves may have other values.
struct AverageTree<G> {
    config: SearchConfig,
    root: G,
    budget: Budget,
}

impl<G: Game> AverageTree<G> {
    /// Returns the leaves below these children of the node at the end of `line`, in order; `None` if there are so many
    /// that the tree could not be searched with other values of them.
    fn leaves_below(&self, line: &[G::Move], pruned: &[G::Move]) -> Option<Vec<LeafByLine<G>>> {
        let tree = TrueTree::new(&self.config, &self.root);
        let at = line.iter().fold(RefutedNode::root(&self.root), |at, &mv| at.after(mv, Window::FULL));
        let mut open: Vec<_> =
            pruned.iter().rev().map(|&mv| ([line, &[mv]].concat(), at.after(mv, Window::FULL))).collect();
        let (mut leaves, mut walked) = (Vec::new(), 0);
        while let Some((line, at)) = open.pop() {
            walked += 1;
            if MAX_NODES / 4 < walked {
                return None;
            }
            let moves = tree.moves(&at);
            open.extend(moves.iter().rev().map(|&mv| ([line.as_slice(), &[mv]].concat(), at.after(mv, Window::FULL))));
            if moves.is_empty() {
                leaves.push((line, at.position));
            }
        }
        Some(leaves)
    }

    /// Returns the root's value if these leaves have these values; `None` if the budget is used up, and if the value is
    /// not a number.
    fn root_with(&mut self, values: Vec<(Vec<G::Move>, Score)>) -> Option<Score> {
        let config = SearchConfig { algorithm: Algorithm::Expectiminimax, ..self.config };
        let root = Assumed::new(self.root.clone(), values);
        search_full_width(&config, &root, &mut self.budget).continue_value()
    }

    /// Returns some of these leaves, all of which are needed for the root to differ from `actual` if they have this
    /// value, with the root's value. If the budget is used up, more of them may be left. `root` is the root's value
    /// with all of them.
    fn fewer(
        &mut self,
        mut lines: Vec<Vec<G::Move>>,
        value: Score,
        mut root: Score,
        actual: Score,
    ) -> (Vec<Vec<G::Move>>, Score) {
        loop {
            let count = lines.len();
            for index in (0..count).rev() {
                let mut fewer = lines.clone();
                fewer.remove(index);
                let values = fewer.iter().map(|line| (line.clone(), value)).collect();
                match self.root_with(values) {
                    Some(result) if result != actual => (lines, root) = (fewer, result),
                    Some(_) => {}
                    None => return (lines, root),
                }
            }
            // A leaf that was needed beside another one may not be needed without it.
            if lines.len() == count {
                return (lines, root);
            }
        }
    }
}

/// The search was ended by its budget.
#[derive(Clone, Copy, Debug)]
struct OverBudget;

/// Leaves with a value for which the wrong cut and the correct search disagree.
#[derive(Clone, Debug)]
struct TellingLeaves<M> {
    lines: Vec<Vec<M>>,
    value: Score,
    root: Score,
}

fn decide<G: Game>(
    config: &SearchConfig,
    root: &G,
    line: &[G::Move],
    pruned: &[G::Move],
) -> Result<Refutation<G::Move>, OverBudget> {
    let mut tree = TrueTree::new(config, root);
    let mut at = RefutedNode::root(root);
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
    let with_fractions = RootFunction { allows_fractions: true, ..wanted };
    let values = tree.values(&at, &all)?;
    let held = at.held_by_others(&values);
    let mut found = None;
    for wanted in [wanted, with_fractions] {
        for (index, &mv) in all.iter().enumerate().skip(kept.len()) {
            let child = at.after(mv, held(index));
            let mut below = line.to_vec();
            below.push(mv);
            if found.is_none() {
                found = tree.telling_leaf(&child, &mut below, wanted)?;
            }
        }
    }
    if found.is_none() && actual == without {
        let kept = at.held_by(&values[..kept.len()]);
        found = tree.telling_leaves(&at, line, &cut, kept, with_fractions)?;
    }
    Ok(match (found, cut.first()) {
        (Some(TellingLeaves { lines, value, root }), _) => {
            Refutation::by(lines, value, root).unwrap_or(Refutation::Harmless)
        }
        (None, Some(&mv)) if actual != without => {
            let mut line = line.to_vec();
            line.push(mv);
            let value = tree.first_leaf(at.after(mv, root), &mut line);
            Refutation::as_it_is(line, value, actual)
        }
        (None, _) => Refutation::Harmless,
    })
}

/// The whole tree, including the pruned parts.
struct TrueTree {
    config: SearchConfig,
    /// The values that leaves can have.
    range: ValueRange,
    budget: Budget,
    /// The number of nodes that were walked through without a search.
    walked: u64,
}

impl TrueTree {
    fn new<G: Game>(config: &SearchConfig, root: &G) -> Self {
        Self { config: *config, range: ValueRange::of(root), budget: Budget::nodes(MAX_NODES), walked: 0 }
    }

    /// Returns the moves of a position that the search tries; empty at a leaf.
    fn moves<G: Game>(&self, at: &RefutedNode<G>) -> Vec<G::Move> {
        let mut moves = Vec::new();
        let is_at_limit = self.config.depth.is_some_and(|depth| depth <= at.ply);
        if !is_at_limit || !at.position.can_be_evaluated() {
            at.position.legal_moves(&mut moves);
            if self.config.merge.applies_at(at.ply) {
                merge_symmetric(&at.position, &mut moves, 0);
            }
            if self.passes_replies_over() && at.has_departed && at.player() == Player::Min {
                moves.truncate(1);
            }
        }
        moves
    }

    /// Returns whether opponents may depart from their first move only once.
    const fn passes_replies_over(&self) -> bool {
        matches!(self.config.algorithm, Algorithm::BestReply)
    }

    /// Returns the value of a position, clamped to the window in which the root depends on it.
    fn value<G: Game>(&mut self, at: &RefutedNode<G>) -> Result<Score, OverBudget> {
        let window = at.root;
        if window.beta <= window.alpha {
            return Ok(window.alpha);
        }
        if self.passes_replies_over() {
            return with_stack_space(|| self.value_by_moves(at));
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

    /// Returns the same value, by a walk through all moves that count.
    fn value_by_moves<G: Game>(&mut self, at: &RefutedNode<G>) -> Result<Score, OverBudget> {
        self.visit()?;
        let moves = self.moves(at);
        if moves.is_empty() {
            return Ok(at.root.clamp(at.position.evaluate().score()));
        }
        let mut best = None;
        for mv in moves {
            let value = self.value(&at.after(mv, at.root))?;
            best = Some(best.map_or(value, |best| at.player().better_of(best, value)));
        }
        Ok(best.unwrap_or_default())
    }

    /// Counts a node that is walked through.
    const fn visit(&mut self) -> Result<(), OverBudget> {
        self.walked += 1;
        if self.walked <= MAX_NODES { Ok(()) } else { Err(OverBudget) }
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
    ) -> Result<Option<TellingLeaves<G::Move>>, OverBudget> {
        if at.root.beta <= at.root.alpha {
            return Ok(None);
        }
        let moves = self.moves(at);
        if moves.is_empty() {
            let own = at.position.evaluate().score();
            let told = telling_values(&at.position, at.root, own, wanted, self.range).first().copied();
            return Ok(told.map(|(value, root)| TellingLeaves { lines: vec![line.clone()], value, root }));
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

    /// Returns the fewest leaves below the cut children `cut` of a node that change the root if all of them have the
    /// same value, where no single leaf does. `kept` is the root's value as a function of one more child beside the
    /// children that are not cut.
    fn telling_leaves<G: Game>(
        &mut self,
        at: &RefutedNode<G>,
        line: &[G::Move],
        cut: &[G::Move],
        kept: Window,
        wanted: RootFunction,
    ) -> Result<Option<TellingLeaves<G::Move>>, OverBudget> {
        let player = at.player();
        let root = |value| kept.narrowed(player, kept.clamp(value)).limit(player.opponent());
        let changes_root = |value| root(value) != wanted.without;
        for (value, _) in telling_values(&at.position, kept, wanted.without, wanted, self.range) {
            if !changes_root(value) {
                continue;
            }
            let mut fewest: Option<RaisedNode<G::Move>> = None;
            for &mv in cut {
                let mut below = line.to_vec();
                below.push(mv);
                let raising = Raising { player, value, changes_root: &changes_root };
                let (_, raised) = self.raised(&at.after(mv, Window::FULL), &mut below, raising)?;
                let is_fewer =
                    |found: &RaisedNode<_>| fewest.as_ref().is_none_or(|other| found.lines.len() < other.lines.len());
                fewest = raised.filter(is_fewer).or(fewest);
            }
            if let Some(RaisedNode { lines, value: child }) = fewest {
                return Ok(Some(TellingLeaves { lines, value, root: root(child) }));
            }
        }
        Ok(None)
    }

    /// Returns the value of a node, and the fewest leaves below it with which it changes the root if they have another
    /// value; `None` if no leaves are enough.
    fn raised<G: Game>(
        &mut self,
        at: &RefutedNode<G>,
        line: &mut Vec<G::Move>,
        raising: Raising<'_>,
    ) -> Result<Raised<G::Move>, OverBudget> {
        let Raising { player, value, changes_root } = raising;
        self.visit()?;
        let moves = self.moves(at);
        if moves.is_empty() {
            let own = at.position.evaluate().score();
            let raised = if changes_root(own) {
                Some(RaisedNode { lines: Vec::new(), value: own })
            } else {
                self.range.allows(&at.position, value).then(|| RaisedNode { lines: vec![line.clone()], value })
            };
            return Ok((own, raised));
        }
        let mut children = Vec::with_capacity(moves.len());
        for mv in moves {
            line.push(mv);
            children.push(with_stack_space(|| self.raised(&at.after(mv, Window::FULL), line, raising))?);
            line.pop();
        }
        let best = |values: &mut dyn Iterator<Item = Score>| values.reduce(|a, b| at.player().better_of(a, b));
        let own = best(&mut children.iter().map(|(own, _)| *own)).unwrap_or_default();
        if at.player() != player {
            let raised: Option<Vec<_>> = children.into_iter().map(|(_, raised)| raised).collect();
            return Ok((
                own,
                raised.map(|raised| {
                    let value = best(&mut raised.iter().map(|child| child.value)).unwrap_or_default();
                    RaisedNode { lines: raised.into_iter().flat_map(|child| child.lines).collect(), value }
                }),
            ));
        }
        let raised = children.into_iter().filter_map(|(_, raised)| raised).min_by_key(|child| child.lines.len());
        Ok((own, raised.map(|child| RaisedNode { value: player.better_of(own, child.value), ..child })))
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

/// Another value of leaves, which is better for a player.
#[derive(Clone, Copy)]
struct Raising<'a> {
    player: Player,
    value: Score,
    /// Returns whether a pruned child with a value changes the root.
    changes_root: &'a dyn Fn(Score) -> bool,
}

/// The value of a node, and the node with changed leaves below it, if they are enough.
type Raised<M> = (Score, Option<RaisedNode<M>>);

/// A node with changed leaves below it.
struct RaisedNode<M> {
    /// The moves from the root to each of them.
    lines: Vec<Vec<M>>,
    /// The value of the node with them.
    value: Score,
}
