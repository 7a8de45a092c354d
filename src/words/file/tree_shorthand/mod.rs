//! Trees in shorthand, as users type them: groups in brackets, `(3 12 8)(2 4 6)`; named nodes, `A(B(3,12,8),C(2,4,6))`; a list of
//! leaves with the number of children of every node, `3,12,8,2,4,6,14,5,2 by 3`; and lines that are indented under their
//! parents.
//!
//! Numbers are separated by spaces, commas or semicolons. In a text with semicolons, a comma between digits is a decimal comma.
//! `name=value` is a leaf with a name, or, before a bracket, an inner node with an estimate. Sides take turns. Trees in RON,
//! which can express everything else, are parsed by [`load_tree`](super::load_tree).

mod brackets;
mod builder;
mod error;
mod indented;
mod leaf_list;
mod lexer;

pub use builder::MAX_NODES;
pub use error::{ShorthandError, ShorthandErrorKind};
pub use leaf_list::{count_of_leaves, groupings};
pub use poda_core::game::tree::max_levels;

use poda_core::game::tree::Tree;
use poda_core::score::Player;

/// Parses a tree in which `root` moves first. `by` is the number of children of every node of a list of leaves that does not
/// end with one of its own, as in `by 3`. If it is `None`, all leaves are children of the root.
///
/// # Errors
/// Returns the first [`ShorthandError`].
///
/// ```
/// use poda_words::file::tree_shorthand::parse;
/// use poda_words::file::write_tree;
/// use poda_core::score::Player;
///
/// for text in ["(3 12 8)(2 4 6)", "((3; 12; 8), [2 4 6])"] {
///     let tree = parse(text, Player::Max, None).unwrap();
///     assert_eq!(write_tree(&tree), "[[3, 12, 8], [2, 4, 6]]");
/// }
/// let tree = parse("3 12 2 4 by 2", Player::Max, None).unwrap();
/// assert_eq!(write_tree(&tree), "[[3, 12], [2, 4]]");
/// ```
pub fn parse(text: &str, root: Player, by: Option<usize>) -> Result<Tree, ShorthandError> {
    let builder = if text.contains(['(', '[', '{', ')', ']', '}']) {
        brackets::parse(text)?
    } else if leaf_list::is_list(text) {
        leaf_list::parse(text, by)?
    } else {
        indented::parse(text)?
    };
    builder.into_tree(root)
}

#[cfg(test)]
mod tests;
