//! Sentences about a search with a classic mistake: what the mistake is, where it happens, and what would be right.
//!
//! No value of such a search is called proved. The right value is included if it is known. Does not depend on a window.

use super::message_args::{MessageArgs, player_name, score_of, test_args};
use super::node_names::NodeNames;
use super::styled_text::StyledText;
use super::{MessageArg, Words, args};
use poda_core::game::GameView;
use poda_core::score::Score;
use poda_core::search::FaultyAlgorithm;
use poda_core::trace::recording::Recording;
use poda_core::trace::visit::CutoffDetails;
use poda_core::trace::{Event, NodeId, NodeKind, Step};

/// Returns a description of a mistake, and where it is common.
pub fn description(words: &Words, mistake: FaultyAlgorithm) -> Vec<StyledText> {
    let messages = match mistake {
        FaultyAlgorithm::WrongBound => ["mistake-wrong-bound", "mistake-wrong-bound-found"],
        FaultyAlgorithm::LastBest => ["mistake-last-best", "mistake-last-best-found"],
        FaultyAlgorithm::AlwaysNegating => ["mistake-always-negating", "mistake-always-negating-found"],
    };
    messages.map(|message| words.styled(message, &[])).into()
}

/// Returns the effect of the mistake at a step, if it has any, and the right value of the node that is left.
pub(super) fn at_step<G: GameView>(names: &NodeNames<'_, G>, step: Step) -> StyledText {
    let NodeNames { words, recording } = *names;
    let trace = recording.trace();
    let (Some(mistake), Some(event)) = (trace.trust.mistake(), trace.event(step)) else { return StyledText::default() };
    let is_same_side =
        |node| trace.parent(node).is_some_and(|parent: NodeId| trace.player(parent) == trace.player(node));
    let happened = match (mistake, event) {
        (FaultyAlgorithm::WrongBound, Event::Leave(node)) => {
            trace.at(step).cutoff(node).map(|cutoff| words.styled("slip-wrong-bound", &wrong_bound(recording, &cutoff)))
        }
        (FaultyAlgorithm::LastBest, Event::Improve(child)) => {
            let before = trace.parent(child).and_then(|node| trace.at(step - 1).best_score(node));
            let is_tie = before.is_some() && before == trace.score_for_parent(child);
            is_tie.then(|| words.styled("slip-last-best", &args![child = names.short_inline(child)]))
        }
        (FaultyAlgorithm::AlwaysNegating, Event::Enter(node))
            if is_same_side(node) && trace.kind(node) == NodeKind::Inner =>
        {
            Some(words.styled("slip-turned", &args![player = player_name(trace.player(node))]))
        }
        (FaultyAlgorithm::AlwaysNegating, Event::Leave(node)) if is_same_side(node) => {
            let player = trace.player(node);
            let args = args![
                child = names.place(node),
                player = player_name(player),
                score = player.view(score_of(trace, node)),
            ];
            Some(words.styled("slip-always-negating", &args))
        }
        (FaultyAlgorithm::WrongBound | FaultyAlgorithm::LastBest | FaultyAlgorithm::AlwaysNegating, _) => None,
    };
    let left = if let Event::Leave(node) = event { Some(node) } else { None };
    let right = left.filter(|&node| node != NodeId::ROOT).and_then(|node| recording.correction(node, step));
    let said = happened.unwrap_or_default();
    match right {
        Some(value) => said.then(words.styled("caption-true-value", &args![value])),
        None => said,
    }
}

fn wrong_bound<G: GameView>(recording: &Recording<G>, cutoff: &CutoffDetails) -> MessageArgs {
    let trace = recording.trace();
    let player = cutoff.kind.player();
    Vec::from(args![
        player = player_name(player),
        limit = cutoff.window.limit(player),
        score = score_of(trace, cutoff.node),
    ])
}

/// Returns the reason why a node was cut: the test that the search made, which proves nothing. `said` tells whether the
/// caption above has the test.
pub(super) fn why<G: GameView>(
    words: &Words,
    recording: &Recording<G>,
    cutoff: &CutoffDetails,
    said: (&'static str, MessageArg),
) -> StyledText {
    let mut args = test_args(recording, cutoff);
    args.extend([("player", player_name(cutoff.kind.player()).into()), said]);
    words.styled("why-mistaken", &args)
}

/// Returns the result of the search, and whether it is right. `minimax` is the value by plain minimax, if it was
/// computed.
pub(super) fn result<G: GameView>(names: &NodeNames<'_, G>, best: NodeId, minimax: Option<Score>) -> Vec<StyledText> {
    let score = score_of(names.recording.trace(), NodeId::ROOT);
    let args = args![score, child = names.inline(best)];
    vec![names.words.styled("result-mistaken", &args), verdict(names, best, minimax)]
}

/// Returns whether the answer is right, and otherwise the right answer.
pub(super) fn verdict<G: GameView>(names: &NodeNames<'_, G>, best: NodeId, minimax: Option<Score>) -> StyledText {
    let NodeNames { words, recording } = *names;
    let trace = recording.trace();
    let found = trace.result(NodeId::ROOT).map(|(score, _)| score);
    let (Some(value), Some(worth)) = (recording.true_value(NodeId::ROOT), recording.true_value(best)) else {
        let verdict = if minimax.is_some() && minimax != found { "minimax" } else { "unknown" };
        let value = minimax.map_or_else(String::new, Score::shown);
        let nothing = ["worth", "child", "right"].map(|name| (name, "".into()));
        let args = args![verdict, value];
        return words.styled("mistaken-verdict", &[args.as_slice(), &nothing].concat());
    };
    let right = trace.children(NodeId::ROOT).find(|&child| recording.true_value(child) == Some(value));
    let verdict = match (found == Some(value), worth == value) {
        (true, true) => "same",
        (true, false) => "move",
        (false, _) => "value",
    };
    let args = args![
        verdict,
        value,
        worth,
        child = names.inline(best),
        right = right.map_or_else(String::new, |right| names.inline(right)),
    ];
    words.styled("mistaken-verdict", &args)
}
