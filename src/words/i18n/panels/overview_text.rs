//! The text about the overview of a tree: how many nodes are in the picture, and how many the search has visited.

use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::trace::{NodeId, Trace};

/// Returns the text above the legend of the overview of a subtree.
pub fn overview_text(words: &Words, trace: &Trace, root: NodeId) -> StyledText {
    let count = trace.subtree_range(root).len() as u64;
    let visited = trace.end().stats().nodes;
    let nodes = words.counted("count-nodes", count);
    if root != NodeId::ROOT {
        words.styled("overview-explained", &args![nodes])
    } else if visited < count {
        words.styled("overview-explained-whole", &args![nodes, visited = words.number(visited)])
    } else {
        words.styled("overview-explained-visited", &args![nodes])
    }
}
