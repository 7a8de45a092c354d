//! The natural logarithm of whole numbers, computed by additions, multiplications and divisions only.
//!
//! IEEE 754 defines these operations to the last bit, but leaves the logarithm to each platform. A search that compares
//! logarithms takes the same course on a desktop and in a browser only if it computes them itself.

use std::f64::consts::SQRT_2;

/// The leading 33 bits of ln 2, so that its product with a small whole number is exact, and the rest of ln 2.
const LN_2: [f64; 2] = [0.693_147_180_369_123_8, 1.908_214_929_270_587_7e-10];

/// The number of terms of the series that are added. The first omitted term is less than 2⁻⁶⁵ of the sum.
const TERMS: u32 = 13;

/// Returns the natural logarithm of a whole number, with an error of less than 0.6 units in the last place; 0 for 0.
///
/// The number is 2ᵉ·m with m between √½ and √2, and ln m is 2·artanh s = 2·(s + s³/3 + s⁵/5 + …) with s = (m − 1)/(m +
/// 1).
pub fn natural_logarithm(number: u32) -> f64 {
    let Some(exponent) = number.checked_ilog2() else { return 0.0 };
    let mantissa = f64::from(number) / f64::from(1_u32 << exponent);
    let is_large = SQRT_2 < mantissa;
    let mantissa = if is_large { mantissa / 2.0 } else { mantissa };
    let exponent = f64::from(exponent + u32::from(is_large));
    // Both are exact, but their quotient is not. The rounding error of the division is the remainder divided by the
    // denominator.
    let (numerator, denominator) = (mantissa - 1.0, mantissa + 1.0);
    let quotient = numerator / denominator;
    let rounded_off = (-quotient).mul_add(denominator, numerator) / denominator;
    let square = quotient * quotient;
    let series = (1..=TERMS).rev().fold(0.0, |sum, term| square * (sum + 1.0 / f64::from(2 * term + 1)));
    // The two largest parts are added first. The rounding error of that sum is added to the small parts.
    let (whole, part) = (exponent * LN_2[0], 2.0 * quotient);
    let sum = whole + part;
    let lost = part - (sum - whole);
    sum + (lost + (exponent * LN_2[1] + 2.0 * (rounded_off + quotient * series)))
}

#[cfg(test)]
mod tests {
    use super::natural_logarithm;
    use std::f64::consts::{LN_2, LN_10};

    #[test]
    fn the_logarithm_is_right_to_the_last_place() {
        let numbers = (1..=200_000).chain((0..32).map(|power| 1 << power)).chain([u32::MAX, 999_999_999]);
        let (mut equal, mut all) = (0_u32, 0_u32);
        for number in numbers {
            let (own, platform) = (natural_logarithm(number), f64::from(number).ln());
            assert!((own - platform).abs() <= f64::EPSILON * platform, "{number}: {own} and {platform}");
            equal += u32::from(own.to_bits() == platform.to_bits());
            all += 1;
        }
        // Nearly always both are the nearest double.
        assert!(f64::from(equal) > 0.97 * f64::from(all), "{equal} of {all}");
    }

    /// Values of which all bits are known, so that they must be the same wherever this test runs.
    #[test]
    fn the_bits_are_the_same_everywhere() {
        let bits = [1, 2, 3, 10, 100].map(|number| natural_logarithm(number).to_bits());
        let known = [0.0, LN_2, 1.098_612_288_668_109_8, LN_10, 4.605_170_185_988_092];
        assert_eq!(bits, known.map(f64::to_bits));
        assert_eq!(natural_logarithm(0).to_bits(), 0.0_f64.to_bits());
    }
}
