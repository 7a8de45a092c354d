//! The answer of `poda solve` for a position in which each player has payoffs of their own.
//!
//! It is read from the recording of the search.

use crate::flag_values::{fail_of, spelled_bound, spelled_cutoff};
use crate::json::{Worth, numbers};
use poda_core::game::Game;
use poda_core::game::any::AnyGame;
use poda_core::score::{Score, Turn};
use poda_core::search::SearchConfig;
use poda_core::search::setting::Choice;
use poda_core::trace::multi_player::MultiPlayerView;
use poda_core::trace::recording::Recording;
use poda_core::trace::{Event, NodeId, Step, Story};
use poda_words::practice::json::Number;
use serde::Serialize;

/// A line of `poda solve --json`.
#[derive(Serialize)]
pub(super) struct PlayersLine<'a> {
    file: &'a str,
    algorithm: &'static str,
    fail: Option<&'static str>,
    player: &'a str,
    players: &'a [String],
    ties: Option<&'static str>,
    sum: Option<Number>,
    floor: Option<Vec<Number>>,
    value: Option<Worth>,
    bound: Option<&'static str>,
    /// The leaf at the end of `pv`, in a search of one entry.
    vector: Option<Vec<Number>>,
    best: Option<String>,
    best_all: Option<Vec<String>>,
    pv: Vec<String>,
    /// The leaves in which a subgame perfect equilibrium ends.
    lines: Option<Vec<String>>,
    nodes: u64,
    leaves: u64,
    leaf_order: Vec<String>,
    cutoffs: Vec<CutoffLine<'a>>,
    pruned: Vec<String>,
    cutoffs_total: u64,
    cutoffs_that_prune: u64,
    pruned_subtrees: usize,
    pruned_branches: u64,
}

#[derive(Serialize)]
struct CutoffLine<'a> {
    node: String,
    player: &'a str,
    kind: &'static str,
    alpha: Number,
    beta: Number,
    child: String,
    value: Worth,
    pruned: Vec<String>,
}

/// Returns the name of the player at a node, or chance.
pub(super) fn name_of_turn<'a>(
    recording: &'a Recording<AnyGame>,
    view: &MultiPlayerView<'_, AnyGame>,
    node: NodeId,
) -> &'a str {
    let names = recording.root().players().map_or(&[][..], |players| &players.names);
    match recording.trace().turn(node) {
        Turn::Chance => "chance",
        Turn::Player(_) => names.get(view.mover(node)).map_or("", String::as_str),
    }
}

impl<'a> PlayersLine<'a> {
    /// Returns the line of a complete search; `None` if the search is not one of several players.
    pub fn new(file: &'a str, config: &SearchConfig, recording: &'a Recording<AnyGame>) -> Option<Self> {
        let (view, trace) = (recording.multi_player()?, recording.trace());
        let ids = |nodes: Vec<NodeId>| nodes.into_iter().map(|node| recording.id(node)).collect::<Vec<_>>();
        let worth = |node| worth(recording, &view, node);
        let limits = view.limits();
        let line = view.line();
        let leaf = line.last().filter(|_| !view.backs_up_vectors()).and_then(|&leaf| view.payoffs(leaf));
        let steps = 1..=trace.len();
        let evaluated = |step| if let Some(Event::Evaluate(leaf)) = trace.event(step) { Some(leaf) } else { None };
        let cutoff = |step| {
            let Some(Event::Cutoff(child)) = trace.event(step) else { return None };
            CutoffLine::new(recording, &view, step, child)
        };
        let pruned: Vec<NodeId> = steps.clone().flat_map(|step| view.unsearched_at(step)).collect();
        let count = trace.end().stats();
        let equilibria = view.equilibria();
        let is_whole = config.algorithm.properties().backs_up_vectors() && !config.algorithm.properties().prunes;
        Some(Self {
            file,
            algorithm: config.algorithm.key(),
            fail: fail_of(config),
            player: name_of_turn(recording, &view, NodeId::ROOT),
            players: recording.root().players().map_or(&[][..], |players| &players.names),
            ties: view.ties().map(Choice::key),
            sum: limits.map(|limits| Number(limits.sum)),
            floor: limits.map(|limits| numbers(&limits.floor)),
            value: worth(NodeId::ROOT),
            bound: view.bound(NodeId::ROOT).map(spelled_bound),
            vector: leaf.map(|payoffs| numbers(&payoffs)),
            best: line.get(1).map(|&best| recording.id(best)),
            best_all: (is_whole && 1 < line.len()).then(|| ids(view.best_moves())),
            pv: ids(line),
            lines: equilibria.map(|leaves| ids(leaves.to_vec())),
            nodes: count.nodes,
            leaves: count.leaves,
            leaf_order: ids(steps.clone().filter_map(evaluated).collect()),
            cutoffs: steps.clone().filter_map(cutoff).collect(),
            pruned_subtrees: pruned.len(),
            pruned: ids(pruned),
            cutoffs_total: count.cutoffs,
            cutoffs_that_prune: count.cutoffs_that_prune,
            pruned_branches: count.pruned_branches,
        })
    }
}

/// Returns what a node returned: its vector, or the score of a search of one entry.
fn worth(recording: &Recording<AnyGame>, view: &MultiPlayerView<'_, AnyGame>, node: NodeId) -> Option<Worth> {
    if view.backs_up_vectors() {
        view.payoffs(node).map(|payoffs| Worth::Vector(numbers(&payoffs)))
    } else {
        recording.trace().result(node).map(|(score, _)| Worth::Entry(Number(score)))
    }
}

impl<'a> CutoffLine<'a> {
    fn new(
        recording: &'a Recording<AnyGame>,
        view: &MultiPlayerView<'_, AnyGame>,
        step: Step,
        child: NodeId,
    ) -> Option<Self> {
        let trace = recording.trace();
        let node = trace.parent(child)?;
        let window = match view.cutoff(node) {
            Some(cutoff) => cutoff.window,
            None => trace.at(step).cutoff(node)?.window,
        };
        Some(Self {
            node: recording.id(node),
            player: name_of_turn(recording, view, node),
            kind: spelled_cutoff(view.cutoff_kind(node)?),
            alpha: Number(window.alpha),
            beta: Number(window.beta),
            child: recording.id(child),
            value: worth(recording, view, child).unwrap_or(Worth::Entry(Number(Score::ZERO))),
            pruned: view.unsearched_at(step).into_iter().map(|node| recording.id(node)).collect(),
        })
    }
}
