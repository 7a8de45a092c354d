//! The names of the notations of trees, and what was understood of a tree that was read.

use super::Words;
use crate::file::notation::{TreeNotation, TreeSize};

/// Returns the name of a notation.
pub fn notation_name(words: &Words, notation: TreeNotation) -> String {
    words.text(match notation {
        TreeNotation::Ron => "notation-ron",
        TreeNotation::Shorthand => "notation-shorthand",
        TreeNotation::Leaves => "notation-leaves",
        TreeNotation::Indentation => "notation-indentation",
        TreeNotation::Json => "notation-json",
        TreeNotation::Python => "notation-python",
        TreeNotation::Adjacency => "notation-adjacency",
        TreeNotation::Forest => "notation-forest",
        TreeNotation::Newick => "notation-newick",
        TreeNotation::Dot => "notation-dot",
        TreeNotation::Mermaid => "notation-mermaid",
        TreeNotation::Gambit => "notation-gambit",
        TreeNotation::Paths => "notation-paths",
    })
}

/// Returns what was understood of a text: its notation, and the size of the tree.
pub fn understood(words: &Words, notation: TreeNotation, size: TreeSize) -> String {
    let count = |key: &str, count: usize| words.counted(key, count as u64).into();
    let args = [
        ("notation", notation_name(words, notation).into()),
        ("nodes", count("count-nodes", size.nodes)),
        ("leaves", count("count-leaves", size.leaves)),
        ("plies", count("count-plies", size.plies)),
    ];
    words.fill("tree-understood", &args)
}
