//! The text about the overview of a tree: how many nodes are in the picture, and how many the search has visited.

use crate::i18n::Words;
use crate::i18n::styled_text::StyledText;
use poda_core::trace::{NodeId, Trace};

/// Returns the text above the legend of the overview of a subtree.
pub fn overview_text(words: &Words, trace: &Trace, root: NodeId) -> StyledText {
    let count = trace.subtree_range(root).len() as u64;
    let visited = trace.end().stats().nodes;
    let nodes = ("nodes", words.counted("count-nodes", count).into());
    if root != NodeId::ROOT {
        words.styled("overview-explained", &[nodes])
    } else if visited < count {
        words.styled("overview-explained-whole", &[nodes, ("visited", words.number(visited).into())])
    } else {
        words.styled("overview-explained-visited", &[nodes])
    }
}
