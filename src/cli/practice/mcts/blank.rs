//! Reads a filled-in table of counts, marks it and prints the marks; also prints an empty table with the results of the
//! rollouts.

use crate::practice::blank::{FieldLine, read_object, write_marks};
use crate::practice::blank_table::Sheet;
use crate::practice::json::written_id;
use poda_core::game::any::AnyGame;
use poda_core::score::Score;
use poda_core::text::Excerpt;
use poda_core::trace::sampled::tree::SampledTree;
use poda_core::trace::{NodeId, Story};
use poda_words::i18n::{Words, args};
use poda_words::practice::json::{AnswerJson, Number, write_line};
use poda_words::practice::mcts::table::{
    CountAnswers, CountContent, CountField, CountPart, MarkedCount, count_fields, mark_counts, marked_counts_cells,
};
use poda_words::practice::mcts::{MctsResponse, WrittenNumber};
use poda_words::practice::report::AnswerReport;
use poda_words::practice::sentences::mcts::mcts_count_sentence;
use poda_words::table::Cell;
use serde::Serialize;
use serde_json::{Map, Value};
use std::collections::HashMap;
use std::io::{self, BufRead, Write};

/// Marks the table on standard input. Returns the answers to be handed in; if the table cannot be read, reports the
/// reason and prints nothing else.
pub(super) fn mark_sheet(
    words: &Words,
    recording: &SampledTree<AnyGame>,
    input: &mut impl BufRead,
    out: &mut impl Write,
) -> io::Result<Option<Vec<AnswerReport>>> {
    let reader = TableReader::new(words, recording);
    let Some(answers) = read_object(words, input, |table| reader.table(table))? else { return Ok(None) };
    let marks = mark_counts(recording, &answers);
    let line = |marked: &MarkedCount| FieldLine {
        field: marked.field.id(recording),
        mark: marked.mark.name(),
        points: marked.points(),
        of: 1,
        expected: Some(match marked.expected {
            CountContent::Number(number) => AnswerJson::Number(Number(Score::new(number.value).unwrap_or_default())),
            CountContent::Node(node) => AnswerJson::Text(recording.id(node)),
        }),
        reason: mcts_count_sentence(words, recording, marked).plain(),
    };
    write_marks(marks.iter().map(line), out)?;
    Ok(Some(marks.iter().map(|marked| marked.report(recording)).collect()))
}

pub(super) struct TableReader<'a> {
    words: &'a Words,
    recording: &'a SampledTree<AnyGame>,
    ids: HashMap<String, NodeId>,
    /// The ids of all nodes of an explicit tree, of which the search may have added only some.
    all: Vec<String>,
}

impl<'a> TableReader<'a> {
    pub fn new(words: &'a Words, recording: &'a SampledTree<AnyGame>) -> Self {
        let ids = (0..recording.node_count()).map(NodeId::new).map(|node| (recording.id(node), node)).collect();
        Self { words, recording, ids, all: all_ids(recording) }
    }

    fn table(&self, table: &Map<String, Value>) -> Result<CountAnswers, String> {
        let mut answers = CountAnswers::new();
        for (key, content) in table {
            match (key.as_str(), content) {
                // The results of the rollouts are given, not answered.
                ("rollouts", _) | ("fields" | "best", Value::Null) => {}
                ("fields", Value::Object(nodes)) => self.nodes(nodes, &mut answers)?,
                ("best", content) => {
                    let node = self.node(&written_id(content).unwrap_or_default())?;
                    answers.insert(CountField::BEST, CountContent::Node(node));
                }
                _ => return Err(self.unreadable(key, content)),
            }
        }
        Ok(answers)
    }

    /// Reads the counts of nodes, each written as `{"w": 2.5, "n": 4}` or `"2.5/4"`.
    fn nodes(&self, nodes: &Map<String, Value>, answers: &mut CountAnswers) -> Result<(), String> {
        for (id, counts) in nodes {
            let (w, n) = match counts {
                Value::Null => continue,
                Value::Object(fields) => (number(fields.get("w")), number(fields.get("n"))),
                Value::String(written) => match MctsResponse::read_counts(written) {
                    Some(MctsResponse::Counts { w, n }) => {
                        (Some(Some(w)), Some(Some(WrittenNumber { value: n.into(), places: 0 })))
                    }
                    Some(MctsResponse::Node(_) | MctsResponse::Number(_)) | None => (None, None),
                },
                Value::Bool(_) | Value::Number(_) | Value::Array(_) => (None, None),
            };
            let (Some(w), Some(n)) = (w, n) else { return Err(self.unreadable(id, counts)) };
            let Some(&node) = self.ids.get(id) else {
                // For a node that the search has not added, zeros count as empty.
                let is_nothing = [w, n].into_iter().flatten().all(|number| number.value == 0.0);
                if self.all.contains(id) && is_nothing {
                    continue;
                }
                return Err(self.unknown_node(id));
            };
            for (part, number) in [(CountPart::W, w), (CountPart::N, n)] {
                if let Some(number) = number {
                    answers.insert(CountField { node, part }, CountContent::Number(number));
                }
            }
        }
        Ok(())
    }

    fn node(&self, id: &str) -> Result<NodeId, String> {
        self.ids.get(id).copied().ok_or_else(|| self.unknown_node(id))
    }

    fn unknown_node(&self, id: &str) -> String {
        let message = if self.all.iter().any(|other| other == id) {
            "mcts-table-not-added"
        } else {
            "practice-sheet-unknown-node"
        };
        self.words.fill(message, &args![id = Excerpt::new(id).as_str()])
    }

    fn unreadable(&self, field: &str, found: &Value) -> String {
        self.faulty("mcts-table-not-counts", field, found)
    }

    fn faulty(&self, message: &str, field: &str, found: &Value) -> String {
        let found = Excerpt::new(&found.to_string());
        let args = args![field = Excerpt::new(field).as_str(), found = found.as_str()];
        self.words.fill(message, &args)
    }
}

impl Sheet for TableReader<'_> {
    type Field = CountField;
    type Answer = CountContent;

    fn field(&self, name: &str) -> Result<CountField, String> {
        if name == CountPart::Best.name() {
            return Ok(CountField::BEST);
        }
        let (id, part) = name.rsplit_once('.').unwrap_or((name, ""));
        let part = [CountPart::W, CountPart::N].into_iter().find(|known| known.name() == part);
        let unknown = || self.words.fill("mcts-table-unknown-column", &args![key = Excerpt::new(name).as_str()]);
        Ok(CountField { part: part.ok_or_else(unknown)?, node: self.node(id)? })
    }

    fn answer(&self, field: CountField, name: &str, cell: &str) -> Result<CountContent, String> {
        match field.part {
            CountPart::Best => self.node(cell).map(CountContent::Node),
            CountPart::W | CountPart::N => {
                let number = WrittenNumber::read(cell).map(CountContent::Number);
                number.ok_or_else(|| self.faulty("mcts-table-not-a-number", name, &Value::from(cell)))
            }
        }
    }

    fn marks(&self, fields: &[CountField], answers: &CountAnswers) -> Vec<Cell<'static>> {
        marked_counts_cells(self.recording, fields, &mark_counts(self.recording, answers))
    }
}

/// Returns the number in a field; `Some(None)` if the field is empty, `None` if its content is not a number.
#[expect(clippy::option_option, reason = "a field may be empty")]
fn number(content: Option<&Value>) -> Option<Option<WrittenNumber>> {
    match content {
        None | Some(Value::Null) => Some(None),
        Some(content) => WrittenNumber::read(&written_id(content)?).map(Some),
    }
}

/// Returns the ids of all nodes that a table lists. For an explicit tree these are all its nodes, so that the table
/// does not reveal which ones the search adds; otherwise they are the nodes that the search has added.
fn all_ids(recording: &SampledTree<AnyGame>) -> Vec<String> {
    if let AnyGame::Tree(tree) = recording.root() {
        return tree.ids();
    }
    (0..recording.node_count()).map(NodeId::new).map(|node| recording.id(node)).collect()
}

#[derive(Serialize)]
struct EmptyTable {
    /// The result of each iteration on the scale from 0 to 1.
    rollouts: Vec<Number>,
    fields: Map<String, Value>,
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<()>,
}

/// Prints an empty table with the results of the rollouts. The student has to find out which nodes of an explicit tree
/// the search adds.
pub(super) fn print_empty_table(recording: &SampledTree<AnyGame>, out: &mut impl Write) -> io::Result<()> {
    let result = |number| recording.scale().x(recording.rollout(number).1);
    let rollouts = (1..=recording.iteration_count()).map(result);
    let empty = || serde_json::json!({ "w": null, "n": null });
    let has_best = count_fields(recording).contains(&CountField::BEST);
    let table = EmptyTable {
        rollouts: rollouts.map(|x| Number(Score::new(x).unwrap_or_default())).collect(),
        fields: all_ids(recording).into_iter().map(|id| (id, empty())).collect(),
        best: has_best.then_some(()),
    };
    write_line(out, &table)
}
