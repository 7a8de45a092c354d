//! The card of a node: the facts about the node at a moment, one per line, as shown at the pointer and next to the
//! tree.
//!
//! Does not depend on a window or on any particular game.

use super::decimals::decimals;
use super::explain::{meets_best_possible, rank_reason};
use super::message_args::{mover_name, player_name, window_args};
use super::multi_player;
use super::narration::table_hit;
use super::node_names::NodeNames;
use super::styled_text::StyledText;
use super::{NamedBounds, args};
use poda_core::game::GameView;
use poda_core::score::{Interval, Player, Score, Turn};
use poda_core::search::Leaf;
use poda_core::trace::moment::{Moment, NodeState, ShownValue};
use poda_core::trace::sibling_ranks::SiblingRanks;
use poda_core::trace::visit::CutoffDetails;
use poda_core::trace::{NodeId, NodeKind};

/// Returns the first line: the node, its turn, and its ply.
pub fn card_heading<G: GameView>(names: &NodeNames<'_, G>, node: NodeId) -> StyledText {
    let trace = names.recording.trace();
    let args = args![
        name = names.heading(node),
        player = mover_name(names.words, names.recording, node),
        ply = trace.ply(node).to_string(),
    ];
    names.words.styled("hover-node", &args)
}

/// Returns the facts about a node at a moment, below its heading.
pub fn card_lines<G: GameView>(
    names: &NodeNames<'_, G>,
    moment: &Moment<'_>,
    node: NodeId,
    ranks: &mut SiblingRanks,
) -> Vec<StyledText> {
    let NodeNames { words, recording } = *names;
    if let Some(lines) = multi_player::card_lines(words, recording, moment.step(), node) {
        return lines;
    }
    let (trace, state) = (moment.trace(), moment.state(node));
    let shown = moment.shown_value(node);
    let known = args![known = shown.to_string()];
    let mut lines = vec![match (state, trace.kind(node)) {
        (NodeState::Unvisited, _) => words.styled("hover-unvisited", &[]),
        (NodeState::Pruned, _) => words.styled("hover-pruned", &[]),
        (NodeState::PassedOver, _) => words.styled("hover-passed-over", &[]),
        (_, NodeKind::Leaf(Leaf::TableHit)) => {
            table_hit(words, moment, node).unwrap_or_else(|| words.styled("hover-open", &known))
        }
        (_, NodeKind::Leaf(_)) if moment.proved(node).is_exact() => {
            words.styled("hover-leaf", &args![sum = recording.evaluation(node).to_string()])
        }
        (NodeState::Open | NodeState::Finished, _) if !trace.proves(node) => words.styled("hover-claimed", &known),
        (NodeState::Open, _) => words.styled("hover-open", &known),
        (NodeState::Finished, _) => words.styled("hover-finished", &known),
    }];
    if let Some(value) = recording.correction(node, moment.step()) {
        lines.push(words.styled("caption-true-value", &args![value]));
    }
    let counts_for_mover = recording.config().algorithm.properties().counts_for_mover;
    if trace.player(node) == Player::Min && counts_for_mover && shown != ShownValue::NOTHING {
        lines.push(words.styled("hover-mover", &args![known = shown.view(Player::Min).to_string()]));
    }
    let window = match state {
        NodeState::Open => moment.window(node).map(|window| ("hover-window", window)),
        NodeState::Finished => trace.window(node).map(|window| ("hover-searched-with", window)),
        NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver => None,
    };
    // A lesson that has not named the bounds yet does not speak of them. Where α alone has a name, a player who has
    // nothing yet has none.
    let bounds = match words.named_bounds {
        NamedBounds::None => None,
        NamedBounds::Alpha => Some("alpha"),
        NamedBounds::Both => Some("both"),
    };
    let window = window.filter(|(_, window)| bounds == Some("both") || window.alpha != Score::NEG_INFINITY);
    lines.extend(window.zip(bounds).map(|((key, window), bounds)| {
        words.styled(key, &[&window_args(window)[..], &args![named = bounds]].concat())
    }));
    let cutoff = shown_cutoff(moment, node);
    lines.extend(cutoff.as_ref().map(|cutoff| {
        if meets_best_possible(recording, cutoff) {
            let args = args![score = cutoff.score, player = player_name(cutoff.kind.player())];
            return words.styled("hover-cut-best-possible", &args);
        }
        let cut_on = recording.config().cut_on;
        let text = if bounds.is_some() { cutoff.inequality(cut_on) } else { cutoff.unnamed_inequality(cut_on) };
        words.styled("hover-cut", &args![inequality = text])
    }));
    if trace.is_partial_probe(node) && matches!(state, NodeState::Open | NodeState::Finished) {
        lines.push(words.styled("hover-probe", &[]));
    }
    if trace.has_chance() && moment.step() == trace.len() {
        let reached = recording.reach_under_best_play(node);
        lines.extend(reached.map(|probability| words.styled("hover-reached", &args![probability])));
    }
    let value = match (state, shown) {
        (NodeState::Unvisited | NodeState::Pruned | NodeState::PassedOver, _) => [None; 2],
        (NodeState::Open | NodeState::Finished, ShownValue::Proved(proved)) => {
            // Beside a decimal, a fraction is shown as a decimal too.
            let [low, high] = proved.shown_ends().map(|end| end.contains('/'));
            [Some(proved.low).filter(|_| low), Some(proved.high).filter(|_| high)]
        }
        (NodeState::Open | NodeState::Finished, ShownValue::Claimed(score)) => [Some(score), None],
    };
    let window = window.zip(bounds).map(|((_, window), _)| [window.alpha, window.beta]);
    let cut = cutoff.map(|cutoff| [cutoff.score, cutoff.window.limit(cutoff.kind.player())]);
    let numbers = value.into_iter().flatten().chain(window.into_iter().chain(cut).flatten());
    lines.extend(decimals(words, numbers).map(StyledText::faint));
    lines.extend(rank_reason(words, recording, moment.step(), node, ranks).map(StyledText::faint));
    lines
}

/// Returns the best child of a node, or the best of those that have returned; `None` if no child is proved to be the
/// best: with a narrow window, a child may have returned the best score with only a bound proved.
pub fn best_child<G: GameView>(names: &NodeNames<'_, G>, moment: &Moment<'_>, node: NodeId) -> Option<StyledText> {
    let (player, opponent) = (moment.trace().player(node), moment.trace().player(node).opponent());
    let best = moment.proving_child(node)?;
    let has_returned = |&(child, _): &(NodeId, Interval)| moment.state(child) == NodeState::Finished;
    let is_no_better = |own: Interval, proved: Interval| !player.prefers(proved.own_end(opponent), own.own_end(player));
    let own = moment.proved(best);
    let (own, is_best) = if own.is_exact() && moment.trace().turn(node) != Turn::Chance {
        // What all children together prove says whether one of them may be better.
        (own, is_no_better(own, moment.proved_by_finished(node)))
    } else {
        let moves = names.recording.proved_of_moves(node, moment.step());
        let own = moves.iter().find(|(child, _)| names.recording.move_to(*child) == names.recording.move_to(best))?.1;
        let mut returned = moves.iter().filter(|row| has_returned(row));
        (own, returned.all(|&(child, proved)| child == best || is_no_better(own, proved)))
    };
    if !is_best {
        return None;
    }
    let key = if is_no_better(own, moment.proved(node)) { "node-best" } else { "node-best-so-far" };
    Some(names.words.styled(key, &args![child = names.short_inline(best)]))
}

/// Returns the cutoff at a node, or the one that pruned the node.
fn shown_cutoff(moment: &Moment<'_>, node: NodeId) -> Option<CutoffDetails> {
    let trace = moment.trace();
    let is_left_out = moment.state(node) == NodeState::Pruned && trace.is_pruned_root(node);
    moment.cutoff(if is_left_out { trace.parent(node)? } else { node })
}
