//! Why a node is tried at its rank among its siblings, and the name of a move at any position.
//!
//! Knows no particular game, and no window.

use super::message_args::{MessageArgs, player_name};
use super::node_names::move_name;
use super::styled_text::StyledText;
use super::{MessageArg, Words};
use poda_core::game::GameView;
use poda_core::search::Algorithm;
use poda_core::search::ordering::{OrderReason, StaticOrder};
use poda_core::search::play_level::PlayLevel;
use poda_core::trace::recording::Recording;
use poda_core::trace::{NodeId, NodeKind, Step};

/// Returns why `node` is tried at its rank; `None` at the root, before its parent is entered, and where the move is drawn at
/// random.
pub fn rank_reason<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    step: Step,
    node: NodeId,
) -> Option<StyledText> {
    let (trace, config) = (recording.trace(), recording.config());
    let parent = trace.parent(node)?;
    let is_settled =
        trace.entered_at(parent).is_some_and(|entered| entered <= step) && trace.kind(parent) == NodeKind::Inner;
    if !is_settled || config.algorithm == Algorithm::Level(PlayLevel::Beginner) {
        return None;
    }
    let siblings = || trace.children(parent).filter(|&child| !trace.is_research(child));
    let rank = siblings().take_while(|&child| child <= node).count();
    let player = player_name(trace.player(parent));
    let mut args: MessageArgs = vec![("rank", rank.into()), ("count", recording.move_count(parent).into())];
    let key = match (trace.order_reason(node), config.ordering.static_order) {
        (OrderReason::Given, StaticOrder::BestFirst | StaticOrder::WorstFirst) => "rank-no-estimate",
        (OrderReason::Given, _) if trace.has_order_reasons() => "rank-rest",
        (OrderReason::Given, _) => "rank-given",
        (OrderReason::Reversed, _) => "rank-reversed",
        (OrderReason::Evaluated(score), static_order) => {
            args.extend([("score", score.into()), ("player", player.into())]);
            if static_order == StaticOrder::WorstFirst { "rank-worst" } else { "rank-best" }
        }
        (OrderReason::Killer(slot), _) => {
            args.push(("slot", (usize::from(slot) + 1).into()));
            "rank-killer"
        }
        (OrderReason::History(weight), _) => {
            args.extend([("weight", MessageArg::Text(words.number(u64::from(weight)))), ("player", player.into())]);
            "rank-history"
        }
        (OrderReason::PrincipalVariation, _) => "rank-line",
        (OrderReason::Table, _) => "rank-table",
    };
    Some(words.styled(key, &args))
}

/// What a move is called that is made at many nodes. In a tree that is given children have names of their own: the move is
/// the child's place among its siblings, counted from 1.
pub fn move_anywhere<G: GameView>(words: &Words, position: &G, mv: G::Move) -> String {
    if !position.is_explicit_tree() {
        return move_name(words, position, mv);
    }
    let mut all = Vec::new();
    position.legal_moves(&mut all);
    let number = all.iter().take_while(|&&other| other != mv).count() + 1;
    words.fill("tables-child", &[("number", number.into())])
}
