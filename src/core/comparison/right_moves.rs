//! How often a Monte Carlo tree search chooses a right move, over many seeds.
//!
//! The decision after few iterations is an intermediate decision of a longer search, so each seed is searched only
//! once.

use super::convergence::NORMAL_95;
use super::move_values::MoveValues;
use crate::game::Game;
use crate::search::mcts::{MctsConfig, MctsEvent, MctsTracer, Statistics, mcts};
use crate::trace::limits::{Ending, Limits, Progress};
use crate::trace::sampled::recorder::IterationMeter;
use std::ops::ControlFlow;

/// The decisions of searches that have the same number of iterations but different seeds.
#[derive(Clone, Debug, PartialEq)]
pub struct Decisions<Move> {
    /// The number of iterations of each.
    pub iterations: u32,
    /// The moves of the root in the game's order, each with the number of searches that chose it.
    pub counts: Vec<(Move, u64)>,
    /// The number of searches that chose one of the best moves.
    pub right: u64,
    /// The sum of the regrets of all decisions, each a difference of x.
    pub regret_sum: f64,
}

impl<Move: Copy + Eq> Decisions<Move> {
    fn none_yet(iterations: u32, values: &MoveValues<Move>) -> Self {
        Self { iterations, counts: values.moves.iter().map(|&(mv, _)| (mv, 0)).collect(), right: 0, regret_sum: 0.0 }
    }

    /// Returns the number of searches.
    pub fn searches(&self) -> u64 {
        self.counts.iter().map(|&(_, count)| count).sum()
    }

    /// Returns the share of the searches that chose a right move; `None` if there are no searches.
    pub fn share(&self) -> Option<f64> {
        let searches = self.searches();
        (0 < searches).then(|| self.right as f64 / searches as f64)
    }

    /// Returns the 95 % interval of the probability that a search with any other seed chooses a right move.
    pub fn interval(&self) -> (f64, f64) {
        wilson_interval(self.right, self.searches())
    }

    /// Returns the mean of the regrets; `None` if there are no searches.
    pub fn mean_regret(&self) -> Option<f64> {
        let searches = self.searches();
        (0 < searches).then(|| self.regret_sum / searches as f64)
    }

    fn add(&mut self, values: &MoveValues<Move>, decision: Move) {
        for (mv, count) in &mut self.counts {
            *count += u64::from(*mv == decision);
        }
        self.right += u64::from(values.best_moves().any(|best| best == decision));
        self.regret_sum += values.regret(decision).unwrap_or_default();
    }
}

/// Searches from `root` once for each seed, with the greatest of these numbers of iterations. Returns the decisions
/// after each number, in ascending order and without duplicates, and what ended the searches early. In that case the
/// decisions after more iterations have fewer seeds. The limits hold for each search.
///
/// ```
/// use poda_core::comparison::move_values::move_values;
/// use poda_core::comparison::right_moves::decisions;
/// use poda_core::game::nim::Nim;
/// use poda_core::search::mcts::{MctsConfig, ResultScale};
/// use poda_core::trace::limits::Limits;
///
/// let nim = Nim::new(&[3, 1], false).unwrap();
/// let (config, limits) = (MctsConfig::default(), Limits::nodes(1_000));
/// let values = move_values(&nim, ResultScale::of(&config, &nim).unwrap(), limits, &()).unwrap();
/// let (found, ended) = decisions(&config, &[200, 1], 1..=20, &nim, &values, limits, &());
/// // After one iteration only the first move has been tried, which is wrong.
/// assert_eq!((found[0].right, found[1].right, found[1].searches(), ended), (0, 20, 20, None));
/// ```
pub fn decisions<G: Game>(
    config: &MctsConfig,
    iterations: &[u32],
    seeds: impl IntoIterator<Item = u64>,
    root: &G,
    values: &MoveValues<G::Move>,
    limits: Limits,
    progress: &dyn Progress,
) -> (Vec<Decisions<G::Move>>, Option<Ending>) {
    let mut points = iterations.to_vec();
    points.sort_unstable();
    points.dedup();
    let mut all: Vec<_> = points.iter().map(|&number| Decisions::none_yet(number, values)).collect();
    let Some(&longest) = points.last() else { return (all, None) };
    for seed in seeds {
        let config = MctsConfig { seed, iterations: longest, ..*config };
        let meter = IterationMeter::new(limits, progress);
        let mut tracer =
            DecisionTracer { meter, config, values, children: Vec::new(), via: None, done: 0, all: &mut all };
        if mcts(&config, values.scale, root, &mut tracer).is_break() {
            let ending = tracer.meter.ending();
            return (all, Some(ending));
        }
    }
    (all, None)
}

/// A tracer that counts the iterations through each move of the root, and the decisions after some numbers of
/// iterations.
struct DecisionTracer<'a, Move> {
    meter: IterationMeter<'a>,
    config: MctsConfig,
    values: &'a MoveValues<Move>,
    /// The moves of the root that have been tried, in the order of their first iterations.
    children: Vec<(Move, Statistics)>,
    /// The move of the root in the current iteration.
    via: Option<Move>,
    /// The number of complete iterations.
    done: u32,
    all: &'a mut [Decisions<Move>],
}

impl<Move: Copy + Eq> DecisionTracer<'_, Move> {
    /// Counts a result, and the decision if one is due.
    fn end_iteration(&mut self, result: crate::score::Score) {
        self.done += 1;
        let Some(via) = self.via else { return };
        match self.children.iter_mut().find(|(mv, _)| *mv == via) {
            Some((_, statistics)) => *statistics = statistics.with(result),
            None => self.children.push((via, Statistics::default().with(result))),
        }
        let Some(due) = self.all.iter_mut().find(|decisions| decisions.iterations == self.done) else { return };
        let Some(player) = self.values.player else { return };
        if self.config.selection.priors().is_some() {
            // The first of equals is the first in the game's order, and not the one with the greatest prior.
            let index = |mv: Move| self.values.moves.iter().position(|&(other, _)| other == mv);
            self.children.sort_by_key(|&(mv, _)| index(mv));
        }
        let tried = self.children.iter().map(|&(_, statistics)| statistics);
        if let Some(index) = self.config.decide.choose(self.values.scale, player, tried) {
            due.add(self.values, self.children[index].0);
        }
    }
}

impl<G: Game> MctsTracer<G> for DecisionTracer<'_, G::Move> {
    fn record(&mut self, event: MctsEvent<'_, G>) -> ControlFlow<()> {
        match event {
            MctsEvent::Iteration { nodes, bytes } => {
                self.via = None;
                self.meter.begin_iteration(nodes, bytes)?;
            }
            MctsEvent::Select { via, .. } | MctsEvent::Expand { via, .. } => self.via = self.via.or(Some(via)),
            MctsEvent::Rollout { result, .. } => self.end_iteration(result),
            MctsEvent::Priors { .. } | MctsEvent::Backup { .. } | MctsEvent::Decide { .. } => {}
        }
        ControlFlow::Continue(())
    }
}

/// Returns the 95 % interval of a probability, estimated from `successes` in `trials`; from 0 to 1 without trials.
///
/// E. B. Wilson, "Probable Inference, the Law of Succession, and Statistical Inference", 1927. Unlike p ± 1.96·√(p(1 −
/// p)/n) it never leaves the range from 0 to 1, and does not shrink to a point if all trials are successes.
///
/// ```
/// use poda_core::comparison::right_moves::wilson_interval;
///
/// let (low, high) = wilson_interval(50, 50);
/// assert!((low - 0.929).abs() < 0.0005 && high == 1.0);
/// ```
pub fn wilson_interval(successes: u64, trials: u64) -> (f64, f64) {
    if trials == 0 {
        return (0.0, 1.0);
    }
    let (n, share, z2) = (trials as f64, successes as f64 / trials as f64, NORMAL_95 * NORMAL_95);
    let center = share + z2 / (2.0 * n);
    let half = NORMAL_95 * (share * (1.0 - share) / n + z2 / (4.0 * n * n)).sqrt();
    let end = |sum: f64| (sum / (1.0 + z2 / n)).clamp(0.0, 1.0);
    let low = if successes == 0 { 0.0 } else { end(center - half) };
    let high = if successes == trials { 1.0 } else { end(center + half) };
    (low, high)
}
