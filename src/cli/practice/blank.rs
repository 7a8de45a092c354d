//! Reads an answer sheet, marks it and prints the marks.

use super::json::{value, vector};
use crate::json::Object;
use crate::node_path::NodePath;
use crate::terminal::report;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::text::Excerpt;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Story};
use poda_platform::read_within;
use poda_words::i18n::{Words, args};
use poda_words::practice::Answer;
use poda_words::practice::blank::{
    BlankAnswers, BlankField, BlankMarks, BlankPart, FieldMark, MarkedField, asks_for_best, entries_of_vectors, mark,
};
use poda_words::practice::json::{AnswerJson, write_line};
use poda_words::practice::offered_change::OfferedChange;
use poda_words::practice::sentences::blank_sentence;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::io::{self, BufRead, Write};

/// Marks the answer sheet on standard input. Returns the marks; if the sheet cannot be read, reports the reason and
/// prints nothing else.
pub(super) fn mark_sheet(
    words: &Words,
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<BlankMarks>> {
    let ids = nodes_by_id(recording);
    let reader = SheetReader::new(words, recording, &ids);
    let Some(answers) = read_object(words, input, |sheet| reader.sheet(sheet))? else { return Ok(None) };
    let marks = mark(recording, &answers);
    let line = |marked: &MarkedField| FieldLine {
        field: marked.field.id(recording),
        mark: marked.mark.name(),
        points: marked.points(),
        of: marked.of,
        expected: marked.expected.as_ref().map(|expected| AnswerJson::of(recording, expected)),
        reason: blank_sentence(words, recording, marked).plain(),
    };
    write_marks(marks.fields.iter().map(line), out)?;
    Ok(Some(marks))
}

const MAX_SHEET_BYTES: u64 = 16 << 20;

/// Returns the answers on standard input, which `read` takes from an object in JSON. If they cannot be read, reports
/// the reason.
pub(super) fn read_object<Answers>(
    words: &Words,
    input: &mut impl BufRead,
    read: impl FnOnce(&Map<String, Value>) -> Result<Answers, String>,
) -> io::Result<Option<Answers>> {
    let bytes = read_within(input, MAX_SHEET_BYTES, 0)?;
    let most = || args![megabytes = MAX_SHEET_BYTES >> 20];
    let text = bytes.ok_or_else(|| words.fill("practice-sheet-too-large", &most()));
    let text = text.and_then(|bytes| String::from_utf8(bytes).map_err(|_| words.text("practice-sheet-not-text")));
    let answers = text.and_then(|text| match serde_json::from_str(&text) {
        Ok(Value::Object(sheet)) => read(&sheet),
        Ok(_) => Err(words.text("practice-sheet-not-a-sheet")),
        Err(error) => {
            let at = args![line = error.line().to_string(), column = error.column().to_string()];
            Err(words.fill("practice-sheet-not-json", &at))
        }
    });
    Ok(answers.map_err(|sentence| report(&sentence)).ok())
}

pub(super) const NODE_PARTS: [BlankPart; 4] = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value];

/// Reads answers from JSON.
pub(super) struct SheetReader<'a> {
    pub words: &'a Words,
    pub ids: &'a HashMap<String, NodeId>,
    /// The number of entries of the vectors that nodes return; `None` if they return numbers.
    pub players: Option<usize>,
}

impl<'a> SheetReader<'a> {
    /// Returns a reader of sheets on a recording, whose nodes have these ids.
    pub fn new(words: &'a Words, recording: &Recording<AnyGame>, ids: &'a HashMap<String, NodeId>) -> Self {
        Self { words, ids, players: entries_of_vectors(recording) }
    }

    /// Reads an answer sheet.
    ///
    /// # Errors
    /// Returns a sentence about the first part that cannot be read.
    fn sheet(&self, sheet: &Map<String, Value>) -> Result<BlankAnswers, String> {
        let mut answers = BlankAnswers::default();
        for (key, content) in sheet {
            match (key.as_str(), content) {
                ("fields" | "best" | "ever" | "matters" | "transform", Value::Null) => {}
                ("fields", Value::Object(nodes)) => self.nodes(nodes, &mut answers)?,
                ("fields", _) => return Err(self.no_object("fields", "")),
                (key, content) => {
                    let field = BlankField::OF_TREE.into_iter().find(|field| field.part.name() == key);
                    let field = field.ok_or_else(|| self.unknown_key("sheet", "", key))?;
                    answers.insert(field, self.answer(field.part, key, content)?);
                }
            }
        }
        Ok(answers)
    }

    fn nodes(&self, nodes: &Map<String, Value>, answers: &mut BlankAnswers) -> Result<(), String> {
        for (id, fields) in nodes {
            let node = self.node_of(id)?;
            let fields = match fields {
                Value::Null => continue,
                Value::Object(fields) => fields,
                _ => return Err(self.no_object("node", id)),
            };
            for (key, content) in fields {
                let part = NODE_PARTS.into_iter().find(|part| part.name() == key);
                let part = part.ok_or_else(|| self.unknown_key("node", id, key))?;
                if *content != Value::Null {
                    let answer = self.answer(part, &format!("{id}.{key}"), content)?;
                    answers.insert(BlankField::new(node, part), answer);
                }
            }
        }
        Ok(())
    }

    pub fn answer(&self, part: BlankPart, field: &str, content: &Value) -> Result<Answer, String> {
        match (part, content) {
            (BlankPart::Cut | BlankPart::Ever | BlankPart::Matters, Value::Array(children)) => {
                let children = children.iter().map(|child| self.node(field, child));
                children.collect::<Result<_, _>>().map(Answer::Children)
            }
            (BlankPart::Cut | BlankPart::Ever | BlankPart::Matters, _) => {
                Err(self.unreadable("practice-sheet-not-a-list", field, content))
            }
            (BlankPart::Transform, Value::Array(changes)) => {
                let named = |change: &Value| OfferedChange::named(self.words, change.as_str()?);
                let read = changes.iter().map(named).collect::<Option<_>>().map(Answer::Changes);
                read.ok_or_else(|| self.unreadable("practice-sheet-not-changes", field, content))
            }
            (BlankPart::Transform, _) => Err(self.unreadable("practice-sheet-not-changes", field, content)),
            (BlankPart::Alpha | BlankPart::Beta, _) => {
                value(content).ok_or_else(|| self.unreadable("practice-sheet-not-a-number", field, content))
            }
            (BlankPart::Best, _) => self.node(field, content).map(Answer::Node),
            (BlankPart::Value, _) if self.players.is_some() => {
                let is_whole = |answer: &Answer| match answer {
                    Answer::Vector(vector) => Some(vector.entries().len()) == self.players,
                    Answer::Node(_)
                    | Answer::Children(_)
                    | Answer::Proved(_)
                    | Answer::Sum { .. }
                    | Answer::Changes(_) => false,
                };
                let answer = vector(content).filter(is_whole).or_else(|| value(content));
                answer.ok_or_else(|| self.unreadable("practice-sheet-not-a-vector", field, content))
            }
            (BlankPart::Value, _) => {
                value(content).ok_or_else(|| self.unreadable("practice-sheet-not-a-value", field, content))
            }
        }
    }

    /// Returns the node of an id, which may be written as text or, if it is a number, as a number.
    fn node(&self, field: &str, id: &Value) -> Result<NodeId, String> {
        match id {
            Value::String(id) => self.node_of(id),
            Value::Number(id) => self.node_of(&id.to_string()),
            _ => Err(self.unreadable("practice-sheet-not-a-node", field, id)),
        }
    }

    pub fn node_of(&self, id: &str) -> Result<NodeId, String> {
        let unknown = || self.words.fill("practice-sheet-unknown-node", &args![id = excerpt(id)]);
        self.ids.get(id).or_else(|| self.ids.get(id.trim())).copied().ok_or_else(unknown)
    }

    fn no_object(&self, within: &str, node: &str) -> String {
        self.words.fill("practice-sheet-no-object", &args![where = within, node = excerpt(node)])
    }

    /// Returns a sentence that `key` is not the name of a field.
    pub fn unknown_key(&self, within: &str, node: &str, key: &str) -> String {
        let args = args![where = within, node = excerpt(node), key = excerpt(key)];
        self.words.fill("practice-sheet-unknown-key", &args)
    }

    fn unreadable(&self, key: &str, field: &str, found: &Value) -> String {
        self.words.fill(key, &args![field = excerpt(field), found = excerpt(&found.to_string())])
    }
}

fn excerpt(text: &str) -> poda_words::i18n::MessageArg {
    Excerpt::new(text).as_str().into()
}

#[derive(Serialize)]
pub(super) struct FieldLine {
    pub field: String,
    pub mark: &'static str,
    pub points: u32,
    pub of: u32,
    pub expected: Option<AnswerJson>,
    pub reason: String,
}

#[derive(Serialize)]
struct TotalLine {
    points: u32,
    of: u32,
    first_wrong: Option<String>,
}

/// Writes the marks of all fields, and their sums. A field that is worth nothing does not count as wrong.
pub(super) fn write_marks(lines: impl Iterator<Item = FieldLine>, out: &mut impl Write) -> io::Result<()> {
    let mut total = TotalLine { points: 0, of: 0, first_wrong: None };
    for line in lines {
        write_line(out, &line)?;
        total.points += line.points;
        total.of += line.of;
        if line.mark == FieldMark::Wrong.name() && 0 < line.of {
            total.first_wrong.get_or_insert(line.field);
        }
    }
    write_line(out, &total)
}

/// An empty answer sheet.
#[derive(Serialize)]
struct EmptySheet {
    fields: Object<Object<()>>,
    /// Always `null`; left out if no best move is asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<()>,
}

/// Prints an empty answer sheet: all inner nodes of the recorded tree with their possible fields. The student has to
/// find out which nodes the search visits.
pub(super) fn print_empty_sheet(recording: &Recording<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    let trace = recording.trace();
    let is_inner = |node: &NodeId| trace.kind(*node) == NodeKind::Inner;
    // In a game only the children of visited nodes are recorded, so the sheet lists only visited nodes.
    let is_listed = |node: &NodeId| is_inner(node) && (recording.root().is_explicit_tree() || trace.is_searched(*node));
    let parts = |node: NodeId| {
        let is_asked = |part: &BlankPart| match part {
            BlankPart::Alpha | BlankPart::Beta => {
                BlankPart::of_window(recording).contains(part) && node != NodeId::ROOT
            }
            BlankPart::Cut => trace.has_window && trace.has_choice(node),
            BlankPart::Value | BlankPart::Best => true,
            BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => false,
        };
        Object(NODE_PARTS.into_iter().filter(is_asked).map(|part| (part.name().to_owned(), ())).collect())
    };
    let nodes = trace.nodes().filter(is_listed).map(|node| (recording.id(node), parts(node))).collect();
    write_line(out, &EmptySheet { fields: Object(nodes), best: asks_for_best(recording).then_some(()) })
}

/// Returns all nodes by their ids, visited or not. The recording must have a single pass in which no node is visited
/// twice. The time is linear in the total length of the ids.
pub(super) fn nodes_by_id(recording: &Recording<AnyGame>) -> HashMap<String, NodeId> {
    let trace = recording.trace();
    let mut path: NodePath<AnyGame> = NodePath::new();
    let mut nodes = HashMap::with_capacity(trace.node_count());
    // In preorder the path to a node extends the path to its parent.
    for node in trace.nodes() {
        while trace.ply(node) < path.len() {
            path.leave();
        }
        path.enter_recorded(recording, node);
        nodes.insert(path.id().to_owned(), node);
    }
    nodes
}
