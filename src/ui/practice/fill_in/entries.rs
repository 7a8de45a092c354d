//! What was written, as the picture draws it.

use super::state::FillIn;
use crate::picture::draw::{Entry, EntryMark, NodeEntries};
use crate::practice::Answer;
use crate::practice::blank::{BlankField, BlankPart, Mark};
use crate::trace::{NodeId, Trace};

/// Returns what was written at the nodes of a tree, for [`draw_entries`](crate::picture::draw::draw_entries).
#[must_use]
pub fn entries(trace: &Trace, fill_in: &FillIn) -> Vec<NodeEntries> {
    trace.nodes().map(|node| node_entries(fill_in, node)).filter(|entries| !is_blank(entries)).collect()
}

/// Returns how a mark is drawn.
#[must_use]
pub const fn entry_mark(mark: Mark) -> EntryMark {
    match mark {
        Mark::Right => EntryMark::Right,
        Mark::Consequent => EntryMark::Consequent,
        Mark::Wrong => EntryMark::Wrong,
        Mark::Empty => EntryMark::Empty,
    }
}

fn node_entries(fill_in: &FillIn, node: NodeId) -> NodeEntries {
    let mark = |part| {
        let marked = fill_in.marks()?.get(BlankField::new(node, part))?;
        Some(entry_mark(marked.mark))
    };
    let entry = |part| Entry { text: shown(fill_in.text(BlankField::new(node, part)).trim()), mark: mark(part) };
    NodeEntries {
        node,
        value: entry(BlankPart::Value),
        alpha: entry(BlankPart::Alpha),
        beta: entry(BlankPart::Beta),
        is_cut: fill_in.is_cut(node),
        cut_mark: mark(BlankPart::Cut),
        is_best: fill_in.best() == Some(node),
    }
}

fn is_blank(entries: &NodeEntries) -> bool {
    let is_blank = |entry: &Entry| *entry == Entry::default();
    let fields = [&entries.value, &entries.alpha, &entries.beta];
    fields.into_iter().all(is_blank) && !entries.is_cut && !entries.is_best && entries.cut_mark.is_none()
}

/// Returns a typed value as pictures write it, `≤ 3` for `<= 3`; any other text as it is.
fn shown(text: &str) -> String {
    match Answer::read_value(text) {
        Some(Answer::Proved(proved)) => proved.to_string(),
        _ => text.to_owned(),
    }
}
