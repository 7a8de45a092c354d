//! References to nodes in a text: the words that are names of nodes.

use super::Words;
use super::node_names::NodeNames;
use poda_core::game::GameView;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use std::ops::Range;

/// The number of nodes of the largest tree whose nodes are found in texts. In a larger one, a name is far away from its
/// node.
const MAX_NODES: usize = 200;

/// Returns the names of nodes of an explicit tree in a text, as ranges of bytes, from left to right.
pub fn node_references<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    text: &str,
) -> Vec<(Range<usize>, NodeId)> {
    if !recording.root().is_explicit_tree() || MAX_NODES < recording.trace().nodes().len() {
        return Vec::new();
    }
    let names = NodeNames::new(words, recording);
    let nodes: Vec<(String, NodeId)> = recording.trace().nodes().map(|node| (names.short(node), node)).collect();
    let is_of_word = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut found = Vec::new();
    let mut start = 0;
    for word in text.split(|letter| !is_of_word(letter)) {
        let range = start..start + word.len();
        start = range.end + text[range.end..].chars().next().map_or(0, char::len_utf8);
        if let Some((_, node)) = nodes.iter().find(|(name, _)| name == word)
            && !is_another_word(words, word, &text[range.end..])
        {
            found.push((range, *node));
        }
    }
    found
}

/// Returns whether a word that is the name of a node is more likely a word of the language: an article or a conjunction
/// before another word.
fn is_another_word(words: &Words, word: &str, rest: &str) -> bool {
    words.rules().one_letter_words.iter().any(|other| other == word)
        && rest.strip_prefix(' ').is_some_and(|next| next.starts_with(char::is_alphabetic))
}
