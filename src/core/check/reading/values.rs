//! Values that a program changes on the way up: a discount, one less a ply, one closer to zero.

use crate::check::meaning::ValueRule;
use crate::check::placed::{PlacedRun, position_at};
use crate::check::reported::is_rounded;
use crate::game::Game;
use crate::game::any::AnyGame;
use crate::run::{Guess, ReportedView, Run};
use crate::score::{Player, Score};
use std::sync::Arc;

impl ValueRule {
    /// Returns what a node of a player returns for the best value of its children, from MAX's view.
    fn applied(self, player: Player, best: Score) -> Score {
        match self {
            Self::AsReturned => best,
            Self::Times(factor) => Score::new(best.get() * factor.get()).unwrap_or(best),
            Self::Plus(number) => best.plus(number),
            Self::PlusForMover(number) => best.plus(player.view(number)),
            Self::TowardsZero(number) => best.plus(if Score::ZERO < best { -number } else { number }),
        }
    }
}

/// An inner node all of whose children returned a value, from MAX's view.
#[derive(Clone, Copy)]
struct Changed {
    player: Player,
    best: Score,
    told: Score,
}

/// Returns the inner nodes of a run with all of their children; `None` if a child was left out or a window was
/// reported, since then a changed value is a bound of another kind.
fn inner_nodes(run: &Run, root: &AnyGame) -> Option<Vec<Changed>> {
    let placed = PlacedRun::new(run, root);
    let mut found = Vec::new();
    if placed.lost.is_some() || placed.nodes.iter().any(|node| node.alpha.is_some() || node.beta.is_some()) {
        return None;
    }
    for (at, node) in placed.nodes.iter().enumerate().filter(|&(at, _)| !run.is_leaf(at)) {
        let values: Option<Vec<Score>> = run.children(at).map(|child| placed.nodes[child].value).collect();
        let values = values.filter(|values| values.len() == node.moves as usize)?;
        let best = values.into_iter().reduce(|best, value| node.player.better_of(best, value))?;
        found.push(Changed { player: node.player, best, told: node.value? });
    }
    Some(found)
}

/// Returns the rule by which all inner nodes change what their children return.
pub fn options(run: &Run) -> Vec<ValueRule> {
    let root = run.header.position.as_deref().filter(|root| root.players().is_none() && !root.has_chance());
    let Some(nodes) = root.and_then(|root| inner_nodes(run, root)) else { return Vec::new() };
    // Zero is the same, however many times it is taken.
    let is_changed = |node: &&Changed| node.told != node.best;
    let nonzero = nodes.iter().filter(is_changed).find(|node| node.best != Score::ZERO);
    let Some(first) = nonzero.or_else(|| nodes.iter().find(is_changed)) else { return Vec::new() };
    let difference = first.told.plus(-first.best);
    let closer = first.best.get().abs() - first.told.get().abs();
    let factor = Score::new(first.told.get() / first.best.get()).filter(|factor| Score::ZERO < *factor);
    // One value alone follows any rule, unless the program says that it computes with values, and nothing is closer to
    // an infinity.
    let is_followed = (run.header.is_guessed(Guess::Values)
        || nodes.iter().filter(is_changed).any(|node| node.best != first.best))
        && nodes.iter().all(|node| node.best.is_finite());
    // What is less than any win turns no win into a loss.
    let keeps_signs =
        nodes.iter().all(|node| node.told.partial_cmp(&Score::ZERO) == node.best.partial_cmp(&Score::ZERO));
    let is_possible = |rule: &ValueRule| match rule {
        ValueRule::AsReturned => true,
        ValueRule::Times(number) | ValueRule::Plus(number) => number.is_finite(),
        ValueRule::PlusForMover(number) | ValueRule::TowardsZero(number) => number.is_finite() && keeps_signs,
    };
    let rules = [
        factor.map(ValueRule::Times),
        Some(ValueRule::Plus(difference)),
        Some(ValueRule::PlusForMover(first.player.view(difference))),
        Score::new(closer).map(ValueRule::TowardsZero),
    ];
    let follows = |rule: &ValueRule| {
        nodes.iter().all(|node| {
            let expected = rule.applied(node.player, node.best);
            node.told == expected || is_rounded(node.told, expected)
        })
    };
    rules.into_iter().flatten().filter(|rule| is_followed && is_possible(rule)).find(follows).into_iter().collect()
}

/// Returns the run with each value, and each leaf of its tree, as it would arrive at the root.
pub fn read(mut run: Run, rule: ValueRule) -> Run {
    let Some(AnyGame::Tree(tree)) = run.header.position.as_deref().filter(|_| rule != ValueRule::AsReturned) else {
        return run;
    };
    let (tree, root) = (tree.clone(), AnyGame::Tree(tree.clone()));
    // Above a node stand its ancestors, the nearest first.
    let mut parents = vec![None; tree.node_count()];
    for at in 0..parents.len() {
        for &child in tree.children_of(at) {
            parents[child as usize] = Some(at);
        }
    }
    let arriving = |at: usize, value: Score| {
        let above = std::iter::successors(parents[at], |&at| parents[at]);
        above.fold(value, |value, ancestor| rule.applied(tree.player_of(ancestor), value))
    };
    let placed = PlacedRun::new(&run, &root);
    let mut values: Vec<Option<Score>> = Vec::with_capacity(placed.nodes.len());
    for (at, node) in placed.nodes.iter().enumerate() {
        let AnyGame::Tree(here) = position_at(&placed, &root, &run, at) else { return run };
        values.push(node.value.map(|value| arriving(here.node_index(), value)));
    }
    // What was rounded on the way is the number of a child again.
    for at in (0..values.len()).rev() {
        let children = run.children(at).filter_map(|child| values[child]);
        let same = values[at].and_then(|own| children.into_iter().find(|&child| is_rounded(own, child)));
        values[at] = same.or(values[at]);
    }
    let players: Vec<Player> = placed.nodes.iter().map(|node| node.player).collect();
    let is_mover = placed.view == ReportedView::Mover;
    run.change_values(
        |at, value| {
            let read = values.get(at).copied().flatten();
            read.map_or(value, |read| if is_mover { players[at].view(read) } else { read })
        },
        |value| value,
    );
    run.header.position = Some(Arc::new(AnyGame::Tree(tree.with_leaf_values(arriving))));
    run
}
