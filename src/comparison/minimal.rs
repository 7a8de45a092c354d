//! The least that alpha-beta has to look at: the minimal tree.
//!
//! D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975: in a tree of d plies with b moves at every
//! node, any search that proves a finite value of the root evaluates at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves, and alpha-beta evaluates
//! exactly those if the best move stands first everywhere. The same holds of every ply k above: that many of its nodes
//! have to be entered. Knows no game and no search.

/// How many moves a node has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Branching {
    /// The same number at every node, and all leaves equally deep.
    Uniform(u64),
    /// One number that stands for many: the b for which bᵈ is the number of leaves that the tree really has. What follows
    /// from it is what a uniform tree of that size would need, and no bound.
    Effective(f64),
}

impl Branching {
    /// The number.
    #[must_use]
    pub const fn number(self) -> f64 {
        match self {
            Self::Uniform(moves) => moves as f64,
            Self::Effective(moves) => moves,
        }
    }
}

/// The minimal tree of a tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinimalTree {
    /// How many moves a node has.
    pub branching: Branching,
    /// How many plies the deepest leaf is below the root; at least one.
    pub plies: usize,
}

impl MinimalTree {
    /// The minimal tree of a tree with so many leaves, the deepest so many plies down; `moves`: how many each inner node
    /// has, if that is one number and all leaves are equally deep. `None` of a root that is a leaf.
    #[must_use]
    pub fn of(leaves: u64, plies: usize, moves: Option<u64>) -> Option<Self> {
        let effective = || Branching::Effective((leaves as f64).powf(1.0 / plies as f64));
        (0 < plies).then(|| Self { branching: moves.map_or_else(effective, Branching::Uniform), plies })
    }

    /// How many leaves it has.
    ///
    /// ```
    /// use poda::comparison::minimal::MinimalTree;
    ///
    /// let tree = MinimalTree::of(27, 3, Some(3)).unwrap();
    /// assert_eq!((tree.leaves(), tree.nodes()), (11.0, 1.0 + 3.0 + 5.0 + 11.0));
    /// ```
    #[must_use]
    pub fn leaves(&self) -> f64 {
        self.on_ply(self.plies)
    }

    /// How many nodes it has, on all plies together.
    #[must_use]
    pub fn nodes(&self) -> f64 {
        (0..=self.plies).map(|ply| self.on_ply(ply)).sum()
    }

    fn on_ply(&self, ply: usize) -> f64 {
        let power = |plies: usize| self.branching.number().powi(i32::try_from(plies).unwrap_or(i32::MAX));
        power(ply.div_ceil(2)) + power(ply / 2) - 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn uneven_trees_get_the_branching_that_gives_their_leaves() {
        let tree = MinimalTree::of(255_168, 9, None).unwrap();
        let Branching::Effective(moves) = tree.branching else { panic!("tic-tac-toe is uneven") };
        assert!((moves.powi(9) - 255_168.0).abs() < 1e-3, "{moves}");
        assert!((tree.leaves() - (moves.powi(5) + moves.powi(4) - 1.0)).abs() < 1e-9);
        assert_eq!(MinimalTree::of(1, 0, None), None);
    }
}
