//! Trees in shorthand, as users type them: groups in brackets, `(3 12 8)(2 4 6)`; named nodes, `A(B(3,12,8),C(2,4,6))`; outcomes of
//! chance in braces, `{1: 6, 2: (0 3)}`; a list of leaves with the number of children of every node, `3,12,8,2,4,6,14,5,2 by 3`; and
//! lines that are indented under their parents.
//!
//! Numbers are separated by spaces, commas or semicolons. In a text with semicolons, a comma between digits is a decimal comma.
//! `name=value` is a leaf with a name, or, before a bracket, an inner node with an estimate. In braces `weight: node` is an outcome, and
//! a bare node weighs 1. Sides take turns, and after chance it is the turn of the side that would have moved without it. Trees in RON,
//! which can express everything else, are parsed by [`load_tree`](super::load_tree).

mod builder;
mod error;
mod leaf_list;
mod tokens;

pub use error::{MAX_NODES, ShorthandError, ShorthandErrorKind};
pub use leaf_list::{count_of_leaves, groupings};
pub use poda_core::game::tree::max_levels;

use builder::ShorthandBuilder;
use error::LineColumn;
use leaf_list::{is_list, parse_leaf_list};
use tokens::{DecimalCommas, ShorthandToken, ends_word, line_tokens, tokens, word_token};

use super::writer::push_number;
use poda_core::game::Game;
use poda_core::game::tree::{MAX_WEIGHT, Tree};
use poda_core::score::{Interval, Player, Score, Turn};
use std::fmt::Write;
use std::num::NonZeroU32;

/// Parses a tree in which `root` moves first. `by` is the number of children of every node above a list of leaves, unless
/// the list ends with its own number, as in `by 3`. If `by` is `None`, all leaves are children of the root.
///
/// # Errors
/// Returns the first [`ShorthandError`].
///
/// ```
/// use poda_words::file::tree_shorthand::parse;
/// use poda_words::file::write_tree;
/// use poda_core::score::Player;
///
/// for text in ["(3 12 8)(2 4 6)", "((3; 12; 8), [2 4 6])"] {
///     let tree = parse(text, Player::Max, None).unwrap();
///     assert_eq!(write_tree(&tree), "[[3, 12, 8], [2, 4, 6]]");
/// }
/// let tree = parse("3 12 2 4 by 2", Player::Max, None).unwrap();
/// assert_eq!(write_tree(&tree), "[[3, 12], [2, 4]]");
/// let tree = parse("{1: 6, 2: (0 3)}", Player::Max, None).unwrap();
/// assert_eq!(write_tree(&tree), "(chance: [6, (2, [0, 3])])");
/// ```
pub fn parse(text: &str, root: Player, by: Option<usize>) -> Result<Tree, ShorthandError> {
    let builder = if text.contains(['(', '[', '{', ')', ']', '}']) {
        parse_brackets(text)?
    } else if is_list(text) {
        parse_leaf_list(text, by)?
    } else {
        parse_indented(text)?
    };
    builder.into_tree(root)
}

/// Returns a tree in shorthand, which [`parse`] reads as the same tree if the same side moves at its root. Returns `None`
/// if shorthand cannot express the tree: if it has bounds, labels of moves, a side that moves out of turn, or a name that
/// would not be read as a name.
pub fn write(tree: &Tree) -> Option<String> {
    let root = tree.node_index();
    let is_name =
        |name: &str| word_token(name) == Ok(ShorthandToken::Name(name.to_owned())) && !name.contains(ends_word);
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
        if let Some(weight) = tree.weight_of(at).filter(|&weight| at != root && weight != NonZeroU32::MIN) {
            write!(text, "{weight}: ").ok()?;
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

#[cfg(test)]
mod tests;

/// An open bracket, and the node whose children it encloses.
struct BracketedNode {
    bracket: char,
    position: LineColumn,
    node: usize,
}

fn parse_brackets(text: &str) -> Result<ShorthandBuilder, ShorthandError> {
    let mut builder = ShorthandBuilder::default();
    let mut stack: Vec<BracketedNode> = Vec::new();
    let mut tokens = tokens(text)?.into_iter().peekable();
    let is_sign = |(_, token): &(LineColumn, ShorthandToken)| matches!(token, ShorthandToken::Equals(_));
    while let Some((mut position, mut token)) = tokens.next() {
        let parent = stack.last().map(|open| open.node);
        let is_outcome = stack.last().is_some_and(|open| open.bracket == '{');
        let mut weight = is_outcome.then_some(NonZeroU32::MIN);
        if let (ShorthandToken::Number(number), Some(weight)) = (&token, &mut weight)
            && let Some((sign_position, ShorthandToken::Equals(sign))) = tokens.next_if(is_sign)
        {
            let not_a_weight = || ShorthandError::new(position, ShorthandErrorKind::NotAWeight(*number));
            *weight = weight_of(*number).ok_or_else(not_a_weight)?;
            let is_node = |(_, token): &(LineColumn, ShorthandToken)| !matches!(token, ShorthandToken::Close(_));
            let misplaced = || ShorthandError::new(sign_position, ShorthandErrorKind::Misplaced(sign));
            (position, token) = tokens.next_if(is_node).ok_or_else(misplaced)?;
        }
        let added = builder.nodes.len();
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
                if let Some((sign_position, ShorthandToken::Equals(sign))) = tokens.next_if(is_sign) {
                    let Some((_, ShorthandToken::Number(number))) = tokens.next() else {
                        return Err(ShorthandError::new(sign_position, ShorthandErrorKind::Misplaced(sign)));
                    };
                    value = Some(number);
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
        if let Some(node) = builder.nodes.get_mut(added) {
            node.weight = weight;
        }
    }
    match stack.pop() {
        Some(open) => Err(ShorthandError::new(open.position, ShorthandErrorKind::Unclosed(open.bracket))),
        None => Ok(builder),
    }
}

/// Returns a number as the weight of an outcome, if it can be one.
fn weight_of(number: Score) -> Option<NonZeroU32> {
    let (weight, denominator) = number.as_ratio()?;
    NonZeroU32::new(u32::try_from(weight).ok()?).filter(|weight| denominator == 1 && *weight <= MAX_WEIGHT)
}

const fn closes(open: char, close: char) -> bool {
    matches!((open, close), ('(', ')') | ('[', ']') | ('{', '}'))
}

/// The distance between tab stops, in columns.
const TAB_WIDTH: usize = 4;

fn parse_indented(text: &str) -> Result<ShorthandBuilder, ShorthandError> {
    let decimal_commas = DecimalCommas::of(text);
    let mut builder = ShorthandBuilder::default();
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
                return Err(ShorthandError::new(position, ShorthandErrorKind::Indentation));
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
        let node = parse_line(&mut builder, parent, tokens)?;
        without_value =
            node.filter(|&node| builder.nodes[node].value.is_none() && builder.nodes[node].children.is_empty());
        path.extend(node.map(|node| (indent, node)));
    }
    match without_value {
        Some(node) => Err(no_value(&builder, node)),
        None => Ok(builder),
    }
}

fn no_value(builder: &ShorthandBuilder, node: usize) -> ShorthandError {
    let node = &builder.nodes[node];
    ShorthandError::new(node.position, ShorthandErrorKind::NoValue(node.name.clone().unwrap_or_default()))
}

/// Parses a line: a name, a value, or both; or the values of several leaves, with or without the name of their parent.
/// Returns the node that is the parent of more deeply indented lines below, or `None` if the line lists leaves without a
/// name.
fn parse_line(
    builder: &mut ShorthandBuilder,
    parent: Option<usize>,
    tokens: Vec<(LineColumn, ShorthandToken)>,
) -> Result<Option<usize>, ShorthandError> {
    let mut tokens = tokens.into_iter().peekable();
    let (mut name, mut name_position) = (None, None);
    if let Some((position, ShorthandToken::Name(word))) =
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
                ShorthandErrorKind::Misplaced(sign)
            }
            ShorthandToken::Name(word) => ShorthandErrorKind::NoValue(word),
        };
        return Err(ShorthandError::new(position, kind));
    }
    match (&values[..], name_position) {
        (&[(position, value)], name_position) => {
            builder.add(parent, name, Some(value), name_position.unwrap_or(position)).map(Some)
        }
        (_, Some(name_position)) => {
            let node = builder.add(parent, name, None, name_position)?;
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

fn indent_of(line: &str) -> usize {
    let spaces = line.chars().take_while(|character| character.is_whitespace());
    spaces.fold(0, |column, space| if space == '\t' { (column / TAB_WIDTH + 1) * TAB_WIDTH } else { column + 1 })
}
