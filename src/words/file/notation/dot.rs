//! Trees in DOT, the language of Graphviz: `digraph { A -> B; A -> C; B -> b1; b1 [label="3"]; … }`.
//!
//! The label of a leaf is its value, or its name and its value; a node without a label is called by its id. The label
//! of an edge is the name of a move. The attributes `player`, `name`, `value`, `estimate`, `move` and `weight`, which
//! Graphviz ignores, say the same exactly. Those of the graph are `players`, the names of players with payoffs of their
//! own, and `root`, who moves first.

use super::builder::NotationBuilder;
use super::cursor::{Cursor, escaped, quoted};
use super::graph::{Attributes, GraphEdge, NotationGraph, listed_names};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::file::writer::{plain_number, plain_payoffs};
use poda_core::game::Game;
use poda_core::game::tree::Tree;
use poda_core::score::{Player, Turn};
use std::fmt::Write;
use std::ops::Range;

pub(super) fn is_meant_by(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    if skip_blank(&mut cursor).is_err() {
        return false;
    }
    let rest = cursor.rest();
    let words = ["strict", "digraph", "graph"];
    let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default();
    // A variable of a program may have this name, too: `graph = {…}`.
    let is_assigned = rest[word.len()..].trim_start().starts_with(['=', ':']);
    words.contains(&word.to_lowercase().as_str()) && rest.contains('{') && !is_assigned
}

/// A subgraph that is open, or the graph itself.
#[derive(Default)]
struct OpenGraph {
    position: LineColumn,
    /// The number of nodes that were mentioned before it.
    start: usize,
    /// The mentioned nodes from which an edge leads to it.
    before: Range<usize>,
    edges: Vec<GraphEdge>,
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut cursor = Cursor::new(text);
    let first = graph(&mut cursor)?;
    let mut trees = 1;
    while is_meant_by(cursor.rest()) {
        graph(&mut cursor)?;
        trees += 1;
    }
    if 1 < trees {
        return Err(NotationError::new(LineColumn::START, NotationErrorKind::SeveralTrees(trees)));
    }
    skip_blank(&mut cursor)?;
    if !cursor.rest().is_empty() {
        return Err(cursor.expected(""));
    }
    first.into_builder()
}

fn graph(cursor: &mut Cursor) -> Result<NotationGraph, NotationError> {
    skip_blank(cursor)?;
    cursor.take_while(char::is_alphabetic);
    skip_blank(cursor)?;
    // The name of the graph, or `digraph` after `strict`.
    while !cursor.rest().starts_with('{') {
        if id(cursor)?.is_none() {
            return Err(cursor.expected("{"));
        }
        skip_blank(cursor)?;
    }
    let mut graph = NotationGraph::default();
    let mut open = vec![OpenGraph { position: cursor.position(), ..OpenGraph::default() }];
    cursor.bump();
    statements(cursor, &mut graph, &mut open)?;
    Ok(graph)
}

fn statements(cursor: &mut Cursor, graph: &mut NotationGraph, open: &mut Vec<OpenGraph>) -> Result<(), NotationError> {
    // The nodes on the left of the next edge, and the edges of the statement.
    let (mut before, mut edges): (Range<usize>, Vec<GraphEdge>) = Default::default();
    // The nodes in the order of the text, each as often as it is mentioned. The nodes of a subgraph are a range of
    // them.
    let mut mentioned: Vec<usize> = Vec::new();
    loop {
        skip_blank(cursor)?;
        let position = cursor.position();
        let Some(next) = cursor.peek() else {
            let position = open.last().map_or(LineColumn::START, |open| open.position);
            return Err(NotationError::new(position, NotationErrorKind::Unclosed('{')));
        };
        let (nodes, node) = match next {
            ';' | ',' => {
                cursor.bump();
                (before, edges) = Default::default();
                continue;
            }
            '{' => {
                cursor.bump();
                let (before, edges) = (std::mem::take(&mut before), std::mem::take(&mut edges));
                open.push(OpenGraph { position, start: mentioned.len(), before, edges });
                continue;
            }
            '}' => {
                cursor.bump();
                let Some(closed) = open.pop() else { return Ok(()) };
                if open.is_empty() {
                    return Ok(());
                }
                (before, edges) = (closed.before, closed.edges);
                (closed.start..mentioned.len(), None)
            }
            _ => {
                let is_graph = open.len() == 1;
                let Some(word) = node_id(cursor, is_graph.then_some(&mut graph.attributes))? else { continue };
                let node = graph.node(word, position)?;
                mentioned.push(node);
                (mentioned.len() - 1..mentioned.len(), Some(node))
            }
        };
        for from in if nodes.is_empty() { 0..0 } else { before } {
            for to in nodes.clone() {
                edges.push(graph.edge(mentioned[from], mentioned[to], position)?);
            }
        }
        skip_blank(cursor)?;
        if cursor.eat("->") || cursor.eat("--") {
            before = nodes;
            continue;
        }
        if cursor.rest().starts_with('[') {
            graph.add_attributes(node.as_slice(), &edges, &attributes(cursor)?);
        }
        (before, edges) = Default::default();
    }
}

/// Reads a word at the beginning of a statement, and the port of a node. Returns `None` if the word names no node: the
/// word before a subgraph, attributes of all nodes or edges, or an attribute of the graph, which is added to
/// `of_graph`.
fn node_id(cursor: &mut Cursor, of_graph: Option<&mut Attributes>) -> Result<Option<String>, NotationError> {
    let Some(word) = id(cursor)? else { return Err(cursor.expected("}")) };
    skip_blank(cursor)?;
    let lower = word.to_lowercase();
    if lower == "subgraph" {
        // Its name is not used.
        if !cursor.rest().starts_with('{') {
            id(cursor)?;
        }
        return Ok(None);
    }
    if ["node", "edge", "graph"].contains(&lower.as_str()) && cursor.rest().starts_with('[') {
        let found = attributes(cursor)?;
        if let Some(attributes) = of_graph.filter(|_| lower == "graph") {
            attributes.extend_from_slice(&found);
        }
        return Ok(None);
    }
    if cursor.eat("=") {
        let value = next_id(cursor)?;
        if let Some(attributes) = of_graph {
            attributes.push((lower, value));
        }
        return Ok(None);
    }
    // A port, and a compass point.
    while cursor.eat(":") {
        next_id(cursor)?;
        skip_blank(cursor)?;
    }
    Ok(Some(word))
}

/// Moves past white space and comments.
fn skip_blank(cursor: &mut Cursor) -> Result<(), NotationError> {
    loop {
        cursor.skip_space();
        if cursor.rest().starts_with("//") || cursor.rest().starts_with('#') {
            cursor.take_while(|c| c != '\n');
        } else if cursor.rest().starts_with("/*") {
            let length = cursor.rest().find("*/").ok_or_else(|| cursor.error(NotationErrorKind::Ends("*/")))?;
            cursor.take(length + 2);
        } else {
            return Ok(());
        }
    }
}

/// Parses an id: a word, a number, or a text in quotes or between angle brackets. Returns `None` if something else
/// follows.
fn id(cursor: &mut Cursor) -> Result<Option<String>, NotationError> {
    match cursor.peek() {
        Some('"') => {
            let mut text = cursor.quoted()?;
            loop {
                skip_blank(cursor)?;
                if !cursor.eat("+") {
                    return Ok(Some(text));
                }
                skip_blank(cursor)?;
                if cursor.peek() != Some('"') {
                    return Err(cursor.expected("\"…\""));
                }
                text.push_str(&cursor.quoted()?);
            }
        }
        Some('<') => {
            let start = cursor.position();
            let (mut level, mut text) = (0_usize, String::new());
            while let Some(next) = cursor.bump() {
                match next {
                    '<' => level += 1,
                    '>' => level -= 1,
                    _ if level == 1 => text.push(next),
                    _ => {}
                }
                if level == 0 {
                    return Ok(Some(text));
                }
            }
            Err(NotationError::new(start, NotationErrorKind::Unclosed('<')))
        }
        Some(_) | None => {
            let start = cursor.rest();
            if start.strip_prefix('-').is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit() || c == '.')) {
                cursor.bump();
            }
            cursor.take_while(|c| c.is_alphanumeric() || c == '_' || c == '.' || !c.is_ascii() && !c.is_whitespace());
            let word = &start[..start.len() - cursor.rest().len()];
            Ok((!word.is_empty()).then(|| word.to_owned()))
        }
    }
}

/// Moves past white space and comments, and parses the id that must follow.
fn next_id(cursor: &mut Cursor) -> Result<String, NotationError> {
    skip_blank(cursor)?;
    id(cursor)?.ok_or_else(|| cursor.expected("\"…\""))
}

/// Parses lists of attributes, `[a=b, c=d][…]`.
fn attributes(cursor: &mut Cursor) -> Result<Attributes, NotationError> {
    let mut found = Attributes::new();
    while cursor.rest().starts_with('[') {
        let start = cursor.position();
        cursor.bump();
        loop {
            skip_blank(cursor)?;
            if cursor.eat("]") {
                break;
            }
            if cursor.eat(",") || cursor.eat(";") {
                continue;
            }
            if cursor.rest().is_empty() {
                return Err(NotationError::new(start, NotationErrorKind::Unclosed('[')));
            }
            let name = id(cursor)?.ok_or_else(|| cursor.expected("]"))?;
            skip_blank(cursor)?;
            let mut value = "true".to_owned();
            if cursor.eat("=") {
                value = next_id(cursor)?;
            }
            found.push((name.to_lowercase(), value));
        }
        skip_blank(cursor)?;
    }
    Ok(found)
}

/// Returns a tree in DOT, which [`read_tree`](super::read_tree) reads as the same tree, except for the bounds of all
/// values. Graphviz draws MAX as a triangle, MIN as a triangle on its tip, chance as a circle and leaves as squares.
pub fn write_dot(tree: &Tree) -> String {
    let mut text = String::from("digraph {\n    node [fontname=\"sans-serif\"]\n");
    if let Some(players) = tree.players() {
        let _ = writeln!(text, "    players={}", quoted(&listed_names(&players.names)));
    }
    // Chance takes the turn of who moves after it, which only the root has to say.
    if tree.turn() == Turn::Chance {
        let _ = writeln!(text, "    root={}", quoted(mover_name(tree, tree.node_index())));
    }
    // The nodes below the position, with their parents, in preorder.
    let mut pending = vec![(tree.node_index(), None, false)];
    let mut index = 0_usize;
    while let Some((at, parent, is_outcome)) = pending.pop() {
        let (children, turn) = (tree.children_of(at), tree.turn_of(at));
        let mut attributes = Vec::new();
        let (name, value) = (tree.name_of(at), tree.value_of(at));
        let (mover, vector) = (tree.mover_of(at), tree.payoffs_of(at));
        let shape = match (children.is_empty(), turn, mover) {
            (true, ..) => "box",
            (false, Turn::Chance, _) => "circle",
            (false, Turn::Player(_), Some(mover)) => {
                ["house", "invhouse", "hexagon", "parallelogram", "trapezium", "invtrapezium"][mover]
            }
            (false, Turn::Player(Player::Max), None) => "triangle",
            (false, Turn::Player(Player::Min), None) => "invtriangle",
        };
        let shown_value = value.map(|value| vector.map_or_else(|| value.to_string(), |vector| vector.shown()));
        let shown = match (name, shown_value.filter(|_| children.is_empty())) {
            (Some(name), Some(value)) => format!("\"{}\\n{value}\"", escaped(name)),
            (Some(name), None) => quoted(name),
            (None, Some(value)) => quoted(&value),
            (None, None) => quoted(""),
        };
        attributes.push(("label", shown));
        attributes.push(("shape", shape.to_owned()));
        attributes.push(("name", quoted(name.unwrap_or_default())));
        if let Some(value) = value {
            let field = if children.is_empty() { "value" } else { "estimate" };
            attributes.push((field, quoted(&vector.map_or_else(|| plain_number(value), plain_payoffs))));
        }
        let said = if turn == Turn::Chance { "chance" } else { mover_name(tree, at) };
        attributes.push(("player", quoted(said)));
        let _ = writeln!(text, "    n{index} [{}]", listed(&attributes));
        if let Some(parent) = parent {
            let mut attributes = Vec::new();
            if let Some(weight) = tree.weight_of(at).filter(|_| is_outcome) {
                attributes.push(("weight", weight.get().to_string()));
                attributes.push(("label", quoted(&weight.get().to_string())));
            }
            if let Some(label) = tree.move_label_of(at) {
                attributes.retain(|(name, _)| *name != "label");
                attributes.push(("label", quoted(label)));
                attributes.push(("move", quoted(label)));
            }
            let list = if attributes.is_empty() { String::new() } else { format!(" [{}]", listed(&attributes)) };
            let _ = writeln!(text, "    n{parent} -> n{index}{list}");
        }
        let own = index;
        pending.extend(children.iter().rev().map(|&child| (child as usize, Some(own), turn == Turn::Chance)));
        index += 1;
    }
    text.push_str("}\n");
    text
}

/// Returns the word for the side or the player that moves at a node.
fn mover_name(tree: &Tree, at: usize) -> &str {
    match (tree.players().zip(tree.mover_of(at)), tree.player_of(at)) {
        (Some((players, mover)), _) => &players.names[mover],
        (None, Player::Max) => "max",
        (None, Player::Min) => "min",
    }
}

fn listed(attributes: &[(&str, String)]) -> String {
    attributes.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(", ")
}
