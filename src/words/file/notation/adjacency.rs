//! Trees as lists of children by their names: `a: [b, c]`, `b: [3, 12]`, one line each, in any order. A leaf with a
//! name has a line with its value, `d: 3`, or its value behind it, `d=3`.

use super::builder::NotationBuilder;
use super::cursor::Cursor;
use super::graph::NotationGraph;
use super::label::{NodeLabel, turn};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use std::collections::{HashMap, HashSet};

/// A line: a name, and its children or its value.
pub(super) struct AdjacencyLine {
    pub key: AdjacencyItem,
    pub items: Vec<AdjacencyItem>,
    /// Whether the items are in brackets, as children are, or stand alone, as a value may.
    pub has_brackets: bool,
    /// Whether `=` stands behind the name, as where a value is assigned.
    pub is_assigned: bool,
}

/// A label of a node: its name, its value, whose turn it is, or several of these.
pub(super) struct AdjacencyItem {
    text: String,
    label: NodeLabel,
    is_quoted: bool,
    pub position: LineColumn,
}

/// What identifies a node: its name, or a number, and whether that is in quotes.
type NodeId = (String, bool);

impl AdjacencyItem {
    pub fn new(text: String, is_quoted: bool, position: LineColumn) -> Result<Self, NotationError> {
        let label = NodeLabel::read(&text).map_err(|kind| NotationError::new(position, kind))?;
        Ok(Self { text, label, is_quoted, position })
    }

    fn id(&self) -> NodeId {
        match &self.label.name {
            Some(name) => (name.clone(), false),
            None => (self.text.clone(), self.is_quoted),
        }
    }

    /// Returns whether the item is a value and nothing else.
    const fn is_value(&self) -> bool {
        self.label.name.is_none() && self.has_value()
    }

    const fn has_value(&self) -> bool {
        self.label.value.is_some() || self.label.payoffs.is_some()
    }
}

/// The words between a name and what is below it.
const SIGNS: [&str; 4] = ["->", "→", ":", "="];

/// Returns whether a text has only lines of this kind, of which one has a list in brackets or the name of another, or
/// begins with a list in square brackets before its first fault.
pub(super) fn is_meant_by(text: &str) -> bool {
    let mut lines = Vec::new();
    let is_list = |line: &AdjacencyLine| line.has_brackets && !line.is_assigned;
    if parse_lines(text, &mut lines).is_ok() {
        return mentions_a_key(&lines) || lines.iter().any(is_list);
    }
    let first = text.lines().next().unwrap_or_default();
    lines.first().is_some_and(is_list) && [": [", ":[", "-> [", "->["].iter().any(|sign| first.contains(sign))
}

/// Returns whether a child has the name of a line.
pub(super) fn mentions_a_key(lines: &[AdjacencyLine]) -> bool {
    let keys: HashSet<NodeId> = lines.iter().map(|line| line.key.id()).collect();
    lines.iter().flat_map(|line| &line.items).any(|item| keys.contains(&item.id()))
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut lines = Vec::new();
    parse_lines(text, &mut lines)?;
    build(&lines)
}

/// Returns the nodes of the tree that lines describe.
pub(super) fn build(lines: &[AdjacencyLine]) -> Result<NotationBuilder, NotationError> {
    let mut graph = NotationGraph::default();
    let mut by_key: HashMap<NodeId, (usize, &AdjacencyItem)> = HashMap::new();
    for AdjacencyLine { key, .. } in lines {
        let fail = |kind| Err(NotationError::new(key.position, kind));
        let node = graph.unmentioned_node(key.text.clone(), key.position)?;
        if by_key.insert(key.id(), (node, key)).is_some() {
            return fail(NotationErrorKind::NameTaken(key.text.clone()));
        }
        if key.has_value() && key.label.name.is_some() {
            return fail(NotationErrorKind::Contradiction);
        }
    }
    for AdjacencyLine { key, items, has_brackets, .. } in lines {
        let (parent, _) = by_key[&key.id()];
        if let ([value], false) = (&items[..], has_brackets)
            && value.is_value()
            && !by_key.contains_key(&value.id())
        {
            graph.add_attribute(parent, "label", &format!("{}\n{}", key.text, value.text));
            continue;
        }
        for item in items {
            let child = match by_key.get(&item.id()) {
                Some(_) if item.has_value() && item.label.name.is_some() => {
                    return Err(NotationError::new(item.position, NotationErrorKind::Contradiction));
                }
                Some(&(child, key)) => {
                    if key.label.turn.is_none() && item.label.turn.is_some() {
                        graph.add_attribute(child, "label", &item.text);
                    }
                    child
                }
                None => graph.unmentioned_node(item.text.clone(), item.position)?,
            };
            graph.edge(parent, child, item.position)?;
        }
    }
    graph.into_builder()
}

/// Parses the lines of a text up to its first fault.
fn parse_lines(text: &str, lines: &mut Vec<AdjacencyLine>) -> Result<(), NotationError> {
    let mut cursor = Cursor::new(text);
    loop {
        skip_blank(&mut cursor, char::is_whitespace);
        if cursor.rest().is_empty() {
            return Ok(());
        }
        let key = item(&mut cursor, None)?;
        skip_spaces(&mut cursor);
        let Some(sign) = SIGNS.iter().find(|sign| cursor.rest().starts_with(**sign)) else {
            return Err(cursor.expected(":"));
        };
        cursor.take(sign.len());
        skip_spaces(&mut cursor);
        lines.push(AdjacencyLine { is_assigned: *sign == "=", ..list(&mut cursor, key)? });
        // A comma or a semicolon may stand at the end of a line.
        skip_spaces(&mut cursor);
        if !cursor.eat(",") {
            cursor.eat(";");
        }
        skip_spaces(&mut cursor);
        if cursor.peek().is_some_and(|next| next != '\n') {
            return Err(cursor.expected(""));
        }
    }
}

/// Parses what is below a name: items in brackets, which may be on several lines, or up to the end of the line.
fn list(cursor: &mut Cursor, key: AdjacencyItem) -> Result<AdjacencyLine, NotationError> {
    let closing =
        cursor.peek().and_then(|open| [('[', "]"), ('(', ")"), ('{', "}")].into_iter().find(|pair| pair.0 == open));
    let mut items = Vec::new();
    let Some((open, closing)) = closing else {
        loop {
            items.push(item(cursor, Some("3"))?);
            skip_spaces(cursor);
            if cursor.eat(",") {
                skip_spaces(cursor);
            }
            if cursor.peek().is_none_or(|next| next == '\n' || next == ';') {
                return Ok(AdjacencyLine { key, items, has_brackets: false, is_assigned: false });
            }
        }
    };
    let start = cursor.position();
    cursor.bump();
    loop {
        skip_blank(cursor, |letter| letter.is_whitespace() || letter == ',' || letter == ';');
        if cursor.eat(closing) {
            break;
        }
        if cursor.rest().is_empty() {
            return Err(NotationError::new(start, NotationErrorKind::Unclosed(open)));
        }
        items.push(item(cursor, Some(closing))?);
    }
    if items.is_empty() {
        return Err(NotationError::new(start, NotationErrorKind::NoChildren));
    }
    Ok(AdjacencyLine { key, items, has_brackets: true, is_assigned: false })
}

/// Parses a name or a value, in quotes or up to a sign that ends it, and a side behind it, `A (MIN)`. Below a name,
/// where something is expected, a value may follow, `d=3`.
fn item(cursor: &mut Cursor, expected: Option<&'static str>) -> Result<AdjacencyItem, NotationError> {
    let position = cursor.position();
    let is_key = expected.is_none();
    if cursor.rest().starts_with(['"', '\'']) {
        return AdjacencyItem::new(cursor.quoted()?, true, position);
    }
    let mut text = word(cursor, is_key).to_owned();
    if text.is_empty() {
        return Err(cursor.expected(expected.unwrap_or("a:")));
    }
    skip_spaces(cursor);
    let inside = cursor.rest().strip_prefix('(').and_then(|rest| rest.split_once(')')).map(|(inside, _)| inside);
    if let Some(inside) = inside.filter(|inside| turn(inside).is_some()) {
        text = format!("{text} ({inside})");
        cursor.take(inside.len() + "()".len());
        skip_spaces(cursor);
    }
    if !is_key && cursor.rest().starts_with(['=', ':']) {
        cursor.bump();
        skip_spaces(cursor);
        text = format!("{text} = {}", word(cursor, false));
    }
    AdjacencyItem::new(text, false, position)
}

/// Moves past a word. In a key, white space is a part of it.
fn word<'a>(cursor: &mut Cursor<'a>, is_key: bool) -> &'a str {
    let rest = cursor.rest();
    let is_end = |(at, letter): (usize, char)| match letter {
        ',' | ';' | '[' | ']' | '(' | ')' | '{' | '}' | '"' | '\'' | '#' | ':' | '=' | '→' | '\n' => true,
        '-' => rest[at..].starts_with("->"),
        letter => !is_key && letter.is_whitespace(),
    };
    let end = rest.char_indices().find(|&it| is_end(it)).map_or(rest.len(), |(at, _)| at);
    cursor.take(end).trim()
}

fn skip_spaces(cursor: &mut Cursor) {
    cursor.take_while(|letter| letter == ' ' || letter == '\t' || letter == '\r');
    if cursor.rest().starts_with('#') || cursor.rest().starts_with("//") {
        cursor.take_while(|letter| letter != '\n');
    }
}

/// Moves past letters that only separate, and past comments.
fn skip_blank(cursor: &mut Cursor, is_blank: impl Fn(char) -> bool) {
    loop {
        cursor.take_while(&is_blank);
        if !cursor.rest().starts_with('#') && !cursor.rest().starts_with("//") {
            return;
        }
        cursor.take_while(|letter| letter != '\n');
    }
}
