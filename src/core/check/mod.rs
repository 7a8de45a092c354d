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
mod reading;
mod record;
mod report;
mod root_move;
mod sampled;
mod told;
mod view;
mod weights;

pub use known_tree::known_tree;
pub use reading::{LeafReading, Reading, RootReading, ScaleReading, SearchReading, StopReading, ValueRule};
pub use record::record_run;
pub use report::{CutFaults, Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::run::{Guess, ReportedView, Run};
use crate::score::Score;
use consistency::{contradiction, sides, view_without_position};
use judge::Judge;
use reading::readings;
use sampled::judge_sampled;
use told::{told_payoffs, told_value, work};

/// Judges a run, in the first of its [readings](Reading) that makes it right. If none does, the report is of the reading that the run
/// follows for the longest time.
pub fn check(run: &Run) -> RunReport {
    let readings = readings(run);
    let is_alone = readings.len() == 1;
    let mut nearest: Option<(RunReport, Reading)> = None;
    for reading in readings {
        let read = reading.read(run);
        let report = check_as_read(&read, is_alone);
        if report.verdict.is_right() {
            return read_as(report, reading);
        }
        let reached = |report: &RunReport| report.first.as_ref().map(|first| first.line);
        if nearest.as_ref().is_none_or(|(nearest, _)| reached(nearest) < reached(&report)) {
            nearest = Some((report, reading));
        }
    }
    let (report, reading) = nearest.expect("a run has a reading");
    let report = if is_alone { report } else { check_as_read(&reading.read(run), true) };
    judged(run, read_as(report, reading))
}

/// Returns a report with the reading of its run.
fn read_as(mut report: RunReport, reading: Reading) -> RunReport {
    report.reading = reading;
    if matches!(report.verdict, RunVerdict::Same | RunVerdict::Equivalent) && !reading.is_plain() {
        report.verdict = RunVerdict::Equivalent;
    }
    report
}

/// Returns the report with the verdict that a run is not judged, if what is found in it rests on a guess: without a position, sides and
/// views that were guessed contradict nothing.
fn judged(run: &Run, report: RunReport) -> RunReport {
    let is_guess = run.header.position.is_none() && run.header.is_guessed(Guess::View);
    if is_guess && report.verdict == RunVerdict::Inconsistent {
        return RunReport { verdict: RunVerdict::Incomparable, first: None, diagnoses: Vec::new(), ..report };
    }
    report
}

/// Judges a run that is read in one way. `seeks_diagnoses` is whether the mistakes that explain it are wanted.
fn check_as_read(run: &Run, seeks_diagnoses: bool) -> RunReport {
    let position = run.header.position.as_deref();
    if run.is_sampled() {
        judge_sampled(run, position.filter(|position| players_of(position) == 0))
    } else {
        check_depth_first(run, position, seeks_diagnoses)
    }
}

fn check_depth_first(run: &Run, position: Option<&AnyGame>, seeks_diagnoses: bool) -> RunReport {
    match position {
        // Moves and vectors of other players do not fit the position.
        Some(position) if players_of(position) != run.header.players.len() => incomparable(run, Variation::Position),
        Some(position) => {
            let judge = Judge { seeks_diagnoses, ..Judge::new(run, position) };
            if judge.can_be_claimed() { judge.report() } else { incomparable(run, Variation::Claim) }
        }
        None => without_position(run),
    }
}

/// Returns how many players have payoffs of their own; 0 in a game of two sides.
fn players_of(position: &AnyGame) -> usize {
    position.players().map_or(0, |players| players.names.len())
}

/// Returns the report on a run that cannot be compared.
fn incomparable(run: &Run, variation: Variation) -> RunReport {
    let variations = vec![variation];
    RunReport { verdict: RunVerdict::Incomparable, first: None, variations, ..without_position(run) }
}

/// Judges a run whose position is unknown, by its contradictions.
fn without_position(run: &Run) -> RunReport {
    let cut_on = run.header.claims.cut_on.unwrap_or_default();
    let first = contradiction(run, cut_on);
    let verdict = match &first {
        _ if !run.is_whole() => RunVerdict::Incomplete,
        Some(_) => RunVerdict::Inconsistent,
        // A run without contradictions may still have left something out.
        None => RunVerdict::Incomparable,
    };
    let root = run.roots.last().copied();
    let sides = sides(run);
    let view = view_without_position(run, &sides);
    let in_view = |score: Score| match (view, root) {
        (ReportedView::Mover, Some(root)) => sides[root].view(score),
        (ReportedView::Max | ReportedView::Mover, _) => score,
    };
    RunReport {
        verdict,
        view,
        value: told_value(run).map(in_view),
        payoffs: told_payoffs(run),
        work: work(run),
        first,
        variations: vec![Variation::Position],
        ..RunReport::default()
    }
}
