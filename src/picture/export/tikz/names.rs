//! The names that the nodes of a picture have in `TikZ`.

use crate::export::page::PageNode;
use std::collections::HashSet;

/// Returns the names of nodes in `TikZ`, in their order: `root`, `B`, `0-1`.
///
/// A name is the node's id with the letters and digits of ASCII, and with one hyphen for whatever stands between them, since `TikZ`
/// gives most other characters a meaning. An id without letters and digits becomes `node`. A name that a node before has
/// already is continued with `-2`, `-3` and so on. The same nodes always get the same names.
///
/// ```
/// use poda_picture::export::PageNode;
/// use poda_picture::export::tikz::node_names;
/// use poda_picture::picture::shape::point;
///
/// let node = |id: &str| PageNode { id: id.to_owned(), name: String::new(), center: point(0.0, 0.0), size: point(1.0, 1.0) };
/// let nodes = ["root", "1/0", "50% off", "1-0", "東京"].map(node);
/// assert_eq!(node_names(&nodes), ["root", "1-0", "50-off", "1-0-2", "node"]);
/// ```
#[must_use]
pub fn node_names(nodes: &[PageNode]) -> Vec<String> {
    let mut taken = HashSet::new();
    let unique = |node: &PageNode| {
        let name = plain_name(&node.id);
        let numbered = (2..).map(|number| format!("{name}-{number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !taken.contains(name)).unwrap_or(name);
        taken.insert(free.clone());
        free
    };
    nodes.iter().map(unique).collect()
}

fn plain_name(id: &str) -> String {
    let words: Vec<&str> = id.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()).collect();
    if words.is_empty() { "node".to_owned() } else { words.join("-") }
}
