//! The lines of a trace as rows of CSV, and as a list in RON. In JSON a line consists of its facts.

use super::data::WriteLine;
use super::facts::{TraceFact, TraceFacts};
use super::settings;
use poda_core::text::is_unsafe;
use poda_words::practice::json::Number;
use poda_words::table::{Cell, TableWriter};
use serde::ser::SerializeStruct;
use serde::{Serialize, Serializer};
use std::fmt::Write as _;
use std::io::{self, Write};

/// The columns of CSV before the settings: of every line; of a node; of a chance node; of a cutoff; of a visit and its
/// move; of a pass, a table hit and the end; of the players.
const COLUMNS: &str = "step event node \
    ply alpha beta value bound child leaf terms vector tie \
    side of sum lower upper reached \
    kind pruned owner reach has at_most source saved_branches saved_leaves \
    scout research probe reason slot weight estimate \
    pass depth purpose best stopped_depth \
    player players ties floor";

/// Returns all columns: the settings that have no column yet come before the version and the texts of a step. A column
/// of a group begins with the name of the group.
fn columns() -> Vec<String> {
    let first = || COLUMNS.split(' ').map(str::to_owned);
    let settings = settings::columns().filter(|column| first().all(|known| known != *column));
    first().chain(settings).chain(["version", "caption"].map(str::to_owned)).collect()
}

/// Writes a header and one row per line. `lines` passes the lines to its argument.
pub(super) fn write_csv(out: impl Write, lines: impl FnOnce(&mut WriteLine<'_>) -> io::Result<()>) -> io::Result<()> {
    let columns = columns();
    let mut table = TableWriter::new(out, columns.iter().map(Cell::text))?;
    lines(&mut |facts| {
        let mut row = vec![Cell::EMPTY; columns.len()];
        fill(&mut row, &columns, "", facts);
        table.write_row(row)
    })?;
    table.finish()
}

/// Writes facts into the cells of a row. `group` is the prefix of their columns' names.
fn fill<'a>(row: &mut [Cell<'a>], columns: &[String], group: &str, facts: &'a TraceFacts<'_>) {
    for (name, fact) in facts.iter() {
        if let TraceFact::Group(facts) = fact {
            fill(row, columns, &format!("{name}_"), facts);
        } else if let Some(column) = columns.iter().position(|column| column.strip_prefix(group) == Some(*name)) {
            row[column] = cell(fact);
        }
    }
}

fn cell<'a>(fact: &'a TraceFact<'_>) -> Cell<'a> {
    match fact {
        TraceFact::Nothing | TraceFact::Group(_) => Cell::EMPTY,
        TraceFact::Flag(flag) => (*flag).into(),
        TraceFact::Count(count) => (*count).into(),
        TraceFact::Score(score) => Number(*score).into(),
        TraceFact::Text(text) => Cell::text(text.as_ref()),
        TraceFact::Groups(_) | TraceFact::Counts(_) => Cell::json(fact),
        TraceFact::Scores(scores) => Cell::numbers(scores.iter().map(|&score| Number(score).text())),
        TraceFact::List(items) => Cell::texts(items),
    }
}

/// Writes a list with one struct per line. `lines` passes the lines to its argument.
pub(super) fn write_ron(
    out: &mut impl Write,
    lines: impl FnOnce(&mut WriteLine<'_>) -> io::Result<()>,
) -> io::Result<()> {
    out.write_all(b"#![enable(implicit_some)]\n[\n")?;
    lines(&mut |facts| {
        let layout = ron::ser::PrettyConfig::new().compact_structs(true).compact_arrays(true);
        let written = ron::ser::to_string_pretty(&Struct(facts), layout).map_err(io::Error::other)?;
        writeln!(out, "    {},", escaped_ron(&written))
    })?;
    out.write_all(b"]\n")
}

/// Escapes characters that a terminal would interpret. In RON they occur only in strings.
fn escaped_ron(ron: &str) -> String {
    let mut written = String::with_capacity(ron.len());
    for letter in ron.chars() {
        if is_unsafe(letter) {
            let _ = write!(written, "{}", letter.escape_unicode());
        } else {
            written.push(letter);
        }
    }
    written
}

/// Facts that are serialized as a struct.
struct Struct<'a>(&'a TraceFacts<'a>);

impl Serialize for Struct<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        let mut fields = to.serialize_struct("Event", self.0.iter().len())?;
        for (name, fact) in self.0.iter() {
            fields.serialize_field(name, &FactValue(fact))?;
        }
        fields.end()
    }
}

/// A fact that is serialized with infinities as numbers.
struct FactValue<'a>(&'a TraceFact<'a>);

impl Serialize for FactValue<'_> {
    fn serialize<To: Serializer>(&self, to: To) -> Result<To::Ok, To::Error> {
        match self.0 {
            TraceFact::Score(score) if !score.is_finite() => to.serialize_f64(score.get()),
            TraceFact::Group(facts) => Struct(facts).serialize(to),
            fact => fact.serialize(to),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use poda_core::score::Score;

    fn row(facts: &TraceFacts<'_>) -> String {
        let mut out = Vec::new();
        write_csv(&mut out, |write| write(facts)).unwrap();
        String::from_utf8(out).unwrap().split_once("\r\n").unwrap().1.to_owned()
    }

    #[test]
    fn a_cell_holds_any_id_and_infinities_are_words() {
        let facts = TraceFacts::default().with("node", "a \"b\", c\n").with("value", Score::new(f64::NEG_INFINITY));
        let written = row(&facts.with("pruned", vec![r"x;y\z".to_owned(), "w".to_owned()]).with("owner", None::<&str>));
        assert!(written.starts_with(r#",,"a ""b"", c\n",,,,-inf,"#), "{written}");
        assert!(written.contains(r#","x\;y\\z;w",,"#) && written.ends_with(",\r\n"), "{written}");
    }

    #[test]
    fn what_belongs_to_a_group_has_columns_of_its_own() {
        let quiet = TraceFacts::default().with("change", Score::new(2.5)).with("plies", 3_usize);
        let written = row(&TraceFacts::default().with("quiet", quiet));
        assert!(written.contains(",2.5,3,"), "{written}");
        assert_eq!(written.matches(',').count(), columns().len() - 1);
    }
}
