//! A tree that is given as nodes with ids and edges between them, with attributes of both.
//!
//! Does not depend on how graphs are written.

use super::builder::{NodeMover, NotationBuilder};
use super::label::{NodeLabel, number, payoffs};
use crate::file::notation_error::{LineColumn, MAX_NODES, NotationError, NotationErrorKind};
use crate::file::probability::OutcomeShare;
use std::collections::HashMap;

/// Attributes by their names, in the order of the text.
pub(super) type Attributes = Vec<(String, String)>;

/// An edge: the index of its first node, and its index among the edges from there.
pub(super) type GraphEdge = (usize, usize);

struct GraphNode {
    id: String,
    position: LineColumn,
    attributes: Attributes,
    /// The children, with the attributes of the edges to them.
    children: Vec<(usize, Attributes)>,
    parent: Option<usize>,
}

#[derive(Default)]
pub(super) struct NotationGraph {
    nodes: Vec<GraphNode>,
    by_id: HashMap<String, usize>,
    pub attributes: Attributes,
}

impl NotationGraph {
    /// Returns the index of the node with this id, which is added at its first mention.
    pub fn node(&mut self, id: String, position: LineColumn) -> Result<usize, NotationError> {
        if let Some(&node) = self.by_id.get(&id) {
            return Ok(node);
        }
        let node = self.unmentioned_node(id.clone(), position)?;
        self.by_id.insert(id, node);
        Ok(node)
    }

    /// Adds a node that is not found by its id, and returns its index.
    pub fn unmentioned_node(&mut self, id: String, position: LineColumn) -> Result<usize, NotationError> {
        if MAX_NODES <= self.nodes.len() {
            return Err(NotationError::new(position, NotationErrorKind::TooMany));
        }
        self.nodes.push(GraphNode { id, position, attributes: Vec::new(), children: Vec::new(), parent: None });
        Ok(self.nodes.len() - 1)
    }

    /// Adds an edge between the nodes with these indices.
    pub fn edge(&mut self, from: usize, to: usize, position: LineColumn) -> Result<GraphEdge, NotationError> {
        if self.nodes[to].parent.is_some() {
            let name = self.nodes[to].id.clone();
            return Err(NotationError::new(position, NotationErrorKind::SeveralParents(name)));
        }
        self.nodes[to].parent = Some(from);
        self.nodes[from].children.push((to, Vec::new()));
        Ok((from, self.nodes[from].children.len() - 1))
    }

    pub fn add_attribute(&mut self, node: usize, name: &str, value: &str) {
        self.nodes[node].attributes.push((name.to_owned(), value.to_owned()));
    }

    /// Adds the attributes at the end of a statement to its edges, or if it has none, to its nodes.
    pub fn add_attributes(&mut self, nodes: &[usize], edges: &[GraphEdge], found: &[(String, String)]) {
        for &node in nodes.iter().filter(|_| edges.is_empty()) {
            self.nodes[node].attributes.extend_from_slice(found);
        }
        for &(from, index) in edges {
            self.nodes[from].children[index].1.extend_from_slice(found);
        }
    }

    /// Returns the nodes of the tree that the graph is.
    pub fn into_builder(self) -> Result<NotationBuilder, NotationError> {
        let mut roots = self.nodes.iter().enumerate().filter(|(_, node)| node.parent.is_none());
        let Some((root, first)) = roots.next() else {
            let Some(node) = self.nodes.first() else {
                return Err(NotationError::new(LineColumn::START, NotationErrorKind::Empty));
            };
            return Err(NotationError::new(node.position, NotationErrorKind::Cycle(node.id.clone())));
        };
        if let Some((_, other)) = roots.next() {
            let kind = NotationErrorKind::SeveralRoots(first.id.clone(), other.id.clone());
            return Err(NotationError::new(other.position, kind));
        }
        let mut builder = NotationBuilder::default();
        if let Some(names) = attribute(&self.attributes, "players") {
            builder.set_players(names_in(names), first.position)?;
        }
        let told = attribute(&self.attributes, "root");
        builder.root = told.map(|name| NodeMover::Named(first.position, name.to_owned()));
        let no_attributes = Attributes::new();
        let mut pending = vec![(root, None, &no_attributes)];
        while let Some((at, parent, edge)) = pending.pop() {
            let node = self.add_to(&mut builder, at, parent, edge)?;
            let children = &self.nodes[at].children;
            pending.extend(children.iter().rev().map(|(child, edge)| (*child, Some(node), edge)));
        }
        // Nodes on a circle have parents, and no path leads to them from the root.
        let reached = builder.nodes.len();
        match self.nodes.iter().find(|node| reached < self.nodes.len() && self.is_on_circle(node)) {
            Some(node) => Err(NotationError::new(node.position, NotationErrorKind::Cycle(node.id.clone()))),
            None => Ok(builder),
        }
    }

    /// Adds a node to the tree, and returns its index there.
    fn add_to(
        &self,
        builder: &mut NotationBuilder,
        at: usize,
        parent: Option<usize>,
        edge: &Attributes,
    ) -> Result<usize, NotationError> {
        let GraphNode { id, position, attributes, children, .. } = &self.nodes[at];
        let fail = |kind| NotationError::new(*position, kind);
        let label = attribute(attributes, "label").map(lines);
        let name = attribute(attributes, "name");
        let needs_value = children.is_empty() && attribute(attributes, "value").is_none();
        let mut read = match &label {
            // The label says nothing but the name, even if that looks like a number.
            Some(label) if attribute(attributes, "label") == name && !needs_value => NodeLabel::of_words(label),
            _ => NodeLabel::read(label.as_deref().unwrap_or(id)).map_err(fail)?,
        };
        if label.is_none() && !children.is_empty() && (read.value.is_some() || read.payoffs.is_some()) {
            // A number as an id says nothing about an inner node.
            read = NodeLabel::default();
        }
        if let Some(name) = name {
            read.name = Some(name.to_owned()).filter(|name| !name.is_empty());
        }
        let field = if children.is_empty() { "value" } else { "estimate" };
        if let Some(written) = attribute(attributes, field) {
            (read.value, read.payoffs) = (None, payoffs(written).map_err(fail)?);
            if read.payoffs.is_none() {
                let wrong = || NotationErrorKind::WrongField { field, found: written.to_owned() };
                read.value = Some(number(written).map_err(fail)?.ok_or_else(|| fail(wrong()))?);
            }
        }
        let node = builder.add(parent, None, None, *position)?;
        let last = &mut builder.nodes[node];
        last.label(read);
        if children.is_empty() && !last.has_value() {
            return Err(fail(NotationErrorKind::NoValue(label.unwrap_or_else(|| id.clone()))));
        }
        if let Some(written) = attribute(attributes, "player") {
            last.mover = Some(NodeMover::Named(*position, written.to_owned()));
        }
        let label = attribute(edge, "label").map(lines).unwrap_or_default();
        let label = label.split_whitespace().collect::<Vec<_>>().join(" ");
        last.move_label = Some(attribute(edge, "move").unwrap_or(&label).to_owned()).filter(|label| !label.is_empty());
        let is_outcome = parent.is_some_and(|parent| builder.nodes[parent].is_chance());
        if let Some(weight) = attribute(edge, "weight").filter(|_| is_outcome) {
            builder.nodes[node].share = Some(OutcomeShare::read(weight).unwrap_or(OutcomeShare::Bare));
            // The label of the edge is its weight, unless it is a move.
            let is_weight = attribute(edge, "move").is_none() && OutcomeShare::read(&label).is_some();
            builder.nodes[node].move_label.take_if(|_| is_weight);
        }
        Ok(node)
    }

    /// Returns whether no root is above a node.
    fn is_on_circle(&self, node: &GraphNode) -> bool {
        let mut at = node.parent;
        for _ in 0..self.nodes.len() {
            let Some(parent) = at else { return false };
            at = self.nodes[parent].parent;
        }
        true
    }
}

/// Returns the last attribute with this name.
fn attribute<'a>(attributes: &'a Attributes, name: &str) -> Option<&'a str> {
    attributes.iter().rev().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
}

/// Returns the text of a label, in which some letters after a backslash are line ends.
fn lines(label: &str) -> String {
    label.replace("\\n", "\n").replace("\\l", "\n").replace("\\r", "\n")
}

/// Returns the names in an attribute: with commas between them, or, if a name contains a comma, as a list in JSON.
fn names_in(text: &str) -> Vec<String> {
    let listed = || text.split(',').map(|name| name.trim().to_owned()).collect();
    serde_json::from_str(text).unwrap_or_else(|_| listed())
}

/// Returns names as the text of an attribute.
pub(super) fn listed_names(names: &[String]) -> String {
    let text = names.join(", ");
    if names_in(&text) == names { text } else { serde_json::to_string(names).unwrap_or(text) }
}
