//! Weighted evaluations, f(s) = Σ wᵢ·cᵢ(s): a sum of counted features, each multiplied by its weight. The sum keeps
//! both factors.
//!
//! Every count is MAX's minus MIN's. Contains the arithmetic, not the way in which a game counts its features.

use crate::score::Score;
use std::fmt;

/// The maximum number of features of a game.
pub const MAX_FEATURES: usize = 6;

/// A feature of a position that a game counts, for MAX and for MIN.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Feature {
    /// Lines with one own mark and none of the opponent's.
    Ones,
    /// Lines with two own marks and none of the opponent's.
    Twos,
    /// Lines with three own marks and none of the opponent's.
    Threes,
    /// Lines with four own marks and none of the opponent's.
    Fours,
    /// Lines with five own marks and none of the opponent's.
    Fives,
    /// Own marks in the center.
    Center,
    /// Own marks in the corners.
    Corners,
    /// Own marks at the sides, between two corners.
    Edges,
    /// The number of own marks.
    Discs,
    /// The moves that the player would have if it were their turn.
    Mobility,
    /// Empty cells.
    Empty,
    /// Pairs of equal tiles in a row or a column with no other tile between them.
    Merges,
    /// Rows and columns in which no tile is between two smaller or two greater ones.
    Monotone,
    /// Whether the greatest tile is in a corner: 1 or 0.
    Corner,
}

impl Feature {
    /// Returns the feature's name in position files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Ones => "ones",
            Self::Twos => "twos",
            Self::Threes => "threes",
            Self::Fours => "fours",
            Self::Fives => "fives",
            Self::Center => "centre",
            Self::Corners => "corners",
            Self::Edges => "edges",
            Self::Discs => "discs",
            Self::Mobility => "mobility",
            Self::Empty => "empty",
            Self::Merges => "merges",
            Self::Monotone => "monotone",
            Self::Corner => "corner",
        }
    }
}

/// The weight of a feature: a decimal number with at most three digits after the point.
///
/// Stored in thousandths, so that three times 0.1 is 0.3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct FeatureWeight(i32);

impl FeatureWeight {
    /// The largest absolute value of a weight.
    pub const LARGEST: i32 = 1_000_000;

    /// Returns a whole weight.
    pub const fn whole(number: i16) -> Self {
        Self(number as i32 * 1_000)
    }

    /// Returns the weight with this value; `None` if it is too large, has more than three digits after the point, or is
    /// NaN.
    ///
    /// ```
    /// use poda_core::game::weighted::FeatureWeight;
    ///
    /// assert_eq!(FeatureWeight::of(-0.125).unwrap().to_string(), "−0.125");
    /// assert_eq!((FeatureWeight::of(0.0001), FeatureWeight::of(1e7)), (None, None));
    /// ```
    #[expect(clippy::cast_possible_truncation, reason = "numbers that are too large have been refused")]
    #[expect(clippy::float_cmp, reason = "both are the double that is nearest to the same decimal number, or not")]
    pub fn of(number: f64) -> Option<Self> {
        if f64::from(Self::LARGEST) < number.abs() || number.is_nan() {
            return None;
        }
        let thousandths = (number * 1_000.0).round();
        (thousandths / 1_000.0 == number).then_some(Self(thousandths as i32))
    }

    /// Returns the weight's value.
    pub fn get(self) -> f64 {
        f64::from(self.0) / 1_000.0
    }
}

/// Formats the weight in full, with a minus sign rather than a hyphen.
impl fmt::Display for FeatureWeight {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "−" } else { "" };
        write!(f, "{sign}{}", self.get().abs())
    }
}

/// The weights of a game's features, in the order of its list of features. Weights beyond the list are 0.
pub type Weights = [FeatureWeight; MAX_FEATURES];

/// Weights that are integers, such as a game's default ones.
pub const fn whole_weights(numbers: [i16; MAX_FEATURES]) -> Weights {
    let mut weights = [FeatureWeight(0); MAX_FEATURES];
    let mut index = 0;
    while index < MAX_FEATURES {
        weights[index] = FeatureWeight::whole(numbers[index]);
        index += 1;
    }
    weights
}

/// A term of the sum: a feature, its weight and its count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightedTerm {
    /// The feature.
    pub feature: Feature,
    /// Its weight.
    pub weight: FeatureWeight,
    /// MAX's count minus MIN's.
    pub count: i16,
}

impl WeightedTerm {
    /// Returns the weight multiplied by the count.
    pub fn product(self) -> Score {
        score(self.thousandths())
    }

    const fn thousandths(self) -> i64 {
        self.weight.0 as i64 * self.count as i64
    }
}

/// A sum of weighted counts that keeps its terms.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightedSum {
    features: &'static [Feature],
    weights: Weights,
    counts: [i16; MAX_FEATURES],
}

impl WeightedSum {
    /// Returns the sum of these counts, MAX's minus MIN's, with these weights. There are at most [`MAX_FEATURES`]
    /// features.
    pub const fn new(features: &'static [Feature], weights: Weights, counts: [i16; MAX_FEATURES]) -> Self {
        Self { features, weights, counts }
    }

    /// Returns the sum of the counts for MAX and for MIN, feature by feature.
    ///
    /// # Panics
    /// Panics if a difference does not fit into 16 bits, which no board allows.
    pub fn of_sides(features: &'static [Feature], weights: Weights, max: &[u32], min: &[u32]) -> Self {
        let mut counts = [0; MAX_FEATURES];
        for (count, (max, min)) in counts.iter_mut().zip(max.iter().zip(min)) {
            *count = i16::try_from(i64::from(*max) - i64::from(*min)).expect("boards are small");
        }
        Self::new(features, weights, counts)
    }

    /// Returns the same sum with this count for every feature.
    #[must_use]
    pub const fn with_counts(self, count: i16) -> Self {
        Self { counts: [count; MAX_FEATURES], ..self }
    }

    /// Returns all terms, including those with weight 0.
    pub fn terms(&self) -> impl Iterator<Item = WeightedTerm> {
        let worth = self.weights.into_iter().zip(self.counts);
        self.features.iter().zip(worth).map(|(&feature, (weight, count))| WeightedTerm { feature, weight, count })
    }

    /// Returns the terms with a weight other than 0. The others do not contribute.
    pub fn weighted_terms(&self) -> impl Iterator<Item = WeightedTerm> {
        self.terms().filter(|term| term.weight != FeatureWeight::default())
    }

    /// Returns the value of the sum.
    pub fn score(&self) -> Score {
        score(self.terms().map(WeightedTerm::thousandths).sum())
    }
}

/// Formats the sum as `2×3 − 1×5 = 1`: each term with a weight other than 0 as weight times count, preceded by the sign
/// of the product.
impl fmt::Display for WeightedSum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, term) in self.weighted_terms().enumerate() {
            let (weight, count) = (term.weight.get().abs(), term.count.unsigned_abs());
            let (is_weight_negative, is_count_negative) = (term.weight.0 < 0, term.count < 0);
            f.write_str(match (index, is_weight_negative != is_count_negative) {
                (0, true) => "−",
                (0, false) => "",
                (_, true) => " − ",
                (_, false) => " + ",
            })?;
            if is_weight_negative && is_count_negative {
                write!(f, "(−{weight})×(−{count})")?;
            } else {
                write!(f, "{weight}×{count}")?;
            }
        }
        if self.weighted_terms().next().is_some() {
            write!(f, " {}", self.score().shown_as_value())
        } else {
            f.write_str(&self.score().shown())
        }
    }
}

/// Returns the greatest absolute value of a sum whose counts do not exceed `most`.
pub fn greatest_sum(weights: &Weights, most: u32) -> Score {
    let thousandths: i64 = weights.iter().map(|weight| i64::from(weight.0.abs())).sum();
    score(thousandths * i64::from(most))
}

/// Returns the score of a number of thousandths.
#[expect(clippy::cast_precision_loss, reason = "six weights of a million with a few thousand counts each stay exact")]
fn score(thousandths: i64) -> Score {
    Score::new(thousandths as f64 / 1_000.0).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FEATURES: &[Feature] = &[Feature::Ones, Feature::Twos, Feature::Center];

    fn sum(weights: [f64; 3], counts: [i16; 3]) -> WeightedSum {
        let [a, b, c] = weights.map(|weight| FeatureWeight::of(weight).unwrap());
        let none = FeatureWeight::default();
        WeightedSum::new(FEATURES, [a, b, c, none, none, none], [counts[0], counts[1], counts[2], 0, 0, 0])
    }

    #[test]
    fn a_sum_is_written_with_its_terms() {
        for (weights, counts, text) in [
            ([2.0, 1.0, 0.0], [3, -5, 7], "2×3 − 1×5 = 1"),
            ([2.0, -1.0, 0.0], [3, 5, 0], "2×3 − 1×5 = 1"),
            ([2.0, -1.0, 0.0], [3, -5, 0], "2×3 + (−1)×(−5) = 11"),
            ([-2.0, 0.0, 0.5], [3, 1, 1], "−2×3 + 0.5×1 = −5.5"),
            ([3.0, 1.0, 2.0], [0, -1, 0], "3×0 − 1×1 + 2×0 = −1"),
            ([0.1, 0.0, 0.0], [3, 0, 0], "0.1×3 = 0.3"),
            ([0.0, 0.0, 0.0], [3, 1, 1], "0"),
        ] {
            assert_eq!(sum(weights, counts).to_string(), text);
        }
    }

    #[test]
    fn a_tenth_three_times_is_three_tenths() {
        assert_eq!(sum([0.1, 0.2, 0.0], [1, 1, 0]).score(), Score::new(0.3).unwrap());
    }

    #[test]
    fn weights_are_decimal_numbers_of_a_sensible_size() {
        for number in [0.0, -0.0, 1.0, -2.5, 0.001, 999_999.999, -1e6] {
            assert!((FeatureWeight::of(number).unwrap().get() - number).abs() < 1e-12, "{number}");
        }
        for number in [f64::NAN, f64::INFINITY, f64::NEG_INFINITY, 0.0005, 1_000_000.001, 1e300] {
            assert_eq!(FeatureWeight::of(number), None, "{number}");
        }
    }
}
