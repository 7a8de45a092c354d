//! What is written before the outcomes of chance, weights or probabilities, and the weights that it means.

use super::notation_error::NotationErrorKind;
use poda_core::game::tree::{MAX_WEIGHT, Weight};
use poda_core::score::Score;

/// The words for the probability that is left, in each language.
const REST: [&str; 2] = ["rest", "resto"];

/// What is written before an outcome.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum OutcomeShare {
    Bare,
    /// A whole number, which is a weight, or a probability beside others.
    Whole(Score),
    /// A decimal, a fraction or a percentage.
    Probability(Score),
    /// The probability that the other outcomes leave.
    Rest,
}

impl OutcomeShare {
    /// Reads a number, `10 %`, `1/6` or `rest`.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.trim();
        if REST.contains(&text.to_lowercase().as_str()) {
            return Some(Self::Rest);
        }
        if let Some(percent) = text.strip_suffix('%') {
            return Self::of_number(Self::number(percent.trim())?, true);
        }
        let number = Self::number(text)?;
        let is_whole = text.bytes().all(|byte| byte.is_ascii_digit());
        Some(if is_whole { Self::Whole(number) } else { Self::Probability(number) })
    }

    /// Returns what a number means that was read already, with or without a percent sign.
    pub fn of_number(number: Score, is_percentage: bool) -> Option<Self> {
        let (numerator, denominator) = number.as_ratio()?;
        if is_percentage {
            return Score::ratio(numerator, denominator.checked_mul(100)?).map(Self::Probability);
        }
        Some(if denominator == 1 && 0 <= numerator { Self::Whole(number) } else { Self::Probability(number) })
    }

    /// Returns a plain number or a fraction as its exact value.
    fn number(text: &str) -> Option<Score> {
        let plain = text.replace(',', ".");
        if let Some(fraction) = Score::parse_ratio(&plain) {
            return Some(fraction);
        }
        let is_plain = plain.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c));
        plain.parse().ok().filter(|_| is_plain).and_then(Score::new).filter(|score| score.is_finite())
    }
}

/// Returns the weights of the outcomes of a node. If one of them has a probability, all must have one, and they sum to
/// 1.
///
/// # Errors
/// Returns the error and the index of the outcome at fault; no index if it is their sum.
pub(super) fn weights(shares: &[OutcomeShare]) -> Result<Vec<Weight>, (Option<usize>, NotationErrorKind)> {
    let is_probability = |share: &OutcomeShare| matches!(share, OutcomeShare::Probability(_) | OutcomeShare::Rest);
    if !shares.iter().any(is_probability) {
        let weight = |(index, share): (usize, &OutcomeShare)| match share {
            OutcomeShare::Whole(number) => {
                let whole = number.as_ratio().filter(|&(_, denominator)| denominator == 1);
                let weight = whole.and_then(|(whole, _)| u32::try_from(whole).ok()).and_then(Weight::new);
                weight.ok_or((Some(index), NotationErrorKind::NotAWeight(*number)))
            }
            OutcomeShare::Bare | OutcomeShare::Probability(_) | OutcomeShare::Rest => Ok(Weight::ONE),
        };
        return shares.iter().enumerate().map(weight).collect();
    }
    let mut rest = None;
    let mut probabilities = Vec::with_capacity(shares.len());
    for (index, share) in shares.iter().enumerate() {
        probabilities.push(match share {
            OutcomeShare::Bare => return Err((Some(index), NotationErrorKind::NoProbability)),
            OutcomeShare::Whole(number) | OutcomeShare::Probability(number) => {
                if *number < Score::ZERO || Score::from(1) < *number {
                    return Err((Some(index), NotationErrorKind::NotAProbability(*number)));
                }
                *number
            }
            OutcomeShare::Rest if rest.replace(index).is_some() => {
                return Err((Some(index), NotationErrorKind::SecondRest));
            }
            OutcomeShare::Rest => Score::ZERO,
        });
    }
    let too_large = || (None, NotationErrorKind::WeightsTooLarge);
    if let Some(rest) = rest {
        let total = sum(probabilities.iter().copied()).ok_or_else(too_large)?;
        if Score::from(1) < total {
            return Err((None, NotationErrorKind::Probabilities(total)));
        }
        probabilities[rest] = sum([Score::from(1), -total]).ok_or_else(too_large)?;
    }
    weights_of(&probabilities).map_err(|kind| (None, kind))
}

/// Returns the exact sum of finite scores; `None` if it takes more than 128 bits.
pub(super) fn sum(terms: impl IntoIterator<Item = Score>) -> Option<Score> {
    terms.into_iter().try_fold(Score::ZERO, |sum, term| {
        let (numerator, denominator) = Score::weighted_mean([(1, sum), (1, term)]).ok()?.as_ratio()?;
        Score::ratio(numerator.checked_mul(2)?, denominator)
    })
}

/// Returns the weights of outcomes with these probabilities, over their least common denominator.
pub(super) fn weights_of(probabilities: &[Score]) -> Result<Vec<Weight>, NotationErrorKind> {
    let too_large = || NotationErrorKind::WeightsTooLarge;
    let total = sum(probabilities.iter().copied()).ok_or_else(too_large)?;
    if total != Score::from(1) {
        return Err(NotationErrorKind::Probabilities(total));
    }
    let parts: Vec<_> = probabilities.iter().filter_map(|it| it.as_ratio()).collect();
    let mut common = 1;
    for &(_, denominator) in &parts {
        common = lcm(common, denominator).filter(|&common| common <= i128::from(MAX_WEIGHT)).ok_or_else(too_large)?;
    }
    let weight = |(&(numerator, denominator), &probability): (&(i128, i128), &Score)| {
        let weight = u32::try_from(numerator * (common / denominator)).ok().and_then(Weight::new);
        weight.ok_or(NotationErrorKind::NotAProbability(probability))
    };
    parts.iter().zip(probabilities).map(weight).collect()
}

fn lcm(one: i128, other: i128) -> Option<i128> {
    let (mut divisor, mut rest) = (one, other);
    while rest != 0 {
        (divisor, rest) = (rest, divisor % rest);
    }
    (one / divisor).checked_mul(other)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(texts: &[&str]) -> Result<Vec<u32>, (Option<usize>, NotationErrorKind)> {
        let shares: Vec<_> = texts
            .iter()
            .map(|text| if text.is_empty() { OutcomeShare::Bare } else { OutcomeShare::read(text).unwrap() })
            .collect();
        weights(&shares).map(|weights| weights.into_iter().map(Weight::get).collect())
    }

    #[test]
    fn probabilities_are_exact_whichever_way_they_are_written() {
        for (texts, expected) in [
            (&["0.7", "0.3"][..], vec![7, 3]),
            (&["0,1", "90%"], vec![1, 9]),
            (&["10 %", "1/6", "rest"], vec![3, 5, 22]),
            (&["0.1", "0.2", "0.7"], vec![1, 2, 7]),
            (&["1/3", "1/3", "1/3"], vec![1, 1, 1]),
            (&["33.3 %", "resto"], vec![333, 667]),
            (&["0.0", "1"], vec![0, 1]),
            (&["0", "0.5", "50 %"], vec![0, 1, 1]),
            (&["100 %", "rest"], vec![1, 0]),
            (&["", "2", "0"], vec![1, 2, 0]),
            (&["1000000", "3"], vec![1_000_000, 3]),
        ] {
            assert_eq!(read(texts), Ok(expected), "{texts:?}");
        }
    }

    #[test]
    fn probabilities_that_are_none_are_refused() {
        use NotationErrorKind::*;
        let ratio = |numerator, denominator| Score::ratio(numerator, denominator).unwrap();
        for (texts, error) in [
            (&["0.7", "0.2"][..], (None, Probabilities(ratio(9, 10)))),
            (&["1/6", "1/6"], (None, Probabilities(ratio(1, 3)))),
            (&["0.7", "0.4", "rest"], (None, Probabilities(ratio(11, 10)))),
            (&["0.5", ""], (Some(1), NoProbability)),
            (&["0.5", "2"], (Some(1), NotAProbability(2.into()))),
            (&["-0.5", "1.5"], (Some(0), NotAProbability(ratio(-1, 2)))),
            (&["0.5", "rest", "rest"], (Some(2), SecondRest)),
            (&["0.0000001", "rest"], (None, WeightsTooLarge)),
            (&["1000001", "3"], (Some(0), NotAWeight(1_000_001.into()))),
        ] {
            assert_eq!(read(texts), Err(error), "{texts:?}");
        }
        for text in ["x", "", "%", "nan", "inf", "1/0"] {
            assert_eq!(OutcomeShare::read(text), None, "{text}");
        }
    }
}
