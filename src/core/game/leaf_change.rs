//! Changes of the values of all leaves at once, such as those about which textbooks ask whether they can change the
//! move.

use crate::score::Score;
use std::cmp::Ordering;
use std::hash::{DefaultHasher, Hash, Hasher};

/// A change of the values of all leaves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum LeafChange {
    /// Multiplies every value by a number.
    Multiply(Score),
    /// Adds a number to every value.
    Add(Score),
    /// Changes the sign of every value.
    Negate,
    /// Squares every value.
    Square,
    /// Takes √(1 + value), rounded to the fewest decimals, at least two, that keep different values different.
    Root,
    /// Replaces every value by its place among the different values: the least becomes 1.
    Rank,
    /// Replaces the values by random whole numbers.
    Random {
        /// The least number.
        low: i32,
        /// The greatest number.
        high: i32,
        /// The seed of the numbers: the same seed gives the same values.
        seed: u64,
    },
}

/// The reason why values cannot be changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafChangeError {
    /// A value is infinite, or the result would be.
    Infinite,
    /// √(1 + value) of a value below −1.
    NoRoot,
    /// The least number is greater than the greatest.
    EmptyRange,
}

/// The numbers of decimals to which a root is rounded.
const DECIMALS: std::ops::RangeInclusive<i32> = 2..=9;

impl LeafChange {
    /// Returns the values after the change, in their order.
    ///
    /// ```
    /// use poda_core::game::leaf_change::LeafChange;
    /// use poda_core::score::Score;
    ///
    /// let values = [3, 12, -8].map(Score::from);
    /// assert_eq!(LeafChange::Negate.of(&values), Ok(vec![(-3).into(), (-12).into(), 8.into()]));
    /// assert_eq!(LeafChange::Rank.of(&values), Ok(vec![2.into(), 3.into(), 1.into()]));
    /// ```
    ///
    /// # Errors
    /// Returns why the values cannot be changed in this way.
    pub fn of(self, values: &[Score]) -> Result<Vec<Score>, LeafChangeError> {
        let each = |change: &dyn Fn(Score) -> Option<Score>| {
            values.iter().map(|&value| change(value)).collect::<Option<Vec<_>>>().ok_or(LeafChangeError::Infinite)
        };
        match self {
            Self::Multiply(factor) => each(&|value| value.product_with(factor)),
            Self::Add(summand) => each(&|value| value.sum_with(summand)),
            Self::Negate => Ok(values.iter().map(|&value| -value).collect()),
            Self::Square => each(&|value| value.product_with(value)),
            Self::Root => roots(values),
            Self::Rank => {
                let places = different(values);
                let place = |value| places.partition_point(|other| other < value) + 1;
                Ok(values.iter().map(|value| Score::from(i32::try_from(place(value)).unwrap_or(i32::MAX))).collect())
            }
            Self::Random { low, high, .. } if high < low => Err(LeafChangeError::EmptyRange),
            Self::Random { low, high, seed } => {
                let count = u64::from(high.abs_diff(low)) + 1;
                let drawn = |place: usize| {
                    let mut hasher = DefaultHasher::new();
                    (seed, place).hash(&mut hasher);
                    low.saturating_add_unsigned(u32::try_from(hasher.finish() % count).unwrap_or_default())
                };
                Ok((0..values.len()).map(drawn).map(Score::from).collect())
            }
        }
    }
}

fn roots(values: &[Score]) -> Result<Vec<Score>, LeafChangeError> {
    if values.iter().any(|value| value.get() < -1.0) {
        return Err(LeafChangeError::NoRoot);
    }
    if !values.iter().all(|value| value.is_finite()) {
        return Err(LeafChangeError::Infinite);
    }
    let rounded = |decimals: i32| -> Vec<Score> {
        let scale = 10_f64.powi(decimals);
        let root = |value: &Score| ((1.0 + value.get()).sqrt() * scale).round() / scale;
        values.iter().map(|value| Score::new(root(value)).unwrap_or_default()).collect()
    };
    let wanted = different(values).len();
    let fewest = DECIMALS.map(rounded).find(|roots| different(roots).len() == wanted);
    Ok(fewest.unwrap_or_else(|| rounded(*DECIMALS.end())))
}

/// Returns the different values, the least first.
fn different(values: &[Score]) -> Vec<Score> {
    let mut values = values.to_vec();
    values.sort_by(|a, b| a.partial_cmp(b).unwrap_or(Ordering::Equal));
    values.dedup();
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    fn numbers(values: &[f64]) -> Vec<Score> {
        values.iter().map(|&value| Score::new(value).unwrap()).collect()
    }

    #[test]
    fn changes_that_keep_the_order_keep_it() {
        let values = numbers(&[-0.5, 7.0, 3.0, 3.0, 2_500.0, 2_501.0, 0.25]);
        let increasing = [
            LeafChange::Multiply(Score::new(0.1).unwrap()),
            LeafChange::Add(5.into()),
            LeafChange::Root,
            LeafChange::Rank,
        ];
        for change in increasing {
            let changed = change.of(&values).unwrap();
            for (a, b) in values.iter().zip(&changed) {
                for (c, d) in values.iter().zip(&changed) {
                    assert_eq!(
                        a.partial_cmp(c),
                        b.partial_cmp(d),
                        "{change:?}: {a:?} and {c:?} become {b:?} and {d:?}"
                    );
                }
            }
        }
    }

    #[test]
    fn values_without_a_result_are_refused() {
        assert_eq!(LeafChange::Root.of(&numbers(&[-2.0])), Err(LeafChangeError::NoRoot));
        assert_eq!(LeafChange::Square.of(&[Score::INFINITY]), Err(LeafChangeError::Infinite));
        assert_eq!(
            LeafChange::Multiply(Score::new(1e300).unwrap()).of(&numbers(&[1e300])),
            Err(LeafChangeError::Infinite)
        );
        assert_eq!(LeafChange::Random { low: 3, high: 2, seed: 1 }.of(&[]), Err(LeafChangeError::EmptyRange));
    }

    #[test]
    fn random_values_are_within_and_come_again() {
        let values = vec![Score::ZERO; 300];
        let change = LeafChange::Random { low: -2, high: 2, seed: 7 };
        let changed = change.of(&values).unwrap();
        assert_eq!(change.of(&values).unwrap(), changed);
        for number in -2..=2 {
            assert!(changed.contains(&number.into()), "{number}");
        }
        assert!(changed.iter().all(|value| (-2.0..=2.0).contains(&value.get())));
    }
}
