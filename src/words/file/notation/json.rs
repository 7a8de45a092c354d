//! Trees in JSON, and as literals of Python: objects with `name`, `value`, `children` and the like; objects whose keys
//! are the moves, `{"left": 3, "right": [2, 4]}`; lists that begin with a name, `("A", [("B", 3), 4])`; nested lists
//! that contain such values; and objects that list the names of children, `{"A": ["B", "C"], "B": [3, 12]}`. A list of
//! numbers and lists alone is RON as well.
//!
//! If the outermost object has a single key, which is not a field, that is the name of the root, and the keys inside
//! are names of nodes. Players with payoffs of their own are beside the tree, `{"players": ["Ann", "Bob"], "tree": …}`.

use super::adjacency::{self, AdjacencyItem, AdjacencyLine};
use super::builder::{BuilderNode, NodeMover, NotationBuilder};
use super::json_writer::quoted;
use super::label::{number, turn};
use super::literal::{self, LiteralContent, LiteralKey, LiteralValue, Literals};
use crate::file::lexer::escaped_length;
use crate::file::node_board::{NodeBoardError, TILINGS, add_piece, board_of_rows, board_of_text};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::file::probability::OutcomeShare;
use crate::file::schema::PLAYERS;
use poda_core::game::tree::{BoardSet, NodeBoard};
use poda_core::score::{MAX_PLAYERS, Payoffs, Score};

/// Returns whether a text that begins with a bracket contains an object with keys in quotes, or begins with one with a
/// field.
pub(super) fn is_meant_by(text: &str) -> bool {
    let is_key = |rest: &str| rest.trim_start().starts_with(['"', '\'']);
    let is_field = |rest: &str| {
        let rest = rest.trim_start();
        let end = rest.find(|letter: char| !letter.is_alphanumeric() && letter != '_').unwrap_or_default();
        rest[end..].trim_start().starts_with(':') && JsonField::named(&rest[..end]).is_some()
    };
    let first = text.match_indices('{').next().map(|(at, _)| &text[at + 1..]);
    first.is_some_and(|inside| is_key(inside) || is_field(inside))
}

/// A text that is a literal of a programming language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LiteralKind {
    Json,
    /// With a value that is assigned, a comment, a text in single quotes, or texts in tuples.
    Python,
}

/// Returns what a text is that begins with a bracket or with what a value is assigned to, if it is no other notation.
pub(super) fn kind(text: &str) -> Option<LiteralKind> {
    if literal::assignment(text).is_some() {
        return Some(LiteralKind::Python);
    }
    let mut rest = text;
    // The last sign before the rest, and the last one that is not white space.
    let (mut last, mut before) = (' ', '[');
    let (mut has_text, mut has_tuple) = (is_meant_by(text), false);
    while let Some(letter) = rest.chars().next() {
        let mut length = letter.len_utf8();
        let is_value = "[({,:".contains(before);
        match letter {
            '#' if !last.is_alphanumeric() => return Some(LiteralKind::Python),
            '\'' if is_value => return Some(LiteralKind::Python),
            '(' => has_tuple |= is_value,
            '"' => {
                length = escaped_length(rest, '"').unwrap_or(rest.len());
                let content = rest[1..length].trim_end_matches('"');
                let is_number = OutcomeShare::read(content).is_some() || matches!(number(content), Ok(Some(_)));
                has_text |= "[(,".contains(before) && !is_number;
            }
            _ => {}
        }
        last = letter;
        if !letter.is_whitespace() {
            before = letter;
        }
        rest = &rest[length..];
    }
    has_text.then_some(if has_tuple { LiteralKind::Python } else { LiteralKind::Json })
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let Literals { values, tops } = literal::parse(text)?;
    if let Some(graph) = adjacency_of(&values, &tops) {
        return graph;
    }
    if let [first, _, ..] = tops[..] {
        return Err(NotationError::new(values[first].position, NotationErrorKind::SeveralTrees(tops.len())));
    }
    let mut builder = NotationBuilder::default();
    let whole = values.len() - 1;
    let (root, keys) = wrapped(&values, whole, &mut builder)?;
    if let Some(trees) = count_of_trees(&values, root.value).or_else(|| count_of_trees(&values, whole)) {
        return Err(NotationError::new(values[root.value].position, NotationErrorKind::SeveralTrees(trees)));
    }
    let mut reader = JsonReader { values: &values, keys, players: None, pending: vec![root] };
    reader.players = builder.players.as_ref().map(Vec::len).or_else(|| reader.length_of_vectors());
    while let Some(next) = reader.pending.pop() {
        let added = reader.pending.len();
        reader.add_node(next, &mut builder)?;
        // The first child is the next node.
        reader.pending[added..].reverse();
    }
    Ok(builder)
}

/// Fields beside a tree, which is in `tree`.
const BESIDE: [&str; 6] = ["tree", "players", "root", "boards", "title", "notes"];

/// Returns the value that is the root, without what is around it, and what keys mean. Reads what is beside it into the
/// builder.
fn wrapped(
    values: &[LiteralValue],
    whole: usize,
    builder: &mut NotationBuilder,
) -> Result<(OpenObject, JsonKeys), NotationError> {
    let of = |value, key: Option<&LiteralKey>| OpenObject { value, key: key.cloned(), parent: None, is_outcome: false };
    let LiteralContent::Object(fields) = &values[whole].content else { return Ok((of(whole, None), JsonKeys::Moves)) };
    let tree = fields.iter().find(|(key, _)| key.text == "tree");
    if let Some((_, tree)) = tree.filter(|_| fields.iter().all(|(key, _)| BESIDE.contains(&&*key.text))) {
        for (key, value) in fields {
            read_beside(values, &key.text, *value, builder)?;
        }
        return Ok((of(*tree, None), JsonKeys::Moves));
    }
    if let [(key, inside)] = &fields[..]
        && JsonField::named(&key.text).is_none()
        && values[*inside].content.token().is_none()
    {
        return Ok((of(*inside, Some(key)), JsonKeys::Names));
    }
    Ok((of(whole, None), JsonKeys::Moves))
}

/// Reads a field beside a tree.
fn read_beside(
    values: &[LiteralValue],
    name: &str,
    value: usize,
    builder: &mut NotationBuilder,
) -> Result<(), NotationError> {
    let LiteralValue { position, content } = &values[value];
    let wrong = |field| {
        let found = content.token().unwrap_or("[…]").to_owned();
        NotationError::new(*position, NotationErrorKind::WrongField { field, found })
    };
    match name {
        "players" => {
            let LiteralContent::List(list) = content else { return Err(wrong("players")) };
            let name = |&item: &usize| match &values[item] {
                LiteralValue { content: LiteralContent::Text(name), .. } => Ok(name.clone()),
                LiteralValue { position, content } => {
                    let found = content.token().unwrap_or("[…]").to_owned();
                    Err(NotationError::new(*position, NotationErrorKind::WrongField { field: "players", found }))
                }
            };
            builder.set_players(list.iter().map(name).collect::<Result<_, _>>()?, *position)?;
        }
        "root" => {
            let LiteralContent::Text(player) = content else { return Err(wrong("root")) };
            builder.root = Some(NodeMover::Named(*position, player.clone()));
        }
        "boards" => builder.boards = Some(board_set(values, value)?),
        "title" => {
            if let LiteralContent::Text(title) = content {
                builder.title = Some(title.clone());
            }
        }
        "notes" => {
            if let LiteralContent::Text(notes) = content {
                builder.notes = Some(notes.clone());
            }
        }
        _ => {}
    }
    Ok(())
}

/// Returns how boards are drawn, by an object such as `{"grid": "Squares", "pieces": {"X": "Max", "O": "Min"}}`.
fn board_set(values: &[LiteralValue], at: usize) -> Result<BoardSet, NotationError> {
    let mut set = BoardSet::default();
    let wrong = |at: usize, field| {
        let found = values[at].content.token().unwrap_or("[…]").to_owned();
        NotationError::new(values[at].position, NotationErrorKind::WrongField { field, found })
    };
    let object = |at: usize, field| match &values[at].content {
        LiteralContent::Object(fields) => Ok(fields),
        LiteralContent::Word(_) | LiteralContent::Text(_) | LiteralContent::List(_) => Err(wrong(at, field)),
    };
    for (key, value) in object(at, "boards")? {
        match key.text.as_str() {
            "grid" => {
                let tiling = TILINGS.iter().find(|(name, _)| values[*value].content.token() == Some(name));
                set.tiling = tiling.ok_or_else(|| wrong(*value, "grid"))?.1;
            }
            "pieces" => {
                for (piece, owner) in object(*value, "pieces")? {
                    let named = PLAYERS.iter().find(|(name, _)| values[*owner].content.token() == Some(name));
                    let (_, owner) = *named.ok_or_else(|| wrong(*owner, "pieces"))?;
                    let fail = |error| NotationError::new(piece.position, NotationErrorKind::NodeBoard(error));
                    add_piece(&mut set, &piece.text, owner).map_err(fail)?;
                }
            }
            other => {
                let kind = NotationErrorKind::UnknownField(other.to_owned());
                return Err(NotationError::new(key.position, kind));
            }
        }
    }
    Ok(set)
}

/// Returns how many trees a value lists: all items of a list that are inner nodes with fields, keys or a name, or the
/// items of `trees`.
fn count_of_trees(values: &[LiteralValue], root: usize) -> Option<usize> {
    let is_tree = |item: &usize| match &values[*item].content {
        LiteralContent::Object(fields) => {
            let has_no_field = fields.iter().all(|(key, _)| JsonField::named(&key.text).is_none());
            let is_list = |(key, _): &(LiteralKey, usize)| {
                matches!(JsonField::named(&key.text), Some(JsonField::Children | JsonField::Chance))
            };
            has_no_field && !fields.is_empty() || fields.iter().any(is_list)
        }
        LiteralContent::List(_) | LiteralContent::Word(_) | LiteralContent::Text(_) => false,
    };
    match &values[root].content {
        LiteralContent::List(items) if items.iter().all(is_tree) && !items.is_empty() => Some(items.len()),
        LiteralContent::Object(fields) => match &fields[..] {
            [(key, trees)] if key.text == "trees" => match &values[*trees].content {
                LiteralContent::List(items) => Some(items.len()),
                LiteralContent::Object(_) | LiteralContent::Word(_) | LiteralContent::Text(_) => None,
            },
            _ => None,
        },
        LiteralContent::List(_) | LiteralContent::Word(_) | LiteralContent::Text(_) => None,
    }
}

/// Returns the tree of objects that list the names of children, if a child has the name of a key.
fn adjacency_of(values: &[LiteralValue], tops: &[usize]) -> Option<Result<NotationBuilder, NotationError>> {
    let fields = |top: &usize| match &values[*top].content {
        LiteralContent::Object(fields) => Some(fields),
        LiteralContent::List(_) | LiteralContent::Word(_) | LiteralContent::Text(_) => None,
    };
    let fields: Vec<_> = tops.iter().map(fields).collect::<Option<Vec<_>>>()?.into_iter().flatten().collect();
    let item = |at: usize| {
        let LiteralValue { content, position } = &values[at];
        let (text, is_quoted) = match content {
            LiteralContent::Text(text) => (text, true),
            LiteralContent::Word(text) => (text, false),
            LiteralContent::List(_) | LiteralContent::Object(_) => return None,
        };
        AdjacencyItem::new(text.clone(), is_quoted, *position).ok()
    };
    let line = |(key, value): &(LiteralKey, usize)| {
        let (items, has_brackets) = match &values[*value].content {
            LiteralContent::List(list) => (list.iter().map(|&at| item(at)).collect::<Option<Vec<_>>>()?, true),
            LiteralContent::Word(_) | LiteralContent::Text(_) => (vec![item(*value)?], false),
            LiteralContent::Object(_) => return None,
        };
        let key = AdjacencyItem::new(key.text.clone(), key.is_quoted, key.position).ok()?;
        Some(AdjacencyLine { key, items, has_brackets, is_assigned: false })
    };
    let lines: Vec<AdjacencyLine> = fields.into_iter().map(line).collect::<Option<_>>()?;
    adjacency::mentions_a_key(&lines).then(|| adjacency::build(&lines))
}

/// What the keys of objects are that are not fields.
#[derive(Clone, Copy, PartialEq, Eq)]
enum JsonKeys {
    Moves,
    Names,
}

struct OpenObject {
    value: usize,
    key: Option<LiteralKey>,
    parent: Option<usize>,
    is_outcome: bool,
}

struct JsonReader<'a> {
    values: &'a [LiteralValue],
    keys: JsonKeys,
    /// The length of vectors, if leaves are worth one.
    players: Option<usize>,
    /// The values that follow, the next one last.
    pending: Vec<OpenObject>,
}

impl<'a> JsonReader<'a> {
    /// Returns the length of the first vector that is a value or an estimate in a field.
    fn length_of_vectors(&self) -> Option<usize> {
        let vector = |(key, value): &(LiteralKey, usize)| {
            let is_value = matches!(JsonField::named(&key.text), Some(JsonField::Value | JsonField::Estimate));
            self.numbers(*value).filter(|_| is_value).map(<[usize]>::len)
        };
        let of_object = |value: &LiteralValue| match &value.content {
            LiteralContent::Object(fields) => fields.iter().find_map(vector),
            LiteralContent::List(_) | LiteralContent::Word(_) | LiteralContent::Text(_) => None,
        };
        self.values.iter().find_map(of_object)
    }

    /// Returns the values of a list that contains only numbers and texts.
    fn numbers(&self, value: usize) -> Option<&[usize]> {
        let LiteralContent::List(list) = &self.values[value].content else { return None };
        let is_number = |&item: &usize| {
            let content = &self.values[item].content;
            content.token().is_some_and(|text| !content.is_null() && matches!(number(text), Ok(Some(_))))
        };
        (!list.is_empty() && list.iter().all(is_number)).then_some(list)
    }

    /// Returns the vector that a list is.
    fn payoffs(&self, value: usize, players: usize) -> Result<Option<Payoffs>, NotationError> {
        let Some(list) = self.numbers(value) else { return Ok(None) };
        let position = self.values[value].position;
        if MAX_PLAYERS < list.len() {
            let kind = NotationErrorKind::VectorLength { length: list.len(), players };
            return Err(NotationError::new(position, kind));
        }
        let mut entries = Vec::with_capacity(list.len());
        for &item in list {
            let LiteralValue { position, content } = &self.values[item];
            let token = content.token().unwrap_or_default();
            let fail = |kind| NotationError::new(*position, kind);
            let entry = score(content).map_err(fail)?.filter(|entry| entry.is_finite());
            entries.push(entry.ok_or_else(|| fail(NotationErrorKind::NotFinite(token.to_owned())))?);
        }
        Ok(Some(Payoffs::new(&entries)))
    }

    fn add_node(&mut self, open: OpenObject, builder: &mut NotationBuilder) -> Result<(), NotationError> {
        let OpenObject { value, key, parent, is_outcome } = open;
        let LiteralValue { position, content } = &self.values[value];
        let fail = |kind| NotationError::new(*position, kind);
        let node = builder.add(parent, None, None, *position)?;
        match content {
            LiteralContent::Word(_) | LiteralContent::Text(_) => {
                let number = score(content).map_err(fail)?;
                let token = || content.token().unwrap_or_default();
                let found =
                    || if matches!(content, LiteralContent::Text(_)) { quoted(token()) } else { token().to_owned() };
                let number = number.ok_or_else(|| fail(NotationErrorKind::NotANode(found())))?;
                builder.nodes[node].value = Some(number);
            }
            LiteralContent::List(list) if list.is_empty() => return Err(fail(NotationErrorKind::NoChildren)),
            LiteralContent::List(list) => {
                let payoffs = self.players.map_or(Ok(None), |players| self.payoffs(value, players))?;
                if payoffs.is_some() {
                    builder.nodes[node].payoffs = payoffs;
                } else {
                    self.add_list(list, node, builder)?;
                }
            }
            LiteralContent::Object(fields) if fields.is_empty() => return Err(fail(NotationErrorKind::NoChildren)),
            LiteralContent::Object(fields) if fields.iter().all(|(key, _)| JsonField::named(&key.text).is_none()) => {
                let child = |(key, value): &(LiteralKey, usize)| OpenObject {
                    value: *value,
                    key: Some(key.clone()),
                    parent: Some(node),
                    is_outcome: false,
                };
                self.pending.extend(fields.iter().map(child));
            }
            LiteralContent::Object(fields) => {
                if let Some((list, is_outcomes)) = self.read_fields(*position, fields, &mut builder.nodes[node])? {
                    self.push(list, node, is_outcomes);
                }
            }
        }
        let last = &mut builder.nodes[node];
        match (is_outcome, last.share) {
            (true, None) => last.share = Some(OutcomeShare::Bare),
            (false, Some(_)) => {
                return Err(fail(NotationErrorKind::WrongField {
                    field: JsonField::Weight.name(),
                    found: "…".to_owned(),
                }));
            }
            (true, Some(_)) | (false, None) => {}
        }
        match (self.keys, key) {
            (_, None) => {}
            (JsonKeys::Names, Some(key)) => last.name_and_side(&key.text),
            (JsonKeys::Moves, Some(key)) => last.move_label = Some(key.text),
        }
        Ok(())
    }

    fn push(&mut self, list: &[usize], node: usize, is_outcome: bool) {
        let open = |&value: &usize| OpenObject { value, key: None, parent: Some(node), is_outcome };
        self.pending.extend(list.iter().map(open));
    }

    /// Reads a list: the children of a node, or its name, and its value or its children.
    fn add_list(&mut self, list: &[usize], node: usize, builder: &mut NotationBuilder) -> Result<(), NotationError> {
        let values = self.values;
        let is_name = |&item: &usize| match &values[item].content {
            LiteralContent::Text(text) => number(text).is_ok_and(|number| number.is_none()),
            LiteralContent::Word(_) | LiteralContent::List(_) | LiteralContent::Object(_) => false,
        };
        let Some((first, rest)) = list.split_first().filter(|(first, rest)| is_name(first) && !rest.is_empty()) else {
            self.push(list, node, false);
            return Ok(());
        };
        builder.nodes[node].name_and_side(values[*first].content.token().unwrap_or_default());
        let is_list = |item: usize| matches!(&values[item].content, LiteralContent::List(_));
        let is_empty = |item: usize| matches!(&values[item].content, LiteralContent::List(list) if list.is_empty());
        let starts_with_name = |item: usize| matches!(&values[item].content, LiteralContent::List(list) if list.first().is_some_and(is_name));
        let of_players = |item: usize| self.players.map_or(Ok(None), |players| self.payoffs(item, players));
        // A value that is missing, or no children, may be written too: ("A", None, […]), ("B", 3, []).
        let rest: Vec<usize> = match *rest {
            [value, children] if is_empty(children) => vec![value],
            [value, children] if values[value].content.is_null() && is_list(children) => vec![children],
            _ => rest.to_vec(),
        };
        if let [only] = rest[..] {
            let LiteralValue { position, content } = &values[only];
            builder.nodes[node].payoffs = of_players(only)?;
            if builder.nodes[node].payoffs.is_none() {
                let fail = |kind| NotationError::new(*position, kind);
                builder.nodes[node].value = score(content).map_err(fail)?;
            }
            if builder.nodes[node].has_value() {
                return Ok(());
            }
            if let LiteralContent::List(children) = content
                && !starts_with_name(only)
            {
                self.push(children, node, false);
                return Ok(());
            }
        }
        self.push(&rest, node, false);
        Ok(())
    }

    /// Reads the fields of an object into a node. Returns its children, if it has any, and whether they are outcomes.
    fn read_fields(
        &self,
        position: LineColumn,
        fields: &[(LiteralKey, usize)],
        node: &mut BuilderNode,
    ) -> Result<Option<(&'a [usize], bool)>, NotationError> {
        let values = self.values;
        let mut children: Option<(&[usize], bool)> = None;
        let (mut has_value, mut has_estimate) = (false, false);
        let mut label = None;
        let is_absent = |at: usize| match &self.values[at].content {
            content if content.is_null() => true,
            LiteralContent::List(list) => list.is_empty() && self.has_value_in(fields),
            LiteralContent::Word(_) | LiteralContent::Text(_) | LiteralContent::Object(_) => false,
        };
        for (key, at) in fields {
            let LiteralValue { position, content } = &values[*at];
            let fail = |kind| NotationError::new(*position, kind);
            let Some(field) = JsonField::named(&key.text) else {
                return Err(fail(NotationErrorKind::UnknownField(key.text.clone())));
            };
            if is_absent(*at) {
                continue;
            }
            let wrong = || {
                let found = content.token().unwrap_or("[…]").to_owned();
                fail(NotationErrorKind::WrongField { field: field.name(), found })
            };
            let text = || match content {
                LiteralContent::Text(text) => Ok(text.clone()),
                LiteralContent::Word(_) | LiteralContent::List(_) | LiteralContent::Object(_) => Err(wrong()),
            };
            match field {
                JsonField::Name => label = Some(text()?),
                JsonField::Move => node.move_label = Some(text()?),
                JsonField::Value | JsonField::Estimate => {
                    node.payoffs = self.players.map_or(Ok(None), |players| self.payoffs(*at, players))?;
                    if node.payoffs.is_none() {
                        node.value = Some(score(content).map_err(fail)?.ok_or_else(wrong)?);
                    }
                    has_value |= field == JsonField::Value;
                    has_estimate |= field == JsonField::Estimate;
                }
                JsonField::Player => {
                    let name = text()?;
                    if self.players.is_none() && turn(&name).is_none() {
                        return Err(wrong());
                    }
                    node.mover = Some(NodeMover::Named(*position, name));
                }
                JsonField::Weight => {
                    let share = content.token().and_then(OutcomeShare::read);
                    node.share = Some(share.ok_or_else(wrong)?);
                }
                JsonField::Board | JsonField::Text if node.board.is_some() => {
                    return Err(fail(NotationErrorKind::NodeBoard(NodeBoardError::BoardAndText)));
                }
                JsonField::Board => node.board = Some(self.board(*at).ok_or_else(wrong)??),
                JsonField::Text => {
                    let board = board_of_text(&text()?);
                    node.board = Some(board.map_err(|error| fail(NotationErrorKind::NodeBoard(error)))?);
                }
                JsonField::Children | JsonField::Chance => {
                    let LiteralContent::List(nested) = content else { return Err(wrong()) };
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
        let is_outcomes = children.is_some_and(|(_, is_outcomes)| is_outcomes);
        match label {
            // Beside the field for it, a name says nothing about who moves.
            Some(name) if node.mover.is_some() || is_outcomes => node.name = Some(name),
            Some(name) => node.name_and_side(&name),
            None => {}
        }
        Ok(children.map(|(list, is_outcomes)| (list, is_outcomes || node.is_chance())))
    }

    /// Returns the board of a list of rows; `None` for another value.
    fn board(&self, at: usize) -> Option<Result<NodeBoard, NotationError>> {
        let LiteralValue { position, content: LiteralContent::List(list) } = &self.values[at] else { return None };
        let row = |&row: &usize| match &self.values[row].content {
            LiteralContent::Text(text) => Some(text.clone()),
            LiteralContent::Word(_) | LiteralContent::List(_) | LiteralContent::Object(_) => None,
        };
        let rows: Vec<String> = list.iter().map(row).collect::<Option<_>>()?;
        Some(board_of_rows(&rows).map_err(|(row, error)| {
            let position = row.map_or(*position, |row| self.values[list[row]].position);
            NotationError::new(position, NotationErrorKind::NodeBoard(error))
        }))
    }

    fn has_value_in(&self, fields: &[(LiteralKey, usize)]) -> bool {
        let is_value = |(key, at): &(LiteralKey, usize)| {
            JsonField::named(&key.text) == Some(JsonField::Value) && !self.values[*at].content.is_null()
        };
        fields.iter().any(is_value)
    }
}

/// Returns the number that a word or a text is: a number, or a number or fraction in quotes.
fn score(content: &LiteralContent) -> Result<Option<Score>, NotationErrorKind> {
    match content {
        LiteralContent::Text(text) => number(text),
        LiteralContent::Word(word) if word.starts_with(|c: char| c.is_ascii_digit() || "+-.∞−iI".contains(c)) => {
            number(word)
        }
        LiteralContent::Word(_) | LiteralContent::List(_) | LiteralContent::Object(_) => Ok(None),
    }
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
    Board,
    Text,
}

impl JsonField {
    /// The fields with their names, the first of which is written.
    const NAMES: [(Self, &[&str]); 10] = [
        (Self::Name, &["name", "label", "id"]),
        (Self::Move, &["move", "action"]),
        (Self::Value, &["value", "score", "utility", "payoff", "values", "payoffs", "utilities"]),
        (Self::Estimate, &["estimate", "heuristic"]),
        (Self::Player, &["player", "turn", "side"]),
        (Self::Weight, &["weight", "probability"]),
        (Self::Children, &["children", "nodes", "branches"]),
        (Self::Chance, &["chance"]),
        (Self::Board, &["board"]),
        (Self::Text, &["text"]),
    ];

    fn named(name: &str) -> Option<Self> {
        let name = name.to_lowercase();
        Self::NAMES.iter().find(|(_, names)| names.contains(&name.as_str())).map(|(field, _)| *field)
    }

    fn name(self) -> &'static str {
        Self::NAMES.iter().find(|(field, _)| *field == self).map_or("", |(_, names)| names[0])
    }
}
