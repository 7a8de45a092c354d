//! The lines of a trace as comma-separated values: RFC 4180, one header, one row a line.
//!
//! The header is the same for every search and all flags. A cell is empty where a line does not have the fact, or where there is
//! nothing. An infinity is `inf` or `-inf`. Ids are joined by `;`; in an id, `;` and `\` have a `\` before them. A control character is
//! written as an escape such as `\u{1b}`, so that a row is a line.

use super::facts::{Fact, Facts};
use crate::practice::json::line::Number;
use crate::score::Score;
use crate::text::visible;
use std::io::{self, Write};

/// The columns. What belongs to a group has the name of the group before its own.
const COLUMNS: [&str; 46] = [
    // Of every line.
    "step",
    "event",
    "node",
    // Of a node.
    "ply",
    "alpha",
    "beta",
    "value",
    "bound",
    "child",
    "leaf",
    "terms",
    // Of a cutoff.
    "kind",
    "pruned",
    "owner",
    "reach",
    "source",
    "saved_branches",
    "saved_leaves",
    // Of a visit and its move.
    "scout",
    "research",
    "reason",
    "slot",
    "weight",
    "estimate",
    // Of a pass, of an answer of the table, and of the end.
    "pass",
    "depth",
    "purpose",
    "best",
    // Of the search.
    "player",
    "algorithm",
    "fail",
    "cut_on",
    "merge_symmetric",
    "merge_plies",
    "order",
    "killers",
    "history",
    "remembered",
    "table",
    "quiet_change",
    "quiet_plies",
    "guess",
    "delta",
    "seed",
    "version",
    // What is said of a step.
    "caption",
];

/// Writes rows below the header.
pub(super) struct CsvRows<Out: Write>(csv::Writer<Out>);

impl<Out: Write> CsvRows<Out> {
    /// Writes the header.
    pub fn new(out: Out) -> io::Result<Self> {
        let mut writer = csv::WriterBuilder::new().terminator(csv::Terminator::CRLF).from_writer(out);
        writer.write_record(COLUMNS)?;
        Ok(Self(writer))
    }

    /// Writes a line of the trace.
    pub fn write(&mut self, facts: &Facts<'_>) -> io::Result<()> {
        let mut row = [const { String::new() }; COLUMNS.len()];
        fill(&mut row, "", facts);
        Ok(self.0.write_record(row)?)
    }

    /// Writes what has not been written yet.
    pub fn finish(mut self) -> io::Result<()> {
        self.0.flush()
    }
}

/// Puts facts into the cells of a row. `group` is what the names of their columns begin with.
fn fill(row: &mut [String], group: &str, facts: &Facts<'_>) {
    for (name, fact) in facts.iter() {
        if let Fact::Group(facts) = fact {
            fill(row, &format!("{name}_"), facts);
        } else if let Some(column) = COLUMNS.iter().position(|column| column.strip_prefix(group) == Some(*name)) {
            row[column] = cell(fact);
        }
    }
}

fn cell(fact: &Fact<'_>) -> String {
    match fact {
        Fact::Nothing | Fact::Group(_) => String::new(),
        Fact::Flag(flag) => flag.to_string(),
        Fact::Count(count) => count.to_string(),
        Fact::Score(score) => written(*score),
        Fact::Text(text) => visible(text).into_owned(),
        Fact::Ids(ids) => ids.iter().map(|id| escaped(id)).collect::<Vec<_>>().join(";"),
    }
}

/// Returns a score as JSON has it: with the fewest digits that are that score, and an infinity as a word.
fn written(score: Score) -> String {
    serde_json::to_string(&Number(score)).unwrap_or_default().trim_matches('"').to_owned()
}

/// Returns an id as it stands among others.
fn escaped(id: &str) -> String {
    visible(id).replace('\\', r"\\").replace(';', r"\;")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(facts: &Facts<'_>) -> String {
        let mut out = Vec::new();
        let mut rows = CsvRows::new(&mut out).unwrap();
        rows.write(facts).unwrap();
        rows.finish().unwrap();
        String::from_utf8(out).unwrap().split_once("\r\n").unwrap().1.to_owned()
    }

    #[test]
    fn a_cell_holds_any_id_and_infinities_are_words() {
        let facts = Facts::default().with("node", "a \"b\", c\n").with("value", Score::new(f64::NEG_INFINITY));
        let written = row(&facts.with("pruned", vec![r"x;y\z".to_owned(), "w".to_owned()]).with("owner", None::<&str>));
        assert!(written.starts_with(r#",,"a ""b"", c\n",,,,-inf,"#), "{written}");
        assert!(written.contains(r",x\;y\\z;w,,") && written.ends_with(",\r\n"), "{written}");
    }

    #[test]
    fn what_belongs_to_a_group_has_columns_of_its_own() {
        let quiet = Facts::default().with("change", Score::new(2.5)).with("plies", 3_usize);
        let written = row(&Facts::default().with("quiet", quiet));
        assert!(written.contains(",2.5,3,"), "{written}");
        assert_eq!(written.matches(',').count(), COLUMNS.len() - 1);
    }
}
