//! Judges a run: whether a program searches as it claims, where it first does something else, and which of the classic
//! mistakes explains everything that it reported.
//!
//! The same functions as everywhere make the correct search again, with a tracer that compares its events with those of
//! the run and ends it at the first difference. The searches with one [mistake](crate::search::mistakes) are made in
//! the same way. If the position is unknown, only contradictions are found.
//!
//! Does not depend on windows on the screen, on languages, or on the text of a file.

mod comparing;
mod consistency;
mod cuts;
mod diagnosis;
mod expected;
mod facts;
mod finding;
mod guess;
mod horizon;
mod identity;
mod judge;
mod justified;
mod known_tree;
mod local;
mod meaning;
mod open_node;
mod ordered;
mod placed;
mod reading;
mod record;
mod report;
mod reported;
mod root_move;
mod sampled;
mod ties;
mod verdict;
mod view;
mod weights;

pub use horizon::tell_estimates;
pub use known_tree::known_tree;
pub use meaning::{LeafReading, Reading, RootReading, ScaleReading, SearchReading, StopReading, ValueRule};
pub use record::record_run;
pub use report::{CutFaults, Fact, Finding, RunReport, RunVerdict, Variation, VisitCounts};

use crate::game::Game;
use crate::game::any::AnyGame;
use crate::run::{Guess, ReportedView, Run};
use crate::score::Score;
use consistency::{contradiction, sides, view_without_position};
use judge::Judge;
use reading::{first_reading, other_readings};
use reported::{reported_payoffs, reported_value, work};
use sampled::judge_sampled;
use std::cmp::Reverse;

/// The most readings that are searched for a mistake that explains the run.
const MAX_EXPLAINED: usize = 3;

/// Judges a run, in the first of its [readings](Reading) that makes it right. If none does, the report is of the first
/// one, unless no mistake explains the run in it and another is followed for a longer time.
pub fn check(run: &Run) -> RunReport {
    let first = first_reading(run);
    let plain = check_as_read(&first.read(run), true);
    let is_settled = matches!(plain.verdict, RunVerdict::Incomparable | RunVerdict::Incomplete);
    // A right run that averages although no claim says so.
    let mut unsaid = takes_unsaid_averages(run, &plain).then(|| read_as(plain.clone(), first));
    let is_right = plain.verdict.is_right() && unsaid.is_none();
    if is_right || is_settled {
        return judged(run, read_as(plain, first));
    }
    let reached = |report: &RunReport| report.first.as_ref().map(|first| first.line);
    let mut further: Vec<(RunReport, Reading)> = Vec::new();
    for reading in other_readings(run) {
        let report = check_as_read(&reading.read(run), false);
        if takes_unsaid_averages(run, &report) {
            unsaid.get_or_insert_with(|| read_as(report, reading));
            continue;
        }
        if report.verdict.is_right() {
            return read_as(report, reading);
        }
        if reading.may_be_wrong() && reached(&plain) < reached(&report) {
            further.push((report, reading));
        }
    }
    if let Some(report) = unsaid {
        let variations = vec![Variation::AveragesUnsaid];
        return RunReport { verdict: RunVerdict::Incomparable, variations, ..report };
    }
    if plain.diagnoses.is_empty() {
        // The order of equals is that of the readings.
        further.sort_by_key(|(report, _)| Reverse(reached(report)));
        let explained =
            further.iter().take(MAX_EXPLAINED).map(|(_, reading)| (check_as_read(&reading.read(run), true), *reading));
        let explained: Vec<_> = explained.collect();
        let named = explained.iter().position(|(report, _)| !report.diagnoses.is_empty()).unwrap_or_default();
        if let Some((report, reading)) = explained.into_iter().nth(named) {
            return judged(run, read_as(report, reading));
        }
    }
    judged(run, read_as(plain, first))
}

/// Parts of names by which a program says that it takes averages.
const AVERAGING: [&str; 10] =
    ["expect", "expval", "chance", "random", "average", "avg", "esper", "promedio", "azar", "aleator"];

/// Returns whether a run is right only as a search against an opponent who moves at random, and neither a claim nor a
/// name says that this is meant: a minimax that takes averages by mistake does the same.
fn takes_unsaid_averages(run: &Run, report: &RunReport) -> bool {
    let header = &run.header;
    let names = [&header.title, &header.program].into_iter().flatten().map(|name| name.to_lowercase());
    let is_named = names.into_iter().any(|name| AVERAGING.iter().any(|part| name.contains(part)));
    let is_claimed = header.claims.algorithm.is_some_and(|algorithm| algorithm.properties().searches_chance);
    report.verdict.is_right() && report.variations.contains(&Variation::RandomOpponent) && !is_named && !is_claimed
}

/// Returns a report with the reading of its run.
fn read_as(mut report: RunReport, reading: Reading) -> RunReport {
    report.reading = reading;
    if matches!(report.verdict, RunVerdict::Same | RunVerdict::Equivalent) && !reading.is_plain() {
        report.verdict = RunVerdict::Equivalent;
    }
    report
}

/// Returns the report with the verdict that a run is not judged, if what is found in it rests on a guess: without a
/// position, sides and views that were guessed contradict nothing.
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
        value: reported_value(run).map(in_view),
        payoffs: reported_payoffs(run),
        work: work(run),
        first,
        variations: vec![Variation::Position],
        ..RunReport::default()
    }
}
