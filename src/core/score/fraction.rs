//! Exact fractions that no double represents, stored in the unused bits of a NaN.
//!
//! An expected value is a fraction such as 7/3, and whether it reaches a bound is decided exactly. A [`Score`] still
//! takes only eight bytes. A double represents the shortest decimal that is parsed as that double, so 0.1 represents
//! 1/10. A NaN represents a fraction that is not such a decimal. A NaN has 50 bits to spare. They hold the numerator
//! and the denominator if these are small, and otherwise the index of the fraction in a table that the whole program
//! shares and that only grows. Equal fractions have equal bits, whichever search computed them.

use super::Score;
use num_rational::Ratio;
use num_traits::{CheckedAdd, CheckedDiv, CheckedMul, Signed};
use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

/// An exact number with a numerator and a denominator of 128 bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct Fraction(Ratio<i128>);

/// The reason why a sum of scores is not a score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Inexact {
    /// A numerator or a denominator exceeds 128 bits.
    Overflow,
    /// Both +∞ and −∞ are to be added.
    OppositeInfinities,
}

/// The largest number up to which decimals with different digits are different doubles.
const MAX_DIGITS: f64 = 1e15;
/// The largest power of ten whose double is exact.
const MAX_POWER: u32 = 22;

impl Fraction {
    pub const fn whole(number: i128) -> Self {
        Self(Ratio::new_raw(number, 1))
    }

    /// Returns the fraction; `None` if the denominator is 0, or if a number has no opposite in 128 bits.
    pub fn new(numerator: i128, denominator: i128) -> Option<Self> {
        let is_possible = denominator != 0 && numerator != i128::MIN && denominator != i128::MIN;
        is_possible.then(|| Self(Ratio::new(numerator, denominator)))
    }

    pub const fn parts(self) -> (i128, i128) {
        (*self.0.numer(), *self.0.denom())
    }

    pub fn plus(self, other: Self) -> Result<Self, Inexact> {
        match (self.small(), other.small()) {
            (Some((a, b)), Some((c, d))) => Ok(Self::of_small(a * d + c * b, b * d)),
            _ => Self::checked(self.0.checked_add(&other.0)),
        }
    }

    pub fn minus(self, other: Self) -> Result<Self, Inexact> {
        self.plus(Self(-other.0))
    }

    pub fn times(self, other: Self) -> Result<Self, Inexact> {
        match (self.small(), other.small()) {
            (Some((a, b)), Some((c, d))) => Ok(Self::of_small(a * c, b * d)),
            _ => Self::checked(self.0.checked_mul(&other.0)),
        }
    }

    /// Returns the quotient; fails for the divisor 0, the weight of no outcomes.
    pub fn divided_by(self, other: Self) -> Result<Self, Inexact> {
        match (self.small(), other.small()) {
            (Some(_), Some((0, _))) => Err(Inexact::Overflow),
            (Some((a, b)), Some((c, d))) => Ok(Self::of_small(a * d * c.signum(), b * c.abs())),
            _ => Self::checked(self.0.checked_div(&other.0)),
        }
    }

    /// Returns the numerator and the denominator if both have so few digits that two of their products can be added in
    /// 64 bits, which takes much less time.
    fn small(self) -> Option<(i64, i64)> {
        let part = |number: i128| i32::try_from(number).ok().map(i64::from);
        part(*self.0.numer()).zip(part(*self.0.denom()))
    }

    /// Returns a fraction of small numbers. The denominator must be positive.
    fn of_small(numerator: i64, denominator: i64) -> Self {
        if denominator == 1 {
            return Self::whole(numerator.into());
        }
        // Euclid's algorithm.
        let (mut divisor, mut rest) = (denominator, numerator.abs());
        while rest != 0 {
            (divisor, rest) = (rest, divisor % rest);
        }
        Self(Ratio::new_raw((numerator / divisor).into(), (denominator / divisor).into()))
    }

    fn checked(result: Option<Ratio<i128>>) -> Result<Self, Inexact> {
        result.filter(|ratio| *ratio.numer() != i128::MIN).map(Self).ok_or(Inexact::Overflow)
    }

    /// Returns the fraction that a finite double represents: the shortest decimal that is parsed as that double.
    fn of_double(number: f64) -> Result<Self, Inexact> {
        /// The largest number up to which every whole number is a double.
        const MAX_WHOLE: f64 = 9_007_199_254_740_992.0;
        if number.fract() == 0.0 && number.abs() <= MAX_WHOLE {
            #[expect(clippy::cast_possible_truncation, reason = "it is a whole number of at most 54 bits")]
            return Ok(Self::whole(number as i128));
        }
        // A decimal of at most 15 digits is the shortest one of its double, and the quotient below is that double.
        for (places, power) in (1..).zip([1e1, 1e2, 1e3, 1e4, 1e5, 1e6]) {
            let digits = (number * power).round();
            if digits.abs() < MAX_DIGITS && (digits / power).to_bits() == number.to_bits() {
                #[expect(clippy::cast_possible_truncation, reason = "it is a whole number of at most 15 digits")]
                return Self::new(digits as i128, 10_i128.pow(places)).ok_or(Inexact::Overflow);
            }
        }
        let (digits, exponent) = shortest_decimal(number).ok_or(Inexact::Overflow)?;
        let power = 10_i128.checked_pow(exponent.unsigned_abs()).ok_or(Inexact::Overflow)?;
        let (numerator, denominator) =
            if exponent < 0 { (Some(digits), power) } else { (digits.checked_mul(power), 1) };
        numerator.and_then(|numerator| Self::new(numerator, denominator)).ok_or(Inexact::Overflow)
    }

    /// Returns the double that represents the fraction, if there is one.
    fn double(self) -> Option<f64> {
        /// The largest number up to which every whole number is a double.
        const MAX_WHOLE: i128 = 1 << 53;
        let (numerator, denominator) = self.parts();
        if denominator == 1 && numerator.abs() <= MAX_WHOLE {
            return Some(self.approximated());
        }
        // The denominator of a decimal has no prime factors other than 2 and 5.
        let (mut rest, mut places) = (denominator, 0);
        for prime in [2, 5] {
            let mut power = 0;
            while rest % prime == 0 {
                rest /= prime;
                power += 1;
            }
            places = places.max(power);
        }
        if rest != 1 {
            return None;
        }
        let digits = (10_i128.checked_pow(places)? / denominator).checked_mul(numerator)?;
        if places <= MAX_POWER {
            let (digits, power) = (Self::whole(digits).approximated(), Self::whole(10_i128.pow(places)).approximated());
            if digits.abs() < MAX_DIGITS {
                return Some(digits / power);
            }
        }
        let nearest = format!("{digits}e-{places}").parse().ok()?;
        (Self::of_double(nearest) == Ok(self)).then_some(nearest)
    }

    /// Returns the double that represents the fraction, or one near it.
    fn nearest(self) -> f64 {
        self.double().unwrap_or_else(|| self.approximated())
    }

    #[expect(clippy::cast_precision_loss, reason = "it is rounded")]
    fn approximated(self) -> f64 {
        let (numerator, denominator) = self.parts();
        numerator as f64 / denominator as f64
    }

    /// Compares the fraction with a double that no fraction of 128 bits represents: an infinity, a number that is
    /// larger than all fractions, or one with too many decimals. Their reciprocals are compared, because those have
    /// whole parts.
    fn cmp_double(self, double: f64) -> Ordering {
        let by_size = self.approximated().total_cmp(&double);
        let (numerator, denominator) = Self(self.0.abs()).parts();
        let (Some((digits, exponent)), true) = (shortest_decimal(double.abs()), self.0.is_negative() == (double < 0.0))
        else {
            return by_size;
        };
        if 0 <= exponent || numerator == 0 {
            return by_size;
        }
        let (mut whole, mut rest) = (0_i128, 1);
        for _ in exponent..0 {
            rest *= 10;
            let Some(longer) = whole.checked_mul(10).and_then(|whole| whole.checked_add(rest / digits)) else {
                return by_size;
            };
            (whole, rest) = (longer, rest % digits);
        }
        let own = (denominator / numerator, Ratio::new(denominator % numerator, numerator));
        let sizes = (whole, Ratio::new(rest, digits)).cmp(&own);
        if double < 0.0 { sizes.reverse() } else { sizes }
    }
}

/// Returns the digits and the power of ten of the shortest decimal that is parsed as a double; `None` for an infinity.
fn shortest_decimal(number: f64) -> Option<(i128, i32)> {
    let written = format!("{number:e}");
    let (digits, exponent) = written.split_once('e')?;
    let (before, after) = digits.split_once('.').unwrap_or((digits, ""));
    Some(([before, after].concat().parse().ok()?, exponent.parse::<i32>().ok()? - i32::try_from(after.len()).ok()?))
}

/// The bits that every NaN of a fraction has. Alone they are not a fraction, because the denominator would be 0.
const NAN: u64 = 0x7ff8 << 48;
/// The sign bit of a fraction.
const SIGN: u64 = 1 << 63;
/// Set if the bits below are an index in the table, clear if they are a numerator and a denominator.
const IS_SHARED: u64 = 1 << 50;
const DENOMINATOR_BITS: u32 = 20;
const NUMERATOR_BITS: u32 = 30;

/// All fractions with large numbers that have been a score in this program, without their signs.
#[derive(Default)]
struct SharedFractions {
    fractions: Vec<Fraction>,
    indices: HashMap<Fraction, usize>,
}

static SHARED: LazyLock<RwLock<SharedFractions>> = LazyLock::new(RwLock::default);

fn shared(index: usize) -> Fraction {
    SHARED.read().unwrap_or_else(PoisonError::into_inner).fractions[index]
}

fn index_of(fraction: Fraction) -> usize {
    if let Some(&index) = SHARED.read().unwrap_or_else(PoisonError::into_inner).indices.get(&fraction) {
        return index;
    }
    let SharedFractions { fractions, indices } = &mut *SHARED.write().unwrap_or_else(PoisonError::into_inner);
    *indices.entry(fraction).or_insert_with(|| {
        fractions.push(fraction);
        fractions.len() - 1
    })
}

impl From<Fraction> for Score {
    fn from(fraction: Fraction) -> Self {
        if let Some(double) = fraction.double() {
            return Self(double + 0.0);
        }
        let (numerator, denominator) = Fraction(fraction.0.abs()).parts();
        let in_bits = |number: i128, bits: u32| u64::try_from(number).ok().filter(|number| *number >> bits == 0);
        let payload = match (in_bits(numerator, NUMERATOR_BITS), in_bits(denominator, DENOMINATOR_BITS)) {
            (Some(numerator), Some(denominator)) => numerator << DENOMINATOR_BITS | denominator,
            _ => IS_SHARED | index_of(Fraction(fraction.0.abs())) as u64,
        };
        let sign = if fraction.0.is_negative() { SIGN } else { 0 };
        Self(f64::from_bits(sign | NAN | payload))
    }
}

impl TryFrom<Score> for Fraction {
    type Error = Inexact;

    /// Fails for an infinity.
    fn try_from(score: Score) -> Result<Self, Inexact> {
        if score.0.is_infinite() {
            return Err(Inexact::OppositeInfinities);
        }
        if !score.is_fraction() {
            return Self::of_double(score.0);
        }
        let bits = score.0.to_bits();
        let low = |width: u32| (1 << width) - 1;
        let size = if bits & IS_SHARED == 0 {
            let numerator = i128::from(bits >> DENOMINATOR_BITS & low(NUMERATOR_BITS));
            Self(Ratio::new_raw(numerator, i128::from(bits & low(DENOMINATOR_BITS))))
        } else {
            shared(usize::try_from(bits & low(50)).map_err(|_| Inexact::Overflow)?)
        };
        Ok(if bits & SIGN == 0 { size } else { Self(-size.0) })
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

    /// Returns whether the score is a fraction that is not written as a decimal.
    pub const fn is_fraction(self) -> bool {
        self.0.is_nan()
    }

    /// Returns a double near a fraction.
    #[cold]
    pub(super) fn approximated(self) -> f64 {
        Fraction::try_from(self).map_or(f64::NAN, Fraction::approximated)
    }

    /// Compares two scores, at least one of which is a fraction.
    #[cold]
    #[inline(never)]
    pub(super) fn cmp_exactly(self, other: Self) -> Ordering {
        match (Fraction::try_from(self), Fraction::try_from(other)) {
            (Ok(own), Ok(other)) => own.cmp(&other),
            (Ok(own), Err(_)) => own.cmp_double(other.0),
            (Err(_), Ok(other)) => other.cmp_double(self.0).reverse(),
            (Err(_), Err(_)) => unreachable!("one of them is a fraction"),
        }
    }

    /// Returns the weighted mean of scores: 1/3·6 + 2/3·0 = 2.
    ///
    /// # Errors
    /// Returns why there is no exact mean.
    pub fn weighted_mean(terms: impl IntoIterator<Item = (u32, Self)>) -> Result<Self, Inexact> {
        OutcomeSum::of(terms)?.weighted_mean()
    }
}

/// Returns the sum of two numbers by the decimals that they represent: 0.1 and 0.2 make 0.3. If it has too many digits,
/// returns the sum of the doubles.
pub(crate) fn decimal_sum(one: f64, other: f64) -> f64 {
    let sum = one + other;
    // Whole numbers are added exactly.
    if one.fract() == 0.0 && other.fract() == 0.0 {
        return sum;
    }
    let exactly = || Fraction::of_double(one).ok()?.plus(Fraction::of_double(other).ok()?).ok();
    exactly().map_or(sum, Fraction::nearest)
}

/// Returns (`total` − `count`·`low`) / `divisor` by the decimals that these numbers represent, rounded once. The
/// divisor must not be 0.
pub(crate) fn decimal_share(total: f64, (count, low): (u32, f64), divisor: f64) -> f64 {
    let exactly = || {
        let [total, low, divisor] = [total, low, divisor].map(|number| Fraction::of_double(number).ok());
        let lowest = low?.times(Fraction::whole(count.into())).ok()?;
        total?.minus(lowest).ok()?.divided_by(divisor?).ok()
    };
    exactly().map_or_else(|| (total - f64::from(count) * low) / divisor, Fraction::nearest)
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
        terms.into_iter().try_fold(Self::NOTHING, Self::with)
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
    pub fn with(mut self, (weight, score): (u32, Score)) -> Result<Self, Inexact> {
        self.weight += u64::from(weight);
        if score.is_finite() {
            self.finite = self.finite.plus(Fraction::try_from(score)?.times(Fraction::whole(weight.into()))?)?;
        } else if 0 < weight {
            self.infinities[usize::from(Score::ZERO < score)] += 1;
        }
        Ok(self)
    }

    /// Returns the sum without one of its terms.
    pub fn without(mut self, (weight, score): (u32, Score)) -> Result<Self, Inexact> {
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
