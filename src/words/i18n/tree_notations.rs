//! What was understood of a tree that was read.

use super::message_args::turn_name;
use super::node_names::shortened;
use super::{Words, args};
use crate::file::notation::{SideName, TreeNotation, TreeSize};
use crate::messages::ToArgument;
use poda_core::text::visible;

/// Returns what was understood of a text: its notation, the size of the tree, and a name in it that looks like a side.
pub fn understood(words: &Words, notation: TreeNotation, size: TreeSize, side_name: Option<&SideName>) -> String {
    let count = |key: &str, count: usize| words.counted(key, count as u64);
    let args = args![
        notation = notation.to_argument(words),
        nodes = count("count-nodes", size.nodes),
        leaves = count("count-leaves", size.leaves),
        plies = count("count-plies", size.plies),
    ];
    let mut said = vec![words.fill("tree-understood", &args)];
    said.extend(side_name.map(|side_name| side_as_name(words, side_name)));
    said.join(" ")
}

fn side_as_name(words: &Words, SideName { name, turn, others }: &SideName) -> String {
    let args = args![name = shortened(&visible(name)), mover = turn_name(words, *turn), others = *others];
    words.fill("tree-side-as-name", &args)
}
