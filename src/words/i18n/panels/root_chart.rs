//! The chart of the root: its best score, α and β by step, up to the current step.

use crate::i18n::{Words, args};
use poda_core::score::Score;
use poda_core::trace::TimelineStep;
use poda_core::trace::{NodeId, Step, Trace};

/// The largest number of changes of the best score in the chart: the last ones.
const MAX_CHANGES: usize = 200;
/// The largest number of changes that are written: the last ones.
const MAX_WRITTEN: usize = 20;

/// A score of the root by step of the pass, which is constant between changes. α and β are left out where they are
/// infinite.
#[derive(Clone, Debug, PartialEq)]
pub struct RootCurve {
    pub name: String,
    /// The steps at which it changes, each with the new score.
    pub changes: Vec<(Step, Score)>,
}

impl RootCurve {
    fn of(name: String, steps: &[Step], score: impl Fn(Step) -> Option<Score>) -> Self {
        let mut changes: Vec<(Step, Score)> = steps.iter().filter_map(|&step| Some((step, score(step)?))).collect();
        changes.dedup_by_key(|&mut (_, score)| score);
        Self { name, changes }
    }

    /// Returns the changes to finite scores, which alone can be drawn.
    pub fn drawn(&self) -> impl Iterator<Item = (Step, Score)> + '_ {
        self.changes.iter().copied().filter(|(_, score)| score.is_finite())
    }

    /// Returns the curve in words, for users who cannot see it; `None` if it has no changes. `timeline_step` places a
    /// step of the pass on the timeline.
    pub fn line(&self, words: &Words, timeline_step: impl Fn(Step) -> TimelineStep) -> Option<String> {
        let change = |&(step, score): &(Step, Score)| {
            let step = timeline_step(step).get() as u64;
            words.fill("chart-change", &args![score, step = words.number(step)])
        };
        let left_out = self.changes.len().saturating_sub(MAX_WRITTEN);
        let mark = (0 < left_out).then(|| "…".to_owned());
        let changes: Vec<String> = mark.into_iter().chain(self.changes[left_out..].iter().map(change)).collect();
        let args = args![name = self.name.clone(), changes = changes.join(", ")];
        (!changes.is_empty()).then(|| words.fill("chart-line", &args))
    }
}

/// Returns the best score of the root, its α and its β up to a step; `None` until the best score changes, because all
/// are flat before that.
pub fn root_chart(words: &Words, trace: &Trace, now: Step) -> Option<[RootCurve; 3]> {
    let improved = trace.at(now).improvements(NodeId::ROOT).take(MAX_CHANGES);
    let improved = improved.filter_map(|child| trace.improved_at(child));
    let mut steps: Vec<Step> = improved.chain([1, now]).filter(|&step| step <= now).collect();
    steps.sort_unstable();
    let window = |step| trace.at(step).window(NodeId::ROOT);
    let best = RootCurve::of(words.text("chart-best"), &steps, |step| trace.at(step).best_score(NodeId::ROOT));
    let bound = |bound: Option<Score>| bound.filter(|bound| bound.is_finite());
    let alpha = RootCurve::of(words.text("chart-alpha"), &steps, |step| bound(Some(window(step)?.alpha)));
    let beta = RootCurve::of(words.text("chart-beta"), &steps, |step| bound(Some(window(step)?.beta)));
    (2 <= best.changes.len()).then_some([best, alpha, beta])
}
