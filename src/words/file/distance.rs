//! Parses finite numbers that are not negative.

use super::diagnostic::DiagnosticKind;
use super::value::Value;
use poda_core::score::Score;

/// Whether 0 is a valid distance between two scores.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Zero {
    Allowed,
    Forbidden,
}

/// Parses a finite number above 0, or 0 if it is allowed.
pub(super) fn parse_distance(value: Value, zero: Zero) -> Option<Score> {
    let zero = zero == Zero::Allowed;
    let is_distance =
        |number: &Score| number.is_finite() && (Score::ZERO < *number || (zero && *number == Score::ZERO));
    let distance = |number| Some(number).filter(is_distance);
    value.converted(Value::score, distance, |found| DiagnosticKind::NotADistance { found, zero })
}
