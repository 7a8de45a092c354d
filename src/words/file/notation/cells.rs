//! The cells of a table as text, CSV. A cell in quotes may contain separators, line ends, and quotes, which are
//! doubled.
//!
//! Does not depend on what the cells mean.

use super::cursor::Cursor;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::table::plain;
use std::borrow::Cow;

/// The separators of cells, the one that is taken first if a line contains several.
const SEPARATORS: [char; 3] = ['\t', ';', ','];

/// A line of a table with anything in its cells.
pub(super) struct TableRow<'a> {
    /// The number of its first line, counted from 1.
    pub line: usize,
    pub cells: Vec<TableCell<'a>>,
}

pub(super) struct TableCell<'a> {
    /// Its text, without quotes, without spaces around it, with a space for each line end, and without the apostrophes
    /// before formulas.
    pub text: Cow<'a, str>,
    pub position: LineColumn,
}

/// A text that is a table, and the separator of its cells.
pub(super) struct TableText<'a> {
    cursor: Cursor<'a>,
    separator: char,
}

impl<'a> TableText<'a> {
    /// Returns the table in a text. Its separator is the one that a first line `sep=;` names, or else the first one of
    /// its first line outside quotes. Returns `None` if there is none.
    pub fn of(text: &'a str) -> Option<Self> {
        let mut cursor = Cursor::new(text);
        skip_empty_lines(&mut cursor);
        let first = cursor.rest().lines().next().unwrap_or_default();
        if let Some(named) = first.trim_end().strip_prefix("sep=")
            && let Some(&separator) = SEPARATORS.iter().find(|separator| named.chars().eq([**separator]))
        {
            cursor.take(first.len());
            return Some(Self { cursor, separator });
        }
        let mut found = [false; SEPARATORS.len()];
        let mut is_quoted = false;
        for letter in cursor.rest().chars() {
            is_quoted ^= letter == '"';
            if letter == '\n' && !is_quoted {
                break;
            }
            for (found, separator) in found.iter_mut().zip(SEPARATORS) {
                *found |= letter == separator && !is_quoted;
            }
        }
        let separator = SEPARATORS.into_iter().zip(found).find(|(_, is_found)| *is_found)?.0;
        Some(Self { cursor, separator })
    }

    /// Returns the lines of the table.
    ///
    /// # Errors
    /// Returns the error of a quote that is not closed, or of what follows after it in its cell.
    pub fn rows(mut self) -> Result<Vec<TableRow<'a>>, NotationError> {
        let mut rows = Vec::new();
        loop {
            skip_empty_lines(&mut self.cursor);
            if self.cursor.rest().is_empty() {
                return Ok(rows);
            }
            let (line, _) = self.cursor.position();
            let mut cells = vec![self.cell()?];
            while self.cursor.peek() == Some(self.separator) {
                self.cursor.bump();
                cells.push(self.cell()?);
            }
            if cells.iter().any(|cell| !cell.text.is_empty()) {
                rows.push(TableRow { line, cells });
            }
        }
    }

    /// Parses a cell, up to the separator or the line end after it.
    fn cell(&mut self) -> Result<TableCell<'a>, NotationError> {
        let (cursor, separator) = (&mut self.cursor, self.separator);
        let is_end = |letter| letter == separator || letter == '\n';
        cursor.take_while(|letter| letter.is_whitespace() && !is_end(letter));
        let position = cursor.position();
        if cursor.peek() != Some('"') {
            let text = cursor.take_while(|letter| !is_end(letter)).trim();
            return Ok(TableCell { text: plain(text), position });
        }
        cursor.bump();
        let mut text = Cow::Borrowed(cursor.take_while(|letter| letter != '"'));
        loop {
            if !cursor.eat("\"") {
                return Err(NotationError::new(position, NotationErrorKind::Unclosed('"')));
            }
            if !cursor.rest().starts_with('"') {
                break;
            }
            cursor.bump();
            let more = cursor.take_while(|letter| letter != '"');
            text.to_mut().extend(["\"", more]);
        }
        cursor.take_while(|letter| letter.is_whitespace() && !is_end(letter));
        if cursor.peek().is_some_and(|letter| !is_end(letter)) {
            let expected = if separator == '\t' {
                "↹"
            } else if separator == ';' {
                ";"
            } else {
                ","
            };
            return Err(cursor.expected(expected));
        }
        let text = match text {
            Cow::Borrowed(text) if !text.contains('\n') => plain(text.trim()),
            text => Cow::Owned(plain(&text.split_whitespace().collect::<Vec<_>>().join(" ")).into_owned()),
        };
        Ok(TableCell { text, position })
    }
}

/// Moves past lines that contain only white space.
fn skip_empty_lines(cursor: &mut Cursor) {
    while let Some(end) = cursor.rest().find('\n').filter(|&end| cursor.rest()[..end].trim_start().is_empty()) {
        cursor.take(end + 1);
    }
    if cursor.rest().trim_start().is_empty() {
        cursor.take(cursor.rest().len());
    }
}
