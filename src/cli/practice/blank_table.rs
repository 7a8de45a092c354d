//! `poda practice --blank --csv`: marks the sheets of a class, typed into a table with a row for each student and a
//! column for each field.

use super::blank::{SheetReader, nodes_by_id};
use super::reports::disk_sentence;
use crate::load::read_path;
use crate::table::{CsvRow, CsvTable as TextTable, is_of_student};
use crate::terminal::{displayed, report};
use poda_core::game::any::AnyGame;
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;
use poda_words::file::TextKind;
use poda_words::i18n::Words;
use poda_words::messages::Message;
use poda_words::practice::Answer;
use poda_words::practice::blank::{BlankField, BlankPart, MarkedField, mark};
use poda_words::practice::table::{SUMS, marked_cells};
use poda_words::table::{Cell, TableWriter};
use serde_json::Value;
use std::collections::HashMap;
use std::hash::Hash;
use std::io::{self, Write};
use std::path::Path;

/// A kind of answer sheet: how the columns and cells of a table of such sheets are read, and how a row is marked.
pub(super) trait Sheet {
    type Field: Copy + Eq + Hash;
    /// The answer in a field.
    type Answer;

    /// Returns the field of a column by its name, such as `B.value` or `best`.
    ///
    /// # Errors
    /// Returns a sentence if no field has this name.
    fn field(&self, name: &str) -> Result<Self::Field, String>;

    /// Parses a cell that is not empty.
    ///
    /// # Errors
    /// Returns a sentence if the cell cannot be parsed.
    fn answer(&self, field: Self::Field, name: &str, cell: &str) -> Result<Self::Answer, String>;

    /// Returns cells with the marks of these fields and their points, for the columns [`SUMS`] followed by the fields.
    /// Other fields do not count.
    fn marks(&self, fields: &[Self::Field], answers: &HashMap<Self::Field, Self::Answer>) -> Vec<Cell<'static>>;
}

/// Marks a table and prints it with points, and with a mark instead of each answer. Only fields with a column count.
/// Returns whether every cell could be read; if not, reports the faults and prints nothing else.
pub(super) fn mark_table<S: Sheet>(words: &Words, sheet: &S, path: &Path, out: &mut impl Write) -> io::Result<bool> {
    let (columns, rows) = match read(words, sheet, path) {
        Ok(table) => table,
        Err(sentences) => {
            for sentence in sentences {
                report(&format!("{}{sentence}", displayed(path)));
            }
            return Ok(false);
        }
    };
    let fields: Vec<S::Field> = columns.iter().filter_map(|(_, field)| *field).collect();
    let (copied, others): (Vec<_>, Vec<_>) = columns.iter().partition(|(_, field)| field.is_none());
    let copied_names = copied.iter().map(|(name, _)| name.as_str());
    let headings = copied_names.chain(SUMS).chain(others.iter().map(|(name, _)| name.as_str()));
    let mut table = TableWriter::new(out, headings)?;
    for TypedRow { copied, answers } in &rows {
        table.write_row(copied.iter().map(Cell::from).chain(sheet.marks(&fields, answers)))?;
    }
    table.finish()?;
    Ok(true)
}

/// The row of a student.
struct TypedRow<S: Sheet> {
    copied: Vec<String>,
    answers: HashMap<S::Field, S::Answer>,
}

/// The names of the columns, each with its field unless it is copied, and the rows.
type Table<S> = (Vec<(String, Option<<S as Sheet>::Field>)>, Vec<TypedRow<S>>);

/// Reads a table.
///
/// # Errors
/// Returns sentences about the faults, each beginning with its line: `:3: …`.
fn read<S: Sheet>(words: &Words, sheet: &S, path: &Path) -> Result<Table<S>, Vec<String>> {
    let bytes = read_path(path).map_err(|error| vec![format!(": {}", disk_sentence(words, &error))])?;
    let table = TextTable::read(words, &bytes).map_err(|sentence| vec![format!(": {sentence}")])?;
    let mut faults = Vec::new();
    let mut columns = Vec::new();
    for name in table.headers {
        match if is_of_student(&name) { Ok(None) } else { sheet.field(&name).map(Some) } {
            Ok(field) => columns.push((name, field)),
            Err(sentence) => faults.push(format!(":1: {sentence}")),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut rows = Vec::new();
    for CsvRow { line, cells } in table.rows {
        let mut typed = TypedRow { copied: Vec::new(), answers: HashMap::new() };
        for (index, (name, field)) in columns.iter().enumerate() {
            let cell = cells.get(index).map_or("", String::as_str);
            match *field {
                None => match TextKind::Student.check(cell) {
                    Ok(()) => typed.copied.push(cell.to_owned()),
                    Err(too_long) => faults.push(format!(":{line}: {}", too_long.sentence(words))),
                },
                Some(_) if cell.is_empty() => {}
                Some(field) => match sheet.answer(field, name, cell) {
                    Ok(answer) => {
                        typed.answers.insert(field, answer);
                    }
                    Err(sentence) => faults.push(format!(":{line}: {sentence}")),
                },
            }
        }
        rows.push(typed);
    }
    if faults.is_empty() { Ok((columns, rows)) } else { Err(faults) }
}

/// The sheet of a recorded search, with fields for windows, values and cutoffs.
pub(super) struct BlankTree<'a> {
    words: &'a Words,
    recording: &'a Recording<AnyGame>,
    ids: HashMap<String, NodeId>,
}

impl<'a> BlankTree<'a> {
    pub fn new(words: &'a Words, recording: &'a Recording<AnyGame>) -> Self {
        Self { words, recording, ids: nodes_by_id(recording) }
    }

    fn reader(&self) -> SheetReader<'_> {
        SheetReader::new(self.words, self.recording, &self.ids)
    }
}

impl Sheet for BlankTree<'_> {
    type Field = BlankField;
    type Answer = Answer;

    fn field(&self, name: &str) -> Result<BlankField, String> {
        let of_tree = BlankField::OF_TREE.into_iter().find(|field| field.part.name() == name);
        if let Some(field) = of_tree {
            return Ok(field);
        }
        let (id, part) = name.rsplit_once('.').unwrap_or((name, ""));
        let part = super::blank::NODE_PARTS.into_iter().find(|known| known.name() == part);
        let part = part.ok_or_else(|| self.reader().unknown_key("table", "", name))?;
        Ok(BlankField::new(self.reader().node_of(id)?, part))
    }

    fn answer(&self, field: BlankField, name: &str, cell: &str) -> Result<Answer, String> {
        self.reader().answer(field.part, name, &content(field.part, cell))
    }

    fn marks(&self, fields: &[BlankField], answers: &HashMap<BlankField, Answer>) -> Vec<Cell<'static>> {
        let mut marks = mark(self.recording, answers);
        marks.fields.retain(|marked| fields.contains(&marked.field));
        for &field in fields.iter().filter(|field| field.part.is_of_papers()) {
            if marks.get(field).is_none() {
                marks.fields.push(MarkedField::empty(self.recording, field));
            }
        }
        marked_cells(self.recording, fields.iter().copied(), &marks)
    }
}

/// Returns a cell in the form that a sheet has in JSON. Pruned children and changes are a list; a hyphen is an empty one.
fn content(part: BlankPart, cell: &str) -> Value {
    match part {
        BlankPart::Cut | BlankPart::Ever | BlankPart::Matters | BlankPart::Transform
            if ["-", "−", "–"].contains(&cell) =>
        {
            Value::Array(Vec::new())
        }
        BlankPart::Cut | BlankPart::Ever | BlankPart::Matters | BlankPart::Transform => {
            let children = cell.split([' ', ',', ';']).filter(|child| !child.is_empty());
            Value::Array(children.map(Value::from).collect())
        }
        // A value may be written with a decimal comma, and is read like that.
        BlankPart::Alpha | BlankPart::Beta | BlankPart::Value | BlankPart::Best => Value::from(cell),
    }
}
