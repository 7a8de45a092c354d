//! What was written, as the picture draws it.

use super::field::NodeField;
use super::state::FillIn;
use crate::picture::draw::{Entry, NodeEntries};
use crate::trace::{NodeId, Trace};

/// Returns what was written at the nodes of a tree, for [`draw_entries`](crate::picture::draw::draw_entries).
#[must_use]
pub fn entries(trace: &Trace, fill_in: &FillIn) -> Vec<NodeEntries> {
    trace.nodes().map(|node| node_entries(fill_in, node)).filter(|entries| !is_blank(entries)).collect()
}

fn node_entries(fill_in: &FillIn, node: NodeId) -> NodeEntries {
    let entry = |field| Entry { text: fill_in.text(node, field).trim().to_owned(), mark: None };
    NodeEntries {
        node,
        value: entry(NodeField::Value),
        alpha: entry(NodeField::Alpha),
        beta: entry(NodeField::Beta),
        is_cut: fill_in.is_cut(node),
        cut_mark: None,
        is_best: fill_in.best() == Some(node),
    }
}

fn is_blank(entries: &NodeEntries) -> bool {
    let is_blank = |entry: &Entry| *entry == Entry::default();
    let fields = [&entries.value, &entries.alpha, &entries.beta];
    fields.into_iter().all(is_blank) && !entries.is_cut && !entries.is_best && entries.cut_mark.is_none()
}
