//! The statistics of the iterations through a node, and UCB1 and PUCT, which use them to choose among children.
//!
//! UCB1: P. Auer, N. Cesa-Bianchi and P. Fischer, "Finite-time Analysis of the Multiarmed Bandit Problem", 2002. PUCT:
//! C. Rosin, "Multi-armed bandits with episode context", 2011, in the form of D. Silver et al., "Mastering the game of
//! Go without human knowledge", 2017. Does not depend on a tree.

use super::config::{Decide, MctsConfig};
use crate::game::{Counts, Game};
use crate::score::{Interval, Player, Score, decimal_share, decimal_sum};
use crate::search::mcts_settings::Rollout;
use crate::search::support::logarithm::natural_logarithm;

/// The number of iterations through a node and the sum of their results.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Statistics {
    /// The number of iterations, written n; N at the parent.
    pub visits: u32,
    /// The sum of their results from MAX's side, exact as long as it has few digits.
    pub total: f64,
}

impl Statistics {
    /// Returns the statistics with one more result.
    #[must_use]
    pub fn with(self, result: Score) -> Self {
        let (visits, total) = (self.visits + 1, decimal_sum(self.total, result.get()));
        // Results that cancel out leave only what rounding has added to their sum.
        let rounding = f64::from(visits) * f64::EPSILON * result.get().abs();
        Self { visits, total: if total.abs() <= rounding { 0.0 } else { total } }
    }

    /// Returns the mean of the results from MAX's side; `None` before the first.
    pub fn mean_result(self) -> Option<Score> {
        (0 < self.visits).then(|| Score::new(decimal_share(self.total, 0, 0.0, self.visits.into())))?
    }
}

/// The interval [L, U] of the results. It scales each result r to a number x from 0, the worst for MAX, to 1, the best:
/// x = (r − L)/(U − L).
///
/// If all results are equal, each counts as ½.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ResultScale {
    results: Interval,
}

impl ResultScale {
    /// Returns the scale of a search from `root`; `None` if no finite bounds of its results are known.
    pub fn of<G: Game>(config: &MctsConfig, root: &G) -> Option<Self> {
        let results = match config.rollout {
            Rollout::Random => root.result_bounds(),
            Rollout::Evaluation { .. } => root.estimate_bounds(),
        };
        (results.low.is_finite() && results.high.is_finite()).then_some(Self { results })
    }

    /// Returns the interval of the results.
    pub const fn bounds(self) -> Interval {
        self.results
    }

    /// Returns the nearest result in the interval to a value. A win of +∞ counts as the upper end.
    pub fn result(self, value: Score) -> Score {
        value.max(self.results.low).min(self.results.high)
    }

    /// Returns the statistics of counts, whose results are from 0 to 1.
    pub fn statistics(self, counts: Counts) -> Statistics {
        let visits = f64::from(counts.visits);
        let total = decimal_sum(counts.wins * self.range(), visits * self.results.low.get());
        Statistics { visits: counts.visits, total }
    }

    /// Returns the x of a result.
    pub fn x(self, result: Score) -> f64 {
        self.w(Statistics::default().with(result))
    }

    /// Returns the sum of the x of all iterations, written w.
    pub fn w(self, of: Statistics) -> f64 {
        let (low, range) = (self.results.low.get(), self.range());
        let visits = f64::from(of.visits);
        // A sum of many digits may be rounded beyond the ends.
        if range == 0.0 { visits / 2.0 } else { decimal_share(of.total, of.visits, low, range).clamp(0.0, visits) }
    }

    /// Returns the mean of a visited node from the view of a player: w/n for MAX, 1 − w/n for MIN.
    ///
    /// It is rounded by a single division, so that equal means of whole results are equal numbers.
    pub fn mean(self, player: Player, of: Statistics) -> f64 {
        let (range, visits) = (self.range(), f64::from(of.visits));
        let gained = match player {
            Player::Max => of.total - visits * self.results.low.get(),
            Player::Min => visits * self.results.high.get() - of.total,
        };
        if range == 0.0 { 0.5 } else { (gained / (visits * range)).clamp(0.0, 1.0) }
    }

    fn range(self) -> f64 {
        decimal_sum(self.results.high.get(), -self.results.low.get())
    }
}

/// The terms of a child, by which it is compared with its siblings when one is selected.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SelectionTerm<Child> {
    /// The child.
    pub child: Child,
    /// The iterations through it.
    pub statistics: Statistics,
    /// Its prior, in PUCT.
    pub prior: Option<f64>,
    /// Its mean from the view of the player who selects. In PUCT it is 0, the worst, for a child that has not been
    /// visited.
    pub mean: f64,
    /// The bonus for having been tried rarely.
    pub bonus: f64,
}

impl<Child> SelectionTerm<Child> {
    /// Returns the UCB1 term of a child, at a node of `player` with N = `visits`: its bonus is c·√(ln N / n).
    pub fn ucb1(
        config: &MctsConfig,
        scale: ResultScale,
        player: Player,
        visits: u32,
        child: Child,
        statistics: Statistics,
    ) -> Self {
        let tried_seldom = (natural_logarithm(visits) / f64::from(statistics.visits)).sqrt();
        let bonus = config.exploration.get() * tried_seldom;
        Self { child, statistics, prior: None, mean: scale.mean(player, statistics), bonus }
    }

    /// Returns the PUCT term of a child with the prior P, at a node of `player` whose children have been visited
    /// N = `visits` times together: its bonus is c·P·√N / (1 + n).
    ///
    /// A child that has not been visited has the mean 0, as in the program that D. Silver et al. published with
    /// "A general reinforcement learning algorithm that masters chess, shogi, and Go through self-play", 2018.
    pub fn puct(
        config: &MctsConfig,
        scale: ResultScale,
        player: Player,
        visits: u32,
        child: Child,
        prior: f64,
        statistics: Statistics,
    ) -> Self {
        let tried_seldom = prior * f64::from(visits).sqrt() / (1.0 + f64::from(statistics.visits));
        let mean = if statistics.visits == 0 { 0.0 } else { scale.mean(player, statistics) };
        Self { child, statistics, prior: Some(prior), mean, bonus: config.exploration.get() * tried_seldom }
    }

    /// Returns the sum of mean and bonus. The child with the greatest sum is selected.
    pub fn sum(&self) -> f64 {
        self.mean + self.bonus
    }
}

/// Returns the index of the child that is selected: the one with the greatest sum; of equal sums the one with the
/// greatest prior, and of equal priors the first. `None` without children.
///
/// While no child has been visited, all sums of PUCT are 0, so that the greatest prior is selected.
pub fn selected_index<Child>(terms: &[SelectionTerm<Child>]) -> Option<usize> {
    let first = index_of_greatest(terms.iter().map(SelectionTerm::sum))?;
    if terms[first].prior.is_none() {
        return Some(first);
    }
    let greatest = terms[first].sum();
    let equal = |term: &SelectionTerm<Child>| are_equal(term.sum(), greatest);
    index_of_greatest(terms.iter().map(|term| if equal(term) { term.prior.unwrap_or_default() } else { -1.0 }))
}

impl Decide {
    /// Returns the index of the child that is chosen at a node of `player`, given the statistics of all children that
    /// have been tried; `None` if there are none.
    pub fn choose(
        self,
        scale: ResultScale,
        player: Player,
        children: impl IntoIterator<Item = Statistics>,
    ) -> Option<usize> {
        index_of_greatest(children.into_iter().map(|child| self.merit(scale, player, child)))
    }

    /// Returns the number by which a tried child is compared with its siblings at a node of `player`: its visits, or
    /// its mean. A child without visits has less than any other.
    pub fn merit(self, scale: ResultScale, player: Player, child: Statistics) -> f64 {
        match self {
            Self::Value if child.visits == 0 => -1.0,
            Self::Visits => f64::from(child.visits),
            Self::Value => scale.mean(player, child),
        }
    }
}

/// Sums that differ by less are equal except for the rounding of doubles, which depends on the order of the results.
const ROUNDING: f64 = 1e-12;

/// Returns whether two numbers are equal, or differ only by rounding.
pub fn are_equal(one: f64, other: f64) -> bool {
    (one - other).abs() <= ROUNDING
}

/// Returns the index of the greatest number, the first of equals; `None` if there are no numbers. Numbers that differ
/// only by rounding are equal.
pub fn index_of_greatest(numbers: impl IntoIterator<Item = f64>) -> Option<usize> {
    let mut greatest: Option<(usize, f64)> = None;
    for (index, number) in numbers.into_iter().enumerate() {
        if greatest.is_none_or(|(_, before)| before + ROUNDING < number) {
            greatest = Some((index, number));
        }
    }
    greatest.map(|(index, _)| index)
}
