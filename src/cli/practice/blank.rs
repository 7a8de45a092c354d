//! Reads an answer sheet, marks it and prints the marks.

use super::json::value;
use crate::cli::node_path::NodePath;
use crate::cli::terminal::report;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::i18n::practice::blank_sentence;
use crate::platform::read_within;
use crate::practice::Answer;
use crate::practice::blank::{BlankAnswers, BlankField, BlankMarks, BlankPart, MarkedField, mark};
use crate::practice::json::{AnswerJson, write_line};
use crate::text::Excerpt;
use crate::trace::recording::Recording;
use crate::trace::{NodeId, NodeKind};
use serde::{Serialize, Serializer};
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::io::{self, BufRead, Write};

/// Marks the answer sheet on standard input. Returns the marks if it could be read; otherwise nothing is printed but the reason,
/// on standard error.
pub(super) fn blank(
    words: &Words,
    recording: &Recording<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<BlankMarks>> {
    let sheet = read_text(words, input)?.and_then(|text| read_sheet(words, &nodes_by_id(recording), &text));
    match sheet {
        Ok(answers) => {
            let marks = mark(recording, &answers);
            print_marks(words, recording, &marks, out)?;
            Ok(Some(marks))
        }
        Err(sentence) => {
            report(&sentence);
            Ok(None)
        }
    }
}

/// The largest sheet that is read, in bytes.
const MAX_SHEET_BYTES: u64 = 16 << 20;

/// Returns the text of a sheet, or a sentence about why there is none.
pub(super) fn read_text(words: &Words, input: &mut impl BufRead) -> io::Result<Result<String, String>> {
    let Some(bytes) = read_within(input, MAX_SHEET_BYTES, 0)? else {
        let most = ("megabytes", (MAX_SHEET_BYTES >> 20).into());
        return Ok(Err(words.fill("practice-sheet-too-large", &[most])));
    };
    Ok(String::from_utf8(bytes).map_err(|_| words.text("practice-sheet-not-text")))
}

pub(super) const NODE_PARTS: [BlankPart; 4] = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value];

/// Reads an answer sheet.
///
/// # Errors
/// A sentence about the first thing that cannot be read.
pub(super) fn read_sheet(words: &Words, ids: &HashMap<String, NodeId>, text: &str) -> Result<BlankAnswers, String> {
    let sheet: Value = serde_json::from_str(text).map_err(|error| {
        let at = [("line", error.line().to_string().into()), ("column", error.column().to_string().into())];
        words.fill("practice-sheet-not-json", &at)
    })?;
    let Value::Object(sheet) = sheet else { return Err(words.text("practice-sheet-not-a-sheet")) };
    let reader = SheetReader { words, ids };
    let mut answers = BlankAnswers::default();
    for (key, content) in &sheet {
        match (key.as_str(), content) {
            ("fields" | "best" | "ever", Value::Null) => {}
            ("fields", Value::Object(nodes)) => reader.nodes(nodes, &mut answers)?,
            ("fields", _) => return Err(reader.no_object("fields", "")),
            ("best", content) => {
                answers.insert(BlankField::BEST, reader.answer(BlankPart::Best, "best", content)?);
            }
            ("ever", content) => {
                answers.insert(BlankField::EVER, reader.answer(BlankPart::Ever, "ever", content)?);
            }
            _ => return Err(reader.unknown_key("sheet", "", key)),
        }
    }
    Ok(answers)
}

/// Reads what is filled in.
pub(super) struct SheetReader<'a> {
    pub words: &'a Words,
    pub ids: &'a HashMap<String, NodeId>,
}

impl SheetReader<'_> {
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

    /// Returns what is filled into a field.
    pub fn answer(&self, part: BlankPart, field: &str, content: &Value) -> Result<Answer, String> {
        match (part, content) {
            (BlankPart::Cut | BlankPart::Ever, Value::Array(children)) => {
                let children = children.iter().map(|child| self.node(field, child));
                children.collect::<Result<_, _>>().map(Answer::Children)
            }
            (BlankPart::Cut | BlankPart::Ever, _) => Err(self.unreadable("practice-sheet-not-a-list", field, content)),
            (BlankPart::Alpha | BlankPart::Beta, _) => {
                value(content).ok_or_else(|| self.unreadable("practice-sheet-not-a-number", field, content))
            }
            (BlankPart::Best, _) => self.node(field, content).map(Answer::Node),
            (BlankPart::Value, _) => {
                value(content).ok_or_else(|| self.unreadable("practice-sheet-not-a-value", field, content))
            }
        }
    }

    /// Returns the node of an id, written as text or, where it is one, as a number.
    fn node(&self, field: &str, id: &Value) -> Result<NodeId, String> {
        match id {
            Value::String(id) => self.node_of(id),
            Value::Number(id) => self.node_of(&id.to_string()),
            _ => Err(self.unreadable("practice-sheet-not-a-node", field, id)),
        }
    }

    /// Returns the node of an id.
    pub fn node_of(&self, id: &str) -> Result<NodeId, String> {
        let unknown = || self.words.fill("practice-sheet-unknown-node", &[("id", excerpt(id))]);
        self.ids.get(id).or_else(|| self.ids.get(id.trim())).copied().ok_or_else(unknown)
    }

    fn no_object(&self, within: &str, node: &str) -> String {
        self.words.fill("practice-sheet-no-object", &[("where", within.into()), ("node", excerpt(node))])
    }

    /// Returns what is said of a name that is none of a field.
    pub fn unknown_key(&self, within: &str, node: &str, key: &str) -> String {
        let args = [("where", within.into()), ("node", excerpt(node)), ("key", excerpt(key))];
        self.words.fill("practice-sheet-unknown-key", &args)
    }

    fn unreadable(&self, key: &str, field: &str, found: &Value) -> String {
        self.words.fill(key, &[("field", excerpt(field)), ("found", excerpt(&found.to_string()))])
    }
}

fn excerpt(text: &str) -> crate::i18n::MessageArg {
    Excerpt::new(text).as_str().into()
}

/// A marked field.
#[derive(Serialize)]
struct FieldLine<'a> {
    field: String,
    mark: &'a str,
    points: u32,
    of: u32,
    expected: Option<AnswerJson>,
    reason: String,
}

/// The points of a sheet.
#[derive(Serialize)]
struct TotalLine {
    points: u32,
    of: u32,
    /// The first field that is wrong.
    first_wrong: Option<String>,
}

pub(super) fn print_marks(
    words: &Words,
    recording: &Recording<AnyGame>,
    marks: &BlankMarks,
    out: &mut impl Write,
) -> io::Result<()> {
    for marked in &marks.fields {
        let line = FieldLine {
            field: marked.field.id(recording),
            mark: marked.mark.name(),
            points: marked.points(),
            of: marked.of,
            expected: marked.expected.as_ref().map(|expected| AnswerJson::of(recording, expected)),
            reason: blank_sentence(words, recording, marked).plain(),
        };
        write_line(out, &line)?;
    }
    let first_wrong = marks.first_wrong().map(|marked: &MarkedField| marked.field.id(recording));
    write_line(out, &TotalLine { points: marks.points(), of: marks.of(), first_wrong })
}

/// An answer sheet on which nothing is filled in.
#[derive(Serialize)]
struct EmptySheet {
    fields: Object<Object<()>>,
    /// `null`.
    best: (),
}

/// A JSON object whose fields keep their order.
struct Object<T>(Vec<(String, T)>);

impl<T: Serialize> Serialize for Object<T> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        to.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

/// Prints an empty answer sheet: every inner node of the recorded tree with the fields that it could have. Which of the nodes
/// the search visits is for the student to find out.
pub(super) fn print_empty_sheet(recording: &Recording<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    let trace = recording.trace();
    let has_window = trace.has_window;
    let is_inner = |node: &NodeId| trace.kind(*node) == NodeKind::Inner;
    // In a game only the children of visited nodes are recorded, and the sheet shows the visited ones alone.
    let is_listed = |node: &NodeId| is_inner(node) && (recording.root().is_explicit_tree() || trace.is_searched(*node));
    let parts = |node: NodeId| {
        let is_asked = |part: &BlankPart| match part {
            BlankPart::Alpha | BlankPart::Beta => has_window && node != NodeId::ROOT,
            BlankPart::Cut => has_window && trace.has_choice(node),
            BlankPart::Value | BlankPart::Best => true,
            BlankPart::Ever => false,
        };
        Object(NODE_PARTS.into_iter().filter(is_asked).map(|part| (part.name().to_owned(), ())).collect())
    };
    let nodes = trace.nodes().filter(is_listed).map(|node| (recording.id(node), parts(node))).collect();
    write_line(out, &EmptySheet { fields: Object(nodes), best: () })
}

/// Returns every node, visited or not, by its id, of a recording of a single pass, in which no node is visited twice. Linear in the
/// lengths of the ids.
pub(super) fn nodes_by_id(recording: &Recording<AnyGame>) -> HashMap<String, NodeId> {
    let trace = recording.trace();
    let mut path: NodePath<AnyGame> = NodePath::new();
    let mut nodes = HashMap::with_capacity(trace.node_count());
    // In preorder the path to a node begins with that of its parent.
    for node in trace.nodes() {
        while trace.ply(node) < path.len() {
            path.leave();
        }
        path.enter_recorded(recording, node);
        nodes.insert(path.id().to_owned(), node);
    }
    nodes
}
