//! The order of moves of a run: that in which it tried them, unless it lists them itself.

use crate::check::placed::{PlacedRun, position_at};
use crate::game::any::AnyMove;
use crate::game::played_game::legal_moves;
use crate::game::{Game, GameView};
use crate::run::{ReportedMove, Run};
use std::collections::BTreeMap;

/// Returns the run with a list of moves at each node of a tree at which it does not try them in the tree's order. A
/// search is free in its order, and what it has not tried comes last.
pub fn read(mut run: Run) -> Run {
    let Some(position) = run.header.position.clone().filter(|position| position.is_explicit_tree()) else { return run };
    let placed = PlacedRun::new(&run, &position);
    // Moves that the tree does not have are no order of those that it has.
    if placed.lost.is_some() {
        return run;
    }
    let mut entered: BTreeMap<usize, Vec<AnyMove>> = BTreeMap::new();
    for (at, node) in placed.nodes.iter().enumerate() {
        if let (Some(parent), Some(mv)) = (run.nodes[at].parent, node.via) {
            let moves = entered.entry(parent as usize).or_default();
            if !moves.contains(&mv) {
                moves.push(mv);
            }
        }
    }
    for (parent, mut order) in entered {
        let node = position_at(&placed, &position, &run, parent);
        let moves = legal_moves(&node);
        if run.moves.contains_key(&parent) || order.iter().zip(&moves).all(|(entered, mv)| entered == mv) {
            continue;
        }
        order.extend(moves.into_iter().filter(|mv| !order.contains(mv)).collect::<Vec<_>>());
        let index = |&mv: &AnyMove| Some(ReportedMove::Number(u32::try_from(node.move_index(mv)?).ok()?));
        if let Some(listed) = order.iter().map(index).collect() {
            run.moves.insert(parent, listed);
        }
    }
    run
}
