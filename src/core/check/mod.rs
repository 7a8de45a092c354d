//! Judges a run: whether a program searches as it claims, where it first does something else, and which of the classic mistakes explains
//! everything that it reported.
//!
//! The same functions as everywhere make the correct search again, with a tracer that compares its events with those of the run and ends it
//! at the first difference. The searches with one [mistake](crate::search::mistakes) are made in the same way. If the position is unknown,
//! only contradictions are found.
//!
//! Does not depend on windows on the screen, on languages, or on the text of a file.

mod comparing;
mod consistency;
mod cuts;
mod expected;
mod finding;
mod guess;
mod judge;
mod known_tree;
mod local;
mod ordered;
mod placed;
mod record;
mod report;
mod root_move;
mod sampled;
mod told;
mod view;
mod weights;

pub use known_tree::known_tree;
pub use record::record_run;
pub use report::{CutFaults, Fact, Finding, Report, Variation, Verdict, Work};

use crate::run::{ReportedView, Run};
use crate::score::Score;
use consistency::{contradiction, sides, view_without_position};
use judge::Judge;
use sampled::{judge_sampled, sampled_without_position};
use told::{told_value, work};

/// Judges a run.
pub fn check(run: &Run) -> Report {
    match run.header.position.as_deref() {
        Some(position) if run.is_sampled() => judge_sampled(run, position),
        None if run.is_sampled() => sampled_without_position(run),
        Some(position) => Judge::new(run, position).report(),
        None => without_position(run),
    }
}

/// Judges a run whose position is unknown, by its contradictions.
fn without_position(run: &Run) -> Report {
    let cut_on = run.header.claims.cut_on.unwrap_or_default();
    let first = contradiction(run, cut_on);
    let verdict = match &first {
        _ if !run.is_whole() => Verdict::Incomplete,
        Some(_) => Verdict::Inconsistent,
        // What was left out is not seen.
        None => Verdict::Incomparable,
    };
    let root = run.roots.last().copied();
    let sides = sides(run);
    let view = view_without_position(run, &sides);
    let in_view = |score: Score| match (view, root) {
        (ReportedView::Mover, Some(root)) => sides[root].view(score),
        (ReportedView::Max | ReportedView::Mover, _) => score,
    };
    Report {
        verdict,
        config: None,
        is_guessed: false,
        view,
        value: told_value(run).map(in_view),
        expected_value: None,
        best: None,
        expected_best: None,
        work: work(run),
        expected_work: None,
        cuts: None,
        first,
        diagnoses: Vec::new(),
        variations: vec![Variation::Position],
    }
}
