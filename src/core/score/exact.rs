//! Scores as exact fractions, and their exact sums and means.

use super::Score;
use super::fraction::{Fraction, Inexact, NAN};

impl From<Fraction> for Score {
    fn from(fraction: Fraction) -> Self {
        Self(fraction.to_score())
    }
}

impl TryFrom<Score> for Fraction {
    type Error = Inexact;

    /// Fails for an infinity.
    fn try_from(score: Score) -> Result<Self, Inexact> {
        Self::of_score(score.0)
    }
}

impl Score {
    /// Returns the score of a fraction; `None` if the denominator is 0, or if a number has no opposite in 128 bits.
    ///
    /// ```
    /// use poda_core::score::Score;
    ///
    /// let third = Score::ratio(7, 3).unwrap();
    /// assert_eq!(third.shown(), "7/3");
    /// assert_eq!(Score::ratio(1, 10), Score::new(0.1));
    /// assert_eq!(third.as_ratio(), Some((7, 3)));
    /// ```
    pub fn ratio(numerator: i128, denominator: i128) -> Option<Self> {
        Fraction::new(numerator, denominator).map(Self::from)
    }

    /// Parses a fraction such as `7/3` or `−1/2`; returns `None` for any other text.
    pub fn parse_ratio(text: &str) -> Option<Self> {
        let (numerator, denominator) = text.split_once('/')?;
        let numerator = numerator.trim().replace('−', "-").parse().ok()?;
        Self::ratio(numerator, denominator.trim().parse().ok().filter(|denominator| 0 < *denominator)?)
    }

    /// Packs an optional score into the size of a double. `None` is a NaN that is not a fraction.
    pub(crate) fn packed(score: Option<Self>) -> u64 {
        score.map_or(NAN, |score| score.0.to_bits())
    }

    /// Returns the optional score that [`packed`](Self::packed) has packed.
    pub(crate) const fn unpacked(bits: u64) -> Option<Self> {
        if bits == NAN { None } else { Some(Self(f64::from_bits(bits))) }
    }

    /// Returns the numerator and the denominator, in lowest terms with a positive denominator; `None` for an infinity,
    /// and for a double that does not fit into 128 bits.
    pub fn as_ratio(self) -> Option<(i128, i128)> {
        Fraction::try_from(self).ok().map(Fraction::parts)
    }

    /// Returns [`as_ratio`](Self::as_ratio) for a score that is not written as a decimal; `None` for any other score.
    pub fn as_fraction(self) -> Option<(i128, i128)> {
        if self.is_fraction() { self.as_ratio() } else { None }
    }

    /// Returns the sum of two scores, exact if 128 bits have room for it; `None` if one is infinite, or the sum is.
    ///
    /// ```
    /// use poda_core::score::Score;
    ///
    /// assert_eq!(Score::ratio(7, 3).unwrap().sum_with(1.into()), Score::ratio(10, 3));
    /// ```
    pub fn sum_with(self, other: Self) -> Option<Self> {
        self.combined(other, Fraction::plus, self.get() + other.get())
    }

    /// Returns the product of two scores, exact if 128 bits have room for it; `None` if one is infinite, or the product
    /// is.
    ///
    /// ```
    /// use poda_core::score::Score;
    ///
    /// assert_eq!(Score::ratio(7, 3).unwrap().product_with(3.into()), Some(7.into()));
    /// ```
    pub fn product_with(self, other: Self) -> Option<Self> {
        self.combined(other, Fraction::times, self.get() * other.get())
    }

    fn combined(
        self,
        other: Self,
        exact: impl FnOnce(Fraction, Fraction) -> Result<Fraction, Inexact>,
        nearest: f64,
    ) -> Option<Self> {
        if !self.is_finite() || !other.is_finite() {
            return None;
        }
        let found = Fraction::try_from(self).and_then(|one| exact(one, Fraction::try_from(other)?)).map(Self::from);
        found.ok().or_else(|| Self::new(nearest)).filter(|found| found.is_finite())
    }

    /// Returns the weighted mean of scores: 1/3·6 + 2/3·0 = 2.
    ///
    /// # Errors
    /// Returns why there is no exact mean.
    pub fn weighted_mean(terms: impl IntoIterator<Item = (u32, Self)>) -> Result<Self, Inexact> {
        OutcomeSum::of(terms)?.weighted_mean()
    }
}

/// The sum of scores, each multiplied by its weight. 0·∞ is 0.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct OutcomeSum {
    /// The sum of the finite terms.
    pub(super) finite: Fraction,
    /// How many terms are −∞, and how many are +∞.
    infinities: [u32; 2],
    pub weight: u64,
}

impl OutcomeSum {
    const NOTHING: Self = Self { finite: Fraction::whole(0), infinities: [0; 2], weight: 0 };

    pub fn of(terms: impl IntoIterator<Item = (u32, Score)>) -> Result<Self, Inexact> {
        terms.into_iter().try_fold(Self::NOTHING, |sum, (weight, score)| sum.with(weight, score))
    }

    /// Returns the sum of terms that all have the same score.
    pub fn of_equals(weights: &[u32], score: Score) -> Result<Self, Inexact> {
        let weight: u64 = weights.iter().copied().map(u64::from).sum();
        if score.is_finite() {
            let finite = Fraction::try_from(score)?.times(Fraction::whole(weight.into()))?;
            return Ok(Self { finite, weight, ..Self::NOTHING });
        }
        let mut infinities = [0; 2];
        // An outcome that cannot happen adds nothing.
        let count = weights.iter().filter(|&&weight| 0 < weight).count();
        infinities[usize::from(Score::ZERO < score)] = u32::try_from(count).map_err(|_| Inexact::Overflow)?;
        Ok(Self { infinities, weight, ..Self::NOTHING })
    }

    /// Returns the sum with one more term.
    pub fn with(mut self, weight: u32, score: Score) -> Result<Self, Inexact> {
        self.weight += u64::from(weight);
        if score.is_finite() {
            self.finite = self.finite.plus(Fraction::try_from(score)?.times(Fraction::whole(weight.into()))?)?;
        } else if 0 < weight {
            self.infinities[usize::from(Score::ZERO < score)] += 1;
        }
        Ok(self)
    }

    /// Returns the sum without one of its terms.
    pub fn without(mut self, weight: u32, score: Score) -> Result<Self, Inexact> {
        self.weight -= u64::from(weight);
        if score.is_finite() {
            self.finite = self.finite.minus(Fraction::try_from(score)?.times(Fraction::whole(weight.into()))?)?;
        } else if 0 < weight {
            self.infinities[usize::from(Score::ZERO < score)] -= 1;
        }
        Ok(self)
    }

    /// Returns whether a term is −∞, and whether a term is +∞.
    pub fn has_infinities(&self) -> [bool; 2] {
        self.infinities.map(|count| 0 < count)
    }

    /// Returns the mean of all terms.
    pub fn weighted_mean(self) -> Result<Score, Inexact> {
        match self.has_infinities() {
            [true, true] => Err(Inexact::OppositeInfinities),
            [true, false] => Ok(Score::NEG_INFINITY),
            [false, true] => Ok(Score::INFINITY),
            [false, false] => self.mean(),
        }
    }

    /// Returns the mean of the finite terms.
    pub fn mean(&self) -> Result<Score, Inexact> {
        Ok(self.finite.divided_by(Fraction::whole(self.weight.into()))?.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::search::split_mix_64::SplitMix64;

    fn ratio(numerator: i128, denominator: i128) -> Score {
        Score::ratio(numerator, denominator).unwrap()
    }

    #[test]
    fn equal_numbers_are_equal_scores_however_they_came_about() {
        for (numerator, denominator, double) in
            [(1, 10, 0.1), (-3, 2, -1.5), (0, -7, 0.0), (1 << 53, 1, 9_007_199_254_740_992.0), (3, 1_000_000_000, 3e-9)]
        {
            let score = Score::new(double).unwrap();
            assert_eq!((ratio(numerator, denominator), score.is_fraction()), (score, false));
            let (numerator, denominator) = score.as_ratio().unwrap();
            assert_eq!(ratio(numerator * 3, denominator * 3), score);
        }
        for (numerator, denominator) in
            [(7, 3), (-1, 3), (1 << 40, 3), (-7, (1 << 90) + 1), (i128::MAX, 2), (1, i128::MAX)]
        {
            let score = ratio(numerator, denominator);
            assert!(score.is_fraction() && score.is_finite());
            assert_eq!(score.as_ratio(), Some((numerator, denominator)));
            assert_eq!(
                (score, (-score).as_ratio()),
                (-ratio(-numerator, denominator), Some((-numerator, denominator)))
            );
        }
        assert_eq!((Score::ratio(1, 0), Score::ratio(i128::MIN, 3), Score::INFINITY.as_ratio()), (None, None, None));
    }

    /// Fractions that differ by less than doubles can distinguish are unequal, and in order.
    #[test]
    fn fractions_are_in_order_among_themselves_and_among_doubles() {
        let large = 1_000_000_000_000_000_000_i128;
        let ascending = [
            Score::NEG_INFINITY,
            ratio(-i128::MAX, 2),
            ratio(-7, 3),
            Score::from(-2),
            ratio(-1, large + 1),
            Score::ZERO,
            Score::new(5e-324).unwrap(),
            ratio(1, large + 1),
            Score::new(0.333).unwrap(),
            ratio(large, 3 * large + 1),
            ratio(1, 3),
            ratio(large + 1, 3 * large + 1),
            Score::from(1),
            ratio(large + 1, large),
            ratio(4, 3),
            Score::new(1e300).unwrap(),
            Score::INFINITY,
        ];
        for (i, &a) in ascending.iter().enumerate() {
            for (j, &b) in ascending.iter().enumerate() {
                assert_eq!(a.partial_cmp(&b), Some(i.cmp(&j)), "{a} {b}");
                assert_eq!([a < b, a <= b, a > b, a >= b, a == b], [i < j, i <= j, i > j, i >= j, i == j], "{a} {b}");
            }
        }
    }

    /// A double with so many decimals that no fraction of 128 bits equals it is still less or greater than each.
    #[test]
    fn fractions_are_in_order_among_doubles_that_are_no_fractions() {
        for number in [1.234_567_890_123_456_7e-30, 9.876_543_210_987_654e-38, 3.333_333_333_333_333_5e-25] {
            let score = Score::new(number).unwrap();
            assert_eq!(score.as_ratio(), None);
            #[expect(clippy::cast_possible_truncation, reason = "it is close enough")]
            let near = (1.0 / number) as i128;
            // The error of `near` is less than this.
            let step = near >> 50;
            let (below, above) = (ratio(1, near + step), ratio(1, near - step));
            assert!(below < score && score < above && -above < -score && -score < -below, "{number}");
            for denominator in (-20..=20).map(|steps| near + steps * (step / 10)) {
                let fraction = ratio(1, denominator);
                let order = fraction.partial_cmp(&score).unwrap();
                assert!(
                    order.is_ne() && score.partial_cmp(&fraction) == Some(order.reverse()),
                    "1/{denominator} {number}"
                );
            }
        }
        let least = ratio(1, i128::MAX);
        assert!(Score::new(f64::MIN_POSITIVE / 2.0).unwrap() < least && Score::new(1e-39).unwrap() < least);
    }

    #[test]
    fn a_mean_is_exact_or_there_is_none() {
        let mean = |terms: &[(u32, Score)]| Score::weighted_mean(terms.iter().copied());
        assert_eq!(mean(&[(1, Score::from(6)), (2, Score::ZERO)]), Ok(Score::from(2)));
        assert_eq!(mean(&[(1, Score::from(1)), (2, Score::ZERO)]), Ok(ratio(1, 3)));
        let tenths = [0.1, 0.2].map(|tenth| (1, Score::new(tenth).unwrap()));
        assert_eq!(mean(&tenths), Ok(Score::new(0.15).unwrap()));
        assert_eq!(mean(&[(1, Score::INFINITY), (9, ratio(1, 3))]), Ok(Score::INFINITY));
        assert_eq!(mean(&[(1, Score::INFINITY), (9, Score::NEG_INFINITY)]), Err(Inexact::OppositeInfinities));
        assert_eq!(mean(&[(2, ratio(1, i128::MAX)), (1, ratio(1, i128::MAX - 1))]), Err(Inexact::Overflow));
        assert_eq!(mean(&[(2, ratio(i128::MAX, 3))]), Err(Inexact::Overflow));
        assert_eq!(mean(&[(1, Score::new(1e300).unwrap())]), Err(Inexact::Overflow));
    }

    /// Every double represents a decimal that is parsed as that double.
    #[test]
    fn what_a_double_stands_for_is_that_double() {
        let mut random = SplitMix64::new(1);
        for _ in 0..20_000 {
            let (digits, power) = (random.next_u64() % 100_000_000_000_000_000, random.next_u64() % 20);
            let score = Score::new(format!("-{digits}e-{power}").parse().unwrap()).unwrap();
            let (numerator, denominator) = score.as_ratio().unwrap();
            assert_eq!(ratio(numerator, denominator), score);
            let (digits, power) = (i128::from(digits) / 100, u32::try_from(power).unwrap());
            let decimal = Score::new(format!("{digits}e-{power}").parse().unwrap()).unwrap();
            assert_eq!(decimal.as_ratio(), ratio(digits, 10_i128.pow(power)).as_ratio());
        }
    }
}
