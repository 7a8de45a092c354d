//! Leaves as lines of a table: the path to each, and its value. The elements of a path are in cells of their own,
//! `left;right;3`, or in one cell with slashes between them, `left/right,3`. Cells are separated by commas, semicolons,
//! tabs or bars, as in Markdown, and may be in quotes. The first line may contain headings.
//!
//! If all paths begin with the same element, that is the name of the root, and the elements are names of nodes.
//! Otherwise they are names of moves. If several values have the same path, they are leaves below it.

use super::builder::NotationBuilder;
use super::cells::{PATH_SIGNS, TableCell, TableRow, TableText};
use super::label::number;
use crate::file::notation_error::{LineColumn, MAX_NODES, NotationError, NotationErrorKind};
use poda_core::score::Score;
use std::collections::HashMap;

/// The headings of the column of values.
const VALUE_HEADINGS: [&str; 8] = ["value", "valor", "score", "payoff", "utility", "utilidad", "leaf", "hoja"];

pub(super) fn is_meant_by(text: &str) -> bool {
    let Some(table) = TableText::of(text) else { return false };
    // A table with a faulty line is meant as one if its headings say so.
    let Ok(rows) = table.rows() else { return has_headings(text) };
    let (headings, rows) = without_headings(&rows);
    let is_number = |text: &str| matches!(number(text), Ok(Some(_)));
    let is_row = |row: &TableRow| {
        value(row).is_some_and(|value| is_number(&value.text)) && path(row).all(|part| !is_number(part))
    };
    headings.is_some() && !rows.is_empty()
        || 1 < rows.len() && rows.iter().all(is_row) && rows.iter().any(|row| 1 < path(row).count())
}

/// Returns whether the first line of a text has the headings of a table.
fn has_headings(text: &str) -> bool {
    let first = text.trim_start().lines().next().unwrap_or_default();
    let rows = TableText::of(first).and_then(|table| table.rows().ok()).unwrap_or_default();
    without_headings(&rows).0.is_some()
}

/// Returns the headings of a table, if it has some, and its other lines.
fn without_headings<'r, 'a>(rows: &'r [TableRow<'a>]) -> (Option<&'r TableRow<'a>>, &'r [TableRow<'a>]) {
    match rows {
        [first, rest @ ..] if value(first).is_some_and(|last| VALUE_HEADINGS.contains(&&*last.text.to_lowercase())) => {
            (Some(first), rest)
        }
        _ => (None, rows),
    }
}

/// Returns the cell with the value of a line: the last one that is not the only one.
fn value<'r, 'a>(row: &'r TableRow<'a>) -> Option<&'r TableCell<'a>> {
    row.cells.last().filter(|_| 1 < row.cells.len())
}

/// Returns the elements of the path of a line. The root can be written as a leading slash, and a shorter path leaves
/// cells empty.
fn path<'r>(row: &'r TableRow<'_>) -> impl Iterator<Item = &'r str> {
    let cells = &row.cells[..row.cells.len() - 1];
    let parts = cells.iter().flat_map(|cell| cell.text.split(PATH_SIGNS));
    parts.map(str::trim).filter(|part| !part.is_empty())
}

#[derive(Default)]
struct PathNode<'a> {
    children: Vec<(&'a str, usize)>,
    /// The values of the lines whose path ends here.
    values: Vec<(LineColumn, Score)>,
    position: LineColumn,
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let empty = || NotationError::new(LineColumn::START, NotationErrorKind::Empty);
    let rows = TableText::of(text).ok_or_else(empty)?.rows()?;
    let (headings, rows) = without_headings(&rows);
    let mut nodes = vec![PathNode::default()];
    let mut children: HashMap<(usize, &str), usize> = HashMap::new();
    for row in rows {
        let position = LineColumn { line: row.line, column: 1 };
        let fail = |kind| NotationError::new(position, kind);
        let Some(TableCell { text: written, position: place }) = value(row) else {
            return Err(fail(NotationErrorKind::NoValue(row.cells[0].text.to_string())));
        };
        if let Some(headings) = headings.map(|headings| headings.cells.len()).filter(|&most| most < row.cells.len()) {
            return Err(fail(NotationErrorKind::ExtraCells { cells: row.cells.len(), headings }));
        }
        let fail_there = |kind| NotationError::new(*place, kind);
        let value = number(written).map_err(fail_there)?;
        let value = value.ok_or_else(|| fail_there(NotationErrorKind::NoValue(written.to_string())))?;
        let mut at = 0;
        for part in path(row) {
            at = *children.entry((at, part)).or_insert_with(|| {
                let child = nodes.len();
                nodes.push(PathNode { position, ..PathNode::default() });
                nodes[at].children.push((part, child));
                child
            });
            if MAX_NODES < nodes.len() {
                return Err(fail(NotationErrorKind::TooMany));
            }
        }
        nodes[at].values.push((position, value));
    }
    let shared =
        if let [shared] = nodes[0].children[..] { Some(shared).filter(|_| nodes[0].values.is_empty()) } else { None };
    let mut builder = NotationBuilder::default();
    let mut pending = vec![(shared.map_or(0, |(_, root)| root), None, shared.map(|(name, _)| name))];
    while let Some((at, parent, element)) = pending.pop() {
        let PathNode { children, values, position } = &nodes[at];
        let value = if let ([(_, value)], true) = (&values[..], children.is_empty()) { Some(*value) } else { None };
        let node = builder.add(parent, None, value, *position)?;
        let last = &mut builder.nodes[node];
        match element {
            Some(name) if shared.is_some() => last.name_and_side(name),
            Some(label) => last.move_label = Some(label.to_owned()),
            None => {}
        }
        if value.is_none() {
            if let ([(position, _), ..], false) = (&values[..], children.is_empty()) {
                let path = element.unwrap_or_default().to_owned();
                return Err(NotationError::new(*position, NotationErrorKind::ThroughLeaf(path)));
            }
            for &(position, value) in values {
                builder.add(Some(node), None, Some(value), position)?;
            }
        }
        pending.extend(children.iter().rev().map(|&(part, child)| (child, Some(node), Some(part))));
    }
    Ok(builder)
}
