//! The outline of an exercise's tree: how many children every node has, and nothing of the values.

use super::lookahead::{after_a_ply, moves_within};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;

/// The numbers of the children of all nodes, in preorder. 0: a leaf.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outline(Vec<usize>);

impl Outline {
    /// Returns the outline of the tree below a position, to a depth or to the end of the game. `None` if it has more than
    /// `max_nodes` nodes.
    #[must_use]
    pub fn of(position: &AnyGame, depth: Option<usize>, max_nodes: usize) -> Option<Self> {
        let mut counts = Vec::new();
        add(position, depth, max_nodes, &mut counts)?;
        Some(Self(counts))
    }

    /// Returns the outline of a tree with these children, in preorder.
    pub(super) fn of_children(children: &[Vec<usize>]) -> Self {
        Self(children.iter().map(Vec::len).collect())
    }

    /// Returns the number of children of each node, in preorder.
    #[must_use]
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

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::nim::Nim;

    #[test]
    fn an_outline_counts_children_in_preorder() {
        let nim = AnyGame::Nim(Nim::new(&[1, 1], false).unwrap());
        assert_eq!(Outline::of(&nim, None, 5), Some(Outline(vec![2, 1, 0, 1, 0])));
        assert_eq!(Outline::of(&nim, None, 4), None);
        assert_eq!(Outline::of(&nim, Some(1), 5), Some(Outline(vec![2, 0, 0])));
    }
}
