//! Lines that are indented under their parents: a name, a side, or both, `A (MIN)`, and the values of leaves.

use super::builder::NotationBuilder;
use super::label::side;
use super::tokens::{DecimalCommas, ShorthandToken, line_tokens};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};

/// The distance between tab stops, in columns.
const TAB_WIDTH: usize = 4;

pub(super) fn parse_indented(text: &str) -> Result<NotationBuilder, NotationError> {
    let decimal_commas = DecimalCommas::of(text);
    let mut builder = NotationBuilder::default();
    // The nodes on the path from the root to the last line, each with its indentation.
    let mut path: Vec<(usize, usize)> = Vec::new();
    // The last line with only a name, which requires lines below it.
    let mut without_value: Option<usize> = None;
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let mut tokens = Vec::new();
        line_tokens(line, index + 1, decimal_commas, &mut tokens)?;
        let Some(&(position, _)) = tokens.first() else { continue };
        let indent = indent_of(line);
        while path.last().is_some_and(|&(other, _)| indent < other) {
            path.pop();
            // A line that is indented less than the line above must have the indentation of one of its ancestors.
            if path.last().is_none_or(|&(other, _)| other < indent) {
                return Err(NotationError::new(position, NotationErrorKind::Indentation));
            }
        }
        let is_child = path.last().is_some_and(|&(other, _)| other < indent);
        if let Some(node) = without_value.take().filter(|_| !is_child) {
            return Err(no_value(&builder, node));
        }
        if !is_child {
            path.pop();
        }
        let parent = path.last().map(|&(_, node)| node);
        let node = parse_line(&mut builder, parent, line, tokens)?;
        without_value =
            node.filter(|&node| builder.nodes[node].value.is_none() && builder.nodes[node].children.is_empty());
        path.extend(node.map(|node| (indent, node)));
    }
    match without_value {
        Some(node) => Err(no_value(&builder, node)),
        None => Ok(builder),
    }
}

fn no_value(builder: &NotationBuilder, node: usize) -> NotationError {
    let node = &builder.nodes[node];
    let side = || node.mover.as_ref().map(|mover| mover.shown().to_owned());
    NotationError::new(node.position, NotationErrorKind::NoValue(node.name.clone().or_else(side).unwrap_or_default()))
}

/// Parses a line: a name, a value, or both; or the values of several leaves, with or without the name of their parent.
/// Returns the node that is the parent of more deeply indented lines below, or `None` if the line lists leaves without
/// a name.
fn parse_line(
    builder: &mut NotationBuilder,
    parent: Option<usize>,
    line: &str,
    tokens: Vec<(LineColumn, ShorthandToken)>,
) -> Result<Option<usize>, NotationError> {
    let is_number = |(_, token): &(LineColumn, ShorthandToken)| matches!(token, ShorthandToken::Number(_));
    let words = tokens.iter().position(is_number).unwrap_or(tokens.len());
    let written = tokens.get(words).map_or(line, |(position, _)| &line[..byte_of(line, position.column)]);
    let written = written.trim().trim_end_matches([':', '=', ',']).trim_end();
    let (mut name, mut name_position) = (None, None);
    let mut tokens = tokens.into_iter().peekable();
    if side(written).is_some() {
        // A side beside a name may be separated from it by any sign.
        name = Some(written.to_owned());
        name_position = tokens.by_ref().take(words).next().map(|(position, _)| position);
        tokens.by_ref().take(words - 1).for_each(drop);
    } else if let Some((position, ShorthandToken::Name(word))) =
        tokens.next_if(|(_, token)| matches!(token, ShorthandToken::Name(_)))
    {
        (name, name_position) = (Some(word), Some(position));
        let _ = tokens.next_if(|(_, token)| matches!(token, ShorthandToken::Equals(_)));
    }
    let mut values = Vec::new();
    for (position, token) in tokens {
        let kind = match token {
            ShorthandToken::Number(value) => {
                values.push((position, value));
                continue;
            }
            ShorthandToken::Equals(sign) | ShorthandToken::Open(sign, _) | ShorthandToken::Close(sign) => {
                NotationErrorKind::Misplaced(sign)
            }
            ShorthandToken::Name(word) => NotationErrorKind::NoValue(word),
        };
        return Err(NotationError::new(position, kind));
    }
    match (&values[..], name_position) {
        (&[(position, value)], name_position) => {
            let node = builder.add(parent, None, Some(value), name_position.unwrap_or(position))?;
            if let Some(name) = name {
                builder.nodes[node].name_and_side(&name);
            }
            Ok(Some(node))
        }
        (_, Some(name_position)) => {
            let node = builder.add(parent, None, None, name_position)?;
            if let Some(name) = name {
                builder.nodes[node].name_and_side(&name);
            }
            for (position, value) in values {
                builder.add(Some(node), None, Some(value), position)?;
            }
            Ok(Some(node))
        }
        (_, None) => {
            for (position, value) in values {
                builder.add(parent, None, Some(value), position)?;
            }
            Ok(None)
        }
    }
}

/// Returns the index of the byte at a column, which is counted from 1.
fn byte_of(line: &str, column: usize) -> usize {
    line.char_indices().nth(column - 1).map_or(line.len(), |(at, _)| at)
}

fn indent_of(line: &str) -> usize {
    let spaces = line.chars().take_while(|character| character.is_whitespace());
    spaces.fold(0, |column, space| if space == '\t' { (column / TAB_WIDTH + 1) * TAB_WIDTH } else { column + 1 })
}
