//! Judges an answer by the rule of the search: what the search did is right, and nothing else.

use super::answer::{Answer, addends, wrong_addends};
use super::question::Question;
use super::reason::{AnswerError, CutTest, Facts, Reason};
use super::refutation::{Refutation, refutation};
use poda_core::game::Game;
use poda_core::score::{Bound, Interval, Player, Score};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Judges an answer to a question about this recording.
pub fn judge<G: Game>(recording: &Recording<G>, question: &Question, answer: &Answer) -> Verdict<G::Move> {
    let facts = question.facts(recording);
    let error = answer_error(recording, question, &facts, answer);
    let refutation = match (error, &facts, answer) {
        (Some(AnswerError::CutTooMuch | AnswerError::CutAtTie), Facts::Cut { test, .. }, Answer::Children(pruned)) => {
            Some(refutation(recording, test.node, pruned))
        }
        _ => None,
    };
    let accepted = question.accepted(recording);
    Verdict { is_right: error.is_none(), accepted, reason: Reason { facts, error }, refutation }
}

/// Returns the verdict on a question that is answered by being shown: not right, and without an error.
pub fn shown<G: Game>(recording: &Recording<G>, question: &Question) -> Verdict<G::Move> {
    Verdict {
        is_right: false,
        accepted: question.accepted(recording),
        reason: Reason { facts: question.facts(recording), error: None },
        refutation: None,
    }
}

/// Returns what is wrong with an answer; `None` if it is right.
fn answer_error<G: Game>(
    recording: &Recording<G>,
    question: &Question,
    facts: &Facts,
    answer: &Answer,
) -> Option<AnswerError> {
    match (facts, answer) {
        (Facts::Next { node, entered, .. }, Answer::Node(chosen)) => {
            error_of_next(&question.choices(recording), *node, *entered, *chosen)
        }
        (Facts::Cut { test, later }, Answer::Children(pruned)) => error_of_cut(test, later, pruned),
        (Facts::Best { best, score, .. }, Answer::Node(chosen)) => error_of_best(recording, best, *score, *chosen),
        (Facts::Leaf { score, .. }, Answer::Proved(answered)) => error_of_number(*score, *answered),
        (Facts::Leaf { node, score }, Answer::Sum { counts, sum }) => {
            error_of_sum(recording, *node, *score, counts, *sum)
        }
        (Facts::Value { proved, child_proved, .. }, Answer::Proved(answered)) => {
            let is_accepted = question.accepted(recording).contains(answer);
            if is_accepted { None } else { error_of_proof(*proved, Some(*child_proved), *answered) }
        }
        (Facts::Bound { before, after, other, .. }, Answer::Proved(answered)) => {
            error_of_bound([*before, *after, *other], *answered)
        }
        (Facts::Root { score, bound, .. }, Answer::Proved(answered)) => {
            error_of_proof(Interval::of(*score, *bound), None, *answered)
        }
        _ => Some(AnswerError::WrongForm),
    }
}

/// What is said of an answer. `M` is a move of the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict<M> {
    /// Whether the answer is right, by the rule of the search.
    pub is_right: bool,
    /// Every answer that is accepted, the one that is shown first.
    pub accepted: Vec<Answer>,
    /// Why.
    pub reason: Reason,
    /// For a cut that is wrong, whether a value below it would change the root; `None` for everything else.
    pub refutation: Option<Refutation<M>>,
}

/// Returns what is wrong with the node that is said to be entered next; `entered` is `None` where `node` is left.
fn error_of_next(choices: &[NodeId], node: NodeId, entered: Option<NodeId>, chosen: NodeId) -> Option<AnswerError> {
    match entered {
        _ if !choices.contains(&chosen) => Some(AnswerError::NotAChoice(chosen)),
        Some(entered) if chosen == entered => None,
        None if chosen == node => None,
        Some(_) if chosen == node => Some(AnswerError::LeavesTooEarly),
        Some(_) => Some(AnswerError::OutOfOrder(chosen)),
        None => Some(AnswerError::EntersPruned(chosen)),
    }
}

/// Returns what is wrong with the children that are said to be pruned, in any order; `later`: those that are left.
fn error_of_cut(test: &CutTest, later: &[NodeId], pruned: &[NodeId]) -> Option<AnswerError> {
    if let Some(&other) = pruned.iter().find(|child| !later.contains(child)) {
        return Some(AnswerError::NotAChoice(other));
    }
    match (test.cuts, pruned.is_empty()) {
        (true, true) => Some(AnswerError::MissedCut),
        (true, false) if later.iter().all(|child| pruned.contains(child)) => None,
        (true, false) => Some(AnswerError::PartialCut),
        (false, true) => None,
        (false, false) if test.is_tie() => Some(AnswerError::CutAtTie),
        (false, false) => Some(AnswerError::CutTooMuch),
    }
}

/// Returns what is wrong with the move that is said to be best; `best`: those that are.
fn error_of_best<G: Game>(
    recording: &Recording<G>,
    best: &[NodeId],
    score: Score,
    chosen: NodeId,
) -> Option<AnswerError> {
    let trace = recording.trace();
    if best.contains(&chosen) {
        return None;
    }
    if trace.parent(chosen) != Some(NodeId::ROOT) {
        return Some(AnswerError::NotAChoice(chosen));
    }
    let Some((returned, bound)) = trace.result(chosen) else { return Some(AnswerError::UnsearchedMove(chosen)) };
    let best_returned = best.first().and_then(|&best| trace.result(best)).map_or(score, |(score, _)| score);
    Some(if returned == best_returned {
        AnswerError::LaterTie(chosen)
    } else {
        AnswerError::WorseMove(chosen, Interval::of(returned, bound))
    })
}

/// Returns what is wrong with the number that is said to be `score`.
fn error_of_number(score: Score, answered: Interval) -> Option<AnswerError> {
    let exact = Interval::of(score, Bound::Exact);
    match answered {
        _ if is_same(exact, answered) => None,
        _ if contains(answered, exact) => Some(AnswerError::BoundForNumber(answered)),
        _ if is_same(exact.view(Player::Min), answered) => Some(AnswerError::WrongSign(answered)),
        _ => Some(AnswerError::WrongNumber(answered)),
    }
}

/// Returns what is wrong with a leaf's evaluation that is answered addend by addend: the counts are judged first.
fn error_of_sum<G: Game>(
    recording: &Recording<G>,
    leaf: NodeId,
    score: Score,
    counts: &[Score],
    sum: Interval,
) -> Option<AnswerError> {
    let addends = addends(recording, leaf);
    if addends.len() != counts.len() {
        return Some(AnswerError::WrongForm);
    }
    match wrong_addends(recording, leaf, counts).len() {
        0 => error_of_number(score, sum),
        2 if addends.len() == 2 && addends[0].1 == counts[1] && addends[1].1 == counts[0] => {
            Some(AnswerError::SwappedAddends)
        }
        _ => Some(AnswerError::WrongAddends),
    }
}

/// Returns what is wrong with what is said to be proved, where `proved` is; `child`: what the last child proves alone.
fn error_of_proof(proved: Interval, child: Option<Interval>, answered: Interval) -> Option<AnswerError> {
    let ends = [proved.low, proved.high];
    let is_mirrored = !proved.is_exact()
        && [(Bound::Lower, proved.high), (Bound::Upper, proved.low)]
            .iter()
            .any(|&(bound, end)| end.is_finite() && is_same(Interval::of(end, bound), answered));
    match answered {
        _ if is_same(proved, answered) => None,
        _ if contains(answered, proved) && proved.is_exact() && ends.contains(&finite_end(answered)) => {
            Some(AnswerError::BoundForNumber(answered))
        }
        _ if contains(answered, proved) => Some(AnswerError::TooWeak(answered)),
        _ if is_mirrored => Some(AnswerError::WrongSide(answered)),
        _ if answered.is_exact() && ends.contains(&answered.low) => Some(AnswerError::NumberForBound(answered.low)),
        _ if child.is_some_and(|child| is_same(child, answered)) => Some(AnswerError::ChildAlone(answered)),
        _ if is_same(proved.view(Player::Min), answered) => Some(AnswerError::WrongSign(answered)),
        _ if contains(proved, answered) => Some(AnswerError::NotProved(answered)),
        _ => Some(AnswerError::WrongNumber(answered)),
    }
}

/// Returns what is wrong with the number that is said to be a bound: of the bound before, the one after, and the other one.
fn error_of_bound([before, after, other]: [Score; 3], answered: Interval) -> Option<AnswerError> {
    let is = |score| is_same(Interval::of(score, Bound::Exact), answered);
    match answered {
        _ if is(after) => None,
        _ if is(before) => Some(AnswerError::OldBound(before)),
        _ if is(other) => Some(AnswerError::OtherBound(other)),
        _ => error_of_number(after, answered),
    }
}

/// Returns whether an answer is the same interval. A number of many digits may be answered as it is shown.
pub(super) fn is_same(expected: Interval, answered: Interval) -> bool {
    let as_shown = |score: Score| score.shown().strip_prefix('≈').map(str::to_owned);
    let is_same_end = |expected: Score, answered: Score| {
        expected == answered || as_shown(expected).is_some_and(|shown| shown == answered.shown())
    };
    is_same_end(expected.low, answered.low) && is_same_end(expected.high, answered.high)
}

/// Returns whether everything that `inner` allows `outer` allows too.
fn contains(outer: Interval, inner: Interval) -> bool {
    outer.low <= inner.low && inner.high <= outer.high
}

/// Returns the finite end of a bound, or its lower end.
fn finite_end(answered: Interval) -> Score {
    if answered.low.is_finite() { answered.low } else { answered.high }
}
