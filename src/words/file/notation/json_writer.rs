//! Writes trees in JSON.

use super::label::side;
use crate::file::node_board::{owner_name, tiling_name};
use crate::file::writer::push_number;
use poda_core::game::Game;
use poda_core::game::tree::{BoardSet, NodeBoard, Tree, Weight};
use poda_core::score::{Player, Score, Turn};

/// Returns a tree in JSON, which [`read_tree`](super::read_tree) reads as the same tree, except for the bounds of all
/// values.
pub fn write_json(tree: &Tree) -> String {
    let root = tree.node_index();
    let players = tree.players().map_or(2, |players| players.names.len());
    let is_chance = tree.turn_of(root) == Turn::Chance;
    // Only beside the tree it can be said who moves after chance at the root.
    let first = if is_chance { mover(tree, root) } else { 0 };
    let mut text = String::new();
    // Nodes to write, with the index of the player by default, or text between them.
    let mut open = vec![JsonPart::Node(root, first)];
    while let Some(part) = open.pop() {
        let (at, default) = match part {
            JsonPart::Node(at, default) => (at, default),
            JsonPart::Text(between) => {
                text.push_str(between);
                continue;
            }
        };
        let (children, is_chance) = (tree.children_of(at), tree.turn_of(at) == Turn::Chance);
        let fields = fields_of(tree, at, default);
        let is_plain = if children.is_empty() { matches!(fields[..], [("value", _)]) } else { fields.is_empty() };
        match (&fields[..], is_plain && !is_chance) {
            ([(_, value)], true) => text.push_str(value),
            (_, true) => text.push('['),
            (fields, false) => {
                let fields: Vec<_> = fields.iter().map(|(name, value)| format!("\"{name}\": {value}")).collect();
                text.push('{');
                text.push_str(&fields.join(", "));
                if !children.is_empty() {
                    text.push_str(if fields.is_empty() { "" } else { ", " });
                    text.push_str(if is_chance { "\"chance\": [" } else { "\"children\": [" });
                }
            }
        }
        let is_list = is_plain && !is_chance;
        open.push(JsonPart::Text(match (children.is_empty(), is_list) {
            (true, true) => "",
            (true, false) => "}",
            (false, true) => "]",
            (false, false) => "]}",
        }));
        let mover = mover(tree, at);
        let next = if is_chance { mover } else { (mover + 1) % players };
        for (index, &child) in children.iter().enumerate().rev() {
            open.push(JsonPart::Node(child as usize, next));
            if 0 < index {
                open.push(JsonPart::Text(", "));
            }
        }
    }
    // A list of nodes with fields would be a list of trees.
    if text.starts_with('[') && text.contains('{') {
        text = format!("{{\"children\": {text}}}");
    }
    let names = tree.players().map(|players| players.names.iter().map(|name| quoted(name)).collect::<Vec<_>>());
    let mut beside: Vec<String> = names.iter().map(|names| format!("\"players\": [{}]", names.join(", "))).collect();
    if let Some(set) = tree.board_set() {
        beside.push(format!("\"boards\": {}", json_board_set(set)));
    }
    if first != 0 {
        beside.push(format!("\"root\": {}", quoted(mover_name(tree, first))));
    }
    if beside.is_empty() { text } else { format!("{{{}, \"tree\": {text}}}", beside.join(", ")) }
}

/// Returns how boards are drawn.
fn json_board_set(set: &BoardSet) -> String {
    let pieces = set.pieces.iter().map(|(piece, owner)| {
        let owner = owner_name(*owner);
        format!("{}: \"{owner}\"", quoted(piece.as_str()))
    });
    format!("{{\"grid\": \"{}\", \"pieces\": {{{}}}}}", tiling_name(set), pieces.collect::<Vec<_>>().join(", "))
}

/// Returns a board as a list of rows, or a text, with the name of its field.
fn json_board(board: &NodeBoard) -> (&'static str, String) {
    match (board, board.rows()) {
        (NodeBoard::Text(text), _) => ("text", quoted(text)),
        (NodeBoard::Cells { .. }, rows) => {
            let rows: Vec<_> = rows.unwrap_or_default().iter().map(|row| quoted(row)).collect();
            ("board", format!("[{}]", rows.join(", ")))
        }
    }
}

/// Returns the fields of a node but for its children.
fn fields_of(tree: &Tree, at: usize, default: usize) -> Vec<(&'static str, String)> {
    let (is_leaf, is_chance) = (tree.children_of(at).is_empty(), tree.turn_of(at) == Turn::Chance);
    let number = |value| match tree.payoffs_of(at) {
        Some(vector) => {
            let entries: Vec<String> = vector.entries().iter().map(|&entry| json_number(entry)).collect();
            format!("[{}]", entries.join(", "))
        }
        None => json_number(value),
    };
    let name = tree.name_of(at);
    // A name that would be read as a side stands beside the field for that.
    let says_mover = !is_chance && (mover(tree, at) != default || name.is_some_and(|name| side(name).is_some()));
    let weight = tree.weight_of(at).filter(|&weight| at != tree.node_index() && weight != Weight::ONE);
    let value = tree.value_of(at).map(number);
    [
        name.map(|name| ("name", quoted(name))),
        tree.move_label_of(at).map(|label| ("move", quoted(label))),
        says_mover.then(|| ("player", quoted(mover_name(tree, mover(tree, at))))),
        weight.map(|weight| ("weight", weight.get().to_string())),
        value.map(|value| (if is_leaf { "value" } else { "estimate" }, value)),
        tree.board_of(at).map(json_board),
    ]
    .into_iter()
    .flatten()
    .collect()
}

/// Returns the index of the player to move at a node, among MAX and MIN unless the tree has other players.
fn mover(tree: &Tree, at: usize) -> usize {
    tree.mover_of(at).unwrap_or(usize::from(tree.player_of(at) == Player::Min))
}

/// Returns the word for the player with this index.
fn mover_name(tree: &Tree, mover: usize) -> &str {
    tree.players().map_or(["max", "min"][mover.min(1)], |players| &players.names[mover])
}

enum JsonPart {
    Node(usize, usize),
    Text(&'static str),
}

fn json_number(value: Score) -> String {
    if !value.is_finite() {
        return quoted(if value == Score::INFINITY { "inf" } else { "-inf" });
    }
    let mut text = String::new();
    push_number(&mut text, value);
    text
}

pub(super) fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}
