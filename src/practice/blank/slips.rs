//! How a wrong field differs from what the search has.

use super::field::{BlankField, BlankPart};
use crate::game::Game;
use crate::practice::answer::Answer;
use crate::practice::judge_move::slip_of_best;
use crate::practice::judge_number::{slip_of_bound, slip_of_proof};
use crate::practice::question::best_moves;
use crate::practice::reason::Slip;
use crate::score::{CutOn, Interval, Score};
use crate::trace::NodeId;
use crate::trace::recording::Recording;

/// Returns how an answer differs from what is expected.
pub(super) fn slip<G: Game>(recording: &Recording<G>, field: BlankField, expected: &Answer, answered: &Answer) -> Slip {
    let trace = recording.trace();
    let found = match (field.part, expected, answered) {
        (BlankPart::Alpha | BlankPart::Beta, Answer::Proved(expected), Answer::Proved(answered)) => {
            slip_of_window(recording, field, expected.low, *answered)
        }
        (BlankPart::Value, Answer::Proved(expected), Answer::Proved(answered)) => {
            slip_of_proof(*expected, None, *answered)
        }
        (BlankPart::Cut, Answer::Children(expected), Answer::Children(answered)) => {
            Some(slip_of_cut(recording, field.node, expected, answered))
        }
        (BlankPart::Best, _, Answer::Node(answered)) => {
            let score = trace.result(NodeId::ROOT).map_or(Score::ZERO, |(score, _)| score);
            slip_of_best(recording, &best_moves(recording), score, *answered)
        }
        _ => None,
    };
    found.unwrap_or(Slip::WrongForm)
}

/// Returns how a bound differs from the one with which a node was entered. The bound before is the one with which its parent was.
fn slip_of_window<G: Game>(
    recording: &Recording<G>,
    field: BlankField,
    expected: Score,
    answered: Interval,
) -> Option<Slip> {
    let trace = recording.trace();
    let is_alpha = field.part == BlankPart::Alpha;
    let window = trace.window(field.node)?;
    let above = trace.parent(field.node).and_then(|parent| trace.window(parent)).unwrap_or(window);
    let before = if is_alpha { above.alpha } else { above.beta };
    let other = if is_alpha { window.beta } else { window.alpha };
    slip_of_bound([before, expected, other], answered)
}

/// Returns how the children that are said to be pruned differ from those that are.
fn slip_of_cut<G: Game>(recording: &Recording<G>, node: NodeId, expected: &[NodeId], answered: &[NodeId]) -> Slip {
    let trace = recording.trace();
    if let Some(&other) = answered.iter().find(|&&child| trace.parent(child) != Some(node)) {
        return Slip::NotAChoice(other);
    }
    let Some(first) = answered.iter().min() else { return Slip::MissedCut };
    if expected.contains(first) {
        return Slip::PartialCut;
    }
    // The cut would be right if the child before had closed the window.
    let before = trace.children(node).take_while(|child| child < first).last();
    let is_tie = before.zip(trace.entered_at(*first)).is_some_and(|(_, entered)| {
        let moment = trace.at(entered - 1);
        let limit = moment.window(node).map(|window| window.limit(trace.player(node)));
        recording.config().cut_on == CutOn::Strict && limit.is_some() && moment.best_score(node) == limit
    });
    if is_tie { Slip::CutAtTie } else { Slip::CutTooMuch }
}
