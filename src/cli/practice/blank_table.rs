//! `poda practice --blank --csv`: marks the sheets of a class, typed into a table with a row for each student and a column for each field.

use super::blank::{SheetReader, nodes_by_id};
use super::reports::disk_sentence;
use crate::cli::terminal::{displayed, report};
use crate::game::any::AnyGame;
use crate::i18n::Words;
use crate::platform::disk;
use crate::practice::blank::{BlankAnswers, BlankField, BlankPart, MarkedField, mark};
use crate::practice::table::{SUMS, marked_cells, quoted};
use crate::text::visible;
use crate::trace::recording::Recording;
use serde_json::Value;
use std::io::{self, Write};
use std::path::Path;

/// A column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Column {
    /// Who the student is: a column that is copied.
    Copied,
    /// A field that is marked.
    Field(BlankField),
}

/// The columns that are copied.
const COPIED: [&str; 2] = ["name", "student"];

/// Marks a table and prints it with points and with a mark in place of each answer. Only the fields that have a column count. Returns
/// whether every cell could be read; otherwise nothing is printed but what is wrong, on standard error.
pub(super) fn mark_table(
    words: &Words,
    recording: &Recording<AnyGame>,
    path: &Path,
    out: &mut impl Write,
) -> io::Result<bool> {
    let (headers, rows) = match read(words, recording, path) {
        Ok(table) => table,
        Err(sentences) => {
            for sentence in sentences {
                report(&format!("{}{sentence}", displayed(path)));
            }
            return Ok(false);
        }
    };
    let field = |column: &Column| match *column {
        Column::Field(field) => Some(field),
        Column::Copied => None,
    };
    let fields: Vec<BlankField> = headers.iter().filter_map(|(_, column)| field(column)).collect();
    let (copied, others): (Vec<_>, Vec<_>) = headers.iter().partition(|(_, column)| *column == Column::Copied);
    let copied = copied.iter().map(|(name, _)| quoted(name));
    let names = others.iter().map(|(name, _)| quoted(&visible(name)));
    write!(out, "{}\r\n", copied.chain(SUMS.map(quoted)).chain(names).collect::<Vec<_>>().join(","))?;
    for TypedRow { copied, answers } in rows {
        let mut marks = mark(recording, &answers);
        marks.fields.retain(|marked| fields.contains(&marked.field));
        if fields.contains(&BlankField::EVER) && marks.get(BlankField::EVER).is_none() {
            marks.fields.push(MarkedField::empty(recording, BlankField::EVER));
        }
        let copied = copied.iter().map(|cell| quoted(&visible(cell)));
        let row = copied.chain(marked_cells(recording, fields.iter().copied(), &marks));
        write!(out, "{}\r\n", row.collect::<Vec<_>>().join(","))?;
    }
    Ok(true)
}

/// The sheet of a student.
struct TypedRow {
    copied: Vec<String>,
    answers: BlankAnswers,
}

/// The names of the columns with what they are, and the rows.
type Table = (Vec<(String, Column)>, Vec<TypedRow>);

/// Reads a table.
///
/// # Errors
/// What is wrong with it, each with its line: `:3: …`.
fn read(words: &Words, recording: &Recording<AnyGame>, path: &Path) -> Result<Table, Vec<String>> {
    let ids = nodes_by_id(recording);
    let reader = SheetReader { words, ids: &ids };
    let bytes = disk::read(path).map_err(|error| vec![format!(": {}", disk_sentence(words, &error))])?;
    let unreadable = |error: csv::Error| {
        format!(": {}", words.fill("cli-practice-no-table", &[("error", error.to_string().into())]))
    };
    let mut table = csv::ReaderBuilder::new().flexible(true).trim(csv::Trim::All).from_reader(bytes.as_slice());
    let names = table.headers().map_err(|error| vec![unreadable(error)])?.clone();
    let names: Vec<String> = names.iter().map(|name| name.trim_start_matches('\u{feff}').to_owned()).collect();
    let mut faults = Vec::new();
    let mut headers = Vec::new();
    for name in names {
        match column(&reader, &name) {
            Ok(column) => headers.push((name, column)),
            Err(sentence) => faults.push(format!(":1: {sentence}")),
        }
    }
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut rows = Vec::new();
    for row in table.records() {
        let row = row.map_err(|error| vec![unreadable(error)])?;
        let line = row.position().map_or(0, csv::Position::line);
        let mut typed = TypedRow { copied: Vec::new(), answers: BlankAnswers::default() };
        for (index, (name, column)) in headers.iter().enumerate() {
            let cell = row.get(index).unwrap_or_default();
            match *column {
                Column::Copied => typed.copied.push(cell.to_owned()),
                Column::Field(_) if cell.is_empty() => {}
                Column::Field(field) => match reader.answer(field.part, name, &content(field.part, cell)) {
                    Ok(answer) => {
                        typed.answers.insert(field, answer);
                    }
                    Err(sentence) => faults.push(format!(":{line}: {sentence}")),
                },
            }
        }
        rows.push(typed);
    }
    if faults.is_empty() { Ok((headers, rows)) } else { Err(faults) }
}

/// Returns what a column is, by its name: `name`, `student`, `B.value`, `best`, `ever`.
fn column(reader: &SheetReader<'_>, name: &str) -> Result<Column, String> {
    if COPIED.contains(&name) {
        return Ok(Column::Copied);
    }
    let of_tree = [BlankField::BEST, BlankField::EVER].into_iter().find(|field| field.part.name() == name);
    if let Some(field) = of_tree {
        return Ok(Column::Field(field));
    }
    let (id, part) = name.rsplit_once('.').unwrap_or((name, ""));
    let part = super::blank::NODE_PARTS.into_iter().find(|known| known.name() == part);
    let part = part.ok_or_else(|| reader.unknown_key("table", "", name))?;
    Ok(Column::Field(BlankField::new(reader.node_of(id)?, part)))
}

/// Returns a cell as a sheet has it: what is or can be pruned as a list, in which a hyphen stands for none.
fn content(part: BlankPart, cell: &str) -> Value {
    match part {
        BlankPart::Cut | BlankPart::Ever if ["-", "−", "–"].contains(&cell) => Value::Array(Vec::new()),
        BlankPart::Cut | BlankPart::Ever => {
            let children = cell.split([' ', ',', ';']).filter(|child| !child.is_empty());
            Value::Array(children.map(Value::from).collect())
        }
        BlankPart::Alpha | BlankPart::Beta | BlankPart::Value | BlankPart::Best => Value::from(cell),
    }
}
