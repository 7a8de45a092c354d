//! Probabilities of the outcomes of chance, and the integer weights that say the same.

use super::notation_error::NotationErrorKind;
use poda_core::game::tree::MAX_WEIGHT;
use poda_core::score::Score;
use std::num::NonZeroU32;

/// Returns the exact sum of finite scores; `None` if it takes more than 128 bits.
pub(super) fn sum(terms: impl IntoIterator<Item = Score>) -> Option<Score> {
    terms.into_iter().try_fold(Score::ZERO, |sum, term| {
        let (numerator, denominator) = Score::weighted_mean([(1, sum), (1, term)]).ok()?.as_ratio()?;
        Score::ratio(numerator.checked_mul(2)?, denominator)
    })
}

/// Returns the weights of outcomes with these probabilities, over their least common denominator.
pub(super) fn weights_of(probabilities: &[Score]) -> Result<Vec<NonZeroU32>, NotationErrorKind> {
    let too_large = || NotationErrorKind::WeightsTooLarge;
    let total = sum(probabilities.iter().copied()).ok_or_else(too_large)?;
    if Score::ratio(1, 1) != Some(total) {
        return Err(NotationErrorKind::Probabilities(total));
    }
    let parts: Vec<_> = probabilities.iter().filter_map(|it| it.as_ratio()).collect();
    let mut common = 1;
    for &(_, denominator) in &parts {
        common =
            lcm(common, denominator).filter(|&common| common <= i128::from(MAX_WEIGHT.get())).ok_or_else(too_large)?;
    }
    let weight = |(&(numerator, denominator), &probability): (&(i128, i128), &Score)| {
        let weight = u32::try_from(numerator * (common / denominator)).ok().and_then(NonZeroU32::new);
        weight.ok_or(NotationErrorKind::NotAWeight(probability))
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
