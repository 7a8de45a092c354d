//! An answer sheet as JSON: `{"fields": {"B": {"value": "<= 3", "alpha": "-inf", "beta": 3, "cut": ["L"]}}, "best": "C"}`.
//!
//! A field that is left out or `null` is empty. Anything that cannot be read is an error: a field that was misread would be
//! marked as wrong.

use super::node_ids::NodeIds;
use crate::cli::practice::answer_line::value;
use crate::i18n::Words;
use crate::practice::Answer;
use crate::practice::blank::{BlankAnswers, BlankField, BlankPart};
use crate::text::Excerpt;
use crate::trace::NodeId;
use serde_json::{Map, Value};

/// The parts of a node's fields.
pub(super) const NODE_PARTS: [BlankPart; 4] = [BlankPart::Alpha, BlankPart::Beta, BlankPart::Cut, BlankPart::Value];

/// Reads an answer sheet.
///
/// # Errors
/// A sentence about the first thing that cannot be read.
pub(super) fn read_sheet(words: &Words, ids: &NodeIds, text: &str) -> Result<BlankAnswers, String> {
    let sheet: Value = serde_json::from_str(text).map_err(|error| {
        let place = [("line", error.line().to_string().into()), ("column", error.column().to_string().into())];
        words.fill("practice-sheet-not-json", &place)
    })?;
    let Value::Object(sheet) = sheet else { return Err(words.text("practice-sheet-not-a-sheet")) };
    let reader = SheetReader { words, ids };
    let mut answers = BlankAnswers::default();
    for (key, content) in &sheet {
        match (key.as_str(), content) {
            ("fields" | "best", Value::Null) => {}
            ("fields", Value::Object(nodes)) => reader.nodes(nodes, &mut answers)?,
            ("fields", _) => return Err(reader.no_object("fields", "")),
            ("best", content) => {
                let best = reader.node("best", content)?;
                answers.set(BlankField::BEST, Some(Answer::Node(best)));
            }
            _ => return Err(reader.unknown_key("sheet", "", key)),
        }
    }
    Ok(answers)
}

struct SheetReader<'a> {
    words: &'a Words,
    ids: &'a NodeIds,
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
                    answers.set(BlankField::new(node, part), Some(answer));
                }
            }
        }
        Ok(())
    }

    fn answer(&self, part: BlankPart, field: &str, content: &Value) -> Result<Answer, String> {
        match (part, content) {
            (BlankPart::Cut, Value::Array(children)) => {
                let children = children.iter().map(|child| self.node(field, child));
                children.collect::<Result<_, _>>().map(Answer::Children)
            }
            (BlankPart::Cut, _) => Err(self.unreadable("practice-sheet-not-a-list", field, content)),
            (BlankPart::Alpha | BlankPart::Beta, _) => {
                value(content).ok_or_else(|| self.unreadable("practice-sheet-not-a-number", field, content))
            }
            (BlankPart::Value | BlankPart::Best, _) => {
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

    fn node_of(&self, id: &str) -> Result<NodeId, String> {
        let unknown = || self.words.fill("practice-sheet-unknown-node", &[("id", excerpt(id))]);
        self.ids.get(id).or_else(|| self.ids.get(id.trim())).ok_or_else(unknown)
    }

    fn no_object(&self, place: &str, node: &str) -> String {
        self.words.fill("practice-sheet-no-object", &[("where", place.into()), ("node", excerpt(node))])
    }

    fn unknown_key(&self, place: &str, node: &str, key: &str) -> String {
        let args = [("where", place.into()), ("node", excerpt(node)), ("key", excerpt(key))];
        self.words.fill("practice-sheet-unknown-key", &args)
    }

    fn unreadable(&self, key: &str, field: &str, found: &Value) -> String {
        self.words.fill(key, &[("field", excerpt(field)), ("found", excerpt(&found.to_string()))])
    }
}

fn excerpt(text: &str) -> crate::i18n::MessageArg {
    Excerpt::new(text).as_str().into()
}
