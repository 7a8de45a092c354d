//! The list of steps as it is typed: numbers and ranges, such as `3, 7, 12` or `3-12`.

use crate::trace::TimelineStep;
use std::ops::RangeInclusive;

/// Why a text is no list of steps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StepListError {
    /// It lists nothing.
    Empty,
    /// A part of it is neither a number nor a range.
    NoNumber(String),
    /// A step lies beyond the end of the search.
    Beyond(String),
    /// A range ends before it begins.
    Backward(String),
}

/// Returns the listed steps; `last` is the last step of the search.
pub fn steps_of(text: &str, last: TimelineStep) -> Result<Vec<RangeInclusive<TimelineStep>>, StepListError> {
    let parts = text.split([',', ';', ' ', '\u{a0}']).map(str::trim).filter(|part| !part.is_empty());
    let ranges: Vec<_> = parts.map(|part| range(part, last)).collect::<Result<_, _>>()?;
    if ranges.is_empty() { Err(StepListError::Empty) } else { Ok(ranges) }
}

/// Returns the steps of a part of the list.
fn range(part: &str, last: TimelineStep) -> Result<RangeInclusive<TimelineStep>, StepListError> {
    let ends = part.split_once("..").or_else(|| part.split_once(['-', '–', '−']));
    let (first, to) = ends.unwrap_or((part, part));
    let range = number(part, first, last)?..=number(part, to, last)?;
    if range.is_empty() { Err(StepListError::Backward(part.to_owned())) } else { Ok(range) }
}

/// Returns a step that is written in a part of the list.
fn number(part: &str, text: &str, last: TimelineStep) -> Result<TimelineStep, StepListError> {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(StepListError::NoNumber(part.to_owned()));
    }
    // More digits than a number holds are beyond every search.
    let step = TimelineStep::new(text.parse().unwrap_or(usize::MAX));
    if step <= last { Ok(step) } else { Err(StepListError::Beyond(text.to_owned())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steps(text: &str) -> Result<Vec<(usize, usize)>, StepListError> {
        let ranges = steps_of(text, TimelineStep::new(48))?;
        Ok(ranges.into_iter().map(|range| (range.start().get(), range.end().get())).collect())
    }

    #[test]
    fn numbers_and_ranges_are_steps() {
        assert_eq!(steps("3,7,12"), Ok(vec![(3, 3), (7, 7), (12, 12)]));
        assert_eq!(steps(" 12 3-5;0 "), Ok(vec![(12, 12), (3, 5), (0, 0)]));
        assert_eq!(steps("46–48, 1..2,"), Ok(vec![(46, 48), (1, 2)]));
    }

    #[test]
    fn what_is_no_list_of_steps_is_refused_with_the_part_that_is_wrong() {
        assert_eq!(steps(""), Err(StepListError::Empty));
        assert_eq!(steps(" , "), Err(StepListError::Empty));
        for part in ["x", "NaN", "-3", "1.5", "3-", "3..", "+4", "1e3", "1-2-3"] {
            assert_eq!(steps(&format!("1,{part}")), Err(StepListError::NoNumber(part.to_owned())), "{part}");
        }
        assert_eq!(steps("7,49"), Err(StepListError::Beyond("49".to_owned())));
        let huge = "99999999999999999999999";
        assert_eq!(steps(huge), Err(StepListError::Beyond(huge.to_owned())));
        assert_eq!(steps("9-3"), Err(StepListError::Backward("9-3".to_owned())));
    }
}
