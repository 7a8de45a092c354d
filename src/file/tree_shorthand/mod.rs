//! Trees as people type them: groups in brackets, `(3 12 8)(2 4 6)`; named nodes, `A(B(3,12,8),C(2,4,6))`; a list of leaves
//! with the number of children that every node has, `3,12,8,2,4,6,14,5,2 by 3`; and lines that are indented under their
//! parents.
//!
//! Numbers are separated by blanks, commas or semicolons; where there is a semicolon, a comma between digits is a decimal
//! comma. `name=value` is a leaf with a name, or before a bracket an inner node with an estimate. Sides take turns. Trees in
//! RON, with everything else that they can say, are read by [`load_tree`](super::load_tree).

mod brackets;
mod indented;
mod leaf_list;
mod lexer;

use crate::game::tree::{MAX_LEVELS, Tree, TreeFault, TreeNode};
use crate::score::{Player, Score};

pub use leaf_list::{count as count_of_leaves, groupings};

/// The most levels that a typed tree may have.
pub const MOST_LEVELS: usize = MAX_LEVELS;

/// The most nodes that a typed tree may have.
pub const MAX_NODES: usize = 100_000;

/// Why a text is no tree, and where.
#[derive(Clone, Debug, PartialEq)]
pub struct ShorthandError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, counted in characters.
    pub column: usize,
    /// What is wrong there.
    pub fault: ShorthandErrorKind,
}

/// What is wrong with a text that was to be a tree.
#[derive(Clone, Debug, PartialEq)]
pub enum ShorthandErrorKind {
    /// Nothing is written.
    Empty,
    /// A bracket is never closed.
    Unclosed(char),
    /// A bracket closes what was never opened, or another kind of bracket.
    Unopened(char),
    /// Nothing stands between two brackets.
    NoChildren,
    /// A name is followed neither by a value nor by children.
    NoValue(String),
    /// A sign stands where there is nothing for it to join.
    Misplaced(char),
    /// A number is too large to be calculated with.
    TooLarge(String),
    /// Two nodes have one name.
    NameTaken(String),
    /// A name is the id of a node without one.
    NameIsAnId(String),
    /// So many leaves cannot be divided evenly, so many to every node.
    Uneven {
        /// How many leaves there are.
        leaves: usize,
        /// How many children every node was to have.
        by: usize,
    },
    /// A line is indented to where no earlier line stands.
    Indentation,
    /// There are more levels than a tree may have.
    TooDeep,
    /// There are more nodes than can be typed.
    TooMany,
}

/// Reads a tree with `root` to move first. `by`: how many children every node has, where only leaves are listed; none: the root
/// has them all, unless the text ends with a number of its own, `by 3`.
///
/// # Errors
/// The first [`ShorthandError`] that there is.
///
/// ```
/// use poda::file::tree_shorthand::read;
/// use poda::file::write_tree;
/// use poda::score::Player;
///
/// for text in ["(3 12 8)(2 4 6)", "((3; 12; 8), [2 4 6])"] {
///     let tree = read(text, Player::Max, None).unwrap();
///     assert_eq!(write_tree(&tree), "[[3, 12, 8], [2, 4, 6]]");
/// }
/// let tree = read("3 12 2 4 by 2", Player::Max, None).unwrap();
/// assert_eq!(write_tree(&tree), "[[3, 12], [2, 4]]");
/// ```
pub fn read(text: &str, root: Player, by: Option<usize>) -> Result<Tree, ShorthandError> {
    let builder = if text.contains(['(', '[', '{', ')', ']', '}']) {
        brackets::read(text)?
    } else if leaf_list::is_list(text) {
        leaf_list::read(text, by)?
    } else {
        indented::read(text)?
    };
    builder.into_tree(root)
}

/// Where something stands in a text: its line and column, from 1.
type At = (usize, usize);

fn problem((line, column): At, fault: ShorthandErrorKind) -> ShorthandError {
    ShorthandError { line, column, fault }
}

/// A tree while it is read: its nodes in reading order, each with the place where it was written.
#[derive(Debug, Default)]
struct TreeBuilder {
    nodes: Vec<BuilderNode>,
}

#[derive(Debug)]
struct BuilderNode {
    name: Option<String>,
    value: Option<Score>,
    children: Vec<usize>,
    at: At,
    level: usize,
}

impl TreeBuilder {
    /// Adds a node below `parent`, which is one of those before it.
    fn add(
        &mut self,
        parent: Option<usize>,
        name: Option<String>,
        value: Option<Score>,
        at: At,
    ) -> Result<usize, ShorthandError> {
        let (index, level) = (self.nodes.len(), parent.map_or(0, |parent| self.nodes[parent].level + 1));
        // A root may be put above all of them in the end.
        if MAX_LEVELS <= level + 1 {
            return Err(problem(at, ShorthandErrorKind::TooDeep));
        }
        if MAX_NODES <= index {
            return Err(problem(at, ShorthandErrorKind::TooMany));
        }
        self.nodes.push(BuilderNode { name, value, children: Vec::new(), at, level });
        if let Some(parent) = parent {
            self.nodes[parent].children.push(index);
        }
        Ok(index)
    }

    /// The nodes without a parent, which are one tree, or become the children of a root without a name.
    fn into_tree(self, root: Player) -> Result<Tree, ShorthandError> {
        let tops: Vec<usize> = (0..self.nodes.len()).filter(|&node| self.nodes[node].level == 0).collect();
        let above = usize::from(tops.len() != 1);
        let mut places = Vec::with_capacity(self.nodes.len() + above);
        let mut nodes = Vec::with_capacity(self.nodes.len() + above);
        let player = |level: usize| if level.is_multiple_of(2) { root } else { root.opponent() };
        if above == 1 {
            let Some(first) = self.nodes.first() else { return Err(problem((1, 1), ShorthandErrorKind::Empty)) };
            places.push(first.at);
            let children = tops.iter().map(|top| top + 1).collect();
            nodes.push(TreeNode { name: None, player: root, move_label: None, value: None, children });
        }
        for node in self.nodes {
            places.push(node.at);
            nodes.push(TreeNode {
                name: node.name,
                player: player(node.level + above),
                move_label: None,
                value: node.value,
                children: node.children.into_iter().map(|child| child + above).collect(),
            });
        }
        let names: Vec<_> = nodes.iter().map(|node| node.name.clone().unwrap_or_default()).collect();
        Tree::new(nodes).map_err(|faults| {
            let fault = &faults[0];
            let name = names[fault.node()].clone();
            let fault_here = match fault {
                TreeFault::NameTaken { .. } => ShorthandErrorKind::NameTaken(name),
                TreeFault::NameIsAnId { .. } => ShorthandErrorKind::NameIsAnId(name),
                TreeFault::LeafWithoutValue { .. } | TreeFault::EmptyName { .. } => ShorthandErrorKind::NoValue(name),
            };
            problem(places[fault.node()], fault_here)
        })
    }
}

#[cfg(test)]
mod tests;
