//! The minimal tree: the smallest tree that alpha-beta must visit.
//!
//! D. E. Knuth and R. W. Moore, "An Analysis of Alpha-Beta Pruning", 1975: in a tree of d plies with b moves at every
//! node, any search that proves a finite value of the root evaluates at least b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves, and
//! alpha-beta evaluates exactly those if the best move is first everywhere. The same holds for every ply above, if its
//! nodes are taken as the leaves. Does not depend on a game or a search.

/// The number of moves at a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Branching {
    /// The same number at every node, and all leaves equally deep.
    Uniform(u64),
    /// An average over an uneven tree: the b for which bᵈ is the number of leaves of the tree. The minimal tree is then
    /// an estimate, not a bound.
    Effective(f64),
}

impl Branching {
    /// Returns the number.
    pub const fn number(self) -> f64 {
        match self {
            Self::Uniform(moves) => moves as f64,
            Self::Effective(moves) => moves,
        }
    }
}

/// The size of a minimal tree.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MinimalTree {
    /// The number of moves at a node.
    pub branching: Branching,
    /// The ply of the deepest leaf, at least 1.
    pub plies: usize,
}

impl MinimalTree {
    /// Returns the minimal tree of a tree with this many leaves, the deepest at ply `plies`. `moves` is the number of
    /// moves at each inner node, if it is the same everywhere and all leaves are equally deep. Returns `None` if the
    /// root is a leaf.
    pub fn of(leaves: u64, plies: usize, moves: Option<u64>) -> Option<Self> {
        let effective = || Branching::Effective((leaves as f64).powf(1.0 / plies as f64));
        (0 < plies).then(|| Self { branching: moves.map_or_else(effective, Branching::Uniform), plies })
    }

    /// Returns the number of leaves.
    ///
    /// ```
    /// use poda_core::comparison::minimal::MinimalTree;
    ///
    /// let tree = MinimalTree::of(27, 3, Some(3)).unwrap();
    /// assert_eq!((tree.leaves(), tree.nodes()), (11.0, 1.0 + 3.0 + 5.0 + 11.0));
    /// ```
    pub fn leaves(&self) -> f64 {
        self.on_ply(self.plies)
    }

    /// Returns the total number of nodes on all plies.
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
