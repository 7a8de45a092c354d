//! Static evaluations: sums that keep their terms, so that a leaf shows `6−5=1` rather than only 1.
//!
//! Does not depend on a game or a search.

use super::weighted::{WeightedSum, Weights, greatest_sum};
use crate::score::{Interval, Player, Score};
use std::fmt;

/// The static evaluation of a position, as its game computed it. Always from MAX's side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Evaluation {
    /// A number that is not a sum: a given leaf value, a win, a draw.
    Value(Score),
    /// A count for MAX minus the same count for MIN, for example of open lines.
    Difference {
        /// The count for MAX.
        max: i32,
        /// The count for MIN.
        min: i32,
    },
    /// The difference of two counts, divided by the largest possible count.
    Share {
        /// The count for MAX.
        max: i32,
        /// The count for MIN.
        min: i32,
        /// The divisor, which is not 0.
        of: u32,
    },
    /// Several counts, each multiplied by its weight.
    Weighted(WeightedSum),
    /// A win that counts more the sooner it comes: the value of a win minus the plies of the game until then.
    Sooner {
        /// The winner. A win of MIN counts less than 0.
        winner: Player,
        /// The value of a win, from the winner's side.
        win: u32,
        /// The number of plies, which is less.
        plies: u32,
    },
}

/// The evaluation function of a game of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Hash)]
pub enum EvaluationFunction {
    /// ±∞ for a finished line, else the number of lines without an opponent's mark, MAX's minus MIN's.
    #[default]
    OpenLines,
    /// +1 and −1 for a finished line, else 0.
    Outcome,
    /// ±∞ for a finished line, 0 for a full board without one, else the weighted sum of the game's features.
    Weighted(Weights),
}

impl EvaluationFunction {
    /// Returns the weights, if it is a weighted sum.
    pub const fn weights(self) -> Option<Weights> {
        if let Self::Weighted(weights) = self { Some(weights) } else { None }
    }

    /// Returns whether a game with this number of lines can be evaluated to a score.
    pub fn can_return(self, score: Score, lines: u32) -> bool {
        match self {
            Self::Outcome => is_whole_within(score, 1),
            Self::OpenLines => !score.is_finite() || is_whole_within(score, lines),
            Self::Weighted(_) => true,
        }
    }

    /// Returns the evaluation of a game with this winner; without a winner, that of a draw.
    #[inline]
    pub(super) fn of_result(self, winner: Option<Player>) -> Evaluation {
        let value = |winner: Player| match self {
            Self::Outcome => winner.view(Score::from(1)),
            Self::OpenLines | Self::Weighted(_) => winner.opponent().worst(),
        };
        Evaluation::Value(winner.map_or(Score::ZERO, value))
    }

    /// Returns the bounds of the results of a game that is won, lost or drawn.
    pub fn result_bounds() -> Interval {
        Interval::around_zero(Score::from(1))
    }

    /// Returns the bounds of the evaluations of a game with this number of lines. The result of a win is no less than
    /// any evaluation.
    pub fn estimate_bounds(self, lines: u32) -> Interval {
        match self {
            Self::Outcome => Self::result_bounds(),
            Self::OpenLines => Interval::around_zero(whole(lines)),
            Self::Weighted(weights) => Interval::around_zero(greatest_sum(&weights, lines).max(Score::from(1))),
        }
    }
}

/// Returns the value of a win that counts more the sooner it comes, in a game with this number of lines and cells: a
/// power of ten, 100 or more, so that the latest win counts more than any estimate.
pub(super) fn win_value(lines: u32, cells: u32) -> u32 {
    [100, 1_000].into_iter().find(|win| lines + cells < *win).unwrap_or(10_000)
}

/// Returns whether a score is a win or a loss that counts more the sooner it comes.
pub(super) fn is_sooner_win(score: Score, win: u32, cells: u32) -> bool {
    is_whole_within(score, win) && f64::from(win - cells) <= score.get().abs()
}

/// Returns a count as a score.
pub(super) fn whole(number: u32) -> Score {
    Score::new(number.into()).unwrap_or_default()
}

/// Returns whether a score is a whole number whose size is at most `most`.
pub(super) fn is_whole_within(score: Score, most: u32) -> bool {
    score.get().fract() == 0.0 && score.get().abs() <= f64::from(most)
}

impl Evaluation {
    /// Returns the value of the sum, from MAX's side.
    #[inline]
    pub fn score(self) -> Score {
        match self {
            Self::Value(score) => score,
            Self::Difference { max, min } => Score::from(max - min),
            Self::Share { max, min, of } => Score::ratio((max - min).into(), of.into()).unwrap_or_default(),
            Self::Weighted(sum) => sum.score(),
            Self::Sooner { winner, win, plies } => winner.view(whole(win - plies)),
        }
    }
}

/// Formats the evaluation as a sum, `6−5=1`, `(3−17)/20 = −0.7` or `2×3 − 1×5 = 1`, or as a single number if it is not
/// a sum. Long numbers are rounded.
impl fmt::Display for Evaluation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Value(score) => f.write_str(&score.shown()),
            Self::Difference { max, min } => write!(f, "{max}−{min}={}", self.score()),
            Self::Share { max, min, of } => write!(f, "({max}−{min})/{of} {}", self.score().shown_as_value()),
            Self::Weighted(sum) => sum.fmt(f),
            Self::Sooner { winner: Player::Max, win, plies } => write!(f, "{win}−{plies}={}", self.score()),
            Self::Sooner { winner: Player::Min, win, plies } => write!(f, "{plies}−{win}={}", self.score()),
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
        let won = |winner| Evaluation::Sooner { winner, win: 100, plies: 3 };
        assert_eq!([Player::Max, Player::Min].map(|winner| won(winner).to_string()), ["100−3=97", "3−100=−97"]);
    }
}
