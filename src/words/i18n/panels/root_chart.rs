//! The chart of the root: its best score, α and β by step, up to the current step.

use crate::i18n::Words;
use poda_core::score::Score;
use poda_core::trace::{NodeId, Step, Trace};

/// The largest number of changes of the best score in the chart: the last ones.
const MAX_CHANGES: usize = 200;
/// The largest number of changes that are written: the last ones.
const MAX_WRITTEN: usize = 20;

/// A score of the root by step, which is constant between changes. Infinite scores are left out.
#[derive(Clone, Debug, PartialEq)]
pub struct RootCurve {
    /// The name of the score.
    pub name: String,
    /// The steps at which it changes, each with the new score.
    pub changes: Vec<(Step, Score)>,
}

impl RootCurve {
    fn of(name: String, steps: &[Step], score: impl Fn(Step) -> Option<Score>) -> Self {
        let scores = steps.iter().filter_map(|&step| Some((step, score(step)?)));
        let mut changes: Vec<(Step, Score)> = scores.filter(|(_, score)| score.is_finite()).collect();
        changes.dedup_by_key(|&mut (_, score)| score);
        Self { name, changes }
    }

    /// Returns the curve in words, for users who cannot see it; `None` if it has no changes.
    pub fn line(&self, words: &Words) -> Option<String> {
        let change = |&(step, score): &(Step, Score)| {
            words.fill("chart-change", &[("score", score.into()), ("step", words.number(step as u64).into())])
        };
        let left_out = self.changes.len().saturating_sub(MAX_WRITTEN);
        let mark = (0 < left_out).then(|| "…".to_owned());
        let changes: Vec<String> = mark.into_iter().chain(self.changes[left_out..].iter().map(change)).collect();
        let args = [("name", self.name.clone().into()), ("changes", changes.join(", ").into())];
        (!changes.is_empty()).then(|| words.fill("chart-line", &args))
    }
}

/// Returns the best score of the root, its α and its β up to a step; `None` until the best score changes, because all are
/// flat before that.
pub fn root_chart(words: &Words, trace: &Trace, now: Step) -> Option<[RootCurve; 3]> {
    let improved = trace.at(now).improvements(NodeId::ROOT).take(MAX_CHANGES);
    let improved = improved.filter_map(|child| trace.improved_at(child));
    let mut steps: Vec<Step> = improved.chain([1, now]).filter(|&step| step <= now).collect();
    steps.sort_unstable();
    let window = |step| trace.at(step).window(NodeId::ROOT);
    let best = RootCurve::of(words.text("chart-best"), &steps, |step| trace.at(step).best_score(NodeId::ROOT));
    let alpha = RootCurve::of(words.text("chart-alpha"), &steps, |step| Some(window(step)?.alpha));
    let beta = RootCurve::of(words.text("chart-beta"), &steps, |step| Some(window(step)?.beta));
    (2 <= best.changes.len()).then_some([best, alpha, beta])
}
