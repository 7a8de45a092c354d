//! Exact fractions that no double represents, stored in the unused bits of a NaN.
//!
//! An expected value is a fraction such as 7/3, and whether it reaches a bound is decided exactly. A [`Score`] still
//! takes only eight bytes. A double represents the shortest decimal that is parsed as that double, so 0.1 represents
//! 1/10. A NaN represents a fraction that is not such a decimal. A NaN has 50 bits to spare. They hold the numerator
//! and the denominator if these are small, and otherwise the index of the fraction in a table that the whole program
//! shares and that only grows. Equal fractions have equal bits, whichever search computed them.

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
pub(super) const NAN: u64 = 0x7ff8 << 48;
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

impl Fraction {
    /// Returns the double that represents the fraction: a NaN with its numbers if it is not a decimal.
    pub fn to_score(self) -> f64 {
        if let Some(double) = self.double() {
            return double + 0.0;
        }
        let (numerator, denominator) = Self(self.0.abs()).parts();
        let in_bits = |number: i128, bits: u32| u64::try_from(number).ok().filter(|number| *number >> bits == 0);
        let payload = match (in_bits(numerator, NUMERATOR_BITS), in_bits(denominator, DENOMINATOR_BITS)) {
            (Some(numerator), Some(denominator)) => numerator << DENOMINATOR_BITS | denominator,
            _ => IS_SHARED | index_of(Self(self.0.abs())) as u64,
        };
        let sign = if self.0.is_negative() { SIGN } else { 0 };
        f64::from_bits(sign | NAN | payload)
    }

    /// Returns the fraction that a double of a score represents. Fails for an infinity.
    pub fn of_score(score: f64) -> Result<Self, Inexact> {
        if score.is_infinite() {
            return Err(Inexact::OppositeInfinities);
        }
        if !score.is_nan() {
            return Self::of_double(score);
        }
        let bits = score.to_bits();
        let low = |width: u32| (1 << width) - 1;
        let size = if bits & IS_SHARED == 0 {
            let numerator = i128::from(bits >> DENOMINATOR_BITS & low(NUMERATOR_BITS));
            Self(Ratio::new_raw(numerator, i128::from(bits & low(DENOMINATOR_BITS))))
        } else {
            shared(usize::try_from(bits & low(50)).map_err(|_| Inexact::Overflow)?)
        };
        Ok(if bits & SIGN == 0 { size } else { Self(-size.0) })
    }

    /// Returns a double near the fraction that a NaN represents.
    #[cold]
    pub fn near(score: f64) -> f64 {
        Self::of_score(score).map_or(f64::NAN, Self::approximated)
    }

    /// Compares the doubles of two scores by the numbers that they represent. Only needed where one is a fraction.
    #[cold]
    #[inline(never)]
    pub fn cmp_scores(one: f64, other: f64) -> Ordering {
        match (Self::of_score(one), Self::of_score(other)) {
            (Ok(one), Ok(other)) => one.cmp(&other),
            (Ok(one), Err(_)) => one.cmp_double(other),
            (Err(_), Ok(other)) => other.cmp_double(one).reverse(),
            (Err(_), Err(_)) => one.total_cmp(&other),
        }
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
pub(crate) fn decimal_share(total: f64, count: u32, low: f64, divisor: f64) -> f64 {
    let exactly = || {
        let [total, low, divisor] = [total, low, divisor].map(|number| Fraction::of_double(number).ok());
        let lowest = low?.times(Fraction::whole(count.into())).ok()?;
        total?.minus(lowest).ok()?.divided_by(divisor?).ok()
    };
    exactly().map_or_else(|| (total - f64::from(count) * low) / divisor, Fraction::nearest)
}
