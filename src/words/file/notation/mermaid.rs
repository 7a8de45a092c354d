//! Trees in Mermaid: flowcharts, `graph TD` with `A[MAX] -->|left| B[3]`, and mind maps, whose lines are indented.
//!
//! The label of a node is its name and its value, as in DOT, and the text on a link is the name of a move. How nodes
//! and links look is not used.

use super::builder::NotationBuilder;
use super::cursor::Cursor;
use super::graph::NotationGraph;
use super::label::NodeLabel;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};

#[derive(Clone, Copy, PartialEq, Eq)]
enum Diagram {
    Flowchart,
    MindMap,
}

/// The brackets around the text of a node, with those that close it, the longest first.
const SHAPES: [(&str, &[&str]); 13] = [
    ("(((", &[")))"]),
    ("((", &["))"]),
    ("([", &["])"]),
    ("[[", &["]]"]),
    ("[(", &[")]"]),
    ("[/", &["/]", "\\]"]),
    ("[\\", &["\\]", "/]"]),
    ("{{", &["}}"]),
    ("))", &["(("]),
    ("[", &["]"]),
    ("(", &[")"]),
    ("{", &["}"]),
    (">", &["]"]),
];

/// The words at the beginning of lines that say how the diagram looks.
const STYLES: [&str; 11] = [
    "subgraph",
    "end",
    "direction",
    "style",
    "classDef",
    "class",
    "linkStyle",
    "click",
    "accTitle",
    "accDescr",
    "href",
];

pub(super) fn is_meant_by(text: &str) -> bool {
    header(&mut Cursor::new(text)).is_some()
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut cursor = Cursor::new(text);
    let (diagram, title) =
        header(&mut cursor).ok_or_else(|| NotationError::new(LineColumn::START, NotationErrorKind::Empty))?;
    let mut builder = match diagram {
        Diagram::Flowchart => flowchart(&mut cursor)?,
        Diagram::MindMap => mind_map(&mut cursor)?,
    };
    builder.title = title;
    Ok(builder)
}

/// Moves past the beginning of a diagram, and returns its kind and its title. Returns `None` for another text.
fn header(cursor: &mut Cursor) -> Option<(Diagram, Option<String>)> {
    let mut title = None;
    cursor.skip_space();
    if cursor.rest().starts_with("```") || cursor.rest().starts_with("~~~") {
        let fence = line(cursor);
        if !fence.trim_start_matches(['`', '~']).trim().eq_ignore_ascii_case("mermaid") {
            return None;
        }
        cursor.skip_space();
    }
    if cursor.rest().starts_with("---") {
        line(cursor);
        while !cursor.rest().starts_with("---") {
            if cursor.rest().is_empty() {
                return None;
            }
            if let Some(written) = line(cursor).trim().strip_prefix("title:") {
                title = Some(written.trim().trim_matches(['"', '\'']).to_owned()).filter(|title| !title.is_empty());
            }
        }
        line(cursor);
    }
    skip_blank(cursor);
    let word = cursor.take_while(|letter| letter.is_alphanumeric() || letter == '-');
    let diagram = match word {
        "graph" | "flowchart" | "flowchart-elk" => Diagram::Flowchart,
        "mindmap" => Diagram::MindMap,
        _ => return None,
    };
    cursor.take_while(|letter| letter == ' ' || letter == '\t');
    if diagram == Diagram::Flowchart {
        let direction = cursor.take_while(char::is_alphanumeric);
        if !["", "TB", "TD", "BT", "RL", "LR"].contains(&direction) {
            return None;
        }
        cursor.take_while(|letter| letter == ' ' || letter == '\t' || letter == '\r');
        if !cursor.rest().starts_with(['\n', ';', '%']) || cursor.rest().trim_start().starts_with('{') {
            return None;
        }
    } else if !line(cursor).trim().is_empty() {
        return None;
    }
    Some((diagram, title))
}

/// Moves past the rest of the line and its end, and returns it.
fn line<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let line = cursor.take_while(|letter| letter != '\n');
    cursor.bump();
    line
}

/// Moves past white space, semicolons and comments.
fn skip_blank(cursor: &mut Cursor) {
    loop {
        cursor.take_while(|letter| letter.is_whitespace() || letter == ';');
        if !cursor.rest().starts_with("%%") {
            return;
        }
        cursor.take_while(|letter| letter != '\n');
    }
}

fn skip_spaces(cursor: &mut Cursor) {
    cursor.take_while(|letter| letter == ' ' || letter == '\t');
}

fn flowchart(cursor: &mut Cursor) -> Result<NotationBuilder, NotationError> {
    let mut graph = NotationGraph::default();
    loop {
        skip_blank(cursor);
        let rest = cursor.rest();
        if rest.is_empty() || rest.starts_with("```") {
            return graph.into_builder();
        }
        let word = rest.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
        let is_style = STYLES.contains(&word) && !is_linked(&rest[word.len()..]);
        if is_style {
            cursor.take_while(|letter| letter != '\n' && letter != ';');
        } else {
            statement(cursor, &mut graph)?;
        }
    }
}

/// Returns whether a link follows a word, which is then the id of a node.
fn is_linked(rest: &str) -> bool {
    let rest = rest.trim_start_matches([' ', '\t']);
    ["--", "-.", "==", "<-", "&"].iter().any(|sign| rest.starts_with(sign))
}

/// Parses nodes and the links between them.
fn statement(cursor: &mut Cursor, graph: &mut NotationGraph) -> Result<(), NotationError> {
    let mut before = nodes(cursor, graph)?;
    loop {
        skip_spaces(cursor);
        if cursor.peek().is_none_or(|next| next == '\n' || next == '\r' || next == ';')
            || cursor.rest().starts_with("%%")
        {
            return Ok(());
        }
        let position = cursor.position();
        let (is_visible, label) = link(cursor)?;
        cursor.skip_space();
        let after = nodes(cursor, graph)?;
        for &from in before.iter().filter(|_| is_visible) {
            for &to in &after {
                let edge = graph.edge(from, to, position)?;
                if !label.is_empty() {
                    graph.add_attributes(&[], &[edge], &[("label".to_owned(), label.clone())]);
                }
            }
        }
        before = after;
    }
}

/// Parses nodes with `&` between them.
fn nodes(cursor: &mut Cursor, graph: &mut NotationGraph) -> Result<Vec<usize>, NotationError> {
    let mut nodes = vec![node(cursor, graph)?];
    loop {
        skip_spaces(cursor);
        if !cursor.eat("&") {
            return Ok(nodes);
        }
        cursor.skip_space();
        nodes.push(node(cursor, graph)?);
    }
}

/// Parses a node: its id, and its text in brackets.
fn node(cursor: &mut Cursor, graph: &mut NotationGraph) -> Result<usize, NotationError> {
    let position = cursor.position();
    let id = id(cursor);
    if id.is_empty() {
        return Err(cursor.expected("A[…]"));
    }
    let node = graph.node(id.to_owned(), position)?;
    if cursor.rest().starts_with("@{") {
        let fields = enclosed(cursor, "@{", &["}"])?;
        let label = fields.split(',').find_map(|field| field.trim().strip_prefix("label:"));
        if let Some(label) = label {
            graph.add_attribute(node, "label", &text(label));
        }
    } else if let Some((open, close)) = SHAPES.iter().find(|(open, _)| cursor.rest().starts_with(open)) {
        let label = enclosed(cursor, open, close)?;
        graph.add_attribute(node, "label", &text(label));
    }
    if cursor.eat(":::") {
        id_of_class(cursor);
    }
    Ok(node)
}

fn id_of_class(cursor: &mut Cursor) {
    cursor.take_while(|letter| letter.is_alphanumeric() || letter == '_');
}

/// Moves past the id of a node, in which a hyphen is not the beginning of a link.
fn id<'a>(cursor: &mut Cursor<'a>) -> &'a str {
    let rest = cursor.rest();
    let is_part = |(at, letter): (usize, char)| match letter {
        '_' | '.' | '#' | '$' | '/' | '+' | '−' | '∞' => true,
        '-' => rest[at + 1..].starts_with(|next: char| next.is_alphanumeric() || at == 0 && next == '.'),
        letter => letter.is_alphanumeric() || "▲△▼▽".contains(letter),
    };
    let end = rest.char_indices().find(|&it| !is_part(it)).map_or(rest.len(), |(at, _)| at);
    cursor.take(end)
}

/// Moves past a text in brackets, and returns the text. Within quotes, brackets belong to the text.
fn enclosed<'a>(cursor: &mut Cursor<'a>, open: &str, close: &[&str]) -> Result<&'a str, NotationError> {
    let position = cursor.position();
    cursor.take(open.len());
    let rest = cursor.rest();
    let mut is_quoted = false;
    for (at, letter) in rest.char_indices() {
        is_quoted ^= letter == '"';
        if let Some(close) = close.iter().find(|close| !is_quoted && rest[at..].starts_with(**close)) {
            let inside = cursor.take(at);
            cursor.take(close.len());
            return Ok(inside);
        }
    }
    let bracket = open.chars().next_back().unwrap_or('[');
    Err(NotationError::new(position, NotationErrorKind::Unclosed(bracket)))
}

/// Parses a link. Returns whether it is visible, and its text.
fn link(cursor: &mut Cursor) -> Result<(bool, String), NotationError> {
    // A link may have an id.
    let named = cursor.rest().find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or(0);
    if 0 < named && cursor.rest()[named..].starts_with('@') {
        cursor.take(named + 1);
    }
    if cursor.rest().starts_with("~~~") {
        cursor.take_while(|letter| letter == '~');
        return Ok((false, String::new()));
    }
    let error = cursor.expected("-->");
    let is_head = |rest: &str| rest.starts_with(['o', 'x', '<']) && rest[1..].starts_with(['-', '=']);
    if is_head(cursor.rest()) {
        cursor.bump();
    }
    let body = cursor.take_while(|letter| "-=.".contains(letter));
    if !["--", "==", "-."].iter().any(|sign| body.starts_with(sign)) {
        return Err(error);
    }
    let mut label = String::new();
    let closing = match body {
        "--" => "--",
        "==" => "==",
        "-." => ".-",
        _ => "",
    };
    if !closing.is_empty() && !head(cursor) {
        let rest = cursor.rest();
        let rest = &rest[..rest.find('\n').unwrap_or(rest.len())];
        let end = rest.find(closing).ok_or(error)?;
        label = text(cursor.take(end));
        cursor.take_while(|letter| "-=.".contains(letter));
    }
    head(cursor);
    skip_spaces(cursor);
    if cursor.rest().starts_with('|') {
        label = text(enclosed(cursor, "|", &["|"])?);
    }
    Ok((true, label))
}

/// Moves past the head of an arrow, if it follows. Returns whether it did.
fn head(cursor: &mut Cursor) -> bool {
    let is_round = cursor.rest().starts_with(['o', 'x']) && cursor.rest()[1..].starts_with([' ', '\t', '|']);
    if cursor.rest().starts_with('>') || is_round {
        cursor.bump();
        return true;
    }
    false
}

/// Returns the text of a label without quotes, marks and codes of letters.
fn text(label: &str) -> String {
    let label = label.trim();
    let label = label.strip_prefix('"').and_then(|label| label.strip_suffix('"')).unwrap_or(label);
    let label = label.trim_matches('`').replace("**", "");
    let mut text = String::with_capacity(label.len());
    let mut rest = label.as_str();
    while let Some(letter) = rest.chars().next() {
        let length = if letter == '<' {
            // A tag.
            rest.find('>').map(|end| {
                let is_break = rest[1..end].trim_matches(['/', ' ']).eq_ignore_ascii_case("br");
                text.push_str(if is_break { "\n" } else { "" });
                end + 1
            })
        } else if letter == '#' || letter == '&' {
            rest.find(';').filter(|&end| end < MAX_CODE).and_then(|end| {
                text.push(coded(&rest[1..end])?);
                Some(end + 1)
            })
        } else {
            None
        };
        if length.is_none() {
            text.push(letter);
        }
        rest = &rest[length.unwrap_or(letter.len_utf8())..];
    }
    text.replace("\\n", "\n")
}

/// The longest code of a letter, with its first sign.
const MAX_CODE: usize = 10;

/// Returns the letter with a code: `quot`, `35`.
fn coded(code: &str) -> Option<char> {
    match code {
        "quot" => Some('"'),
        "amp" => Some('&'),
        "lt" => Some('<'),
        "gt" => Some('>'),
        "nbsp" => Some(' '),
        "minus" => Some('−'),
        "infin" => Some('∞'),
        number => number.trim_start_matches('#').parse().ok().and_then(char::from_u32),
    }
}

/// Parses the lines of a mind map, which are indented under their parents.
fn mind_map(cursor: &mut Cursor) -> Result<NotationBuilder, NotationError> {
    let mut builder = NotationBuilder::default();
    // The nodes on the path from the root to the last line, each with its indentation.
    let mut path: Vec<(usize, usize)> = Vec::new();
    loop {
        let indent = cursor.take_while(|letter| letter == ' ' || letter == '\t').chars().count();
        if cursor.rest().is_empty() || cursor.rest().starts_with("```") {
            break;
        }
        if cursor.rest().starts_with(['\n', '\r', ':']) || cursor.rest().starts_with("%%") {
            line(cursor);
            continue;
        }
        let position = cursor.position();
        let start = cursor.clone();
        id(cursor);
        let shape = SHAPES.iter().find(|(open, _)| cursor.rest().starts_with(open));
        let label = if let Some((open, close)) = shape {
            enclosed(cursor, open, close)?
        } else {
            *cursor = start;
            cursor.take_while(|letter| letter != '\n')
        };
        path.truncate(path.iter().take_while(|&&(other, _)| other < indent).count());
        let read = NodeLabel::read(&text(label)).map_err(|kind| NotationError::new(position, kind))?;
        let node = builder.add(path.last().map(|&(_, node)| node), None, None, position)?;
        builder.nodes[node].label(read);
        path.push((indent, node));
        line(cursor);
    }
    let leaf = builder.nodes.iter().find(|node| node.children.is_empty() && !node.has_value());
    match leaf {
        Some(leaf) => {
            let name = leaf.name.clone().unwrap_or_default();
            Err(NotationError::new(leaf.position, NotationErrorKind::NoValue(name)))
        }
        None => Ok(builder),
    }
}
