//! The effect of an edit of the position: the work of the searches before and after it, and their answers.

use crate::i18n::comparison::minimal_formula;
use crate::i18n::styled_text::StyledText;
use crate::i18n::{Words, args};
use poda_core::comparison::minimal::MinimalTree;
use poda_core::score::Score;
use poda_core::search::stats::SearchStats;

pub fn edit_work(words: &Words, before: &SearchStats, after: &SearchStats) -> StyledText {
    let number = |count: u64| words.number(count);
    if (before.nodes, before.leaves) == (after.nodes, after.leaves) {
        let counted = [("nodes", "count-nodes", after.nodes), ("leaves", "count-leaves", after.leaves)];
        return words.styled(
            "edit-feedback-work-same",
            &counted.map(|(name, key, count)| (name, words.counted(key, count).into())),
        );
    }
    words.styled(
        "edit-feedback-work",
        &args![
            nodes_before = number(before.nodes),
            nodes = number(after.nodes),
            leaves_before = number(before.leaves),
            leaves = number(after.leaves),
        ],
    )
}

/// Returns both answers, which are exact.
pub fn edit_answer(words: &Words, before: Score, after: Score) -> StyledText {
    let key = if before == after { "edit-feedback-answer-same" } else { "edit-feedback-answer" };
    words.styled(key, &args![before, score = after])
}

/// Returns the leaves of the minimal tree of a tree whose inner nodes have this many children each.
pub fn edit_minimal(words: &Words, children: u64, tree: &MinimalTree) -> StyledText {
    // A count of leaves is written as an integer.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "no more leaves than there are")]
    let leaves = tree.leaves().round() as u64;
    let formula = minimal_formula(&children.to_string(), tree.plies);
    let args = args![formula, leaves = words.counted("count-leaves", leaves)];
    words.styled("edit-feedback-minimal", &args)
}

/// Returns a sentence that says that the edited node is below the depth of the search.
pub fn edit_beyond(words: &Words, depth: usize) -> StyledText {
    words.styled("edit-feedback-beyond", &args![depth])
}

/// Returns a sentence that says that the order of cells applies to every node.
pub fn edit_cells(words: &Words) -> StyledText {
    words.styled("edit-feedback-cells", &[])
}
