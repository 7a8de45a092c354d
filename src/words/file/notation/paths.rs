//! Leaves as lines of a table: the path to each, and its value. The elements of a path are in cells of their own, `left;right;3`, or in one cell
//! with slashes between them, `left/right,3`. Cells are separated by commas, semicolons or tabs. The first line may contain headings.
//!
//! If all paths begin with the same element, that is the name of the root, and the elements are names of nodes. Otherwise they are names
//! of moves. If several values have the same path, they are leaves below it.

use super::builder::NotationBuilder;
use super::label::number;
use crate::file::notation_error::{LineColumn, MAX_NODES, NotationError, NotationErrorKind};
use crate::table::plain;
use poda_core::score::Score;
use std::borrow::Cow;
use std::collections::HashMap;

/// The headings of the column of values.
const VALUE_HEADINGS: [&str; 8] = ["value", "valor", "score", "payoff", "utility", "utilidad", "leaf", "hoja"];

/// A line: the path, and the value.
struct PathLine<'a> {
    line: usize,
    path: Vec<Cow<'a, str>>,
    value: Cow<'a, str>,
}

pub(super) fn is_meant_by(text: &str) -> bool {
    let Some((separator, has_heading)) = form(text) else { return false };
    let rows = rows(text, separator, has_heading);
    let is_number = |text: &str| matches!(number(text), Ok(Some(_)));
    let is_row =
        |row: &PathLine| is_number(&row.value) && (has_heading || row.path.iter().all(|part| !is_number(part)));
    has_heading && !rows.is_empty()
        || 1 < rows.len() && rows.iter().all(is_row) && rows.iter().any(|row| 1 < row.path.len())
}

/// Returns the separator of the cells, and whether the first line contains headings; `None` if the first line has a single cell.
fn form(text: &str) -> Option<(char, bool)> {
    let first = text.lines().find(|line| !line.trim().is_empty())?;
    let separator = ['\t', ';', ','].into_iter().find(|&separator| first.contains(separator))?;
    let last = first.rsplit(separator).next()?.trim().trim_matches('"').to_lowercase();
    Some((separator, VALUE_HEADINGS.contains(&last.as_str())))
}

/// Returns the lines that are not empty.
fn rows(text: &str, separator: char, has_heading: bool) -> Vec<PathLine<'_>> {
    let lines = text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty());
    lines
        .skip(usize::from(has_heading))
        .map(|(index, line)| {
            let (path, value) = line.rsplit_once(separator).unwrap_or((line, ""));
            let cells = path.split(separator).flat_map(|cell| cell.split(['/', '>', '→']));
            let cells = cells.map(|cell| cell.trim().trim_matches('"').trim());
            // The root can be written as a leading slash, and a shorter path leaves cells empty.
            let path = cells.filter(|cell| !cell.is_empty()).map(plain).collect();
            PathLine { line: index + 1, path, value: plain(value.trim().trim_matches('"')) }
        })
        .collect()
}

/// A node of the tree of all paths.
#[derive(Default)]
struct PathNode<'a> {
    children: Vec<(&'a str, usize)>,
    /// The values of the lines whose path ends here.
    values: Vec<(LineColumn, Score)>,
    position: LineColumn,
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let Some((separator, has_heading)) = form(text) else {
        return Err(NotationError::new((1, 1), NotationErrorKind::Empty));
    };
    let rows = rows(text, separator, has_heading);
    let mut nodes = vec![PathNode { position: (1, 1), ..PathNode::default() }];
    let mut children: HashMap<(usize, &str), usize> = HashMap::new();
    for PathLine { line, path, value } in &rows {
        let position = (*line, 1);
        let fail = |kind| NotationError::new(position, kind);
        let value = number(value).map_err(fail)?.ok_or_else(|| fail(NotationErrorKind::NoValue(value.to_string())))?;
        let mut at = 0;
        for part in path {
            at = *children.entry((at, part.as_ref())).or_insert_with(|| {
                let child = nodes.len();
                nodes.push(PathNode { position, ..PathNode::default() });
                nodes[at].children.push((part.as_ref(), child));
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
        let element = element.map(str::to_owned);
        let value = if let ([(_, value)], true) = (&values[..], children.is_empty()) { Some(*value) } else { None };
        let node = builder.add(parent, None, value, *position)?;
        let last = &mut builder.nodes[node];
        if shared.is_some() {
            last.name.clone_from(&element);
        } else {
            last.move_label.clone_from(&element);
        }
        if value.is_none() {
            if let ([(position, _), ..], false) = (&values[..], children.is_empty()) {
                let path = element.unwrap_or_default();
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
