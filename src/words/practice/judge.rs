//! Judges an answer by the rule of the search: what the search did is right, and nothing else.

use super::answer::Answer;
use super::judge_move::{slip_of_best, slip_of_cut, slip_of_next};
use super::judge_number::{slip_of_bound, slip_of_number, slip_of_proof, slip_of_sum};
use super::question::Question;
use super::reason::{Facts, Reason, Slip};
use super::refutation::refutation;
use super::verdict::Verdict;
use poda_core::game::Game;
use poda_core::score::Interval;
use poda_core::trace::recording::Recording;

/// Judges an answer to a question about this recording.
#[must_use]
pub fn judge<G: Game>(recording: &Recording<G>, question: &Question, answer: &Answer) -> Verdict<G::Move> {
    let facts = question.facts(recording);
    let slip = slip(recording, question, &facts, answer);
    let refutation = match (slip, &facts, answer) {
        (Some(Slip::CutTooMuch | Slip::CutAtTie), Facts::Cut { test, .. }, Answer::Children(pruned)) => {
            Some(refutation(recording, test.node, pruned))
        }
        _ => None,
    };
    let accepted = question.accepted(recording);
    Verdict { is_right: slip.is_none(), accepted, reason: Reason { facts, slip }, refutation }
}

/// Returns the verdict on a question that is answered by being shown: not right, and without a slip.
#[must_use]
pub fn shown<G: Game>(recording: &Recording<G>, question: &Question) -> Verdict<G::Move> {
    Verdict {
        is_right: false,
        accepted: question.accepted(recording),
        reason: Reason { facts: question.facts(recording), slip: None },
        refutation: None,
    }
}

/// Returns what is wrong with an answer; `None` if it is right.
fn slip<G: Game>(recording: &Recording<G>, question: &Question, facts: &Facts, answer: &Answer) -> Option<Slip> {
    match (facts, answer) {
        (Facts::Next { node, entered, .. }, Answer::Node(chosen)) => {
            slip_of_next(&question.choices(recording), *node, *entered, *chosen)
        }
        (Facts::Cut { test, later }, Answer::Children(pruned)) => slip_of_cut(test, later, pruned),
        (Facts::Best { best, score, .. }, Answer::Node(chosen)) => slip_of_best(recording, best, *score, *chosen),
        (Facts::Leaf { score, .. }, Answer::Proved(answered)) => slip_of_number(*score, *answered),
        (Facts::Leaf { node, score }, Answer::Sum { counts, sum }) => {
            slip_of_sum(recording, *node, *score, counts, *sum)
        }
        (Facts::Value { proved, child_proved, .. }, Answer::Proved(answered)) => {
            let is_accepted = question.accepted(recording).contains(answer);
            if is_accepted { None } else { slip_of_proof(*proved, Some(*child_proved), *answered) }
        }
        (Facts::Bound { before, after, other, .. }, Answer::Proved(answered)) => {
            slip_of_bound([*before, *after, *other], *answered)
        }
        (Facts::Root { score, bound, .. }, Answer::Proved(answered)) => {
            slip_of_proof(Interval::of(*score, *bound), None, *answered)
        }
        _ => Some(Slip::WrongForm),
    }
}
