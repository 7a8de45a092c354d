//! The outcomes of a chance node: the intervals proved for them, and the interval that follows for the node.
//!
//! The arithmetic is from B. W. Ballard, "The *-Minimax Search Procedure for Trees Containing Chance Nodes", 1983. Does
//! not depend on a tree.

use super::exact::OutcomeSum;
use super::fraction::{Fraction, Inexact};
use super::{Interval, Score, Window};

/// The intervals proved for the outcomes of a chance node.
///
/// Their sums are kept, so that an outcome is added in constant time, whatever the number of outcomes.
#[derive(Clone, Debug, PartialEq)]
pub struct Outcomes {
    /// The weight of each outcome. Its probability is this weight divided by the sum of all weights.
    weights: Vec<u32>,
    /// The interval proved for each outcome.
    proved: Vec<Interval>,
    /// The sums of the lower ends and of the upper ends.
    low: ExactSum,
    high: ExactSum,
}

/// A sum of the ends of outcomes, or why there is no sum.
type ExactSum = Result<OutcomeSum, Inexact>;

/// An end of an interval.
type End = fn(&Interval) -> Score;
const LOW: End = |interval| interval.low;
const HIGH: End = |interval| interval.high;

impl Outcomes {
    /// Returns outcomes with these weights, all of them within `bounds`. Nothing else is proved of them.
    pub fn new(weights: Vec<u32>, bounds: Interval) -> Self {
        let proved = vec![bounds; weights.len()];
        let [low, high] = [bounds.low, bounds.high].map(|end| OutcomeSum::of_equals(&weights, end));
        Self { weights, proved, low, high }
    }

    /// Returns the weights, in the order of the outcomes.
    pub fn weights(&self) -> &[u32] {
        &self.weights
    }

    /// Returns the interval proved for the outcome with this index.
    pub fn of(&self, index: usize) -> Interval {
        self.proved[index]
    }

    /// Narrows the interval proved for the outcome with this index.
    pub fn prove(&mut self, index: usize, proved: Interval) {
        let before = self.proved[index];
        let now = before.intersection(proved);
        self.proved[index] = now;
        let replaced = |sum: ExactSum, end: End| {
            let (weight, [before, now]) = (self.weights[index], [before, now].map(|interval| end(&interval)));
            if before == now { sum } else { sum.and_then(|sum| sum.without(weight, before)?.with(weight, now)) }
        };
        (self.low, self.high) = (replaced(self.low, LOW), replaced(self.high, HIGH));
        // A partial sum may have too many digits although the sum itself has not.
        if self.low.is_err() {
            self.low = OutcomeSum::of(self.ends(LOW));
        }
        if self.high.is_err() {
            self.high = OutcomeSum::of(self.ends(HIGH));
        }
    }

    /// Returns the interval proved for the node: [Σ pᵢ·lowᵢ, Σ pᵢ·highᵢ]. An outcome that may be worth −∞ leaves the
    /// lower end open, and an outcome that may be worth +∞ leaves the upper end open.
    ///
    /// # Errors
    /// Returns why an end is not a score.
    pub fn proved(&self) -> Result<Interval, Inexact> {
        let [low, high] = [self.low?, self.high?];
        let low = match low.has_infinities() {
            [true, _] => Score::NEG_INFINITY,
            [false, true] => Score::INFINITY,
            [false, false] => low.mean()?,
        };
        let high = match high.has_infinities() {
            [_, true] => Score::INFINITY,
            [true, false] => Score::NEG_INFINITY,
            [false, false] => high.mean()?,
        };
        Ok(Interval { low, high })
    }

    /// Returns the window with which the outcome with this index is searched, at a node with `window`: (max(L, a),
    /// min(U, b)) with a = (α − Σ pⱼ·highⱼ)/pᵢ and b = (β − Σ pⱼ·lowⱼ)/pᵢ over the others, j ≠ i. A value up to a
    /// leaves the node at α or below, whatever the others are worth. A value from b on lifts it to β. `bounds` is [L,
    /// U].
    ///
    /// # Errors
    /// Returns why an end is not a score.
    pub fn window(&self, index: usize, window: Window, bounds: Interval) -> Result<Window, Inexact> {
        let alpha = self.needed(index, window.alpha, self.high, HIGH, Score::NEG_INFINITY)?;
        let beta = self.needed(index, window.beta, self.low, LOW, Score::INFINITY)?;
        Ok(Window { alpha: bounds.low.max(alpha), beta: bounds.high.min(beta) })
    }

    /// Returns the value of the outcome with which the node is worth `target`, if every other outcome is worth the
    /// given end of its proved interval. `sum` is the sum of these ends. `open` is the infinite end of an open window,
    /// returned where another outcome may be worth the opposite infinity, and where the outcome cannot happen.
    fn needed(&self, index: usize, target: Score, sum: ExactSum, end: End, open: Score) -> Result<Score, Inexact> {
        if !target.is_finite() {
            return Ok(target);
        }
        let own = self.weights[index];
        if own == 0 {
            // Whatever an outcome is worth that cannot happen, it decides nothing.
            return Ok(open);
        }
        let all_others = || self.ends(end).enumerate().filter(|(other, _)| *other != index).map(|(_, term)| term);
        let others = sum.and_then(|sum| sum.without(own, end(&self.proved[index])));
        let others = others.or_else(|_| OutcomeSum::of(all_others()))?;
        match others.has_infinities() {
            [false, false] => {
                let total = Fraction::whole((others.weight + u64::from(own)).into());
                let needed = Fraction::try_from(target)?.times(total)?.minus(others.finite)?;
                Ok(needed.divided_by(Fraction::whole(own.into()))?.into())
            }
            [true, false] if open == Score::NEG_INFINITY => Ok(Score::INFINITY),
            [false, true] if open == Score::INFINITY => Ok(Score::NEG_INFINITY),
            [_, _] => Ok(open),
        }
    }

    fn ends(&self, end: End) -> impl Iterator<Item = (u32, Score)> {
        self.weights.iter().copied().zip(self.proved.iter().map(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::Bound;

    fn score(numerator: i128, denominator: i128) -> Score {
        Score::ratio(numerator, denominator).unwrap()
    }

    fn within(low: i32, high: i32) -> Interval {
        Interval { low: low.into(), high: high.into() }
    }

    /// With a coin of weights 1 and 2 between −10 and 10, the second outcome must make up for the first.
    #[test]
    fn what_is_left_counts_with_the_bounds() {
        let bounds = within(-10, 10);
        let mut coin = Outcomes::new(vec![1, 2], bounds);
        let window = Window { alpha: Score::from(2), beta: Score::from(5) };
        assert_eq!(coin.proved(), Ok(bounds));
        // (2 − 2/3·10) / (1/3) = −14 is below all possible values; (5 + 2/3·10) / (1/3) = 35 is above them.
        assert_eq!(coin.window(0, window, bounds), Ok(Window { alpha: Score::from(-10), beta: Score::from(10) }));
        coin.prove(0, Interval::of(Score::from(6), Bound::Exact));
        assert_eq!(coin.proved(), Ok(Interval { low: score(-14, 3), high: score(26, 3) }));
        assert_eq!(coin.window(1, window, bounds), Ok(Window { alpha: Score::ZERO, beta: score(9, 2) }));
        coin.prove(1, Interval::of(Score::ZERO, Bound::Upper));
        assert_eq!(coin.proved(), Ok(Interval { low: score(-14, 3), high: Score::from(2) }));
    }

    /// An outcome of weight 0 neither moves what is proved, even if it is worth ∞, nor is it searched with a narrower
    /// window.
    #[test]
    fn what_cannot_happen_does_not_count() {
        let window = Window { alpha: Score::from(2), beta: Score::from(5) };
        for bounds in [within(-10, 10), Interval::UNKNOWN] {
            let mut die = Outcomes::new(vec![0, 1], bounds);
            assert_eq!(die.window(0, window, bounds), Ok(Window { alpha: bounds.low, beta: bounds.high }));
            die.prove(0, Interval::of(bounds.high, Bound::Exact));
            assert_eq!(die.proved(), Ok(bounds));
            assert_eq!(die.window(1, window, bounds), Ok(window));
            die.prove(1, Interval::of(Score::from(3), Bound::Exact));
            assert_eq!(die.proved(), Ok(Interval::of(Score::from(3), Bound::Exact)));
        }
        let terms = [(0, Score::INFINITY), (2, Score::from(3)), (0, Score::NEG_INFINITY)];
        assert_eq!(Score::weighted_mean(terms), Ok(Score::from(3)));
    }

    #[test]
    fn without_bounds_nothing_is_proved_before_the_last_outcome() {
        let mut die = Outcomes::new(vec![1, 1], Interval::UNKNOWN);
        let window = Window { alpha: Score::from(2), beta: Score::from(5) };
        assert_eq!(die.window(0, window, Interval::UNKNOWN), Ok(Window::FULL));
        die.prove(0, Interval::of(Score::from(100), Bound::Exact));
        assert_eq!(die.proved(), Ok(Interval::UNKNOWN));
        assert_eq!(die.window(1, window, Interval::UNKNOWN), Ok(Window { alpha: (-96).into(), beta: (-90).into() }));
        die.prove(1, Interval::of(Score::NEG_INFINITY, Bound::Exact));
        assert_eq!(die.proved(), Ok(Interval::of(Score::NEG_INFINITY, Bound::Exact)));
    }
}
