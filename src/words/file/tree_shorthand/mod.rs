//! Trees in shorthand, as users type them: groups in brackets, `(3 12 8)(2 4 6)`; named nodes, `A(B(3,12,8),C(2,4,6))`; outcomes of
//! chance in braces, `{1: 6, 2: (0 3)}`; a list of leaves with the number of children of every node, `3,12,8,2,4,6,14,5,2 by 3`; and
//! lines that are indented under their parents.
//!
//! Numbers are separated by spaces, commas or semicolons. In a text with semicolons, a comma between digits is a decimal comma.
//! `name=value` is a leaf with a name, or, before a bracket, an inner node with an estimate. In braces `weight: node` is an outcome, and
//! a bare node weighs 1. Sides take turns, and after chance it is the turn of the side that would have moved without it. Trees in RON,
//! which can express everything else, are parsed by [`load_tree`](super::load_tree).

pub use poda_core::game::tree::max_levels;

use super::writer::push_number;
use poda_core::game::Game;
use poda_core::game::tree::{MAX_WEIGHT, Tree, TreeFault, TreeNode};
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

/// A position in a text: its line and its column, both counted from 1, the column in characters.
type LineColumn = (usize, usize);

/// The first error in a text, and its position.
#[derive(Clone, Debug, PartialEq)]
pub struct ShorthandError {
    /// The line, counted from 1.
    pub line: usize,
    /// The column, counted from 1, in characters.
    pub column: usize,
    /// The error.
    pub kind: ShorthandErrorKind,
}

impl ShorthandError {
    pub(super) const fn new((line, column): LineColumn, kind: ShorthandErrorKind) -> Self {
        Self { line, column, kind }
    }
}

/// The kind of an error of a tree in shorthand.
#[derive(Clone, Debug, PartialEq)]
pub enum ShorthandErrorKind {
    /// The text contains no node.
    Empty,
    /// An opening bracket is not closed.
    Unclosed(char),
    /// A closing bracket has no opening bracket of its kind.
    Unopened(char),
    /// Brackets enclose nothing.
    NoChildren,
    /// A name is followed neither by a value nor by children.
    NoValue(String),
    /// `=`, `:` or a quote is in a position where it is not allowed.
    Misplaced(char),
    /// A number is too large for the number type.
    TooLarge(String),
    /// A number before a colon in braces is not an integer from 1 to [`MAX_WEIGHT`].
    NotAWeight(Score),
    /// Two nodes have the same name.
    NameTaken(String),
    /// The name of a node is the id of a node without a name.
    NameIsAnId(String),
    /// The number of leaves is not a power of the number of children per node.
    Uneven {
        /// The number of leaves.
        leaves: usize,
        /// The number of children that every node should have.
        by: usize,
    },
    /// The indentation of a line differs from that of every line above it.
    Indentation,
    /// The tree has too many levels.
    TooDeep,
    /// The tree has more than [`MAX_NODES`] nodes.
    TooMany,
}

/// The largest number of nodes of a tree in shorthand.
pub const MAX_NODES: usize = 100_000;

/// The nodes parsed so far, in preorder.
#[derive(Debug, Default)]
struct ShorthandBuilder {
    pub nodes: Vec<BuilderNode>,
}

/// A node, its position in the text, and its children.
#[derive(Debug)]
struct BuilderNode {
    pub name: Option<String>,
    pub value: Option<Score>,
    /// The weight of an outcome of a chance node.
    pub weight: Option<NonZeroU32>,
    /// The indices of the children.
    pub children: Vec<usize>,
    pub position: LineColumn,
    /// The level, counted from 0.
    level: usize,
}

impl ShorthandBuilder {
    /// Adds a node below `parent`, or without a parent, and returns its index.
    pub fn add(
        &mut self,
        parent: Option<usize>,
        name: Option<String>,
        value: Option<Score>,
        position: LineColumn,
    ) -> Result<usize, ShorthandError> {
        let (index, level) = (self.nodes.len(), parent.map_or(0, |parent| self.nodes[parent].level + 1));
        // One level is reserved for a root above all nodes.
        if max_levels() <= level + 1 {
            return Err(ShorthandError::new(position, ShorthandErrorKind::TooDeep));
        }
        if MAX_NODES <= index {
            return Err(ShorthandError::new(position, ShorthandErrorKind::TooMany));
        }
        self.nodes.push(BuilderNode { name, value, weight: None, children: Vec::new(), position, level });
        if let Some(parent) = parent {
            self.nodes[parent].children.push(index);
        }
        Ok(index)
    }

    /// Returns the tree, in which sides take turns and `root` moves first. Several nodes without a parent become the children of
    /// an unnamed root.
    pub fn into_tree(self, root: Player) -> Result<Tree, ShorthandError> {
        let tops: Vec<usize> = (0..self.nodes.len()).filter(|&node| self.nodes[node].level == 0).collect();
        let added_levels = usize::from(tops.len() != 1);
        let mut positions = Vec::with_capacity(self.nodes.len() + added_levels);
        let mut nodes = Vec::with_capacity(self.nodes.len() + added_levels);
        let mut players = vec![if added_levels == 0 { root } else { root.opponent() }; self.nodes.len()];
        for (parent, node) in self.nodes.iter().enumerate() {
            for &child in &node.children {
                let is_outcome = self.nodes[child].weight.is_some();
                players[child] = if is_outcome { players[parent] } else { players[parent].opponent() };
            }
        }
        if added_levels == 1 {
            let Some(first) = self.nodes.first() else {
                return Err(ShorthandError::new((1, 1), ShorthandErrorKind::Empty));
            };
            positions.push(first.position);
            let children = tops.iter().map(|top| top + 1).collect();
            nodes.push(TreeNode { name: None, player: root, weight: None, move_label: None, value: None, children });
        }
        for (node, player) in self.nodes.into_iter().zip(players) {
            positions.push(node.position);
            nodes.push(TreeNode {
                name: node.name,
                player,
                weight: node.weight,
                move_label: None,
                value: node.value,
                children: node.children.into_iter().map(|child| child + added_levels).collect(),
            });
        }
        let names: Vec<_> = nodes.iter().map(|node| node.name.clone().unwrap_or_default()).collect();
        Tree::new(nodes).map_err(|faults| {
            let fault = &faults[0];
            let name = names[fault.node()].clone();
            let kind = match fault {
                TreeFault::NameTaken { .. } => ShorthandErrorKind::NameTaken(name),
                TreeFault::NameIsAnId { .. } => ShorthandErrorKind::NameIsAnId(name),
                TreeFault::LeafWithoutValue { .. } | TreeFault::EmptyName { .. } => ShorthandErrorKind::NoValue(name),
            };
            ShorthandError::new(positions[fault.node()], kind)
        })
    }
}

/// A token.
#[derive(Clone, Debug, PartialEq)]
enum ShorthandToken {
    Number(Score),
    Name(String),
    /// `=` or `:`, between a name and its value.
    Equals(char),
    /// An opening bracket, and whether it follows a word without a space.
    Open(char, bool),
    /// A closing bracket.
    Close(char),
}

/// The meaning of a comma between digits.
#[derive(Clone, Copy, PartialEq, Eq)]
enum DecimalCommas {
    Yes,
    No,
}

impl DecimalCommas {
    /// Returns the meaning of commas in a text: with semicolons as separators, commas are decimal commas.
    pub fn of(text: &str) -> Self {
        if text.contains(';') { Self::Yes } else { Self::No }
    }
}

/// Returns the tokens of a text. White space, commas and semicolons only separate them.
fn tokens(text: &str) -> Result<Vec<(LineColumn, ShorthandToken)>, ShorthandError> {
    let decimal_commas = DecimalCommas::of(text);
    let mut tokens = Vec::new();
    for (index, line) in text.lines().enumerate() {
        line_tokens(line, index + 1, decimal_commas, &mut tokens)?;
    }
    Ok(tokens)
}

/// Appends the tokens of a line. `line_number` counts from 1.
fn line_tokens(
    line: &str,
    line_number: usize,
    decimal_commas: DecimalCommas,
    tokens: &mut Vec<(LineColumn, ShorthandToken)>,
) -> Result<(), ShorthandError> {
    let characters: Vec<char> = line.chars().collect();
    let mut start = 0;
    while start < characters.len() {
        let position = (line_number, start + 1);
        let character = characters[start];
        match character {
            '(' | '[' | '{' => {
                let is_attached = start.checked_sub(1).is_some_and(|before| !ends_word(characters[before]));
                tokens.push((position, ShorthandToken::Open(character, is_attached)));
            }
            ')' | ']' | '}' => tokens.push((position, ShorthandToken::Close(character))),
            '=' | ':' => tokens.push((position, ShorthandToken::Equals(character))),
            ',' | ';' => {}
            _ if character.is_whitespace() => {}
            '"' | '\'' => return Err(ShorthandError::new(position, ShorthandErrorKind::Misplaced(character))),
            _ => {
                let is_digit = |index: usize| characters.get(index).is_some_and(char::is_ascii_digit);
                let is_decimal_comma = |index: usize| {
                    decimal_commas == DecimalCommas::Yes
                        && characters[index] == ','
                        && is_digit(index + 1)
                        && index.checked_sub(1).is_some_and(is_digit)
                };
                let is_end = |&index: &usize| ends_word(characters[index]) && !is_decimal_comma(index);
                let end = (start..characters.len()).find(is_end).unwrap_or(characters.len());
                let word: String = characters[start..end].iter().collect();
                let token = word_token(&word).map_err(|kind| ShorthandError::new(position, kind))?;
                tokens.push((position, token));
                start = end;
                continue;
            }
        }
        start += 1;
    }
    Ok(())
}

fn ends_word(character: char) -> bool {
    character.is_whitespace() || "()[]{},;=:\"'".contains(character)
}

/// Returns a word as a number if it is one, and otherwise as a name.
fn word_token(word: &str) -> Result<ShorthandToken, ShorthandErrorKind> {
    let plain = word.replace('−', "-").replace('∞', "inf").replace(',', ".");
    let unsigned = plain.trim_start_matches(['-', '+']);
    let is_infinite = unsigned.eq_ignore_ascii_case("inf") && plain.len() <= unsigned.len() + 1;
    let begins_like_number = unsigned.starts_with(|first: char| first.is_ascii_digit() || first == '.');
    if let Some(fraction) = Score::parse_ratio(&plain) {
        return Ok(ShorthandToken::Number(fraction));
    }
    match plain.parse::<f64>() {
        Ok(value) if is_infinite || begins_like_number => {
            let score = Score::new(value).filter(|score| is_infinite || score.is_finite() && Score::keeps(&plain));
            score.map(ShorthandToken::Number).ok_or_else(|| ShorthandErrorKind::TooLarge(word.to_owned()))
        }
        _ => Ok(ShorthandToken::Name(word.to_owned())),
    }
}

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

/// The words before the number of children of every node, in each language.
const BY: [&str; 2] = ["by", "por"];

pub(super) fn is_list(text: &str) -> bool {
    parse_list(text).is_some_and(|(leaves, _)| !leaves.is_empty())
}

/// Returns the number of leaves in a list of leaves. Returns `None` if the text is not such a list, or if it contains the number of
/// children of every node.
pub fn count_of_leaves(text: &str) -> Option<usize> {
    parse_list(text).filter(|(leaves, by)| !leaves.is_empty() && by.is_none()).map(|(leaves, _)| leaves.len())
}

/// Returns the numbers of children per node, in ascending order, for which a uniform tree of at least two plies has this number of
/// leaves.
pub fn groupings(leaves: usize) -> Vec<usize> {
    (2..leaves).filter(|by| by * by <= leaves && plies(leaves, *by).is_some()).collect()
}

/// The leaves with their positions, and the number of children of every node with the position of its `by`.
type LeafList = (Vec<(LineColumn, Score)>, Option<(LineColumn, usize)>);

fn parse_list(text: &str) -> Option<LeafList> {
    let mut tokens = tokens(text).ok()?;
    let by = match &tokens[..] {
        [.., (position, ShorthandToken::Name(word)), (_, ShorthandToken::Number(by))]
            if BY.contains(&word.to_lowercase().as_str()) =>
        {
            #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small whole number")]
            let children = by.get().clamp(0.0, 1e6) as usize;
            Some((*position, children))
        }
        _ => None,
    };
    if by.is_some() {
        tokens.truncate(tokens.len() - 2);
    }
    let leaf =
        |(position, token)| if let ShorthandToken::Number(score) = token { Some((position, score)) } else { None };
    Some((tokens.into_iter().map(leaf).collect::<Option<_>>()?, by))
}

/// Returns the number of plies of the uniform tree with this number of leaves and `by` children per node, or `None` if there is no
/// such tree.
fn plies(leaves: usize, by: usize) -> Option<u32> {
    let plies = (1..=20).find(|&plies| by.checked_pow(plies).is_none_or(|power| leaves <= power))?;
    (2 <= by && by.checked_pow(plies) == Some(leaves)).then_some(plies)
}

fn parse_leaf_list(text: &str, by: Option<usize>) -> Result<ShorthandBuilder, ShorthandError> {
    let Some((leaves, own_by)) = parse_list(text) else {
        return Err(ShorthandError::new((1, 1), ShorthandErrorKind::Empty));
    };
    let mut builder = ShorthandBuilder::default();
    let Some((position, by)) = own_by.or(by.map(|by| ((1, 1), by))) else {
        for (position, score) in leaves {
            builder.add(None, None, Some(score), position)?;
        }
        return Ok(builder);
    };
    if plies(leaves.len(), by).is_none() {
        return Err(ShorthandError::new(position, ShorthandErrorKind::Uneven { leaves: leaves.len(), by }));
    }
    add_uniform_tree(&mut builder, None, &leaves, by)?;
    Ok(builder)
}

/// Adds the uniform tree above leaves, whose number is a power of `by`.
fn add_uniform_tree(
    builder: &mut ShorthandBuilder,
    parent: Option<usize>,
    leaves: &[(LineColumn, Score)],
    by: usize,
) -> Result<(), ShorthandError> {
    let node = builder.add(parent, None, None, leaves[0].0)?;
    if leaves.len() == by {
        for &(position, score) in leaves {
            builder.add(Some(node), None, Some(score), position)?;
        }
        return Ok(());
    }
    leaves.chunks(leaves.len() / by).try_for_each(|part| add_uniform_tree(builder, Some(node), part, by))
}
