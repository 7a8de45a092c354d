//! The lines of an explicit tree.

use poda_core::game::any::AnyGame;
use poda_core::game::tree::Tree;
use poda_core::game::{Game, GameView};
use poda_core::score::Score;
use poda_words::i18n::Words;
use poda_words::i18n::multi_player::name_to_move;

/// The most nodes of a tree that is printed.
const MAX_NODES: usize = 60;

/// Returns the lines of an explicit tree; empty if the tree is too large or the position is of another game. Nodes
/// without a name are named by the numbers of the moves that lead to them, and the root by `root`.
pub fn outline(words: &Words, position: &AnyGame, root: &str, hides_values: bool) -> Vec<String> {
    let AnyGame::Tree(tree) = position else { return Vec::new() };
    let mut lines = Vec::new();
    let mut pending = vec![(tree.node_index(), 0)];
    let mut names = vec![String::new(); tree.node_count()];
    root.clone_into(&mut names[tree.node_index()]);
    let mut count = 0;
    while let Some((index, level)) = pending.pop() {
        let children = tree.children_of(index);
        count += 1 + children.len();
        if MAX_NODES < count {
            return Vec::new();
        }
        let children = children.iter().map(|&child| child as usize);
        for (rank, child) in (1..).zip(children.clone()) {
            let above = if index == tree.node_index() { "" } else { &names[index] };
            // The arrow distinguishes a move from a value.
            let by_moves = format!("{above}→{rank}");
            names[child] = tree.at_node(child).name().map_or(by_moves, str::to_owned);
        }
        let listed: Vec<_> = children.clone().map(|child| shown(tree, child, &names, hides_values)).collect();
        if !listed.is_empty() {
            let player = name_to_move(words, &tree.at_node(index));
            lines.push(format!("{:indent$}{} {player}: {}", "", names[index], listed.join(", "), indent = 2 * level));
        }
        let inner = children.rev().filter(|&child| !tree.children_of(child).is_empty());
        pending.extend(inner.map(|child| (child, level + 1)));
    }
    lines
}

/// Returns a child's name, with the value if it is a leaf.
fn shown(tree: &Tree, index: usize, names: &[String], hides_values: bool) -> String {
    let is_shown = tree.children_of(index).is_empty() && !hides_values;
    let vector = tree.payoffs_of(index).filter(|_| tree.players().is_some()).map(|vector| vector.shown());
    let value = vector.or_else(|| tree.value_of(index).map(Score::shown));
    match (tree.name_of(index), value.filter(|_| is_shown)) {
        (Some(name), Some(value)) => format!("{name} = {value}"),
        // A leaf without a name is identified by its index in the list.
        (None, Some(value)) => value,
        (_, None) => names[index].clone(),
    }
}
