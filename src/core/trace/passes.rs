//! All passes of a search. Most algorithms make one; some search the tree several times.
//!
//! Each pass is a recording with its own tree. The timeline has the steps of all passes in a row: the first step of a
//! pass follows the last of the pass before it, and the beginning of a pass is not a step.

use super::guarantee::Guarantee;
use super::limits::Ending;
use super::node::NodeId;
use super::recording::Recording;
use super::step::{Step, TimelineStep};
use super::trace::Trace;
use crate::game::Game;
use crate::score::{Bound, Interval, Player, Score, Window};
use crate::search::pass::StopReason;
use crate::search::stats::SearchStats;
use std::sync::Arc;

/// The recorded passes of a search, in order; at least one.
#[derive(Clone, Debug)]
pub struct Passes<G: Game> {
    passes: Vec<Arc<Recording<G>>>,
    /// The timeline step at which each pass begins.
    first_steps: Vec<TimelineStep>,
}

/// The result of a search: the interval proved for the root's value, the best move, and why the search ended.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SearchResult {
    /// The root's score from MAX's side, and which bound of the true value it is, as proved by all passes together. In
    /// a search that was cut short before a pass was finished, an end of the interval proved so far, if there is one.
    pub value: Option<(Score, Bound)>,
    /// The root's best child, as `poda solve` prints it, with the pass to which the node belongs; `None` at a leaf, and
    /// if no pass was finished.
    pub best: Option<(usize, NodeId)>,
    /// How the search ended.
    pub ending: Ending,
    /// Why no further pass is made; `None` for algorithms that make only one, and for searches cut short.
    pub stop_reason: Option<StopReason>,
}

/// A step of a pass together with the pass.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub struct PassStep {
    /// The number of the pass, from 0.
    pub pass: usize,
    /// The number of its steps that are made.
    pub step: Step,
}

impl<G: Game> Passes<G> {
    /// Returns the passes of a search.
    ///
    /// # Panics
    /// Panics if there are no passes.
    pub fn new(passes: Vec<Recording<G>>) -> Self {
        assert!(!passes.is_empty(), "a search makes a pass");
        let first_steps = passes
            .iter()
            .scan(0, |before, pass| {
                let first = TimelineStep::new(*before);
                *before += pass.trace().len();
                Some(first)
            })
            .collect();
        Self { passes: passes.into_iter().map(Arc::new).collect(), first_steps }
    }

    /// Returns a search in one pass.
    pub fn of_one(pass: Arc<Recording<G>>) -> Self {
        Self { passes: vec![pass], first_steps: vec![TimelineStep::START] }
    }

    /// Returns the number of passes.
    #[expect(clippy::len_without_is_empty, reason = "there is at least one pass")]
    pub fn len(&self) -> usize {
        self.passes.len()
    }

    /// Returns a pass by its number, from 0; the last pass if there are fewer.
    pub fn get(&self, pass: usize) -> &Arc<Recording<G>> {
        &self.passes[pass.min(self.passes.len() - 1)]
    }

    /// Returns all passes in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = &Arc<Recording<G>>> + ExactSizeIterator {
        self.passes.iter()
    }

    /// Returns the last pass.
    pub fn last(&self) -> &Arc<Recording<G>> {
        self.get(self.passes.len())
    }

    /// Returns the number of the last completed pass; `None` if no pass was completed. A search may be cut short
    /// between two passes; then its last pass is complete. If a search that deepens is cut short, it is the pass that has
    /// finished the last finished depth: a pass that has to be repeated finishes none.
    pub fn last_complete(&self) -> Option<usize> {
        let is_cut_short = !self.is_complete() && self.last().config().algorithm.properties().deepens;
        // The first pass has the window of the search.
        let whole = self.get(0).pass().map_or(Window::FULL, |(_, pass)| pass.window);
        let is_finished = |pass: &Arc<Recording<G>>| {
            let result = pass.trace().result(NodeId::ROOT);
            let has_failed = |score| pass.pass().is_some_and(|(_, it)| it.has_failed(score, whole));
            result.is_some_and(|(score, _)| !(is_cut_short && has_failed(score)))
        };
        self.passes.iter().rposition(is_finished)
    }

    /// Returns the depth that a search that deepens has not finished because it was cut short: that of its last pass, or
    /// the next one if that pass has finished its depth.
    pub fn stopped_depth(&self) -> Option<usize> {
        let is_cut_short = !self.is_complete() && self.last().config().algorithm.properties().deepens;
        let is_between = self.last_complete() == Some(self.len() - 1);
        self.last().config().depth.filter(|_| is_cut_short).map(|depth| depth + usize::from(is_between))
    }

    /// Returns how the search ended.
    pub fn ending(&self) -> Ending {
        self.last().trace().ending()
    }

    /// Returns whether the search was completed.
    pub fn is_complete(&self) -> bool {
        self.ending() == Ending::Complete
    }

    /// Returns the number of the pass that decides the best move: the last that shows one.
    pub fn deciding_pass(&self) -> usize {
        let Some(last) = self.last_complete() else { return 0 };
        // A null-window test of a guess proves only one side of the value. In every other search the last pass decides.
        if self.last().stop_reason.is_some_and(|stop| stop != StopReason::Converged) {
            return last;
        }
        let shows = |pass: &Arc<Recording<G>>| {
            let trace = pass.trace();
            let Some((score, _)) = trace.result(NodeId::ROOT) else { return false };
            pass.pass().is_none_or(|(_, pass)| pass.shows_best(trace.player(NodeId::ROOT), score))
        };
        self.passes[..=last].iter().rposition(shows).unwrap_or(last)
    }

    /// Returns the interval that all passes over the tree of the last depth prove together for the root's value.
    pub fn proved(&self) -> Interval {
        let Some(last) = self.last_complete() else { return self.get(0).trace().end().proved(NodeId::ROOT) };
        let same_tree = |pass: &&Arc<Recording<G>>| pass.config().depth == self.get(last).config().depth;
        let proved = self.passes[..=last].iter().filter(same_tree).map(|pass| pass.trace().end().proved(NodeId::ROOT));
        proved.fold(Interval::UNKNOWN, Interval::intersection)
    }

    /// Returns the result of the search, as far as it got.
    pub fn result(&self) -> SearchResult {
        let proved = self.proved();
        let score = self.last_complete().and_then(|pass| self.get(pass).trace().result(NodeId::ROOT));
        let open_end = || match (proved.low.is_finite(), proved.high.is_finite()) {
            _ if proved.is_exact() => Some((proved.low, Bound::Exact)),
            (true, _) => Some((proved.low, Bound::Lower)),
            (false, true) => Some((proved.high, Bound::Upper)),
            (false, false) => None,
        };
        // A search that proves nothing claims what its last pass claims.
        let is_proved = self.get(self.last_complete().unwrap_or_default()).trace().trust.is_proved();
        let bound = |score, claimed| if is_proved { proved.bound_of(score) } else { claimed };
        let value = score.map(|(score, claimed)| (score, bound(score, claimed))).or_else(open_end);
        let pass = self.deciding_pass();
        let trace = self.get(pass).trace();
        let best = trace.result(NodeId::ROOT).and_then(|(score, _)| trace.played(score));
        SearchResult {
            value,
            best: best.map(|node| (pass, node)),
            ending: self.ending(),
            stop_reason: self.last().stop_reason,
        }
    }

    /// Returns what the search guarantees: for the root by all passes of the last depth together, for the best child by
    /// the deciding pass.
    pub fn guarantee(&self) -> Guarantee {
        let deciding = self.get(self.deciding_pass());
        let same_tree = |pass: &&Arc<Recording<G>>| pass.config().depth == deciding.config().depth;
        let roots = self.passes.iter().filter(same_tree).map(|pass| pass.guarantee().root);
        Guarantee { root: roots.fold(Interval::UNKNOWN, Interval::intersection), ..deciding.guarantee() }
    }

    /// Returns the last step of the timeline: the number of events in all passes.
    pub fn end(&self) -> TimelineStep {
        let last = self.passes.len() - 1;
        self.timeline_step(PassStep { pass: last, step: self.get(last).trace().len() })
    }

    /// Returns the number of nodes in all passes.
    pub fn node_count(&self) -> usize {
        self.passes.iter().map(|pass| pass.trace().node_count()).sum()
    }

    /// Returns the memory in use, in bytes.
    pub fn bytes(&self) -> usize {
        self.passes.iter().map(|pass| pass.bytes()).sum()
    }

    /// Returns the pass and its step at a step of the timeline; the end of the last pass for a later step. The end of a
    /// pass and the beginning of the next are the same step of the timeline, which belongs to the earlier pass.
    pub fn locate(&self, step: TimelineStep) -> PassStep {
        // A last pass that was cut short before its first step is located at the end too.
        let pass = if step < self.end() || step == TimelineStep::START {
            self.first_steps.partition_point(|&first| first < step).saturating_sub(1)
        } else {
            self.passes.len() - 1
        };
        let step = step.get() - self.first_steps[pass].get();
        PassStep { pass, step: step.min(self.get(pass).trace().len()) }
    }

    /// Returns the step of the timeline at a step of a pass, which is limited to the last step of the pass.
    pub fn timeline_step(&self, PassStep { pass, step }: PassStep) -> TimelineStep {
        let pass = pass.min(self.passes.len() - 1);
        TimelineStep::new(self.first_steps[pass].get() + step.min(self.get(pass).trace().len()))
    }

    /// Returns the cost of the search up to a step of a pass, earlier passes included.
    pub fn stats(&self, at: PassStep) -> SearchStats {
        let before = self.passes[..at.pass].iter().map(|pass| pass.trace().end().stats());
        before.fold(self.get(at.pass).trace().at(at.step).stats(), |sum, count| sum + count)
    }
}

/// Returns the number of the last pass and the joint variation as its nodes; `None` if the last pass proves the value
/// alone, and if the value is not known.
pub(super) fn joint_variation<G: Game>(passes: &[Recording<G>]) -> Option<(usize, Vec<NodeId>)> {
    let last = passes.len().checked_sub(1)?;
    let trace = passes[last].trace();
    let (_, bound) = trace.result(NodeId::ROOT)?;
    let proved = trace.end().proved(NodeId::ROOT);
    if bound == Bound::Exact || !proved.is_exact() {
        return None;
    }
    let value = proved.low;
    let needed = if bound == Bound::Lower { Bound::Upper } else { Bound::Lower };
    let depth = passes[last].config().depth;
    let is_needed = |pass: &&Recording<G>| {
        let result = pass.trace().result(NodeId::ROOT);
        let is_enough = result == Some((value, needed)) || result == Some((value, Bound::Exact));
        pass.config().depth == depth && is_enough
    };
    let other = passes[..last].iter().rfind(is_needed)?;
    let (lower, upper) = if bound == Bound::Lower { (&passes[last], other) } else { (other, &passes[last]) };
    let line = std::iter::successors(Some((NodeId::ROOT, NodeId::ROOT)), |&(below, above)| {
        next(lower, upper, below, above, value)
    });
    let line = line.map(|(below, above)| if bound == Bound::Lower { below } else { above });
    Some((last, line.collect()))
}

/// Extends the line by one move in both passes. The pass that proves the player's own bound chooses the move.
fn next<G: Game>(
    lower: &Recording<G>,
    upper: &Recording<G>,
    below: NodeId,
    above: NodeId,
    value: Score,
) -> Option<(NodeId, NodeId)> {
    let player = lower.trace().player(below);
    let (own, at, other, at_other) = match player {
        Player::Max => (lower, below, upper, above),
        Player::Min => (upper, above, lower, below),
    };
    let child = keeping(own.trace(), at, player, value)?;
    let mv = own.move_to(child);
    let same = |&node: &NodeId| other.move_to(node) == mv && other.trace().result(node).is_some();
    let counterpart = other.trace().children(at_other).find(same)?;
    Some(match player {
        Player::Max => (child, counterpart),
        Player::Min => (counterpart, child),
    })
}

/// Returns the first child that is proved to be no worse than the value for its parent's player.
fn keeping(trace: &Trace, node: NodeId, player: Player, value: Score) -> Option<NodeId> {
    let end = trace.end();
    trace
        .children(node)
        .find(|&child| trace.result(child).is_some() && !player.prefers(value, end.proved(child).own_end(player)))
}
