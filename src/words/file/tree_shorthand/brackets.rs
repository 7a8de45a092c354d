//! Trees in brackets, which enclose the children of a node: `A(B(3,12,8),C(2,4,6))`.

use super::builder::TreeBuilder;
use super::error::{LineColumn, ShorthandError, ShorthandErrorKind};
use super::lexer::{ShorthandToken, tokens};

/// An open bracket, and the node whose children it encloses.
struct BracketedNode {
    bracket: char,
    position: LineColumn,
    node: usize,
}

/// Parses the nodes of a text with brackets.
pub(super) fn parse(text: &str) -> Result<TreeBuilder, ShorthandError> {
    let mut builder = TreeBuilder::default();
    let mut stack: Vec<BracketedNode> = Vec::new();
    let mut tokens = tokens(text)?.into_iter().peekable();
    while let Some((position, token)) = tokens.next() {
        let parent = stack.last().map(|open| open.node);
        match token {
            ShorthandToken::Number(value) => {
                builder.add(parent, None, Some(value), position)?;
            }
            ShorthandToken::Open(bracket, _) => {
                let node = builder.add(parent, None, None, position)?;
                stack.push(BracketedNode { bracket, position, node });
            }
            ShorthandToken::Name(name) => {
                let mut value = None;
                let is_sign = |(_, token): &(LineColumn, ShorthandToken)| matches!(token, ShorthandToken::Equals(_));
                if let Some((sign_position, ShorthandToken::Equals(sign))) = tokens.next_if(is_sign) {
                    match tokens.next() {
                        Some((_, ShorthandToken::Number(number))) => value = Some(number),
                        _ => return Err(ShorthandError::new(sign_position, ShorthandErrorKind::Misplaced(sign))),
                    }
                }
                let node = builder.add(parent, Some(name.clone()), value, position)?;
                // After a value, a bracket belongs to this node only if no space separates them.
                let is_own = |(_, token): &(LineColumn, ShorthandToken)| matches!(token, ShorthandToken::Open(_, is_attached) if *is_attached || value.is_none());
                if let Some((_, ShorthandToken::Open(bracket, _))) = tokens.next_if(is_own) {
                    stack.push(BracketedNode { bracket, position, node });
                } else if value.is_none() {
                    return Err(ShorthandError::new(position, ShorthandErrorKind::NoValue(name)));
                }
            }
            ShorthandToken::Equals(sign) => {
                return Err(ShorthandError::new(position, ShorthandErrorKind::Misplaced(sign)));
            }
            ShorthandToken::Close(bracket) => match stack.pop() {
                Some(open) if closes(open.bracket, bracket) => {
                    if builder.nodes[open.node].children.is_empty() {
                        return Err(ShorthandError::new(open.position, ShorthandErrorKind::NoChildren));
                    }
                }
                _ => return Err(ShorthandError::new(position, ShorthandErrorKind::Unopened(bracket))),
            },
        }
    }
    match stack.pop() {
        Some(open) => Err(ShorthandError::new(open.position, ShorthandErrorKind::Unclosed(open.bracket))),
        None => Ok(builder),
    }
}

const fn closes(open: char, close: char) -> bool {
    matches!((open, close), ('(', ')') | ('[', ']') | ('{', '}'))
}
