//! Trees of the LaTeX package `forest`, `[A [B [3] [12]] [C [2] [4]]]`: every bracket is a node, which begins with its
//! label and options.
//!
//! The label of a leaf is its value, `$3$`, or its name and its value, `{b1: 3}`. Of the options, only `edge label` is
//! used: the text in its last braces is the name of the move.

use super::builder::NotationBuilder;
use super::cursor::Cursor;
use super::label::{NodeLabel, number};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};

/// What a text in square brackets without commas between them can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum BareForest {
    /// An inner node has a label, and every innermost bracket is a leaf.
    Yes,
    /// No inner node has a label that is not a number, and every innermost bracket contains one number: the text is
    /// nested lists as well.
    Unclear,
    No,
}

/// Returns whether a text is LaTeX with the environment or the command of the package.
pub(super) fn is_meant_by(text: &str) -> bool {
    text.contains("\\begin{forest}") || text.contains("\\Forest")
}

/// Returns whether a text that begins with a bracket is a forest without its environment.
pub(super) fn bare(text: &str) -> BareForest {
    let mut cursor = Cursor::new(text.trim_end());
    // For each open bracket, whether there is a bracket inside it.
    let mut open: Vec<bool> = Vec::new();
    let (mut has_label, mut has_children) = (false, false);
    loop {
        cursor.skip_space();
        if cursor.eat("[") {
            if let Some(is_inner) = open.last_mut() {
                (*is_inner, has_children) = (true, true);
            }
            open.push(false);
            let Ok(content) = content(&mut cursor) else { return BareForest::No };
            let (label, options) = split_options(content);
            let is_inner = cursor.rest().starts_with('[');
            let is_option = |part: &str| part.chars().any(char::is_alphabetic);
            if !options.is_empty() && !options.split(',').all(is_option) {
                return BareForest::No;
            }
            match (is_inner, NodeLabel::read(&plain(label))) {
                (true, Ok(label)) => has_label |= label.name.is_some() || label.turn.is_some(),
                (false, Ok(NodeLabel { value: Some(_), .. } | NodeLabel { payoffs: Some(_), .. })) => {}
                (_, Ok(_) | Err(_)) => return BareForest::No,
            }
        } else if cursor.eat("]") {
            if open.pop().is_none() {
                return BareForest::No;
            }
        } else {
            let is_whole = open.is_empty() && cursor.rest().is_empty() && has_children;
            return match (is_whole, has_label) {
                (false, _) => BareForest::No,
                (true, true) => BareForest::Yes,
                (true, false) => BareForest::Unclear,
            };
        }
        cursor.skip_space();
        if open.is_empty() && !cursor.rest().is_empty() && !(has_label && cursor.rest().starts_with('[')) {
            return BareForest::No;
        }
    }
}

pub(super) fn parse(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut cursor = Cursor::new(text);
    if is_meant_by(text) {
        let begin = text.find("\\begin{forest}").or_else(|| text.find("\\Forest")).unwrap_or_default();
        cursor.take(begin + 1);
        // Options of the whole tree are in braces before it.
        let mut level = 0_usize;
        while let Some(next) = cursor.peek().filter(|&next| next != '[' || 0 < level) {
            level = if next == '{' { level + 1 } else { level.saturating_sub(usize::from(next == '}')) };
            cursor.bump();
        }
    }
    let mut builder = NotationBuilder::default();
    let mut open = Vec::new();
    loop {
        skip_blank(&mut cursor);
        let position = cursor.position();
        let parent: Option<usize> = open.last().map(|&(node, _)| node);
        if cursor.eat("[") {
            let node = builder.add(parent, None, None, position)?;
            open.push((node, position));
            let content = content(&mut cursor)?;
            let (label, options) = split_options(content);
            let label = plain(label);
            let fail = |kind| NotationError::new(position, kind);
            let read = NodeLabel::read(&label).map_err(fail)?;
            if !cursor.rest().starts_with('[') && read.value.is_none() && read.payoffs.is_none() {
                return Err(fail(NotationErrorKind::NoValue(label)));
            }
            let last = &mut builder.nodes[node];
            last.label(read);
            last.move_label = edge_label(options);
        } else if cursor.eat("]") {
            if open.pop().is_none() {
                return Err(NotationError::new(position, NotationErrorKind::Unopened(']')));
            }
        } else if let Some(&(_, start)) = open.last().filter(|_| cursor.rest().is_empty()) {
            return Err(NotationError::new(start, NotationErrorKind::Unclosed('[')));
        } else {
            return Err(cursor.expected(if open.is_empty() { "[" } else { "]" }));
        }
        if open.is_empty() {
            skip_blank(&mut cursor);
            let trees = 1 + trees_in(cursor.rest(), is_meant_by(text));
            if 1 < trees {
                return Err(NotationError::new(LineColumn::START, NotationErrorKind::SeveralTrees(trees)));
            }
            let rest = cursor.rest().trim_end_matches(['}', ' ', '\n', '\r', '\t']);
            let is_end = rest.is_empty() || rest.starts_with("\\end{forest") || is_meant_by(text);
            return if is_end { Ok(builder) } else { Err(cursor.expected("")) };
        }
    }
}

/// Returns how many trees follow: environments and commands, or groups in brackets.
fn trees_in(text: &str, is_latex: bool) -> usize {
    if is_latex {
        let without_comment = |line: &str| line.split('%').next().unwrap_or_default().to_owned();
        let lines = text.lines().map(without_comment);
        return lines.map(|line| line.matches("\\begin{forest}").count() + line.matches("\\Forest").count()).sum();
    }
    let (mut trees, mut level) = (0, 0_usize);
    for letter in text.chars() {
        match letter {
            '[' => {
                trees += usize::from(level == 0);
                level += 1;
            }
            ']' => level = level.saturating_sub(1),
            _ => {}
        }
    }
    trees
}

/// Moves past white space and comments of LaTeX.
fn skip_blank(cursor: &mut Cursor) {
    loop {
        cursor.skip_space();
        if !cursor.rest().starts_with('%') {
            return;
        }
        cursor.take_while(|c| c != '\n');
    }
}

/// Moves past the label and the options of a node, up to its first child or its end.
fn content<'a>(cursor: &mut Cursor<'a>) -> Result<&'a str, NotationError> {
    let start = cursor.clone();
    let mut braces = Vec::new();
    while let Some(next) = cursor.peek() {
        match next {
            '[' | ']' if braces.is_empty() => break,
            '{' => braces.push(cursor.position()),
            '}' if braces.pop().is_none() => return Err(cursor.error(NotationErrorKind::Unopened('}'))),
            '\\' => drop(cursor.bump()),
            _ => {}
        }
        cursor.bump();
    }
    match braces.first() {
        Some(&position) => Err(NotationError::new(position, NotationErrorKind::Unclosed('{'))),
        None => Ok(&start.rest()[..start.rest().len() - cursor.rest().len()]),
    }
}

fn split_options(content: &str) -> (&str, &str) {
    let mut level = 0_usize;
    for (at, c) in content.char_indices() {
        match c {
            '{' => level += 1,
            '}' => level = level.saturating_sub(1),
            // A comma between digits is in a number or in a list of them.
            ',' if level == 0 => return (&content[..at], &content[at + 1..]),
            _ => {}
        }
    }
    (content, "")
}

/// Returns the name of the move among the options of a node.
fn edge_label(options: &str) -> Option<String> {
    let (_, after) = options.split_once("edge label")?;
    let group = &after[after.find('{')?..];
    let mut level = 0_usize;
    let end = group.char_indices().find(|&(_, c)| {
        level = if c == '{' { level + 1 } else { level.saturating_sub(usize::from(c == '}')) };
        level == 0
    });
    let group = &group[1..end.map_or(group.len(), |(at, _)| at)];
    // The text is in braces behind the options of its node.
    let inner = group.rsplit_once('{').map_or(group, |(_, inner)| inner);
    let label = plain(inner.trim_end_matches([';', ' ']));
    (!label.is_empty()).then_some(label)
}

/// Returns a label without the commands of LaTeX.
fn plain(label: &str) -> String {
    let label = label.replace("\\infty", "∞").replace("\\\\", "\n").replace("\\alpha", "α").replace("\\beta", "β");
    let label = label.replace("\\triangledown", "▽").replace("\\bigtriangledown", "▽").replace("\\triangle", "△");
    let mut text = String::with_capacity(label.len());
    let mut rest = label.as_str();
    while let Some(next) = rest.chars().next() {
        let length = match next {
            '\\' => 1 + rest[1..].find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len() - 1),
            '$' | '{' | '}' => 1,
            _ => {
                text.push(next);
                next.len_utf8()
            }
        };
        rest = &rest[length..];
    }
    let text = text.trim();
    // Only a fraction or a number may follow a minus sign after a space.
    match text.strip_prefix("- ").filter(|number_text| number(number_text).is_ok_and(|number| number.is_some())) {
        Some(positive) => format!("-{positive}"),
        None => text.to_owned(),
    }
}
