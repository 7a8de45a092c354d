//! An explicit tree as text: a line an inner node, with its player and its children, and the values of leaves that are given.

use crate::game::any::AnyGame;
use crate::game::tree::Tree;
use crate::score::Player;

/// The most nodes of a tree that is printed.
const MAX_NODES: usize = 60;

/// Returns the lines of an explicit tree, unless it is too large or the position is of another game. Nodes without a name are
/// called by the numbers of the moves that lead to them, and the root by `root`.
pub(super) fn outline(position: &AnyGame, root: &str, hides_values: bool) -> Vec<String> {
    let AnyGame::Tree(tree) = position else { return Vec::new() };
    let mut lines = Vec::new();
    let mut pending = vec![(tree.node_index(), 0)];
    let mut names = vec![String::new(); tree.nodes().len()];
    root.clone_into(&mut names[tree.node_index()]);
    let mut count = 0;
    while let Some((index, level)) = pending.pop() {
        let node = &tree.nodes()[index];
        count += 1 + node.children.len();
        if MAX_NODES < count {
            return Vec::new();
        }
        for (rank, &child) in (1..).zip(&node.children) {
            let above = if index == tree.node_index() { "" } else { &names[index] };
            // The arrow tells a move from a value.
            let by_moves = format!("{above}→{rank}");
            names[child] = tree.nodes()[child].name.clone().unwrap_or(by_moves);
        }
        let children: Vec<_> = node.children.iter().map(|&child| shown(tree, child, &names, hides_values)).collect();
        if !children.is_empty() {
            let player = if node.player == Player::Max { "MAX" } else { "MIN" };
            lines.push(format!("{:indent$}{} {player}: {}", "", names[index], children.join(", "), indent = 2 * level));
        }
        let inner = node.children.iter().rev().filter(|&&child| !tree.nodes()[child].children.is_empty());
        pending.extend(inner.map(|&child| (child, level + 1)));
    }
    lines
}

/// Returns a child's name, with the value of a leaf.
fn shown(tree: &Tree, index: usize, names: &[String], hides_values: bool) -> String {
    let node = &tree.nodes()[index];
    match (&node.name, node.value.filter(|_| node.children.is_empty() && !hides_values)) {
        (Some(name), Some(value)) => format!("{name} = {}", value.shown()),
        // A leaf without a name is known by its place in the list.
        (None, Some(value)) => value.shown(),
        (_, None) => names[index].clone(),
    }
}
