//! The value of a leaf that tells a wrong cut from the search: with it the root is worth something else.

use poda_core::game::Game;
use poda_core::score::{Score, Window};

/// What the root is worth as the tree is.
#[derive(Clone, Copy, Debug)]
pub(super) struct RootFunction {
    /// With all children searched.
    pub actual: Score,
    /// Without those that the wrong cut prunes.
    pub without: Score,
    /// Whether a value may be a fraction, because no leaf has a whole number that tells.
    pub allows_fractions: bool,
}

/// Returns a value that the evaluation of a leaf can have, with which the root is worth something else than it is, with the
/// cut or without, and the root's value then. `root`: the interval to which the leaf's value is clamped on its way to the
/// root. A whole number near the leaf's own is preferred, and one that reaches the root as it is.
pub(super) fn telling_value<G: Game>(
    position: &G,
    root: Window,
    own: Score,
    RootFunction { actual, without, allows_fractions }: RootFunction,
) -> Option<(Score, Score)> {
    let known = [root.alpha, root.beta, actual, without, own, Score::ZERO];
    let finite: Vec<f64> = known.into_iter().filter(|score| score.is_finite()).map(Score::get).collect();
    let whole = finite.iter().flat_map(|&at| [at.floor() - 1.0, at.floor(), at.ceil(), at.ceil() + 1.0]);
    let between = finite.iter().flat_map(|&a| finite.iter().map(move |&b| a / 2.0 + b / 2.0));
    // Twice between, because two of three numbers may be those that are known.
    let thirds = finite.iter().flat_map(|&a| finite.iter().map(move |&b| a * 0.75 + b * 0.25));
    let infinite = [f64::NEG_INFINITY, f64::INFINITY];
    let candidates = whole.chain(between).chain(thirds).chain(finite.iter().copied()).chain(infinite);
    let telling = candidates.filter_map(Score::new).filter(|&value| {
        let result = root.clamp(value);
        let is_allowed = allows_fractions || !value.is_finite() || value.get().fract() == 0.0;
        is_allowed && result != actual && result != without && position.can_evaluate_to(value)
    });
    let rank = |value: &Score| {
        let is_fraction = value.is_finite() && value.get().fract() != 0.0;
        let is_quarter = is_fraction && (value.get() * 2.0).fract() != 0.0;
        (is_fraction, is_quarter, !value.is_finite(), root.clamp(*value) != *value, value.distance(own))
    };
    let best = telling.reduce(|best, value| {
        let is_better = rank(&value).partial_cmp(&rank(&best)).is_some_and(std::cmp::Ordering::is_lt);
        if is_better { value } else { best }
    })?;
    Some((best, root.clamp(best)))
}
