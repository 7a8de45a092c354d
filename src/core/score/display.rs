//! The text of a score: in full, and in the few characters that fit into the tree and into a sentence.
//!
//! Does not depend on any language.

use super::Score;
use std::fmt;

/// Formats the score in full, with a real minus sign, a fraction as `7/3`, and an infinity always with its sign.
/// [`Score::shown`] is shorter.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((numerator, denominator)) = self.as_fraction() {
            let sign = if numerator < 0 { "−" } else { "" };
            return write!(f, "{sign}{}/{denominator}", numerator.unsigned_abs());
        }
        let size = self.0.abs();
        match (self.0 < 0.0, self.0.is_infinite()) {
            (true, true) => f.write_str("−∞"),
            (false, true) => f.write_str("+∞"),
            (true, false) => write!(f, "−{size}"),
            (false, false) => write!(f, "{size}"),
        }
    }
}

impl Score {
    /// Returns the score as it is written in the tree and in sentences: in full if that is short, as `1e300` if that is
    /// shorter, and otherwise rounded and marked with `≈`. A fraction of many digits is rounded in the same way. The
    /// two scores next to a short one, which bound null windows, are written `3+ε` and `3−ε`.
    ///
    /// ```
    /// use poda_core::score::Score;
    ///
    /// let shown = |value| Score::new(value).unwrap().shown();
    /// assert_eq!([shown(-0.05), shown(1.0 / 3.0), shown(1e300)], ["−0.05", "≈0.333", "1e300"]);
    /// ```
    pub fn shown(self) -> String {
        self.shown_exactly().unwrap_or_else(|| format!("≈{}", self.rounded(Rounding::Nearest)))
    }

    /// Returns [`shown`](Self::shown) with a relation before it: `= 3`, or `≈ 0.333` if digits are dropped.
    pub fn shown_as_value(self) -> String {
        match self.shown_exactly() {
            Some(text) => format!("= {text}"),
            None => format!("≈ {}", self.rounded(Rounding::Nearest)),
        }
    }

    /// Returns a short fraction as a decimal, rounded to two digits after the point: `2.33` for 7/3. Returns `None` for
    /// any other score, which is written as a decimal already, and for a fraction of many digits, which
    /// [`shown`](Self::shown) writes as a rounded decimal.
    ///
    /// ```
    /// use poda_core::score::Score;
    ///
    /// let decimal = |numerator, denominator| Score::ratio(numerator, denominator).unwrap().decimal();
    /// assert_eq!([decimal(7, 3), decimal(-10, 3)], [Some("2.33".to_owned()), Some("−3.33".to_owned())]);
    /// assert_eq!(decimal(7, 2), None);
    /// ```
    pub fn decimal(self) -> Option<String> {
        if !self.is_fraction() || self.shown_exactly().is_none() {
            return None;
        }
        // A smaller number would be rounded to 0.
        if self.get().abs() < 0.01 {
            return Some(self.rounded(Rounding::Nearest));
        }
        Some(format!("{:.2}", self.get()).replace('-', "−"))
    }

    /// Returns the score as an end of an interval, to be written after `≥` if `is_lower`, else after `≤`. A lower end
    /// of many digits is rounded down and an upper one up, so that the inequality stays true and needs no mark.
    pub fn shown_as_end(self, is_lower: bool) -> String {
        self.shown_exactly().unwrap_or_else(|| self.rounded_as_end(is_lower))
    }

    /// Returns the score as an end of an interval, with three decimals at most: a lower end is rounded down and an
    /// upper one up.
    pub(super) fn rounded_as_end(self, is_lower: bool) -> String {
        self.rounded(if is_lower { Rounding::Down } else { Rounding::Up })
    }

    /// Returns the score without rounding, if nine characters or three decimals are enough for it.
    fn shown_exactly(self) -> Option<String> {
        const MOST: usize = 9;
        let is_short = |text: &String| text.trim_start_matches('−').chars().count() <= MOST;
        let exactly = |score: Self| Some(score.to_string()).filter(is_short);
        if self.is_fraction() {
            return exactly(self);
        }
        let power = |score: Self| Some(format!("{:e}", score.0).replace('-', "−")).filter(is_short);
        let either = |write: &dyn Fn(Self) -> Option<String>| {
            write(self)
                .or_else(|| Some(format!("{}+ε", write(self.below())?)))
                .or_else(|| Some(format!("{}−ε", write(self.above())?)))
        };
        let three_decimals = || Some(self.rounded(Rounding::Nearest)).filter(|text| *text == self.to_string());
        either(&exactly).or_else(|| either(&power)).or_else(three_decimals)
    }

    /// Returns the number with three decimals, or with two digits if it is very small or very large, rounded to the
    /// nearest such number or in one direction.
    fn rounded(self, rounding: Rounding) -> String {
        let number = self.get();
        let negative = number < 0.0;
        let is_fixed = (1e-3..1e6).contains(&number.abs());
        let nearest = if is_fixed { format!("{number:.3}") } else { format!("{number:.1e}") };
        let (digits, power) = nearest.split_once('e').unwrap_or((&nearest, ""));
        let written = |units: i64| {
            let (size, sign) = (units.unsigned_abs(), if negative { "−" } else { "" });
            let (divisor, power) = if is_fixed { (1_000, String::new()) } else { (10, format!("e{power}")) };
            #[expect(clippy::cast_precision_loss, reason = "ten digits at most")]
            let digits = size as f64 / f64::from(divisor);
            (format!("{sign}{digits}{power}")).replace('-', "−")
        };
        let units: i64 = digits.replace('.', "").parse().unwrap_or_default();
        let error = nearest.parse::<f64>().unwrap_or(number) - number;
        written(match rounding {
            Rounding::Down if 0.0 < error => units - 1,
            Rounding::Up if error < 0.0 => units + 1,
            Rounding::Nearest | Rounding::Down | Rounding::Up => units,
        })
    }
}

/// The direction in which a number of many digits is rounded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Rounding {
    Nearest,
    Down,
    Up,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_written_with_a_real_minus_and_a_signed_infinity() {
        let written = |value: f64| Score::new(value).unwrap().to_string();
        assert_eq!(
            ["−0.05", "−∞", "+∞", "12"],
            [-0.05, f64::NEG_INFINITY, f64::INFINITY, 12.0].map(written).as_slice()
        );
    }

    #[test]
    fn a_fraction_has_a_rounded_decimal_and_a_decimal_has_none() {
        let decimal = |numerator, denominator| Score::ratio(numerator, denominator).unwrap().decimal();
        for (numerator, denominator, text) in [
            (7, 3, "2.33"),
            (-10, 3, "−3.33"),
            (5, 3, "1.67"),
            (299, 300, "1.00"),
            (1, 300, "0.003"),
            (-1, 7_000, "−1.4e−4"),
            (5_000_000, 3, "1666666.67"),
        ] {
            assert_eq!(decimal(numerator, denominator).as_deref(), Some(text));
        }
        // These are 3.5, 0.3 and a fraction that is already written as a rounded decimal.
        assert_eq!([decimal(7, 2), decimal(3, 10), decimal(123_456_789, 1_000_003)], [None, None, None]);
        assert_eq!(Score::INFINITY.decimal(), None);
    }

    /// Only long numbers are rounded, and only rounded numbers are marked.
    #[test]
    fn a_number_is_marked_as_rounded_only_where_digits_are_dropped() {
        let score = |value| Score::new(value).unwrap();
        let exact = [
            (-0.000_001, "−0.000001"),
            (1e300, "1e300"),
            (-1e300, "−1e300"),
            (123_456_789.0, "123456789"),
            (1e-7, "0.0000001"),
            (-1e-7, "−0.0000001"),
            (123_456.789, "123456.789"),
            (-123_456.789, "−123456.789"),
            (1e-8, "1e−8"),
            (2.5e-10, "2.5e−10"),
            (f64::from_bits(1), "0+ε"),
            (-f64::from_bits(1), "0−ε"),
            (1e300_f64.next_up(), "1e300+ε"),
        ];
        for (value, text) in exact {
            assert_eq!((score(value).shown(), score(value).shown_as_value()), (text.to_owned(), format!("= {text}")));
            assert_eq!(score(value).shown_as_end(true), text);
        }
        let rounded = [
            (1.0 / 3.0, "0.333", "0.333", "0.334"),
            (-2.0 / 3.0, "−0.667", "−0.667", "−0.666"),
            (1.0 / 3e10, "3.3e−11", "3.3e−11", "3.4e−11"),
            (1e200 / 3.0, "3.3e199", "3.3e199", "3.4e199"),
            (-1e-300 / 7.0, "−1.4e−301", "−1.5e−301", "−1.4e−301"),
            (1_234.567_891, "1234.568", "1234.567", "1234.568"),
            (999_999.999_91, "1000000", "999999.999", "1000000"),
            (f64::MAX / 3.0, "6e307", "5.9e307", "6e307"),
        ];
        for (value, nearest, low, high) in rounded {
            let shown = [score(value).shown(), score(value).shown_as_value()];
            assert_eq!(shown, [format!("≈{nearest}"), format!("≈ {nearest}")]);
            assert_eq!([true, false].map(|is_lower| score(value).shown_as_end(is_lower)), [low, high]);
        }
    }

    /// A written interval is never narrower than the proved one.
    #[test]
    fn a_rounded_bound_stays_true() {
        for power in -300..300 {
            for digits in [1.0, 1.234_567_891_2, 3.333_333_333_333, 9.999_999_999_99] {
                for value in [digits * 10_f64.powi(power), -digits * 10_f64.powi(power)] {
                    let read = |is_lower| {
                        let text = Score::new(value).unwrap().shown_as_end(is_lower).replace('−', "-");
                        text.trim_end_matches("+ε").trim_end_matches("-ε").parse::<f64>().unwrap()
                    };
                    assert!(read(true) <= value.next_up() && value.next_down() <= read(false), "{value}");
                }
            }
        }
    }
}
