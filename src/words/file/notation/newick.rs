//! Trees in Newick, `((3,12)B,(2,4)C)A;`: the label of a node follows its children. The label of a leaf is its value,
//! or its name with the value after a colon. Comments are in square brackets, and labels may be in single quotes.

use super::builder::NotationBuilder;
use super::cursor::Cursor;
use super::label::{NodeLabel, number};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};

/// Returns whether a text is a tree in Newick and nothing else: a single group that ends with a semicolon, or labels
/// after groups.
pub(super) fn is_meant_by(text: &str) -> bool {
    let text = without_comment(text).trim();
    let is_closed =
        text.starts_with('(') && text.ends_with(';') && (text.matches(';').count() == 1 || is_several(text));
    let follows = |(at, _): (usize, &str)| {
        let rest = &text[at + 1..];
        let end = rest.find(['(', ')', ',', ';', ':', '[', ' ', '\n']).unwrap_or(rest.len());
        let is_name = rest[..end].chars().next().is_some_and(char::is_alphabetic);
        is_name && !rest[end..].starts_with(['(', ':', '[', ' ', '\n'])
    };
    is_closed || text.starts_with('(') && !text.contains(['[', '{', '=']) && text.match_indices(')').any(follows)
}

/// Returns whether a semicolon stands behind each of several trees, and nowhere else.
fn is_several(text: &str) -> bool {
    let mut level = 0_usize;
    for letter in text.chars() {
        match letter {
            '(' => level += 1,
            ')' => level = level.saturating_sub(1),
            ';' if 0 < level => return false,
            _ => {}
        }
    }
    text.split_terminator(';').all(|tree| tree.trim_start().starts_with('('))
}

/// Returns the text after a comment at its beginning, such as `[&R]`.
fn without_comment(text: &str) -> &str {
    let text = text.trim_start();
    let after = text.strip_prefix("[&").and_then(|comment| comment.split_once(']'));
    after.map_or(text, |(_, after)| after)
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut cursor = Cursor::new(text);
    let mut builder = NotationBuilder::default();
    let mut open: Vec<(usize, LineColumn)> = Vec::new();
    loop {
        skip_blank(&mut cursor)?;
        let position = cursor.position();
        let parent = open.last().map(|(node, _)| *node);
        if cursor.eat("(") {
            open.push((builder.add(parent, None, None, position)?, position));
            continue;
        }
        let leaf = builder.add(parent, None, None, position)?;
        label(&mut cursor, &mut builder, leaf, true)?;
        // After a node.
        loop {
            skip_blank(&mut cursor)?;
            if open.is_empty() {
                cursor.eat(";");
                skip_blank(&mut cursor)?;
                if cursor.rest().starts_with('(') {
                    let trees = 1 + cursor.rest().trim_end().trim_end_matches(';').split(';').count();
                    return Err(NotationError::new(LineColumn::START, NotationErrorKind::SeveralTrees(trees)));
                }
                return if cursor.rest().is_empty() { Ok(builder) } else { Err(cursor.expected(";")) };
            }
            if cursor.eat(",") {
                break;
            }
            if !cursor.rest().starts_with(')') {
                let (_, position) = open[open.len() - 1];
                let is_end = cursor.rest().trim_start_matches(';').trim().is_empty();
                let unclosed = NotationError::new(position, NotationErrorKind::Unclosed('('));
                return Err(if is_end { unclosed } else { cursor.expected(")") });
            }
            cursor.bump();
            if let Some((node, _)) = open.pop() {
                skip_blank(&mut cursor)?;
                label(&mut cursor, &mut builder, node, false)?;
            }
        }
    }
}

/// Moves past white space and comments.
fn skip_blank(cursor: &mut Cursor) -> Result<(), NotationError> {
    loop {
        cursor.skip_space();
        if !cursor.rest().starts_with('[') {
            return Ok(());
        }
        let unclosed = || cursor.error(NotationErrorKind::Unclosed('['));
        let length = cursor.rest().find(']').ok_or_else(unclosed)?;
        cursor.take(length + 1);
    }
}

/// Parses the label of a node and the number behind its colon.
fn label(cursor: &mut Cursor, builder: &mut NotationBuilder, node: usize, is_leaf: bool) -> Result<(), NotationError> {
    let position = cursor.position();
    let fail = |kind| NotationError::new(position, kind);
    let written = if cursor.rest().starts_with('\'') {
        cursor.quoted()?
    } else {
        cursor.take_while(|c| !"()[],:;".contains(c)).trim().to_owned()
    };
    let mut read = NodeLabel::read(&written).map_err(fail)?;
    if cursor.eat(":") {
        let position = cursor.position();
        let length = cursor.take_while(|c| !"()[],:;".contains(c)).trim();
        let fail = |kind| NotationError::new(position, kind);
        let value = number(length).map_err(fail)?;
        let value = value.ok_or_else(|| fail(NotationErrorKind::NoValue(length.to_owned())))?;
        if !is_leaf {
            return Err(fail(NotationErrorKind::LengthAtInner(length.to_owned())));
        }
        if read.value.is_some() || read.payoffs.is_some() {
            return Err(fail(NotationErrorKind::TwoNumbers(format!("{written}:{length}"))));
        }
        read.value = Some(value);
    }
    if is_leaf && read.value.is_none() && read.payoffs.is_none() {
        return Err(if written.is_empty() { cursor.expected("3") } else { fail(NotationErrorKind::NoValue(written)) });
    }
    builder.nodes[node].label(read);
    Ok(())
}
