//! A static evaluation: a sum that remembers its addends, so that `6−5=1` is what was searched and not a caption.
//!
//! Knows no game and no search.

use super::weighted::{WeightedSum, Weights};
use crate::score::Score;
use std::fmt;

/// What a leaf is worth, as its game counted it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Evaluation {
    /// A number that is not a sum: a given leaf value, a win, a draw.
    Value(Score),
    /// What MAX has less what MIN has, of the same thing: open lines, for instance.
    Difference {
        /// Counted for MAX.
        max: i32,
        /// Counted for MIN.
        min: i32,
    },
    /// Several counts, each times its weight.
    Weighted(WeightedSum),
}

/// How a game of lines judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum EvaluationFunction {
    /// ±∞ for a finished line, else the lines the opponent has not touched, MAX's less MIN's.
    #[default]
    OpenLines,
    /// +1 and −1 for a finished line, else 0.
    Outcome,
    /// ±∞ for a finished line, 0 for a full board without one, else the game's features with these weights.
    Weighted(Weights),
}

impl Evaluation {
    /// The score: the sum carried out, from MAX's side.
    #[must_use]
    #[inline]
    pub fn score(self) -> Score {
        match self {
            Self::Value(score) => score,
            Self::Difference { max, min } => Score::from(max - min),
            Self::Weighted(sum) => sum.score(),
        }
    }
}

/// Written as the sum it is: `6−5=1`, `2×3 − 1×5 = 1`, or just the number where nothing was added up, rounded if it is long.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(score) => f.write_str(&score.shown()),
            Self::Difference { max, min } => write!(f, "{max}−{min}={}", self.score()),
            Self::Weighted(sum) => sum.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_written_as_the_sum_it_is() {
        assert_eq!(Evaluation::Difference { max: 6, min: 5 }.to_string(), "6−5=1");
        assert_eq!(Evaluation::Difference { max: 4, min: 6 }.to_string(), "4−6=−2");
        assert_eq!(Evaluation::Value(Score::INFINITY).to_string(), "+∞");
    }
}
