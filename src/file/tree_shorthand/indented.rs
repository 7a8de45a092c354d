//! Trees as lines: a line that is indented farther than the one before it is its child. `B 3 12 8` has its leaves on the same
//! line; `B 5` is a leaf, or with lines under it an inner node with an estimate.

use super::lexer::{ShorthandToken, line_tokens};
use super::{ShorthandError, ShorthandErrorKind, TreeBuilder, problem};

/// How far a tab indents, in blanks: as far as the next column that is a multiple of this.
const TAB: usize = 4;

/// Reads the nodes of indented lines.
pub(super) fn read(text: &str) -> Result<TreeBuilder, ShorthandError> {
    let has_decimal_commas = text.contains(';');
    let mut builder = TreeBuilder::default();
    // The nodes of the lines above, from the root down, each with its indentation.
    let mut above: Vec<(usize, usize)> = Vec::new();
    // A line with a name alone, which needs lines under it.
    let mut without_value: Option<usize> = None;
    for (index, line) in text.lines().enumerate().filter(|(_, line)| !line.trim().is_empty()) {
        let mut tokens = Vec::new();
        line_tokens(line, index + 1, has_decimal_commas, &mut tokens)?;
        let Some(&(at, _)) = tokens.first() else { continue };
        let indent = indent_of(line);
        while above.last().is_some_and(|&(of, _)| indent < of) {
            above.pop();
            // A line that is less far in than the one before it must be as far in as one above that.
            if above.last().is_none_or(|&(of, _)| of < indent) {
                return Err(problem(at, ShorthandErrorKind::Indentation));
            }
        }
        let is_below = above.last().is_some_and(|&(of, _)| of < indent);
        if let Some(node) = without_value.take().filter(|_| !is_below) {
            return Err(no_value(&builder, node));
        }
        if !is_below {
            above.pop();
        }
        let parent = above.last().map(|&(_, node)| node);
        let node = read_line(&mut builder, parent, tokens)?;
        without_value =
            node.filter(|&node| builder.nodes[node].value.is_none() && builder.nodes[node].children.is_empty());
        above.extend(node.map(|node| (indent, node)));
    }
    match without_value {
        Some(node) => Err(no_value(&builder, node)),
        None => Ok(builder),
    }
}

fn no_value(builder: &TreeBuilder, node: usize) -> ShorthandError {
    let node = &builder.nodes[node];
    problem(node.at, ShorthandErrorKind::NoValue(node.name.clone().unwrap_or_default()))
}

/// Reads a line: a name, a value, or both; or a name with the values of several leaves. Gives the node that lines under it belong
/// to; none where the line lists leaves without a name.
fn read_line(
    builder: &mut TreeBuilder,
    parent: Option<usize>,
    tokens: Vec<((usize, usize), ShorthandToken)>,
) -> Result<Option<usize>, ShorthandError> {
    let mut tokens = tokens.into_iter().peekable();
    let mut name = None;
    let mut at = None;
    if let Some((name_at, ShorthandToken::Name(word))) =
        tokens.next_if(|(_, token)| matches!(token, ShorthandToken::Name(_)))
    {
        (name, at) = (Some(word), Some(name_at));
        let _ = tokens.next_if(|(_, token)| matches!(token, ShorthandToken::Equals(_)));
    }
    let mut values = Vec::new();
    for (place, token) in tokens {
        match token {
            ShorthandToken::Number(value) => values.push((place, value)),
            ShorthandToken::Equals(sign) | ShorthandToken::Open(sign, _) | ShorthandToken::Close(sign) => {
                return Err(problem(place, ShorthandErrorKind::Misplaced(sign)));
            }
            ShorthandToken::Name(word) => return Err(problem(place, ShorthandErrorKind::NoValue(word))),
        }
    }
    match (&values[..], at) {
        (&[(place, value)], at) => builder.add(parent, name, Some(value), at.unwrap_or(place)).map(Some),
        (_, Some(at)) => {
            let node = builder.add(parent, name, None, at)?;
            for (place, value) in values {
                builder.add(Some(node), None, Some(value), place)?;
            }
            Ok(Some(node))
        }
        (_, None) => {
            for (place, value) in values {
                builder.add(parent, None, Some(value), place)?;
            }
            Ok(None)
        }
    }
}

/// How far a line is indented.
fn indent_of(line: &str) -> usize {
    let blanks = line.chars().take_while(|letter| letter.is_whitespace());
    blanks.fold(0, |indent, letter| if letter == '\t' { (indent / TAB + 1) * TAB } else { indent + 1 })
}
