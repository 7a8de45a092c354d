//! The union of the trees of all variants of an exercise: every place that one of them needs.

use super::tree::ExerciseTree;

/// The union of trees.
#[derive(Clone, Debug, Default)]
pub(super) struct UnionTree {
    /// The places of children of each place, in order.
    pub children: Vec<Vec<usize>>,
    /// How many plies below the root each place is.
    pub plies: Vec<usize>,
    /// By tree and node, the place.
    pub places: Vec<Vec<usize>>,
}

impl UnionTree {
    /// Returns the union of trees.
    pub fn of(trees: &[ExerciseTree]) -> Self {
        let mut union = Self { children: vec![Vec::new()], plies: vec![0], places: Vec::new() };
        for tree in trees {
            let mut places = vec![0; tree.nodes.len()];
            // Parents come before their children.
            for (node, content) in tree.nodes.iter().enumerate() {
                for (rank, &child) in content.children.iter().enumerate() {
                    places[child] = union.child(places[node], rank);
                }
            }
            union.places.push(places);
        }
        union
    }

    /// Returns a child of a place by its rank, which is added if it is missing.
    fn child(&mut self, place: usize, rank: usize) -> usize {
        if let Some(&child) = self.children[place].get(rank) {
            return child;
        }
        let child = self.children.len();
        self.children.push(Vec::new());
        self.plies.push(self.plies[place] + 1);
        self.children[place].push(child);
        child
    }

    /// Returns whether a place has children in no tree.
    pub fn is_leaf(&self, place: usize) -> bool {
        self.children[place].is_empty()
    }

    /// Returns whether a place has children, all of them leaves.
    pub fn has_only_leaves(&self, place: usize) -> bool {
        !self.is_leaf(place) && self.children[place].iter().all(|&child| self.is_leaf(child))
    }
}
