//! The shapes of explicit trees: drawn from the wishes, and how large they get.

use super::outline::Outline;
use super::size_limits::MAX_NODES;
use poda_core::document::wishes::{Evenness, NumberRange, Ties, TreeWishes};
use poda_core::search::split_mix_64::SplitMix64;

/// The shape of a tree: its nodes in preorder, the root first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct TreeShape {
    /// The indices of each node's children. None: a leaf.
    pub children: Vec<Vec<usize>>,
    /// How many plies below the root each node is.
    pub plies: Vec<usize>,
}

impl TreeShape {
    /// Draws a shape of a depth in plies. Returns `None` if it gets more than [`MAX_NODES`] nodes.
    pub fn draw(wishes: &TreeWishes, depth: usize, rng: &mut SplitMix64) -> Option<Self> {
        let most = greatest_branching(wishes, depth)?;
        let branching = NumberRange { least: wishes.branching.least, most };
        let mut shape = Self { children: Vec::new(), plies: Vec::new() };
        shape.draw_node(0, depth, branching, wishes.evenness, rng)?;
        Some(shape)
    }

    /// Draws a node and everything below it, and returns its index.
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
            let count = branching.least as u64 + rng.below((branching.most - branching.least + 1) as u64);
            for _ in 0..count {
                let child = self.draw_node(ply + 1, depth, branching, evenness, rng)?;
                self.children[node].push(child);
            }
        }
        Some(node)
    }

    /// Returns the shape with an outline.
    pub fn with_outline(outline: &Outline) -> Self {
        let counts = outline.child_counts();
        let mut shape = Self { children: vec![Vec::new(); counts.len()], plies: vec![0; counts.len()] };
        // The nodes above the next one that still miss children, each with how many.
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

    /// Returns the outline.
    pub fn outline(&self) -> Outline {
        Outline::of_children(&self.children)
    }

    /// Returns the leaves from left to right.
    pub fn leaves(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.children.len()).filter(|&node| self.children[node].is_empty())
    }

    /// Returns whether there are leaves at the full depth, and above it if and only if that is wished for.
    pub fn is_as_even_as_wished(&self, evenness: Evenness, depth: usize) -> bool {
        let has_full = self.leaves().any(|leaf| self.plies[leaf] == depth);
        let has_early = self.leaves().any(|leaf| self.plies[leaf] < depth);
        has_full && has_early == (evenness == Evenness::Ragged)
    }

    /// Returns the indices of the nodes row by row from the top, each row from left to right.
    pub fn by_rows(&self) -> Vec<usize> {
        let mut nodes: Vec<_> = (0..self.children.len()).collect();
        nodes.sort_by_key(|&node| self.plies[node]);
        nodes
    }
}

/// Returns the number of values that leaves may have.
pub(super) fn value_count(wishes: &TreeWishes) -> u64 {
    let NumberRange { least, most } = wishes.values;
    u64::try_from(i64::from(most) - i64::from(least) + 1).unwrap_or(0)
}

/// Returns the smallest number of leaves of a tree of a depth in plies.
pub(super) fn fewest_leaves(least_branching: usize, depth: usize, evenness: Evenness) -> u64 {
    let least = least_branching as u64;
    match evenness {
        Evenness::Uniform => (0..depth).fold(1, |leaves: u64, _| leaves.saturating_mul(least)),
        // One line goes down to the full depth; what is beside it ends at once.
        Evenness::Ragged => (least.saturating_sub(1) * depth as u64 + 1).max(2),
    }
}

/// Returns the greatest branching wished for with which an even tree has at most [`MAX_NODES`] nodes and, where ties are
/// forbidden, at most as many leaves as there are values. Where there is none, returns the least branching for a ragged tree,
/// which may be smaller, and `None` for an even one.
pub(super) fn greatest_branching(wishes: &TreeWishes, depth: usize) -> Option<usize> {
    let NumberRange { least, most } = wishes.branching;
    let fits = |&branching: &usize| {
        let leaves = fewest_leaves(branching, depth, Evenness::Uniform);
        let nodes: u64 =
            (0..=depth).map(|depth| fewest_leaves(branching, depth, Evenness::Uniform)).fold(0, u64::saturating_add);
        nodes <= MAX_NODES as u64 && (wishes.ties != Ties::Forbidden || leaves <= value_count(wishes))
    };
    let is_ragged = wishes.evenness == Evenness::Ragged;
    (least..=most).rev().find(fits).or_else(|| is_ragged.then_some(least))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shape_is_within_the_wishes() {
        let uniform = TreeWishes { branching: NumberRange { least: 2, most: 4 }, ..TreeWishes::default() };
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
        let wide = TreeWishes { branching: NumberRange { least: 2, most: 10 }, ..TreeWishes::default() };
        assert_eq!([1, 2, 3, 4, 5, 8].map(|depth| greatest_branching(&wide, depth)), [10, 10, 8, 4, 3, 2].map(Some));
        let without_ties = TreeWishes { ties: Ties::Forbidden, ..wide };
        assert_eq!(greatest_branching(&without_ties, 2), Some(4), "of 21 values");
        let large = TreeWishes { branching: NumberRange { least: 5, most: 5 }, ..wide };
        assert_eq!(greatest_branching(&large, 8), None);
        assert_eq!(greatest_branching(&TreeWishes { evenness: Evenness::Ragged, ..large }, 8), Some(5));
    }

    #[test]
    fn the_smallest_trees_have_these_leaves() {
        assert_eq!(fewest_leaves(3, 4, Evenness::Uniform), 81);
        assert_eq!(fewest_leaves(3, 2, Evenness::Ragged), 5);
        assert_eq!(fewest_leaves(1, 2, Evenness::Ragged), 2);
    }
}
