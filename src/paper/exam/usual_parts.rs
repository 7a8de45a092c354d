//! The parts of a tree that are usually asked for: as many as a student fills in within ten minutes.

use super::asked::{AskedNodes, AskedParts};
use super::exercise::Exercise;
use super::tree::{ExerciseTree, PrintedNode};
use poda_core::score::Player;
use poda_words::practice::blank::BlankPart;

/// The usual maximum number of boxes to write in for a tree.
const USUAL_BOXES: usize = 30;

/// Returns the parts that are usually asked for, the same for all of these exercises: everything, unless a tree then
/// has more than [`USUAL_BOXES`] boxes to write in; then windows only at MIN nodes, then no windows, and at last only
/// the values of the first levels.
pub(super) fn usual_parts<'a>(exercises: impl Iterator<Item = &'a Exercise>) -> AskedParts {
    let trees: Vec<_> =
        exercises.map(|exercise| (ExerciseTree::new(exercise), BlankPart::of_window(exercise.recording()))).collect();
    let plies = trees.iter().flat_map(|(tree, _)| tree.nodes.iter().map(|node| node.ply));
    let few_windows = AskedParts { windows: Some(AskedNodes::of(Player::Min)), ..AskedParts::ALL };
    let no_windows = AskedParts { windows: None, ..AskedParts::ALL };
    let first_levels = (1..plies.max().unwrap_or_default()).rev().map(|last| {
        let nodes = Some(AskedNodes { plies: (0, last), ..AskedNodes::ALL });
        AskedParts { values: nodes, cuts: nodes, ..no_windows }
    });
    let is_few = |asked: &AskedParts| trees.iter().all(|(tree, window)| boxes(tree, window, *asked) <= USUAL_BOXES);
    let mut all = [AskedParts::ALL, few_windows, no_windows].into_iter().chain(first_levels);
    all.find(is_few).unwrap_or(no_windows)
}

/// Returns the number of boxes to write in for a tree, whose nodes have these parts of a window.
fn boxes(tree: &ExerciseTree, window: &[BlankPart], asked: AskedParts) -> usize {
    let of_node = |node: &PrintedNode| {
        let bounds = window.iter().copied().filter(|_| 0 < node.ply);
        bounds.chain([BlankPart::Value]).filter(|&part| asked.includes(part, node.turn, node.ply)).count()
    };
    let inner = tree.nodes.iter().filter(|node| node.value.is_none());
    inner.map(of_node).sum::<usize>() + usize::from(asked.best)
}
