//! Names that look like a side although they are read as names.

use super::label::looks_like_side;
use poda_core::game::Game;
use poda_core::game::tree::Tree;
use poda_core::score::Turn;

/// A name that looks like a side, at a node where another side moves: `MIN1` where MAX moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SideName {
    /// The name of the first such node.
    pub name: String,
    pub turn: Turn,
    /// The number of further nodes with such names.
    pub others: usize,
}

impl SideName {
    /// Returns the first such name in a tree; `None` if there is none, or if the tree has several players.
    ///
    /// ```
    /// use poda_core::score::Player;
    /// use poda_words::file::notation::{SideName, read_tree};
    ///
    /// let named = |text| SideName::first_of(&read_tree(text, Player::Max, None).unwrap().tree).map(|found| found.name);
    /// assert_eq!(named("MIN1(B(3, 12), C(2, 4))"), Some("MIN1".to_owned()));
    /// assert_eq!(named("MIN(B(3, 12), C(2, 4))"), None);
    /// assert_eq!(named("MAX1(B(3, 12), C(2, 4))"), None);
    /// ```
    pub fn first_of(tree: &Tree) -> Option<Self> {
        if tree.players().is_some() {
            return None;
        }
        let inner = (0..tree.node_count()).filter(|&at| !tree.children_of(at).is_empty());
        let mut named = inner.filter_map(|at| {
            let (name, turn) = (tree.name_of(at)?, tree.turn_of(at));
            looks_like_side(name).is_some_and(|side| side != turn).then_some((name, turn))
        });
        let (name, turn) = named.next()?;
        Some(Self { name: name.to_owned(), turn, others: named.count() })
    }
}
