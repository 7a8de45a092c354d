//! What is wrong with an answer that is a value or a bound.

use super::addend::{addends, wrong_addends};
use super::reason::Slip;
use poda_core::game::Game;
use poda_core::score::{Bound, Interval, Player, Score};
use poda_core::trace::NodeId;
use poda_core::trace::recording::Recording;

/// Returns what is wrong with the number that is said to be `score`.
pub(super) fn slip_of_number(score: Score, answered: Interval) -> Option<Slip> {
    let exact = Interval::of(score, Bound::Exact);
    match answered {
        _ if is_same(exact, answered) => None,
        _ if contains(answered, exact) => Some(Slip::BoundForNumber(answered)),
        _ if is_same(exact.view(Player::Min), answered) => Some(Slip::WrongSign(answered)),
        _ => Some(Slip::WrongNumber(answered)),
    }
}

/// Returns what is wrong with a leaf's evaluation that is answered addend by addend: the counts are judged first.
pub(super) fn slip_of_sum<G: Game>(
    recording: &Recording<G>,
    leaf: NodeId,
    score: Score,
    counts: &[Score],
    sum: Interval,
) -> Option<Slip> {
    let addends = addends(recording, leaf);
    if addends.len() != counts.len() {
        return Some(Slip::WrongForm);
    }
    match wrong_addends(recording, leaf, counts).len() {
        0 => slip_of_number(score, sum),
        2 if addends.len() == 2 && addends[0].1 == counts[1] && addends[1].1 == counts[0] => Some(Slip::SwappedAddends),
        _ => Some(Slip::WrongAddends),
    }
}

/// Returns what is wrong with what is said to be proved, where `proved` is; `child`: what the last child proves alone.
pub(super) fn slip_of_proof(proved: Interval, child: Option<Interval>, answered: Interval) -> Option<Slip> {
    let ends = [proved.low, proved.high];
    let is_mirrored = !proved.is_exact()
        && [(Bound::Lower, proved.high), (Bound::Upper, proved.low)]
            .iter()
            .any(|&(bound, end)| end.is_finite() && is_same(Interval::of(end, bound), answered));
    match answered {
        _ if is_same(proved, answered) => None,
        _ if contains(answered, proved) && proved.is_exact() && ends.contains(&finite_end(answered)) => {
            Some(Slip::BoundForNumber(answered))
        }
        _ if contains(answered, proved) => Some(Slip::TooWeak(answered)),
        _ if is_mirrored => Some(Slip::WrongSide(answered)),
        _ if answered.is_exact() && ends.contains(&answered.low) => Some(Slip::NumberForBound(answered.low)),
        _ if child.is_some_and(|child| is_same(child, answered)) => Some(Slip::ChildAlone(answered)),
        _ if is_same(proved.view(Player::Min), answered) => Some(Slip::WrongSign(answered)),
        _ if contains(proved, answered) => Some(Slip::NotProved(answered)),
        _ => Some(Slip::WrongNumber(answered)),
    }
}

/// Returns what is wrong with the number that is said to be a bound: of the bound before, the one after, and the other one.
pub(super) fn slip_of_bound([before, after, other]: [Score; 3], answered: Interval) -> Option<Slip> {
    let is = |score| is_same(Interval::of(score, Bound::Exact), answered);
    match answered {
        _ if is(after) => None,
        _ if is(before) => Some(Slip::OldBound(before)),
        _ if is(other) => Some(Slip::OtherBound(other)),
        _ => slip_of_number(after, answered),
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
