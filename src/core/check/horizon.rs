//! The values that a run gives to the inner nodes of a tree at which its depth is used up.

use super::placed::PlacedRun;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::run::Run;
use crate::score::Score;
use std::collections::BTreeMap;
use std::sync::Arc;

/// Completes the position of a run: a tree that says nothing of an inner node at which the program stops takes the
/// program's own value for it, if the program says that its depth ends there, by its claim or by a depth that has
/// counted down to 0.
pub fn tell_estimates(run: &mut Run) {
    let Some(AnyGame::Tree(tree)) = run.header.position.as_deref() else { return };
    if tree.players().is_some() || tree.has_chance() {
        return;
    }
    let stops = stops(run);
    if stops.is_empty() {
        return;
    }
    let root = AnyGame::Tree(tree.clone());
    let placed = PlacedRun::new(run, &root);
    let mut estimates: BTreeMap<usize, Score> = BTreeMap::new();
    for at in stops.into_iter().filter(|&at| at < placed.nodes.len()) {
        let position = placed.line(run, at).iter().fold(root.clone(), |position, &mv| position.after(mv));
        if let (AnyGame::Tree(stopped), Some(value)) = (&position, placed.nodes[at].value)
            && !stopped.children().is_empty()
            && !stopped.can_be_evaluated()
        {
            estimates.entry(stopped.node_index()).or_insert(value);
        }
    }
    if !estimates.is_empty() {
        let completed = tree.with_estimates(estimates.into_iter());
        run.header.position = Some(Arc::new(AnyGame::Tree(completed)));
    }
}

/// Returns the nodes without children at which the depth ends, or, if there are none, those that are one ply above its
/// end: a program that stops too early values nodes, too.
fn stops(run: &Run) -> Vec<usize> {
    let claimed = run.header.claims.depth.flatten();
    let mut plies = vec![0; run.nodes.len()];
    let mut stops: [Vec<usize>; 2] = Default::default();
    let mut counts_down = false;
    for (at, node) in run.nodes.iter().enumerate() {
        match node.parent {
            Some(parent) => plies[at] = plies[parent as usize] + 1,
            None => counts_down = run.counts_down(at),
        }
        let left = if counts_down {
            node.depth.map(|depth| depth as usize)
        } else {
            claimed.and_then(|depth| depth.checked_sub(plies[at]))
        };
        if let (true, Some(left @ (0 | 1))) = (run.is_leaf(at), left) {
            stops[left].push(at);
        }
    }
    let [at_end, before] = stops;
    if at_end.is_empty() { before } else { at_end }
}
