//! Explicit trees of exercises: their outlines and shapes, drawn from the wishes, and drafts, whose values are repaired
//! until they fulfill the wishes.

use super::contents::{after_a_ply, moves_within};
use poda_core::document::wishes::{CountRange, Evenness, NumberRange, Ties, TreeWishes, Wishes};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::game::tree::{Tree, TreeBuilder, TreeNode, Weight};
use poda_core::score::{Interval, MAX_PLAYERS, Payoffs, Player, Score};
use poda_core::search::split_mix_64::SplitMix64;

/// The shape of a tree: its nodes in preorder, the root first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TreeShape {
    /// The indices of each node's children; empty for a leaf.
    pub children: Vec<Vec<usize>>,
    /// The number of plies below the root, for each node.
    pub plies: Vec<usize>,
}

impl TreeShape {
    /// Draws a shape with a depth in plies. Returns `None` if it has more than [`MAX_NODES`] nodes.
    pub fn draw(wishes: &TreeWishes, depth: usize, rng: &mut SplitMix64) -> Option<Self> {
        let max = greatest_branching(wishes, depth)?;
        let branching = NumberRange { min: wishes.branching.min, max };
        let mut shape = Self { children: Vec::new(), plies: Vec::new() };
        shape.draw_node(0, depth, branching, wishes.evenness, rng)?;
        Some(shape)
    }

    /// Draws a node and its subtree, and returns its index.
    fn draw_node(
        &mut self,
        ply: usize,
        depth: usize,
        branching: NumberRange<usize>,
        evenness: Evenness,
        rng: &mut SplitMix64,
    ) -> Option<usize> {
        let node = self.children.len();
        if node == MAX_NODES {
            return None;
        }
        self.children.push(Vec::new());
        self.plies.push(ply);
        let ends_early = evenness == Evenness::Ragged && 0 < ply && ply < depth && rng.below(3) == 0;
        if ply < depth && !ends_early {
            let count = branching.min as u64 + rng.below((branching.max - branching.min + 1) as u64);
            for _ in 0..count {
                let child = self.draw_node(ply + 1, depth, branching, evenness, rng)?;
                self.children[node].push(child);
            }
        }
        Some(node)
    }

    pub fn with_outline(outline: &Outline) -> Self {
        let counts = outline.child_counts();
        let mut shape = Self { children: vec![Vec::new(); counts.len()], plies: vec![0; counts.len()] };
        // The nodes above the next one with missing children, and the number of children missing.
        let mut open: Vec<(usize, usize)> = Vec::new();
        for (node, &count) in counts.iter().enumerate() {
            shape.plies[node] = open.len();
            if let Some((parent, missing)) = open.last_mut() {
                shape.children[*parent].push(node);
                *missing -= 1;
            }
            open.push((node, count));
            while open.pop_if(|(_, missing)| *missing == 0).is_some() {}
        }
        shape
    }

    pub fn outline(&self) -> Outline {
        Outline(self.children.iter().map(Vec::len).collect())
    }

    /// Returns the leaves from left to right.
    pub fn leaves(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.children.len()).filter(|&node| self.children[node].is_empty())
    }

    /// Returns whether there are leaves at the full depth, and there are leaves above it if and only if the wish is for
    /// a ragged tree.
    pub fn is_as_even_as_wished(&self, evenness: Evenness, depth: usize) -> bool {
        let has_full = self.leaves().any(|leaf| self.plies[leaf] == depth);
        let has_early = self.leaves().any(|leaf| self.plies[leaf] < depth);
        has_full && has_early == (evenness == Evenness::Ragged)
    }
}

/// Returns the number of values that leaves may have.
pub(super) fn value_count(wishes: &TreeWishes) -> u64 {
    let NumberRange { min, max } = wishes.values;
    u64::try_from(i64::from(max) - i64::from(min) + 1).unwrap_or(0)
}

/// Returns the smallest number of leaves of a tree of a depth in plies.
pub(super) fn fewest_leaves(least_branching: usize, depth: usize, evenness: Evenness) -> u64 {
    let min = least_branching as u64;
    match evenness {
        Evenness::Uniform => (0..depth).fold(1, |leaves: u64, _| leaves.saturating_mul(min)),
        // One line goes down to the full depth. All nodes next to it are leaves.
        Evenness::Ragged => (min.saturating_sub(1) * depth as u64 + 1).max(2),
    }
}

/// Returns the greatest wished branching with which an even tree has at most [`MAX_NODES`] nodes and, if ties are
/// forbidden, at most as many leaves as there are values. If there is none, returns the least branching for a ragged
/// tree, which may be smaller, and `None` for an even one.
pub(super) fn greatest_branching(wishes: &TreeWishes, depth: usize) -> Option<usize> {
    let NumberRange { min, max } = wishes.branching;
    let fits = |&branching: &usize| {
        let leaves = fewest_leaves(branching, depth, Evenness::Uniform);
        let nodes: u64 =
            (0..=depth).map(|depth| fewest_leaves(branching, depth, Evenness::Uniform)).fold(0, u64::saturating_add);
        nodes <= MAX_NODES as u64 && (wishes.ties != Ties::Forbidden || leaves <= value_count(wishes))
    };
    let is_ragged = wishes.evenness == Evenness::Ragged;
    (min..=max).rev().find(fits).or_else(|| is_ragged.then_some(min))
}

/// A tree whose leaves may still change their values.
#[derive(Clone, Debug)]
pub(super) struct TreeDraft {
    wishes: TreeWishes,
    shape: TreeShape,
    /// The indices of the leaves in the shape, from left to right.
    pub leaves: Vec<usize>,
    /// The values of the leaves: one each, or a vector of several players.
    values: Vec<Vec<i32>>,
    /// The weight of every node of the shape that is an outcome of a chance node; empty without chance nodes.
    weights: Vec<Option<Weight>>,
}

/// The greatest drawn weight of an outcome.
const MAX_WEIGHT: u64 = 3;

/// Draws the wished number of chance nodes among the inner nodes below the root, and the weights of their outcomes.
/// Returns `None` if there are too few inner nodes.
fn draw_weights(wishes: &Wishes, shape: &TreeShape, rng: &mut SplitMix64) -> Option<Vec<Option<Weight>>> {
    if !wishes.has_chance() {
        return Some(Vec::new());
    }
    let mut inner: Vec<usize> = (1..shape.children.len()).filter(|&node| !shape.children[node].is_empty()).collect();
    let CountRange { min, max } = wishes.chance;
    let min = min.max(wishes.star1.min);
    let max = max.unwrap_or(min).clamp(min, inner.len().max(min));
    let count = min as u64 + rng.below((max - min + 1) as u64);
    let mut weights = vec![None; shape.children.len()];
    for _ in 0..count {
        let chosen = rng.below(u64::try_from(inner.len()).ok().filter(|&inner| 0 < inner)?);
        let node = inner.remove(usize::try_from(chosen).ok()?);
        for &outcome in &shape.children[node] {
            weights[outcome] = Weight::new(1 + u32::try_from(rng.below(MAX_WEIGHT)).ok()?);
        }
    }
    Some(weights)
}

/// The values that a repair has replaced: one leaf's value, or the values that two leaves exchanged.
pub(super) struct Repair {
    leaf: usize,
    other: Option<usize>,
    before: Vec<i32>,
}

impl TreeDraft {
    /// Draws the values of the leaves and the chance nodes. Returns `None` if ties are forbidden and there are more
    /// leaves than values, or if there are fewer inner nodes below the root than wished chance nodes.
    pub fn new(wishes: TreeWishes, all: &Wishes, shape: TreeShape, rng: &mut SplitMix64) -> Option<Self> {
        let leaves: Vec<_> = shape.leaves().collect();
        let values = match wishes.ties {
            Ties::Allowed | Ties::Wanted => leaves.iter().map(|_| draw_leaf(&wishes, rng)).collect(),
            Ties::Forbidden => {
                draw_different_values(&wishes, leaves.len(), rng)?.into_iter().map(|value| vec![value]).collect()
            }
        };
        let weights = draw_weights(all, &shape, rng)?;
        Some(Self { wishes, shape, leaves, values, weights })
    }

    /// Changes the value of one leaf.
    pub fn repair(&mut self, rng: &mut SplitMix64) -> Repair {
        let leaf = usize::try_from(rng.below(self.leaves.len() as u64)).unwrap_or_default();
        let value = draw_leaf(&self.wishes, rng);
        let before = self.values[leaf].clone();
        let other = match self.wishes.ties {
            Ties::Allowed | Ties::Wanted => None,
            Ties::Forbidden => self.values.iter().position(|other| *other == value),
        };
        if let Some(other) = other {
            self.values[other].clone_from(&before);
        }
        self.values[leaf] = value;
        Repair { leaf, other, before }
    }

    /// Undoes the last repair.
    pub fn undo(&mut self, Repair { leaf, other, before }: Repair) {
        let value = std::mem::replace(&mut self.values[leaf], before);
        if let Some(other) = other {
            self.values[other] = value;
        }
    }

    /// Returns the tree without names, which is enough to search it.
    pub fn tree(&self) -> Tree {
        self.tree_with(|_| None)
    }

    /// Returns the tree with its nodes named A, B, C, … row by row from the top.
    pub fn named_tree(&self) -> Tree {
        let mut names = vec![String::new(); self.shape.children.len()];
        let mut by_rows: Vec<_> = (0..names.len()).collect();
        by_rows.sort_by_key(|&node| self.shape.plies[node]);
        for (rank, node) in by_rows.into_iter().enumerate() {
            names[node] = name(rank);
        }
        self.tree_with(|node| Some(names[node].clone()))
    }

    /// Returns the player of every node: the players alternate, and the player at a chance node is the one whose turn
    /// is next.
    fn players(&self) -> Vec<Player> {
        let mut players = vec![self.wishes.first; self.shape.children.len()];
        // Children come after their parents.
        for (node, children) in self.shape.children.iter().enumerate() {
            for &child in children {
                let is_outcome = self.weight(child).is_some();
                players[child] = if is_outcome { players[node] } else { players[node].opponent() };
            }
        }
        players
    }

    fn weight(&self, node: usize) -> Option<Weight> {
        self.weights.get(node).copied().flatten()
    }

    /// Returns the tree of several players, who move in turn.
    fn tree_of_players(&self, players: usize, name: impl Fn(usize) -> Option<String>) -> Tree {
        let count = self.shape.children.len();
        let names = PLAYER_NAMES.iter().take(players).map(|&name| name.to_owned()).collect();
        let mut tree = TreeBuilder::with_capacity(count).of_players(names);
        let mut parents = vec![0; count];
        for (node, children) in self.shape.children.iter().enumerate() {
            for &child in children {
                parents[child] = node;
            }
            let leaf = self.leaves.iter().position(|&leaf| leaf == node);
            let entries = |leaf: usize| self.values[leaf].iter().copied().map(Score::from).collect::<Vec<_>>();
            let mover = u8::try_from(self.shape.plies[node] % players).unwrap_or_default();
            tree.add_payoffs(parents[node], mover, leaf.map(|leaf| Payoffs::new(&entries(leaf))));
            tree.name(name(node).as_deref(), None);
        }
        Tree::built(tree).expect("leaves have vectors, and names differ")
    }

    fn tree_with(&self, name: impl Fn(usize) -> Option<String>) -> Tree {
        if let Some(players) = self.wishes.players {
            return self.tree_of_players(players, name);
        }
        let mut nodes: Vec<TreeNode> = (self.shape.children.iter().zip(self.players()).enumerate())
            .map(|(node, (children, player))| TreeNode {
                name: name(node),
                player,
                weight: self.weight(node),
                move_label: None,
                value: None,
                children: children.clone(),
            })
            .collect();
        for (&leaf, value) in self.leaves.iter().zip(&self.values) {
            nodes[leaf].value = value.first().copied().map(Score::from);
        }
        let tree = Tree::new(nodes).expect("leaves have values, and names differ");
        if self.weights.is_empty() {
            return tree;
        }
        let [low, high] = [self.wishes.values.min, self.wishes.values.max].map(Score::from);
        tree.within(Interval { low, high })
    }
}

/// The names of the players, who move in turn.
const PLAYER_NAMES: [&str; MAX_PLAYERS] = ["Ann", "Bob", "Cid", "Dee", "Eli", "Fay"];

/// Draws a leaf: a value, or the vector of several players. For a vector, the greatest wished value is the least one
/// and a rest, which is divided at drawn places into a share for each player. So every entry is a wished value, and all
/// vectors have the same sum.
fn draw_leaf(wishes: &TreeWishes, rng: &mut SplitMix64) -> Vec<i32> {
    let Some(players) = wishes.players else { return vec![draw_value(wishes, rng)] };
    let mut cuts: Vec<i32> = (1..players).map(|_| draw_value(wishes, rng)).collect();
    cuts.sort_unstable();
    let NumberRange { min, max } = wishes.values;
    let starts = [min].into_iter().chain(cuts.clone());
    starts.zip(cuts.iter().copied().chain([max])).map(|(start, end)| min + (end - start)).collect()
}

fn draw_value(wishes: &TreeWishes, rng: &mut SplitMix64) -> i32 {
    value_at(wishes, rng.below(value_count(wishes)))
}

fn value_at(wishes: &TreeWishes, rank: u64) -> i32 {
    wishes.values.min.saturating_add_unsigned(u32::try_from(rank).unwrap_or(u32::MAX))
}

/// Draws this number of different values. Returns `None` if there are fewer values.
fn draw_different_values(wishes: &TreeWishes, leaves: usize, rng: &mut SplitMix64) -> Option<Vec<i32>> {
    let unused = value_count(wishes);
    // The ranks drawn so far, in ascending order.
    let mut used: Vec<u64> = Vec::new();
    let mut values = Vec::new();
    for drawn in 0..leaves as u64 {
        let mut rank = rng.below(unused.checked_sub(drawn).filter(|&unused| 0 < unused)?);
        // The rank among unused values becomes the rank among all of them.
        let mut position = 0;
        while position < used.len() && used[position] <= rank {
            rank += 1;
            position += 1;
        }
        used.insert(position, rank);
        values.push(value_at(wishes, rank));
    }
    Some(values)
}

/// Returns the name with this rank, from 0: A, …, Z, AA, AB, ….
fn name(mut rank: usize) -> String {
    let mut letters = Vec::new();
    loop {
        letters.push(char::from(b'A' + u8::try_from(rank % 26).unwrap_or_default()));
        if rank < 26 {
            break;
        }
        rank = rank / 26 - 1;
    }
    letters.into_iter().rev().collect()
}

/// The number of children of each node, in preorder; 0 for a leaf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline(Vec<usize>);

impl Outline {
    /// Returns the outline of the tree below a position, to a depth or to the end of the game; `None` if it has more
    /// than `max_nodes` nodes.
    pub fn of(position: &AnyGame, depth: Option<usize>, max_nodes: usize) -> Option<Self> {
        let mut counts = Vec::new();
        add(position, depth, max_nodes, &mut counts)?;
        Some(Self(counts))
    }

    /// Returns the number of children of each node, in preorder.
    pub fn child_counts(&self) -> &[usize] {
        &self.0
    }
}

fn add(position: &AnyGame, depth: Option<usize>, max_nodes: usize, counts: &mut Vec<usize>) -> Option<()> {
    let moves = moves_within(position, depth);
    if counts.len() + moves.len() >= max_nodes {
        return None;
    }
    counts.push(moves.len());
    for mv in moves {
        add(&position.after(mv), after_a_ply(depth), max_nodes, counts)?;
    }
    Some(())
}

/// The greatest number of nodes of the tree of an exercise.
pub const MAX_NODES: usize = 600;

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::document::wishes::NumberRange;
    use poda_core::game::nim::Nim;

    #[test]
    fn a_shape_is_within_the_wishes() {
        let uniform = TreeWishes { branching: NumberRange { min: 2, max: 4 }, ..TreeWishes::default() };
        for (wishes, seed) in [uniform, TreeWishes { evenness: Evenness::Ragged, ..uniform }].into_iter().zip(0..) {
            for seed in (seed..100).step_by(2) {
                let shape = TreeShape::draw(&wishes, 3, &mut SplitMix64::new(seed)).unwrap();
                let inner = shape.children.iter().filter(|children| !children.is_empty());
                assert!(inner.clone().all(|children| (2..=4).contains(&children.len())), "{shape:?}");
                assert!(shape.plies.iter().all(|&ply| ply <= 3), "{shape:?}");
                let is_uniform = shape.leaves().all(|leaf| shape.plies[leaf] == 3);
                assert!(is_uniform || wishes.evenness == Evenness::Ragged, "{shape:?}");
            }
        }
    }

    #[test]
    fn a_shape_is_that_of_its_outline() {
        let ragged = TreeWishes { evenness: Evenness::Ragged, ..TreeWishes::default() };
        for seed in 0..50 {
            let shape = TreeShape::draw(&ragged, 4, &mut SplitMix64::new(seed)).unwrap();
            assert_eq!(TreeShape::with_outline(&shape.outline()), shape);
        }
    }

    #[test]
    fn the_branching_is_limited_by_nodes_and_values() {
        let wide = TreeWishes { branching: NumberRange { min: 2, max: 10 }, ..TreeWishes::default() };
        assert_eq!([1, 2, 3, 4, 5, 8].map(|depth| greatest_branching(&wide, depth)), [10, 10, 8, 4, 3, 2].map(Some));
        let without_ties = TreeWishes { ties: Ties::Forbidden, ..wide };
        assert_eq!(greatest_branching(&without_ties, 2), Some(4), "of 21 values");
        let large = TreeWishes { branching: NumberRange { min: 5, max: 5 }, ..wide };
        assert_eq!(greatest_branching(&large, 8), None);
        assert_eq!(greatest_branching(&TreeWishes { evenness: Evenness::Ragged, ..large }, 8), Some(5));
    }

    #[test]
    fn the_smallest_trees_have_these_leaves() {
        assert_eq!(fewest_leaves(3, 4, Evenness::Uniform), 81);
        assert_eq!(fewest_leaves(3, 2, Evenness::Ragged), 5);
        assert_eq!(fewest_leaves(1, 2, Evenness::Ragged), 2);
    }

    #[test]
    fn names_go_on_after_z() {
        assert_eq!([0, 25, 26, 51, 52, 701, 702].map(name), ["A", "Z", "AA", "AZ", "BA", "ZZ", "AAA"]);
    }

    #[test]
    fn a_repair_that_is_undone_leaves_no_trace() {
        for (ties, max) in [(Ties::Allowed, 4), (Ties::Forbidden, 9)] {
            let values = NumberRange { min: 1, max };
            let wishes =
                TreeWishes { branching: NumberRange { min: 2, max: 3 }, values, ties, ..TreeWishes::default() };
            let mut rng = SplitMix64::new(7);
            let shape = TreeShape::draw(&wishes, 2, &mut rng).unwrap();
            let mut draft = TreeDraft::new(wishes, &Wishes::default(), shape, &mut rng).unwrap();
            for _ in 0..50 {
                let before = draft.values.clone();
                let repair = draft.repair(&mut rng);
                let mut sorted = draft.values.clone();
                sorted.sort_unstable();
                sorted.dedup();
                assert!(ties == Ties::Allowed || sorted.len() == draft.values.len(), "{sorted:?}");
                draft.undo(repair);
                assert_eq!(draft.values, before);
            }
        }
    }

    #[test]
    fn all_values_are_used_where_there_are_as_many_as_leaves() {
        let values = NumberRange { min: -1, max: 2 };
        let wishes = TreeWishes { values, ties: Ties::Forbidden, ..TreeWishes::default() };
        let mut drawn = draw_different_values(&wishes, 4, &mut SplitMix64::new(1)).unwrap();
        drawn.sort_unstable();
        assert_eq!(drawn, [-1, 0, 1, 2]);
        assert_eq!(draw_different_values(&wishes, 5, &mut SplitMix64::new(1)), None);
    }

    #[test]
    fn nodes_are_named_row_by_row() {
        let wishes = TreeWishes { branching: NumberRange { min: 2, max: 2 }, ..TreeWishes::default() };
        let mut rng = SplitMix64::new(1);
        let shape = TreeShape::draw(&wishes, 2, &mut rng).unwrap();
        let names: Vec<_> = TreeDraft::new(wishes, &Wishes::default(), shape, &mut rng).unwrap().named_tree().ids();
        assert_eq!(names, ["A", "B", "D", "E", "C", "F", "G"]);
    }

    #[test]
    fn an_outline_counts_children_in_preorder() {
        let nim = AnyGame::Nim(Nim::new(&[1, 1], false).unwrap());
        assert_eq!(Outline::of(&nim, None, 5), Some(Outline(vec![2, 1, 0, 1, 0])));
        assert_eq!(Outline::of(&nim, None, 4), None);
        assert_eq!(Outline::of(&nim, Some(1), 5), Some(Outline(vec![2, 0, 0])));
    }
}
