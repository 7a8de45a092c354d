//! The tracer that records a Monte Carlo tree search, and the tracer that only checks its limits.

use super::tree::{RecordingBuilder, SampledTree};
use crate::game::Game;
use crate::search::mcts::{MctsAnswer, MctsConfig, MctsEvent, MctsTracer, ResultScale, mcts};
use crate::trace::limits::{Ending, Limits, Progress};
use std::ops::ControlFlow;

/// The number of iterations between two progress reports: some thousand reports a second.
const REPORT_INTERVAL: u64 = 64;

/// Searches from `root` and records the search within limits on nodes and memory. `progress` receives the number of
/// iterations and may stop the search. The search ends after a whole iteration in any case.
///
/// ```
/// use poda_core::game::nim::Nim;
/// use poda_core::search::mcts::{MctsConfig, ResultScale};
/// use poda_core::trace::limits::{Ending, Limits};
/// use poda_core::trace::sampled::recorder::record_mcts;
/// use poda_core::trace::{NodeId, Story};
///
/// let (nim, config) = (Nim::new(&[2], false).unwrap(), MctsConfig { iterations: 50, ..MctsConfig::default() });
/// let scale = ResultScale::of(&config, &nim).unwrap();
/// let recording = record_mcts(&config, scale, &nim, Limits::nodes(1_000), &());
/// assert_eq!(recording.ending(), Ending::Complete);
/// // Taking both objects, the second move, wins.
/// let visits = recording.children(NodeId::ROOT).map(|child| recording.statistics(child, recording.len()).visits);
/// let visits: Vec<u32> = visits.collect();
/// assert!(visits[0] < visits[1] && visits.iter().sum::<u32>() == 50);
/// ```
pub fn record_mcts<G: Game>(
    config: &MctsConfig,
    scale: ResultScale,
    root: &G,
    limits: Limits,
    progress: &dyn Progress,
) -> SampledTree<G> {
    let mut recorder = SampledRecorder {
        meter: IterationMeter::new(limits, progress),
        builder: RecordingBuilder::new(config, scale, root),
    };
    let answer = mcts(config, scale, root, &mut recorder).continue_value();
    let ending = if answer.is_some() { Ending::Complete } else { recorder.meter.ending() };
    recorder.builder.finish(ending, answer)
}

/// Searches from `root` within limits on nodes and memory, and keeps only the answer.
///
/// # Errors
/// Returns why the search was cut short.
pub fn solve_mcts<G: Game>(
    config: &MctsConfig,
    scale: ResultScale,
    root: &G,
    limits: Limits,
    progress: &dyn Progress,
) -> Result<MctsAnswer<G::Move>, Ending> {
    let mut meter = IterationMeter::new(limits, progress);
    mcts(config, scale, root, &mut meter).continue_value().ok_or_else(|| meter.ending())
}

/// A tracer that checks the limits of a search and reports its progress.
pub(crate) struct IterationMeter<'a> {
    limits: Limits,
    progress: &'a dyn Progress,
    iterations: u64,
    /// Why the search was cut short, if it was.
    cut_short: Option<Ending>,
}

impl<'a> IterationMeter<'a> {
    pub const fn new(limits: Limits, progress: &'a dyn Progress) -> Self {
        Self { limits, progress, iterations: 0, cut_short: None }
    }

    /// Counts an iteration of a search that has added this many nodes and holds this many bytes. Breaks if it would
    /// exceed a limit.
    pub fn begin_iteration(&mut self, nodes: usize, bytes: usize) -> ControlFlow<()> {
        self.cut_short = if self.limits.nodes <= nodes {
            Some(Ending::NodeLimit)
        } else if self.limits.bytes <= bytes {
            Some(Ending::MemoryLimit)
        } else if self.iterations.is_multiple_of(REPORT_INTERVAL) {
            self.progress.report(self.iterations).break_value()
        } else {
            None
        };
        self.iterations += 1;
        if self.cut_short.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Returns why the search was cut short.
    pub fn ending(&self) -> Ending {
        self.cut_short.unwrap_or(Ending::Stopped)
    }
}

impl<G: Game> MctsTracer<G> for IterationMeter<'_> {
    fn record(&mut self, event: MctsEvent<'_, G>) -> ControlFlow<()> {
        match event {
            MctsEvent::Iteration { nodes, bytes } => self.begin_iteration(nodes, bytes),
            MctsEvent::Select { .. }
            | MctsEvent::Expand { .. }
            | MctsEvent::Priors { .. }
            | MctsEvent::Rollout { .. }
            | MctsEvent::Backup { .. }
            | MctsEvent::Decide { .. } => ControlFlow::Continue(()),
        }
    }
}

/// A tracer that records within limits.
struct SampledRecorder<'a, G: Game> {
    meter: IterationMeter<'a>,
    builder: RecordingBuilder<G>,
}

impl<G: Game> MctsTracer<G> for SampledRecorder<'_, G> {
    fn record(&mut self, event: MctsEvent<'_, G>) -> ControlFlow<()> {
        match event {
            MctsEvent::Iteration { nodes, bytes } => {
                let elsewhere = nodes * self.meter.limits.extra_bytes_per_node;
                self.meter.begin_iteration(nodes, bytes + self.builder.bytes() + elsewhere)?;
                self.builder.begin();
            }
            MctsEvent::Select { via, .. } => self.builder.select(via),
            MctsEvent::Expand { via, position: _ } => self.builder.expand(via),
            MctsEvent::Priors { priors } => self.builder.give_priors(priors),
            MctsEvent::Rollout { moves, result } => self.builder.roll_out(moves, result),
            // Backups follow from the path and the result, and the answer contains the chosen move.
            MctsEvent::Backup { .. } | MctsEvent::Decide { .. } => {}
        }
        ControlFlow::Continue(())
    }
}
