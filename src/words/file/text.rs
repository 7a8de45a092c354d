//! Texts in RON: read as a whole, unless their syntax or version is wrong, and trees read from such a text.

use super::diagnostic::{DiagnosticKind, LoadError};
use super::syntax::SyntaxTree;
use super::tree;
use super::value::Value;
use poda_core::game::Game;
use poda_core::game::tree::Tree;
use poda_core::score::Player;

/// Loads a tree from a node in RON such as `[[3, 12, 8], [2, 4, 6]]`, a node with fields, or `Tree(…)`. MAX moves at
/// the root unless the text says otherwise.
///
/// # Errors
/// Returns the first syntax or schema error, or else all semantic errors.
///
/// ```
/// let tree = poda_words::file::load_tree("[[3, 12, 8], [2, 4, 6]]").unwrap();
/// assert_eq!(poda_words::file::write_tree(&tree), "[[3, 12, 8], [2, 4, 6]]");
/// ```
pub fn load_tree(text: &str) -> Result<Tree, LoadError> {
    let parse = |value: Value| {
        let tree = match value.with_name() {
            (Some("Tree"), fields) => tree::parse(fields),
            _ => tree::parse_node(value, Player::Max),
        }?;
        if tree.players().is_some() {
            value.report(DiagnosticKind::SeveralPlayers);
            return None;
        }
        Some(tree)
    };
    read(text, |_| None, parse)
}

/// Same as [`load_tree`], for trees that may also have several players. Without names, they are called A, B, ….
///
/// # Errors
/// The same as those of [`load_tree`].
///
/// ```
/// use poda_core::game::Game;
///
/// let tree = poda_words::file::load_tree_with_players("[[(1, 2, 3), (4, 2, 1)]]").unwrap();
/// assert_eq!(tree.players().unwrap().names, ["A", "B", "C"]);
/// ```
pub fn load_tree_with_players(text: &str) -> Result<Tree, LoadError> {
    let parse = |value: Value| match (value.with_name(), tree::vector_length(value)) {
        ((Some("Tree"), fields), _) => tree::parse(fields),
        (_, Some(players)) => tree::parse_vectors(value, players),
        (_, None) => tree::parse_node(value, Player::Max),
    };
    read(text, |_| None, parse)
}

/// Returns a text without its byte order mark.
pub(super) fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads a text, unless its syntax or its version is wrong. A wrong version before the first syntax error is reported
/// instead of that error, because files of another version may have another syntax.
pub(super) fn read<T>(
    text: &str,
    version_error: fn(Value) -> Option<(usize, DiagnosticKind)>,
    parse: impl FnOnce(Value) -> Option<T>,
) -> Result<T, LoadError> {
    let source = without_mark(text);
    let (tree, syntax_error) = SyntaxTree::parse(source);
    let value = Value::of(&tree);
    let version_error = value.and_then(version_error);
    let is_other_version = |(_, kind): &(usize, DiagnosticKind)| matches!(kind, DiagnosticKind::OtherVersion(_));
    let error = match syntax_error {
        None => version_error,
        Some(syntax) => version_error.filter(|found| found.0 < syntax.0 && is_other_version(found)).or(Some(syntax)),
    };
    if let Some(error) = error {
        return Err(LoadError::new(source, vec![error], 0));
    }
    let parsed = value.and_then(parse);
    match tree.diagnostics.into_inner().into_error(source) {
        Some(error) => Err(error),
        None => Ok(parsed.expect("a value is missing only if an error has been reported")),
    }
}
