//! Trees in brackets: groups, `(3 12 8)(2 4 6)`; named nodes, `A(B(3,12,8),C(2,4,6))`; outcomes of chance in braces,
//! `{1: 6, 2: (0 3)}`.
//!
//! Numbers are separated by spaces, commas or semicolons. In a text with semicolons, a comma between digits is a
//! decimal comma. `name=value` is a leaf with a name, or, before a bracket, an inner node with an estimate. In braces
//! `weight: node` is an outcome, and a bare node weighs 1. A name that is a word for a side says who moves,
//! `MAX(MIN(3 12) MIN(2 4))`, as does such a word beside a name. Sides take turns otherwise, and after chance it is the
//! turn of the side that would have moved without it.

use super::builder::NotationBuilder;
use super::label::{side, turn};
use super::tokens::{ShorthandToken, ends_word, tokens, word_token};
use crate::file::notation_error::{LineColumn, NotationError, NotationErrorKind};
use crate::file::probability::OutcomeShare;
use crate::file::writer::push_number;
use poda_core::game::Game;
use poda_core::game::tree::{Tree, Weight};
use poda_core::score::{Interval, Player, Turn};
use std::fmt::Write;

/// Returns a tree in shorthand, which [`parse`](super::parse) reads as the same tree if the same side moves at its
/// root. Returns `None` if shorthand cannot express the tree: if it has bounds, labels of moves, a side that moves out
/// of turn, or a name that would not be read as a name.
pub fn write(tree: &Tree) -> Option<String> {
    let root = tree.node_index();
    let is_name = |name: &str| {
        let is_word = word_token(name) == Ok(ShorthandToken::Name(name.to_owned())) && !name.contains(ends_word);
        is_word && side(name).is_none()
    };
    if tree.bounds() != Interval::UNKNOWN {
        return None;
    }
    let mut text = String::new();
    // Each node with the side to move by the rules of shorthand, or the closing bracket of an inner node.
    let mut open = vec![ShorthandItem::Node(root, tree.player_of(root))];
    while let Some(next) = open.pop() {
        let (at, player) = match next {
            ShorthandItem::Node(at, player) => (at, player),
            ShorthandItem::Close(bracket) => {
                text.push(bracket);
                continue;
            }
        };
        if tree.player_of(at) != player || tree.move_label_of(at).is_some() {
            return None;
        }
        if !text.is_empty() && !text.ends_with(['(', '{']) {
            text.push(' ');
        }
        if let Some(weight) = tree.weight_of(at).filter(|&weight| at != root && weight != Weight::ONE) {
            write!(text, "{}: ", weight.get()).ok()?;
        }
        if let Some(name) = tree.name_of(at) {
            text.push_str(Some(name).filter(|name| is_name(name))?);
        }
        let children = tree.children_of(at);
        match (tree.name_of(at), tree.value_of(at)) {
            (Some(_), Some(_)) => text.push('='),
            (None, Some(_)) if !children.is_empty() => return None,
            (None, Some(_)) | (_, None) => {}
        }
        match tree.value_of(at) {
            Some(fraction) if fraction.is_fraction() => write!(text, "{fraction}").ok()?,
            Some(value) => push_number(&mut text, value),
            None => {}
        }
        if children.is_empty() {
            continue;
        }
        let (brackets, next) = match tree.turn_of(at) {
            Turn::Chance => (['{', '}'], player),
            Turn::Player(_) => (['(', ')'], player.opponent()),
        };
        text.push(brackets[0]);
        open.push(ShorthandItem::Close(brackets[1]));
        open.extend(children.iter().rev().map(|&child| ShorthandItem::Node(child as usize, next)));
    }
    Some(text)
}

/// The next item to write of a tree.
enum ShorthandItem {
    /// A node, and the side to move by the rules of shorthand.
    Node(usize, Player),
    /// A closing bracket.
    Close(char),
}

/// An open bracket, and the node whose children it encloses.
struct BracketedNode {
    bracket: char,
    position: LineColumn,
    node: usize,
}

type PlacedToken = (LineColumn, ShorthandToken);

struct TokenRest<'a>(&'a [PlacedToken]);

impl<'a> TokenRest<'a> {
    /// Moves past the next token if it is of a kind, and returns it.
    fn next_if(&mut self, is_wanted: impl FnOnce(&ShorthandToken) -> bool) -> Option<&'a PlacedToken> {
        let (next, rest) = self.0.split_first().filter(|((_, token), _)| is_wanted(token))?;
        self.0 = rest;
        Some(next)
    }

    fn next(&mut self) -> Option<&'a PlacedToken> {
        self.next_if(|_| true)
    }
}

const fn is_sign(token: &ShorthandToken) -> bool {
    matches!(token, ShorthandToken::Equals(_))
}

pub(super) fn parse_brackets(text: &str) -> Result<NotationBuilder, NotationError> {
    let mut builder = NotationBuilder::default();
    let mut stack: Vec<BracketedNode> = Vec::new();
    let tokens = tokens(text)?;
    let mut tokens = TokenRest(&tokens);
    while let Some(&(mut position, ref first)) = tokens.next() {
        let mut token = first;
        let parent = stack.last().map(|open| open.node);
        let start = position;
        let is_outcome = stack.last().is_some_and(|open| open.bracket == '{' || builder.nodes[open.node].is_chance());
        let mut share = is_outcome.then_some(OutcomeShare::Bare);
        if let Some(share) = &mut share
            && let Some(written) = written_share(position, token, &mut tokens)?
        {
            *share = written;
            let sign = tokens.next_if(is_sign);
            let (sign_position, sign) = match sign {
                Some((position, ShorthandToken::Equals(sign))) => (*position, *sign),
                Some(_) | None => (position, ':'),
            };
            let is_node = |token: &ShorthandToken| !matches!(token, ShorthandToken::Close(_));
            let misplaced = || NotationError::new(sign_position, NotationErrorKind::Misplaced(sign));
            let (place, node) = tokens.next_if(is_node).ok_or_else(misplaced)?;
            (position, token) = (*place, node);
        }
        let added = builder.nodes.len();
        match token {
            ShorthandToken::Number(value) => {
                builder.add(parent, None, Some(*value), position)?;
            }
            ShorthandToken::Open(bracket, _) => {
                let node = builder.add(parent, None, None, position)?;
                stack.push(BracketedNode { bracket: *bracket, position, node });
            }
            ShorthandToken::Name(name) => {
                let label = label_of(name, &mut tokens);
                let mut value = None;
                if let Some((sign_position, ShorthandToken::Equals(sign))) = tokens.next_if(is_sign) {
                    let Some((_, ShorthandToken::Number(number))) = tokens.next() else {
                        return Err(NotationError::new(*sign_position, NotationErrorKind::Misplaced(*sign)));
                    };
                    value = Some(*number);
                }
                let node = builder.add(parent, None, value, position)?;
                builder.nodes[node].name_and_side(&label);
                // After a value, a bracket belongs to this node only if no space separates them.
                let is_own = |token: &ShorthandToken| matches!(token, ShorthandToken::Open(_, is_attached) if *is_attached || value.is_none());
                if let Some((_, ShorthandToken::Open(bracket, _))) = tokens.next_if(is_own) {
                    stack.push(BracketedNode { bracket: *bracket, position, node });
                } else if value.is_none() {
                    return Err(NotationError::new(position, NotationErrorKind::NoValue(label)));
                }
            }
            ShorthandToken::Equals(sign) => {
                return Err(NotationError::new(position, NotationErrorKind::Misplaced(*sign)));
            }
            ShorthandToken::Close(bracket) => match stack.pop() {
                Some(open) if closes(open.bracket, *bracket) => {
                    if builder.nodes[open.node].children.is_empty() {
                        return Err(NotationError::new(open.position, NotationErrorKind::NoChildren));
                    }
                }
                _ => return Err(NotationError::new(position, NotationErrorKind::Unopened(*bracket))),
            },
        }
        if let Some(node) = builder.nodes.get_mut(added) {
            node.share = share;
            node.position = start;
        }
    }
    match stack.pop() {
        Some(open) => Err(NotationError::new(open.position, NotationErrorKind::Unclosed(open.bracket))),
        None => Ok(builder),
    }
}

/// Returns a name with what follows it and says whose turn it is: `MIN A`, `A: MIN`, `A (MIN)`.
fn label_of(name: &str, tokens: &mut TokenRest) -> String {
    use ShorthandToken::{Close, Equals, Name, Open};
    let followed = match tokens.0 {
        [(_, Name(other)), ..] => Some((format!("{name} {other}"), 1)),
        [(_, Equals(sign)), (_, Name(other)), ..] => Some((format!("{name}{sign} {other}"), 2)),
        // After a group with a side, there is the group of the children, or a value.
        [(_, Open(_, _)), (_, Name(other)), (_, Close(_)), (_, Open(..) | Equals(_)), ..] if turn(other).is_some() => {
            Some((format!("{name} ({other})"), 3))
        }
        _ => None,
    };
    match followed.filter(|(label, _)| side(label).is_some()) {
        Some((label, length)) => {
            tokens.0 = &tokens.0[length..];
            label
        }
        None => name.to_owned(),
    }
}

/// Returns what is written before an outcome and its colon, which follows then; `None` if the token begins the outcome
/// itself. A percent sign may be a token of its own.
fn written_share(
    position: LineColumn,
    token: &ShorthandToken,
    tokens: &mut TokenRest,
) -> Result<Option<OutcomeShare>, NotationError> {
    let mut ahead = TokenRest(tokens.0);
    let is_percent = |token: &ShorthandToken| *token == ShorthandToken::Name("%".to_owned());
    let has_percent = ahead.next_if(is_percent).is_some();
    if !ahead.0.first().is_some_and(|(_, token)| is_sign(token)) {
        return Ok(None);
    }
    let share = match token {
        ShorthandToken::Number(number) => {
            let share = OutcomeShare::of_number(*number, has_percent);
            let not_a_weight = || NotationError::new(position, NotationErrorKind::NotAWeight(*number));
            Some(share.ok_or_else(not_a_weight)?)
        }
        ShorthandToken::Name(word) => OutcomeShare::read(word),
        ShorthandToken::Equals(_) | ShorthandToken::Open(..) | ShorthandToken::Close(_) => None,
    };
    if has_percent && share.is_some() {
        tokens.next();
    }
    Ok(share)
}

const fn closes(open: char, close: char) -> bool {
    matches!((open, close), ('(', ')') | ('[', ']') | ('{', '}'))
}
