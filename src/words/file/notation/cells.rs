//! The cells of a table as text: CSV, or a table of Markdown, whose lines begin and end with the separator. A cell in
//! quotes may contain separators, line ends, and quotes, which are doubled.
//!
//! Does not depend on what the cells mean.

use super::cursor::Cursor;
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::table::plain;
use std::borrow::Cow;

/// The separators of cells, the one that is taken first if a line contains several.
const SEPARATORS: [char; 4] = ['\t', ';', ',', '|'];

/// What stands between the elements of a path that is one cell.
pub(super) const PATH_SIGNS: [char; 3] = ['/', '>', '→'];

/// The separator of Markdown.
const BAR: char = '|';

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
    /// Returns the table in a text. Its separator is the one that a first line `sep=;` names or that its first line
    /// begins with as in Markdown, or else the first one of its first line outside quotes. Returns `None` if there is
    /// none.
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
        if first.trim_start().starts_with(BAR) {
            return Some(Self { cursor, separator: BAR });
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
            let line = self.cursor.position().line;
            let mut cells = vec![self.cell()?];
            while self.cursor.peek() == Some(self.separator) {
                self.cursor.bump();
                cells.push(self.cell()?);
            }
            if self.separator == BAR {
                without_outer_bars(&mut cells);
            }
            let is_rule = |text: &str| text.contains('-') && text.chars().all(|letter| "-:".contains(letter));
            let is_below_headings = self.separator == BAR && cells.iter().all(|cell| is_rule(&cell.text));
            if !is_below_headings && cells.iter().any(|cell| !cell.text.is_empty()) {
                rows.push(TableRow { line, cells });
            }
        }
    }

    /// Parses a cell, up to the separator or the line end after it. A part of a path in it may be in quotes of its own,
    /// `"a, b"/c`.
    fn cell(&mut self) -> Result<TableCell<'a>, NotationError> {
        let (cursor, separator) = (&mut self.cursor, self.separator);
        let is_end = |letter| letter == separator || letter == '\n';
        cursor.take_while(|letter| letter.is_whitespace() && !is_end(letter));
        let position = cursor.position();
        let rest = cursor.rest();
        let whole = &rest[..rest.find(is_end).unwrap_or(rest.len())];
        if !whole.contains('"') {
            let text = plain(cursor.take(whole.len()).trim());
            return Ok(TableCell { text, position });
        }
        let mut text = Cow::Borrowed("");
        loop {
            if cursor.peek() == Some('"') {
                let part = quoted(cursor)?;
                text = if text.is_empty() { part } else { text + part };
                cursor.take_while(|letter| letter.is_whitespace() && !is_end(letter));
            } else {
                let part = cursor.take_while(|letter| !is_end(letter) && !PATH_SIGNS.contains(&letter));
                text = if text.is_empty() { Cow::Borrowed(part) } else { text + part };
            }
            match cursor.peek() {
                Some(sign) if PATH_SIGNS.contains(&sign) => {
                    text.to_mut().push(sign);
                    cursor.bump();
                    cursor.take_while(|letter| letter.is_whitespace() && !is_end(letter));
                }
                Some(letter) if !is_end(letter) => {
                    return Err(cursor.expected(match separator {
                        '\t' => "↹",
                        ';' => ";",
                        BAR => "|",
                        _ => ",",
                    }));
                }
                _ => break,
            }
        }
        let text = match text {
            Cow::Borrowed(text) if !text.contains('\n') => plain(text.trim()),
            text => Cow::Owned(plain(&text.split_whitespace().collect::<Vec<_>>().join(" ")).into_owned()),
        };
        Ok(TableCell { text, position })
    }
}

/// Parses a text in quotes, with its own quotes doubled.
fn quoted<'a>(cursor: &mut Cursor<'a>) -> Result<Cow<'a, str>, NotationError> {
    let position = cursor.position();
    cursor.bump();
    let mut text = Cow::Borrowed(cursor.take_while(|letter| letter != '"'));
    loop {
        if !cursor.eat("\"") {
            return Err(NotationError::new(position, NotationErrorKind::Unclosed('"')));
        }
        if !cursor.rest().starts_with('"') {
            return Ok(text);
        }
        cursor.bump();
        let more = cursor.take_while(|letter| letter != '"');
        text.to_mut().extend(["\"", more]);
    }
}

/// Removes the cells before and after the bars around a line.
fn without_outer_bars(cells: &mut Vec<TableCell>) {
    if 1 < cells.len() && cells.last().is_some_and(|cell| cell.text.is_empty()) {
        cells.pop();
    }
    if 1 < cells.len() && cells[0].text.is_empty() {
        cells.remove(0);
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
