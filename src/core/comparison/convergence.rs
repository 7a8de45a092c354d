//! The development of the estimates of a recorded Monte Carlo tree search: visits, means and the decision at the root,
//! iteration by iteration.
//!
//! Does not use true values; [`MoveValues`](super::move_values::MoveValues) has them.

use crate::game::Game;
use crate::score::Player;
use crate::search::mcts::Statistics;
use crate::trace::sampled::tree::SampledTree;
use crate::trace::{NodeId, Story};

/// The factor that turns a standard error into half the width of a 95 % interval of a normal distribution.
pub const NORMAL_95: f64 = 1.96;

/// The decisions and estimates of a search, after an increasing number of iterations.
#[derive(Clone, Debug, PartialEq)]
pub struct Convergence {
    /// The children of the root in the order in which they were added.
    pub children: Vec<NodeId>,
    /// Moments of the search, at about ten iterations for each power of ten; the last is its end.
    pub points: Vec<ConvergencePoint>,
    /// The iteration since which the search would have chosen the same move as in the end; `None` if no player has a
    /// move.
    pub last_change: Option<usize>,
}

/// A moment of a search, after a whole iteration.
#[derive(Clone, Debug, PartialEq)]
pub struct ConvergencePoint {
    /// The number of iterations.
    pub iteration: usize,
    /// The estimate of each child of the root; `None` for a child that has not been tried.
    pub estimates: Vec<Option<Estimate>>,
    /// The child that the search would choose, as an index into `estimates`; `None` if no player chooses.
    pub choice: Option<usize>,
}

/// The estimate of a move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// The iterations through it, n.
    pub visits: u32,
    /// The mean of their results on the scale from 0 to 1: w/n, from MAX's view.
    pub mean: f64,
    /// 1.96·s/√n, where s is the standard deviation of these results; `None` for a single result.
    ///
    /// It describes how much the results scatter. It would be half the width of a 95 % interval of the true value if
    /// the results were drawn independently from one distribution. They are not: the search plays better and better
    /// below the move.
    pub margin: Option<f64>,
}

impl Convergence {
    /// Returns the development of the estimates of a recording. It takes time in proportion to the number of
    /// iterations.
    ///
    /// ```
    /// use poda_core::comparison::convergence::Convergence;
    /// use poda_core::game::nim::Nim;
    /// use poda_core::search::mcts::{MctsConfig, ResultScale};
    /// use poda_core::trace::limits::Limits;
    /// use poda_core::trace::sampled::recorder::record_mcts;
    ///
    /// // Taking both objects, the second move, wins.
    /// let (nim, config) = (Nim::new(&[2], false).unwrap(), MctsConfig::default());
    /// let scale = ResultScale::of(&config, &nim).unwrap();
    /// let convergence = Convergence::of(&record_mcts(&config, scale, &nim, Limits::nodes(1_000), &()));
    /// let end = convergence.points.last().unwrap();
    /// assert_eq!((end.iteration, end.choice), (200, Some(1)));
    /// assert_eq!(end.estimates[1].unwrap().mean, 1.0);
    /// assert_eq!(convergence.last_change, Some(3));
    /// ```
    pub fn of<G: Game>(recording: &SampledTree<G>) -> Self {
        let children: Vec<NodeId> = recording.children(NodeId::ROOT).collect();
        let mut tallies = vec![ResultSpread::default(); children.len()];
        let (mut points, mut last_change, mut choice) = (Vec::new(), None, None);
        let mut next_point = 1;
        let player = recording.root().turn().player();
        for (index, child) in children_by_iteration(recording, &children).into_iter().enumerate() {
            let iteration = index + 1;
            if let Some(child) = child {
                let (_, result) = recording.rollout(iteration);
                tallies[child].add(recording.scale().x(result));
                tallies[child].statistics = tallies[child].statistics.with(result);
                let now = choice_at(recording, player, &tallies);
                if now != choice {
                    (choice, last_change) = (now, Some(iteration));
                }
            }
            if iteration == next_point || iteration == recording.iteration_count() {
                let estimates = tallies.iter().map(|tally| tally.estimate(recording)).collect();
                points.push(ConvergencePoint { iteration, estimates, choice });
                next_point = after(next_point);
            }
        }
        Self { children, points, last_change }
    }
}

/// Returns the next number of iterations after this one: a fourth more, and at least one more.
const fn after(iterations: usize) -> usize {
    iterations + if iterations < 8 { 1 } else { iterations / 4 }
}

/// Returns which child of the root each iteration went through, as an index; `None` if the root is a leaf.
fn children_by_iteration<G: Game>(recording: &SampledTree<G>, children: &[NodeId]) -> Vec<Option<usize>> {
    let mut all = vec![None; recording.iteration_count()];
    for (index, &child) in children.iter().enumerate() {
        for (iteration, _) in recording.results(child) {
            all[iteration - 1] = Some(index);
        }
    }
    all
}

/// Returns the child that the search would choose given these results.
fn choice_at<G: Game>(recording: &SampledTree<G>, player: Option<Player>, tallies: &[ResultSpread]) -> Option<usize> {
    // A child that has not been tried is never chosen: it has less than any other.
    recording.config().decide.choose(recording.scale(), player?, tallies.iter().map(|tally| tally.statistics))
}

/// The results of a child so far. They are summed up as in B. P. Welford, "Note on a Method for Calculating Corrected
/// Sums of Squares and Products", 1962.
#[derive(Clone, Copy, Debug, Default)]
struct ResultSpread {
    statistics: Statistics,
    /// The mean of the x so far. The next field is the sum of their squared distances from it.
    mean: f64,
    squares: f64,
}

impl ResultSpread {
    /// Adds an x. The statistics must not include it yet.
    fn add(&mut self, x: f64) {
        let distance = x - self.mean;
        self.mean += distance / f64::from(self.statistics.visits + 1);
        self.squares += distance * (x - self.mean);
    }

    fn estimate<G: Game>(&self, recording: &SampledTree<G>) -> Option<Estimate> {
        let visits = self.statistics.visits;
        let count = f64::from(visits);
        let deviation = || (self.squares / (count - 1.0)).sqrt();
        (0 < visits).then(|| Estimate {
            visits,
            mean: recording.scale().mean(Player::Max, self.statistics),
            margin: (1 < visits).then(|| NORMAL_95 * deviation() / count.sqrt()),
        })
    }
}
