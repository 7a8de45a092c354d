//! What the transposition table held for a node, in a few words.

use super::Words;
use super::styled_text::StyledText;
use poda_core::trace::NodeId;
use poda_core::trace::moment::Moment;

/// Returns what the table held for a node, once it has been probed; `None` for a node that it did not answer.
#[must_use]
pub fn table_hit(words: &Words, moment: &Moment<'_>, node: NodeId) -> Option<StyledText> {
    let trace = moment.trace();
    let depth = trace.table_hit_depth(node)?;
    let is_asked = trace.entered_at(node).is_some_and(|entered| entered < moment.step());
    let known = ("known", moment.shown_value(node).to_string().into());
    Some(match depth {
        _ if !is_asked => return None,
        Some(depth) => words.styled("hover-table-hit-depth", &[known, ("depth", depth.into())]),
        None => words.styled("hover-table-hit", &[known]),
    })
}
