//! Trees as users have them, in every notation that is read: recognized by how they look, and read by the file of their
//! notation.
//!
//! [`recognize`] and [`read_tree`] are the only way in, for files, standard input, pasted and dropped text, the dialog,
//! and every command. A text that is a different tree in two notations is refused. Trees in RON, which can express
//! everything, are read by [`load_tree`].

mod adjacency;
mod builder;
mod cells;
mod cursor;
mod dot;
mod forest;
mod gambit;
mod graph;
mod indentation;
mod json;
mod json_writer;
mod label;
mod leaf_list;
mod literal;
mod mermaid;
mod newick;
mod paths;
#[cfg(test)]
mod round_trip_tests;
mod shorthand;
#[cfg(test)]
mod shorthand_tests;
mod side_name;
#[cfg(test)]
mod tests;
mod tokens;

use super::notation_error::LineColumn;
pub use super::notation_error::{MAX_NODES, NotationError, NotationErrorKind};
pub use super::tree_notation::TreeNotation;
pub use dot::write_dot;
pub use gambit::write_gambit;
pub use json_writer::write_json;
pub use label::looks_like_side;
pub use leaf_list::{count_of_leaves, groupings};
pub use poda_core::game::tree::max_levels;
pub use shorthand::write;
pub use side_name::SideName;

use self::forest::BareForest;
use super::diagnostic::{Diagnostic, DiagnosticKind, LoadError};
use super::limits::MAX_BYTES;
use super::schema::{DOCUMENT, NODE, PLAN, TREE};
use super::text::{load_tree, load_tree_with_players, without_mark};
use indentation::parse_indented;
use json::LiteralKind;
use leaf_list::{is_list, parse_leaf_list};
use poda_core::game::Game;
use poda_core::game::tree::Tree;
use poda_core::score::Player;
use shorthand::parse_brackets;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TreeSize {
    pub nodes: usize,
    pub leaves: usize,
    /// The number of moves of its longest line.
    pub plies: usize,
}

impl TreeSize {
    pub fn of(tree: &Tree) -> Self {
        let leaves = (0..tree.node_count()).filter(|&node| tree.children_of(node).is_empty()).count();
        Self { nodes: tree.node_count(), leaves, plies: tree.levels() - 1 }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub struct ReadTree {
    pub tree: Tree,
    pub notation: TreeNotation,
    /// Whether the text itself specifies the player at the root.
    pub says_player: bool,
    pub title: Option<String>,
    /// The comment in the text.
    pub notes: Option<String>,
}

impl ReadTree {
    const fn of(tree: Tree, notation: TreeNotation, says_player: bool) -> Self {
        Self { tree, notation, says_player, title: None, notes: None }
    }
}

/// Returns the notation of a text that is a tree, or that was meant as one. Returns `None` for a position file and for
/// any other text.
///
/// ```
/// use poda_words::file::notation::{TreeNotation, recognize};
///
/// assert_eq!(recognize("[[3, 12], [2, 4]]"), Some(TreeNotation::Ron));
/// assert_eq!(recognize("[A [B [3] [12]] [C [2] [4]]]"), Some(TreeNotation::Forest));
/// assert_eq!(recognize("((3,12)B,(2,4)C)A;"), Some(TreeNotation::Newick));
/// assert_eq!(recognize("(version: 1, game: Nim())"), None);
/// ```
pub fn recognize(text: &str) -> Option<TreeNotation> {
    let text = without_mark(text).trim_start();
    if gambit::is_meant_by(text) {
        return Some(TreeNotation::Gambit);
    }
    if MAX_BYTES < text.len() || text.starts_with('<') {
        return None;
    }
    if mermaid::is_meant_by(text) {
        return Some(TreeNotation::Mermaid);
    }
    if dot::is_meant_by(text) {
        return Some(TreeNotation::Dot);
    }
    if text.starts_with('#') {
        return after_hash_comments(text);
    }
    if forest::is_meant_by(text) {
        return Some(TreeNotation::Forest);
    }
    let code = without_comments(text);
    let is_bracketed = code.starts_with(['(', '[', '{']);
    if !is_bracketed && !code.starts_with("Tree") {
        return without_brackets_first(code);
    }
    let inside = code.trim_start_matches('(').trim_start();
    let first_word = inside.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next().unwrap_or_default();
    if code.starts_with('(') && DOCUMENT.contains(&first_word) {
        return None;
    }
    match first_field(code) {
        Some(name) if !code.starts_with("Tree") && (DOCUMENT.contains(&name) || PLAN.contains(&name)) => return None,
        Some(name) if NODE.contains(&name) || TREE.contains(&name) => return Some(TreeNotation::Ron),
        Some(_) if ["version:", "game:", "lecture:", "exam:"].iter().any(|field| code.contains(field)) => return None,
        Some(_) | None => {}
    }
    // The first value of a list may have fields, too.
    let first_value = code.trim_start_matches(|letter: char| letter == '[' || letter.is_whitespace());
    if code.starts_with('[') && first_field(first_value).is_some_and(|name| NODE.contains(&name)) {
        return Some(TreeNotation::Ron);
    }
    if newick::is_meant_by(code) {
        return Some(TreeNotation::Newick);
    }
    if let Some(kind) = json::kind(code) {
        return Some(kind.into());
    }
    if code.starts_with('[') {
        return Some(if is_separated_by_commas(code) {
            TreeNotation::Ron
        } else if forest::bare(code) == BareForest::Yes {
            TreeNotation::Forest
        } else {
            TreeNotation::Shorthand
        });
    }
    // A tuple with anything but numbers, names and brackets was meant as something else.
    let has_string = code.contains('"');
    (!has_string && code != "()").then_some(TreeNotation::Shorthand)
}

/// Returns the notation of a text that begins with comments after `#`: a literal of Python, or lists of children.
fn after_hash_comments(text: &str) -> Option<TreeNotation> {
    let mut rest = text;
    while let Some(comment) = rest.strip_prefix('#').filter(|comment| !comment.starts_with('!')) {
        rest = comment.split_once('\n').map_or("", |(_, rest)| rest).trim_start();
    }
    if adjacency::is_meant_by(rest) {
        return Some(TreeNotation::Adjacency);
    }
    let is_literal = rest.starts_with(['(', '[', '{']) || literal::assignment(rest).is_some();
    is_literal.then_some(TreeNotation::Python)
}

fn without_brackets_first(text: &str) -> Option<TreeNotation> {
    if literal::assignment(text).is_some() && !adjacency::is_meant_by(text) {
        return Some(TreeNotation::Python);
    }
    if ["version:", "game:", "lecture:", "exam:"].iter().any(|field| text.contains(field)) {
        return None;
    }
    if paths::is_meant_by(text) {
        return Some(TreeNotation::Paths);
    }
    if adjacency::is_meant_by(text) {
        return Some(TreeNotation::Adjacency);
    }
    if text.contains(['(', '[', '{']) {
        let word = text.find(|c: char| !c.is_alphanumeric() && c != '_').unwrap_or_default();
        let is_node = 0 < word && text[word..].starts_with(['(', '[', '{']);
        let is_shorthand = parse_brackets(text).is_ok();
        if !is_shorthand && parse_indented(text).is_ok_and(|builder| 1 < builder.nodes.len()) {
            return Some(TreeNotation::Indentation);
        }
        return (is_node || is_shorthand).then_some(TreeNotation::Shorthand);
    }
    if is_list(text) {
        return (1 < count_of_leaves(text).unwrap_or(2)).then_some(TreeNotation::Leaves);
    }
    let lines: Vec<&str> = text.lines().filter(|line| !line.trim().is_empty()).collect();
    let is_indented = lines.iter().skip(1).any(|line| line.starts_with([' ', '\t']));
    let ends_in_digit = lines.last().is_some_and(|line| line.trim_end().ends_with(|c: char| c.is_ascii_digit()));
    (1 < lines.len() && (is_indented && ends_in_digit || parse_indented(text).is_ok()))
        .then_some(TreeNotation::Indentation)
}

/// Returns a text after the comments at its beginning.
pub(super) fn without_comments(text: &str) -> &str {
    let mut rest = text.trim_start();
    loop {
        let after = if rest.starts_with("//") {
            rest.split_once('\n').map(|(_, after)| after)
        } else if rest.starts_with("/*") {
            rest.split_once("*/").map(|(_, after)| after)
        } else {
            return rest;
        };
        rest = after.unwrap_or_default().trim_start();
    }
}

/// Returns the name of the first field, if a text begins with fields in parentheses, with or without a name before
/// them.
fn first_field(text: &str) -> Option<&str> {
    let inside = without_comments(text.strip_prefix("Tree").unwrap_or(text).trim_start().strip_prefix('(')?);
    let end = inside.find(|c: char| !c.is_alphanumeric() && c != '_')?;
    (0 < end && without_comments(&inside[end..]).starts_with(':')).then_some(&inside[..end])
}

/// Returns whether the first value of a list that another one follows is followed by a comma.
fn is_separated_by_commas(list: &str) -> bool {
    let mut rest = list;
    loop {
        rest = without_comments(rest.trim_start_matches(['[', '(', ' ', '\t', '\r', '\n']));
        let end = rest.find(|c: char| c.is_whitespace() || "[](){},".contains(c)).unwrap_or(rest.len());
        rest = without_comments(&rest[end..]);
        // A list with one value is followed by what follows the list.
        while let Some(after) = rest.strip_prefix([']', ')']) {
            rest = without_comments(after);
        }
        match rest.chars().next() {
            Some(',') | None => return true,
            Some('[' | '(') if end == 0 => {}
            Some(_) => return false,
        }
    }
}

/// Reads a tree in any notation. `root` moves first unless the text specifies the player at the root. `by` is the
/// number of children of every node above a list of leaves, unless the text specifies it.
///
/// # Errors
/// Returns the first error, or else, in RON, all semantic errors.
///
/// ```
/// use poda_core::score::Player;
/// use poda_words::file::notation::read_tree;
/// use poda_words::file::write_tree;
///
/// for text in ["(3 12)(2 4)", "3 12 2 4 by 2", "digraph { A -> B -> {3 12}; A -> C -> {2 4} }", "l/l,3\nl/r,12\nr/l,2\nr/r,4"] {
///     assert_eq!(read_tree(text, Player::Max, None).unwrap().tree.node_count(), 7, "{text}");
/// }
/// ```
pub fn read_tree(text: &str, root: Player, by: Option<usize>) -> Result<ReadTree, LoadError> {
    let text = without_mark(text);
    let notation = recognize(text);
    let builder = match notation {
        Some(TreeNotation::Ron) => return read_ron(text, root),
        None => {
            // A text with a single node, or one that was meant as something else.
            return match load_tree(text) {
                Err(error) => match parse(text, root, by) {
                    Ok(tree) => Ok(ReadTree::of(tree, TreeNotation::Shorthand, false)),
                    Err(_) if is_meant_as_ron(text) => Err(error),
                    Err(problem) => Err(problem.into()),
                },
                Ok(_) => read_ron(text, root),
            };
        }
        Some(TreeNotation::Shorthand) if begins_with_tree(without_comments(text)) && 1 < trees_in_ron(text) => {
            Err(NotationError::new(LineColumn::START, NotationErrorKind::SeveralTrees(trees_in_ron(text))))
        }
        Some(TreeNotation::Shorthand) if forest::bare(without_comments(text)) == BareForest::Unclear => {
            Err(NotationError::new(LineColumn::START, NotationErrorKind::ListsOrForest))
        }
        Some(TreeNotation::Shorthand) => parse_brackets(text),
        Some(TreeNotation::Leaves) => parse_leaf_list(text, by),
        Some(TreeNotation::Indentation) => parse_indented(text),
        Some(TreeNotation::Json | TreeNotation::Python) => json::parse(text),
        Some(TreeNotation::Adjacency) => adjacency::parse(text),
        Some(TreeNotation::Mermaid) => mermaid::parse(text),
        Some(TreeNotation::Forest) => forest::parse(text),
        Some(TreeNotation::Newick) => newick::parse(text),
        Some(TreeNotation::Dot) => dot::parse(text),
        Some(TreeNotation::Gambit) => gambit::parse(text),
        Some(TreeNotation::Paths) => paths::parse(text),
    };
    let mut builder = builder?;
    let (title, notes, says_player) = (builder.title.take(), builder.notes.take(), builder.says_player());
    let tree = builder.into_tree(root)?;
    let notation = notation.unwrap_or(TreeNotation::Shorthand);
    Ok(ReadTree { tree, notation, says_player, title, notes })
}

/// Reads a tree that a file or another text consists of. A list of leaves must specify the number of children of every
/// node.
///
/// # Errors
/// Returns the same errors as [`read_tree`].
pub fn read_whole(text: &str) -> Result<ReadTree, LoadError> {
    if recognize(text) == Some(TreeNotation::Leaves)
        && let Some(leaves) = count_of_leaves(text)
    {
        return Err(NotationError::new(LineColumn::START, NotationErrorKind::LeavesAlone(leaves)).into());
    }
    read_tree(text, Player::Max, None)
}

/// Reads a tree in RON, or in shorthand with commas where a value is missing or misplaced as RON.
fn read_ron(text: &str, root: Player) -> Result<ReadTree, LoadError> {
    if without_comments(text).starts_with("Tree")
        && let Ok(tree) = load_tree_with_players(text)
        && tree.players().is_some()
    {
        return Ok(ReadTree::of(tree, TreeNotation::Ron, true));
    }
    match load_tree(text) {
        Err(_) if 1 < trees_in_ron(text) => {
            Err(NotationError::new(LineColumn::START, NotationErrorKind::SeveralTrees(trees_in_ron(text))).into())
        }
        Err(error) => {
            match parse_brackets(text).and_then(|builder| Ok((builder.says_player(), builder.into_tree(root)?))) {
                Ok((says_player, tree)) => Ok(ReadTree::of(tree, TreeNotation::Shorthand, says_player)),
                Err(_) if is_meant_as_ron(text) => Err(error),
                Err(problem) => Err(problem.into()),
            }
        }
        Ok(tree) if root == Player::Max && tree.node_count() > MAX_NODES => {
            Ok(ReadTree::of(tree, TreeNotation::Ron, false))
        }
        Ok(tree) => match load_tree(&format!("Tree(root: Min, tree: {text}\n)")) {
            // Wrap the text with MIN at the root. The text specifies the player itself if the result is invalid or has
            // the same player.
            Ok(other) if tree.player_of(tree.node_index()) != other.player_of(other.node_index()) => {
                Ok(ReadTree::of(if root == Player::Min { other } else { tree }, TreeNotation::Ron, false))
            }
            _ => Ok(ReadTree::of(tree, TreeNotation::Ron, true)),
        },
    }
}

/// Returns whether a text is a tree in RON with its name, or a list of such trees.
fn begins_with_tree(code: &str) -> bool {
    code.trim_start_matches(['[', '(']).trim_start().starts_with("Tree(")
}

/// Returns how many trees an invalid text contains as RON: how often `Tree` begins one, or the number of lists of
/// lists, each on a line of its own.
fn trees_in_ron(text: &str) -> usize {
    let code = without_comments(text);
    if begins_with_tree(code) {
        return code.matches("Tree(").count();
    }
    let (mut trees, mut level, mut deepest, mut is_line_start, mut has_commas) = (0, 0_usize, 0, true, false);
    for letter in code.chars() {
        match letter {
            '[' if level == 0 && !is_line_start => return 0,
            '[' => {
                level += 1;
                deepest = deepest.max(level);
            }
            ']' => {
                level = level.saturating_sub(1);
                if level == 0 {
                    trees += usize::from(1 < deepest && has_commas);
                    (deepest, has_commas) = (0, false);
                }
            }
            ',' if 0 < level => has_commas = true,
            '\n' => is_line_start = true,
            _ if letter.is_whitespace() || 0 < level => {}
            _ => return 0,
        }
        is_line_start &= letter.is_whitespace();
    }
    trees
}

/// Returns whether an invalid text was meant as RON, with commas or field names.
fn is_meant_as_ron(text: &str) -> bool {
    let text = text.trim_start();
    let fields = ["name:", "value:", "children:", "chance:", "player:", "estimate:", "move:", "//", "/*"];
    text.starts_with("Tree")
        || text.starts_with('[') && text.contains(',')
        || fields.iter().any(|field| text.contains(field))
}

/// Parses a tree in shorthand: in brackets, as a list of leaves or as indented lines. `root` moves first. `by` is the
/// number of children of every node above a list of leaves, unless the list ends with its own number, as in `by 3`. If
/// `by` is `None`, all leaves are children of the root.
///
/// # Errors
/// Returns the first [`NotationError`].
///
/// ```
/// use poda_words::file::notation::parse;
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
pub fn parse(text: &str, root: Player, by: Option<usize>) -> Result<Tree, NotationError> {
    let builder = if text.contains(['(', '[', '{', ')', ']', '}']) {
        parse_brackets(text)?
    } else if is_list(text) {
        parse_leaf_list(text, by)?
    } else {
        parse_indented(text)?
    };
    builder.into_tree(root)
}

impl From<LiteralKind> for TreeNotation {
    fn from(kind: LiteralKind) -> Self {
        match kind {
            LiteralKind::Json => Self::Json,
            LiteralKind::Python => Self::Python,
        }
    }
}

impl From<NotationError> for LoadError {
    fn from(NotationError { line, column, kind }: NotationError) -> Self {
        Self { diagnostics: vec![Diagnostic { line, column, kind: DiagnosticKind::Notation(kind) }], omitted: 0 }
    }
}
