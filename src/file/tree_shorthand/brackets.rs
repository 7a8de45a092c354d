//! Trees in brackets: what stands between two of them are the children of one node, `A(B(3,12,8),C(2,4,6))`.

use super::lexer::{ShorthandToken, tokens};
use super::{At, ShorthandError, ShorthandErrorKind, TreeBuilder, problem};

/// A bracket that is open, and the node whose children stand in it.
struct Open {
    bracket: char,
    at: At,
    node: usize,
}

/// Reads the nodes of a text with brackets.
pub(super) fn read(text: &str) -> Result<TreeBuilder, ShorthandError> {
    let tokens = tokens(text)?;
    let mut builder = TreeBuilder::default();
    let mut open: Vec<Open> = Vec::new();
    let mut rest = tokens.into_iter().peekable();
    while let Some((at, token)) = rest.next() {
        let parent = open.last().map(|open| open.node);
        match token {
            ShorthandToken::Number(value) => {
                builder.add(parent, None, Some(value), at)?;
            }
            ShorthandToken::Open(bracket, _) => {
                let node = builder.add(parent, None, None, at)?;
                open.push(Open { bracket, at, node });
            }
            ShorthandToken::Name(name) => {
                let mut value = None;
                if let Some((sign_at, ShorthandToken::Equals(sign))) =
                    rest.next_if(|(_, token)| matches!(token, ShorthandToken::Equals(_)))
                {
                    match rest.next() {
                        Some((_, ShorthandToken::Number(number))) => value = Some(number),
                        _ => return Err(problem(sign_at, ShorthandErrorKind::Misplaced(sign))),
                    }
                }
                let node = builder.add(parent, Some(name.clone()), value, at)?;
                // Behind a value, a bracket that stands apart is another node.
                let is_own = |(_, token): &(At, ShorthandToken)| matches!(token, ShorthandToken::Open(_, is_attached) if *is_attached || value.is_none());
                if let Some((_, ShorthandToken::Open(bracket, _))) = rest.next_if(is_own) {
                    open.push(Open { bracket, at, node });
                } else if value.is_none() {
                    return Err(problem(at, ShorthandErrorKind::NoValue(name)));
                }
            }
            ShorthandToken::Equals(sign) => return Err(problem(at, ShorthandErrorKind::Misplaced(sign))),
            ShorthandToken::Close(bracket) => match open.pop() {
                Some(opened) if closes(opened.bracket, bracket) => {
                    if builder.nodes[opened.node].children.is_empty() {
                        return Err(problem(opened.at, ShorthandErrorKind::NoChildren));
                    }
                }
                _ => return Err(problem(at, ShorthandErrorKind::Unopened(bracket))),
            },
        }
    }
    match open.pop() {
        Some(Open { bracket, at, .. }) => Err(problem(at, ShorthandErrorKind::Unclosed(bracket))),
        None => Ok(builder),
    }
}

const fn closes(open: char, close: char) -> bool {
    matches!((open, close), ('(', ')') | ('[', ']') | ('{', '}'))
}
