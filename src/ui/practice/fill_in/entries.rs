//! What was written, as the picture draws it.

use super::state::FillIn;
use crate::picture::draw::{Entry, EntryMark, NodeEntries};
use crate::practice::Answer;
use crate::practice::blank::{BlankField, BlankPart, FieldMark};
use crate::trace::NodeId;
use std::collections::{BTreeSet, HashMap};

/// Returns what was written and marked at the nodes of a tree, in the order of the nodes, for
/// [`draw_entries`](crate::picture::draw::draw_entries). Linear in what was written and marked, however large the tree is.
#[must_use]
pub fn entries(fill_in: &FillIn) -> Vec<NodeEntries> {
    let marked = fill_in.marks().map_or(&[][..], |marks| &marks.fields);
    let marks: HashMap<BlankField, FieldMark> = marked.iter().map(|marked| (marked.field, marked.mark)).collect();
    let nodes: BTreeSet<NodeId> = fill_in.written_nodes().chain(marks.keys().map(|field| field.node)).collect();
    let entries = nodes.into_iter().map(|node| node_entries(fill_in, &marks, node));
    entries.filter(|entries| !is_blank(entries)).collect()
}

/// Returns how a mark is drawn.
#[must_use]
pub const fn entry_mark(mark: FieldMark) -> EntryMark {
    match mark {
        FieldMark::Right => EntryMark::Right,
        FieldMark::Consequent => EntryMark::Consequent,
        FieldMark::Wrong => EntryMark::Wrong,
        FieldMark::Empty => EntryMark::Empty,
    }
}

fn node_entries(fill_in: &FillIn, marks: &HashMap<BlankField, FieldMark>, node: NodeId) -> NodeEntries {
    let mark = |part| marks.get(&BlankField::new(node, part)).copied().map(entry_mark);
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
