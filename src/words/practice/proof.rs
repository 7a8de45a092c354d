//! Answers that are numbers or bounds, judged against what is proved.

use super::kind::{Fault, Judged, KindError};
use super::misconception::{Misconception, Misconceptions};
use poda_core::game::Game;
use poda_core::score::{Bound, Interval, Payoffs, Player, Score};
use poda_core::trace::recording::Recording;
use strum::IntoStaticStr;

/// What is wrong with a number or a bound.
#[derive(Clone, Copy, Debug, PartialEq, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum NumberError {
    /// It is a number, but only a bound is proved.
    NumberForBound(Score),
    /// It is a bound, but the number itself is known.
    BoundForNumber(Interval),
    /// It has the right number, but as a bound on the wrong side.
    WrongSide(Interval),
    /// It is true, but more is proved.
    TooWeak(Interval),
    /// It claims more than is proved.
    NotProved(Interval),
    WrongSign(Interval),
    /// It is the rounded number, but the exact one is required.
    Rounded(Interval),
    WrongNumber(Interval),
}

impl KindError for NumberError {
    fn needs_numbers(self) -> bool {
        match self {
            Self::Rounded(_) => false,
            Self::NumberForBound(_)
            | Self::BoundForNumber(_)
            | Self::WrongSide(_)
            | Self::TooWeak(_)
            | Self::NotProved(_)
            | Self::WrongSign(_)
            | Self::WrongNumber(_) => true,
        }
    }
}

impl NumberError {
    /// Returns the misconception that the error shows. `expected` is the number that the question asks for, and
    /// `of_value` the misconception about that number.
    pub fn misconception(self, expected: Option<Score>, of_value: Misconception) -> Misconception {
        match self {
            Self::NumberForBound(_) => Misconception::BareNumber,
            Self::BoundForNumber(_) | Self::TooWeak(_) => Misconception::WeakBound,
            Self::WrongSide(_) => Misconception::BoundSide,
            Self::WrongSign(_) => Misconception::Sign,
            Self::NotProved(answered) | Self::Rounded(answered) | Self::WrongNumber(answered) => {
                wrong_number(expected, answered, of_value)
            }
        }
    }

    /// Returns the message about the error in a number, or in what a node is worth.
    pub const fn message(self, is_worth: bool) -> &'static str {
        match self {
            Self::WrongNumber(_) if is_worth => "practice-slip-wrong-proof",
            Self::NumberForBound(_) => "practice-slip-number-for-bound",
            Self::BoundForNumber(_) => "practice-slip-bound-for-number",
            Self::WrongSide(_) => "practice-slip-wrong-side",
            Self::TooWeak(_) => "practice-slip-too-weak",
            Self::NotProved(_) => "practice-slip-not-proved",
            Self::WrongSign(_) => "practice-slip-wrong-sign",
            Self::Rounded(_) => "practice-slip-rounded",
            Self::WrongNumber(_) => "practice-slip-wrong-number",
        }
    }
}

/// Returns the misconception behind a wrong number: the one about infinities if just one of both numbers is one.
pub fn wrong_number(expected: Option<Score>, answered: Interval, of_value: Misconception) -> Misconception {
    match (expected, number(answered)) {
        (Some(expected), Some(answered)) if expected.is_finite() != answered.is_finite() => Misconception::Infinity,
        (Some(_) | None, _) => of_value,
    }
}

/// Returns the only number of an interval: the value, or the end of a bound.
pub fn number(proved: Interval) -> Option<Score> {
    proved.as_bound().map(|(number, _)| number)
}

/// Returns the misconceptions about the kind of proof, and the one about the value itself.
pub fn tested_by_proof(proved: Interval, of_value: Misconception) -> Misconceptions {
    if proved.is_exact() {
        [Misconception::WeakBound, of_value].into()
    } else {
        [Misconception::BareNumber, Misconception::BoundSide, of_value].into()
    }
}

/// Returns the misconceptions that a question for a number tests, with those about its sign and about infinities.
pub fn tested_by_number<G: Game>(
    recording: &Recording<G>,
    expected: Option<Score>,
    mut tested: Misconceptions,
) -> Misconceptions {
    let Some(expected) = expected else { return tested };
    let negates = recording.config().algorithm.properties().counts_for_mover;
    if negates && expected.is_finite() && expected != Score::from(0) {
        tested.insert(Misconception::Sign);
    }
    if !expected.is_finite() {
        tested.insert(Misconception::Infinity);
    }
    tested
}

/// Returns the error in a number that should be `score`.
pub fn error_of_number(score: Score, answered: Interval) -> Option<NumberError> {
    let exact = Interval::of(score, Bound::Exact);
    match answered {
        _ if is_same(exact, answered) => None,
        _ if contains(answered, exact) => Some(NumberError::BoundForNumber(answered)),
        _ if is_rounded(exact, answered) => Some(NumberError::Rounded(answered)),
        _ if is_same(exact.view(Player::Min), answered) => Some(NumberError::WrongSign(answered)),
        _ => Some(NumberError::WrongNumber(answered)),
    }
}

/// Returns the error in an interval that should be `proved`.
pub fn error_of_proof(proved: Interval, answered: Interval) -> Option<NumberError> {
    let ends = [proved.low, proved.high];
    let is_mirrored = !proved.is_exact()
        && [(Bound::Lower, proved.high), (Bound::Upper, proved.low)]
            .iter()
            .any(|&(bound, end)| end.is_finite() && is_same(Interval::of(end, bound), answered));
    match answered {
        _ if is_same(proved, answered) => None,
        _ if is_rounded(proved, answered) => Some(NumberError::Rounded(answered)),
        _ if contains(answered, proved) && proved.is_exact() && ends.contains(&finite_end(answered)) => {
            Some(NumberError::BoundForNumber(answered))
        }
        _ if contains(answered, proved) => Some(NumberError::TooWeak(answered)),
        _ if is_mirrored => Some(NumberError::WrongSide(answered)),
        _ if answered.is_exact() && ends.contains(&answered.low) => Some(NumberError::NumberForBound(answered.low)),
        _ if is_same(proved.view(Player::Min), answered) => Some(NumberError::WrongSign(answered)),
        _ if contains(proved, answered) => Some(NumberError::NotProved(answered)),
        _ => Some(NumberError::WrongNumber(answered)),
    }
}

/// Returns a fault of a kind whose only errors are those of numbers.
pub fn fault<Error: From<NumberError>>(error: Option<NumberError>) -> Judged<Error> {
    error.map(|error| Fault::Of(error.into()))
}

/// Returns the bounds that have an end of an interval as their number.
pub fn either_bound(proved: Interval) -> impl Iterator<Item = Interval> {
    finite_ends(proved).flat_map(|end| [Bound::Lower, Bound::Upper].map(|bound| Interval::of(end, bound)))
}

/// Returns the finite ends of an interval.
pub fn finite_ends(proved: Interval) -> impl Iterator<Item = Score> {
    [proved.low, proved.high].into_iter().filter(|end| end.is_finite())
}

/// Returns whether an answer is the same interval. A number of many digits may be answered in its shown form: rounded,
/// and for a bound rounded outwards.
pub fn is_same(expected: Interval, answered: Interval) -> bool {
    let is_same_end = |expected: Score, answered: Score, is_lower: bool| {
        let is_shown_as = |shown: String| shown.trim_start_matches('≈') == answered.shown();
        expected == answered || is_shown_as(expected.shown()) || is_shown_as(expected.shown_as_end(is_lower))
    };
    is_same_end(expected.low, answered.low, true) && is_same_end(expected.high, answered.high, false)
}

/// Returns whether an answer is the same vector, with numbers as they are shown.
pub fn is_same_vector(expected: &Payoffs, answered: &Payoffs) -> bool {
    let exact = |score: &Score| Interval::of(*score, Bound::Exact);
    let mut entries = expected.entries().iter().zip(answered.entries());
    expected.entries().len() == answered.entries().len()
        && entries.all(|(expected, answered)| is_same(exact(expected), exact(answered)))
}

/// Returns whether an answer is the same interval except for an end that is a fraction and is rounded in the answer to
/// at least one decimal place: 2.333 for 7/3.
fn is_rounded(expected: Interval, answered: Interval) -> bool {
    let is_rounded_end = |expected: Score, answered: Score| {
        let Some((_, scale)) = answered.as_ratio().filter(|&(_, scale)| expected.is_fraction() && 1 < scale) else {
            return false;
        };
        // The number of decimal places of a decimal is the exponent of the least power of ten that its denominator
        // divides.
        let power = (1..=18).map(|places| 10_i128.pow(places)).find(|power| power % scale == 0);
        #[expect(clippy::cast_precision_loss, reason = "a power of ten that is a double")]
        power.is_some_and(|power| (expected.get() - answered.get()).abs() < 1.0 / power as f64)
    };
    let ends = [(expected.low, answered.low), (expected.high, answered.high)];
    let is_near = |&(expected, answered): &(Score, Score)| expected == answered || is_rounded_end(expected, answered);
    expected != answered && ends.iter().all(is_near)
}

fn contains(outer: Interval, inner: Interval) -> bool {
    outer.low <= inner.low && inner.high <= outer.high
}

/// Returns the finite end of a bound, or its lower end.
fn finite_end(answered: Interval) -> Score {
    if answered.low.is_finite() { answered.low } else { answered.high }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The value −0.9996 is shown as ≈−1, and the upper bound with this value as ≤ −0.999.
    #[test]
    fn a_number_of_many_digits_may_be_answered_as_it_is_shown() {
        let of = |value: f64, bound| Interval::of(Score::new(value).unwrap(), bound);
        let expected = of(-0.999_600_000_1, Bound::Upper);
        for (answered, is_right) in [(-0.999, true), (-1.0, true), (-0.998, false), (-0.999_6, false)] {
            assert_eq!(is_same(expected, of(answered, Bound::Upper)), is_right, "{answered}");
        }
        let exactly = of(-0.999_600_000_1, Bound::Exact);
        assert!(is_same(exactly, of(-1.0, Bound::Exact)) && !is_same(exactly, of(-0.999, Bound::Exact)));
    }
}
