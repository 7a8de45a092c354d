//! The arguments of messages about a search: players, windows, inequalities, and the owners of bounds.
//!
//! Each language's message determines which of them it contains, and in which order.

use super::node_names::NodeNames;
use super::{MessageArg, Words, args};
use poda_core::game::GameView;
use poda_core::game::weighted::Feature;
use poda_core::score::{Bound, Interval, Player, Score, Turn, Window};
use poda_core::search::Algorithm;
use poda_core::search::budget::max_plies;
use poda_core::text::visible;
use poda_core::trace::limits::Ending;
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::CutoffDetails;
use poda_core::trace::{NodeId, Trace};

pub(crate) type MessageArgs = Vec<(&'static str, MessageArg)>;

/// Returns a player's name, which is the same in every language.
pub const fn player_name(player: Player) -> &'static str {
    match player {
        Player::Max => "MAX",
        Player::Min => "MIN",
    }
}

/// Returns the name of a turn: the player's name, or chance.
pub fn turn_name(words: &Words, turn: Turn) -> String {
    turn.player().map_or_else(|| words.text("turn-chance"), |player| player_name(player).to_owned())
}

/// Returns who moves at a node: one of several players, MAX, MIN, or chance.
pub fn mover_name<G: GameView>(words: &Words, recording: &Recording<G>, node: NodeId) -> String {
    let turn = recording.trace().turn(node);
    let mover = recording.multi_player().filter(|_| turn != Turn::Chance).map(|view| view.mover(node));
    let name = mover.and_then(|mover| recording.root().players()?.names.get(mover));
    name.map_or_else(|| turn_name(words, turn), |name| visible(name).into_owned())
}

pub fn algorithm_name(words: &Words, algorithm: Algorithm) -> String {
    words.text(&format!("search-name-{}", algorithm.key()))
}

/// Returns the selector of a bound, by which messages choose a variant.
pub(super) const fn bound_name(bound: Bound) -> &'static str {
    match bound {
        Bound::Exact => "exact",
        Bound::Lower => "lower",
        Bound::Upper => "upper",
    }
}

/// Returns an interval of values within a sentence, as after "is worth": `3`, `at most 3`, `between 2 and 5`.
pub(crate) fn interval_in_words(words: &Words, interval: Interval) -> String {
    let kind = match (interval.low == Score::NEG_INFINITY, interval.high == Score::INFINITY) {
        _ if interval.is_exact() => return interval.low.shown(),
        (true, true) => "unknown",
        (false, true) => "lower",
        (true, false) => "upper",
        (false, false) => "between",
    };
    let [low, high] = interval.shown_ends();
    words.fill("interval-in-words", &args![kind, low, high])
}

/// Returns the selector of a condition, by which messages choose a variant.
pub fn yes_or_no(is_so: bool) -> MessageArg {
    if is_so { "yes" } else { "no" }.into()
}

/// Returns the arguments about a node: its names, its turn, and whether a sentence says "at" the node or "after" the
/// moves to it. `node` is written after either word; elsewhere a sentence names the node by its `place`.
pub(crate) fn node_args<G: GameView>(names: &NodeNames<'_, G>, node: NodeId) -> MessageArgs {
    Vec::from(args![
        heading = names.caption_heading(node),
        subject = names.subject(node),
        node = names.moves_or_name(node),
        place = names.place(node),
        player = mover_name(names.words, names.recording, node),
        where = if names.is_named(node) { "at" } else { "after" },
    ])
}

pub(super) fn window_args(window: Window) -> [(&'static str, MessageArg); 2] {
    args![alpha = window.alpha, beta = window.beta]
}

/// Returns the selector of the reason why a search ended, by which messages choose a variant.
pub(super) const fn ending_name(ending: Ending) -> &'static str {
    match ending {
        Ending::NodeLimit => "nodes",
        Ending::MemoryLimit => "memory",
        Ending::TimeLimit => "time",
        Ending::DepthLimit => "depth",
        Ending::Overflow => "overflow",
        Ending::OppositeInfinities => "infinities",
        Ending::Stopped => "stopped",
        Ending::Underway | Ending::Complete => "underway",
    }
}

/// Returns the arguments for a search that was cut short: the reason, and the number of nodes until then.
pub(super) fn cut_short_args<G: GameView>(words: &Words, recording: &Recording<G>) -> [(&'static str, MessageArg); 4] {
    let ending = ending_name(recording.trace().ending());
    let nodes = recording.total_visits();
    let plies = words.number(max_plies() as u64);
    let nodes_shown = words.number(nodes);
    args![ending, count = nodes, nodes = nodes_shown, plies]
}

/// Returns whether a cutoff happened because its score is the best possible one for the player. The limit is then the
/// end of the bounds of all values, which no node above owns.
pub(super) fn is_best_possible(trace: &Trace, cutoff: &CutoffDetails) -> bool {
    let player = cutoff.kind.player();
    cutoff.window.limit(player) == trace.bounds.own_end(player.opponent())
}

/// Returns the selector for the position of a bound's owner, as seen from a node that the bound cuts, and the number of
/// plies between them.
pub(crate) fn owner_position<G: GameView>(
    names: &NodeNames<'_, G>,
    node: NodeId,
    owner: NodeId,
) -> (&'static str, usize) {
    let trace = names.recording.trace();
    let plies = trace.ply(node) - trace.ply(owner);
    // Deep in a game, the number of plies is clearer than a long list of moves.
    let owner_where = match plies {
        _ if names.is_named(owner) => "at",
        _ if trace.ply(owner) == 1 => "after",
        1 => "one",
        _ => "up",
    };
    (owner_where, plies)
}

/// Returns the arguments about the test of a cutoff: the score, and its relation to the limit.
pub(super) fn test_args<G: GameView>(recording: &Recording<G>, cutoff: &CutoffDetails) -> MessageArgs {
    let player = cutoff.kind.player();
    Vec::from(args![
        score = cutoff.score,
        relation = recording.config().cut_on.relation(player),
        limit = cutoff.window.limit(player),
    ])
}

/// Returns the score that a node returned; 0 if it has not returned.
pub(super) fn score_of(trace: &Trace, node: NodeId) -> Score {
    trace.result(node).map_or(Score::ZERO, |(score, _)| score)
}

/// Returns the arguments of every sentence about a cutoff: the inequality, the child, and the owner of the bound.
pub(super) fn cutoff_args<G: GameView>(names: &NodeNames<'_, G>, cutoff: &CutoffDetails) -> MessageArgs {
    let player = cutoff.kind.player();
    let mut args = test_args(names.recording, cutoff);
    args.extend(args![
        opponent = player_name(player.opponent()),
        child = names.short_inline(cutoff.child),
        tie = yes_or_no(cutoff.score == cutoff.window.limit(player)),
        window = root_window(names.recording),
    ]);
    if let Some(owner) = cutoff.owner.node() {
        let (owner_where, plies) = owner_position(names, cutoff.node, owner);
        args.extend(args![owner = names.inline(owner), owner_place = names.place(owner), owner_where, plies]);
        args.extend(choices_between(names, cutoff.node, owner, player.opponent()));
    }
    args
}

/// The most choices that a sentence lists by their names. More of them are counted.
const MAX_LISTED_CHOICES: usize = 4;

/// Returns the arguments about the choices of `player` between a chance node and a node below it whose window it set.
/// What the node is worth reaches the chance node only if the player lets the game come to the node. No sentence
/// mentions the choices below an owner that is not a chance node.
pub(crate) fn choices_between<G: GameView>(
    names: &NodeNames<'_, G>,
    node: NodeId,
    owner: NodeId,
    player: Player,
) -> [(&'static str, MessageArg); 3] {
    let trace = names.recording.trace();
    let above = trace.ancestors(node).skip(1).take_while(|&above| above != owner);
    let mut choices: Vec<NodeId> = match trace.turn(owner) {
        Turn::Chance => above.filter(|&above| trace.turn(above) == player.into()).collect(),
        Turn::Player(_) => Vec::new(),
    };
    choices.reverse();
    let are_named = || choices.len() <= MAX_LISTED_CHOICES && choices.iter().all(|&choice| names.is_named(choice));
    let between = match choices[..] {
        [] => "none",
        [..] if are_named() => "at",
        [choice] if trace.ply(choice) == 1 => "after",
        [choice] if trace.ply(choice) + 1 == trace.ply(node) => "one",
        [..] => "each",
    };
    let listed = if matches!(between, "at" | "after") { &choices[..] } else { &[] };
    let listed: Vec<_> = listed.iter().map(|&choice| names.inline(choice)).collect();
    args![between, choices = names.words.list(listed), choice_count = choices.len()]
}

/// Returns the selector of the root's window: the initial window of the search, or the window of a pass.
pub(crate) fn root_window<G: GameView>(recording: &Recording<G>) -> &'static str {
    if recording.pass().is_some() { "pass" } else { "initial" }
}

pub fn feature_name(words: &Words, feature: Feature) -> String {
    words.text(&format!("feature-{}", feature.name()))
}
