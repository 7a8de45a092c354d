//! Trees in DOT, the language of Graphviz: `digraph { A -> B; A -> C; B -> b1; b1 [label="3"]; … }`.
//!
//! The label of a leaf is its value, or its name and its value; a node without a label is called by its id. The label of an edge is the name of a
//! move. The attributes `player`, `name`, `value`, `estimate`, `move` and `weight`, which Graphviz ignores, say the same exactly.

use super::builder::NotationBuilder;
use super::cursor::{Cursor, escaped, quoted};
use super::label::{NodeLabel, number, turn};
use crate::file::notation_error::{LineColumn, MAX_NODES, NotationError, NotationErrorKind};
use crate::file::probability::OutcomeShare;
use crate::file::writer::plain_number;
use poda_core::game::Game;
use poda_core::game::tree::Tree;
use poda_core::score::{Player, Turn};
use std::collections::HashMap;
use std::fmt::Write;
use std::ops::Range;

pub(super) fn is_meant_by(text: &str) -> bool {
    let mut cursor = Cursor::new(text);
    if skip_blank(&mut cursor).is_err() {
        return false;
    }
    let rest = cursor.rest();
    let words = ["strict", "digraph", "graph"];
    let word = rest.split(|c: char| !c.is_alphabetic()).next().unwrap_or_default().to_lowercase();
    words.contains(&word.as_str()) && rest.contains('{')
}

type Attributes = Vec<(String, String)>;

struct DotNode {
    id: String,
    position: LineColumn,
    attributes: Attributes,
    /// The children, with the attributes of the edges to them.
    children: Vec<(usize, Attributes)>,
    parent: Option<usize>,
}

/// An edge: the node that it leaves, and its index among the children there.
type Edge = (usize, usize);

#[derive(Default)]
struct DotGraph {
    nodes: Vec<DotNode>,
    by_id: HashMap<String, usize>,
    /// The nodes in the order of the text, each as often as it is mentioned. The nodes of a subgraph are a range of them.
    mentioned: Vec<usize>,
}

impl DotGraph {
    fn node(&mut self, id: String, position: LineColumn) -> usize {
        *self.by_id.entry(id.clone()).or_insert_with(|| {
            self.nodes.push(DotNode { id, position, attributes: Vec::new(), children: Vec::new(), parent: None });
            self.nodes.len() - 1
        })
    }

    fn edge(&mut self, from: usize, to: usize, position: LineColumn) -> Result<Edge, NotationError> {
        if self.nodes[to].parent.is_some() {
            let name = self.nodes[to].id.clone();
            return Err(NotationError::new(position, NotationErrorKind::SeveralParents(name)));
        }
        self.nodes[to].parent = Some(from);
        let children = &mut self.nodes[from].children;
        children.push((to, Vec::new()));
        Ok((from, children.len() - 1))
    }

    /// Adds the attributes at the end of a statement to its edges, or if it has none, to its node.
    fn add_attributes(&mut self, node: Option<usize>, edges: &[Edge], found: &[(String, String)]) {
        if let Some(node) = node.filter(|_| edges.is_empty()) {
            self.nodes[node].attributes.extend_from_slice(found);
        }
        for &(from, index) in edges {
            self.nodes[from].children[index].1.extend_from_slice(found);
        }
    }
}

/// A subgraph that is open, or the graph itself.
#[derive(Default)]
struct OpenGraph {
    position: LineColumn,
    /// The number of nodes that were mentioned before it.
    start: usize,
    /// The mentioned nodes from which an edge leads to it.
    before: Range<usize>,
    /// The edges of its statement.
    edges: Vec<Edge>,
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut cursor = Cursor::new(text);
    skip_blank(&mut cursor)?;
    cursor.take_while(char::is_alphabetic);
    skip_blank(&mut cursor)?;
    // The name of the graph, or `digraph` after `strict`.
    while !cursor.rest().starts_with('{') {
        if id(&mut cursor)?.is_none() {
            return Err(cursor.expected("{"));
        }
        skip_blank(&mut cursor)?;
    }
    let mut graph = DotGraph::default();
    let mut open = vec![OpenGraph { position: cursor.position(), ..OpenGraph::default() }];
    cursor.bump();
    statements(&mut cursor, &mut graph, &mut open)?;
    skip_blank(&mut cursor)?;
    if !cursor.rest().is_empty() {
        return Err(cursor.expected(""));
    }
    build(&graph)
}

fn statements(cursor: &mut Cursor, graph: &mut DotGraph, open: &mut Vec<OpenGraph>) -> Result<(), NotationError> {
    // The nodes on the left of the next edge, and the edges of the statement.
    let (mut before, mut edges): (Range<usize>, Vec<Edge>) = Default::default();
    loop {
        skip_blank(cursor)?;
        let position = cursor.position();
        let Some(next) = cursor.peek() else {
            let position = open.last().map_or((1, 1), |open| open.position);
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
                open.push(OpenGraph { position, start: graph.mentioned.len(), before, edges });
                continue;
            }
            '}' => {
                cursor.bump();
                let Some(closed) = open.pop() else { return Ok(()) };
                if open.is_empty() {
                    return Ok(());
                }
                (before, edges) = (closed.before, closed.edges);
                (closed.start..graph.mentioned.len(), None)
            }
            _ => {
                let Some(word) = node_id(cursor)? else { continue };
                let node = graph.node(word, position);
                if MAX_NODES < graph.nodes.len() {
                    return Err(NotationError::new(position, NotationErrorKind::TooMany));
                }
                graph.mentioned.push(node);
                (graph.mentioned.len() - 1..graph.mentioned.len(), Some(node))
            }
        };
        for from in if nodes.is_empty() { 0..0 } else { before } {
            for to in nodes.clone() {
                edges.push(graph.edge(graph.mentioned[from], graph.mentioned[to], position)?);
            }
        }
        skip_blank(cursor)?;
        if cursor.eat("->") || cursor.eat("--") {
            before = nodes;
            continue;
        }
        if cursor.rest().starts_with('[') {
            graph.add_attributes(node, &edges, &attributes(cursor)?);
        }
        (before, edges) = Default::default();
    }
}

/// Reads a word at the beginning of a statement, and the port of a node. Returns `None` if the word names no node: the word before a
/// subgraph, attributes of all nodes or edges, or an attribute of the graph.
fn node_id(cursor: &mut Cursor) -> Result<Option<String>, NotationError> {
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
        attributes(cursor)?;
        return Ok(None);
    }
    if cursor.eat("=") {
        next_id(cursor)?;
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

/// Parses an id: a word, a number, or a text in quotes or between angle brackets. Returns `None` if something else follows.
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

/// Returns the last attribute with this name.
fn attribute<'a>(attributes: &'a Attributes, name: &str) -> Option<&'a str> {
    attributes.iter().rev().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

/// Returns the text of a label, in which some letters after a backslash are line ends.
fn lines(label: &str) -> String {
    label.replace("\\n", "\n").replace("\\l", "\n").replace("\\r", "\n")
}

fn build(graph: &DotGraph) -> Result<NotationBuilder, NotationError> {
    let mut roots = graph.nodes.iter().enumerate().filter(|(_, node)| node.parent.is_none());
    let Some((root, first)) = roots.next() else {
        let Some(node) = graph.nodes.first() else {
            return Err(NotationError::new((1, 1), NotationErrorKind::Empty));
        };
        return Err(NotationError::new(node.position, NotationErrorKind::Cycle(node.id.clone())));
    };
    if let Some((_, other)) = roots.next() {
        let kind = NotationErrorKind::SeveralRoots(first.id.clone(), other.id.clone());
        return Err(NotationError::new(other.position, kind));
    }
    let mut builder = NotationBuilder::default();
    let no_attributes = Attributes::new();
    let mut pending = vec![(root, None, &no_attributes, false)];
    while let Some((at, parent, edge, is_outcome)) = pending.pop() {
        let DotNode { id, position, attributes, children, .. } = &graph.nodes[at];
        let fail = |kind| NotationError::new(*position, kind);
        let label = attribute(attributes, "label").map(lines);
        let mut read = NodeLabel::read(label.as_deref().unwrap_or(id)).map_err(fail)?;
        if label.is_none() && children.is_empty() && attribute(attributes, "value").is_none() {
            // The id is the value, or the name of a leaf without a value.
        } else if label.is_none() && read.value.is_some() {
            // A number as an id says nothing about an inner node.
            read = NodeLabel::default();
        }
        if let Some(name) = attribute(attributes, "name") {
            read.name = Some(name.to_owned()).filter(|name| !name.is_empty());
        }
        let field = if children.is_empty() { "value" } else { "estimate" };
        if let Some(written) = attribute(attributes, field) {
            let value = number(written).map_err(fail)?;
            let wrong = || NotationErrorKind::WrongField { field, found: written.to_owned() };
            read.value = Some(value.ok_or_else(|| fail(wrong()))?);
        } else if children.is_empty() && read.value.is_none() {
            return Err(fail(NotationErrorKind::NoValue(label.unwrap_or_else(|| id.clone()))));
        }
        if let Some(written) = attribute(attributes, "player") {
            let wrong = || NotationErrorKind::WrongField { field: "player", found: written.to_owned() };
            read.turn = Some(turn(written).ok_or_else(|| fail(wrong()))?);
        }
        let node = builder.add(parent, read.name, read.value, *position)?;
        let last = &mut builder.nodes[node];
        last.player = read.turn.and_then(Turn::player);
        let label = attribute(edge, "label").map(lines).unwrap_or_default();
        if is_outcome {
            let written = attribute(edge, "weight").unwrap_or(&label);
            last.share = Some(OutcomeShare::read(written).unwrap_or(OutcomeShare::Bare));
        }
        let is_weight = is_outcome && attribute(edge, "move").is_none() && OutcomeShare::read(&label).is_some();
        let label = attribute(edge, "move").unwrap_or(&label);
        last.move_label = (!label.is_empty() && !is_weight).then(|| label.to_owned());
        let is_chance = read.turn == Some(Turn::Chance);
        pending.extend(children.iter().rev().map(|(child, edge)| (*child, Some(node), edge, is_chance)));
    }
    // Nodes on a circle have parents, and no path leads to them from the root.
    let reached = builder.nodes.len();
    match graph.nodes.iter().find(|node| reached < graph.nodes.len() && is_on_circle(graph, node)) {
        Some(node) => Err(NotationError::new(node.position, NotationErrorKind::Cycle(node.id.clone()))),
        None => Ok(builder),
    }
}

/// Returns whether no root is above a node.
fn is_on_circle(graph: &DotGraph, node: &DotNode) -> bool {
    let mut at = node.parent;
    for _ in 0..graph.nodes.len() {
        let Some(parent) = at else { return false };
        at = graph.nodes[parent].parent;
    }
    true
}

/// Returns a tree in DOT, which [`read_tree`](super::read_tree) reads as the same tree, except for the bounds of all values. Graphviz draws
/// MAX as a triangle, MIN as a triangle on its tip, chance as a circle and leaves as squares.
pub fn write_dot(tree: &Tree) -> String {
    let mut text = String::from("digraph {\n    node [fontname=\"sans-serif\"]\n");
    // The nodes below the position, with their parents, in preorder.
    let mut pending = vec![(tree.node_index(), None, false)];
    let mut index = 0_usize;
    while let Some((at, parent, is_outcome)) = pending.pop() {
        let (children, player, turn) = (tree.children_of(at), tree.player_of(at), tree.turn_of(at));
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
            attributes.push((field, quoted(&vector.map_or_else(|| plain_number(value), |vector| vector.shown()))));
        }
        let said = match (turn, tree.players().zip(mover)) {
            (Turn::Chance, _) => "chance",
            (Turn::Player(_), Some((players, mover))) => &players.names[mover],
            (Turn::Player(_), None) if player == Player::Max => "max",
            (Turn::Player(_), None) => "min",
        };
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

fn listed(attributes: &[(&str, String)]) -> String {
    attributes.iter().map(|(name, value)| format!("{name}={value}")).collect::<Vec<_>>().join(", ")
}
