//! The facts of a search of several players: names instead of sides, and vectors.

use super::facts::{TraceFact, TraceFacts};
use super::step_facts::{self, Details, rank, window};
use crate::flag_values::{spelled_bound, spelled_cutoff};
use crate::node_path::NodePath;
use crate::players::name_of_turn;
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::Payoffs;
use poda_core::search::setting::Choice;
use poda_core::trace::multi_player::{MultiPlayerView, PayoffCutoff, PayoffReach};
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::BoundOwner;
use poda_core::trace::{Event, NodeId, NodeKind, Step, Story};

/// Returns the facts of the line `search` about the players.
pub(super) fn search_facts<'a>(
    recording: &'a Recording<AnyGame>,
    view: &MultiPlayerView<'_, AnyGame>,
    facts: TraceFacts<'a>,
) -> TraceFacts<'a> {
    let names = recording.root().players().map_or_else(Vec::new, |players| players.names.clone());
    let limits = view.limits();
    let facts = facts.replacing("player", name_of_turn(recording, view, NodeId::ROOT));
    let facts = facts.with("players", names).with("ties", view.ties().map(Choice::key));
    facts.with("sum", limits.map(|limits| limits.sum)).with("floor", limits.map(|limits| vector(&limits.floor)))
}

/// Returns the facts of the line `stop` about the value.
pub(super) fn stop_facts<'a>(
    recording: &'a Recording<AnyGame>,
    view: &MultiPlayerView<'_, AnyGame>,
    facts: TraceFacts<'a>,
) -> TraceFacts<'a> {
    let is_complete = recording.trace().is_complete();
    let best = view.line().get(1).filter(|_| is_complete).map(|&best| recording.id(best));
    facts
        .with("value", worth(recording, view, NodeId::ROOT))
        .with("bound", view.bound(NodeId::ROOT).map(spelled_bound))
        .with("best", best)
}

/// Returns the facts of the event at `step`. `last` is the id of the node that was left last, and `path` leads to the
/// current node.
pub(super) fn facts_of<'a>(
    recording: &'a Recording<AnyGame>,
    view: &MultiPlayerView<'_, AnyGame>,
    step: Step,
    event: Event,
    last: &'a str,
    path: &'a NodePath<AnyGame>,
    details: Details,
) -> TraceFacts<'a> {
    let (trace, facts) = (recording.trace(), TraceFacts::default());
    let id_at = |node: NodeId| details.id(node, path.id_at(trace.ply(node)).unwrap_or_default());
    match event {
        Event::Enter(node) => {
            let is_inner = trace.kind(node) == NodeKind::Inner;
            let facts = facts.with("ply", trace.ply(node)).and(window(view.window(node, step)));
            let side = is_inner.then(|| name_of_turn(recording, view, node));
            let rank = trace.parent(node).map(|_| rank(trace.order_reason(node)));
            facts.with("side", side).and(rank.unwrap_or_default())
        }
        Event::Evaluate(node) => {
            let facts = facts.with("value", worth(recording, view, node));
            let whole = view.payoffs(node).filter(|_| !view.backs_up_vectors());
            facts.with_any("vector", whole.as_ref().map(vector)).with("leaf", step_facts::leaf(trace.kind(node)))
        }
        Event::Improve(child) => {
            let after = trace.parent(child).and_then(|node| view.window(node, step));
            let facts = facts.with("child", details.id(child, last)).with("value", worth(recording, view, child));
            facts.and(window(after)).with_any("tie", view.is_tie(child).then_some(true))
        }
        Event::Expect(child) => {
            let (weight, of) = trace.weight(child).unwrap_or((1, 1));
            let facts = facts.with("child", details.id(child, last)).with("value", worth(recording, view, child));
            facts.with("weight", u64::from(weight)).with("of", of).and(window(None))
        }
        Event::Cutoff(child) => {
            let node = trace.parent(child).unwrap_or(NodeId::ROOT);
            let facts = facts
                .with("kind", view.cutoff_kind(node).map(spelled_cutoff))
                .with("child", details.id(child, last))
                .with("value", worth(recording, view, child));
            let pruned = ids_below(recording, path, &view.unsearched_at(step), details);
            if let Some(PayoffCutoff { window: at, owner, reach, .. }) = view.cutoff(node) {
                let reach = match reach {
                    PayoffReach::Immediate => "immediate",
                    PayoffReach::Shallow => "shallow",
                    PayoffReach::Deep => "deep",
                };
                return facts
                    .and(window(Some(at)))
                    .with("pruned", pruned)
                    .with("owner", owner.map(|owner| id_at(owner.node)))
                    .with("reach", reach)
                    .with("has", owner.map(|owner| owner.has))
                    .with("at_most", owner.map(|owner| owner.at_most));
            }
            let owner = trace.at(step).cutoff(node).map_or(BoundOwner::RootWindow, |cutoff| cutoff.owner);
            facts
                .and(window(trace.at(step).window(node)))
                .with("pruned", pruned)
                .with("owner", owner.node().map(id_at))
                .with("reach", step_facts::reach(owner))
        }
        Event::Skip(child) => {
            let passed = ids_below(recording, path, &view.unsearched_at(step), details);
            facts.with("child", details.id(child, last)).with("pruned", passed)
        }
        Event::TableHit(node) | Event::Leave(node) => {
            let bound = view.bound(node).map(spelled_bound);
            facts.with("value", worth(recording, view, node)).with("bound", bound)
        }
    }
}

/// Returns the ids of children of the current node.
fn ids_below(
    recording: &Recording<AnyGame>,
    path: &NodePath<AnyGame>,
    children: &[NodeId],
    details: Details,
) -> Vec<String> {
    let id = |&child: &NodeId| Some(details.id(child, path.id_after(recording.move_to(child)?)?).into_owned());
    children.iter().filter_map(id).collect()
}

/// Returns what a node returned: its vector, or the score of a search of one entry.
fn worth<'a>(recording: &Recording<AnyGame>, view: &MultiPlayerView<'_, AnyGame>, node: NodeId) -> TraceFact<'a> {
    if view.backs_up_vectors() {
        view.payoffs(node).map_or(TraceFact::Nothing, |payoffs| vector(&payoffs))
    } else {
        recording.trace().result(node).map(|(score, _)| score).into()
    }
}

fn vector<'a>(payoffs: &Payoffs) -> TraceFact<'a> {
    TraceFact::Scores(payoffs.entries().to_vec())
}
