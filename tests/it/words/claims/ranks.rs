//! The reasons why a node is tried at its rank, checked against the order that follows from all cutoffs before.

use crate::hold;
use crate::words::claims::captions::{self, Check};
use crate::words::claims::patterns::Said;
use crate::words::claims::step_context::{CheckResult, StepContext, counts, number, player, variant, yes_or_no};
use poda::game::Game;
use poda::game::any::AnyMove;
use poda::score::{Player, Turn};
use poda::search::ordering::StaticOrder;
use poda::trace::{Event, NodeId};

/// Every message about a rank; the node is the one that was entered in the last step.
pub const ALL: &[Check] = &[
    ("rank-given", |said, context| {
        hold!(context.recording.config().ordering.static_order == StaticOrder::Given, "the game's order was changed");
        in_the_games_order(said, context)
    }),
    ("rank-rest", |said, context| {
        hold!(context.recording.config().ordering.static_order == StaticOrder::Given, "the game's order was changed");
        in_the_games_order(said, context)
    }),
    ("rank-reversed", |said, context| {
        hold!(context.recording.config().ordering.static_order == StaticOrder::Reversed, "nothing is reversed");
        ranked(said, context)
    }),
    ("rank-best", |said, context| {
        hold!(context.recording.config().ordering.static_order == StaticOrder::BestFirst, "the best do not go first");
        evaluated(said, context)
    }),
    ("rank-worst", |said, context| {
        hold!(context.recording.config().ordering.static_order == StaticOrder::WorstFirst, "the worst do not go first");
        evaluated(said, context)
    }),
    ("rank-no-estimate", |said, context| {
        let (node, _) = entered(context)?;
        hold!(!context.recording.position(node).can_be_evaluated(), "it can be evaluated");
        ranked(said, context)
    }),
    ("rank-killer", |said, context| {
        let (node, parent) = entered(context)?;
        let ply = context.trace().ply(parent);
        let mut killers: Vec<AnyMove> = Vec::new();
        for cut in cuts(context, parent).into_iter().filter(|cut| cut.ply == ply) {
            killers.retain(|&other| other != cut.mv);
            killers.insert(0, cut.mv);
            killers.truncate(usize::from(context.recording.config().ordering.killers));
        }
        let mv = context.recording.move_to(node).ok_or("no move leads there")?;
        let slot = killers.iter().position(|&killer| killer == mv).ok_or("it is no killer")?;
        counts(said, "slot", slot as u64 + 1)?;
        counts(said, "ply", ply as u64)?;
        ranked(said, context)
    }),
    ("rank-history", |said, context| {
        let (node, parent) = entered(context)?;
        let mv = context.recording.move_to(node).ok_or("no move leads there")?;
        let mover = context.player(parent);
        let of_it = cuts(context, parent).into_iter().filter(|cut| cut.mv == mv && cut.player == mover);
        // The square of the plies that were left, or 1 where their number is unknown.
        let weight = |cut: &Cut| cut.depth.map_or(1, |depth| depth.saturating_sub(cut.ply).max(1).pow(2) as u64);
        let weight: u64 = of_it.map(|cut| weight(&cut)).sum();
        hold!(0 < weight, "it has not cut");
        counts(said, "weight", weight)?;
        player(said, "player", mover)?;
        ranked(said, context)
    }),
    ("rank-line", |said, context| {
        hold!(best_before(context, |_, pass| pass < context.pass)?, "no earlier pass has found it best");
        ranked(said, context)
    }),
    ("rank-table", |said, context| {
        let is_before = |left, pass| pass < context.pass || left < context.step;
        hold!(best_before(context, is_before)?, "no search has found it best");
        ranked(said, context)
    }),
];

/// Whether the move to the node that was entered returned the best score the last time that its parent's position was
/// searched, among the visits that were left at such a step of such a pass.
fn best_before(context: &StepContext, is_before: impl Fn(usize, usize) -> bool) -> Result<bool, String> {
    let (node, parent) = entered(context)?;
    let mv = context.recording.move_to(node).ok_or("no move leads there")?;
    let position = context.recording.position(parent);
    for (number, pass) in context.search.passes.iter().enumerate().take(context.pass + 1) {
        let trace = pass.trace();
        for other in trace.nodes().filter(|&other| trace.left_at(other).is_some_and(|left| is_before(left, number))) {
            let best = trace.best_child(other).and_then(|best| pass.move_to(best));
            if best == Some(mv) && captions::is_same_position(&pass.position(other), &position) {
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
fn cuts(context: &StepContext, node: NodeId) -> Vec<Cut> {
    let mut all = Vec::new();
    for (number, pass) in context.search.passes.iter().enumerate().take(context.pass + 1) {
        let until =
            if number == context.pass { context.trace().entered_at(node).unwrap_or_default() } else { usize::MAX };
        for step in 1..=pass.trace().len().min(until) {
            if let Some(Event::Cutoff(child)) = pass.trace().event(step)
                && let (Some(parent), Some(mv)) = (pass.trace().parent(child), pass.move_to(child))
                && pass.trace().turn(parent) != Turn::Chance
            {
                let ply = pass.trace().ply(parent);
                all.push(Cut { mv, player: pass.trace().player(parent), ply, depth: pass.config().depth });
            }
        }
    }
    all
}

fn entered(context: &StepContext) -> Result<(NodeId, NodeId), String> {
    if let Some(node) = context.node {
        return Ok((node, context.trace().parent(node).ok_or("the root has no rank")?));
    }
    match context.trace().event(context.step) {
        Some(Event::Enter(node)) => Ok((node, context.trace().parent(node).ok_or("the root has no rank")?)),
        other => Err(format!("{other:?} enters nothing")),
    }
}

/// The moves in the order in which they are tried, those that were cut off included; a move that is searched again
/// once.
fn tried(context: &StepContext, parent: NodeId) -> Vec<AnyMove> {
    let mut moves: Vec<AnyMove> = Vec::new();
    for mv in context.trace().children(parent).filter_map(|child| context.recording.move_to(child)) {
        if moves.last() != Some(&mv) {
            moves.push(mv);
        }
    }
    moves
}

fn ranked(said: &Said, context: &StepContext) -> CheckResult {
    variant(said, "tree", yes_or_no(context.recording.root().is_explicit_tree()))?;
    let (node, parent) = entered(context)?;
    let tried = tried(context, parent);
    let mv = context.recording.move_to(node).ok_or("no move leads there")?;
    let rank = tried.iter().position(|&other| other == mv).ok_or("it is not tried")?;
    counts(said, "rank", rank as u64 + 1)?;
    let all = context.truth.moves(&context.place(parent)).len();
    if context.trace().is_complete() && !context.trace().is_partial_probe(parent) {
        hold!(tried.len() == all, "{} moves of {all} are tried or cut off", tried.len());
    }
    counts(said, "count", all as u64)
}

/// Nothing puts it first: among those of which the same holds it stands as the game gives it.
fn in_the_games_order(said: &Said, context: &StepContext) -> CheckResult {
    ranked(said, context)
}

fn evaluated(said: &Said, context: &StepContext) -> CheckResult {
    let (node, parent) = entered(context)?;
    number(said, "score", context.recording.position(node).evaluate().score())?;
    player(said, "player", context.player(parent))?;
    ranked(said, context)
}
