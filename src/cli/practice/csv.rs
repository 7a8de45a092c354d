//! Comma-separated values after RFC 4180, safe to open in a spreadsheet.
//!
//! Lines end with CR LF, and text stands in double quotes, with a quote in it doubled. A spreadsheet takes a cell for a formula
//! that begins with `=`, `+`, `-`, `@` or one of their full-width forms, also in quotes, so each of these gets an apostrophe
//! before it, which spreadsheets read as "text follows". The same is done behind `,`, `;`, a tab, a quote and a line end within a text,
//! since a spreadsheet of another locale, in which `;` separates cells, may begin a cell there.

use std::io::{self, Write};

/// A cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A number, written as it is.
    Number(u64),
    /// Text, which is quoted.
    Text(String),
    /// Nothing.
    Empty,
}

/// Writes a line.
pub fn write_row(out: &mut impl Write, cells: &[Cell]) -> io::Result<()> {
    for (index, cell) in cells.iter().enumerate() {
        if 0 < index {
            write!(out, ",")?;
        }
        match cell {
            Cell::Number(number) => write!(out, "{number}")?,
            Cell::Text(text) => write!(out, "\"{}\"", harmless(text).replace('"', "\"\""))?,
            Cell::Empty => {}
        }
    }
    write!(out, "\r\n")
}

/// Returns a text in which nothing is taken for a formula.
#[must_use]
pub fn harmless(text: &str) -> String {
    let mut safe = String::with_capacity(text.len() + 1);
    let mut begins = true;
    for letter in text.chars() {
        if begins && "=+-@＝＋－＠".contains(letter) {
            safe.push('\'');
        }
        safe.push(letter);
        // A spreadsheet may skip space before a formula.
        begins = ",;\"\t\r\n".contains(letter) || begins && (letter.is_whitespace() || letter.is_control());
    }
    safe
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_taken_for_a_formula() {
        for (text, safe) in [
            ("Ana", "Ana"),
            ("=1+1", "'=1+1"),
            ("+34 600", "'+34 600"),
            ("-2", "'-2"),
            ("@sum", "'@sum"),
            ("  =1", "  '=1"),
            ("\t=1", "\t'=1"),
            ("＝1", "'＝1"),
            ("Ana;=1+1", "Ana;'=1+1"),
            ("Ana\",\"=1", "Ana\",\"'=1"),
            ("Ana\n@x", "Ana\n'@x"),
            ("3 - 2 = 1", "3 - 2 = 1"),
            ("Ana-María", "Ana-María"),
            ("−1", "−1"),
        ] {
            assert_eq!(harmless(text), safe);
        }
    }

    #[test]
    fn text_is_quoted_and_numbers_are_not() {
        let mut out = Vec::new();
        let cells = [Cell::Text("a \"b\", c\n".to_owned()), Cell::Number(7), Cell::Empty, Cell::Text(String::new())];
        write_row(&mut out, &cells).unwrap();
        assert_eq!(String::from_utf8(out).unwrap(), "\"a \"\"b\"\", c\n\",7,,\"\"\r\n");
    }
}
