//! The writer of tables.

use super::cell::Cell;
use std::io::{self, Write};

pub const LINE_END: &str = "\r\n";

/// Writes a table, row by row.
#[derive(Debug)]
pub struct TableWriter<W> {
    out: W,
    row: String,
}

impl<W: Write> TableWriter<W> {
    /// Writes the headings of a table.
    ///
    /// # Errors
    /// The error of the output.
    pub fn new<'a>(out: W, headings: impl IntoIterator<Item = impl Into<Cell<'a>>>) -> io::Result<Self> {
        let mut writer = Self { out, row: String::new() };
        writer.write_row(headings)?;
        Ok(writer)
    }

    /// Writes a row.
    ///
    /// # Errors
    /// The error of the output.
    pub fn write_row<'a>(&mut self, cells: impl IntoIterator<Item = impl Into<Cell<'a>>>) -> io::Result<()> {
        self.row.clear();
        push_row(&mut self.row, cells);
        self.out.write_all(self.row.as_bytes())
    }

    /// Completes the output.
    ///
    /// # Errors
    /// The error of the output.
    pub fn finish(mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// Returns a table as text: its headings, and its rows.
///
/// ```
/// use poda_words::table::{Cell, table_text};
///
/// let rows = [[Cell::from("Ana"), Cell::from(3_u64)], [Cell::from("=1+1"), Cell::EMPTY]];
/// assert_eq!(table_text(["name", "points"], rows), "\"name\",\"points\"\r\n\"Ana\",3\r\n\"'=1+1\",\r\n");
/// ```
pub fn table_text<'a, Row: IntoIterator<Item = Cell<'a>>>(
    headings: impl IntoIterator<Item = impl Into<Cell<'a>>>,
    rows: impl IntoIterator<Item = Row>,
) -> String {
    let mut text = String::new();
    push_row(&mut text, headings);
    rows.into_iter().for_each(|row| push_row(&mut text, row));
    text
}

fn push_row<'a>(text: &mut String, cells: impl IntoIterator<Item = impl Into<Cell<'a>>>) {
    for (index, cell) in cells.into_iter().enumerate() {
        if index != 0 {
            text.push(',');
        }
        cell.into().write(text);
    }
    text.push_str(LINE_END);
}
