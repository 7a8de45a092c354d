//! Trees in brackets: what stands between two of them are the children of one node, `A(B(3,12,8),C(2,4,6))`.

use super::words::{Piece, pieces};
use super::{At, Draft, TypedFault, TypedProblem, problem};

/// A bracket that is open, and the node whose children stand in it.
struct Open {
    bracket: char,
    at: At,
    node: usize,
}

/// Reads the nodes of a text with brackets.
pub(super) fn read(text: &str) -> Result<Draft, TypedProblem> {
    let pieces = pieces(text)?;
    let mut draft = Draft::default();
    let mut open: Vec<Open> = Vec::new();
    let mut rest = pieces.into_iter().peekable();
    while let Some((at, piece)) = rest.next() {
        let parent = open.last().map(|open| open.node);
        match piece {
            Piece::Number(value) => {
                draft.add(parent, None, Some(value), at)?;
            }
            Piece::Open(bracket, _) => {
                let node = draft.add(parent, None, None, at)?;
                open.push(Open { bracket, at, node });
            }
            Piece::Name(name) => {
                let mut value = None;
                if let Some((sign_at, Piece::Equals(sign))) =
                    rest.next_if(|(_, piece)| matches!(piece, Piece::Equals(_)))
                {
                    match rest.next() {
                        Some((_, Piece::Number(number))) => value = Some(number),
                        _ => return Err(problem(sign_at, TypedFault::Misplaced(sign))),
                    }
                }
                let node = draft.add(parent, Some(name.clone()), value, at)?;
                // Behind a value, a bracket that stands apart is another node.
                let is_own = |(_, piece): &(At, Piece)| matches!(piece, Piece::Open(_, is_attached) if *is_attached || value.is_none());
                if let Some((_, Piece::Open(bracket, _))) = rest.next_if(is_own) {
                    open.push(Open { bracket, at, node });
                } else if value.is_none() {
                    return Err(problem(at, TypedFault::NoValue(name)));
                }
            }
            Piece::Equals(sign) => return Err(problem(at, TypedFault::Misplaced(sign))),
            Piece::Close(bracket) => match open.pop() {
                Some(opened) if closes(opened.bracket, bracket) => {
                    if draft.nodes[opened.node].children.is_empty() {
                        return Err(problem(opened.at, TypedFault::NoChildren));
                    }
                }
                _ => return Err(problem(at, TypedFault::Unopened(bracket))),
            },
        }
    }
    match open.pop() {
        Some(Open { bracket, at, .. }) => Err(problem(at, TypedFault::Unclosed(bracket))),
        None => Ok(draft),
    }
}

const fn closes(open: char, close: char) -> bool {
    matches!((open, close), ('(', ')') | ('[', ']') | ('{', '}'))
}
