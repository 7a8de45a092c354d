//! The errors of trees in shorthand.

use poda_core::score::Score;

/// A position in a text: its line and its column, both counted from 1, the column in characters.
pub(super) type LineColumn = (usize, usize);

/// The first error in a text, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct ShorthandError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1, in characters.
    pub column: usize,
    /// The error.
    pub kind: ShorthandErrorKind,
}

impl ShorthandError {
    pub(super) const fn new((line, column): LineColumn, kind: ShorthandErrorKind) -> Self {
        Self { line, column, kind }
    }
}

/// The kind of an error of a tree in shorthand.
#[derive(Clone, Debug, PartialEq)]
pub enum ShorthandErrorKind {
    /// The text contains no node.
    Empty,
    /// An opening bracket is not closed.
    Unclosed(char),
    /// A closing bracket has no opening bracket of its kind.
    Unopened(char),
    /// Brackets enclose nothing.
    NoChildren,
    /// A name is followed neither by a value nor by children.
    NoValue(String),
    /// `=`, `:` or a quote is in a position where it is not allowed.
    Misplaced(char),
    /// A number is too large for the number type.
    TooLarge(String),
    /// A number before a colon in braces is not an integer from 1 to [`MAX_WEIGHT`](poda_core::game::tree::MAX_WEIGHT).
    NotAWeight(Score),
    /// Two nodes have the same name.
    NameTaken(String),
    /// The name of a node is the id of a node without a name.
    NameIsAnId(String),
    /// The number of leaves is not a power of the number of children per node.
    Uneven {
        /// The number of leaves.
        leaves: usize,
        /// The number of children that every node should have.
        by: usize,
    },
    /// The indentation of a line differs from that of every line above it.
    Indentation,
    /// The tree has too many levels.
    TooDeep,
    /// The tree has more than [`MAX_NODES`] nodes.
    TooMany,
}

/// The largest number of nodes of a tree in shorthand.
pub const MAX_NODES: usize = 100_000;
