//! `poda trace --format outline`: the tree at the end of the search as text, one node per line, for screen readers and
//! braille displays.

use crate::deadline::Deadline;
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::passes::Passes;
use poda_words::i18n::Words;
use poda_words::i18n::narration::pass_begins;
use poda_words::i18n::node_names::NodeNames;
use poda_words::i18n::spoken_node::{ChildPlace, known_in_words, spoken_node};
use std::collections::HashMap;
use std::io::{self, Write};

/// The number of plies up to which lines are indented further.
pub(super) const MAX_INDENTED: usize = 60;

/// Prints each pass as a tree. Returns whether there was time for all of them.
pub(super) fn print_passes(
    words: &Words,
    passes: &Passes<AnyGame>,
    deadline: Deadline,
    out: &mut impl Write,
) -> io::Result<bool> {
    for recording in passes.iter() {
        if let Some(begins) = pass_begins(words, recording) {
            writeln!(out, "{}", begins.plain())?;
        }
        let (trace, names) = (recording.trace(), NodeNames::new(words, recording));
        let end = trace.end();
        let mut places = HashMap::new();
        for node in trace.nodes() {
            if deadline.is_over() {
                return Ok(false);
            }
            let children: Vec<NodeId> = trace.children(node).collect();
            places.extend(ChildPlace::of(recording, &children));
            let said = spoken_node(&names, node, &known_in_words(&names, &end, node), places.remove(&node));
            writeln!(out, "{:indent$}{said}", "", indent = 2 * trace.ply(node).min(MAX_INDENTED))?;
        }
    }
    Ok(true)
}
