//! Trees in JSON: objects with `name`, `value`, `children` and the like; objects whose keys are the moves, `{"left": 3, "right": [2, 4]}`; and
//! nested lists that contain such objects. A list of numbers and lists alone is RON as well.
//!
//! If the outermost object has a single key, which is not a field, that is the name of the root, and the keys inside are names of nodes.

use super::builder::{BuilderNode, NotationBuilder};
use super::cursor::Cursor;
use super::label::{number, turn};
use crate::file::lexer::escaped_length;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::file::probability::OutcomeShare;
use crate::file::writer::push_number;
use poda_core::game::Game;
use poda_core::game::tree::{Tree, Weight};
use poda_core::score::{Player, Score, Turn};

struct JsonValue {
    position: LineColumn,
    content: JsonContent,
}

enum JsonContent {
    /// A number, a string in quotes, or a word such as `null`.
    Token(String),
    List(Vec<usize>),
    Object(Vec<(String, usize)>),
}

/// The values of a text, each after those inside it. The last one is the whole text.
type JsonValues = Vec<JsonValue>;

/// Returns whether a text that begins with a bracket contains an object with keys in quotes.
pub(super) fn is_meant_by(text: &str) -> bool {
    let is_key = |rest: &str| rest.trim_start().starts_with(['"', '\'']);
    text.match_indices('{').next().is_some_and(|(at, _)| is_key(&text[at + 1..]))
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let values = parse_values(text)?;
    let mut builder = NotationBuilder::default();
    let mut pending = vec![OpenObject { value: values.len() - 1, key: None, parent: None, is_outcome: false }];
    let mut keys = JsonKeys::Moves;
    if let Some(JsonContent::Object(fields)) = values.last().map(|value| &value.content)
        && let [(key, inside)] = &fields[..]
        && JsonField::named(key).is_none()
        && !matches!(values[*inside].content, JsonContent::Token(_))
    {
        keys = JsonKeys::Names;
        pending = vec![OpenObject { value: *inside, key: Some(key.clone()), parent: None, is_outcome: false }];
    }
    while let Some(next) = pending.pop() {
        let added = pending.len();
        add_node(&values, next, keys, &mut builder, &mut pending)?;
        // The first child is the next node.
        pending[added..].reverse();
    }
    Ok(builder)
}

/// What the keys of objects are that are not fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum JsonKeys {
    Moves,
    Names,
}

struct OpenObject {
    value: usize,
    key: Option<String>,
    parent: Option<usize>,
    is_outcome: bool,
}

fn add_node(
    values: &JsonValues,
    OpenObject { value, key, parent, is_outcome }: OpenObject,
    keys: JsonKeys,
    builder: &mut NotationBuilder,
    pending: &mut Vec<OpenObject>,
) -> Result<(), NotationError> {
    let JsonValue { position, content } = &values[value];
    let fail = |kind| NotationError::new(*position, kind);
    let inside = |list: &[usize], node, is_outcome| {
        let pending = |&value: &usize| OpenObject { value, key: None, parent: Some(node), is_outcome };
        list.iter().map(pending).collect::<Vec<_>>()
    };
    let node = match content {
        JsonContent::Token(token) => {
            let value = score(token).map_err(fail)?.ok_or_else(|| fail(NotationErrorKind::NotANode(token.clone())))?;
            builder.add(parent, None, Some(value), *position)?
        }
        JsonContent::List(list) if list.is_empty() => return Err(fail(NotationErrorKind::NoChildren)),
        JsonContent::List(list) => {
            let node = builder.add(parent, None, None, *position)?;
            pending.extend(inside(list, node, false));
            node
        }
        JsonContent::Object(fields) if fields.is_empty() => return Err(fail(NotationErrorKind::NoChildren)),
        JsonContent::Object(fields) if fields.iter().all(|(key, _)| JsonField::named(key).is_none()) => {
            let node = builder.add(parent, None, None, *position)?;
            let child = |(key, value): &(String, usize)| OpenObject {
                value: *value,
                key: Some(key.clone()),
                parent: Some(node),
                is_outcome: false,
            };
            pending.extend(fields.iter().map(child));
            node
        }
        JsonContent::Object(fields) => {
            let node = builder.add(parent, None, None, *position)?;
            if let Some((list, is_outcomes)) = read_fields(values, *position, fields, &mut builder.nodes[node])? {
                pending.extend(inside(list, node, is_outcomes));
            }
            node
        }
    };
    let last = &mut builder.nodes[node];
    match (is_outcome, last.share) {
        (true, None) => last.share = Some(OutcomeShare::Bare),
        (false, Some(_)) => {
            return Err(fail(NotationErrorKind::WrongField {
                field: JsonField::Weight.name(), found: "…".to_owned()
            }));
        }
        (true, Some(_)) | (false, None) => {}
    }
    match keys {
        JsonKeys::Names => last.name = key.or(last.name.take()),
        JsonKeys::Moves => last.move_label = key.or(last.move_label.take()),
    }
    Ok(())
}

/// Reads the fields of an object into a node. Returns its children, if it has any, and whether they are outcomes.
fn read_fields<'a>(
    values: &'a JsonValues,
    position: LineColumn,
    fields: &[(String, usize)],
    node: &mut BuilderNode,
) -> Result<Option<(&'a [usize], bool)>, NotationError> {
    let mut children: Option<(&[usize], bool)> = None;
    let (mut has_value, mut has_estimate, mut is_chance) = (false, false, false);
    for (key, at) in fields {
        let JsonValue { position, content } = &values[*at];
        let fail = |kind| NotationError::new(*position, kind);
        let Some(field) = JsonField::named(key) else {
            return Err(fail(NotationErrorKind::UnknownField(key.clone())));
        };
        let wrong = || {
            let found = if let JsonContent::Token(token) = content { token.as_str() } else { "[…]" };
            fail(NotationErrorKind::WrongField { field: field.name(), found: found.to_owned() })
        };
        let token = if let JsonContent::Token(token) = content { Some(token.as_str()) } else { None };
        let text = || token.and_then(unquoted).ok_or_else(wrong);
        match field {
            JsonField::Name => node.name = Some(text()?),
            JsonField::Move => node.move_label = Some(text()?),
            JsonField::Value | JsonField::Estimate => {
                node.value = Some(score(token.ok_or_else(wrong)?).map_err(fail)?.ok_or_else(wrong)?);
                has_value |= field == JsonField::Value;
                has_estimate |= field == JsonField::Estimate;
            }
            JsonField::Player => match turn(&text()?) {
                Some(Turn::Player(player)) => node.player = Some(player),
                Some(Turn::Chance) => is_chance = true,
                None => return Err(wrong()),
            },
            JsonField::Weight => {
                let token = token.ok_or_else(wrong)?;
                let share = OutcomeShare::read(&unquoted(token).unwrap_or_else(|| token.to_owned()));
                node.share = Some(share.ok_or_else(wrong)?);
            }
            JsonField::Children | JsonField::Chance => {
                let JsonContent::List(nested) = content else { return Err(wrong()) };
                if nested.is_empty() {
                    return Err(fail(NotationErrorKind::NoChildren));
                }
                if children.replace((nested, field == JsonField::Chance)).is_some() {
                    return Err(fail(NotationErrorKind::Contradiction));
                }
            }
        }
    }
    if has_value && children.is_some() || has_estimate && children.is_none() {
        return Err(NotationError::new(position, NotationErrorKind::Contradiction));
    }
    Ok(children.map(|(list, is_outcomes)| (list, is_outcomes || is_chance)))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum JsonField {
    Name,
    Move,
    Value,
    Estimate,
    Player,
    Weight,
    Children,
    Chance,
}

impl JsonField {
    /// The fields with their names, the first of which is written.
    const NAMES: [(Self, &[&str]); 8] = [
        (Self::Name, &["name", "label", "id"]),
        (Self::Move, &["move", "action"]),
        (Self::Value, &["value", "score", "utility", "payoff"]),
        (Self::Estimate, &["estimate", "heuristic"]),
        (Self::Player, &["player", "turn", "side"]),
        (Self::Weight, &["weight", "probability"]),
        (Self::Children, &["children", "nodes", "branches"]),
        (Self::Chance, &["chance"]),
    ];

    fn named(name: &str) -> Option<Self> {
        let name = name.to_lowercase();
        Self::NAMES.iter().find(|(_, names)| names.contains(&name.as_str())).map(|(field, _)| *field)
    }

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(field, _)| *field == self).map_or("", |(_, names)| names[0])
    }
}

/// Returns a token as a number: a number, or a number or fraction in quotes.
fn score(token: &str) -> Result<Option<Score>, NotationErrorKind> {
    match unquoted(token) {
        Some(text) => number(&text),
        None if token.starts_with(|c: char| c.is_ascii_digit() || "+-.∞−iI".contains(c)) => {
            number(&token.replace("Infinity", "inf"))
        }
        None => Ok(None),
    }
}

/// Returns the text of a string in quotes; `None` for another token.
fn unquoted(token: &str) -> Option<String> {
    if token.starts_with('\'') {
        return Some(token.trim_matches('\'').to_owned());
    }
    token.starts_with('"').then(|| serde_json::from_str(token).ok()).flatten()
}

/// A list or an object that is open: its position, the values inside it, and the keys if it is an object.
struct OpenValue {
    position: LineColumn,
    inside: Vec<usize>,
    keys: Option<Vec<String>>,
}

fn parse_values(text: &str) -> Result<JsonValues, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut values = JsonValues::new();
    let mut open: Vec<OpenValue> = Vec::new();
    loop {
        cursor.skip_space();
        let position = cursor.position();
        match cursor.peek() {
            Some(bracket @ ('[' | '{')) => {
                cursor.bump();
                open.push(OpenValue { position, inside: Vec::new(), keys: (bracket == '{').then(Vec::new) });
                cursor.skip_space();
                if !cursor.rest().starts_with(closing(open.last())) {
                    key(&mut cursor, open.last_mut())?;
                    continue;
                }
            }
            Some(quote @ ('"' | '\'')) => {
                let (token, _) = string(&mut cursor, quote)?;
                close(&mut values, &mut open, JsonValue { position, content: JsonContent::Token(token) });
            }
            Some(_) | None => {
                let token = cursor.take_while(|c| !c.is_whitespace() && !"[]{},:\"'".contains(c)).to_owned();
                if token.is_empty() {
                    return Err(cursor.expected("[ { 3"));
                }
                close(&mut values, &mut open, JsonValue { position, content: JsonContent::Token(token) });
            }
        }
        // After a value, or in an empty list.
        loop {
            cursor.skip_space();
            let Some(innermost) = open.last_mut() else {
                return if cursor.rest().is_empty() { Ok(values) } else { Err(cursor.expected("")) };
            };
            let is_closed = cursor.eat(if innermost.keys.is_some() { "}" } else { "]" });
            if is_closed && let Some(OpenValue { position, inside, keys }) = open.pop() {
                let content = match keys {
                    Some(keys) => JsonContent::Object(keys.into_iter().zip(inside).collect()),
                    None => JsonContent::List(inside),
                };
                close(&mut values, &mut open, JsonValue { position, content });
                continue;
            }
            cursor.expect(",")?;
            cursor.skip_space();
            // A comma may follow the last value.
            if cursor.rest().starts_with(closing(open.last())) {
                continue;
            }
            key(&mut cursor, open.last_mut())?;
            break;
        }
    }
}

fn closing(open: Option<&OpenValue>) -> char {
    if open.is_some_and(|open| open.keys.is_some()) { '}' } else { ']' }
}

/// Parses the key of the next value, if the innermost open value is an object.
fn key(cursor: &mut Cursor, open: Option<&mut OpenValue>) -> Result<(), NotationError> {
    let Some(keys) = open.and_then(|open| open.keys.as_mut()) else { return Ok(()) };
    cursor.skip_space();
    let quote = cursor.peek().filter(|quote| "\"'".contains(*quote)).ok_or_else(|| cursor.expected("\"…\":"))?;
    let (_, key) = string(cursor, quote)?;
    keys.push(key);
    cursor.expect(":")
}

/// Parses a string with its quotes. Returns it and its text.
fn string(cursor: &mut Cursor, quote: char) -> Result<(String, String), NotationError> {
    let position = cursor.position();
    let length =
        escaped_length(cursor.rest(), quote).ok_or_else(|| cursor.error(NotationErrorKind::Unclosed(quote)))?;
    let token = cursor.take(length).to_owned();
    let Some(text) = unquoted(&token) else {
        let expected = "\"…\"";
        return Err(NotationError::new(position, NotationErrorKind::Expected { expected, found: token }));
    };
    Ok((token, text))
}

/// Adds a finished value to the values and to the innermost open one.
fn close(values: &mut JsonValues, open: &mut [OpenValue], value: JsonValue) {
    if let Some(innermost) = open.last_mut() {
        innermost.inside.push(values.len());
    }
    values.push(value);
}

/// Returns a tree in JSON, which [`read_tree`](super::read_tree) reads as the same tree, except for the bounds of all values.
pub fn write_json(tree: &Tree) -> String {
    let root = tree.node_index();
    let mut text = String::new();
    // Nodes to write, with the player by default, or text between them.
    let mut open = vec![JsonPart::Node(root, Player::Max)];
    while let Some(part) = open.pop() {
        let (at, default) = match part {
            JsonPart::Node(at, default) => (at, default),
            JsonPart::Text(between) => {
                text.push_str(between);
                continue;
            }
        };
        let is_chance = tree.turn_of(at) == Turn::Chance;
        let (children, player) = (tree.children_of(at), tree.player_of(at));
        let weight = tree.weight_of(at).filter(|&weight| at != root && weight != Weight::ONE);
        let name = tree.name_of(at).map(|name| ("name", quoted(name)));
        let label = tree.move_label_of(at).map(|label| ("move", quoted(label)));
        let number = |value| match tree.payoffs_of(at) {
            Some(vector) => {
                let entries: Vec<String> = vector.entries().iter().map(|&entry| json_number(entry)).collect();
                format!("[{}]", entries.join(", "))
            }
            None => json_number(value),
        };
        let value =
            tree.value_of(at).map(|value| (if children.is_empty() { "value" } else { "estimate" }, number(value)));
        let said = match tree.players().zip(tree.mover_of(at)) {
            Some((players, mover)) => (!children.is_empty() && !is_chance).then(|| quoted(&players.names[mover])),
            None => {
                (player != default && !is_chance).then(|| quoted(if player == Player::Max { "max" } else { "min" }))
            }
        };
        let said = said.map(|said| ("player", said));
        let weight = weight.map(|weight| ("weight", weight.get().to_string()));
        let fields: Vec<_> = [name, label, said, weight, value].into_iter().flatten().collect();
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
        let next = if is_chance { player } else { player.opponent() };
        for (index, &child) in children.iter().enumerate().rev() {
            open.push(JsonPart::Node(child as usize, next));
            if 0 < index {
                open.push(JsonPart::Text(", "));
            }
        }
    }
    match tree.players() {
        Some(players) => {
            let names: Vec<String> = players.names.iter().map(|name| quoted(name)).collect();
            format!("{{\"players\": [{}], \"tree\": {text}}}", names.join(", "))
        }
        None => text,
    }
}

enum JsonPart {
    Node(usize, Player),
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

fn quoted(text: &str) -> String {
    serde_json::to_string(text).unwrap_or_default()
}
