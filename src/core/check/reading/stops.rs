//! Programs that stop where nothing better is possible: a win has been found.

use super::{StopReading, position_at};
use crate::check::placed::{PlacedRun, resolve};
use crate::game::any::AnyGame;
use crate::game::played_game::legal_moves;
use crate::game::tree::Tree;
use crate::game::{Game, GameView};
use crate::run::{Run, ToldAnswer, ToldMove};
use crate::score::{Interval, Player, Score};
use std::collections::HashSet;
use std::sync::Arc;

/// Returns the other readings of a run: whether it stopped somewhere with the best leaf of the tree.
pub fn options(run: &Run) -> Vec<StopReading> {
    let Some(AnyGame::Tree(tree)) = run.header.position.as_deref() else { return Vec::new() };
    let is_possible = tree.players().is_none() && !tree.has_chance();
    if is_possible && !unentered(run, tree).is_empty() { vec![StopReading::AtBestLeaf] } else { Vec::new() }
}

/// Returns the nodes of the tree that were not entered because their parent had found the best leaf of the tree.
fn unentered(run: &Run, tree: &Tree) -> HashSet<usize> {
    let root = AnyGame::Tree(tree.clone());
    let placed = PlacedRun::new(run, &root);
    let leaves =
        (0..tree.node_count()).filter(|&at| tree.children_of(at).is_empty()).filter_map(|at| tree.value_of(at));
    let nothing = Interval { low: Score::INFINITY, high: Score::NEG_INFINITY };
    let range =
        leaves.fold(nothing, |range, value| Interval { low: range.low.min(value), high: range.high.max(value) });
    let best = |player| match player {
        Player::Max => range.high,
        Player::Min => range.low,
    };
    let mut entered: HashSet<usize> = HashSet::new();
    let mut stopped = Vec::new();
    for (at, node) in placed.nodes.iter().enumerate() {
        let AnyGame::Tree(here) = position_at(&placed, &root, run, at) else { continue };
        entered.insert(here.node_index());
        if node.value == Some(best(node.player)) && run.children(at).next().is_some() {
            stopped.push(here.node_index());
        }
    }
    let below = stopped.into_iter().flat_map(|at| tree.children_of(at)).map(|&child| child as usize);
    below.filter(|child| !entered.contains(child)).collect()
}

/// Returns the run with a position that lacks what was not entered because nothing better was possible.
pub fn read(mut run: Run, reading: StopReading) -> Run {
    let Some(AnyGame::Tree(tree)) = run.header.position.as_deref().filter(|_| reading == StopReading::AtBestLeaf)
    else {
        return run;
    };
    let (tree, root) = (tree.clone(), AnyGame::Tree(tree.clone()));
    let left_out = unentered(&run, &tree);
    let Some(reduced) = tree.without(|at| left_out.contains(&at)) else { return run };
    let placed = PlacedRun::new(&run, &root);
    // Moves are told by the indices of children, of which some are left out.
    let renamed = |run: &Run, parent: usize, told: Option<ToldMove>| {
        let above = position_at(&placed, &root, run, parent);
        let moves = legal_moves(&above);
        let index = above.move_index(resolve(run, &above, &moves, 0, told?)?)?;
        let AnyGame::Tree(above) = above else { return None };
        let is_left_out = |child: &&u32| left_out.contains(&(**child as usize));
        let before = above.children()[..index].iter().filter(is_left_out).count();
        Some(ToldMove::Number(u32::try_from(index - before).ok()?))
    };
    let told: Vec<_> = (0..placed.nodes.len())
        .map(|at| {
            let node = run.nodes[at];
            let via = node.parent.and_then(|parent| renamed(&run, parent as usize, node.via));
            (via, renamed(&run, at, node.best))
        })
        .collect();
    for (search, answer) in std::mem::take(&mut run.answers) {
        let best = renamed(&run, run.roots[search], answer.best);
        run.answers.insert(search, ToldAnswer { best, ..answer });
    }
    for (node, (via, best)) in run.nodes.iter_mut().zip(told) {
        (node.via, node.best) = (via.or(node.via), best);
    }
    run.header.position = Some(Arc::new(AnyGame::Tree(reduced)));
    run.moves.clear();
    run
}
