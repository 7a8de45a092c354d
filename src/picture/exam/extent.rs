//! How large the tree of an exercise is on paper, in abstract columns and lines, and whether it fits on a page.
//!
//! What is measured is the outline, with everything asked for: which exercises a paper has depends neither on the size of the
//! paper nor on what is asked. Other numbers would give other exercises for the same seeds.

use poda_core::document::wishes::{WishedGame, Wishes};
use poda_words::practice::generator::Outline;

/// How many columns are side by side on a page.
pub const MAX_COLUMNS: usize = 54;
/// How many lines are one below another on a page.
pub const MAX_LINES: usize = 40;
/// The columns of an inner node.
pub const INNER_COLUMNS: usize = 5;
/// The lines of an inner node, with the edges below it.
pub const INNER_LINES: usize = 6;
/// The columns of a node with stacked leaves.
pub const STACK_COLUMNS: usize = 7;
/// The columns of a leaf of a position beside inner nodes.
pub const SINGLE_LEAF_COLUMNS: usize = 4;
/// The lines of a leaf that is not stacked.
const LEAF_LINES: usize = 2;

/// How the leaves of a tree are laid out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafLayout {
    /// Side by side: the leaves of an explicit tree.
    Row {
        /// The columns of a leaf.
        columns: usize,
    },
    /// One below another, with their sums: the leaves of a position, where a node has no other children.
    Stack,
}

impl LeafLayout {
    /// Returns the layout for the exercises of these wishes.
    #[must_use]
    pub fn of(wishes: &Wishes) -> Self {
        match wishes.game {
            WishedGame::Tree(tree) => {
                let letters = [tree.values.least, tree.values.most].map(|value| value.to_string().len());
                Self::row(letters.into_iter().max().unwrap_or_default())
            }
            _ => Self::Stack,
        }
    }

    /// Returns the layout for leaves whose values have at most so many letters: two columns hold three.
    #[must_use]
    pub const fn row(letters: usize) -> Self {
        let columns = (6 * letters + 1).div_ceil(10);
        Self::Row { columns: if columns < 2 { 2 } else { columns } }
    }

    /// Returns the columns of a leaf that is not stacked.
    pub const fn leaf_columns(self) -> usize {
        match self {
            Self::Row { columns } => columns,
            Self::Stack => SINGLE_LEAF_COLUMNS,
        }
    }
}

/// The extent of a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Extent {
    /// The number of columns.
    pub columns: usize,
    /// The number of lines.
    pub lines: usize,
}

impl Extent {
    /// Measures the tree with an outline.
    #[must_use]
    pub fn of(outline: &Outline, leaves: LeafLayout) -> Self {
        measure(&mut outline.child_counts().iter().copied(), leaves).0
    }

    /// Returns whether the tree fits on a page.
    pub const fn fits(self) -> bool {
        self.columns <= MAX_COLUMNS && self.lines <= MAX_LINES
    }
}

/// Measures the next node of an outline with all below it. Returns also whether it is a leaf.
fn measure(counts: &mut impl Iterator<Item = usize>, leaves: LeafLayout) -> (Extent, bool) {
    let children = counts.next().unwrap_or_default();
    if children == 0 {
        return (Extent { columns: leaves.leaf_columns(), lines: LEAF_LINES }, true);
    }
    let (mut below, mut has_only_leaves) = (Extent::default(), true);
    for _ in 0..children {
        let (child, is_leaf) = measure(counts, leaves);
        below = Extent { columns: below.columns + child.columns, lines: below.lines.max(child.lines) };
        has_only_leaves &= is_leaf;
    }
    let extent = if leaves == LeafLayout::Stack && has_only_leaves {
        Extent { columns: STACK_COLUMNS, lines: INNER_LINES + children }
    } else {
        Extent { columns: below.columns.max(INNER_COLUMNS), lines: INNER_LINES + below.lines }
    };
    (extent, false)
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::game::any::AnyGame;
    use poda_core::game::tic_tac_toe::{TicTacToe, TicTacToeRules};

    #[test]
    fn a_position_with_seven_moves_fits_and_one_with_eight_does_not() {
        let empty = AnyGame::TicTacToe(TicTacToe::new(TicTacToeRules::default()));
        let extent = |position: &AnyGame, depth| {
            Extent::of(&Outline::of(position, Some(depth), 1_000).unwrap(), LeafLayout::Stack)
        };
        assert_eq!(extent(&empty, 1), Extent { columns: 7, lines: 6 + 9 });
        assert_eq!(extent(&empty, 2), Extent { columns: 9 * 7, lines: 6 + 6 + 8 });
        assert!(extent(&empty, 1).fits() && !extent(&empty, 2).fits());
    }

    #[test]
    fn the_usual_trees_fit_and_long_values_take_room() {
        assert_eq!([1, 2, 3, 4, 5, 8].map(|letters| LeafLayout::row(letters).leaf_columns()), [2, 2, 2, 3, 4, 5]);
        let usual = super::super::usual_wishes();
        assert_eq!(LeafLayout::of(&usual), LeafLayout::Row { columns: 2 });
    }
}
