//! The notations of trees that are read. Their messages are their names.

use crate::messages::Message;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Message)]
#[message(prefix = "notation")]
pub enum TreeNotation {
    /// A node as in a position file, which is also how JSON writes nested lists.
    Ron,
    /// Groups in brackets, `(3 12 8)(2 4 6)`.
    Shorthand,
    /// The leaves, and the number of children of every node, `3 12 2 4 by 2`.
    Leaves,
    /// Lines that are indented under their parents.
    Indentation,
    Json,
    /// Lists, tuples and dictionaries of Python.
    Python,
    /// Lists of children by their names, `a: [b, c]`.
    Adjacency,
    /// The LaTeX package `forest`.
    Forest,
    /// `((3,12)B,(2,4)C)A;`
    Newick,
    /// The language of Graphviz.
    Dot,
    /// Flowcharts and mind maps of Mermaid.
    Mermaid,
    /// The extensive form of Gambit.
    Gambit,
    /// A table with the path to each leaf.
    Paths,
}

impl TreeNotation {
    /// All notations, in the order of the manual.
    pub const ALL: [Self; 13] = [
        Self::Ron,
        Self::Shorthand,
        Self::Leaves,
        Self::Indentation,
        Self::Json,
        Self::Python,
        Self::Adjacency,
        Self::Mermaid,
        Self::Forest,
        Self::Newick,
        Self::Dot,
        Self::Gambit,
        Self::Paths,
    ];
}
