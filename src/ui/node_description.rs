//! A node in words: the lines of its tooltip and its section, and its short state.

use super::practice::FillIn;
use super::view_context::ViewContext;
use crate::game::Game;
use crate::game::evaluation::Evaluation;
use crate::i18n::explain::{order_credit, rank_reason};
use crate::i18n::narration::table_hit;
use crate::i18n::node_names::NodeNames;
use crate::i18n::spoken_node::known_in_words;
use crate::i18n::styled_text::StyledText;
use crate::practice::blank::{BlankField, BlankPart};
use crate::score::Player;
use crate::search::Leaf;
use crate::trace::moment::{NodeState, ShownValue};
use crate::trace::{NodeId, NodeKind};

/// Returns what is known of a node at the current step, one line each.
pub(super) fn description(context: &ViewContext<'_>, node: NodeId) -> Vec<StyledText> {
    let (words, search) = (context.words, context.search);
    let (trace, moment, recording) = (search.trace(), search.moment(), search.recording());
    let settled = if context.concealed().next { moment } else { moment.settled() };
    let name = NodeNames::new(words, recording).heading(node);
    let player = match trace.player(node) {
        Player::Max => "MAX",
        Player::Min => "MIN",
    };
    let mut lines = vec![words.styled(
        "hover-node",
        &[("name", name.into()), ("player", player.into()), ("ply", trace.ply(node).to_string().into())],
    )];
    let is_asked = context.concealed().hides_value(node);
    if is_asked {
        lines.push(words.styled("hover-asked", &[]));
        return lines;
    }
    let known = moment.shown_value(node).to_string();
    lines.push(match (moment.state(node), trace.kind(node)) {
        (NodeState::Unvisited, _) => words.styled("hover-unvisited", &[]),
        (NodeState::Pruned, _) => words.styled("hover-pruned", &[]),
        (_, NodeKind::Leaf(Leaf::TableHit)) => {
            table_hit(words, &moment, node).unwrap_or_else(|| words.styled("hover-open", &[("known", known.into())]))
        }
        (_, NodeKind::Leaf(_)) if moment.proved(node).is_exact() => {
            words.styled("hover-leaf", &[("sum", recording.evaluation(node).to_string().into())])
        }
        (NodeState::Open | NodeState::Finished, NodeKind::Inner) if trace.mistake.is_some() => {
            words.styled("hover-claimed", &[("known", known.into())])
        }
        (NodeState::Open, _) => words.styled("hover-open", &[("known", known.into())]),
        (NodeState::Finished, _) => words.styled("hover-finished", &[("known", known.into())]),
    });
    if let Some(value) = recording.correction(node, moment.step()) {
        lines.push(words.styled("caption-true-value", &[("value", value.into())]));
    }
    let is_min = trace.player(node) == Player::Min;
    if is_min
        && recording.config().algorithm.properties().counts_for_mover
        && moment.shown_value(node) != ShownValue::NOTHING
    {
        let known = moment.shown_value(node).view(Player::Min).to_string();
        lines.push(words.styled("hover-mover", &[("known", known.into())]));
    }
    if let Some(window) = settled.window(node).filter(|_| moment.state(node) == NodeState::Open) {
        lines.push(words.styled("hover-window", &[("alpha", window.alpha.into()), ("beta", window.beta.into())]));
    }
    if let Some(window) = trace.window(node).filter(|_| moment.state(node) == NodeState::Finished) {
        let args = [("alpha", window.alpha.into()), ("beta", window.beta.into())];
        lines.push(words.styled("hover-searched-with", &args));
    }
    lines.extend(cut_inequality(context, node));
    lines.extend(rank_reason(words, recording, moment.step(), node).map(StyledText::faint));
    lines
}

/// Returns the inequality of the cutoff at a node, or of the cutoff that pruned it.
fn cut_inequality(context: &ViewContext<'_>, node: NodeId) -> Option<StyledText> {
    let (trace, moment) = (context.search.trace(), context.search.moment());
    let is_left_out = moment.state(node) == NodeState::Pruned && trace.is_pruned_root(node);
    let at = if is_left_out { trace.parent(node)? } else { node };
    let text = moment.cutoff(at)?.inequality(context.search.recording().config().cut_on);
    Some(context.words.styled("hover-cut", &[("inequality", text.into())]))
}

/// Returns what is known of a node as a screen reader says it, with the value that is shown of a leaf before it is evaluated.
pub(super) fn known_aloud(context: &ViewContext<'_>, node: NodeId, given: Option<Evaluation>) -> String {
    let (words, search) = (context.words, context.search);
    let known = match given {
        _ if context.concealed().hides_value(node) || context.filled_in().is_some() => known(context, node),
        Some(value) => given_value(context, node, &value),
        None => known_in_words(&NodeNames::new(words, search.recording()), &search.moment(), node),
    };
    let credit =
        is_being_tried(context, node).then(|| order_credit(words, search.trace().order_reason(node))).flatten();
    match credit {
        Some(credit) => words.fill("node-spoken-ordered", &[("known", known.into()), ("credit", credit.into())]),
        None => known,
    }
}

/// Returns whether a node is a child of that whose moves are being tried: there the picture says as what moves were put in order.
pub(super) fn is_being_tried(context: &ViewContext<'_>, node: NodeId) -> bool {
    let trying = context.search.moment().trying();
    trying.is_some() && trying == context.search.trace().parent(node) && context.filled_in().is_none()
}

/// Returns the value of a leaf that is shown before it is evaluated, and that it is not evaluated.
fn given_value(context: &ViewContext<'_>, node: NodeId, value: &Evaluation) -> String {
    let message = match context.search.moment().state(node) {
        NodeState::Unvisited => "node-given-unvisited",
        NodeState::Pruned => "node-given-pruned",
        NodeState::Open | NodeState::Finished => "node-given-entered",
    };
    context.words.fill(message, &[("value", value.to_string().into())])
}

/// Returns the state of a node in a few words, or its value where it has one.
pub(super) fn known(context: &ViewContext<'_>, node: NodeId) -> String {
    let (words, moment) = (context.words, context.search.moment());
    if context.concealed().hides_value(node) {
        return words.text("node-asked");
    }
    if let Some(fill_in) = context.filled_in() {
        return filled_in(context, fill_in, node);
    }
    match moment.state(node) {
        NodeState::Unvisited => words.text("node-unvisited"),
        NodeState::Pruned => words.text("node-pruned"),
        NodeState::Open | NodeState::Finished => moment.shown_value(node).to_string(),
    }
}

/// Returns what stands at a node of a blank tree: the value that was written, or the given value of a leaf, and whether the
/// edge to it was cut.
fn filled_in(context: &ViewContext<'_>, fill_in: &FillIn, node: NodeId) -> String {
    let (words, recording) = (context.words, context.search.recording());
    let value = match context.search.trace().kind(node) {
        NodeKind::Inner => fill_in.text(BlankField::new(node, BlankPart::Value)).trim().to_owned(),
        NodeKind::Leaf(_) => recording.position(node).evaluate().to_string(),
    };
    let value = if value.is_empty() { words.text("fill-in-nothing") } else { value };
    if fill_in.cut.contains(&node) { words.fill("fill-in-cut-away", &[("value", value.into())]) } else { value }
}
