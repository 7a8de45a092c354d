//! What is said of why a node is tried at its rank: held against the order that follows from all cutoffs before.

use crate::claims::captions::Check;
use crate::claims::patterns::Said;
use crate::claims::scene::{Scene, Verdict, counts, number, player};
use crate::hold;
use poda::game::Game;
use poda::game::any::AnyMove;
use poda::score::Player;
use poda::search::ordering::StaticOrder;
use poda::trace::{Event, NodeId};

/// Every message about a rank; the node is the one that was entered in the last step.
pub const ALL: &[Check] = &[
    ("rank-given", |said, scene| {
        hold!(scene.recording.config().ordering.static_order == StaticOrder::Given, "the game's order was changed");
        in_the_games_order(said, scene)
    }),
    ("rank-rest", |said, scene| {
        hold!(scene.recording.config().ordering.static_order == StaticOrder::Given, "the game's order was changed");
        in_the_games_order(said, scene)
    }),
    ("rank-reversed", |said, scene| {
        hold!(scene.recording.config().ordering.static_order == StaticOrder::Reversed, "nothing is reversed");
        ranked(said, scene)
    }),
    ("rank-best", |said, scene| {
        hold!(scene.recording.config().ordering.static_order == StaticOrder::BestFirst, "the best do not go first");
        evaluated(said, scene)
    }),
    ("rank-worst", |said, scene| {
        hold!(scene.recording.config().ordering.static_order == StaticOrder::WorstFirst, "the worst do not go first");
        evaluated(said, scene)
    }),
    ("rank-no-estimate", |said, scene| {
        let (node, _) = entered(scene)?;
        hold!(!scene.recording.position(node).can_be_evaluated(), "it can be evaluated");
        ranked(said, scene)
    }),
    ("rank-killer", |said, scene| {
        let (node, parent) = entered(scene)?;
        let ply = scene.trace().ply(parent);
        let mut killers: Vec<AnyMove> = Vec::new();
        for cut in cuts(scene, parent).into_iter().filter(|cut| cut.ply == ply) {
            killers.retain(|&other| other != cut.mv);
            killers.insert(0, cut.mv);
            killers.truncate(usize::from(scene.recording.config().ordering.killers));
        }
        let mv = scene.recording.move_to(node).ok_or("no move leads there")?;
        let slot = killers.iter().position(|&killer| killer == mv).ok_or("it is no killer")?;
        counts(said, "slot", slot as u64 + 1)?;
        ranked(said, scene)
    }),
    ("rank-history", |said, scene| {
        let (node, parent) = entered(scene)?;
        let mv = scene.recording.move_to(node).ok_or("no move leads there")?;
        let mover = scene.player(parent);
        let of_it = cuts(scene, parent).into_iter().filter(|cut| cut.mv == mv && cut.player == mover);
        // The square of the plies that were left, or 1 where nobody knows how many.
        let weight = |cut: &Cut| cut.depth.map_or(1, |depth| depth.saturating_sub(cut.ply).max(1).pow(2) as u64);
        let weight: u64 = of_it.map(|cut| weight(&cut)).sum();
        hold!(0 < weight, "it has not cut");
        counts(said, "weight", weight)?;
        player(said, "player", mover)?;
        ranked(said, scene)
    }),
    ("rank-line", |said, scene| {
        hold!(best_before(scene, |_, pass| pass < scene.pass)?, "no earlier pass has found it best");
        ranked(said, scene)
    }),
    ("rank-table", |said, scene| {
        let is_before = |left, pass| pass < scene.pass || left < scene.step;
        hold!(best_before(scene, is_before)?, "no search has found it best");
        ranked(said, scene)
    }),
];

/// Whether the move to the node that was entered returned the best score the last time that its parent's position was
/// searched, among the visits that were left at such a step of such a pass.
fn best_before(scene: &Scene, is_before: impl Fn(usize, usize) -> bool) -> Result<bool, String> {
    let (node, parent) = entered(scene)?;
    let mv = scene.recording.move_to(node).ok_or("no move leads there")?;
    let key = scene.recording.position(parent).key();
    for (number, pass) in scene.search.passes.iter().enumerate().take(scene.pass + 1) {
        let trace = pass.trace();
        for other in trace.nodes().filter(|&other| trace.left_at(other).is_some_and(|left| is_before(left, number))) {
            let best = trace.best_child(other).and_then(|best| pass.move_to(best));
            if best == Some(mv) && pass.position(other).key() == key {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

/// A cutoff: the move that cut, where.
struct Cut {
    mv: AnyMove,
    player: Player,
    ply: usize,
    depth: Option<usize>,
}

/// The cutoffs before a node was entered, those of the passes before included.
fn cuts(scene: &Scene, node: NodeId) -> Vec<Cut> {
    let mut all = Vec::new();
    for (number, pass) in scene.search.passes.iter().enumerate().take(scene.pass + 1) {
        let until = if number == scene.pass { scene.trace().entered_at(node).unwrap_or_default() } else { usize::MAX };
        for step in 1..=pass.trace().len().min(until) {
            if let Some(Event::Cutoff(child)) = pass.trace().event(step)
                && let (Some(parent), Some(mv)) = (pass.trace().parent(child), pass.move_to(child))
            {
                let ply = pass.trace().ply(parent);
                all.push(Cut { mv, player: pass.trace().player(parent), ply, depth: pass.config().depth });
            }
        }
    }
    all
}

fn entered(scene: &Scene) -> Result<(NodeId, NodeId), String> {
    match scene.trace().event(scene.step) {
        Some(Event::Enter(node)) => Ok((node, scene.trace().parent(node).ok_or("the root has no rank")?)),
        other => Err(format!("{other:?} enters nothing")),
    }
}

/// The moves in the order in which they are tried, those that were cut off included; a move that is searched again once.
fn tried(scene: &Scene, parent: NodeId) -> Vec<AnyMove> {
    let mut moves: Vec<AnyMove> = Vec::new();
    for mv in scene.trace().children(parent).filter_map(|child| scene.recording.move_to(child)) {
        if moves.last() != Some(&mv) {
            moves.push(mv);
        }
    }
    moves
}

fn ranked(said: &Said, scene: &Scene) -> Verdict {
    let (node, parent) = entered(scene)?;
    let tried = tried(scene, parent);
    let mv = scene.recording.move_to(node).ok_or("no move leads there")?;
    let rank = tried.iter().position(|&other| other == mv).ok_or("it is not tried")?;
    counts(said, "rank", rank as u64 + 1)?;
    let all = scene.truth.moves(&scene.place(parent)).len();
    if scene.trace().is_complete() {
        hold!(tried.len() == all, "{} moves of {all} are tried or cut off", tried.len());
    }
    counts(said, "count", all as u64)
}

/// Nothing puts it first: among those of which the same holds it stands as the game gives it.
fn in_the_games_order(said: &Said, scene: &Scene) -> Verdict {
    ranked(said, scene)
}

fn evaluated(said: &Said, scene: &Scene) -> Verdict {
    let (node, parent) = entered(scene)?;
    number(said, "score", scene.recording.position(node).evaluate().score())?;
    player(said, "player", scene.player(parent))?;
    ranked(said, scene)
}
