//! The values that leaves can have, and those among them with which the root is worth something else.

use crate::game::Game;
use crate::score::{Interval, Score, Window};
use std::cmp::Ordering;

/// The values that leaves of a game can have.
#[derive(Clone, Copy, Debug)]
pub(super) struct ValueRange {
    /// The bounds of all values.
    bounds: Interval,
    /// The ends of the values of finished games and of estimates.
    ends: [Score; 4],
}

impl ValueRange {
    pub fn of<G: Game>(root: &G) -> Self {
        let [results, estimates] = [root.result_bounds(), root.estimate_bounds()];
        Self { bounds: root.bounds(), ends: [results.low, results.high, estimates.low, estimates.high] }
    }

    /// Returns whether a leaf of the game of `position` can have a value.
    pub fn allows<G: Game>(self, position: &G, value: Score) -> bool {
        self.bounds.low <= value && value <= self.bounds.high && position.can_evaluate_to(value)
    }
}

/// The root's value in the actual tree, and the kinds of values that a search may return.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootFunction {
    /// The value with all children searched.
    pub actual: Score,
    /// The value without the children that the wrong cut prunes.
    pub without: Score,
    /// Whether a value may be a fraction, because no leaf has a suitable whole number.
    pub allows_fractions: bool,
}

/// Returns values that leaves can have, each with the root's value with it, which differs from the actual one and from
/// the one without the pruned children. `root` is the interval to which the value is clamped on its way to the root.
/// Whole numbers near `own` and values that reach the root unclamped come first.
pub(super) fn telling_values<G: Game>(
    position: &G,
    root: Window,
    own: Score,
    RootFunction { actual, without, allows_fractions }: RootFunction,
    range: ValueRange,
) -> Vec<(Score, Score)> {
    let known = [root.alpha, root.beta, actual, without, own, Score::ZERO];
    let ends = [range.bounds.low, range.bounds.high].into_iter().chain(range.ends);
    let finite: Vec<f64> = known.into_iter().filter(|score| score.is_finite()).map(Score::get).collect();
    let whole = finite.iter().flat_map(|&at| [at.floor() - 1.0, at.floor(), at.ceil(), at.ceil() + 1.0]);
    let between = finite.iter().flat_map(|&a| finite.iter().map(move |&b| a / 2.0 + b / 2.0));
    // Uses two points between each pair, because two of three points may be known numbers already.
    let thirds = finite.iter().flat_map(|&a| finite.iter().map(move |&b| a * 0.75 + b * 0.25));
    let infinite = [f64::NEG_INFINITY, f64::INFINITY];
    let candidates = whole.chain(between).chain(thirds).chain(finite.iter().copied()).chain(infinite);
    let is_telling = |value: &Score| {
        let result = root.clamp(*value);
        let is_allowed = allows_fractions || !value.is_finite() || value.get().fract() == 0.0;
        is_allowed && result != actual && result != without && range.allows(position, *value)
    };
    let mut telling: Vec<Score> = candidates.filter_map(Score::new).filter(is_telling).collect();
    let rank = |value: &Score| {
        let is_fraction = value.is_finite() && value.get().fract() != 0.0;
        let is_quarter = is_fraction && (value.get() * 2.0).fract() != 0.0;
        (is_fraction, is_quarter, !value.is_finite(), root.clamp(*value) != *value, value.distance(own))
    };
    telling.sort_by(|a, b| rank(a).partial_cmp(&rank(b)).unwrap_or(Ordering::Equal));
    telling.dedup();
    // The ends of the range are tried last, because they say the least about the tree.
    telling.extend(ends.filter(is_telling));
    telling.into_iter().map(|value| (value, root.clamp(value))).collect()
}
