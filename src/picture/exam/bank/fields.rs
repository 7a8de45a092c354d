//! Which fields a question asks for: chosen by the shape of the tree, never by what the search does.

use super::nodes::{AskedNode, is_leftmost};
use crate::exam::asked_parts::AskedParts;
use poda_core::trace::{NodeId, Trace};
use poda_words::practice::blank::BlankPart;

/// The greatest number of fields of a question.
pub const MOST_FIELDS: usize = 20;

/// A field: a node of the whole tree, and a part of it.
pub(super) type AskedField = (NodeId, BlankPart);

/// Returns the fields of the nodes of a tree, of the parts that are asked for. `prunes`: whether the search prunes.
pub(super) fn asked_fields(tree: &Trace, nodes: &[AskedNode], asked: AskedParts, prunes: bool) -> Vec<AskedField> {
    let parts = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value, BlankPart::Best];
    let is_field = |node: NodeId, part: BlankPart| match part {
        BlankPart::Alpha | BlankPart::Beta => prunes && node != NodeId::ROOT,
        BlankPart::Cut => prunes && has_choice(tree, node),
        BlankPart::Value => true,
        BlankPart::Best => node == NodeId::ROOT && has_choice(tree, node),
    };
    let all = nodes.iter().flat_map(|asked| parts.map(|part| (asked.node, part)));
    let mut fields: Vec<AskedField> =
        all.filter(|&(node, part)| asked.includes(part) && is_field(node, part)).collect();
    let is_window = |(_, part): AskedField| matches!(part, BlankPart::Alpha | BlankPart::Beta);
    leave_out(&mut fields, |field| field == (NodeId::ROOT, BlankPart::Cut));
    leave_out(&mut fields, |field| is_window(field) && is_leftmost(tree, field.0));
    leave_out(&mut fields, is_window);
    leave_out(&mut fields, |(node, part)| part == BlankPart::Value && node != NodeId::ROOT);
    leave_out(&mut fields, |(_, part)| part == BlankPart::Cut);
    fields
}

/// Leaves out fields of a kind from the last node until there are few enough, all of that kind at a node together.
fn leave_out(fields: &mut Vec<AskedField>, is_of_kind: impl Fn(AskedField) -> bool) {
    while MOST_FIELDS < fields.len() {
        let Some(&(last, _)) = fields.iter().rfind(|&&field| is_of_kind(field)) else { return };
        fields.retain(|&field| field.0 != last || !is_of_kind(field));
    }
}

fn has_choice(tree: &Trace, node: NodeId) -> bool {
    tree.children(node).nth(1).is_some()
}
